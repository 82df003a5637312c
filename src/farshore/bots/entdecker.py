"""What bots know about Die neuen Entdecker: a rule of thumb for every choice, in points.

Whatever is to be won on the map belongs to islands. An island is worth to a seat what its rank there would bring if the
island were complete, with some growth for every open side, less what others may still do about it: who can close it
with a stronger unit will. A tile is worth what it changes about the islands it touches, with the best unit that can
then be paid on it. A fort or settlement on an island that stays open cannot be used elsewhere, one that closes it comes
straight back; a scout goes on into the jungle, where it may decide who gets a token. What others gain counts against
one's own points. Each number below is a guess that `benchmarks/strength.py` can judge.
"""

import math
from typing import Annotated, Any

import numpy as np

from farshore.bots.bot import ahead, greedy, horizon, worth
from farshore.chance import below
from farshore.games.entdecker.islands import LANDS, has_side, ripe
from farshore.games.entdecker.routes import PRICES, cheapest, leads_on, need, payees, spread, target
from farshore.games.entdecker.rules import free_space, has_land, has_room, is_guarded, may_settle, ship_place
from farshore.games.entdecker.state import (
    A_BUY,
    A_CHIEFS,
    A_DRAW,
    A_FORT,
    A_HIDDEN,
    A_HUT,
    A_ISLAND,
    A_OPEN,
    A_PASS,
    A_PLACE,
    A_SCOUT,
    A_SETTLE,
    A_START,
    A_STOP,
    A_TAKE,
    A_TAKE_BACK,
    A_VIA,
    A_WHEEL,
    ANNOUNCE,
    BEYOND,
    CELLS,
    CHIEFS,
    EXPLORE,
    FORT,
    GOLD,
    HIDDEN,
    HIDDEN_COST,
    IS_EYE,
    JUNGLE,
    KIND_OF,
    MASK_OF,
    MINE_GOLD,
    NATIVES,
    NATIVES_MET,
    NO_EVENT,
    NUMBERS,
    OPEN_COST,
    OVER,
    PATH_LENGTH,
    PATHS,
    PIRATES,
    PLACE,
    PLACES,
    QUESTION,
    ROUTE,
    SCOUT,
    SEATS,
    SETTLEMENT,
    SHIP_KINDS,
    STACKS,
    START,
    STATE,
    STORM,
    STRAIT,
    TAKEN_HUT,
    TAKEN_SCOUT,
    THIS_TURN,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TOKENS,
    TOLL,
    TURNS_OF,
    UNIT_COST,
    USABLE,
    VIAS,
    WHEEL,
    State,
)
from farshore.games.entdecker.supply import full_stacks
from farshore.kernel import bind, kernel
from farshore.record import Cells, Records, record_type

# What things are worth, in points.
COIN = 0.8  # a gold piece
COIN_SPACES = 20  # unexplored spaces below which gold is worth less, as it may not be spent any more
GROWTH = 0.8  # tiles that an island gains for each open side until it is complete, for the first four
HELD = 0.8  # of what a rank promises, how much counts on an island with an open side ...
HELD_ON = 0.87  # ... and how much is left of that with every further one
STRIKE = 0.25  # how likely others close an island that has one open side, if they can take its first rank by that ...
STRIKE_ON = 0.4  # ... and how much less likely with every further one
CREDIT = 2  # gold beyond the price of a unit that others are thought to need for that, less what they will get
TRAIL = 1.4  # a scout that comes to the jungle
TRAIL_OPEN = 0.7  # of that, how much counts while its island is open
FORT_BUSY = 0.7  # what it costs that a fort cannot be used elsewhere
SETTLEMENT_BUSY = 2.0  # and a settlement
SCOUT_KEPT = 0.8  # a scout in reserve
SCOUT_SPACES = 20  # unexplored spaces below which it is worth less
SCOUT_MOVED = 1.5  # what a scout is thought to leave behind that must be taken from elsewhere
GO_ON_WORTH = 0.05  # an announced tile that is not yet drawn, where the ship can go on
NATIVES_WORTH = 1.6  # meeting them
LEAD = 0.9  # how much surer of a token one scout more makes at the start ...
LEAD_LATE = 1.6  # ... and how much more than that in the end
NEARER = 0.4  # scouts that being nearest is worth, where the number is equal
INSIGHT = 0.6  # knowing a token
MISJUDGED = 0.35  # of the points of noise, how much counts: a turn here is a smaller thing than a card of Lost Cities

