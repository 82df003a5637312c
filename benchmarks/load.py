"""How a real server does under load, beside a bare websocket echo on the same stack in the same run.

    make load        or        python -m benchmarks.load [--sockets 5000] [--rate 250] [--seconds 300]
    python -m benchmarks.load --saturate        how many moves a second it stores before they take too long
    python -m benchmarks.load --bots 20         what bots that think all the time do to everybody else
    python -m benchmarks.load --database postgresql        in PostgreSQL instead of SQLite, which is the default
    python -m benchmarks.load --processes 4        one process, then several, on one PostgreSQL

`farshore serve` runs in its own process and so does what plays: two people at every table, each with a socket, who do
something legal at random, evenly over all tables. A match that ends is followed by another. Latency is from sending a
move to its ack, which says that the move is on disk. Stretches of play and of echo alternate, so that a busy moment of
the machine meets both.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import re
import resource
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import uvloop

from benchmarks.load_client import Crowd, Line, Practice, Tally, pace, percentile
from benchmarks.load_server import Process, Server, cpu, database, resident
from benchmarks.store import syncs
from farshore.games import get, names, playable
from farshore.server.settings import Settings

BAR_RESIDENT, BAR_BOTS, BAR_SATURATED = 300, 1.5, 250  # MB, ratio, milliseconds
LEVEL = 4
STEP = 1.25  # from one rate to the next when saturating
WARM_TABLES = 20


def line(name: str, value: str, beside: str = "") -> None:
    print(f"{name:<58} {value:>16}   {beside}", flush=True)


def latencies(name: str, found: list[float], echo: list[float] | None = None) -> None:
    for percent in (50, 95, 99, 100):
        label = "max" if percent == 100 else f"p{percent}"
        value = percentile(found, percent)
        beside = f"{value / percentile(echo, percent):.1f} x echo" if echo else ""
        line(f"{name}, {label}, ms", f"{value:.1f}", beside)


def errors(tally: Tally) -> None:
    line("errors", f"{sum(tally.errors.values()):,}", "bar 0")
    for what, count in tally.errors.most_common(8):
        line(f"  {what}", f"{count:,}")


def mixed(games: Sequence[str], count: int) -> list[str]:
    """The game of each table, as evenly mixed as can be."""
    found = [games[table % len(games)] for table in range(count)]
    random.shuffle(found)
    return found


@contextlib.asynccontextmanager
async def serving(arguments: argparse.Namespace, folder: Path, url: str) -> AsyncIterator[Server]:
    """A server whose games are all ready."""
    server = Server(folder, url, arguments.workers)
    try:
        await server.ready()
        await asyncio.sleep(2.0)  # the other workers load the games, too
        yield server
    except RuntimeError as error:
        raise SystemExit(f"{error}\n{server.log.read_text()[-4_000:]}") from error
    finally:
        server.stop()


async def crowd_at(server: Server, tables: int, games: Sequence[str]) -> Crowd:
    crowd = Crowd(server.port)
    await crowd.seat(mixed(games, tables))
    await crowd.join()
    return crowd


# ---- starting


async def starts(arguments: argparse.Namespace) -> None:
    """What a start takes on a machine where everything is compiled."""
    answers, all_ready, web, workers = [], [], [], []
    for number in range(arguments.starts + 1):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), f"sqlite+aiosqlite:///{folder}/matches.sqlite", arguments.workers)
            try:
                await server.ready()
                await asyncio.sleep(3.0)
                if number > 0:  # the first warms the machine up
                    answers.append(server.first_answer)
                    all_ready.append(server.all_ready)
                    web.append(resident(server.pid))
                    workers.append(statistics.mean(map(resident, server.workers)))
            finally:
                server.stop()
    line("start to the first answer of /, s", f"{statistics.median(answers):.2f}", f"median of {len(answers)}")
    line("start to all games ready, s", f"{statistics.median(all_ready):.2f}")
    line("idle, web process, MB", f"{statistics.median(web):.0f}", f"bar {BAR_RESIDENT}")
    line("idle, a worker, MB", f"{statistics.median(workers):.0f}")


# ---- the echo


class Echo:
    """Sockets of a bare echo, and how long each answer took."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[Line] = []
        self.took: list[float] = []
        self.lost = 0
        self._sent: dict[Line, float] = {}

    async def join(self, count: int) -> None:
        await self.process.listening()
        url = f"ws://127.0.0.1:{self.process.port}/"
        while len(self.lines) < count:
            some = min(64, count - len(self.lines))
            self.lines += await asyncio.gather(*(Line(url, "", self._hear, self._lose).open() for _ in range(some)))

    def _hear(self, line: Line, _: bytes, at: float) -> None:
        self.took.append(at - self._sent.pop(line))

    def _lose(self, _: Line) -> None:
        self.lost += 1

    async def run(self, rate: float, seconds: float) -> None:
        text = msgspec.json.encode({"t": "act", "id": "123456", "seat": 0, "text": "discard R7"})
        free = iter(self.lines)

        def fire() -> None:
            nonlocal free
            for _ in self.lines:
                line = next(free, None)
                if line is None:
                    free = iter(self.lines)
                elif line not in self._sent:
                    self._sent[line] = time.perf_counter()
                    line.send(text)
                    return

        await pace(rate, seconds, fire, [])
        await asyncio.sleep(0.5)

    def close(self) -> None:
        for each in self.lines:
            each.close()


