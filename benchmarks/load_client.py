"""The people of `load.py`: they talk to a server over HTTP and websockets, all in one process and without tasks.

A websocket is handled where its bytes arrive, so that what is measured is the server and not a queue of ours.
"""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.games.adapters import adapter

PATIENCE = 10.0  # seconds after which an answer is missing
CONNECTIONS = 32  # for HTTP
JOINING = 64  # people who come at once
ARRIVING = 60.0  # seconds until somebody who came must have seen the match
TRY_AGAIN = 1012  # a close code: who is sent away with it comes back, as the page does


# ---- messages, as far as they matter here


class Choice(msgspec.Struct):
    text: str


class About(msgspec.Struct):
    id: str
    status: str


class Scene(msgspec.Struct):
    about: About
    seat: int | None
    acts: bool
    legal: list[Choice]


class Heard(msgspec.Struct):
    kind: str
    seat: int | None = None


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    id: str
    st: str
    why: str = ""


class Full(msgspec.Struct, tag_field="t", tag="full"):
    v: int
    scene: Scene


class Ev(msgspec.Struct, tag_field="t", tag="ev"):
    v: int
    heard: list[Heard]
    scene: Scene


_message = msgspec.json.Decoder(Ack | Full | Ev)


# ---- what is counted


class Tally:
    """What was measured in one stretch of time; latencies in seconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # from sending a move to its ack
        self.seen: list[float] = []  # from sending a move to the opponent's message about it
        self.late: list[float] = []  # by how much moves were sent later than they should have been
        self.errors: Counter[str] = Counter()
        self.idle = 0  # times when no table could take a move
        self.renewed = 0

    def add(self, other: "Tally") -> None:
        self.acks += other.acks
        self.seen += other.seen
        self.late += other.late
        self.errors += other.errors
        self.idle += other.idle
        self.renewed += other.renewed


def percentile(values: Sequence[float], percent: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


async def pace(rate: float, seconds: float, fire: Callable[[], None], late: list[float]) -> None:
    """Call `fire` so many times a second, evenly, whatever becomes of it."""
    began = time.perf_counter()
    for number in range(round(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        late.append(max(0.0, time.perf_counter() - due))
        fire()


# ---- HTTP


class Http:
    """A few connections that are kept open, to each of several ports in turn."""

    def __init__(self, *ports: int, connections: int = CONNECTIONS) -> None:
        self._ports = itertools.cycle(ports)
        self._free: asyncio.LifoQueue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.LifoQueue()
        for _ in range(connections):
            self._free.put_nowait(None)

    def next_port(self) -> int:
        """Where the next connection goes, as a proxy would send it."""
        return next(self._ports)

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, token: str = "", data: Any = None) -> Any:
        return await self.ask("POST", path, token, {} if data is None else data)

    async def ask(self, method: str, path: str, token: str = "", data: Any = None) -> Any:
        """The answer: JSON as what it says, all else as text. Raises RuntimeError if it is none of 200 to 299."""
        body = b"" if data is None else msgspec.json.encode(data)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: {len(body)}\r\n"
        head += "content-type: application/json\r\n" if body else ""
        head += f"authorization: Bearer {token}\r\n" if token else ""
        line = await self._free.get()
        if line is not None and (line[0].at_eof() or line[1].is_closing()):  # the server closes what is not used
            line[1].close()
            line = None
        try:
            reader, writer = line = line or await asyncio.open_connection("127.0.0.1", self.next_port())
            writer.write(head.encode() + b"\r\n" + body)
            lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
            headers = dict(each.split(": ", 1) for each in lines[1:] if ": " in each)
            content = await reader.readexactly(int(headers.get("content-length", "0")))
            if headers.get("connection") == "close":
                writer.close()
                line = None
        except BaseException:
            line = None
            raise
        finally:
            self._free.put_nowait(line)
        status = int(lines[0].split()[1])
        if not 200 <= status < 300:
            raise RuntimeError(f"{method} {path}: {status} {content.decode()[:300]}")
        return msgspec.json.decode(content) if "json" in headers.get("content-type", "") else content.decode()

    def close(self) -> None:
        while not self._free.empty():
            line = self._free.get_nowait()
            if line is not None:
                line[1].close()


# ---- websockets


class Line(asyncio.Protocol):
    """A websocket. `on_text` gets what arrives and when, `on_lost` hears if the other side closes it."""

    def __init__(
        self,
        url: str,
        token: str,
        on_text: Callable[["Line", bytes, float], None],
        on_lost: Callable[["Line"], None],
    ) -> None:
        self._address = parse_uri(url)
        self._protocol = ClientProtocol(self._address, max_size=None)
        self._token = token
        self._on_text = on_text
        self._on_lost = on_lost
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False

    @property
    def code(self) -> int | None:
        return self._protocol.close_code

    @property
    def reason(self) -> str:
        return f"{self._protocol.close_code} {self._protocol.close_reason or ''}".strip()

    async def open(self) -> "Line":
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._address.host, self._address.port)
        await asyncio.wait_for(self.opened, 60)
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        request = self._protocol.connect()
        if self._token:
            request.headers["Authorization"] = f"Bearer {self._token}"
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self._protocol.receive_data(data)
        self._flush()
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._opened()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._on_text(self, bytes(event.data), at)

    def eof_received(self) -> None:
        self._protocol.receive_eof()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("a websocket was refused"))
        elif not self.closing:
            self._on_lost(self)

    def _opened(self) -> None:
        if not self.opened.done() and self._protocol.state is State.OPEN:
            self.opened.set_result(None)

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        self.closing = True
        if self._transport is not None and not self._transport.is_closing():
            if self._protocol.state is State.OPEN:
                self._protocol.send_close(1000)
                self._flush()
            self._transport.close()


# ---- people at tables


class Person:
    """Somebody with a socket at a table, and what it last showed."""

    def __init__(self, crowd: "Crowd", token: str) -> None:
        self.crowd = crowd
        self.token = token
        self.table: Table | Practice | None = None
        self.line: Line | None = None
        self.scene: Scene | None = None
        self.v = -1

    async def join(self, table: "Table | Practice") -> None:
        self.table, self.scene, self.v = table, None, -1
        url = f"ws://127.0.0.1:{self.crowd.http.next_port()}/ws/v1/tables/{table.id}"
        self.line = Line(url, self.token, self._hear, self._lost)
        await self.line.open()

    async def arrive(self, table: "Table | Practice") -> None:
        """Join, and wait until the match is seen."""
        await self.join(table)
        until = time.perf_counter() + ARRIVING
        while self.scene is None:
            if time.perf_counter() > until:
                raise SystemExit(f"somebody was not told within {ARRIVING:g} s what there is to see")
            if self.line is None:
                await asyncio.sleep(1.0)
                await self.join(table)
            await asyncio.sleep(0.02)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    def _lost(self, line: Line) -> None:
        if line is self.line:
            came = self.scene is not None
            self.line = self.scene = None  # it takes no further part, unless it was still arriving
            if came or line.code != TRY_AGAIN:
                self.crowd.tally.errors[f"socket closed: {line.reason}"] += 1
            else:
                self.crowd.sent_back += 1

    def _hear(self, line: Line, data: bytes, at: float) -> None:
        if line is not self.line or self.table is None:
            return
        message = _message.decode(data)
        if isinstance(message, Ack):
            self.table.acked(self, message, at)
            return
        if isinstance(message, Ev) and message.v != self.v + len(message.heard):
            self.crowd.tally.errors["gap in what was heard"] += 1
        self.v, self.scene = message.v, message.scene
        self.table.heard(self, message.heard if isinstance(message, Ev) else [], at)

    def move(self) -> str:
        """Send a legal action, chosen at random; its name."""
        assert self.scene is not None
        return self.say("act", random.choice(self.scene.legal).text)

    def say(self, kind: str, text: str = "") -> str:
        assert self.scene is not None
        assert self.line is not None
        name = str(next(self.crowd.names))
        asked = {"t": kind, "id": name, "seat": self.scene.seat, "text": text}
        self.line.send(msgspec.json.encode(asked))
        return name

    @property
    def can_move(self) -> bool:
        return self.scene is not None and self.scene.acts and bool(self.scene.legal)


class Table:
    """Two people at a match. One move is under way at a time."""

    def __init__(self, crowd: "Crowd", table_id: str, people: list[Person]) -> None:
        self.crowd = crowd
        self.id = table_id
        self.people = people
        self.mover: Person | None = None  # who made the last move
        self.name = ""  # of the move that has no ack yet
        self.sent = 0.0
        self.told = True  # whether the mover has heard of its own move
        self.unseen: dict[int, int] = {0: 0, 1: 0}  # moves of each seat that the other has not heard of
        self.owed: dict[int, int] = {}  # those of them that it has to hear of: the rest were made in secret
        self.due = 0.0  # until when; 0: nothing is owed
        self.renewing = False

    def move(self) -> bool:
        """Let somebody move whose turn it is; False if nobody can."""
        if self.name or not self.told or self.renewing:
            return False
        able = [person for person in self.people if person.can_move]
        if not able:
            return False
        self.mover = random.choice(able)
        assert self.mover.scene is not None
        assert self.mover.scene.seat is not None
        self.unseen[self.mover.scene.seat] += 1
        self.told = False
        self.sent = time.perf_counter()
        self.name = self.mover.move()
        return True

    def acked(self, person: Person, ack: Ack, at: float) -> None:
        tally = self.crowd.tally
        if ack.id != self.name or person is not self.mover:
            tally.errors["ack of nothing"] += 1
            return
        self.name = ""
        if ack.st == "applied":
            tally.acks.append(at - self.sent)
        else:
            tally.errors[f"rejected: {ack.why or ack.st}"] += 1
            self.told = True

    def heard(self, person: Person, heard: list[Heard], at: float) -> None:
        assert person.scene is not None
        mine = person.scene.seat
        if person is self.mover:
            if not self.told:
                self.told = True
                if any(each.kind != "acted" or each.seat != mine for each in heard) or self.crowd.open[self.id]:
                    # A turn has closed, or nothing is secret: the other must hear of it, too.
                    self.owed, self.due = dict(self.unseen), at + PATIENCE
        elif heard and self.mover is not None:
            self.crowd.tally.seen.append(at - self.sent)
        for each in heard:
            if each.kind == "acted" and each.seat is not None and each.seat != mine:
                self.unseen[each.seat] -= 1
                self.owed[each.seat] = self.owed.get(each.seat, 0) - 1
        if not any(number > 0 for number in self.owed.values()):
            self.due = 0.0
        ended = [each.scene is not None and each.scene.about.status == "over" for each in self.people]
        if all(ended) and not self.renewing:
            self.renewing = True
            self.crowd.spawn(self._renew())

    async def _renew(self) -> None:
        """The same two again, at a new table."""
        await asyncio.sleep(0.05)  # the ack comes after it
        self.crowd.tally.renewed += 1
        for person in self.people:
            again = await self.crowd.http.post(f"/api/v1/tables/{self.id}/rematch", person.token)
        self.crowd.open[again["id"]] = self.crowd.open.pop(self.id)
        for person in self.people:
            person.leave()
        if any(self.unseen.values()):
            self.crowd.tally.errors["not seen by the opponent"] += 1
        self.id = again["id"]
        self.mover, self.name, self.told, self.unseen = None, "", True, {0: 0, 1: 0}
        self.owed, self.due = {}, 0.0
        for person in self.people:
            await person.join(self)
        self.renewing = False

    def check(self, now: float) -> None:
        """Count what is missing, once."""
        if self.name and now > self.sent + PATIENCE:
            self.crowd.tally.errors["no ack"] += 1
            self.name = ""
        if not self.told and now > self.sent + PATIENCE:
            self.crowd.tally.errors["not told of its own move"] += 1
            self.told = True
        if self.due and now > self.due:
            self.crowd.tally.errors["not seen by the opponent"] += 1
            self.unseen, self.owed, self.due = {0: 0, 1: 0}, {}, 0.0


class Practice:
    """Somebody who plays bots and moves at once, so that they always have something to think about."""

    def __init__(self, crowd: "Crowd", person: Person, game: str, bots: int, level: int) -> None:
        self.crowd = crowd
        self.person = person
        self.id = ""
        self.wish = {"game": game, "seat": 0, "bots": [{"seat": 1 + i, "level": level} for i in range(bots)]}
        self.wanted = False
        self.over = True
        self.name = ""  # of the move that has no ack yet
        self.moves = 0  # of the bots

    async def begin(self) -> None:
        self.wanted = True
        await self._again()

    def end(self) -> None:
        self.wanted = False
        if not self.over and self.person.line is not None and self.person.scene is not None:
            self.over = True
            self.person.say("resign")

    def acked(self, person: Person, ack: Ack, _: float) -> None:
        if ack.st != "applied" and not self.over:
            self.crowd.tally.errors[f"rejected: {ack.why or ack.st}"] += 1
        self.name = ""
        self._move(person)

    def heard(self, person: Person, heard: list[Heard], _: float) -> None:
        self.moves += sum(each.kind == "acted" and each.seat != 0 for each in heard)
        if not self.over and person.scene is not None and person.scene.about.status == "over":
            self.over = True
            self.crowd.spawn(self._again())
        self._move(person)

    def _move(self, person: Person) -> None:
        if not self.over and not self.name and person.can_move:
            self.name = person.move()

    async def _again(self) -> None:
        self.person.leave()
        if self.wanted:
            self.id = (await self.crowd.http.post("/api/v1/tables", self.person.token, self.wish))["id"]
            self.over, self.name = False, ""
            await self.person.join(self)
        if not self.wanted:  # any more
            self.end()


class Crowd:
    """Everybody, and the tables at which they play."""

    def __init__(self, *ports: int) -> None:
        self.http = Http(*ports)
        self.tally = Tally()
        self.people: list[Person] = []
        self.tables: list[Table] = []
        self.open: dict[str, bool] = {}  # by table: whether nothing is done in secret there
        self.sent_back = 0  # times that somebody who came was told to try again
        self.names = itertools.count()
        self.tasks: set[asyncio.Task[None]] = set()
        self._next = 0

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.errors[f"{type(error).__name__}: {error}"[:90]] += 1

    async def person(self) -> Person:
        token = (await self.http.post("/api/v1/me"))["token"]
        found = Person(self, token)
        self.people.append(found)
        return found

    async def seat(self, games: Sequence[str]) -> None:
        """Open one table for each game named, with two new people at each."""

        async def one(game: str) -> None:
            people = [await self.person(), await self.person()]
            wish = {"game": game, "seats": 2, "private": False}
            table = (await self.http.post("/api/v1/tables", people[0].token, wish))["id"]
            await self.http.post(f"/api/v1/tables/{table}/sit", people[1].token)
            self.open[table] = adapter(game).is_open
            self.tables.append(Table(self, table, people))

        await _together([lambda game=game: one(game) for game in games], CONNECTIONS)  # type: ignore[misc]
        random.shuffle(self.tables)

    async def join(self) -> None:
        """Let everybody at a table open a socket, and wait until all have seen their match."""
        both = [(table, person) for table in self.tables for person in table.people if person.line is None]
        await _together([lambda t=t, p=p: p.arrive(t) for t, p in both], JOINING)  # type: ignore[misc]

    def fire(self) -> None:
        """One move, at the next table where somebody can."""
        for _ in range(len(self.tables)):
            self._next = (self._next + 1) % len(self.tables)
            if self.tables[self._next].move():
                return
        self.tally.idle += 1

    async def play(self, rate: float, seconds: float) -> Tally:
        """So many moves a second; what came of them."""
        self.tally = Tally()
        checking = asyncio.create_task(self._check())
        await pace(rate, seconds, self.fire, self.tally.late)
        until = time.perf_counter() + PATIENCE + 2
        while time.perf_counter() < until and any(table.name or table.due for table in self.tables):
            await asyncio.sleep(0.05)
        checking.cancel()
        return self.tally

    async def _check(self) -> None:
        while True:
            await asyncio.sleep(0.5)
            now = time.perf_counter()
            for table in self.tables:
                table.check(now)

    async def close(self) -> None:
        for person in self.people:
            person.leave()
        for task in list(self.tasks):
            task.cancel()
        self.http.close()
        await asyncio.sleep(0.1)


async def _together(jobs: list[Callable[[], Coroutine[Any, Any, Any]]], most: int) -> None:
    """Do them all, so many at a time."""
    waiting = iter(jobs)

    async def work() -> None:
        for job in waiting:
            await job()

    await asyncio.gather(*(work() for _ in range(most)))
