"""Requests that arrive at once, from many sockets, in several processes or in any order, make one history."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from farshore.engine.game import SPECTATOR
from farshore.match.audience import heard
from farshore.match.commands import Act, Command, Sit, Undo
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import Acted, AnyEvent, Opened, Undone
from farshore.match.evolve import begin, evolve, fold
from farshore.match.live import Match
from farshore.server.store import Store
from tests.games.matches import SOAK
from tests.server.chaos import check_shown, stored
from tests.server.serving import Server

RACE = 2_000  # requests in a match: a turn has a limited number of undos
RACES = 5 if SOAK else 1
SOME = 50  # requests over one socket in a race


# ---- over real sockets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("races")).start()
    yield server
    server.kill()


class Guest:
    """A person who talks to one or several servers at once."""

    def __init__(self, http: httpx.AsyncClient, token: str) -> None:
        self.http = http
        self.headers = {"Authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer = await self.http.request(method, path, json=data, headers=self.headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def join(self, open_: AsyncExitStack, url: str, table: str, sockets: int) -> list[ClientConnection]:
        """So many sockets at a table; the first message of each has been read."""
        address = f"{url.replace('http', 'ws')}/ws/v1/tables/{table}"
        found = []
        for _ in range(sockets):
            line = connect(address, additional_headers=self.headers, ping_interval=None, max_size=None)
            found.append(await open_.enter_async_context(line))
            await found[-1].recv()
        return found


@asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Guest]]:
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=20)) as http:
        found = []
        for number in range(count):
            found.append(Guest(http, (await http.post("/api/v1/me", json={"name": f"P{number}"})).json()["token"]))
            http.cookies.clear()  # or the next would be the same person
        yield found


async def open_table(guests: list[Guest], game: str, **options: str) -> str:
    wish = {"game": game, "seats": len(guests), "options": options, "private": False}
    table: str = (await guests[0].ask("post", "/api/v1/tables", wish))["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await guest.ask("post", f"/api/v1/tables/{table}/sit", {"seat": seat})
    return table


async def ack_of(socket: ClientConnection) -> Any:
    """The next ack; what was heard meanwhile is left aside."""
    while True:
        text = await socket.recv()
        if text.startswith('{"t":"ack"'):  # type: ignore[arg-type]
            return json.loads(text)


async def send_and_collect(socket: ClientConnection, frames: list[dict[str, Any]]) -> list[Any]:
    """Send all of them without waiting, then gather the acks."""
    for frame in frames:
        await socket.send(json.dumps(frame))
    async with asyncio.timeout(300):
        return [await ack_of(socket) for _ in frames]


async def over_http(guest: Guest, table: str, frame: dict[str, Any]) -> Any:
    """The ack of a request over HTTP; None if there were too many."""
    answer = await guest.http.post(f"/api/v1/tables/{table}/commands", json=frame, headers=guest.headers)
    if answer.status_code == 429:
        return None
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.anyio
@pytest.mark.slow
async def test_one_name_a_thousand_times_at_once_is_one_event(server: Server) -> None:
    async with people(server.url, 2) as guests, AsyncExitStack() as open_:
        table = await open_table(guests, "lost-cities", rounds="1", first_starter="0")
        text = (await guests[0].ask("get", f"/api/v1/tables/{table}"))["scene"]["legal"][0]["text"]
        frame = {"t": "act", "id": "once", "seat": 0, "text": text}
        sockets = await guests[0].join(open_, server.url, table, 8)
        answers = await asyncio.gather(
            *(send_and_collect(socket, [frame] * 110) for socket in sockets),
            *(over_http(guests[0], table, frame) for _ in range(120)),
        )
        acks = [ack for some in answers for ack in (some if isinstance(some, list) else [some])]
        assert len(acks) == 1_000
        assert Counter(ack["st"] for ack in acks if ack is not None) == {
            "applied": 1,
            "duplicate": sum(ack is not None for ack in acks) - 1,
        }
        store = await Store.open(server.database)
        events = await stored(store, table)
        await store.close()
        assert [event.key for event in events if isinstance(event, Acted)] == ["once"]
        shown = await guests[0].ask("get", f"/api/v1/tables/{table}")
        assert [each["kind"] for each in shown["heard"]].count("acted") == 1


@pytest.mark.anyio
async def test_of_many_who_saw_the_same_only_the_first_acts(server: Server) -> None:
    """Different requests with one base, where seats act one after the other."""
    async with people(server.url, 2) as guests, AsyncExitStack() as open_:
        table = await open_table(guests, "lost-cities", rounds="1", first_starter="0")
        full = await guests[0].ask("get", f"/api/v1/tables/{table}")
        sockets = await guests[0].join(open_, server.url, table, 4)
        texts = [each["text"] for each in full["scene"]["legal"]]
        acks: list[Any] = []
        for some in await asyncio.gather(
            *(
                send_and_collect(
                    socket,
                    [
                        {
                            "t": "act",
                            "id": f"{s}.{n}",
                            "seat": 0,
                            "text": texts[(s + n) % len(texts)],
                            "base": full["v"],
                        }
                        for n in range(25)
                    ],
                )
                for s, socket in enumerate(sockets)
            )
        ):
            acks += some
        assert Counter((ack["st"], ack.get("why", "")) for ack in acks) == {
            ("applied", ""): 1,
            ("rejected", "stale"): 99,
        }
        store = await Store.open(server.database)
        events = await stored(store, table)
        await store.close()
        applied = next(ack["id"] for ack in acks if ack["st"] == "applied")
        assert [event.key for event in events if isinstance(event, Acted)] == [applied]


@pytest.mark.anyio
async def test_an_undo_sent_twice_is_carried_out_once(server: Server) -> None:
    async with people(server.url, 1) as guests, AsyncExitStack() as open_:
        table = await open_table(guests, "explorers")
        (socket,) = await guests[0].join(open_, server.url, table, 1)
        undoable = number = 0
        while undoable < 2:  # so that a second undo would find something
            scene = (await guests[0].ask("get", f"/api/v1/tables/{table}"))["scene"]
            texts = [each["text"] for each in scene["legal"]]
            text = next((text for text in texts if text != "done"), "done")
            frame = {"t": "act", "id": f"a{number}", "seat": 0, "text": text}
            assert (await send_and_collect(socket, [frame]))[0]["st"] == "applied"
            scene = (await guests[0].ask("get", f"/api/v1/tables/{table}"))["scene"]
            undoable = undoable + 1 if scene["may_undo"] else 0
            number += 1
        acks = await send_and_collect(socket, [{"t": "undo", "id": "once", "seat": 0}] * 2)
        assert [ack["st"] for ack in acks] == ["applied", "duplicate"]
        store = await Store.open(server.database)
        events = await stored(store, table)
        await store.close()
        assert sum(isinstance(event, Undone) for event in events) == 1


# ---- several processes


@pytest.fixture(params=[2, 4] if SOAK else [2])
def servers(request: pytest.FixtureRequest, tmp_path: Path, postgresql_url: str) -> Iterator[list[Server]]:
    """So many on one PostgreSQL."""
    servers = []
    for number in range(request.param):
        (tmp_path / f"{number}").mkdir()
        servers.append(Server(tmp_path / f"{number}", postgresql_url).start())
    yield servers
    for server in servers:
        server.kill()
    assert not any("Traceback" in server.log() for server in servers)


class Racer:
    """A person who acts and takes back at a server as fast as it is answered, whatever others do."""

    def __init__(self, guest: Guest, url: str, table: str, name: str, seat: int, rng: random.Random) -> None:
        self.guest = guest
        self.url = url
        self.table = table
        self.name = name
        self.seat = seat
        self.rng = rng
        self.legal: list[str] = []
        self.acks: list[Any] = []
        self.texts: dict[str, str] = {}

    async def race(self, count: int) -> None:
        """So many requests, with a new socket now and then."""
        for some in range(0, count, SOME):
            async with AsyncExitStack() as open_:
                (socket,) = await self.guest.join(open_, self.url, self.table, 1)
                for number in range(some, min(some + SOME, count)):
                    await socket.send(json.dumps(self._request(f"{self.name}.{number}")))
                    async with asyncio.timeout(300):
                        await self._until_answered(socket)

    def _request(self, key: str) -> dict[str, Any]:
        acts = [text for text in self.legal if text != "done"]
        if acts and self.rng.random() < 0.6:
            self.texts[key] = self.rng.choice(acts)
            return {"t": "act", "id": key, "seat": self.seat, "text": self.texts[key]}
        return {"t": "undo", "id": key, "seat": self.seat}

    async def _until_answered(self, socket: ClientConnection) -> None:
        while True:
            message = json.loads(await socket.recv())
            if message["t"] == "ack":
                self.acks.append(message)
                return
            if message["t"] in ("ev", "full"):
                self.legal = [each["text"] for each in message["scene"]["legal"]]

    def applied(self, kind: str) -> list[str]:
        return [
            ack["id"] for ack in self.acks if ack["st"] == "applied" and (ack["id"] in self.texts) == (kind == "act")
        ]


@pytest.mark.anyio
@pytest.mark.slow
async def test_several_processes_on_one_match_make_one_history(servers: list[Server]) -> None:
    """Two people, each with sockets at all servers, act and take back all at once in a turn that is never closed."""
    async with people(servers[0].url, 2) as guests:
        for number in range(RACES):
            await race(servers, guests, random.Random(11 + number))


async def race(servers: list[Server], guests: list[Guest], rng: random.Random) -> None:
    """One match, and what is stored of it."""
    table = await open_table(guests, "explorers")
    racers = [
        Racer(guest, server.url, table, f"{seat}.{number}.{i}", seat, random.Random(rng.random()))
        for seat, guest in enumerate(guests)
        for number, server in enumerate(servers)
        for i in range(2)
    ]
    legal = [each["text"] for each in (await guests[0].ask("get", f"/api/v1/tables/{table}"))["scene"]["legal"]]
    for racer in racers:
        racer.legal = legal  # until it hears of something else
    await asyncio.gather(*(racer.race(RACE // len(racers)) for racer in racers))

    store = await Store.open(servers[0].database)
    events = await stored(store, table)
    row = await store.get(table)
    await store.close()
    statuses = Counter(ack["st"] for racer in racers for ack in racer.acks)
    assert sum(statuses.values()) == RACE
    assert statuses["applied"] > RACE / 20, statuses
    assert statuses["duplicate"] == 0
    assert row is not None
    assert row.version == len(events)

    acts = [event for event in events if isinstance(event, Acted)]
    by_key = {event.key: event for event in acts}
    assert len(by_key) == len(acts)
    assert sorted(by_key, key=str) == sorted(key for racer in racers for key in racer.applied("act"))
    assert sum(isinstance(event, Undone) for event in events) == sum(len(each.applied("undo")) for each in racers)
    for racer in racers:
        mine = [event.key for event in acts if event.key in racer.texts]
        assert mine == racer.applied("act")
        assert all(by_key[key].text == racer.texts[key] for key in racer.applied("act"))
    winners = {key.split(".")[1] for key in by_key if key is not None}
    assert winners == {str(number) for number in range(len(servers))}, "one of the servers never won"

    assert fold(events).version == len(events)
    for server in servers:
        await until_shown(server, table, events, guests)


async def until_shown(server: Server, table: str, events: list[AnyEvent], guests: Sequence[Guest]) -> None:
    """Wait until a server has heard of the last event of the other, and check what it shows then."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http, asyncio.timeout(300):
        while True:
            shown = {}
            for seat, guest in enumerate(guests):
                shown[seat] = (await http.get(f"/api/v1/tables/{table}", headers=guest.headers)).content
            with suppress(AssertionError):
                return check_shown(table, events, shown)
            await asyncio.sleep(0.1)


