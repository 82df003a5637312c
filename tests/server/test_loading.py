"""Matches are loaded when their game is ready, and not before: the web process must never compile rules."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed

from farshore.engine.errors import NewerRules
from farshore.match.commands import Resign
from farshore.match.events import Migrated, encode
from farshore.server import sockets
from farshore.server.archive import Archive
from farshore.server.live_match import LiveMatch
from farshore.server.loading import Elsewhere, Preparing, Unreadable
from farshore.server.store import StoredEvent
from tests.server.services import Process, processes_on, served
from tests.server.serving import Server

pytestmark = pytest.mark.anyio

QUICK = 5.0  # seconds for an answer; compiling the rules takes longer


async def migrate(process: Process, live: LiveMatch) -> None:
    """Store what a process of the next version would."""
    migrated = Migrated(live.match.changed, live.match.rules, live.match.rules + 1)
    stored = StoredEvent(migrated.at, "Migrated", encode(migrated))
    await process.store.append(live.id, live.match.version, [stored], rules=migrated.rules)


async def code_and_reason(address: str) -> tuple[int, str]:
    """How a socket is closed over which nothing comes before."""
    async with connect_async(address) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


async def test_a_socket_waits_until_its_game_is_ready_if_there_is_no_other_process(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a restart. With several processes its client may find one that is ready by coming back."""
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        ready = two.service.bots.workers.ready[live.match.game.name]
        ready.clear()
        async with served(two) as place:
            address = f"ws://{place}/ws/v1/tables/{live.id}"
            assert await code_and_reason(address) == (1012, "Lost Cities is still being prepared")
            await one.die()
            await two.tick()
            joining, leaving = [asyncio.create_task(connect_async(address).__aenter__()) for _ in range(2)]
            await asyncio.sleep(0.3)
            assert not joining.done()
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
            ready.set()
            async with await joining as socket:
                assert json.loads(await socket.recv())["t"] == "full"
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_socket_whose_game_is_not_ready_in_time_is_told_to_come_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PREPARING", 0.2)
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        two.service.bots.workers.ready[live.match.game.name].clear()
        await one.die()
        await two.tick()
        async with served(two) as place:
            began = time.monotonic()
            answer = await code_and_reason(f"ws://{place}/ws/v1/tables/{live.id}")
            assert answer == (1012, "Lost Cities is still being prepared")
            assert time.monotonic() - began >= sockets.PREPARING


async def test_a_match_waits_until_its_game_is_ready(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        ready = two.service.bots.workers.ready["lost-cities"]
        ready.clear()
        with pytest.raises(Preparing, match="Lost Cities is still being prepared"):
            await two.find(live)
        await one.die()
        await two.tick()
        assert two.service.registry.matches == {}
        ready.set()
        await two.tick()
        assert two.owns(live)


async def test_a_match_that_a_newer_version_has_migrated_meanwhile_is_held_no_longer(url: str) -> None:
    """In a rolling upgrade: its people find the process with the new rules, which can run it."""
    async with processes_on(url, 1) as (one,):
        live = await one.open()
        assert one.owns(live)
        line = one.presence.join(live, "a")
        await migrate(one, live)
        with pytest.raises(NewerRules):
            await one.service.pipeline.refresh_if_behind(live)
        assert line.waiting[-1] is None
        with pytest.raises(Unreadable, match="newer rules"):
            await one.service.find(live.id)
        async with asyncio.timeout(120):
            while (row := await one.store.get(live.id)) is None or row.owner is not None:
                await asyncio.sleep(0.01)
        assert not live.thinking


async def test_an_export_of_everything_says_that_a_match_has_newer_rules_and_calls_it_damaged_only_if_it_is(
    url: str,
) -> None:
    async with processes_on(url, 1) as (one,):
        newer, damaged = [await one.open() for _ in range(2)]
        for live in (newer, damaged):
            assert (await one.service.pipeline.submit(live, Resign("a", 0))).status == "applied"
            assert live.match.ended is not None
        await migrate(one, newer)
        again = damaged.match.opened
        stored = StoredEvent(again.at, "Opened", encode(again))
        await one.store.append(damaged.id, damaged.match.version, [stored])
        archive = Archive(one.store, one.service.registry.slices)
        lines = [json.loads(await archive.line(live.id)) for live in (newer, damaged)]
        assert [line["id"] for line in lines] == [newer.id, damaged.id]
        assert lines[0]["unreadable"].endswith("it is played by newer rules than are installed here")
        assert lines[1]["unreadable"].endswith("its events do not follow from one another")


async def test_of_several_processes_another_may_have_the_rules_of_a_match(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        for process in (two, one):
            await process.tick()  # now they know each other
        await migrate(one, live)
        for _ in range(2):  # while it is in memory, and when it must be loaded
            with pytest.raises(Elsewhere):
                await one.service.find(live.id)
        async with served(one) as place, httpx.AsyncClient() as http:
            why = "it is played by newer rules than are installed here: try again"
            assert await code_and_reason(f"ws://{place}/ws/v1/tables/{live.id}") == (1012, why)
            answer = await http.get(f"http://{place}/api/v1/tables/{live.id}")
            assert (answer.status_code, answer.json()["detail"]) == (503, why)
            assert answer.json()["extra"]["code"] == "newer_rules"


async def test_while_a_game_is_compiled_its_matches_are_refused_and_others_are_served(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with processes_on(sqlite_url, 1) as (one,):
        live = await one.open()
    server = Server(tmp_path, sqlite_url, cache=str(tmp_path / "empty"))
    server.launch()
    try:
        while True:
            try:
                httpx.get(f"{server.url}/health/live")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        began = time.monotonic()
        answer = httpx.get(f"{server.url}/api/v1/tables/{live.id}", timeout=60)
        assert (answer.status_code, answer.json()["extra"]["code"]) == (503, "preparing")
        assert httpx.get(f"{server.url}/api/v1/games").status_code == 200
        assert time.monotonic() - began < QUICK
    finally:
        server.kill()
