"""Starts (EN-5) and what they cost (EN-6): which way leads to the edge, and who is paid for it."""

from typing import Any

import numpy as np

from farshore.engine.bits import has_bit, to_bits
from farshore.engine.kernel import entry, kernel, plain
from farshore.engine.record import Cells
from farshore.games.entdecker import packed, reasons
from farshore.games.entdecker.placing import leads_on
from farshore.games.entdecker.state import (
    A_PASS,
    A_START,
    A_VIA,
    ANNOUNCE,
    BEYOND,
    CELLS,
    EDGE_COST,
    FORT,
    PLACES,
    ROUTE,
    TOLL,
    VIAS,
    Public,
    State,
)
from farshore.games.entdecker.supply import tile_price

# The ways to the edge are kept by region: tiles between which a ship sails without toll, and each tile that asks for
# toll by itself. The number of a region is 1 + its first cell. For every region and every price of an edge space there
# is the set of all tolls with which such an edge can be reached, 64 bits, one for each count of units (0 to 3) of the
# three other seats, that is bit n0 + 4 * n1 + 16 * n2: where seat 2 pays for two units of seat 0 and one of seat 3, bit
# 2 + 4 * 0 + 16 * 1 = 18. Going over a tile that asks for toll shifts the set. Walks that
# cross such a tile twice are among them, but never among the cheapest (EN-C6), so nothing need keep them out.

FREE = np.uint64(1)  # the set of toll 0 alone: nobody is paid
NONE = np.uint64(0)
PRICES = 3  # of edge spaces: 0, 1, 2
TOLLS = 64
MOST_TOLLS = 9  # two forts and a settlement of three seats
FAR = 99  # the cost where no way leads to the edge
REGIONS = CELLS + 1


def _sets(matches: Any) -> Cells:
    """For each of the other seats, the tolls whose count of its units `matches`."""
    return np.array(
        [
            to_bits(toll for toll in range(TOLLS) if matches(plain(packed.toll_units)(toll, other)))
            for other in range(3)
        ],
        np.uint64,
    )


BELOW_THREE = _sets(lambda units: units < 3)
UNPAID = _sets(lambda units: units == 0)
PAID = _sets(lambda units: units == 1)
STEP = np.array([1, 4, 16], np.uint64)
OF_SUM = np.array(  # the tolls for so many units
    [
        to_bits(
            toll for toll in range(TOLLS) if sum(plain(packed.toll_units)(toll, other) for other in range(3)) == units
        )
        for units in range(MOST_TOLLS + 1)
    ],
    np.uint64,
)

# ---- ways


@kernel
def toll_owner(unit: int, seat: int) -> int:
    """Who gets toll from `seat` for that unit: the place of its owner among the other seats; -1 nobody.

    EN-6.4, EN-6.5.
    """
    if packed.unit_kind(unit) < FORT or packed.unit_seat(unit) == seat:
        return -1
    owner = packed.unit_seat(unit)
    return owner - 1 if owner > seat else owner


@entry
def find_ways(
    tile: Cells, unit: Cells, water: Cells, prices: Cells, seat: int, per_owner: int, region: Cells, tolls: Cells
) -> None:
    """Write the region of every cell, 0 without sea, and the tolls with which `seat` reaches the edge from there.

    `tolls` is of REGIONS by PRICES words: by the price of the edge space. With `per_owner`, one toll for each owner is
    enough (EN-D3).
    """
    gates = np.empty(CELLS, np.int64)  # tiles that ask for toll
    count = 0
    for cell in range(CELLS):
        region[cell] = water[cell]
        if water[cell] == cell + 1:
            for price in range(PRICES):
                tolls[cell + 1, price] = FREE if has_bit(int(prices[cell + 1]), price) else NONE
        if water[cell] > 0 and toll_owner(int(unit[cell]), seat) >= 0:
            gates[count] = cell
            count += 1
    if count == 0:
        return
    _divide(tile, unit, water, seat, gates[:count], region, tolls)
    changed = True
    while changed:
        changed = False
        for gate in gates[:count]:
            owner = toll_owner(int(unit[gate]), seat)
            for side in range(4):
                beside = int(BEYOND[gate, side])
                if beside >= CELLS or tile[beside] < 0 or packed.is_land(int(tile[gate]), side):
                    continue
                into = toll_owner(int(unit[beside]), seat)
                for price in range(PRICES):
                    inward = _add_toll(tolls[region[beside], price], owner, per_owner) | tolls[gate + 1, price]
                    outward = tolls[region[beside], price]
                    outward |= inward if into < 0 else _add_toll(inward, into, per_owner)
                    if inward != tolls[gate + 1, price] or outward != tolls[region[beside], price]:
                        tolls[gate + 1, price] = inward
                        tolls[region[beside], price] = outward
                        changed = True


