"""The server: every route, and how the parts are wired, on one screen after another.

/                       the page
/health  /metrics       for operators
/api/v1/...             what the page and programs use; /schema/openapi.json describes it
/ws/v1/tables/{id}      a match, live
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from farshore import __version__, games
from farshore.errors import FarshoreError, NotationError
from farshore.game import SPECTATOR
from farshore.match.clock import Pace
from farshore.match.commands import Sit, Stand
from farshore.match.events import decode
from farshore.match.export import export
from farshore.match.transcript import check_name
from farshore.server import wire
from farshore.server.identity import COOKIE, token_hash, welcome
from farshore.server.pages import HEADERS, HOME
from farshore.server.settings import Settings
from farshore.server.store import MatchRow, Store
from farshore.server.tables import Answer, Hall, Table, Watcher, milliseconds
from farshore.server.workers import Workers

YEAR = 365 * 86_400
LONGEST_WAIT = 25.0  # seconds of a long poll
WRITE = 10.0  # seconds that a write to a socket may take
TOO_SLOW, GOING_AWAY, UNKNOWN_TABLE, FORBIDDEN = 4009, 1012, 4404, 4403
FLOOD = (400, 20.0)  # messages in so many seconds that a socket may send


class Player(msgspec.Struct, frozen=True):
    """Somebody who is known here."""

    id: str
    name: str


# ---- who asks


async def whoever(request: Request[Any, Any, State]) -> Player | None:
    """Who asks, by cookie or bearer token; None for a stranger."""
    return await _by_token(request.app.state.store, _token(request))


def _token(connection: Any) -> str:
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return str(bearer[7:].strip())
    return str(connection.cookies.get(COOKIE, ""))


async def _by_token(store: Store, token: str) -> Player | None:
    row = await store.player_by_token(token_hash(token)) if token else None
    return None if row is None else Player(row.id, row.name)


def _is_foreign(connection: Any, settings: Settings) -> bool:
    """Whether a browser sends this from another site's page."""
    origin = connection.headers.get("origin")
    if not origin:
        return False
    allowed = {urlsplit(settings.public).netloc} if settings.public else {connection.headers.get("host")}
    return urlsplit(origin).netloc not in allowed


async def guard(request: Request[Any, Any, State]) -> None:
    """Nothing is changed on behalf of another site's page."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and _is_foreign(request, request.app.state.settings):
        raise PermissionDeniedException("this request comes from another site")


async def _player(request: Request[Any, Any, State]) -> Player:
    player = await whoever(request)
    if player is None:
        raise NotAuthorizedException("say who you are first: POST /api/v1/me")
    return player


# ---- me


class Name(msgspec.Struct, frozen=True):
    """A name to go by; empty: one is made up."""

    name: str = ""


class Me(msgspec.Struct, frozen=True):
    """Who I am here; the token is given once, to programs that keep it themselves."""

    id: str
    name: str
    token: str | None = None


@post("/api/v1/me", status_code=200)
async def be_somebody(request: Request[Any, Any, State], data: Name) -> Response[Me]:
    """Become a guest, or change one's name. Sets a cookie; a program may use the token as a bearer instead."""
    state = request.app.state
    name = check_name(data.name) if data.name else None
    player = await whoever(request)
    if player is not None:
        if name is not None:
            await state.store.rename(player.id, name)
        return Response(Me(player.id, name or player.name))
    player_id, name, token = await welcome(state.store, milliseconds(), name)
    cookie = Cookie(
        COOKIE, value=token, httponly=True, samesite="lax", secure=state.settings.secure, max_age=YEAR, path="/"
    )
    return Response(Me(player_id, name, token), cookies=[cookie])


@get("/api/v1/me")
async def who_am_i(request: Request[Any, Any, State]) -> Me:
    """Who I am here."""
    player = await _player(request)
    return Me(player.id, player.name)


# ---- tables


class BotWish(msgspec.Struct, frozen=True):
    """A bot for a seat."""

    seat: int
    level: int


class TableWish(msgspec.Struct, frozen=True):
    """A table to open. Who opens it sits down at `seat`, or at the first that is free; -1: only watches."""

    game: str
    options: dict[str, str] = {}
    seats: int | None = None
    bots: list[BotWish] = []
    pace: Pace = Pace()
    private: bool = True
    seat: int | None = None


