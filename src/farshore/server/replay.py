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
from farshore.match.replay import ALL, Replay, replaying
from farshore.server import wire
from farshore.server.access import ADMITTED, HttpRequest, Key, address_of, charge, enter
from farshore.server.http_errors import NotNow
from farshore.server.limits import cost_of_replay
from farshore.server.live_match import LiveMatch
from farshore.server.matches import json_response
from farshore.server.slices import Slices
from farshore.server.store import Store


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self, slices: Slices, most: int = 8) -> None:
        self.slices = slices
        self.most = most
        self.found: OrderedDict[str, asyncio.Future[Replay]] = OrderedDict()

    async def get(self, live: LiveMatch, store: Store) -> Replay:
        """The replay of a match, made in slices. Raises NotationError if the match is not over."""
        if live.match.ended is None:
            raise NotationError("the match is not over: there is no replay of it yet")
        if live.id not in self.found:
            self.found[live.id] = asyncio.ensure_future(self._make(live.id, store))
        self.found.move_to_end(live.id)
        while len(self.found) > self.most:
            self.found.popitem(last=False)
        try:
            return await asyncio.shield(self.found[live.id])
        except Exception:
            self.found.pop(live.id, None)
            raise

    async def _make(self, match_id: str, store: Store) -> Replay:
        rows = await store.events(match_id)
        return await self.slices.run(replaying([decode(data) for _, data in rows]))


Perspective = Annotated[int, Parameter(description="whose it is: a seat, -2 spectators, -3 everything open", ge=ALL)]


async def _find(request: HttpRequest, table_id: str, key: str, perspective: int) -> tuple[LiveMatch, Replay]:
    live, *_ = await enter(request, table_id, key)
    seats = len(live.match.chairs)
    if not (0 <= perspective < seats or perspective in (SPECTATOR, ALL)):
        raise NotationError(f"there is no perspective {perspective}: allowed are seats 0 to {seats - 1}, -2 and -3")
    if live.match.ended is not None and live.id not in request.app.state.replays.found:
        await charge(request, ("request", address_of(request.scope)), cost=cost_of_replay(live.match.version))
    try:
        return live, await request.app.state.replays.get(live, request.app.state.store)
    except NotationError as error:
        raise NotNow(str(error), extra={"code": "not_over"}) from None


@get(
    "/api/v1/tables/{table_id:str}/replay",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.ReplayLog, generate_examples=False)},
    raises=[*ADMITTED, NotNow],
)
async def replay_heard(
    request: HttpRequest, table_id: str, perspective: Perspective = SPECTATOR, key: Key = ""
) -> Response[bytes]:
    """What was heard of a finished match from a perspective, and how much of it at each stop."""
    live, found = await _find(request, table_id, key, perspective)
    halt = wire.halt_at(live.match, found.stuck) if found.stuck is not None else None
    return json_response(
        wire.encode(wire.ReplayLog(found.heard[perspective], found.known[perspective], found.steps, halt))
    )


@get(
    "/api/v1/tables/{table_id:str}/replay/{stop:int}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Scene, generate_examples=False)},
    raises=[*ADMITTED, NotNow],
)
async def replay_scene(
    request: HttpRequest, table_id: str, stop: int, perspective: Perspective = SPECTATOR, key: Key = ""
) -> Response[bytes]:
    """A finished match at a stop, from a perspective; the deal is stop 0."""
    live, found = await _find(request, table_id, key, perspective)
    if not 0 <= stop < len(found.stops):
        raise NotFoundException(f"there is no stop {stop}: stops are 0 to {len(found.stops) - 1}")
    seat = perspective if perspective >= 0 else None
    scene = wire.past(live.id, found.view(stop, perspective), found.stops[stop], seat, live.now())
    return json_response(wire.encode(scene))


ROUTES = (replay_heard, replay_scene)
