"""Readers at every process of a cluster: whatever anybody was told to be stored is seen there within 5 s, all the time.

Each follows a seat at one process, past the proxy. What a player was told last is compared with what these readers have
heard, while processes are killed and stopped. A process that is stopped or gone is asked for nothing.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.serving import Server

LOOK = 0.5  # seconds between two comparisons
LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)


class Unseen(AssertionError):
    """Something that was acknowledged is not shown at a process that lives."""


class _News(msgspec.Struct):
    """What a reader needs of a message."""

    t: str
    v: int = -1


@dataclass(frozen=True)
class Place:
    """A seat of a match."""

    table: str
    seat: int
    token: str


@dataclass
class Figures:
    """What was compared."""

    comparisons: int = 0
    slowest: float = 0.0  # seconds from an acknowledgement until a reader that was connected had heard it


@dataclass(eq=False)
class _Reader:
    """A socket at one process that follows one seat."""

    server: Server
    place: Place
    heard: int = -1
    since: float | None = None  # when it was connected; None if it is not

    async def run(self, told: Callable[[], int]) -> None:
        """Follow for ever. Raises Unseen if it is shown less on joining than was acknowledged before."""
        address = f"{self.server.url.replace('http', 'ws')}/ws/v1/tables/{self.place.table}"
        headers = {"Authorization": f"Bearer {self.place.token}"}
        while True:
            before = told()
            try:
                async with connect(address, additional_headers=headers, ping_interval=None, max_size=None) as socket:
                    self.heard = _read(await socket.recv())
                    self.since = time.monotonic()
                    if self.heard < before:
                        raise Unseen(f"{self} joined when {before} had been acknowledged")
                    while True:
                        self.heard = max(self.heard, _read(await socket.recv()))
            except LOST:
                await asyncio.sleep(0.2)
            finally:
                self.since = None


def _read(text: str | bytes) -> int:
    news = msgspec.json.decode(text, type=_News)
    return news.v if news.t in ("full", "ev") else -1


@dataclass
class Everywhere:
    """All readers. `asleep` gives servers that are stopped, or were until then, with the moment."""

    servers: list[Server]
    asleep: Callable[[], Mapping[Server, float]]
    within: float
    figures: Figures = field(default_factory=Figures)
    _told: dict[Place, list[tuple[float, int]]] = field(default_factory=dict)  # when, and how much had been heard then
    _readers: dict[Place, list[tuple[_Reader, asyncio.Task[None]]]] = field(default_factory=dict)

    def acknowledged(self, place: Place, number: int) -> None:
        """Somebody there was told that something is stored, and has that number."""
        self._told.setdefault(place, []).append((time.monotonic(), number))

    async def watch(self, places: Callable[[], set[Place]]) -> None:
        """Follow these places for ever, and compare. Raises Unseen."""
        suspects: set[tuple[_Reader, int]] = set()
        try:
            while True:
                self._follow(places())
                before, suspects = suspects, self._behind()
                if again := before & suspects:  # not because this program itself was slow
                    raise Unseen(f"not seen {self.within} s after it was acknowledged: {again}")
                await asyncio.sleep(LOOK)
        finally:
            tasks = [task for readers in self._readers.values() for _, task in readers]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _follow(self, places: set[Place]) -> None:
        for place in self._readers.keys() - places:
            for _, task in self._readers.pop(place):
                task.cancel()
            self._told.pop(place, None)
        for place in places - self._readers.keys():
            readers = [_Reader(server, place) for server in self.servers]

            def told(place: Place = place) -> int:
                return max((number for _, number in self._told.get(place, ())), default=-1)

            self._readers[place] = [(reader, asyncio.create_task(reader.run(told))) for reader in readers]

    def _behind(self) -> set[tuple[_Reader, int]]:
        """The readers that have not heard in time what was acknowledged, and what that is."""
        now, asleep, found = time.monotonic(), self.asleep(), set()
        for place, readers in self._readers.items():
            told = self._told.get(place, [])
            for reader, task in readers:
                if task.done():
                    task.result()
                if reader.since is None:
                    continue
                for at, number in told:
                    since = max(at, reader.since, asleep.get(reader.server, 0.0))
                    self.figures.comparisons += 1
                    if reader.heard < number:
                        self.figures.slowest = max(self.figures.slowest, now - since)
                        if now - since > self.within:
                            found.add((reader, number))
            self._told[place] = [each for each in told if now - each[0] < 4 * self.within] or told[-1:]
        return found
