"""Checks of what callers pass in: bad input raises an error of ours that says what was given and expected."""

import operator

from farshore.engine.errors import NotationError

LONGEST_REPR = 80
WORD = 2**63  # whole numbers are smaller than this, so that compiled code can take them


def short_repr(given: object) -> str:
    """`given` for a message: its repr, cut if it is long. Never raises."""
    try:
        text = repr(given)
    except Exception:  # such as an int of more digits than Python writes, or somebody's broken repr
        text = f"a {type(given).__name__} that cannot be shown"
    return text if len(text) <= LONGEST_REPR else text[: LONGEST_REPR - 4] + " ..."


def as_int(what: str, given: object) -> int:
    """`given` as an int: numpy's whole numbers too, but no bool and nothing huge. Raises NotationError."""
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = WORD
    if isinstance(given, bool) or not -WORD <= number < WORD:
        raise NotationError(f"{what} cannot be {short_repr(given)}: expected a whole number")
    return number


def as_str(what: str, given: object) -> str:
    """`given` if it is text. Raises NotationError."""
    if not isinstance(given, str):
        raise NotationError(f"{what} cannot be {short_repr(given)}: expected text")
    return given
