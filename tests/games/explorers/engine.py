"""A match of Explorers by its kernels alone, for tests."""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Records
from farshore.games.explorers import box, rules, scoring, state
from farshore.games.explorers.notation import ACTION_TEXTS, OUTCOME_TEXTS
from tests.games.engine import Kernels, Match

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
    return rules.was_cut(states[0])


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
    makers = {"chance": state.BY_CHANCE, "compose": state.COMPOSED, "small": state.SMALL_BY_CHANCE}
    if options["map"] in makers:
        numbers += [makers[options["map"]], 0, 0, 0, 0]
    else:
        tiles = [each.split(".") for each in options["map"].split()]
        ways = [4 * (int(tile) - 1) + int(degrees) // 90 for tile, degrees in tiles]
        numbers += [state.GIVEN, *ways] if len(ways) == 4 else [state.SMALL_GIVEN, *ways, 0, 0, 0]
    return np.array(numbers, np.int64)


KERNELS = Kernels(_start, _to_act, _legal, _chances, _apply, _score, _ranks)
TEXTS = ACTION_TEXTS, OUTCOME_TEXTS


class Engine(Match):
    """One match."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(KERNELS, state.STATE, TEXTS, seats, option_numbers(options))

    def was_cut(self) -> bool:
        return bool(_was_cut(self.first))
