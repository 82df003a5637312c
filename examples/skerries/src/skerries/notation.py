"""The texts of actions and outcomes, and a sentence for each reason of a refusal."""

from collections.abc import Callable
from typing import Any

from farshore.engine.game import ReasonText
from skerries.box import KIND_TEXTS, SIGHT, SQUARE_TEXTS

ACTION_TEXTS = (*(f"sail {square}" for square in SQUARE_TEXTS), *(f"look {square}" for square in SQUARE_TEXTS))
OUTCOME_TEXTS = (*(f"tile {kind}" for kind in KIND_TEXTS), *(f"commission {kind}" for kind in KIND_TEXTS))
GRAMMAR = "'sail b1' or 'look c2'; squares are a1 to e5"


def _square(number: int, state: Any) -> str:
    return SQUARE_TEXTS[number]


SQUARE: dict[str, Callable[[int, Any], str | int]] = {"square": _square}
SQUARE_AND_SHIP = {**SQUARE, "ship": _square}

REASONS = (  # in the order of the numbers in `rules`
    ReasonText("already_there", "your ship is at {square} already", SQUARE),
    ReasonText("not_beside", "{square} is not beside your ship at {ship}", SQUARE_AND_SHIP),
    ReasonText("other_ship", "the other ship is at {square}", SQUARE),
    ReasonText("too_far", f"{{square}} is more than {SIGHT} steps from your ship at {{ship}}", SQUARE_AND_SHIP),
    ReasonText("charted", "{square} is charted already", SQUARE),
    ReasonText("looked_before", "you have looked at {square} before", SQUARE),
)
