"""Die neuen Entdecker (Klaus Teuber, 2001): what may be done, and what it does.

One ship, sent out by each seat in turn, uncovers a sea of islands tile by tile; units on an island score when it is
complete, and its scouts go on into the jungle. Rules are cited by the numbers of `docs/games/entdecker.md`: R for the
rulebook, A for rulings, 8.x for clarifications, D for disagreements between editions.

Whatever happens without anybody being asked is a chain of steps: each function that carries one out returns the next,
until somebody is to act (see `apply`). Chance has two kinds of interruption, the backs of new stacks and a token; what
follows them is kept in `state.resume`.
"""

from typing import Any

import numpy as np

from farshore.engine.game import CHANCE
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import box
from farshore.games.entdecker.islands import LANDS, close_off, count_units, first_land, ripe, walk, worth
from farshore.games.entdecker.routes import PRICES, cheapest, fitting, leads_on, need, payees, spread, target
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
    BACK,
    CELLS,
    CHIEFS,
    DIE,
    DIE_FACES,
    END,
    EVENT,
    EVENT_TILES,
    EXPLORE,
    FACE_UP,
    FORT,
    FORTS,
    GO_ON,
    GOLD,
    HAND,
    HIDDEN,
    HIDDEN_COST,
    IS_EYE,
    JUNGLE,
    KIND_OF,
    MASK_OF,
    MINE_GOLD,
    MOST_ANNOUNCED,
    NATIVES,
    NATIVES_MET,
    NEXT,
    NO_EVENT,
    NO_SOURCE,
    NUMBERS,
    O_BACK,
    O_DIE,
    O_TILE,
    O_TOKEN,
    OPEN,
    OPEN_COST,
    ORDER,
    OUTCOMES,
    OVER,
    PAIR_OF,
    PATH_LENGTH,
    PATHS,
    PIRATES,
    PLACE,
    PLACES,
    PLAIN,
    PLAIN_TILES,
    ROLL_BELOW,
    ROUTE,
    SCORE,
    SCOUT,
    SCOUTS,
    SEA,
    SEATS,
    SETTLEMENT,
    SETTLEMENTS,
    SETUP,
    SHIP_KINDS,
    STACK_TILES,
    STACKS,
    START,
    START_GOLD,
    STORM,
    STRAIT,
    TAKEN_HUT,
    TAKEN_SCOUT,
    THIS_TURN,
    TILE,
    TOKEN,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TOKENS,
    TOLL,
    TURN,
    TURNS_OF,
    UNIT_COST,
    USABLE,
    VIAS,
    WAIT,
    WHEEL,
    Public,
    State,
)
from farshore.games.entdecker.supply import covered_tiles, deal, fetch, full_stacks, pool, restock, unknown_stack

READING_ORDER = np.array([0, 3, 1, 2], np.int64)  # sides by the number of the cell beyond them

# ---- the flow of a match


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """The table before anything is drawn. Options: the tiles of all cells, chief scouts, toll per owner, who begins."""
    state.seats = seats
    state.chief_scouts = options[CELLS]
    state.toll_once = options[CELLS + 1]
    state.turn = (options[CELLS + 2] - 1) % seats  # A36
    state.actor = state.turn
    for kind in range(6):
        state.face_up[kind] = FACE_UP[kind]
    for cell in range(CELLS):
        state.tile[cell] = options[cell]
        if options[cell] < 0:
            state.spaces += 1
        elif options[cell] & 15 == 0:  # R2.9; waterfalls lie aside (R2.4)
            state.face_up[SEA] -= 1
    for kind in range(SHIP_KINDS):
        state.plain[kind] = PLAIN_TILES[kind]
        for event in range(4):
            state.event[kind, event] = EVENT_TILES[kind, event]
    for stack in range(STACKS):
        state.stack[stack] = STACK_TILES
        state.back[stack] = -1
    for seat in range(seats):
        state.gold[seat] = START_GOLD
        state.scouts[seat] = USABLE[seats]
        state.forts[seat] = FORTS
        state.settlements[seat] = SETTLEMENTS
        if state.chief_scouts == 1:
            state.pieces[seat] = (2 << int(USABLE[seats])) - 2
    state.ship = -1
    state.draw_from = -1
    state.hand = -1
    state.barred = -1
    state.hut = -1
    state.phase = BACK
    state.resume = SETUP