TRIES = {3: 400, 4: 2_000}  # of search at these levels: one takes 0.1 ms with two seats, 0.3 with four

MOST_GROWTH = 4  # open sides for which an island grows
MOST_TRIED = 6  # hidden tiles that are thought of at once
NEVER = -1.0e9
UNITS = 4  # no unit, scout, fort, settlement; also: what is the best that can be paid
POWER = np.array([0, 1, 1 << 6, 1 << 12], np.int64)  # what a unit adds to its owner's power: orders seats as R11.4 does
SIDES_TOLD_APART = 8  # islands with more open sides are all the same


class Desk:
    """What is needed to judge tiles: facts about the table, and room to work."""

    held: Annotated[Cells, "f8", (SIDES_TOLD_APART + 1,)]  # how much of a promise counts, by open sides
    strike: Annotated[Cells, "f8", (SIDES_TOLD_APART + 1,)]  # how likely others close an island, by open sides
    force: Annotated[Cells, "i8", (SEATS,)]  # the power each seat could add by that
    mix: Annotated[Cells, "f8", (SHIP_KINDS,)]  # the share of each kind among the hidden tiles
    old: Annotated[Cells, "i2", (LANDS,)]  # the number of the island each land belongs to, from 1 on
    stakes: Annotated[Cells, "f8", (LANDS + 1,)]  # what each island is worth
    label: Annotated[Cells, "i2", (LANDS,)]  # numbers of islands while tiles are tried
    last: Annotated[int, "i8"]  # the last of these numbers
    seen: Annotated[Cells, "i2", (LANDS + 1,)]  # for which tile an island was counted last
    found: Annotated[Cells, "i2", (LANDS,)]  # lands of the island that was walked last
    power: Annotated[Cells, "i8", (SEATS,)]  # of each seat on it
    gains: Annotated[Cells, "f8", (2, UNITS)]  # what a tile gains: by its land, and by the unit put there
    chart: Annotated[Cells, "f8", (CELLS, SHIP_KINDS, UNITS)]  # what a kind gains at best on a cell, by what is paid
    charted: Annotated[Cells, "i1", (CELLS,)]  # whether a cell has been charted
    open_sea: Annotated[Cells, "f8", (SHIP_KINDS, UNITS)]  # the same for all cells that touch no land
    sailed: Annotated[Cells, "i1", (SHIP_KINDS,)]  # whether that is known
    chances: Annotated[Cells, "f8", (SEATS,)]  # of each seat to win a token


DESK = record_type(Desk)


