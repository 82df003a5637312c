"""How processes that serve the same matches learn of each other's events.

One channel carries `match:version`, and `@player` when somebody's access was taken away: a process that does not have
that version reads the events from the store. Messages are hints: each process compares its matches with the store every
second, so one that is lost, comes twice or too late does no harm but delay, and no view crosses processes. When the
connection was lost, messages may have been missed, and `missed` is called.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

CHANNEL = "farshore"
PAUSES = (0.2, 5.0)  # seconds before the connection is tried again: at first, at most
CHECK = 10.0  # seconds after which a silent connection is tested

log = logging.getLogger(__name__)

Hears = Callable[[str, int], None]


def _nobody(_: str) -> None:
    """For those who do not care whose access was taken away."""


class Fanout(Protocol):
    """Tells other processes what was stored, and learns it from them."""

    async def start(self, hears: Hears, missed: Callable[[], None], revoked: Callable[[str], None] = _nobody) -> None:
        """Listen from now on, without waiting for the connection."""

    def tell(self, match: str, version: int) -> None:
        """Tell that a match has so many events now. Returns at once."""

    def tell_revoked(self, player: str) -> None:
        """Tell that a player's access was taken away. Returns at once."""

    async def stop(self) -> None:
        """Listen no longer."""


class NoFanout:
    """For the only process on its store: there is nobody to tell."""

    async def start(self, hears: Hears, missed: Callable[[], None], revoked: Callable[[str], None] = _nobody) -> None:
        """Nothing to listen to."""

    def tell(self, match: str, version: int) -> None:
        """Nobody to tell."""

    def tell_revoked(self, player: str) -> None:
        """Nobody to tell."""

    async def stop(self) -> None:
        """Nothing to stop."""


class Postgres:
    """For several processes on one PostgreSQL, by its LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._queued: asyncio.Queue[str] = asyncio.Queue()
        self._sending: list[str] = []  # taken from there, and not known to be sent
        self._task: asyncio.Task[None] | None = None

    async def start(self, hears: Hears, missed: Callable[[], None], revoked: Callable[[str], None] = _nobody) -> None:
        """Listen from now on."""

        def receive(*said: object) -> None:
            _receive(str(said[-1]), hears, revoked)

        self._task = asyncio.create_task(self._reconnect_loop(receive, missed), name="fanout")

    def tell(self, match: str, version: int) -> None:
        """Send it as soon as there is a connection."""
        self._queued.put_nowait(f"{match}:{version}")

    def tell_revoked(self, player: str) -> None:
        """Send it as soon as there is a connection."""
        self._queued.put_nowait(f"@{player}")

    async def stop(self) -> None:
        """Listen no longer; what was not sent yet is found in the store."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _reconnect_loop(self, receive: Callable[..., None], missed: Callable[[], None]) -> None:
        """Connect, and reconnect whenever the connection is lost."""
        import asyncpg  # type: ignore[import-untyped]

        pause = PAUSES[0]
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=5)
                try:
                    await connection.add_listener(CHANNEL, receive)
                    connection.add_termination_listener(lambda _: self._queued.put_nowait(""))  # to notice it at once
                    missed()
                    pause = PAUSES[0]
                    await self._send(connection)
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the connection to other processes is lost: %s", type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSES[1])

    async def _send(self, connection: Any) -> None:
        """Send what is queued until the connection breaks; test a silent one now and then."""
        while not connection.is_closed():
            try:
                if not self._sending:
                    self._sending.append(await asyncio.wait_for(self._queued.get(), CHECK))
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=5)
                continue
            while not self._queued.empty():
                self._sending.append(self._queued.get_nowait())
            every = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
            await connection.execute(every, CHANNEL, self._sending, timeout=5)
            self._sending.clear()  # else the connection broke, and the next one sends it again


def _receive(said: str, hears: Hears, revoked: Callable[[str], None]) -> None:
    match, _, version = said.rpartition(":")
    if said.startswith("@"):
        revoked(said[1:])
    elif match and version.isdigit():
        hears(match, int(version))


def fanout_of(url: str) -> Fanout:
    """The one for a store's address."""
    return Postgres(url) if url.startswith("postgresql") else NoFanout()
