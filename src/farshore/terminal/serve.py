"""`farshore serve`: starts the server and says where it is and how far it has got."""

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Mapping
from typing import Any

import click

from farshore.engine.errors import FarshoreError, InvalidInput
from farshore.server.addresses import EVERYWHERE, LOOPBACK, own_address
from farshore.server.settings import PREFIX, Settings, read_settings

WORTH_SAYING = 10.0  # seconds after which it is said that strong bots are ready: nobody notices less


def serve(lan: bool, show: bool, flags: Mapping[str, Any]) -> None:
    """Serve until stopped. Raises InvalidInput for settings that cannot be used."""
    if lan and flags.get("host") is not None:
        raise InvalidInput("--lan listens on every address: --host cannot be given beside it")
    settings = read_settings({**flags, "host": EVERYWHERE} if lan else flags, os.environ)
    if settings.host != LOOPBACK and not lan and not settings.public:
        raise InvalidInput(
            f"host {settings.host} lets strangers in: say --public URL for a real host, or --lan for your own network"
        )
    _check_free(settings)
    _check_database(settings)
    run(settings, lan, show)


def _check_free(settings: Settings) -> None:
    """Raises InvalidInput if something listens there already, before anything is started."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise InvalidInput(f"cannot listen on {where}: {error.strerror}; --port N takes another port") from None


def _check_database(settings: Settings) -> None:
    """Raises InvalidInput if the database cannot be used, before anything is started."""
    url = settings.database_url
    try:
        asyncio.run(_try_store(url))
    except FarshoreError as error:
        raise InvalidInput(f"{error} (set by --database or {PREFIX}DATABASE)") from error


async def _try_store(url: str) -> None:
    """Open a store and check it. Raises FarshoreError."""
    from farshore.server.store import Store

    store = await Store.open(url)
    try:
        await store.check()
    finally:
        await store.close()


def run(settings: Settings, lan: bool, show: bool) -> None:
    """Run the server in this process."""
    from farshore.server.logs import write_logs

    write_logs(settings.json_logs)
    local = f"http://{LOOPBACK}:{settings.port}"
    click.echo(f"Farshore: {settings.public or local}")
    if lan:
        click.echo(f"On your network: http://{own_address()}:{settings.port}")
    from farshore.server.http_server import run_server

    if show:
        threading.Timer(1.0, _show, (local,)).start()
    run_server(settings, tell_progress)


def _show(address: str) -> None:
    """Open the page, if this machine has a browser; without one the address printed is all there is."""
    if not webbrowser.open(address):
        click.echo(f"Open {address} in a browser.")


def tell_progress(game: str, stage: str, seconds: float) -> None:
    """Say how far a game is made ready; a first start compiles it, which takes a while."""
    if stage == "warming":
        click.echo(f"{game}: preparing (the first time this takes up to a minute) ...")
    elif stage == "ready":
        click.echo(f"{game}: ready to play after {seconds:.1f} s")
    elif stage == "strong":
        if seconds > WORTH_SAYING:
            click.echo(f"{game}: its strong bots are ready after {seconds:.1f} s")
    else:
        click.echo(f"{game}: could not be made ready; the log says why", err=True)
