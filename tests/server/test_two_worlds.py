"""Whatever is hidden from an audience, every byte that leaves for it stays the same, in process and over sockets."""

import asyncio
import random
import re
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.match.decide import Refusal, decide
from farshore.match.events import Acted, AnyEvent, Opened, Seated, encode
from farshore.server import wire
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import STALE
from farshore.server.store import Store, StoredEvent
from tests.games.matches import amount
from tests.server.serving import Person, Server
from tests.server.worlds import KINDS, World, Worlds, histories, some_audience

STATES = amount(compiled=1_000, off=20, soak=100_000)  # for every game and audience

# ---- everything that leaves for an audience


def said(world: World, seat: int, asked: list[wire.ClientRequest], since: int) -> list[bytes]:
    """Every message that this audience is sent, or could get by asking."""
    table = world.table
    found = [message or b"" for message in world.messages()] if seat == world.subscriber.seat else []
    found += [table.full(seat), wire.encode(wire.about(table.id, table.match))]
    found.append(table.since(seat, table.epoch, since) or b"")
    player = "nobody here" if seat == SPECTATOR else f"player {seat}"
    return found + [answer(table, player, each) for each in asked]


def answer(table: LiveMatch, player: str, asked: wire.ClientRequest) -> bytes:
    """The ack of the server; what would be carried out is not."""
    known = len(table.heard[table.seat_of(player)])
    try:
        command = asked.command(player, table.match.game)
    except NotationError as error:
        return wire.encode(wire.Ack(asked.id, "rejected", known, "unreadable", {"message": str(error)}, str(error)))
    if command is None:
        return b""
    done = decide(table.match, command, table.now(), table.draws) if asked.base in (None, known) else STALE
    if not isinstance(done, Refusal):
        return wire.encode(wire.Ack(asked.id, "applied", known))
    return wire.encode(wire.Ack(asked.id, "rejected", known, done.code, dict(done.args), done.sentence))


def questions(worlds: Worlds, rng: random.Random) -> list[wire.ClientRequest]:
    """What somebody could ask to find something out: legal, illegal and unreadable, for the own seat and others."""
    match, seats = worlds.one.match, len(worlds.one.match.chairs)
    other = rng.randrange(seats)
    mine = other if worlds.audience == SPECTATOR else worlds.audience
    texts = [rng.choice(match.game.actions), "fly", rng.choice(("done", "draw"))]
    if match.position is not None:
        found = [match.position.numbers(seat) for seat in (mine, other)]
        texts += [match.game.actions[rng.choice(legal)] for legal in found if legal]
    known = len(worlds.one.table.heard[worlds.audience])
    kinds = ("undo", "ask_undo", "answer_undo", "hand_back", "resign")
    asked = [wire.ClientRequest("act", "a", mine, text) for text in texts]
    asked += [wire.ClientRequest("act", "b", rng.choice((seats, seats + 1, other)), rng.choice(texts))]
    asked += [wire.ClientRequest("act", "c", mine, texts[-1], False, known + rng.choice((-1, 0, 1)))]
    asked += [wire.ClientRequest(rng.choice(kinds), "d", seat) for seat in (mine, mine, mine, other)]
    return rng.sample(asked, 6)


