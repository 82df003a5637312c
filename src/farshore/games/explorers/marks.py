"""Marks and objects of Explorers: which squares are open to a mark, and what it finds.

EX-38 to EX-43, EX-A31, EX-44 to EX-56.
"""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box, reasons
from farshore.games.explorers.boards import AROUND, EMPTY, Board, add, beside, board, both, count, has, union, without
from farshore.games.explorers.maps import quadrant_of
from farshore.games.explorers.state import (
    ALL_TERRAINS,
    APPLE,
    BONUS_WAITING,
    EXPLORED,
    GEM,
    GEMS,
    HORSE,
    HORSES,
    KEY,
    KEYS,
    KEYS_SPENT,
    NOTHING,
    SCROLL,
    SCROLLS,
    TEMPLE,
    VILLAGE,
    Public,
    State,
    free_keys,
    has_terrain,
    provision_track,
)

TRACK_OF = np.zeros(APPLE, np.int8)  # the track that counts an object; provisions have one for each round
TRACK_OF[[KEY, SCROLL, HORSE, GEM]] = KEYS, SCROLLS, HORSES, GEMS
EXPERT_KIND = np.array([box.PROVISIONS.index(kind) if kind else -1 for kind in box.EXPERT_PROVISIONS], np.int8)
MOST_EXPERT_PROVISIONS = len(box.EXPERT_PROVISION_POINTS) - 1
TEMPLE_POINTS = np.array(box.TEMPLE_POINTS, np.int8)
TEMPLE_MARKS = np.array(box.EXPERT_TEMPLE_MARKS, np.int8)
# The places of a temple's list that are open after setup, by seats (EX-23), padded with 3 after the last open place.
OPEN_PLACES = np.array(
    [[0] * 4] + [([p for p in range(4) if p not in box.STRUCK_AT_SETUP[n]] + [3] * 4)[:4] for n in range(1, 5)], np.int8
)

# ---- where a mark can go


@kernel
def open_squares(state: State, seat: int) -> Board:
    """Every square that a seat which has a mark left may mark now (EX-A31)."""
    return free_squares(state, seat, open_terrains(state, seat))


@kernel
def free_squares(state: State, seat: int, terrains: int) -> Board:
    """Every square of these terrains that is open to a mark of the seat."""
    mine = board(state.marks_now, seat)
    squares = both(without(beside(mine), mine), ground_of(state, terrains))  # EX-38, EX-41, EX-42
    if free_keys(state, seat) == 0:  # EX-53
        squares = without(squares, board(state.object_squares, TEMPLE))
    for kind in range(3):  # EX-51
        if provision_refusal(state, seat, kind) != 0:
            squares = without(squares, board(state.object_squares, APPLE + kind))
    return squares


@kernel
def ground_of(state: Public, terrains: int) -> Board:
    """All squares of a set of terrains."""
    squares = EMPTY
    for terrain in range(4):
        if has_terrain(terrains, terrain):
            squares = union(squares, board(state.terrain, terrain))
    return squares


@kernel
def mark_refusal(state: State, seat: int, square: int, args: Cells) -> int:
    """Why a seat cannot mark that square now; 0 if it can."""
    if state.stage[seat] == BONUS_WAITING:
        return reasons.BONUS_FIRST
    if state.horse[seat] == 0 and state.left[seat] == 0:
        return reasons.NO_MARKS_LEFT
    terrains = open_terrains(state, seat)
    why = square_refusal(state, seat, square, terrains)
    args[0] = square
    args[1] = state.ground[square] if why == reasons.OTHER_TERRAIN else state.objects[square]
    args[2] = terrains if why == reasons.OTHER_TERRAIN else state.round_no + 1
    if why == reasons.PROVISION_FULL:
        args[1] = MOST_EXPERT_PROVISIONS
    return why


