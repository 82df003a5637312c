"""Where a tile can be placed: the spaces a ship can reach, and the sides that must agree (EN-8.3 to EN-8.6).

Kernels about the map take tiles and units as plain arrays, so that Python can call them with those of a view. Rules
hand over `state.tile[:]`: that has the type of Python's arrays, and a kernel is compiled once for both.
"""

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import reasons
from farshore.games.entdecker.packed import is_land
from farshore.games.entdecker.state import A_PLACE, BEYOND, CELLS, MASK_OF, SHIP_KINDS, TURNS_OF, Public, State

READING_ORDER = (0, 3, 1, 2)  # sides by the number of the cell beyond them: north, west, east, south


@kernel
def ship_place(state: Public) -> int:
    """Where the ship is, as an int of full width (see the tables of `state.py`)."""
    return int(state.ship) + 0


@kernel
def target(tile: Cells, place: int, side: int) -> int:
    """The unexplored cell that a ship can reach over that side of its place (EN-5.2, EN-5.3, EN-8.3); -1 none."""
    cell = int(BEYOND[place, side])
    if cell < 0 or cell >= CELLS or tile[cell] >= 0:
        return -1
    if place < CELLS and is_land(int(tile[place]), side):
        return -1
    return cell


@kernel
def leads_on(tile: Cells, place: int) -> bool:
    """Whether a ship can go on from there: else it is a dead end (EN-8.9)."""
    for side in range(4):
        if target(tile, place, side) >= 0:
            return True
    return False


# ---- what a tile on an unexplored cell must look like: bits of its land sides, and 16 times the bits of those known


@kernel
def requirement(tile: Cells, cell: int) -> int:
    """A side towards the edge is sea, one towards an explored tile is as that tile's, others are free.

    EN-5.3, EN-8.4.
    """
    known = 0
    land = 0
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside >= CELLS:
            known |= 1 << side
        elif tile[beside] >= 0:
            known |= 1 << side
            land |= (int(tile[beside]) >> (side ^ 2) & 1) << side
    return land | known << 4


@kernel
def known_sides(needed: int) -> int:
    """A bit for each side whose look is known."""
    return needed >> 4


@kernel
def fits(needed: int, mask: int) -> bool:
    """Whether a tile with these land sides agrees with all around it (EN-8.4)."""
    return mask & needed >> 4 == needed & 15


@kernel
def fitting_kinds(tile: Cells, place: int) -> int:
    """A bit for each kind that a ship at that place could place somewhere (EN-8.3 to EN-8.6)."""
    kinds = 0
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            kinds |= kinds_for(requirement(tile, cell))
    return kinds


@kernel
def kinds_for(needed: int) -> int:
    """A bit for each kind that fits in some turn (EN-8.5)."""
    kinds = 0
    for kind in range(SHIP_KINDS):
        for turns in range(TURNS_OF[kind]):
            if fits(needed, int(MASK_OF[kind, turns])):
                kinds |= 1 << kind
    return kinds


# ---- the tile in hand


@kernel
def legal_placings(state: State, actions: Cells) -> int:
    """Write every space beside the ship with every turn of the tile that fits, and return how many.

    EN-8.3 to EN-8.5.
    """
    n = 0
    tile = state.tile[:]
    kind = int(state.hand)
    for side in READING_ORDER:
        cell = target(tile, ship_place(state), side)
        if cell >= 0:
            needed = requirement(tile, cell)
            for turns in range(TURNS_OF[kind]):
                if fits(needed, int(MASK_OF[kind, turns])):
                    actions[n] = A_PLACE + 4 * cell + turns
                    n += 1
    return n


@kernel
def place_refusal(state: State, cell: int, turns: int) -> int:
    """Why the tile in hand cannot be placed there in that turn; 0 if it can."""
    tile = state.tile[:]
    kind = int(state.hand)
    beside = False
    for side in range(4):
        beside = beside or target(tile, ship_place(state), side) == cell
    if not beside:
        return reasons.NOT_BESIDE
    if turns >= TURNS_OF[kind]:  # equal turns are named once
        return reasons.SAME_TURN
    return 0 if fits(requirement(tile, cell), int(MASK_OF[kind, turns])) else reasons.SIDES
