"""The expedition: draw, place, put down a unit, or stop."""

from typing import Any

from farshore.bots.bot import random_noise
from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.games.entdecker import packed
from farshore.games.entdecker.bot.islands import (
    best_gain,
    chart_around,
    leading_on,
    look_ahead,
    means_of,
    prepare,
    try_tile,
)
from farshore.games.entdecker.bot.scouts import least_needed, lowest
from farshore.games.entdecker.bot.weights import Weights
from farshore.games.entdecker.bot.workspace import MOST_TRIED, NEVER, UNITS, Workspace
from farshore.games.entdecker.expedition import stop_refusal
from farshore.games.entdecker.placing import ALL_SIDES, fits, known_sides, leads_on, target
from farshore.games.entdecker.state import (
    A_BUY,
    A_DRAW,
    A_FORT,
    A_PLACE,
    A_SCOUT,
    A_SETTLE,
    A_STOP,
    FORT,
    GOLD,
    HIDDEN,
    MASK_OF,
    MINE_GOLD,
    NATIVES_MET,
    NO_EVENT,
    NUMBERS,
    PIRATES,
    QUESTION,
    ROLL_BELOW,
    ROTATIONS_OF,
    SCOUT,
    SHIP_KINDS,
    STACKS,
    STORM,
    UNIT_COST,
    State,
)
from farshore.games.entdecker.supply import buyable_kinds
from farshore.games.entdecker.units import LAND_CHOICES, land_refusal, landing_refusal


