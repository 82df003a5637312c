"""`farshore ban`: takes a player's access away, at every process that uses the database."""

import asyncio
import os

import click

from farshore.engine.errors import InvalidInput
from farshore.server.settings import read_settings
from farshore.server.store import Store


def ban(table: str, seat: int, database: str | None) -> None:
    """Take access away from the player in a seat. Raises FarshoreError."""
    name = asyncio.run(_ban(table, seat, read_settings({"database": database}, os.environ).database_url))
    click.echo(f"{name} is banned: their token no longer works, and their connections are closed within seconds.")


async def _ban(table: str, seat: int, url: str) -> str:
    store = await Store.open(url)
    try:
        player = await store.player_at(table, seat)
        if player is None:
            raise InvalidInput(
                f"nobody has seat {seat} at table {table!r}: seats count from 0, and bots cannot be banned"
            )
        await store.revoke(player.id)
        return player.name
    finally:
        await store.close()
