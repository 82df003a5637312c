"""Die neuen Entdecker (Klaus Teuber, 2001): the flow of a match.

One ship, sent out by each seat in turn, uncovers a sea of islands tile by tile; units on an island score when it is
complete, and its scouts go on into the jungle. Rules are cited as in `docs/games/entdecker.md`. The chapters of the
rulebook are modules of their own: `routes`, `expedition`, `placing`, `units` with `scouts`, `filling`, `islands`,
`scoring`, `jungle`, `supply`. Each says what may be done (`..._refusal`, 0 if it may), lists it (`legal_...`) and does
it. Islands and seas are kept up to date, tile by tile (`laying`).

What happens without a decision is a chain of steps: each function that carries one out returns the next, until a seat
or chance is to act (see `apply`). Chance interrupts for the backs of new stacks and for a token; what follows then is
kept in `state.resume`.
"""

from typing import Any

from farshore.engine.bits import all_bits, bit, without_bit
from farshore.engine.game import CHANCE
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import box, packed
from farshore.games.entdecker.expedition import (
    announce,
    buy,
    end_expedition,
    go_on,
    keep_or_discard,
    legal_announcements,
    legal_explorations,
    meet_event,
    place_tile,
    reveal_tile,
)
from farshore.games.entdecker.jungle import enter_jungle, legal_huts, score_huts, send_scouts
from farshore.games.entdecker.laying import lay_tile
from farshore.games.entdecker.placing import known_side, legal_placings
from farshore.games.entdecker.routes import (
    choose_start,
    legal_starts,
    pay_start,
)
from farshore.games.entdecker.scoring import legal_islands, score_islands, score_numbered
from farshore.games.entdecker.scouts import (
    chiefs_refusal,
    legal_takes,
    take,
)
from farshore.games.entdecker.state import (
    A_BUY,
    A_CHIEFS,
    A_DRAW,
    A_HIDDEN,
    A_HUT,
    A_ISLAND,
    A_PASS,
    A_PLACE,
    A_SCOUT,
    A_START,
    A_STOP,
    A_TAKE_FROM_TILE,
    A_VIA,
    A_WHEEL,
    ANNOUNCE,
    BACK,
    BEYOND,
    CELLS,
    CHIEF_SCOUTS,
    CHIEFS,
    DIE,
    DIE_FACES,
    EVENT_TILES,
    EXPLORE,
    FACE_UP,
    FIRST,
    FORTS,
    HIDDEN,
    JUNGLE,
    MOST_ANNOUNCED,
    NATIVES,
    NUMBERS,
    O_BACK,
    O_DIE,
    O_TILE,
    O_TOKEN,
    ORDER,
    OTHERS_INCOME,
    OUTCOMES,
    OVER,
    PAIR_OF,
    PATHS,
    PLACE,
    PLAIN,
    PLAIN_TILES,
    ROLL_BELOW,
    ROUTE,
    SEA,
    SEATS,
    SETTLEMENTS,
    SHIP_KINDS,
    STACK_TILES,
    STACKS,
    START,
    START_GOLD,
    TAKEN_HUT,
    TAKEN_SCOUT,
    THEN_END,
    THEN_EVENT,
    THEN_GO_ON,
    THEN_HAND,
    THEN_NEXT,
    THEN_SCORE,
    THEN_SCOUTS,
    THEN_SETUP,
    THEN_TURN,
    THEN_WAIT,
    TILE,
    TOKEN,
    TOKEN_COUNTS,
    TOKENS,
    TOLL_PER_OWNER,
    USABLE,
    WHEEL,
    State,
)
from farshore.games.entdecker.supply import (
    ask_backs,
    covered_tiles,
    resumed,
    unknown_stack,
)
from farshore.games.entdecker.units import legal_scouts, put_unit


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """Set up before anything is drawn; `options` are numbered in `state.py`."""
    state.seats = seats
    state.chief_scouts = options[CHIEF_SCOUTS]
    state.toll_per_owner = options[TOLL_PER_OWNER]
    state.active = (options[FIRST] - 1) % seats  # EN-A36
    state.actor = state.active
    for kind in range(6):
        state.face_up[kind] = FACE_UP[kind]
    for cell in range(CELLS):
        state.tile[cell] = -1
        for side in range(4):
            if BEYOND[cell, side] >= CELLS:
                state.needed[cell] |= known_side(side, False)
    state.spaces = CELLS
    for cell in range(CELLS):
        if options[cell] >= 0:
            lay_tile(state, cell, int(options[cell]))
            # EN-2.9; waterfalls lie aside (EN-2.4), and what the small archipelago lacks is made (EN-A37)
            if packed.land_sides(int(options[cell])) == 0 and state.face_up[SEA] > 0:
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
            state.reserve_bits[seat] = without_bit(all_bits(int(USABLE[seats]) + 1), 0)  # numbers begin with 1
    state.ship = -1
    state.draw_from = -1
    state.hand = -1
    state.barred = -1
    state.hut = -1
    state.phase = BACK
    state.resume = THEN_SETUP


