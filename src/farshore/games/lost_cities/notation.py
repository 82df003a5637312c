"""Lost Cities in words: the texts of actions and outcomes, and the sentences of refusals.

Positions as text are in `codec.py`.
"""

from typing import Any

from farshore.engine.game import ReasonText
from farshore.games.lost_cities.box import SUITS, TEXTS

ACTION_TEXTS = (
    *(f"lay {card}" for card in TEXTS),
    *(f"discard {card}" for card in TEXTS),
    "draw",
    *(f"take {suit}" for suit in SUITS),
)
OUTCOME_TEXTS = (*(f"card {card}" for card in TEXTS), "starts 0", "starts 1")
GRAMMAR = f"'lay R7', 'discard R7', 'draw' or 'take R'; suits are {SUITS}, ranks 2 to 10 and x for a wager"


def _card(number: int, state: Any) -> str:
    return TEXTS[number]


def _suit(number: int, state: Any) -> str:
    return SUITS[number]


def _number(number: int, state: Any) -> int:
    return number


# In the order of the numbers that `rules.refusal` gives.
REASONS = (
    ReasonText("play_first", "a turn begins with laying or discarding a card, drawing comes second"),
    ReasonText("draw_next", "a card has been played, now draw one"),
    ReasonText("not_in_hand", "{card} is not in the hand of seat {seat}", {"card": _card, "seat": _number}),
    ReasonText(
        "too_low", "{card} is not higher than {top}, the last card of that expedition", {"card": _card, "top": _card}
    ),
    ReasonText(
        "wager_too_late", "a wager cannot follow a number, and {top} is already laid", {"card": _card, "top": _card}
    ),
    ReasonText("no_such_suit", "suit {suit} is not in play", {"suit": _suit}),
    ReasonText("pile_empty", "the {suit} pile is empty", {"suit": _suit}),
    ReasonText("pile_closed", "the {suit} pile was discarded to in this turn", {"suit": _suit}),
    ReasonText(
        "piles_shut",
        "the last {turns} turns took from piles, now the deck must be drawn from",
        {"turns": _number},
    ),
)
