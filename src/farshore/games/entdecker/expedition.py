"""The expedition: announcing and paying (EN-7), drawing tile by tile (EN-8), events (EN-13), and how it ends."""

from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import reasons
from farshore.games.entdecker.filling import fill, notice_closed
from farshore.games.entdecker.laying import lay_tile
from farshore.games.entdecker.placing import fitting_kinds, leads_on
from farshore.games.entdecker.state import (
    A_BUY,
    A_DRAW,
    A_HIDDEN,
    A_STOP,
    EXPLORE,
    GOLD,
    HIDDEN,
    MASK_OF,
    MINE_GOLD,
    MOST_ANNOUNCED,
    NATIVES,
    NATIVES_MET,
    NO_EVENT,
    NO_SOURCE,
    OPEN,
    PIRATES,
    PLACE,
    SCOUT,
    SHIP_KINDS,
    STACKS,
    STORM,
    THEN_END,
    THEN_EVENT,
    THEN_GO_ON,
    THEN_HAND,
    THEN_NEXT,
    THEN_SCORE,
    THEN_WAIT,
    TILE_COST,
    UNIT_COST,
    Public,
    State,
)
from farshore.games.entdecker.supply import (
    ask_backs,
    buyable_kinds,
    deal,
    fetch,
    first_kind,
    hidden_kinds,
    restock,
    stacks_left,
)
from farshore.games.entdecker.units import landing_refusal, legal_units

# ---- announcing and paying


@kernel
def announce_refusal(state: State, gold: int, source: int, tiles: int) -> int:
    """Why so many tiles cannot be announced with so much gold; 0 if they can (EN-7.1, EN-7.2, EN-C4)."""
    if source == HIDDEN and stacks_left(state.stack[:]) == 0:
        return reasons.NOTHING_HIDDEN
    return reasons.TILES_GOLD if tiles * TILE_COST[source] > gold else 0


@kernel
def legal_announcements(state: State, seat: int, actions: Cells) -> int:
    """Write what can be announced (EN-C7), and return how many."""
    n = 0
    gold = int(state.gold[seat])
    for source in range(HIDDEN, OPEN + 1):
        tiles = 1
        while tiles <= MOST_ANNOUNCED and announce_refusal(state, gold, source, tiles) == 0:
            actions[n] = A_HIDDEN + MOST_ANNOUNCED * (source - HIDDEN) + tiles - 1
            n += 1
            tiles += 1
    return n


@kernel
def announce(state: State, seat: int, source: int, tiles: int) -> int:
    """Pay for all tiles in advance (EN-7.2, EN-7.4). Returns the next step."""
    state.source = source
    state.left = tiles
    state.gold[seat] -= tiles * TILE_COST[source]
    return THEN_GO_ON


# ---- drawing


@kernel
def is_guarded(state: Public) -> bool:
    """Whether the last two rounds placed nothing, so that tiles are drawn until one fits (EN-A35, EN-C13)."""
    return state.turns_without_tile >= 2 * int(state.seats)


@kernel
def sailing_refusal(state: State) -> int:
    """Why no tile can be drawn at all; 0 if one can (EN-8.9)."""
    if state.left == 0:
        return reasons.NO_TILES_LEFT
    return 0 if leads_on(state.tile[:], state.needed[:], int(state.ship)) else reasons.DEAD_END


@kernel
def stack_refusal(state: State, stack: int) -> int:
    """Why no tile can be drawn from a hidden stack; 0 if one can (EN-7.3, EN-8.1)."""
    if state.source != HIDDEN:
        return reasons.ANNOUNCED_OPEN
    return 0 if state.stack[stack] > 0 else reasons.STACK_EMPTY


@kernel
def kind_refusal(state: State, kind: int, fitting: int, available: int) -> int:
    """Why no open tile of that kind can be taken; 0 if one can. The sets have a bit for each kind.

    EN-7.3, EN-8.1, EN-A11.
    """
    if state.source == HIDDEN:
        return reasons.ANNOUNCED_HIDDEN
    if not has_bit(fitting, kind):
        return reasons.NO_FIT
    return 0 if has_bit(available, kind) else reasons.KIND_GONE


@kernel
def stop_refusal(state: State) -> int:
    """Why the expedition cannot stop; 0 if it can (EN-A8, EN-C8, EN-C13)."""
    if state.drawn == 0:
        return reasons.DRAW_FIRST
    return reasons.GUARDED if is_guarded(state) else 0


