"""The start and the announcement: what an expedition promises, and what it costs."""

from typing import Any

import numpy as np

from farshore.bots.bot import random_noise
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.bot.islands import best_beside, chart_around, means_of, prepare
from farshore.games.entdecker.bot.workspace import COIN, GO_ON_WORTH, MOST_TRIED, NEVER, Workspace, coin_worth
from farshore.games.entdecker.packed import toll_units
from farshore.games.entdecker.placing import ship_place
from farshore.games.entdecker.routes import PRICES, REGIONS, cheapest, cost_refusal, payments, start_refusal, ways_of
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
from farshore.games.entdecker.supply import buyable_kinds, stacks_left, tile_price


@kernel
def best_start(state: State, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """The start that promises most."""
    tile = state.tile
    region = np.empty(CELLS, np.int64)
    tolls = np.empty((REGIONS, PRICES), np.uint64)
    ways_of(state, seat, region, tolls)
    prepare(state, seat, work)
    gold = int(state.gold[seat])
    coin = coin_worth(state)
    kinds = buyable_kinds(state)
    most = gold - tile_price(state.stack[:])
    best = NEVER
    choice = A_PASS
    for place in range(PLACES):
        if start_refusal(tile[:], state.needed[:], place) > 0:
            continue
        cost = cheapest(region, tolls, place)
        if cost_refusal(cost, most) > 0:
            continue
        chart_around(state, seat, tile, place, work)
        value, _ = _venture(state, tile, place, gold - cost, kinds, work, 0.0, stream)
        value += random_noise(noise, stream) - coin * cost
        if value > best or choice == A_PASS:
            best = value
            choice = A_START + place
    return choice


@kernel
def _venture(
    state: State, tile: Cells, place: int, gold: int, kinds: int, work: Workspace, noise: float, stream: Any
) -> tuple[float, int]:
    """What an expedition from there promises with so much gold, and the announcement for it.

    `kinds` has a bit for each kind that can be bought.
    """
    coin = coin_worth(state)
    best = NEVER
    choice = -1
    if stacks_left(state.stack[:]) > 0:
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
                    value = best_beside(tile, place, kind, means, work)
                    if value > NEVER:
                        fits += work.mix[kind]
                        mean += work.mix[kind] * value
            miss *= 1 - fits
            value = mean * (1 - miss) / fits if fits > 0 else 0.0
            value += GO_ON_WORTH * fits * (tiles - 1) - coin * HIDDEN_COST * tiles + random_noise(noise, stream)
            if value > best:
                best = value
                choice = A_HIDDEN + tiles - 1
    if gold >= OPEN_COST:
        value = NEVER
        for kind in range(SHIP_KINDS):
            if kinds >> kind & 1 == 1:
                value = max(value, best_beside(tile, place, kind, means_of(gold - OPEN_COST), work))
        value += random_noise(noise, stream) - coin * OPEN_COST
        if value > best or choice < 0:
            best = value
            choice = A_OPEN
    return best, choice


@kernel
def best_announcement(state: State, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """How many tiles to draw, hidden or open."""
    prepare(state, seat, work)
    ship = ship_place(state)
    chart_around(state, seat, state.tile, ship, work)
    gold = int(state.gold[seat])
    _, choice = _venture(state, state.tile, ship, gold, buyable_kinds(state), work, noise, stream)
    return choice


@kernel
def best_way(state: State, seat: int, noise: float, stream: Any) -> int:
    """Rather pay the bank than others, and of the others those who have least."""
    region = np.empty(CELLS, np.int64)
    tolls = np.empty((REGIONS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    ways_of(state, seat, region, tolls)
    best = NEVER
    choice = -1
    for i in range(payments(region, tolls, ship_place(state), seat, ways)):
        value = random_noise(noise, stream)
        for other in range(state.seats):
            value -= TOLL * toll_units(int(ways[i]), other) * (COIN + 0.002 * int(state.points[other]))
        if value > best:
            best = value
            choice = A_VIA + int(ways[i]) - 1
    return choice
