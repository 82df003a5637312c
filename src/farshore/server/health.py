"""Health checks for proxies and supervisors: whether the process answers, and whether its store takes a write."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from farshore.server.store import Store, Unavailable

LONGEST = 0.8  # seconds for a probe: whoever asks is answered within one

log = logging.getLogger(__name__)


class Readiness:
    """Writes to the store when somebody asks. There is one probe at a time, and all who ask meanwhile share it."""

    def __init__(self, store: Store, beats: Callable[[], bool]) -> None:
        self.store = store
        self.beats = beats  # whether this process has heartbeats, so that its bots and clocks run
        self._probe: asyncio.Task[str] | None = None
        self._began = 0.0
        self._said = ""  # what was said last; only changes are logged

    async def problem(self) -> str:
        """Why the server is not ready, within LONGEST seconds; empty if it is ready."""
        now = asyncio.get_running_loop().time
        if self._probe is None or self._probe.done():
            self._probe, self._began = asyncio.create_task(self._write()), now()
        probe = self._probe
        await asyncio.wait([probe], timeout=max(0.0, self._began + LONGEST - now()))
        return probe.result() if probe.done() else self._say("the store does not answer")

    async def _write(self) -> str:
        try:
            await self.store.probe()
        except Unavailable as error:
            return self._say("the store cannot be written to", str(error))
        return self._say("" if self.beats() else "this process has no heartbeat")

    def _say(self, problem: str, why: str = "") -> str:
        if problem != self._said:
            self._said = problem
            if problem:
                log.error("not ready: %s", f"{problem}: {why}" if why else problem)
            else:
                log.info("ready again")
        return problem

    async def close(self) -> None:
        """Probe no more."""
        if self._probe is not None:
            self._probe.cancel()
            await asyncio.gather(self._probe, return_exceptions=True)


@get("/health/live", media_type=MediaType.TEXT)
async def live() -> str:
    """Whether the process answers. One that does not should be restarted."""
    return "ok\n"


NOT_READY = ResponseSpec(str, media_type=MediaType.TEXT, description="not ready, and why", generate_examples=False)


@get(["/health", "/health/ready"], media_type=MediaType.TEXT, responses={503: NOT_READY})
async def ready(request: Request[Any, Any, State]) -> Response[str]:
    """Whether the store takes a write. One that is not ready should get no visitors, and a restart does not help."""
    problem = await request.app.state.readiness.problem()
    if problem:
        return Response(f"not ready: {problem}\n", status_code=503, headers={"retry-after": "2"})
    return Response("ok\n")


ROUTES = (live, ready)
