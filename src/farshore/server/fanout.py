"""How processes that serve the same matches hear of each other's events.

One channel carries `match:version` and nothing else: who hears of a version that it does not have reads the events from
the store, which alone is right. So a message that is lost, comes twice or too late does no harm but delay, and no view
ever crosses. When the line was down everything may have been missed, and `missed` is called.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

CHANNEL = "farshore"
PAUSES = (0.2, 5.0)  # seconds before the line is tried again: at first, at most
CHECK = 10.0  # seconds after which a silent line is tried

log = logging.getLogger(__name__)

Hears = Callable[[str, int], None]


class Fanout(Protocol):
    """Tells other processes what was stored, and hears it from them."""

    async def start(self, hears: Hears, missed: Callable[[], None]) -> None:
        """Listen from now on, without waiting for the line to be up."""

    def tell(self, match: str, version: int) -> None:
        """Say that a match has so many events now. Returns at once."""

    async def stop(self) -> None:
        """Listen no longer."""


class Alone:
    """For the only process on its store: there is nobody to tell."""

    async def start(self, hears: Hears, missed: Callable[[], None]) -> None:
        """Nobody will ever say anything."""

    def tell(self, match: str, version: int) -> None:
        """Nobody hears it."""

    async def stop(self) -> None:
        """Nothing to stop."""


class Postgres:
    """For several processes on one PostgreSQL, by its LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._saying: list[str] = []  # taken from there, and not known to be said
        self._task: asyncio.Task[None] | None = None

    async def start(self, hears: Hears, missed: Callable[[], None]) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._keep(hears, missed), name="fanout")

    def tell(self, match: str, version: int) -> None:
        """Say it as soon as the line is up."""
        self._said.put_nowait(f"{match}:{version}")

    async def stop(self) -> None:
        """Listen no longer; what was not said yet is found in the store."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self, hears: Hears, missed: Callable[[], None]) -> None:
        """One line after the other, for ever."""
        import asyncpg  # type: ignore[import-untyped]

        pause = PAUSES[0]
        while True:
            try:
                line = await asyncpg.connect(self._url, timeout=5)
                try:
                    await line.add_listener(CHANNEL, lambda *heard: _hear(heard[-1], hears))
                    line.add_termination_listener(lambda _: self._said.put_nowait(""))  # to notice it at once
                    missed()
                    pause = PAUSES[0]
                    await self._talk(line)
                finally:
                    with contextlib.suppress(Exception):
                        await line.close(timeout=1)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the line to other processes is down: %s", type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSES[1])

    async def _talk(self, line: Any) -> None:
        """Say what is to be said until the line breaks; a line on which nothing is said is tried now and then."""
        while not line.is_closed():
            try:
                if not self._saying:
                    self._saying.append(await asyncio.wait_for(self._said.get(), CHECK))
            except TimeoutError:
                await line.execute("SELECT 1", timeout=5)
                continue
            while not self._said.empty():
                self._saying.append(self._said.get_nowait())
            every = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
            await line.execute(every, CHANNEL, self._saying, timeout=5)
            self._saying.clear()  # else the line broke, and the next one says it again


def _hear(said: object, hears: Hears) -> None:
    match, _, version = str(said).rpartition(":")
    if match and version.isdigit():
        hears(match, int(version))


def fanout_of(url: str) -> Fanout:
    """The right one for a store's address."""
    return Postgres(url) if url.startswith("postgresql") else Alone()