@kernel
def best_step(state: State, weights: Weights, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """Draw, put down a unit, or stop: what gains most."""
    ship = int(state.ship)
    gold = int(state.gold[seat])
    prepare(state, weights, seat, work)
    best = NEVER
    choice = -1
    now = 0.0  # what can be had without drawing
    if landing_refusal(state, UNIT_COST[SCOUT]) == 0:
        gains = work.gains
        try_tile(state, seat, ship, packed.land_sides(int(state.tile[ship])), work)
        now = gains[0, 0]
        source = -1
        if state.scouts[seat] == 0:
            loss, source = least_needed(state, weights, seat, True, work)
            for row in range(2):
                gains[row, SCOUT] += work.moved - loss if source >= 0 else NEVER
        for land in range(LAND_CHOICES):
            if land_refusal(state, land) > 0:
                continue
            for kind in range(1, UNITS):
                value = gains[1 if land > 2 else 0, kind]
                if value > NEVER / 2 and gold >= UNIT_COST[kind]:
                    value += _if_short(weights, gold - int(UNIT_COST[kind]))
                    now = max(now, value)
                    value += random_noise(noise, stream)
                    if value > best:
                        best = value
                        choice = A_FORT + land if kind == FORT else A_SETTLE + land
                        if kind == SCOUT and source >= 0:
                            choice = source
                        elif kind == SCOUT:
                            choice = A_SCOUT + NUMBERS * land + lowest(state, int(state.reserve_bits[seat]))
        if stop_refusal(state) == 0:
            value = gains[0, 0] + _if_short(weights, gold) + random_noise(noise, stream)
            if value > best:
                best = value
                choice = A_STOP
    elif stop_refusal(state) == 0:
        best = _if_short(weights, gold) + random_noise(noise, stream)
        choice = A_STOP
    if state.left > 0 and leads_on(state.tile[:], state.needed[:], ship):
        chart_around(state, seat, ship, 0, work)
        more = min(int(state.left) - 1, MOST_TRIED)  # tiles to be drawn after the next
        if state.source == HIDDEN:
            look_ahead(weights, means_of(gold), now, more, work)
            for back in range(2):
                stack = 0
                while stack < STACKS and (state.stack[stack] == 0 or state.back[stack] != back):
                    stack += 1
                if stack < STACKS:
                    value = _drawn(state, weights, gold, back, more, work) + random_noise(noise, stream)
                    if value > best or choice < 0:
                        best = value
                        choice = A_DRAW + stack
        else:
            kinds = buyable_kinds(state)
            work.ahead[1] = 0.0
            for kind in range(SHIP_KINDS):
                if has_bit(kinds, kind):
                    work.ahead[1] = max(work.ahead[1], work.fit[kind, means_of(gold)])
            for kind in range(SHIP_KINDS):
                value = max(work.fit[kind, means_of(gold)], leading_on(weights, kind, min(more, 1), work))
                if work.fit[kind, 0] > NEVER and has_bit(kinds, kind):
                    value += random_noise(noise, stream)
                    if value > best or choice < 0:
                        best = value
                        choice = A_BUY + kind
    return choice


@kernel
def _if_short(weights: Weights, gold: int) -> float:
    """What it is worth to end a turn with so much gold, beyond the gold: with little of it one may roll for more."""
    return weights.short if gold < ROLL_BELOW else 0.0


@kernel
def _drawn(state: State, weights: Weights, gold: int, back: int, more: int, work: Workspace) -> float:
    """What drawing a tile with such a back promises beside the ship, with so many more to be drawn after it."""
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
            if work.fit[kind, 0] == NEVER:
                value += count * work.still[more]
                continue
            purse = gold
            gain = leading_on(weights, kind, more, work)
            if event == GOLD:
                purse += MINE_GOLD
            elif event == PIRATES:
                purse -= gold // 2
            elif event == NATIVES_MET:
                gain += weights.natives
            elif event == STORM:
                gain = work.fit[kind, 0]
            if event != STORM:
                gain = max(gain, work.fit[kind, means_of(purse)] + (weights.natives if event == NATIVES_MET else 0.0))
            value += count * (gain + work.coin * (purse - gold))
    return value / max(1, total) + _if_short(weights, gold)


@kernel
def best_placing(state: State, weights: Weights, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """Where the tile gains most, with the best unit that can be paid then, or with what else can be drawn."""
    ship = int(state.ship)
    kind = int(state.hand)
    event = int(state.hand_event)
    prepare(state, weights, seat, work)
    gold = int(state.gold[seat])
    if event == GOLD:
        gold += MINE_GOLD
    elif event == PIRATES:
        gold -= gold // 2
    means = 0 if event == STORM else means_of(gold)
    more = min(int(state.left), MOST_TRIED) if event != STORM else 0
    best = NEVER
    choice = -1
    for side in range(4):
        cell = target(state.tile[:], ship, side)
        if cell < 0:
            continue
        for turns in range(ROTATIONS_OF[kind]):
            mask = int(MASK_OF[kind, turns])
            if not fits(int(state.needed[cell]), mask):
                continue
            try_tile(state, seat, cell, mask, work)
            value = best_gain(work.gains, means)
            if more > 0 and mask | known_sides(int(state.needed[cell])) != ALL_SIDES:
                alone = work.gains[0, 0]
                chart_around(state, seat, cell, mask, work)
                look_ahead(weights, means, 0.0, more, work)
                value = max(value, alone + weights.go_on + weights.beyond * work.ahead[more])
            value += random_noise(noise, stream)
            if value > best:
                best = value
                choice = A_PLACE + 4 * cell + turns
    return choice


@kernel
def best_land(state: State, weights: Weights, seat: int, work: Workspace) -> int:
    """The better land of a strait for the scout just taken."""
    prepare(state, weights, seat, work)
    ship = int(state.ship)
    try_tile(state, seat, ship, packed.land_sides(int(state.tile[ship])), work)
    best = NEVER
    choice = -1
    for land in range(LAND_CHOICES):
        if land_refusal(state, land) == 0:
            value = work.gains[1 if land > 2 else 0, SCOUT]
            if value > best or choice < 0:
                best = value
                choice = A_SCOUT + NUMBERS * land + int(state.taken)
    return choice
