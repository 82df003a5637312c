"""Bots in processes of their own: the same choices, no stall, nothing left behind, and never more than a view."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore import games
from farshore.bots import Turn, make
from farshore.engine import cache, kernel
from farshore.engine.chance import stream
from farshore.engine.game import Game
from farshore.engine.position import Position
from farshore.server.workers import COMMAND, Choose, NoChoice, Workers, encode_message
from tests.games.adapters import adapter

pytestmark = pytest.mark.skipif(not kernel.COMPILED, reason="workers are about compiled code")


def some_position(game: Game, seats: int | None = None) -> tuple[Position, int]:
    """A position early in a match, and a seat that has something to think about."""
    position = Position.begin(game, game.read_options(adapter(game.name).secret), seats or game.seats[-1])
    draws = stream(3)
    position.draw(draws)
    for done in range(100):
        seat = position.to_act[0]
        numbers = position.numbers(seat)
        if done >= 4 and len(numbers) > 5:
            break
        position.advance(numbers[0], seat, draws)
    return position, seat


def request(name: str, level: int, seed: int = 1) -> tuple[str, bytes, int, int, int, int]:
    """The arguments of a choice."""
    position, seat = some_position(games.get(name))
    return name, position.observe(seat).tobytes(), seat, level, seed, position.seats


@asynccontextmanager
async def running(count: int = 2, names: tuple[str, ...] = ("lost-cities",), **more: Any) -> AsyncIterator[Workers]:
    workers = Workers(count, names, **more)
    await workers.start()
    try:
        async with asyncio.timeout(300):  # a cold cache
            for name in names:
                await workers.ready[name].wait()
                await workers.strong[name].wait()
        await until(lambda: len(workers.pids) <= count, 120)  # helpers have gone
        yield workers
    finally:
        await workers.stop()


async def until(true: Callable[[], bool], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def all_loaded(workers: Workers) -> bool:
    return len(workers.pids) == workers.count and all(
        worker.loaded == {(name, search) for name in workers.ready for search in (False, True)}
        for worker in workers._workers
    )


# ---- choices


def test_choices_are_legal_and_those_of_the_same_bot_here() -> None:
    async def play() -> None:
        heard: list[tuple[str, str]] = []
        async with running(2, games.names(), on_progress=lambda game, state, _: heard.append((game, state))) as workers:
            for name in games.names():
                assert [state for game, state in heard if game == name][:2] == ["warming", "ready"]
                game = games.get(name)
                for seats in {game.seats[0], game.seats[-1]}:
                    position, seat = some_position(game, seats)
                    views = position.observe(seat)
                    for level in (1, 2, 3):
                        for seed in (1, 2):
                            action = await workers.choose(name, views.tobytes(), seat, level, seed, seats)
                            assert action in position.numbers(seat)
                            assert action == make(game, level, seed).choose(Turn(game, views, seat))
            assert workers.waiting == 0

    asyncio.run(play())


def test_requests_are_served_in_their_order() -> None:
    async def play() -> None:
        async with running(1) as workers:
            done: list[int] = []

            async def ask(number: int, level: int) -> None:
                await workers.choose(*request("lost-cities", level, number))
                done.append(number)

            asks = [asyncio.create_task(ask(number, level)) for number, level in enumerate([5, 3, 2, 3, 2, 2])]
            await until(lambda: workers.waiting == 5)
            asks[4].cancel()  # somebody left
            await until(lambda: workers.waiting == 4)
            await asyncio.gather(*asks, return_exceptions=True)
            assert done == [0, 1, 2, 3, 5]
            assert workers.waiting == 0

    asyncio.run(play())


# ---- secrets


@pytest.mark.parametrize("name", games.names())
def test_a_state_goes_nowhere(name: str) -> None:
    async def play() -> None:
        position, seat = some_position(games.get(name))
        with pytest.raises(ValueError, match="no view"):
            await Workers(1, [name]).choose(name, position.states.tobytes(), seat, 2, 1, position.seats)

    asyncio.run(play())


def test_a_request_holds_a_view_and_plain_numbers() -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(Choose)}
    assert fields == {
        "game": str,
        "view": bytes,
        "seat": int,
        "level": int,
        "seed": int,
        "seats": int,
        "seconds": float | None,
    }


@pytest.mark.parametrize("name", games.names())
def test_what_a_worker_is_told_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    position, first = some_position(games.get(name))
    seat = position.to_act[-1]
    if seat != first:  # in turns that all play at once the others have secrets when they have acted
        position.act(position.numbers(first)[0], first)
    other = position.resample(seat, stream(5))
    assert other != position
    views = [each.observe(seat).tobytes() for each in (position, other)]
    told = {encode_message(Choose(name, each, seat, 2, 1, position.seats)) for each in views}
    assert len(told) == 1


@pytest.mark.parametrize(("seat", "level"), [(0, 0), (0, 6), (2, 2), (-1, 2)])
def test_a_bot_or_seat_that_does_not_exist_is_refused(seat: int, level: int) -> None:
    name, views, _, _, seed, seats = request("lost-cities", 2)
    with pytest.raises(ValueError, match="no bot of level"):
        asyncio.run(Workers(1, [name]).choose(name, views, seat, level, seed, seats))


# ---- what goes wrong


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_request_answered() -> None:
    async def play() -> None:
        async with running(1) as workers:
            (pid,) = workers.pids
            asked = asyncio.create_task(workers.choose(*request("lost-cities", 5)))
            await asyncio.sleep(0.3)
            os.kill(pid, signal.SIGKILL)
            position, seat = some_position(games.get("lost-cities"))
            assert await asyncio.wait_for(asked, 120) in position.numbers(seat)
            assert workers.pids not in ([], [pid])

    asyncio.run(play())


def test_a_worker_that_dies_while_idle_is_replaced() -> None:
    async def play() -> None:
        async with running(2) as workers:
            await until(lambda: all_loaded(workers))
            before = set(workers.pids)
            os.kill(min(before), signal.SIGKILL)
            await until(lambda: min(before) not in workers.pids and all_loaded(workers))
            assert max(before) in workers.pids

    asyncio.run(play())


def test_a_choice_that_takes_too_long_is_made_by_the_greedy_bot() -> None:
    async def play() -> None:
        async with running(1, limit=2.0) as workers:
            game, before = games.get("lost-cities"), workers.pids
            position, seat = some_position(game)
            greedy = make(game, 2, 1).choose(Turn(game, position.observe(seat), seat))
            os.kill(before[0], signal.SIGSTOP)  # so it takes as long as one likes
            assert await asyncio.wait_for(workers.choose(*request(game.name, 5)), 120) == greedy
            assert workers.pids != before

    asyncio.run(play())


def test_a_bot_that_fails_is_not_asked_for_ever() -> None:
    async def play() -> None:
        async with running(1) as workers:
            name, views, seat, level, _, seats = request("lost-cities", 3)
            before = workers.pids
            with pytest.raises(NoChoice, match="NotationError in check_seed"):
                await workers.choose(name, views, seat, level, -1, seats)
            assert workers.pids == before
            assert await workers.choose(name, views, seat, 2, 1, seats) >= 0

    asyncio.run(play())


def test_all_games_can_be_played_before_any_strong_bot_is_made_ready() -> None:
    heard: list[tuple[str, str]] = []

    async def play() -> None:
        names = ("lost-cities", "explorers")
        async with running(2, names, on_progress=lambda game, stage, _: heard.append((game, stage))) as workers:
            for name in names:
                assert workers.level_of(name) in (2, 5)
                await workers.choose(*request(name, 3))
                assert workers.level_of(name) == 5

    asyncio.run(play())
    stages = [stage for _, stage in heard if stage != "warming"]
    assert stages == ["ready", "ready", "strong", "strong"]


def test_a_game_that_cannot_be_made_ready_is_said_to_have_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        heard: list[str] = []
        workers = Workers(1, ["lost-cities"], on_progress=lambda game, state, seconds: heard.append(state))
        monkeypatch.setattr("farshore.server.workers.COMMAND", (sys.executable, "-c", ""))
        monkeypatch.setattr("farshore.server.workers.PAUSES", (0.0, 0.0))
        await workers.start()
        with pytest.raises(NoChoice, match="not ready"):
            await asyncio.wait_for(workers.choose(*request("lost-cities", 2)), 120)
        assert heard == ["warming", "warming", "warming", "failed"]
        assert not workers.ready["lost-cities"].is_set()
        await workers.stop()

    asyncio.run(play())


# ---- the end


@pytest.mark.parametrize("busy", [False, True])
def test_stop_leaves_no_process(busy: bool) -> None:
    async def play() -> None:
        async with running(2) as workers:
            pids = workers.pids
            asks = [asyncio.create_task(workers.choose(*request("lost-cities", 5))) for _ in range(4 * busy)]
            await asyncio.sleep(0.2)
            await workers.stop()
            assert len(pids) == 2
            assert not any(alive(pid) for pid in pids)
            assert workers.pids == []
            for ask in asks:
                with pytest.raises(NoChoice, match="stopped"):
                    await ask
            with pytest.raises(NoChoice, match="stopped"):
                await workers.choose(*request("lost-cities", 2))

    asyncio.run(play())


def test_stop_may_come_at_once() -> None:
    async def play() -> None:
        workers = Workers(2, games.names())
        await workers.start()
        await until(lambda: len(workers.pids) == 2)
        pids = workers.pids
        asked = asyncio.create_task(workers.choose(*request("lost-cities", 2)))
        await asyncio.sleep(0)
        await workers.stop()
        assert not any(alive(pid) for pid in pids)
        with pytest.raises(NoChoice):
            await asked

    asyncio.run(play())


PARENT = """
import asyncio
from tests.server.test_workers import request, running