# ---- under load


async def run(arguments: argparse.Namespace, folder: Path, url: str) -> None:
    tables = arguments.sockets // 2
    async with serving(arguments, folder, url) as server:
        idle = resident(server.pid)
        warm = await crowd_at(server, WARM_TABLES, arguments.games)
        await warm.play(50, 4)
        await warm.close()
        await asyncio.sleep(1.0)
        base = resident(server.pid)
        crowd = Crowd(server.port)
        began = time.perf_counter()
        await crowd.seat(mixed(arguments.games, tables))
        took = time.perf_counter() - began
        await asyncio.sleep(1.0)
        seated = resident(server.pid)
        await crowd.join()
        await asyncio.sleep(2.0)
        joined = resident(server.pid)
        line("tables, sockets", f"{tables:,}, {2 * tables:,}", ", ".join(arguments.games))
        line("requests a second while people came and sat down", f"{4 * tables / took:,.0f}")

        echo = Echo(Process(folder, "benchmarks.load_echo", "{port}"))
        total, cpu_web, cpu_workers, cpu_own, seconds = Tally(), 0.0, 0.0, 0.0, 0.0
        try:
            await echo.join(arguments.echo_sockets or min(arguments.sockets, 1_000))
            await echo.run(50, 2)
            echo.took.clear()
            freeze()
            for _ in range(arguments.blocks):
                before = cpu(server.pid), server.workers_cpu(), time.process_time(), time.perf_counter()
                total.add(await crowd.play(arguments.rate, arguments.seconds / arguments.blocks))
                cpu_web += cpu(server.pid) - before[0]
                cpu_workers += server.workers_cpu() - before[1]
                cpu_own += time.process_time() - before[2]
                seconds += time.perf_counter() - before[3]
                await echo.run(arguments.rate, arguments.echo_seconds / arguments.blocks)
        finally:
            echo.close()
            echo.process.stop()
        end = resident(server.pid)
        line("synced writes of a page a second", f"{syncs(folder):,.0f}", "what the disk gives, in the same run")
        moves = len(total.acks)
        line("moves, a second", f"{moves:,}, {moves / arguments.seconds:,.1f}", f"asked for {arguments.rate:g}")
        latencies("move to ack", total.acks, echo.took)
        latencies("move to the opponent's message", total.seen)
        latencies(f"bare echo, {len(echo.lines):,} sockets", echo.took)
        line("moves sent late by, p99, ms", f"{percentile(total.late, 99):.1f}", "by this program, not in the above")
        line("moves that found no table free", f"{total.idle:,}")
        line("matches that ended and were followed by another", f"{total.renewed:,}")
        errors(total)
        line("CPU of the web process", f"{100 * cpu_web / seconds:.0f} %", "of one core")
        line("CPU of the web process for a move, ms", f"{1e3 * cpu_web / max(1, moves):.2f}")
        line(
            "CPU of the workers; of this program",
            f"{100 * cpu_workers / seconds:.0f} %; {100 * cpu_own / seconds:.0f} %",
        )
        line("web process, all games ready, MB", f"{idle:.0f}", f"bar {BAR_RESIDENT}")
        line("web process, after a few matches, MB", f"{base:.0f}")
        line("web process, everybody seated, MB", f"{seated:.0f}", f"{1024 * (seated - base) / tables:.1f} KiB a table")
        each = 1024 * (joined - seated) / (2 * tables)
        line("web process, everybody connected and idle, MB", f"{joined:.0f}", f"{each:.1f} KiB a socket")
        line("web process, at the end, MB", f"{end:.0f}", f"{1024 * (end - joined) / max(1, moves):.2f} KiB a move")
        await crowd.close()


# ---- several processes


