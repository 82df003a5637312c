"""The cards of Lost Cities: their numbers in kernels and their texts for people.

A card is known by its kind: the three wagers of a suit are one kind (LC-A7). Kind = 10 * suit + rank, where rank 0 is
the wager and ranks 1 to 9 are the numbers 2 to 10. So wagers rank below every number (LC-E5), and comparing ranks
compares cards.
"""

from farshore.engine.errors import NotationError
from farshore.engine.record import Cells

SUITS = "YBWGRP"  # yellow, blue, white, green, red; purple only with six suits
RANKS = ("x", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # x is a wager
MOST_SUITS = len(SUITS)
RANKS_PER_SUIT = len(RANKS)
CARD_KINDS = MOST_SUITS * RANKS_PER_SUIT
WAGER = 0  # its rank
WAGERS = 3  # copies of a wager; of every number there is one (LC-4)
SUIT_CARDS = RANKS_PER_SUIT - 1 + WAGERS
HAND = 8  # LC-7
SMALL_SUITS = 2  # two suits are the small game for research (LC-A9)
SMALL_HAND = 2
SMALL_RANKS = 3

TEXTS = tuple(suit + rank for suit in SUITS for rank in RANKS)
NUMBERS = {text.lower(): card for card, text in enumerate(TEXTS)}


def copies(card: int) -> int:
    """How many of that card the box holds."""
    return WAGERS if card % RANKS_PER_SUIT == 0 else 1


def small_copies(card: int) -> int:
    """How many of that card the small game has: of two suits 2, 3 and 4 (LC-A9)."""
    return 1 if card < SMALL_SUITS * RANKS_PER_SUIT and 1 <= card % RANKS_PER_SUIT <= SMALL_RANKS else 0


def listed(counts: Cells, suit: int | None = None) -> list[str]:
    """The texts of counted cards, in order; of one suit if one is given."""
    first = 0 if suit is None else suit * RANKS_PER_SUIT
    last = CARD_KINDS if suit is None else first + RANKS_PER_SUIT
    return [TEXTS[card] for card, count in enumerate(counts[first:last].tolist(), first) for _ in range(count)]


def parse_card(text: str) -> int:
    """The card a text names. Raises NotationError."""
    card = NUMBERS.get(text.strip().lower())
    if card is None:
        raise NotationError(f"cannot read the card {text!r}: expected a suit of {SUITS} and 2 to 10, or x for a wager")
    return card
