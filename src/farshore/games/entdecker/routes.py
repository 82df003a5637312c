"""Ways over the map: where a ship can go on, which tiles fit there, and what a start costs whom.

These kernels take tiles and units as arrays, so that Python can call them with those of a view.
"""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.state import (
    BEYOND,
    CELLS,
    EDGE_COST,
    FORT,
    MASK_OF,
    SHIP_KINDS,
    TOLL,
    TURNS_OF,
)

# ---- where a tile can go


@kernel
def target(tile: Cells, place: int, side: int) -> int:
    """The unexplored cell that a ship can reach over that side of its place (R5.2, R5.3, R8.3); -1 none."""
    cell = int(BEYOND[place, side])
    if cell < 0 or cell >= CELLS or tile[cell] >= 0:
        return -1
    if place < CELLS and int(tile[place]) >> side & 1 == 1:
        return -1
    return cell


@kernel
def leads_on(tile: Cells, place: int) -> bool:
    """Whether a ship can go on from there: else it is a dead end (R8.9)."""
    for side in range(4):
        if target(tile, place, side) >= 0:
            return True
    return False


@kernel
def need(tile: Cells, cell: int) -> int:
    """What a tile on an unexplored cell must look like: bits of its land sides, 16 times the bits of those known.

    A side towards the edge is sea (R5.3), one towards an explored tile is as that tile's, others are free (R8.4).
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
def fitting(tile: Cells, place: int) -> int:
    """A bit for each kind that a ship at that place could place somewhere (R8.3 to R8.6)."""
    kinds = 0
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            wanted = need(tile, cell)
            for kind in range(SHIP_KINDS):
                for turns in range(TURNS_OF[kind]):
                    if int(MASK_OF[kind, turns]) & wanted >> 4 == wanted & 15:
                        kinds |= 1 << kind
    return kinds


# ---- what a start costs (R6.1 to R6.6, A1)
#
# The ways to the edge are kept as labels: for every tile and every price of an edge space the set of all tolls with
# which such an edge can be reached, 64 bits, one for each count of units (0 to 3) of the three other seats, that is
# bit n0 + 4 * n1 + 16 * n2. Going over a tile that asks for toll shifts the set. Walks that cross such a tile twice are
# among them, but never among the cheapest (8.6), so nothing need keep them out.

ONE = np.uint64(1)
NONE = np.uint64(0)
PRICES = 3  # of edge spaces: 0, 1, 2
MOST_TOLLS = 9  # two forts and a settlement of three seats
FAR = 99  # the cost where no way leads to the edge


def _sets(matches: Any) -> Cells:
    """For each of the other seats, the tolls whose count of its units `matches`."""
    return np.array(
        [sum(1 << toll for toll in range(64) if matches(toll >> 2 * other & 3)) for other in range(3)], np.uint64
    )


BELOW_THREE = _sets(lambda units: units < 3)
UNPAID = _sets(lambda units: units == 0)
PAID = _sets(lambda units: units == 1)
STEP = np.array([1, 4, 16], np.uint64)
OF_SUM = np.array(  # the tolls for so many units
    [sum(1 << t for t in range(64) if (t & 3) + (t >> 2 & 3) + (t >> 4) == n) for n in range(MOST_TOLLS + 1)], np.uint64
)


@kernel
def toll_owner(unit: int, seat: int) -> int:
    """Who gets toll from `seat` for that unit: the place of its owner among the other seats (R6.4, R6.5); -1 nobody."""
    if unit & 3 < FORT or unit >> 2 & 3 == seat:
        return -1
    owner = unit >> 2 & 3
    return owner - 1 if owner > seat else owner


@kernel
def spread(tile: Cells, unit: Cells, seat: int, once: int, labels: Cells) -> None:
    """Write the tolls with which `seat` reaches the edge from every explored tile, by the price of the edge space.

    `labels` is of CELLS by PRICES words. With `once`, one toll for each owner is enough (D3).
    """
    todo = np.empty(CELLS, np.int16)
    waits = np.zeros(CELLS, np.int8)
    count = 0
    for cell in range(CELLS):
        for price in range(PRICES):
            labels[cell, price] = NONE
        owner = toll_owner(int(unit[cell]), seat)
        if tile[cell] >= 0:
            for side in range(4):
                edge = int(BEYOND[cell, side]) - CELLS
                if edge >= 0:  # that side is sea (R5.3)
                    labels[cell, EDGE_COST[edge]] |= ONE if owner < 0 else ONE << STEP[owner]
                    if waits[cell] == 0:
                        waits[cell] = 1
                        todo[count] = cell
                        count += 1
    while count > 0:
        count -= 1
        cell = int(todo[count])
        waits[cell] = 0
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS or tile[beside] < 0 or int(tile[cell]) >> side & 1 == 1:
                continue
            owner = toll_owner(int(unit[beside]), seat)
            for price in range(PRICES):
                found = labels[cell, price]
                if owner >= 0:
                    if once == 1:
                        found = (found & UNPAID[owner]) << STEP[owner] | found & PAID[owner]
                    else:
                        found = (found & BELOW_THREE[owner]) << STEP[owner]
                if found | labels[beside, price] != labels[beside, price]:
                    labels[beside, price] |= found
                    if waits[beside] == 0:
                        waits[beside] = 1
                        todo[count] = beside
                        count += 1


@kernel
def cheapest(labels: Cells, place: int) -> int:
    """What a start there costs at least; FAR if no way leads to the edge (R5.4, A1)."""
    if place >= CELLS:
        return int(EDGE_COST[place - CELLS])
    best = FAR
    for price in range(PRICES):
        for units in range(MOST_TOLLS + 1):
            if labels[place, price] & OF_SUM[units] != NONE:
                best = min(best, price + TOLL * units)
                break
    return best


@kernel
def payees(labels: Cells, place: int, seat: int, found: Cells) -> int:
    """Write, ascending, who gets how much on the cheapest ways from there, and return how many different there are.

    Each is 256 times the gold for the bank, with two bits for every seat: how many of its units ask for toll (8.6).
    """
    if place >= CELLS:
        found[0] = 256 * int(EDGE_COST[place - CELLS])
        return 1
    cost = cheapest(labels, place)
    n = 0
    for price in range(PRICES):
        if price > cost or (cost - price) % TOLL > 0:
            continue
        tolls = labels[place, price] & OF_SUM[(cost - price) // TOLL]
        for toll in range(64):
            if tolls >> np.uint64(toll) & ONE != NONE:
                below = (1 << 2 * seat) - 1  # seats before this one keep their place, the others move up by one
                found[n] = 256 * price + (toll & below) + ((toll & ~below) << 2)
                n += 1
    return n
