"""Starts for which clients reveal their secrets: over HTTP and sockets, with kills and several processes in between."""

import asyncio
import secrets
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from farshore.match.clock import Pace
from farshore.match.commands import Reveal, Sit
from farshore.match.draws import commitment_to
from farshore.match.events import Begun, Drawn, Revealed, StartAbandoned, decode
from farshore.match.export import check, contributions, read_export
from farshore.match.live import REVEAL_TIME
from farshore.server.access import admits
from farshore.server.live_match import LiveMatch
from farshore.server.steady_clock import SteadyClock
from farshore.server.store import LEASE
from farshore.terminal.bot_choices import check_choices
from tests.match.fair_match import commitment, secret
from tests.server.services import Process, processes_on
from tests.server.serving import Person, Server

anyio = pytest.mark.anyio
LONGEST = 6_000  # looks of a twentieth of a second at something that must happen


# ---- several processes on one store, whose notifications are all lost


async def table_of_two(process: Process, *own: str | None) -> LiveMatch:
    """A table at which a and b sit, committed to secrets of these names."""
    registry, pipeline = process.service.registry, process.service.pipeline
    live = await registry.open("lost-cities", {"first_starter": "0"}, 2, Pace(), private=True)
    for player, name in zip("ab", own, strict=True):
        wish = Sit(player, player, commitment=None if name is None else commitment(name))
        assert (await pipeline.submit(live, wish)).refusal is None
    return live


async def reveal(process: Process, live: LiveMatch, player: str, own: str, following: str = "next") -> str:
    found = await process.find(live)
    seat = found.match.seat_of(player)
    assert seat is not None
    command = Reveal(player, seat, secret(own), commitment(f"{following} of {player}"))
    done = await process.service.pipeline.submit(found, command)
    return done.refusal.code if done.refusal else done.status


async def count(process: Process, live: LiveMatch, kind: type) -> int:
    return sum(isinstance(event, kind) for event in await process.events(live))


