"""Processes that serve the same matches hear of each other, also after a line was cut."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from farshore.server.fanout import NoFanout, Postgres, fanout_of
from tests.server.serving import Person, Server


def test_one_process_needs_nobody(tmp_path: Path) -> None:
    assert isinstance(fanout_of(f"sqlite+aiosqlite:///{tmp_path}/x"), NoFanout)


@pytest.mark.anyio
async def test_what_one_says_all_others_hear(postgresql_url: str) -> None:
    heard: list[tuple[str, int]] = []
    missed: list[int] = []
    lines = [Postgres(postgresql_url), Postgres(postgresql_url)]
    for line, number in zip(lines, (0, 1), strict=True):
        await line.start(lambda match, version: heard.append((match, version)), partial(missed.append, number))
    await until(lambda: sorted(missed) == [0, 1])
    lines[0].tell("a:b", 7)
    lines[1].tell("c", 8)
    await until(lambda: len(heard) == 4)
    assert sorted(heard) == [("a:b", 7), ("a:b", 7), ("c", 8), ("c", 8)]
    await cut_all_lines(postgresql_url)
    await until(lambda: sorted(missed) == [0, 0, 1, 1])  # what was told while nobody listened is lost, and read again
    lines[0].tell("d", 9)
    await until(lambda: heard.count(("d", 9)) == 2)
    for line in lines:
        await line.stop()


async def cut_all_lines(url: str) -> None:
    line = await asyncpg.connect(url.replace("+asyncpg", ""))
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await line.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await line.close()


async def until(done: Callable[[], bool], seconds: float = 300) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.05)


def test_two_servers_play_one_match(postgresql_url: str, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("a", "b")]
    for folder in folders:
        folder.mkdir()
    one, two = (Server(folder, postgresql_url).start() for folder in folders)
    ann = Person(one, "Ann")
    ben = Person(two, "Ben")
    table = ann.open("lost-cities", options={"rounds": "1", "first_starter": "0"})
    ben.sit(table)
    lines = [ann.join(table), ben.join(table)]
    rng = random.Random(1)
    for line in lines:
        line.wait(lambda scene: scene["about"]["status"] == "running")
    for _ in range(8):
        mover, other = (lines[0], lines[1]) if lines[0].scene["acts"] else (lines[1], lines[0])
        before = other.v
        assert mover.do("act", text=rng.choice(mover.scene["legal"])["text"])["st"] == "applied"
        while other.v == before:
            other.receive()
    for server in (one, two):
        server.kill()
        server.close()
