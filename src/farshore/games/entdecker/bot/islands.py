"""Islands: what they are worth to a seat, and what a tile would change about that."""

import numpy as np

from farshore.engine.bits import bit, has_bit
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed
from farshore.games.entdecker.bot.weights import Weights, coin_worth, scout_worth
from farshore.games.entdecker.bot.workspace import (
    ISLANDS_KEPT,
    MOST_GROWTH,
    NEVER,
    SIDES_TOLD_APART,
    UNITS,
    Workspace,
)
from farshore.games.entdecker.islands import completed_islands, land_beside, land_count, survey
from farshore.games.entdecker.placing import ALL_SIDES, could_fill, fits, known_side, known_sides, target
from farshore.games.entdecker.state import (
    BAY,
    BEYOND,
    CELLS,
    FORT,
    LANDS,
    MASK_OF,
    ROTATIONS_OF,
    SCOUT,
    SETTLEMENT,
    SHIP_KINDS,
    UNIT_COST,
    State,
)


@kernel
def prepare(state: State, weights: Weights, seat: int, work: Workspace) -> None:
    """Prepare the workspace for `seat`."""
    spaces = int(state.spaces)
    for land in range(LANDS):
        work.label[land] = 0
        work.seen[land] = 0
    work.seen[LANDS] = 0
    work.last = 0
    for place in range(ISLANDS_KEPT):
        work.judged[place] = 0
    for cell in range(CELLS):
        work.charted[cell] = 0
    for kind in range(SHIP_KINDS):
        work.sailed[kind] = 0
    work.coin = coin_worth(state, weights, int(state.gold[seat]))
    work.scout = scout_worth(state, weights, int(state.scouts[seat]))
    work.moved = weights.scout_moved
    work.trail = weights.trail * (1.0 + weights.trail_late * (1.0 - spaces / CELLS))
    work.trail_open = weights.trail_open
    work.busy[SCOUT] = 0.0
    work.busy[FORT] = weights.fort_busy
    work.busy[SETTLEMENT] = weights.settlement_busy
    work.growth = weights.growth
    held = weights.held
    strike = 1.0
    for sides in range(1, SIDES_TOLD_APART + 1):
        work.held[sides] = held
        work.strike[sides] = weights.strike * strike if sides < MOST_GROWTH else 0.0
        held *= weights.held_on
        strike *= weights.strike_on
    for other in range(int(state.seats)):
        gold = int(state.gold[other]) - weights.credit
        kind = SCOUT
        if state.settlements[other] > 0 and gold >= UNIT_COST[SETTLEMENT]:
            kind = SETTLEMENT
        elif state.forts[other] > 0 and gold >= UNIT_COST[FORT]:
            kind = FORT
        work.force[other] = packed.POWER[kind]
    total = 0.0
    for kind in range(SHIP_KINDS):
        count = int(state.plain[kind])
        for event in range(4):
            count += int(state.event[kind, event])
        work.mix[kind] = count
        total += count
    for kind in range(SHIP_KINDS):
        work.mix[kind] /= max(1.0, total)


@kernel
def all_stakes(state: State, seat: int, work: Workspace) -> float:
    """What all islands are worth to `seat`, less what they are worth to others."""
    value = 0.0
    for number in range(1, LANDS + 1):
        if state.islands[number] > 0:
            value += stake_of(state, seat, int(state.islands[number]), work)
    return value


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
def stake_of(state: State, seat: int, island: int, work: Workspace) -> float:
    """What an island is worth to `seat`, less what it is worth to others. Those that look the same are judged once."""
    place = island % ISLANDS_KEPT
    if work.judged[place] != island:
        work.judged[place] = island
        work.judgement[place] = _judge(state, seat, island, work)
    return float(work.judgement[place])


@kernel
def _judge(state: State, seat: int, island: int, work: Workspace) -> float:
    """The same, without looking it up."""
    seats = int(state.seats)
    power = work.power
    value = packed.island_value(island)
    sides = packed.open_sides(island)
    trails = 0.0
    for other in range(seats):
        power[other] = packed.power_of(island, other)
        if power[other] > 0:
            trail = work.trail * packed.scouts_in(int(power[other]))
            if sides > 0:
                trail = work.trail_open * trail
                trail -= work.busy[FORT] * packed.forts_in(int(power[other]))
                trail -= work.busy[SETTLEMENT] * packed.settlements_in(int(power[other]))
            trails += trail if other == seat else -trail / (seats - 1)
    if sides == 0:
        return _ranked(power, seats, seat, float(value)) + trails
    sides = min(sides, SIDES_TOLD_APART)
    held = work.held[sides] * _ranked(power, seats, seat, value + work.growth * min(sides, MOST_GROWTH))
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
def try_tile(state: State, seat: int, cell: int, mask: int, work: Workspace) -> None:
    """Write what a tile on `cell` changes: in a row for each of its lands, by the unit that `seat` puts there.

    Spaces beside it that then have four known sides fill up too. The map is left as it was.
    """
    gains = work.gains
    filled = 0
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS and state.tile[beside] < 0:
            known = int(state.needed[beside]) | known_side(packed.opposite(side), packed.is_land(mask, side))
            if known_sides(known) == ALL_SIDES:
                filled |= bit(side)
    for row in range(2):
        gains[row, 0] = 0.0
        for kind in range(1, UNITS):
            gains[row, kind] = NEVER
    if filled > 0:
        change = _try_filling(state, seat, cell, mask, filled, work)
    elif state.tile[cell] >= 0:
        change = 0.0
        for second in range(land_count(mask)):
            _try_units(state, seat, second, int(state.islands[state.island[packed.land_at(cell, second)]]), work)
    else:
        change = _try_alone(state, seat, cell, mask, work)
    for row in range(2):
        for kind in range(UNITS):
            gains[row, kind] += change - work.coin * UNIT_COST[kind]
        gains[row, SCOUT] -= work.scout if state.scouts[seat] > 0 else work.moved


