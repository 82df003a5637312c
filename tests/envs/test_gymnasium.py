"""Gymnasium's own checks, and what they do not ask: every id, bots of every kind, exact copies, refusals."""

import copy
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import farshore
from farshore import games
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import Game
from farshore.envs.gymnasium import Env
from farshore.envs.registration import title
from farshore.play import Turn
from tests.envs.conftest import small
from tests.envs.test_pettingzoo import short


def play_on(environment: Env, rng: random.Random, steps: int = 1 << 30) -> tuple[list[bytes], float]:
    """Play at random and return what was seen and the last reward."""
    seen: list[bytes] = []
    reward, done = 0.0, False
    mask = environment.action_masks()
    while not done and len(seen) < steps:
        observation, reward, terminated, truncated, _ = environment.step(rng.choice(np.flatnonzero(mask)))
        assert isinstance(observation, dict)
        mask, done = observation["action_mask"], terminated or truncated
        seen.append(observation["observation"].tobytes())
    return seen, reward


@pytest.mark.parametrize("name", games.names())
def test_it_passes_the_checks_of_its_makers_by_its_id(name: str) -> None:
    made = gymnasium.make(f"farshore/{title(name)}-v1", illegal="random", opponents="random")
    check_env(made.unwrapped)
    observation, _ = made.reset(seed=1)
    assert made.observation_space.contains(observation)


def test_it_passes_the_checks_of_its_makers_with_as_many_seats_as_there_can_be(game: Game) -> None:
    environment = Env(game, seats=game.seats[-1], illegal="random", opponents="random", mask="info")
    check_env(environment, skip_render_check=True)  # which needs an id
    check_env(Env(game, illegal="random", opponents="random", **small(game)), skip_render_check=True)


def test_an_id_can_name_the_module_that_declares_it() -> None:
    code = "import gymnasium; print(gymnasium.make('farshore.envs.gymnasium:farshore/LostCities-v1').reset(seed=1)[1])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "{}\n"


def test_the_library_itself_loads_no_library_of_environments() -> None:
    code = "import farshore, farshore.bots, sys; farshore.new('lost-cities'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"gymnasium", "pettingzoo", "pyspiel", "farshore.envs"} & set(loaded)


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo", "vector"])
def test_what_is_missing_is_named_with_the_way_to_install_it(module: str) -> None:
    hide = "import sys; sys.modules.update(gymnasium=None, pettingzoo=None, pyspiel=None)"
    done = subprocess.run(
        [sys.executable, "-c", f"{hide}; import farshore.envs.{module}"], capture_output=True, text=True
    )
    assert done.stderr.strip().endswith('pip install "farshore[envs]"')


def test_bots_of_every_kind_play_the_other_seats(game: Game) -> None:
    class First:
        def choose(self, turn: Turn) -> int:
            return turn.numbers()[0]

    def last(turn: Turn) -> str:
        return turn.legal()[-1]

    for opponent in (1, "2", "random", First(), last):
        environment = Env(game, opponents=opponent, **short(game))
        environment.reset(seed=2)
        play_on(environment, random.Random(1))
        assert environment.table.position.over


def test_rewards_are_the_margin_of_the_own_seat() -> None:
    environment = Env("lost-cities", seat=1, opponents=2, rounds=1)
    environment.reset(seed=4)
    _, reward = play_on(environment, random.Random(7))
    scores = environment.table.position.scores
    assert reward == scores[1] - scores[0] != 0


def test_a_match_goes_on_from_a_copy_exactly_as_it_would_have(game: Game) -> None:
    environment = Env(game, opponents=2, seats=game.seats[-1], **short(game))
    environment.reset(seed=3)
    play_on(environment, random.Random(1), 4)
    saved, twin = environment.save(), copy.deepcopy(environment)
    first = play_on(environment, random.Random(2))
    environment.restore(saved)
    assert play_on(environment, random.Random(2)) == first == play_on(twin, random.Random(2))


def test_it_starts_from_a_position(game: Game) -> None:
    play: Any = farshore.new(game, seed=2)
    seat = play.to_act[0]
    environment = Env(game, seat=seat, position=str(play.position))
    environment.reset(seed=1)
    assert environment.table.position == play.position
    environment = Env(game, seat=seat)
    environment.reset(seed=1, options={"position": str(play.position)})
    assert environment.table.position == play.position


def test_what_cannot_be_done_is_refused_and_changes_nothing(game: Game) -> None:
    environment = Env(game)
    with pytest.raises(ResetNeeded):
        environment.step(0)
    environment.reset(seed=1)
    before = environment.table.save()
    illegal = int(np.flatnonzero(~environment.action_masks())[0])
    for action, error in ((illegal, IllegalAction), (-1, IllegalAction), (10**6, IllegalAction), (0.5, NotationError)):
        with pytest.raises(error):
            environment.step(action)
        assert environment.table.save() == before
    play_on(environment, random.Random(1))
    with pytest.raises(ResetNeeded):
        environment.step(0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": 2}, "seat cannot be 2: seats are 0 to 1"),
        ({"opponents": 9}, "there is no bot 9"),
        ({"opponents": None}, "opponents cannot be None"),
        ({"opponents": [1, 1]}, "2 opponents are given, but there are 1 other seats"),
        ({"illegal": "no"}, "illegal cannot be 'no': allowed are raise, random"),
        ({"reward": "win", "position": "x"}, "cannot read"),
    ],
)
def test_arguments_that_cannot_be_read_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        Env("lost-cities", **arguments)


def test_pictures_are_what_the_own_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    environment = Env("lost-cities", render_mode="ansi")
    environment.reset(seed=1)
    assert "seat 0 holds" in (environment.render() or "")
    environment.render_mode = "human"
    assert environment.render() is None
    assert "seat 0 holds" in capsys.readouterr().out
