"""A match of Explorers by its kernels alone, for tests: actions and outcomes as texts.

With the compiler off it works on the unpacked record, whose fields are a hundred times quicker to read.
"""

from typing import Any

import numpy as np

from farshore.games.explorers import box, rules, scoring, state
from farshore.games.explorers.notation import ACTION_TEXTS, OUTCOME_TEXTS
from farshore.kernel import COMPILED, kernel
from farshore.record import Cells, Records, new, unpack

ACTIONS = {text: number for number, text in enumerate(ACTION_TEXTS)}
OUTCOMES = {text: number for number, text in enumerate(OUTCOME_TEXTS)}
SWITCHES = ("temples", "provisions", "gems", "villages")


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
    scoring.score(states[0], points)


@kernel
def _ranks(states: Records, places: Cells) -> None:
    scoring.ranks(states[0], places)


@kernel
def _was_cut(states: Records) -> bool:
    return scoring.was_cut(states[0])


def option_numbers(options: dict[str, Any]) -> Cells:
    """Options as `rules.start` takes them."""
    numbers = [int(options[name] == "expert") for name in SWITCHES]
    numbers += [int(options["strict"]), int(options["first_print"])]
    given: str = options["achievements"]
    if given.isdigit():
        numbers += [int(given), -1, -1, -1]
    else:
        chosen = [box.ACHIEVEMENTS.index(name) for name in given.split(",")]
        numbers += [0, *(chosen + [-1] * 3)[:3]]
    if options["map"] in ("chance", "compose"):
        numbers += [state.BY_CHANCE if options["map"] == "chance" else state.COMPOSED, 0, 0, 0, 0]
    else:
        tiles = [each.split(".") for each in options["map"].split()]
        numbers += [state.GIVEN, *(4 * (int(tile) - 1) + int(degrees) // 90 for tile, degrees in tiles)]
    return np.array(numbers, np.int64)


class Engine:
    """One match."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.states = new(state.STATE)
        # A list of one: kernels take the first, be it a record or an unpacked one.
        self.first: Any = self.states if COMPILED else [unpack(self.states)]
        self.actions = np.zeros(state.ACTIONS, np.int64)
        self.weights = np.zeros(state.OUTCOMES, np.int64)
        _start(self.first, seats, option_numbers(options))  # type: ignore[arg-type,unused-ignore]

    def to_act(self) -> str:
        who = _to_act(self.first)
        return {0: "over", -1: "chance"}.get(who) or "".join(str(seat) for seat in range(4) if who >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        count = _legal(self.first, seat, self.actions)
        numbers = self.actions[:count].tolist()
        assert numbers == sorted(numbers)
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

    def was_cut(self) -> bool:
        return bool(_was_cut(self.first))