@kernel
def _add_toll(tolls: Any, owner: int, per_owner: int) -> Any:
    """The set of these tolls after one more unit of that owner; with `per_owner`, its first alone is paid (EN-D3)."""
    if per_owner == 1:
        return ((tolls & UNPAID[owner]) << STEP[owner]) | (tolls & PAID[owner])
    return (tolls & BELOW_THREE[owner]) << STEP[owner]


@kernel
def _divide(tile: Cells, unit: Cells, water: Cells, seat: int, gates: Cells, region: Cells, tolls: Cells) -> None:
    """Divide the seas that have gates into regions, and write the tolls of those that touch the edge."""
    divided = np.zeros(REGIONS, np.int8)
    todo = np.empty(CELLS, np.int64)
    for gate in gates:
        divided[water[gate]] = 1
    for cell in range(CELLS):
        if divided[water[cell]] == 1:
            region[cell] = 0
    for first in range(CELLS):
        if divided[water[first]] == 0 or region[first] > 0:
            continue
        owner = toll_owner(int(unit[first]), seat)
        for price in range(PRICES):
            tolls[first + 1, price] = NONE
        region[first] = first + 1
        todo[0] = first
        count = 1
        while count > 0:
            count -= 1
            cell = todo[count]
            for side in range(4):
                beside = int(BEYOND[cell, side])
                if beside >= CELLS:  # that side is sea (EN-5.3)
                    tolls[first + 1, EDGE_COST[beside - CELLS]] |= FREE if owner < 0 else FREE << STEP[owner]
                    continue
                if tile[beside] < 0 or packed.is_land(int(tile[cell]), side) or region[beside] > 0:
                    continue
                if owner < 0 and toll_owner(int(unit[beside]), seat) < 0:
                    region[beside] = first + 1
                    todo[count] = beside
                    count += 1


@kernel
def ways_of(state: Public, seat: int, region: Cells, tolls: Cells) -> None:
    """The same for the map of a state."""
    find_ways(
        state.tile[:], state.unit[:], state.water[:], state.prices[:], seat, int(state.toll_per_owner), region, tolls
    )


@entry
def cheapest(region: Cells, tolls: Cells, place: int) -> int:
    """What a start there costs at least; FAR if no way leads to the edge (EN-5.4, EN-A1)."""
    if place >= CELLS:
        return int(EDGE_COST[place - CELLS])
    best = FAR
    if region[place] > 0:
        for price in range(PRICES):
            for units in range(MOST_TOLLS + 1):
                if tolls[region[place], price] & OF_SUM[units] != NONE:
                    best = min(best, price + TOLL * units)
                    break
    return best


