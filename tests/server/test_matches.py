"""Matches over HTTP and sockets, where a test moves the clocks."""

import asyncio
import socket

import httpx
import pytest

from farshore.server import matches, sockets
from tests.server.services import processes_on, served

pytestmark = pytest.mark.anyio


async def test_a_stream_over_which_nothing_happens_is_kept_open_by_empty_lines(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or proxies would end it."""
    monkeypatch.setattr(matches, "SILENCE", 0.05)
    async with processes_on(sqlite_url, 1) as (one,):
        live = await one.open()
        async with (
            served(one) as place,
            httpx.AsyncClient() as http,
            http.stream("GET", f"http://{place}/api/v1/tables/{live.id}/stream") as answer,
        ):
            lines = answer.aiter_lines()
            first = await anext(lines)
            assert '"t":"full"' in first
            assert [await anext(lines) for _ in range(3)] == ["", "", ""]
            await one.act(live, "a")
            while not (line := await anext(lines)):
                pass
            assert '"t":"ev"' in line


async def test_a_socket_is_closed_if_one_message_waits_too_long_for_its_client(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sockets.WRITE == 10.0
    monkeypatch.setattr(sockets, "WRITE", 0.3)
    async with processes_on(sqlite_url, 1) as (one,):
        live = await one.open()
        async with served(one) as place:
            host, _, port = place.partition(":")
            with socket.socket() as client:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
                client.connect((host, int(port)))
                head = f"GET /ws/v1/tables/{live.id} HTTP/1.1\r\nHost: {place}\r\nUpgrade: websocket\r\n"
                head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                client.sendall(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
                async with asyncio.timeout(300):
                    while not live.subscribers:
                        await asyncio.sleep(0.02)
                    (subscriber,) = live.subscribers
                    for _ in range(200):  # fewer than may wait, more than the kernel takes
                        subscriber.send(b"x" * 100_000)
                    while live.subscribers:
                        await asyncio.sleep(0.02)
            assert subscriber.lagging