@pytest.mark.anyio
@pytest.mark.slow
async def test_one_name_at_several_processes_is_one_event_that_all_show(servers: list[Server]) -> None:
    async with people(servers[0].url, 2) as guests, AsyncExitStack() as open_:
        for _ in range(8):
            table = await open_table(guests, "lost-cities", rounds="1", first_starter="0")
            full = await guests[0].ask("get", f"/api/v1/tables/{table}")
            frame = {"t": "act", "id": "once", "seat": 0, "text": full["scene"]["legal"][0]["text"]}
            sockets = [each for one in servers for each in await guests[0].join(open_, one.url, table, 3)]
            answers = await asyncio.gather(*(send_and_collect(socket, [frame] * 10) for socket in sockets))
            acks = [ack for some in answers for ack in some]
            assert Counter(ack["st"] for ack in acks) == {"applied": 1, "duplicate": 30 * len(servers) - 1}
            # Who is told that it is done already can rely on it: the act is among what this server has told.
            assert [ack["v"] for ack in acks if ack["v"] <= full["v"]] == []


# ---- any order, without a server

DRAWS = Draws(bytes(range(1, 33)))


class History:
    """A match, and what each audience has heard of it, without times."""

    def __init__(self, match: Match, known: dict[int, list[tuple[str, int | None, str]]]) -> None:
        self.match = match
        self.known = known

    def copy(self) -> "History":
        return History(self.match, {seat: list(each) for seat, each in self.known.items()})

    def take(self, events: tuple[AnyEvent, ...]) -> None:
        for event in events:
            after = evolve(self.match, event)
            for seat, known in self.known.items():
                known += [(each.kind, each.seat, each.text) for each in heard(self.match, event, after, seat)]
            self.match = after

    def do(self, command: Command, now: int) -> None:
        events = decide(self.match, command, now, DRAWS)
        assert not isinstance(events, Refusal), (command, events)
        self.take(events)

    def legal(self, seat: int) -> list[int]:
        assert self.match.position is not None
        return self.match.position.numbers(seat)

    def result(self) -> tuple[Any, ...]:
        """Everything that must not depend on who was faster."""
        match = self.match
        assert match.position is not None
        ended = None if match.ended is None else (match.ended.reason, match.ended.scores, match.ended.ranks)
        position = match.position
        return (
            position.states.tobytes(),
            position.scores,
            match.to_act,
            match.draw_count,
            ended,
            match.version,
            self.known,
        )


