"""One public server for all tests here, behind a proxy on the same machine, with limits."""

import signal
from collections.abc import Iterator

import pytest

from tests.attack.visitors import public_server
from tests.server.conftest import new_database  # noqa: F401  # a fixture
from tests.server.serving import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = public_server(tmp_path_factory.mktemp("attack")).start()
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()