class Entry(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    names: list[str]
    updated: int
    my_turn: bool = False


@get("/api/v1/games")
async def list_games(request: Request[Any, Any, State]) -> list[wire.GameInfo]:
    """The games, their options, and whether they can be played yet."""
    workers: Workers = request.app.state.workers
    return [wire.game_info(name, workers.ready[name].is_set()) for name in games.NAMES]


@post("/api/v1/tables")
async def open_table(request: Request[Any, Any, State], data: TableWish) -> wire.About:
    """Open a table and sit down at it."""
    player = await _player(request)
    hall: Hall = request.app.state.hall
    game = games.get(data.game)
    if not request.app.state.workers.ready[game.name].is_set():
        raise HTTPException(f"{game.title} is still being prepared", status_code=503)
    seats = data.seats if data.seats is not None else max(game.seats[0], len(data.bots) + 1)
    table = await hall.open(game.name, data.options, seats, data.pace, data.private)
    for bot in data.bots:
        _applied(await hall.ask(table, Sit(None, bot_name(table, bot.level), bot.seat, bot.level)))
    if data.seat != -1:
        _applied(await hall.ask(table, Sit(player.id, player.name, data.seat)))
    return wire.about(table.id, table.match)


def bot_name(table: Table, level: int) -> str:
    """The name of a bot of that level; a second one at the table gets a number."""
    from farshore.bots import LEVELS

    if level not in LEVELS:
        raise NotationError(f"there is no level {level}: levels are {', '.join(map(str, LEVELS))}")
    name = LEVELS[level].name
    same = sum(chair.level == level for chair in table.match.chairs)
    return name if same == 0 else f"{name} {same + 1}"


def _applied(answer: Answer) -> None:
    if answer.refusal is not None:
        raise HTTPException(answer.refusal.sentence, status_code=409, extra={"code": answer.refusal.code})


@get("/api/v1/tables")
async def lobby(request: Request[Any, Any, State]) -> list[Entry]:
    """Open tables that anybody may join, newest first."""
    return await _entries(request, await request.app.state.store.lobby(50), None)


@get("/api/v1/mine")
async def mine(request: Request[Any, Any, State]) -> list[Entry]:
    """My tables: running ones first."""
    player = await _player(request)
    return await _entries(request, await request.app.state.store.of_player(player.id, 100), player.id)


async def _entries(request: Request[Any, Any, State], rows: list[MatchRow], player: str | None) -> list[Entry]:
    found = []
    for row in rows:
        table = await _table(request, row.id)
        names = [chair.name for chair in table.match.chairs]
        turn = player is not None and table.seat_of(player) in table.match.to_act
        found.append(Entry(row.id, row.game, row.status, row.seats, names, row.updated, turn))
    return found


async def _table(request: Any, table_id: str) -> Table:
    table = await request.app.state.hall.find(table_id)
    if table is None:
        raise NotFoundException(f"there is no table {table_id!r}")
    found: Table = table
    return found


class Chair(msgspec.Struct, frozen=True):
    """A seat; None: any that is free."""

    seat: int | None = None
    level: int | None = None  # a bot of this level instead of oneself


@post("/api/v1/tables/{table_id:str}/sit", status_code=200)
async def sit(request: Request[Any, Any, State], table_id: str, data: Chair) -> wire.About:
    """Sit down, or put a bot there."""
    player, table = await _player(request), await _table(request, table_id)
    name = player.name if data.level is None else bot_name(table, data.level)
    _applied(await request.app.state.hall.ask(table, Sit(player.id, name, data.seat, data.level)))
    return wire.about(table.id, table.match)


@post("/api/v1/tables/{table_id:str}/stand", status_code=200)
async def stand(request: Request[Any, Any, State], table_id: str, data: Chair) -> wire.About:
    """Leave a seat before the match begins."""
    player, table = await _player(request), await _table(request, table_id)
    seat = table.seat_of(player.id) if data.seat is None else data.seat
    _applied(await request.app.state.hall.ask(table, Stand(player.id, seat)))
    return wire.about(table.id, table.match)


@post("/api/v1/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: Request[Any, Any, State], table_id: str) -> wire.About:
    """Open the same table again, with everybody one seat further; people sit down themselves, bots are seated."""
    player, table = await _player(request), await _table(request, table_id)
    old, hall = table.match, request.app.state.hall
    if old.ended is None or table.seat_of(player.id) == SPECTATOR:
        raise HTTPException("a rematch is for those who have played, when the match is over", status_code=409)
    options, seats = dict(old.opened.options), len(old.chairs)
    new = await hall.open(old.game.name, options, seats, old.opened.pace, True, table.id)
    for seat, chair in enumerate(old.chairs):
        place = (seat + 1) % seats
        if chair.level is not None:
            _applied(await hall.ask(new, Sit(None, chair.name, place, chair.level)))
        elif chair.player == player.id:
            _applied(await hall.ask(new, Sit(player.id, player.name, place)))
    return wire.about(new.id, new.match)


# ---- a match, over HTTP


@get("/api/v1/tables/{table_id:str}", media_type=MediaType.JSON)
async def look(request: Request[Any, Any, State], table_id: str) -> Response[bytes]:
    """Everything the caller may know of a match."""
    table, player = await _table(request, table_id), await whoever(request)
    return _json(table.full(table.seat_of(player.id if player else None)))


@get("/api/v1/tables/{table_id:str}/events", media_type=MediaType.JSON)
async def events(
    request: Request[Any, Any, State],
    table_id: str,
    since: Annotated[str, Parameter(description="epoch:number of what was heard last")] = "",
    wait: float = 0.0,
) -> Response[bytes]:
    """What was heard since then; waits up to so many seconds for something. Empty if nothing happened."""
    table, player = await _table(request, table_id), await whoever(request)
    seat = table.seat_of(player.id if player else None)
    message = table.since(seat, *_since(since))
    if message is None and wait > 0:
        watcher = request.app.state.hall.watch(table, player.id if player else None)
        try:
            with contextlib.suppress(TimeoutError):
                message = await asyncio.wait_for(watcher.queue.get(), min(wait, LONGEST_WAIT))
        finally:
            request.app.state.hall.leave(table, watcher)
    return _json(message or b"{}")


def _since(text: str) -> tuple[str, int]:
    epoch, _, number = text.partition(":")
    return (epoch, int(number)) if number.isascii() and number.isdigit() and len(number) < 9 else ("", -1)


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@post("/api/v1/tables/{table_id:str}/commands", status_code=200, media_type=MediaType.JSON)
async def commands(request: Request[Any, Any, State], table_id: str) -> Response[bytes]:
    """What a websocket would carry: act, undo, resign and so on. The answer is an ack."""
    player, table = await _player(request), await _table(request, table_id)
    try:
        asked = wire.read_asked(await request.body())
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise HTTPException(f"cannot read this: {error}", status_code=400) from None
    return _json(await _answer(request.app.state.hall, table, player.id, asked))


async def _answer(hall: Hall, table: Table, player: str, asked: wire.Asked) -> bytes:
    command = asked.command(player)
    if command is None:
        return wire.encode(wire.Ack(asked.id, "rejected", 0, "unknown", {}, f"there is no request {asked.t!r}"))
    answer = await hall.ask(table, command, asked.base)
    known = len(table.heard[table.seat_of(player)])
    if answer.refusal is None:
        return wire.encode(wire.Ack(asked.id, answer.status, known))
    code, args, sentence = answer.refusal
    return wire.encode(wire.Ack(asked.id, answer.status, known, code, dict(args), sentence))


@get("/api/v1/tables/{table_id:str}/transcript", media_type=MediaType.TEXT)
async def transcript(request: Request[Any, Any, State], table_id: str) -> str:
    """A finished match as text, with everything that was hidden."""
    table = await _table(request, table_id)
    if table.match.ended is None:
        raise HTTPException("the match is not over: its hidden cards are", status_code=409)
    return str(table.match.transcript())


@get("/api/v1/tables/{table_id:str}/export", media_type=MediaType.JSON)
async def export_match(request: Request[Any, Any, State], table_id: str) -> Response[bytes]:
    """A finished match with all its events, the seed of its draws and their weights: what `farshore verify` checks."""
    table = await _table(request, table_id)
    rows = await request.app.state.store.events(table.id)
    try:
        found = export([decode(data) for _, data in rows], table.draws)
    except NotationError as error:
        raise HTTPException(str(error), status_code=409) from None
    return _json(wire.encode(found))


# ---- a match, live


@websocket("/ws/v1/tables/{table_id:str}")
async def live(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    """A match over a websocket: what was heard since `?since=epoch:number`, then everything as it happens."""
    state = socket.app.state
    if _is_foreign(socket, state.settings):
        await socket.close(FORBIDDEN, "another site's page")
        return
    table = await state.hall.find(table_id)
    player = await _by_token(state.store, _token(socket))
    await socket.accept()
    if table is None:
        await socket.close(UNKNOWN_TABLE, "there is no such table")
        return
    hall: Hall = state.hall
    watcher = hall.watch(table, player.id if player else None)
    state.sockets.add(watcher)
    try:
        first = table.since(watcher.seat, *_since(str(socket.query_params.get("since", ""))))
        if first is not None:
            watcher.send(first)
        reader = asyncio.create_task(_read(socket, hall, table, player, watcher))
        writer = asyncio.create_task(_write(socket, watcher))
        _, pending = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
    finally:
        state.sockets.discard(watcher)
        hall.leave(table, watcher)
    with contextlib.suppress(Exception):  # it may be closed already
        await socket.close(TOO_SLOW if watcher.lagging else GOING_AWAY)


async def _read(
    socket: WebSocket[Any, Any, State], hall: Hall, table: Table, player: Player | None, watcher: Watcher
) -> None:
    """Answer what a client sends, until it goes."""
    loop, most, seconds = asyncio.get_running_loop(), *FLOOD
    times: list[float] = []
    while True:
        text = await socket.receive_text()
        if text == "p":  # a ping
            watcher.send(b"0")
            continue
        now = loop.time()
        times = [then for then in times if then > now - seconds] + [now]
        try:
            asked = wire.read_asked(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            watcher.send(wire.encode(wire.Ack("", "rejected", 0, "unreadable", {}, f"cannot read this: {error}")))
            continue
        if len(times) > most:
            watcher.send(wire.encode(wire.Ack(asked.id, "rejected", 0, "rate", {}, "too many requests at once")))
        elif player is None:
            watcher.send(wire.encode(wire.Ack(asked.id, "rejected", 0, "not_yours", {}, "you only watch")))
        else:
            watcher.send(await _answer(hall, table, player.id, asked))
            if watcher.seat != table.seat_of(player.id):  # has sat down meanwhile
                watcher.seat = table.seat_of(player.id)
                watcher.send(table.full(watcher.seat))


async def _write(socket: WebSocket[Any, Any, State], watcher: Watcher) -> None:
    """Send what waits, until the end of it."""
    while not watcher.lagging:
        message = await watcher.queue.get()
        if message is None:
            return
        await asyncio.wait_for(socket.send_text(message.decode()), WRITE)


# ---- for operators


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the server answers."""
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, State]) -> str:
    """Figures for Prometheus."""
    state = request.app.state
    hall: Hall = state.hall
    lines = [
        "# TYPE farshore_sockets gauge",
        f"farshore_sockets {len(state.sockets)}",
        "# TYPE farshore_tables gauge",
        f"farshore_tables {len(hall.tables)}",
        "# TYPE farshore_commands_total counter",
        f"farshore_commands_total {hall.moves}",
        "# TYPE farshore_bots_waiting gauge",
        f"farshore_bots_waiting {state.workers.waiting}",
        "# TYPE farshore_refusals_total counter",
        *(f'farshore_refusals_total{{reason="{code}"}} {count}' for code, count in sorted(hall.refusals.items())),
    ]
    return "\n".join(lines) + "\n"


@get("/", media_type=MediaType.HTML)
async def home() -> str:
    """The page."""
    return HOME


@get("/table/{table_id:str}", media_type=MediaType.HTML)
async def table_page(table_id: str) -> str:  # noqa: ARG001  # the page reads it from its address
    """The same page, at a table."""
    return HOME


# ---- wiring


def bad_input(_: Request[Any, Any, State], error: FarshoreError) -> Response[dict[str, Any]]:
    """What a caller did wrong, in a sentence."""
    return Response({"status_code": 400, "detail": str(error)}, status_code=400)


def make_app(settings: Settings) -> Litestar:
    """The application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        workers = Workers(settings.workers, games.NAMES)
        hall = Hall(store, workers, grace=settings.grace)
        app.state.update({"settings": settings, "store": store, "workers": workers, "hall": hall, "sockets": set()})
        await workers.start()
        beating = asyncio.create_task(_go_on(hall, workers))
        try:
            yield
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            await hall.close()
            await workers.stop()
            await store.close()

    return Litestar(
        route_handlers=[
            be_somebody, who_am_i, list_games, open_table, lobby, mine, sit, stand, rematch, look, events, commands,
            transcript, export_match, live, health, metrics, home, table_page,
        ],
        lifespan=[lifespan],
        before_request=guard,
        exception_handlers={FarshoreError: bad_input},
        response_headers=HEADERS,
        request_max_body_size=64 * 1024,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig(title="Farshore", version=__version__, path="/schema"),
    )  # fmt: skip


async def _go_on(hall: Hall, workers: Workers) -> None:
    """Take up the running matches of each game when it is ready, and note every second that the server is alive."""
    last = await hall.store.last_heartbeat()

    async def resume(game: str) -> None:
        await workers.ready[game].wait()
        await hall.resume(game, last)

    await asyncio.gather(hall.beat(), *(resume(game) for game in workers.ready))
