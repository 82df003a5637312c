"""The start and the announcement: what an expedition promises, and what it costs."""

from typing import Any

import numpy as np

from farshore.bots.bot import misjudged
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.bot.desk import COIN, GO_ON_WORTH, MOST_TRIED, NEVER, Desk, coin_worth
from farshore.games.entdecker.bot.islands import best_beside, chart_around, means_of, prepare
from farshore.games.entdecker.routes import PRICES, cheapest, leads_on, payees, spread
from farshore.games.entdecker.rules import ship_place
from farshore.games.entdecker.state import (
    A_HIDDEN,
    A_OPEN,
    A_PASS,
    A_START,
    A_VIA,
    CELLS,
    HIDDEN_COST,
    OPEN_COST,
    PLACES,
    SHIP_KINDS,
    TOLL,
    VIAS,
    State,
)
from farshore.games.entdecker.supply import full_stacks


@kernel
def best_start(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """The start that promises most."""
    tile = state.tile
    labels = np.empty((CELLS, PRICES), np.uint64)
    spread(tile, state.unit, seat, int(state.toll_once), labels)
    prepare(state, seat, desk)
    gold = int(state.gold[seat])
    coin = coin_worth(state)
    kinds = for_sale(state)
    most = gold - (HIDDEN_COST if full_stacks(state) > 0 else OPEN_COST)
    best = NEVER
    choice = A_PASS
    for place in range(PLACES):
        if (place < CELLS and tile[place] < 0) or not leads_on(tile, place):
            continue
        cost = cheapest(labels, place)
        if cost > most:
            continue
        chart_around(state, seat, tile, place, desk)
        value, _ = _venture(state, tile, place, gold - cost, kinds, desk, 0.0, stream)
        value += misjudged(noise, stream) - coin * cost
        if value > best or choice == A_PASS:
            best = value
            choice = A_START + place
    return choice


@kernel
def for_sale(state: State) -> int:
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
    coin = coin_worth(state)
    best = NEVER
    choice = -1
    if full_stacks(state) > 0:
        fits = 0.0
        mean = 0.0
        last = -1
        miss = 1.0
        for tiles in range(1, 1 + min(MOST_TRIED, gold // HIDDEN_COST)):
            means = means_of(gold - tiles * HIDDEN_COST)
            if means != last:
                last = means
                fits = 0.0
                mean = 0.0
                for kind in range(SHIP_KINDS):
                    value = best_beside(tile, place, kind, means, desk)
                    if value > NEVER:
                        fits += desk.mix[kind]
                        mean += desk.mix[kind] * value
            miss *= 1 - fits
            value = mean * (1 - miss) / fits if fits > 0 else 0.0
            value += GO_ON_WORTH * fits * (tiles - 1) - coin * HIDDEN_COST * tiles + misjudged(noise, stream)
            if value > best:
                best = value
                choice = A_HIDDEN + tiles - 1
    if gold >= OPEN_COST:
        value = NEVER
        for kind in range(SHIP_KINDS):
            if kinds >> kind & 1 == 1:
                value = max(value, best_beside(tile, place, kind, means_of(gold - OPEN_COST), desk))
        value += misjudged(noise, stream) - coin * OPEN_COST
        if value > best or choice < 0:
            best = value
            choice = A_OPEN
    return best, choice


@kernel
def best_announcement(state: State, seat: int, noise: float, stream: Any, desk: Desk) -> int:
    """How many tiles to draw, hidden or open."""
    prepare(state, seat, desk)
    ship = ship_place(state)
    chart_around(state, seat, state.tile, ship, desk)
    gold = int(state.gold[seat])
    _, choice = _venture(state, state.tile, ship, gold, for_sale(state), desk, noise, stream)
    return choice


@kernel
def best_way(state: State, seat: int, noise: float, stream: Any) -> int:
    """Rather pay the bank than others, and of the others those who have least."""
    labels = np.empty((CELLS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    spread(state.tile, state.unit, seat, int(state.toll_once), labels)
    best = NEVER
    choice = -1
    for i in range(payees(labels, ship_place(state), seat, ways)):
        value = misjudged(noise, stream)
        for other in range(state.seats):
            value -= TOLL * (int(ways[i]) >> 2 * other & 3) * (COIN + 0.002 * int(state.points[other]))
        if value > best:
            best = value
            choice = A_VIA + int(ways[i]) - 1
    return choice
