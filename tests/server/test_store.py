"""The store: what it says is stored is stored, once, in order, by whichever writer came first."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from farshore.engine.errors import FarshoreError
from farshore.match.draws import Draws
from farshore.server.store import Appended, Conflict, Duplicate, MatchRow, Player, Store, StoredEvent, restore, schema
from farshore.server.store.connect import LONGEST_IDLE

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
SEED = bytes(range(32))


async def create(store: Store, match: str = "m", *, private: bool = False, now: int = 1_000) -> None:
    await store.create(match, b"opened", SEED, private, now, game="lost-cities", rules=1, seats=2)


def some(*texts: str, key: str | None = None, at: int = 2_000) -> list[StoredEvent]:
    """Events with these bytes; the first has the key."""
    return [StoredEvent(at, "Acted", text.encode(), None if i else key) for i, text in enumerate(texts)]


async def data(store: Store, match: str = "m", since: int = 0) -> list[bytes]:
    rows = await store.events(match, since)
    assert [seq for seq, _ in rows] == list(range(since, since + len(rows)))
    return [each for _, each in rows]


# ---- one match


async def test_a_new_match_has_its_opening_as_event_0(store: Store) -> None:
    await create(store)

    assert await store.events("m") == [(0, b"opened")]
    assert await store.get("m") == MatchRow(
        "m", "lost-cities", 1, 2, "open", False, 1_000, 1_000, 1, Draws(SEED).commitment, None, store.process
    )
    assert await store.seed("m") == SEED
    assert await store.events("other") == []
    assert await store.get("other") is None


async def test_an_id_is_given_once(store: Store) -> None:
    await create(store)
    with pytest.raises(FarshoreError, match="there is a match 'm' already"):
        await create(store)
    assert await data(store) == [b"opened"]


async def test_events_come_back_byte_by_byte_from_any_number_on(store: Store) -> None:
    await create(store)
    everything = bytes(range(256))

    assert await store.append("m", 1, [StoredEvent(5, "Acted", everything), *some("two")]) == Appended(3)
    assert await store.events("m", 1) == [(1, everything), (2, b"two")]
    assert await store.events("m", 2) == [(2, b"two")]
    assert await store.events("m", 3) == []


async def test_an_append_changes_status_and_time_of_its_match(store: Store) -> None:
    await create(store)
    await store.append("m", 1, some("a", at=7_000), status="running")
    await store.append("m", 2, some("b", "c", at=8_000))

    row = await store.get("m")
    assert row is not None
    assert (row.status, row.updated, row.created, row.version) == ("running", 8_000, 1_000, 4)
    assert await store.running() == {"lost-cities": 1}


@pytest.mark.parametrize("first", [0, 1, 3, 7])
async def test_a_number_that_is_not_the_next_is_a_conflict_and_stores_nothing(store: Store, first: int) -> None:
    await create(store)
    await store.append("m", 1, some("a"))

    assert await store.append("m", first, some("x", "y"), status="over") == Conflict(2)
    assert await data(store) == [b"opened", b"a"]
    row = await store.get("m")
    assert row is not None
    assert row.status == "open"


async def test_a_key_is_taken_once_whatever_the_number(store: Store) -> None:
    await create(store)
    await create(store, "n")
    assert await store.append("m", 1, some("a", "b", key="k")) == Appended(3)

    assert await store.append("m", 1, some("again", key="k")) == Duplicate(1)
    assert await store.append("m", 3, some("again", "more", key="k")) == Duplicate(1)
    assert await store.append("n", 1, some("other match", key="k")) == Appended(2)
    assert await data(store) == [b"opened", b"a", b"b"]
    assert await store.key_seq("m", "k") == 1
    assert await store.key_seq("m", "l") is None


async def test_what_cannot_be_appended_is_said(store: Store) -> None:
    with pytest.raises(FarshoreError, match="there is no match 'm'"):
        await store.append("m", 1, some("a"))
    with pytest.raises(FarshoreError, match="there is no match 'm'"):
        await store.seed("m")
    await create(store)
    with pytest.raises(ValueError, match="needs an event"):
        await store.append("m", 1, [])
    with pytest.raises(FarshoreError, match="matches_status"):
        await store.append("m", 1, some("a"), status="lost")
    assert await data(store) == [b"opened"]


# ---- lists


async def test_the_lobby_shows_open_public_tables_newest_first(store: Store) -> None:
    for number in range(5):
        await create(store, f"m{number}", now=1_000 + number)
    await create(store, "private", private=True, now=9_000)
    await store.append("m3", 1, some("begun"), status="running")

    assert [row.id for row in await store.lobby(3)] == ["m4", "m2", "m1"]
    assert [row.id for row in await store.lobby(50)] == ["m4", "m2", "m1", "m0"]


async def test_matches_of_a_player_and_finished_ones(store: Store) -> None:
    for player in ("ann", "bob"):
        await store.add_player(player, player.encode(), player, 1)
    for match, status, at in (("a", "open", 5), ("b", "running", 2), ("c", "running", 3), ("d", "over", 9)):
        await create(store, match, private=match == "d")
        await store.append(match, 1, some("x", at=at), status=status, players={0: "ann", 1: "bob"})
    await create(store, "e")
    await store.append("e", 1, some("x", at=20), status="over", players={1: "bob"})
    await create(store, "f")
    await store.append("f", 1, some("x"), players={0: "ann"})
    await store.append("f", 2, some("stood"), players={})

    assert [row.id for row in await store.of_player("ann", 50)] == ["c", "b", "a", "d"]
    assert [row.id for row in await store.of_player("ann", 2)] == ["c", "b"]
    assert await store.of_player("nobody", 50) == []
    assert [row.id for row in await store.finished(50)] == ["e"]
    assert [row.id for row in await store.finished(50, "bob")] == ["e", "d"]
    assert await store.running() == {"lost-cities": 2}


# ---- players


async def test_players_are_known_by_their_token(store: Store) -> None:
    await store.add_player("p", b"hash", "Ann", 10)
    await store.rename("p", "Anne")
    await store.seen("p", 20)

    assert await store.player_by_token(b"hash") == Player("p", "Anne", 10, 20)
    assert await store.player_by_token(b"other") is None
    for taken in (("p", b"new"), ("q", b"hash")):
        with pytest.raises(FarshoreError, match="known already"):
            await store.add_player(*taken, "Bob", 30)
    with pytest.raises(FarshoreError, match="there is no player 'q'"):
        await store.rename("q", "Bob")


# ---- many at once


async def test_the_same_key_a_hundred_times_at_once_is_one_event(store: Store) -> None:
    await create(store)
    results = await asyncio.gather(*(store.append("m", 1, some(f"{i}", "x", key="k")) for i in range(100)))

    assert sorted(type(result).__name__ for result in results) == ["Appended"] + ["Duplicate"] * 99
    assert {result.seq for result in results if isinstance(result, Duplicate)} == {1}
    assert len(await data(store)) == 3


async def test_many_writers_of_one_match_lose_nothing(store: Store) -> None:
    await create(store)

    async def write(name: int) -> None:
        version = 1
        for number in range(5):
            while True:
                result = await store.append("m", version, some(f"{name}.{number}", "and"))
                assert isinstance(result, Appended | Conflict)
                version = result.version
                if isinstance(result, Appended):
                    break

    await asyncio.gather(*map(write, range(8)))
    stored = await data(store)
    assert stored[2::2] == [b"and"] * 40
    assert sorted(stored[1::2]) == sorted(f"{name}.{number}".encode() for name in range(8) for number in range(5))


async def test_appends_that_wait_share_a_commit(sqlite: Store) -> None:
    for number in range(256):
        await create(sqlite, f"m{number}")
    results = await asyncio.gather(*(sqlite.append(f"m{number}", 1, some("a", "b")) for number in range(256)))

    assert results == [Appended(3)] * 256
    assert sqlite.commits <= 3


async def test_in_one_commit_a_conflict_refuses_only_its_own_match(sqlite: Store) -> None:
    for match in ("a", "b", "c"):
        await create(sqlite, match)
    results = await asyncio.gather(
        sqlite.append("a", 2, some("too late", "more")),
        sqlite.append("b", 1, some("stored", "too")),
        sqlite.append("nowhere", 1, some("x")),
        sqlite.append("c", 1, some("stored"), players={0: "unknown"}),
        sqlite.append("b", 3, some("after that")),
        return_exceptions=True,
    )

    assert results[0] == Conflict(1)
    assert (results[1], results[4]) == (Appended(3), Appended(4))
    assert "no match 'nowhere'" in str(results[2])
    assert "FOREIGN KEY" in str(results[3])  # found when it is written, so the group was taken apart
    assert await data(sqlite, "a") == await data(sqlite, "c") == [b"opened"]
    assert await data(sqlite, "b") == [b"opened", b"stored", b"too", b"after that"]


async def test_a_caller_that_goes_away_does_not_disturb_the_others(sqlite: Store) -> None:
    for match in ("a", "b"):
        await create(sqlite, match)
    gone = asyncio.create_task(sqlite.append("a", 1, some("x")))
    stays = asyncio.create_task(sqlite.append("b", 1, some("y")))
    await asyncio.sleep(0)
    gone.cancel()

    assert await stays == Appended(2)
    assert await sqlite.append("b", 2, some("z")) == Appended(3)


# ---- several processes


def start_racer(url: str, name: str, count: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.server.racer", url, "m", name, str(count)]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True)


def acked(output: str) -> dict[int, bytes]:
    """What a racer was told to be stored; a last line that was cut off does not count."""
    lines = output.splitlines(keepends=True)
    pairs = (line.rstrip("\n").split(" ", 1) for line in lines if line.endswith("\n"))
    return {int(seq): text.encode() for seq, text in pairs}


async def test_two_processes_racing_make_one_history(url: str) -> None:
    count = 1_000 if url.startswith("postgresql") else 150  # SQLite makes strangers wait asleep
    store = await Store.open(url)
    await create(store)
    racers = [start_racer(url, name, count) for name in ("x", "y")]
    outputs = [acked(racer.communicate(timeout=300)[0]) for racer in racers]
    stored = await data(store)
    await store.close()

    assert [racer.returncode for racer in racers] == [0, 0]
    assert [len(output) for output in outputs] == [count, count]
    assert not outputs[0].keys() & outputs[1].keys()
    assert dict(enumerate(stored)) == {0: b"opened"} | outputs[0] | outputs[1]


async def test_two_stores_of_one_file_racing_make_one_history(sqlite_url: str) -> None:
    stores = [await Store.open(sqlite_url, wait=30) for _ in range(2)]
    await create(stores[0])
    told: dict[int, bytes] = {}

    async def race(store: Store, name: str) -> None:
        version = 1
        for number in range(100):
            text = f"{name} {number}"
            while isinstance(result := await store.append("m", version, some(text, key=text)), Conflict):
                version = result.version
            assert isinstance(result, Appended)
            told[version] = text.encode()
            version = result.version

    await asyncio.gather(race(stores[0], "x"), race(stores[1], "y"))
    assert len(told) == 200
    assert dict(enumerate(await data(stores[1]))) == {0: b"opened"} | told
    for store in stores:
        await store.close()


async def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    rng = random.Random(5)
    store = await Store.open(url)
    await create(store)
    known: dict[int, bytes] = {0: b"opened"}
    for attempt in range(3):
        racer = start_racer(url, f"run {attempt}", 1_000_000)
        assert racer.stdout is not None
        first = racer.stdout.readline() + racer.stdout.readline()
        await asyncio.sleep(rng.uniform(0.05, 0.4))
        racer.send_signal(signal.SIGKILL)
        told = acked(first + racer.communicate(timeout=300)[0])
        known |= told
        stored = dict(enumerate(await data(store)))
        assert len(told) > 1
        assert {seq: stored.get(seq) for seq in known} == known
    await store.close()


# ---- when the database fails


async def test_a_locked_database_is_said_and_then_writing_goes_on(tmp_path: Path, sqlite_url: str) -> None:
    store = await Store.open(sqlite_url, wait=0.1)
    await create(store)
    other = sqlite3.connect(tmp_path / "matches.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(*(store.append("m", 1, some("a")) for _ in range(5)), return_exceptions=True)
    with pytest.raises(FarshoreError, match="database is locked"):
        await store.add_player("p", b"hash", "Ann", 1)
    assert await data(store) == [b"opened"]  # readers do not wait
    other.execute("ROLLBACK")
    other.close()

    assert [str(result) for result in results] == ["the database failed: database is locked"] * 5
    assert await store.append("m", 1, some("b")) == Appended(2)
    await store.close()


async def test_a_process_that_stands_still_in_the_middle_of_a_write_does_not_keep_others_waiting(
    postgresql_url: str,
) -> None:
    store, still = await Store.open(postgresql_url), await Store.open(postgresql_url)
    await create(store)
    connection = await still._engine.connect()
    await connection.execute(sa.select(schema.matches).with_for_update())
    assert await store.append("m", 1, some("a")) == Appended(2)
    await connection.invalidate()
    await connection.close()
    for each in (store, still):
        await each.close()


async def test_a_start_waits_for_a_process_that_stands_still_while_it_migrates(postgresql_url: str) -> None:
    still = await Store.open(postgresql_url)
    async with still._engine.connect() as migrating:
        await migrating.execute(sa.text(f"SELECT pg_advisory_lock({schema.MIGRATING})"))
        starting = asyncio.create_task(Store.open(postgresql_url, wait=0.2))
        done, _ = await asyncio.wait([starting], timeout=1)  # several times as long as it waits for a lock
        assert not done
        await migrating.execute(sa.text(f"SELECT pg_advisory_unlock({schema.MIGRATING})"))
        store = await starting
    for each in (store, still):
        await each.close()


async def test_a_start_that_stood_still_while_it_waited_for_a_migration_begins_again(postgresql_url: str) -> None:
    waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND wait_event = 'advisory'"
    holds, waits = threading.Event(), threading.Event()

    async def migrate() -> None:
        """Hold the lock until long after the start has given up waiting for it."""
        still = await Store.open(postgresql_url)
        async with still._engine.connect() as migrating:
            await migrating.execute(sa.text(f"SELECT pg_advisory_lock({schema.MIGRATING})"))
            await migrating.commit()
            holds.set()
            while not (await migrating.execute(sa.text(waiting))).all():
                await migrating.rollback()
            await migrating.commit()
            waits.set()
            await asyncio.sleep((LONGEST_IDLE + 1_500) / 1000)
            await migrating.execute(sa.text(f"SELECT pg_advisory_unlock({schema.MIGRATING})"))
        await still.close()

    other = threading.Thread(target=asyncio.run, args=(migrate(),))
    other.start()
    await asyncio.to_thread(holds.wait)
    starting = asyncio.create_task(Store.open(postgresql_url, wait=0.5))
    await asyncio.to_thread(waits.wait)
    other.join()  # this thread does nothing meanwhile, like a process that is stopped
    await (await starting).close()


async def test_connections_that_postgresql_has_cut_are_made_anew(postgresql_url: str) -> None:
    store, other = await Store.open(postgresql_url), await Store.open(postgresql_url)
    used: set[Any] = set()
    sa.event.listen(
        store._engine.sync_engine, "checkout", lambda connection, *_: used.add(connection.driver_connection)
    )
    await create(store)
    await asyncio.gather(*(store.append("m", 1, some("a", key="k")) for _ in range(5)))
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    async with other._engine.begin() as connection:
        await connection.execute(sa.text(f"{cut} WHERE datname = current_database() AND pid <> pg_backend_pid()"))
    assert used
    while not all(connection.is_closed() for connection in used):
        await asyncio.sleep(0.01)

    results = await asyncio.gather(*(store.append("m", 2, some("b", key="l")) for _ in range(5)))
    assert sorted(results) == [Duplicate(2)] * 4 + [Appended(3)]
    await store.close()
    await other.close()


async def test_a_full_disk_fails_everybody_who_waits_and_then_writing_goes_on(tmp_path: Path, sqlite: Store) -> None:
    """A limit on the size of files makes the commit itself fail."""
    for match in ("a", "b"):
        await create(sqlite, match)
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "matches.sqlite-wal").stat().st_size, old[1]))
    try:
        appends = (sqlite.append(match, 1, some("x" * 9_000, "y" * 9_000)) for match in ("a", "b"))
        results = await asyncio.gather(*appends, return_exceptions=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)

    assert all(isinstance(result, FarshoreError) for result in results), results
    assert all("the database failed: " in str(result) for result in results)
    assert await data(sqlite, "a") == await data(sqlite, "b") == [b"opened"]
    assert await sqlite.append("a", 1, some("z")) == Appended(2)


async def test_an_append_is_answered_only_after_its_commit(store: Store) -> None:
    await create(store)
    order = []
    if store._sqlite is None:
        sa.event.listen(store._engine.sync_engine, "commit", lambda _: order.append("commit"))
    else:
        await store.append("m", 1, some("first"))  # opens the connection
        assert store._sqlite._connection is not None

        def note(statement: str) -> None:
            if statement == "COMMIT":
                order.append("commit")

        store._sqlite.thread.submit(store._sqlite._connection.set_trace_callback, note).result()
    version = len(await store.events("m"))
    await store.append("m", version, some("a"))
    order.append("answer")
    assert order == ["commit", "answer"]


async def test_what_was_answered_can_be_read_by_another_process_at_once(tmp_path: Path, sqlite: Store) -> None:
    """Nothing else runs in the loop between the answer and the look, so a commit still under way would be missed."""
    await create(sqlite)
    other = sqlite3.connect(tmp_path / "matches.sqlite")
    for version in range(1, 30):
        await sqlite.append("m", version, some("a"))
        assert other.execute("SELECT count(*) FROM events").fetchone() == (version + 1,)
    other.close()


async def test_a_closed_store_stores_what_waited_and_then_refuses(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await create(store)
    waiting = asyncio.create_task(store.append("m", 1, some("a")))
    await asyncio.sleep(0)
    await store.close()

    assert await waiting == Appended(2)
    with pytest.raises(FarshoreError, match="closed"):
        await store.append("m", 2, some("b"))
    with pytest.raises(FarshoreError, match="closed"):
        await store.events("m")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "cannot be read"),
        ("sqlite+aiosqlite://", "expected sqlite"),
        ("sqlite+aiosqlite:///:memory:", "expected sqlite"),
        ("mysql+aiomysql://root:secret@localhost/x", "expected sqlite"),
        ("sqlite+aiosqlite:////nowhere/at/all.sqlite", "its folder does not exist"),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:1/x", "it refuses connections"),
    ],
)
async def test_an_address_that_cannot_be_used_is_said_without_its_password(address: str, reason: str) -> None:
    with pytest.raises(FarshoreError, match=reason) as caught:
        await Store.open(address)
    assert "secret" not in str(caught.value)


async def test_a_file_that_is_no_database_is_said(tmp_path: Path, sqlite_url: str) -> None:
    (tmp_path / "matches.sqlite").write_bytes(b"not a database at all" * 500)
    with pytest.raises(FarshoreError, match="file is not a database"):
        await Store.open(sqlite_url)


# ---- schema


async def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    async with store._engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
        )
    assert differences == []


async def test_a_store_opened_again_has_everything(url: str) -> None:
    for version in (1, 2, 3):
        store = await Store.open(url)
        if version == 1:
            await create(store)
        assert await store.append("m", version, some(f"{version}")) == Appended(version + 1)
        await store.close()
    store = await Store.open(url)
    assert await data(store) == [b"opened", b"1", b"2", b"3"]
    await store.close()


async def test_several_may_open_an_empty_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await create(stores[0])
    assert await data(stores[3]) == [b"opened"]
    for store in stores:
        await store.close()


def test_several_processes_may_make_the_same_file_at_once(tmp_path: Path) -> None:
    """As threads, each with a loop of its own: SQLite locks files between connections, not between processes."""

    async def open_and_close(url: str) -> None:
        store = await Store.open(url)
        await store.close()

    for number in range(15):
        url = f"sqlite+aiosqlite:///{tmp_path / f'{number}.sqlite'}"
        with ThreadPoolExecutor(6) as threads:
            for done in [threads.submit(asyncio.run, open_and_close(url)) for _ in range(6)]:
                done.result()


async def test_a_newer_schema_is_refused_and_left_alone(url: str) -> None:
    store = await Store.open(url)
    async with store._engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()

    with pytest.raises(FarshoreError, match="newer Farshore wrote this database: its schema is 9999"):
        await Store.open(url)


async def test_sqlite_is_set_to_lose_nothing(tmp_path: Path, sqlite: Store) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    async with sqlite._engine.connect() as connection:
        found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in pragmas]
    assert found == ["wal", 2, 1, 5_000]
    assert stat.S_IMODE((tmp_path / "matches.sqlite").stat().st_mode) == 0o600


async def test_questions_asked_often_use_an_index(sqlite: Store) -> None:
    """Without the index on keys every append would read the whole table."""
    plans: list[str] = []

    def note(connection: sa.Connection, _: object, statement: str, values: tuple[object, ...], *rest: object) -> None:
        if statement.startswith("SELECT"):
            cursor = connection.connection.cursor()
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", values)
            plans.extend(row[3] for row in cursor.fetchall())
            cursor.close()

    await create(sqlite)
    sa.event.listen(sqlite._engine.sync_engine, "before_cursor_execute", note)
    await sqlite.key_seq("m", "a")  # the same question that an append asks
    await sqlite.lobby(50)
    await sqlite.of_player("p", 50)
    await sqlite.finished(50)
    await sqlite.player_by_token(b"hash")

    assert any("events_key" in plan for plan in plans), plans
    assert not [plan for plan in plans if plan in ("SCAN events", "SCAN matches", "SCAN chairs", "SCAN players")]


# ---- backups


async def test_a_backup_made_while_writing_is_a_consistent_prefix(tmp_path: Path, sqlite: Store) -> None:
    matches = ["a", "b", "c"]
    for match in matches:
        await create(sqlite, match)
    stop = asyncio.Event()

    async def write(match: str) -> None:
        version = 1
        while not stop.is_set():
            version += 2
            assert await sqlite.append(match, version - 2, some(f"{version}", "and")) == Appended(version)

    writers = [asyncio.create_task(write(match)) for match in matches]
    while not all([await sqlite.version(match) > 1 for match in matches]):
        await asyncio.sleep(0.01)
    for number in range(3):
        await sqlite.backup(tmp_path / f"backup{number}")
        await asyncio.sleep(0.05)
    stop.set()
    await asyncio.gather(*writers)

    lengths = []
    for number in range(3):
        url = f"sqlite+aiosqlite:///{tmp_path / f'restored{number}.sqlite'}"
        await restore(tmp_path / f"backup{number}", url)
        copy = await Store.open(url)
        for match in matches:
            stored, row = await data(copy, match), await copy.get(match)
            assert row is not None
            assert len(stored) == row.version
            assert stored[2::2] == [b"and"] * (len(stored) // 2)  # no append is there by half
            assert stored == (await data(sqlite, match))[: len(stored)]
        lengths.append(len(stored))
        version = len(await data(copy, "a"))
        assert await copy.append("a", version, some("on")) == Appended(version + 1)
        await copy.close()
    assert lengths == sorted(lengths)
    assert lengths[0] > 1
    assert stat.S_IMODE((tmp_path / "backup0").stat().st_mode) == 0o600


async def test_a_backup_never_overwrites_and_a_damaged_one_is_refused(tmp_path: Path, sqlite: Store) -> None:
    await create(sqlite)
    for number in range(1, 200):
        await sqlite.append("m", number, some("x" * 500))
    backup, target = tmp_path / "backup", tmp_path / "target.sqlite"
    url = f"sqlite+aiosqlite:///{target}"
    await sqlite.backup(backup)
    with pytest.raises(FarshoreError, match="backup exists and is not overwritten"):
        await sqlite.backup(backup)
    with pytest.raises(FarshoreError, match=r"matches\.sqlite exists"):
        await restore(backup, f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}")
    with pytest.raises(FarshoreError, match="unable to open"):
        await restore(tmp_path / "missing", url)

    (tmp_path / "target.sqlite-wal").touch()
    with pytest.raises(FarshoreError, match=r"target\.sqlite-wal exists"):
        await restore(backup, url)
    (tmp_path / "target.sqlite-wal").unlink()

    whole = backup.read_bytes()
    backup.write_bytes(whole[:20_000] + bytes(9_000) + whole[29_000:])
    with pytest.raises(FarshoreError, match=r"damaged|malformed"):
        await restore(backup, url)
    backup.write_bytes(b"")
    with pytest.raises(FarshoreError, match="not a store of matches"):
        await restore(backup, url)
    assert not target.exists()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


async def test_postgresql_is_backed_up_by_its_own_tools(tmp_path: Path, postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    with pytest.raises(FarshoreError, match="pg_dump"):
        await store.backup(tmp_path / "backup")
    with pytest.raises(FarshoreError, match="pg_restore"):
        await restore(tmp_path / "backup", postgresql_url)
    await store.close()
