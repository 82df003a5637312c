"""What a mark would gain on each square beside one's marks.

Whatever can still be won lies on squares, called spots here. Marks grow over the map ring by ring; a spot that is
reached after so many rings comes nearer by one for each square beside the marks that is one ring nearer to it.
"""

import numpy as np

from farshore.engine.bits import bit, has_bit
from farshore.engine.kernel import kernel
from farshore.games.explorers.boards import (
    AROUND,
    BITS,
    EMPTY,
    NONE,
    ONE,
    STEPS,
    WORDS,
    Board,
    add,
    beside,
    board,
    both,
    count,
    has,
    is_empty,
    list_squares,
    lowest_bit,
    to_words,
    union,
    without,
)
from farshore.games.explorers.bot.weights import (
    ANY_MARK,
    FAR,
    GOAL_ROW,
    ODDS_ROW,
    PRICE,
    PULL,
    PULL_NOW,
    TEMPLE_ROW,
    VILLAGE_ROW,
    Notes,
    Weights,
    turns_left,
)
from farshore.games.explorers.goals import (
    AREAS,
    CORNER,
    CORNERS,
    COUNTED,
    EDGE,
    EDGES,
    PLACES,
    ROW,
    TEMPLES_WITH_TWO,
    TILE,
    TILES_ENTERED,
    first_place,
)
from farshore.games.explorers.maps import quadrant_of
from farshore.games.explorers.marks import neighbours
from farshore.games.explorers.state import (
    FISH,
    KEY,
    ROUNDS,
    SQUARES,
    TEMPLE,
    TURNS,
    State,
)

RINGS = np.array([to_words(far == STEPS) for far in range(FAR)]).reshape(FAR * SQUARES, WORDS)  # around each square


@kernel
def weigh_squares(state: State, weights: Weights, seat: int, left: int, wanted: Board, notes: Notes) -> None:
    """Write what a mark on each of the `wanted` squares, which are beside marks of the seat, would gain.

    `left` marks of this turn follow it.
    """
    mine = board(state.marks_now, seat)
    for i in range(WORDS):
        rest = wanted[i]
        while rest != NONE:
            notes.gain[BITS * i + lowest_bit(rest)] = ANY_MARK
            rest &= rest - ONE
    in_match = 1.0 / (weights.pace * turns_left(state) + left + 1.0)
    in_round = 1.0 / (weights.pace * (TURNS - int(state.turn)) + left + 1.0)
    spots = without(_worthy(state, notes), mine)
    near = 1.0
    share = weights.beside  # of a spot's worth, how much counts in this ring, and `near` in the ring before
    reached = mine
    for far in range(1, FAR):
        ring = without(beside(reached), reached)
        reached = union(reached, ring)
        here = both(ring, spots)
        for i in range(WORDS):
            rest = here[i]
            while rest != NONE:
                square = BITS * i + lowest_bit(rest)
                rest &= rest - ONE
                row = int(state.objects[square])
                if row <= TEMPLE:
                    row = (TEMPLE_ROW if row == TEMPLE else VILLAGE_ROW) + quadrant_of(square)
                _come_nearer(state, row, square, far, in_match, in_round, near, share, wanted, notes)
        spots = without(spots, here)
        if is_empty(spots):
            break
        near = share
        share *= weights.step
    for i in range(state.goals):
        _weigh_goal(state, weights, seat, i, in_match, in_round, wanted, notes)


@kernel
def _come_nearer(
    state: State, row: int, square: int, far: int, in_match: float, in_round: float,
    near: float, share: float, wanted: Board, notes: Notes,
) -> None:  # fmt: skip
    """Add what each wanted square gains by being nearer to a spot; if it is the spot itself, what that brings."""
    nearer = both(wanted, board(RINGS, SQUARES * (far - 1) + square))
    if is_empty(nearer):
        return
    odds = notes.table[ODDS_ROW + state.ground[square], 0]
    pull_now = notes.table[row, PULL_NOW] * odds
    pull = notes.table[row, PULL]
    if state.round_no == ROUNDS - 1:
        pull *= odds
    gain = -share * max(pull * (1.0 - far * in_match), pull_now * (1.0 - far * in_round), 0.0)
    far -= 1
    if far == 0:
        notes.gain[square] += notes.table[row, PRICE] + gain
        return
    gain += near * max(pull * (1.0 - far * in_match), pull_now * (1.0 - far * in_round), 0.0)
    for i in range(WORDS):
        rest = nearer[i]
        while rest != NONE:
            notes.gain[BITS * i + lowest_bit(rest)] += gain
            rest &= rest - ONE


