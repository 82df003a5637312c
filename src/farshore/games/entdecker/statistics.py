"""What is counted in matches of Die neuen Entdecker: islands, units, huts, events, and what turns consist of."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

import numpy as np

from farshore.analysis.counting import ANY, Item, Moment, Played, Run, Table
from farshore.analysis.grades import Grades
from farshore.engine.game import CHANCE
from farshore.engine.kernel import plain
from farshore.engine.record import unpack
from farshore.games.entdecker import box, packed
from farshore.games.entdecker.map_queries import find_islands, find_units, sides_of
from farshore.games.entdecker.notation import UNIT_NAMES
from farshore.games.entdecker.options import OPTIONS
from farshore.games.entdecker.outlook import ranks_by_seat
from farshore.games.entdecker.present import receipt
from farshore.games.entdecker.scoring import rank_points
from farshore.games.entdecker.state import FORT, SCOUT, SETTLEMENT, START

GOLD_LEFT = (4, 9, 19, 29)  # at most, in a row; then more
GOLD_ROWS = ("0 to 4 gold", "5 to 9 gold", "10 to 19 gold", "20 to 29 gold", "30 gold or more")

TABLES = (
    Table("sources", "Where points come from", "A seat in a match, with its points of that kind.", ("islands", "huts")),
    Table(
        "units",
        "Units on scored islands",
        "The strongest unit of a seat on an island that was scored, with the seat's points of it.",
        ("scout", "fort", "settlement"),
    ),
    Table("islands", "Scored islands by rank", "A seat with a unit there, by its rank, with its points."),
    Table("sizes", "Scored islands by size", "An island, with the points of all seats together."),
    Table("huts", "Huts", "A hut that was opened, with the points of its token for the seat that got it."),
    Table(
        "placed",
        "Units placed",
        "A unit that was placed or sent.",
        ("scout", "fort", "settlement", "scout to a hut", "scout taken back"),
    ),
    Table("events", "Events", "A tile with an event, drawn in a seat's turn.", tuple(box.EVENTS)),
    Table("announced", "Announcements", "Tiles that a seat announced for an expedition."),
    Table("starts", "Starts of expeditions", "Where a seat began its expedition.", ("edge", "map", "turn passed")),
    Table("income", "Income", "A roll of the die, in a seat's turn."),
    Table("gold", "Gold left", "A seat at the end of a match, by its gold, which is worth nothing then.", GOLD_ROWS),
)
VARIED = dict.fromkeys((option.name for option in OPTIONS if not option.display), ANY)
# Matches end rather close: the points of a seat have a standard deviation of 15.
GRADES = Grades(fine=0.15, inaccurate=0.75, mistake=1.5)
RUNS = (
    Run("two", "Two seats", 2_000, 2),
    Run("three", "Three seats", 1_000, 3),
    Run("four", "Four seats", 1_000, 4),
    Run("options", "Any options and seats", 2_000, None, VARIED),
)
SIZES = ((1, 2), (3, 5), (6, 9), (10, 14), (15, box.BOX.tiles))
LANDED = {"scout": SCOUT, "fort": FORT, "settle": SETTLEMENT}


def count(match: Played) -> Iterator[Item]:
    """Everything of the tables."""
    for moment in match.moments():
        yield from _step(moment)
        before, after = moment.before["scored_ranks"][0], moment.after.states["scored_ranks"][0]
        scored = np.flatnonzero((before == 0) & (after != 0)).tolist()
        if scored:
            yield from _islands(moment, scored)
    state = unpack(match.end.states)
    sheet = receipt(state)
    for seat in range(match.seats):
        yield Item("gold", GOLD_ROWS[bisect_left(GOLD_LEFT, int(state.gold[seat]))], seat)
        yield Item("sources", "islands", seat, sheet.island_points[seat])
        yield Item("sources", "huts", seat, sheet.hut_points[seat])
    for hut in sheet.huts:
        yield Item("huts", f"token {hut.token}", hut.winner, hut.token if hut.winner is not None else 0)


def _step(moment: Moment) -> Iterator[Item]:
    """What one action or outcome is counted as."""
    words = moment.text.split()
    if moment.actor == CHANCE:
        active = int(moment.before["active"][0])
        if words[0] == "die":
            yield Item("income", moment.text, active)
        elif words[0] == "tile" and len(words) == 3:
            yield Item("events", words[2], active)
        return
    seat = moment.actor
    if words[0] in LANDED:
        yield Item("placed", UNIT_NAMES[LANDED[words[0]]], seat)
    elif words[0] == "hut":
        yield Item("placed", "scout to a hut", seat)
    elif words[0] == "take":
        yield Item("placed", "scout taken back", seat)
    elif words[0] in ("hidden", "open"):
        tiles = int(words[1])
        yield Item("announced", f"{tiles} {words[0]}" if tiles < 5 else f"5 or more {words[0]}", seat)
    elif words[0] == "start":
        yield Item("starts", "map" if words[1] in box.CELL_TEXTS else "edge", seat)
    elif moment.text == "pass" and moment.before["phase"][0] == START:
        yield Item("starts", "turn passed", seat)


def _islands(moment: Moment, scored: list[int]) -> Iterator[Item]:
    """The islands that begin on these cells, which were scored in this step."""
    before, after = unpack(moment.before), unpack(moment.after.states)
    units = [(piece.kind, piece.seat, piece.land) for piece in find_units(before.tile, before.unit)]
    units += _landed(moment, before)
    for island in find_islands(after.tile, after.unit):
        first = island.cells[0]
        if first not in scored or island.open_sides:
            continue
        ranks = ranks_by_seat(int(after.scored_ranks[first]), after.seats)
        points = [plain(rank_points)(island.value, rank) for rank in ranks]
        low, high = next(each for each in SIZES if each[0] <= len(island.cells) <= each[1])
        size = f"{low} to {high} tiles" if high < box.BOX.tiles else f"{low} or more tiles"
        yield Item("sizes", size, None, sum(points))
        for seat, rank in enumerate(ranks):
            if rank:
                kinds = [kind for kind, owner, land in units if owner == seat and land in island.lands]
                yield Item("islands", f"rank {rank}", seat, points[seat])
                yield Item("units", UNIT_NAMES[max(kinds)], seat, points[seat])


def _landed(moment: Moment, before: Any) -> list[tuple[int, int, int]]:
    """The unit that went ashore in this very step, if one did: kind, seat and land."""
    words = moment.text.split()
    if moment.actor == CHANCE or words[0] not in LANDED:
        return []
    cell = int(before.ship)
    sides = [side for side in words[1:] if side in box.SIDES]
    lands = [plain(packed.land_at)(cell, second) for second in range(2 if sides else 1)]
    chosen = [land for land in lands if not sides or box.SIDES.index(sides[0]) in sides_of(before.tile, land)]
    return [(LANDED[words[0]], moment.actor, chosen[0])]
