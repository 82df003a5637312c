"""Scouts: which of them to use, and the path that one goes to."""

from typing import Any

from farshore.bots.bot import random_noise
from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.games.entdecker import packed
from farshore.games.entdecker.bot.huts import hut_gain, prospect, token_worth
from farshore.games.entdecker.bot.islands import stake_of
from farshore.games.entdecker.bot.weights import Weights, scout_worth
from farshore.games.entdecker.bot.workspace import NEVER, Workspace
from farshore.games.entdecker.scouts import has_room
from farshore.games.entdecker.state import (
    A_HUT,
    A_PASS,
    A_TAKE_FROM_PATH,
    A_TAKE_FROM_TILE,
    CELLS,
    JUNGLE,
    NATIVES,
    NUMBERS,
    PATH_LENGTH,
    PATHS,
    SCOUT,
    TAKEN_HUT,
    State,
)


@kernel
def best_hut(state: State, weights: Weights, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """The path on which a scout gains most; or it stays, if friendly natives meet nobody worth sending."""
    best = NEVER
    choice = -1
    source = -1
    numbers = 0
    if state.phase == NATIVES:
        choice = A_PASS
        best = scout_worth(state, weights, int(state.scouts[seat])) + random_noise(noise, stream)
        numbers = int(state.reserve_bits[seat])
        if state.scouts[seat] == 0:
            best, source = least_needed(state, weights, seat, False, work)
            if source < 0:
                return choice
            best += scout_worth(state, weights, int(state.scouts[seat])) + random_noise(noise, stream)
    elif state.phase == JUNGLE:
        numbers = int(state.due_bits[seat])
    number = int(state.taken) if state.phase == TAKEN_HUT or source >= 0 else _chief_or_lowest(state, seat, numbers)
    for path in range(PATHS):
        if source >= 0 and (source - A_TAKE_FROM_PATH) // PATH_LENGTH == path:
            continue
        value = hut_gain(state, weights, seat, path, number, work)
        if value > NEVER:
            value += random_noise(noise, stream)
            if value > best or choice < 0:
                best = value
                choice = A_HUT + NUMBERS * path + number if source < 0 else source
    return choice


@kernel
def lowest(state: State, numbers: int) -> int:
    """The lowest of these numbers of scouts, given as bits, at least one: using chiefs first would give them away."""
    if state.chief_scouts == 0:
        return 0
    number = 1
    while not has_bit(numbers, number):
        number += 1
    return number


@kernel
def _chief_or_lowest(state: State, seat: int, numbers: int) -> int:
    """A chief scout if there is one among these, as it counts twice in the jungle; else the lowest number."""
    for i in range(2):
        chief = int(state.chief[seat, i])
        if chief > 0 and has_bit(numbers, chief):
            return chief
    return lowest(state, numbers)


@kernel
def least_needed(state: State, weights: Weights, seat: int, tiles: bool, work: Workspace) -> tuple[float, int]:
    """The scout that is needed least where it stands, as the action that takes it, and what taking it costs.

    Those on tiles count only if `tiles`. Without any the action is -1.
    """
    best = -NEVER
    choice = -1
    for path in range(PATHS):
        for space in range(PATH_LENGTH):
            scout = int(state.path[path, space])
            if packed.scout_seat(scout) == seat and (tiles or has_room(state, path)):
                before = prospect(state, weights, seat, path, work)
                state.path[path, space] = 0
                loss = token_worth(state, seat, path) * (before - prospect(state, weights, seat, path, work))
                state.path[path, space] = scout
                if loss < best:
                    best = loss
                    choice = A_TAKE_FROM_PATH + PATH_LENGTH * path + space
    if tiles:
        for cell in range(CELLS):
            unit = int(state.unit[cell])
            if packed.is_scout_of(unit, seat) and cell != state.ship:
                island = int(state.islands[state.island[packed.land_at(cell, packed.unit_second(unit))]])
                loss = stake_of(state, seat, island, work)
                loss -= stake_of(state, seat, island - packed.power_on(seat, int(packed.POWER[SCOUT])), work)
                if loss < best:
                    best = loss
                    choice = A_TAKE_FROM_TILE + cell
    return best, choice
