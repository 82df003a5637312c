"""Islands: what they are worth to a seat, and what a tile would change about that."""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.bot.workspace import (
    CREDIT,
    FORT_BUSY,
    GROWTH,
    HELD,
    HELD_ON,
    MOST_GROWTH,
    NEVER,
    SCOUT_MOVED,
    SETTLEMENT_BUSY,
    SIDES_TOLD_APART,
    STRIKE,
    STRIKE_ON,
    TRAIL,
    TRAIL_OPEN,
    UNITS,
    Workspace,
    coin_worth,
    scout_worth,
)
from farshore.games.entdecker.islands import completed_islands, survey
from farshore.games.entdecker.packed import (
    POWER,
    is_land,
    is_strait,
    island_value,
    land_at,
    land_sides,
    open_sides,
    power_of,
)
from farshore.games.entdecker.placing import ALL_SIDES, fits, known_sides, requirement, target
from farshore.games.entdecker.state import (
    BEYOND,
    CELLS,
    FORT,
    LANDS,
    MASK_OF,
    ROTATIONS_OF,
    SCOUT,
    SEATS,
    SETTLEMENT,
    SHIP_KINDS,
    UNIT_COST,
    State,
)


@kernel
def prepare(state: State, seat: int, work: Workspace) -> float:
    """Prepare the workspace for `seat`. Returns what all islands are worth."""
    for land in range(LANDS):
        work.old[land] = 0
        work.label[land] = 0
        work.seen[land] = 0
    work.seen[LANDS] = 0
    work.last = 0
    for cell in range(CELLS):
        work.charted[cell] = 0
    for kind in range(SHIP_KINDS):
        work.sailed[kind] = 0
    held = HELD
    strike = STRIKE
    for sides in range(1, SIDES_TOLD_APART + 1):
        work.held[sides] = held
        work.strike[sides] = strike if sides < 4 else 0.0
        held *= HELD_ON
        strike *= STRIKE_ON
    for other in range(state.seats):
        if other != seat:
            gold = int(state.gold[other]) - CREDIT
            kind = SCOUT
            if state.settlements[other] > 0 and gold >= UNIT_COST[SETTLEMENT]:
                kind = SETTLEMENT
            elif state.forts[other] > 0 and gold >= UNIT_COST[FORT]:
                kind = FORT
            work.force[other] = POWER[kind]
    total = 0.0
    for kind in range(SHIP_KINDS):
        count = int(state.plain[kind])
        for event in range(4):
            count += int(state.event[kind, event])
        work.mix[kind] = count
        total += count
    for kind in range(SHIP_KINDS):
        work.mix[kind] /= max(1.0, total)
    return _value_islands(state, seat, work)


@kernel
def _value_islands(state: State, seat: int, work: Workspace) -> float:
    """Number all islands and write what each is worth. Returns the sum."""
    tile = state.tile
    number = 0
    total = 0.0
    for cell in range(CELLS):
        shape = int(tile[cell])
        if shape < 0 or land_sides(shape) == 0:
            continue
        for second in range(2 if is_strait(shape) else 1):
            if work.old[land_at(cell, second)] == 0:
                number += 1
                _, value, sides = survey_for(state, tile, land_at(cell, second), number, work.old, work)
                work.stakes[number] = stake_of(state, seat, value, sides, work)
                total += work.stakes[number]
    return total


@kernel
def survey_for(
    state: State, tile: Cells, land: int, number: int, label: Cells, work: Workspace
) -> tuple[int, int, int]:
    """Survey an island with the arrays of the workspace. Returns lands, value and open sides."""
    lands, island = survey(tile[:], state.unit[:], land, number, label[:], work.found[:])
    for seat in range(SEATS):
        work.power[seat] = power_of(island, seat)
    return lands, island_value(island), open_sides(island)


@kernel
def _ranked(power: Cells, seats: int, seat: int, value: float) -> float:
    """The points of `seat` on an island of that value, less those of the others."""
    total = 0.0
    for one in range(seats):
        if power[one] == 0:
            continue
        points = value
        for other in range(seats):  # half as many for each different power above
            if power[other] > power[one]:
                first = True
                for each in range(other):
                    first = first and power[each] != power[other]
                if first:
                    points = (points + 0.5) / 2
        total += points if one == seat else -points / (seats - 1)
    return total


@kernel
def stake_of(state: State, seat: int, value: int, sides: int, work: Workspace) -> float:
    """What an island with so many open sides is worth to `seat`, less what it is worth to others."""
    seats = int(state.seats)
    power = work.power
    trails = 0.0
    for other in range(seats):
        if power[other] > 0:
            trail = TRAIL * (power[other] & 31)
            if sides > 0:
                busy = FORT_BUSY * (power[other] >> 5 & 3) + SETTLEMENT_BUSY * (power[other] >> 7)
                trail = TRAIL_OPEN * trail - busy
            trails += trail if other == seat else -trail / (seats - 1)
    if sides == 0:
        return _ranked(power, seats, seat, float(value)) + trails
    sides = min(sides, SIDES_TOLD_APART)
    held = work.held[sides] * _ranked(power, seats, seat, value + GROWTH * min(sides, MOST_GROWTH))
    if work.strike[sides] > 0:
        worst = held
        for other in range(seats):
            if other != seat:
                power[other] += work.force[other]
                worst = min(worst, _ranked(power, seats, seat, float(value + sides)))
                power[other] -= work.force[other]
        held += work.strike[sides] * (worst - held)
    return float(held + trails)


