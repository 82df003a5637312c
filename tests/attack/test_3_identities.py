"""Abuse 3: any unknown bearer token let a caller past the limits of its address, and so did a new IPv6 address."""

import hashlib
import itertools
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farshore.match.live import REVEAL_TIME
from farshore.server.access import address_of
from farshore.server.limits import LIMITS, Limits
from farshore.server.store import Store
from tests.attack.visitors import Visitor
from tests.server.serving import Server


def test_a_token_that_nobody_was_given_is_no_way_past_the_limits(public: Server) -> None:
    burst = LIMITS["guest"].burst
    with Visitor(public) as eve:
        codes = [
            eve.ask("POST", "/api/v1/me", {}, authorization=f"Bearer {number}x").status_code for number in range(14)
        ]
        assert codes == [200] * burst + [429] * (14 - burst)
        wish = {"game": "lost-cities"}
        made = [eve.ask("POST", "/api/v1/tables", wish, authorization=f"Bearer {number}y") for number in range(10)]
        assert {answer.status_code for answer in made} == {401}


def test_a_guest_who_changes_the_name_is_no_new_guest(public: Server) -> None:
    with Visitor(public) as ann:
        ann.become()
        names = [ann.ask("POST", "/api/v1/me", {"name": f"Ann {number}"}).status_code for number in range(14)]
    assert names == [200] * 14


def test_guests_of_one_address_share_the_limits_of_the_address(public: Server) -> None:
    with Visitor(public) as eve:
        opened = 0
        for _ in range(LIMITS["guest"].burst):
            eve.http.headers.pop("authorization", None)
            eve.become()
            for _ in range(LIMITS["table"].burst):
                answer = eve.ask("POST", "/api/v1/tables", {"game": "lost-cities"})
                opened += answer.status_code == 201
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
    most = LIMITS["tables of an address"]
    assert most.burst <= opened <= most.burst + 30 * most.rate  # some have come back meanwhile


def test_guests_of_one_address_hold_up_only_so_many_tables(public: Server) -> None:
    """Whoever sits down last and never reveals a secret keeps a table from beginning for 20 s."""
    limit = LIMITS["seats of an address"]
    tables: list[str] = []
    while len(tables) < limit.burst + 5:
        with Visitor(public) as ann:
            ann.become()
            tables += [ann.open(seats=2) for _ in range(LIMITS["table"].burst)]
    with Visitor(public) as eve, Visitor(public) as ben:
        ben.become()
        tokens = []
        for _ in range(3):
            eve.http.headers.pop("authorization", None)
            tokens.append(eve.become().token)

        def hold_up(which: list[str]) -> list[str]:
            """Sit down at these, as far as the limit allows; at which that was done."""
            for number, table in enumerate(which):
                eve.http.headers["authorization"] = f"Bearer {tokens[number % 3]}"
                wish = {"commitment": hashlib.sha256(table.encode()).hexdigest()}
                answer = eve.ask("POST", f"/api/v1/tables/{table}/sit", wish)
                if answer.status_code != 200:
                    assert answer.status_code == 429
                    assert int(answer.headers["retry-after"]) > 0
                    return which[:number]
                assert answer.json()["status"] == "starting"
            return which

        def status(table: str) -> str:
            return str(ben.ask("GET", f"/api/v1/tables/{table}").json()["scene"]["about"]["status"])

        began = time.monotonic()
        held = hold_up(tables)
        assert limit.burst <= len(held) <= limit.burst + 1 + (time.monotonic() - began) * limit.rate
        other = f"/api/v1/tables/{tables[-1]}/sit"
        assert ben.ask("POST", other, {}).json()["status"] == "running"
        time.sleep(REVEAL_TIME / 1_000)
        for _ in range(120):
            if {status(table) for table in held} == {"open"}:
                break
            time.sleep(1)
        assert {status(table) for table in held} == {"open"}
        again = hold_up(held)
        assert 1 <= len(again) <= 1 + (time.monotonic() - began) * limit.rate
        assert ben.ask("POST", f"/api/v1/tables/{held[-1]}/sit", {}).json()["status"] == "running"


