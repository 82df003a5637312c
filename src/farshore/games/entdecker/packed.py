"""What a state packs into one number: tiles, lands, islands, units, scouts on paths, scored ranks and payments.

Rules read and write these numbers only with the functions here. All of them take whole ints: `int(state.tile[cell])`.
"""

import numpy as np

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
def opposite(side: int) -> int:
    """The side of the next tile that touches that side of this one."""
    return side ^ 2


@kernel
def second_at(side: int) -> int:
    """Which land of a strait that side belongs to, if it is land: 1 for the second, else 0."""
    return side >> 1


@kernel
def twin_of(land: int) -> int:
    """The other land of a strait."""
    return land ^ 1


@kernel
def reaches(tile: int, second: int, side: int) -> bool:
    """Whether the first or second land of a tile reaches that side."""
    return is_land(tile, side) and (not is_strait(tile) or second_at(side) == second)


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


# ---- an island: eight bits each for its value, its open sides and the power of every seat; two that join are added up


ONE_SIDE = 1 << 8  # an open side of an island
WITHOUT_UNITS = (1 << 16) - 1
# What a unit adds to the power of its owner on an island. Powers order seats by settlements, then forts, then scouts
# (EN-11.4, EN-11.5, EN-D8): bits for one settlement, two forts and up to 31 scouts.
POWER = np.array([0, 1, 1 << 5, 1 << 7], np.int64)


@kernel
def island_value(island: int) -> int:
    """Its tiles and the points of its waterfalls (EN-11.3)."""
    return island & 255


@kernel
def open_sides(island: int) -> int:
    """How many of its land sides border an unexplored space; 0 if it is complete (EN-11.1)."""
    return island >> 8 & 255


@kernel
def power_of(island: int, seat: int) -> int:
    """The power of a seat there; 0 without a unit."""
    return island >> (16 + 8 * seat) & 255


@kernel
def power_on(seat: int, power: int) -> int:
    """The part of an island's number that says which power a seat has."""
    return power << (16 + 8 * seat)


@kernel
def scouts_in(power: int) -> int:
    """How many scouts make up such a power."""
    return power & 31


@kernel
def forts_in(power: int) -> int:
    """How many forts."""
    return power >> 5 & 3


@kernel
def settlements_in(power: int) -> int:
    """How many settlements."""
    return power >> 7


@kernel
def without_units(island: int) -> int:
    """The island with nobody on it."""
    return island & WITHOUT_UNITS


@kernel
def awaits_scoring(island: int) -> bool:
    """Whether it is complete and has a unit (EN-11.1, EN-A19)."""
    return open_sides(island) == 0 and island > WITHOUT_UNITS


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


# ---- scored ranks: the rank of every seat on an island that was scored, and THIS_TURN in the turn in which it was


THIS_TURN = 1 << 12


@kernel
def pack_rank(rank: int, seat: int) -> int:
    """The part of an island's scored ranks that says which rank a seat had."""
    return rank << 3 * seat


@kernel
def scored_rank(scored_ranks: int, seat: int) -> int:
    """The rank of a seat, 1 is best; 0 if it had no unit there."""
    return scored_ranks >> 3 * seat & 7


@kernel
def is_of_this_turn(scored_ranks: int) -> bool:
    """Whether the island was scored in this turn."""
    return scored_ranks >= THIS_TURN


@kernel
def of_an_earlier_turn(scored_ranks: int) -> int:
    """The same scored ranks once the turn in which the island was scored is over."""
    return scored_ranks & ~THIS_TURN


# ---- tolls: how many units, up to 3, of each seat are paid, two bits a seat; of all seats, or of the others alone,
#      of whom those behind the paying seat move up by one


@kernel
def one_toll(seat: int) -> int:
    """Toll for one unit of that seat."""
    return 1 << 2 * seat


@kernel
def toll_units(tolls: int, seat: int) -> int:
    """How many units of that seat get toll. A payment may be given too."""
    return tolls >> 2 * seat & 3


# ---- a payment for a start: gold for the bank, and the tolls of all seats


@kernel
def pack_payment(bank: int, tolls: int, seat: int) -> int:
    """What `seat` pays, as a number; `tolls` are those of the other seats alone."""
    before = one_toll(seat) - 1
    return 256 * bank + (tolls & before) + ((tolls & ~before) << 2)


@kernel
def tolls_of_others(payment: int, seat: int) -> int:
    """The tolls in a payment of `seat`, of the other seats alone."""
    before = one_toll(seat) - 1
    return (payment & before) | ((payment % 256 >> 2) & ~before)


@kernel
def bank_share(payment: int) -> int:
    """Gold for the bank."""
    return payment // 256
