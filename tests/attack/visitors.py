"""Visitors of a public server, each from an address of the own, as its proxy reports them."""

import itertools
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.games.adapters import example
from tests.server.serving import Server

USUAL = example("alternating")

HOME = "https://play.example.org"
SECRET = "a1b2c3d4e5f6a7b8c9"
_numbers = itertools.count(1)


def public_server(folder: Path, **settings: str) -> Server:
    """A server with limits that trusts a proxy on this machine."""
    return Server(folder, public=HOME, secret=SECRET, **settings)


def new_address() -> str:
    """An address that nobody here has used before."""
    number = next(_numbers)
    return f"203.0.{number // 250}.{number % 250 + 1}"


class Visitor:
    """Somebody who reaches a public server through its proxy."""

    def __init__(self, server: Server | str, address: str = "") -> None:
        self.url = server if isinstance(server, str) else server.url
        self.address = address or new_address()
        self.token = ""
        self.id = ""
        headers = {"host": "play.example.org", "x-forwarded-for": self.address, "x-forwarded-proto": "https"}
        self.http = httpx.Client(base_url=self.url, headers=headers, timeout=30)

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def become(self) -> "Visitor":
        """A guest of the server."""
        made = self.ask("POST", "/api/v1/me", {}).json()
        self.token, self.id = made["token"], made["id"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> httpx.Response:
        return self.http.request(method, path, json=data, headers=headers)

    def open(self, game: str = USUAL, **wishes: Any) -> str:
        answer = self.ask("POST", "/api/v1/tables", {"game": game, "private": False, **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def finished(self, game: str = USUAL) -> str:
        """A match of this visitor that is over: resigned at once."""
        table = self.open(game, bots=[{"seat": 1, "level": 1}], seat=0)
        done = self.ask("POST", f"/api/v1/tables/{table}/commands", {"t": "resign", "id": "x", "seat": 0})
        assert done.json()["st"] == "applied", done.text
        return table

    def join(self, table: str, **wishes: Any) -> ClientConnection:
        """A websocket at a table."""
        headers = {"X-Forwarded-For": self.address, "Authorization": f"Bearer {self.token}"}
        url = self.url.replace("http", "ws")
        line: ClientConnection = connect(
            f"{url}/ws/v1/tables/{table}", additional_headers=headers, compression=None, **wishes
        )
        return line
