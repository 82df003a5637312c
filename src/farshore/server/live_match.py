"""A match in memory: what each audience has heard of it, and the subscribers that are sent what happens next.

It is only a copy of what is stored, and can be dropped and loaded again at any time.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from farshore.engine.game import SPECTATOR
from farshore.match.audience import Heard, heard_by
from farshore.match.clock import DAY
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Opened
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match
from farshore.match.steps import Steps
from farshore.server import wire
from farshore.server.fair_queue import Caller
from farshore.server.slices import caller

QUEUE = 256  # messages that may wait for a subscriber before it is cut off
INVITED = 30 * DAY  # milliseconds for which an invitation is valid


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(eq=False, slots=True)
class Subscriber:
    """A socket or a waiting request that is sent what its audience hears.

    A list and a future: thousands of these wait, and an `asyncio.Queue` of each would take 2.5 KiB more.
    """

    seat: int  # or SPECTATOR
    player: str | None
    waiting: list[bytes | None] = field(default_factory=list)  # messages to be sent; None: nothing further
    lagging: bool = False
    wants_people: bool = False  # whether it is told who is connected
    address: str = field(default_factory=caller.get)
    _wake: asyncio.Future[None] | None = None

    def end(self) -> None:
        """Send nothing further: the socket is closed after the messages that wait."""
        self._put(None)

    def send(self, message: bytes) -> None:
        """Queue a message. A subscriber whose queue is full is marked as lagging and gets nothing further."""
        self._put(message)

    def _put(self, message: bytes | None) -> None:
        if len(self.waiting) >= QUEUE:
            self.lagging = True
        if self.lagging:
            return
        self.waiting.append(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """The next message, as soon as there is one; None at the end. For one task at a time."""
        while not self.waiting:
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None
        return self.waiting.pop(0)


class LiveMatch:
    """A match in memory. `lock` is held from the decision about a command until its events are broadcast."""

    def __init__(
        self,
        match_id: str,
        events: Sequence[AnyEvent],
        draws: Draws,
        now: Callable[[], int] = milliseconds,
        epoch: str | None = None,
        private: bool = False,
    ) -> None:
        opened = events[0]
        assert isinstance(opened, Opened)
        self.id = match_id
        self.now = now
        self.epoch = epoch or secrets.token_hex(4)
        self.draws = draws
        self.lock = asyncio.Lock()
        self.private = private
        self.behind = False  # whether more may be stored than is known here
        self.owner: str | None = None  # the process that runs it, as far as is known here
        self.used = time.monotonic()
        self.subscribers: set[Subscriber] = set()
        self.people: wire.People | None = None  # as those who want to know were told last
        self.addresses: dict[str, str] = {}  # from which players sent their last command
        self.thinking: dict[int, asyncio.Future[int] | None] = {}  # seats whose bot is at work, and its choice
        self.alarm: asyncio.TimerHandle | None = None  # for the next deadline
        self.match: Match = begin(opened)
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in (*range(opened.seats), SPECTATOR)}
        for event in events[1:]:
            self.apply(event)

    def apply_in_steps(self, events: Sequence[AnyEvent]) -> Steps[None]:
        """Apply events that are stored, in steps, between which something else can be done."""
        for event in events:
            self.apply(event)
            yield

    def apply(self, event: AnyEvent, after: Match | None = None) -> None:
        """Apply an event that is stored; `after` is the match after it, if that is known."""
        after = after or evolve(self.match, event)
        fresh = heard_by(self.heard, self.match, event, after)
        public = fresh[SPECTATOR]
        for seat, known in self.heard.items():
            known.extend(public if fresh[seat] == public else fresh[seat])  # one copy in memory of what all hear
        self.match = after

    def seat_of(self, player: str | None, wish: int | None = None) -> int:
        """The seat of a person, or SPECTATOR; of several seats at one device the wished one, or the first."""
        seats = () if player is None else self.match.seats_of(player)
        return wish if wish is not None and wish in seats else seats[0] if seats else SPECTATOR

    @property
    def is_worth_running(self) -> bool:
        """Whether it is under way, and not one of bots only that nobody watches here."""
        return self.match.status == "running" and (not self.bots_only or bool(self.subscribers))

    @property
    def bots_only(self) -> bool:
        """Whether bots play for all seats: their own, or those of people who are away."""
        return all(chair.bot is not None for chair in self.match.chairs)

    @property
    def callers(self) -> list[Caller]:
        """The people for whom bots move here: those who sit at the table, or else those who watch."""
        players = dict.fromkeys(chair.player for chair in self.match.chairs if chair.player is not None)
        if players:
            return [Caller(self.addresses.get(player, player), player) for player in players]
        return [Caller(each.address, each.player or each.address) for each in self.subscribers]

    @property
    def invitation(self) -> str:
        """The key that admits a stranger if the match is private."""
        return self.draws.invitation(self.match.invites)

    @property
    def invited_until(self) -> int:
        """When the invitation expires, in milliseconds since 1970."""
        return (self.match.invited or self.match.opened.at) + INVITED

    def full(self, seat: int) -> bytes:
        """Everything that audience may know, as a message."""
        known = self.heard[seat]
        return wire.encode(wire.Full(self.epoch, len(known), wire.scene(self.id, self.match, seat, self.now()), known))

    def since(self, seat: int, epoch: str, number: int) -> bytes | None:
        """What that audience has heard since a number; everything if that is not known; None if there is nothing."""
        known = self.heard[seat]
        if epoch != self.epoch or not 0 <= number <= len(known):
            return self.full(seat)
        return None if number == len(known) else self._ev(seat, number)

    def _ev(self, seat: int, number: int, about: wire.About | None = None) -> bytes:
        known = self.heard[seat]
        scene = wire.scene(self.id, self.match, seat, self.now(), about)
        return wire.encode(wire.Ev(len(known), known[number:], scene))

    def broadcast(self, before: dict[int, int]) -> None:
        """Send every subscriber what its audience has heard beyond the numbers in `before`."""
        messages: dict[int, bytes] = {}
        if not self.subscribers:
            return
        about = wire.about(self.id, self.match)
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if len(self.heard[seat]) > before[seat]:
                if seat not in messages:
                    messages[seat] = self._ev(seat, before[seat], about)
                subscriber.send(messages[seat])

    def dismiss_spectators(self) -> None:
        """Send those without a seat away: the invitation that admitted them was withdrawn."""
        for subscriber in self.subscribers:
            if subscriber.seat == SPECTATOR:
                subscriber.end()

    def reseat(self) -> None:
        """Send the subscribers of people who changed seats everything that the new seat may know."""
        for subscriber in self.subscribers:
            seat = self.seat_of(subscriber.player, subscriber.seat)
            if subscriber.seat != seat:
                subscriber.seat = seat
                subscriber.send(self.full(seat))
