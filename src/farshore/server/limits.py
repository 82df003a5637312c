"""How much one caller may ask for: buckets that fill again with time, and places that are held.

Limits are for public hosts. A caller above one is told how long to wait; nothing is lost. A caller is an address, or a
player whom the store knows: a token that nobody was given proves nothing. Requests that are rare and expensive are
counted in the store if several processes share it; cheap ones in the memory of each process, which allows its share.
"""

import hashlib
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

MOST_BUCKETS = 100_000  # kept at once; beyond that, those that have filled up again are dropped


class Limit(NamedTuple):
    """So many at once, and as many again in so many seconds. A shared one holds for all processes together."""

    burst: int
    seconds: float
    shared: bool = False

    @property
    def rate(self) -> float:
        """How many come back in a second."""
        return self.burst / self.seconds


DAY = 86_400
LIMITS = {
    # Of one address; all of an IPv6 network of 64 bits count as one.
    "request": Limit(600, 60),  # by what they cost, see COSTS
    "handshake": Limit(80, 30),  # websockets opened
    "guest": Limit(10, 60, shared=True),  # new guests
    "guest a day": Limit(500, DAY, shared=True),
    "tables of an address": Limit(40, 60, shared=True),  # tables opened
    "seats of an address": Limit(30, 600, shared=True),  # taken by people; each can hold up a table for 20 s
    "bots of an address": Limit(80, 600, shared=True),  # seats given to bots
    "bot move": Limit(300, 20),  # moves of bots in matches of its people; those above it come later
    "exports of an address": Limit(6, 120, shared=True),  # exports of everything
    "wrong invitation": Limit(10, 60, shared=True),  # keys tried that open no table
    # Of one person.
    "table": Limit(8, 60, shared=True),  # tables opened
    "table a day": Limit(300, DAY, shared=True),
    "bot seat": Limit(40, 600, shared=True),  # seats given to bots
    "export": Limit(2, 120, shared=True),  # exports of everything
    "command": Limit(20, 4),  # requests about matches over HTTP
    # Of one socket.
    "frame": Limit(60, 6),  # requests about matches
    "ping": Limit(60, 60),  # pings; the page sends thirty a minute
    "control frame": Limit(60, 60),  # pings and pongs of the websocket protocol, and pieces of messages
}
COSTS = {"/mine/export": 60, "/export": 20, "/transcript": 10}  # by how a path ends; others 1
BOTS_ONLY_FOR = 3_600.0  # seconds after its last move until a match is ended in which only bots sit
OPEN_FOR = 86_400.0  # seconds after its last change until a table is closed at which nobody sits
MOST_BOTS_ONLY_TABLES_OF_A_PERSON = 2  # where bots move at once because this person watches; others wait
MOST_BOTS_ONLY_TABLES_OF_AN_ADDRESS = 4
REFUSAL_DELAY = 0.5  # seconds until a request above a limit of its address is refused; slows down repeats
MOST_DELAYED_REFUSALS = 20  # of one address at once; another one is refused without delay and its connection closed
MOST_SLOWED_READS = 30  # times that a socket above its limit of pings is read more slowly, until it is closed
MOST_SOCKETS_OF_A_PERSON = 20
MOST_SOCKETS_OF_AN_ADDRESS = 100
MOST_STREAMS_OF_AN_ADDRESS = 8


def cost_of_replay(events: int) -> int:
    """How much it takes of the limit "request" to make the replay of a match with so many events."""
    return 5 + events // 100


def cost_of(path: str) -> int:
    """How much a request to that path takes of the limit "request"."""
    return next((cost for end, cost in COSTS.items() if path.endswith(end)), 1)


class SharedBuckets(Protocol):
    """Buckets that several processes take from: those of the store."""

    async def take(self, bucket: bytes, cost: int, most: int, now: int) -> int:
        """0, or for how many milliseconds to wait."""
        ...


class Limits:
    """What is left for everybody. With `on` false there is always enough."""

    def __init__(self, on: bool, now: Callable[[], float] = time.time) -> None:
        self.on = on
        self.processes = 1  # that share the callers; each allows its part of what is not counted in the store
        self.store: SharedBuckets | None = None  # counts what is shared; None: there is one process
        self._now = now
        self._full_at: dict[tuple[str, str], float] = {}  # when nothing of a bucket is used any more

    def take(self, name: str, who: str, cost: int = 1) -> float:
        """0 if `who` may do this now; else the seconds until then, and nothing is taken."""
        if not self.on:
            return 0.0
        limit, now = LIMITS[name], self._now()
        if cost > limit.burst:
            return float("inf")
        share = 1 if limit.shared else self.processes
        before = min(self._full_at.get((name, who), now), now + limit.seconds)  # a clock may be set back
        full_at = max(before, now) + cost * share / limit.rate
        if full_at - now > max(limit.seconds, cost * share / limit.rate) + 1e-6:
            return full_at - now - limit.seconds
        self._full_at[name, who] = full_at
        if len(self._full_at) > MOST_BUCKETS:
            self._full_at = {bucket: full for bucket, full in self._full_at.items() if full > now}
        return 0.0

    async def charge(self, name: str, who: str, cost: int = 1) -> float:
        """Like `take`, of what all processes together allow."""
        wait = self.take(name, who, cost)
        if wait or self.store is None or not self.on:
            return wait
        limit = LIMITS[name]
        bucket = hashlib.sha256(f"{name}\0{who}".encode()).digest()  # no address is stored
        price, most = round(1_000 * cost / limit.rate), round(1_000 * limit.seconds)
        return await self.store.take(bucket, price, most, round(1_000 * self._now())) / 1_000


def share_of(most: int, processes: int) -> int:
    """How many of `most` one of so many processes allows, which cannot know what the others do."""
    return -(-most // processes)


class Places:
    """How many places somebody holds at once, such as open sockets."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.processes = 1  # that share the callers; each gives its part of the places
        self._held: dict[tuple[str, str], int] = {}

    def enter(self, kind: str, who: str, most: int) -> bool:
        """Take a place; False if `who` holds as many as are allowed."""
        held = self._held.get((kind, who), 0)
        if self.on and held >= share_of(most, self.processes):
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
