"""What callers hand in, checked at the door, so that whatever is wrong is answered by an error of ours."""

import operator

from farshore.engine.errors import NotationError

LONGEST_SHOWN = 80
WORD = 1 << 63  # whole numbers are smaller than this, so that compiled code can take them


def shown(given: object) -> str:
    """`given` for a message: its repr, cut if it is long. Never raises."""
    try:
        text = repr(given)
    except Exception:  # such as an int of more digits than Python writes, or somebody's broken repr
        text = f"a {type(given).__name__} that cannot be shown"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 4] + " ..."


def whole(what: str, given: object) -> int:
    """`given` as an int: numpy's whole numbers too, but no bool and nothing huge. Raises NotationError."""
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = WORD
    if isinstance(given, bool) or not -WORD <= number < WORD:
        raise NotationError(f"{what} cannot be {shown(given)}: expected a whole number")
    return number


def text(what: str, given: object) -> str:
    """`given` if it is text. Raises NotationError."""
    if not isinstance(given, str):
        raise NotationError(f"{what} cannot be {shown(given)}: expected text")
    return given
