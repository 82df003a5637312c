"""How far links reach: a server for one machine can be opened to its network, by whoever sits at it and nobody else."""

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from farshore.server.addresses import LOOPBACK, is_loopback, own_address
from tests.server.serving import Person, Server

HERE = {"where": "here", "address": "", "may_switch": True}
SWITCH = "/api/v1/reach"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("home")).start("lost-cities")
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()


def switch(server: Server, to: bool, **headers: str) -> httpx.Response:
    headers = {"origin": server.url, **headers}
    return httpx.post(server.url + SWITCH, json={"open": to}, headers=headers)


@pytest.mark.skipif(own_address() == LOOPBACK, reason="this machine is in no network")
def test_the_host_opens_the_network_and_closes_it_again(server: Server) -> None:
    outside = f"http://{own_address()}:{server.port}"
    ann = Person(server, "Ann")
    table = ann.open("lost-cities", private=True)
    invitation = f"/api/v1/tables/{table}/invitation"
    assert httpx.get(server.url + SWITCH).json() == HERE
    assert ann.ask("get", invitation)["link"].startswith(f"{server.url}/table/{table}#")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{outside}/health")

    opened = {"where": "network", "address": outside, "may_switch": True}
    assert switch(server, True).json() == opened
    assert switch(server, True).json() == opened  # twice is once
    link = ann.ask("get", invitation)["link"]
    assert link.startswith(f"{outside}/table/{table}#")
    assert httpx.get(link.partition("#")[0]).status_code == 200

    with httpx.Client(base_url=outside, headers={"origin": outside}) as ben:  # whose address is not the loopback one
        assert ben.get(SWITCH).json() == {**opened, "may_switch": False}
        refused = ben.post(SWITCH, json={"open": False})
        assert (refused.status_code, refused.json()["detail"]) == (
            403, "only somebody at the server's own machine can do that",
        )  # fmt: skip
        ben.post("/api/v1/me", json={"name": "Ben"})
        key = link.partition("#")[2]
        sat = ben.post(f"/api/v1/tables/{table}/sit", json={"key": key})
        assert [seat["name"] for seat in sat.json()["seats"]] == ["Ann", "Ben"]

        assert switch(server, False).json() == HERE
        with pytest.raises(httpx.TransportError):
            ben.get("/health")
    assert httpx.get(f"{server.url}/health/live").status_code == 200
    assert switch(server, True).json() == opened  # the address is free again
    assert switch(server, False).json() == HERE


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"host": "farshore.local:80", "origin": "http://farshore.local:80"},  # a name that leads to this machine
        {"host": "printer", "origin": "http://printer"},
        {"host": "192.168.1.20", "origin": "http://192.168.1.20"},
        {"x-forwarded-for": "203.0.113.7"},  # passed on by a proxy on this machine
        {"forwarded": "for=203.0.113.7"},
    ],
)
def test_nobody_else_opens_it(server: Server, headers: dict[str, str]) -> None:
    assert switch(server, True, **headers).status_code == 403
    assert httpx.get(server.url + SWITCH).json() == HERE


def test_a_public_host_has_nothing_to_switch(tmp_path: Path) -> None:
    home = "https://play.example.org"
    server = Server(tmp_path, public=home, secret="a1b2c3d4e5f6a7b8c9").start("lost-cities")
    try:
        assert httpx.get(server.url + SWITCH).json() == {"where": "world", "address": home, "may_switch": False}
        assert switch(server, True, origin=home).status_code == 403
    finally:
        server.kill(signal.SIGTERM)


@pytest.mark.parametrize(
    ("name", "is_here"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("127.8.0.1", True), ("0.0.0.0", False),
     ("192.168.1.20", False), ("localhost.example.org", False), ("", False)],
)  # fmt: skip
def test_what_is_this_machine(name: str, is_here: bool) -> None:
    assert is_loopback(name) == is_here
