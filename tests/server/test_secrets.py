"""What must not leave: seeds before the end, cards, what others do in secret; and who may not act changes nothing."""

import asyncio
import base64
import itertools
import json
import random
import re
import signal
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import farshore
from farshore import bots, games
from farshore.engine.game import SPECTATOR, option_text
from farshore.games import lost_cities
from farshore.match.clock import Pace
from farshore.match.commands import Act, AnswerUndo, AskUndo, Command, Sit, Undo
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import Acted, Drawn, Event, Opened, Rewound, Undone, decode
from farshore.match.evolve import begin, evolve, fold
from farshore.match.live import Match
from farshore.server.bot_driver import REPLY_DELAYS, REPLY_JITTER, reply_delay
from farshore.server.live_match import LiveMatch
from farshore.server.service import MatchService
from farshore.server.store import Store
from tests.games.adapters import adapter
from tests.games.matches import amount, random_options
from tests.server.services import all_ready
from tests.server.serving import Line, Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM), server.log()
    server.close()
    assert "Traceback" not in server.log()


class Traffic:
    """Everything that the server has said to some people, over HTTP and over sockets."""

    def __init__(self, server: Server, *names: str) -> None:
        self.bodies: list[bytes] = []
        self.people = [Person(server, name) for name in names]
        for person in self.people:
            person.http.event_hooks = {"response": [self.note]}

    def note(self, answer: httpx.Response) -> None:
        answer.read()
        self.bodies.append(repr(answer.headers.raw).encode() + answer.content)

    def all(self) -> bytes:
        lines = [line for person in self.people for line in person.lines]
        return b"\n".join(self.bodies + [text.encode() for line in lines for text in line.raw])


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{server.folder / 'matches.sqlite'}?mode=ro", uri=True)


def seed_of(server: Server, table: str) -> bytes:
    with closing(database(server)) as connection:
        found: bytes = connection.execute("SELECT seed FROM matches WHERE id = ?", (table,)).fetchone()[0]
        return found


def events_of(server: Server, table: str) -> list[bytes]:
    with closing(database(server)) as connection:
        query = "SELECT data FROM events WHERE match = ? ORDER BY seq"
        return [data for (data,) in connection.execute(query, (table,))]


def forms(seed: bytes) -> list[bytes]:
    """How a seed could be written."""
    found = [seed, seed.hex().encode(), base64.b64encode(seed), base64.urlsafe_b64encode(seed), base64.b32encode(seed)]
    found += [form.rstrip(b"=") for form in found[2:]]
    found += [str(int.from_bytes(seed, "big")).encode(), str(list(seed)).encode(), repr(seed).encode()]
    return [*found, str(list(seed)).replace(" ", "").encode(), seed[:8], seed.hex()[:16].encode()]


def holds(data: bytes, seed: bytes) -> bool:
    low = data.lower()
    return any(form in data or (form.isascii() and form.lower() in low) for form in forms(seed))


def figures(server: Server) -> bytes:
    return httpx.get(f"{server.url}/metrics").content


def test_a_seed_is_found_however_it_is_written() -> None:
    seed = bytes(range(100, 132))
    for form in forms(seed):
        assert holds(b"..." + form + b"...", seed)
    assert holds(seed.hex().upper().encode(), seed)
    assert not holds(Draws(seed).commitment.encode(), seed)


# ---- whole matches, listened to


def play(lines: list[Line], rng: random.Random, most: int) -> None:
    """So many actions of those who sit there, or to the end."""
    for _ in range(most):
        movers = [line for line in lines if line.scene["acts"]]
        if lines[0].scene["about"]["status"] == "over":
            return
        if not movers:
            lines[0].receive()
            continue
        mover = rng.choice(movers)
        ack = mover.do("act", text=rng.choice(mover.scene["legal"])["text"])
        assert ack["st"] == "applied", ack
        for line in lines:
            catch_up(line)


