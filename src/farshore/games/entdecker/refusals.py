"""Why an action is refused. Each module of the rules has its own `..._refusal`; this one calls the right one.

The numbers of the reasons are in `reasons.py`, their sentences in `notation.py`.
"""

import numpy as np

from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed, reasons
from farshore.games.entdecker.expedition import (
    announce_refusal,
    kind_refusal,
    sailing_refusal,
    stack_refusal,
    stop_refusal,
)
from farshore.games.entdecker.jungle import hut_refusal
from farshore.games.entdecker.placing import fitting_kinds, place_refusal
from farshore.games.entdecker.routes import (
    PRICES,
    REGIONS,
    cheapest,
    cost_refusal,
    legal_starts,
    start_refusal,
    ways_of,
)
from farshore.games.entdecker.scoring import legal_islands
from farshore.games.entdecker.scouts import chiefs_refusal, number_refusal, take_refusal, usable_numbers
from farshore.games.entdecker.state import (
    A_BUY,
    A_CHIEFS,
    A_DRAW,
    A_FORT,
    A_HIDDEN,
    A_HUT,
    A_ISLAND,
    A_PASS,
    A_PLACE,
    A_SCOUT,
    A_SETTLE,
    A_START,
    A_STOP,
    A_TAKE_FROM_TILE,
    A_VIA,
    A_WHEEL,
    ANNOUNCE,
    CELLS,
    CHIEFS,
    EXPLORE,
    FORT,
    HIDDEN,
    JUNGLE,
    MOST_ANNOUNCED,
    MOST_ISLANDS,
    NATIVES,
    NUMBERS,
    ORDER,
    PAIR_OF,
    PLACE,
    PLACES,
    ROTATIONS_OF,
    ROUTE,
    SCOUT,
    SETTLEMENT,
    START,
    TAKEN_SCOUT,
    TILE_COST,
    UNIT_COST,
    USABLE,
    VIAS,
    WHEEL,
    State,
)
from farshore.games.entdecker.supply import (
    buyable_kinds,
    tile_price,
)
from farshore.games.entdecker.units import land_refusal, landing_refusal, unit_refusal


@kernel
def refusal(state: State, seat: int, action: int, args: Cells) -> int:
    """Why the seat that is to act may not do that: a number of `reasons.py` with its arguments; 0 if it may."""
    if state.phase == START:
        return _start_reason(state, seat, action, args)
    if state.phase == ROUTE:
        return _way_reason(state, seat, action)
    reason = _reason(state, seat, action)
    if reason > 0:
        _write_arguments(state, seat, action, reason, args)
    return reason