@kernel
def _try_units(state: State, seat: int, second: int, island: int, work: Workspace) -> float:
    """Write what each unit would gain on an island. Returns what the island is worth without it."""
    stake = stake_of(state, seat, island, work)
    for kind in range(1, UNITS):
        if kind == SCOUT or _reserve(state, seat, kind) > 0:
            work.gains[second, kind] = (
                stake_of(state, seat, island + packed.power_on(seat, int(packed.POWER[kind])), work) - stake
            )
    return stake


@kernel
def _try_alone(state: State, seat: int, cell: int, mask: int, work: Workspace) -> float:
    """The same as `try_tile` for a tile beside which nothing fills up. Returns the change without a unit."""
    lands = land_count(mask)
    if lands == 0:
        return 0.0
    work.last += 1
    stamp = int(work.last)
    island, lost, parts = _joined(state, seat, cell, mask, 0, stamp, work)
    is_one = lands == 2 and _touches(state, cell, mask, stamp, work)
    if is_one:  # both lands of a strait belong to this island
        more, also, further = _joined(state, seat, cell, mask, 1, stamp, work)
        island += more
        lost += also
        parts += further
    change = _try_units(state, seat, 0, 1 + island - _counted_twice(state, stamp, parts, work), work)
    if is_one:
        for kind in range(1, UNITS):
            work.gains[1, kind] = work.gains[0, kind]
    elif lands == 2:
        work.last += 1
        stamp = int(work.last)
        island, also, parts = _joined(state, seat, cell, mask, 1, stamp, work)
        lost += also
        change += _try_units(state, seat, 1, 1 + island - _counted_twice(state, stamp, parts, work), work)
    return change - lost


@kernel
def _joined(
    state: State, seat: int, cell: int, mask: int, second: int, stamp: int, work: Workspace
) -> tuple[int, float, int]:
    """The islands that a land of a tile on `cell` would join, and that have not been stamped yet.

    Returns their sum with the land's open sides, what they are worth, and how many there are. Stamps them.
    """
    island = 0
    lost = 0.0
    parts = 0
    for side in range(4):
        if packed.reaches(mask, second, side):
            land = land_beside(state.tile[:], cell, side)
            if land < 0:
                island += packed.ONE_SIDE
            else:
                number = int(state.island[land])
                island -= packed.ONE_SIDE  # the side towards this tile
                if work.seen[number] != stamp:
                    work.seen[number] = stamp
                    island += int(state.islands[number])
                    lost += stake_of(state, seat, int(state.islands[number]), work)
                    parts += 1
    return island, lost, parts


@kernel
def _touches(state: State, cell: int, mask: int, stamp: int, work: Workspace) -> bool:
    """Whether the second land of a strait on `cell` would touch an island with that stamp."""
    for side in range(4):
        if packed.reaches(mask, 1, side):
            land = land_beside(state.tile[:], cell, side)
            if land >= 0 and work.seen[state.island[land]] == stamp:
                return True
    return False


@kernel
def _counted_twice(state: State, stamp: int, parts: int, work: Workspace) -> int:
    """Straits with a land in each of two islands that have this stamp: one tile of what they become (EN-A17)."""
    count = 0
    if parts > 1:
        for cell in range(CELLS):
            first = int(state.island[packed.land_at(cell, 0)])
            second = int(state.island[packed.land_at(cell, 1)])
            count += first != second and work.seen[first] == stamp and work.seen[second] == stamp
    return count


