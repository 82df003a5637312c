"""Abuse 5: bytes that are no UTF-8 in a JSON string were answered with status 500, and nothing was logged."""

import itertools
from collections import Counter
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from farshore.server import http_errors
from tests.attack.visitors import Visitor
from tests.server.serving import Server

BODIES = [b'{"name":"\xff"}', b'{"name":"a\xc3"}', b'{"\xed\xa0\x80":1}', b'"\xf8\x88\x80\x80\x80"', b'{"name":"\x80"}']


@pytest.mark.parametrize("body", BODIES)
def test_bytes_that_are_no_text_are_answered_with_a_sentence(public: Server, body: bytes) -> None:
    with Visitor(public) as eve:
        answer = eve.http.post("/api/v1/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert "UTF-8" in answer.json()["detail"]


@get("/broken")
async def broken() -> str:
    raise ZeroDivisionError("of a card")


def test_every_500_is_logged_under_the_number_that_the_response_carries(caplog: pytest.LogCaptureFixture) -> None:
    app = Litestar([broken], exception_handlers=http_errors.HANDLERS, logging_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/broken")
    assert answer.status_code == 500
    number = answer.headers["x-request-id"]
    assert number
    assert answer.json()["request"] == number
    assert "of a card" not in answer.text
    (line,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert line.__dict__["request"] == number
    assert line.exc_info is not None


# ---- make attack

ABUSE, BEFORE = "5: requests that are no text", "17 of 5,000 with 500, not logged"


def attack(url: str, address: str, stop: Any, said: Any) -> None:
    """Send what cannot be read, as much as is let through."""
    codes: Counter[int] = Counter()
    with Visitor(url, address) as eve:
        eve.become()
        for body in itertools.cycle(BODIES):
            if stop.wait(0.01):
                break
            answer = eve.http.post("/api/v1/tables", content=body, headers={"content-type": "application/json"})
            codes[answer.status_code] += 1
    said.put(f"{codes[500]} of {codes.total()} with 500, {codes[429]} refused")
