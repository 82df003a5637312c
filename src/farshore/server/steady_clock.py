"""The time of events: milliseconds since 1970 that pass evenly, whatever happens to the clock of the machine.

Deadlines are compared with it. When the machine's clock is set, nobody gains or loses time: the difference is made up
for so slowly that no player notices. Processes that share a database follow its clock, and a process that starts takes
the time of those that run.
"""

import time
from collections.abc import Callable

MILLISECOND = 1_000_000  # nanoseconds


def _boot_time() -> int:
    """Nanoseconds since the machine started, those in which it slept included."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


class SteadyClock:
    """A clock that never jumps after `set`."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, ticks: Callable[[], int] = _boot_time) -> None:
        self._ticks = ticks
        self._offset = wall() - ticks()

    def __call__(self) -> int:
        """Now, in milliseconds since 1970."""
        return (self._ticks() + self._offset) // MILLISECOND

    def set(self, now: int) -> None:
        """Start from that time. For a process that nobody asks yet."""
        self._offset = now * MILLISECOND - self._ticks()

    def follow(self, reference: int) -> None:
        """Come closer to another clock, by one millisecond at most."""
        ahead = self() - reference
        self._offset -= MILLISECOND * (ahead > 0) - MILLISECOND * (ahead < 0)
