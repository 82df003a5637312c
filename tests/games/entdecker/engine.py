"""A match of Die neuen Entdecker by its kernels alone, for tests: actions and outcomes as texts.

With the compiler off it works on the unpacked record, whose fields are a hundred times quicker to read.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from farshore.games.entdecker import rules, state
from farshore.games.entdecker.notation import ACTION_TEXTS, OUTCOME_TEXTS
from farshore.games.entdecker.options import OPTIONS
from farshore.kernel import COMPILED, kernel
from farshore.record import Cells, Records, new, unpack

ACTIONS = {text: number for number, text in enumerate(ACTION_TEXTS)}
OUTCOMES = {text: number for number, text in enumerate(OUTCOME_TEXTS)}


@kernel
def _start(states: Records, seats: int, options: Cells) -> None:
    rules.start(states[0], seats, options)


@kernel
def _to_act(states: Records) -> int:
    return rules.to_act(states[0])


@kernel
def _legal(states: Records, seat: int, actions: Cells) -> int:
    return rules.legal(states[0], seat, actions)


@kernel
def _chances(states: Records, weights: Cells) -> int:
    return rules.chances(states[0], weights)


@kernel
def _apply(states: Records, seat: int, action: int) -> None:
    rules.apply(states[0], seat, action)


@kernel
def _score(states: Records, points: Cells) -> None:
    rules.score(states[0], points)


@kernel
def _ranks(states: Records, places: Cells) -> None:
    rules.ranks(states[0], places)


def option_numbers(options: Mapping[str, Any]) -> Cells:
    """Options, defaults filled in, as `rules.start` takes them."""
    numbers = [number for each in OPTIONS for number in each.numbers(each.read(options.get(each.name, each.default)))]
    return np.array(numbers, np.int64)


class Engine:
    """One match."""

    def __init__(self, seats: int, options: Mapping[str, Any], states: Records | None = None) -> None:
        self.seats = seats
        self.states = new(state.STATE) if states is None else states
        # A list of one: kernels take the first, be it a record or an unpacked one.
        self.first: Any = self.states if COMPILED else [unpack(self.states)]
        self.actions = np.zeros(state.ACTIONS, np.int64)
        self.weights = np.zeros(state.OUTCOMES, np.int64)
        if states is None:
            _start(self.first, seats, option_numbers(options))  # type: ignore[arg-type,unused-ignore]

    def to_act(self) -> str:
        who = _to_act(self.first)
        return {0: "over", -1: "chance"}.get(who) or "".join(str(seat) for seat in range(4) if who >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        count = _legal(self.first, seat, self.actions)
        numbers = self.actions[:count].tolist()
        assert numbers == sorted(set(numbers))
        return [ACTION_TEXTS[number] for number in numbers]

    def outcomes(self) -> dict[str, int]:
        total = _chances(self.first, self.weights)
        found = {OUTCOME_TEXTS[i]: int(weight) for i, weight in enumerate(self.weights) if weight}
        assert sum(found.values()) == total
        return found

    def act(self, seat: int, text: str) -> None:
        _apply(self.first, seat, ACTIONS[text])

    def chance(self, text: str) -> None:
        _apply(self.first, -1, OUTCOMES[text])

    def scores(self) -> list[int]:
        points = np.zeros(self.seats, np.int64)
        _score(self.first, points)
        return points.tolist()

    def ranks(self) -> list[int]:
        places = np.zeros(self.seats, np.int64)
        _ranks(self.first, places)
        return places.tolist()

    @property
    def state(self) -> Any:
        """The record for Python to look at."""
        return unpack(self.states) if COMPILED else self.first[0]
