"""What a state packs into one number: tiles, lands, units, scouts on paths, prizes and payments.

Rules read and write these numbers only with the functions here. All of them take whole ints: `int(state.tile[cell])`.
"""

from farshore.engine.kernel import kernel
from farshore.games.entdecker.state import KIND_OF, SCOUT, STRAIT

# ---- a tile: a bit for each land side, 16 for each five points of a waterfall, LAID if it is part of the layout;
#      -1 is an unexplored space


@kernel
def land_sides(tile: int) -> int:
    """The sides that are land, a bit each."""
    return tile & 15


@kernel
def is_land(tile: int, side: int) -> bool:
    """Whether that side is land."""
    return tile >> side & 1 == 1


@kernel
def is_strait(tile: int) -> bool:
    """Whether the tile has two separate lands (EN-F3)."""
    return bool(KIND_OF[tile & 15] == STRAIT)


@kernel
def waterfall(tile: int) -> int:
    """The points of its waterfall, 0 without one (EN-F4)."""
    return 5 * (tile >> 4 & 3)


# ---- a land: its cell, and whether it is the second land of a strait, which is the one in the south or west


@kernel
def land_at(cell: int, second: int) -> int:
    """The first (0) or second (1) land of a tile."""
    return 2 * cell + second


@kernel
def cell_of(land: int) -> int:
    """The cell of a land."""
    return land >> 1


@kernel
def is_second(land: int) -> int:
    """1 for the second land of a strait, else 0."""
    return land & 1


@kernel
def reaches(tile: int, second: int, side: int) -> bool:
    """Whether the first or second land of a tile reaches that side."""
    return tile >> side & 1 == 1 and (KIND_OF[tile & 15] != STRAIT or side >> 1 == second)


# ---- a unit: its kind, seat, the land of a strait it stands on, and a scout's number where scouts are numbered; 0 none


@kernel
def pack_unit(kind: int, seat: int, second: int, number: int) -> int:
    """A unit as a number."""
    return kind + 4 * seat + 16 * second + 32 * number


@kernel
def unit_kind(unit: int) -> int:
    """SCOUT, FORT or SETTLEMENT; NO_UNIT if there is none."""
    return unit & 3


@kernel
def unit_seat(unit: int) -> int:
    """Its owner."""
    return unit >> 2 & 3


@kernel
def unit_second(unit: int) -> int:
    """1 on the second land of a strait, else 0."""
    return unit >> 4 & 1


@kernel
def unit_number(unit: int) -> int:
    """The number of a scout, 0 if scouts are not numbered."""
    return unit >> 5


@kernel
def is_scout_of(unit: int, seat: int) -> bool:
    """Whether the unit is a scout of that seat."""
    return unit & 15 == SCOUT + 4 * seat


# ---- a scout on a path: its seat and number; 0 is a free space


@kernel
def pack_scout(seat: int, number: int) -> int:
    """A scout on a path as a number."""
    return 1 + seat + 4 * number


@kernel
def scout_seat(space: int) -> int:
    """The owner of the scout on that space of a path; -1 if the space is free."""
    return (space - 1) % 4 if space > 0 else -1


@kernel
def scout_number(space: int) -> int:
    """The number of the scout on that space of a path, 0 if scouts are not numbered."""
    return (space - 1) // 4


# ---- a prize: the rank of every seat on an island that was scored, and THIS_TURN in the turn in which it was


@kernel
def pack_rank(rank: int, seat: int) -> int:
    """The part of a prize that says which rank a seat had."""
    return rank << 3 * seat


@kernel
def prize_rank(prize: int, seat: int) -> int:
    """The rank of a seat, 1 is best; 0 if it had no unit there."""
    return prize >> 3 * seat & 7


# ---- a payment for a start: gold for the bank, and how many units of each seat ask for toll


@kernel
def bank_share(payment: int) -> int:
    """Gold for the bank."""
    return payment // 256


@kernel
def toll_units(payment: int, seat: int) -> int:
    """How many units of that seat get toll."""
    return payment >> 2 * seat & 3
