"""What a step would make of the islands: a tile in each place where it fits, a unit on the tile just discovered."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from farshore.engine.kernel import plain
from farshore.engine.record import Cells
from farshore.games.entdecker import box, packed
from farshore.games.entdecker.map_queries import IslandFacts, find_islands, targets
from farshore.games.entdecker.scoring import rank_points, rank_seats
from farshore.games.entdecker.state import CELLS, FORT, MASK_OF, SCOUT, SEATS, SETTLEMENT

UNITS = {SCOUT: "scout", FORT: "fort", SETTLEMENT: "settlement"}


class Prospect(msgspec.Struct, frozen=True):
    """An island as a step would leave it; ranks and points as if it were complete."""

    value: int
    open: int  # sides over which it could still grow; 0 it would be complete
    ranks: list[int]  # by seat; 0 without a unit
    points: list[int]
    joins: int  # how many islands of now it would consist of; 0 it would be a new one


class Placement(msgspec.Struct, frozen=True):
    """A way to place the tile in hand."""

    place: str  # such as `c4 r1`
    islands: list[Prospect]  # of which it would be a part; two on some straits, none for a tile of sea
    dead_end: bool  # the ship could not sail on from there, so that tiles still to be drawn would be lost


class Landing(msgspec.Struct, frozen=True):
    """A unit of the active seat's reserve on the tile just discovered, whether or not there is gold for it."""

    unit: str  # scout, fort or settlement
    side: str  # of the land on a strait, else empty
    now: list[int]  # what the island brings to each seat without it
    island: Prospect


def ranks_and_points(island: IslandFacts, seats: int) -> tuple[list[int], list[int]]:
    """Rank and points of every seat if the island were complete now."""
    ranks = np.empty(SEATS, np.int64)
    rank_seats(island.power, ranks)
    shown = ranks[:seats].tolist()
    return shown, [rank_points(island.value, rank) for rank in shown]


def ranks_by_seat(scored_ranks: int, seats: int) -> list[int]:
    """The rank of every seat, from what a state packs into one number."""
    return [plain(packed.scored_rank)(scored_ranks, seat) for seat in range(seats)]


def placements(view: Any, places: list[str]) -> list[Placement]:
    """For every way to place the tile in hand, the islands that it would be a part of."""
    before = find_islands(view.tile, view.unit)
    return [_placement(view, place, before) for place in places]


def _placement(view: Any, place: str, before: Sequence[IslandFacts]) -> Placement:
    name, turns = place.split(" r")
    cell = box.CELL_TEXTS.index(name)
    tile = view.tile.copy()
    tile[cell] = MASK_OF[view.hand, int(turns)]
    islands = [
        _prospect(island, view.seats, sum(bool(other.lands & island.lands) for other in before))
        for island in find_islands(tile, view.unit)
        if cell in island.cells
    ]
    return Placement(place, islands, not targets(tile, cell))


def landings(view: Any) -> list[Landing]:
    """The units that the active seat has in reserve, on each land of the tile just discovered."""
    if not view.found or not 0 <= view.ship < CELLS:
        return []
    tile, seat = int(view.tile[view.ship]), int(view.active)
    reserve = {SCOUT: view.scouts[seat], FORT: view.forts[seat], SETTLEMENT: view.settlements[seat]}
    strait = plain(packed.is_strait)(tile)
    sides = [side for side in range(4) if plain(packed.is_land)(tile, side)][: None if strait else 1]
    second = {side: int(strait and side > 1) for side in sides}
    now = {side: ranks_and_points(_island_at(view, view.unit, second[side]), view.seats)[1] for side in sides}
    return [
        Landing(
            unit=UNITS[kind],
            side=box.SIDES[side] if strait else "",
            now=now[side],
            island=_prospect(_with_unit(view, kind, seat, second[side]), view.seats, 1),
        )
        for kind in UNITS
        if reserve[kind]
        for side in sides
    ]


def _with_unit(view: Any, kind: int, seat: int, second: int) -> IslandFacts:
    unit: Cells = view.unit.copy()
    unit[view.ship] = plain(packed.pack_unit)(kind, seat, second, 0)
    return _island_at(view, unit, second)


def _island_at(view: Any, unit: Cells, second: int) -> IslandFacts:
    land = plain(packed.land_at)(int(view.ship), second)
    return next(island for island in find_islands(view.tile, unit) if land in island.lands)


def _prospect(island: IslandFacts, seats: int, joins: int) -> Prospect:
    ranks, points = ranks_and_points(island, seats)
    return Prospect(island.value, island.open_sides, ranks, points, joins)
