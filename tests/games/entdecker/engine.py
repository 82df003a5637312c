"""A match of Die neuen Entdecker by its kernels alone, for tests."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Records
from farshore.games.entdecker import rules, state
from farshore.games.entdecker.notation import ACTION_TEXTS, OUTCOME_TEXTS
from farshore.games.entdecker.options import OPTIONS
from tests.games.engine import Kernels, Match


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


KERNELS = Kernels(_start, _to_act, _legal, _chances, _apply, _score, _ranks)
TEXTS = ACTION_TEXTS, OUTCOME_TEXTS


class Engine(Match):
    """One match."""

    def __init__(self, seats: int, options: Mapping[str, Any], states: Records | None = None) -> None:
        super().__init__(KERNELS, state.STATE, TEXTS, seats, option_numbers(options), states)