def catch_up(line: Line) -> None:
    """Take in everything that has come: a ping is answered after it."""
    line.socket.send("p")
    while (text := line.socket.recv(60)) != "0":
        assert isinstance(text, str)
        line.raw.append(text)
        message = json.loads(text)
        if "scene" in message:
            line.heard = message["heard"] if message["t"] == "full" else line.heard + message["heard"]
            line.v, line.scene = message["v"], message["scene"]
            assert len(line.heard) == line.v


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("against", ["a person", "a bot"])
def test_a_seed_is_in_nothing_but_the_export_after_the_end(server: Server, name: str, against: str) -> None:
    traffic = Traffic(server, "Ann", "Ben", "Eve")
    ann, ben, eve = traffic.people
    bots = [{"seat": 1, "level": 1}] if against == "a bot" else []
    table = ann.open(name, seats=2, options=adapter(name).short, bots=bots)
    players = [ann] if bots else [ann, ben]
    if not bots:
        refused_to_everybody(traffic, table)
        ben.sit(table)
    lines = [person.join(table) for person in (*players, eve)]
    for line in lines:
        line.wait(lambda scene: scene["about"]["status"] == "running")
    rng = random.Random(f"canary {name} {against}")
    secret = Draws(seed_of(server, table))
    published = secret.of_start(0).seed
    final = fold([decode(data) for data in events_of(server, table)]).draws_by(secret).seed
    for _ in range(3):
        play(lines, rng, 8)
        assert lines[0].scene["about"]["status"] == "running"
        refused_to_everybody(traffic, table)
        ask_around(traffic, table)
        for seed in (secret.seed, published, final):
            assert not holds(traffic.all(), seed)
            assert not holds(server.log().encode() + figures(server), seed)
    lines[0].do("resign") if bots else play(lines, rng, 10_000)
    for line in lines:
        line.wait(lambda scene: scene["about"]["status"] == "over")
    ask_around(traffic, table)
    ann.http.get(f"/api/v1/tables/{table}/transcript")
    for seed in (secret.seed, published, final):
        assert not holds(traffic.all(), seed)
        assert not holds(server.log().encode() + figures(server), seed)
    exported = eve.http.get(f"/api/v1/tables/{table}/export").content
    assert holds(exported, published)
    assert not holds(exported, secret.seed)
    check_legal(lines)
    check_log(server, table)


def refused_to_everybody(traffic: Traffic, table: str) -> None:
    """Export and transcript of a match that is not over."""
    with httpx.Client(base_url=traffic.people[0].server.url) as stranger:
        for http in (stranger, *(person.http for person in traffic.people)):
            for what in ("export", "transcript"):
                answer = http.get(f"/api/v1/tables/{table}/{what}")
                traffic.note(answer)
                assert answer.status_code == 409
                assert not re.search(r"[0-9a-f]{32}|card |lay |mark ", answer.text)


def ask_around(traffic: Traffic, table: str) -> None:
    """Every page and list there is, and requests that make no sense."""
    for person in traffic.people:
        for path in ("me", "games", "tables", "mine", "finished", f"tables/{table}", f"tables/{table}/events"):
            person.http.get(f"/api/v1/{path}")
        for path in ("/", f"/table/{table}", "/health", "/schema/openapi.json", f"/api/v1/tables/{table}/nothing"):
            person.http.get(path)
        for request in (b"{", b'{"t": "act", "id": "x", "seat": 0, "text": "lay canary"}', b"[" * 5_000):
            person.http.post(f"/api/v1/tables/{table}/commands", content=request)
        for line in person.lines:
            line.send("act", text="mark canary")
            line.send("act", text="draw", seat=7)
            line.socket.send('{"canary": 1}')
            catch_up(line)


def check_legal(lines: list[Line]) -> None:
    """Legal actions are sent to the seat whose they are, and only while it is to act."""
    seats = {line.scene["seat"] for line in lines}
    assert None in seats
    for line in lines:
        scenes = [scene for text in line.raw if (scene := json.loads(text).get("scene"))]
        assert {scene["seat"] for scene in scenes} == {line.scene["seat"]}
        assert all(scene["acts"] or not scene["legal"] for scene in scenes)
        assert any(scene["legal"] for scene in scenes) == (line.scene["seat"] is not None)


