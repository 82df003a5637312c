"""Connections to SQLite and PostgreSQL, and the errors of databases in clear words."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from farshore.engine.errors import FarshoreError
from farshore.server.store.rows import Unavailable


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
            raise FarshoreError(taken) from error
        raise Unavailable(f"the database failed: {words}") from error


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


def make_engine(address: sa.URL, wait: float, connections: int) -> AsyncEngine:
    """The connections to a database."""
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
    file_of(address).touch(mode=0o600)  # seeds are secret; the files beside it get the same mode
    _keep_a_log(file_of(address), wait)
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
