"""PettingZoo's own tests, and what they do not ask: exact copies, rewards, secrets of a running turn, refusals."""

import copy
import pickle
import random
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from farshore import games
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import Game
from farshore.envs.pettingzoo import AllAtOnce, Env, env, parallel_env
from farshore.play import Play, new
from tests.envs.conftest import game_of, small

CYCLES = 30
# PettingZoo keeps lists of its own environments whose observations are dictionaries; it warns of everybody else's.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def short(game: Game) -> dict[str, Any]:
    """Options of a match that is over soon, where a game has them."""
    values = {option.name: option.choices for option in game.options}
    return {name: min(values[name]) for name in ("rounds", "turns") if name in values}


def play_on(environment: Env, rng: random.Random, steps: int = 1 << 30) -> list[Any]:
    """Play at random and return all that was seen."""
    seen = []
    for agent in environment.agent_iter(min(steps, 1 << 30)):
        observation, reward, terminated, truncated, _ = environment.last()
        assert isinstance(observation, dict)
        seen.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        over = terminated or truncated
        environment.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return seen


def test_it_passes_the_test_of_its_api(game: Game) -> None:
    api_test(env(game, mask="info"), num_cycles=CYCLES)
    api_test(env(game, mask="info", **small(game)), num_cycles=CYCLES)


@dictionaries
def test_it_passes_the_test_of_its_api_with_masks_in_observations(game: Game) -> None:
    api_test(env(game, seats=game.seats[-1]), num_cycles=CYCLES)


def test_it_passes_the_test_of_the_parallel_api(game: Game) -> None:
    parallel_api_test(parallel_env(game, seats=game.seats[-1]), num_cycles=CYCLES)
    parallel_api_test(parallel_env(game, **short(game)), num_cycles=400)  # to the end
    parallel_api_test(parallel_env(game, **small(game)), num_cycles=CYCLES)


def test_it_passes_the_tests_of_seeds(game: Game) -> None:
    seed_test(partial(env, game), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, game, illegal="random"), num_cycles=CYCLES)


@pytest.mark.parametrize("name", ["explorers", "lost-cities", "skerries"])
def test_it_passes_the_test_of_longest_matches(name: str) -> None:
    """In these games all agents act equally often, as that test expects; it plays anything, legal or not."""
    game = game_of(name)
    arguments: dict[str, Any] = {"illegal": "random"}
    max_cycles_test(
        SimpleNamespace(env=partial(env, game, **arguments), parallel_env=partial(parallel_env, game, **arguments))
    )


def test_a_match_is_truncated_when_an_agent_would_act_once_too_often(game: Game) -> None:
    environment = env(game, seats=game.seats[-1], max_cycles=3)
    environment.reset(seed=1)
    seen = play_on(environment, random.Random(1))
    acted = [agent for agent, _, _, _, truncated in seen if not truncated]
    assert max(map(acted.count, acted)) == 3
    assert [truncated for *_, truncated in seen].count(True) == game.seats[-1]
    assert not any(terminated for *_, terminated, _ in seen)


def test_it_passes_the_test_of_pictures(game: Game) -> None:
    render_test(partial(env, game))
    with pytest.warns(UserWarning, match="render_mode='ansi'"):
        env(game).render()


def test_the_same_seed_and_actions_are_the_match_of_the_library(game: Game) -> None:
    options = short(game)
    environment = env(game, **options)
    environment.reset(seed=5)
    play: Play = new(game, seed=5, **options)
    rng = random.Random(5)
    while not play.over:
        seat = int(environment.agent_selection[-1])
        observation = environment.observe(environment.agent_selection)
        assert isinstance(observation, dict)
        assert np.flatnonzero(observation["action_mask"]).tolist() == play.numbers(seat)
        action = rng.choice(play.numbers(seat))
        play.act(action, seat)
        environment.step(action)
    assert environment.table.position == play.position
    scores = play.scores
    margins = [each - max([*scores[:seat], *scores[seat + 1 :]], default=0) for seat, each in enumerate(scores)]
    assert list(environment.rewards.values()) == margins
    assert all(environment.terminations.values())


