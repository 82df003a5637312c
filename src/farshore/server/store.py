"""Where matches and players are kept: in a SQLite file, or in PostgreSQL. Only this module and its schema know SQL.

Events of a match are numbered from 0 without a gap, so the version of a folded match is the number of its next event.
An append says which number its first event is to have. That is checked under a lock, SQLite's own or that of the
match's row in PostgreSQL, so of two writers one is refused, and an append is stored whole or not at all. The primary
key stands behind that.

SQLite has one writer: appends that arrive while a commit is under way share the next one. In PostgreSQL each is a
transaction. Nothing is said to be stored before it is committed. Whoever gets an error or is cancelled meanwhile
cannot know whether it was: read the events again.
"""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from farshore.engine.errors import FarshoreError
from farshore.match.draws import Draws
from farshore.server import schema
from farshore.server.schema import chairs, matches, players

LARGEST_GROUP = 500  # appends in a commit


class Unavailable(FarshoreError):
    """The database did not do what was asked, and may do so later. Whether something was stored is not known."""


class StoredEvent(NamedTuple):
    """An event as it is stored. A key is taken once in a match, whoever sent it."""

    at: int
    kind: str
    data: bytes
    key: str | None = None


class Appended(NamedTuple):
    """The events are stored, and the match has `version` of them now."""

    version: int


class Conflict(NamedTuple):
    """Nothing was stored: the match has `version` events, so the number given for the first was not the next."""

    version: int


class Duplicate(NamedTuple):
    """Nothing was stored: the event of that number has the key already."""

    seq: int


Result = Appended | Conflict | Duplicate


class MatchRow(NamedTuple):
    """A match as lists show it. Its seed is not among it."""

    id: str
    game: str
    rules: int
    seats: int
    status: str  # open, running or over
    private: bool
    created: int
    updated: int
    version: int
    commitment: str
    summary: bytes | None  # what lists show beside it, as its writer put it; None if it was stored before there was one


class Player(NamedTuple):
    """A person."""

    id: str
    name: str
    created: int
    seen: int


