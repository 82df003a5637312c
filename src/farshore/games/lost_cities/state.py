"""Lost Cities: what a state holds, and the numbers of steps, actions and outcomes.

`Public` is what both seats can see or have seen; `State` adds the hands and the deck.
"""

from typing import Annotated

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Int8, Int16, record_type
from farshore.games.lost_cities.box import (
    CARD_KINDS,
    HAND,
    MOST_SUITS,
    RANKS_PER_SUIT,
    SMALL_HAND,
    SMALL_RANKS,
    SMALL_SUITS,
    SUIT_CARDS,
    copies,
    small_copies,
)

MOST_ROUNDS = 20
# Copies of each card in the box, and of those in the small game (LC-A9).
COPIES = np.array([[each(card) for card in range(CARD_KINDS)] for each in (copies, small_copies)], np.int64)
STALL_TURNS = 24  # turns in a row without a deck draw after which piles are shut (LC-A6)
SMALL_STALL_TURNS = 1

# Steps of a match. Chance acts in STARTER, DEAL, CARD and ROUND_SCORED, which is `settled` in texts.
STARTER, DEAL, LAY, DRAW, CARD, ROUND_SCORED, OVER, CUT_OFF = range(8)
STEPS = ("starter", "deal", "lay", "draw", "card", "settled", "over", "cut")
SEATLESS = (STARTER, ROUND_SCORED, OVER, CUT_OFF)  # steps in which no seat acts or gets a card

# Actions by number: lay each card, discard each card, draw from the deck, take from each pile.
DISCARD = CARD_KINDS
DRAW_DECK = 2 * CARD_KINDS
TAKE = DRAW_DECK + 1
ACTIONS = TAKE + MOST_SUITS

# Outcomes by number: each card, then the seat that starts.
STARTS = CARD_KINDS
OUTCOMES = STARTS + 2

# Where `start` finds each option, in the order of `options.py`.
COLOURS, ROUNDS, NEXT_STARTER, FIRST_STARTER, STALL_GUARD, EXTRA_ROUND = range(6)
# Who starts the next round (LC-A3), and the first: by chance, or 1 + a seat.
LEADER, ALTERNATE, FIXED = range(3)
BY_CHANCE = 0


class Public:
    """What both seats can see or have seen."""

    # agreed before the match
    suits: Int8  # in play, 5 or 6; 2 in the small game (LC-A9)
    rounds: Int8  # how many were agreed (LC-5)
    next_starter: Int8  # LEADER, ALTERNATE or FIXED
    stall_guard: Int8  # 0 or 1
    extra_round: Int8  # 0 or 1: a tied match gets one round more (LC-A4)
    # the match
    round_no: Int8  # counted from 1; between two rounds still the one just finished
    starter: Int8  # the seat that began this round; -1 before chance has decided
    sheet: Annotated[Cells, "i2", (MOST_ROUNDS + 1, 2)]  # scores of the finished rounds (LC-6)
    # the round
    step: Int8  # STARTER to CUT_OFF
    seat: Int8  # the seat that is to act or gets the next card; 0 when neither
    closed: Int8  # the suit just discarded to, closed for this turn only (LC-20, LC-A1); -1 none
    stall: Int16  # turns in a row that ended without a deck draw; STALL_TURNS shut all piles (LC-A6)
    turns: Int16  # turns completed in this round
    deck: Int8  # cards left (LC-22)
    held: Annotated[Cells, "i1", (2,)]  # cards in each hand
    known: Annotated[Cells, "i1", (2, CARD_KINDS)]  # of each card, how many are publicly known to be in that hand
    laid: Annotated[Cells, "i1", (2, CARD_KINDS)]  # of each card, how many that seat has laid
    top: Annotated[Cells, "i1", (2, MOST_SUITS)]  # highest rank laid, 0 before the first number (LC-14)
    total: Annotated[Cells, "i1", (2, MOST_SUITS)]  # of the numbers laid
    length: Annotated[Cells, "i1", (2, MOST_SUITS)]  # cards laid, wagers counted
    height: Annotated[Cells, "i1", (MOST_SUITS,)]  # cards in each discard pile
    pile: Annotated[Cells, "i1", (MOST_SUITS, SUIT_CARDS)]  # ranks in each pile, bottom first (LC-A2); 0 above the top


class State(Public):
    """Everything about a match, hidden or not."""

    deck_of: Annotated[Cells, "i1", (CARD_KINDS,)]  # of each card, how many are in the deck
    hand: Annotated[Cells, "i1", (2, HAND)]  # cards in ascending order, 0 behind the last


STATE = record_type(State)


# ---- a card: ten times its suit, and its rank


@kernel
def suit_of(card: int) -> int:
    """Its suit, by number."""
    return card // RANKS_PER_SUIT


@kernel
def rank_of(card: int) -> int:
    """Its rank: 0 for a wager, 1 to 9 for the numbers 2 to 10."""
    return card % RANKS_PER_SUIT


@kernel
def value_of(rank: int) -> int:
    """The number on a card of that rank, which is no wager."""
    return rank + 1


@kernel
def card_of(suit: int, rank: int) -> int:
    """The card of that suit and rank."""
    return suit * RANKS_PER_SUIT + rank


# ---- what the box and the small game (LC-A9) have


@kernel
def is_small(table: Public) -> bool:
    """Whether this is the small game."""
    return table.suits == SMALL_SUITS


@kernel
def in_box(table: Public, card: int) -> int:
    """How many of a card of the suits in play there are."""
    return COPIES[1 if is_small(table) else 0, card]  # type: ignore[no-any-return]


@kernel
def box_size(table: Public) -> int:
    """How many cards are in play."""
    return SMALL_SUITS * SMALL_RANKS if is_small(table) else int(table.suits) * SUIT_CARDS


@kernel
def hand_size(table: Public) -> int:
    """How many cards are dealt to a seat (LC-7)."""
    return SMALL_HAND if is_small(table) else HAND


@kernel
def stall_turns(table: Public) -> int:
    """Turns in a row without a deck draw after which piles are shut (LC-A6)."""
    return SMALL_STALL_TURNS if is_small(table) else STALL_TURNS
