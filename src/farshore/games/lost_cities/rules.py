"""Lost Cities (Reiner Knizia), after the rulebook of 1999 with the sixth suit of 2019: the flow of a match.

Two seats lay expeditions of ascending cards, each suit on its own side (LC-10 to LC-17), or discard (LC-18), then
draw (LC-19). The last card of the deck ends a round (LC-21). Rules are cited as in `docs/games/lost-cities.md`.

Functions marked `@kernel` are compiled. They do not check their arguments and never raise. `table` is a record of which
only the public fields are read, a state or a view.
"""

from typing import Any

from farshore.engine.bits import bit
from farshore.engine.game import CHANCE
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.lost_cities import reasons
from farshore.games.lost_cities.box import (
    CARD_KINDS,
    HAND,
    MOST_SUITS,
    SMALL_HAND,
    SMALL_RANKS,
    SMALL_SUITS,
    SUIT_CARDS,
    WAGER,
)
from farshore.games.lost_cities.scoring import round_points
from farshore.games.lost_cities.state import (
    BY_CHANCE,
    CARD,
    COLOURS,
    CUT_OFF,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_DECK,
    EXTRA_ROUND,
    FIRST_STARTER,
    FIXED,
    LAY,
    LEADER,
    NEXT_STARTER,
    OVER,
    ROUND_SCORED,
    ROUNDS,
    SMALL_STALL_TURNS,
    STALL_GUARD,
    STALL_TURNS,
    STARTER,
    STARTS,
    TAKE,
    Public,
    State,
    box_size,
    card_of,
    hand_size,
    in_box,
    rank_of,
    stall_turns,
    suit_of,
    value_of,
)

CUT_OFF_TURNS = 300  # turns after which an unguarded round is cut off (LC-A6)


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """Set up a match before anything is drawn.

    `options` has one number for each option that is a rule, in the order of `options.py`.
    """
    state.suits = options[COLOURS]
    state.rounds = options[ROUNDS]
    state.next_starter = options[NEXT_STARTER]
    state.stall_guard = options[STALL_GUARD]
    state.extra_round = options[EXTRA_ROUND]
    state.starter = options[FIRST_STARTER] - 1  # a seat; -1 if it is BY_CHANCE
    state.closed = -1
    _open_round(state)
    if options[FIRST_STARTER] == BY_CHANCE:
        state.step = STARTER


@kernel
def to_act(state: State) -> int:
    """A bit for the seat that may act, or CHANCE; 0 when the match is over."""
    if state.step == LAY or state.step == DRAW:
        return bit(int(state.seat))
    return 0 if state.step >= OVER else CHANCE


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    if seat != state.seat:
        return 0
    n = 0
    if state.step == LAY:  # LC-10: first play one card, ...
        last = -1  # equal cards are neighbours, and one action (LC-A7)
        for i in range(state.held[seat]):
            card = int(state.hand[seat, i])
            if card != last and fits(state, seat, card):
                actions[n] = card
                n += 1
            last = card
        last = -1
        for i in range(state.held[seat]):
            card = int(state.hand[seat, i])
            if card != last:  # LC-18: any card may be discarded
                actions[n] = DISCARD + card
                n += 1
            last = card
    elif state.step == DRAW:  # ... then draw one
        actions[0] = DRAW_DECK  # a deck that is empty has ended the round (LC-A5)
        n = 1
        for suit in range(state.suits):
            if take_refusal(state, suit) == 0:
                actions[n] = TAKE + suit
                n += 1
    return n


@kernel
def refusal(state: State, seat: int, action: int, args: Cells) -> int:
    """Why `seat`, which is to act, may not do that: a number of `reasons.py`, with its arguments in `args`.

    0 if it may.
    """
    if action >= DRAW_DECK:
        if state.step == LAY:
            return reasons.PLAY_FIRST
        if action == DRAW_DECK:
            return 0
        reason = take_refusal(state, action - TAKE)
        args[0] = stall_turns(state) if reason == reasons.PILES_SHUT else action - TAKE
        return reason
    if state.step == DRAW:
        return reasons.DRAW_NEXT
    card = action % CARD_KINDS
    suit = suit_of(card)
    if suit >= state.suits:
        args[0] = suit
        return reasons.NO_SUCH_SUIT
    args[0] = card
    if not holds(state, seat, card):
        args[1] = seat
        return reasons.NOT_IN_HAND
    if action >= DISCARD:  # LC-18: any card may be discarded
        return 0
    args[1] = card_of(suit, int(state.top[seat, suit]))
    return lay_refusal(state, seat, card)