@dataclass(eq=False)
class _Append:
    """An append that waits for its commit."""

    match: str
    first: int
    events: Sequence[StoredEvent]
    status: str | None
    players: Mapping[int, str] | None
    summary: bytes | None
    done: "asyncio.Future[Result]"

    def answer(self, result: Result | Exception) -> None:
        if self.done.cancelled():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class Store:
    """An open store. Many tasks may call it at once; every method raises FarshoreError if the database fails."""

    def __init__(self, engine: AsyncEngine, wait: float) -> None:
        self._engine = engine
        self._writes = engine.execution_options(immediate=True)
        self._closed = False
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._turn: AbstractAsyncContextManager[None] = nullcontext()
        self._writer: asyncio.Task[None] | None = None
        self._sqlite: _Writer | None = None
        self.commits = 0  # made for appends, so far
        if engine.dialect.name == "sqlite":
            self._turn = asyncio.Lock()  # else our own writers would wait for each other by sleeping in SQLite
            self._sqlite = _Writer(_file(engine.url), wait)
            self._writer = asyncio.create_task(self._write_groups(), name="store writer")

    @classmethod
    async def open(cls, url: str, *, wait: float = 5.0, connections: int = 10) -> "Store":
        """The store at `sqlite+aiosqlite:///path` or `postgresql+asyncpg://...`, made or migrated if need be.

        Raises FarshoreError, also when its schema is newer than this program. `wait` is how many seconds a lock of
        another process is waited for.
        """
        with _clear_errors():
            engine = _engine(_address(url), wait, connections)
            try:
                async with engine.execution_options(immediate=True).begin() as connection:
                    await connection.run_sync(schema.migrate)
            except BaseException:
                await engine.dispose()
                raise
        return cls(engine, wait)

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        self._closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._sqlite is not None:
            self._sqlite.close()
        await self._engine.dispose()

    @property
    def waiting(self) -> int:
        """Appends that wait for a commit."""
        return len(self._waiting)

    # ---- matches

    async def create(
        self,
        match_id: str,
        opened: bytes,
        seed: bytes,
        private: bool,
        now: int,
        *,
        game: str,
        rules: int,
        seats: int,
        summary: bytes | None = None,
    ) -> None:
        """Store a new match with its first event, whose number is 0. Raises FarshoreError if the id is taken."""
        row = {"id": match_id, "game": game, "rules": rules, "seats": seats, "status": "open", "private": private}
        row |= {"created": now, "updated": now, "version": 1, "seed": seed, "commitment": Draws(seed).commitment}
        row["summary"] = summary
        async with self._writing(f"there is a match {match_id!r} already") as connection:
            await connection.execute(sa.insert(matches), row)
            await connection.execute(sa.insert(schema.events), _row(match_id, 0, StoredEvent(now, "Opened", opened)))

    async def append(
        self,
        match_id: str,
        first_seq: int,
        events: Sequence[StoredEvent],
        *,
        status: str | None = None,
        players: Mapping[int, str] | None = None,
        summary: bytes | None = None,
    ) -> Result:
        """Store the events of one command, all or none; when this returns Appended they are on disk.

        A known key is a Duplicate, whatever the number. `status`, `summary` and `players`, by seat and all of them, are
        what the match has from now on; None leaves them as they are. Raises FarshoreError if there is no such match.
        """
        if not events:
            raise ValueError("an append needs an event")
        self._check_open()
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        job = _Append(match_id, first_seq, events, status, players, summary, done)
        if self._writer is None:
            job.answer((await self._commit([job]))[0])
        else:
            self._waiting.append(job)
            self._wake.set()
        return await done

    async def _write_groups(self) -> None:
        """Commit what waits, group after group, until the store is closed."""
        while not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                await self._commit_group(group)

    async def _commit_group(self, group: list[_Append]) -> None:
        """Commit these together and answer each."""
        try:
            results = await self._commit(group)
        except Exception as error:
            # A database that is locked, full or broken is so for all; else one of them is at fault and fails alone.
            if len(group) > 1 and not isinstance(
                error.__cause__, OperationalError | sqlite3.OperationalError | OSError
            ):
                for job in group:
                    await self._commit_group([job])
                return
            results = [error] * len(group)
        for job, result in zip(group, results, strict=True):
            job.answer(result)

    async def _commit(self, group: list[_Append]) -> list[Result | Exception]:
        with _clear_errors():
            async with self._turn:
                if self._sqlite is not None:
                    loop = asyncio.get_running_loop()
                    results = await loop.run_in_executor(self._sqlite.thread, self._sqlite.append, group)
                else:
                    async with self._writes.begin() as connection:
                        results = await connection.run_sync(_append_by, group)
        self.commits += 1
        return results

    async def events(self, match_id: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The events from number `since` on, in order; none if there is no such match."""
        which = schema.events.c
        query = sa.select(which.seq, which.data).where(which.match == match_id, which.seq >= since).order_by(which.seq)
        async with self._reading() as connection:
            return [(seq, data) for seq, data in await connection.execute(query)]

    async def key_seq(self, match_id: str, key: str) -> int | None:
        """The number of the event that has this key; None if none has."""
        async with self._reading() as connection:
            found: int | None = await connection.scalar(_KNOWN, {"match": match_id, "key": key})
            return found

    async def get(self, match_id: str) -> MatchRow | None:
        """That match; None if there is none."""
        found = await self._matches(matches.c.id == match_id, [], 1)
        return found[0] if found else None

    async def seed(self, match_id: str) -> bytes:
        """The secret seed of its draws. Raises FarshoreError if there is no such match."""
        async with self._reading() as connection:
            found: bytes | None = await connection.scalar(sa.select(matches.c.seed).where(matches.c.id == match_id))
        if found is None:
            raise _no_match(match_id)
        return found

    async def draws(self, match_id: str) -> Draws:
        """Its draws, as secret as the seed."""
        return Draws(await self.seed(match_id))

    async def seats_of(self, player: str, ids: Sequence[str]) -> dict[str, list[int]]:
        """Where a player sits in those of these matches in which the player does: several seats at one device."""
        query = sa.select(chairs.c.match, chairs.c.seat).where(chairs.c.player == player, chairs.c.match.in_(ids))
        found: dict[str, list[int]] = {}
        async with self._reading() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.match, []).append(row.seat)
        return found

    async def lobby(self, limit: int) -> list[MatchRow]:
        """Public tables that wait for players, the newest first."""
        public = sa.and_(matches.c.status == "open", matches.c.private.is_(False))
        return await self._matches(public, [matches.c.created.desc()], limit)

    async def of_player(self, player: str, limit: int) -> list[MatchRow]:
        """Matches in which a player sits: running, then open, then over; in each, what changed last comes first."""
        rank = sa.case({"running": 0, "open": 1}, value=matches.c.status, else_=2)
        return await self._matches(_sits(player), [rank, matches.c.updated.desc()], limit)

    async def finished(self, limit: int, player: str | None = None) -> list[MatchRow]:
        """Matches that are over, the last one first: all public ones, or all in which a player sat."""
        whose = matches.c.private.is_(False) if player is None else _sits(player)
        return await self._matches(sa.and_(matches.c.status == "over", whose), [matches.c.updated.desc()], limit)

    async def running(self) -> list[str]:
        """Ids of all matches that are under way, for a server that starts again."""
        async with self._reading() as connection:
            query = sa.select(matches.c.id).where(matches.c.status == "running").order_by(matches.c.id)
            return list(await connection.scalars(query))

    async def _matches(self, which: Any, order: list[Any], limit: int) -> list[MatchRow]:
        query = sa.select(*(matches.c[name] for name in MatchRow._fields)).where(which)
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(*order, matches.c.id).limit(limit))
            return [MatchRow(*row) for row in found]

    # ---- players

    async def add_player(self, player: str, token_hash: bytes, name: str, now: int) -> None:
        """Store a new player. Raises FarshoreError if the id or the token is taken."""
        row = {"id": player, "token_hash": token_hash, "name": name, "created": now, "seen": now}
        async with self._writing(f"player {player!r} or that token is known already") as connection:
            await connection.execute(sa.insert(players), row)

    async def player_by_token(self, token_hash: bytes) -> Player | None:
        """Whose token has that hash; None if nobody's has."""
        query = sa.select(*(players.c[name] for name in Player._fields)).where(players.c.token_hash == token_hash)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Player(*row)

    async def rename(self, player: str, name: str) -> None:
        """Give a player another name. Raises FarshoreError if there is no such player."""
        await self._change_player(player, name=name)

    async def revoke(self, player: str, token_hash: bytes) -> None:
        """From now on that hash, which nobody's token has, is a player's: the old token opens nothing any more."""
        await self._change_player(player, token_hash=token_hash)

    async def seen(self, player: str, now: int) -> None:
        """Note when a player was there last. Raises FarshoreError if there is no such player."""
        await self._change_player(player, seen=now)

    async def _change_player(self, player: str, **values: str | int | bytes) -> None:
        async with self._writing() as connection:
            changed = await connection.execute(sa.update(players).where(players.c.id == player).values(values))
            if changed.rowcount == 0:
                raise FarshoreError(f"there is no player {player!r}")

    # ---- the server itself

    async def heartbeat(self, now: int) -> None:
        """Note that the server is alive. The time stored never goes back."""
        at = schema.heartbeat.c.at
        async with self._writing() as connection:
            later = sa.update(schema.heartbeat).where(sa.or_(at.is_(None), at < now))
            await connection.execute(later.values(at=now))

    async def last_heartbeat(self) -> int | None:
        """When the server was known to be alive last; None if it never was."""
        async with self._reading() as connection:
            at: int | None = await connection.scalar(sa.select(schema.heartbeat.c.at))
        return at

    async def backup(self, path: str | Path) -> None:
        """Copy the store, as it is at one moment, to a new file while it is used. Raises FarshoreError for PostgreSQL.

        The copy holds the secret seeds of running matches; only its owner may read it.
        """
        await asyncio.to_thread(_copy, _file(self._engine.url), Path(path))

    # ---- connections

    def _check_open(self) -> None:
        if self._closed:
            raise FarshoreError("the store is closed")

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        with _clear_errors():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self, taken: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end. `taken` is what to say when something would be there twice."""
        self._check_open()
        with _clear_errors(taken):
            async with self._turn, self._writes.begin() as connection:
                yield connection


async def restore(backup: str | Path, url: str) -> None:
    """Make a backup the store at `url`, where there must be none, if it is whole. Raises FarshoreError."""
    await asyncio.to_thread(_copy, Path(backup), _file(_address(url)))


# ---- appending

Statement = sa.Select[Any] | sa.Insert | sa.Update | sa.Delete
Run = Callable[[Statement, Mapping[str, Any] | Sequence[Mapping[str, Any]]], list[Any]]

_VERSION = sa.select(matches.c.version).where(matches.c.id == sa.bindparam("match")).with_for_update()
_KNOWN = sa.select(schema.events.c.seq).where(
    schema.events.c.match == sa.bindparam("match"),
    schema.events.c.key == sa.bindparam("key"),
    schema.events.c.key.is_not(None),  # or SQLite does not use the index, which leaves out what has no key
)
_EVENT = sa.insert(schema.events)
_CHANGE = (
    sa.update(matches)
    .where(matches.c.id == sa.bindparam("match"))
    .values(
        version=sa.bindparam("to"),
        updated=sa.bindparam("at"),
        status=sa.func.coalesce(sa.bindparam("now", type_=sa.Text), matches.c.status),
        summary=sa.func.coalesce(sa.bindparam("said", type_=sa.LargeBinary), matches.c.summary),
    )
)
_STAND = sa.delete(chairs).where(chairs.c.match == sa.bindparam("table"))
_SIT = sa.insert(chairs)


def _append(run: Run, group: Sequence[_Append]) -> list[Result | Exception]:
    """Write those of a group that fit and say what became of each, in order.

    The lock is held from the first statement on, so what is checked here is still true when it is written.
    """
    return [_append_one(run, job) for job in group]


def _append_one(run: Run, job: _Append) -> Result | Exception:
    found = run(_VERSION, {"match": job.match})
    if not found:
        return _no_match(job.match)
    for each in job.events:
        known = run(_KNOWN, {"match": job.match, "key": each.key}) if each.key is not None else []
        if known:
            return Duplicate(known[0][0])
    version: int = found[0][0]
    if job.first != version:
        return Conflict(version)
    run(_EVENT, [_row(job.match, seq, each) for seq, each in enumerate(job.events, version)])
    version += len(job.events)
    change = {"match": job.match, "to": version, "at": job.events[-1].at}
    run(_CHANGE, change | {"now": job.status, "said": job.summary})
    if job.players is not None:
        run(_STAND, {"table": job.match})
        if job.players:
            run(_SIT, [{"match": job.match, "seat": seat, "player": who} for seat, who in job.players.items()])
    return Appended(version)


def _append_by(connection: sa.Connection, group: Sequence[_Append]) -> list[Result | Exception]:
    """The same over a connection of SQLAlchemy's."""

    def run(statement: Statement, values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> list[Any]:
        result = connection.execute(statement, values)
        return list(result) if result.returns_rows else []

    return _append(run, group)


class _Writer:
    """The connection by which a SQLite store is appended to, in a thread of its own.

    It runs the statements above as texts. Through SQLAlchemy an append took 1.5 ms of Python instead of 0.15, and
    through aiosqlite it changed threads seven times.
    """

    def __init__(self, file: Path, wait: float) -> None:
        self.thread = ThreadPoolExecutor(1, "store writer")
        self._file = file
        self._wait = wait
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[Statement, str] = {}

    def _run(self, statement: Statement, values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> list[Any]:
        assert self._connection is not None
        text = self._texts.get(statement)
        if text is None:
            dialect = sqlite_dialect(paramstyle="named")
            columns = values[0].keys() if isinstance(values, Sequence) else None
            text = str(statement.compile(dialect=dialect, column_keys=list(columns) if columns else None))
            self._texts[statement] = text
        if isinstance(values, Sequence):
            self._connection.executemany(text, values)
            return []
        return self._connection.execute(text, values).fetchall()

    def append(self, group: Sequence[_Append]) -> list[Result | Exception]:
        """Append these in one transaction. To be called in the thread."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in _pragmas(self._wait):
                self._connection.execute(pragma)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            results = _append(self._run, group)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self.thread.submit(self._connection.close).result()
        self.thread.shutdown()


def _row(match: str, seq: int, each: StoredEvent) -> dict[str, Any]:
    return {"match": match, "seq": seq, **each._asdict()}


def _sits(player: str) -> Any:
    return matches.c.id.in_(sa.select(chairs.c.match).where(chairs.c.player == player))


def _no_match(match: str) -> FarshoreError:
    return FarshoreError(f"there is no match {match!r}")


@contextmanager
def _clear_errors(taken: str = "") -> Iterator[None]:
    """What the database raises as Unavailable in its words; `taken` is said instead when a row may not be."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        said = str(error.orig if isinstance(error, DBAPIError) else error)
        words = said.partition("\n")[0]  # in other lines PostgreSQL repeats values, and some are secret
        refused = isinstance(error, IntegrityError) and taken
        if refused:
            raise FarshoreError(taken) from error
        raise Unavailable(f"the database failed: {words}") from error


# ---- opening and copying


def _address(url: str) -> sa.URL:
    try:
        address = sa.make_url(url)
    except ArgumentError as error:
        raise FarshoreError("the address of the database cannot be read") from error
    file = address.database or ":memory:"
    on_disk = address.drivername == "sqlite+aiosqlite" and not file.startswith((":", "file:"))
    if not on_disk and address.drivername != "postgresql+asyncpg":
        raise FarshoreError(f"expected sqlite+aiosqlite:///path or postgresql+asyncpg://..., not {address!r}")
    return address


def _file(address: sa.URL) -> Path:
    if address.get_backend_name() != "sqlite":
        raise FarshoreError("only a SQLite store is copied from here: for PostgreSQL use pg_dump and pg_restore")
    return Path(address.database or "")


def _engine(address: sa.URL, wait: float, connections: int) -> AsyncEngine:
    pool: dict[str, Any] = {"pool_size": connections, "max_overflow": 0, "hide_parameters": True}
    milliseconds = round(wait * 1000)
    if address.get_backend_name() == "postgresql":
        limits = {"timeout": wait, "server_settings": {"lock_timeout": str(milliseconds)}}
        try:
            engine = create_async_engine(address, connect_args=limits, **pool)
        except ImportError as error:
            raise FarshoreError("PostgreSQL needs the package asyncpg") from error

        @sa.event.listens_for(engine.sync_engine, "checkout")
        def check(connection: Any, *_: object) -> None:
            # After a restart of PostgreSQL the pool makes new ones. Its own ping costs three of nine round trips.
            if connection.driver_connection.is_closed():
                raise DisconnectionError

        return engine
    _file(address).touch(mode=0o600)  # seeds are secret; the files beside it get the same mode
    _keep_a_log(_file(address), wait)
    engine = create_async_engine(address, **pool)
    _prepare_sqlite(engine.sync_engine, wait)
    return engine


def _keep_a_log(file: Path, wait: float) -> None:
    """Set a file to write-ahead logging, which it keeps.

    While another connection does the same SQLite refuses at once, whatever it was told to wait: of 200 new files that
    six connections made, 20 were refused to one of them.
    """
    until = time.monotonic() + wait
    with closing(sqlite3.connect(file, timeout=wait, isolation_level=None)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)
            else:
                return


def _pragmas(wait: float) -> list[str]:
    wishes = (f"busy_timeout={round(wait * 1000)}", "synchronous=FULL", "foreign_keys=ON")
    return [f"PRAGMA {wish}" for wish in wishes]


def _prepare_sqlite(engine: sa.Engine, wait: float) -> None:
    """Make connections durable, and let transactions begin where we say so, not where the driver guesses."""

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _pragmas(wait):
            cursor.execute(pragma)
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # What will write takes the lock at once: having read before, it could be refused without waiting.
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _copy(source: Path, target: Path) -> None:
    """Copy a SQLite store, used or not, to a new file, which gets its name when it is whole and on disk."""
    for path in (target, target.with_name(f"{target.name}-wal")):  # a log left there would be played into the copy
        if path.exists():
            raise FarshoreError(f"{path} exists and is not overwritten")
    with _clear_errors(), tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
        copy = Path(folder, target.name)
        copy.touch(mode=0o600)
        origin = f"{source.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(origin, uri=True)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file that can be carried away
            problem = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
            tables = {name for (name,) in new.execute("SELECT name FROM sqlite_schema")}
        if problem != "ok":
            raise FarshoreError(f"{source} is damaged: {problem}")
        if not {"alembic_version", *schema.metadata.tables} <= tables:
            raise FarshoreError(f"{source} is not a store of matches")
        _sync(copy)
        copy.rename(target)
        _sync(target.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