@kernel
def legal_explorations(state: State, seat: int, actions: Cells) -> int:
    """Write what can be done next: draw an announced tile, put down a unit, or stop.

    EN-8.2, EN-8.9, EN-A8, EN-A9, EN-C8.
    """
    n = 0
    if sailing_refusal(state) == 0:
        if state.source == HIDDEN:
            for stack in range(STACKS):
                if stack_refusal(state, stack) == 0:
                    actions[n] = A_DRAW + stack
                    n += 1
        else:
            fitting = fitting_kinds(state.tile[:], state.needed[:], int(state.ship))
            available = buyable_kinds(state)
            for kind in range(SHIP_KINDS):
                if kind_refusal(state, kind, fitting, available) == 0:
                    actions[n] = A_BUY + kind
                    n += 1
    n += legal_units(state, seat, actions[n:])
    if stop_refusal(state) == 0:
        actions[n] = A_STOP
        n += 1
    return n


@kernel
def go_on(state: State) -> int:
    """Ask the active seat what to do next; the expedition ends when it could neither draw nor put a unit down.

    EN-C1.
    """
    kinds = 0
    if sailing_refusal(state) == 0:
        kinds = fitting_kinds(state.tile[:], state.needed[:], int(state.ship))
        within_reach = kinds
        if state.source == OPEN:
            within_reach &= buyable_kinds(state)
        elif is_guarded(state):
            within_reach &= hidden_kinds(state)
        if is_guarded(state) and within_reach == 0:  # EN-C13: an open tile is handed over, or a fitting tile is created
            state.hand = first_kind(state, kinds)
            if state.face_up[state.hand] > 0:
                state.face_up[state.hand] -= 1
            return THEN_HAND
        if state.source == OPEN:
            kinds = within_reach
        elif stacks_left(state.stack[:]) == 0:
            kinds = 0
    if kinds == 0 and landing_refusal(state, UNIT_COST[SCOUT]) > 0:
        return THEN_END
    state.phase = EXPLORE
    return THEN_WAIT


@kernel
def buy(state: State, kind: int) -> int:
    """Take an open tile, wherever it is found (EN-15.3, EN-C5). Returns the next step."""
    state.hand = kind
    stacks = stacks_left(state.stack[:])
    if fetch(state, kind):
        deal(state, stacks)
    state.resume = THEN_HAND
    return ask_backs(state)


@kernel
def reveal_tile(state: State, kind: int, event: int) -> int:
    """The tile that was drawn from a hidden stack is known; then comes the back of the next one (EN-C3)."""
    if event == NO_EVENT:
        state.plain[kind] -= 1
    else:
        state.event[kind, event - 1] -= 1
    state.stack[state.draw_from] -= 1
    state.back[state.draw_from] = -1
    state.draw_from = -1
    state.hand = kind
    state.hand_event = event
    state.resume = THEN_HAND
    return ask_backs(state)


@kernel
def keep_or_discard(state: State) -> int:
    """A tile that fits must be placed; else it is discarded and lost (EN-8.6, EN-8.7)."""
    state.drawn = 1
    kind = int(state.hand)
    if has_bit(fitting_kinds(state.tile[:], state.needed[:], int(state.ship)), kind):
        state.left -= 1
        state.phase = PLACE
        return THEN_WAIT
    if not is_guarded(state):  # EN-A35
        state.left -= 1
    if state.hand_event == NO_EVENT:
        state.plain_out[kind] += 1
    else:
        state.event_out[kind, state.hand_event - 1] += 1
    state.hand = -1
    state.hand_event = NO_EVENT
    restock(state)  # EN-C4
    state.resume = THEN_GO_ON
    return ask_backs(state)


@kernel
def place_tile(state: State, cell: int, turns: int) -> int:
    """Place the tile and move the ship there (EN-8.8); then comes its event (EN-A29)."""
    lay_tile(state, cell, int(MASK_OF[state.hand, turns]))
    notice_closed(state, cell)
    state.hand = -1
    state.ship = cell
    state.found = 1
    state.turns_without_tile = 0
    restock(state)  # EN-C4
    state.resume = THEN_EVENT
    return ask_backs(state)


@kernel
def meet_event(state: State) -> int:
    """What the tile just placed brings (EN-13.1 to EN-13.4)."""
    event = int(state.hand_event)
    state.hand_event = NO_EVENT
    if event == GOLD:
        state.gold[state.active] += MINE_GOLD
    elif event == PIRATES:  # EN-D13
        state.gold[state.active] -= state.gold[state.active] // 2
    elif event == NATIVES_MET:
        state.phase = NATIVES
        return THEN_WAIT
    return THEN_END if event == STORM else THEN_GO_ON


@kernel
def end_expedition(state: State) -> int:
    """Lift the ship off (EN-5.5), fill what is closed off, and go on to the islands (EN-10.1, EN-A31)."""
    found = state.found == 1
    state.ship = -1
    state.source = NO_SOURCE
    state.left = 0
    state.drawn = 0
    state.found = 0
    state.passes = 0
    if not found:  # the map has not changed
        state.turns_without_tile = min(int(state.turns_without_tile) + 1, 2 * int(state.seats))
        return THEN_NEXT
    fill(state)
    state.resume = THEN_SCORE
    return ask_backs(state)
