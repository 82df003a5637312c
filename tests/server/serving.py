"""A real server in a process of its own, and people who talk to it over real sockets."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SOURCE = str(Path(__file__).parents[2] / "src")
COMPILED_AFTER = 1_200  # seconds, where nothing is in the cache and the machine is as busy as can be
ENDED_AFTER = 120  # seconds after a signal, there


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`farshore serve` on a port of its own; it can be killed and started again on the same matches."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        *,
        python: str = sys.executable,
        path: str = SOURCE,
        **settings: str,
    ) -> None:
        self.folder = folder
        self.python, self.path = python, path  # which interpreter, and where it looks for packages first
        wishes = {"patience": "0.1", **settings}  # nobody needs to follow what bots do here
        self.settings = {f"FARSHORE_{name.upper()}": value for name, value in wishes.items()}
        self.port = free_port()
        self.database = database or f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"
        self.process: subprocess.Popen[bytes] | None = None
        self.started_in = 0.0  # seconds from its first start until its games were ready
        self.guests: list[Person] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *games: str) -> "Server":
        """Start it, and wait until these games are ready; all of them if none is named."""
        began = time.monotonic()
        self.launch()
        self.wait_until_ready(*games)
        self.started_in = self.started_in or time.monotonic() - began
        return self

    def wait_until_ready(self, *games: str) -> "Server":
        """Wait until these games are ready; all of them if none is named."""
        assert self.process is not None
        until = time.monotonic() + COMPILED_AFTER
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log()
            try:
                listed = httpx.get(f"{self.url}/api/v1/games").json()
                if {game["name"] for game in listed if game["ready"]} >= set(
                    games or (each["name"] for each in listed)
                ):
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"it did not start: {self.log()}")

    def launch(self) -> None:
        """Start it without waiting."""
        command = [self.python, "-m", "farshore", "serve", "--port", str(self.port), "--workers", "1"]
        environment = os.environ | {"PYTHONPATH": self.path, "FARSHORE_DATABASE": self.database, **self.settings}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self.folder)

    def busy_seconds(self) -> float:
        """How much of a processor the web process has used so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        for line in [line for guest in self.guests for line in guest.lines]:
            line.close()
        self.process.send_signal(how)
        return self.process.wait(ENDED_AFTER)


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url})
        self.lines: list[Line] = []
        server.guests.append(self)
        self.me = self.ask("post", "/api/v1/me", {"name": name})

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer = self.http.request(method, path, json=data)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def open(self, game: str, **wishes: Any) -> str:
        """Open a table, which others may find unless `private` says otherwise."""
        found: str = self.ask("post", "/api/v1/tables", {"game": game, "private": False, **wishes})["id"]
        return found

    def sit(self, table: str, seat: int | None = None) -> None:
        self.ask("post", f"/api/v1/tables/{table}/sit", {"seat": seat})

    def join(self, table: str, since: str = "", seat: int | None = None) -> "Line":
        self.lines.append(Line(self, table, since, seat))
        return self.lines[-1]


class Line:
    """A websocket of somebody at a table, and what came over it."""

    def __init__(self, person: Person, table: str, since: str = "", seat: int | None = None) -> None:
        self.person = person
        wishes = {"since": since} | ({} if seat is None else {"seat": str(seat)})
        also = "&" if "?" in table else "?"
        address = f"{person.server.url.replace('http', 'ws')}/ws/v1/tables/{table}{also}{urlencode(wishes)}"
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._open = ExitStack()
        headers = {"Cookie": cookies} if cookies else {}
        line = connect(address, additional_headers=headers, origin=Origin(person.server.url))
        self.socket: ClientConnection = self._open.enter_context(line)
        self.scene: Any = None
        self.heard: list[Any] = []
        self.v = -1
        self.epoch = ""
        self.raw: list[str] = []
        self.sent = 0

    def receive(self, timeout: float = 60) -> Any:
        """The next message; what it says is taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["t"] == "full":
            self.epoch, self.heard = message["epoch"], message["heard"]
        elif message["t"] == "ev":
            assert message["v"] == self.v + len(message["heard"]), "numbers have no gaps"
            self.heard += message["heard"]
        if message["t"] in ("full", "ev"):
            self.v, self.scene = message["v"], message["scene"]
            assert len(self.heard) == self.v
        return message

    def wait(self, done: Any) -> Any:
        """Receive until that holds of the scene."""
        while self.scene is None or not done(self.scene):
            self.receive()
        return self.scene

    def send(self, t: str, **fields: Any) -> str:
        self.sent += 1
        key = fields.pop("id", f"{t}-{self.sent}-{time.monotonic_ns()}")
        self.socket.send(json.dumps({"t": t, "id": key, "seat": self.scene["seat"], **fields}))
        return str(key)

    def do(self, t: str, **fields: Any) -> Any:
        """Send a request and take in everything until its ack, and what it led to."""
        before, key = self.v, self.send(t, **fields)
        while True:
            message = self.receive()
            if message["t"] == "ack" and message["id"] == key:
                break
        while message["st"] == "applied" and self.v == before:
            self.receive()
        return message

    def code_of_end(self) -> int | None:
        """With which code the server closes it, once everything before that has been read."""
        try:
            while True:
                self.socket.recv(60)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self._open.close()
