"""What the page about hosting promises has a test, by the name that stands beside it, and the numbers of the code."""

import re
from pathlib import Path

from farshore.bots.levels import LEAST_THINKING, THINKING
from farshore.match.decide import MOST_EVENTS, MOST_REWINDS, MOST_UNDOS
from farshore.server.archive import MOST_BYTES
from farshore.server.http_server import LEAST_READ, REQUEST_TIMEOUT, WRITE_TIMEOUT
from farshore.server.limits import (
    BOTS_ONLY_FOR,
    COSTS,
    LIMITS,
    MOST_BOTS_ONLY_TABLES_OF_A_PERSON,
    MOST_BOTS_ONLY_TABLES_OF_AN_ADDRESS,
    MOST_SLOWED_READS,
    MOST_SOCKETS_OF_A_PERSON,
    MOST_SOCKETS_OF_AN_ADDRESS,
    MOST_STREAMS_OF_AN_ADDRESS,
    OPEN_FOR,
    Limit,
    cost_of_replay,
)

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()
SECTION = PAGE[PAGE.index("## Limits") : PAGE.index("## Monitoring")]


def test_every_promise_names_a_test_that_exists() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", SECTION)
    assert len(named) >= 25
    assert [name for name in named if f"def {name}(" not in sources] == []


def test_the_numbers_are_those_of_the_code() -> None:
    assert {name: (limit.burst, limit.seconds) for name, limit in LIMITS.items()} == {
        "request": (600, 60), "handshake": (80, 30), "guest": (10, 60), "guest a day": (500, 86_400),
        "tables of an address": (40, 60), "seats of an address": (30, 600), "bots of an address": (80, 600),
        "bot move": (300, 20),
        "exports of an address": (6, 120), "wrong invitation": (10, 60), "table": (8, 60), "table a day": (300, 86_400),
        "bot seat": (40, 600), "export": (2, 120), "command": (20, 4), "frame": (60, 6), "ping": (60, 60),
        "control frame": (60, 60),
    }  # fmt: skip
    assert LIMITS["bot move"] == Limit(300, 300 / 15)
    assert COSTS == {"/mine/export": 60, "/export": 20, "/transcript": 10}
    assert (cost_of_replay(0), cost_of_replay(1_000)) == (5, 15)
    assert (MOST_SOCKETS_OF_AN_ADDRESS, MOST_SOCKETS_OF_A_PERSON, MOST_STREAMS_OF_AN_ADDRESS) == (100, 20, 8)
    assert (MOST_BOTS_ONLY_TABLES_OF_A_PERSON, MOST_BOTS_ONLY_TABLES_OF_AN_ADDRESS, MOST_SLOWED_READS) == (2, 4, 30)
    assert (MOST_UNDOS, MOST_REWINDS, MOST_EVENTS) == (100, 50, 10_000)
    assert (BOTS_ONLY_FOR, OPEN_FOR) == (3_600, 24 * 3_600)
    assert (THINKING, LEAST_THINKING) == (1.0, 0.1)
    assert (REQUEST_TIMEOUT, WRITE_TIMEOUT, LEAST_READ, MOST_BYTES) == (10, 10, 10_000, 16 * 1024 * 1024)
