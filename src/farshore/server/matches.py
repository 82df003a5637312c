"""A match over HTTP, for programs and for networks that block websockets: the same messages as over a socket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from farshore.engine.errors import NotationError
from farshore.match.events import decode
from farshore.match.export import Export, export
from farshore.server import wire
from farshore.server.access import ADMITTED, SEATED, HttpRequest, Key, address_of, enter, require_seat
from farshore.server.http_errors import NotNow
from farshore.server.limits import MOST_STREAMS_OF_AN_ADDRESS
from farshore.server.presence import Presence
from farshore.server.requests import answer

LONGEST_WAIT = 25.0  # seconds of a long poll
SILENCE = 10.0  # seconds after which a stream sends an empty line, to keep the connection open


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing has happened."""


Seat = Annotated[int | None, Parameter(description="which of several own seats, if people share a device")]
Since = Annotated[str, Parameter(description="epoch:number of what was heard last")]


@get(
    "/api/v1/tables/{table_id:str}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Full, generate_examples=False)},
    raises=ADMITTED,
)
async def look(request: HttpRequest, table_id: str, key: Key = "", seat: Seat = None) -> Response[bytes]:
    """Everything the caller may know of a match."""
    live, seat, _ = await enter(request, table_id, key, seat)
    return json_response(live.full(seat))


@get(
    "/api/v1/tables/{table_id:str}/events",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Full | wire.Ev | Nothing, generate_examples=False)},
    raises=ADMITTED,
)
async def events(
    request: HttpRequest, table_id: str, since: Since = "", wait: float = 0.0, key: Key = "", seat: Seat = None
) -> Response[bytes]:
    """What was heard since then; waits up to so many seconds for something. Empty if nothing happened."""
    live, seat, player = await enter(request, table_id, key, seat)
    message = live.since(seat, *wire.read_since(since))
    if message is None and wait > 0:
        presence: Presence = request.app.state.service.presence
        subscriber = presence.join(live, player, seat)
        try:
            with contextlib.suppress(TimeoutError):
                message = await asyncio.wait_for(subscriber.next(), min(wait, LONGEST_WAIT))
        finally:
            presence.leave(live, subscriber)
    return json_response(message or b"{}")


@get("/api/v1/tables/{table_id:str}/stream", media_type="application/x-ndjson", raises=ADMITTED)
async def stream(request: HttpRequest, table_id: str, since: Since = "", key: Key = "", seat: Seat = None) -> Stream:
    """What was heard since then and everything as it happens, one message per line; an empty line now and then."""
    live, seat, player = await enter(request, table_id, key, seat)
    state, address = request.app.state, address_of(request.scope)
    if not state.places.enter("stream", address, MOST_STREAMS_OF_AN_ADDRESS):
        raise HTTPException("too many streams are open", status_code=429, headers={"retry-after": "10"})
    presence: Presence = state.service.presence
    subscriber = presence.join(live, player, seat)

    async def lines() -> AsyncIterator[bytes]:
        try:
            first = live.since(seat, *wire.read_since(since))
            yield (first or b"") + b"\n"
            while not subscriber.lagging:
                try:
                    message = await asyncio.wait_for(subscriber.next(), SILENCE)
                except TimeoutError:
                    message = b""
                if message is None:
                    return
                yield message + b"\n"
        finally:
            presence.leave(live, subscriber)
            state.places.leave("stream", address)

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


def json_response(data: bytes) -> Response[bytes]:
    """JSON that is encoded already, and must not be kept by caches."""
    return Response(data, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@post("/api/v1/tables/{table_id:str}/commands", status_code=200, raises=SEATED)
async def commands(request: HttpRequest, table_id: str, data: wire.ClientRequest) -> wire.Ack:
    """What a websocket would carry: act, undo, resign and so on. The answer is an ack."""
    player, live = await require_seat(request, table_id)
    return await answer(request.app.state.service, live, player.id, data)


@get("/api/v1/tables/{table_id:str}/transcript", media_type=MediaType.TEXT, raises=[*ADMITTED, NotNow])
async def transcript(request: HttpRequest, table_id: str, key: Key = "") -> str:
    """A finished match as text, with everything that was hidden."""
    live, *_ = await enter(request, table_id, key)
    if live.match.ended is None:
        raise NotNow("the match is not over: its hidden cards are")
    return str(live.match.transcript())


@get(
    "/api/v1/tables/{table_id:str}/export",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Export, generate_examples=False)},
    raises=[*ADMITTED, NotNow],
)
async def export_match(request: HttpRequest, table_id: str, key: Key = "") -> Response[bytes]:
    """A finished match with all its events, the seed of its draws and their weights: what `farshore verify` checks."""
    live, *_ = await enter(request, table_id, key)
    rows = await request.app.state.store.events(live.id)
    try:
        found = export([decode(data) for _, data in rows], live.draws)
    except NotationError as error:
        raise NotNow(str(error)) from None
    return json_response(wire.encode(found))


ROUTES = (look, events, stream, commands, transcript, export_match)