def test_what_an_agent_may_do_without_being_asked_is_to_wait(game: Game) -> None:
    environment = env(game, seats=game.seats[-1])
    environment.reset(seed=1)
    asked = environment.table.position.to_act
    for seat, agent in enumerate(environment.agents):
        observation = environment.observe(agent)
        assert isinstance(observation, dict)
        assert bool(observation["action_mask"][environment.wait]) == (seat not in asked)


def test_a_match_goes_on_from_a_copy_exactly_as_it_would_have(game: Game) -> None:
    environment = env(game, **short(game))
    environment.reset(seed=3)
    play_on(environment, random.Random(1), 15)
    saved = pickle.loads(pickle.dumps(environment.save()))
    twin = copy.deepcopy(environment)
    first = play_on(environment, random.Random(2))
    other = env(game, **short(game))
    other.reset(seed=99)
    other.restore(saved)
    assert first == play_on(other, random.Random(2)) == play_on(twin, random.Random(2))
    other.reset()
    environment.reset()
    assert other.table.position == environment.table.position  # the seeds of later matches go on, too


def test_a_parallel_match_goes_on_from_a_copy() -> None:
    environment = parallel_env("explorers", seats=3)
    environment.reset(seed=1)
    saved = environment.save()
    ends = []
    for _ in range(2):
        rng = random.Random(4)
        environment.restore(saved)
        for _ in range(20):
            environment.step(choose_all(environment, rng))
        ends.append(environment.state().tobytes())
    assert ends[0] == ends[1]


def choose_all(environment: AllAtOnce, rng: random.Random) -> dict[str, int]:
    """A legal action for every agent."""
    position = environment.table.position
    return {
        agent: rng.choice(position.numbers(seat)) if seat in position.to_act else environment.wait
        for seat, agent in enumerate(environment.agents)
    }


def test_nobody_observes_what_others_do_in_a_running_turn() -> None:
    environment = env("explorers", seats=2)
    environment.reset(seed=1)
    before = environment.observe("player_1")
    environment.step(environment.table.position.numbers(0)[0])
    after = environment.observe("player_1")
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert before["observation"].tobytes() == after["observation"].tobytes()
    assert before["action_mask"].tobytes() == after["action_mask"].tobytes()
    assert environment.agent_selection == "player_1"


def test_it_starts_from_any_position_in_text(game: Game) -> None:
    play: Play = new(game, seed=2)
    for _ in range(5):
        play.act(play.numbers(play.to_act[0])[0], play.to_act[0])
    environment = env(game, position=str(play.position))
    environment.reset(seed=1)
    assert environment.table.position == play.position
    environment = env(game)
    environment.reset(seed=1, options={"position": str(play.position)})
    assert environment.table.position == play.position
    with pytest.raises(NotationError):
        environment.reset(options={"position": "nonsense"})
    assert environment.table.position == play.position


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("lost-cities", {"colours": 6}, "the position was agreed with colours=6, and here colours=5 is"),
        ("lost-cities", {"stall_guard": False}, "with stall_guard=off, and here stall_guard=on is"),
        ("explorers", {"temples": "expert"}, "with temples=expert, and here temples=basic is"),
        ("entdecker", {"toll_per_owner": True}, "with toll_per_owner=on, and here toll_per_owner=off is"),
    ],
)
def test_a_position_with_other_rules_is_refused_at_reset(name: str, options: dict[str, Any], message: str) -> None:
    text = str(new(name, seed=2, **options).position)
    for environment in (env(name), parallel_env(name)):
        environment.reset(seed=1)
        before = environment.save()
        with pytest.raises(NotationError, match=message):
            environment.reset(options={"position": text})
        assert environment.save() == before
    env(name, **options).reset(options={"position": text})


