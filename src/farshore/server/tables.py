"""The tables of this server: every match in memory that somebody plays, watches or waits for.

A command is decided, stored, acknowledged and told to everybody who may know of it, in this order and under the table's
lock. What is in memory is only a copy of what is stored: a table can be dropped and loaded again at any time, and when
another process has written to its match, it is.
"""

import asyncio
import contextlib
import hmac
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from farshore.engine.game import SPECTATOR
from farshore.games import get
from farshore.match.audience import Heard, heard_by
from farshore.match.clock import DAY, Pace
from farshore.match.commands import Act, Command, Expire, Pause, TakeOver
from farshore.match.decide import Refusal, Transition, transitions
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Ended, Opened, Seated, Stood, decode, encode
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match
from farshore.server import wire
from farshore.server.fanout import Alone, Fanout
from farshore.server.metrics import Figures
from farshore.server.store import Conflict, Duplicate, Result, Store, StoredEvent, Unavailable
from farshore.server.workers import NoChoice, Workers

QUEUE = 256  # messages that may wait for a watcher before it is cut off
STAND_IN = 2  # the level that plays for who is away
BOT_ANSWERS = (0.4, 1.0, 2.0, 4.0, 8.0, 16.0)  # seconds after which a bot answers, the first that it can keep, ...
BOT_SWAYS = 0.1  # ... more or less
PAUSE_AFTER_TROUBLE = 1.0  # seconds before a bot tries again that could not act
INVITED = 30 * DAY  # milliseconds for which an invitation holds
IDLE = 600.0  # seconds after which a table that nobody needs is forgotten here; it is stored

STALE = Refusal("stale", {}, "something has happened that was not taken into account")
BUSY = Refusal("busy", {}, "too many changes at once: try again")
UNAVAILABLE = Refusal("unavailable", {}, "it cannot be stored now: send it again, it is carried out once")

log = logging.getLogger("farshore.tables")
T = TypeVar("T")


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


def bot_answers(thought: float, dice: float, patience: float = 1.0) -> float:
    """Seconds after which a bot that has thought so long answers; `dice` is a random number from 0 to 1.

    One that answers at once is hard to follow, and one that takes as long as it thinks would tell by that what it
    holds. So there are a few fixed times, which sway by the dice alone. `patience` makes all of them longer or shorter.
    """
    later = BOT_SWAYS * (2.0 * dice - 1.0)
    return next((answer for slot in BOT_ANSWERS if (answer := patience * (slot + later)) >= thought), thought)