async def pass_time(processes: Sequence[Process], milliseconds: int) -> None:
    """Let time pass with heartbeats as often as it takes: a longer silence would be given back as a pause."""
    for _ in range(0, milliseconds, LEASE // 2):
        for process in processes:
            clock = process.ownership.clock
            assert isinstance(clock, SteadyClock)
            clock.set(clock() + LEASE // 2)
            await process.tick()


async def until(done: Callable[[], bool]) -> None:
    for _ in range(LONGEST):
        if done():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


@anyio
async def test_two_last_secrets_at_two_processes_begin_one_match(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        for _ in range(5):
            live = await table_of_two(one, "x", "y")
            await two.find(live)
            answers = list(await asyncio.gather(reveal(one, live, "a", "x"), reveal(two, live, "b", "y")))
            assert answers == ["applied", "applied"]
            assert await count(one, live, Begun) == 1
            assert await reveal(two, live, "a", "x") == "revealed"
            assert await count(two, live, Revealed) == 2


@anyio
@pytest.mark.parametrize("killed", range(4))
async def test_a_process_that_dies_at_any_moment_of_a_start_leaves_no_match_stuck(url: str, killed: int) -> None:
    """Before the table is full, before the first secret, between the two, and after the first draw."""
    async with processes_on(url, 2) as (one, two):
        here = one
        registry, pipeline = one.service.registry, one.service.pipeline
        live = await registry.open("lost-cities", {"first_starter": "0"}, 2, Pace(), private=True)
        assert (await pipeline.submit(live, Sit("a", "a", commitment=commitment("x")))).refusal is None
        for moment in range(4):
            if moment == killed:
                await one.die()
                await two.tick()
                here = two
            if moment == 0:
                wish = Sit("b", "b", commitment=commitment("y"))
                assert (await here.service.pipeline.submit(await here.find(live), wish)).refusal is None
            if moment == 1:
                assert await reveal(here, live, "b", "y") == "applied"
            if moment == 2:
                assert await reveal(here, live, "a", "x") == "applied"
        await here.tick()
        assert here.owns(live)
        assert await here.act(live, "a") == "applied"
        assert await count(here, live, Begun) == 1
        found = await here.find(live)
        indices = [event.index for event in await here.events(live) if isinstance(event, Drawn)]
        assert indices == list(range(found.match.draw_count))


@anyio
async def test_a_start_without_all_secrets_is_abandoned_once_by_its_owner(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await table_of_two(one, "x", "y")
        copy = await two.find(live)
        assert await reveal(two, live, "a", "x") == "applied"
        await one.tick()
        await pass_time((two, one), REVEAL_TIME)
        for process in (two, one):
            process.service.pipeline.on_change(await process.find(live))
        await until(lambda: live.match.starting is None)
        await two.tick()
        assert [chair.name for chair in copy.match.chairs] == ["a", ""]
        assert await count(two, live, StartAbandoned) == 1
        assert (await one.store.seats_of("b", [live.id]), copy.match.status) == ({}, "open")
        assert admits(copy, "b", "")  # though the table is private
        assert not admits(copy, "c", "")
        wish = Sit("b", "b", commitment=commitment("z"))
        assert (await two.service.pipeline.submit(copy, wish)).refusal is None
        assert await reveal(two, live, "b", "z") == "applied"
        assert await reveal(one, live, "a", "next of a", "later") == "applied"
        assert (await one.find(live)).match.begun
        assert await count(one, live, Begun) == 1


@anyio
async def test_clients_have_all_of_their_time_again_when_another_process_takes_over(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await table_of_two(one, "x", "y")
        await one.die()
        clock = two.ownership.clock
        assert isinstance(clock, SteadyClock)
        clock.set(clock() + REVEAL_TIME)
        await two.tick()
        found = await two.find(live)
        await until(lambda: found.match.reveal_by is not None and found.match.reveal_by > clock() + REVEAL_TIME // 2)
        assert await reveal(two, live, "a", "x") == "applied"
        assert await reveal(two, live, "b", "y") == "applied"
        assert found.match.begun


# ---- a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("fair")).start("lost-cities")
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()


class Client:
    """Somebody whose program contributes to chance."""

    def __init__(self, server: Server, name: str) -> None:
        self.person = Person(server, name)
        self.known: dict[str, str] = {}

    def commit(self) -> str:
        own = secrets.token_hex(32)
        found = str(commitment_to(own))
        self.known[found] = own
        return found

    def open(self, **wishes: Any) -> Any:
        wish = {"game": "lost-cities", "commitment": self.commit(), "options": {"first_starter": "0"}, **wishes}
        return self.person.ask("post", "/api/v1/tables", wish)

    def reveal(self, about: Any, **changes: Any) -> Any:
        seat = next(seat for seat in about["fair"]["owed"] if about["seats"][seat]["commitment"] in self.known)
        text = self.known[about["seats"][seat]["commitment"]]
        request = {"t": "reveal", "id": secrets.token_hex(8), "seat": seat, "text": text, "following": self.commit()}
        return self.person.ask("post", f"/api/v1/tables/{about['id']}/commands", request | changes)

    def look(self, table: str) -> Any:
        return self.person.ask("get", f"/api/v1/tables/{table}")["scene"]["about"]

    def finish(self, table: str) -> list[str]:
        """Resign, and check the export; who contributed."""
        line = self.person.join(table)
        line.wait(lambda scene: scene["about"]["status"] == "running")
        assert line.do("resign")["st"] == "applied"
        line.close()
        given = read_export(self.person.http.get(f"/api/v1/tables/{table}/export").content)
        assert check(given) == []
        return [sentence.split(", contributed")[0] for sentence in contributions(given)]


def test_alone_against_a_bot_one_request_more_begins_the_match(server: Server) -> None:
    ann = Client(server, "Ann")
    made = ann.open(bots=[{"seat": 1, "level": 1}])
    about = made["about"]
    assert (about["status"], about["fair"]["owed"]) == ("starting", [0])
    assert about["commitment"]
    assert ann.person.ask("get", "/api/v1/mine")[0]["status"] == "starting"
    wrong = ann.reveal(about, text="00" * 32)
    assert (wrong["st"], wrong["why"]) == ("rejected", "wrong_secret")
    again = {"id": "the same"}
    assert ann.reveal(about, **again)["st"] == "applied"
    assert ann.reveal(about, **again)["st"] == "duplicate"
    assert ann.reveal(about)["why"] == "revealed"
    running = ann.look(made["id"])
    assert (running["status"], running["commitment"]) == ("running", about["commitment"])
    assert [seat["commitment"] for seat in running["seats"]] == [None, None]
    assert ann.finish(made["id"]) == ["seat 0, Ann"]


def test_two_people_reveal_over_sockets_and_play_again(server: Server) -> None:
    ann, ben = Client(server, "Ann"), Client(server, "Ben")
    made = ann.open(private=False)
    table = made["id"]
    assert (made["about"]["status"], made["about"]["fair"]["owed"]) == ("open", [])
    line = ann.person.join(table)
    ben.person.ask("post", f"/api/v1/tables/{table}/sit", {"commitment": ben.commit()})
    scene = line.wait(lambda scene: scene["about"]["status"] == "starting")
    assert scene["about"]["fair"]["owed"] == [0, 1]
    own = ann.known[scene["about"]["seats"][0]["commitment"]]
    key = line.send("reveal", text=own, following=ann.commit())
    while (message := line.receive())["t"] != "ack":
        pass
    assert (message["id"], message["st"]) == (key, "applied")
    assert ben.reveal(ann.look(table))["st"] == "applied"
    line.wait(lambda scene: scene["about"]["status"] == "running")
    line.close()
    assert ann.finish(table) == ["seat 0, Ann", "seat 1, Ben"]
    for client in (ann, ben):
        again = client.person.ask("post", f"/api/v1/tables/{table}/rematch", {"commitment": client.commit()})
    assert again["about"]["status"] == "starting"
    for client in (ben, ann):
        assert client.reveal(client.look(again["id"]))["st"] == "applied"
    assert ann.finish(again["id"]) == ["seat 0, Ben", "seat 1, Ann"]


def test_people_at_one_device_contribute_once(server: Server) -> None:
    ann = Client(server, "Ann")
    made = ann.open(together=["Ben"])
    assert made["about"]["fair"]["owed"] == [0, 1]
    assert ann.reveal(made["about"])["st"] == "applied"
    assert ann.finish(made["id"]) == ["seat 0, Ann", "seat 1, Ben"]
    again = ann.person.ask("post", f"/api/v1/tables/{made['id']}/rematch", {"commitment": ann.commit()})
    assert again["about"]["fair"]["owed"] == [0, 1]
    assert ann.reveal(again["about"])["st"] == "applied"
    assert ann.look(again["id"])["status"] == "running"


def test_a_program_that_sends_nothing_may_play_and_the_result_says_so(server: Server) -> None:
    ann, ben = Client(server, "Ann"), Client(server, "Ben")
    made = ann.open(private=False)
    ben.person.sit(made["id"])
    assert ann.reveal(ann.look(made["id"]))["st"] == "applied"
    assert ann.look(made["id"])["fair"]["without"] == [1]
    ann.finish(made["id"])
    assert ben.look(made["id"])["fair"]["without"] == [1]
    stored = ann.person.http.get(f"/api/v1/tables/{made['id']}/export").json()["events"]
    assert next(event for event in stored if event["event"] == "ended")["without"] == [1]


def test_bots_choose_what_follows_from_the_seed_of_the_match(server: Server) -> None:
    ann = Client(server, "Ann")
    made = ann.open(bots=[{"seat": 1, "level": 2}])
    assert ann.reveal(made["about"])["st"] == "applied"
    line = ann.person.join(made["id"])
    for _ in range(4):
        scene = line.wait(lambda scene: scene["acts"])
        assert line.do("act", text=scene["legal"][0]["text"])["st"] == "applied"
        assert line.do("act", text="draw")["st"] == "applied"
    line.wait(lambda scene: scene["acts"])
    line.close()
    ann.finish(made["id"])
    given = read_export(ann.person.http.get(f"/api/v1/tables/{made['id']}/export").content)
    found = check_choices([decode(bytes(raw)) for raw in given.events], given.seed)
    assert (found.same[2], found.other[2], found.wrong) == (8, 0, [])


@pytest.mark.parametrize("path", ["", "/sit", "/rematch"])
def test_a_commitment_that_is_none_is_refused_with_a_sentence(server: Server, path: str) -> None:
    ann, ben = Client(server, "Ann"), Client(server, "Ben")
    if path == "":
        answer = ann.person.http.post("/api/v1/tables", json={"game": "lost-cities", "commitment": "no"})
    else:
        made = ann.open(private=False, bots=[{"seat": 1, "level": 1}] if path == "/rematch" else [])
        if path == "/rematch":
            ann.reveal(made["about"])
            ann.finish(made["id"])
        who = ann if path == "/rematch" else ben
        answer = who.person.http.post(f"/api/v1/tables/{made['id']}{path}", json={"commitment": "no"})
    assert answer.status_code in (400, 409)
    assert "64 characters" in answer.json()["detail"]


def test_a_server_killed_between_commitment_secret_and_first_card_begins_the_match_once(tmp_path: Path) -> None:
    server = Server(tmp_path).start("lost-cities")
    try:
        ann, ben = Client(server, "Ann"), Client(server, "Ben")
        made = ann.open(private=False)
        table = made["id"]
        ben.person.ask("post", f"/api/v1/tables/{table}/sit", {"commitment": ben.commit()})
        server.kill()
        server.start("lost-cities")
        about = ann.look(table)
        assert (about["status"], about["commitment"]) == ("starting", made["about"]["commitment"])
        assert ann.reveal(about)["st"] == "applied"
        server.kill()
        server.start("lost-cities")
        assert ben.reveal(ben.look(table))["st"] == "applied"
        server.kill()
        server.start("lost-cities")
        assert ann.look(table)["status"] == "running"
        ann.finish(table)
        stored = ann.person.http.get(f"/api/v1/tables/{table}/export").json()["events"]
        kinds = [event["event"] for event in stored]
        assert (kinds.count("begun"), kinds.count("revealed"), kinds.count("start_abandoned")) == (1, 2, 0)
        assert "Traceback" not in server.log()
    finally:
        server.kill()
        server.close()