@kernel
def try_tile(state: State, seat: int, tile: Cells, cell: int, mask: int, work: Workspace) -> None:
    """Write what a tile on `cell` changes: in a row for each of its lands, by the unit that `seat` puts there.

    Spaces beside it that then have four known sides fill up too. The map is left as it was.
    """
    gains = work.gains
    label = work.label
    before = int(tile[cell])
    if before < 0:
        tile[cell] = mask
    filled = 0
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS and tile[beside] < 0:
            needed = requirement(tile[:], beside)
            if known_sides(needed) == ALL_SIDES:
                tile[beside] = land_sides(needed)
                filled |= 1 << side
    for row in range(2):
        gains[row, 0] = 0.0
        for kind in range(1, UNITS):
            gains[row, kind] = NEVER
    first = int(work.last) + 1  # of the numbers of islands that are used up here
    number = first - 1
    change = 0.0
    for i in range(5):
        if i > 0 and filled >> (i - 1) & 1 == 0:
            continue
        where = cell if i == 0 else int(BEYOND[cell, i - 1])
        shape = int(tile[where])
        if land_sides(shape) == 0:
            continue
        for second in range(2 if is_strait(shape) else 1):
            if label[land_at(where, second)] >= first:
                if i == 0:
                    for kind in range(1, UNITS):
                        gains[1, kind] = gains[0, kind]
                continue
            number += 1
            lands, value, sides = survey_for(state, tile, land_at(where, second), number, label, work)
            stake = stake_of(state, seat, value, sides, work)
            change += stake
            for k in range(lands):
                island = int(work.old[work.found[k]])
                if island > 0 and work.seen[island] != first:
                    work.seen[island] = first
                    change -= work.stakes[island]
            if i == 0:
                for kind in range(1, UNITS):
                    if kind == SCOUT or _reserve(state, seat, kind) > 0:
                        work.power[seat] += POWER[kind]
                        gains[second, kind] = stake_of(state, seat, value, sides, work) - stake
                        work.power[seat] -= POWER[kind]
    work.last = number
    coin = coin_worth(state)
    for row in range(2):
        for kind in range(UNITS):
            gains[row, kind] += change - coin * UNIT_COST[kind]
        gains[row, SCOUT] -= scout_worth(state) if state.scouts[seat] > 0 else SCOUT_MOVED
    if before < 0:
        tile[cell] = -1
    for side in range(4):
        if filled >> side & 1 == 1:
            tile[BEYOND[cell, side]] = -1


@kernel
def _reserve(state: State, seat: int, kind: int) -> int:
    return int(state.forts[seat]) if kind == FORT else int(state.settlements[seat])


@kernel
def means_of(gold: int) -> int:
    """The best unit that so much gold can pay."""
    return SETTLEMENT if gold >= UNIT_COST[SETTLEMENT] else FORT if gold >= UNIT_COST[FORT] else 1 if gold > 0 else 0


@kernel
def best_gain(gains: Cells, means: int) -> float:
    """The best gain with a unit that can be paid."""
    best = gains[0, 0]
    for kind in range(1, means + 1):
        best = max(best, gains[0, kind], gains[1, kind])
    return float(best)


@kernel
def _is_open_sea(tile: Cells, cell: int) -> bool:
    """Whether a cell touches no land, and no space that could fill up."""
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS:
            if tile[beside] >= 0:
                if is_land(int(tile[beside]), side ^ 2):
                    return False
            else:
                known = known_sides(requirement(tile[:], beside))
                if known & (known - 1) & ((known & (known - 1)) - 1) > 0:  # three sides
                    return False
    return True


@kernel
def chart_cell(state: State, seat: int, tile: Cells, cell: int, work: Workspace) -> None:
    """Write what each kind of tile gains at best on an unexplored cell, by the best unit that can be paid there."""
    if work.charted[cell] == 1:
        return
    work.charted[cell] = 1
    chart = work.chart
    needed = requirement(tile[:], cell)
    alone = _is_open_sea(tile, cell)
    for kind in range(SHIP_KINDS):
        for means in range(UNITS):
            chart[cell, kind, means] = NEVER
        for turns in range(ROTATIONS_OF[kind]):
            mask = int(MASK_OF[kind, turns])
            if fits(needed, mask):
                if alone and work.sailed[kind] == 1:
                    for means in range(UNITS):
                        chart[cell, kind, means] = work.open_sea[kind, means]
                    break
                try_tile(state, seat, tile, cell, mask, work)
                for means in range(UNITS):
                    chart[cell, kind, means] = max(chart[cell, kind, means], best_gain(work.gains, means))
                if alone:  # all turns, and all such cells, are the same
                    work.sailed[kind] = 1
                    for means in range(UNITS):
                        work.open_sea[kind, means] = chart[cell, kind, means]
                    break


@kernel
def chart_around(state: State, seat: int, tile: Cells, place: int, work: Workspace) -> None:
    """Chart all cells that a ship can reach from there."""
    for side in range(4):
        cell = target(tile[:], place, side)
        if cell >= 0:
            chart_cell(state, seat, tile, cell, work)


@kernel
def best_beside(tile: Cells, place: int, kind: int, means: int, work: Workspace) -> float:
    """What a tile of that kind gains at best beside the ship; NEVER if it does not fit."""
    best = NEVER
    for side in range(4):
        cell = target(tile[:], place, side)
        if cell >= 0:
            best = max(best, work.chart[cell, kind, means])
    return best


@kernel
def first_completed(state: State) -> int:
    """The lowest number of the islands that are still to be scored, counted from 0."""
    numbers = np.empty(CELLS, np.int8)
    completed_islands(state.islands[:], state.scored_ranks[:], numbers)
    cell = 0
    while numbers[cell] == 0:
        cell += 1
    return int(numbers[cell]) - 1
