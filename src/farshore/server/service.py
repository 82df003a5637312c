"""Live matches as a whole: registry, pipeline, bots, clocks and presence, wired together."""

import asyncio
import time
from collections.abc import Callable

from farshore.server.bot_driver import BotDriver
from farshore.server.clocks import Clocks
from farshore.server.fanout import Fanout, NoFanout
from farshore.server.live_match import LiveMatch, milliseconds
from farshore.server.metrics import Metrics
from farshore.server.pipeline import Pipeline
from farshore.server.presence import Presence
from farshore.server.registry import IDLE, Registry
from farshore.server.store import Store
from farshore.server.tasks import Tasks
from farshore.server.workers import Workers


class MatchService:
    """All live matches of this process."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        now: Callable[[], int] = milliseconds,
        grace: float = 60.0,
        patience: float = 1.0,
        fanout: Fanout | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.tasks = Tasks()
        self.pipeline = Pipeline(store, fanout or NoFanout(), self.tasks, metrics or Metrics(), now)
        self.registry = Registry(store, self.pipeline, now)
        self.bots = BotDriver(workers, self.pipeline, patience)
        self.clocks = Clocks(store, self.registry, self.pipeline, now)
        self.presence = Presence(self.pipeline, grace)
        self.pipeline.on_change = self._follow_up
        self._closed = False

    def _follow_up(self, live: LiveMatch) -> None:
        if not self._closed:
            self.bots.drive(live)
            self.clocks.set_alarm(live)

    async def run(self) -> None:
        """Every second, store that the server is alive and drop what nobody needs."""
        while True:
            await self.clocks.heartbeat()
            self.registry.drop_idle(time.monotonic() - IDLE)
            await asyncio.sleep(1.0)

    def end_subscriptions(self) -> None:
        """Tell everybody who waits for news that there will be none: the server stops."""
        self._closed = True
        for live in self.registry.matches.values():
            for subscriber in live.subscribers:
                subscriber.end()

    async def close(self) -> None:
        """End all subscriptions, alarms and tasks."""
        self.end_subscriptions()
        for live in self.registry.matches.values():
            if live.alarm is not None:
                live.alarm.cancel()
        await self.tasks.cancel()
