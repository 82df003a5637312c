"""From how many points given up a decision has which grade. A game may declare others in its `statistics.py`."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from farshore.engine.errors import UnknownGame
from farshore.engine.game import Game


class Grade(StrEnum):
    """How good a decision was, as far as its seat could know."""

    BEST = "best"
    FINE = "fine"
    INACCURATE = "inaccurate"
    MISTAKE = "mistake"


@dataclass(frozen=True)
class Grades:
    """Points given up at which the next grade begins."""

    fine: float = 0.3
    inaccurate: float = 1.5
    mistake: float = 3.0

    def grade(self, given_up: float, error: float) -> Grade:
        """The grade of a decision that gave up so much, with that standard error.

        What does not exceed two standard errors is not held against anybody.
        """
        if given_up < self.fine:
            return Grade.BEST
        if given_up < self.inaccurate or given_up <= 2 * error:
            return Grade.FINE
        return Grade.INACCURATE if given_up < self.mistake else Grade.MISTAKE


def grades_of(game: Game) -> Grades:
    """The grades of a game: its own, if it declares some."""
    try:
        part: Any = game.part("statistics")
    except UnknownGame:
        return Grades()
    declared: Grades = getattr(part, "GRADES", Grades())
    return declared
