"""Filling (EN-10): spaces that are closed off get their tiles when an expedition ends."""

import numpy as np

from farshore.engine.kernel import entry, kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed
from farshore.games.entdecker.laying import lay_tile
from farshore.games.entdecker.placing import ALL_SIDES, filled_sides, known_sides, requirement
from farshore.games.entdecker.state import BEYOND, CELLS, COLUMNS, KIND_OF, State
from farshore.games.entdecker.supply import deal, fetch, restock, stacks_left


@entry
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
                filled[cell] = packed.land_sides(needed)
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
            if beside >= CELLS or reached[beside] == 1 or packed.is_land(mask, side):
                continue
            if tile[beside] < 0 or not packed.is_land(int(tile[beside]), packed.opposite(side)):
                reached[beside] = 1
                todo[count] = beside
                count += 1
    for cell in range(CELLS):
        if tile[cell] < 0 and filled[cell] < 0 and reached[cell] == 0:
            needed = requirement(tile, cell)
            filled[cell] = filled_sides(needed)
            total += 1
    return total


@kernel
def notice_closed(state: State, cell: int) -> None:
    """Note whether the tile that a ship has just placed on `cell` closes spaces off from all water.

    Only spaces beside it can have lost their last way to the edge: others went through one of these, or through the
    sea of the tile itself, which leads to the edge as the ship came from there (EN-A15).
    """
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside >= CELLS or state.tile[beside] >= 0:
            continue
        if known_sides(int(state.needed[beside])) != ALL_SIDES and not _water_reaches(state, beside):
            state.closed = 1


@kernel
def _water_reaches(state: State, space: int) -> bool:
    """Whether water from the edge reaches an unexplored space, with unexplored ones let through (EN-A12).

    The search begins there and stops at the first sea that leads to the edge: most spaces lie beside one.
    """
    reached = np.zeros(CELLS, np.int8)
    todo = np.empty(CELLS, np.int16)
    reached[space] = 1
    todo[0] = space
    count = 1
    while count > 0:
        count -= 1
        cell = int(todo[count])
        mask = max(0, int(state.tile[cell]))
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS:
                return True
            if reached[beside] == 1 or packed.is_land(mask, side):
                continue
            if state.tile[beside] >= 0 and packed.is_land(int(state.tile[beside]), packed.opposite(side)):
                continue
            if state.prices[state.water[beside]] > 0:
                return True
            reached[beside] = 1
            todo[count] = beside
            count += 1
    return False


@kernel
def has_closed(needed: Cells, filled: Cells) -> bool:
    """Whether some of the spaces to be filled, as `close_off` has written them, have a side that is not known.

    For positions that are read: the map alone says what `notice_closed` keeps in `state.closed`.
    """
    for cell in range(CELLS):
        if filled[cell] >= 0 and known_sides(int(needed[cell])) != ALL_SIDES:
            return True
    return False


@kernel
def _has_surrounded_space(state: State) -> bool:
    """Whether some space has four known sides: a ship may still enter it in the same expedition (EN-A10)."""
    for cell in range(CELLS):
        if state.tile[cell] < 0 and known_sides(int(state.needed[cell])) == ALL_SIDES:
            return True
    return False


@kernel
def fill(state: State) -> None:
    """Fill what is closed off with tiles from the open stacks, or found elsewhere.

    EN-10.1, EN-10.2, EN-A12, EN-A14.
    """
    if state.closed == 0 and not _has_surrounded_space(state):
        return
    state.closed = 0
    filled = np.empty(CELLS, np.int8)
    close_off(state.tile[:], filled)
    stacks = stacks_left(state.stack[:])
    searched = False
    for cell in range(CELLS):
        if filled[cell] >= 0:
            lay_tile(state, cell, int(filled[cell]))
            if fetch(state, int(KIND_OF[filled[cell]])):
                searched = True
    if searched:  # EN-C5
        deal(state, stacks)
    restock(state)
