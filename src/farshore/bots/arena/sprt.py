"""A question with the answer yes or no, with as few sets as it takes: Wald's sequential probability ratio test.

Is the mean margin of a set `high` points, or only `low`? The sets are looked at one after the other, in the order of
their seeds, so the answer does not depend on which of them was finished first. The spread of margins is that of the
sets so far.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from farshore.engine.errors import NotationError

LEAST = 16  # sets before an answer: with fewer their spread is not known


@dataclass(frozen=True)
class Question:
    """Whether the mean margin is `high` rather than `low`; each answer may be wrong with probability `error`."""

    low: float
    high: float
    error: float = 0.05


@dataclass(frozen=True)
class Answer:
    """What the first `sets` sets say: True for `high`, False for `low`, None if they leave it open."""

    yes: bool | None
    sets: int
    ratio: float  # logarithm of how much more likely these sets are if the margin is `high`


def read_question(text: str) -> Question:
    """A question written as LOW:HIGH, in points. Raises NotationError."""
    low, colon, high = text.partition(":")
    try:
        question = Question(float(low), float(high))
    except ValueError:
        colon = ""
    if not colon or not math.isfinite(question.high - question.low) or question.low >= question.high:
        raise NotationError(f"cannot read the question {text!r}: expected LOW:HIGH in points, such as 0:5")
    return question


def answer(margins: Sequence[float], question: Question) -> Answer:
    """The answer of margins of sets, in the order of their seeds: the first that is clear, or none."""
    bound = math.log((1 - question.error) / question.error)
    middle = (question.low + question.high) / 2
    total = squares = ratio = 0.0
    for count, margin in enumerate(margins, 1):
        total += margin
        squares += margin * margin
        if count < LEAST:
            continue
        mean = total / count
        spread = max((squares - count * mean * mean) / (count - 1), 1e-9)
        ratio = count * (question.high - question.low) * (mean - middle) / spread
        if abs(ratio) >= bound:
            return Answer(ratio > 0, count, ratio)
    return Answer(None, len(margins), ratio)