@kernel
def holds(state: State, seat: int, card: int) -> bool:
    """Whether that card is in the hand of `seat`."""
    for i in range(state.held[seat]):
        if state.hand[seat, i] == card:
            return True
    return False


@kernel
def lay_refusal(table: Public, seat: int, card: int) -> int:
    """Why that card may not be laid; 0 if it may: any before the first number, then a higher one (LC-13 to LC-16)."""
    top = int(table.top[seat, suit_of(card)])
    rank = rank_of(card)
    if top == 0 or rank > top:
        return 0
    return reasons.WAGER_TOO_LATE if rank == WAGER else reasons.TOO_LOW


@kernel
def fits(table: Public, seat: int, card: int) -> bool:
    """Whether that card may be laid on the expedition of its suit."""
    return lay_refusal(table, seat, card) == 0


@kernel
def take_refusal(table: Public, suit: int) -> int:
    """Why the top card of that pile may not be drawn; 0 if it may (LC-19, LC-20, LC-A6)."""
    if suit >= table.suits:
        return reasons.NO_SUCH_SUIT
    if table.height[suit] == 0:
        return reasons.PILE_EMPTY
    if suit == table.closed:
        return reasons.PILE_CLOSED
    return reasons.PILES_SHUT if piles_are_shut(table) else 0


@kernel
def piles_are_shut(table: Public) -> bool:
    """Whether the stall guard has shut the piles (LC-A6)."""
    return table.stall_guard == 1 and table.stall >= stall_turns(table)


@kernel
def chances(state: State, weights: Cells) -> int:
    """Write a weight for every outcome: how many of that card the deck holds. Returns the total."""
    is_start = state.step == STARTER
    for seat in range(2):
        weights[STARTS + seat] = 1 if is_start else 0
    if state.step == ROUND_SCORED:  # the next card is drawn from all cards, shuffled again
        for card in range(CARD_KINDS):
            weights[card] = in_box(state, card) if suit_of(card) < state.suits else 0
        return box_size(state)
    for card in range(CARD_KINDS):
        weights[card] = 0 if is_start else state.deck_of[card]
    return 2 if is_start else int(state.deck)


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action, or an outcome if `seat` is CHANCE, in place. Trusts that it is legal."""
    if seat == CHANCE:
        if action >= STARTS:
            state.starter = action - STARTS
            state.step = DEAL
        else:
            if state.step == ROUND_SCORED:
                _begin_next_round(state)
            _receive(state, action)
    elif action < DISCARD:
        _remove_from_hand(state, seat, action)
        _lay(state, seat, action)
        state.step = DRAW
    elif action < DRAW_DECK:
        card = action - DISCARD
        suit = suit_of(card)
        _remove_from_hand(state, seat, card)
        state.pile[suit, state.height[suit]] = rank_of(card)  # LC-18
        state.height[suit] += 1
        state.closed = suit  # LC-20
        state.step = DRAW
    elif action == DRAW_DECK:
        state.closed = -1
        state.step = CARD
    else:
        suit = action - TAKE
        height = int(state.height[suit]) - 1
        card = card_of(suit, int(state.pile[suit, height]))
        state.pile[suit, height] = 0
        state.height[suit] = height
        state.closed = -1
        state.known[seat, card] += 1  # taken openly
        add_to_hand(state, seat, card)
        state.stall += 1
        _end_turn(state)


@kernel
def _open_round(state: State) -> None:
    """Begin a round with all cards of the suits in play in the deck (LC-7)."""
    state.round_no += 1
    state.step = DEAL
    state.seat = 0
    state.deck = box_size(state)
    for card in range(card_of(int(state.suits), 0)):
        state.deck_of[card] = in_box(state, card)


@kernel
def _begin_next_round(state: State) -> None:
    """Decide which seat starts (LC-A3), clear the table and open the round."""
    lead = _lead(state)
    if state.next_starter == LEADER and lead != 0:
        state.starter = 0 if lead > 0 else 1
    elif state.next_starter != FIXED:
        state.starter = 1 - state.starter
    _clear_table(state)
    _open_round(state)


@kernel
def _lead(state: State) -> int:
    """By how many points seat 0 leads after the rounds that are written down."""
    lead = 0
    for i in range(state.round_no):
        lead += int(state.sheet[i, 0]) - int(state.sheet[i, 1])
    return lead


@kernel
def _clear_table(state: State) -> None:
    """Take all cards back from hands, expeditions and piles."""
    state.stall = 0
    state.turns = 0
    for seat in range(2):
        state.held[seat] = 0
        for i in range(HAND):
            state.hand[seat, i] = 0
        for card in range(CARD_KINDS):
            state.known[seat, card] = 0
            state.laid[seat, card] = 0
        for suit in range(MOST_SUITS):
            state.top[seat, suit] = 0
            state.total[seat, suit] = 0
            state.length[seat, suit] = 0
    for suit in range(MOST_SUITS):
        state.height[suit] = 0
        for i in range(SUIT_CARDS):
            state.pile[suit, i] = 0


@kernel
def _receive(state: State, card: int) -> None:
    """Chance hands `card` to the seat that is dealt to, or that drew."""
    seat = int(state.seat)
    state.deck_of[card] -= 1
    state.deck -= 1
    add_to_hand(state, seat, card)
    if state.step == DEAL:
        if state.held[seat] == hand_size(state):
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
    """The next seat's turn (LC-10), unless the deck is empty (LC-21) or an unguarded round is too long (LC-A6)."""
    state.turns += 1
    if state.deck == 0:
        _score_round(state)
    elif state.turns == CUT_OFF_TURNS and state.stall_guard == 0:
        state.seat = 0
        state.step = CUT_OFF
    else:
        state.seat = 1 - state.seat
        state.step = LAY


