"""Connections to SQLite and PostgreSQL, and the errors of databases in clear words."""

import socket
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from farshore.engine.errors import FarshoreError
from farshore.server.store.rows import Taken, Unavailable


class database_now(FunctionElement[int]):  # noqa: N801  # named as a function in SQL
    """Milliseconds since 1970 by the database's clock, which all processes share."""

    type = sa.BigInteger()
    inherit_cache = True


@compiles(database_now, "postgresql")
def _postgresql_now(*_: object, **__: object) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(database_now, "sqlite")
def _sqlite_now(*_: object, **__: object) -> str:
    return "CAST(ROUND((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)"


FAILED = "the database failed: "
BUSY = ("57014", "55P03")  # query_canceled, lock_not_available
LONGEST_IDLE = 3_000  # milliseconds for which a process may hold locks in PostgreSQL and do nothing: as long as a lease


@contextmanager
def clear_errors(taken: str = "") -> Iterator[None]:
    """What the database raises as Unavailable in its words; `taken` is said instead when a row may not be."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        said = str(error.orig if isinstance(error, DBAPIError) else error)
        words = said.partition("\n")[0]  # in other lines PostgreSQL repeats values, and some are secret
        refused = isinstance(error, IntegrityError) and taken
        if refused:
            raise Taken(taken) from error
        if isinstance(error, TimeoutError) and not words:
            words = "it did not answer in time"
        raise Unavailable(f"{FAILED}{words}") from error


def is_busy(error: BaseException) -> bool:
    """Whether PostgreSQL gave up a statement because it, or a lock, took too long."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in BUSY


@contextmanager
def opening(address: sa.URL, wait: float) -> Iterator[None]:
    """What keeps a database from being used, as one sentence that names it and not its password."""
    try:
        with clear_errors():
            yield
    except FarshoreError as error:
        named = address.database if address.get_backend_name() == "sqlite" else address.render_as_string()
        raise type(error)(f"cannot use the database {named}: {_reason(error, wait)}") from error


def _reason(error: FarshoreError, wait: float) -> str:
    """Why, in words that a host knows."""
    match error.__cause__:
        case ConnectionRefusedError():
            return "it refuses connections: is it running, and at that address?"
        case socket.gaierror():
            return "its host is not known"
        case TimeoutError():
            return f"it did not answer within {wait:g} s"
    said = str(error).removeprefix(FAILED)
    return f"it is damaged: {said}" if "malformed" in said else said


def read_address(url: str) -> sa.URL:
    """The address of a database. Raises FarshoreError for one that cannot be used."""
    try:
        address = sa.make_url(url)
    except ArgumentError as error:
        raise FarshoreError("the address of the database cannot be read") from error
    file = address.database or ":memory:"
    on_disk = address.drivername == "sqlite+aiosqlite" and not file.startswith((":", "file:"))
    if not on_disk and address.drivername != "postgresql+asyncpg":
        raise FarshoreError(f"expected sqlite+aiosqlite:///path or postgresql+asyncpg://..., not {address!r}")
    return address


def file_of(address: sa.URL) -> Path:
    """The file of a SQLite database. Raises FarshoreError for PostgreSQL."""
    if address.get_backend_name() != "sqlite":
        raise FarshoreError("only a SQLite store is copied from here: for PostgreSQL use pg_dump and pg_restore")
    return Path(address.database or "")


def make_engine(address: sa.URL, wait: float, connections: int, *, patient: bool = False) -> AsyncEngine:
    """The connections to a database. With `patient`, PostgreSQL limits only how long a lock is waited for."""
    pool: dict[str, Any] = {"pool_size": connections, "max_overflow": 0, "pool_timeout": wait, "hide_parameters": True}
    milliseconds = round(wait * 1000)
    if address.get_backend_name() == "postgresql":
        # What we no longer wait for is not to go on there. A process that stands still must not hold locks for ever.
        server = {"lock_timeout": milliseconds}
        if not patient:
            server |= {"statement_timeout": milliseconds, "idle_in_transaction_session_timeout": LONGEST_IDLE}
        limits = {"timeout": wait, "server_settings": {name: str(value) for name, value in server.items()}}
        try:
            engine = create_async_engine(address, connect_args=limits, **pool)
        except ImportError as error:
            raise FarshoreError("the driver is missing: pip install 'farshore[postgresql]'") from error

        @sa.event.listens_for(engine.sync_engine, "checkout")
        def check(connection: Any, *_: object) -> None:
            # After a restart of PostgreSQL the pool makes new ones. Its own ping costs three of nine round trips.
            if connection.driver_connection.is_closed():
                raise DisconnectionError

        return engine
    _check_place(file_of(address))
    file_of(address).touch(mode=0o600)  # seeds are secret; the files beside it get the same mode
    _keep_a_log(file_of(address), wait)
    engine = create_async_engine(address, **pool)
    _prepare_sqlite(engine.sync_engine, wait)
    return engine


def _check_place(file: Path) -> None:
    """Raises FarshoreError if there can be no database. SQLite would say `unable to open database file` to all that."""
    if not file.parent.is_dir():
        raise FarshoreError("its folder does not exist")
    if file.is_dir():
        raise FarshoreError("it is a folder")
    try:
        with tempfile.TemporaryFile(dir=file.parent):  # a log is kept beside the file
            pass
    except OSError as error:
        raise FarshoreError(f"its folder cannot be written to: {error.strerror}") from error


def _keep_a_log(file: Path, wait: float) -> None:
    """Set a file to write-ahead logging, which it keeps.

    While another connection does the same SQLite refuses at once, however long it may wait: of 200 new files that
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


def write_to(file: Path, wait: float) -> None:
    """Write to a SQLite store by a new connection, so that a file that is gone or damaged is noticed: old connections
    have its pages in memory."""
    origin = f"{file.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(origin, uri=True, timeout=wait, isolation_level=None)) as connection:
        for pragma in pragmas(wait):
            connection.execute(pragma)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version={time.time_ns() & 0x7FFFFFFF}")  # an equal value would not be written
        connection.execute("COMMIT")


def pragmas(wait: float) -> list[str]:
    """The settings of every SQLite connection: durable, and patient with locks."""
    wishes = (f"busy_timeout={round(wait * 1000)}", "synchronous=FULL", "foreign_keys=ON")
    return [f"PRAGMA {wish}" for wish in wishes]


def _prepare_sqlite(engine: sa.Engine, wait: float) -> None:
    """Make connections durable, and let transactions begin where we say so, not where the driver guesses."""

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas(wait):
            cursor.execute(pragma)
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # What will write takes the lock at once: having read before, it could be refused without waiting.
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
