"""The start and the announcement: what an expedition promises, and what it costs."""

from typing import Any

import numpy as np

from farshore.bots.bot import random_noise
from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.games.entdecker import packed
from farshore.games.entdecker.bot.islands import chart_around, leading_on, look_ahead, means_of, prepare
from farshore.games.entdecker.bot.weights import Weights
from farshore.games.entdecker.bot.workspace import MOST_TRIED, NEVER, Workspace
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
    ROLL_BELOW,
    SHIP_KINDS,
    TOLL,
    VIAS,
    State,
)
from farshore.games.entdecker.supply import buyable_kinds, stacks_left, tile_price

MOST_BOUGHT = 2  # open tiles that are thought of at once


@kernel
def best_start(state: State, weights: Weights, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """The start that promises most."""
    tile = state.tile
    region = work.region[:]
    tolls = work.tolls[:]
    ways_of(state, seat, region, tolls)
    prepare(state, weights, seat, work)
    gold = int(state.gold[seat])
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
        chart_around(state, seat, place, 0, work)
        if noise <= 0.0 and _at_most(weights, gold - cost, work) - work.coin * cost < best:
            continue
        value, _ = _venture(state, weights, gold - cost, kinds, 0.0, stream, work)
        value += random_noise(noise, stream) - work.coin * cost
        if value > best or choice == A_PASS:
            best = value
            choice = A_START + place
    return choice


@kernel
def _at_most(weights: Weights, gold: int, work: Workspace) -> float:
    """More than an expedition from a place that is charted can promise: most starts need no closer look.

    Where nothing promises more than `most` at once, what further tiles add is a geometric series.
    """
    if weights.on >= 1.0:
        return -NEVER
    most = 0.0
    for kind in range(SHIP_KINDS):
        most = max(most, work.fit[kind, means_of(gold - HIDDEN_COST)])
    return float((most + max(0.0, weights.go_on)) / (1.0 - weights.on) + max(0.0, weights.short))


@kernel
def _venture(
    state: State, weights: Weights, gold: int, kinds: int, noise: float, stream: Any, work: Workspace
) -> tuple[float, int]:
    """What an expedition promises from a place that is charted, with so much gold, and the announcement for it.

    `kinds` has a bit for each kind that can be bought.
    """
    best = NEVER
    choice = -1
    if stacks_left(state.stack[:]) > 0:
        last = -1
        for tiles in range(1, 1 + min(MOST_TRIED, gold // HIDDEN_COST)):
            means = means_of(gold - tiles * HIDDEN_COST)
            if means != last:
                last = means
                look_ahead(weights, means, 0.0, MOST_TRIED, work)
            value = work.ahead[tiles] - work.coin * HIDDEN_COST * tiles + random_noise(noise, stream)
            if gold - tiles * HIDDEN_COST < ROLL_BELOW:
                value += weights.short
            if value > best:
                best = value
                choice = A_HIDDEN + tiles - 1
    after = 0.0  # what one open tile promises, to who has paid for two
    for tiles in range(1, 1 + min(MOST_BOUGHT, gold // OPEN_COST)):
        means = means_of(gold - tiles * OPEN_COST)
        value = NEVER
        work.ahead[1] = after
        for kind in range(SHIP_KINDS):
            if has_bit(kinds, kind):
                value = max(value, work.fit[kind, means], leading_on(weights, kind, tiles - 1, work))
        if tiles == 1 and gold >= 2 * OPEN_COST:
            means = means_of(gold - 2 * OPEN_COST)
            for kind in range(SHIP_KINDS):
                if has_bit(kinds, kind):
                    after = max(after, work.fit[kind, means])
        value += random_noise(noise, stream) - work.coin * OPEN_COST * tiles
        if gold - tiles * OPEN_COST < ROLL_BELOW:
            value += weights.short
        if value > best or choice < 0:
            best = value
            choice = A_OPEN + tiles - 1
    return best, choice


@kernel
def best_announcement(state: State, weights: Weights, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """How many tiles to draw, hidden or open."""
    prepare(state, weights, seat, work)
    chart_around(state, seat, int(state.ship), 0, work)
    _, choice = _venture(state, weights, int(state.gold[seat]), buyable_kinds(state), noise, stream, work)
    return choice


@kernel
def best_way(state: State, weights: Weights, seat: int, noise: float, stream: Any) -> int:
    """Rather pay the bank than others, and of the others those who have least."""
    region = np.empty(CELLS, np.int64)
    tolls = np.empty((REGIONS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    ways_of(state, seat, region, tolls)
    best = NEVER
    choice = -1
    for i in range(payments(region, tolls, int(state.ship), seat, ways)):
        value = random_noise(noise, stream)
        for other in range(state.seats):
            value -= TOLL * packed.toll_units(int(ways[i]), other) * (weights.coin + 0.002 * int(state.points[other]))
        if value > best:
            best = value
            choice = A_VIA + int(ways[i]) - 1
    return choice
