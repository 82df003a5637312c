"""Liveness and readiness while the store fails: a full disk, one that hangs, a bad file, a PostgreSQL that hangs.

Moves are refused clearly meanwhile, and go on afterwards.
"""

import asyncio
import errno
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Line, Person, Server

Start = Callable[..., Server]
PROMISED = 1.0  # seconds within which a health check is answered, whatever has happened


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server on a database."""
    running: list[Server] = []

    def run(url: str | None = None) -> Server:
        running.append(Server(tmp_path, url))
        return running[-1].start("lost-cities")

    yield run
    for server in running:
        server.kill()
        server.close()


def ask(server: Server, path: str) -> tuple[int, str, float]:
    """Status, body and seconds. The quickest answer counts, of three or more: this machine may be busy."""
    answers: list[tuple[int, str, float]] = []
    while len(answers) < 3 or (len(answers) < 60 and min(took for *_, took in answers) >= PROMISED):
        began = time.monotonic()
        answer = httpx.get(f"{server.url}{path}", timeout=30)
        answers.append((answer.status_code, answer.text, time.monotonic() - began))
    best = min(answers, key=lambda each: each[-1])
    assert best[0] == 200 or {status for status, *_ in answers} == {best[0]}, answers
    print(f"{path}: {best[0]} after {', '.join(f'{each[-1]:.3f}' for each in answers)} s")  # noqa: T201
    return best


def assert_not_ready(server: Server, reason: str) -> None:
    """It lives, is not ready, says so in time, and why."""
    status, text, seconds = ask(server, "/health/live")
    assert (status, text) == (200, "ok\n")
    assert seconds < PROMISED
    for path in ("/health/ready", "/health"):
        status, text, seconds = ask(server, path)
        assert status == 503
        assert text.startswith("not ready: ")
        assert reason in text
        assert seconds < PROMISED
    status, text, seconds = ask(server, "/metrics")
    assert status == 200
    assert "farshore_ready 0.0\n" in text
    assert seconds < PROMISED


def wait_until_ready(server: Server) -> None:
    for _ in range(3_000):
        if httpx.get(f"{server.url}/health/ready", timeout=30).status_code == 200:
            return
        time.sleep(0.1)
    raise AssertionError("it does not get ready again")


def sit_down(server: Server) -> Line:
    """Somebody whose turn it is, against a bot."""
    ann = Person(server, "Ann")
    line = ann.join(ann.open("lost-cities", options={"first_starter": "0"}, bots=[{"seat": 1, "level": 1}]))
    line.wait(lambda scene: scene["acts"])
    return line


def act(line: Line, key: str) -> Any:
    """The ack of the first legal action."""
    return line.do("act", id=key, text=line.scene["legal"][0]["text"])


def assert_refused(ack: Any) -> None:
    assert (ack["st"], ack["why"]) == ("rejected", "unavailable")
    assert "send it again" in ack["sentence"]


def test_a_healthy_server_lives_and_is_ready(start: Start, url: str) -> None:
    server = start(url)
    wait_until_ready(server)
    for path in ("/health", "/health/live", "/health/ready"):
        assert ask(server, path)[:2] == (200, "ok\n")

    def answer(_: int) -> str:
        return httpx.get(f"{server.url}/health/ready", timeout=60).text

    with ThreadPoolExecutor(20) as many:
        for _ in range(30):  # a busy machine may not answer all in time
            answers = Counter(many.map(answer, range(100)))
            assert answers.keys() <= {"ok\n", "not ready: the store does not answer\n"}
            if answers["ok\n"] == 100:
                break
    assert answers["ok\n"] == 100, answers


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of 4 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "farshore", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip(f"a small disk cannot be mounted here: {mounted.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", folder], check=True)


def fill(disk: Path) -> Path:
    """Leave nothing of a disk."""
    file = disk / "film.mkv"
    with file.open("wb", buffering=0) as film:
        while True:
            try:
                film.write(b"\0" * 4_096)
            except OSError as error:
                assert error.errno == errno.ENOSPC
                return file


def test_a_full_disk_is_not_ready_until_there_is_room(small_disk: Path, start: Start) -> None:
    server = start(f"sqlite+aiosqlite:///{small_disk}/matches.sqlite")
    line = sit_down(server)
    film = fill(small_disk)
    assert_not_ready(server, "the store cannot be written to")
    assert_refused(act(line, "mine"))
    assert "database or disk is full" in server.log()

    film.unlink()
    wait_until_ready(server)
    assert act(line, "mine")["st"] == "applied"


@pytest.fixture
def own_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk that can be made to hang."""
    image, folder = tmp_path / "image", tmp_path / "disk"
    folder.mkdir()
    with image.open("wb") as file:
        file.truncate(2**24)
    commands: list[list[str | Path]] = [["mkfs.ext4", "-q", "-F", image], ["mount", "-o", "loop", image, folder]]
    for command in commands:
        try:
            done = subprocess.run(command, capture_output=True)
        except FileNotFoundError:
            pytest.skip(f"{command[0]} is not installed")
        if done.returncode:
            pytest.skip(f"a disk cannot be made here: {done.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def test_a_disk_that_hangs_is_not_ready_until_it_answers(own_disk: Path, start: Start) -> None:
    server = start(f"sqlite+aiosqlite:///{own_disk}/matches.sqlite")
    line = sit_down(server)
    subprocess.run(["fsfreeze", "--freeze", own_disk], check=True)
    try:
        key = line.send("act", id="mine", text=line.scene["legal"][0]["text"])
        assert_not_ready(server, "the store does not answer")
    finally:
        subprocess.run(["fsfreeze", "--unfreeze", own_disk], check=True)
    while (message := line.receive())["t"] != "ack":
        pass
    assert (message["id"], message["st"]) == (key, "applied")
    wait_until_ready(server)


def test_a_damaged_file_is_not_ready(start: Start, tmp_path: Path) -> None:
    server = start()
    line = sit_down(server)
    for file in (tmp_path / "matches.sqlite", tmp_path / "matches.sqlite-wal"):
        size = file.stat().st_size
        with file.open("r+b") as damaged:
            damaged.write(b"\xff" * size)
    assert_not_ready(server, "the store cannot be written to")
    assert_refused(act(line, "mine"))


def test_a_file_that_is_gone_is_not_ready(start: Start, tmp_path: Path) -> None:
    server = start()
    (tmp_path / "matches.sqlite").rename(tmp_path / "elsewhere.sqlite")
    assert_not_ready(server, "the store cannot be written to")
    (tmp_path / "elsewhere.sqlite").rename(tmp_path / "matches.sqlite")
    wait_until_ready(server)


@contextmanager
def stopped(url: str) -> Iterator[None]:
    """Stop every process of a PostgreSQL, so that it takes connections and answers nothing."""
    import asyncpg  # type: ignore[import-untyped]

    async def folder() -> str:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            return str(await connection.fetchval("SHOW data_directory"))
        finally:
            await connection.close()

    parent = int(Path(asyncio.run(folder()), "postmaster.pid").read_text().split()[0])
    os.kill(parent, signal.SIGSTOP)  # it first: it would start new ones
    children = [int(each) for each in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    for child in children:
        os.kill(child, signal.SIGSTOP)
    try:
        yield
    finally:
        for child in children:
            os.kill(child, signal.SIGCONT)
        os.kill(parent, signal.SIGCONT)


def test_a_postgresql_that_hangs_is_not_ready_until_it_answers(start: Start, new_database: Callable[[], str]) -> None:
    url = new_database()
    server = start(url)
    line = sit_down(server)
    with stopped(url):
        assert_not_ready(server, "the store does not answer")
        with ThreadPoolExecutor(20) as many:  # they share one probe, and none waits for another
            began = time.monotonic()
            codes = list(many.map(lambda _: httpx.get(f"{server.url}/health/ready").status_code, range(100)))
            print(f"100 at once: {time.monotonic() - began:.3f} s")  # noqa: T201
        assert codes == [503] * 100
        began = time.monotonic()
        assert_refused(act(line, "mine"))
        print(f"a move was refused after {time.monotonic() - began:.1f} s")  # noqa: T201
    wait_until_ready(server)
    ack = act(line, "mine")  # it may have been stored when PostgreSQL went on
    assert ack["st"] in ("applied", "duplicate")
    line.wait(lambda scene: scene["legal"])
    assert act(line, "another")["st"] == "applied"