@kernel
def _reason(state: State, seat: int, action: int) -> int:
    """The number of the reason against an action in every phase but START and ROUTE; 0 if it is legal."""
    phase = int(state.phase)
    if phase == CHIEFS:
        return chiefs_refusal(state, action - A_CHIEFS) if action < A_WHEEL else reasons.CHIEFS_FIRST
    if phase == WHEEL:
        return 0 if A_WHEEL <= action < A_START else reasons.WHEEL_FIRST
    if phase == ANNOUNCE:
        if A_HIDDEN <= action < A_DRAW:
            tiles = action - A_HIDDEN
            source = HIDDEN + tiles // MOST_ANNOUNCED
            return announce_refusal(state, int(state.gold[seat]), source, 1 + tiles % MOST_ANNOUNCED)
        return reasons.ANNOUNCE_FIRST
    if phase == EXPLORE:
        return _step_reason(state, seat, action)
    if phase == PLACE:
        if A_PLACE <= action < A_HUT:
            return place_refusal(state, (action - A_PLACE) // 4, (action - A_PLACE) % 4)
        return reasons.PLACE_FIRST
    if phase == TAKEN_SCOUT:
        return _scout_reason(state, seat, action) if A_SCOUT <= action < A_FORT else reasons.TAKEN_FIRST
    if phase == ORDER:
        islands = np.empty(MOST_ISLANDS, np.int64)
        for i in range(legal_islands(state, islands)):
            if islands[i] == action:
                return 0
        return reasons.NO_SUCH_ISLAND if action >= A_ISLAND else reasons.ISLAND_FIRST
    if A_HUT <= action < A_ISLAND:  # a scout for the jungle
        reason = hut_refusal(state, seat, (action - A_HUT) // NUMBERS)
        return reason if reason > 0 else number_refusal(state, usable_numbers(state, seat), (action - A_HUT) % NUMBERS)
    if phase == NATIVES:
        if action == A_PASS:
            return 0
        return take_refusal(state, seat, action) if A_TAKE_FROM_TILE <= action < A_STOP else reasons.NATIVES_FIRST
    return reasons.JUNGLE_FIRST if phase == JUNGLE else reasons.TAKEN_FIRST


@kernel
def _start_reason(state: State, seat: int, action: int, args: Cells) -> int:
    """Why a turn cannot begin with that start or pass, with its arguments; 0 if it can (EN-7.5, EN-A3, EN-A4)."""
    if not A_START <= action < A_VIA:
        return reasons.START_FIRST
    if action == A_PASS:
        starts = np.empty(PLACES, np.int64)
        legal_starts(state, seat, starts)
        args[0] = starts[0] - A_START
        return 0 if starts[0] == A_PASS else reasons.MUST_START
    place = action - A_START
    args[0] = place
    reason = start_refusal(state.tile[:], state.needed[:], place)
    if reason > 0:
        return reason
    region = np.empty(CELLS, np.int64)
    tolls = np.empty((REGIONS, PRICES), np.uint64)
    ways_of(state, seat, region, tolls)
    args[1] = cheapest(region, tolls, place)
    args[2] = tile_price(state.stack[:])
    args[3] = state.gold[seat]
    return cost_refusal(int(args[1]), int(args[3] - args[2]))


@kernel
def _way_reason(state: State, seat: int, action: int) -> int:
    """Why a start cannot be paid in that way; 0 if it can (EN-A1, EN-C6)."""
    ways = np.empty(VIAS, np.int64)
    for i in range(legal_starts(state, seat, ways)):
        if ways[i] == action:
            return 0
    return reasons.NO_SUCH_WAY if A_VIA <= action < A_HIDDEN else reasons.WAY_FIRST


@kernel
def _step_reason(state: State, seat: int, action: int) -> int:
    """Why an expedition cannot go on with that; 0 if it can."""
    if action == A_STOP:
        return stop_refusal(state)
    if A_DRAW <= action < A_SCOUT:
        reason = sailing_refusal(state)
        if reason > 0:
            return reason
        if action < A_BUY:
            return stack_refusal(state, action - A_DRAW)
        fitting = fitting_kinds(state.tile[:], state.needed[:], int(state.ship))
        return kind_refusal(state, action - A_BUY, fitting, buyable_kinds(state))
    if A_TAKE_FROM_TILE <= action < A_STOP:
        reason = landing_refusal(state, UNIT_COST[SCOUT])
        return reason if reason > 0 else take_refusal(state, seat, action)
    if A_SCOUT <= action < A_TAKE_FROM_TILE:
        reason = unit_refusal(state, seat, _unit_of(action))
        if reason > 0:
            return reason
        return _scout_reason(state, seat, action) if action < A_FORT else land_refusal(state, _land_of(action))
    return reasons.EXPLORING


@kernel
def _scout_reason(state: State, seat: int, action: int) -> int:
    """Why that scout cannot go to that land of the tile; 0 if it can (EN-9.6, EN-C14)."""
    reason = land_refusal(state, _land_of(action))
    return reason if reason > 0 else number_refusal(state, usable_numbers(state, seat), (action - A_SCOUT) % NUMBERS)


# ---- what a reason speaks of


@kernel
def _write_arguments(state: State, seat: int, action: int, reason: int, args: Cells) -> None:
    """Write what a reason speaks of: numbers that `notation.py` puts into words, in the order it names them."""
    if reason == reasons.NO_SUCH_SCOUT:
        args[0] = PAIR_OF[action - A_CHIEFS, 1]
        args[1] = USABLE[state.seats]
    elif reason == reasons.TILES_GOLD:
        args[0] = 1 + (action - A_HIDDEN) % MOST_ANNOUNCED
        args[1] = args[0] * TILE_COST[HIDDEN + (action - A_HIDDEN) // MOST_ANNOUNCED]
        args[2] = state.gold[seat]
    elif A_DRAW <= action < A_SCOUT:
        args[0] = action - A_BUY if action >= A_BUY else action - A_DRAW + 1
    elif reason == reasons.UNIT_GOLD:
        kind = SCOUT if action >= A_TAKE_FROM_TILE else _unit_of(action)
        args[0] = kind
        args[1] = UNIT_COST[kind]
        args[2] = state.gold[seat]
    elif reason == reasons.WHICH_SCOUT:
        numbers = usable_numbers(state, seat)
        while not has_bit(numbers, int(args[0])):
            args[0] += 1
    elif reason == reasons.SCOUT_NOT_HERE:
        args[0] = (action - (A_HUT if action >= A_HUT else A_SCOUT)) % NUMBERS
    elif A_SCOUT <= action < A_TAKE_FROM_TILE:
        args[0] = _unit_of(action)
        if reason == reasons.NO_SUCH_LAND:
            args[0] = _land_of(action) - 1
        elif reason == reasons.WHICH_LAND:
            args[1] = 0 if packed.is_land(int(state.tile[state.ship]), 0) else 1
    elif reason == reasons.NO_SCOUT_THERE:
        args[0] = seat
        args[1] = action - A_TAKE_FROM_TILE
    elif reason == reasons.SAME_TURN:
        args[0] = state.hand
        args[1] = ROTATIONS_OF[state.hand]
    elif A_PLACE <= action < A_HUT:
        args[0] = (action - A_PLACE) // 4
    elif A_HUT <= action < A_ISLAND:
        args[0] = 1 + (action - A_HUT) // NUMBERS
    elif action >= A_ISLAND:
        args[0] = action - A_ISLAND + 1


@kernel
def _unit_of(action: int) -> int:
    """The kind of unit that an action puts down."""
    return SETTLEMENT if action >= A_SETTLE else FORT if action >= A_FORT else SCOUT


@kernel
def _land_of(action: int) -> int:
    """The land on which an action puts a unit: 0 the only one of the tile, 1 + side one of a strait's."""
    if action >= A_SETTLE:
        return int(action - A_SETTLE)
    return int(action - A_FORT if action >= A_FORT else (action - A_SCOUT) // NUMBERS)
