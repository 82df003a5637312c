"""Abuse 6: answers that hold tokens and hands could be kept by caches, and clients could fill the log with errors."""

import contextlib
import json
import socket
import time
from typing import Any

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.attack.visitors import Visitor
from tests.server.serving import Server


def test_nothing_under_api_is_kept_by_caches(public: Server) -> None:
    with Visitor(public) as ann:
        guest = ann.ask("POST", "/api/v1/me", {})
        assert guest.headers["cache-control"] == "no-store"
        ann.http.headers["authorization"] = f"Bearer {guest.json()['token']}"
        table = f"/api/v1/tables/{ann.finished()}"
        paths = ["/api/v1/me", "/api/v1/mine", "/api/v1/games", "/api/v1/tables", "/api/v1/finished", table]
        paths += [table + end for end in ("/transcript", "/export", "/events", "/invitation", "/replay", "/nothing")]
        paths += ["/api/v1/mine/export", "/api/v1/nothing", "/api/v1/tables/nothing", f"{table}?key={'x' * 5_000}"]
        for path in paths:
            assert ann.ask("GET", path).headers["cache-control"] == "no-store", path
        assert ann.ask("POST", f"{table}/invitation").headers["cache-control"] == "no-store"
        assert ann.ask("POST", "/api/v1/me", [1]).headers["cache-control"] == "no-store"
        assert ann.ask("GET", "/").headers["cache-control"] == "no-cache"


def test_nothing_that_clients_do_is_logged_above_info(public: Server) -> None:
    with Visitor(public) as eve:
        address = f"{public.url.replace('http', 'ws')}/ws/v1/tables/nothing"
        headers = {"X-Forwarded-For": eve.address}
        for url, origin in (
            (address, Origin("https://evil.example")),
            (address + "x" * 5_000, None),
            (address.replace("/ws/", "/nothing/"), None),
        ):
            with pytest.raises(InvalidStatus), connect(url, additional_headers=headers, origin=origin):
                pass
        with connect(address, additional_headers=headers) as line, pytest.raises(ConnectionClosed):
            line.recv(60)
        table = eve.become().open()
        for raw in (b"\x81\x81\x00\x00\x00\x00\xff", b"\xff" * 30, b"\x81\x85abcd12", b"\x88\x80\x00\x00\x00\x00"):
            with eve.join(table) as line, contextlib.suppress(OSError):
                line.recv(60)
                line.socket.sendall(raw)
                line.socket.shutdown(socket.SHUT_WR)
    upgrade = b"Host: play.example.org\r\nConnection: upgrade\r\nUpgrade: "
    said = [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + upgrade + b"h2c\r\n\r\n",
        b"GET /ws/v1/tables/x HTTP/1.1\r\n" + upgrade + b"websocket\r\n\r\n",
        b"POST /api/v1/me HTTP/1.1\r\nHost: play.example.org\r\nContent-Length: 20\r\n\r\n{",
    ]
    for each in said:
        with socket.create_connection(("127.0.0.1", public.port), timeout=10) as bare:
            bare.sendall(each)
            bare.shutdown(socket.SHUT_WR)
            with contextlib.suppress(OSError):
                while bare.recv(4_096):
                    pass
    with Visitor(public) as ann:
        ann.become().finished()  # is logged after all of it
    until = time.monotonic() + 300
    while '"message":"a match is over"' not in public.log() and time.monotonic() < until:
        time.sleep(0.05)
    lines = [json.loads(line) for line in public.log().splitlines() if line.startswith("{")]
    assert [line for line in lines if line["level"] not in ("info", "debug")] == []


# ---- make attack

ABUSE, BEFORE = "6: handshakes that are refused", "an ERROR in the log each"


def attack(url: str, address: str, stop: Any, said: Any) -> None:
    """Shake hands as a page of another site, without end."""
    refused = 0
    headers = {"X-Forwarded-For": address}
    table, origin = f"{url.replace('http', 'ws')}/ws/v1/tables/x", Origin("https://evil.example")
    while not stop.wait(0.01):
        with contextlib.suppress(InvalidStatus), connect(table, additional_headers=headers, origin=origin):
            raise AssertionError("it was let in")
        refused += 1
    said.put(f"{refused} refused, none logged (a test)")
