"""A match over HTTP, for programs and for networks that block websockets: the same messages as over a socket."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.match.events import decode
from farshore.match.export import Export, export
from farshore.match.replay import ALL, Replay, replay
from farshore.server import wire
from farshore.server.http_guard import address_of
from farshore.server.identity import known
from farshore.server.limits import MOST_STREAMS_OF_AN_ADDRESS
from farshore.server.lobby import Asking, Key, NotNow, enter, find
from farshore.server.store import Store
from farshore.server.tables import Hall, Table

LONGEST_WAIT = 25.0  # seconds of a long poll
SILENCE = 10.0  # seconds after which a stream says that it lives, with an empty line
OUTSIDERS = [PermissionDeniedException, NotFoundException]
STRANGERS = [NotAuthorizedException, PermissionDeniedException]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing has happened."""


Seat = Annotated[int | None, Parameter(description="which of several own seats, if people share a device")]
Since = Annotated[str, Parameter(description="epoch:number of what was heard last")]


@get(
    "/api/v1/tables/{table_id:str}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Full, generate_examples=False)},
    raises=OUTSIDERS,
)
async def look(request: Asking, table_id: str, key: Key = "", seat: Seat = None) -> Response[bytes]:
    """Everything the caller may know of a match."""
    table, seat, _ = await enter(request, table_id, key, seat)
    return _json(table.full(seat))


@get(
    "/api/v1/tables/{table_id:str}/events",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Full | wire.Ev | Nothing, generate_examples=False)},
    raises=OUTSIDERS,
)
async def events(
    request: Asking, table_id: str, since: Since = "", wait: float = 0.0, key: Key = "", seat: Seat = None
) -> Response[bytes]:
    """What was heard since then; waits up to so many seconds for something. Empty if nothing happened."""
    table, seat, player = await enter(request, table_id, key, seat)
    message = table.since(seat, *read_since(since))
    if message is None and wait > 0:
        hall: Hall = request.app.state.hall
        watcher = hall.watch(table, player, seat)
        try:
            with contextlib.suppress(TimeoutError):
                message = await asyncio.wait_for(watcher.next(), min(wait, LONGEST_WAIT))
        finally:
            hall.leave(table, watcher)
    return _json(message or b"{}")


@get("/api/v1/tables/{table_id:str}/stream", media_type="application/x-ndjson", raises=OUTSIDERS)
async def stream(request: Asking, table_id: str, since: Since = "", key: Key = "", seat: Seat = None) -> Stream:
    """What was heard since then and everything as it happens, a message a line; an empty line now and then."""
    table, seat, player = await enter(request, table_id, key, seat)
    state, address = request.app.state, address_of(request.scope)
    if not state.places.enter("stream", address, MOST_STREAMS_OF_AN_ADDRESS):
        raise HTTPException("too many streams are open", status_code=429, headers={"retry-after": "10"})
    hall: Hall = state.hall
    watcher = hall.watch(table, player, seat)

    async def lines() -> AsyncIterator[bytes]:
        try:
            first = table.since(seat, *read_since(since))
            yield (first or b"") + b"\n"
            while not watcher.lagging:
                try:
                    message = await asyncio.wait_for(watcher.next(), SILENCE)
                except TimeoutError:
                    message = b""
                if message is None:
                    return
                yield message + b"\n"
        finally:
            hall.leave(table, watcher)
            state.places.leave("stream", address)

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


def read_since(text: str) -> tuple[str, int]:
    """The epoch and number that a client heard last; what cannot be read is a number that is never right."""
    epoch, _, number = text.partition(":")
    return (epoch, int(number)) if number.isascii() and number.isdigit() and len(number) < 9 else ("", -1)


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@post("/api/v1/tables/{table_id:str}/commands", status_code=200, raises=[*STRANGERS, NotFoundException])
async def commands(request: Asking, table_id: str, data: wire.Asked) -> wire.Ack:
    """What a websocket would carry: act, undo, resign and so on. The answer is an ack."""
    player, table = await known(request), await find(request, table_id)
    if table.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException("only who sits at the table can do that")
    return await answer(request.app.state.hall, table, player.id, data)


async def answer(hall: Hall, table: Table, player: str, asked: wire.Asked) -> wire.Ack:
    """Do what was asked, and say what became of it when it is stored."""
    began = time.perf_counter()
    seat = table.seat_of(player, asked.seat)
    if asked.t == "why":
        return _why(table, seat, asked)
    try:
        command = asked.command(player, table.match.game)
    except NotationError as error:
        hall.figures.turned_away["unreadable"] += 1
        return _unreadable(asked, len(table.heard[seat]), error)
    if command is None:
        hall.figures.turned_away["unknown"] += 1
        return wire.Ack(asked.id, "rejected", 0, "unknown", {}, f"there is no request {asked.t[:20]!r}")
    done = await hall.ask(table, command, asked.base, asked.id)
    hall.figures.acks.note(time.perf_counter() - began)
    number = len(table.heard[seat])
    if done.refusal is None:
        return wire.Ack(asked.id, done.status, number)
    code, args, sentence = done.refusal
    return wire.Ack(asked.id, done.status, number, code, dict(args), sentence)


