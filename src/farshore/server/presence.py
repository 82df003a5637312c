"""Who is connected to which match, over any transport and at any process, and when a bot plays for an absent player."""

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable

from farshore.engine.game import SPECTATOR
from farshore.match.commands import TakeOver
from farshore.match.decide import STAND_IN_LEVEL, may_take_over
from farshore.server import wire
from farshore.server.live_match import LiveMatch, Subscriber
from farshore.server.pipeline import Pipeline
from farshore.server.store import Leases, Unavailable

LINGER = 60.0  # seconds for which somebody counts as present after a request over HTTP

NOBODY = ""  # for spectators who are not known

Attendance = tuple[str, str]  # a match, and the player who is connected to it


class Presence:
    """Adds and removes subscribers. `grace` is for how many seconds an absent player is waited for; 0: for ever.

    Only the owner of a match lets a bot play for somebody, and only while another player waits.
    """

    def __init__(
        self, pipeline: Pipeline, leases: Leases, grace: float, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self.pipeline = pipeline
        self.leases = leases
        self.grace = grace
        self.seconds = seconds
        self._connected: Counter[Attendance] = Counter()
        self._lingering: dict[Attendance, float] = {}  # until when
        self._passed: set[Attendance] = set()  # who has gone since the last heartbeat
        self._published: set[Attendance] = set()  # what other processes can read
        self._unsure = False  # whether others can read something else
        self._absent: dict[Attendance, float] = {}  # since when others wait
        self._elsewhere: set[Attendance] = set()  # who is connected to matches of this process at another one

    def join(
        self, live: LiveMatch, player: str | None, seat: int | None = None, wants_people: bool = False
    ) -> Subscriber:
        """Send somebody what happens from now on; of several seats at one device, what that one hears."""
        subscriber = Subscriber(live.seat_of(player, seat), player, wants_people=wants_people)
        live.subscribers.add(subscriber)
        self._connected[live.id, player or NOBODY] += 1
        if wants_people:
            live.people = None  # so that everybody, and this one, is told
        self.tell_people(live)
        if live.bots_only:  # who move only while somebody watches
            self.pipeline.on_change(live)
        return subscriber

    def leave(self, live: LiveMatch, subscriber: Subscriber) -> None:
        """Send nothing further."""
        live.subscribers.discard(subscriber)
        person = (live.id, subscriber.player or NOBODY)
        self._connected[person] -= 1
        if self._connected[person] <= 0:
            del self._connected[person]
            self._passed.add(person)
        self.tell_people(live)
        if live.bots_only:
            self.pipeline.on_change(live)

    def touch(self, live: LiveMatch, player: str | None) -> None:
        """Note a request over HTTP: somebody who polls is present between two requests, too."""
        if live.seat_of(player) != SPECTATOR:
            self._lingering[live.id, str(player)] = self.seconds() + LINGER

    def tell_people(self, live: LiveMatch) -> None:
        """Tell those who want to know who is connected, if that has changed."""
        wanting = [each for each in live.subscribers if each.wants_people]
        if not wanting:
            return
        seats = [
            seat
            for seat, chair in enumerate(live.match.chairs)
            if chair.player is not None and self._is_connected((live.id, chair.player))
        ]
        people = wire.People(seats, sum(each.seat == SPECTATOR for each in live.subscribers))
        if people == live.people:
            return
        live.people = people
        message = wire.encode(people)
        for each in wanting:
            each.send(message)

    def _is_connected(self, person: Attendance) -> bool:
        return person in self._connected or person in self._elsewhere

    async def follow(self, lives: Iterable[LiveMatch], shared: bool) -> None:
        """Tell who is connected at other processes, if there are any. Raises Unavailable."""
        if not shared and not self._elsewhere:
            return
        watched = {live.id: live for live in lives if any(each.wants_people for each in live.subscribers)}
        self._elsewhere = await self.leases.present(watched) if shared and watched else set()
        for live in watched.values():
            self.tell_people(live)

    @property
    def here(self) -> set[Attendance]:
        """Who is present at this process."""
        now = self.seconds()
        self._lingering = {person: until for person, until in self._lingering.items() if until > now}
        return {*self._connected, *self._lingering}

    async def publish(self, shared: bool) -> None:
        """Let other processes know who was present here since the last time, if there are any. Raises Unavailable.

        Connections may be shorter than the time between two heartbeats, and each lead to another process.
        """
        wanted = self.here | self._passed if shared else set()
        passed, self._passed = self._passed, set()
        try:
            if self._unsure:
                await self.leases.set_presence(wanted)
            elif wanted != self._published:
                await self.leases.move_presence(wanted - self._published, self._published - wanted)
        except Unavailable:  # it may have been stored or not
            self._unsure = True
            self._passed |= passed
            raise
        self._published, self._unsure = wanted, False

    def publish_again(self) -> None:
        """Publish everybody the next time: others have taken this process for dead, and may have cleared them away."""
        self._unsure = True

    async def stand_in(self, owned: Iterable[LiveMatch], shared: bool) -> None:
        """Let bots play in these matches for players who have been absent for the grace period while others wait."""
        if self.grace <= 0:
            return
        here, now = self.here, self.seconds()
        missed = {live.id: live for live in owned if _may_need_stand_in(live, here)}
        present = here | self._published | (await self.leases.present(missed) if missed and shared else set())
        before, self._absent = self._absent, {}
        for live in missed.values():
            people = _people(live)
            absent = [player for player in people if (live.id, player) not in present]
            if len(absent) == len(people):
                continue  # nobody waits
            for player in absent:
                since = self._absent[live.id, player] = before.get((live.id, player), now)
                if now - since >= self.grace:
                    await self._take_over(live, player)

    async def watched(self, ids: Collection[str], shared: bool) -> set[str]:
        """Those of these matches to which somebody is connected, here or elsewhere. Raises Unavailable."""
        present = self.here | (await self.leases.present(ids) if ids and shared else set())
        return {match for match, _ in present}.intersection(ids)

    def wait_again(self) -> None:
        """Count the absence of everybody from the beginning: this process was stopped, and could not notice anybody."""
        self._absent.clear()

    async def _take_over(self, live: LiveMatch, player: str) -> None:
        for seat in live.match.seats_of(player):
            if may_take_over(live.match, seat):
                with contextlib.suppress(Exception):  # which is logged; one match must not stop all others
                    await self.pipeline.submit(live, TakeOver(None, seat, STAND_IN_LEVEL), as_owner=True)


def _people(live: LiveMatch) -> list[str]:
    return list(dict.fromkeys(chair.player for chair in live.match.chairs if chair.player is not None))


def _may_need_stand_in(live: LiveMatch, here: Collection[Attendance]) -> bool:
    """Whether a stand-in may be due: at least two people, one of them not connected here, and no clock.

    A clock decides by itself.
    """
    match = live.match
    if match.status != "running" or match.opened.pace.runs:
        return False
    people = _people(live)
    return len(people) > 1 and any((live.id, player) not in here for player in people)
