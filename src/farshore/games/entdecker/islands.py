"""Islands: which are complete, how large they are, and the spaces that fill up by themselves.

A land is 2 * cell, or 2 * cell + 1 for the second land of a strait: the one in the south or west (3.3). These kernels
take tiles and units as arrays, so that Python can call them with those of a view.
"""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.routes import need
from farshore.games.entdecker.state import BEYOND, CELLS, COLUMNS, KIND_OF, STRAIT

LANDS = 2 * CELLS


@kernel
def has_side(mask: int, second: int, side: int) -> bool:
    """Whether the first or second land of a tile reaches that side."""
    return mask >> side & 1 == 1 and (KIND_OF[mask] != STRAIT or side >> 1 == second)


@kernel
def walk(tile: Cells, land: int, number: int, label: Cells, found: Cells) -> int:
    """Write the lands of the island that holds `land` and label them with `number`. Returns how many there are."""
    found[0] = land
    label[land] = number
    count = 1
    done = 0
    while done < count:
        cell = int(found[done]) >> 1
        second = int(found[done]) & 1
        done += 1
        mask = int(tile[cell]) & 15
        for side in range(4):
            if has_side(mask, second, side):
                beside = int(BEYOND[cell, side])  # never an edge space: land cannot touch it (A16)
                if tile[beside] >= 0:
                    other = 2 * beside
                    if KIND_OF[int(tile[beside]) & 15] == STRAIT:
                        other += (side ^ 2) >> 1
                    if label[other] != number:
                        label[other] = number
                        found[count] = other
                        count += 1
    return count


@kernel
def first_land(tile: Cells, cell: int) -> int:
    """The land whose island may have this cell as its first: that which lies neither north nor west; -1 none."""
    mask = int(tile[cell]) & 15
    if tile[cell] < 0 or mask == 0:
        return -1
    if mask == 5:
        return 2 * cell + 1
    return 2 * cell


@kernel
def open_sides(tile: Cells, found: Cells, count: int) -> int:
    """Over how many sides an island could still grow; 0 if it is complete (R11.1)."""
    sides = 0
    for i in range(count):
        cell = int(found[i]) >> 1
        for side in range(4):
            if has_side(int(tile[cell]) & 15, int(found[i]) & 1, side) and tile[BEYOND[cell, side]] < 0:
                sides += 1
    return sides


@kernel
def worth(tile: Cells, number: int, label: Cells, found: Cells, count: int) -> int:
    """The value of an island: its tiles, each once, and what its waterfalls bring (R11.3, A17)."""
    value = 0
    for i in range(count):
        land = int(found[i])
        if land & 1 == 0 or label[land - 1] != number:
            value += 1 + 5 * (int(tile[land >> 1]) >> 4 & 3)
    return value


@kernel
def count_units(unit: Cells, found: Cells, count: int, units: Cells) -> int:
    """Write how many units of each seat (row) and type (column) stand on an island; returns how many in all."""
    total = 0
    for seat in range(units.shape[0]):
        for kind in range(units.shape[1]):
            units[seat, kind] = 0
    for i in range(count):
        piece = int(unit[int(found[i]) >> 1])
        if piece > 0 and piece >> 4 & 1 == int(found[i]) & 1:
            units[piece >> 2 & 3, piece & 3] += 1
            total += 1
    return total


@kernel
def ripe(tile: Cells, unit: Cells, marks: Cells) -> int:
    """Mark the first cell of every island that is complete and has a unit on it; returns how many there are (8.11)."""
    label = np.zeros(LANDS, np.int16)
    found = np.empty(LANDS, np.int16)
    units = np.empty((4, 4), np.int8)
    islands = 0
    for cell in range(CELLS):
        marks[cell] = 0
        land = first_land(tile, cell)
        if land >= 0 and label[land] == 0:
            count = walk(tile, land, land + 1, label, found)
            if open_sides(tile, found, count) == 0 and count_units(unit, found, count, units) > 0:
                marks[cell] = 1
                islands += 1
    return islands


@kernel
def close_off(tile: Cells, filled: Cells) -> int:
    """Write the mask of every space that fills up by itself, -1 elsewhere; returns how many there are (A12).

    Those are the spaces with four known sides, and those that water from the edge cannot reach, with unexplored spaces
    let through: there, sides between two of them become land.
    """
    reached = np.zeros(CELLS, np.int8)
    todo = np.empty(CELLS, np.int16)
    count = 0
    total = 0
    for cell in range(CELLS):
        filled[cell] = -1
        if tile[cell] < 0:
            wanted = need(tile, cell)
            if wanted >> 4 == 15:
                filled[cell] = wanted & 15
                total += 1
        row = cell // COLUMNS
        column = cell % COLUMNS
        if row == 0 or column == 0 or cell >= CELLS - COLUMNS or column == COLUMNS - 1:
            reached[cell] = 1
            todo[count] = cell
            count += 1
    while count > 0:
        count -= 1
        cell = int(todo[count])
        # A space that has just been filled lets water through where its mask says so.
        mask = int(tile[cell]) & 15 if tile[cell] >= 0 else max(0, int(filled[cell]))
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS or reached[beside] == 1 or mask >> side & 1 == 1:
                continue
            if tile[beside] < 0 or int(tile[beside]) >> (side ^ 2) & 1 == 0:
                reached[beside] = 1
                todo[count] = beside
                count += 1
    for cell in range(CELLS):
        if tile[cell] < 0 and filled[cell] < 0 and reached[cell] == 0:
            wanted = need(tile, cell)
            filled[cell] = wanted & 15 | 15 & ~(wanted >> 4)
            total += 1
    return total
