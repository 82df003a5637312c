"""Opening a match, inviting others, sitting down, leaving, and playing again."""

import io
import unicodedata

import msgspec
import segno
from litestar import Response, get, post
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from farshore import games
from farshore.bots import LEVELS
from farshore.engine.errors import NotationError, UnknownGame
from farshore.engine.game import SPECTATOR
from farshore.match.clock import Pace
from farshore.match.commands import Reinvite, Rematch, Sit, Stand
from farshore.match.live import Match
from farshore.match.transcript import LONGEST_NAME, check_name
from farshore.server import wire
from farshore.server.access import SEATED, HttpRequest, admit, find, require_player, require_seat
from farshore.server.http_errors import NotNow, NotReady
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import UNAVAILABLE, CommandResult
from farshore.server.service import MatchService


class BotWish(msgspec.Struct, frozen=True):
    """A bot for a seat."""

    seat: int
    level: int


class TableWish(msgspec.Struct, frozen=True):
    """A match to open. The caller takes `seat`, or the first free one; with -1 none."""

    game: str
    options: dict[str, str] = {}
    seats: int | None = None
    bots: list[BotWish] = []
    pace: Pace = Pace()
    private: bool = True
    seat: int | None = None
    together: list[str] = []  # names of others at the same device, who get the next free seats


class Invitation(msgspec.Struct, frozen=True):
    """What admits others to a private match. A link carries it behind a #, which browsers send to nobody."""

    link: str
    key: str
    until: int  # milliseconds since 1970


class NewTable(msgspec.Struct, frozen=True):
    """A match that was just opened."""

    id: str
    about: wire.About
    invitation: Invitation


@post("/api/v1/tables", raises=[NotAuthorizedException, NotNow, NotReady])
async def open_table(request: HttpRequest, data: TableWish) -> NewTable:
    """Open a match and take a seat."""
    player = await require_player(request)
    service: MatchService = request.app.state.service
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
    live = await service.registry.open(game.name, data.options, seats, data.pace, data.private)
    for bot in data.bots:
        applied(await service.pipeline.submit(live, Sit(None, bot_name(live, bot.level), bot.seat, bot.level)))
    if data.seat != -1:
        applied(await service.pipeline.submit(live, Sit(player.id, free_name(live.match, player.name), data.seat)))
    for name in data.together:
        applied(await service.pipeline.submit(live, Sit(player.id, free_name(live.match, name), beside=True)))
    return NewTable(live.id, wire.about(live.id, live.match), _invitation(request, live))


def _check_bots(bots: list[BotWish], seats: int) -> None:
    """Raises NotationError for bots that cannot be seated, before a match is opened for them."""
    for bot in bots:
        _check_level(bot.level)
        if not 0 <= bot.seat < seats:
            raise NotationError(f"there is no seat {bot.seat} for a bot: seats are 0 to {seats - 1}")
    if len({bot.seat for bot in bots}) < len(bots):
        raise NotationError("two bots cannot have one seat")


def _check_level(level: int) -> None:
    if level not in LEVELS:
        raise NotationError(f"there is no level {level}: levels are {', '.join(map(str, LEVELS))}")


def bot_name(live: LiveMatch, level: int) -> str:
    """The name of a bot of that level; a second one in the match gets a number."""
    _check_level(level)
    return free_name(live.match, LEVELS[level].name)


def free_name(match: Match, name: str) -> str:
    """`name`, with a number if somebody in the match has one that looks like it."""
    taken = {_skeleton(chair.name) for chair in match.chairs if not chair.free}
    found, number = name, 2
    while _skeleton(found) in taken:
        found = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
        number += 1
    return found


def _skeleton(name: str) -> str:
    """The same for names that look the same at a glance."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(each for each in plain if each.isalnum())


def applied(result: CommandResult) -> None:
    """Raises NotNow or NotReady for a command that was refused."""
    if result.refusal is not None:
        kind = NotReady if result.refusal is UNAVAILABLE else NotNow
        raise kind(result.refusal.sentence, extra={"code": result.refusal.code})


def _invitation(request: HttpRequest, live: LiveMatch) -> Invitation:
    settings = request.app.state.settings
    home = settings.public.rstrip("/") or f"http://{request.headers.get('host', '')}"
    link = f"{home}/table/{live.id}" + (f"#{live.invitation}" if live.private else "")
    return Invitation(link, live.invitation, live.invited_until)


@get("/api/v1/tables/{table_id:str}/invitation", raises=SEATED)
async def invitation(request: HttpRequest, table_id: str) -> Invitation:
    """What admits others, for players of the match."""
    return await _own_invitation(request, table_id)


async def _own_invitation(request: HttpRequest, table_id: str) -> Invitation:
    _, live = await require_seat(request, table_id, "invite others")
    return _invitation(request, live)


@get("/api/v1/tables/{table_id:str}/invitation/qr", media_type="image/svg+xml", raises=SEATED)
async def invitation_code(request: HttpRequest, table_id: str) -> Response[bytes]:
    """The link as a QR code, for players of the match."""
    drawing = io.BytesIO()
    segno.make((await _own_invitation(request, table_id)).link, error="m").save(
        drawing, kind="svg", scale=4, border=3, dark="#1c2733", light="#fff", xmldecl=False
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/api/v1/tables/{table_id:str}/invitation", status_code=200, raises=[*SEATED, NotNow])
async def invite_anew(request: HttpRequest, table_id: str) -> Invitation:
    """A new invitation; the old one is no longer valid, and spectators of a private match are sent away."""
    player, live = await require_player(request), await find(request, table_id)
    applied(await request.app.state.service.pipeline.submit(live, Reinvite(player.id)))
    if live.private:
        for subscriber in list(live.subscribers):
            if subscriber.seat == SPECTATOR:
                subscriber.end()
    return _invitation(request, live)


class SeatRequest(msgspec.Struct, frozen=True):
    """A seat; None: any that is free."""

    seat: int | None = None
    level: int | None = None  # a bot of this level instead of oneself
    key: str = ""  # the invitation, for a private table


@post("/api/v1/tables/{table_id:str}/sit", status_code=200, raises=[*SEATED, NotNow])
async def sit(request: HttpRequest, table_id: str, data: SeatRequest) -> wire.About:
    """Take a seat, or put a bot there, which only players of the match can."""
    player, live = await require_player(request), await find(request, table_id)
    admit(request, live, player.id, data.key)
    if data.level is not None and live.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException("only players at the table can put a bot there")
    name = free_name(live.match, player.name) if data.level is None else bot_name(live, data.level)
    applied(await request.app.state.service.pipeline.submit(live, Sit(player.id, name, data.seat, data.level)))
    live.reseat(player.id)
    return wire.about(live.id, live.match)


@post("/api/v1/tables/{table_id:str}/stand", status_code=200, raises=[*SEATED, NotNow])
async def stand(request: HttpRequest, table_id: str, data: SeatRequest) -> wire.About:
    """Leave one's seat before the match begins, or take a bot out of its seat."""
    player, live = await require_seat(request, table_id)
    seat = live.seat_of(player.id) if data.seat is None else data.seat
    applied(await request.app.state.service.pipeline.submit(live, Stand(player.id, seat)))
    live.reseat(player.id)
    return wire.about(live.id, live.match)


@post("/api/v1/tables/{table_id:str}/rematch", status_code=201, raises=[*SEATED, NotNow])
async def rematch(request: HttpRequest, table_id: str) -> NewTable:
    """Play again, everybody one seat further. The first call opens the match; others take seats in the same one."""
    player, live = await require_player(request), await find(request, table_id)
    old, service = live.match, request.app.state.service
    if old.ended is None or live.seat_of(player.id) == SPECTATOR:
        raise NotNow("a rematch is for those who have played, when the match is over")
    seats = len(old.chairs)
    if old.rematch is None:
        options, pace = dict(old.opened.options), old.opened.pace
        turned = (old.opened.turned + 1) % seats
        opened = await service.registry.open(old.game.name, options, seats, pace, live.private, live.id, turned)
        for seat, chair in enumerate(old.chairs):
            if chair.level is not None:
                applied(await service.pipeline.submit(opened, Sit(None, chair.name, (seat + 1) % seats, chair.level)))
        await service.pipeline.submit(live, Rematch(None, opened.id))  # refused if another call was quicker
    if live.match.rematch is None:
        applied(CommandResult("rejected", UNAVAILABLE))
    new = await find(request, str(live.match.rematch))
    if new.seat_of(player.id) == SPECTATOR:
        for seat in old.seats_of(player.id):
            place = (seat + 1) % seats
            first = seat == live.seat_of(player.id)
            name = free_name(new.match, player.name if first else old.chairs[seat].name)
            free = new.match.chairs[place].free
            applied(await service.pipeline.submit(new, Sit(player.id, name, place if free else None, beside=not first)))
    return NewTable(new.id, wire.about(new.id, new.match), _invitation(request, new))


ROUTES = (open_table, invitation, invitation_code, invite_anew, sit, stand, rematch)
