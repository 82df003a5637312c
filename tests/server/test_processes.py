"""Real server processes on one PostgreSQL: when the owner of a match is killed, stopped or cut off, another goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from farshore.match.events import Acted, decode
from farshore.server.store import Store
from tests.games.matches import SOAK
from tests.server.proxy import DatabaseProxy, RoundRobin
from tests.server.serving import SOURCE, Line, Person, Server

STOPPED = 10.0  # seconds for which a process is stopped
MOVES = 1_000 if SOAK else 20  # of a socket from one process to the next
OPTIONS = {"rounds": "1", "first_starter": "0"}


class Cluster:
    """Two servers, four in a soak, that reach PostgreSQL each by a proxy of its own, and a proxy in front of them."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.relays: list[DatabaseProxy] = []
        self.servers: list[Server] = []
        for name in "abcd" if SOAK else "ab":
            home = folder / name
            home.mkdir()
            self.relays.append(DatabaseProxy(home, database))
            self.servers.append(Server(home, self.relays[-1].database, grace="2"))
        for server in self.servers:
            server.start("lost-cities")
        self.front = RoundRobin([server.port for server in self.servers])

    def match_with_a_bot(self) -> tuple[str, Line]:
        """A match that the first server owns, and its only person, who is connected to the second."""
        ann = Person(self.servers[0], "Ann")
        table = ann.open("lost-cities", options=OPTIONS, bots=[{"seat": 1, "level": 1}])
        line = visit(ann, self.servers[1]).join(table)
        line.wait(lambda scene: scene["acts"])
        return table, line

    def acted(self, table: str) -> list[Acted]:
        """The actions that are stored."""

        async def read() -> list[Acted]:
            store = await Store.open(self.database)
            rows = await store.events(table)
            await store.close()
            return [event for event in (decode(data) for _, data in rows) if isinstance(event, Acted)]

        return asyncio.run(read())


def visit(person: Person, server: Server) -> Person:
    """The same person, at another server."""
    guest = Person.__new__(Person)
    guest.server, guest.me, guest.lines, guest.http = server, person.me, [], person.http
    return guest


def take_a_turn(line: Line) -> None:
    """Lay or discard, and draw; then the bot is to act."""
    for _ in range(2):
        assert line.do("act", text=line.scene["legal"][-1]["text"])["st"] == "applied"
    assert not line.scene["acts"]


def until(done: Callable[[], Any], what: str) -> None:
    limit = time.monotonic() + 300
    while not done():
        assert time.monotonic() < limit, what
        time.sleep(0.1)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str]) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), new_database())
    yield cluster
    cluster.front.close()
    for server, relay in zip(cluster.servers, cluster.relays, strict=True):
        server.kill()
        server.close()
        relay.close()


def test_a_match_whose_owner_is_stopped_goes_on_and_nothing_happens_twice(cluster: Cluster) -> None:
    owner = cluster.servers[0].process
    assert owner is not None
    table, line = cluster.match_with_a_bot()
    take_a_turn(line)
    line.wait(lambda scene: scene["acts"])  # the owner runs the bot
    owner.send_signal(signal.SIGSTOP)
    stopped = time.monotonic()
    try:
        take_a_turn(line)
        line.wait(lambda scene: scene["acts"])  # the other one does
        stored = cluster.acted(table)
        time.sleep(max(0.0, STOPPED - (time.monotonic() - stopped)))
    finally:
        owner.send_signal(signal.SIGCONT)
    shown = f"{cluster.servers[0].url}/api/v1/tables/{table}"
    until(lambda: line.person.http.get(shown).status_code == 200, "it goes on")
    assert cluster.acted(table) == stored
    take_a_turn(line)
    line.wait(lambda scene: scene["acts"])
    assert [event.seat for event in cluster.acted(table)] == [0, 0, 1, 1] * 3