@kernel
def entdecker_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the rule of thumb."""
    desks = np.empty(1, DESK)
    return _choose(state, seat, noise * MISJUDGED, stream, desks)


@kernel
def _choose(state: State, seat: int, noise: float, stream: Any, desks: Records) -> int:
    """The same with a desk to work at, which the caller keeps."""
    desk = desks[0]
    phase = int(state.phase)
    if phase == START:
        return _best_start(state, seat, noise, stream, desk)
    if phase == ANNOUNCE:
        return _best_announcement(state, seat, noise, stream, desk)
    if phase == EXPLORE:
        return _best_step(state, seat, noise, stream, desk)
    if phase == PLACE:
        return _best_placing(state, seat, noise, stream, desk)
    if phase == JUNGLE or phase == NATIVES or phase == TAKEN_HUT:
        return _best_hut(state, seat, noise, stream, desk)
    if phase == TAKEN_SCOUT:
        return _best_land(state, seat, desk)
    if phase == ROUTE:
        return _best_way(state, seat, noise, stream)
    if phase == WHEEL:  # more gold for all: who is first to spend it has the most of it
        return A_WHEEL + 4
    if phase == CHIEFS:
        likely = int(USABLE[state.seats]) // 2 + 1  # low numbers: scouts are used in that order
        return A_CHIEFS + below(stream, likely * (likely - 1) // 2)
    return A_ISLAND + _first_ripe(state)


@kernel
def _misjudged(noise: float, stream: Any) -> float:
    return noise * below(stream, 1024) / 1024 if noise > 0 else 0.0


@kernel
def _coin(state: State) -> float:
    """What a gold piece is worth: less and less when the map is nearly explored."""
    return COIN * min(1.0, int(state.spaces) / COIN_SPACES)


@kernel
def _kept(state: State) -> float:
    """What a scout in reserve is worth: it may find a better place."""
    return SCOUT_KEPT * min(1.0, int(state.spaces) / SCOUT_SPACES)


# ---- islands


@kernel
def _prepare(state: State, seat: int, desk: Desk) -> float:
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
                _, value, sides = _tour(state, tile, 2 * cell + second, number, desk.old, desk)
                desk.stakes[number] = _stake(state, seat, value, sides, desk)
                total += desk.stakes[number]
    return total


@kernel
def _tour(state: State, tile: Cells, land: int, number: int, label: Cells, desk: Desk) -> tuple[int, int, int]:
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
def _stake(state: State, seat: int, value: int, sides: int, desk: Desk) -> float:
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
def _gain(state: State, seat: int, tile: Cells, cell: int, mask: int, desk: Desk) -> None:
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
            lands, value, sides = _tour(state, tile, 2 * where + second, number, label, desk)
            stake = _stake(state, seat, value, sides, desk)
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
                        gains[second, kind] = _stake(state, seat, value, sides, desk) - stake
                        desk.power[seat] -= POWER[kind]
    desk.last = number
    coin = _coin(state)
    for row in range(2):
        for kind in range(UNITS):
            gains[row, kind] += change - coin * UNIT_COST[kind]
        gains[row, SCOUT] -= _kept(state) if state.scouts[seat] > 0 else SCOUT_MOVED
    if before < 0:
        tile[cell] = -1
    for side in range(4):
        if filled >> side & 1 == 1:
            tile[BEYOND[cell, side]] = -1


@kernel
def _reserve(state: State, seat: int, kind: int) -> int:
    return int(state.forts[seat]) if kind == FORT else int(state.settlements[seat])


@kernel
def _means(gold: int) -> int:
    """The best unit that so much gold can pay."""
    return SETTLEMENT if gold >= UNIT_COST[SETTLEMENT] else FORT if gold >= UNIT_COST[FORT] else 1 if gold > 0 else 0


@kernel
def _best_gain(gains: Cells, means: int) -> float:
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
def _chart(state: State, seat: int, tile: Cells, cell: int, desk: Desk) -> None:
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
                _gain(state, seat, tile, cell, mask, desk)
                for means in range(UNITS):
                    chart[cell, kind, means] = max(chart[cell, kind, means], _best_gain(desk.gains, means))
                if alone:  # all turns, and all such cells, are the same
                    desk.sailed[kind] = 1
                    for means in range(UNITS):
                        desk.open_sea[kind, means] = chart[cell, kind, means]
                    break


# ---- the start and the announcement


@kernel
def _for_sale(state: State) -> int:
    """A bit for each kind that can be bought: it lies open, or is found among other tiles (R15.3)."""
    kinds = 0
    for kind in range(SHIP_KINDS):
        count = int(state.face_up[kind]) + int(state.plain[kind]) + int(state.plain_out[kind])
        for event in range(4):
            count += int(state.event[kind, event]) + int(state.event_out[kind, event])
        if count > 0:
            kinds |= 1 << kind
    return kinds


@kernel
def _venture(
    state: State, tile: Cells, place: int, gold: int, kinds: int, desk: Desk, noise: float, stream: Any
) -> tuple[float, int]:
    """What an expedition from there promises with so much gold, and the announcement for it.

    `kinds` has a bit for each kind that can be bought.
    """
    coin = _coin(state)
    best = NEVER
    choice = -1
    if full_stacks(state) > 0:
        fits = 0.0
        mean = 0.0
        last = -1
        miss = 1.0
        for tiles in range(1, 1 + min(MOST_TRIED, gold // HIDDEN_COST)):
            means = _means(gold - tiles * HIDDEN_COST)
            if means != last:
                last = means
                fits = 0.0
                mean = 0.0
                for kind in range(SHIP_KINDS):
                    value = _beside(tile, place, kind, means, desk)
                    if value > NEVER:
                        fits += desk.mix[kind]
                        mean += desk.mix[kind] * value
            miss *= 1 - fits
            value = mean * (1 - miss) / fits if fits > 0 else 0.0
            value += GO_ON_WORTH * fits * (tiles - 1) - coin * HIDDEN_COST * tiles + _misjudged(noise, stream)
            if value > best:
                best = value
                choice = A_HIDDEN + tiles - 1
    if gold >= OPEN_COST:
        value = NEVER
        for kind in range(SHIP_KINDS):
            if kinds >> kind & 1 == 1:
                value = max(value, _beside(tile, place, kind, _means(gold - OPEN_COST), desk))
        value += _misjudged(noise, stream) - coin * OPEN_COST
        if value > best or choice < 0:
            best = value
            choice = A_OPEN
    return best, choice


@kernel
def _beside(tile: Cells, place: int, kind: int, means: int, desk: Desk) -> float:
    """What a tile of that kind gains at best beside the ship; NEVER if it does not fit."""
    best = NEVER
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            best = max(best, desk.chart[cell, kind, means])
    return best


@kernel
def _chart_around(state: State, seat: int, tile: Cells, place: int, desk: Desk) -> None:
    """Chart all cells that a ship can reach from there."""
    for side in range(4):
        cell = target(tile, place, side)
        if cell >= 0:
            _chart(state, seat, tile, cell, desk)


@kernel
def _best_start(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """The start that promises most."""
    tile = state.tile
    labels = np.empty((CELLS, PRICES), np.uint64)
    spread(tile, state.unit, seat, int(state.toll_once), labels)
    _prepare(state, seat, desk)
    gold = int(state.gold[seat])
    coin = _coin(state)
    kinds = _for_sale(state)
    most = gold - (HIDDEN_COST if full_stacks(state) > 0 else OPEN_COST)
    best = NEVER
    choice = A_PASS
    for place in range(PLACES):
        if (place < CELLS and tile[place] < 0) or not leads_on(tile, place):
            continue
        cost = cheapest(labels, place)
        if cost > most:
            continue
        _chart_around(state, seat, tile, place, desk)
        value, _ = _venture(state, tile, place, gold - cost, kinds, desk, 0.0, stream)
        value += _misjudged(noise, stream) - coin * cost
        if value > best or choice == A_PASS:
            best = value
            choice = A_START + place
    return choice


@kernel
def _best_announcement(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """How many tiles to draw, hidden or open."""
    _prepare(state, seat, desk)
    ship = ship_place(state)
    _chart_around(state, seat, state.tile, ship, desk)
    gold = int(state.gold[seat])
    _, choice = _venture(state, state.tile, ship, gold, _for_sale(state), desk, noise, stream)
    return choice


@kernel
def _best_way(state: State, seat: int, noise: float, stream: Any) -> int:
    """Rather pay the bank than others, and of the others those who have least."""
    labels = np.empty((CELLS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    spread(state.tile, state.unit, seat, int(state.toll_once), labels)
    best = NEVER
    choice = -1
    for i in range(payees(labels, ship_place(state), seat, ways)):
        value = _misjudged(noise, stream)
        for other in range(state.seats):
            value -= TOLL * (int(ways[i]) >> 2 * other & 3) * (COIN + 0.002 * int(state.points[other]))
        if value > best:
            best = value
            choice = A_VIA + int(ways[i]) - 1
    return choice


# ---- the expedition


@kernel
def _best_step(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """Draw, put down a unit, or stop: what gains most."""
    tile = state.tile
    ship = ship_place(state)
    gold = int(state.gold[seat])
    _prepare(state, seat, desk)
    best = NEVER
    choice = -1
    now = 0.0  # what can be had without drawing
    if may_settle(state):
        gains = desk.gains
        _gain(state, seat, tile, ship, int(tile[ship]) & 15, desk)
        now = gains[0, 0]
        source = -1
        if state.scouts[seat] == 0:
            loss, source = _least_needed(state, seat, True, desk)
            for row in range(2):
                gains[row, SCOUT] += SCOUT_MOVED - loss if source >= 0 else NEVER
        for land in range(5):
            if not has_land(state, land):
                continue
            for kind in range(1, UNITS):
                value = gains[1 if land > 2 else 0, kind]
                if value > NEVER / 2 and gold >= UNIT_COST[kind]:
                    now = max(now, value)
                    value += _misjudged(noise, stream)
                    if value > best:
                        best = value
                        choice = A_FORT + land if kind == FORT else A_SETTLE + land
                        if kind == SCOUT and source >= 0:
                            choice = source
                        elif kind == SCOUT:
                            choice = A_SCOUT + NUMBERS * land + _lowest(state, int(state.pieces[seat]))
        if state.drawn == 1 and not is_guarded(state):
            value = gains[0, 0] + _misjudged(noise, stream)
            if value > best:
                best = value
                choice = A_STOP
    elif state.drawn == 1 and not is_guarded(state):
        best = _misjudged(noise, stream)
        choice = A_STOP
    if state.left > 0 and leads_on(tile, ship):
        _chart_around(state, seat, tile, ship, desk)
        if state.source == HIDDEN:
            for back in range(2):
                stack = 0
                while stack < STACKS and (state.stack[stack] == 0 or state.back[stack] != back):
                    stack += 1
                if stack < STACKS:
                    value = _drawn(state, tile, ship, gold, back, now, desk) + _misjudged(noise, stream)
                    if value > best or choice < 0:
                        best = value
                        choice = A_DRAW + stack
        else:
            kinds = _for_sale(state)
            for kind in range(SHIP_KINDS):
                value = _beside(tile, ship, kind, _means(gold), desk)
                if value > NEVER and kinds >> kind & 1 == 1:
                    value += _misjudged(noise, stream)
                    if value > best or choice < 0:
                        best = value
                        choice = A_BUY + kind
    return choice


@kernel
def _drawn(state: State, tile: Cells, ship: int, gold: int, back: int, now: float, desk: Desk) -> float:
    """What drawing a tile with such a back promises, if `now` can be had without it and is lost once it is placed."""
    coin = _coin(state)
    total = 0
    value = 0.0
    for kind in range(SHIP_KINDS):
        for event in range(5):
            if (event > NO_EVENT) != (back == QUESTION):
                continue
            count = int(state.plain[kind]) if event == NO_EVENT else int(state.event[kind, event - 1])
            if count == 0:
                continue
            total += count
            purse = gold
            extra = 0.0
            if event == GOLD:
                purse += MINE_GOLD
                extra = coin * MINE_GOLD
            elif event == PIRATES:
                purse -= gold // 2
                extra = -coin * (gold // 2)
            elif event == NATIVES_MET:
                extra = NATIVES_WORTH
            gain = _beside(tile, ship, kind, 0 if event == STORM else _means(purse), desk)
            value += count * (gain + extra if gain > NEVER else now)
    return value / max(1, total) + (GO_ON_WORTH if state.left > 1 else 0.0)


@kernel
def _best_placing(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """Where the tile gains most, with the best unit that can be paid then."""
    tile = state.tile
    ship = ship_place(state)
    kind = int(state.hand)
    event = int(state.hand_event)
    _prepare(state, seat, desk)
    gold = int(state.gold[seat])
    if event == GOLD:
        gold += MINE_GOLD
    elif event == PIRATES:
        gold -= gold // 2
    means = 0 if event == STORM else _means(gold)
    best = NEVER
    choice = -1
    for side in range(4):
        cell = target(tile, ship, side)
        if cell < 0:
            continue
        wanted = need(tile, cell)
        for turns in range(TURNS_OF[kind]):
            mask = int(MASK_OF[kind, turns])
            if mask & wanted >> 4 != wanted & 15:
                continue
            _gain(state, seat, tile, cell, mask, desk)
            value = _best_gain(desk.gains, means) + _misjudged(noise, stream)
            if state.left > 0 and event != STORM:
                tile[cell] = mask
                if leads_on(tile, cell):
                    value += GO_ON_WORTH
                tile[cell] = -1
            if value > best:
                best = value
                choice = A_PLACE + 4 * cell + turns
    return choice


@kernel
def _lowest(state: State, numbers: int) -> int:
    """The lowest of these numbers of scouts, given as bits, at least one: using chiefs first would give them away."""
    if state.chief_scouts == 0:
        return 0
    number = 1
    while numbers >> number & 1 == 0:
        number += 1
    return number


@kernel
def _chief_or_lowest(state: State, seat: int, numbers: int) -> int:
    """A chief scout if there is one among these, as it counts twice in the jungle; else the lowest number."""
    for i in range(2):
        chief = int(state.chief[seat, i])
        if chief > 0 and numbers >> chief & 1 == 1:
            return chief
    return _lowest(state, numbers)


@kernel
def _least_needed(state: State, seat: int, tiles: bool, desk: Desk) -> tuple[float, int]:
    """The scout that is needed least where it stands, as the action that takes it, and what taking it costs.

    Those on tiles count only if `tiles`. Without any the action is -1.
    """
    best = -NEVER
    choice = -1
    for path in range(PATHS):
        for space in range(PATH_LENGTH):
            scout = int(state.path[path, space])
            if scout > 0 and (scout - 1) % 4 == seat and (tiles or has_room(state, path)):
                before = _prospect(state, seat, path, desk)
                state.path[path, space] = 0
                loss = _token(state, seat, path) * (before - _prospect(state, seat, path, desk))
                state.path[path, space] = scout
                if loss < best:
                    best = loss
                    choice = A_TAKE_BACK + PATH_LENGTH * path + space
    if tiles:
        for cell in range(CELLS):
            unit = int(state.unit[cell])
            if unit & 15 == SCOUT + 4 * seat and cell != state.ship:
                desk.last += 1
                land = 2 * cell + (unit >> 4 & 1)
                _, value, sides = _tour(state, state.tile, land, int(desk.last), desk.label, desk)
                loss = _stake(state, seat, value, sides, desk)
                desk.power[seat] -= POWER[SCOUT]
                loss -= _stake(state, seat, value, sides, desk)
                if loss < best:
                    best = loss
                    choice = A_TAKE + cell
    return best, choice


@kernel
def _best_land(state: State, seat: int, desk: Desk) -> int:
    """The better land of a strait for the scout just taken."""
    _prepare(state, seat, desk)
    ship = ship_place(state)
    _gain(state, seat, state.tile, ship, int(state.tile[ship]) & 15, desk)
    best = NEVER
    choice = -1
    for land in range(5):
        if has_land(state, land):
            value = desk.gains[1 if land > 2 else 0, SCOUT]
            if value > best or choice < 0:
                best = value
                choice = A_SCOUT + NUMBERS * land + int(state.taken)
    return choice


# ---- after the expedition


@kernel
def _first_ripe(state: State) -> int:
    """The number of the first island that is still to be scored: they keep their numbers while the turn lasts."""
    marks = np.empty(CELLS, np.int8)
    ripe(state.tile, state.unit, marks)
    number = 0
    cell = 0
    while marks[cell] == 0:
        number += 1 if state.prize[cell] >= THIS_TURN else 0
        cell += 1
    return number


@kernel
def _token(state: State, seat: int, path: int) -> float:
    """What the token in a hut is worth, or would be, as far as `seat` knows."""
    if int(state.knows[path]) >> seat & 1 == 1:
        return float(TOKEN_VALUES[state.token[path]])
    total = 0
    points = 0
    for token in range(1, TOKENS + 1):
        total += int(TOKEN_COUNTS[token])
        points += int(TOKEN_COUNTS[token]) * int(TOKEN_VALUES[token])
    for other in range(PATHS):
        if int(state.knows[other]) >> seat & 1 == 1:
            total -= 1
            points -= int(TOKEN_VALUES[state.token[other]])
    return points / total


@kernel
def _prospect(state: State, seat: int, path: int, desk: Desk) -> float:
    """How likely `seat` wins the token of that path, less how likely others do."""
    seats = int(state.seats)
    weights = desk.chances
    for other in range(seats):
        weights[other] = 0.0
    most = 0.0
    for space in range(PATH_LENGTH):
        scout = int(state.path[path, space]) - 1
        if scout >= 0:
            owner = scout % 4
            if weights[owner] == 0.0:
                weights[owner] = NEARER * (1.0 - 0.1 * space)  # first met, nearest
            weights[owner] += 1.0
            if (
                owner == seat
                and scout >= 4
                and (state.chief[seat, 0] == scout // 4 or state.chief[seat, 1] == scout // 4)
            ):
                weights[owner] += 1.0
    for other in range(seats):
        most = max(most, weights[other])
    if most == 0.0:
        return 0.0
    sure = LEAD + LEAD_LATE * (1.0 - int(state.spaces) / CELLS)
    total = 0.0
    for other in range(seats):
        weights[other] = math.exp(sure * (weights[other] - most))
        total += weights[other]
    value = 0.0
    for other in range(seats):
        value += weights[other] / total if other == seat else -weights[other] / total / (seats - 1)
    return value


@kernel
def _hut_gain(state: State, seat: int, path: int, number: int, desk: Desk) -> float:
    """What one's scout of that number gains on a path; NEVER if it cannot go there."""
    space = free_space(state, path)
    if path == state.barred or space == PATH_LENGTH:
        return NEVER
    before = _prospect(state, seat, path, desk)
    state.path[path, space] = 1 + seat + 4 * number
    after = _prospect(state, seat, path, desk)
    state.path[path, space] = 0
    value = _token(state, seat, path) * (after - before)
    if int(state.knows[path]) >> seat & 1 == 0 and (space == 0 or IS_EYE[space] == 1):
        value += INSIGHT
    return value


