"""Appending events: the statements, and the connection by which SQLite runs them."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from farshore.server.store import schema
from farshore.server.store.connect import pragmas
from farshore.server.store.rows import Appended, Conflict, Duplicate, Fenced, Result, Revoked, StoredEvent, no_match
from farshore.server.store.schema import chairs, matches, players


@dataclass(eq=False)
class Append:
    """An append that waits for its commit."""

    match: str
    first: int
    events: Sequence[StoredEvent]
    status: str | None
    players: Mapping[int, str] | None
    summary: bytes | None
    rules: int | None
    by: str  # the process that appends
    fenced: bool  # whether only the owner of the match may
    player: str | None  # whose access must not have been taken away
    owed_since: int | None  # the beginning of a pause that is owed after the one among the events
    done: "asyncio.Future[Result]"

    def answer(self, result: Result | Exception) -> None:
        """Tell the caller what became of it."""
        if self.done.cancelled():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


Statement = sa.Select[Any] | sa.Insert | sa.Update | sa.Delete
Run = Callable[[Statement, Mapping[str, Any] | Sequence[Mapping[str, Any]]], list[Any]]

_REVOKED = sa.select(players.c.revoked).where(players.c.id == sa.bindparam("player")).scalar_subquery()
_HEAD = (
    sa.select(matches.c.version, matches.c.owner, _REVOKED.label("revoked"))
    .where(matches.c.id == sa.bindparam("match"))
    .with_for_update(of=matches)
)
EVENT_OF_KEY = sa.select(schema.events.c.seq).where(
    schema.events.c.match == sa.bindparam("match"),
    schema.events.c.key == sa.bindparam("key"),
    schema.events.c.key.is_not(None),  # or SQLite does not use the index, which leaves out what has no key
)
_EVENT = sa.insert(schema.events)
_OWED = sa.bindparam("owed", type_=sa.BigInteger)
_CHANGE = (
    sa.update(matches)
    .where(matches.c.id == sa.bindparam("match"))
    .values(
        version=sa.bindparam("to"),
        updated=sa.bindparam("at"),
        status=sa.func.coalesce(sa.bindparam("now", type_=sa.Text), matches.c.status),
        rules=sa.func.coalesce(sa.bindparam("by", type_=sa.Integer), matches.c.rules),
        summary=sa.func.coalesce(sa.bindparam("said", type_=sa.LargeBinary), matches.c.summary),
        owner=sa.bindparam("whose"),
        orphaned_since=sa.case((sa.bindparam("settled", type_=sa.Boolean), _OWED), else_=matches.c.orphaned_since),
    )
)
PAUSED = "Paused"  # the kind of the event by which an owner lets the clocks of a match stand
_STAND = sa.delete(chairs).where(chairs.c.match == sa.bindparam("table"))
_SIT = sa.insert(chairs)


def _append(run: Run, group: Sequence[Append]) -> list[Result | Exception]:
    """Write those of a group that fit and say what became of each, in order.

    The lock is held from the first statement on, so what is checked here is still true when it is written.
    """
    return [_append_one(run, job) for job in group]


def _append_one(run: Run, job: Append) -> Result | Exception:
    found = run(_HEAD, {"match": job.match, "player": job.player})
    if not found:
        return no_match(job.match)
    version, owner, revoked = found[0]
    if revoked is not None:
        return Revoked()
    if job.fenced and owner != job.by:
        return Fenced(owner)
    for each in job.events:
        known = run(EVENT_OF_KEY, {"match": job.match, "key": each.key}) if each.key is not None else []
        if known:
            return Duplicate(known[0][0])
    if job.first != version:
        return Conflict(version)
    run(_EVENT, [event_row(job.match, seq, each) for seq, each in enumerate(job.events, version)])
    version += len(job.events)
    change = {"match": job.match, "to": version, "at": job.events[-1].at}
    owner = owner or job.by  # a match that nobody runs is run by the process that changes it
    settled = job.fenced and any(each.kind == PAUSED for each in job.events)  # the time without an owner is given back
    change |= {"now": job.status, "by": job.rules, "said": job.summary, "whose": owner}
    run(_CHANGE, change | {"settled": settled, "owed": job.owed_since})
    if job.players is not None:
        run(_STAND, {"table": job.match})
        if job.players:
            run(_SIT, [{"match": job.match, "seat": seat, "player": who} for seat, who in job.players.items()])
    return Appended(version)


def append_by(connection: sa.Connection, group: Sequence[Append]) -> list[Result | Exception]:
    """The same over a connection of SQLAlchemy's."""

    def run(statement: Statement, values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> list[Any]:
        result = connection.execute(statement, values)
        return list(result) if result.returns_rows else []

    return _append(run, group)


class SqliteWriter:
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

    def append(self, group: Sequence[Append]) -> list[Result | Exception]:
        """Append these in one transaction. To be called in the thread."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in pragmas(self._wait):
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


def event_row(match: str, seq: int, each: StoredEvent) -> dict[str, Any]:
    """An event as a row of its table."""
    return {"match": match, "seq": seq, **each._asdict()}