def check_log(server: Server, table: str) -> None:
    """Neither log nor figures tell of a card, an action or a name."""
    said = server.log() + figures(server).decode()
    events = [decode(data) for data in events_of(server, table)]
    texts = {event.text for event in events if isinstance(event, Acted | Drawn)}
    texts |= {card for text in texts if re.fullmatch(r"[A-Z](x|\d+)", card := text.split()[-1])}
    texts -= {"draw", "done", "skip", "stop", "pass", "scout", "fort", "settle"}  # plain words
    assert texts
    assert "canary" not in said
    assert table not in said
    assert seed_of(server, table).hex() not in said
    for text in texts:
        assert not re.search(rf"(?<![\w.:-]){re.escape(text)}(?![\w.:-])", said), text
    for name in ("Ann", "Ben", "Eve"):
        assert not re.search(rf"\b{name}\b", said)


def test_a_list_tells_of_the_own_turn_and_the_own_deadline_alone(server: Server) -> None:
    """In a turn that all play at once, nobody sees in any list whether others have acted, nor until when they may."""
    ann, ben, eve = (Person(server, each) for each in ("Ann", "Ben", "Eve"))
    table = ann.open("explorers", seats=2, options=adapter("explorers").short, pace={"turn": 600_000, "bank": 0})
    ben.sit(table)
    line, other = ann.join(table), ben.join(table)
    other.wait(lambda scene: scene["about"]["status"] == "running")
    line.wait(lambda scene: scene["about"]["status"] == "running")
    chooser = line if line.scene["acts"] else other
    chooser.do("act", text=chooser.scene["legal"][0]["text"])  # the terrain: from here on both mark at once
    line.wait(lambda scene: scene["acts"] and scene["legal"][0]["text"].startswith("mark"))

    def lists(person: Person) -> list[Any]:
        return [person.ask("get", f"/api/v1/{path}") for path in ("mine", "tables", "finished")]

    before, own = [lists(person) for person in (ben, eve)], lists(ann)[0][0]
    assert own["my_turn"]
    assert own["deadline"] == line.scene["times"][0]["deadline"]
    while line.scene["acts"]:
        line.do("act", text=line.scene["legal"][0]["text"])
    assert [lists(person) for person in (ben, eve)] == before
    own = lists(ann)[0][0]
    assert (own["my_turn"], own["deadline"]) == (False, None)


# ---- taking back


@pytest.mark.parametrize("name", games.names())
def test_nothing_can_be_taken_back_after_something_hidden_came_to_light(name: str) -> None:
    """Neither what was done before a card was drawn, nor a turn that has closed; and all else can be."""
    game = games.get(name)
    rng = random.Random(f"undo {name}")
    refused = allowed = 0
    while refused + allowed < amount(compiled=5_000, off=50, soak=100_000):
        options = {key: option_text(value) for key, value in random_options(game, rng).items()}
        seats = rng.choice([number for number in game.seats if number > 1])
        match, draws = begin(Opened(0, name, game.rules_version, options, seats)), Draws(rng.randbytes(32))
        made: list[int] = []  # when each step that still holds was made
        now = light = 0  # when something came to light last
        commands: list[Command] = [Sit(f"p{seat}", f"Player {seat}") for seat in range(seats)]
        while (match.ended is None or commands) and now < 400:
            now += 1
            command = commands.pop(0) if commands else any_command(match, rng)
            found = decide(match, command, now, draws)
            for event in () if isinstance(found, Refusal) else found:
                light = now if came_to_light(match, event) else light
                made = held(match, event, made, now)
                match = evolve(match, event)
            if match.ended is not None or not match.begun:
                continue
            for seat in range(seats):
                mine = [then for (actor, _), then in zip(match.steps, made, strict=True) if actor == seat]
                undone = not isinstance(decide(match, Undo(f"p{seat}", seat), now, draws), Refusal)
                assert not (undone and mine[-1] <= light), f"{match.transcript()}"
                allowed += undone
                refused += bool(mine) and mine[-1] <= light
    assert allowed > 100
    assert refused > 100