def test_commands_over_http_are_limited(public: Server) -> None:
    burst = LIMITS["command"].burst
    with Visitor(public) as ann:
        path = f"/api/v1/tables/{ann.become().open()}/commands"
        asked = {"t": "why", "id": "x", "seat": 0, "text": "draw"}
        answers = [ann.ask("POST", path, asked) for _ in range(burst + 1)]
        while answers[-1].status_code == 200 and len(answers) < 5 * burst:  # some have come back meanwhile
            answers.append(ann.ask("POST", path, asked))
    assert {answer.status_code for answer in answers[:burst]} == {200}
    assert answers[-1].status_code == 429


def address(host: str) -> str:
    return address_of({"client": (host, 1)})


def test_addresses_of_one_network_count_as_one() -> None:
    assert address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert address("2001:db8:1:2::1") != address("2001:db8:1:3::1")
    assert address("::ffff:192.0.2.1") == address("192.0.2.1")
    assert address("192.0.2.1") != address("192.0.2.2")
    assert address("fe80::1%eth0") == address("fe80::2%eth0")
    assert address("proxy") == "proxy"
    assert address_of({}) == "unknown"


def test_all_of_a_network_get_as_many_guests_as_one_address(public: Server) -> None:
    codes = []
    for host in itertools.islice(itertools.count(1), 12):
        with Visitor(public, f"2001:db8:77:1::{host:x}") as eve:
            codes.append(eve.ask("POST", "/api/v1/me", {}).status_code)
    assert codes == [200] * 10 + [429] * 2


# ---- limits that several processes share


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_processes_that_share_a_store_share_its_limits(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    new: Callable[[], str] = (
        request.getfixturevalue("new_database")
        if kind == "postgresql"
        else lambda: f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"
    )
    url = new()
    stores = [await Store.open(url), await Store.open(url)]
    now = [1_000_000.0]
    processes = [Limits(True, lambda: now[0]) for _ in stores]
    for limits, store in zip(processes, stores, strict=True):
        limits.store = store
    burst, seconds = LIMITS["guest"].burst, LIMITS["guest"].seconds
    waits = [await processes[number % 2].charge("guest", "a") for number in range(burst + 2)]
    assert waits[:burst] == [0.0] * burst
    assert waits[burst:] == [pytest.approx(seconds / burst, abs=0.01)] * 2
    assert await processes[0].charge("guest", "b") == 0.0
    now[0] += seconds / burst
    assert await processes[1].charge("guest", "a") == 0.0
    assert await processes[0].charge("guest", "a") > 0.0
    assert await processes[0].charge("export", "a", 3) == float("inf")  # never
    now[0] += seconds
    assert await stores[0].forget_limits(round(now[0] * 1_000)) == 2
    for store in stores:
        await store.close()


def test_cheap_limits_are_divided_by_the_processes() -> None:
    limits = Limits(True, lambda: 0.0)
    limits.processes = 4
    burst = LIMITS["frame"].burst // 4
    waits = [limits.take("frame", "a") for _ in range(burst + 1)]
    assert waits[:burst] == [0.0] * burst
    assert waits[burst] == pytest.approx(4 / LIMITS["frame"].rate)


def test_what_costs_more_takes_more_of_a_bucket() -> None:
    limits = Limits(True, lambda: 0.0)
    burst, rate = LIMITS["request"].burst, LIMITS["request"].rate
    assert limits.take("request", "a", burst - 1) == 0.0
    assert limits.take("request", "a", 3) == pytest.approx(2 / rate)
    assert limits.take("request", "a") == 0.0


# ---- make attack

ABUSE, BEFORE = "3: guests by unknown tokens and IPv6", "200 of 200 created"


def attack(url: str, address: str, stop: Any, said: Any) -> None:
    """Two hundred guests with a token each that nobody was given, and two hundred from one IPv6 network."""
    made: list[Counter[int]] = []
    for network in (False, True):
        codes: Counter[int] = Counter()
        for number in range(200):
            with Visitor(url, f"2001:db8:99:1::{number:x}" if network else address) as eve:
                codes[eve.ask("POST", "/api/v1/me", {}, authorization=f"Bearer {number}").status_code] += 1
            if stop.wait(0.05):
                break
        made.append(codes)
    stop.wait()
    said.put(" and ".join(f"{codes[200]} of {codes.total()} created" for codes in made))
