"""Scouts: their numbers, their place on the paths, and taking one from elsewhere when none is in reserve (EN-9.8)."""

from farshore.engine.bits import bit, has_bit, without_bit
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed, reasons
from farshore.games.entdecker.state import (
    A_TAKE_FROM_PATH,
    A_TAKE_FROM_TILE,
    EXPLORE,
    JUNGLE,
    NATIVES,
    NUMBERS,
    PAIR_OF,
    PATH_LENGTH,
    PATHS,
    SCOUT,
    TAKEN_HUT,
    TAKEN_SCOUT,
    USABLE,
    Public,
    State,
)

# ---- which scout


@kernel
def chiefs_refusal(state: State, pair: int) -> int:
    """Why these two scouts cannot be written down as chiefs; 0 if they can (EN-C14)."""
    return reasons.NO_SUCH_SCOUT if PAIR_OF[pair, 1] > USABLE[state.seats] else 0


@kernel
def usable_numbers(state: Public, seat: int) -> int:
    """A bit for the number of each scout that can be put down now, where scouts are numbered (EN-C14)."""
    if state.phase == TAKEN_HUT or state.phase == TAKEN_SCOUT:
        return bit(int(state.taken))
    return int(state.due_bits[seat]) if state.phase == JUNGLE else int(state.reserve_bits[seat])


@kernel
def number_refusal(state: Public, numbers: int, number: int) -> int:
    """Why a scout cannot be named by that number, 0 for none, of those whose bits are set."""
    if state.chief_scouts == 0:
        return reasons.NOT_NUMBERED if number > 0 else 0
    if number == 0:
        return reasons.WHICH_SCOUT
    return 0 if has_bit(numbers, number) else reasons.SCOUT_NOT_HERE


@kernel
def write_scouts(state: Public, numbers: int, first: int, actions: Cells) -> int:
    """Write the actions for those scouts, of which `first` is that for a scout without a number. Returns how many."""
    n = 0
    for number in range(NUMBERS if state.chief_scouts == 1 else 1):
        if number_refusal(state, numbers, number) == 0:
            actions[n] = first + number
            n += 1
    return n


@kernel
def leave_reserve(state: State, seat: int, number: int) -> None:
    """A scout is put down: the one just taken, or one of the reserve."""
    if state.phase == TAKEN_HUT or state.phase == TAKEN_SCOUT:
        state.taken = 0
        state.barred = -1
        return
    state.scouts[seat] -= 1
    state.reserve_bits[seat] = without_bit(int(state.reserve_bits[seat]), number)


# ---- paths


@kernel
def free_space(state: Public, path: int) -> int:
    """The free space closest to the hut, gaps included (EN-12.2, EN-A23); PATH_LENGTH if the path is full."""
    space = 0
    while space < PATH_LENGTH and state.path[path, space] > 0:
        space += 1
    return space


@kernel
def has_room(state: Public, barred: int) -> bool:
    """Whether a path has a free space, that one left out."""
    for path in range(PATHS):
        if path != barred and free_space(state, path) < PATH_LENGTH:
            return True
    return False


# ---- scouts that are taken from elsewhere


@kernel
def take_refusal(state: Public, seat: int, action: int) -> int:
    """Why that scout cannot be taken from a tile or a path, to use it elsewhere; 0 if it can (EN-9.8, EN-13.3)."""
    if state.scouts[seat] > 0:
        return reasons.SCOUTS_LEFT
    path = -1
    if action < A_TAKE_FROM_PATH:
        there = packed.is_scout_of(int(state.unit[action - A_TAKE_FROM_TILE]), seat)
    else:
        path = (action - A_TAKE_FROM_PATH) // PATH_LENGTH
        there = packed.scout_seat(int(state.path[path, (action - A_TAKE_FROM_PATH) % PATH_LENGTH])) == seat
    if not there:
        return reasons.NO_SCOUT_THERE
    # natives: to another path (EN-C10)
    return 0 if state.phase == EXPLORE or has_room(state, path) else reasons.NO_ROOM


@kernel
def legal_takes(state: State, seat: int, actions: Cells) -> int:
    """Write the scouts of `seat` on tiles and paths that can be taken. Returns how many."""
    n = 0
    for action in range(A_TAKE_FROM_TILE, A_TAKE_FROM_PATH + PATHS * PATH_LENGTH):
        if take_refusal(state, seat, action) == 0:
            actions[n] = action
            n += 1
    return n


@kernel
def take(state: State, action: int) -> None:
    """Take a scout from a tile or a path, to use it at once. Where it was stays free.

    EN-9.8, EN-13.3, EN-C10, EN-9.9.
    """
    if action < A_TAKE_FROM_PATH:
        cell = action - A_TAKE_FROM_TILE
        unit = int(state.unit[cell])
        state.taken = packed.unit_number(unit)
        state.unit[cell] = 0
        number = state.island[packed.land_at(cell, packed.unit_second(unit))]
        state.islands[number] -= packed.power_on(packed.unit_seat(unit), int(packed.POWER[SCOUT]))
    else:
        path = (action - A_TAKE_FROM_PATH) // PATH_LENGTH
        space = (action - A_TAKE_FROM_PATH) % PATH_LENGTH
        state.taken = packed.scout_number(int(state.path[path, space]))
        state.path[path, space] = 0
        if state.phase == NATIVES:
            state.barred = path
    state.phase = TAKEN_HUT if state.phase == NATIVES else TAKEN_SCOUT