async def play():
    async with running(2) as workers:
        asked = [asyncio.create_task(workers.choose(*request("lost-cities", 5))) for _ in range({busy})]
        await asyncio.sleep(0.2)
        print(*workers.pids, flush=True)
        await asyncio.sleep(600)

asyncio.run(play())
"""


def python(code: str, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    return subprocess.Popen([sys.executable, "-c", code, *arguments], env=env, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("busy", [0, 6])
def test_workers_end_with_their_parent_even_while_they_think(busy: int) -> None:
    with python(PARENT.format(busy=busy)) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(alive(pid) for pid in pids)
        parent.kill()
        began = time.monotonic()
        while any(alive(pid) for pid in pids):
            assert time.monotonic() - began < 300
            time.sleep(0.01)


# ---- the event loop


def test_an_answer_that_nobody_reads_any_more_is_no_error() -> None:
    """A server that is killed closes both pipes at once; an answer may come before the worker notices that."""
    with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(encode_message(Choose(*request("lost-cities", 1))))
        worker.stdin.flush()
        assert worker.stderr.read() == b""
    assert worker.returncode == 0


async def work_while(work: Awaitable[object]) -> float:
    """The most seconds that this thread worked between two ticks of 5 ms in the meantime.

    In its own processor time: what else runs on the machine does not count. By the clock, benchmarks.load measures it.
    """
    busy = [0.0]

    async def tick() -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0.005)
            busy.append(time.thread_time() - began)

    ticking = asyncio.create_task(tick())
    await work
    ticking.cancel()
    return max(busy)


def test_twenty_bots_that_think_do_not_stall_the_event_loop() -> None:
    async def play() -> None:
        async with running(2) as workers:
            await until(lambda: all_loaded(workers))
            asks = [request("lost-cities", 4, seed) for seed in range(20)]
            assert await work_while(asyncio.gather(*(workers.choose(*ask) for ask in asks))) < 0.05
            assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in workers.pids} == {min(19, os.nice(0) + 10)}

    asyncio.run(play())


# ---- compiled code

MATCH = """
import sys
from numba.core import event
from farshore import games
from farshore.engine.chance import stream
from farshore.engine.game import CHANCE, SPECTATOR, Reason
from farshore.match.draws import Draws
from farshore.engine.position import Position
from farshore.engine.record import unpack

