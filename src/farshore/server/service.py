"""Live matches as a whole: registry, pipeline, bots, clocks and presence, wired together."""

import time
from collections.abc import Callable

from farshore.engine.errors import NewerRules
from farshore.server.bot_driver import BotDriver
from farshore.server.clocks import Clocks
from farshore.server.fanout import Fanout, NoFanout
from farshore.server.live_match import LiveMatch
from farshore.server.loading import Elsewhere, Unreadable
from farshore.server.metrics import Metrics
from farshore.server.ownership import Ownership
from farshore.server.pipeline import Pipeline
from farshore.server.presence import Presence
from farshore.server.registry import IDLE, Registry
from farshore.server.steady_clock import SteadyClock
from farshore.server.store import Leases, Store
from farshore.server.tasks import Tasks, repeat
from farshore.server.workers import Workers


class MatchService:
    """All live matches of this process."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        now: Callable[[], int] | None = None,
        grace: float = 60.0,
        patience: float = 1.0,
        fanout: Fanout | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.tasks = Tasks()
        now = now or SteadyClock()
        self.pipeline = Pipeline(store, fanout or NoFanout(), self.tasks, metrics or Metrics(), now)
        self.registry = Registry(store, self.pipeline, now, workers.ready)
        self.bots = BotDriver(workers, self.pipeline, patience)
        self.clocks = Clocks(self.pipeline, now)
        leases = Leases(store)
        self.presence = Presence(self.pipeline, leases, grace)
        self.ownership = Ownership(leases, self.registry, self.pipeline, now, workers.playable)
        self.ownership.on_lapse = self.presence.publish_again
        self.clocks.is_current = lambda: self.ownership.deadlines_are_known
        self.pipeline.on_change = self._follow_up
        self.on_processes: Callable[[int], None] = lambda _: None  # hears every second how many there are
        self._closed = False

    def _follow_up(self, live: LiveMatch) -> None:
        if self._closed:
            return
        self.presence.tell_people(live)  # somebody may have sat down
        if self.ownership.owns(live):
            self.bots.drive(live)
            self.clocks.set_alarm(live)
        else:
            self.bots.stop(live)
            self.clocks.cancel_alarm(live)

    async def find(self, match_id: str) -> LiveMatch | None:
        """The match of that id, with all that is stored of it; None if there is none.

        Raises Unavailable, Preparing, Elsewhere and Unreadable.
        """
        try:
            live = await self.registry.find(match_id)
            if live is not None:
                await self.pipeline.refresh_if_behind(live)
        except (NewerRules, Unreadable) as error:
            if isinstance(error, Unreadable) and error.code != "newer_rules":
                raise
            if self.ownership.others:  # asking again finds the one that has them
                raise Elsewhere from error
            raise Unreadable("newer_rules") from error
        return live

    async def run(self) -> None:
        """Every second: say that this process is alive, keep up with others, and drop what nobody needs."""
        await repeat(self._tick, 1.0, "no heartbeat, or not all that follows from it")

    async def _tick(self) -> None:
        if not self.ownership.heartbeat_is_recent:
            self.presence.wait_again()
        await self.ownership.tick()
        self.on_processes(1 + len(self.ownership.others))
        shared = self.ownership.shared
        await self.presence.publish(shared)
        await self.presence.follow(self.registry.matches.values(), shared)
        owned = [live for live in self.registry.matches.values() if self.ownership.owns(live)]
        await self.presence.stand_in(owned, shared)
        await self.ownership.drop_idle(time.monotonic() - IDLE)

    async def revoke(self, player: str) -> None:
        """Take somebody's access away: at this process at once, at others within seconds. Raises FarshoreError."""
        await self.store.revoke(player)
        self.registry.disconnect(player)
        self.pipeline.fanout.tell_revoked(player)

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
            self.clocks.cancel_alarm(live)
        await self.tasks.cancel()
        await self.ownership.leave()
