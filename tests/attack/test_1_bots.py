"""Abuse 1: forty tables of nothing but strong bots, opened from one address, starved the bots of everybody else."""

import asyncio
import contextlib
import json
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from farshore.bots.levels import LEAST_THINKING
from farshore.match.clock import Pace
from farshore.match.commands import Sit
from farshore.server.abandoned import close_abandoned
from farshore.server.fair_queue import Caller, FairQueue
from farshore.server.limits import BOTS_ONLY_FOR, LIMITS, MOST_BOTS_ONLY_TABLES_OF_A_PERSON, OPEN_FOR, Limits
from farshore.server.service import MatchService
from farshore.server.store import Store
from farshore.server.workers import Choose, Workers
from tests.attack.visitors import Visitor
from tests.server.services import all_ready, processes_on
from tests.server.serving import Server
from tests.server.test_workers import request, running, until

EVE, EVA, ANN, BEN = Caller("x", "eve"), Caller("x", "eva"), Caller("a", "ann"), Caller("b", "ben")
TWO_BOTS = [{"seat": 0, "level": 2}, {"seat": 1, "level": 2}]


# ---- turns


def test_addresses_take_turns_and_so_do_the_people_of_an_address() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(f"eve {number}", [EVE])
    queue.put("eva", [EVA])
    queue.put("ann", [ANN])
    queue.put("ann again", [ANN])
    queue.put_first("urgent")
    assert len(queue) == 8
    assert [queue.pop() for _ in range(8)] == [
        "urgent", "eve 0", "ann", "eva", "ann again", "eve 1", "eve 2", "eve 3"
    ]  # fmt: skip
    assert len(queue) == 0


def test_what_is_done_for_several_waits_for_none_who_asks_for_much() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(f"eve {number}", [EVE])
    assert queue.put("both", [EVE, ANN]) == ANN
    assert (queue.load(EVE), queue.load(ANN), queue.load(BEN)) == (5, 2, 2)
    assert [queue.pop() for _ in range(2)] == ["eve 0", "both"]


def test_a_job_that_is_no_longer_wanted_is_taken_out() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(f"eve {number}", [EVE])
    queue.discard("eve 1")
    queue.discard("eve 1")
    assert [*queue] == ["eve 0", "eve 2"]
    queue.discard("eve 0")
    queue.discard("eve 2")
    assert len(queue) == 0
    assert queue.load(EVE) == 0


def test_a_choice_waits_for_one_of_another_address_and_not_for_all() -> None:
    async def play() -> None:
        async with running(1) as workers:
            done: list[str] = []

            async def ask(name: str, caller: Caller, level: int, seed: int) -> None:
                await workers.choose(*request("lost-cities", level, seed), [caller])
                done.append(name)

            asks = [asyncio.create_task(ask("eve", EVE, 5, number)) for number in range(12)]
            await until(lambda: workers.waiting == 11)
            asks.append(asyncio.create_task(ask("ann", ANN, 2, 100)))
            await asks[-1]
            assert done.count("eve") <= 3  # the one under way, one turn of each, and the loop between them
            await asyncio.gather(*asks)

    asyncio.run(play())


def test_bots_think_less_the_more_of_their_caller_wait() -> None:
    workers = Workers(2, [])
    for _ in range(6):
        workers._asks.put(None, [EVE])  # type: ignore[arg-type]
    choice = Choose(*request("lost-cities", 5))
    assert workers._hurried(choice, EVE).seconds == pytest.approx(1 / 4)
    assert workers._hurried(choice, ANN).seconds == pytest.approx(1 / 1.5)
    for _ in range(100):
        workers._asks.put(None, [EVE])  # type: ignore[arg-type]
    assert workers._hurried(choice, EVE).seconds == LEAST_THINKING
    assert Workers(2, [])._hurried(choice, ANN).seconds is None


