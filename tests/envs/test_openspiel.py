"""OpenSpiel's own tests over all games, and what they do not ask: secrets, worlds, a match of the library."""

import random
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test as pettingzoo_api_test

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE
from farshore.envs.openspiel import sampler, short_name
from farshore.play import Play, new
from tests.distributions import install_skerries

SHORT: dict[str, dict[str, Any]] = {"lost-cities": {"rounds": 1}}
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "lost-cities": [{"colours": 2}, {"colours": 2, "chance": "joined"}],
    "explorers": [{"map": "small", "players": 2}],
    "entdecker": [{"layout": "small"}],
}
each_game = pytest.mark.parametrize("name", games.names())


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(games.get(name)), {**SHORT.get(name, {}), **parameters})


def states(game: Any, seed: int, count: int) -> list[Any]:
    """States on the way through one random match."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    found: list[Any] = []
    while not state.is_terminal() and len(found) < count:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


@each_game
def test_it_passes_the_simulation_of_its_makers(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)
    for variant in VARIANTS.get(name, [])[:1]:
        pyspiel.random_sim_test(load(name, **variant), num_sims=1, serialize=True, verbose=False)


@each_game
@pytest.mark.parametrize(
    "law", [each for each in dir(api_test.EnforceAPIOnPartialTreeBase) if each.startswith("test_")]
)
def test_it_keeps_the_laws_of_its_makers(name: str, law: str) -> None:
    """On some states of one match; theirs clone thousands."""
    case = api_test.EnforceAPIOnPartialTreeBase(law)
    played = [{"players": seats} for seats in {games.get(name).seats[0], games.get(name).seats[-1]}]
    for seats, parameters in enumerate([*played, *VARIANTS.get(name, [])]):
        case.game = load(name, **parameters)
        case.game_name = short_name(games.get(name))
        case.game_type = case.game.get_type()
        case.some_states = states(case.game, seats, 25)
        getattr(case, law)()


def late(name: str) -> str:
    """A position shortly before the end of a match."""
    play: Play = new(name, seed=1, **SHORT.get(name, {}))
    rng, positions = random.Random(1), [""]
    while not play.over:
        positions.append(str(play.position))
        seat = play.to_act[0]
        play.act(rng.choice(play.numbers(seat)), seat)
    return positions[-2]


@each_game
def test_a_playthrough_is_the_same_when_it_is_replayed(name: str, tmp_path: Path) -> None:
    """Of the end of a match: each of its lines is thousands of numbers."""
    flags.FLAGS.mark_as_parsed()  # which are made for a command line
    path = tmp_path / "playthrough.txt"
    game = pyspiel.load_game(short_name(games.get(name)), {"position": late(name)})
    path.write_text(generate_playthrough.playthrough(str(game), None, alsologtostdout=False, seed=1) + "\n")
    expected, actual = generate_playthrough.replay(str(path))
    assert actual.strip() == expected.strip()


@each_game
def test_a_match_is_one_of_the_library(name: str) -> None:
    """The same actions and outcomes lead to the same positions, rewards are those of the score."""
    play: Play = new(name, chance="given", **SHORT.get(name, {}))
    state = load(name).new_initial_state()
    rng = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            weights = play.position.weights()
            assert dict(state.chance_outcomes()) == {i: w / sum(weights) for i, w in enumerate(weights) if w}
            action = rng.choices(range(len(weights)), weights)[0]
            play.act(action, CHANCE)
        else:
            assert state.legal_actions() == play.numbers(state.current_player())
            action = rng.choice(state.legal_actions())
            play.act(action, state.current_player())
        state.apply_action(action)
    assert str(state) == str(play.position)
    assert state.rewards() == state.returns()
    scores = play.scores
    assert state.returns()[0] == scores[0] - max(scores[1:], default=0)


@each_game
def test_worlds_that_are_invented_look_the_same_and_can_be_played_on(name: str) -> None:
    game = load(name, players=games.get(name).seats[-1])
    rng, draw = random.Random(1), sampler(1)
    for state in states(game, 2, 12):
        player = state.current_player()
        world = state.resample_from_infostate(player, draw)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert any(state.information_state_tensor(player))
        action = rng.choice(state.legal_actions())
        world.apply_action(action)
        after = state.clone()
        after.apply_action(action)
        if after.current_player() == player == world.current_player():  # else it is told what others did
            assert world.information_state_string(player) == after.information_state_string(player)


def test_the_hidden_cards_of_others_are_in_no_information_state() -> None:
    """Two deals that differ in what the other seat holds."""
    one, other = (load("lost-cities").new_initial_state() for _ in range(2))
    for state, cards in ((one, (9, 8, 7)), (other, (6, 5, 4))):
        state.apply_action(next(action for action, _ in state.chance_outcomes()))
        for card in (*range(20, 28), *cards, *range(30, 35)):
            state.apply_action(card)
    assert str(one) != str(other)
    for kind in ("information_state_string", "information_state_tensor", "observation_string", "observation_tensor"):
        assert getattr(one, kind)(0) == getattr(other, kind)(0)
        assert getattr(one, kind)(1) != getattr(other, kind)(1)


def test_a_turn_at_the_same_time_goes_seat_by_seat_and_is_told_when_it_ends() -> None:
    state = load("explorers", players=2).new_initial_state()
    while state.is_chance_node() or len(state.play.to_act) < 2:
        choices = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(choices[0])
    before = state.information_state_string(1)
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[0])
        assert state.information_state_string(1) == before
    while state.current_player() == 1:
        state.apply_action(state.legal_actions()[0])
    assert "\n0:" in state.information_state_string(1).removeprefix(before)


def test_it_starts_from_a_position_and_is_serialised() -> None:
    play: Play = new("lost-cities", seed=1, rounds=1)
    game = pyspiel.load_game("farshore_lost_cities", {"position": str(play.position)})
    state = game.new_initial_state()
    assert str(state) == str(play.position)
    state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_parameters_are_options_and_bad_ones_are_refused() -> None:
    game = load("lost-cities", colours=6, stall_guard=False, reward="win")
    assert "colours=6" in str(game.new_initial_state())
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.utility_sum() == 0
    assert "goals=E7,F1" in str(load("explorers", achievements="E7,F1").new_initial_state())
    for parameters in ({"colours": 9}, {"players": 3}, {"reward": "money"}, {"position": "x"}):
        with pytest.raises(NotationError):
            load("lost-cities", **parameters)


SMALL: dict[str, Any] = {"colours": 2, "rounds": 1, "first_starter": "0", "chance": "joined"}
HISTORIES = (361, 9810, 7488)  # of chance, of players, and ended: counted in the game's own tests
INFORMATION_SETS = 3555


class TestTheWholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    """Small Lost Cities keeps the laws of OpenSpiel's makers in every one of its histories."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game("farshore_lost_cities", SMALL)
        cls.game_name = "small Lost Cities"
        api_test.TOTAL_NUM_STATES[cls.game_name] = HISTORIES
        super().setUpClass()

    def test_game_is_perfect_recall(self) -> None:
        """What theirs does three times with the same result, which takes 20 seconds."""
        assert len(api_test._assert_is_perfect_recall(self.game)) == INFORMATION_SETS


