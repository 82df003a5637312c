"""Lost Cities (Reiner Knizia), after the rulebook of 1999 with the sixth colour of 2019.

Two seats lay expeditions of ascending cards, each colour on its own side (R10 to R17), or discard (R18), then draw
(R19). The last card of the deck ends a round (R21). Rules are cited by the numbers of `docs/games/lost-cities.md`;
its rulings bear the letter A.

Kernels: they trust their caller and never raise. `Public` is what lies open on the table; `State` adds what is hidden.
"""

from typing import Annotated, Any

from farshore.engine.game import CHANCE
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Int8, Int16, record_type
from farshore.games.lost_cities.box import CARDS, COLOURS, HAND, KINDS, WAGERS

COST = 20  # of an expedition that was begun (R25)
BONUS = 20  # for an expedition of at least BONUS_CARDS cards, wagers counted (R28)
BONUS_CARDS = 8
STALL = 24  # turns in a row without a deck draw after which piles are shut (A6)
CUT = 300  # turns after which an unguarded round is cut off (A6)
MOST_ROUNDS = 20
PILE = KINDS - 1 + WAGERS  # cards of one suit

# Steps of a match. Chance answers in STARTER, DEAL, CARD and SETTLED.
STARTER, DEAL, LAY, DRAW, CARD, SETTLED, OVER, CUT_OFF = range(8)

# Actions by number: lay each card, discard each card, draw from the deck, take from each pile.
DISCARD = CARDS
DRAW_DECK = 2 * CARDS
TAKE = DRAW_DECK + 1
ACTIONS = TAKE + COLOURS

# Outcomes by number: each card, then who starts.
STARTS = CARDS
OUTCOMES = STARTS + 2

# Who starts the next round (A3), and the first: by chance, or a seat.
LEADER, ALTERNATE, FIXED = range(3)
BY_CHANCE = 0


class Public:
    """What everybody at the table can see or has seen."""

    # agreed before the match
    colours: Int8  # suits in play, 5 or 6
    rounds: Int8  # how many were agreed (R5)
    next_starter: Int8  # LEADER, ALTERNATE or FIXED
    stall_guard: Int8  # 0 or 1
    extra_round: Int8  # 0 or 1: a tied match gets one round more (A4)
    # the match
    round_no: Int8  # counted from 1; between two rounds still the one just finished
    starter: Int8  # who began this round; -1 before chance has said
    sheet: Annotated[Cells, "i2", (MOST_ROUNDS + 1, 2)]  # scores of the finished rounds (R6)
    # the round
    step: Int8  # STARTER to CUT_OFF
    seat: Int8  # whose action is awaited or who gets the next card; 0 when neither
    closed: Int8  # suit just discarded to, not to be taken from now (R20, A1); -1 none
    stall: Int16  # turns in a row that ended without a deck draw (A6)
    turns: Int16  # turns completed in this round
    deck: Int8  # cards left (R22)
    held: Annotated[Cells, "i1", (2,)]  # cards in each hand
    known: Annotated[Cells, "i1", (2, CARDS)]  # of each card, how many everybody knows to be in that hand
    laid: Annotated[Cells, "i1", (2, CARDS)]  # of each card, how many that seat has laid
    top: Annotated[Cells, "i1", (2, COLOURS)]  # highest rank laid, 0 before the first number (R14)
    total: Annotated[Cells, "i1", (2, COLOURS)]  # of the numbers laid
    length: Annotated[Cells, "i1", (2, COLOURS)]  # cards laid, wagers counted
    height: Annotated[Cells, "i1", (COLOURS,)]  # cards in each discard pile
    pile: Annotated[Cells, "i1", (COLOURS, PILE)]  # ranks in each pile, bottom first (A2); 0 above the top


class State(Public):
    """Everything about a match, hidden or not."""

    deck_of: Annotated[Cells, "i1", (CARDS,)]  # of each card, how many are in the deck
    hand: Annotated[Cells, "i1", (2, HAND)]  # cards in ascending order, 0 behind the last


STATE = record_type(State)


# ---- the flow of a match


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """The table before anything is drawn. Options: colours, rounds, next_starter, first_starter, stall_guard, extra."""
    state.colours = options[0]
    state.rounds = options[1]
    state.next_starter = options[2]
    state.stall_guard = options[4]
    state.extra_round = options[5]
    state.starter = options[3] - 1
    state.closed = -1
    _shuffle(state)
    if options[3] == BY_CHANCE:
        state.step = STARTER


