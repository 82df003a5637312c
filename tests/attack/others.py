"""Everybody else: people at addresses of their own who look, ask and play with bots, and how long they wait."""

import json
import threading
import time
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection

from tests.attack.visitors import USUAL, Visitor
from tests.games.adapters import adapter

PACE = 0.12  # seconds between two requests of one person


class Player(threading.Thread):
    """Plays with a bot, and asks for this and that meanwhile. Notes how long every answer took, in seconds."""

    def __init__(self, url: str, address: str, level: int) -> None:
        super().__init__(daemon=True)
        self.url, self.address, self.level = url, address, level
        self.requests: list[float] = []  # what took how long, since `forget`
        self.bots: list[float] = []
        self.failed: list[str] = []
        self.stopped = threading.Event()

    def forget(self) -> None:
        self.requests, self.bots = [], []

    def run(self) -> None:
        try:
            with ExitStack() as held:
                self.me = held.enter_context(Visitor(self.url, self.address)).become()
                while not self.stopped.is_set():
                    self.play()
        except Exception as error:  # said in the table
            self.failed.append(f"{type(error).__name__}: {error}")

    def timed(self, method: str, path: str) -> None:
        began = time.perf_counter()
        answer = self.me.ask(method, path)
        self.requests.append(time.perf_counter() - began)
        assert answer.status_code == 200, f"{method} {path}: {answer.status_code}"

    def play(self) -> None:
        """One match against a bot, to its end or until nobody wants to know more."""
        bot = [{"seat": 1, "level": self.level}]
        table = self.me.open(bots=bot, seat=0, options=dict(adapter(USUAL).short))
        with self.me.join(table) as line:
            scene = json.loads(line.recv(60))["scene"]
            while scene["about"]["status"] != "over" and not self.stopped.is_set():
                if scene["acts"]:
                    scene = self.move(line, scene)
                else:
                    scene = self.hear(line, scene)
                for path in (f"/api/v1/tables/{table}", "/api/v1/tables", "/api/v1/me"):
                    self.timed("GET", path)
                    time.sleep(PACE)

    def move(self, line: ClientConnection, scene: Any) -> Any:
        """Do something legal; the scene after it. An ack is a request that was answered."""
        began = time.perf_counter()
        text = scene["legal"][-1]["text"]
        line.send(json.dumps({"t": "act", "id": f"{time.monotonic_ns()}", "seat": 0, "text": text}))
        acked = False
        while not acked or (scene["acts"] and scene["legal"] and scene["legal"][-1]["text"] == text):
            message = json.loads(line.recv(60))
            if message["t"] == "ack":
                self.requests.append(time.perf_counter() - began)
                assert message["st"] == "applied", message
                acked = True
            else:
                scene = message["scene"]
        return scene

    def hear(self, line: ClientConnection, scene: Any) -> Any:
        """Wait for the bot: the scene when it has moved."""
        began = time.perf_counter()
        scene = json.loads(line.recv(120))["scene"]
        self.bots.append(time.perf_counter() - began)
        return scene


def p95(seconds: list[float]) -> float:
    """The 95th percentile, in milliseconds."""
    found = sorted(seconds)
    return 1_000 * found[min(len(found) - 1, round(0.95 * len(found)))] if found else float("nan")
