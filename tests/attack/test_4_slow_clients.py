"""Abuse 4: pings without end over websockets, and clients that ask for much and read nothing."""

import contextlib
import socket
import threading
import time
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from farshore.server.http_server import WRITE_TIMEOUT
from farshore.server.limits import LIMITS, MOST_STREAMS_OF_AN_ADDRESS, REFUSAL_DELAY
from tests.attack.visitors import Visitor
from tests.server.serving import Server


def test_a_flood_of_pings_is_answered_slowly(public: Server) -> None:
    burst, rate = LIMITS["ping"].burst, LIMITS["ping"].rate
    with Visitor(public) as ann, ann.become().join(ann.open()) as line:
        line.recv(60)
        began = time.monotonic()
        for _ in range(burst + 2):
            line.send("p")
        assert [line.recv(60) for _ in range(burst + 2)] == ["0"] * (burst + 2)
    assert time.monotonic() - began >= 1.5 / rate


def test_a_flood_of_pings_of_the_protocol_is_read_slowly(public: Server) -> None:
    burst = LIMITS["control frame"].burst
    with Visitor(public) as ann, ann.become().join(ann.open()) as line:
        line.recv(60)
        line.socket.sendall(b"\x89\x80\x00\x00\x00\x00" * burst)
        line.send("p")
        assert line.recv(60) == "0"  # so many are allowed
        for _ in range(20):  # as time passes a few more are allowed, and a slow machine lets much of it pass
            line.socket.sendall((b"\x89\xfd\x00\x00\x00\x00" + bytes(125)) * 8)  # more than is taken in at once
            began = time.monotonic()
            line.send("p")
            assert line.recv(60) == "0"
            if time.monotonic() - began > 0.3:
                return
    raise AssertionError("all of them were read at once")


def test_ten_thousand_frames_at_once_stall_nobody(public: Server) -> None:
    ping, text = b"\x89\x80\x00\x00\x00\x00", b"\x81\x81\x00\x00\x00\x00p"
    with Visitor(public) as eve, ExitStack() as held:
        table = eve.become().open()
        lines = [held.enter_context(eve.join(table, close_timeout=0.1)) for _ in range(6)]
        for number, line in enumerate(lines):
            line.recv(60)
            line.socket.settimeout(0.2)
            with contextlib.suppress(TimeoutError):
                line.socket.sendall((text if number % 2 else ping) * 20_000)
        with Visitor(public) as ann:
            began = public.busy_seconds()
            for _ in range(10):
                assert ann.ask("GET", "/api/v1/games").status_code == 200
            assert public.busy_seconds() - began < 0.5  # for sixty thousand frames it was three


def test_requests_above_a_limit_are_refused_slowly(public: Server) -> None:
    with Visitor(public) as eve, socket.create_connection(("127.0.0.1", public.port), timeout=30) as line:
        head = "GET /api/v1/games/{} HTTP/1.1\r\nHost: play.example.org\r\nX-Forwarded-For: {}\r\n\r\n"
        line.sendall("".join(head.format("x" * 3, eve.address) for _ in range(LIMITS["request"].burst + 200)).encode())
        seen, began = b"", 0.0
        while seen.count(b"HTTP/1.1 429") < 4:
            seen = seen[-20:] + line.recv(65_536) if b"HTTP/1.1 429" not in seen else seen + line.recv(65_536)
            began = began or (time.monotonic() if b"HTTP/1.1 429" in seen else 0.0)
        assert time.monotonic() - began > 2.5 * REFUSAL_DELAY


def test_streams_of_one_address_are_limited_and_given_back(public: Server) -> None:
    with Visitor(public) as eve, Visitor(public) as ann:
        path = f"/api/v1/tables/{eve.become().open()}/stream"
        with ExitStack() as held:
            codes = [held.enter_context(eve.http.stream("GET", path)).status_code for _ in range(9)]
            assert codes == [200] * MOST_STREAMS_OF_AN_ADDRESS + [429]
            with ann.http.stream("GET", path) as other:
                assert other.status_code == 200
        code, until = 0, time.monotonic() + 120
        while code != 200:  # as soon as the server has noticed that they are gone
            assert time.monotonic() < until
            with eve.http.stream("GET", path) as again:
                code = again.status_code


def closing_code(line: ClientConnection) -> int | None:
    try:
        while True:
            line.recv(60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_message_that_is_no_text_closes_the_socket(public: Server) -> None:
    with Visitor(public) as ann, ann.become().join(ann.open()) as line:
        line.recv(60)
        line.socket.sendall(b"\x81\x81\x00\x00\x00\x00\xff")
        assert closing_code(line) == 1007


def test_a_client_that_does_not_read_is_cut_off(public: Server) -> None:
    with Visitor(public) as ann, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        line.connect(("127.0.0.1", public.port))
        address = ann.http.get("/").text.split('rel="modulepreload" href="')[1].split("/web/")[0]
        head = f"GET {address}/web/texts/de/page.ftl HTTP/1.1\r\nHost: play.example.org\r\n\r\n"
        line.sendall((head * 2_000).encode())  # more than the kernel takes
        began = time.monotonic()
        while connected(public, line):
            time.sleep(0.2)
            assert time.monotonic() - began < WRITE_TIMEOUT + 120
    assert time.monotonic() - began > WRITE_TIMEOUT / 2


def connected(server: Server, line: socket.socket) -> bool:
    """Whether the server still holds its end of a connection, as the kernel lists it."""
    ours = f"0100007F:{line.getsockname()[1]:04X}"
    theirs = f"0100007F:{server.port:04X}"
    with open("/proc/net/tcp") as table:
        return any(row.split()[1:3] == [theirs, ours] and row.split()[3] == "01" for row in table)


# ---- make attack

ABUSE, BEFORE = "4: floods of pings, clients that do not read", "all answered; held for ever"


def attack(url: str, address: str, stop: Any, said: Any) -> None:
    """Flood twenty sockets with pings of both kinds, and ask on twenty connections for much that is not read."""
    with ExitStack() as held:
        eve = held.enter_context(Visitor(url, address)).become()
        table = eve.open()
        answered, ended = [0], [0]
        for number in range(18):
            line = held.enter_context(eve.join(table, ping_interval=None, close_timeout=0.1))
            line.recv(60)
            threading.Thread(target=flood, args=(line, number % 2, stop, answered, ended), daemon=True).start()
        deaf = []
        for _ in range(20):
            bare = held.enter_context(socket.socket())
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            bare.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))
            head = f"GET / HTTP/1.1\r\nHost: play.example.org\r\nX-Forwarded-For: {address}\r\n\r\n"
            bare.setblocking(False)
            with contextlib.suppress(OSError):
                bare.sendall((head * 2_000).encode())
            deaf.append(bare)
        began = time.monotonic()
        stop.wait()
        took = time.monotonic() - began
    said.put(f"{answered[0] / took:.0f} pings a second answered, {ended[0]} of 18 closed")


def flood(line: ClientConnection, of_the_protocol: int, stop: Any, answered: list[int], ended: list[int]) -> None:
    frame = b"\x89\x80\x00\x00\x00\x00" if of_the_protocol else b"\x81\x81\x00\x00\x00\x00p"
    with contextlib.suppress(OSError):
        line.socket.settimeout(0.5)
        while not stop.is_set():
            with contextlib.suppress(TimeoutError):
                line.socket.sendall(frame * 1_000)
            with contextlib.suppress(TimeoutError):
                while line.recv(0):
                    answered[0] += 1
            time.sleep(0.05)
        return
    ended[0] += 1
