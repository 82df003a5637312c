"""Clocks as deadlines: how long a seat may take, and what is left of its bank.

A seat's time runs while it is to act. Every turn has some seconds of its own; what a turn takes beyond them comes out
of the bank. When both are used up the deadline has passed. Times are whole milliseconds; nothing here reads a clock.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from farshore.engine.errors import NotationError

SECOND = 1_000
DAY = 86_400 * SECOND
LONGEST_TURN = 30 * DAY


class Pace(msgspec.Struct, frozen=True):
    """What was agreed: milliseconds for every turn, and a bank for the whole match; 0 and 0 is no clock."""

    turn: int = 0
    bank: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.turn <= LONGEST_TURN or not 0 <= self.bank <= LONGEST_TURN:
            raise NotationError(f"a clock has 0 to {LONGEST_TURN // DAY} days for a turn and for the bank")
        if self.bank and not self.turn:
            raise NotationError("a clock with a bank needs time for every turn")

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return self.turn > 0


@dataclass(frozen=True)
class Clock:
    """The clock of a match: since when each seat has been to act (None: it is not), and what is left of its bank.

    `spent` is what a seat had used of a turn's own time when it last stopped: who takes an action back goes on from
    there, or being done and taking it back would stop the clock for ever.
    """

    pace: Pace
    since: tuple[int | None, ...]
    banks: tuple[int, ...]
    spent: tuple[int, ...]

    @classmethod
    def fresh(cls, pace: Pace, seats: int) -> "Clock":
        """Full banks, nobody to act."""
        return cls(pace, (None,) * seats, (pace.bank,) * seats, (0,) * seats)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is to act runs out; None if it is not, or there is no clock."""
        began = self.since[seat]
        return None if began is None or not self.pace.runs else began + self.pace.turn + self.banks[seat]

    def turned(self, now: int, acting: Sequence[int], resuming: int | None = None) -> "Clock":
        """The clock when `acting` are the seats to act from now on: who was before goes on, others stop or begin.

        `resuming` is a seat that goes on with the turn in which it stopped.
        """
        since, banks, spent = list(self.since), list(self.banks), list(self.spent)
        for seat, began in enumerate(self.since):
            if began is not None and seat not in acting:
                used = max(0, now - began)
                banks[seat] -= min(banks[seat], max(0, used - self.pace.turn))
                spent[seat] = min(used, self.pace.turn)
                since[seat] = None
            elif began is None and seat in acting:
                since[seat] = now - (spent[seat] if seat == resuming else 0)
        return replace(self, since=tuple(since), banks=tuple(banks), spent=tuple(spent))

    def shifted(self, milliseconds: int) -> "Clock":
        """The clock after a pause, for which no player's clock runs."""
        return replace(self, since=tuple(None if began is None else began + milliseconds for began in self.since))
