"""`farshore serve`: starts the server and says where it is."""

import logging
import os
import socket
from collections.abc import Mapping
from typing import Any

import click

from farshore.errors import NotationError
from farshore.server.settings import LOOPBACK, Settings, read_settings

EVERYWHERE = "0.0.0.0"  # only if it was asked for
MOST_FRAME = 4_096  # bytes in a frame from a client


def serve(lan: bool, flags: Mapping[str, Any]) -> None:
    """Serve until stopped. Raises NotationError for settings that cannot be used."""
    if lan and flags.get("host") is not None:
        raise NotationError("--lan listens on every address: --host cannot be given beside it")
    settings = read_settings({**flags, "host": EVERYWHERE} if lan else flags, os.environ)
    if settings.host != LOOPBACK and not lan and not settings.public:
        raise NotationError(
            f"host {settings.host} lets strangers in: say --public URL for a real host, or --lan for the house"
        )
    run(settings, lan)


def run(settings: Settings, lan: bool) -> None:
    """Run the server in this process."""
    import uvicorn

    from farshore.server.app import make_app

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    click.echo(f"Farshore: {settings.public or f'http://{LOOPBACK}:{settings.port}'}")
    if lan:
        click.echo(f"In the house: http://{own_address()}:{settings.port}")
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # costs 45 KiB a socket
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.public),
    )


def own_address() -> str:
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK
