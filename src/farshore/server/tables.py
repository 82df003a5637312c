"""Opening a match, inviting others, sitting down, leaving, and playing again."""

import io
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import msgspec
import segno
from litestar import Response, get, post
from litestar.exceptions import ClientException, NotAuthorizedException, PermissionDeniedException

from farshore import games
from farshore.bots import LEVELS
from farshore.engine.errors import NotationError, UnknownGame
from farshore.engine.game import SPECTATOR, Game
from farshore.match.clock import Pace
from farshore.match.commands import Reinvite, Rematch, Sit, Stand
from farshore.match.decide import SENTENCES
from farshore.match.draws import is_hex
from farshore.match.live import Match
from farshore.match.transcript import LONGEST_NAME, check_name
from farshore.server import wire
from farshore.server.access import (
    SEATED,
    HttpRequest,
    address_of,
    admit,
    charge,
    find,
    require_player,
    require_seat,
)
from farshore.server.http_errors import NotNow, NotReady
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import UNAVAILABLE, CommandResult
from farshore.server.reach import home_of
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
    commitment: str | None = None  # to the secret that the caller's client contributes to chance


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
    await _charge_table(request, player.id, len(data.bots))
    service: MatchService = request.app.state.service
    game = games.get(data.game)
    ready = request.app.state.workers.ready
    if game.name not in ready:
        raise UnknownGame(f"{game.title} cannot be played here; available: {', '.join(ready)}")
    if not ready[game.name].is_set():
        raise NotReady(f"{game.title} is still being prepared", extra={"code": "preparing"})
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
    _check_options(game, data.options)
    _check_commitment(data.commitment)
    live = await service.registry.open(game.name, data.options, seats, data.pace, data.private)
    for bot in data.bots:
        applied(await service.pipeline.submit(live, Sit(None, bot_name(live, bot.level), bot.seat, bot.level)))
    if data.seat != -1:
        name = free_name(live.match, player.name)
        applied(await service.pipeline.submit(live, Sit(player.id, name, data.seat, commitment=data.commitment)))
    for name in data.together:
        applied(await service.pipeline.submit(live, Sit(player.id, free_name(live.match, name), beside=True)))
    return NewTable(live.id, wire.about(live.id, live.match), _invitation(request, live))


async def _charge_table(request: HttpRequest, player: str, bots: int) -> None:
    address = address_of(request.scope)
    await charge(request, ("table", player), ("table a day", player), ("tables of an address", address))
    if bots:
        await _charge_bots(request, player, bots)


async def _charge_bots(request: HttpRequest, player: str, bots: int) -> None:
    await charge(request, ("bot seat", player), ("bots of an address", address_of(request.scope)), cost=bots)


def _check_bots(bots: list[BotWish], seats: int) -> None:
    """Raises NotationError for bots that cannot be seated, before a match is opened for them."""
    for bot in bots:
        _check_level(bot.level)
        if not 0 <= bot.seat < seats:
            raise NotationError(f"there is no seat {bot.seat} for a bot: seats are 0 to {seats - 1}")
    if len({bot.seat for bot in bots}) < len(bots):
        raise NotationError("two bots cannot have one seat")


def _check_options(game: Game, options: Mapping[str, object]) -> None:
    """Raises ClientException for a value that an option cannot have; it names the option, so that a page can too."""
    for option in game.options:
        try:
            option.read(options.get(option.name, option.default), research=False)
        except NotationError as error:
            extra = {"code": "bad_option", "game": game.name, "option": option.name}
            raise ClientException(str(error), extra=extra) from None


def still_allowed(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Those options of an earlier match that the game still has: rules may have changed since then."""
    known, found = {option.name: option for option in game.options}, {}
    for name, value in options.items():
        with suppress(NotationError, KeyError):
            known[name].read(value, research=False)
            found[name] = value
    return found


def _check_commitment(commitment: str | None) -> None:
    if commitment is not None and not is_hex(commitment):
        raise NotationError(SENTENCES["bad_commitment"])


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
    link = f"{home_of(request)}/table/{live.id}" + (f"#{live.invitation}" if live.private else "")
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
    return Response(drawing.getvalue(), media_type="image/svg+xml")


@post("/api/v1/tables/{table_id:str}/invitation", status_code=200, raises=[*SEATED, NotNow])
async def invite_anew(request: HttpRequest, table_id: str) -> Invitation:
    """A new invitation; the old one is no longer valid, and spectators of a private match are sent away."""
    player, live = await require_player(request), await find(request, table_id)
    applied(await request.app.state.service.pipeline.submit(live, Reinvite(player.id)))
    return _invitation(request, live)


class SeatRequest(msgspec.Struct, frozen=True):
    """A seat; None: any that is free."""

    seat: int | None = None
    level: int | None = None  # a bot of this level instead of oneself
    key: str = ""  # the invitation, for a private table
    commitment: str | None = None  # to the secret that the caller's client contributes to chance


class RematchRequest(msgspec.Struct, frozen=True):
    """A seat in a rematch."""

    commitment: str | None = None  # to the secret that the caller's client contributes to chance


@post("/api/v1/tables/{table_id:str}/sit", status_code=200, raises=[*SEATED, NotNow])
async def sit(request: HttpRequest, table_id: str, data: SeatRequest) -> wire.About:
    """Take a seat, or put a bot there, which only players of the match can."""
    player, live = await require_player(request), await find(request, table_id)
    await admit(request, live, player.id, data.key)
    if data.level is not None and live.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException("only players at the table can put a bot there", extra={"code": "not_seated"})
    if data.level is not None:
        await _charge_bots(request, player.id, 1)
    else:
        await charge(request, ("seats of an address", address_of(request.scope)))
    name = free_name(live.match, player.name) if data.level is None else bot_name(live, data.level)
    wish = Sit(player.id, name, data.seat, data.level, commitment=data.commitment)
    applied(await request.app.state.service.pipeline.submit(live, wish))
    return wire.about(live.id, live.match)


@post("/api/v1/tables/{table_id:str}/stand", status_code=200, raises=[*SEATED, NotNow])
async def stand(request: HttpRequest, table_id: str, data: SeatRequest) -> wire.About:
    """Leave one's seat before the match begins, or take a bot out of its seat."""
    player, live = await require_seat(request, table_id)
    seat = live.seat_of(player.id) if data.seat is None else data.seat
    applied(await request.app.state.service.pipeline.submit(live, Stand(player.id, seat)))
    return wire.about(live.id, live.match)


async def _rematch_of(request: HttpRequest, live: LiveMatch) -> LiveMatch:
    """The table of a rematch. Its id follows from the match, so of several calls at once one opens it."""
    old, service, seats = live.match, request.app.state.service, len(live.match.chairs)
    if old.rematch is None:
        further = 0 if old.ended is None else 1  # a frozen match is played again in the same seats
        turned = (old.opened.turned + further) % seats
        options = still_allowed(old.game, old.opened.options)
        wish = (old.game.name, options, seats, old.opened.pace, live.private, live.id, turned)
        new = await service.registry.open_once(live.draws.rematch_id, partial(service.registry.open, *wish))
        for seat, chair in enumerate(old.chairs):
            place = (seat + further) % seats
            if chair.level is not None and new.match.chairs[place].free:  # else another call was quicker
                await service.pipeline.submit(new, Sit(None, chair.name, place, chair.level))
        await service.pipeline.submit(live, Rematch(None, new.id))
    if live.match.rematch is None:
        applied(CommandResult("rejected", UNAVAILABLE))
    return await find(request, str(live.match.rematch))


@post("/api/v1/tables/{table_id:str}/rematch", status_code=201, raises=[*SEATED, NotNow])
async def rematch(request: HttpRequest, table_id: str, data: RematchRequest | None = None) -> NewTable:
    """Play again, everybody one seat further. The first call opens the match; others take seats in the same one.

    A frozen match is played again under the installed rules, and everybody keeps the seat.
    """
    player, live = await require_player(request), await find(request, table_id)
    old, service = live.match, request.app.state.service
    if (old.ended is None and old.frozen is None) or live.seat_of(player.id) == SPECTATOR:
        raise NotNow("a rematch is for those who have played, when the match is over", extra={"code": "not_over"})
    commitment = None if data is None else data.commitment
    _check_commitment(commitment)
    await _charge_table(request, player.id, sum(chair.level is not None for chair in old.chairs))
    seats = len(old.chairs)
    new = await _rematch_of(request, live)
    further = (new.match.opened.turned - old.opened.turned) % seats
    if new.seat_of(player.id) == SPECTATOR:
        for seat in old.seats_of(player.id):
            place = (seat + further) % seats
            first = seat == live.seat_of(player.id)
            name = free_name(new.match, player.name if first else old.chairs[seat].name)
            free = new.match.chairs[place].free
            wish = Sit(player.id, name, place if free else None, beside=not first, commitment=commitment)
            done = await service.pipeline.submit(new, wish)
            if done.refusal is not None and new.seat_of(player.id) != SPECTATOR:
                break  # the same request, sent twice at once, has done it
            applied(done)
    return NewTable(new.id, wire.about(new.id, new.match), _invitation(request, new))


ROUTES = (open_table, invitation, invitation_code, invite_anew, sit, stand, rematch)