@kernel
def _try_filling(state: State, seat: int, cell: int, mask: int, filled: int, work: Workspace) -> float:
    """The same for a tile beside which spaces fill up, by a walk over what all of them become."""
    tile = state.tile
    label = work.label
    before = int(tile[cell])
    if before < 0:
        tile[cell] = mask
    for side in range(4):
        if has_bit(filled, side):
            beside = int(BEYOND[cell, side])
            tile[beside] = packed.land_sides(
                int(state.needed[beside]) | known_side(packed.opposite(side), packed.is_land(mask, side))
            )
    first = int(work.last) + 1  # of the numbers of islands that are used up here
    number = first - 1
    change = 0.0
    for i in range(5):
        if i > 0 and not has_bit(filled, i - 1):
            continue
        where = cell if i == 0 else int(BEYOND[cell, i - 1])
        for second in range(land_count(int(tile[where]))):
            if label[packed.land_at(where, second)] >= first:
                if i == 0:
                    for kind in range(1, UNITS):
                        work.gains[1, kind] = work.gains[0, kind]
                continue
            number += 1
            lands, island = survey(
                tile[:], state.unit[:], packed.land_at(where, second), number, label[:], work.found[:]
            )
            if i == 0:
                change += _try_units(state, seat, second, island, work)
            else:
                change += stake_of(state, seat, island, work)
            for k in range(lands):
                old = int(state.island[work.found[k]])
                if old > 0 and work.seen[old] != first:
                    work.seen[old] = first
                    change -= stake_of(state, seat, int(state.islands[old]), work)
    work.last = number
    if before < 0:
        tile[cell] = -1
    for side in range(4):
        if has_bit(filled, side):
            tile[BEYOND[cell, side]] = -1
    return change


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
def _is_open_sea(state: State, cell: int) -> bool:
    """Whether a cell touches no land, and no space that could fill up."""
    if packed.land_sides(int(state.needed[cell])) > 0:
        return False
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS and state.tile[beside] < 0 and could_fill(int(state.needed[beside])):
            return False
    return True


@kernel
def _chart_cell(state: State, seat: int, cell: int, work: Workspace) -> None:
    """Write what each kind of tile gains at best on an unexplored cell, by the best unit that can be paid there."""
    if work.charted[cell] == 1:
        return
    work.charted[cell] = 1
    chart = work.chart
    needed = int(state.needed[cell])
    alone = _is_open_sea(state, cell)
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
                try_tile(state, seat, cell, mask, work)
                for means in range(UNITS):
                    chart[cell, kind, means] = max(chart[cell, kind, means], best_gain(work.gains, means))
                if alone:  # all turns, and all such cells, are the same
                    work.sailed[kind] = 1
                    for means in range(UNITS):
                        work.open_sea[kind, means] = chart[cell, kind, means]
                    break


@kernel
def chart_around(state: State, seat: int, place: int, mask: int, work: Workspace) -> None:
    """Write what each kind gains at best on the cells that a ship can reach from there; NEVER if it does not fit.

    `mask` has the land sides of a tile that is only thought of; 0 if there is none.
    """
    for kind in range(SHIP_KINDS):
        for means in range(UNITS):
            work.fit[kind, means] = NEVER
    for side in range(4):
        cell = target(state.tile[:], place, side)
        if cell >= 0 and not packed.is_land(mask, side):
            _chart_cell(state, seat, cell, work)
            for kind in range(SHIP_KINDS):
                for means in range(UNITS):
                    work.fit[kind, means] = max(work.fit[kind, means], work.chart[cell, kind, means])


@kernel
def look_ahead(weights: Weights, means: int, now: float, most: int, work: Workspace) -> None:
    """Write what up to `most` hidden tiles promise, drawn one by one beside the ship, which is charted.

    Each comes with the share that its kind has among the unseen tiles. One that fits brings a unit, or leads on to the
    next, of which less is known. `now` can be had as long as none has fitted.
    """
    work.ahead[0] = 0.0
    work.still[0] = now
    missed = 0.0
    for kind in range(SHIP_KINDS):
        if work.fit[kind, 0] == NEVER:
            missed += work.mix[kind]
    for tiles in range(1, most + 1):
        value = 0.0
        for kind in range(SHIP_KINDS):
            if work.fit[kind, 0] > NEVER:
                value += work.mix[kind] * max(work.fit[kind, means], leading_on(weights, kind, tiles - 1, work))
        work.ahead[tiles] = value + missed * work.ahead[tiles - 1]
        work.still[tiles] = value + missed * work.still[tiles - 1]


@kernel
def leading_on(weights: Weights, kind: int, tiles: int, work: Workspace) -> float:
    """What a tile of that kind promises if no unit is put there, with so many tiles still to be drawn."""
    if tiles == 0 or kind == BAY:
        return float(work.fit[kind, 0])
    return float(work.fit[kind, 0] + weights.go_on + weights.on * work.ahead[tiles])


@kernel
def first_completed(state: State) -> int:
    """The lowest number of the islands that are still to be scored, counted from 0."""
    numbers = np.empty(CELLS, np.int8)
    completed_islands(state.islands[:], state.scored_ranks[:], numbers)
    cell = 0
    while numbers[cell] == 0:
        cell += 1
    return int(numbers[cell]) - 1