class Answer(NamedTuple):
    """What became of a command."""

    status: str  # applied, duplicate or rejected
    refusal: Refusal | None = None


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who is told what happens at a table: a socket or a waiting request.

    A list and a future: thousands of these wait, and an `asyncio.Queue` of each would take 2.5 KiB more.
    """

    seat: int  # or SPECTATOR
    player: str | None
    waiting: list[bytes | None] = field(default_factory=list)  # messages to be sent; None: nothing further
    lagging: bool = False
    _wake: asyncio.Future[None] | None = None

    def end(self) -> None:
        """Nothing further: the socket is closed when what waits has been sent."""
        self._put(None)

    def send(self, message: bytes) -> None:
        """Put a message into the queue; who does not read any more is marked as lagging and gets nothing further."""
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


class Table:
    """A match in memory, what each audience has heard of it, and who watches."""

    def __init__(
        self,
        table_id: str,
        events: Sequence[AnyEvent],
        draws: Draws,
        now: Callable[[], int] = milliseconds,
        epoch: str | None = None,
        private: bool = False,
    ) -> None:
        opened = events[0]
        assert isinstance(opened, Opened)
        self.id = table_id
        self.now = now
        self.epoch = epoch or secrets.token_hex(4)
        self.draws = draws
        self.lock = asyncio.Lock()
        self.private = private
        self.behind = False  # whether more may be stored than is known here
        self.used = time.monotonic()
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Future[int] | None] = {}  # seats whose bot is at work, and what it will choose
        self.alarm: asyncio.TimerHandle | None = None
        self.match: Match = begin(opened)
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in (*range(opened.seats), SPECTATOR)}
        for event in events[1:]:
            self.take(event)

    def take(self, event: AnyEvent, after: Match | None = None) -> None:
        """Bring the match up to date with an event that is stored; `after` is the match after it, if that is known."""
        after = after or evolve(self.match, event)
        fresh = heard_by(self.heard, self.match, event, after)
        public = fresh[SPECTATOR]
        for seat, known in self.heard.items():
            known.extend(public if fresh[seat] == public else fresh[seat])  # one copy in memory of what all hear
        self.match = after

    def seat_of(self, player: str | None, wish: int | None = None) -> int:
        """Where a person sits, or SPECTATOR; of several seats at one device the wished one, or the first."""
        seats = () if player is None else self.match.seats_of(player)
        return wish if wish is not None and wish in seats else seats[0] if seats else SPECTATOR

    @property
    def invitation(self) -> str:
        """What lets a stranger in to this table if it is private."""
        return self.draws.invitation(self.match.invites)

    @property
    def invited_until(self) -> int:
        """When the invitation ends, in milliseconds since 1970."""
        return (self.match.invited or self.match.opened.at) + INVITED

    def lets_in(self, player: str | None, key: str) -> bool:
        """Whether somebody may look: everybody at a public table, else those who sit here or were invited."""
        if not self.private or self.seat_of(player) != SPECTATOR:
            return True
        return self.now() < self.invited_until and hmac.compare_digest(key.encode(), self.invitation.encode())

    def summary(self) -> bytes:
        """What lists show of it."""
        return summary(self.match)

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

    def tell(self, before: dict[int, int]) -> None:
        """Send every watcher what its audience has heard beyond the numbers in `before`."""
        messages: dict[int, bytes] = {}
        if not self.watchers:
            return
        about = wire.about(self.id, self.match)
        for watcher in self.watchers:
            seat = watcher.seat
            if len(self.heard[seat]) > before[seat]:
                if seat not in messages:
                    messages[seat] = self._ev(seat, before[seat], about)
                watcher.send(messages[seat])


def summary(match: Match) -> bytes:
    """What lists show of a match. Who is to act is for the seats themselves: in a turn played at once it is hidden."""
    ended = match.ended
    said = wire.Summary(
        names=[chair.name for chair in match.chairs],
        to_act=list(match.to_act),
        changed=match.changed,
        scores=ended.scores if ended else None,
        ranks=ended.ranks if ended else None,
        deadlines={seat: due for seat in match.to_act if (due := match.clock.deadline(seat)) is not None},
    )
    return wire.encode(said)


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        now: Callable[[], int] = milliseconds,
        grace: float = 60.0,
        patience: float = 1.0,
        fanout: Fanout | None = None,
        figures: Figures | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self.grace = grace
        self.patience = patience
        self.fanout = fanout or Alone()
        self.figures = figures or Figures()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.moves = 0
        self.closed = False

    # ---- opening and finding

    async def open(
        self,
        game: str,
        options: dict[str, str],
        seats: int,
        pace: Pace,
        private: bool,
        rematch_of: str | None = None,
        turned: int = 0,
    ) -> Table:
        """A new table, stored. Raises FarshoreError if such a match cannot be."""
        now = self.now()
        opened = Opened(now, game, get(game).rules_version, options, seats, pace, rematch_of, turned=turned)
        match = begin(opened)  # refuses what cannot be
        table_id, draws = secrets.token_urlsafe(9), Draws.fresh()
        await self.store.create(
            table_id,
            encode(opened),
            draws.seed,
            private,
            now,
            game=game,
            rules=opened.rules,
            seats=seats,
            summary=summary(match),
        )
        table = Table(table_id, [opened], draws, self.now, private=private)
        self.tables[table_id] = table
        log.info("a table was opened", extra={"game": game, "seats": seats})
        return table

    async def find(self, table_id: str) -> Table | None:
        """The table of that id, from memory or the store; None if there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        if table_id not in self.loading:  # several may ask at once
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Table | None:
        row = await self.store.get(table_id)
        if row is None:
            return None
        events = [decode(data) for _, data in await self.store.events(table_id)]
        draws = await self.store.draws(table_id)
        table = Table(table_id, events, draws, self.now, private=row.private)
        table = self.tables.setdefault(table_id, table)
        self._follow_up(table)
        return table

    # ---- commands

    async def ask(self, table: Table, command: Command, base: int | None = None, name: str | None = None) -> Answer:
        """Carry a command out. Returns when it is stored and everybody who may know of it has been told.

        `name` is the sender's own for it: sent again under the same name it is carried out once. Whoever asks may go
        away meanwhile: what was begun is brought to its end.
        """
        return await asyncio.shield(self._spawn(self._ask_in_turn(table, command, base, name)))

    async def _ask_in_turn(self, table: Table, command: Command, base: int | None, name: str | None) -> Answer:
        async with table.lock:
            answer = await self._ask(table, command, base, name)
        self._follow_up(table)
        if answer.refusal is not None:
            self.figures.turned_away[answer.refusal.code] += 1
        return answer

    async def _ask(self, table: Table, command: Command, base: int | None, name: str | None) -> Answer:
        own = table.seat_of(command.player)  # others' names are not looked up: they would tell what was done
        key = f"{own}:{name}" if name is not None and own != SPECTATOR else None
        try:
            for _ in range(3):  # another process may have written first
                if table.behind:
                    await self._catch_up(table)
                made = self._decided(table, command, base)
                if isinstance(made, Refusal):
                    seq = None if key is None else await self.store.key_seq(table.id, key)
                    if seq is not None and seq >= table.match.version:
                        await self._catch_up(table)
                    return Answer("rejected", made) if seq is None else Answer("duplicate")
                result = await self._append(table, key, made)
                if isinstance(result, Duplicate):  # stored by another process
                    await self._catch_up(table)
                    return Answer("duplicate")
                if isinstance(result, Conflict):
                    table.behind = True
                    continue
                self._take(table, made)
                self.fanout.tell(table.id, table.match.version)
                return Answer("applied")
        except Unavailable as error:
            table.behind = True
            log.warning("a command could not be stored: %s", error)
            return Answer("rejected", UNAVAILABLE)
        return Answer("rejected", BUSY)

    def _decided(self, table: Table, command: Command, base: int | None) -> Sequence[Transition] | Refusal:
        """What a command leads to. `base` is the number of what its sender had heard when it was made.

        The sender's own number, whatever seat the command names: others' numbers tell how much they have done.
        """
        if base is not None:
            own = command.player is None and isinstance(command, Act)  # a bot
            seat: Any = getattr(command, "seat", None)
            if base != len(table.heard[seat if own else table.seat_of(command.player, seat)]):
                return STALE
        return transitions(table.match, command, self.now(), table.draws)

    async def _append(self, table: Table, key: str | None, made: Sequence[Transition]) -> Result:
        after = made[-1].after
        stored = [
            StoredEvent(event.at, type(event).__name__, encode(event), key if i == 0 else None)
            for i, (event, _) in enumerate(made)
        ]
        players = None
        if any(isinstance(event, Seated | Stood) for event, _ in made):
            players = {seat: chair.player for seat, chair in enumerate(after.chairs) if chair.player is not None}
        return await self.store.append(
            table.id, table.match.version, stored, status=after.status, players=players, summary=summary(after)
        )

    def _take(self, table: Table, made: Sequence[tuple[AnyEvent, Match | None]]) -> None:
        before = {seat: len(known) for seat, known in table.heard.items()}
        for event, after in made:
            table.take(event, after)
        self.moves += 1
        table.used = time.monotonic()
        if made and isinstance(ended := made[-1][0], Ended):
            log.info("a match is over", extra={"game": table.match.game.name, "reason": ended.reason})
        table.tell(before)

    async def _catch_up(self, table: Table) -> None:
        """Take in what another process has stored."""
        rows = await self.store.events(table.id, table.match.version)
        table.behind = False
        self._take(table, [(decode(data), None) for _, data in rows])

    def hears(self, table_id: str, version: int) -> None:
        """Another process says that a match has so many events."""
        table = self.tables.get(table_id)
        if table is not None and version > table.match.version:
            self._spawn(self._read_on(table))

    def missed(self) -> None:
        """Anything may have been stored by others."""
        for table in self.tables.values():
            self._spawn(self._read_on(table))

    async def _read_on(self, table: Table) -> None:
        async with table.lock:
            table.behind = True
            with contextlib.suppress(Unavailable):
                await self._catch_up(table)
        self._follow_up(table)

    # ---- what follows by itself

    def _follow_up(self, table: Table) -> None:
        """Let bots act, and set the alarm for the next deadline."""
        if self.closed:
            return
        match = table.match
        for seat in match.to_act:
            if match.chairs[seat].bot is not None and seat not in table.thinking:
                table.thinking[seat] = None
                self._spawn(self._let_bot_act(table, seat))
        for seat, choice in table.thinking.items():
            if choice is not None and (seat not in match.to_act or match.chairs[seat].bot is None):
                choice.cancel()  # nobody wants to know any more
        deadlines = [due for seat in match.to_act if (due := match.clock.deadline(seat)) is not None]
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        if deadlines:
            delay = max(0.0, (min(deadlines) - self.now()) / 1_000) + 0.01
            table.alarm = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._expire(table)))

    def _spawn(self, work: Coroutine[None, None, T]) -> "asyncio.Task[T]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a table failed", exc_info=task.exception())

    async def _let_bot_act(self, table: Table, seat: int) -> None:
        """One action of a bot, chosen from its view alone; dropped if its seat has heard something meanwhile."""
        try:
            match = table.match
            level = match.chairs[seat].bot
            if level is None or seat not in match.to_act or match.position is None:
                return
            views = match.position.observe(seat).tobytes()
            seed = int.from_bytes(secrets.token_bytes(7), "big")
            base = len(table.heard[seat])
            choice = asyncio.ensure_future(
                self.workers.choose(match.game.name, views, seat, level, seed, len(match.chairs))
            )
            table.thinking[seat] = choice
            began = time.monotonic()
            await asyncio.wait([choice])
            if choice.cancelled():
                return
            if not any(done.secret for done in match.turn):  # nobody looks on while it marks in secret
                thought = time.monotonic() - began
                await asyncio.sleep(bot_answers(thought, random.random(), self.patience) - thought)
            number = choice.result()
            answer = await self.ask(table, Act(None, seat, number), base)
            if answer.refusal is not None and answer.refusal is not STALE:
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        except NoChoice as error:
            log.error("a bot cannot act: %s", error)
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        finally:
            left = table.thinking.pop(seat, None)
            if left is not None:
                left.cancel()
            self._follow_up(table)

    async def _expire(self, table: Table) -> None:
        """Let bots go on for everybody whose time has run out."""
        now = self.now()
        for seat in table.match.to_act:
            due = table.match.clock.deadline(seat)
            if due is not None and due <= now:
                await self.ask(table, Expire(None, seat, STAND_IN))

    # ---- watching

    def watch(self, table: Table, player: str | None, seat: int | None = None) -> Watcher:
        """Tell somebody what happens from now on; of several seats at one device, what that one hears."""
        watcher = Watcher(table.seat_of(player, seat), player)
        table.watchers.add(watcher)
        return watcher

    def leave(self, table: Table, watcher: Watcher) -> None:
        """No longer. If it was the last of a seat whose turn it is and others wait, a bot goes on after a while."""
        table.watchers.discard(watcher)
        seat = watcher.seat
        others = [chair for chair in table.match.chairs if chair.player not in (None, watcher.player)]
        gone = not any(other.player == watcher.player for other in table.watchers)
        if seat != SPECTATOR and gone and others and self.grace > 0 and not table.match.opened.pace.turn:
            self._spawn(self._stand_in(table, seat))

    async def _stand_in(self, table: Table, seat: int) -> None:
        await asyncio.sleep(self.grace)
        player = table.match.chairs[seat].player
        away = not any(watcher.player == player for watcher in table.watchers)
        waited_for = any(watcher.seat != SPECTATOR for watcher in table.watchers)
        for each in (seat, *table.match.beside(seat)):
            if away and waited_for and each in table.match.to_act:
                await self.ask(table, TakeOver(None, each, STAND_IN))

    # ---- starting and stopping

    async def resume(self, game: str, last: int | None) -> None:
        """After a start: let bots and clocks of running matches go on, and charge nobody the time since `last`."""
        for table_id in await self.store.running():
            row = await self.store.get(table_id)
            table = await self.find(table_id) if row is not None and row.game == game else None
            if table is not None and last is not None and table.match.opened.pace.runs:
                await self.ask(table, Pause(None, max(0, self.now() - last)))

    async def beat(self) -> None:
        """Note every second that the server is alive, so that a stop, however sudden, can be measured."""
        while True:
            try:
                await self.store.heartbeat(self.now())
            except Unavailable as error:
                log.warning("no heartbeat: %s", error)
            self.sweep(time.monotonic() - IDLE)
            await asyncio.sleep(1.0)

    def sweep(self, before: float) -> None:
        """Forget tables that nobody has needed since then; they are read from the store when somebody does."""
        for table in list(self.tables.values()):
            idle = not table.watchers and not table.thinking and table.alarm is None and not table.lock.locked()
            if idle and table.used < before:
                del self.tables[table.id]

    def dismiss(self) -> None:
        """Tell everybody who waits for news that there will be none: the server stops."""
        self.closed = True
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.end()

    async def close(self) -> None:
        """Let what is under way end, and close every watcher."""
        self.dismiss()
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
