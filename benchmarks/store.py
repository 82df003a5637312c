"""How many appends a second the store takes, and how many of them share a commit.

    python -m benchmarks.store [URL | postgresql]

An append is one action and the outcome that answers it, with a key; every caller has a match of its own and waits for
each answer. Without an address it is a SQLite file in the folder for temporary files, synchronous=FULL as always.
Beside it stands what the disk gives: files of one page, written and synced one after the other in the same run.
With `postgresql` one is started on the same disk. There each figure is measured twice in turn: as it is, and with
a notification inside the transaction, which PostgreSQL lets only one transaction at a time commit.
"""

import asyncio
import contextlib
import os
import secrets
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from farshore.server.store import Appended, Store, StoredEvent
from tests.games.adapters import example
from tests.server.chaos import postgresql

GAME = example("alternating")
CALLERS = (1, 32, 256)
SECONDS = 4.0


async def rate(store: Store, callers: int, how: str = "") -> None:
    run = secrets.token_hex(4)
    names = [f"{run}-{number}" for number in range(callers)]
    for name in names:
        await store.create(name, b"{}", bytes(32), False, 0, game=GAME, rules=1, seats=2)
    took: list[float] = []
    commits, began = store.commits, time.perf_counter()

    async def play(match: str) -> None:
        version = 1
        while (sent := time.perf_counter()) < began + SECONDS:
            action = StoredEvent(
                0, "Acted", b'{"event":"acted","at":1700000000000,"seat":0,"text":"lay R7"}', f"{version}"
            )
            outcome = StoredEvent(0, "Drawn", b'{"event":"drawn","at":1700000000000,"index":12,"text":"R7"}')
            result = await store.append(match, version, [action, outcome])
            assert isinstance(result, Appended)
            version = result.version
            took.append(time.perf_counter() - sent)

    await asyncio.gather(*map(play, names))
    seconds = time.perf_counter() - began
    took.sort()
    share = len(took) / (store.commits - commits)
    print(
        f"{callers:>8} {len(took) / seconds:>10,.0f} {share:>18.1f}"
        f" {1e3 * took[len(took) // 2]:>10.1f} {1e3 * took[len(took) * 99 // 100]:>8.1f}  {how}"
    )


def syncs(folder: Path) -> float:
    """Writes of a page to disk in a second."""
    handle = os.open(folder / "page", os.O_CREAT | os.O_WRONLY)
    began, count = time.perf_counter(), 0
    while time.perf_counter() < began + 1:
        os.write(handle, bytes(4096))
        os.fsync(handle)
        count += 1
    os.close(handle)
    return count / (time.perf_counter() - began)


def notify(connection: sa.Connection) -> None:
    """Tell other processes in the same transaction."""
    connection.exec_driver_sql("SELECT pg_notify('farshore', 'match:1')")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as open_:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite+aiosqlite:///{folder}/matches.sqlite"
        if url == "postgresql":
            url = open_.enter_context(postgresql(Path(folder)))
        store = await Store.open(url)
        print(f"{syncs(Path(folder)):,.0f} synced writes a second")
        print(f"{'callers':>8} {'appends/s':>10} {'appends a commit':>18} {'median ms':>10} {'99 % ms':>8}")
        for callers in CALLERS:
            await rate(store, callers)
            if store.on_postgresql:
                sa.event.listen(store._engine.sync_engine, "commit", notify)
                await rate(store, callers, "notified inside")
                sa.event.remove(store._engine.sync_engine, "commit", notify)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