def compare(name: str, kind: str, states: int, winds_clocks: bool = False) -> None:
    """Look at so many states whose hidden parts differ."""
    rng = random.Random(f"two worlds {name} {kind}")
    compared = 0
    while compared < states:
        seed, audience = rng.randrange(1 << 40), some_audience(games.get(name), kind, rng)
        history = histories(games.get(name), audience, random.Random(seed), winds_clocks=winds_clocks)
        for moment, worlds in enumerate(history):
            if worlds.one.groups == worlds.two.groups:  # as long as nothing is hidden they are one world
                continue
            known = len(worlds.one.table.heard[audience])
            since = rng.choice((0, known, known - 1, known // 2, rng.randrange(known + 1), known + 1))
            asked = questions(worlds, rng)
            one, two = (said(world, audience, asked, since) for world in worlds)
            assert one == two, f"seat {audience}, history {seed}, moment {moment}"
            compared += worlds.differ


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_no_byte_for_an_audience_depends_on_what_is_hidden_from_it(name: str, kind: str) -> None:
    compare(name, kind, STATES)


def test_going_back_does_not_tell_by_a_clock_who_had_been_done() -> None:
    compare("explorers", "a seat", STATES, winds_clocks=True)


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_the_comparison_finds_what_another_audience_may_know(name: str, kind: str) -> None:
    """Two worlds that are the same to one audience differ for a seat that knows more, and the comparison says so."""
    rng = random.Random(f"another {name} {kind}")
    states = found = 0
    while states < STATES // 10:
        audience = some_audience(games.get(name), kind, rng)
        for worlds in histories(games.get(name), audience, random.Random(rng.randrange(1 << 40))):
            if worlds.differ:
                others = [seat for seat in worlds.one.table.heard if seat not in (audience, SPECTATOR)]
                known = [[world.table.full(seat) for seat in others] for world in worlds]
                states += 1
                found += known[0] != known[1]
    assert found > 0.9 * states


class Talkative(LiveMatch):
    """A table that gives away how many events are stored."""

    def full(self, seat: int) -> bytes:
        return super().full(seat) + str(self.match.version).encode()


def test_the_comparison_finds_a_number_that_counts_the_marks_of_others() -> None:
    rng = random.Random("talkative")
    states = found = 0
    while states < STATES // 100:
        for worlds in histories(games.get("explorers"), 0, random.Random(rng.randrange(1 << 40))):
            if worlds.differ:
                tables = [Talkative("table", world.events, world.draws, world.table.now, "epoch") for world in worlds]
                states += 1
                found += tables[0].full(0) != tables[1].full(0)
    assert found > 0.5 * states


# ---- over real sockets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM), server.log()
    server.close()
    assert "Traceback" not in server.log()


@dataclass(frozen=True)
class Twins:
    """Two matches in a server's store that one audience cannot tell apart."""

    ids: tuple[str, str]
    audience: int
    asked: list[wire.ClientRequest]


def make_twins(
    server: Server, people: list[Person], name: str, numbers: range, wish: Callable[[Worlds], bool] = lambda _: True
) -> Iterator[Twins]:
    """States of random histories, each in both worlds, as the server would have stored them."""
    for number in numbers:
        rng = random.Random(f"twins {name} {number}")
        audience = SPECTATOR if number % 5 == 0 else rng.randrange(games.get(name).seats[-1])
        worlds = _some_state(name, audience, rng, wish)
        ids = (f"{name}-{number}-one", f"{name}-{number}-two")
        asyncio.run(_store(server, people, worlds, ids))
        player, table = f"player {audience}", worlds.one.table
        asked = [each for each in questions(worlds, rng) if b'"rejected"' in answer(table, player, each)]
        texts = rng.sample(table.match.game.actions, 3)
        yield Twins(ids, audience, asked + [wire.ClientRequest("why", "w", max(0, audience), text) for text in texts])


def _some_state(name: str, audience: int, rng: random.Random, wish: Callable[[Worlds], bool]) -> Worlds:
    """Anywhere in a match that is not over."""
    while True:
        after = rng.randrange(60)
        seed = rng.randrange(1 << 40)
        for worlds in histories(games.get(name), audience, random.Random(seed), asides=False):
            for world in worlds:  # they are watched over sockets later
                world.table.subscribers.clear()
            after -= 1
            if after < 0 and worlds.differ and worlds.one.match.ended is None and wish(worlds):
                return worlds


async def _store(server: Server, people: list[Person], worlds: Worlds, ids: tuple[str, str]) -> None:
    store = await Store.open(server.database)
    try:
        for table, world in zip(ids, worlds, strict=True):
            opened, *rest = [_seated(event, people) for event in world.events]
            assert isinstance(opened, Opened)
            game, rules, seats = opened.game, opened.rules, opened.seats
            await store.create(
                table, encode(opened), world.draws.seed, False, opened.at, game=game, rules=rules, seats=seats
            )
            stored = [StoredEvent(event.at, type(event).__name__, encode(event), _key(event)) for event in rest]
            players = {seat: people[seat].me["id"] for seat in range(seats)}
            await store.append(
                table,
                1,
                stored,
                status="running",
                players=players,
                summary=wire.encode(wire.summary(world.table.match)),
            )
    finally:
        await store.close()


def _seated(event: AnyEvent, people: list[Person]) -> AnyEvent:
    return msgspec.structs.replace(event, player=people[event.seat].me["id"]) if isinstance(event, Seated) else event


def _key(event: AnyEvent) -> str | None:
    return f"{event.seat}:{event.key}" if isinstance(event, Acted) else None


def plain(text: str, table: str) -> str:
    """Without the id of the table, the epoch and the time, which are no secrets and differ."""
    text = text.replace(table, "TABLE")
    return re.sub(r'("epoch":)"\w+"', r"\1EPOCH", re.sub(r'("now":)\d+', r"\1NOW", text))


def all_frames(person: Person, table: str, asked: list[wire.ClientRequest]) -> list[str]:
    """What comes over a websocket: at first, when some of it is known, and for every request."""
    line = person.join(table)
    line.receive()
    found = line.raw[:]
    for since in (f"{line.epoch}:{line.v - 1}", f"{line.epoch}:0", f"{line.epoch}:{line.v + 1}"):
        again = person.join(table, since)
        found.append(str(again.socket.recv(60)))
        again.close()
    for request in [*map(msgspec.json.encode, asked), b"{", b'{"t": "act"}', b"[" * 2_000]:
        line.socket.send(request.decode())
        found.append(str(line.socket.recv(60)))
    line.socket.send("p")
    found.append(str(line.socket.recv(60)))  # nothing else has come
    line.close()
    return [plain(each, table) for each in found]


def all_answers(
    person: Person, table: str, asked: list[wire.ClientRequest]
) -> list[tuple[int, str, list[tuple[str, str]]]]:
    """What comes over HTTP: status, body and headers, of everything that may be asked and refused."""
    http, path = person.http, f"/api/v1/tables/{table}"
    identity = {"accept-encoding": "identity"}
    answers = [http.get(path + rest, headers=identity) for rest in ("", "/transcript", "/export")]
    epoch, known = answers[0].json()["epoch"], answers[0].json()["v"]
    answers += [http.get(f"{path}/events?since={epoch}:{number}", headers=identity) for number in (known, known - 1)]
    answers += [http.post(f"{path}/{rest}", json={}, headers=identity) for rest in ("sit", "stand", "rematch")]
    for request in [*map(msgspec.json.encode, asked[:2]), b"{"]:
        answers.append(http.post(f"{path}/commands", content=request, headers=identity))
    assert [each.status_code for each in answers[1:3]] == [409, 409]
    return [
        (each.status_code, plain(each.text, table), sorted((n, v) for n, v in each.headers.items() if n != "date"))
        for each in answers
    ]


@pytest.fixture(scope="module")
def people(server: Server) -> list[Person]:
    """One for every seat, and the last one for none."""
    return [Person(server, f"Player {seat}") for seat in range(4)] + [Person(server, "Eve")]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_over_sockets_two_worlds_are_the_same_to_the_byte(name: str, server: Server, people: list[Person]) -> None:
    for twins in make_twins(server, people, name, range(50)):
        person = people[-1 if twins.audience == SPECTATOR else twins.audience]
        one, two = (all_frames(person, table, twins.asked) for table in twins.ids)
        assert one == two, twins
        mine, theirs = (all_answers(person, table, twins.asked) for table in twins.ids)
        assert mine == theirs, twins


def listed(person: Person, twins: Twins) -> list[dict[str, Any]]:
    found = {entry["id"]: entry for entry in person.ask("get", "/api/v1/mine")}
    return [{**found[table], "id": ""} for table in twins.ids]


def has_been_silent(worlds: Worlds) -> bool:
    """Whether in one world others did something after the last thing that the audience has heard."""
    return worlds.audience != SPECTATOR and worlds.one.events[-1].at != worlds.two.events[-1].at


def test_a_list_of_matches_does_not_say_when_others_mark(server: Server) -> None:
    people = [Person(server, f"Player {seat}") for seat in range(4)]  # with few matches, so that all are listed
    for twins in make_twins(server, people, "explorers", range(101, 104), has_been_silent):
        one, two = listed(people[twins.audience], twins)
        assert one == two


def test_the_names_of_others_requests_cannot_be_tried_out(server: Server, people: list[Person]) -> None:
    """A client may count its requests: who could try their names would learn how many marks another seat has made."""
    ann, ben = people[:2]
    table = ann.open("explorers", seats=2, options={"map": "4.90,3.180,2.180,5.270"})
    ben.sit(table)
    mine, other = ann.join(table), ben.join(table)
    for line in (mine, other):
        line.wait(lambda scene: scene["acts"])
    assert mine.do("act", text="terrain P", id="1")["st"] == "applied"
    acks = [other.do("act", text="done", id=name, seat=0) for name in ("1", "2")]
    assert [ack["st"] for ack in acks] == ["rejected", "rejected"]