def begun(seats: int) -> History:
    opened = Opened(0, "explorers", 1, {}, seats)
    history = History(begin(opened), {seat: [] for seat in (*range(seats), SPECTATOR)})
    for seat in range(seats):
        history.do(Sit(f"p{seat}", f"Player {seat}"), 1)
    return history


def plans(history: History, rng: random.Random) -> list[list[Command]]:
    """What each seat does in a turn that all play at once: some actions, some of them taken back, and `done`.

    A seat that takes `done` back is left out: whether it still can depends on the others.
    """
    found = []
    done = history.match.game.read(0, "done")
    for seat in history.match.to_act:
        alone, depth = history.copy(), 0
        commands: list[Command] = []
        while True:
            legal = alone.legal(seat)
            acts = [number for number in legal if number != done]
            if depth and rng.random() < 0.3:
                command: Command = Undo(f"p{seat}", seat)
                depth -= 1
            elif acts and (len(commands) < 5 or done not in legal):
                command = Act(f"p{seat}", seat, rng.choice(acts), f"{seat}.{len(commands)}")
                depth += 1
            else:
                command = Act(f"p{seat}", seat, done, f"{seat}.{len(commands)}")
            commands.append(command)
            if isinstance(command, Act) and command.action == done:
                break
            alone.do(command, 1)
        found.append(commands)
    return found


