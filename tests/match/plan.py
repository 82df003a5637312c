"""How a match of the corpus is played. The plans of a game are in its adapter, `tests/games/<game>/adapter.py`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from farshore.match.clock import Pace

NO_CLOCK = Pace()


@dataclass(frozen=True)
class Plan:
    """How a match is played: by which bots, with what kinds of incidents, and how far."""

    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    pace: Pace = NO_CLOCK
    bots: tuple[str, ...] = ("greedy", "random")  # by seat, in turn
    levels: tuple[int, ...] = ()  # the last seats have bots of these levels, in the match too
    incidents: tuple[str, ...] = ()  # undo, rewind, refuse, away, clock, pause, stand
    resign_after: int | None = None  # actions
    resigning: tuple[int, ...] = (0, 1, 2, 3)  # the seats that resign then
    stop_after: int | None = None  # actions; such a match is not over
    exported: bool = True  # else its events are kept as they are stored, which takes less room than all weights
