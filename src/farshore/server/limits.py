"""How much one caller may ask for: buckets that fill again with time.

Limits are for public hosts. A caller above one is told how long to wait; nothing is lost.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

MOST_BUCKETS = 100_000  # kept at once; beyond that, those that have filled up again are dropped


class Limit(NamedTuple):
    """So many at once, and as many again in so many seconds."""

    burst: int
    seconds: float

    @property
    def rate(self) -> float:
        """How many come back in a second."""
        return self.burst / self.seconds


LIMITS = {
    "any": Limit(600, 60),  # requests of one address
    "guest": Limit(10, 60),  # new guests of one address
    "table": Limit(8, 60),  # tables opened by one person
    "table a day": Limit(300, 86_400),
    "command": Limit(20, 4),  # requests about matches over HTTP, of one person
    "frame": Limit(60, 6),  # the same over one socket
    "handshake": Limit(80, 30),  # websockets opened from one address
    "export": Limit(2, 120),  # exports of everything, of one person
    "key": Limit(10, 60),  # wrong invitations from one address
}
MOST_SOCKETS_OF_A_PERSON = 20
MOST_SOCKETS_OF_AN_ADDRESS = 100
MOST_STREAMS_OF_AN_ADDRESS = 8


class Limits:
    """What is left for everybody. With `on` false there is always enough."""

    def __init__(self, on: bool, now: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._now = now
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # how many, and when that was

    def take(self, name: str, who: str) -> float:
        """0 if `who` may do this now; else the seconds until then, and nothing is taken."""
        if not self.on:
            return 0.0
        limit, now = LIMITS[name], self._now()
        left, then = self._left.get((name, who), (float(limit.burst), now))
        left = min(float(limit.burst), left + (now - then) * limit.rate)
        if left < 1:
            return (1 - left) / limit.rate
        self._left[name, who] = (left - 1, now)
        if len(self._left) > MOST_BUCKETS:
            self._sweep(now)
        return 0.0

    def _sweep(self, now: float) -> None:
        self._left = {
            key: (left, then)
            for key, (left, then) in self._left.items()
            if left + (now - then) * LIMITS[key[0]].rate < LIMITS[key[0]].burst
        }


class Places:
    """How many places somebody holds at once, such as open sockets."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._held: dict[tuple[str, str], int] = {}

    def enter(self, kind: str, who: str, most: int) -> bool:
        """Take a place; False if `who` holds as many as are allowed."""
        held = self._held.get((kind, who), 0)
        if self.on and held >= most:
            return False
        self._held[kind, who] = held + 1
        return True

    def leave(self, kind: str, who: str) -> None:
        """Give a place back."""
        held = self._held[kind, who] - 1
        if held:
            self._held[kind, who] = held
        else:
            del self._held[kind, who]