@kernel
def to_act(state: State) -> int:
    """A bit for the seat that may act, or CHANCE; 0 when the match is over."""
    phase = int(state.phase)
    if phase == BACK or phase == DIE or phase == TILE or phase == TOKEN:
        return CHANCE
    return 0 if phase == OVER else 1 << int(state.actor)


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    phase = int(state.phase)
    if seat != state.actor or phase == BACK or phase == DIE or phase == TILE or phase == TOKEN or phase == OVER:
        return 0
    if phase == EXPLORE or phase == TAKEN_SCOUT:
        return _legal_exploring(state, seat, actions)
    if phase == PLACE:
        return _legal_placings(state, actions)
    if phase == START or phase == ROUTE:
        return _legal_starts(state, seat, actions)
    if phase == JUNGLE or phase == NATIVES or phase == TAKEN_HUT:
        return _legal_huts(state, seat, actions)
    n = 0
    if phase == CHIEFS:
        usable = int(USABLE[state.seats])
        while n < usable * (usable - 1) // 2:
            actions[n] = A_CHIEFS + n
            n += 1
    elif phase == WHEEL:  # R4.3
        while n < 5:
            actions[n] = A_WHEEL + n
            n += 1
    elif phase == ANNOUNCE:  # R7.1, R7.2, 8.7
        gold = int(state.gold[seat])
        if full_stacks(state) > 0:
            for tiles in range(1, 1 + min(MOST_ANNOUNCED, gold // HIDDEN_COST)):
                actions[n] = A_HIDDEN + tiles - 1
                n += 1
        for tiles in range(1, 1 + min(MOST_ANNOUNCED, gold // OPEN_COST)):
            actions[n] = A_OPEN + tiles - 1
            n += 1
    else:  # ORDER: islands keep their numbers while the turn lasts (8.11)
        marks = np.empty(CELLS, np.int8)
        ripe(state.tile, state.unit, marks)
        number = 0
        for cell in range(CELLS):
            if state.prize[cell] >= THIS_TURN:
                number += 1
            elif marks[cell] == 1:
                actions[n] = A_ISLAND + number
                number += 1
                n += 1
    return n


@kernel
def _legal_starts(state: State, seat: int, actions: Cells) -> int:
    """Starts that can be paid together with one tile, or else passing (R7.5, A3, A4); the ways where they differ."""
    labels = np.empty((CELLS, PRICES), np.uint64)
    spread(state.tile, state.unit, seat, int(state.toll_once), labels)
    n = 0
    if state.phase == ROUTE:
        n = payees(labels, ship_place(state), seat, actions)
        for i in range(n):
            actions[i] += A_VIA - 1
        return n
    most = int(state.gold[seat]) - (HIDDEN_COST if full_stacks(state) > 0 else OPEN_COST)
    for place in range(PLACES):
        explored = place >= CELLS or state.tile[place] >= 0
        if explored and leads_on(state.tile, place) and cheapest(labels, place) <= most:
            actions[n] = A_START + place
            n += 1
    if n == 0:
        actions[0] = A_PASS
        n = 1
    return n


@kernel
def _legal_exploring(state: State, seat: int, actions: Cells) -> int:
    """Draw the next announced tile, put down a unit, or stop (R8.9, A8, A9, 8.8); a scout just taken must be used."""
    n = 0
    numbers = 1 << int(state.taken)
    if state.phase == EXPLORE:
        if state.left > 0 and leads_on(state.tile, ship_place(state)):
            n = _legal_draws(state, actions)
        numbers = 1 if state.chief_scouts == 0 else int(state.pieces[seat])
        if state.scouts[seat] == 0 or not may_settle(state):
            numbers = 0
    for land in range(5):
        if numbers > 0 and has_land(state, land):
            for number in range(NUMBERS):
                if numbers >> number & 1 == 1:
                    actions[n] = A_SCOUT + NUMBERS * land + number
                    n += 1
    if state.phase == TAKEN_SCOUT:
        return n
    if may_settle(state):
        gold = int(state.gold[seat])
        if state.forts[seat] > 0 and gold >= UNIT_COST[FORT]:
            for land in range(5):
                if has_land(state, land):
                    actions[n] = A_FORT + land
                    n += 1
        if state.settlements[seat] > 0 and gold >= UNIT_COST[SETTLEMENT]:
            for land in range(5):
                if has_land(state, land):
                    actions[n] = A_SETTLE + land
                    n += 1
        if state.scouts[seat] == 0:  # R9.8
            n = _legal_takes(state, seat, actions, n)
    if state.drawn == 1 and not is_guarded(state):
        actions[n] = A_STOP
        n += 1
    return n


@kernel
def ship_place(state: Public) -> int:
    """Where the ship is, as an int of full width (see the tables of `state.py`)."""
    return int(state.ship) + 0


@kernel
def may_settle(state: Public) -> bool:
    """Whether a unit can be put down: a tile with land was discovered, and at least a scout can be paid (R9.1, R9.2).

    With no scout in reserve one can be taken from elsewhere (R9.8).
    """
    return state.found == 1 and int(state.tile[state.ship]) & 15 > 0 and state.gold[state.turn] >= UNIT_COST[SCOUT]


@kernel
def is_guarded(state: Public) -> bool:
    """Whether the last two rounds placed nothing, so that tiles are drawn until one fits (A35, 8.13)."""
    return state.quiet >= 2 * int(state.seats)


@kernel
def has_land(state: Public, land: int) -> bool:
    """Whether the tile of the ship has such a land to choose: 0 its only one, 1 + side one of a strait's (R9.6)."""
    mask = int(state.tile[state.ship]) & 15
    if KIND_OF[mask] != STRAIT:
        return land == 0
    return land > 0 and mask >> (land - 1) & 1 == 1


@kernel
def _legal_draws(state: State, actions: Cells) -> int:
    """Any hidden stack, or any open kind that fits and is left somewhere (R8.1, A11). Returns how many."""
    n = 0
    if state.source == HIDDEN:
        for stack in range(STACKS):
            if state.stack[stack] > 0:
                actions[n] = A_DRAW + stack
                n += 1
    else:
        kinds = fitting(state.tile, ship_place(state)) & pool(state)
        for kind in range(SHIP_KINDS):
            if kinds >> kind & 1 == 1:
                actions[n] = A_BUY + kind
                n += 1
    return n


@kernel
def _legal_takes(state: State, seat: int, actions: Cells, n: int) -> int:
    """Add the scouts of `seat` on tiles and paths. Returns the new count."""
    for cell in range(CELLS):  # with a scout on a tile there are fewer on paths than spaces
        if int(state.unit[cell]) & 15 == SCOUT + 4 * seat:
            actions[n] = A_TAKE + cell
            n += 1
    for i in range(PATHS * PATH_LENGTH):
        scout = int(state.path[i // PATH_LENGTH, i % PATH_LENGTH])
        mine = scout > 0 and (scout - 1) % 4 == seat
        if mine and (state.phase == EXPLORE or has_room(state, i // PATH_LENGTH)):  # natives: to another path (8.10)
            actions[n] = A_TAKE_BACK + i
            n += 1
    return n


@kernel
def has_room(state: Public, barred: int) -> bool:
    """Whether a path has a free space, that one left out."""
    for path in range(PATHS):
        if path != barred and free_space(state, path) < PATH_LENGTH:
            return True
    return False


@kernel
def free_space(state: Public, path: int) -> int:
    """The free space closest to the hut, gaps included (R12.2, A23); PATH_LENGTH if the path is full."""
    space = 0
    while space < PATH_LENGTH and state.path[path, space] > 0:
        space += 1
    return space


@kernel
def _legal_placings(state: State, actions: Cells) -> int:
    """Every space beside the ship and turn of the tile that fits (R8.3 to R8.5)."""
    n = 0
    kind = int(state.hand)
    for i in range(4):
        cell = target(state.tile, ship_place(state), READING_ORDER[i])
        if cell >= 0:
            wanted = need(state.tile, cell)
            for turns in range(TURNS_OF[kind]):
                if int(MASK_OF[kind, turns]) & wanted >> 4 == wanted & 15:
                    actions[n] = A_PLACE + 4 * cell + turns
                    n += 1
    return n


@kernel
def _legal_huts(state: State, seat: int, actions: Cells) -> int:
    """Paths for a scout: one of the island just scored, of the reserve, or the one just taken (R12.2, R13.3, 8.10)."""
    n = 0
    if state.phase == NATIVES:
        actions[n] = A_PASS  # A30
        n += 1
        if state.scouts[seat] == 0:
            return _legal_takes(state, seat, actions, n)
    numbers = 1 << int(state.taken)
    if state.phase != TAKEN_HUT and state.chief_scouts == 1:
        numbers = int(state.pieces[seat]) if state.phase == NATIVES else int(state.due_pieces[seat])
    for path in range(PATHS):
        if path != state.barred and free_space(state, path) < PATH_LENGTH:
            for number in range(NUMBERS):
                if numbers >> number & 1 == 1:
                    actions[n] = A_HUT + NUMBERS * path + number
                    n += 1
    return n


@kernel
def chances(state: State, weights: Cells) -> int:
    """Write a weight for every outcome and return the total; `supply.py` says why these weights."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    total = 0
    if state.phase == BACK:
        stack = unknown_stack(state)
        for back in range(2):
            weights[O_BACK + 2 * stack + back] = covered_tiles(state, back)
            total += weights[O_BACK + 2 * stack + back]
    elif state.phase == DIE:
        for face in range(len(DIE_FACES)):
            weights[O_DIE + face] = 1
            total += 1
    elif state.phase == TILE:
        for kind in range(SHIP_KINDS):
            if state.back[state.draw_from] == PLAIN:
                weights[O_TILE + 5 * kind] = state.plain[kind]
                total += state.plain[kind]
            else:
                for event in range(4):
                    weights[O_TILE + 5 * kind + 1 + event] = state.event[kind, event]
                    total += state.event[kind, event]
    else:
        for token in range(1, TOKENS + 1):  # R2.2: what is not in a hut is in the bag
            left = int(TOKEN_COUNTS[token])
            for path in range(PATHS):
                left -= 1 if state.token[path] == token else 0
            weights[O_TOKEN + token - 1] = left
            total += left
    return total


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action, or an outcome if `seat` is CHANCE, in place. Trusts that it is legal."""
    step = _happen(state, action) if seat == CHANCE else _act(state, seat, action)
    while step != WAIT:
        if step == TURN:
            step = _begin_turn(state)
        elif step == HAND:
            step = _look_at_tile(state)
        elif step == EVENT:
            step = _meet_event(state)
        elif step == GO_ON:
            step = _go_on(state)
        elif step == END:
            step = _end_expedition(state)
        elif step == SCORE:
            step = _score_islands(state)
        elif step == SCOUTS:
            step = _send_scouts(state)
        elif step == NEXT:
            step = _end_turn(state)
        else:  # SETUP
            step = TURN
            if state.chief_scouts == 1:
                state.phase = CHIEFS
                step = WAIT


@kernel
def _happen(state: State, outcome: int) -> int:
    """Carry out an outcome. Returns the next step."""
    if outcome < O_DIE:
        state.back[(outcome - O_BACK) // 2] = (outcome - O_BACK) % 2
        return _ask_backs(state)
    if outcome < O_TILE:
        number = DIE_FACES[outcome - O_DIE]
        if number == 0:
            state.phase = WHEEL
            return WAIT
        _pay_income(state, int(number))
        return WAIT
    if outcome < O_TOKEN:
        kind = (outcome - O_TILE) // 5
        event = (outcome - O_TILE) % 5
        if event == NO_EVENT:
            state.plain[kind] -= 1
        else:
            state.event[kind, event - 1] -= 1
        state.stack[state.draw_from] -= 1
        state.back[state.draw_from] = -1
        state.draw_from = -1
        state.hand = kind
        state.hand_event = event
        state.resume = HAND  # 8.3
        return _ask_backs(state)
    state.token[state.hut] = outcome - O_TOKEN + 1
    state.knows[state.hut] = 1 << int(state.actor)
    state.hut = -1
    return _resumed(state)


@kernel
def _act(state: State, seat: int, action: int) -> int:
    """Carry out an action. Returns the next step."""
    if action >= A_ISLAND:
        return _score_numbered(state, action - A_ISLAND)
    if action >= A_HUT:
        return _enter_jungle(state, seat, (action - A_HUT) // NUMBERS, (action - A_HUT) % NUMBERS)
    if action >= A_PLACE:
        return _place(state, (action - A_PLACE) // 4, (action - A_PLACE) % 4)
    if action == A_STOP:
        return END
    if action >= A_TAKE:
        _take(state, action)
        return WAIT
    if action >= A_SCOUT:
        return _settle(state, seat, action)
    if action >= A_BUY:
        state.hand = action - A_BUY
        stacks = full_stacks(state)
        if fetch(state, action - A_BUY):  # 8.5
            deal(state, stacks)
        state.resume = HAND
        return _ask_backs(state)
    if action >= A_DRAW:
        state.draw_from = action - A_DRAW
        state.phase = TILE
        return WAIT
    if action >= A_HIDDEN:  # R7.2, R7.4: all is paid in advance
        state.source = HIDDEN if action < A_OPEN else OPEN
        state.left = 1 + (action - A_HIDDEN) % MOST_ANNOUNCED
        state.gold[seat] -= int(state.left) * (HIDDEN_COST if action < A_OPEN else OPEN_COST)
        return GO_ON
    if action >= A_VIA:
        _pay_start(state, seat, action - A_VIA + 1)
        return WAIT
    if action == A_PASS:
        return _pass(state)
    if action >= A_START:
        _choose_start(state, seat, action - A_START)
        return WAIT
    if action >= A_WHEEL:
        _pay_income(state, action - A_WHEEL + 2)
        return WAIT
    state.chief[seat, 0] = PAIR_OF[action - A_CHIEFS, 0]  # 8.14
    state.chief[seat, 1] = PAIR_OF[action - A_CHIEFS, 1]
    state.actor = (seat + 1) % int(state.seats)
    return TURN if state.actor == state.turn else WAIT


@kernel
def _ask_backs(state: State) -> int:
    """Await the backs of new top tiles, if there are any, before going on; none once all is explored (8.3)."""
    if state.spaces > 0 and unknown_stack(state) >= 0:
        state.phase = BACK
        return WAIT
    return _resumed(state)


@kernel
def _resumed(state: State) -> int:
    """The step that was put off until now."""
    step = int(state.resume)
    state.resume = WAIT
    return step


# ---- before the expedition


@kernel
def _begin_turn(state: State) -> int:
    """Who has little gold must roll, and so must everybody once all have passed (R4.1, A5, 8.12)."""
    state.actor = state.turn
    poor = state.gold[state.turn] < ROLL_BELOW or state.passes >= state.seats
    state.phase = DIE if poor else START
    return WAIT


@kernel
def _pay_income(state: State, number: int) -> None:
    """The active seat gets what was rolled or chosen, the others one more (R4.2, R4.3)."""
    for seat in range(state.seats):
        state.gold[seat] += number if seat == state.turn else number + 1
    state.phase = START


@kernel
def _choose_start(state: State, seat: int, place: int) -> None:
    """Put the ship there and pay the cheapest way; ask where several pay different people (A1, 8.6)."""
    labels = np.empty((CELLS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    if place < CELLS:  # else there is nothing to spread, and most starts are at the edge
        spread(state.tile, state.unit, seat, int(state.toll_once), labels)
    state.ship = place
    if payees(labels, place, seat, ways) == 1:
        _pay_start(state, seat, int(ways[0]))
    else:
        state.phase = ROUTE


@kernel
def _pay_start(state: State, seat: int, way: int) -> None:
    """Pay the bank for the edge space, and the owners of forts and settlements on the way (R6.1, R6.4)."""
    state.gold[seat] -= way // 256
    for owner in range(state.seats):
        toll = TOLL * (way >> 2 * owner & 3)
        state.gold[owner] += toll
        state.gold[seat] -= toll
    state.phase = ANNOUNCE


@kernel
def _pass(state: State) -> int:
    """No start can be paid: the turn is over (R7.5, A4). Or no scout follows the friendly natives (A30)."""
    if state.phase == NATIVES:
        return GO_ON
    state.passes = min(int(state.passes) + 1, int(state.seats))
    state.quiet = min(int(state.quiet) + 1, 2 * int(state.seats))
    return NEXT


# ---- the expedition


@kernel
def _go_on(state: State) -> int:
    """Ask the active seat what to do next; the expedition ends when it could neither draw nor put a unit down (8.1)."""
    kinds = 0
    if state.left > 0 and leads_on(state.tile, ship_place(state)):
        kinds = fitting(state.tile, ship_place(state))
        reach = kinds & pool(state)
        if is_guarded(state) and reach == 0:  # 8.13: an open tile is handed over, or one is made
            state.hand = _first_kind(state, kinds)
            if state.face_up[state.hand] > 0:
                state.face_up[state.hand] -= 1
            return HAND
        if state.source == OPEN:
            kinds = reach
        elif full_stacks(state) == 0:
            kinds = 0
    if kinds == 0 and not may_settle(state):
        return END
    state.phase = EXPLORE
    return WAIT


@kernel
def _first_kind(state: State, kinds: int) -> int:
    """The first of these kinds that lies open; if none does, the first of them."""
    first = -1
    for i in range(SHIP_KINDS):
        kind = SHIP_KINDS - 1 - i
        if kinds >> kind & 1 == 1 and state.face_up[kind] > 0:
            first = kind
    kind = 0
    while kinds >> kind & 1 == 0:
        kind += 1
    return kind if first < 0 else first


@kernel
def _look_at_tile(state: State) -> int:
    """A tile that fits must be placed; else it is discarded and lost (R8.6, R8.7)."""
    state.drawn = 1
    kind = int(state.hand)
    if fitting(state.tile, ship_place(state)) >> kind & 1 == 1:
        state.left -= 1
        state.phase = PLACE
        return WAIT
    if not is_guarded(state):  # A35
        state.left -= 1
    if state.hand_event == NO_EVENT:
        state.plain_out[kind] += 1
    else:
        state.event_out[kind, state.hand_event - 1] += 1
    state.hand = -1
    state.hand_event = NO_EVENT
    restock(state)  # 8.4
    state.resume = GO_ON
    return _ask_backs(state)


@kernel
def _place(state: State, cell: int, turns: int) -> int:
    """Place the tile and move the ship there (R8.8); then comes its event (A29)."""
    state.tile[cell] = MASK_OF[state.hand, turns]
    state.spaces -= 1
    state.hand = -1
    state.ship = cell
    state.found = 1
    state.quiet = 0
    restock(state)  # 8.4
    state.resume = EVENT
    return _ask_backs(state)


@kernel
def _meet_event(state: State) -> int:
    """What the tile just placed brings (R13.1 to R13.4)."""
    event = int(state.hand_event)
    state.hand_event = NO_EVENT
    if event == GOLD:
        state.gold[state.turn] += MINE_GOLD
    elif event == PIRATES:  # D13
        state.gold[state.turn] -= state.gold[state.turn] // 2
    elif event == NATIVES_MET:
        state.phase = NATIVES
        return WAIT
    return END if event == STORM else GO_ON


@kernel
def _take(state: State, action: int) -> None:
    """Take a scout from a tile or a path, to use it at once (R9.8, R13.3, 8.10). Where it was stays free (R9.9)."""
    if action < A_TAKE_BACK:
        state.taken = int(state.unit[action - A_TAKE]) >> 5
        state.unit[action - A_TAKE] = 0
    else:
        path = (action - A_TAKE_BACK) // PATH_LENGTH
        space = (action - A_TAKE_BACK) % PATH_LENGTH
        state.taken = (int(state.path[path, space]) - 1) // 4
        state.path[path, space] = 0
        if state.phase == NATIVES:
            state.barred = path
    state.phase = TAKEN_HUT if state.phase == NATIVES else TAKEN_SCOUT


@kernel
def _settle(state: State, seat: int, action: int) -> int:
    """Put a unit on the tile just discovered, which ends the expedition (R9.1 to R9.6)."""
    number = 0
    if action >= A_SETTLE:
        kind = SETTLEMENT
        land = action - A_SETTLE
        state.settlements[seat] -= 1
    elif action >= A_FORT:
        kind = FORT
        land = action - A_FORT
        state.forts[seat] -= 1
    else:
        kind = SCOUT
        land = (action - A_SCOUT) // NUMBERS
        number = (action - A_SCOUT) % NUMBERS
        _leave_reserve(state, seat, number)
    second = 1 if land > 2 else 0
    state.unit[state.ship] = kind + 4 * seat + 16 * second + 32 * number
    state.gold[seat] -= UNIT_COST[kind]
    return END


@kernel
def _leave_reserve(state: State, seat: int, number: int) -> None:
    """A scout is put down: the one just taken, or one of the reserve."""
    if state.phase == TAKEN_HUT or state.phase == TAKEN_SCOUT:
        state.taken = 0
        state.barred = -1
        return
    state.scouts[seat] -= 1
    state.pieces[seat] &= ~(1 << number) if number > 0 else -1


@kernel
def _end_expedition(state: State) -> int:
    """Lift the ship off (R5.5), fill what is closed off, and go on to the islands (R10.1, A12, A31)."""
    found = state.found == 1
    state.ship = -1
    state.source = NO_SOURCE
    state.left = 0
    state.drawn = 0
    state.found = 0
    state.passes = 0
    if not found:  # the map has not changed
        state.quiet = min(int(state.quiet) + 1, 2 * int(state.seats))
        return NEXT
    filled = np.empty(CELLS, np.int8)
    if close_off(state.tile, filled) > 0:
        stacks = full_stacks(state)
        searched = False
        for cell in range(CELLS):
            if filled[cell] >= 0:
                state.tile[cell] = filled[cell]
                state.spaces -= 1
                if fetch(state, KIND_OF[filled[cell]]):
                    searched = True
        if searched:  # 8.5
            deal(state, stacks)
        restock(state)
    state.resume = SCORE
    return _ask_backs(state)


# ---- islands and the jungle


@kernel
def _score_islands(state: State) -> int:
    """Score a single island that is complete, ask for the order of several, or end the turn (R11.1, R11.2, 8.11)."""
    marks = np.empty(CELLS, np.int8)
    islands = ripe(state.tile, state.unit, marks)
    state.actor = state.turn
    if islands == 0:
        return NEXT
    if islands > 1:
        state.phase = ORDER
        return WAIT
    for cell in range(CELLS):
        if marks[cell] == 1:
            _score_island(state, cell)
    return SCOUTS


@kernel
def _score_numbered(state: State, number: int) -> int:
    """Score the island of that number, counted from 0: of those ripe at the end of the expedition (8.11)."""
    marks = np.empty(CELLS, np.int8)
    ripe(state.tile, state.unit, marks)
    for cell in range(CELLS):
        if state.prize[cell] >= THIS_TURN or marks[cell] == 1:
            if number == 0:
                _score_island(state, cell)
            number -= 1
    return SCOUTS


@kernel
def _score_island(state: State, first: int) -> None:
    """Give points by rank, forts and settlements back, and send its scouts to the jungle (R11.3 to R11.10, A21)."""
    label = np.zeros(LANDS, np.int16)
    found = np.empty(LANDS, np.int16)
    units = np.empty((SEATS, 4), np.int8)
    land = first_land(state.tile, first)
    count = walk(state.tile, land, land + 1, label, found)
    points = worth(state.tile, land + 1, label, found, count)
    count_units(state.unit, found, count, units)
    prize = THIS_TURN
    rank = 0
    last = 1 << 30
    while True:  # ranks from the best down; equal seats share (R11.4 to R11.6, D8, A20)
        best = 0
        for seat in range(state.seats):
            if strength(units, seat) < last:
                best = max(best, strength(units, seat))
        if best == 0:
            break
        rank += 1
        if rank > 1:
            points = (points + 1) // 2
        for seat in range(state.seats):
            if strength(units, seat) == best:
                state.points[seat] += points
                prize |= rank << 3 * seat
        last = best
    state.prize[first] = prize
    for i in range(count):
        cell = int(found[i]) >> 1
        unit = int(state.unit[cell])
        if unit > 0 and unit >> 4 & 1 == int(found[i]) & 1:
            seat = unit >> 2 & 3
            state.unit[cell] = 0
            if unit & 3 == FORT:
                state.forts[seat] += 1
            elif unit & 3 == SETTLEMENT:
                state.settlements[seat] += 1
            else:
                state.due[seat] += 1
                if state.chief_scouts == 1:
                    state.due_pieces[seat] |= 1 << (unit >> 5)
    state.actor = (int(state.turn) + int(state.seats) - 1) % int(state.seats)  # the active seat is asked first (R12.1)


@kernel
def strength(units: Cells, seat: int) -> int:
    """A number that orders seats on an island by settlements, then forts, then scouts; 0 without a unit (R11.4)."""
    return (int(units[seat, SETTLEMENT]) * 64 + int(units[seat, FORT])) * 64 + int(units[seat, SCOUT])


@kernel
def _send_scouts(state: State) -> int:
    """Ask the next seat clockwise that has a scout for the jungle (R12.1); then come the other islands."""
    for i in range(1, int(state.seats) + 1):
        seat = (int(state.actor) + i) % int(state.seats)
        if state.due[seat] > 0:
            state.actor = seat
            state.phase = JUNGLE
            return WAIT
    return SCORE


@kernel
def _enter_jungle(state: State, seat: int, path: int, number: int) -> int:
    """Put a scout on a path, where a token may be drawn or looked at (R12.2 to R12.4, A23, A24)."""
    step = GO_ON
    if state.phase == JUNGLE:
        step = SCOUTS
        state.due[seat] -= 1
        state.due_pieces[seat] &= ~(1 << number) if number > 0 else -1
    else:
        _leave_reserve(state, seat, number)
    space = free_space(state, path)
    state.path[path, space] = 1 + seat + 4 * number
    if space == 0 and state.knows[path] == 0:
        state.hut = path
        state.resume = step
        state.phase = TOKEN
        return WAIT
    if space == 0 or IS_EYE[space] == 1:
        state.knows[path] |= 1 << seat
    return step


@kernel
def _end_turn(state: State) -> int:
    """The next seat clockwise, unless all is explored (R2.10, R14.1)."""
    for cell in range(CELLS):
        state.prize[cell] &= THIS_TURN - 1
    if state.spaces > 0:
        state.turn = (int(state.turn) + 1) % int(state.seats)
        return TURN
    for path in range(PATHS):  # R14.2
        if state.knows[path] > 0:
            winner = hut_winner(state, path)
            if winner >= 0:
                state.points[winner] += TOKEN_VALUES[state.token[path]]
            state.knows[path] = (1 << int(state.seats)) - 1
    state.phase = OVER
    state.turn = 0
    state.actor = 0
    state.passes = 0
    state.quiet = 0
    return WAIT


@kernel
def hut_winner(state: State, path: int) -> int:
    """Who gets the token: most scouts on the path, chiefs doubled, then the nearest (R14.2, A26, A34); -1 nobody."""
    best = 0
    winner = -1
    for i in range(PATH_LENGTH):  # from the hut on, so that of equal seats the nearest is met first
        scout = int(state.path[path, i]) - 1
        if scout >= 0:
            count = 0
            for space in range(PATH_LENGTH):
                other = int(state.path[path, space]) - 1
                if other >= 0 and other % 4 == scout % 4:
                    count += 1
                    if state.chief_scouts == 1:
                        chief = state.chief[other % 4, 0] == other // 4 or state.chief[other % 4, 1] == other // 4
                        count += 1 if chief else 0
            if count > best:
                best = count
                winner = scout % 4
    return winner


@kernel
def score(state: State, points: Cells) -> None:
    """Write the points of every seat: of islands, and of huts when the match is over."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]


@kernel
def ranks(state: State, places: Cells) -> None:
    """Write the places: most points, then most gold, then shared (R14.3, A33)."""
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            if state.points[other] > state.points[seat] or (
                state.points[other] == state.points[seat] and state.gold[other] > state.gold[seat]
            ):
                place += 1
        places[seat] = place


@kernel
def was_cut(state: State) -> bool:
    """Never: two rounds without a tile placed are followed by a turn that places one (A35)."""
    return False


def longest(options: Any) -> int:
    """Most actions and outcomes of a match, from a count that no match comes near.

    Every space takes at most two quiet rounds of full announcements, a round of passes and then rolls until a start can
    be paid, and a guarded expedition that draws all hidden tiles twice. Units come and go with tiles.
    """
    tiles = box.CELLS
    hidden = sum(box.BOX.plain.values()) + sum(box.EVENT_TILES.values())
    turn = 5  # die, wheel, start, way, announcement
    draws = 3 * box.MOST_ANNOUNCED + STACKS
    quiet = 2 * SEATS * (turn + draws)
    rolls = SEATS * (1 + 24 // 2) * 3  # the dearest start costs 2 + 18, an open tile 4
    guarded = turn + 2 * 3 * hidden + 2 * STACKS
    placing = 12 + STACKS  # place, event with a token, unit, order, scouts with tokens
    return int(STACKS + SEATS + tiles * (quiet + rolls + guarded + placing))
