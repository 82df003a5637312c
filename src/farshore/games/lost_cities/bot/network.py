"""How a network sees Lost Cities: suit by suit, since no suit differs from another."""

from farshore.bots.network import ELSEWHERE, Declaration, cells, steps
from farshore.games.lost_cities.box import CARD_KINDS, MOST_SUITS, RANKS_PER_SUIT
from farshore.games.lost_cities.state import DISCARD, DRAW_DECK, TAKE

OWN, OTHER = range(2)
LIMITS = (1.0, *map(float, range(1, RANKS_PER_SUIT)))  # of the top of an expedition, so that a card fits no more
TAKEN = 2 * RANKS_PER_SUIT  # slot of a suit: lay and discard each rank, take the top of the pile
NUMBER = 1 / 10
POINTS = 1 / 20


def place(action: int) -> tuple[int, int]:
    """The suit of an action, and which of those with a suit it is."""
    if action >= TAKE:
        return action - TAKE, TAKEN
    if action == DRAW_DECK:
        return ELSEWHERE, 0
    suit, rank = divmod(action % CARD_KINDS, RANKS_PER_SUIT)
    return suit, rank + (RANKS_PER_SUIT if action >= DISCARD else 0)


NETWORK = Declaration(
    parts=MOST_SUITS,
    part=(
        cells("mine.counts"),
        cells("mine.counts").unless("top", OWN, LIMITS),
        cells("mine.counts").unless("top", OTHER, LIMITS),
        cells("known").of(OTHER).unless("top", OTHER, LIMITS),
        cells("unseen").unless("top", OWN, LIMITS),
        cells("unseen").unless("top", OTHER, LIMITS),
        cells("pile.last"),
        cells("pile.last").unless("top", OWN, LIMITS),
        cells("pile.last").unless("top", OTHER, LIMITS),
        cells("pile.counts").unless("top", OWN, LIMITS),
        cells("laid").of(OWN),
        cells("laid").of(OTHER),
        cells("top", NUMBER).of(OWN),
        cells("top", NUMBER).of(OTHER),
        cells("total", POINTS).of(OWN),
        cells("total", POINTS).of(OTHER),
        steps("length", 1, 4, 5, 6, 7, 8).of(OWN),
        steps("length", 1, 4, 5, 6, 7, 8).of(OTHER),
        cells("height", NUMBER),
        steps("height", 1, 2),
        cells("closed"),
    ),
    slots=TAKEN + 1,
    context=(
        cells("suits"),
        cells("step"),
        cells("deck", 1 / 30),
        steps("deck", 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 34, 40),
        cells("stall", NUMBER),
        steps("stall", 2, 6, 12, 18, 23),
    ),
    others=1,
    place=place,
    setups=("rounds=1",),
)
