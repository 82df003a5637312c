"""Islands: what they are worth to a seat, and what a tile would change about that."""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.bot.desk import (
    CREDIT,
    FORT_BUSY,
    GROWTH,
    HELD,
    HELD_ON,
    MOST_GROWTH,
    NEVER,
    POWER,
    SCOUT_MOVED,
    SETTLEMENT_BUSY,
    SIDES_TOLD_APART,
    STRIKE,
    STRIKE_ON,
    TRAIL,
    TRAIL_OPEN,
    UNITS,
    Desk,
    coin_worth,
    scout_worth,
)
from farshore.games.entdecker.islands import LANDS, has_side, ripe
from farshore.games.entdecker.routes import need, target
from farshore.games.entdecker.state import (
    BEYOND,
    CELLS,
    FORT,
    KIND_OF,
    MASK_OF,
    SCOUT,
    SEATS,
    SETTLEMENT,
    SHIP_KINDS,
    STRAIT,
    THIS_TURN,
    TURNS_OF,
    UNIT_COST,
    State,
)


@kernel
def prepare(state: State, seat: int, desk: Desk) -> float:
    """Lay the desk for `seat`. Returns what all islands are worth."""
    for land in range(LANDS):
        desk.old[land] = 0
        desk.label[land] = 0
        desk.seen[land] = 0
    desk.seen[LANDS] = 0
    desk.last = 0
    for cell in range(CELLS):
        desk.charted[cell] = 0
    for kind in range(SHIP_KINDS):
        desk.sailed[kind] = 0
    held = HELD
    strike = STRIKE
    for sides in range(1, SIDES_TOLD_APART + 1):
        desk.held[sides] = held
        desk.strike[sides] = strike if sides < 4 else 0.0
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
            desk.force[other] = POWER[kind]
    total = 0.0
    for kind in range(SHIP_KINDS):
        count = int(state.plain[kind])
        for event in range(4):
            count += int(state.event[kind, event])
        desk.mix[kind] = count
        total += count
    for kind in range(SHIP_KINDS):
        desk.mix[kind] /= max(1.0, total)
    return _survey(state, seat, desk)


@kernel
def _survey(state: State, seat: int, desk: Desk) -> float:
    """Number all islands and write what each is worth. Returns the sum."""
    tile = state.tile
    number = 0
    total = 0.0
    for cell in range(CELLS):
        mask = int(tile[cell]) & 15
        if tile[cell] < 0 or mask == 0:
            continue
        for second in range(2 if KIND_OF[mask] == STRAIT else 1):
            if desk.old[2 * cell + second] == 0:
                number += 1
                _, value, sides = tour(state, tile, 2 * cell + second, number, desk.old, desk)
                desk.stakes[number] = stake_of(state, seat, value, sides, desk)
                total += desk.stakes[number]
    return total


@kernel
def tour(state: State, tile: Cells, land: int, number: int, label: Cells, desk: Desk) -> tuple[int, int, int]:
    """Walk over an island: label its lands, count every seat's power. Returns lands, value and open sides."""
    found = desk.found
    power = desk.power
    for seat in range(SEATS):
        power[seat] = 0
    found[0] = land
    label[land] = number
    count = 1
    done = 0
    value = 0
    sides = 0
    while done < count:
        cell = int(found[done]) >> 1
        second = int(found[done]) & 1
        done += 1
        value += 1 + 5 * (int(tile[cell]) >> 4 & 3)
        unit = int(state.unit[cell])
        if unit > 0 and unit >> 4 & 1 == second:
            power[unit >> 2 & 3] += POWER[unit & 3]
        mask = int(tile[cell]) & 15
        for side in range(4):
            if has_side(mask, second, side):
                beside = int(BEYOND[cell, side])  # never an edge space
                if tile[beside] < 0:
                    sides += 1
                    continue
                other = 2 * beside
                if KIND_OF[int(tile[beside]) & 15] == STRAIT:
                    other += (side ^ 2) >> 1
                    if label[other] != number and label[other ^ 1] == number:
                        value -= 1  # both lands of a strait, which counts once (A17)
                if label[other] != number:
                    label[other] = number
                    found[count] = other
                    count += 1
    return count, value, sides


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
def stake_of(state: State, seat: int, value: int, sides: int, desk: Desk) -> float:
    """What an island with so many open sides is worth to `seat`, less what it is worth to others."""
    seats = int(state.seats)
    power = desk.power
    trails = 0.0
    for other in range(seats):
        if power[other] > 0:
            trail = TRAIL * (power[other] & 63)
            if sides > 0:
                busy = FORT_BUSY * (power[other] >> 6 & 63) + SETTLEMENT_BUSY * (power[other] >> 12)
                trail = TRAIL_OPEN * trail - busy
            trails += trail if other == seat else -trail / (seats - 1)
    if sides == 0:
        return _ranked(power, seats, seat, float(value)) + trails
    sides = min(sides, SIDES_TOLD_APART)
    held = desk.held[sides] * _ranked(power, seats, seat, value + GROWTH * min(sides, MOST_GROWTH))
    if desk.strike[sides] > 0:
        worst = held
        for other in range(seats):
            if other != seat:
                power[other] += desk.force[other]
                worst = min(worst, _ranked(power, seats, seat, float(value + sides)))
                power[other] -= desk.force[other]
        held += desk.strike[sides] * (worst - held)
    return held + trails


