"""A match by a game's kernels alone, for tests: actions and outcomes as texts.

With the compiler off it works on the unpacked record, whose fields are a hundred times quicker to read.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from farshore.engine import calls, verbs
from farshore.engine.game import CHANCE, Game
from farshore.engine.kernel import COMPILED, entry
from farshore.engine.position import Position
from farshore.engine.record import Records, unpack


@entry
def to_act(states: Records) -> int:
    return verbs.to_act(states[0])


@entry
def apply(states: Records, seat: int, action: int) -> None:
    verbs.apply(states[0], seat, action)


CALLS: dict[str, Callable[..., Any]] = {
    "to_act": to_act,
    "legal": calls.legal,
    "chances": calls.chances,
    "apply": apply,
    "score": calls.score,
    "ranks": calls.ranks,
    "was_cut": calls.was_cut,
}


class Engine:
    """One match; options that are left out have their defaults."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.states = Position.begin(game, game.read_options(options), seats).states
        self.unpacked = unpack(self.states)
        self.actions = np.zeros(len(game.actions), np.int64)
        self.weights = np.zeros(len(game.outcomes), np.int64)

    def call(self, verb: str, *args: Any) -> Any:
        if not COMPILED:
            return getattr(self.game, verb)(self.unpacked, *args)
        return CALLS[verb](self.states, *args)

    def to_act(self) -> str:
        who = self.call("to_act")
        return {0: "over", CHANCE: "chance"}.get(who) or "".join(str(seat) for seat in range(4) if who >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        count = self.call("legal", seat, self.actions)
        numbers = self.actions[:count].tolist()
        assert numbers == sorted(set(numbers))
        return [self.game.actions[number] for number in numbers]

    def outcomes(self) -> dict[str, int]:
        total = self.call("chances", self.weights)
        found = {self.game.outcomes[i]: int(weight) for i, weight in enumerate(self.weights) if weight}
        assert sum(found.values()) == total
        return found

    def act(self, seat: int, text: str) -> None:
        self.call("apply", seat, self.game.read(seat, text))

    def chance(self, text: str) -> None:
        self.call("apply", CHANCE, self.game.read(CHANCE, text))

    def scores(self) -> list[int]:
        points = np.zeros(self.seats, np.int64)
        self.call("score", points)
        return points.tolist()

    def ranks(self) -> list[int]:
        places = np.zeros(self.seats, np.int64)
        self.call("ranks", places)
        return places.tolist()

    def was_cut(self) -> bool:
        return bool(self.call("was_cut"))

    @property
    def state(self) -> Any:
        """The record for Python to look at."""
        return unpack(self.states) if COMPILED else self.unpacked
