"""A match by a game's kernels alone, for tests: actions and outcomes as texts.

With the compiler off it works on the unpacked record, whose fields are a hundred times quicker to read. Each game hands
its kernels over in small ones of its own that take the record out of an array: compiled code finds them in the cache,
which it would not if they were made here.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from farshore.engine.kernel import COMPILED
from farshore.engine.record import Cells, Records, new, unpack


class Kernels(NamedTuple):
    """What a game does, on the first of some records."""

    start: Callable[[Any, int, Cells], None]
    to_act: Callable[[Any], int]
    legal: Callable[[Any, int, Cells], int]
    chances: Callable[[Any, Cells], int]
    apply: Callable[[Any, int, int], None]
    score: Callable[[Any, Cells], None]
    ranks: Callable[[Any, Cells], None]


@cache
def numbered(texts: tuple[str, ...]) -> dict[str, int]:
    """The number of each text."""
    return {text: number for number, text in enumerate(texts)}


class Match:
    """One match. `options` are numbers, as the game's `start` takes them; a match that is given as states goes on."""

    def __init__(
        self,
        kernels: Kernels,
        dtype: np.dtype[Any],
        texts: tuple[tuple[str, ...], tuple[str, ...]],
        seats: int,
        options: Cells,
        states: Records | None = None,
    ) -> None:
        self.kernels = kernels
        self.seats = seats
        self.states = new(dtype) if states is None else states
        # A list of one: kernels take the first, be it a record or an unpacked one.
        self.first: Any = self.states if COMPILED else [unpack(self.states)]
        self.texts, self.outcome_texts = texts
        self.numbers, self.outcome_numbers = map(numbered, texts)
        self.actions = np.zeros(len(self.texts), np.int64)
        self.weights = np.zeros(len(self.outcome_texts), np.int64)
        if states is None:
            kernels.start(self.first, seats, options)

    def to_act(self) -> str:
        who = self.kernels.to_act(self.first)
        return {0: "over", -1: "chance"}.get(who) or "".join(str(seat) for seat in range(4) if who >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        count = self.kernels.legal(self.first, seat, self.actions)
        numbers = self.actions[:count].tolist()
        assert numbers == sorted(set(numbers))
        return [self.texts[number] for number in numbers]

    def outcomes(self) -> dict[str, int]:
        total = self.kernels.chances(self.first, self.weights)
        found = {self.outcome_texts[i]: int(weight) for i, weight in enumerate(self.weights) if weight}
        assert sum(found.values()) == total
        return found

    def act(self, seat: int, text: str) -> None:
        self.kernels.apply(self.first, seat, self.numbers[text])

    def chance(self, text: str) -> None:
        self.kernels.apply(self.first, -1, self.outcome_numbers[text])

    def scores(self) -> list[int]:
        points = np.zeros(self.seats, np.int64)
        self.kernels.score(self.first, points)
        return points.tolist()

    def ranks(self) -> list[int]:
        places = np.zeros(self.seats, np.int64)
        self.kernels.ranks(self.first, places)
        return places.tolist()

    @property
    def state(self) -> Any:
        """The record for Python to look at."""
        return unpack(self.states) if COMPILED else self.first[0]
