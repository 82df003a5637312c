"""The expedition: draw, place, put down a unit, or stop."""

from typing import Any

from farshore.bots.bot import random_noise
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.bot.islands import best_beside, best_gain, chart_around, means_of, prepare, try_tile
from farshore.games.entdecker.bot.scouts import least_needed, lowest
from farshore.games.entdecker.bot.workspace import (
    GO_ON_WORTH,
    NATIVES_WORTH,
    NEVER,
    SCOUT_MOVED,
    UNITS,
    Workspace,
    coin_worth,
)
from farshore.games.entdecker.expedition import stop_refusal
from farshore.games.entdecker.packed import land_sides
from farshore.games.entdecker.placing import fits, leads_on, requirement, ship_place, target
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
def best_step(state: State, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """Draw, put down a unit, or stop: what gains most."""
    tile = state.tile
    ship = ship_place(state)
    gold = int(state.gold[seat])
    prepare(state, seat, work)
    best = NEVER
    choice = -1
    now = 0.0  # what can be had without drawing
    if landing_refusal(state, UNIT_COST[SCOUT]) == 0:
        gains = work.gains
        try_tile(state, seat, tile, ship, land_sides(int(tile[ship])), work)
        now = gains[0, 0]
        source = -1
        if state.scouts[seat] == 0:
            loss, source = least_needed(state, seat, True, work)
            for row in range(2):
                gains[row, SCOUT] += SCOUT_MOVED - loss if source >= 0 else NEVER
        for land in range(LAND_CHOICES):
            if land_refusal(state, land) > 0:
                continue
            for kind in range(1, UNITS):
                value = gains[1 if land > 2 else 0, kind]
                if value > NEVER / 2 and gold >= UNIT_COST[kind]:
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
            value = gains[0, 0] + random_noise(noise, stream)
            if value > best:
                best = value
                choice = A_STOP
    elif stop_refusal(state) == 0:
        best = random_noise(noise, stream)
        choice = A_STOP
    if state.left > 0 and leads_on(tile[:], state.needed[:], ship):
        chart_around(state, seat, tile, ship, work)
        if state.source == HIDDEN:
            for back in range(2):
                stack = 0
                while stack < STACKS and (state.stack[stack] == 0 or state.back[stack] != back):
                    stack += 1
                if stack < STACKS:
                    value = _drawn(state, tile, ship, gold, back, now, work) + random_noise(noise, stream)
                    if value > best or choice < 0:
                        best = value
                        choice = A_DRAW + stack
        else:
            kinds = buyable_kinds(state)
            for kind in range(SHIP_KINDS):
                value = best_beside(tile, ship, kind, means_of(gold), work)
                if value > NEVER and kinds >> kind & 1 == 1:
                    value += random_noise(noise, stream)
                    if value > best or choice < 0:
                        best = value
                        choice = A_BUY + kind
    return choice


@kernel
def _drawn(state: State, tile: Cells, ship: int, gold: int, back: int, now: float, work: Workspace) -> float:
    """What drawing a tile with such a back promises, if `now` can be had without it and is lost once it is placed."""
    coin = coin_worth(state)
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
            gain = best_beside(tile, ship, kind, 0 if event == STORM else means_of(purse), work)
            value += count * (gain + extra if gain > NEVER else now)
    return value / max(1, total) + (GO_ON_WORTH if state.left > 1 else 0.0)


@kernel
def best_placing(state: State, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """Where the tile gains most, with the best unit that can be paid then."""
    tile = state.tile
    ship = ship_place(state)
    kind = int(state.hand)
    event = int(state.hand_event)
    prepare(state, seat, work)
    gold = int(state.gold[seat])
    if event == GOLD:
        gold += MINE_GOLD
    elif event == PIRATES:
        gold -= gold // 2
    means = 0 if event == STORM else means_of(gold)
    best = NEVER
    choice = -1
    for side in range(4):
        cell = target(tile[:], ship, side)
        if cell < 0:
            continue
        needed = requirement(tile[:], cell)
        for turns in range(ROTATIONS_OF[kind]):
            mask = int(MASK_OF[kind, turns])
            if not fits(needed, mask):
                continue
            try_tile(state, seat, tile, cell, mask, work)
            value = best_gain(work.gains, means) + random_noise(noise, stream)
            if state.left > 0 and event != STORM:
                tile[cell] = mask
                if leads_on(tile[:], state.needed[:], cell):
                    value += GO_ON_WORTH
                tile[cell] = -1
            if value > best:
                best = value
                choice = A_PLACE + 4 * cell + turns
    return choice


@kernel
def best_land(state: State, seat: int, work: Workspace) -> int:
    """The better land of a strait for the scout just taken."""
    prepare(state, seat, work)
    ship = ship_place(state)
    try_tile(state, seat, state.tile, ship, land_sides(int(state.tile[ship])), work)
    best = NEVER
    choice = -1
    for land in range(LAND_CHOICES):
        if land_refusal(state, land) == 0:
            value = work.gains[1 if land > 2 else 0, SCOUT]
            if value > best or choice < 0:
                best = value
                choice = A_SCOUT + NUMBERS * land + int(state.taken)
    return choice
