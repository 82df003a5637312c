"""Deadlines of live matches, and the time for which the server was down, which is charged to nobody."""

import asyncio
import logging
from collections.abc import Callable

from farshore.match.commands import Expire, Pause
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import Pipeline
from farshore.server.presence import STAND_IN_LEVEL
from farshore.server.registry import Registry
from farshore.server.store import Store, Unavailable

log = logging.getLogger(__name__)


class Clocks:
    """Lets bots play for seats whose time is up."""

    def __init__(self, store: Store, registry: Registry, pipeline: Pipeline, now: Callable[[], int]) -> None:
        self.store = store
        self.registry = registry
        self.pipeline = pipeline
        self.now = now

    def set_alarm(self, live: LiveMatch) -> None:
        """Wait for the next deadline of a match, and no longer for an earlier one."""
        match = live.match
        deadlines = [due for seat in match.to_act if (due := match.clock.deadline(seat)) is not None]
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if deadlines:
            delay = max(0.0, (min(deadlines) - self.now()) / 1_000) + 0.01
            start = self.pipeline.tasks.start
            live.alarm = asyncio.get_running_loop().call_later(delay, lambda: start(self._expire(live)))

    async def _expire(self, live: LiveMatch) -> None:
        now = self.now()
        for seat in live.match.to_act:
            due = live.match.clock.deadline(seat)
            if due is not None and due <= now:
                await self.pipeline.submit(live, Expire(None, seat, STAND_IN_LEVEL))

    async def resume(self, game: str, last: int | None) -> None:
        """After a start: load the running matches of a game, and stop their clocks for the time since `last`."""
        for match_id in await self.store.running():
            row = await self.store.get(match_id)
            live = await self.registry.find(match_id) if row is not None and row.game == game else None
            if live is not None and last is not None and live.match.opened.pace.runs:
                await self.pipeline.submit(live, Pause(None, max(0, self.now() - last)))

    async def heartbeat(self) -> None:
        """Store that the server is alive, so that the time of a stop, however sudden, is known."""
        try:
            await self.store.heartbeat(self.now())
        except Unavailable as error:
            log.warning("no heartbeat: %s", error)