async def beside_one_process(arguments: argparse.Namespace, folder: Path, url: str) -> None:
    """One process and then several on the same PostgreSQL, with the same people. Connections go to each in turn."""
    tables = arguments.sockets // 2
    single = 0.0
    for count, seconds in ((1, arguments.seconds / arguments.blocks), (arguments.processes, arguments.seconds)):
        async with contextlib.AsyncExitStack() as open_:
            servers = [await open_.enter_async_context(serving(arguments, folder, url)) for _ in range(count)]
            crowd = Crowd(*(server.port for server in servers))
            came = time.perf_counter()
            await crowd.seat(mixed(arguments.games, tables))
            seated = time.perf_counter()
            await crowd.join()
            joined = time.perf_counter()
            await crowd.play(arguments.rate, 4)
            before, began = [cpu(server.pid) for server in servers], time.perf_counter()
            found = await crowd.play(arguments.rate, seconds)
            took = time.perf_counter() - began
            used = sum(cpu(server.pid) for server in servers) - sum(before)
            name = f"{count} process{'es' * (count > 1)}"
            line(f"{name}: people seated, connected in, s", f"{seated - came:.0f}, {joined - seated:.0f}")
            line(f"{name}: told to try again while they came", f"{crowd.sent_back:,}")
            line(f"{name}: sockets, moves", f"{2 * tables:,}, {len(found.acks):,}", f"in {seconds:.0f} s")
            latencies(f"{name}: move to ack", found.acks)
            latencies(f"{name}: move to the opponent's message", found.seen)
            errors(found)
            line(f"{name}: CPU of the web processes", f"{100 * used / took:.0f} %", "of one core")
            line(f"{name}: memory, MB", f"{sum(resident(server.pid) for server in servers):.0f}")
            single = single or percentile(found.acks, 95)
            line("p95 to that of one process", f"{percentile(found.acks, 95) / single:.2f}")
            await crowd.close()


# ---- how far it goes


