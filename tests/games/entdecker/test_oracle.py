"""The compiled rules of Die neuen Entdecker against the slow twin of `oracle.py`, action by action."""

import random
import re
from typing import Any

import pytest

from farshore.games.entdecker import GAME
from farshore.games.entdecker.options import OWN_LAYOUTS
from tests.games.engine import Engine
from tests.games.entdecker.oracle import Game as Oracle
from tests.games.matches import amount

pytestmark = pytest.mark.rules
BATCHES = range(8)
LAYOUTS = ("base", "v1", "v2", "v3", *OWN_LAYOUTS, "small")


def twin_layout(text: str) -> str:
    """A layout as the oracle reads it: `~ c2 c3 +5 h4`."""
    if re.fullmatch("base|v[123]|small", text):
        return text
    return " ".join("+{1} {0}".format(*cell.split("+")) if "+" in cell else f"~ {cell}" for cell in text.split(","))


class Twin:
    """The oracle, with the choice of a route as a decision of its own: `start c4`, then `via bank:1 2:2`."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.game = Oracle(
            seats,
            twin_layout(options["layout"]),
            options["chief_scouts"],
            options["toll_per_owner"],
            (options["first"] - 1) % seats,
        )
        self.start: str | None = None

    def to_act(self) -> str:
        who = self.game.who()
        return "over" if self.game.over() else "chance" if who is None else str(who)

    def legal(self) -> list[str]:
        pairs = [text.partition(" via ")[::2] for text in self.game.legal()]
        if self.start is not None:
            return [f"via {way}" for start, way in pairs if start == self.start]
        return sorted({start for start, _ in pairs})

    def act(self, text: str) -> None:
        if self.start is not None:
            self.game.play(f"{self.start} {text}")
            self.start = None
        elif text.startswith("start") and text not in self.game.legal():
            self.start = text
        else:
            self.game.play(text)


def play(seats: int, options: dict[str, Any], rng: random.Random) -> None:
    """One random match, compared at every step; what was done is added to a failure."""
    engine, twin = Engine(GAME, seats, options), Twin(seats, options)
    steps: list[str] = []
    try:
        _play(engine, twin, rng, steps)
    except Exception as error:
        error.add_note(f"{seats} seats, {options}: {'; '.join(steps)}")
        raise


def _play(engine: Engine, twin: Twin, rng: random.Random, steps: list[str]) -> None:
    love = {word: rng.choice((0.02, 1.0, 1.0, 20.0)) for word in ("stop", "scout", "fort", "settle", "draw", "open")}
    oracle = twin.game
    while (who := twin.to_act()) != "over":
        assert engine.to_act() == who
        if rng.random() < 0.1:
            compare(engine, oracle)
        if who == "chance":
            outcomes = dict(oracle.outcomes())
            assert engine.outcomes() == outcomes
            text = rng.choices(list(outcomes), list(outcomes.values()))[0]
            engine.chance(text)
            oracle.chance(text)
            steps.append(f"* {text}")
            continue
        seat = int(who)
        legal = twin.legal()
        assert sorted(engine.legal(seat)) == sorted(legal)
        assert engine.legal((seat + 1) % engine.seats) == []
        text = rng.choices(legal, [love.get(each.split()[0], 1.0) for each in legal])[0]
        engine.act(seat, text)
        twin.act(text)
        steps.append(text)
    assert engine.to_act() == "over"
    compare(engine, oracle)
    assert engine.ranks() == oracle.ranks()


def compare(engine: Engine, oracle: Oracle) -> None:
    """Gold, points and pieces."""
    state, players = engine.state, oracle.players
    assert engine.scores() == oracle.scores()
    assert state.gold[: engine.seats].tolist() == [each.gold for each in players]
    assert state.scouts[: engine.seats].tolist() == [len(each.scouts) for each in players]
    assert state.forts[: engine.seats].tolist() == [each.forts for each in players]
    assert state.settlements[: engine.seats].tolist() == [each.settlements for each in players]


@pytest.mark.parametrize("batch", BATCHES)
def test_kernels_agree_with_the_oracle_action_by_action(batch: int) -> None:
    rng = random.Random(batch)
    for number in range(amount(compiled=6, off=1, soak=125)):
        options = {
            "layout": LAYOUTS[(batch + number) % len(LAYOUTS)],
            "chief_scouts": rng.random() < 0.3,
            "toll_per_owner": rng.random() < 0.4,
            "first": rng.randrange(1, 5),
        }
        play(rng.choice((2, 3, 4)), options, rng)
