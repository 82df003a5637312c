"""A tile comes to lie on the map: what follows from the map is kept up to date, and can be counted again.

Rules put a tile there with `lay_tile`. `recount` is for maps that come from elsewhere, and for the law that ties the
two.
"""

import numpy as np

from farshore.engine.bits import bit
from farshore.engine.kernel import entry, kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed
from farshore.games.entdecker.islands import join_lands, land_count, survey
from farshore.games.entdecker.placing import ALL_SIDES, known_side, requirement
from farshore.games.entdecker.seas import join_seas
from farshore.games.entdecker.state import BEYOND, CELLS, EDGE_COST, LANDS, Public


@kernel
def lay_tile(state: Public, cell: int, tile: int) -> None:
    """Lay a tile on an unexplored cell."""
    state.tile[cell] = tile
    state.spaces -= 1
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS:
            state.needed[beside] |= known_side(packed.opposite(side), packed.is_land(tile, side))
    join_lands(state, cell)
    join_seas(state, cell)


@entry
def recount(
    tile: Cells, unit: Cells, needed: Cells, island: Cells, islands: Cells, water: Cells, prices: Cells
) -> None:
    """Write all that follows from a map."""
    found = np.empty(LANDS, np.int16)
    for land in range(LANDS):
        island[land] = 0
        islands[land + 1] = 0
    for cell in range(CELLS):
        water[cell] = 0
        prices[cell + 1] = 0
    for cell in range(CELLS):
        needed[cell] = requirement(tile, cell)
        if tile[cell] < 0:
            continue
        for second in range(land_count(int(tile[cell]))):
            land = packed.land_at(cell, second)
            if island[land] == 0:
                _, islands[land + 1] = survey(tile, unit, land, land + 1, island, found)
        if packed.land_sides(int(tile[cell])) < ALL_SIDES and water[cell] == 0:
            prices[cell + 1] = _sail(tile, cell, water, found)


@kernel
def _sail(tile: Cells, first: int, water: Cells, todo: Cells) -> int:
    """Write the number of a sea to all its tiles, and return its prices (see `State`)."""
    prices = 0
    water[first] = first + 1
    todo[0] = first
    count = 1
    while count > 0:
        count -= 1
        cell = int(todo[count])
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS:
                prices |= bit(int(EDGE_COST[beside - CELLS]))
            elif tile[beside] >= 0 and water[beside] == 0 and not packed.is_land(int(tile[cell]), side):
                water[beside] = first + 1
                todo[count] = beside
                count += 1
    return prices
