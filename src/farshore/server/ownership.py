"""Which matches this process runs, and how it keeps up with other processes on the same store.

Every second: a heartbeat; matches whose owner is gone are taken over; all matches in memory are compared with the
store, since a notification can be lost; people whose access was taken away are disconnected.

In short: a match is adopted from a dead owner, claimed from nobody, and released to nobody.
"""

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Callable, Collection

from farshore.match.commands import Pause
from farshore.server.live_match import LiveMatch
from farshore.server.loading import find_readable
from farshore.server.pipeline import BUSY, UNAVAILABLE, Pipeline
from farshore.server.registry import Registry
from farshore.server.steady_clock import SteadyClock
from farshore.server.store import LEASE, Beat, Head, Leases, MatchRow, Process, Unavailable, somebody_lived_since

LATE_COMMITS = 10_000  # milliseconds for which a change may be committed after the time that is stored with it
SILENT = 10_000  # milliseconds without a heartbeat after which something is wrong with this process
LOADING = 8  # matches that are loaded at once when an owner is gone

log = logging.getLogger(__name__)


class Ownership:
    """Knows the other processes, and takes over from those that are gone. `ready` gives the games playable here."""

    def __init__(
        self,
        leases: Leases,
        registry: Registry,
        pipeline: Pipeline,
        clock: Callable[[], int],
        ready: Callable[[], Collection[str]],
    ) -> None:
        self.leases = leases
        self.registry = registry
        self.pipeline = pipeline
        self.clock = clock
        self.ready = ready
        self.on_lapse: Callable[[], None] = lambda: None  # called when others may have taken this process for dead
        self.beat: Beat | None = None
        self._last_beat = 0  # when that was, by the clock
        self._lived_since = 0  # by the clock, without being stopped and with a database
        self._owed: dict[str, dict[int, int]] = {}  # pauses not stored yet: of a match, milliseconds by beginning
        self._resuming: set[str] = set()  # matches whose time without an owner is not given back yet
        self._left: set[str] = set()  # matches that were left to other processes the last time
        self._taking: set[str] = set()  # matches to be taken over; kept if the store did not answer
        registry.on_load = self.resume
        registry.on_drop = self._let_go

    def owns(self, live: LiveMatch) -> bool:
        """Whether this process runs the match."""
        return live.owner == self.leases.process

    @property
    def shared(self) -> bool:
        """Whether other processes use the same store; assumed until the first heartbeat."""
        return self.beat is None or bool(self.beat.others)

    @property
    def others(self) -> list[Process]:
        """The other processes that live."""
        return [] if self.beat is None else self.beat.others

    @property
    def heartbeat_is_recent(self) -> bool:
        """Whether the last heartbeat is younger than a lease. If not, this process was stopped, or had no database."""
        return self.clock() - self._last_beat < LEASE

    @property
    def deadlines_are_known(self) -> bool:
        """Whether it can be judged who has overstepped one: time in which nobody could act has been given back."""
        return self.heartbeat_is_recent and not self._owed

    @property
    def heartbeat_is_regular(self) -> bool:
        """Whether there was a heartbeat lately. Without one, other processes have taken over, and nothing runs here."""
        return self.clock() - self._last_beat < SILENT

    async def start(self) -> None:
        """The first heartbeat; the clock is set by processes that run. Raises Unavailable."""
        if isinstance(self.clock, SteadyClock):
            self.clock.set(await self.leases.time())
        self._last_beat = self._lived_since = self.clock()
        await self._beat()

    async def _beat(self, stopped: int | None = None) -> Beat:
        self.beat = await self.leases.beat(self.clock(), self._lived_since, stopped)
        if not 0 < self.beat.gap <= LEASE:  # 0: it was even forgotten; less: the database's clock was set back
            self.on_lapse()
        return self.beat

    async def tick(self) -> None:
        """The heartbeat, and what follows from it. Raises Unavailable."""
        before = self._last_beat
        stopped = not self.heartbeat_is_recent
        if stopped:
            self._lived_since = self.clock()
        beat = await self._beat(before if stopped else None)
        if not stopped and not self.heartbeat_is_recent:  # it was stopped meanwhile
            stopped = True
            self._lived_since = self.clock()
            beat = await self._beat(before)
        self._last_beat = self.clock()
        if isinstance(self.clock, SteadyClock):
            self.clock.follow(beat.now)
        if stopped and not somebody_lived_since(before, beat.others):
            self._owe_pause(before, self._last_beat - before)
        await self._pause_owed()
        await self._adopt(beat)
        await self._release()
        await self._sync_with_store()
        for player in await self.leases.revoked(beat.now - max(beat.gap, 0) - LATE_COMMITS):
            self.registry.disconnect(player)

    def _owe_pause(self, since: int, gap: int) -> None:
        """All processes were stopped, or had no database. Nobody could act, so no player's clock runs for that time."""
        for live in self.registry.matches.values():
            if live.id in self._resuming:  # which gives it back all of its time
                continue
            if self.owns(live) and live.match.status == "running" and _is_timed(live):
                self._owed.setdefault(live.id, {})[since] = gap

    async def _pause_owed(self) -> None:
        """Store the pauses that matches are owed, or try again the next time if the store does not take them.

        Until it does they stay owed: no deadline is judged before. One of which only the answer was lost has its name
        in the store, and is not stored again. If this process dies meanwhile, the next owner finds with the match since
        when nobody could act: that is stored with the heartbeat, and forgotten with the pause. Where several are owed,
        because this process was stopped again, they are stored in their order, each with the beginning of the next.
        """

        async def pause(match_id: str, gaps: dict[int, int]) -> None:
            live, again = self.registry.matches.get(match_id), False
            try:
                while live is not None and gaps and not again:
                    since, *later = gaps
                    command, name = Pause(None, gaps[since], *later[:1]), f"pause {self.leases.process} {since}"
                    done = await self.pipeline.submit(live, command, name=name, as_owner=True)
                    again = done.refusal in (UNAVAILABLE, BUSY)
                    if not again:
                        del gaps[since]
            finally:
                if not again:
                    del self._owed[match_id]

        pauses = [pause(match_id, gaps) for match_id, gaps in self._owed.items()]
        await asyncio.gather(*pauses, return_exceptions=True)  # what fails is logged, and stops no other

    async def _adopt(self, beat: Beat) -> None:
        """Take over this process's share of the matches whose owner is gone.

        And all that nobody has taken a second later: the process whose share it is may be compiling the game.
        """
        orphans = set(await self.leases.orphans(self.ready()))
        living = sorted([beat.own.id, *(each.id for each in beat.others)])
        rank = living.index(beat.own.id)
        share = {match_id for match_id in orphans if zlib.crc32(match_id.encode()) % len(living) == rank}
        self._taking |= share | (orphans & self._left)
        self._left = orphans - share
        if not self._taking:
            return
        taking, self._taking = self._taking, set()  # whatever is added from now on is for the next tick
        try:
            found = await self.leases.adopt(taking)
        except BaseException:
            self._taking |= taking
            raise
        log.info("matches were taken over", extra={"matches": len(found)})
        waiting = asyncio.Semaphore(LOADING)
        for match_id in found:
            self.pipeline.tasks.start(self._load_adopted(match_id, waiting))
        await self.leases.forget_the_dead()

    async def _load_adopted(self, match_id: str, waiting: asyncio.Semaphore) -> None:
        self._resuming.add(match_id)
        try:
            async with waiting:
                while True:
                    try:
                        await self._resume(match_id)
                        return
                    except Unavailable:
                        await asyncio.sleep(1.0)
        finally:
            self._resuming.discard(match_id)

    async def _resume(self, match_id: str) -> None:
        """Load a match that was taken over, or resume it if it is in memory already, and run it. Raises Unavailable."""
        live = await find_readable(self.registry, match_id)
        row = None if live is None else await self.leases.store.get(match_id)
        if live is not None and row is not None:
            await self.resume(live, row)
            self.pipeline.on_change(live)

    async def resume(self, live: LiveMatch, row: MatchRow) -> None:
        """Called when a match was loaded: no player's clock runs for the time in which there was no server.

        If it waits for secrets, clients have all of their time again: they must find their way back first. Raises
        Unavailable; until it is done, nobody must run the match.
        """
        try:
            live.owner = await self._owner_from_now(live, row)
        except BaseException:  # it may be stored that this process is the owner: the next tick goes on with it
            self._taking.add(live.id)
            raise
        self._taking.discard(live.id)

    async def _owner_from_now(self, live: LiveMatch, row: MatchRow) -> str | None:
        if row.status == "running" and row.owner is not None and self.beat is not None:
            if row.owner not in {self.leases.process, *(each.id for each in self.beat.others)}:
                await self.leases.adopt([live.id])
                row = await self.leases.store.get(live.id) or row  # `_adopt` may have been quicker
            if row.owner == self.leases.process and row.orphaned_since is not None and _is_timed(live):
                await self._give_back(live, row.orphaned_since, self.beat)
        return row.owner

    async def _give_back(self, live: LiveMatch, orphaned_since: int, beat: Beat) -> None:
        """Let the clocks of a match stand for the time in which nobody could act. Raises Unavailable."""
        if live.match.starting is not None:
            await self._pause(live, live.match.starting)
        elif somebody_lived_since(orphaned_since, (beat.own, *beat.others)):
            await self.leases.settle(live.id)
        else:
            await self._pause(live, orphaned_since)

    async def _pause(self, live: LiveMatch, since: int) -> None:
        done = await self.pipeline.submit(live, Pause(None, max(0, self.clock() - since)), as_owner=True)
        if done.refusal in (UNAVAILABLE, BUSY):
            raise Unavailable(done.refusal.sentence)

    async def _sync_with_store(self) -> None:
        """Read what other processes have stored of the matches in memory, and claim those that nobody runs.

        Also where no other process is known: one that was taken for dead may have stored something after that.
        """
        held = self.registry.matches
        known = [Head(live.id, live.match.version, live.owner) for live in held.values()]
        for match_id, version, owner in await self.leases.news(known) if known else ():
            live = held.get(match_id)
            if live is None or match_id in self._resuming:
                continue
            self._set_owner(live, owner)
            if version > live.match.version:
                self.pipeline.tasks.start(self.pipeline.refresh(live))
        idle = [live.id for live in held.values() if live.owner is None and live.is_worth_running]
        if idle:
            for match_id in await self.leases.claim(idle):
                if match_id in held:  # it may have been dropped meanwhile
                    self._set_owner(held[match_id], self.leases.process)

    async def _release(self) -> None:
        """Give up bot-only matches that nobody watches here.

        A process where somebody watches can claim them.
        """
        unwatched = [
            live
            for live in self.registry.matches.values()
            if self.owns(live) and live.bots_only and not live.subscribers
        ]
        if unwatched:
            await self.leases.release([live.id for live in unwatched])
            for live in unwatched:
                self._set_owner(live, None)

    def _set_owner(self, live: LiveMatch, owner: str | None) -> None:
        if live.owner != owner:
            live.owner = owner
            self.pipeline.on_change(live)

    def _let_go(self, live: LiveMatch) -> None:
        """Let another process run a match that cannot be followed here."""
        if self.owns(live):
            self._set_owner(live, None)
            self.pipeline.tasks.start(self._give_up(live.id))

    async def _give_up(self, match_id: str) -> None:
        with contextlib.suppress(Unavailable):  # then another takes it over when this process stops
            await self.leases.release([match_id])

    async def drop_idle(self, before: float) -> None:
        """Drop matches that nobody has needed since `before`, and run them no longer. Raises Unavailable."""
        dropped = self.registry.drop_idle(before)
        mine = [live.id for live in dropped if self.owns(live) and live.match.status != "over"]
        if mine:
            await self.leases.release(mine)

    async def leave(self) -> None:
        """Let others take over at once: this process stops."""
        try:
            await self.leases.leave(self.clock())
        except Unavailable as error:
            log.warning("other processes will notice the stop by themselves: %s", error)


def _is_timed(live: LiveMatch) -> bool:
    return live.match.opened.pace.runs or live.match.starting is not None
