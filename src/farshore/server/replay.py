"""Replays of finished matches over HTTP, stop by stop."""

import asyncio
from collections import OrderedDict
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.match.events import decode
from farshore.match.replay import ALL, Replay, replay
from farshore.server import wire
from farshore.server.access import ADMITTED, HttpRequest, Key, enter
from farshore.server.http_errors import NotNow
from farshore.server.live_match import LiveMatch
from farshore.server.matches import json_response
from farshore.server.store import Store


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self, most: int = 8) -> None:
        self.most = most
        self.found: OrderedDict[str, asyncio.Future[Replay]] = OrderedDict()

    async def get(self, live: LiveMatch, store: Store) -> Replay:
        """The replay of a match, made in a thread. Raises NotationError if the match is not over."""
        if live.match.ended is None:
            raise NotationError("the match is not over: there is no replay of it yet")
        if live.id not in self.found:
            self.found[live.id] = asyncio.ensure_future(_make(live.id, store))
        self.found.move_to_end(live.id)
        while len(self.found) > self.most:
            self.found.popitem(last=False)
        try:
            return await asyncio.shield(self.found[live.id])
        except Exception:
            self.found.pop(live.id, None)
            raise


async def _make(match_id: str, store: Store) -> Replay:
    rows = await store.events(match_id)
    return await asyncio.to_thread(replay, [decode(data) for _, data in rows])


Eyes = Annotated[int, Parameter(description="whose perspective: a seat, -2 spectators, -3 everything open", ge=ALL)]


async def _find(request: HttpRequest, table_id: str, key: str, eyes: int) -> tuple[LiveMatch, Replay]:
    live, *_ = await enter(request, table_id, key)
    seats = len(live.match.chairs)
    if not (0 <= eyes < seats or eyes in (SPECTATOR, ALL)):
        raise NotationError(f"there is no perspective {eyes}: allowed are seats 0 to {seats - 1}, -2 and -3")
    try:
        return live, await request.app.state.replays.get(live, request.app.state.store)
    except NotationError as error:
        raise NotNow(str(error)) from None


@get(
    "/api/v1/tables/{table_id:str}/replay",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.LookBack, generate_examples=False)},
    raises=[*ADMITTED, NotNow],
)
async def replay_heard(request: HttpRequest, table_id: str, eyes: Eyes = SPECTATOR, key: Key = "") -> Response[bytes]:
    """What was heard of a finished match from a perspective, and how much of it at each stop."""
    _, found = await _find(request, table_id, key, eyes)
    return json_response(wire.encode(wire.LookBack(found.heard[eyes], found.known[eyes])))


@get(
    "/api/v1/tables/{table_id:str}/replay/{stop:int}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Scene, generate_examples=False)},
    raises=[*ADMITTED, NotNow],
)
async def replay_scene(
    request: HttpRequest, table_id: str, stop: int, eyes: Eyes = SPECTATOR, key: Key = ""
) -> Response[bytes]:
    """A finished match at a stop, from a perspective; the deal is stop 0."""
    live, found = await _find(request, table_id, key, eyes)
    if not 0 <= stop < len(found.stops):
        raise NotFoundException(f"there is no stop {stop}: stops are 0 to {len(found.stops) - 1}")
    seat = eyes if eyes >= 0 else None
    scene = wire.past(live.id, found.view(stop, eyes), found.stops[stop], seat, live.now())
    return json_response(wire.encode(scene))


ROUTES = (replay_heard, replay_scene)