@entry
def payments(region: Cells, tolls: Cells, place: int, seat: int, found: Cells) -> int:
    """Write, ascending, the different payments of the cheapest ways from there, and return how many there are.

    EN-C6.
    """
    if place >= CELLS:
        found[0] = packed.pack_payment(int(EDGE_COST[place - CELLS]), 0, seat)
        return 1
    cost = cheapest(region, tolls, place)
    n = 0
    for price in range(PRICES):
        if price > cost or (cost - price) % TOLL > 0:
            continue
        paid = tolls[region[place], price] & OF_SUM[(cost - price) // TOLL]
        for toll in range(TOLLS if paid > FREE else 1):
            if (paid >> np.uint64(toll)) & FREE != NONE:
                found[n] = packed.pack_payment(price, toll, seat)
                n += 1
    return n


@entry
def trace(tile: Cells, unit: Cells, seat: int, per_owner: int, place: int, payment: int, found: Cells) -> int:
    """Write a way from a tile to the edge for which exactly that is paid, tile by tile, and return how many tiles.

    Of several such ways it has the fewest tiles. `found` is for CELLS tiles. An edge space has none.
    """
    if place >= CELLS:
        return 0
    wanted = packed.tolls_of_others(payment, seat)
    came = np.full(CELLS * TOLLS, -1, np.int16)  # by cell and what is paid so far: the step before
    todo = np.empty(CELLS * TOLLS, np.int16)
    owner = toll_owner(int(unit[place]), seat)
    at = TOLLS * place + (0 if owner < 0 else packed.one_toll(owner))
    came[at] = at
    todo[0] = at
    count = 1
    done = 0
    arrived = -1
    while arrived < 0 and done < count:
        at = int(todo[done])
        done += 1
        cell = at // TOLLS
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS:
                if at % TOLLS == wanted and EDGE_COST[beside - CELLS] == packed.bank_share(payment):
                    arrived = at
                continue
            if tile[beside] < 0 or packed.is_land(int(tile[cell]), side):
                continue
            owner = toll_owner(int(unit[beside]), seat)
            paid = at % TOLLS
            if owner >= 0 and not (per_owner == 1 and packed.toll_units(paid, owner) > 0):
                if packed.toll_units(paid, owner) == packed.toll_units(wanted, owner):
                    continue  # more than is paid in the end
                paid += packed.one_toll(owner)
            step = TOLLS * beside + paid
            if came[step] < 0:
                came[step] = at
                todo[count] = step
                count += 1
    tiles = 1
    step = arrived
    while came[step] != step:
        tiles += 1
        step = int(came[step])
    for i in range(tiles):
        found[tiles - 1 - i] = arrived // TOLLS
        arrived = int(came[arrived])
    return tiles


# ---- starts


@entry
def start_refusal(tile: Cells, needed: Cells, place: int) -> int:
    """Why a ship cannot start there, whatever it costs; 0 if it can (EN-5.1 to EN-5.3)."""
    if place < CELLS and tile[place] < 0:
        return reasons.NOT_EXPLORED
    if leads_on(tile, needed, place):
        return 0
    return reasons.NO_SEA_OUT if place < CELLS else reasons.START_EXPLORED


@kernel
def cost_refusal(cost: int, most: int) -> int:
    """Why a start of that cost cannot be paid with at most so much gold; 0 if it can (EN-5.4, EN-A3)."""
    if cost == FAR:
        return reasons.NO_WAY
    return reasons.START_GOLD if cost > most else 0


@kernel
def legal_starts(state: State, seat: int, actions: Cells) -> int:
    """Write the starts that can be paid together with one tile, or else passing (EN-7.5, EN-A3, EN-A4); returns
    how many.

    Once a start is chosen, these are the ways that pay different people (EN-A1, EN-C6).
    """
    tile = state.tile[:]
    needed = state.needed[:]
    region = np.empty(CELLS, np.int64)
    tolls = np.empty((REGIONS, PRICES), np.uint64)
    ways_of(state, seat, region, tolls)
    n = 0
    if state.phase == ROUTE:
        n = payments(region, tolls, int(state.ship), seat, actions)
        for i in range(n):
            actions[i] += A_VIA - 1
        return n
    most = int(state.gold[seat]) - tile_price(state.stack[:])
    for place in range(PLACES):
        if start_refusal(tile, needed, place) == 0 and cost_refusal(cheapest(region, tolls, place), most) == 0:
            actions[n] = A_START + place
            n += 1
    if n == 0:
        actions[0] = A_PASS
        n = 1
    return n


@kernel
def choose_start(state: State, seat: int, place: int) -> None:
    """Put the ship there and pay the cheapest way; ask where several pay different people (EN-A1, EN-C6)."""
    region = np.empty(CELLS, np.int64)
    tolls = np.empty((REGIONS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    if place < CELLS:  # else no way is needed
        ways_of(state, seat, region, tolls)
    state.ship = place
    if payments(region, tolls, place, seat, ways) == 1:
        pay_start(state, seat, int(ways[0]))
    else:
        state.phase = ROUTE


@kernel
def pay_start(state: State, seat: int, payment: int) -> None:
    """Pay the bank for the edge space, and the owners of forts and settlements on the way (EN-6.1, EN-6.4, EN-A7)."""
    state.gold[seat] -= packed.bank_share(payment)
    for owner in range(state.seats):
        toll = TOLL * packed.toll_units(payment, owner)
        state.gold[owner] += toll
        state.gold[seat] -= toll
    state.phase = ANNOUNCE