def _why(table: Table, seat: int, asked: wire.Asked) -> wire.Ack:
    """Whether an action of one's own would be legal, and if not, why; nothing is done."""
    match, number = table.match, len(table.heard[seat])
    if asked.seat != seat or seat == SPECTATOR:
        return wire.Ack(asked.id, "rejected", number, "not_yours", {"seat": asked.seat}, "that seat is not yours")
    if match.position is None:
        return wire.Ack(asked.id, "rejected", number, "not_begun", {}, "the match has not begun")
    try:
        reason = match.position.reason(match.game.read(seat, asked.text), seat)
    except NotationError as error:
        return _unreadable(asked, number, error)
    if reason is None:
        return wire.Ack(asked.id, "legal", number)
    return wire.Ack(asked.id, "rejected", number, reason.code, dict(reason.args), match.position.sentence(reason))


def _unreadable(asked: wire.Asked, number: int, error: NotationError) -> wire.Ack:
    return wire.Ack(asked.id, "rejected", number, "unreadable", {"message": str(error)}, str(error))


@get("/api/v1/tables/{table_id:str}/transcript", media_type=MediaType.TEXT, raises=[*OUTSIDERS, NotNow])
async def transcript(request: Asking, table_id: str, key: Key = "") -> str:
    """A finished match as text, with everything that was hidden."""
    table, *_ = await enter(request, table_id, key)
    if table.match.ended is None:
        raise NotNow("the match is not over: its hidden cards are")
    return str(table.match.transcript())


@get(
    "/api/v1/tables/{table_id:str}/export",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Export, generate_examples=False)},
    raises=[*OUTSIDERS, NotNow],
)
async def export_match(request: Asking, table_id: str, key: Key = "") -> Response[bytes]:
    """A finished match with all its events, the seed of its draws and their weights: what `farshore verify` checks."""
    table, *_ = await enter(request, table_id, key)
    rows = await request.app.state.store.events(table.id)
    try:
        found = export([decode(data) for _, data in rows], table.draws)
    except NotationError as error:
        raise NotNow(str(error)) from None
    return _json(wire.encode(found))


# ---- looking back


class LookingBack:
    """Finished matches that somebody looks back at, the last few of them, ready at every stop."""

    def __init__(self, most: int = 8) -> None:
        self.most = most
        self.found: OrderedDict[str, asyncio.Future[Replay]] = OrderedDict()

    async def of(self, table: Table, store: Store) -> Replay:
        """The match of that table. It is made once, beside the event loop. Raises NotationError if it is not over."""
        if table.match.ended is None:
            raise NotationError("the match is not over: nobody can look back at it yet")
        if table.id not in self.found:
            self.found[table.id] = asyncio.ensure_future(self._make(table.id, store))
        self.found.move_to_end(table.id)
        while len(self.found) > self.most:
            self.found.popitem(last=False)
        try:
            return await asyncio.shield(self.found[table.id])
        except Exception:
            self.found.pop(table.id, None)
            raise

    async def _make(self, table_id: str, store: Store) -> Replay:
        rows = await store.events(table_id)
        return await asyncio.to_thread(replay, [decode(data) for _, data in rows])


Eyes = Annotated[int, Parameter(description="whose: a seat, -2 what everybody sees, -3 everything", ge=ALL)]


async def _look_back(request: Asking, table_id: str, key: str, eyes: int) -> tuple[Table, Replay]:
    table, *_ = await enter(request, table_id, key)
    seats = len(table.match.chairs)
    if not (0 <= eyes < seats or eyes in (SPECTATOR, ALL)):
        raise NotationError(f"there are no eyes {eyes}: seats are 0 to {seats - 1}, -2 is everybody, -3 sees all")
    try:
        return table, await request.app.state.looking_back.of(table, request.app.state.store)
    except NotationError as error:
        raise NotNow(str(error)) from None


@get(
    "/api/v1/tables/{table_id:str}/replay",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.LookBack, generate_examples=False)},
    raises=[*OUTSIDERS, NotNow],
)
async def look_back(request: Asking, table_id: str, eyes: Eyes = SPECTATOR, key: Key = "") -> Response[bytes]:
    """A finished match as these eyes heard it, and how much of that was heard at each of its stops."""
    _, found = await _look_back(request, table_id, key, eyes)
    return _json(wire.encode(wire.LookBack(found.heard[eyes], found.known[eyes])))


@get(
    "/api/v1/tables/{table_id:str}/replay/{stop:int}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(wire.Scene, generate_examples=False)},
    raises=[*OUTSIDERS, NotNow],
)
async def look_back_at(
    request: Asking, table_id: str, stop: int, eyes: Eyes = SPECTATOR, key: Key = ""
) -> Response[bytes]:
    """A stop of a finished match, the deal being 0, as these eyes saw it."""
    table, found = await _look_back(request, table_id, key, eyes)
    if not 0 <= stop < len(found.stops):
        raise NotFoundException(f"there is no stop {stop}: stops are 0 to {len(found.stops) - 1}")
    seat = eyes if eyes >= 0 else None
    scene = wire.past(table.id, found.view(stop, eyes), found.stops[stop], seat, table.now())
    return _json(wire.encode(scene))


ROUTES = (look, events, stream, commands, transcript, export_match, look_back, look_back_at)