@kernel
def _worthy(state: State, notes: Notes) -> Board:
    """Squares with objects that bring or pull something, temples, and the neighbours of villages."""
    spots = board(state.object_squares, TEMPLE)
    for thing in range(KEY, FISH + 1):
        if notes.table[thing, PRICE] != 0.0 or notes.table[thing, PULL] > 0.0 or notes.table[thing, PULL_NOW] > 0.0:
            spots = union(spots, board(state.object_squares, thing))
    for quadrant in range(state.placed):
        if notes.table[VILLAGE_ROW + quadrant, PRICE] != 0.0:
            spots = union(spots, board(AROUND, int(state.village[quadrant])))
    return spots


@kernel
def _weigh_goal(
    state: State, weights: Weights, seat: int, k: int, in_match: float, in_round: float,
    wanted: Board, notes: Notes,
) -> None:  # fmt: skip
    """Add what each wanted square gains for an achievement that asks for places."""
    mine = board(state.marks_now, seat)
    what = int(COUNTED[state.goal[k]])
    spots = without(goal_places(state, seat, k), mine)
    near = 1.0
    share = weights.beside
    reached = mine
    far = 1
    while far < FAR and not is_empty(spots):
        ring = without(beside(reached), reached)
        reached = union(reached, ring)
        for i in range(WORDS):
            rest = both(ring, spots)[i]
            while rest != NONE:
                square = BITS * i + lowest_bit(rest)
                _come_nearer(state, GOAL_ROW + k, square, far, in_match, in_round, near, share, wanted, notes)
                spots = without(spots, _part(state, what, square))
                rest = both(ring, spots)[i]
        near = share
        share *= weights.step
        far += 1


@kernel
def goal_places(state: State, seat: int, i: int) -> Board:
    """Squares that an achievement asks for: beside temples, corners, edges and tiles in a race, areas."""
    what = int(COUNTED[state.goal[i]])
    mine = board(state.marks_now, seat)
    places = EMPTY
    if what == CORNERS:
        return board(PLACES, first_place(state) + CORNER)
    if what == TEMPLES_WITH_TWO:
        squares = np.empty(4, np.int64)
        for k in range(list_squares(board(state.object_squares, TEMPLE), 0, squares, 0)):
            if neighbours(state, seat, squares[k]) < 2:
                places = union(places, board(AROUND, squares[k]))
    elif (what == EDGES or what == TILES_ENTERED) and state.race_points[seat, i] == 0:
        first = first_place(state) + (EDGE if what == EDGES else TILE)
        least = 1 if what == EDGES else 3
        for place in range(first, first + 4):
            if count(both(mine, board(PLACES, place))) < least:
                places = union(places, board(PLACES, place))
    elif what >= AREAS and what < ROW:
        terrain = what - AREAS
        squares = np.empty(SQUARES, np.int64)
        places = board(state.terrain, terrain)
        reached = 0  # a bit for each area
        for k in range(list_squares(both(mine, places), 0, squares, 0)):
            area = int(state.area[squares[k]])
            if not has_bit(reached, area):
                reached |= bit(area)
                places = without(places, _area(state, terrain, area))
    return places


@kernel
def _area(state: State, terrain: int, area: int) -> Board:
    """The squares of an area."""
    cells = np.zeros((1, WORDS), np.uint64)
    for square in range(SQUARES):
        if state.ground[square] == terrain and state.area[square] == area:
            add(cells, 0, square)
    return board(cells, 0)


@kernel
def _part(state: State, what: int, square: int) -> Board:
    """The part of the map that an achievement asks for and a square lies in: of a part the nearest square is a spot."""
    part = board(RINGS, square)
    if what == EDGES or what == TILES_ENTERED:
        first = first_place(state) + (EDGE if what == EDGES else TILE)
        for place in range(first, first + 4):
            if has(PLACES, place, square):
                part = union(part, board(PLACES, place))
    elif what >= AREAS:
        part = _area(state, what - AREAS, int(state.area[square]))
    return part