@kernel
def _best_hut(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """The path on which a scout gains most; or it stays, if friendly natives meet nobody worth sending."""
    best = NEVER
    choice = -1
    source = -1
    numbers = 0
    if state.phase == NATIVES:
        choice = A_PASS
        best = _kept(state) + _misjudged(noise, stream)
        numbers = int(state.pieces[seat])
        if state.scouts[seat] == 0:
            best, source = _least_needed(state, seat, False, desk)
            if source < 0:
                return choice
            best += _kept(state) + _misjudged(noise, stream)
    elif state.phase == JUNGLE:
        numbers = int(state.due_pieces[seat])
    number = int(state.taken) if state.phase == TAKEN_HUT or source >= 0 else _chief_or_lowest(state, seat, numbers)
    for path in range(PATHS):
        if source >= 0 and (source - A_TAKE_BACK) // PATH_LENGTH == path:
            continue
        value = _hut_gain(state, seat, path, number, desk)
        if value > NEVER:
            value += _misjudged(noise, stream)
            if value > best or choice < 0:
                best = value
                choice = A_HUT + NUMBERS * path + number if source < 0 else source
    return choice


@kernel
def _standing(state: State, seat: int, desks: Records) -> float:
    """How many points `seat` is ahead of the others, with what islands, gold and huts promise."""
    desk = desks[0]
    seats = int(state.seats)
    coin = _coin(state)
    value = 0.0
    for other in range(seats):
        own = int(state.points[other]) + coin * int(state.gold[other])
        if state.phase != OVER:
            own += _kept(state) * int(state.scouts[other])
        value += own if other == seat else -own / (seats - 1)
    if state.phase == OVER:
        return value
    for path in range(PATHS):
        if state.knows[path] > 0:
            value += _token(state, seat, path) * _prospect(state, seat, path, desk)
    return value + _prepare(state, seat, desk)


@kernel
def entdecker_worth(state: State, seat: int, points: Cells) -> float:
    """How many points `seat` is ahead of the others on average, with what islands, gold and huts promise."""
    desks = np.empty(1, DESK)
    return _standing(state, seat, desks)


@kernel
def entdecker_horizon(state: State) -> int:
    """Whose turn it is: nothing is settled by that, but it is a good moment to judge."""
    return int(state.turn)


@kernel
def entdecker_ahead(state: State) -> int:
    """To the end of this turn and of one turn of every other seat."""
    return int(state.seats)


bind(greedy, STATE, entdecker_greedy)
bind(horizon, STATE, entdecker_horizon)
bind(ahead, STATE, entdecker_ahead)
bind(worth, STATE, entdecker_worth)
