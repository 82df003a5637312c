"""`farshore backup` and `farshore restore`: a copy of the database, made while the server runs."""

import asyncio
import os
from pathlib import Path

import click

from farshore.server.settings import read_settings
from farshore.server.store import Store, restore


def make_backup(file: Path, database: str | None) -> None:
    """Copy the database to a new file. Raises FarshoreError."""
    asyncio.run(_backup(file, read_settings({"database": database}, os.environ).database_url))
    click.echo(
        f"{file}: {file.stat().st_size / 1e6:.1f} MB. It contains the hidden cards of running matches: keep it safe."
    )


async def _backup(file: Path, url: str) -> None:
    store = await Store.open(url)
    try:
        await store.backup(file)
    finally:
        await store.close()


def restore_backup(file: Path, database: str | None) -> None:
    """Restore a backup where no database exists. Raises FarshoreError."""
    url = read_settings({"database": database}, os.environ).database_url
    asyncio.run(restore(file, url))
    click.echo("Restored. Start the server: matches continue from where they were when the backup was made.")
