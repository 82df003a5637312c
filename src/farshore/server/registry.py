"""Which matches are in memory: opening, loading and dropping them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from farshore.games import get, names
from farshore.match.clock import Pace
from farshore.match.draws import Draws
from farshore.match.events import Opened, decode, encode
from farshore.match.evolve import begin
from farshore.server import wire
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import Pipeline
from farshore.server.store import Store

IDLE = 600.0  # seconds after which a match that nobody needs is dropped from memory

log = logging.getLogger(__name__)


class Registry:
    """The matches in the memory of this process."""

    def __init__(self, store: Store, pipeline: Pipeline, now: Callable[[], int]) -> None:
        self.store = store
        self.pipeline = pipeline
        self.now = now
        self.matches: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}

    async def open(
        self,
        game: str,
        options: dict[str, str],
        seats: int,
        pace: Pace,
        private: bool,
        rematch_of: str | None = None,
        turned: int = 0,
    ) -> LiveMatch:
        """A new match, stored. Raises FarshoreError if there can be no such match."""
        now = self.now()
        opened = Opened(now, game, get(game).rules_version, options, seats, pace, rematch_of, turned=turned)
        summary = wire.encode(wire.summary(begin(opened)))
        match_id, draws = secrets.token_urlsafe(9), Draws.fresh()
        await self.store.create(
            match_id,
            encode(opened),
            draws.seed,
            private,
            now,
            game=game,
            rules=opened.rules,
            seats=seats,
            summary=summary,
        )
        live = LiveMatch(match_id, [opened], draws, self.now, private=private)
        self.matches[match_id] = live
        log.info("a match was opened", extra={"game": game, "seats": seats})
        return live

    async def find(self, match_id: str) -> LiveMatch | None:
        """The match of that id, from memory or the store; None if there is none, or none whose game is installed."""
        live = self.matches.get(match_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if match_id not in self._loading:  # several requests share one loading
            self._loading[match_id] = asyncio.create_task(self._load(match_id))
        try:
            return await asyncio.shield(self._loading[match_id])
        finally:
            self._loading.pop(match_id, None)

    async def _load(self, match_id: str) -> LiveMatch | None:
        row = await self.store.get(match_id)
        if row is None or row.game not in names():  # its game may have been uninstalled
            return None
        events = [decode(data) for _, data in await self.store.events(match_id)]
        draws = await self.store.draws(match_id)
        live = LiveMatch(match_id, events, draws, self.now, private=row.private)
        live = self.matches.setdefault(match_id, live)
        self.pipeline.on_change(live)
        return live

    def stored_elsewhere(self, match_id: str, version: int) -> None:
        """Another process says that a match has so many events: read them if it is in memory."""
        live = self.matches.get(match_id)
        if live is not None and version > live.match.version:
            self.pipeline.tasks.start(self.pipeline.refresh(live))

    def refresh_all(self) -> None:
        """Messages of other processes may be lost: read what is new of every match in memory."""
        for live in self.matches.values():
            self.pipeline.tasks.start(self.pipeline.refresh(live))

    def drop_idle(self, before: float) -> None:
        """Drop matches that nobody has needed since `before`; they are loaded again when somebody does."""
        for live in list(self.matches.values()):
            idle = not live.subscribers and not live.thinking and live.alarm is None and not live.lock.locked()
            if idle and live.used < before:
                del self.matches[live.id]