@kernel
def to_act(state: State) -> int:
    """A bit for the seat that may act, or CHANCE; 0 when the match is over."""
    phase = int(state.phase)
    if phase == BACK or phase == DIE or phase == TILE or phase == TOKEN:
        return CHANCE
    return 0 if phase == OVER else bit(int(state.actor))


# ---- what may be done


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    phase = int(state.phase)
    if seat != state.actor or phase == BACK or phase == DIE or phase == TILE or phase == TOKEN or phase == OVER:
        return 0
    if phase == EXPLORE:
        return legal_explorations(state, seat, actions)
    if phase == PLACE:
        return legal_placings(state, actions)
    if phase == START or phase == ROUTE:
        return legal_starts(state, seat, actions)
    if phase == ANNOUNCE:
        return legal_announcements(state, seat, actions)
    if phase == JUNGLE or phase == TAKEN_HUT:
        return legal_huts(state, seat, actions)
    if phase == TAKEN_SCOUT:
        return legal_scouts(state, seat, actions)
    if phase == NATIVES:  # EN-A30
        actions[0] = A_PASS
        others = actions[1:]
        return 1 + (legal_huts(state, seat, others) if state.scouts[seat] > 0 else legal_takes(state, seat, others))
    if phase == ORDER:
        return legal_islands(state, actions)
    n = 0
    if phase == WHEEL:  # EN-4.3
        while n < A_START - A_WHEEL:
            actions[n] = A_WHEEL + n
            n += 1
        return n
    for pair in range(A_WHEEL - A_CHIEFS):
        if chiefs_refusal(state, pair) == 0:
            actions[n] = A_CHIEFS + pair
            n += 1
    return n