@kernel
def to_act(state: State) -> int:
    """A bit for the seat that may act, or CHANCE; 0 when the match is over."""
    if state.step == LAY or state.step == DRAW:
        return 1 << int(state.seat)
    return 0 if state.step >= OVER else CHANCE


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    if seat != state.seat:
        return 0
    n = 0
    if state.step == LAY:  # R10: first play one card, ...
        last = -1  # equal cards are neighbours, and one action (A7)
        for i in range(state.held[seat]):
            card = int(state.hand[seat, i])
            if card != last and fits(state, seat, card):
                actions[n] = card
                n += 1
            last = card
        last = -1
        for i in range(state.held[seat]):
            card = int(state.hand[seat, i])
            if card != last:  # R18: any card may be discarded
                actions[n] = DISCARD + card
                n += 1
            last = card
    elif state.step == DRAW:  # ... then draw one
        actions[0] = DRAW_DECK  # a deck that is empty has ended the round (A5)
        n = 1
        if not is_stalled(state):
            for suit in range(state.colours):
                if state.height[suit] > 0 and suit != state.closed:  # R19, R20
                    actions[n] = TAKE + suit
                    n += 1
    return n


@kernel
def fits(state: Public, seat: int, card: int) -> bool:
    """Whether that card may be laid: on an expedition without numbers any card, else a higher one (R13, R14, R16)."""
    top = int(state.top[seat, card // KINDS])
    return top == 0 or card % KINDS > top


@kernel
def is_stalled(state: Public) -> bool:
    """Whether the stall guard has shut the piles (A6)."""
    return state.stall_guard == 1 and state.stall >= STALL


@kernel
def chances(state: State, weights: Cells) -> int:
    """Write a weight for every outcome: how many of that card the deck holds. Returns the total."""
    starter = 1 if state.step == STARTER else 0
    weights[STARTS] = starter
    weights[STARTS + 1] = starter
    if state.step == SETTLED:  # the next card comes from all cards, shuffled again
        for card in range(CARDS):
            weights[card] = 0 if card >= state.colours * KINDS else (WAGERS if card % KINDS == 0 else 1)
        return int(state.colours) * PILE
    for card in range(CARDS):
        weights[card] = state.deck_of[card] * (1 - starter)
    return 2 if starter else int(state.deck)


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action, or an outcome if `seat` is CHANCE, in place. Trusts that it is legal."""
    if seat == CHANCE:
        if action >= STARTS:
            state.starter = action - STARTS
            state.step = DEAL
        else:
            if state.step == SETTLED:
                _begin_next_round(state)
            _receive(state, action)
    elif action < DISCARD:
        _give(state, seat, action)
        _lay(state, seat, action)
        state.step = DRAW
    elif action < DRAW_DECK:
        card = action - DISCARD
        suit = card // KINDS
        _give(state, seat, card)
        state.pile[suit, state.height[suit]] = card % KINDS  # R18
        state.height[suit] += 1
        state.closed = suit  # R20
        state.step = DRAW
    elif action == DRAW_DECK:
        state.closed = -1
        state.step = CARD
    else:
        suit = action - TAKE
        height = int(state.height[suit]) - 1
        card = suit * KINDS + int(state.pile[suit, height])
        state.pile[suit, height] = 0
        state.height[suit] = height
        state.closed = -1
        state.known[seat, card] += 1  # taken openly
        put(state, seat, card)
        state.stall += 1
        _end_turn(state)


@kernel
def _shuffle(state: State) -> None:
    """All cards of the suits in play make the deck of a new round (R7)."""
    state.round_no += 1
    state.step = DEAL
    state.seat = 0
    state.deck = int(state.colours) * PILE
    for card in range(int(state.colours) * KINDS):
        state.deck_of[card] = WAGERS if card % KINDS == 0 else 1


@kernel
def _begin_next_round(state: State) -> None:
    """Clear the table, decide who starts (A3) and shuffle."""
    if state.next_starter == ALTERNATE:
        state.starter = 1 - state.starter
    elif state.next_starter == LEADER:
        lead = 0
        for i in range(state.round_no):
            lead += int(state.sheet[i, 0]) - int(state.sheet[i, 1])
        if lead == 0:
            state.starter = 1 - state.starter
        else:
            state.starter = 0 if lead > 0 else 1
    state.stall = 0
    state.turns = 0
    for seat in range(2):
        state.held[seat] = 0
        for i in range(HAND):
            state.hand[seat, i] = 0
        for card in range(CARDS):
            state.known[seat, card] = 0
            state.laid[seat, card] = 0
        for suit in range(COLOURS):
            state.top[seat, suit] = 0
            state.total[seat, suit] = 0
            state.length[seat, suit] = 0
    for suit in range(COLOURS):
        state.height[suit] = 0
        for i in range(PILE):
            state.pile[suit, i] = 0
    _shuffle(state)


@kernel
def _receive(state: State, card: int) -> None:
    """Chance hands `card` to the seat that is dealt to, or that drew."""
    seat = 1 if state.seat == 1 else 0
    state.deck_of[card] -= 1
    state.deck -= 1
    put(state, seat, card)
    if state.step == DEAL:
        if state.held[seat] == HAND:
            if seat == 0:
                state.seat = 1
            else:
                state.seat = state.starter
                state.step = LAY
    else:
        state.stall = 0
        _end_turn(state)


@kernel
def _end_turn(state: State) -> None:
    """The next seat's turn (R10), unless the deck has run out (R21) or an unguarded round has grown too long (A6)."""
    state.turns += 1
    if state.deck == 0:
        _settle(state)
    elif state.turns == CUT and state.stall_guard == 0:
        state.seat = 0
        state.step = CUT_OFF
    else:
        state.seat = 1 - state.seat
        state.step = LAY


@kernel
def _settle(state: State) -> None:
    """Write down the round (R6). The table stays as it is until the next deal."""
    margin = 0
    for seat in range(2):
        state.sheet[state.round_no - 1, seat] = round_points(state, seat)
        for i in range(state.round_no):
            margin += int(state.sheet[i, seat]) * (1 - 2 * seat)
    state.seat = 0
    agreed = int(state.rounds)
    if state.round_no < agreed or (state.round_no == agreed and state.extra_round == 1 and margin == 0):  # A4
        state.step = SETTLED
    else:
        state.step = OVER


# ---- cards


@kernel
def put(state: State, seat: int, card: int) -> None:
    """Add a card to a hand, which stays in order."""
    i = int(state.held[seat])
    while i > 0 and state.hand[seat, i - 1] > card:
        state.hand[seat, i] = state.hand[seat, i - 1]
        i -= 1
    state.hand[seat, i] = card
    state.held[seat] += 1


@kernel
def _give(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand; if one was known to be there, it is this one (A7)."""
    last = int(state.held[seat]) - 1
    i = 0
    while state.hand[seat, i] != card:
        i += 1
    while i < last:
        state.hand[seat, i] = state.hand[seat, i + 1]
        i += 1
    state.hand[seat, last] = 0
    state.held[seat] = last
    if state.known[seat, card] > 0:
        state.known[seat, card] -= 1


@kernel
def _lay(state: State, seat: int, card: int) -> None:
    """Add a card to that seat's expedition of its suit (R13, R14)."""
    suit = card // KINDS
    rank = card % KINDS
    state.laid[seat, card] += 1
    state.length[seat, suit] += 1
    if rank > 0:
        state.top[seat, suit] = rank
        state.total[seat, suit] += rank + 1


# ---- score


@kernel
def worth(total: int, wagers: int, size: int) -> int:
    """Points of one expedition: the sum of its numbers, its wagers, its number of cards (R24 to R28)."""
    if size == 0:
        return 0
    return (total - COST) * (1 + wagers) + (BONUS if size >= BONUS_CARDS else 0)


@kernel
def round_points(table: Public, seat: int) -> int:
    """Points of the expeditions on the table (R29)."""
    points = 0
    for suit in range(table.colours):
        wagers = int(table.laid[seat, suit * KINDS])
        points += worth(int(table.total[seat, suit]), wagers, int(table.length[seat, suit]))
    return points


@kernel
def score(table: Public, points: Cells) -> None:
    """Write both totals: the finished rounds, and the running one as if it ended now (R6, R29)."""
    finished = int(table.round_no)
    if table.step < SETTLED or table.step == CUT_OFF:
        finished -= 1
    for seat in range(2):
        points[seat] = round_points(table, seat) if finished < table.round_no else 0
        for i in range(finished):
            points[seat] += table.sheet[i, seat]


@kernel
def ranks(table: Public, places: Cells) -> None:
    """Write both places: the higher total is first, equal totals share the first place (A4)."""
    score(table, places)
    lead = places[0] - places[1]
    places[0] = 2 if lead < 0 else 1
    places[1] = 2 if lead > 0 else 1


@kernel
def was_cut(state: State) -> bool:
    """Whether an unguarded round was cut off (A6)."""
    return state.step == CUT_OFF


def longest(options: Any) -> int:
    """Most actions and outcomes: in every round 16 cards dealt, two actions a turn, and the deck's cards."""
    deck = options["colours"] * PILE - 2 * HAND
    turns = deck * (STALL + 1) if options["stall_guard"] else CUT
    return 1 + (options["rounds"] + options["extra_round"]) * int(2 * HAND + 2 * turns + deck)
