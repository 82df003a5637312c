"""The map for Python code: islands, units, ways and places for tiles, as the rules' kernels find them."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from farshore.engine.kernel import plain
from farshore.engine.record import Cells
from farshore.games.entdecker import box, packed
from farshore.games.entdecker.islands import completed_islands, land_count, survey
from farshore.games.entdecker.placing import READING_ORDER, fits, requirement, target
from farshore.games.entdecker.routes import PRICES, REGIONS, find_ways
from farshore.games.entdecker.state import BEYOND, CELLS, EDGE_COST, LANDS, MASK_OF, SEATS

Made = TypeVar("Made")


class IslandFacts(NamedTuple):
    """An island as the rules see it."""

    lands: frozenset[int]
    cells: list[int]  # in reading order, each once (EN-A17)
    value: int  # tiles and bonus
    open_sides: int  # 0 if it is complete
    power: Cells  # of every seat


class Recent(Generic[Made]):
    """What was made for the last maps. One map is asked about several times: for every audience, for its score, and
    for what a step would make of it. Callers share what they get: they must not change it.
    """

    def __init__(self, most: int = 64) -> None:
        self.most = most
        self.kept: dict[Hashable, Made] = {}

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What is kept under that key, made if it is not."""
        made = self.kept.get(key)
        if made is None:
            if len(self.kept) >= self.most:
                self.kept.clear()
            made = self.kept[key] = make()
        return made


_surveyed: Recent[tuple[IslandFacts, ...]] = Recent()


def find_islands(tile: Cells, unit: Cells) -> tuple[IslandFacts, ...]:
    """All islands, by their first cells in reading order."""
    return _surveyed.get((tile.tobytes(), unit.tobytes()), lambda: _survey_all(tile, unit))


def _survey_all(tile: Cells, unit: Cells) -> tuple[IslandFacts, ...]:
    label, lands = np.zeros(LANDS, np.uint8), np.empty(LANDS, np.int16)
    found = []
    for cell, each in enumerate(tile.tolist()):
        for second in range(plain(land_count)(each) if each >= 0 else 0):
            land = plain(packed.land_at)(cell, second)
            if label[land] == 0:
                count, island = survey(tile, unit, land, land + 1, label, lands)
                members = lands[:count].tolist()
                found.append(
                    IslandFacts(
                        lands=frozenset(members),
                        cells=sorted({plain(packed.cell_of)(member) for member in members}),
                        value=plain(packed.island_value)(island),
                        open_sides=plain(packed.open_sides)(island),
                        power=np.array([plain(packed.power_of)(island, seat) for seat in range(SEATS)], np.int64),
                    )
                )
    return tuple(sorted(found, key=lambda island: island.cells[0]))


def island_numbers(table: Any) -> dict[int, int]:
    """While islands are being scored, the numbers of those that wait, by their first cells (EN-C11)."""
    numbers = np.empty(CELLS, np.int8)
    completed_islands(table.islands, table.scored_ranks, numbers)
    return {cell: int(numbers[cell]) for cell in np.flatnonzero(numbers).tolist()}


def sides_of(tile: Cells, land: int) -> Sequence[int]:
    """The sides that a land reaches."""
    return _reached(int(tile[plain(packed.cell_of)(land)]), bool(plain(packed.is_second)(land)))


@cache
def _reached(shape: int, second: bool) -> tuple[int, ...]:
    return tuple(side for side in range(4) if plain(packed.reaches)(shape, second, side))


class Piece(NamedTuple):
    """A unit on a tile, taken apart."""

    cell: int
    kind: int  # SCOUT, FORT or SETTLEMENT
    seat: int
    land: int
    side: str  # of its land on a strait, else empty
    number: int  # of a scout where they are numbered, else 0


def find_units(tile: Cells, unit: Cells) -> list[Piece]:
    """All units on the map, in reading order."""
    return [_piece(cell, int(unit[cell]), int(tile[cell])) for cell in np.flatnonzero(unit).tolist()]


@cache
def _piece(cell: int, unit: int, tile: int) -> Piece:
    second = plain(packed.unit_second)(unit)
    sides = [box.SIDES[side] for side in range(4) if plain(packed.reaches)(tile, second, side)]
    return Piece(
        cell=cell,
        kind=plain(packed.unit_kind)(unit),
        seat=plain(packed.unit_seat)(unit),
        land=plain(packed.land_at)(cell, second),
        side=sides[0] if plain(packed.is_strait)(tile) else "",
        number=plain(packed.unit_number)(unit),
    )


def ways(table: Any) -> tuple[Cells, Cells]:
    """The regions of a table's cells, and the tolls on the ways of the active seat from there (see `routes.py`)."""
    region, tolls = np.empty(CELLS, np.int64), np.empty((REGIONS, PRICES), np.uint64)
    seat, per_owner = int(table.active), int(table.toll_per_owner)
    find_ways(table.tile, table.unit, table.water, table.prices, seat, per_owner, region, tolls)
    return region, tolls


def targets(tile: Cells, place: int) -> list[int]:
    """The unexplored cells that a ship can reach from a place, in reading order (EN-5.2, EN-8.3)."""
    found = [target(tile, place, side) for side in READING_ORDER]
    return [cell for cell in found if cell >= 0]


def placings(tile: Cells, place: int, kind: int) -> list[str]:
    """Where a ship there could place a tile of that kind, such as `c4 r1`."""
    turns = range(box.ROTATIONS[box.KINDS[kind]])
    return [
        f"{box.CELL_TEXTS[cell]} r{turn}"
        for cell in targets(tile, place)
        for turn in turns
        if plain(fits)(requirement(tile, cell), int(MASK_OF[kind, turn]))
    ]


def edge_beside(cell: int, cost: int) -> int:
    """The edge space beside a cell that costs so much."""
    edges = [beside - CELLS for beside in BEYOND[cell].tolist() if beside >= CELLS]
    return int(next(edge for edge in edges if EDGE_COST[edge] == cost))
