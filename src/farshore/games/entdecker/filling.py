"""Filling (EN-10): spaces that are closed off get their tiles when an expedition ends."""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.packed import is_land, land_sides
from farshore.games.entdecker.placing import known_sides, requirement
from farshore.games.entdecker.state import BEYOND, CELLS, COLUMNS, KIND_OF, State
from farshore.games.entdecker.supply import deal, fetch, restock, stacks_left

ALL_SIDES = 15


@kernel
def close_off(tile: Cells, filled: Cells) -> int:
    """Write the land sides of every space that fills up by itself, -1 elsewhere; returns how many there are (EN-A12).

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
            needed = requirement(tile, cell)
            if known_sides(needed) == ALL_SIDES:
                filled[cell] = land_sides(needed)
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
        mask = int(tile[cell]) if tile[cell] >= 0 else max(0, int(filled[cell]))
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS or reached[beside] == 1 or is_land(mask, side):
                continue
            if tile[beside] < 0 or not is_land(int(tile[beside]), side ^ 2):
                reached[beside] = 1
                todo[count] = beside
                count += 1
    for cell in range(CELLS):
        if tile[cell] < 0 and filled[cell] < 0 and reached[cell] == 0:
            needed = requirement(tile, cell)
            filled[cell] = land_sides(needed) | ALL_SIDES & ~known_sides(needed)
            total += 1
    return total


@kernel
def fill(state: State) -> None:
    """Fill what is closed off with tiles from the open stacks, or found elsewhere.

    EN-10.1, EN-10.2, EN-A12, EN-A14.
    """
    filled = np.empty(CELLS, np.int8)
    if close_off(state.tile[:], filled) == 0:
        return
    stacks = stacks_left(state.stack[:])
    searched = False
    for cell in range(CELLS):
        if filled[cell] >= 0:
            state.tile[cell] = filled[cell]
            state.spaces -= 1
            if fetch(state, KIND_OF[filled[cell]]):
                searched = True
    if searched:  # EN-C5
        deal(state, stacks)
    restock(state)
