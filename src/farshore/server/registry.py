"""Which matches are in memory: opening, loading and dropping them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping

from farshore.engine.game import option_text
from farshore.games import get
from farshore.match.clock import Pace
from farshore.match.draws import Draws
from farshore.match.events import Opened, encode
from farshore.match.evolve import begin
from farshore.server import wire
from farshore.server.live_match import LiveMatch
from farshore.server.loading import Unreadable, check_ready, load, note_unreadable
from farshore.server.pipeline import Pipeline
from farshore.server.slices import Slices
from farshore.server.store import MatchRow, Store, Taken

IDLE = 600.0  # seconds after which a match that nobody needs is dropped from memory

log = logging.getLogger(__name__)


class Registry:
    """The matches in the memory of this process."""

    def __init__(
        self, store: Store, pipeline: Pipeline, now: Callable[[], int], ready: Mapping[str, asyncio.Event]
    ) -> None:
        self.store = store
        self.ready = ready  # the games that can be played here, set as soon as they can
        self.pipeline = pipeline
        self.now = now
        self.matches: dict[str, LiveMatch] = {}
        self.on_load: Callable[[LiveMatch, MatchRow], Awaitable[None]] | None = None  # before anybody gets the match
        self.on_drop: Callable[[LiveMatch], None] | None = None  # a match that cannot be followed here
        self.slices = Slices()
        self.unreadable: set[str] = set()  # matches in the store
        pipeline.on_outgrown = self._drop
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
        match_id: str | None = None,
    ) -> LiveMatch:
        """A new match, stored, with that id or a random one. Raises FarshoreError if there can be no such match."""
        now, rules = self.now(), get(game)
        # All of them: a default may be another one in later rules.
        options = {name: option_text(value) for name, value in rules.read_options(options, research=False).items()}
        match_id, draws = match_id or secrets.token_urlsafe(9), Draws.fresh()
        promised = draws.of_start(0).commitment
        opened = Opened(
            now, game, rules.rules_version, options, seats, pace, rematch_of,
            turned=turned, id=match_id, commitment=promised,
        )  # fmt: skip
        summary = wire.encode(wire.summary(begin(opened)))
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
        live.owner = self.store.process
        live = self.matches.setdefault(match_id, live)
        log.info("a match was opened", extra={"game": game, "seats": seats})
        return live

    async def open_once(self, match_id: str, wish: Callable[[str], Awaitable[LiveMatch]]) -> LiveMatch:
        """The match of that id, opened by `wish` unless another call, at any process, was quicker."""
        found = await self.find(match_id)
        if found is not None:
            return found
        try:
            return await wish(match_id)
        except Taken:
            found = await self.find(match_id)
            assert found is not None
            return found

    async def find(self, match_id: str) -> LiveMatch | None:
        """The match of that id, from memory or the store; None if there is none. Raises Unreadable and Preparing."""
        live = self.matches.get(match_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if match_id not in self._loading:  # several requests share one loading, which goes on if they are cancelled
            self._loading[match_id] = asyncio.create_task(self._load(match_id))
            self._loading[match_id].add_done_callback(lambda _: self._loading.pop(match_id))
        return await asyncio.shield(self._loading[match_id])

    async def _load(self, match_id: str) -> LiveMatch | None:
        row = await self.store.get(match_id)
        if row is None:
            return None
        try:
            check_ready(row.game, self.ready)
            live = await load(self.store, self.pipeline, self.slices, row, self.now)
        except Unreadable as error:
            note_unreadable(self.unreadable, self.pipeline.metrics, row, error)
            raise
        self.unreadable.discard(match_id)
        if self.on_load is not None:
            await self.on_load(live, row)
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

    def _drop(self, live: LiveMatch) -> None:
        """Hold a match no longer that cannot be followed here, and let its people find another process."""
        log.info("a match has newer rules than this process", extra={"match": live.id})
        self.matches.pop(live.id, None)
        if self.on_drop is not None:
            self.on_drop(live)
        for subscriber in live.subscribers:
            subscriber.end()

    def disconnect(self, player: str) -> None:
        """Close every socket, stream and poll of somebody whose access was taken away."""
        for live in self.matches.values():
            for subscriber in live.subscribers:
                if subscriber.player == player:
                    subscriber.end()

    def drop_idle(self, before: float) -> list[LiveMatch]:
        """Drop matches that nobody has needed since `before`, and return them; they are loaded again on demand."""
        dropped = []
        for live in list(self.matches.values()):
            idle = not live.subscribers and not live.thinking and live.alarm is None and not live.lock.locked()
            if idle and live.used < before:
                dropped.append(self.matches.pop(live.id))
        return dropped
