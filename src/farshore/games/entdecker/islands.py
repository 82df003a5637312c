"""Islands (EN-11): what belongs to one, what it is worth, and which are complete.

A state keeps its islands up to date: `join_lands` adds those of a tile just laid. `survey` walks over an island on any
map, also one that is only thought of; a law of the tests ties the two. Like `placing.py`, it takes plain arrays.
"""

from farshore.engine.kernel import entry, kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed
from farshore.games.entdecker.state import BEYOND, CELLS, LANDS, Public

NORTH_SOUTH = 0b0101  # the land sides of a strait from north to south


@kernel
def land_count(tile: int) -> int:
    """How many separate lands a tile has (EN-F3)."""
    return 2 if packed.is_strait(tile) else 1 if packed.land_sides(tile) > 0 else 0


@kernel
def land_beside(tile: Cells, cell: int, side: int) -> int:
    """The land beyond a land side of a cell; -1 if that space is unexplored. It is never an edge space (EN-A16)."""
    beside = int(BEYOND[cell, side])
    if tile[beside] < 0:
        return -1
    return packed.land_at(beside, packed.second_at(packed.opposite(side)) if packed.is_strait(int(tile[beside])) else 0)


# ---- a walk over one island


@entry
def survey(tile: Cells, unit: Cells, land: int, number: int, label: Cells, found: Cells) -> tuple[int, int]:
    """Walk over the island that holds `land`. Returns how many lands it has, and what `packed.py` calls an island.

    Writes its lands to `found`, and `number` to `label` for each of them. Its value is its tiles, each once (EN-11.3,
    EN-A17, EN-A18), and the points of its waterfalls.
    """
    found[0] = land
    label[land] = number
    count = 1
    done = 0
    island = 0
    while done < count:
        cell = packed.cell_of(int(found[done]))
        second = packed.is_second(int(found[done]))
        done += 1
        island += 1 + packed.waterfall(int(tile[cell]))
        piece = int(unit[cell])
        if piece > 0 and packed.unit_second(piece) == second:
            island += packed.power_on(packed.unit_seat(piece), int(packed.POWER[packed.unit_kind(piece)]))
        for side in range(4):
            if packed.reaches(int(tile[cell]), second, side):
                other = land_beside(tile, cell, side)
                if other < 0:
                    island += packed.ONE_SIDE
                elif label[other] != number:
                    if label[packed.twin_of(other)] == number:
                        island -= 1  # both lands of a strait, which counts once (EN-A17)
                    label[other] = number
                    found[count] = other
                    count += 1
    return count, island


@kernel
def first_land(tile: int, cell: int) -> int:
    """The land of this cell's tile that belongs to the island whose first cell, in reading order, this is.

    For a complete island. Of the two lands of a strait it is the southern or the eastern one: the island of the other
    reaches an earlier cell in the north or west.
    """
    return packed.land_at(cell, 1 if packed.land_sides(tile) == NORTH_SOUTH else 0)


# ---- the islands of a state


@kernel
def join_lands(state: Public, cell: int) -> None:
    """Add the lands of the tile on `cell`, which was just laid, to the islands that they touch."""
    tile = int(state.tile[cell])
    for second in range(land_count(tile)):
        number = packed.land_at(cell, second) + 1
        state.island[number - 1] = number
        state.islands[number] = 1 + packed.waterfall(tile)
        for side in range(4):
            if packed.reaches(tile, second, side):
                land = land_beside(state.tile[:], cell, side)
                if land < 0:
                    state.islands[number] += packed.ONE_SIDE
                else:
                    other = int(state.island[land])
                    state.islands[other] -= packed.ONE_SIDE  # the side towards this tile
                    number = _join(state, number, other)


@kernel
def _join(state: Public, one: int, other: int) -> int:
    """Make two islands one, unless they are. Returns its number: that of its first land."""
    low = min(one, other)
    high = max(one, other)
    if low == high:
        return low
    both = 0
    for cell in range(CELLS):  # straits with a land of each count once from now on (EN-A17)
        first = state.island[2 * cell]
        second = state.island[2 * cell + 1]
        both += (first == low and second == high) or (first == high and second == low)
    for land in range(LANDS):
        state.island[land] = low if state.island[land] == high else state.island[land]
    state.islands[low] += state.islands[high] - both
    state.islands[high] = 0
    return low


@entry
def completed_islands(islands: Cells, scored_ranks: Cells, numbers: Cells) -> int:
    """Number the islands that are complete and have a unit, by their first cells. Returns how many there are (EN-C11).

    Those that were scored in this turn keep their numbers, so that the others do too; here they have 0, like all cells
    at which no such island begins.
    """
    count = 0
    for number in range(1, LANDS + 1):
        count += packed.awaits_scoring(int(islands[number]))
    for cell in range(CELLS):
        numbers[cell] = 0
    if count == 0:
        return 0
    number = 0
    for cell in range(CELLS):
        # only one of a strait's lands can be the first of a complete island
        waits = packed.awaits_scoring(int(islands[packed.land_at(cell, 0) + 1])) or packed.awaits_scoring(
            int(islands[packed.land_at(cell, 1) + 1])
        )
        if waits or packed.is_of_this_turn(int(scored_ranks[cell])):
            number += 1
            numbers[cell] = number if waits else 0
    return count
