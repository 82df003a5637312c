"""The compiled rules of Explorers against the slow twin of `oracle.py`, action by action."""

import random
from typing import Any

import pytest

from farshore.games.explorers import GAME, box
from farshore.games.explorers.state import BONUS_WAITING
from tests.games.engine import Engine
from tests.games.explorers.oracle import Explorers
from tests.games.matches import amount

pytestmark = pytest.mark.rules
BATCHES = range(8)
SWITCHES = ("temples", "provisions", "gems", "villages")


def random_options(rng: random.Random, number: int) -> dict[str, Any]:
    """Any options; achievements take turns, so that eleven matches see all of them."""
    options: dict[str, Any] = {name: rng.choice(("basic", "expert")) for name in SWITCHES}
    options["strict"] = rng.random() < 0.3
    options["first_print"] = rng.random() < 0.3
    chosen = [box.ACHIEVEMENTS[(3 * number + i) % len(box.ACHIEVEMENTS)] for i in range(rng.choice((2, 3, 3, 3)))]
    options["achievements"] = rng.choice((str(rng.randrange(4)), ",".join(chosen), ",".join(chosen), ",".join(chosen)))
    given = " ".join(f"{tile}.{rng.choice(box.TURNS_OF_A_TILE)}" for tile in rng.sample(range(1, 9), 4))
    small = rng.choice(("small", f"{rng.randrange(1, 9)}.{rng.choice(box.TURNS_OF_A_TILE)}"))  # EX-A32
    options["map"] = rng.choice(("chance", "compose", given, given, given, small))
    return options


def play(seats: int, options: dict[str, Any], rng: random.Random) -> None:
    """One random match, compared at every step; what was done is added to a failure."""
    engine, oracle = Engine(GAME, seats, options), Explorers(seats, **options)
    steps: list[str] = []
    try:
        _play(engine, oracle, rng, steps)
    except Exception as error:
        error.add_note(f"{seats} seats, {options}: {'; '.join(steps)}")
        raise


def _play(engine: Engine, oracle: Explorers, rng: random.Random, steps: list[str]) -> None:
    lazy = rng.choice((0.02, 0.1, 0.4))
    while (who := oracle.to_act()) != "over":
        assert engine.to_act() == who
        if rng.random() < 0.05:
            assert engine.scores() == oracle.scores()
            assert engine.ranks() == oracle.ranks()
        if who == "chance":
            outcomes = oracle.outcomes()
            assert engine.outcomes() == outcomes
            text = rng.choice(list(outcomes))
            engine.chance(text)
            oracle.chance(text)
            steps.append(f"* {text}")
            continue
        seat = int(rng.choice(who))
        for each in range(engine.seats):
            if each == seat or rng.random() < 0.1:
                assert sorted(engine.legal(each)) == sorted(oracle.legal(each))
        legal = oracle.legal(seat)
        # Keys and temples are sought, or bonuses would hardly ever meet.
        marks = [text for text in legal if text.startswith("mark")]
        worthy = [text for text in marks if object_marked(engine, text) in (1, 2, 4)]
        pool = worthy if worthy and rng.random() < 0.7 else marks if marks and rng.random() > lazy else legal
        text = rng.choice(pool)
        engine.act(seat, text)
        oracle.act(seat, text)
        steps.append(f"{seat} {text}")
    assert engine.to_act() == "over"
    assert engine.scores() == oracle.scores()
    assert engine.ranks() == oracle.ranks()
    assert not engine.was_cut()
    assert all(engine.legal(seat) == [] for seat in range(engine.seats))


def object_marked(engine: Engine, text: str) -> int:
    """What lies on the square of a `mark` text."""
    square = text.split()[1]
    return int(engine.states["objects"][0, 16 * (int(square[1:]) - 1) + "abcdefghijklmnop".index(square[0])])


def test_of_several_bonuses_that_wait_each_can_be_taken_first() -> None:
    """EX-C10: it is named by its temple; between them `done` gives up the rest, but not in strict play (EX-C11)."""
    for strict in (False, True):
        options = {**dict.fromkeys(SWITCHES, "expert"), "strict": strict, "first_print": False}
        engine = Engine(GAME, 2, {**options, "achievements": "0", "map": "1.0 2.0 3.0 4.0"})
        if engine.to_act() == "0":
            engine.act(0, engine.legal(0)[0])
        engine.act(0, "terrain P")
        engine.states["stage"][0, 0] = BONUS_WAITING
        engine.states["bonus"][0, 0, 1:3] = (3, 1)
        offered = [f"bonus {temple} {terrain}" for temple in "BC" for terrain in "PWDM"]
        assert engine.legal(0) == offered + ([] if strict else ["done"])
        engine.act(0, "bonus C W")
        assert engine.states["left"][0, 0] == 1
        assert engine.states["bonus"][0, 0].tolist() == [0, 3, 0, 0]


@pytest.mark.parametrize("batch", BATCHES)
def test_kernels_agree_with_the_oracle_action_by_action(batch: int) -> None:
    rng = random.Random(f"explorers {batch}")
    for number in range(max(1, amount(compiled=96, off=24, soak=1_000) // len(BATCHES))):
        play(rng.choice((1, 1, 2, 2, 3, 4)), random_options(rng, number * len(BATCHES) + batch), rng)
