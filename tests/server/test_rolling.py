"""A rolling restart: two processes on one PostgreSQL behind a proxy, restarted one after the other while people play.

Nothing that was acknowledged is lost. Who loses a socket comes back with what it has heard and goes on.
"""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from farshore.engine.game import SPECTATOR
from farshore.server.store import Store
from tests.server.chaos import PATIENCE, TABLES, Crowd, Trouble, check_shown, check_stored, keep_playing, stored
from tests.server.proxy import RoundRobin
from tests.server.serving import ENDED_AFTER, Server, free_port

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DEPLOY = Path(__file__).parents[2] / "deploy"
TABLE = TABLES[-1]  # of the game that is ready first


@contextlib.contextmanager
def running(command: list[str], folder: Path, url: str, environment: dict[str, str]) -> Iterator[str]:
    """A proxy of this machine, until it is no longer needed."""
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | environment, cwd=folder)
    try:
        while True:
            assert process.poll() is None, (folder / "proxy.log").read_text()
            with contextlib.suppress(httpx.TransportError):
                httpx.get(url)
                break
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(ENDED_AFTER)


@contextlib.contextmanager
def small(port: int, servers: list[int], folder: Path) -> Iterator[str]:
    with RoundRobin(servers, port) as proxy:
        yield proxy.url


@contextlib.contextmanager
def nginx(port: int, servers: list[int], folder: Path) -> Iterator[str]:
    """nginx with the configuration in deploy/, without TLS."""
    text = (DEPLOY / "nginx.conf").read_text()
    first, second = servers
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{first}")
    text = text.replace("# server 127.0.0.1:8001", f"server 127.0.0.1:{second}")
    text = re.sub(r"listen .*;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"ssl_certificate.*;", "", text)
    paths = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(f"{user} events {{}} http {{ access_log off; {paths} {text} }}")
    whole = ["nginx", "-c", f"{folder}/nginx.conf", "-e", "stderr", "-g", f"daemon off; pid {folder}/nginx.pid;"]
    with running(whole, folder, f"http://127.0.0.1:{port}", {}) as url:
        yield url


@contextlib.contextmanager
def caddy(port: int, servers: list[int], folder: Path) -> Iterator[str]:
    """Caddy with the configuration in deploy/ as it is."""
    url = f"http://127.0.0.1:{port}"
    names = {"SITE": url, "UPSTREAMS": " ".join(f"127.0.0.1:{each}" for each in servers)}
    names |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    whole = ["caddy", "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    with running(whole, folder, url, names) as found:
        yield found


async def until_ready(server: Server) -> None:
    """Wait for what a supervisor waits for."""
    until = time.monotonic() + PATIENCE
    async with httpx.AsyncClient() as http:
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if (await http.get(f"{server.url}/health/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise Trouble(f"not ready in {PATIENCE} s: {server.log()}")


async def restart(server: Server) -> None:
    """Stop it as a supervisor does, start it, and wait until it is ready."""
    await asyncio.to_thread(server.kill, signal.SIGTERM)
    server.launch()
    await until_ready(server)


async def check_shown_soon(crowd: Crowd, store: Store) -> None:
    """Everybody comes to rest, and then whoever is asked shows what is stored; another process may hear of it later."""
    async with crowd.silence():
        for game in crowd.games:
            path, until = f"/api/v1/tables/{game.id}", time.monotonic() + PATIENCE
            while True:
                shown = {seat.seat: (await crowd.ask("get", path, who=seat.seat)).content for seat in game.seats}
                shown[SPECTATOR] = (await crowd.ask("get", path)).content
                try:
                    check_shown(game.id, await stored(store, game.id), shown)
                    break
                except Trouble:
                    if time.monotonic() > until:
                        raise
                await asyncio.sleep(0.1)
        await check_stored(crowd, store)


def where_installed(front: Callable[..., contextlib.AbstractContextManager[str]]) -> Any:
    """A proxy of the same name as its program, which a machine may not have."""
    program = front.__name__
    return pytest.param(
        front, id=program, marks=pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")
    )


@pytest.mark.parametrize("front", [small, where_installed(nginx), where_installed(caddy)])
async def test_a_rolling_restart_loses_nothing(
    front: Callable[..., contextlib.AbstractContextManager[str]], tmp_path: Path, postgresql_url: str
) -> None:
    port = free_port()
    settings = {"public": f"http://127.0.0.1:{port}", "secret": "a-secret-of-these-tests", "limits": "off"}
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, postgresql_url, **settings))
    try:
        for server in servers:
            server.start()  # one that is stopped while it makes games ready takes longer
        with front(port, [server.port for server in servers], tmp_path) as url:
            crowd = Crowd(url, 5)
            store = await Store.open(postgresql_url)
            try:
                await crowd.come(TABLE[1])
                async with asyncio.TaskGroup() as playing:
                    for _ in range(4):
                        playing.create_task(keep_playing(crowd, *TABLE))
                    async with asyncio.timeout(PATIENCE):
                        await crowd.applied.wait()
                    for server in servers:
                        before = crowd.figures.statuses["applied"]
                        await restart(server)
                        await check_stored(crowd, store)
                        async with asyncio.timeout(PATIENCE):
                            while crowd.figures.statuses["applied"] < before + 10:  # they play on, all the time
                                await asyncio.sleep(0.1)
                    await check_shown_soon(crowd, store)
                    crowd.over = True
            finally:
                await crowd.http.aclose()
                await store.close()
    except BaseException as error:
        raise Trouble("\n".join([str(crowd.figures), *(server.log()[-3_000:] for server in servers)])) from error
    finally:
        for server in servers:
            server.kill()
    figures = crowd.figures
    assert figures.again >= 4, figures  # sockets were closed, and people came back
    assert set(figures.closed) <= {"1012", "1012 Lost Cities is still being prepared", "cut"}, figures
    assert all("still being prepared" in failure for failure in figures.failures), figures
    for server in servers:
        assert "Traceback" not in server.log()