@pytest.mark.anyio
async def test_moves_of_bots_above_the_limit_come_later(tmp_path: Path) -> None:
    now, looks = [0.0], [0]

    def clock() -> float:
        looks[0] += 1
        return now[0]

    async with processes_on(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", 1) as (process,):
        bots = process.service.bots
        bots.limits = Limits(True, clock)
        live = await process.open(bot=1)
        while not bots.limits.take("bot move", live.callers[0].address):
            pass
        for _ in range(2):
            assert await process.act(live, "a") == "applied"
        seen = looks[0]
        await until(lambda: looks[0] >= seen + 2)  # it asks a second time, and waits on
        assert 1 in live.thinking
        assert bots.workers.waiting == 0
        now[0] += 1 / LIMITS["bot move"].rate + 0.001
        await until(lambda: bots.workers.waiting == 1)


# ---- bots alone


def test_bots_alone_move_only_while_somebody_watches(public: Server) -> None:
    with Visitor(public) as eve, Visitor(public) as ann:
        alone = eve.become().open(bots=TWO_BOTS, seats=2, seat=-1)
        path = f"/api/v1/tables/{alone}"
        before = eve.ask("GET", path).json()["v"]
        played = ann.become().open(bots=[{"seat": 1, "level": 2}], options={"first_starter": "1"}, seat=0)
        with ann.join(played) as line:  # a bot that is allowed to has moved by then
            while not json.loads(line.recv(20))["scene"]["acts"]:
                pass
        assert eve.ask("GET", path).json()["v"] == before
        with eve.join(alone) as line:
            seen = json.loads(line.recv(20))["v"]
            while seen < before + 4:
                seen = json.loads(line.recv(20))["v"]
        looks = [eve.ask("GET", path).json()["v"] for _ in range(20)]
        while looks[-20:] != looks[-1:] * 20:  # what was under way when nobody watched any more
            looks.append(eve.ask("GET", path).json()["v"])
            assert len(looks) < 100


def test_bots_alone_move_at_so_many_tables_and_then_at_the_next(public: Server) -> None:
    with Visitor(public) as eve, ExitStack() as held:
        eve.become()
        slow = [{"seat": seat, "level": 5} for seat in range(2)]  # a match that ends makes room, too: none may end here
        tables = [
            eve.open(bots=slow, seats=2, seat=-1, options={"rounds": "3"})
            for _ in range(MOST_BOTS_ONLY_TABLES_OF_A_PERSON + 1)
        ]
        lines = [held.enter_context(eve.join(table)) for table in tables]
        first = [json.loads(line.recv(20))["v"] for line in lines]

        def moved() -> list[bool]:
            now = [eve.ask("GET", f"/api/v1/tables/{table}").json()["v"] for table in tables]
            return [v > before for v, before in zip(now, first, strict=True)]

        while sum(moved()) < MOST_BOTS_ONLY_TABLES_OF_A_PERSON:  # which of them come first does not matter
            time.sleep(0.3)
        (waits,) = [number for number, each in enumerate(moved()) if not each]
        for _ in range(5):
            assert not moved()[waits]
        lines[waits - 1].close()
        assert json.loads(lines[waits].recv(120))["v"] > first[waits]


def test_seats_for_bots_are_limited(public: Server) -> None:
    """One bot after the other is seated and sent away: tables have a limit of their own, which is reached earlier."""
    limit, given, began = LIMITS["bot seat"], 0, time.monotonic()
    with Visitor(public) as eve:
        path = f"/api/v1/tables/{eve.become().open('explorers', seats=4, seat=0)}"
        while (answer := eve.ask("POST", f"{path}/sit", {"seat": 1, "level": 5})).status_code == 200:
            given += 1
            assert eve.ask("POST", f"{path}/stand", {"seat": 1}).status_code == 200
    assert answer.status_code == 429
    assert limit.burst <= given <= limit.burst + 1 + (time.monotonic() - began) * limit.rate


@pytest.mark.anyio
async def test_abandoned_matches_end_and_abandoned_tables_close(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}")
    now = [1_000_000]
    service = MatchService(store, all_ready(), now=lambda: now[0])
    registry, submit = service.registry, service.pipeline.submit

    async def table(*sits: Sit) -> str:
        live = await registry.open("lost-cities", {}, 2, Pace(), False)
        for sit in sits:
            assert (await submit(live, sit)).refusal is None
        return live.id

    await store.add_player("ann", b"hash", "Ann", 0)
    bots = [Sit(None, "Pip", 0, 1), Sit(None, "Pip 2", 1, 1)]
    alone = await table(*bots)
    watched = await table(*bots)
    empty = await table()
    waiting = await table(Sit(None, "Pip", 0, 1))
    seated = await table(Sit("ann", "Ann", 0))
    played = await table(Sit("ann", "Ann", 0), Sit(None, "Pip", 1, 1))
    await close_abandoned(service)
    assert {row.id for row in await store.lobby(10)} == {empty, waiting, seated}

    now[0] += round(1_000 * BOTS_ONLY_FOR) + 1
    service.presence.join(registry.matches[watched], None)
    await close_abandoned(service)
    ended = await registry.find(alone)
    assert ended is not None
    assert ended.match.ended is not None
    assert ended.match.ended.reason == "abandoned"
    for other in (watched, played):
        running = await registry.find(other)
        assert running is not None
        assert running.match.ended is None
    assert {row.id for row in await store.lobby(10)} == {empty, waiting, seated}

    now[0] += round(1_000 * OPEN_FOR)
    await close_abandoned(service)
    assert {row.id for row in await store.lobby(10)} == {seated}
    assert await registry.find(empty) is None
    assert await store.events(waiting) == []
    await service.close()
    await store.close()


# ---- make attack

ABUSE, BEFORE = "1: 40 tables of bots of level 5", "others' bots after 0.7 to over 60 s"


def attack(url: str, address: str, stop: Any, said: Any) -> None:
    """Open forty tables of four strong bots, as guests of one address, and watch all of them."""
    bots = [{"seat": seat, "level": 5} for seat in range(4)]
    wish = {"game": "explorers", "bots": bots, "seats": 4, "seat": -1, "private": False}
    with ExitStack() as held:
        opened = refused = 0
        for _ in range(5):
            guest = held.enter_context(Visitor(url, address)).become()
            for _ in range(8):
                answer = guest.ask("POST", "/api/v1/tables", wish)
                if answer.status_code != 201:
                    refused += 1
                    continue
                opened += 1
                line = held.enter_context(guest.join(answer.json()["id"]))
                reading = threading.Thread(target=read_all, args=(line,), daemon=True)
                reading.start()
        stop.wait()
    said.put(f"{opened} opened and watched, {refused} refused")


def read_all(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv()