def any_command(match: Match, rng: random.Random) -> Command:
    seat = rng.randrange(len(match.chairs))
    chance = rng.random()
    if chance < 0.1:
        return Undo(f"p{seat}", seat)
    if chance < 0.15:
        return AskUndo(f"p{seat}", seat)
    if match.asked is not None and chance < 0.6:
        return AnswerUndo(f"p{seat}", seat, rng.random() < 0.9)
    assert match.position is not None
    seat = rng.choice(match.to_act)
    return Act(f"p{seat}", seat, rng.choice(match.position.numbers(seat)))


def came_to_light(match: Match, event: Event) -> bool:
    """Whether an outcome was drawn, or somebody's action closed a turn in which others acted in secret."""
    if isinstance(event, Drawn):
        return True
    after = evolve(match, event)
    closed = after.position is not None and after.position.who <= 0
    return isinstance(event, Acted) and closed and any(done.secret for done in after.undoable)


def held(match: Match, event: Event, made: list[int], now: int) -> list[int]:
    """When the steps were made that still hold after an event."""
    if isinstance(event, Acted | Drawn):
        return [*made, now]
    if isinstance(event, Rewound):
        return made[: event.keep]
    if isinstance(event, Undone):
        last = max(i for i, (actor, _) in enumerate(match.steps) if actor == event.seat)
        return made[:last] + made[last + 1 :]
    return made


# ---- who may not act


@pytest.mark.parametrize("name", games.names())
def test_a_legal_action_in_the_wrong_hands_changes_nothing(name: str, tmp_path: Path) -> None:
    """By another seat, by somebody who sits elsewhere or nowhere, at another table, and after the end."""

    async def try_everything() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}")
        service = MatchService(store, all_ready())
        rng = random.Random(f"hands {name}")
        table, other = [await two_sit_down(service, name, pair) for pair in (("ann", "ben"), ("cid", "dot"))]
        tried = 0
        for _ in range(amount(compiled=30, off=3, soak=300)):
            if table.match.ended is not None:
                break
            tried += await try_all(service, table, other, rng)
            seat = rng.choice(table.match.to_act)
            assert table.match.position is not None
            number = rng.choice(table.match.position.numbers(seat))
            assert (await service.pipeline.submit(table, Act(("ann", "ben")[seat], seat, number))).status == "applied"
        assert tried > 50
        await finish(service, table, rng)
        before = await everything(service, table)
        for player in ("ann", "ben", "cid", "eve"):
            for seat in (0, 1):
                for number in range(len(table.match.game.actions)):
                    answer = await service.pipeline.submit(table, Act(player, seat, number))
                    assert answer.status == "rejected"
        assert await everything(service, table) == before
        await service.close()
        await store.close()

    asyncio.run(try_everything())


async def two_sit_down(service: MatchService, name: str, players: tuple[str, str]) -> LiveMatch:
    for player in players:
        await service.store.add_player(player, player.encode(), player, 1)
    table = await service.registry.open(name, dict(adapter(name).short), 2, Pace(), private=False)
    for seat, player in enumerate(players):
        assert (await service.pipeline.submit(table, Sit(player, player.title(), seat))).status == "applied"
    return table


async def everything(service: MatchService, *tables: LiveMatch) -> list[Any]:
    """What is stored of these tables and what everybody has heard there."""
    return [
        (await service.store.events(each.id), await service.store.get(each.id), each.match, str(each.heard))
        for each in tables
    ]


async def try_all(service: MatchService, table: LiveMatch, other: LiveMatch, rng: random.Random) -> int:
    """Everything that is legal for a seat, by everybody else."""
    before = await everything(service, table, other)
    subscribers = [
        service.presence.join(each, player) for each in (table, other) for player in ("ann", "ben", "cid", "dot", None)
    ]
    assert table.match.position is not None
    tried = 0
    for seat in table.match.to_act:
        for number in table.match.position.numbers(seat):
            own = ("ann", "ben")[seat]
            wrong = [(table, player, seat) for player in ("ann", "ben", "cid", "eve") if player != own]
            wrong += [(other, own, seat), (other, own, 1 - seat), (table, own, rng.choice((-1, SPECTATOR, 2, 9)))]
            wrong += [(table, own, 1 - seat), (table, "eve", 1 - seat)]
            for where, player, place in wrong:
                answer = await service.pipeline.submit(where, Act(player, place, number))
                assert answer.status == "rejected", (number, player, place)
                assert answer.refusal is not None
                assert answer.refusal.code in ("not_yours", "no_seat")
                tried += 1
    for subscriber in subscribers:
        assert subscriber.waiting == []
        (table if subscriber in table.subscribers else other).subscribers.discard(subscriber)
    assert await everything(service, table, other) == before
    return tried


