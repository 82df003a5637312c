"""`farshore serve`: starts the server and says where it is and how far it has got."""

import os
import socket
import threading
import webbrowser
from collections.abc import Mapping
from typing import Any

import click

from farshore.engine.errors import InvalidInput
from farshore.server.settings import LOOPBACK, Settings, read_settings

EVERYWHERE = "0.0.0.0"  # only if it was asked for


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
    else:
        click.echo(f"{game}: could not be made ready; the log says why", err=True)


def own_address() -> str:
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK
