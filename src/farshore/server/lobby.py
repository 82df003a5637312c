"""Getting to a table over HTTP: becoming somebody, opening a table, finding one, sitting down, playing again."""

import io
import re
import secrets
import unicodedata
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.params import Parameter
from litestar.response import Stream

from farshore import games
from farshore.bots import LEVELS
from farshore.engine.errors import NotationError, UnknownGame
from farshore.engine.game import SPECTATOR
from farshore.match.clock import Pace
from farshore.match.commands import Reinvite, Rematch, Sit, Stand
from farshore.match.events import decode
from farshore.match.export import export
from farshore.match.live import Match
from farshore.match.transcript import LONGEST_NAME, check_name
from farshore.server import wire
from farshore.server.http_guard import address_of
from farshore.server.identity import cookie, known, token_hash, welcome, whoever
from farshore.server.store import MatchRow
from farshore.server.tables import UNAVAILABLE, Answer, Hall, Table, milliseconds
from farshore.server.workers import Workers

Asking = Request[Any, Any, State]
Key = Annotated[str, Parameter(description="the invitation, for a private table at which one does not sit")]

LISTED = 100  # entries in a list
SEATED = [NotAuthorizedException, PermissionDeniedException, NotFoundException]


class NotNow(HTTPException):
    """The table is not where it could be done."""

    status_code = 409


class NotReady(HTTPException):
    """It will be possible in a while."""

    status_code = 503


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
async def be_somebody(request: Asking, data: Name) -> Response[Me]:
    """Become a guest, or change one's name. Sets a cookie; a program may use the token as a bearer instead."""
    state = request.app.state
    name = check_name(data.name) if data.name else None
    player = await whoever(request)
    if player is not None:
        if name is not None:
            await state.store.rename(player.id, name)
        return Response(Me(player.id, name or player.name))
    player_id, name, token = await welcome(state.store, milliseconds(), name)
    return Response(Me(player_id, name, token), cookies=[cookie(state.settings, token)])


@get("/api/v1/me", raises=[NotAuthorizedException])
async def who_am_i(request: Asking) -> Me:
    """Who I am here."""
    player = await known(request)
    return Me(player.id, player.name)


@delete("/api/v1/me", status_code=200, raises=[NotAuthorizedException])
async def be_nobody(request: Asking) -> Response[Name]:
    """Forget me: the token opens nothing any more, and my sockets are closed. Seats in matches stay as they are."""
    state = request.app.state
    player = await known(request)
    await state.store.revoke(player.id, token_hash(secrets.token_urlsafe(32)))
    for watcher in [each for each in state.sockets if each.player == player.id]:
        watcher.end()
    return Response(Name(), cookies=[cookie(state.settings, "")])


# ---- opening a table


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
    together: list[str] = []  # names of others at the same device, who get the next free seats


class Invitation(msgspec.Struct, frozen=True):
    """What lets others in to a private table. A link carries it behind a #, which browsers send to nobody."""

    link: str
    key: str
    until: int  # milliseconds since 1970


class NewTable(msgspec.Struct, frozen=True):
    """A table that was just opened."""

    id: str
    about: wire.About
    invitation: Invitation


@get("/api/v1/games")
async def list_games(request: Asking) -> list[wire.GameInfo]:
    """The games, their options, and whether they can be played yet."""
    workers: Workers = request.app.state.workers
    return [wire.game_info(name, ready.is_set()) for name, ready in workers.ready.items()]


@post("/api/v1/tables", raises=[NotAuthorizedException, NotNow, NotReady])
async def open_table(request: Asking, data: TableWish) -> NewTable:
    """Open a table and sit down at it."""
    player = await known(request)
    hall: Hall = request.app.state.hall
    game = games.get(data.game)
    ready = request.app.state.workers.ready
    if game.name not in ready:
        raise UnknownGame(f"{game.title} cannot be played here; available: {', '.join(ready)}")
    if not ready[game.name].is_set():
        raise NotReady(f"{game.title} is still being prepared")
    people = len(data.together) + 1
    seats = data.seats if data.seats is not None else max(game.seats[0], len(data.bots) + people)
    taken = [bot.seat for bot in data.bots]
    _check_bots(data.bots, seats)
    if data.seat not in (None, -1) and (data.seat in taken or not 0 <= data.seat < seats):
        raise NotationError(
            f"seat {data.seat} cannot be yours: seats are 0 to {seats - 1}, bots have {taken or 'none'}"
        )
    if data.together and (data.seat == -1 or len(data.bots) + people > seats):
        raise NotationError(f"{people} people and {len(data.bots)} bots cannot sit at {seats} seats")
    for name in data.together:
        check_name(name)
    table = await hall.open(game.name, data.options, seats, data.pace, data.private)
    for bot in data.bots:
        applied(await hall.ask(table, Sit(None, bot_name(table, bot.level), bot.seat, bot.level)))
    if data.seat != -1:
        applied(await hall.ask(table, Sit(player.id, free_name(table.match, player.name), data.seat)))
    for name in data.together:
        applied(await hall.ask(table, Sit(player.id, free_name(table.match, name), beside=True)))
    return NewTable(table.id, wire.about(table.id, table.match), _invitation(request, table))


def _check_bots(bots: list[BotWish], seats: int) -> None:
    """Raises NotationError for bots that cannot be, before a table is opened for them."""
    for bot in bots:
        _check_level(bot.level)
        if not 0 <= bot.seat < seats:
            raise NotationError(f"there is no seat {bot.seat} for a bot: seats are 0 to {seats - 1}")
    if len({bot.seat for bot in bots}) < len(bots):
        raise NotationError("two bots cannot have one seat")


def _check_level(level: int) -> None:
    if level not in LEVELS:
        raise NotationError(f"there is no level {level}: levels are {', '.join(map(str, LEVELS))}")


def bot_name(table: Table, level: int) -> str:
    """The name of a bot of that level; a second one at the table gets a number."""
    _check_level(level)
    return free_name(table.match, LEVELS[level].name)


def free_name(match: Match, name: str) -> str:
    """`name`, with a number if somebody at the table has one that looks like it."""
    taken = {_skeleton(chair.name) for chair in match.chairs if not chair.free}
    found, number = name, 2
    while _skeleton(found) in taken:
        found = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
        number += 1
    return found