async def finish(service: MatchService, table: LiveMatch, rng: random.Random) -> None:
    while table.match.ended is None:
        seat = rng.choice(table.match.to_act)
        assert table.match.position is not None
        number = rng.choice(table.match.position.numbers(seat))
        assert (await service.pipeline.submit(table, Act(("ann", "ben")[seat], seat, number))).status == "applied"


@pytest.mark.parametrize("name", games.names())
def test_over_sockets_a_legal_action_in_the_wrong_hands_changes_nothing(server: Server, name: str) -> None:
    ann, ben, eve = people = [Person(server, each) for each in ("Ann", "Ben", "Eve")]
    table = ann.open(name, seats=2, options=adapter(name).short)
    ben.sit(table)
    other = eve.open(name, seats=2, options=adapter(name).short)
    lines = [person.join(table) for person in people]
    for line in lines:
        line.wait(lambda scene: scene["about"]["status"] == "running")
    mover = next(line for line in lines if line.scene["acts"])
    seat = mover.scene["seat"]
    before = events_of(server, table), events_of(server, other)
    for text in [each["text"] for each in mover.scene["legal"]][:8]:
        for line in lines:
            if line is not mover:
                assert line.do("act", text=text, seat=seat)["why"] == "not_yours"
                refused = {"t": "act", "id": "over http", "seat": seat, "text": text}
                assert not done(people[lines.index(line)], table, refused)
        assert not done(people[seat], other, {"t": "act", "id": "elsewhere", "seat": 0, "text": text})
        with httpx.Client(base_url=server.url) as stranger:
            answer = stranger.post(f"/api/v1/tables/{table}/commands", json={"t": "act", "id": "x", "seat": seat})
            assert answer.status_code == 401
    assert (events_of(server, table), events_of(server, other)) == before


def done(person: Person, table: str, request: dict[str, Any]) -> bool:
    """Whether something came of a request over HTTP."""
    answer = person.http.post(f"/api/v1/tables/{table}/commands", json=request)
    return answer.status_code == 200 and answer.json()["st"] != "rejected"


@pytest.mark.parametrize("level", [1, 2])
def test_how_long_a_bot_takes_tells_nothing_of_what_it_holds(level: int) -> None:
    """S8: with real thinking, of hands that differ; the thinking itself may depend on the hand, the answer may not."""
    game, rng = lost_cities.GAME, random.Random(8)
    holds, answers = [], []
    for seed in range(1_500):
        play = farshore.new(game, seed=seed)
        seat = play.to_act[0]
        bot = bots.make(game, level, seed)
        began = time.perf_counter()
        bot.choose(play.turn(seat))
        answers.append(reply_delay(time.perf_counter() - began, rng.random()))
        holds.append(sum(int(card[1:]) if card[1:].isdigit() else 0 for card in play.view(seat).hand))
    assert abs(statistics.correlation(holds, answers)) < 0.05


def test_a_bot_answers_at_a_few_times_whatever_it_thinks() -> None:
    for slot, next_slot in itertools.pairwise((0.0, *REPLY_DELAYS)):
        for dice in (0.0, 0.5, 1.0):
            thoughts = [
                slot + REPLY_JITTER + part * (next_slot - slot - 2 * REPLY_JITTER) for part in (0.01, 0.5, 0.99)
            ]
            assert len({reply_delay(thought, dice) for thought in thoughts}) == 1
    assert reply_delay(100.0, 0.5) == 100.0
    assert reply_delay(0.3, 0.5, patience=2.0) == 2 * REPLY_DELAYS[0]
    assert reply_delay(0.3, 0.5, patience=0.0) == 0.3
