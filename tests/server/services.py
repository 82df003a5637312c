"""Match services on one store, each as in a process of its own, with clocks that a test moves."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import sqlalchemy as sa
import uvicorn
from litestar import Litestar
from litestar.datastructures import State

from farshore import games
from farshore.match.clock import Pace
from farshore.match.commands import Act, Sit
from farshore.match.events import AnyEvent, decode
from farshore.server import matches, sockets
from farshore.server.fanout import NoFanout
from farshore.server.http_errors import HANDLERS
from farshore.server.limits import Limits, Places
from farshore.server.live_match import LiveMatch
from farshore.server.service import MatchService
from farshore.server.store import Store
from farshore.server.store.schema import processes
from farshore.server.workers import Workers
from tests.games.adapters import adapter, example
from tests.server.serving import free_port

LONG_AGO = 10_000  # milliseconds: longer than a lease
RUNNING = 60_000  # milliseconds since the processes here started


def all_ready() -> Workers:
    """Workers that say that all games are ready. None runs, so bots must be asked for nothing."""
    workers = Workers(1, games.names())
    for ready in workers.ready.values():
        ready.set()
    return workers


class Process:
    """A match service whose heartbeats a test gives, and whose notifications are all lost."""

    def __init__(self, store: Store, grace: float) -> None:
        self.store = store
        self.service = MatchService(store, all_ready(), grace=grace, fanout=NoFanout())
        self.ownership = self.service.ownership
        self.presence = self.service.presence
        self.seconds = 0.0
        self.presence.seconds = lambda: self.seconds

    async def tick(self, seconds: float = 0.0) -> None:
        """What happens every second; so many of them have passed."""
        self.seconds += seconds
        await self.service._tick()
        for _ in range(3):  # what it has started ends
            for task in list(self.service.tasks._running):
                if "BotDriver" not in repr(task):
                    await task

    async def die(self) -> None:
        """Be killed: no heartbeat for longer than a lease, and nothing is said."""
        await self.shift(seen=-LONG_AGO, clock=-LONG_AGO)
        self.ownership._last_beat -= LONG_AGO

    async def shift(self, **times: int) -> None:
        """Change when the database saw this process, by so many milliseconds."""
        async with self.store.writing() as connection:
            moved = {name: processes.c[name] + change for name, change in times.items()}
            await connection.execute(sa.update(processes).where(processes.c.id == self.store.process).values(moved))

    async def end(self) -> None:
        """Let go of everything, at the end of a test."""
        self.service.end_subscriptions()
        await self.service.tasks.cancel()

    async def open(
        self, pace: Pace | None = None, bot: int | None = None, names: str = "ab", game: str = ""
    ) -> LiveMatch:
        """A short match between people of these names, or with a bot as the second."""
        game = game or example("alternating")
        live = await self.service.registry.open(game, dict(adapter(game).short), 2, pace or Pace(), private=False)
        for name in names[: 1 if bot else 2]:
            await self.service.pipeline.submit(live, Sit(name, name))
        if bot:
            await self.service.pipeline.submit(live, Sit(None, "Bot", level=bot))
        return live

    async def find(self, live: LiveMatch) -> LiveMatch:
        """The same match at this process."""
        found = await self.service.registry.find(live.id)
        assert found is not None
        return found

    async def act(self, live: LiveMatch, player: str, name: str | None = None) -> str:
        """Let somebody do the first legal thing; what became of it."""
        found = await self.find(live)
        assert found.match.position is not None
        seat = found.match.seat_of(player)
        assert seat is not None
        number = next(iter(found.match.position.numbers(seat)), 0)
        return (await self.service.pipeline.submit(found, Act(player, seat, number), name=name)).status

    def owns(self, live: LiveMatch) -> bool:
        found = self.service.registry.matches.get(live.id)
        return found is not None and self.ownership.owns(found)

    async def events(self, live: LiveMatch) -> list[AnyEvent]:
        return [decode(data) for _, data in await self.store.events(live.id)]


@asynccontextmanager
async def processes_on(url: str, count: int, grace: float = 10.0) -> AsyncIterator[list[Process]]:
    """So many processes that have had their first heartbeats, and people a to d."""
    async with AsyncExitStack() as open_:
        found = []
        for _ in range(count):
            store = await Store.open(url)
            open_.push_async_callback(store.close)
            process = Process(store, grace)
            open_.push_async_callback(process.end)
            await process.ownership.start()
            process.ownership._lived_since -= RUNNING
            found.append(process)
        for name in "abcd":
            await found[0].store.add_player(name, name.encode(), name, 0)
        for process in found:
            await process.tick()
        yield found


@asynccontextmanager
async def served(process: Process) -> AsyncIterator[str]:
    """The matches of that process over HTTP and sockets; host and port."""
    state = {"service": process.service, "store": process.store, "workers": process.service.bots.workers}
    state |= {"limits": Limits(False), "places": Places(False), "sockets": set()}
    with warnings.catch_warnings(action="ignore"):  # of what the framework will no longer allow
        app = Litestar([*matches.ROUTES, *sockets.ROUTES], state=State(state), exception_handlers=HANDLERS)
    server = uvicorn.Server(uvicorn.Config(app, port=free_port(), log_config=None, ws="websockets-sansio"))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"127.0.0.1:{server.config.port}"
    server.should_exit = True
    await running