@kernel
def try_tile(state: State, seat: int, tile: Cells, cell: int, mask: int, desk: Desk) -> None:
    """Write what a tile on `cell` changes: in a row for each of its lands, by the unit that `seat` puts there.

    Spaces beside it that then have four known sides fill up too. The map is left as it was.
    """
    gains = desk.gains
    label = desk.label
    before = int(tile[cell])
    if before < 0:
        tile[cell] = mask
    filled = 0
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS and tile[beside] < 0:
            wanted = need(tile, beside)
            if wanted >> 4 == 15:
                tile[beside] = wanted & 15
                filled |= 1 << side
    for row in range(2):
        gains[row, 0] = 0.0
        for kind in range(1, UNITS):
            gains[row, kind] = NEVER
    first = int(desk.last) + 1  # of the numbers of islands that are used up here
    number = first - 1
    change = 0.0
    for i in range(5):
        if i > 0 and filled >> (i - 1) & 1 == 0:
            continue
        where = cell if i == 0 else int(BEYOND[cell, i - 1])
        shape = int(tile[where]) & 15
        if shape == 0:
            continue
        for second in range(2 if KIND_OF[shape] == STRAIT else 1):
            if label[2 * where + second] >= first:
                if i == 0:
                    for kind in range(1, UNITS):
                        gains[1, kind] = gains[0, kind]
                continue
            number += 1
            lands, value, sides = tour(state, tile, 2 * where + second, number, label, desk)
            stake = stake_of(state, seat, value, sides, desk)
            change += stake
            for k in range(lands):
                island = int(desk.old[desk.found[k]])
                if island > 0 and desk.seen[island] != first:
                    desk.seen[island] = first
                    change -= desk.stakes[island]
            if i == 0:
                for kind in range(1, UNITS):
                    if kind == SCOUT or _reserve(state, seat, kind) > 0:
                        desk.power[seat] += POWER[kind]
                        gains[second, kind] = stake_of(state, seat, value, sides, desk) - stake
                        desk.power[seat] -= POWER[kind]
    desk.last = number
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
    return best


@kernel
def _is_open_sea(tile: Cells, cell: int) -> bool:
    """Whether a cell touches no land, and no space that could fill up."""
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS:
            if tile[beside] >= 0:
                if int(tile[beside]) >> (side ^ 2) & 1 == 1:
                    return False
            else:
                known = need(tile, beside) >> 4
                if known & (known - 1) & ((known & (known - 1)) - 1) > 0:  # three sides
                    return False
    return True


@kernel
def chart_cell(state: State, seat: int, tile: Cells, cell: int, desk: Desk) -> None:
    """Write what each kind of tile gains at best on an unexplored cell, by the best unit that can be paid there."""
    if desk.charted[cell] == 1:
        return
    desk.charted[cell] = 1
    chart = desk.chart
    wanted = need(tile, cell)
    alone = _is_open_sea(tile, cell)
    for kind in range(SHIP_KINDS):
        for means in range(UNITS):
            chart[cell, kind, means] = NEVER
        for turns in range(TURNS_OF[kind]):
            mask = int(MASK_OF[kind, turns])
            if mask & wanted >> 4 == wanted & 15:
                if alone and desk.sailed[kind] == 1:
                    for means in range(UNITS):
                        chart[cell, kind, means] = desk.open_sea[kind, means]
                    break
                try_tile(state, seat, tile, cell, mask, desk)
                for means in range(UNITS):
                    chart[cell, kind, means] = max(chart[cell, kind, means], best_gain(desk.gains, means))
                if alone:  # all turns, and all such cells, are the same
                    desk.sailed[kind] = 1
                    for means in range(UNITS):
                        desk.open_sea[kind, means] = chart[cell, kind, means]
                    break


@kernel
def chart_around(state: State, seat: int, tile: Cells, place: int, desk: Desk) -> None:
    """Chart all cells that a ship can reach from there."""
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            chart_cell(state, seat, tile, cell, desk)


@kernel
def best_beside(tile: Cells, place: int, kind: int, means: int, desk: Desk) -> float:
    """What a tile of that kind gains at best beside the ship; NEVER if it does not fit."""
    best = NEVER
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            best = max(best, desk.chart[cell, kind, means])
    return best


@kernel
def first_ripe(state: State) -> int:
    """The number of the first island that is still to be scored: they keep their numbers while the turn lasts."""
    marks = np.empty(CELLS, np.int8)
    ripe(state.tile, state.unit, marks)
    number = 0
    cell = 0
    while marks[cell] == 0:
        number += 1 if state.prize[cell] >= THIS_TURN else 0
        cell += 1
    return number
