"""What a restart does to clocks: nothing."""

import time
from pathlib import Path
from typing import Any

from tests.server.serving import Person, Server


def deadline(person: Person, table: str) -> Any:
    return person.ask("get", f"/api/v1/tables/{table}")["scene"]["times"][0]["deadline"]


def test_the_time_of_a_crash_is_charged_to_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path).start("lost-cities")
    try:
        ann = Person(server, "Ann")
        pace = {"turn": 600_000, "bank": 0}
        table = ann.open("lost-cities", options={"first_starter": "0"}, bots=[{"seat": 1, "level": 1}], pace=pace)
        before = deadline(ann, table)
        killed = time.monotonic()
        server.kill()
        time.sleep(3)  # nobody is there
        started = time.monotonic()
        server.start("lost-cities")
        while deadline(ann, table) == before:  # clocks are put right once the game is ready
            assert time.monotonic() < started + 300
            time.sleep(0.1)
        assert deadline(ann, table) - before >= 1_000 * (started - killed)
        assert deadline(ann, table) - before <= 1_000 * (time.monotonic() - killed + 60)
    finally:
        server.kill()
        server.close()