def test_a_match_whose_owner_loses_the_database_goes_on_and_nothing_happens_twice(cluster: Cluster) -> None:
    table, line = cluster.match_with_a_bot()
    cluster.relays[0].cut = True
    try:
        take_a_turn(line)
        line.wait(lambda scene: scene["acts"])
        stored = cluster.acted(table)
    finally:
        cluster.relays[0].cut = False
    shown = f"{cluster.servers[0].url}/api/v1/tables/{table}"
    until(lambda: line.person.http.get(shown).status_code == 200, "it has its database again")
    assert cluster.acted(table) == stored
    take_a_turn(line)
    line.wait(lambda scene: scene["acts"])
    assert [event.seat for event in cluster.acted(table)] == [0, 0, 1, 1] * 2


def test_a_match_whose_owner_is_killed_goes_on(cluster: Cluster) -> None:
    table, line = cluster.match_with_a_bot()
    cluster.servers[0].kill()
    take_a_turn(line)
    line.wait(lambda scene: scene["acts"])
    assert [event.seat for event in cluster.acted(table)] == [0, 0, 1, 1]
    cluster.servers[0].start("lost-cities")


def test_who_was_deleted_at_one_process_is_disconnected_at_the_other(cluster: Cluster) -> None:
    ann = Person(cluster.servers[0], "Ann")
    table = ann.open("lost-cities", options=OPTIONS, bots=[{"seat": 1, "level": 1}])
    line = visit(ann, cluster.servers[1]).join(table)
    line.wait(lambda scene: scene["acts"])
    ann.ask("delete", "/api/v1/me")
    assert line.code_of_end() == 1012


def test_two_who_ask_for_a_rematch_at_two_processes_meet_at_one_table(cluster: Cluster) -> None:
    people = [Person(server, "Ann") for server in cluster.servers]
    table = people[0].open("lost-cities", options=OPTIONS)
    people[1].sit(table)
    lines = [person.join(table) for person in people]
    for line in lines:
        line.wait(lambda scene: scene["about"]["status"] == "running")
    lines[0].do("resign")
    lines[1].wait(lambda scene: scene["about"]["status"] == "over")
    before = len(people[0].ask("get", "/api/v1/tables"))

    async def both() -> list[str]:
        asked = (asyncio.to_thread(each.ask, "post", f"/api/v1/tables/{table}/rematch") for each in people * 4)
        return [found["id"] for found in await asyncio.gather(*asked)]

    assert len(set(asyncio.run(both()))) == 1
    assert len(people[0].ask("get", "/api/v1/tables")) == before


def test_a_player_whose_socket_moves_between_processes_is_not_replaced(cluster: Cluster) -> None:
    """Ann's connection moves to the next process every time, for longer than the grace period; Ben waits for her."""
    ann, ben = Person(cluster.servers[0], "Ann"), Person(cluster.servers[0], "Ben")
    table = ann.open("lost-cities", options=OPTIONS)
    ben.sit(table)
    waiting = ben.join(table)
    waiting.wait(lambda scene: scene["about"]["status"] == "running")
    guest = visit(ann, cluster.servers[0])
    line = guest.join(table)
    began, moves = time.monotonic(), 0
    while moves < MOVES or time.monotonic() - began < 6.0:
        moves += 1
        guest = visit(ann, cluster.servers[moves % len(cluster.servers)])
        fresh = guest.join(table)
        fresh.wait(lambda scene: scene["acts"])
        line.close()
        line = fresh
        time.sleep(0.2)
    assert line.do("act", text=line.scene["legal"][-1]["text"])["st"] == "applied"
    assert "taken_over" not in [each["kind"] for each in line.heard]
    line.close()
    waiting.wait(lambda scene: scene["about"]["seats"][0]["level"] is not None)  # now she has gone


def test_who_is_banned_is_disconnected_and_can_do_nothing(cluster: Cluster) -> None:
    _, line = cluster.match_with_a_bot()
    table = line.scene["about"]["id"]
    command = [sys.executable, "-m", "farshore", "ban", table, "0", "--database", cluster.database]
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": SOURCE})
    assert said.stdout.startswith("Ann is banned")
    assert line.code_of_end() == 1012
    assert line.person.http.get("/api/v1/me").status_code == 401
    command[5] = "1"
    said = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": SOURCE})
    assert (said.returncode, said.stdout) == (2, "")
    assert "nobody has seat 1" in said.stderr