async def saturate(arguments: argparse.Namespace, folder: Path, url: str) -> None:
    async with serving(arguments, folder, url) as server:
        crowd = await crowd_at(server, arguments.sockets // 2, arguments.games)
        await crowd.play(50, 4)
        freeze()
        line("synced writes of a page a second", f"{syncs(folder):,.0f}", "what the disk gives")
        rate, best, failed = arguments.rate, 0.0, 0
        while failed < 2:  # a step is tried twice: the machine may have been busy with something else
            before, began = cpu(server.pid), time.perf_counter()
            found = await crowd.play(rate, arguments.step_seconds)
            share = (cpu(server.pid) - before) / (time.perf_counter() - began)
            made, p99 = len(found.acks) / arguments.step_seconds, percentile(found.acks, 99)
            good = p99 <= BAR_SATURATED and not found.errors and not found.idle
            beside = f"p50 {percentile(found.acks, 50):.1f}, p99 {p99:.1f} ms, web process {100 * share:.0f} %"
            beside += f", no table free {found.idle:,}" if found.idle else ""
            line(f"at {rate:,.0f} moves a second, stored a second", f"{made:,.1f}", beside)
            if found.errors:
                errors(found)
            if good:
                best, rate, failed = made, rate * STEP, 0
            else:
                failed += 1
                await asyncio.sleep(2.0)
        line(f"most moves a second with p99 <= {BAR_SATURATED} ms", f"{best:,.0f}", arguments.kind)
        await crowd.close()


# ---- beside bots


async def beside_bots(arguments: argparse.Namespace, folder: Path, url: str) -> None:
    """Bots play people who answer at once, as many of them at a table as there can be; a phase ends by resigning."""
    async with serving(arguments, folder, url) as server:
        crowd = await crowd_at(server, arguments.sockets // 2, arguments.games)
        game, opponents = arguments.bots_play, get(arguments.bots_play).seats[-1] - 1
        bots = [Practice(crowd, await crowd.person(), game, opponents, LEVEL) for _ in range(arguments.bots)]
        await crowd.play(arguments.rate, 4)
        freeze()
        seconds = arguments.seconds / arguments.blocks / 2
        quiet, busy, thought = Tally(), Tally(), 0.0
        waiting: list[float] = []
        for _ in range(arguments.blocks):
            quiet.add(await crowd.play(arguments.rate, seconds))
            await asyncio.gather(*(each.begin() for each in bots))
            await asyncio.sleep(1.0)
            before, began = server.workers_cpu(), time.perf_counter()
            watching = asyncio.create_task(watch_queue(crowd, waiting))
            busy.add(await crowd.play(arguments.rate, seconds))
            watching.cancel()
            thought += (server.workers_cpu() - before) / (time.perf_counter() - began)
            for each in bots:
                each.end()
            await asyncio.sleep(1.0)
            for each in bots:
                each.person.leave()
            await idle_workers(server)
        line("synced writes of a page a second", f"{syncs(folder):,.0f}", "what the disk gives, in the same run")
        latencies(f"move to ack, {arguments.sockets} sockets, {arguments.rate:g} a second, no bots", quiet.acks)
        latencies(f"move to ack, {arguments.bots} matches with bots of level {LEVEL}", busy.acks)
        ratio = percentile(busy.acks, 95) / percentile(quiet.acks, 95)
        line("p95 with bots to p95 without", f"{ratio:.2f}", f"bar {BAR_BOTS}")
        line("moves of bots", f"{sum(each.moves for each in bots):,}")
        line("CPU of the workers while bots play", f"{100 * thought / arguments.blocks:.0f} %", "of one core")
        if waiting:
            always = 100 * sum(each > 0 for each in waiting) / len(waiting)
            mean = statistics.mean(waiting)
            line("choices that wait for a worker, mean", f"{mean:.1f}", f"some wait in {always:.0f} % of the seconds")
        quiet.add(busy)
        errors(quiet)
        await crowd.close()


async def idle_workers(server: Server) -> None:
    """Wait until no bot thinks any more: a choice for a match that is over may still be under way."""
    for _ in range(180):
        before = server.workers_cpu()
        await asyncio.sleep(1.0)
        if server.workers_cpu() - before < 0.05:
            return
    raise SystemExit("the workers still think, though every match with a bot is over")


async def watch_queue(crowd: Crowd, found: list[float]) -> None:
    while True:
        await asyncio.sleep(1.0)
        if known := re.search(r"^farshore_bots_waiting (\S+)$", await crowd.http.get("/metrics"), re.MULTILINE):
            found.append(float(known[1]))


# ---- all of it


def freeze() -> None:
    """No pauses of our own in what is measured."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def measure(arguments: argparse.Namespace) -> None:
    mode = saturate if arguments.saturate else beside_bots if arguments.bots else run
    if arguments.processes > 1:
        mode, arguments.database = beside_one_process, ["postgresql"]
    if mode is run and arguments.starts:
        await starts(arguments)
    for kind in arguments.database or (["sqlite", "postgresql"] if mode is saturate else ["sqlite"]):
        arguments.kind = kind
        line("database", kind)
        with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
            await mode(arguments, Path(folder), url)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saturate", action="store_true", help="raise the rate until moves take too long")
    parser.add_argument("--bots", type=int, default=0, metavar="N", help="matches with bots that think all the time")
    parser.add_argument("--bots-play", choices=names(), default=playable()[0].name)
    parser.add_argument("--database", action="append", choices=("sqlite", "postgresql"), help="may be given twice")
    parser.add_argument("--sockets", type=int, help="5,000; 2,000 to saturate, 500 beside bots")
    parser.add_argument("--rate", type=float, help="moves a second: 250; 100 to begin with, 50 beside bots")
    parser.add_argument("--seconds", type=float, default=300.0, help="of play (300)")
    parser.add_argument("--blocks", type=int, default=5, help="stretches into which they are divided (5)")
    parser.add_argument("--step-seconds", type=float, default=10.0, help="at each rate when saturating (10)")
    parser.add_argument("--games", nargs="+", choices=names(), default=names(), help="what is played, evenly (all)")
    parser.add_argument("--echo-sockets", type=int, default=0, help="as --sockets, at most 1,000")
    parser.add_argument("--echo-seconds", type=float, help="a fifth of --seconds")
    parser.add_argument(
        "--workers", type=int, default=Settings().workers, help="in which bots think (all cores but one)"
    )
    parser.add_argument("--processes", type=int, default=1, help="web processes on one PostgreSQL (1)")
    parser.add_argument("--starts", type=int, default=3, help="starts that are timed first (3)")
    arguments = parser.parse_args()
    usual = (2_000, 100.0) if arguments.saturate else (500, 50.0) if arguments.bots else (5_000, 250.0)
    usual = (10_000, 100.0) if arguments.processes > 1 else usual
    arguments.sockets = arguments.sockets or usual[0]
    arguments.rate = arguments.rate or usual[1]
    arguments.echo_seconds = arguments.echo_seconds or arguments.seconds / 5

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    if most != resource.RLIM_INFINITY and most < arguments.sockets + 1_500:
        raise SystemExit(f"{arguments.sockets} sockets need a higher limit of open files than {most}: ulimit -n")
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    line("cores; load of the machine before", f"{os.cpu_count()}; {load}")
    uvloop.run(measure(arguments))
    line("load of the machine after", ", ".join(f"{each:.1f}" for each in os.getloadavg()))


if __name__ == "__main__":
    main()
