"""Islands (EN-11): what belongs to one, what it is worth, and which are complete.

One walk over an island, `survey`, serves rules, presentation and bots. Like `placing.py`, it takes plain arrays.
"""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.packed import (
    cell_of,
    is_second,
    is_strait,
    land_at,
    land_sides,
    reaches,
    unit_kind,
    unit_seat,
    unit_second,
    waterfall,
)
from farshore.games.entdecker.state import BEYOND, CELLS, SEATS, THIS_TURN

LANDS = 2 * CELLS
# What a unit adds to the power of its owner on an island. Powers order seats by settlements, then forts, then scouts
# (EN-11.4, EN-11.5, EN-D8): six bits for each count.
POWER = np.array([0, 1, 1 << 6, 1 << 12], np.int64)


@kernel
def survey(
    tile: Cells, unit: Cells, land: int, number: int, label: Cells, found: Cells, power: Cells
) -> tuple[int, int, int]:
    """Walk over the island that holds `land`. Returns how many lands it has, its value (EN-11.3, EN-A18) and its
    open sides.

    Writes its lands to `found`, `number` to `label` for each of them, and the power of every seat. Value is its tiles,
    each once (EN-A17), and the points of its waterfalls. Without open sides it is complete (EN-11.1).
    """
    for seat in range(SEATS):
        power[seat] = 0
    found[0] = land
    label[land] = number
    count = 1
    done = 0
    value = 0
    sides = 0
    while done < count:
        cell = cell_of(int(found[done]))
        second = is_second(int(found[done]))
        done += 1
        value += 1 + waterfall(int(tile[cell]))
        piece = int(unit[cell])
        if piece > 0 and unit_second(piece) == second:
            power[unit_seat(piece)] += POWER[unit_kind(piece)]
        for side in range(4):
            if reaches(int(tile[cell]), second, side):
                beside = int(BEYOND[cell, side])  # never an edge space: land cannot touch it (EN-A16)
                if tile[beside] < 0:
                    sides += 1
                    continue
                strait = is_strait(int(tile[beside]))
                other = land_at(beside, (side ^ 2) >> 1 if strait else 0)
                if label[other] != number:
                    if strait and label[other ^ 1] == number:
                        value -= 1  # both lands of a strait, which counts once (EN-A17)
                    label[other] = number
                    found[count] = other
                    count += 1
    return count, value, sides


@kernel
def first_land(tile: int, cell: int) -> int:
    """The land of that tile whose island may have this cell as its first in reading order; -1 none.

    Of a strait from north to south that is the southern land: the northern one belongs to an earlier cell.
    """
    if tile < 0 or land_sides(tile) == 0:
        return -1
    return land_at(cell, 1 if land_sides(tile) == 5 else 0)


@kernel
def completed_islands(tile: Cells, unit: Cells, prize: Cells, numbers: Cells) -> int:
    """Number the islands that are complete and have a unit, by their first cells. Returns how many there are (EN-C11).

    Those that were scored in this turn keep their numbers, so that the others do too; here they have 0, like all cells
    at which no such island begins.
    """
    label = np.zeros(LANDS, np.int16)
    found = np.empty(LANDS, np.int16)
    power = np.empty(SEATS, np.int64)
    islands = 0
    for cell in range(CELLS):
        numbers[cell] = 0
    for cell in range(CELLS):
        land = land_at(cell, unit_second(int(unit[cell])))
        if unit[cell] > 0 and label[land] == 0:
            count, _, sides = survey(tile, unit, land, land + 1, label, found, power)
            if sides == 0:
                first = cell
                for i in range(count):
                    first = min(first, cell_of(int(found[i])))
                numbers[first] = 1
                islands += 1
    number = 0
    for cell in range(CELLS):
        if prize[cell] >= THIS_TURN:
            number += 1
        elif islands > 0 and numbers[cell] > 0:
            number += 1
            numbers[cell] = number
    return islands
