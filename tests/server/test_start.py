"""`farshore serve` as hosts start it: which databases it takes, and one sentence about one that cannot be used."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from farshore.engine.errors import InvalidInput
from farshore.server.settings import read_settings
from farshore.server.store import Store
from tests.server.serving import SOURCE, free_port


def start(database: str, folder: Path, *, path: str = SOURCE, **environment: str) -> subprocess.CompletedProcess[str]:
    """What comes of the command with a database that stops it."""
    command = [sys.executable, "-m", "farshore", "serve", "--port", str(free_port()), "--database", database]
    environment = os.environ | {"PYTHONPATH": path} | environment
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, timeout=300)


def refusal(database: str, folder: Path, *, path: str = SOURCE) -> str:
    """The one sentence that it ends with."""
    ended = start(database, folder, path=path)
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert line.startswith("farshore: cannot use the database ")
    assert line.endswith("(set by --database or FARSHORE_DATABASE)")
    return line


def make_store(file: Path) -> None:
    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(make())


# ---- what cannot be used


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    said = refusal(f"{tmp_path}/nowhere/matches.sqlite", tmp_path)
    assert f"{tmp_path}/nowhere/matches.sqlite: its folder does not exist" in said


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    said = refusal("/proc/matches.sqlite", tmp_path)  # not even root can write there
    assert "/proc/matches.sqlite: its folder cannot be written to" in said


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert f"{tmp_path}: it is a folder" in refusal(str(tmp_path), tmp_path)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1_000)
    assert f"{file}: file is not a database" in refusal(str(file), tmp_path)
    assert file.read_text() == "Dear Ann, " * 1_000


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    make_store(file)
    with closing(sqlite3.connect(file)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()[0]
    data = bytearray(file.read_bytes())
    data[page * (root - 1) : page * root] = b"\xff" * page
    file.write_bytes(data)
    assert f"{file}: it is damaged" in refusal(str(file), tmp_path)


def test_a_newer_schema_is_named(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    make_store(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "a newer Farshore wrote this database: its schema is 9999" in refusal(str(file), tmp_path)


def test_a_postgresql_that_does_not_listen_is_named(tmp_path: Path) -> None:
    said = refusal(f"postgresql://ann:secret@127.0.0.1:{free_port()}/farshore", tmp_path)
    assert "it refuses connections" in said
    assert "secret" not in said


def test_a_host_that_does_not_exist_is_named(tmp_path: Path) -> None:
    assert "its host is not known" in refusal("postgresql://ann@postgres.invalid/farshore", tmp_path)


def test_a_postgresql_that_does_not_answer_is_named(tmp_path: Path) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        said = refusal(f"postgresql://ann@127.0.0.1:{silent.getsockname()[1]}/farshore", tmp_path)
    assert "it did not answer within 5 s" in said


def test_an_unknown_database_is_named(tmp_path: Path, new_database: Callable[[], str]) -> None:
    url = sa.make_url(new_database()).set(database="nowhere").render_as_string()
    assert 'database "nowhere" does not exist' in refusal(url, tmp_path)


async def _lock(url: str) -> None:
    """Demand a password of the role `locked`."""
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        file = Path(await connection.fetchval("SHOW hba_file"))
        file.write_text("local all locked scram-sha-256\n" + file.read_text())
        await connection.execute("CREATE ROLE locked LOGIN PASSWORD 'right'; SELECT pg_reload_conf()")
    finally:
        await connection.close()


def test_a_wrong_password_is_said_and_not_shown(tmp_path: Path, new_database: Callable[[], str]) -> None:
    url = new_database()
    asyncio.run(_lock(url))
    wrong = sa.make_url(url).set(username="locked", password="nonsense").render_as_string(hide_password=False)
    said = refusal(wrong, tmp_path)
    assert 'password authentication failed for user "locked"' in said
    assert "nonsense" not in said


def test_a_missing_driver_is_named(tmp_path: Path) -> None:
    (tmp_path / "asyncpg.py").write_text("raise ImportError('not installed')")
    said = refusal("postgresql://ann@127.0.0.1/farshore", tmp_path, path=f"{tmp_path}{os.pathsep}{SOURCE}")
    assert "pip install 'farshore[postgresql]'" in said


def test_a_database_from_the_environment_is_named_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "farshore", "serve", "--port", str(free_port())]
    environment = os.environ | {"PYTHONPATH": SOURCE, "FARSHORE_DATABASE": "/nowhere/at/all.sqlite"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)
    assert "FARSHORE_DATABASE" in ended.stderr


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, "-m", "farshore", "serve", "--port", str(free_port())]
    environment = os.environ | {"PYTHONPATH": SOURCE, "XDG_DATA_HOME": f"{tmp_path}/file"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)
    assert f"{tmp_path}/file/farshore cannot be made" in ended.stderr
    assert "--database" in ended.stderr


# ---- what can be


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("/var/lib/farshore/matches.sqlite", "sqlite+aiosqlite:////var/lib/farshore/matches.sqlite"),
        ("matches.sqlite", f"sqlite+aiosqlite:///{Path.cwd()}/matches.sqlite"),
        ("./100%/matches.db", f"sqlite+aiosqlite:///{Path.cwd()}/100%/matches.db"),
        ("~/matches.sqlite", f"sqlite+aiosqlite:///{Path.home()}/matches.sqlite"),
        ("sqlite:////srv/m.sqlite", "sqlite+aiosqlite:////srv/m.sqlite"),
        ("sqlite+aiosqlite:////srv/m.sqlite", "sqlite+aiosqlite:////srv/m.sqlite"),
        ("postgresql://ann@db/farshore", "postgresql+asyncpg://ann@db/farshore"),
        ("postgres://ann@db/farshore", "postgresql+asyncpg://ann@db/farshore"),
        ("postgresql+asyncpg://ann@db/farshore", "postgresql+asyncpg://ann@db/farshore"),
    ],
)
def test_a_database_is_a_file_or_an_address(given: str, url: str) -> None:
    assert read_settings({"database": given}, {}).database_url == url


@pytest.mark.parametrize("given", ["mysql://x", "sqlite://", "postgresql+psycopg://x", "what?.sqlite"])
def test_another_kind_of_database_is_refused(given: str) -> None:
    with pytest.raises(InvalidInput, match="expected a file, such as /var/lib/farshore/matches"):
        read_settings({"database": given}, {})


def test_the_server_starts_on_a_file_beside_it(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "farshore", "serve", "--port", str(port), "--database", "mine.sqlite"]
    environment = os.environ | {"PYTHONPATH": SOURCE, "FARSHORE_WORKERS": "1"}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=log, stderr=log)
    try:
        while True:
            assert process.poll() is None, (tmp_path / "log").read_text()
            try:
                if httpx.get(f"http://127.0.0.1:{port}/health").text == "ok\n":
                    break
            except httpx.TransportError:
                time.sleep(0.1)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(120)
    assert (tmp_path / "mine.sqlite").exists()


# ---- help


def test_help_says_each_flag_in_one_sentence() -> None:
    command = [sys.executable, "-m", "farshore", "serve", "--help"]
    shown = subprocess.run(command, env=os.environ | {"PYTHONPATH": SOURCE}, capture_output=True, text=True).stdout
    for heading in ("Where it listens:", "Where matches are stored:", "Bots and absent players:", "A public server:"):
        assert heading in shown
    for flag in ("host", "port", "lan", "public", "database", "workers", "grace", "patience", "limits", "logs",
                 "proxies", "open"):  # fmt: skip
        assert shown.count(f"  --{flag} ") == 1, flag
    assert "FARSHORE_SECRET" in shown
    assert "sqlite+aiosqlite" not in shown
