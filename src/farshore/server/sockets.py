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
from farshore.server.http_guard import address_of
from farshore.server.identity import whoever
from farshore.server.limits import MOST_SOCKETS_OF_A_PERSON, MOST_SOCKETS_OF_AN_ADDRESS
from farshore.server.lobby import admit, find
from farshore.server.matches import answer, read_since
from farshore.server.store import Unavailable
from farshore.server.tables import Hall, Table, Watcher

Socket = WebSocket[Any, Any, State]

WRITE = 10.0  # seconds that a write may take
TOO_MANY, TRY_AGAIN = 1008, 1012
log = logging.getLogger("farshore.sockets")

TOO_SLOW, FORBIDDEN, UNKNOWN_TABLE = 4009, 4403, 4404


@websocket("/ws/v1/tables/{table_id:str}")
async def live(socket: Socket, table_id: str) -> None:
    """A match live: what was heard since `?since=epoch:number`, then everything as it happens."""
    state = socket.app.state
    await socket.accept()
    try:
        table = await find(socket, table_id)
        player = await whoever(socket)
    except Unavailable:
        await socket.close(TRY_AGAIN, "the store does not answer")
        return
    except NotFoundException:
        await socket.close(UNKNOWN_TABLE, "there is no such table")
        return
    who = player.id if player else None
    try:
        admit(socket, table, who, str(socket.query_params.get("key", "")))
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
        await _serve(socket, table, who)
    finally:
        for kind, holder in held:
            state.places.leave(kind, holder)


async def _serve(socket: Socket, table: Table, player: str | None) -> None:
    """Speak and listen until one of both ends."""
    state = socket.app.state
    hall: Hall = state.hall
    wish = str(socket.query_params.get("seat", ""))
    watcher = hall.watch(table, player, int(wish) if re.fullmatch(r"[0-9]{1,2}", wish, re.ASCII) else None)
    state.sockets.add(watcher)
    try:
        _greet(hall, table, watcher, str(socket.query_params.get("since", "")))
        reader = asyncio.create_task(_read(socket, table, player, watcher))
        reader.add_done_callback(lambda _: watcher.end())
        try:
            with contextlib.suppress(OSError, WebSocketDisconnect):  # somebody has gone
                await _write(socket, watcher)
        finally:
            reader.cancel()
            (error,) = await asyncio.gather(reader, return_exceptions=True)
            if isinstance(error, Exception) and not isinstance(error, OSError | WebSocketDisconnect):
                log.error("a socket failed", exc_info=error)
    finally:
        state.sockets.discard(watcher)
        hall.leave(table, watcher)
    hall.figures.cut_off += watcher.lagging
    with contextlib.suppress(Exception):  # it may be closed already
        await socket.close(TOO_SLOW if watcher.lagging else TRY_AGAIN)


def _greet(hall: Hall, table: Table, watcher: Watcher, since: str) -> None:
    """Let somebody hear what has happened meanwhile. Nothing of it is kept: it may be 20 kB, and people stay."""
    first = table.since(watcher.seat, *read_since(since))
    if first is not None:
        hall.figures.resyncs += first.startswith(b'{"t":"full"')
        watcher.send(first)


async def _read(socket: Socket, table: Table, player: str | None, watcher: Watcher) -> None:
    """Answer what a client sends, until it goes. Who sends too much is read more slowly; nothing is thrown away."""
    state = socket.app.state
    name = f"{id(watcher)}"
    while True:
        text = await socket.receive_text()
        if text == "p":  # a ping
            watcher.send(b"0")
            continue
        while wait := state.limits.take("frame", name):
            await asyncio.sleep(wait)
        try:
            asked = wire.read_asked(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            watcher.send(wire.encode(wire.Ack("", "rejected", 0, "unreadable", {}, f"cannot read this: {error}")))
            continue
        if player is None:
            watcher.send(wire.encode(wire.Ack(asked.id, "rejected", 0, "not_yours", {}, "you only watch")))
        else:
            watcher.send(wire.encode(await answer(state.hall, table, player, asked)))


async def _write(socket: Socket, watcher: Watcher) -> None:
    """Send what waits, until the end of it."""
    while not watcher.lagging:
        message = await watcher.next()
        if message is None:
            return
        try:
            async with asyncio.timeout(WRITE):
                await socket.send_text(message.decode())
        except TimeoutError:
            watcher.lagging = True
        message = None  # or it would be kept until the next one comes


ROUTES = (live,)
