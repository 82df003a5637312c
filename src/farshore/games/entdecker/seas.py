"""Connected seas: which tiles a ship can sail between (EN-5.4), and the edge spaces they touch.

All sea sides of a tile are joined (EN-F3), so each tile with a sea side is part of one sea. A state keeps its seas up
to date as it keeps its islands: `join_seas` adds the tile just laid.
"""

from farshore.engine.bits import bit
from farshore.engine.kernel import kernel
from farshore.games.entdecker import packed
from farshore.games.entdecker.placing import ALL_SIDES
from farshore.games.entdecker.state import BEYOND, CELLS, EDGE_COST, Public


@kernel
def join_seas(state: Public, cell: int) -> None:
    """Add the tile on `cell`, which was just laid, to the seas that it touches."""
    tile = int(state.tile[cell])
    if packed.land_sides(tile) == ALL_SIDES:
        return
    number = cell + 1
    state.water[cell] = number
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside >= CELLS:
            state.prices[number] |= bit(int(EDGE_COST[beside - CELLS]))
        elif state.tile[beside] >= 0 and not packed.is_land(tile, side):
            number = _join(state, number, int(state.water[beside]))


@kernel
def _join(state: Public, one: int, other: int) -> int:
    """Make two seas one, unless they are. Returns its number: that of its first cell."""
    low = min(one, other)
    high = max(one, other)
    if low < high:
        for cell in range(CELLS):
            state.water[cell] = low if state.water[cell] == high else state.water[cell]
        state.prices[low] |= state.prices[high]
        state.prices[high] = 0
    return low
