"""Lists: the games, open matches, finished matches, and those of the caller."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.exceptions import NotAuthorizedException
from litestar.response import Stream

from farshore import games
from farshore.server import wire
from farshore.server.access import HttpRequest, address_of, charge, find, require_player
from farshore.server.archive import Archive
from farshore.server.loading import Elsewhere, Preparing, Unreadable, check_ready
from farshore.server.service import MatchService
from farshore.server.store import MatchRow
from farshore.server.workers import Workers

LISTED = 100  # entries in a list
PIECE = 16 * 1024  # bytes of a long answer that are sent at once


@get("/api/v1/games")
async def list_games(request: HttpRequest) -> list[wire.GameInfo]:
    """The games, their options, and whether they can be played yet."""
    workers: Workers = request.app.state.workers
    left = workers.seconds_left()
    return [wire.game_info(name, workers.level_of(name), left.get(name)) for name in workers.ready]


class Entry(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    game: str
    status: str  # open, starting, running, frozen, over; or unreadable, and then it waits for nobody
    seats: int
    names: list[str]  # empty where nobody sits
    levels: list[int | None]  # of bots, None for people
    updated: int
    my_turn: bool = False
    deadline: int | None = None  # when my time runs out, in milliseconds since 1970; None without a clock
    scores: list[int] | None = None
    ranks: list[int] | None = None


@get("/api/v1/tables")
async def lobby(request: HttpRequest) -> list[Entry]:
    """Open matches that anybody may join, the newest first."""
    return await _entries(request, await request.app.state.store.lobby(LISTED), None)


@get("/api/v1/finished")
async def finished(request: HttpRequest) -> list[Entry]:
    """Public matches that are over, the latest first."""
    return await _entries(request, await request.app.state.store.finished(LISTED), None)


@get("/api/v1/mine", raises=[NotAuthorizedException])
async def mine(request: HttpRequest) -> list[Entry]:
    """My matches: those in which it is my turn, the nearest deadline first; then running, open and finished ones."""
    player = await require_player(request)
    found = await _entries(request, await request.app.state.store.of_player(player.id, LISTED), player.id)
    return sorted(found, key=lambda entry: (not entry.my_turn, entry.deadline is None, entry.deadline or 0))


async def _entries(request: HttpRequest, rows: list[MatchRow], player: str | None) -> list[Entry]:
    service: MatchService = request.app.state.service
    sits = await request.app.state.store.seats_of(player, [row.id for row in rows]) if player else {}
    found = []
    for row in rows:
        said = await _said(request, row)
        if said.abandoned or (said.frozen and row.status == "open" and player is None):  # nobody can join it
            continue
        unreadable = row.id in service.registry.unreadable or row.game not in games.names()
        own = sits.get(row.id, []) if not unreadable else []
        found.append(
            Entry(
                row.id,
                row.game,
                "unreadable" if unreadable else _status(row, said),
                row.seats,
                said.names,
                said.levels or [None] * row.seats,
                said.changed,
                my_turn=any(seat in said.to_act for seat in own),
                deadline=min((said.deadlines[seat] for seat in own if seat in said.deadlines), default=None),
                scores=said.scores,
                ranks=said.ranks,
            )
        )
    order = {"running": 0, "starting": 0, "frozen": 0, "open": 1, "over": 2, "unreadable": 3}
    return sorted(found, key=lambda entry: (order[entry.status], -entry.updated))


def _status(row: MatchRow, said: wire.Summary) -> str:
    return "frozen" if said.frozen else "starting" if said.starting else row.status


async def _said(request: HttpRequest, row: MatchRow) -> wire.Summary:
    """What a list shows of a match; of one that cannot be read here or now, nothing but that it is there."""
    try:
        return wire.read_summary(row.summary) if row.summary else wire.summary((await find(request, row.id)).match)
    except (Unreadable, Preparing, Elsewhere, msgspec.MsgspecError):
        return wire.Summary([""] * row.seats, [], row.updated, None, None)


@get("/api/v1/mine/export", media_type="application/x-ndjson", raises=[NotAuthorizedException])
async def export_mine(request: HttpRequest) -> Stream:
    """All my finished matches, one per line, each with its events, the seed of its draws and their weights."""
    player = await require_player(request)
    await charge(request, ("export", player.id), ("exports of an address", address_of(request.scope)))
    archive: Archive = request.app.state.archive
    rows = await request.app.state.store.finished(1_000_000, player.id)
    for game in {row.game for row in rows}:
        with contextlib.suppress(Unreadable):
            check_ready(game, request.app.state.workers.ready)

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            line = await archive.line(row.id) + b"\n"
            for start in range(0, len(line), PIECE):  # each is compressed on its way
                yield line[start : start + PIECE]
                await asyncio.sleep(0)

    return Stream(lines(), media_type="application/x-ndjson")


ROUTES = (list_games, lobby, finished, mine, export_mine)
