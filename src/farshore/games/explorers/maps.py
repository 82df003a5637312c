"""The map of Explorers: tiles laid into four quadrants (EX-17), its areas (EX-A19), and the village to start from
(EX-20, EX-21).

Squares are numbered in reading order, 0 to 255; quadrants A to D are 0 to 3, row by row.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.games.explorers import box
from farshore.games.explorers.boards import add
from farshore.games.explorers.state import OUTSIDE, SIDE, SQUARES, VILLAGE, Public, State, is_small, laid_tile


def _by_way(number: Callable[[str, str], int]) -> Any:
    """A number for each way to lay a tile and each square of it, made of the letters of its ground and object."""
    turned = [tile.turned(degrees) for tile in box.TILES for degrees in box.TURNS_OF_A_TILE]
    return np.array([list(map(number, "".join(each.terrain), "".join(each.objects))) for each in turned], np.int8)


GROUND_OF = _by_way(lambda ground, _: (box.TERRAINS + "V").index(ground))
OBJECT_OF = _by_way(lambda _, letter: 0 if letter in ".V" else 1 + box.OBJECTS.index(letter))


@kernel
def is_laid(state: Public, tile: int) -> bool:
    """Whether that tile is on the map."""
    for quadrant in range(state.placed):
        if laid_tile(int(state.tile[quadrant])) == tile:
            return True
    return False


@kernel
def tiles_of_map(state: Public) -> int:
    """How many tiles the map has: four, or the small one a single tile (EX-7, EX-A32)."""
    return 1 if is_small(state) else 4


@kernel
def lay_tile(state: State, way: int) -> None:
    """Lay a tile into the next quadrant (EX-17); the last completes the map."""
    quadrant = int(state.placed)
    state.tile[quadrant] = way
    state.placed += 1
    for i in range(box.SIDE * box.SIDE):
        square = square_of(quadrant, i)
        state.ground[square] = GROUND_OF[way, i]
        state.objects[square] = OBJECT_OF[way, i]
        if GROUND_OF[way, i] == VILLAGE:
            state.village[quadrant] = square
        else:
            add(state.terrain, GROUND_OF[way, i], square)
        add(state.object_squares, OBJECT_OF[way, i], square)
    if state.placed == tiles_of_map(state):
        state.composed = min(int(state.composed), 0)  # whether it was composed matters only while it is laid
        for square in range(SQUARES):
            if quadrant_of(square) >= state.placed:
                state.ground[square] = OUTSIDE
        _number_areas(state)


@kernel
def square_of(quadrant: int, i: int) -> int:
    """The square on which the i-th square of a quadrant's tile lies."""
    return (quadrant // 2 * box.SIDE + i // box.SIDE) * SIDE + quadrant % 2 * box.SIDE + i % box.SIDE


@kernel
def quadrant_of(square: int) -> int:
    """The quadrant that a square lies in."""
    return 2 * (square // (box.SIDE * SIDE)) + square % SIDE // box.SIDE


@kernel
def neighbour(square: int, way: int) -> int:
    """The square to the right, left, below or above (0 to 3); -1 beyond the edge of the map."""
    if way == 0:
        return square + 1 if square % SIDE < SIDE - 1 else -1
    if way == 1:
        return square - 1 if square % SIDE > 0 else -1
    if way == 2:
        return square + SIDE if square < SQUARES - SIDE else -1
    return square - SIDE if square >= SIDE else -1


@kernel
def _number_areas(state: State) -> None:
    """Number the connected areas of every terrain in reading order (EX-A19)."""
    reached = np.empty(SQUARES, np.int16)  # squares of an area whose neighbours have not been visited
    for square in range(SQUARES):
        state.area[square] = -1
    for first in range(SQUARES):
        ground = int(state.ground[first])
        if ground >= VILLAGE or state.area[first] >= 0:
            continue
        number = int(state.areas[ground])
        state.areas[ground] += 1
        state.area[first] = number
        reached[0] = first
        count = 1
        while count > 0:
            count -= 1
            square = int(reached[count])
            for way in range(4):
                beside = neighbour(square, way)
                if beside >= 0 and state.ground[beside] == ground and state.area[beside] < 0:
                    state.area[beside] = number
                    reached[count] = beside
                    count += 1


@kernel
def is_nearest(state: Public, quadrant: int) -> bool:
    """Whether no village is nearer to the centre of the map than that quadrant's (EX-20, EX-A7)."""
    for other in range(state.placed):
        if _distance(int(state.village[other])) < _distance(int(state.village[quadrant])):
            return False
    return True


@kernel
def _distance(square: int) -> int:
    """Squared distance from the centre of the map, in half squares."""
    return (2 * (square // SIDE) - 15) ** 2 + (2 * (square % SIDE) - 15) ** 2
