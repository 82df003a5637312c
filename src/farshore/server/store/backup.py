"""Backups of a SQLite store, made while it is used, and back again."""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from farshore.engine.errors import FarshoreError
from farshore.server.store import schema
from farshore.server.store.connect import clear_errors, file_of, read_address


async def restore(backup: str | Path, url: str) -> None:
    """Make a backup the store at `url`, where there must be none, if it is whole. Raises FarshoreError."""
    await asyncio.to_thread(copy_store, Path(backup), file_of(read_address(url)))


def copy_store(source: Path, target: Path) -> None:
    """Copy a SQLite store, used or not, to a new file, which gets its name when it is whole and on disk."""
    for path in (target, target.with_name(f"{target.name}-wal")):  # a log left there would be played into the copy
        if path.exists():
            raise FarshoreError(f"{path} exists and is not overwritten")
    with clear_errors(), tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
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