class Compiles(event.Listener):
    count = 0
    def on_start(self, event): self.count += 1
    def on_end(self, event): pass

compiles = Compiles()
event.register("numba:compile", compiles)

for name in sys.argv[1:] or games.names():
    game = games.get(name)
    for seats in {game.seats[0], game.seats[-1]}:
        options = game.read_options({})
        position, draws, index, steps = Position.begin(game, options, seats), Draws(bytes(32)), 0, 0
        while position.who:
            position = position.copy()
            steps += 1
            if position.who == CHANCE:
                position.act(draws.outcome(index, position.weights()), CHANCE)
                index += 1
                continue
            seat = position.to_act[-1]
            numbers = position.numbers(seat)
            for number in range(steps % 7, len(game.actions), 7) if steps % 5 == 0 else ():
                position.why(number, seat)
                position.sentence(position.reason(number, seat) or Reason("over", {}))
            for audience in (SPECTATOR, *range(seats)) if steps % 5 == 0 else ():
                game.present(unpack(position.observe(audience)), options)
                game.told(unpack(position.states), seat, numbers[0], audience)
                Position.parse(game, str(position))
            position.advance(numbers[steps * 7 % len(numbers)], seat, None)
        position.scores, position.ranks, position.truncated, position.receipt()
print(compiles.count)
"""


def test_a_game_that_is_ready_is_played_elsewhere_without_compiling() -> None:
    async def make_ready() -> None:
        async with running(2, games.names()):
            pass

    asyncio.run(make_ready())
    before = {path: path.stat().st_mtime_ns for path in cache.ROOT.rglob("*.nb?")}
    assert before
    with python(MATCH) as fresh:
        assert fresh.stdout is not None
        assert fresh.stdout.read().strip() == "0"
    assert {path: path.stat().st_mtime_ns for path in cache.ROOT.rglob("*.nb?")} == before


COLD = """
import asyncio
from tests.server.test_workers import work_while, running

async def play():
    async with running(2):
        pass

print(asyncio.run(work_while(play())))
"""


@pytest.mark.slow
def test_from_a_cold_cache_a_worker_compiles_and_the_web_process_does_not(tmp_path: Path) -> None:
    """And while the next game is compiled, for a minute by the one worker there is, a helper answers for the first."""
    with python(COLD, FARSHORE_CACHE=str(tmp_path)) as first:
        assert first.stdout is not None
        assert float(first.stdout.read()) < 1
    with python(MATCH, "lost-cities", FARSHORE_CACHE=str(tmp_path)) as fresh:
        assert fresh.stdout is not None
        assert fresh.stdout.read().strip() == "0"
    with python(HELPED, FARSHORE_CACHE=str(tmp_path)) as helped:
        assert helped.stdout is not None
        assert helped.stdout.read().split() == ["True", "False"]


HELPED = """
import asyncio
from farshore.server.workers import Workers
from tests.server.test_workers import request

async def play():
    workers = Workers(1, ("lost-cities", "explorers"))
    await workers.start()
    await workers.ready["lost-cities"].wait()
    await workers.choose(*request("lost-cities", 2, 1))
    print(workers.ready["lost-cities"].is_set(), workers.ready["explorers"].is_set())
    await workers.stop()

asyncio.run(play())
"""
