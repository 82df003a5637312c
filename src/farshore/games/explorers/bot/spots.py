"""Spots: squares on which something can still be won, with how far they are from one's marks."""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers.bot.weights import (
    COLUMN_OF,
    FAR,
    GOAL_ROW,
    LINE_OF,
    NEAR,
    ROW,
    SPOTS,
    TEMPLE_ROW,
    VILLAGE_ROW,
)
from farshore.games.explorers.goals import (
    ALL_AREAS,
    AREAS,
    CORNERS,
    COUNTED,
    EDGES,
    FAMILY,
    TEMPLES_FLANKED,
    TILES_ENTERED,
)
from farshore.games.explorers.maps import neighbour, quadrant_of
from farshore.games.explorers.marks import neighbours
from farshore.games.explorers.state import NOTHING, SIDE, SQUARES, TEMPLE, State


@kernel
def list_things(state: State, seat: int, spots: Cells, far: Cells, edge: Cells) -> tuple[int, int]:
    """Write how far every square is from marks; list objects and temples, and all squares beside marks.

    Returns how many there are of each.
    """
    for square in range(SQUARES):
        near = 0
        if state.marks_now[seat, square] == 0:
            near = FAR
            if square >= SIDE:
                near = min(near, far[square - SIDE] + 1)
            if square % SIDE > 0:
                near = min(near, far[square - 1] + 1)
        far[square] = near
    count = 0
    length = 0
    for back in range(SQUARES):
        square = SQUARES - 1 - back
        near = far[square]
        if near == 0:
            continue
        if square < SQUARES - SIDE:
            near = min(near, far[square + SIDE] + 1)
        if square % SIDE < SIDE - 1:
            near = min(near, far[square + 1] + 1)
        far[square] = near
        if near == 1:
            edge[length] = square
            length += 1
        if state.thing[square] != NOTHING:
            spots[LINE_OF, count] = square // SIDE
            spots[COLUMN_OF, count] = square % SIDE
            spots[ROW, count] = (
                TEMPLE_ROW + quadrant_of(square) if state.thing[square] == TEMPLE else state.thing[square]
            )
            spots[NEAR, count] = near
            count += 1
    return count, length


@kernel
def list_places(state: State, seat: int, spots: Cells, count: int, far: Cells) -> int:
    """Add the neighbours of villages and what achievements ask for."""
    for quadrant in range(4):
        count = _add_around(spots, count, np.int64(state.village[quadrant]), VILLAGE_ROW + quadrant, far)
    for i in range(state.goals):
        count = _list_goal(state, seat, np.int64(i), spots, count, far)
    return count


@kernel
def _add_around(spots: Cells, count: int, square: Any, row: int, far: Cells) -> int:
    """The unmarked neighbours of a village or temple, which never stands at the edge of the map."""
    for way in range(4):
        beside = neighbour(square, way)
        if far[beside] > 0:
            count = _add_spot(spots, count, beside, row, far)
    return count


@kernel
def _add_spot(spots: Cells, count: int, square: Any, row: int, far: Cells) -> int:
    spots[LINE_OF, count] = square // SIDE
    spots[COLUMN_OF, count] = square % SIDE
    spots[ROW, count] = row
    spots[NEAR, count] = far[square]
    return count + 1


@kernel
def _list_goal(state: State, seat: int, i: Any, spots: Cells, count: int, far: Cells) -> int:
    """Spots of an achievement that asks for places: neighbours of temples, corners, or the nearest square of a kind."""
    what = int(COUNTED[state.goal[i]])
    row = GOAL_ROW + i
    if what == TEMPLES_FLANKED:
        for square in range(SQUARES):
            if state.thing[square] == TEMPLE and neighbours(state, seat, square) < 2:
                count = _add_around(spots, count, square, row, far)
    for part in range(_parts(state, seat, i)):
        nearest = np.int64(-1)
        marked = 0
        for square in range(SQUARES):
            if _is_part(state, what, part, square):
                if far[square] == 0:
                    marked += 1
                elif nearest < 0 or far[square] < far[nearest]:
                    nearest = np.int64(square)
        if nearest >= 0 and marked < (3 if what == TILES_ENTERED else 1) and count < SPOTS:
            count = _add_spot(spots, count, nearest, row, far)
    return count


@kernel
def _parts(state: State, seat: int, i: int) -> int:
    """How many parts of the map an achievement asks for: areas, corners, edges or tiles in a race.

    EX-74, EX-76, EX-79.
    """
    what = int(COUNTED[state.goal[i]])
    if FAMILY[state.goal[i]] == ALL_AREAS:
        return int(state.areas[what - AREAS])
    if what == EDGES or what == TILES_ENTERED:
        return 4 if state.race_points[seat, i] == 0 else 0
    return 4 if what == CORNERS else 0


@kernel
def _is_part(state: State, what: int, part: int, square: int) -> bool:
    """Whether a square belongs to that area, corner, tile or edge."""
    if what >= AREAS:
        return bool(state.ground[square] == what - AREAS and state.area[square] == part)
    if what == CORNERS:
        return square == (SIDE - 1) * (part % 2) + (SQUARES - SIDE) * (part // 2)
    if what == TILES_ENTERED:
        return quadrant_of(square) == part
    line = square // SIDE if part < 2 else square % SIDE
    return line == (SIDE - 1) * (part % 2)
