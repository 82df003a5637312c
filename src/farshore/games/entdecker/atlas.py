"""The map for Python: islands, where a tile fits, and the cheapest ways to the edge, tile by tile.

Plain functions beside the kernels of `islands.py` and `routes.py`, which must come to the same; they take tiles and
units as lists by cell. Islands and ways of the last few maps are kept: one position is looked at from many eyes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from farshore.games.entdecker import box
from farshore.games.entdecker.state import BEYOND, CELLS, EDGE_COST, FORT, KIND_OF, MASK_OF, SCOUT, SETTLEMENT, STRAIT

AROUND: list[list[int]] = BEYOND.tolist()
KINDS: list[int] = KIND_OF.tolist()
MASKS: list[list[int]] = MASK_OF.tolist()
UNIT_NAMES = ("", "scout", "fort", "settlement")
KEPT = 32  # maps


# ---- units


@dataclass(frozen=True)
class Piece:
    """A unit on a tile, taken apart."""

    cell: int
    kind: int  # SCOUT, FORT or SETTLEMENT
    seat: int
    second: int  # 1 on the second land of a strait
    number: int  # of a scout where they are numbered, else 0

    def side(self, tile: Sequence[int]) -> str:
        """The side of its land on a strait; empty on other tiles."""
        mask = tile[self.cell] & 15
        if KINDS[mask] != STRAIT:
            return ""
        return box.SIDES[next(side for side in range(4) if mask >> side & 1 and side >> 1 == self.second)]


def pieces(unit: Sequence[int]) -> list[Piece]:
    """All units on the map, in reading order."""
    return [
        Piece(cell, each & 3, each >> 2 & 3, each >> 4 & 1, each >> 5) for cell, each in enumerate(unit) if each > 0
    ]


# ---- islands


@dataclass(frozen=True)
class Island:
    """Land that hangs together."""

    lands: frozenset[tuple[int, int]]  # cell, and 1 for the second land of a strait
    cells: tuple[int, ...]  # in reading order, each once (A17)
    open_sides: int  # towards unexplored spaces; 0 if it is complete (R11.1)
    open_cells: tuple[int, ...]  # these spaces, in reading order
    bonus: int  # of its waterfalls

    @property
    def value(self) -> int:
        """What it brings the first (R11.3)."""
        return len(self.cells) + self.bonus

    def units(self, units: Sequence[Piece]) -> list[Piece]:
        """Those that stand on it."""
        return [each for each in units if (each.cell, each.second) in self.lands]


def islands(tile: Sequence[int]) -> tuple[Island, ...]:
    """All islands, by their first tile in reading order."""
    return _islands(tuple(tile))


@lru_cache(maxsize=KEPT)
def _islands(tile: tuple[int, ...]) -> tuple[Island, ...]:
    found: list[Island] = []
    seen: set[tuple[int, int]] = set()
    for cell in range(CELLS):
        for second in range(2):
            if (cell, second) not in seen and _sides(tile, cell, second):
                island = _island(tile, (cell, second))
                seen |= island.lands
                found.append(island)
    return tuple(sorted(found, key=lambda island: island.cells[0]))


def _sides(tile: Sequence[int], cell: int, second: int) -> list[int]:
    """The sides that the first or second land of a tile reaches."""
    if tile[cell] < 0:
        return []
    mask = tile[cell] & 15
    if KINDS[mask] == STRAIT:
        return [side for side in range(4) if mask >> side & 1 and side >> 1 == second]
    return [] if second else [side for side in range(4) if mask >> side & 1]


def _island(tile: Sequence[int], start: tuple[int, int]) -> Island:
    lands, todo, open_sides = {start}, [start], list[int]()
    while todo:
        cell, second = todo.pop()
        for side in _sides(tile, cell, second):
            beside = AROUND[cell][side]
            if tile[beside] < 0:
                open_sides.append(beside)
                continue
            land = beside, (side ^ 2) >> 1 if KINDS[tile[beside] & 15] == STRAIT else 0
            if land not in lands:
                lands.add(land)
                todo.append(land)
    cells = tuple(sorted({cell for cell, _ in lands}))
    bonus = sum(5 * (tile[cell] >> 4 & 3) for cell in cells)
    return Island(frozenset(lands), cells, len(open_sides), tuple(sorted(set(open_sides))), bonus)


def ranking(units: Sequence[Piece], seats: int) -> list[int]:
    """The rank of every seat on an island by its units, 1 is best; 0 for seats without one (R11.4)."""
    strength = []
    for seat in range(seats):
        kinds = [each.kind for each in units if each.seat == seat]
        strength.append((kinds.count(SETTLEMENT), kinds.count(FORT), kinds.count(SCOUT)))
    present = sorted({each for each in strength if any(each)}, reverse=True)
    return [present.index(each) + 1 if any(each) else 0 for each in strength]


def shares(value: int, ranks: Sequence[int]) -> list[int]:
    """The points of every seat: half as many, rounded up, for each rank further down (R11.6, A20)."""
    return [-(-value // 2 ** (rank - 1)) if rank else 0 for rank in ranks]


# ---- where tiles fit


def targets(tile: Sequence[int], place: int) -> list[int]:
    """The unexplored cells that a ship can reach from a place, in reading order (R5.2, R8.3)."""
    mask = tile[place] & 15 if place < CELLS else 0
    beside = [AROUND[place][side] for side in range(4) if not mask >> side & 1]
    return sorted(cell for cell in beside if 0 <= cell < CELLS and tile[cell] < 0)


def fits(tile: Sequence[int], cell: int, mask: int) -> bool:
    """Whether a tile agrees with all around it (R8.4)."""
    for side in range(4):
        beside = AROUND[cell][side]
        land = beside < CELLS and tile[beside] >= 0 and tile[beside] >> (side ^ 2) & 1
        if (beside >= CELLS or tile[beside] >= 0) and (mask >> side & 1) != land:
            return False
    return True


def placings(tile: Sequence[int], place: int, kind: int) -> list[tuple[int, int]]:
    """Where a ship there could place a tile: cell and quarter turns (R8.5)."""
    return _placings(tuple(tile), place, kind)


@lru_cache(maxsize=KEPT * len(box.KINDS))
def _placings(tile: tuple[int, ...], place: int, kind: int) -> list[tuple[int, int]]:
    turns = range(box.TURNS[box.KINDS[kind]])
    return [(cell, turn) for cell in targets(tile, place) for turn in turns if fits(tile, cell, MASKS[kind][turn])]


# ---- ways to the edge


@dataclass(frozen=True)
class Way:
    """A cheapest way from a start to the edge."""

    bank: int  # gold for the edge space
    tolls: tuple[int, ...]  # gold for each seat
    tiles: tuple[int, ...]  # from the start to the tile at the edge; empty if the start is the edge
    edge: int  # number of the edge space

    @property
    def cost(self) -> int:
        """All of it."""
        return self.bank + sum(self.tolls)


def _is_needless(way: Way, other: Way, once: bool) -> bool:
    """Whether a way to a tile cannot be part of a cheapest one that pays others, given another way to that tile.

    With a toll for each unit a dearer way never can; once per owner it may, if it has paid somebody whom the other
    would still have to pay.
    """
    if other.bank <= way.bank and all(a <= b for a, b in zip(other.tolls, way.tolls, strict=True)):
        return True
    return not once and other.cost < way.cost


def ways(tile: Sequence[int], unit: Sequence[int], seats: int, seat: int, once: bool) -> Mapping[int, list[Way]]:
    """For every place with a way to the edge the cheapest, one for each different share of payees (A1, 8.6).

    They come by the bank's share, then by that of the seats, the last seat first; each has the fewest tiles.
    """
    return _ways(tuple(tile), tuple(unit), seats, seat, once)


@lru_cache(maxsize=KEPT)
def _ways(tile: tuple[int, ...], unit: tuple[int, ...], seats: int, seat: int, once: bool) -> Mapping[int, list[Way]]:
    found: dict[int, dict[tuple[int, tuple[int, ...]], Way]] = {}
    heap = [
        (cost, edge, CELLS + edge, Way(cost, (0,) * seats, (), edge)) for edge, cost in enumerate(EDGE_COST.tolist())
    ]
    heap.sort()
    count = len(heap)  # of equal ways the first found comes first
    while heap:
        _, _, place, way = heappop(heap)
        known = found.setdefault(place, {})
        if any(_is_needless(way, other, once) for other in known.values()):
            continue
        known[way.bank, way.tolls[::-1]] = way
        for side in range(4):
            beside = AROUND[place][side]
            if not 0 <= beside < CELLS or tile[beside] < 0 or (place < CELLS and tile[place] >> side & 1):
                continue
            tolls = list(way.tolls)
            owner = unit[beside] >> 2 & 3
            if unit[beside] & 3 >= FORT and owner != seat and not (once and tolls[owner]):
                tolls[owner] += box.TOLL
            longer = Way(way.bank, tuple(tolls), (beside, *way.tiles), way.edge)
            count += 1
            heappush(heap, (longer.cost, 10_000 * len(longer.tiles) + count, beside, longer))
    cheapest = {}
    for place, known in found.items():
        least = min(way.cost for way in known.values())
        cheapest[place] = [known[key] for key in sorted(known) if known[key].cost == least]
    return cheapest
