"""Matches over HTTP, where a test moves the clocks."""

import httpx
import pytest

from farshore.server import matches
from tests.server.services import processes_on, served

pytestmark = pytest.mark.anyio


async def test_a_stream_over_which_nothing_happens_is_kept_open_by_empty_lines(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or proxies would end it."""
    monkeypatch.setattr(matches, "SILENCE", 0.05)
    async with processes_on(sqlite_url, 1) as (one,):
        live = await one.open()
        async with (
            served(one) as place,
            httpx.AsyncClient() as http,
            http.stream("GET", f"http://{place}/api/v1/tables/{live.id}/stream") as answer,
        ):
            lines = answer.aiter_lines()
            first = await anext(lines)
            assert '"t":"full"' in first
            assert [await anext(lines) for _ in range(3)] == ["", "", ""]
            await one.act(live, "a")
            while not (line := await anext(lines)):
                pass
            assert '"t":"ev"' in line