@kernel
def square_refusal(state: State, seat: int, square: int, terrains: int) -> int:
    """Why that square is closed to a mark on one of `terrains`; 0 if it is open (EX-A31)."""
    ground = int(state.ground[square])
    if not has_terrain(terrains, ground):  # EX-41; a village is no terrain (EX-42)
        if ground == VILLAGE:
            return reasons.IS_VILLAGE
        return reasons.IS_MARKED if has(state.marks_now, seat, square) else reasons.OTHER_TERRAIN
    if has(state.marks_now, seat, square):
        return reasons.IS_MARKED
    if neighbours(state, seat, square) == 0:  # EX-38
        return reasons.NOT_BESIDE
    object_no = int(state.objects[square])
    if object_no == TEMPLE:  # EX-53
        return 0 if free_keys(state, seat) > 0 else reasons.NO_KEY
    return 0 if object_no < APPLE else provision_refusal(state, seat, object_no - APPLE)


@kernel
def open_terrains(state: State, seat: int) -> int:
    """The terrains that may be marked now: with an open horse all of them (EX-49)."""
    return ALL_TERRAINS if state.horse[seat] == 1 else int(state.allowed[seat])


@kernel
def provision_refusal(state: State, seat: int, kind: int) -> int:
    """Why squares with that provision are closed in this round; 0 if they are open (EX-51, EX-65, EX-66)."""
    found = int(state.tracks_now[seat, provision_track(int(state.round_no), kind)])
    if state.expert_provisions == 0:
        return reasons.PROVISION_FOUND if found > 0 else 0
    if kind != EXPERT_KIND[state.round_no]:
        return reasons.PROVISION_KIND
    return reasons.PROVISION_FULL if found >= MOST_EXPERT_PROVISIONS else 0


@kernel
def neighbours(state: State, seat: int, square: int) -> int:
    """How many marks of a seat are beside a square (EX-A24)."""
    return count(both(board(state.marks_now, seat), board(AROUND, square)))


@kernel
def village_marks(state: State, seat: int, quadrant: int) -> int:
    """Marks beside the village of a quadrant."""
    return neighbours(state, seat, int(state.village[quadrant]))


# ---- what a mark does


@kernel
def mark(state: State, seat: int, square: int) -> None:
    """Mark a square; what lies there takes effect (EX-44 to EX-53)."""
    add(state.marks_now, seat, square)
    state.marked[seat] = 1
    if state.horse[seat] == 1:
        state.horse[seat] = 0
    else:
        state.left[seat] -= 1
    collect(state, seat, square, 1)
    if state.objects[square] == HORSE:
        state.horse[seat] = 1
    elif state.objects[square] == TEMPLE and state.expert_temples == 1:  # EX-67
        quadrant = quadrant_of(square)
        state.bonus[seat, quadrant] = TEMPLE_MARKS[temple_place(state, quadrant)]


@kernel
def collect(state: State, seat: int, square: int, sign: int) -> None:
    """Enter what lies on a square on the tracks of a seat, or with `sign` -1 take it back, as bots do."""
    object_no = int(state.objects[square])
    if object_no == TEMPLE:
        quadrant = quadrant_of(square)
        state.tracks_now[seat, KEYS_SPENT] += sign
        state.tracks_now[seat, EXPLORED + quadrant] = (
            1 + temple_worth(state, temple_place(state, quadrant)) if sign > 0 else 0
        )
    elif object_no >= APPLE:
        state.tracks_now[seat, provision_track(int(state.round_no), object_no - APPLE)] += sign
    elif object_no != NOTHING:
        state.tracks_now[seat, TRACK_OF[object_no]] += sign


@kernel
def temple_place(state: Public, quadrant: int) -> int:
    """The place of a temple's list that was open when the turn began: whoever explores it now gets it.

    EX-53, EX-A10. There must be one: some seat can still explore that temple.
    """
    return int(OPEN_PLACES[state.seats, state.temple[quadrant]])


@kernel
def temple_worth(state: Public, place: int) -> int:
    """Points of a place in a temple's list (EX-53, EX-67)."""
    return box.EXPERT_TEMPLE_POINTS if state.expert_temples == 1 else int(TEMPLE_POINTS[place])
