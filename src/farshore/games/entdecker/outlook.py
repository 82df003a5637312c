"""What a choice would come to: the ways to the edge of each start and who is paid for them, and the islands that a tile
would make in each place where it fits, or a unit on the tile just discovered.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from farshore.engine.bits import from_bits
from farshore.engine.kernel import plain
from farshore.engine.record import Cells
from farshore.games.entdecker import box, packed, routes
from farshore.games.entdecker.map_queries import IslandFacts, edge_beside, find_islands, targets, ways
from farshore.games.entdecker.placing import fitting_kinds
from farshore.games.entdecker.scoring import rank_points, rank_seats
from farshore.games.entdecker.state import (
    CELLS,
    EDGE_TEXTS,
    FORT,
    MASK_OF,
    PLACE_TEXTS,
    PLACES,
    ROUTE,
    SCOUT,
    SEATS,
    SETTLEMENT,
    VIAS,
)
from farshore.games.entdecker.supply import tile_price

UNITS = {SCOUT: "scout", FORT: "fort", SETTLEMENT: "settlement"}


class Payment(msgspec.Struct, frozen=True):
    """Who gets what for a start, and a way on which it is so."""

    bank: int
    tolls: dict[int, int]  # gold by seat
    tiles: list[str]  # from the start to the edge
    edge: str  # where the way ends


class Start(msgspec.Struct, frozen=True):
    """A place to start from."""

    place: str  # as in `start c4` or `start S7`
    cost: int
    payable: bool  # together with one tile (EN-A3)
    ways: list[Payment]  # the cheapest; several if they pay different people
    fits: int  # unseen tiles that would fit beside a ship there


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


def starts(view: Any, unseen: Sequence[int]) -> list[Start]:
    """All places to start from, by number of the action; in the choice of a way only the one chosen."""
    region, tolls = ways(view)
    most = int(view.gold[view.active]) - tile_price(view.stack)
    found = []
    for place in [int(view.ship)] if view.phase == ROUTE else range(PLACES):
        cost = routes.cheapest(region, tolls, place)
        if routes.start_refusal(view.tile, view.needed, place) == 0 and cost < routes.FAR:
            kinds = fitting_kinds(view.tile, view.needed, place)
            found.append(
                Start(
                    place=PLACE_TEXTS[place],
                    cost=cost,
                    payable=plain(routes.cost_refusal)(cost, most) == 0,
                    ways=_payments(view, region, tolls, place),
                    fits=sum(unseen[kind] for kind in from_bits(kinds)),
                )
            )
    return found


def _payments(view: Any, region: Cells, tolls: Cells, place: int) -> list[Payment]:
    seat, found, tiles = int(view.active), np.empty(VIAS, np.int64), np.empty(CELLS, np.int64)
    found_ways = []
    for payment in found[: routes.payments(region, tolls, place, seat, found)].tolist():
        count = routes.trace(view.tile, view.unit, seat, int(view.toll_per_owner), place, payment, tiles)
        way = tiles[:count].tolist()
        bank = plain(packed.bank_share)(payment)
        shares = {other: box.TOLL * plain(packed.toll_units)(payment, other) for other in range(view.seats)}
        found_ways.append(
            Payment(
                bank=bank,
                tolls={other: gold for other, gold in shares.items() if gold},
                tiles=[box.CELL_TEXTS[cell] for cell in way],
                edge=EDGE_TEXTS[edge_beside(way[-1], bank) if way else place - CELLS],
            )
        )
    return found_ways


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