def _skeleton(name: str) -> str:
    """What two names have in common that look the same at a glance."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(each for each in plain if each.isalnum())


def applied(answer: Answer) -> None:
    """Raises what HTTP answers for a command that was turned down."""
    if answer.refusal is not None:
        kind = NotReady if answer.refusal is UNAVAILABLE else NotNow
        raise kind(answer.refusal.sentence, extra={"code": answer.refusal.code})


def _invitation(request: Asking, table: Table) -> Invitation:
    settings = request.app.state.settings
    home = settings.public.rstrip("/") or f"http://{request.headers.get('host', '')}"
    link = f"{home}/table/{table.id}" + (f"#{table.invitation}" if table.private else "")
    return Invitation(link, table.invitation, table.invited_until)


@get("/api/v1/tables/{table_id:str}/invitation", raises=SEATED)
async def invitation(request: Asking, table_id: str) -> Invitation:
    """What lets others in, for those who sit at the table."""
    return await _own_invitation(request, table_id)


async def _own_invitation(request: Asking, table_id: str) -> Invitation:
    player, table = await known(request), await find(request, table_id)
    if table.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException("only who sits at the table can invite others")
    return _invitation(request, table)


@get("/api/v1/tables/{table_id:str}/invitation/qr", media_type="image/svg+xml", raises=SEATED)
async def invitation_code(request: Asking, table_id: str) -> Response[bytes]:
    """The link as a code that a telephone reads, for those who sit at the table."""
    drawing = io.BytesIO()
    segno.make((await _own_invitation(request, table_id)).link, error="m").save(
        drawing, kind="svg", scale=4, border=3, dark="#1c2733", light="#fff", xmldecl=False
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/api/v1/tables/{table_id:str}/invitation", status_code=200, raises=[*SEATED, NotNow])
async def invite_anew(request: Asking, table_id: str) -> Invitation:
    """A new invitation; the old one is worth nothing from now on, and those whom it let in to watch have to go."""
    player, table = await known(request), await find(request, table_id)
    applied(await request.app.state.hall.ask(table, Reinvite(player.id)))
    if table.private:
        for watcher in list(table.watchers):
            if watcher.seat == SPECTATOR:
                watcher.end()
    return _invitation(request, table)


# ---- finding one


class Entry(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    names: list[str]  # empty where nobody sits
    updated: int
    my_turn: bool = False
    deadline: int | None = None  # when my time runs out, in milliseconds since 1970; None without a clock
    scores: list[int] | None = None
    ranks: list[int] | None = None


@get("/api/v1/tables")
async def lobby(request: Asking) -> list[Entry]:
    """Open tables that anybody may join, newest first."""
    return await _entries(request, await request.app.state.store.lobby(LISTED), None)


@get("/api/v1/finished")
async def finished(request: Asking) -> list[Entry]:
    """Public matches that are over, the last one first."""
    return await _entries(request, await request.app.state.store.finished(LISTED), None)


@get("/api/v1/mine", raises=[NotAuthorizedException])
async def mine(request: Asking) -> list[Entry]:
    """My tables: where it is my turn, the nearest deadline first; then running ones, open ones, those that are over."""
    player = await known(request)
    found = await _entries(request, await request.app.state.store.of_player(player.id, LISTED), player.id)
    return sorted(found, key=lambda entry: (not entry.my_turn, entry.deadline is None, entry.deadline or 0))


async def _entries(request: Asking, rows: list[MatchRow], player: str | None) -> list[Entry]:
    sits = await request.app.state.store.seats_of(player, [row.id for row in rows]) if player else {}
    found = []
    for row in rows:
        data = row.summary or (await find(request, row.id)).summary()
        said = msgspec.json.decode(data, type=wire.Summary)
        own = sits.get(row.id, [])
        found.append(
            Entry(
                row.id,
                row.game,
                row.status,
                row.seats,
                said.names,
                said.changed,
                my_turn=any(seat in said.to_act for seat in own),
                deadline=min((said.deadlines[seat] for seat in own if seat in said.deadlines), default=None),
                scores=said.scores,
                ranks=said.ranks,
            )
        )
    order = {"running": 0, "open": 1, "over": 2}
    return sorted(found, key=lambda entry: (order[entry.status], -entry.updated))


@get("/api/v1/mine/export", media_type="application/x-ndjson", raises=[NotAuthorizedException])
async def export_mine(request: Asking) -> Stream:
    """All my finished matches, one a line, each with its events, the seed of its draws and their weights."""
    player = await known(request)
    store = request.app.state.store
    rows = await store.finished(1_000_000, player.id)

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            events = [decode(data) for _, data in await store.events(row.id)]
            yield wire.encode(export(events, await store.draws(row.id))) + b"\n"

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def find(request: Any, table_id: str) -> Table:
    """A table, whoever asks. Raises NotFoundException."""
    name = bool(re.fullmatch(r"[\w-]{1,40}", table_id, re.ASCII))
    table: Table | None = await request.app.state.hall.find(table_id) if name else None
    if table is None:
        raise NotFoundException(f"there is no table {table_id[:40]!r}")
    return table


async def enter(request: Asking, table_id: str, key: str, seat: int | None = None) -> tuple[Table, int, str | None]:
    """A table, the caller's seat there or SPECTATOR, and who that is. Raises what keeps strangers out."""
    table, player = await find(request, table_id), await whoever(request)
    who = player.id if player else None
    admit(request, table, who, key)
    return table, table.seat_of(who, seat), who


