"""The score of Die neuen Entdecker with its arithmetic: every island that was scored, and in the end every hut."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from farshore.games.entdecker import atlas, box
from farshore.games.entdecker.state import GOLD, NO_EVENT, OVER, PIRATES, TOKEN_VALUES


class IslandSheet(msgspec.Struct, frozen=True):
    """An island that was scored: tiles + bonus = value; ranks and points by seat (R11.3 to R11.6)."""

    first: str  # its first tile in reading order
    tiles: int
    bonus: int
    value: int
    ranks: list[int]  # 1 is best, 0 without a unit
    points: list[int]


class HutSheet(msgspec.Struct, frozen=True):
    """A hut that was opened: scouts on its path by seat, chiefs counted twice, and who got the token (R14.2)."""

    hut: int
    token: int  # points
    counts: list[int]
    nearest: list[int | None]  # the space of each seat's scout closest to the hut
    winner: int | None


class Receipt(msgspec.Struct, frozen=True):
    """The score of all seats."""

    islands: list[IslandSheet]
    huts: list[HutSheet]  # only when the match is over: until then tokens are secret
    island_points: list[int]
    hut_points: list[int]
    totals: list[int]

    def __str__(self) -> str:
        return "\n".join(_lines(self))


def _lines(receipt: Receipt) -> Iterator[str]:
    for island in receipt.islands:
        sums = f"{island.tiles} tiles + {island.bonus} = {island.value}" if island.bonus else f"{island.tiles} tiles"
        yield f"island {island.first:<4}{sums:<24}{_by_seat(island.points)}"
    for hut in receipt.huts:
        points = [hut.token if seat == hut.winner else 0 for seat in range(len(hut.counts))]
        scouts = ":".join(map(str, hut.counts))
        yield f"hut {hut.hut:<7}{f'token {hut.token}, scouts {scouts}':<24}{_by_seat(points)}"
    yield f"{'totals':<35}{_by_seat(receipt.totals)}"


def _by_seat(points: Sequence[int]) -> str:
    return "".join(f"{each:>5}" for each in points)


def receipt(table: Any) -> Receipt:
    """The score with its arithmetic, from a state or a view."""
    seats = range(table.seats)
    found = [_island_sheet(island, table) for island in atlas.islands(table.tile.tolist())]
    islands = [island for island in found if any(island.ranks)]
    huts = [_hut_sheet(table, path) for path in range(box.PATHS) if table.phase == OVER and table.knows[path]]
    island_points = [sum(island.points[seat] for island in islands) for seat in seats]
    hut_points = [sum(hut.token for hut in huts if hut.winner == seat) for seat in seats]
    totals = [a + b for a, b in zip(island_points, hut_points, strict=True)]
    return Receipt(islands, huts, island_points, hut_points, totals)


def highlights(before: Any, after: Any, done: str) -> list[str]:
    """What a step has brought: gold found or lost to pirates, as in `pirates 1 4`, filled spaces, islands, huts."""
    return _met(before, after) + _filled(before, after, done) + _scored(before, after) + _awarded(before, after)


def _met(before: Any, after: Any) -> list[str]:
    """Gold of a mine or lost to pirates (R13.1, R13.2): whose and how much."""
    if before.hand_event not in (GOLD, PIRATES) or after.hand_event != NO_EVENT:
        return []
    seat, name = before.turn, box.EVENTS[before.hand_event - 1]
    change = abs(int(after.gold[seat]) - int(before.gold[seat]))
    return [f"{name} {seat} {change}"] if change else []  # none if the tile was discarded, or the purse is empty


def _filled(before: Any, after: Any, done: str) -> list[str]:
    """Spaces that filled up by themselves when the ship was lifted off (A12), as in `filled a7 b7`."""
    fresh = [box.CELL_TEXTS[cell] for cell in np.flatnonzero((before.tile < 0) & (after.tile >= 0))]
    filled = [cell for cell in fresh if not done.startswith(f"place {cell} ")]
    return [f"filled {' '.join(filled)}"] if filled else []


def _awarded(before: Any, after: Any) -> list[str]:
    """Huts whose token went to somebody in the end (R14.2): hut, token, seat, as in `hut 3 15 1`."""
    if after.phase != OVER or before.phase == OVER:
        return []
    return [f"hut {each.hut} {each.token} {each.winner}" for each in receipt(after).huts if each.winner is not None]


def _scored(before: Any, after: Any) -> list[str]:
    """Islands that were just scored: first tile, value, everybody's points, as in `island c3 9 9 4`."""
    if (before.prize == after.prize).all():
        return []
    known = {island.first for island in receipt(before).islands}
    fresh = [island for island in receipt(after).islands if island.first not in known]
    return [f"island {each.first} {each.value} {' '.join(map(str, each.points))}" for each in fresh]


def _island_sheet(island: atlas.Island, table: Any) -> IslandSheet:
    first = island.cells[0]
    ranks = prize_ranks(int(table.prize[first]), table.seats) if island.open_sides == 0 else [0] * table.seats
    points = atlas.shares(island.value, ranks)
    return IslandSheet(box.CELL_TEXTS[first], len(island.cells), island.bonus, island.value, ranks, points)


def prize_ranks(prize: int, seats: int) -> list[int]:
    """The ranks that a prize of a state stands for."""
    return [prize >> 3 * seat & 7 for seat in range(seats)]


def _hut_sheet(table: Any, path: int) -> HutSheet:
    counts, nearest = path_counts(table, path)
    return HutSheet(path + 1, int(TOKEN_VALUES[table.token[path]]), counts, nearest, leader(counts, nearest))


def path_counts(table: Any, path: int) -> tuple[list[int], list[int | None]]:
    """Scouts of every seat on a path, chiefs that are known counted twice, and the space of its nearest."""
    counts = [0] * int(table.seats)
    nearest: list[int | None] = [None] * int(table.seats)
    for space, scout in enumerate(table.path[path].tolist()):
        if scout:
            number, seat = divmod(scout - 1, 4)
            counts[seat] += 2 if number and number in table.chief[seat] else 1
            nearest[seat] = space + 1 if nearest[seat] is None else nearest[seat]
    return counts, nearest


def leader(counts: Sequence[int], nearest: Sequence[int | None]) -> int | None:
    """Who has most, of equal seats the nearest (R14.2, A34); None without a scout."""
    ahead = [(-count, near, seat) for seat, (count, near) in enumerate(zip(counts, nearest, strict=True)) if count]
    return min(ahead)[2] if ahead else None