@pytest.mark.parametrize("chance", ["each", "joined"])
def test_the_laws_hold_where_draws_are_joined_and_where_not(chance: str) -> None:
    game = pyspiel.load_game("farshore_lost_cities", {**SMALL, "chance": chance})
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_joined_draws_lead_where_single_ones_lead_and_as_often() -> None:
    """Over all deals: the same positions with the same chance, told to everybody alike but for the order."""

    def leaves(game: Any) -> dict[tuple[str, ...], float]:
        found: defaultdict[tuple[str, ...], float] = defaultdict(float)
        open_ = [(game.new_initial_state(), 1.0)]
        while open_:
            state, share = open_.pop()
            if not state.is_chance_node():
                told = ["\n".join(sorted(state.information_state_string(seat).splitlines())) for seat in range(2)]
                found[(str(state), *told)] += share
                continue
            open_ += [(state.child(outcome), share * chance) for outcome, chance in state.chance_outcomes()]
        return dict(found)

    single, joined = (
        leaves(pyspiel.load_game("farshore_lost_cities", {**SMALL, "chance": each})) for each in ("each", "joined")
    )
    assert len(joined) == 90
    assert single == pytest.approx(joined)


def test_a_playthrough_with_joined_draws_is_the_same_when_it_is_replayed(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    game = pyspiel.load_game("farshore_lost_cities", SMALL)
    path.write_text(generate_playthrough.playthrough(str(game), None, alsologtostdout=False, seed=1) + "\n")
    expected, actual = generate_playthrough.replay(str(path))
    assert actual.strip() == expected.strip()


def test_draws_of_a_large_game_cannot_be_joined() -> None:
    with pytest.raises(NotationError, match="here more than 4096 things can come"):
        load("lost-cities", chance="joined").new_initial_state()
    with pytest.raises(NotationError, match="chance cannot be 'all': allowed are each, joined"):
        load("lost-cities", chance="all")


def test_its_search_plays_a_match() -> None:
    """OpenSpiel's own information-set search, in invented worlds."""
    game = load("lost-cities")
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=50.0, max_simulations=3, random_state=np.random.RandomState(1)
    )
    state = states(game, 1, 10)[-1]
    assert bot.step(state) in state.legal_actions()


@pytest.mark.filterwarnings("ignore:Agent's m[a-z]+ observation space value", "ignore:Observation space for each agent")
@each_game
def test_shimmy_makes_a_pettingzoo_environment_of_it(name: str) -> None:
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    pettingzoo_api_test(OpenSpielCompatibilityV0(env=load(name)), num_cycles=3)


def test_a_game_of_another_distribution_is_registered_too(tmp_path: Path) -> None:
    install_skerries(tmp_path)
    code = (
        "import pyspiel, farshore.envs.openspiel\n"
        "pyspiel.random_sim_test(pyspiel.load_game('farshore_skerries'), num_sims=1, serialize=True, verbose=False)"
    )
    subprocess.run([sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{code}"], check=True)