def test_bots_are_told_what_a_position_says_was_agreed() -> None:
    """A map that is laid counts as given: a match on it has that map, and so has its copy."""
    map_ = "3.180,1.0,4.90,8.270"
    text = str(new("explorers", seed=2, map=map_).position)
    environment = env("explorers")
    environment.reset(options={"position": text})
    assert environment.table.options["map"] == map_
    assert copy.deepcopy(environment).table.options["map"] == map_
    environment.reset()
    assert environment.table.options["map"] == "chance"


def test_rewards_are_margins_points_or_wins() -> None:
    given = {}
    for reward in ("margin", "points", "win"):
        environment = env("lost-cities", rounds=1, reward=reward)
        environment.reset(seed=8)
        play_on(environment, random.Random(3), 400)
        environment.reset(seed=8)
        rng = random.Random(3)
        while not any(environment.terminations.values()):
            environment.step(rng.choice(environment.table.position.numbers()))
        given[reward] = list(environment.rewards.values())
    one, other = given["points"]
    assert given["margin"] == [one - other, other - one]
    assert given["win"] == ([1, -1] if one > other else [-1, 1])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"reward": "money"}, "reward cannot be 'money': allowed are margin, points, win"),
        ({"mask": "nowhere"}, "mask cannot be 'nowhere'"),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'"),
        ({"render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'"),
        ({"max_cycles": 0}, "max_cycles cannot be 0"),
        ({"seats": 9}, "cannot be played by 9"),
        ({"colour": 1}, "has no option 'colour'"),
    ],
)
def test_arguments_that_cannot_be_read_are_refused(arguments: dict[str, Any], message: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(NotationError, match=message):
            make("lost-cities", **arguments)


def test_what_cannot_be_done_is_refused_and_changes_nothing(game: Game) -> None:
    environment = env(game)
    with pytest.raises(ResetNeeded, match=r"reset\(\) before step"):
        environment.step(0)
    with pytest.raises(ResetNeeded, match=r"reset\(\) before save"):
        environment.save()
    environment.reset(seed=1)
    before = environment.save()
    legal = environment.table.position.numbers()
    illegal = next(action for action in range(environment.wait) if action not in legal)
    for action, error in ((illegal, IllegalAction), (environment.wait, IllegalAction), (-1, IllegalAction),
                          (1 << 40, IllegalAction), (0.5, NotationError), (None, NotationError)):  # fmt: skip
        with pytest.raises(error):
            environment.step(action)
        assert environment.save() == before
    environment.step(legal[0])
    play_on(environment, random.Random(1), 3)
    other = env(next(each for each in games.names() if each != game.name))
    other.reset()
    with pytest.raises(NotationError, match="is no match of"):
        environment.restore(other.save())


def test_wrong_actions_of_agents_at_once_change_nothing(game: Game) -> None:
    environment = parallel_env(game, seats=game.seats[-1])
    with pytest.raises(ResetNeeded):
        environment.step({})
    environment.reset(seed=1)
    before = environment.save()
    good = choose_all(environment, random.Random(1))
    idle = [agent for agent, action in good.items() if action == environment.wait]
    wrong: list[dict[str, Any]] = [
        {},
        {**good, "player_9": 0},
        {**good, "player_0": "x"},
        dict.fromkeys(good, environment.wait),
    ]
    wrong += [{**good, idle[0]: 0}] if idle else []
    for actions in wrong:
        with pytest.raises((NotationError, IllegalAction)):
            environment.step(actions)
        assert environment.save() == before
    environment.step(good)
    assert environment.save() != before


def test_a_match_that_ends_with_its_last_cycle_is_over_and_not_cut() -> None:
    def play(most: int | None) -> tuple[int, bool, bool]:
        environment = env("explorers", seats=1, max_cycles=most)
        environment.reset(seed=1)
        steps = 0
        while not (environment.terminations["player_0"] or environment.truncations["player_0"]):
            environment.step(int(np.flatnonzero(environment.observe("player_0")["action_mask"])[0]))
            steps += 1
        return steps, environment.terminations["player_0"], environment.truncations["player_0"]

    steps, *ends = play(None)
    assert ends == [True, False]
    assert play(steps) == (steps, True, False)
    assert play(steps - 1) == (steps - 1, False, True)
