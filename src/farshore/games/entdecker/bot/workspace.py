"""What things are worth to a bot of Die neuen Entdecker, in points, and the workspace in which it judges tiles."""

from typing import Annotated

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, record_type
from farshore.games.entdecker.state import CELLS, LANDS, SEATS, SHIP_KINDS, State

# What things are worth, in points.
COIN = 0.8  # a gold piece
COIN_SPACES = 20  # unexplored spaces below which gold is worth less, as it may not be spent any more
GROWTH = 0.8  # tiles that an island gains for each open side until it is complete, for the first four
HELD = 0.8  # of what a rank promises, how much counts on an island with an open side ...
HELD_ON = 0.87  # ... and how much is left of that with every further one
STRIKE = 0.25  # how likely others close an island that has one open side, if they can take its first rank by that ...
STRIKE_ON = 0.4  # ... and how much less likely with every further one
CREDIT = 2  # gold beyond the price of a unit that others are thought to need for that, less what they will get
TRAIL = 1.4  # a scout that comes to the jungle
TRAIL_OPEN = 0.7  # of that, how much counts while its island is open
FORT_BUSY = 0.7  # what it costs that a fort cannot be used elsewhere
SETTLEMENT_BUSY = 2.0  # and a settlement
SCOUT_KEPT = 0.8  # a scout in reserve
SCOUT_SPACES = 20  # unexplored spaces below which it is worth less
SCOUT_MOVED = 1.5  # what a scout is thought to leave behind that must be taken from elsewhere
GO_ON_WORTH = 0.05  # an announced tile that is not yet drawn, where the ship can go on
NATIVES_WORTH = 1.6  # meeting them
LEAD = 0.9  # how much surer of a token one scout more makes at the start ...
LEAD_LATE = 1.6  # ... and how much more than that in the end
NEARER = 0.4  # scouts that being nearest is worth, where the number is equal
INSIGHT = 0.6  # knowing a token
NOISE_SCALE = 0.35  # of the points of noise, how much counts: a turn here is a smaller thing than a card of Lost Cities

MOST_GROWTH = 4  # open sides for which an island grows
MOST_TRIED = 6  # hidden tiles that are thought of at once
NEVER = -1.0e9
UNITS = 4  # no unit, scout, fort, settlement; also: what is the best that can be paid
SIDES_TOLD_APART = 8  # islands with more open sides are all the same


class Workspace:
    """What is needed to judge tiles: facts about the table, and room to work."""

    held: Annotated[Cells, "f8", (SIDES_TOLD_APART + 1,)]  # how much of a promise counts, by open sides
    strike: Annotated[Cells, "f8", (SIDES_TOLD_APART + 1,)]  # how likely others close an island, by open sides
    force: Annotated[Cells, "i8", (SEATS,)]  # the power each seat could add by that
    mix: Annotated[Cells, "f8", (SHIP_KINDS,)]  # the share of each kind among the hidden tiles
    old: Annotated[Cells, "i2", (LANDS,)]  # the number of the island each land belongs to, from 1 on
    stakes: Annotated[Cells, "f8", (LANDS + 1,)]  # what each island is worth
    label: Annotated[Cells, "i2", (LANDS,)]  # numbers of islands while tiles are tried
    last: Annotated[int, "i8"]  # the last of these numbers
    seen: Annotated[Cells, "i2", (LANDS + 1,)]  # for which tile an island was counted last
    found: Annotated[Cells, "i2", (LANDS,)]  # lands of the island that was surveyed last
    power: Annotated[Cells, "i8", (SEATS,)]  # of each seat on it
    gains: Annotated[Cells, "f8", (2, UNITS)]  # what a tile gains: by its land, and by the unit put there
    chart: Annotated[Cells, "f8", (CELLS, SHIP_KINDS, UNITS)]  # what a kind gains at best on a cell, by what is paid
    charted: Annotated[Cells, "i1", (CELLS,)]  # whether a cell has been charted
    open_sea: Annotated[Cells, "f8", (SHIP_KINDS, UNITS)]  # the same for all cells that touch no land
    sailed: Annotated[Cells, "i1", (SHIP_KINDS,)]  # whether that is known
    chances: Annotated[Cells, "f8", (SEATS,)]  # of each seat to win a token


WORKSPACE = record_type(Workspace)


@kernel
def coin_worth(state: State) -> float:
    """What a gold piece is worth: less and less when the map is nearly explored."""
    return COIN * min(1.0, int(state.spaces) / COIN_SPACES)


@kernel
def scout_worth(state: State) -> float:
    """What a scout in reserve is worth: it may find a better place."""
    return SCOUT_KEPT * min(1.0, int(state.spaces) / SCOUT_SPACES)