# ---- what is done


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
        for token in range(1, TOKENS + 1):  # EN-2.2: what is not in a hut is in the bag
            left = int(TOKEN_COUNTS[token])
            for path in range(PATHS):
                left -= 1 if state.token[path] == token else 0
            weights[O_TOKEN + token - 1] = left
            total += left
    return total


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action, or an outcome if `seat` is CHANCE, in place. Trusts that it is legal."""
    step = _apply_outcome(state, action) if seat == CHANCE else _apply_action(state, seat, action)
    while step != THEN_WAIT:
        if step == THEN_TURN:
            step = _begin_turn(state)
        elif step == THEN_HAND:
            step = keep_or_discard(state)
        elif step == THEN_EVENT:
            step = meet_event(state)
        elif step == THEN_GO_ON:
            step = go_on(state)
        elif step == THEN_END:
            step = end_expedition(state)
        elif step == THEN_SCORE:
            step = score_islands(state)
        elif step == THEN_SCOUTS:
            step = send_scouts(state)
        elif step == THEN_NEXT:
            step = _end_turn(state)
        else:  # THEN_SETUP
            step = THEN_TURN
            if state.chief_scouts == 1:
                state.phase = CHIEFS
                step = THEN_WAIT


@kernel
def _apply_outcome(state: State, outcome: int) -> int:
    """Carry out an outcome. Returns the next step."""
    if outcome < O_DIE:
        state.back[(outcome - O_BACK) // 2] = (outcome - O_BACK) % 2
        return ask_backs(state)
    if outcome < O_TILE:
        number = DIE_FACES[outcome - O_DIE]
        if number == 0:
            state.phase = WHEEL
            return THEN_WAIT
        _pay_income(state, int(number))
        return THEN_WAIT
    if outcome < O_TOKEN:
        return reveal_tile(state, (outcome - O_TILE) // 5, (outcome - O_TILE) % 5)
    state.token[state.hut] = outcome - O_TOKEN + 1
    state.knows[state.hut] = bit(int(state.actor))
    state.hut = -1
    return resumed(state)


@kernel
def _apply_action(state: State, seat: int, action: int) -> int:
    """Carry out an action. Returns the next step."""
    if action >= A_ISLAND:
        return score_numbered(state, action - A_ISLAND + 1)
    if action >= A_HUT:
        return enter_jungle(state, seat, (action - A_HUT) // NUMBERS, (action - A_HUT) % NUMBERS)
    if action >= A_PLACE:
        return place_tile(state, (action - A_PLACE) // 4, (action - A_PLACE) % 4)
    if action == A_STOP:
        return THEN_END
    if action >= A_TAKE_FROM_TILE:
        take(state, action)
        return THEN_WAIT
    if action >= A_SCOUT:
        return put_unit(state, seat, action)
    if action >= A_BUY:
        return buy(state, action - A_BUY)
    if action >= A_DRAW:
        state.draw_from = action - A_DRAW
        state.phase = TILE
        return THEN_WAIT
    if action >= A_HIDDEN:
        tiles = action - A_HIDDEN
        return announce(state, seat, HIDDEN + tiles // MOST_ANNOUNCED, 1 + tiles % MOST_ANNOUNCED)
    if action >= A_VIA:
        pay_start(state, seat, action - A_VIA + 1)
        return THEN_WAIT
    if action == A_PASS:  # or no scout follows the friendly natives (EN-A30)
        return THEN_GO_ON if state.phase == NATIVES else _pass_turn(state)
    if action >= A_START:
        choose_start(state, seat, action - A_START)
        return THEN_WAIT
    if action >= A_WHEEL:
        _pay_income(state, action - A_WHEEL + 2)
        return THEN_WAIT
    state.chief[seat, 0] = PAIR_OF[action - A_CHIEFS, 0]  # EN-C14
    state.chief[seat, 1] = PAIR_OF[action - A_CHIEFS, 1]
    state.actor = (seat + 1) % int(state.seats)
    return THEN_TURN if state.actor == state.active else THEN_WAIT


# ---- turns


@kernel
def _begin_turn(state: State) -> int:
    """A seat with little gold must roll, and any seat once all have passed (EN-4.1, EN-A5, EN-C12)."""
    state.actor = state.active
    must_roll = state.gold[state.active] < ROLL_BELOW or state.passes >= state.seats
    state.phase = DIE if must_roll else START
    return THEN_WAIT


@kernel
def _pay_income(state: State, number: int) -> None:
    """The active seat gets what was rolled or chosen, the others one more (EN-4.2, EN-4.3)."""
    for seat in range(state.seats):
        state.gold[seat] += number if seat == state.active else number + OTHERS_INCOME
    state.phase = START


@kernel
def _pass_turn(state: State) -> int:
    """No start can be paid: the turn is over (EN-7.5, EN-A4)."""
    state.passes = min(int(state.passes) + 1, int(state.seats))
    state.turns_without_tile = min(int(state.turns_without_tile) + 1, 2 * int(state.seats))
    return THEN_NEXT


@kernel
def _end_turn(state: State) -> int:
    """The next seat clockwise, unless all is explored (EN-2.10, EN-14.1)."""
    for cell in range(CELLS):
        state.scored_ranks[cell] = packed.of_an_earlier_turn(int(state.scored_ranks[cell]))
    if state.spaces > 0:
        state.active = (int(state.active) + 1) % int(state.seats)
        return THEN_TURN
    score_huts(state)
    state.phase = OVER
    state.active = 0
    state.actor = 0
    state.passes = 0
    state.turns_without_tile = 0
    return THEN_WAIT


# ---- the score


@kernel
def score(state: State, points: Cells) -> None:
    """Write the points of every seat: of islands, and of huts when the match is over."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]


@kernel
def ranks(state: State, places: Cells) -> None:
    """Write the places: most points, then most gold, then shared (EN-14.3, EN-A33)."""
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
    """Never: two rounds without a tile placed are followed by a turn that places one (EN-A35)."""
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
