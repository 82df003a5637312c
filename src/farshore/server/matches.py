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
from farshore.match.export import Export, transcribing
from farshore.server import wire
from farshore.server.access import ADMITTED, SEATED, HttpRequest, Key, address_of, charge, enter, require_seat, waiting
from farshore.server.http_errors import NotNow
from farshore.server.limits import MOST_STREAMS_OF_AN_ADDRESS
from farshore.server.pages import PACKED, file_response
from farshore.server.presence import Presence
from farshore.server.requests import answer
from farshore.server.slices import Slices

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
        raise HTTPException(
            "too many streams are open", status_code=429, headers={"retry-after": "10"}, extra=waiting(10)
        )
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

    return Stream(lines(), media_type="application/x-ndjson")


def json_response(data: bytes) -> Response[bytes]:
    """JSON that is encoded already."""
    return Response(data, media_type=MediaType.JSON)


@post("/api/v1/tables/{table_id:str}/commands", status_code=200, raises=SEATED)
async def commands(request: HttpRequest, table_id: str, data: wire.ClientRequest) -> wire.Ack:
    """What a websocket would carry: act, undo, resign and so on. The answer is an ack."""
    player, live = await require_seat(request, table_id)
    await charge(request, ("command", player.id))
    acks: list[wire.Ack] = []
    await answer(request.app.state.service, live, player.id, data, acks.append)
    return acks[0]


@get("/api/v1/tables/{table_id:str}/transcript", media_type=MediaType.TEXT, raises=[*ADMITTED, NotNow])
async def transcript(request: HttpRequest, table_id: str, key: Key = "") -> str:
    """A finished match as text, with everything that was hidden."""
    live, *_ = await enter(request, table_id, key)
    if live.match.ended is None:
        raise NotNow("the match is not over: its hidden cards are", extra={"code": "not_over"})
    if live.match.on_installed_rules and live.match.position is not None:
        return live.match.transcript().text(live.match.position)
    rows = await request.app.state.store.events(live.id)
    slices: Slices = request.app.state.service.registry.slices
    return await slices.run(transcribing([decode(data) for _, data in rows]))


@get(
    "/api/v1/tables/{table_id:str}/export",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Export, generate_examples=False)},
    raises=[*ADMITTED, NotNow],
    opt=PACKED,
)
async def export_match(request: HttpRequest, table_id: str, key: Key = "") -> Response[bytes]:
    """A finished match with all its events, the seed of its draws and their weights: what `farshore verify` checks."""
    live, *_ = await enter(request, table_id, key)
    if live.match.ended is None:
        raise NotNow("the match is not over: until then its seed is a secret", extra={"code": "not_over"})
    try:
        return file_response(request, await request.app.state.archive.file(live.id), {})
    except NotationError as error:
        raise NotNow(str(error)) from None


ROUTES = (look, events, stream, commands, transcript, export_match)