def orders(lengths: list[int], rng: random.Random, most: int) -> Iterator[tuple[int, ...]]:
    """Every order in which lists of these lengths can be merged, or so many of them by chance."""
    cards = [i for i, length in enumerate(lengths) for _ in range(length)]
    total, left = 1, len(cards)
    for length in lengths:
        for step in range(length):
            total = total * (left - step) // (step + 1)
        left -= length
    if total <= most:
        yield from _merges(tuple(lengths))
        return
    yield tuple(cards)
    yield tuple(reversed(cards))
    for _ in range(most - 2):
        rng.shuffle(cards)
        yield tuple(cards)


def _merges(left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not any(left):
        yield ()
    for i, count in enumerate(left):
        if count:
            for rest in _merges((*left[:i], count - 1, *left[i + 1 :])):
                yield (i, *rest)


def test_the_orders_are_all_there_are() -> None:
    found = list(orders([2, 2, 1], random.Random(0), 100))
    assert sorted(found) == sorted(set(itertools.permutations([0, 0, 1, 1, 2])))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_turn_played_at_once_it_does_not_matter_who_is_faster(seats: int) -> None:
    rng = random.Random(seats)
    history = begun(seats)
    at_once = undone = 0
    for _ in range(60 * seats):
        if history.match.ended is not None or at_once >= 8:
            break
        to_act = history.match.to_act
        if len(to_act) < 2:
            history.do(Act(f"p{to_act[0]}", to_act[0], rng.choice(history.legal(to_act[0]))), 1)
            continue
        lists = plans(history, rng)
        results = []
        for order in orders([len(each) for each in lists], rng, 40):
            run, queues = history.copy(), [iter(each) for each in lists]
            for now, i in enumerate(order, 1):
                run.do(next(queues[i]), now * 1_000)
            results.append(run)
        assert all(run.result() == results[0].result() for run in results)
        undone += sum(isinstance(each, Undo) for each in itertools.chain(*lists))
        at_once += 1
        history = rng.choice(results)
    assert at_once >= 8
    assert undone > 0
