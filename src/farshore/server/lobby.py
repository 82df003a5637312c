"""Lists: the games, open matches, finished matches, and those of the caller."""

from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.exceptions import NotAuthorizedException
from litestar.response import Stream

from farshore.match.events import decode
from farshore.match.export import export
from farshore.server import wire
from farshore.server.access import HttpRequest, find, require_player
from farshore.server.store import MatchRow
from farshore.server.workers import Workers

LISTED = 100  # entries in a list


@get("/api/v1/games")
async def list_games(request: HttpRequest) -> list[wire.GameInfo]:
    """The games, their options, and whether they can be played yet."""
    workers: Workers = request.app.state.workers
    return [wire.game_info(name, ready.is_set()) for name, ready in workers.ready.items()]


class Entry(msgspec.Struct, frozen=True):
    """A match in a list."""

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
    sits = await request.app.state.store.seats_of(player, [row.id for row in rows]) if player else {}
    found = []
    for row in rows:
        said = wire.read_summary(row.summary) if row.summary else wire.summary((await find(request, row.id)).match)
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
async def export_mine(request: HttpRequest) -> Stream:
    """All my finished matches, one per line, each with its events, the seed of its draws and their weights."""
    player = await require_player(request)
    store = request.app.state.store
    rows = await store.finished(1_000_000, player.id)

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            events = [decode(data) for _, data in await store.events(row.id)]
            yield wire.encode(export(events, await store.draws(row.id))) + b"\n"

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


ROUTES = (list_games, lobby, finished, mine, export_mine)