@kernel
def _score_round(state: State) -> None:
    """Write down the round (LC-6). The table stays as it is until the next deal."""
    for seat in range(2):
        state.sheet[state.round_no - 1, seat] = round_points(state, seat)
    state.seat = 0
    agreed = int(state.rounds)
    if state.round_no < agreed or (state.round_no == agreed and state.extra_round == 1 and _lead(state) == 0):  # LC-A4
        state.step = ROUND_SCORED
    else:
        state.step = OVER


@kernel
def was_cut(state: State) -> bool:
    """Whether an unguarded round was cut off (LC-A6)."""
    return state.step == CUT_OFF


def longest(options: Any) -> int:
    """Upper bound on the actions and outcomes of a match.

    In every round both hands are dealt, a turn has two actions, and each card of the deck is drawn once.
    """
    cards, hand, stall = options["colours"] * SUIT_CARDS, HAND, STALL_TURNS
    if options["colours"] == SMALL_SUITS:
        cards, hand, stall = SMALL_SUITS * SMALL_RANKS, SMALL_HAND, SMALL_STALL_TURNS
    deck = cards - 2 * hand
    turns = deck * (stall + 1) if options["stall_guard"] else CUT_OFF_TURNS
    return int(1 + (options["rounds"] + options["extra_round"]) * int(2 * hand + 2 * turns + deck))


# ---- cards


@kernel
def add_to_hand(state: State, seat: int, card: int) -> None:
    """Add a card to a hand, which stays in order."""
    i = int(state.held[seat])
    while i > 0 and state.hand[seat, i - 1] > card:
        state.hand[seat, i] = state.hand[seat, i - 1]
        i -= 1
    state.hand[seat, i] = card
    state.held[seat] += 1


@kernel
def _remove_from_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand; if one was known to be there, it is this one (LC-A7)."""
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
    """Add a card to that seat's expedition of its suit (LC-13, LC-14)."""
    suit = suit_of(card)
    rank = rank_of(card)
    state.laid[seat, card] += 1
    state.length[seat, suit] += 1
    if rank > WAGER:
        state.top[seat, suit] = rank
        state.total[seat, suit] += value_of(rank)
