"""The open store: queries, and appends that share commits."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farshore.engine.errors import FarshoreError
from farshore.match.draws import Draws
from farshore.server.store import schema
from farshore.server.store.append import EVENT_OF_KEY, Append, SqliteWriter, append_by, event_row
from farshore.server.store.backup import copy_store
from farshore.server.store.connect import (
    clear_errors,
    database_now,
    file_of,
    is_busy,
    make_engine,
    opening,
    read_address,
    write_to,
)
from farshore.server.store.rows import MatchRow, Player, Result, StoredEvent, no_match
from farshore.server.store.schema import chairs, matches, players

LARGEST_GROUP = 500  # appends in a commit
LONGEST_BUSY = 30.0  # seconds; a process that is stopped while it migrates can hold its lock for longer than `wait`


class Store:
    """An open store. Many tasks may call it at once; every method raises FarshoreError if the database fails."""

    def __init__(self, engine: AsyncEngine, wait: float) -> None:
        self._engine = engine
        self._wait = wait
        self._limit: float | None = wait  # for anything asked of PostgreSQL; SQLite itself waits for locks, and no more
        self._reads = engine
        self._writes = engine.execution_options(immediate=True)
        self.process = secrets.token_hex(6)  # the name of this process in the database
        self._closed = False
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._turn: AbstractAsyncContextManager[None] = nullcontext()
        self._writer: asyncio.Task[None] | None = None
        self._sqlite: SqliteWriter | None = None
        self.commits = 0  # made for appends, so far
        if engine.dialect.name == "sqlite":
            self._limit = None
            self._turn = asyncio.Lock()  # else our own writers would wait for each other by sleeping in SQLite
            self._sqlite = SqliteWriter(file_of(engine.url), wait)
            self._writer = asyncio.create_task(self._write_groups(), name="store writer")
        else:  # a query is a transaction of its own: to begin and end one takes two more round trips
            self._reads = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: str, *, wait: float = 5.0, connections: int = 10) -> "Store":
        """The store at `sqlite+aiosqlite:///path` or `postgresql+asyncpg://...`, made or migrated if need be.

        Raises FarshoreError, also when its schema is newer than this program. `wait` is how many seconds a lock of
        another process, or an answer of PostgreSQL, is waited for. A PostgreSQL that says it is busy is asked again
        for `LONGEST_BUSY` seconds.
        """
        address = read_address(url)
        until = time.monotonic() + LONGEST_BUSY
        with opening(address, wait):
            while True:
                # A setting of the transaction would end with it: after a lock that took too long PostgreSQL would cut
                # off a process that is stopped just then, and a connection that was cut off cannot even be closed.
                migrating = make_engine(address, wait, 1, patient=True)
                try:
                    async with migrating.execution_options(immediate=True).begin() as connection:
                        await connection.run_sync(schema.migrate)
                    break
                except DBAPIError as error:
                    if not is_busy(error) or time.monotonic() > until:
                        raise
                finally:
                    await migrating.dispose()
            return cls(make_engine(address, wait, connections), wait)

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
    def on_postgresql(self) -> bool:
        """Whether it is in PostgreSQL, which several machines can share."""
        return self._sqlite is None

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
        row |= {"summary": summary, "owner": self.process}
        async with self.writing(f"there is a match {match_id!r} already") as connection:
            await connection.execute(sa.insert(matches), row)
            await connection.execute(
                sa.insert(schema.events), event_row(match_id, 0, StoredEvent(now, "Opened", opened))
            )

    async def append(
        self,
        match_id: str,
        first_seq: int,
        events: Sequence[StoredEvent],
        *,
        status: str | None = None,
        players: Mapping[int, str] | None = None,
        summary: bytes | None = None,
        rules: int | None = None,
        fenced: bool = False,
        player: str | None = None,
        owed_since: int | None = None,
    ) -> Result:
        """Store the events of one command, all or none; when this returns Appended they are on disk.

        A known key is a Duplicate, whatever the number. `status`, `summary`, `rules` and `players`, by seat and all of
        them, are what the match has from now on; None leaves them as they are. With `fenced` it is stored only if this
        process owns the match; a match that nobody owns becomes its own. `player` is the sender, whose access must not
        have been taken away. `owed_since` comes with a pause after which another is owed. Raises FarshoreError if there
        is no such match.
        """
        if not events:
            raise ValueError("an append needs an event")
        self._check_open()
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        change = (status, players, summary, rules)
        job = Append(match_id, first_seq, events, *change, self.process, fenced, player, owed_since, done)
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

    async def _commit_group(self, group: list[Append]) -> None:
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

    async def _commit(self, group: list[Append]) -> list[Result | Exception]:
        with clear_errors():
            async with self._turn:
                if self._sqlite is not None:
                    loop = asyncio.get_running_loop()
                    results = await loop.run_in_executor(self._sqlite.thread, self._sqlite.append, group)
                else:
                    async with asyncio.timeout(self._limit), self._writes.begin() as connection:
                        results = await connection.run_sync(append_by, group)
        self.commits += 1
        return results

    async def events(self, match_id: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The events from number `since` on, in order; none if there is no such match."""
        which = schema.events.c
        query = sa.select(which.seq, which.data).where(which.match == match_id, which.seq >= since).order_by(which.seq)
        async with self.reading() as connection:
            return [(seq, data) for seq, data in await connection.execute(query)]

    async def version(self, match_id: str) -> int:
        """How many events a match has; 0 if there is no such match."""
        async with self.reading() as connection:
            query = sa.select(matches.c.version).where(matches.c.id == match_id)
            return int(await connection.scalar(query) or 0)

    async def key_seq(self, match_id: str, key: str) -> int | None:
        """The number of the event that has this key; None if none has."""
        async with self.reading() as connection:
            found: int | None = await connection.scalar(EVENT_OF_KEY, {"match": match_id, "key": key})
            return found

    async def get(self, match_id: str) -> MatchRow | None:
        """That match; None if there is none."""
        found = await self._matches(matches.c.id == match_id, [], 1)
        return found[0] if found else None

    async def seed(self, match_id: str) -> bytes:
        """The secret seed of its draws. Raises FarshoreError if there is no such match."""
        async with self.reading() as connection:
            found: bytes | None = await connection.scalar(sa.select(matches.c.seed).where(matches.c.id == match_id))
        if found is None:
            raise no_match(match_id)
        return found

    async def draws(self, match_id: str) -> Draws:
        """Its draws, as secret as the seed."""
        return Draws(await self.seed(match_id))

    async def seats_of(self, player: str, ids: Sequence[str]) -> dict[str, list[int]]:
        """Where a player sits in those of these matches in which the player does: several seats at one device."""
        query = sa.select(chairs.c.match, chairs.c.seat).where(chairs.c.player == player, chairs.c.match.in_(ids))
        found: dict[str, list[int]] = {}
        async with self.reading() as connection:
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

    async def running(self) -> dict[str, int]:
        """How many matches are under way, by game."""
        query = sa.select(matches.c.game, sa.func.count().label("number")).where(matches.c.status == "running")
        async with self.reading() as connection:
            return {row.game: row.number for row in await connection.execute(query.group_by(matches.c.game))}

    async def abandoned(self, status: str, before: int, limit: int) -> list[str]:
        """Ids of matches of that status at which nobody sits and in which nothing has happened since `before`."""
        query = sa.select(matches.c.id).where(_abandoned(status, before)).order_by(matches.c.updated, matches.c.id)
        async with self.reading() as connection:
            return list(await connection.scalars(query.limit(limit)))

    async def delete_open(self, match_id: str, before: int) -> bool:
        """Delete a table that was not begun and is abandoned since `before`; False if it no longer is."""
        async with self.writing() as connection:
            locked = sa.select(matches.c.id).where(matches.c.id == match_id, _abandoned("open", before))
            if await connection.scalar(locked.with_for_update()) is None:
                return False
            await connection.execute(sa.delete(schema.events).where(schema.events.c.match == match_id))
            await connection.execute(sa.delete(matches).where(matches.c.id == match_id))
        return True

    async def _matches(self, which: Any, order: list[Any], limit: int) -> list[MatchRow]:
        query = sa.select(*(matches.c[name] for name in MatchRow._fields)).where(which)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(*order, matches.c.id).limit(limit))
            return [MatchRow(*row) for row in found]

    # ---- players

    async def add_player(self, player: str, token_hash: bytes, name: str, now: int) -> None:
        """Store a new player. Raises FarshoreError if the id or the token is taken."""
        row = {"id": player, "token_hash": token_hash, "name": name, "created": now, "seen": now}
        async with self.writing(f"player {player!r} or that token is known already") as connection:
            await connection.execute(sa.insert(players), row)

    async def player_by_token(self, token_hash: bytes) -> Player | None:
        """Whose token has that hash; None if nobody's has."""
        query = sa.select(*(players.c[name] for name in Player._fields)).where(players.c.token_hash == token_hash)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Player(*row)

    async def rename(self, player: str, name: str) -> None:
        """Give a player another name. Raises FarshoreError if there is no such player."""
        await self._change_player(player, name=name)

    async def player_at(self, match_id: str, seat: int) -> Player | None:
        """Who has a seat of a match; None if nobody has, or a bot."""
        sits = sa.and_(chairs.c.match == match_id, chairs.c.seat == seat, chairs.c.player == players.c.id)
        query = sa.select(*(players.c[name] for name in Player._fields)).join(chairs, sits)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Player(*row)

    async def revoke(self, player: str) -> None:
        """Take a player's access away for good: their token is known no longer. Other processes see it in Leases."""
        nobodys = secrets.token_bytes(32)
        await self._change_player(player, token_hash=nobodys, revoked=database_now())

    async def seen(self, player: str, now: int) -> None:
        """Note when a player was there last. Raises FarshoreError if there is no such player."""
        await self._change_player(player, seen=now)

    async def _change_player(self, player: str, **values: Any) -> None:
        async with self.writing() as connection:
            changed = await connection.execute(sa.update(players).where(players.c.id == player).values(values))
            if changed.rowcount == 0:
                raise FarshoreError(f"there is no player {player!r}")

    # ---- the store itself

    async def probe(self) -> None:
        """Write, and change nothing that anybody reads. Raises Unavailable if that is not possible."""
        if self._sqlite is not None:
            with clear_errors():
                async with self._turn:
                    await asyncio.to_thread(write_to, file_of(self._engine.url), self._wait)
            return
        async with self.writing() as connection:
            mine = schema.processes.c.id == self.process
            await connection.execute(sa.update(schema.processes).where(mine).values(seen=schema.processes.c.seen))

    async def check(self) -> None:
        """Read a SQLite file in full, about a second for a gigabyte. Raises FarshoreError if it is damaged."""
        if self._sqlite is None:
            return
        with opening(self._engine.url, self._wait):
            async with self.reading() as connection:
                found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
            if found != "ok":
                raise FarshoreError(f"it is damaged: {' '.join(str(found).split())}")

    async def take(self, bucket: bytes, cost: int, most: int, now: int) -> int:
        """Take so many milliseconds' worth out of a bucket that refills in `most`; 0, or how long to wait for them.

        One statement, so of many processes that take at once none is given what another was.
        """
        insert = (postgresql if self._engine.dialect.name == "postgresql" else sqlite).insert(schema.limits)
        full_at = sa.case((schema.limits.c.full_at > now, schema.limits.c.full_at), else_=now) + cost
        taking = insert.values(bucket=bucket, full_at=now + cost).on_conflict_do_update(
            index_elements=["bucket"], set_={"full_at": full_at}, where=full_at <= now + most
        )
        async with self.writing() as connection:
            taken = await connection.scalar(taking.returning(schema.limits.c.full_at))
            if taken is not None:
                return 0
            query = sa.select(schema.limits.c.full_at).where(schema.limits.c.bucket == bucket)
            found: int = (await connection.execute(query)).scalar_one()
        return found + cost - now - most

    async def forget_limits(self, now: int) -> int:
        """Drop all buckets that have filled up again, and say how many."""
        async with self.writing() as connection:
            dropped = await connection.execute(sa.delete(schema.limits).where(schema.limits.c.full_at <= now))
        return dropped.rowcount

    async def backup(self, path: str | Path) -> None:
        """Copy the store, as it is at one moment, to a new file while it is used. Raises FarshoreError for PostgreSQL.

        The copy holds the secret seeds of running matches; only its owner may read it.
        """
        await asyncio.to_thread(copy_store, file_of(self._engine.url), Path(path))

    # ---- connections

    def _check_open(self) -> None:
        if self._closed:
            raise FarshoreError("the store is closed")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries, each of which sees what is committed by then. For this package."""
        self._check_open()
        with clear_errors():
            async with asyncio.timeout(self._limit), self._reads.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, taken: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end. `taken` is what to say when something would be there twice.

        For this package.
        """
        self._check_open()
        with clear_errors(taken):
            async with asyncio.timeout(self._limit), self._turn, self._writes.begin() as connection:
                yield connection


def _sits(player: str) -> Any:
    return matches.c.id.in_(sa.select(chairs.c.match).where(chairs.c.player == player))


def _abandoned(status: str, before: int) -> Any:
    seated = sa.exists().where(chairs.c.match == matches.c.id)
    return sa.and_(matches.c.status == status, matches.c.updated < before, ~seated)