def admit(request: Any, table: Table, player: str | None, key: str) -> None:
    """Raises PermissionDeniedException for those whom a private table does not let in."""
    if table.lets_in(player, key):
        return
    limits, address = request.app.state.limits, address_of(request.scope)
    if key and limits.take("key", address):
        raise HTTPException("too many wrong invitations: try again in a minute", status_code=429)
    raise PermissionDeniedException("this table is private: its link lets you in")


# ---- sitting down


class Chair(msgspec.Struct, frozen=True):
    """A seat; None: any that is free."""

    seat: int | None = None
    level: int | None = None  # a bot of this level instead of oneself
    key: str = ""  # the invitation, for a private table


@post("/api/v1/tables/{table_id:str}/sit", status_code=200, raises=[*SEATED, NotNow])
async def sit(request: Asking, table_id: str, data: Chair) -> wire.About:
    """Sit down, or put a bot there, which is for those who sit already."""
    player, table = await known(request), await find(request, table_id)
    admit(request, table, player.id, data.key)
    if data.level is not None and table.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException("only who sits at the table can put a bot there")
    name = free_name(table.match, player.name) if data.level is None else bot_name(table, data.level)
    applied(await request.app.state.hall.ask(table, Sit(player.id, name, data.seat, data.level)))
    _reseat(table, player.id)
    return wire.about(table.id, table.match)


@post("/api/v1/tables/{table_id:str}/stand", status_code=200, raises=[*SEATED, NotNow])
async def stand(request: Asking, table_id: str, data: Chair) -> wire.About:
    """Leave one's seat before the match begins, or take a bot out of its seat."""
    player, table = await known(request), await find(request, table_id)
    if table.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException("only who sits at the table can do that")
    seat = table.seat_of(player.id) if data.seat is None else data.seat
    applied(await request.app.state.hall.ask(table, Stand(player.id, seat)))
    _reseat(table, player.id)
    return wire.about(table.id, table.match)


def _reseat(table: Table, player: str) -> None:
    """Somebody has another seat now: from now on the own sockets hear what that seat may."""
    for watcher in table.watchers:
        seat = table.seat_of(player, watcher.seat)
        if watcher.player == player and watcher.seat != seat:
            watcher.seat = seat
            watcher.send(table.full(seat))


@post("/api/v1/tables/{table_id:str}/rematch", status_code=201, raises=[*SEATED, NotNow])
async def rematch(request: Asking, table_id: str) -> NewTable:
    """Play again, everybody one seat further. The first to ask opens the table; others sit down at the same one."""
    player, table = await known(request), await find(request, table_id)
    old, hall = table.match, request.app.state.hall
    if old.ended is None or table.seat_of(player.id) == SPECTATOR:
        raise NotNow("a rematch is for those who have played, when the match is over")
    seats = len(old.chairs)
    if old.rematch is None:
        options, pace = dict(old.opened.options), old.opened.pace
        turned = (old.opened.turned + 1) % seats
        opened = await hall.open(old.game.name, options, seats, pace, table.private, table.id, turned)
        for seat, chair in enumerate(old.chairs):
            if chair.level is not None:
                applied(await hall.ask(opened, Sit(None, chair.name, (seat + 1) % seats, chair.level)))
        await hall.ask(table, Rematch(None, opened.id))  # turned down if another was quicker: then it is that table
    if table.match.rematch is None:
        applied(Answer("rejected", UNAVAILABLE))
    new = await find(request, str(table.match.rematch))
    if new.seat_of(player.id) == SPECTATOR:
        for seat in old.seats_of(player.id):
            place = (seat + 1) % seats
            first = seat == table.seat_of(player.id)
            name = free_name(new.match, player.name if first else old.chairs[seat].name)
            free = new.match.chairs[place].free
            applied(await hall.ask(new, Sit(player.id, name, place if free else None, beside=not first)))
    return NewTable(new.id, wire.about(new.id, new.match), _invitation(request, new))


ROUTES = (
    be_somebody, who_am_i, be_nobody, list_games, open_table, invitation, invitation_code, invite_anew, lobby, finished,
    mine, export_mine, sit, stand, rematch,
)  # fmt: skip
