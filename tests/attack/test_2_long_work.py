"""Abuse 2: exports, replays and the loading of long matches ran on the event loop and stalled everybody."""

import asyncio
import itertools
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from farshore.engine.errors import NotationError
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent
from farshore.match.export import export, read_export, transcribing
from farshore.match.replay import replaying
from farshore.match.steps import Steps
from farshore.server import wire
from farshore.server.archive import Archive
from farshore.server.limits import COSTS, LIMITS, cost_of_replay
from farshore.server.live_match import LiveMatch
from farshore.server.service import MatchService
from farshore.server.slices import Slices, caller
from farshore.server.store import Store
from tests.attack.long_match import store_match, stretched
from tests.attack.visitors import Visitor
from tests.server.services import all_ready
from tests.server.serving import Server
from tests.server.test_workers import work_while

DRAWS = Draws(bytes(range(32)))
LONGEST_STALL = 0.03  # seconds of processor time; the whole work takes ten times as long


@pytest.fixture(scope="module")
def events() -> list[AnyEvent]:
    found = stretched("explorers", DRAWS, undos=100, steps=80)
    LiveMatch("warm", found, DRAWS)  # loads compiled code, which a server does before a game is ready
    return found


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"


def test_long_work_does_not_stall_the_loop(url: str, events: list[AnyEvent]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store_match(store, "long", events, DRAWS)
        service = MatchService(store, all_ready())
        caller.set("192.0.2.1")
        archive, slices = Archive(store, service.registry.slices), service.registry.slices
        assert await work_while(archive.file("long")) < LONGEST_STALL
        assert await work_while(service.registry.find("long")) < LONGEST_STALL
        assert await work_while(slices.run(replaying(events))) < LONGEST_STALL
        assert await work_while(slices.run(transcribing(events))) < LONGEST_STALL
        live = await service.registry.find("long")
        assert live is not None
        assert live.match.version == len(events)
        await service.close()
        await store.close()

    asyncio.run(run())


def test_an_export_is_kept_and_not_made_again(url: str, events: list[AnyEvent]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        for name in ("one", "two"):
            await store_match(store, name, events, DRAWS)
        archive = Archive(store, Slices())
        first, second = await asyncio.gather(archive.file("one"), archive.file("one"))
        assert first is second
        assert first.data == wire.encode(export(events, DRAWS))
        assert read_export(first.data).transcript
        assert await archive.line("one") is first.data
        assert await archive.file("one") is first
        archive.most = archive.size
        await archive.file("two")
        assert archive.size <= archive.most
        assert await archive.file("one") is not first  # it had to go
        await store.close()

    asyncio.run(run())


def test_what_is_not_over_is_not_kept(url: str, events: list[AnyEvent]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store_match(store, "open", events[:-2], DRAWS)
        archive = Archive(store, Slices())
        with pytest.raises(NotationError, match="not over"):
            await archive.file("open")
        assert archive.size == 0
        await store.close()

    asyncio.run(run())


def test_callers_take_turns_whatever_they_ask_for() -> None:
    def work(name: str, steps: int) -> Steps[None]:
        for _ in range(steps):
            done.append(name)
            yield

    async def ask(address: str, name: str, steps: int) -> None:
        caller.set(address)
        await slices.run(work(name, steps))
        ended.append(name)

    done: list[str] = []
    ended: list[str] = []
    slices = Slices()

    async def run() -> None:
        many = [asyncio.create_task(ask("a", f"a{number}", 200_000)) for number in range(5)]
        await asyncio.sleep(0)
        await asyncio.create_task(ask("b", "b", 100))
        assert ended == ["b"]
        assert "a1" not in done  # the work of one address is done piece by piece
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)

    asyncio.run(run())


def test_exports_cost_more_than_looks(public: Server) -> None:
    limit, cost = LIMITS["request"], COSTS["/export"]
    allowed, given, began = limit.burst // cost, 0, time.monotonic()
    with Visitor(public) as ann:
        table = ann.become().finished()
        while (answer := ann.ask("GET", f"/api/v1/tables/{table}/export")).status_code == 200:
            given += 1
        assert answer.status_code == 429
        assert allowed - 2 <= given <= allowed + 1 + (time.monotonic() - began) * limit.rate / cost
        packed = ann.ask("GET", f"/api/v1/tables/{table}", **{"accept-encoding": "gzip"})
        assert packed.status_code == 200  # a look is cheap


def test_stops_of_replays_that_must_be_made_cost_more(public: Server, events: list[AnyEvent]) -> None:
    """A stop after the other of more matches than are kept: each time the whole replay is made again."""
    limit, cost, left, given = LIMITS["request"], 1 + cost_of_replay(len(events)), 4, 0

    async def put() -> None:
        store = await Store.open(public.database)
        for each in range(30):
            await store_match(store, f"replay-{each}", events, DRAWS)
        await store.close()

    asyncio.run(put())
    began = time.monotonic()
    with Visitor(public) as eve:
        for _ in range((limit.burst - left * cost) // COSTS["/export"]):
            assert eve.ask("GET", "/api/v1/tables/replay-0/export").status_code == 200
        while eve.ask("GET", f"/api/v1/tables/replay-{given}/replay/0").status_code == 200:
            given += 1
        assert left - 1 <= given <= left + 3 + (time.monotonic() - began) * limit.rate / cost
        assert eve.ask("GET", f"/api/v1/tables/replay-{given - 1}/replay/0").status_code == 200  # that one is kept


def test_an_export_over_http_can_be_read(public: Server) -> None:
    with Visitor(public) as ann:
        table = ann.become().finished()
        plain = ann.ask("GET", f"/api/v1/tables/{table}/export", **{"accept-encoding": "identity"})
        packed = ann.ask("GET", f"/api/v1/tables/{table}/export", **{"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
        assert read_export(plain.content).game == "lost-cities"
        everything = ann.ask("GET", "/api/v1/mine/export")
        assert everything.content == plain.content + b"\n"
        text = ann.ask("GET", f"/api/v1/tables/{table}/transcript").text
        assert text == read_export(plain.content).transcript


# ---- make attack

ABUSE, BEFORE = "2: exports, replays, loads of long matches", "5 a second: p50 from 9 ms to 2.6 s"


def attack(url: str, address: str, stop: Any, said: Any) -> None:
    """Ask for long matches, for their exports and replays, five times a second and a different one each time."""
    codes: Counter[int] = Counter()
    ends = itertools.cycle(("", "/export", "/replay", "/transcript", "/export"))
    with Visitor(url, address) as eve:
        eve.http.timeout = None
        eve.become()

        def ask(number: int, end: str) -> None:
            codes[eve.ask("GET", f"/api/v1/tables/long-{number % 30}{end}").status_code] += 1

        with ThreadPoolExecutor(20) as pool:
            for number in itertools.count():
                if stop.wait(0.2):
                    break
                pool.submit(ask, number, next(ends))
    said.put(f"{codes[200]} answered, {codes[429]} refused")
