"""The workspace in which a bot of Die neuen Entdecker judges tiles."""

from typing import Annotated

from farshore.engine.record import Cells, record_type
from farshore.games.entdecker.routes import PRICES, REGIONS
from farshore.games.entdecker.state import CELLS, LANDS, SEATS, SHIP_KINDS

NOISE_SCALE = 0.35  # of the points of noise, how much counts: a turn here is a smaller thing than a card of Lost Cities
MOST_GROWTH = 4  # open sides for which an island grows
MOST_TRIED = 6  # tiles that are thought of at once
NEVER = -1.0e9
UNITS = 4  # no unit, scout, fort, settlement; also: what is the best that can be paid
ISLANDS_KEPT = 251  # that have been judged; a prime, so that their numbers spread
SIDES_TOLD_APART = 8  # islands with more open sides are all the same


class Workspace:
    """What is needed to judge tiles: facts about the table, and room to work."""

    coin: Annotated[float, "f8"]  # what a gold piece is worth
    scout: Annotated[float, "f8"]  # what a scout in reserve is worth
    moved: Annotated[float, "f8"]  # what it costs to put down one that is taken from elsewhere
    trail: Annotated[float, "f8"]  # what one in the jungle is worth
    trail_open: Annotated[float, "f8"]  # of that, how much counts while its island is open
    busy: Annotated[Cells, "f8", (UNITS,)]  # what it costs that a unit of each kind cannot be used elsewhere
    growth: Annotated[float, "f8"]  # tiles an island gains for each open side
    held: Annotated[Cells, "f8", (SIDES_TOLD_APART + 1,)]  # how much of a promise counts, by open sides
    strike: Annotated[Cells, "f8", (SIDES_TOLD_APART + 1,)]  # how likely others close an island, by open sides
    force: Annotated[Cells, "i8", (SEATS,)]  # the power each seat could add by that
    mix: Annotated[Cells, "f8", (SHIP_KINDS,)]  # the share of each kind among the hidden tiles
    judged: Annotated[Cells, "i8", (ISLANDS_KEPT,)]  # islands that have been judged, by their numbers
    judgement: Annotated[Cells, "f8", (ISLANDS_KEPT,)]  # what they are worth
    seen: Annotated[Cells, "i2", (LANDS + 1,)]  # for which tile an island was counted last
    label: Annotated[Cells, "i2", (LANDS,)]  # numbers of islands while tiles are tried
    last: Annotated[int, "i8"]  # the last of these numbers
    found: Annotated[Cells, "i2", (LANDS,)]  # lands of the island that was surveyed last
    power: Annotated[Cells, "i8", (SEATS,)]  # of each seat on an island
    gains: Annotated[Cells, "f8", (2, UNITS)]  # what a tile gains: by its land, and by the unit put there
    chart: Annotated[Cells, "f8", (CELLS, SHIP_KINDS, UNITS)]  # what a kind gains at best on a cell, by what is paid
    charted: Annotated[Cells, "i1", (CELLS,)]  # whether a cell has been charted
    open_sea: Annotated[Cells, "f8", (SHIP_KINDS, UNITS)]  # the same for all cells that touch no land
    sailed: Annotated[Cells, "i1", (SHIP_KINDS,)]  # whether that is known
    fit: Annotated[Cells, "f8", (SHIP_KINDS, UNITS)]  # what each kind gains beside the ship, by what is paid
    ahead: Annotated[Cells, "f8", (MOST_TRIED + 1,)]  # what so many tiles promise that are still to be drawn
    still: Annotated[Cells, "f8", (MOST_TRIED + 1,)]  # the same if something can be had without them
    region: Annotated[Cells, "i8", (CELLS,)]  # ways to the edge, see `routes.py`
    tolls: Annotated[Cells, "u8", (REGIONS, PRICES)]
    chances: Annotated[Cells, "f8", (SEATS,)]  # of each seat to win a token


WORKSPACE = record_type(Workspace)
