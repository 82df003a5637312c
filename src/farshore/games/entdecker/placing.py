"""Where a tile can be placed: the spaces a ship can reach, and the sides that must agree (EN-8.3 to EN-8.6).

Kernels about the map take tiles and what they ask of each other as plain arrays, so that Python can call them with
those of a view. Rules hand over `state.tile[:]`: that has the type of Python's arrays, and a kernel is compiled once
for both.
"""

import numpy as np

from farshore.engine.bits import to_bits
from farshore.engine.kernel import entry, kernel, plain
from farshore.engine.record import Cells
from farshore.games.entdecker import packed, reasons
from farshore.games.entdecker.state import A_PLACE, BEYOND, CELLS, MASK_OF, ROTATIONS_OF, SHIP_KINDS, State

ALL_SIDES = 15  # a bit for each side
READING_ORDER = (0, 3, 1, 2)  # sides by the number of the cell beyond them: north, west, east, south


@kernel
def target(tile: Cells, place: int, side: int) -> int:
    """The unexplored cell that a ship can reach over that side of its place (EN-5.2, EN-5.3, EN-8.3); -1 none."""
    cell = int(BEYOND[place, side])
    if cell < 0 or cell >= CELLS or tile[cell] >= 0:
        return -1
    if place < CELLS and packed.is_land(int(tile[place]), side):
        return -1
    return cell


@kernel
def leads_on(tile: Cells, needed: Cells, place: int) -> bool:
    """Whether a ship can go on from there: else it is a dead end (EN-8.9)."""
    if place >= CELLS:
        return bool(tile[first_cell(place)] < 0)
    return (packed.land_sides(int(tile[place])) | known_sides(int(needed[place]))) != ALL_SIDES


@kernel
def first_cell(place: int) -> int:
    """The only cell beside an edge space: beyond its other sides there is none, which is -1."""
    return int(max(BEYOND[place, 0], BEYOND[place, 1], BEYOND[place, 2], BEYOND[place, 3]))


# ---- what a tile on an unexplored cell must look like: bits of its land sides, and 16 times the bits of those known


@entry
def requirement(tile: Cells, cell: int) -> int:
    """A side towards the edge is sea, one towards an explored tile is as that tile's, others are free (EN-5.3, EN-8.4).

    A state keeps this for all cells, explored or not, in `needed`.
    """
    needed = 0
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside >= CELLS:
            needed |= known_side(side, False)
        elif tile[beside] >= 0:
            needed |= known_side(side, packed.is_land(int(tile[beside]), packed.opposite(side)))
    return needed


@kernel
def known_side(side: int, land: bool) -> int:
    """The part of what is needed that says how one side must look."""
    return (17 if land else 16) << side


@kernel
def known_sides(needed: int) -> int:
    """A bit for each side whose look is known."""
    return needed >> 4


@kernel
def fits(needed: int, mask: int) -> bool:
    """Whether a tile with these land sides agrees with all around it (EN-8.4)."""
    return (mask & known_sides(needed)) == packed.land_sides(needed)


@kernel
def could_fill(needed: int) -> bool:
    """Whether one more tile beside such a space can fill it: at most one of its sides is not known (EN-A12)."""
    unknown = ALL_SIDES & ~known_sides(needed)
    return unknown & (unknown - 1) == 0


@kernel
def filled_sides(needed: int) -> int:
    """The land sides of the tile that fills such a space: what is unknown becomes land (EN-A12)."""
    return packed.land_sides(needed) | (ALL_SIDES & ~known_sides(needed))


def _kinds_for(needed: int) -> int:
    """A bit for each kind that fits in some rotation (EN-8.5)."""
    turns = [(kind, int(mask)) for kind in range(SHIP_KINDS) for mask in MASK_OF[kind]]
    return to_bits(kind for kind, mask in turns if plain(fits)(needed, mask))


KINDS_FOR = np.array([_kinds_for(needed) for needed in range(256)], np.int64)


@entry
def fitting_kinds(tile: Cells, needed: Cells, place: int) -> int:
    """A bit for each kind that a ship at that place could place somewhere (EN-8.3 to EN-8.6)."""
    kinds = 0
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            kinds |= KINDS_FOR[needed[cell]]
    return int(kinds)


# ---- the tile in hand


@kernel
def legal_placings(state: State, actions: Cells) -> int:
    """Write every space beside the ship with every rotation of the tile that fits, and return how many.

    EN-8.3 to EN-8.5.
    """
    n = 0
    tile = state.tile[:]
    kind = int(state.hand)
    for side in READING_ORDER:
        cell = target(tile, int(state.ship), side)
        if cell >= 0:
            for turns in range(ROTATIONS_OF[kind]):
                if fits(int(state.needed[cell]), int(MASK_OF[kind, turns])):
                    actions[n] = A_PLACE + 4 * cell + turns
                    n += 1
    return n


@kernel
def place_refusal(state: State, cell: int, turns: int) -> int:
    """Why the tile in hand cannot be placed there in that rotation; 0 if it can."""
    tile = state.tile[:]
    kind = int(state.hand)
    beside = False
    for side in range(4):
        beside = beside or target(tile, int(state.ship), side) == cell
    if not beside:
        return reasons.NOT_BESIDE
    if turns >= ROTATIONS_OF[kind]:  # rotations that look the same are named once
        return reasons.SAME_TURN
    return 0 if fits(int(state.needed[cell]), int(MASK_OF[kind, turns])) else reasons.SIDES
