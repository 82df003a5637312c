"""Servers and databases that are struck down while people play: nothing that was acknowledged is lost."""

import asyncio
import json
import signal
import statistics
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from farshore.match.events import Acted, AnyEvent, Undone
from farshore.server.http_server import REQUEST_TIMEOUT
from farshore.server.store import Leases, Store
from tests.server.chaos import (
    PATIENCE,
    TABLES,
    Cluster,
    ClusterVictim,
    DatabaseVictim,
    Figures,
    Request,
    ServerVictim,
    Trouble,
    check_shown,
    explain,
    rampage,
    stored,
)
from tests.server.everywhere import Everywhere, Place, Unseen
from tests.server.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PLAYABLE = 5.0  # seconds after a kill, on a machine that has nothing else to do
BUSY = 4  # how much longer that may take, or than the first start took here, where tests run beside it


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path).start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def calm_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that is not killed."""
    server = Server(tmp_path_factory.mktemp("calm")).start()
    yield server
    server.kill()


@pytest.fixture
def postgresql_server(tmp_path: Path, postgresql_url: str) -> Iterator[Server]:
    server = Server(tmp_path, postgresql_url).start()
    yield server
    server.kill()


def assert_playable_soon(figures: Figures, server: Server) -> None:
    """Half of the times it was, if a machine that is busy was taken to be one from the beginning."""
    assert statistics.median(figures.playable) < BUSY * max(PLAYABLE, server.started_in), figures


async def test_a_server_that_is_killed_ten_times_loses_nothing(sqlite_server: Server) -> None:
    figures = await rampage(sqlite_server, ServerVictim(sqlite_server), 10, seed=1, every=5)
    assert figures.kills == 10
    assert figures.statuses["applied"] > 100, figures
    assert figures.again >= 10, figures
    assert figures.stale == [], figures
    assert_playable_soon(figures, sqlite_server)
    assert "Traceback" not in sqlite_server.log()


async def test_a_server_on_postgresql_that_is_killed_loses_nothing(postgresql_server: Server) -> None:
    figures = await rampage(postgresql_server, ServerVictim(postgresql_server), 2, seed=2)
    assert figures.statuses["applied"] > 20, figures
    assert figures.stale == [], figures
    assert "Traceback" not in postgresql_server.log()


async def test_what_one_of_two_processes_acknowledged_is_seen_at_both_while_one_is_killed(
    tmp_path: Path, postgresql_url: str
) -> None:
    cluster = Cluster(tmp_path, postgresql_url, 2)
    try:
        figures = await rampage(
            cluster.start(), ClusterVictim(cluster, stops=0.0), 2, seed=5, tables=TABLES[:1], every=2
        )
    finally:
        cluster.kill()
    assert figures.statuses["applied"] > 20, figures
    assert figures.watched.comparisons > 100, figures
    assert figures.stale == [], figures


async def test_a_process_that_shows_less_than_was_acknowledged_is_noticed(calm_server: Server) -> None:
    async with httpx.AsyncClient(base_url=calm_server.url, timeout=30) as http:
        token = (await http.post("/api/v1/me", json={"name": "Ann"})).json()["token"]
        wish = {"game": "lost-cities", "seats": 2, "private": False}
        headers = {"Authorization": f"Bearer {token}"}
        table = (await http.post("/api/v1/tables", json=wish, headers=headers)).json()["id"]
    place = Place(table, 0, token)
    for known in (1_000, None):  # acknowledged before a reader joins, and later
        readers = Everywhere([calm_server], lambda: {}, within=0.5)
        if known is not None:
            readers.acknowledged(place, known)
        watching = asyncio.create_task(readers.watch(lambda: {place}))
        if known is None:
            readers.acknowledged(place, 0)
            while readers.figures.comparisons < 2:  # it has joined, and nothing is wrong
                await asyncio.sleep(0.05)
                assert not watching.done()
            readers.acknowledged(place, 1_000)
        with pytest.raises(Unseen):
            async with asyncio.timeout(PATIENCE):
                await watching


async def test_when_postgresql_is_restarted_the_server_goes_on_by_itself(postgresql_server: Server) -> None:
    figures = await rampage(postgresql_server, DatabaseVictim(postgresql_server), 3, seed=3)
    assert figures.kills == 3
    assert figures.statuses["applied"] > 30, figures
    assert_playable_soon(figures, postgresql_server)
    assert figures.stale == [], figures
    # Whoever was not answered was told why: by a refusal, a status or the reason of a closed socket.
    assert set(figures.closed) <= {"1012 the store does not answer"}, figures
    assert "Traceback" not in postgresql_server.log()
    assert "a command could not be stored" in postgresql_server.log()
    store = await Store.open(postgresql_server.database)
    async with asyncio.timeout(PATIENCE):
        while not (await Leases(store).beat(0, 0)).others:  # it goes on to store that it is alive
            await asyncio.sleep(0.1)
    await store.close()


async def test_who_vanishes_in_the_middle_leaves_the_match_as_it_is_stored(calm_server: Server) -> None:
    """Requests that are under way when a socket breaks are stored or not; either way all see what is stored."""
    url = calm_server.url
    store = await Store.open(calm_server.database)
    async with httpx.AsyncClient(base_url=url, timeout=30, headers={"origin": url}) as http:
        token = (await http.post("/api/v1/me", json={"name": "Ann"})).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        wish = {"game": "explorers", "seats": 1, "private": False}
        for attempt in range(20):
            table = (await http.post("/api/v1/tables", json=wish, headers=headers)).json()["id"]
            address = f"{url.replace('http', 'ws')}/ws/v1/tables/{table}"
            socket = await connect(address, additional_headers=headers, ping_interval=None)
            text = json.loads(await socket.recv())["scene"]["legal"][0]["text"]
            for number in range(30):
                asked = {"t": "undo", "id": f"u{number}", "seat": 0}
                if number % 2 == 0:
                    asked = {"t": "act", "id": f"a{number}", "seat": 0, "text": text}
                await socket.send(json.dumps(asked))
            await asyncio.sleep(attempt * 0.002)
            socket.transport.abort()
            await socket.wait_closed()
            while "farshore_sockets 0.0\n" not in (await http.get("/metrics")).text:
                await asyncio.sleep(0.02)
            last = {"t": "hand_back", "id": "last", "seat": 0}  # is refused, after whatever is still under way
            await http.post(f"/api/v1/tables/{table}/commands", json=last, headers=headers)
            events = await stored(store, table)
            shown = (await http.get(f"/api/v1/tables/{table}", headers=headers)).content
            check_shown(table, events, {0: shown})
    await store.close()


async def test_a_socket_over_which_nothing_happens_stays_open(calm_server: Server) -> None:
    url = calm_server.url
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        token = (await http.post("/api/v1/me", json={"name": "Ann"})).json()["token"]
        http.cookies.clear()
        headers = {"Authorization": f"Bearer {token}"}
        wish = {"game": "explorers", "seats": 1, "private": False}
        table = (await http.post("/api/v1/tables", json=wish, headers=headers)).json()["id"]
        async with connect(f"{url.replace('http', 'ws')}/ws/v1/tables/{table}", additional_headers=headers) as socket:
            await socket.recv()
            await asyncio.sleep(REQUEST_TIMEOUT + 1)
            await socket.send("p")
            assert await socket.recv() == "0"


# ---- the judge itself


def act(number: int, status: str = "applied") -> Request:
    return Request(f"0.{number}", "act", 0, "done", None, 0, status)


def undo(number: int, status: str = "applied") -> Request:
    return Request(f"0.{number}", "undo", 0, "", 0, 0, status)


def acted(number: int) -> Acted:
    return Acted(1, 0, "done", f"0.{number}")


@pytest.mark.parametrize(
    ("sent", "events"),
    [
        ([], []),
        ([act(0), undo(1), act(2)], [acted(0), Undone(2, 0), acted(2)]),
        ([act(0), act(1, "open")], [acted(0)]),
        ([act(0), act(1, "open")], [acted(0), acted(1)]),
        ([act(0), act(1, "rejected")], [acted(0)]),
        ([act(0), undo(1, "lost"), undo(2)], [acted(0), Undone(2, 0)]),
        ([act(0), undo(1, "lost"), undo(2)], [acted(0), Undone(2, 0), Undone(3, 0)]),
    ],
)
def test_a_history_that_can_be_is_believed(sent: list[Request], events: list[AnyEvent]) -> None:
    explain(events, sent, frozenset(each.id for each in sent if each.status == "applied"))


@pytest.mark.parametrize(
    ("sent", "events"),
    [
        ([act(0)], []),  # acknowledged and lost
        ([act(0)], [acted(0), acted(0)]),  # twice
        ([act(0), act(1)], [acted(1), acted(0)]),  # in another order
        ([act(0, "rejected")], [acted(0)]),  # turned down and stored
        ([], [acted(0)]),  # never sent
        ([act(0)], [Acted(1, 0, "mark A1", "0.0")]),  # something else
        ([act(0), undo(1)], [acted(0)]),
        ([act(0), undo(1, "lost"), undo(2)], [acted(0)]),
        ([act(0), undo(1)], [acted(0), Undone(2, 0), Undone(3, 0)]),
    ],
)
def test_a_history_that_cannot_be_is_not_believed(sent: list[Request], events: list[AnyEvent]) -> None:
    with pytest.raises(Trouble):
        explain(events, sent, frozenset(each.id for each in sent if each.status == "applied"))


async def test_a_server_that_stops_by_itself_is_noticed(sqlite_server: Server) -> None:
    class Vandal(ServerVictim):
        """Stops it for good."""

        def start(self) -> None:
            pass

    with pytest.raises(ExceptionGroup) as caught:
        await rampage(sqlite_server, Vandal(sqlite_server), 1, seed=4, between=(0.1, 0.1))
    assert caught.group_contains(Trouble, match="nobody could play")
    assert sqlite_server.process is not None
    assert sqlite_server.process.poll() == -signal.SIGKILL
