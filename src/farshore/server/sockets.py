"""A match over a websocket."""

import asyncio
import contextlib
import logging
import re
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, WebSocketDisconnect

from farshore.server import wire
from farshore.server.access import address_of, admit, current_player, find
from farshore.server.limits import MOST_SLOWED_READS, MOST_SOCKETS_OF_A_PERSON, MOST_SOCKETS_OF_AN_ADDRESS
from farshore.server.live_match import LiveMatch, Subscriber
from farshore.server.loading import Elsewhere, Preparing, Unreadable
from farshore.server.requests import answer
from farshore.server.service import MatchService
from farshore.server.store import Unavailable

Socket = WebSocket[Any, Any, State]

WRITE = 10.0  # seconds that a write may take
PREPARING = 4.0  # seconds for which a socket waits until its game is ready; a page would give up after 5
TOO_MANY, TRY_AGAIN = 1008, 1012
log = logging.getLogger("farshore.sockets")

TOO_SLOW, FORBIDDEN, UNKNOWN_TABLE, UNREADABLE_MATCH = 4009, 4403, 4404, 4409


class Flood(Exception):
    """A client sends more pings than a socket may."""


@websocket("/ws/v1/tables/{table_id:str}")
async def live(socket: Socket, table_id: str) -> None:
    """A live match: what was heard since `?since=epoch:number`, then everything as it happens."""
    state = socket.app.state
    try:
        live_match = await _find_when_ready(socket, table_id)
        player = await current_player(socket)
    except (Unavailable, Elsewhere, Preparing, Unreadable, NotFoundException) as error:
        await socket.accept()
        await socket.close(*_why_not(error))
        return
    await socket.accept()
    who = player.id if player else None
    try:
        await admit(socket, live_match, who, str(socket.query_params.get("key", "")))
    except (PermissionDeniedException, HTTPException) as error:
        await socket.close(FORBIDDEN, error.detail)
        return
    places = [("socket", address_of(socket.scope), MOST_SOCKETS_OF_AN_ADDRESS)]
    if who is not None:
        places.append(("socket of", who, MOST_SOCKETS_OF_A_PERSON))
    held = []
    try:
        for kind, holder, most in places:
            if not state.places.enter(kind, holder, most):
                await socket.close(TOO_MANY, "too many sockets are open")
                return
            held.append((kind, holder))
        await _serve(socket, live_match, who)
    finally:
        for kind, holder in held:
            state.places.leave(kind, holder)


async def _find_when_ready(socket: Socket, table_id: str) -> LiveMatch:
    """The match, as soon as its game is ready: nobody should have to come back again and again after a restart.

    If there are other processes, whoever comes back may find one that is ready.
    """
    state = socket.app.state
    try:
        return await find(socket, table_id)
    except Preparing as error:
        if state.service.ownership.others:
            raise
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PREPARING):
                await state.workers.ready[error.game].wait()
    return await find(socket, table_id)


def _why_not(error: Exception) -> tuple[int, str]:
    """With which code and reason a socket is closed whose match cannot be followed."""
    match error:
        case Unavailable():
            return TRY_AGAIN, "the store does not answer"
        case Preparing() | Elsewhere():
            return TRY_AGAIN, str(error)
        case Unreadable():
            return UNREADABLE_MATCH, str(error)
    return UNKNOWN_TABLE, "there is no such table"


async def _serve(socket: Socket, live_match: LiveMatch, player: str | None) -> None:
    """Send and receive until one of both ends."""
    state = socket.app.state
    service: MatchService = state.service
    wish = str(socket.query_params.get("seat", ""))
    subscriber = service.presence.join(
        live_match,
        player,
        int(wish) if re.fullmatch(r"[0-9]{1,2}", wish, re.ASCII) else None,
        wants_people=socket.query_params.get("people") == "1",
    )
    state.sockets.add(subscriber)
    try:
        _greet(service, live_match, subscriber, str(socket.query_params.get("since", "")))
        reader = asyncio.create_task(_read(socket, live_match, player, subscriber))
        reader.add_done_callback(lambda _: subscriber.end())
        try:
            with contextlib.suppress(OSError, WebSocketDisconnect):  # somebody has gone
                await _write(socket, subscriber)
        finally:
            reader.cancel()
            (error,) = await asyncio.gather(reader, return_exceptions=True)
            if isinstance(error, Exception) and not isinstance(error, OSError | WebSocketDisconnect | Flood):
                log.error("a socket failed", exc_info=error)
    finally:
        state.sockets.discard(subscriber)
        service.presence.leave(live_match, subscriber)
    service.pipeline.metrics.cut_off.inc(subscriber.lagging)
    with contextlib.suppress(Exception):  # it may be closed already
        flood = isinstance(error, Flood)
        await socket.close(TOO_SLOW if subscriber.lagging else TOO_MANY if flood else TRY_AGAIN)


def _greet(service: MatchService, live_match: LiveMatch, subscriber: Subscriber, since: str) -> None:
    """Send what has happened meanwhile. No reference to it is kept: it may be 20 kB, and sockets stay open."""
    first = live_match.since(subscriber.seat, *wire.read_since(since))
    if first is not None:
        service.pipeline.metrics.resyncs.inc(first.startswith(b'{"t":"full"'))
        subscriber.send(first)


async def _read(socket: Socket, live_match: LiveMatch, player: str | None, subscriber: Subscriber) -> None:
    """Answer what a client sends, until it goes. One that sends too much is read more slowly; nothing is dropped.

    One that goes on to send nothing but pings too fast is closed.
    """
    state = socket.app.state
    name = f"{id(subscriber)}"
    slowed = 0
    while True:
        text = await socket.receive_text()
        if text == "p":  # a ping
            wait = state.limits.take("ping", name)
            slowed += wait > 0
            if slowed > MOST_SLOWED_READS:
                raise Flood
            while wait:
                await asyncio.sleep(wait)
                wait = state.limits.take("ping", name)
            subscriber.send(b"0")
            continue
        while wait := state.limits.take("frame", name):
            await asyncio.sleep(wait)
        try:
            asked = wire.parse_request(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            subscriber.send(wire.encode(wire.Ack("", "rejected", 0, "unreadable", {}, f"cannot read this: {error}")))
            continue
        if player is None:
            subscriber.send(wire.encode(wire.Ack(asked.id, "rejected", 0, "not_yours", {}, "you only watch")))
        else:
            await answer(state.service, live_match, player, asked, lambda ack: subscriber.send(wire.encode(ack)))


async def _write(socket: Socket, subscriber: Subscriber) -> None:
    """Send queued messages until the end."""
    while not subscriber.lagging:
        message = await subscriber.next()
        if message is None:
            return
        try:
            async with asyncio.timeout(WRITE):
                await socket.send_text(message.decode())
        except TimeoutError:
            subscriber.lagging = True
        message = None  # else it would stay in memory until the next one


ROUTES = (live,)
