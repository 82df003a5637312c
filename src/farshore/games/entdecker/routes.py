"""Starts (EN-5) and what they cost (EN-6): which way leads to the edge, and who is paid for it."""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import reasons
from farshore.games.entdecker.packed import bank_share, is_land, toll_units, unit_kind, unit_seat
from farshore.games.entdecker.placing import leads_on, ship_place
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
    State,
)
from farshore.games.entdecker.supply import tile_price

# The ways to the edge are kept as labels: for every tile and every price of an edge space the set of all tolls with
# which such an edge can be reached, 64 bits, one for each count of units (0 to 3) of the three other seats, that is
# bit n0 + 4 * n1 + 16 * n2. Going over a tile that asks for toll shifts the set. Walks that cross such a tile twice are
# among them, but never among the cheapest (EN-C6), so nothing need keep them out.

ONE = np.uint64(1)
NONE = np.uint64(0)
PRICES = 3  # of edge spaces: 0, 1, 2
TOLLS = 64
MOST_TOLLS = 9  # two forts and a settlement of three seats
FAR = 99  # the cost where no way leads to the edge


def _sets(matches: Any) -> Cells:
    """For each of the other seats, the tolls whose count of its units `matches`."""
    return np.array(
        [sum(1 << toll for toll in range(TOLLS) if matches(toll >> 2 * other & 3)) for other in range(3)], np.uint64
    )


BELOW_THREE = _sets(lambda units: units < 3)
UNPAID = _sets(lambda units: units == 0)
PAID = _sets(lambda units: units == 1)
STEP = np.array([1, 4, 16], np.uint64)
OF_SUM = np.array(  # the tolls for so many units
    [sum(1 << t for t in range(TOLLS) if (t & 3) + (t >> 2 & 3) + (t >> 4) == n) for n in range(MOST_TOLLS + 1)],
    np.uint64,
)

# ---- ways


@kernel
def toll_owner(unit: int, seat: int) -> int:
    """Who gets toll from `seat` for that unit: the place of its owner among the other seats; -1 nobody.

    EN-6.4, EN-6.5.
    """
    if unit_kind(unit) < FORT or unit_seat(unit) == seat:
        return -1
    owner = unit_seat(unit)
    return owner - 1 if owner > seat else owner


@kernel
def relax_costs(tile: Cells, unit: Cells, seat: int, once: int, labels: Cells) -> None:
    """Write the tolls with which `seat` reaches the edge from every explored tile, by the price of the edge space.

    `labels` is of CELLS by PRICES words. With `once`, one toll for each owner is enough (EN-D3).
    """
    todo = np.empty(CELLS, np.int16)
    waits = np.zeros(CELLS, np.int8)
    count = 0
    for cell in range(CELLS):
        for price in range(PRICES):
            labels[cell, price] = NONE
        owner = toll_owner(int(unit[cell]), seat)
        if tile[cell] >= 0:
            for side in range(4):
                edge = int(BEYOND[cell, side]) - CELLS
                if edge >= 0:  # that side is sea (EN-5.3)
                    labels[cell, EDGE_COST[edge]] |= ONE if owner < 0 else ONE << STEP[owner]
                    if waits[cell] == 0:
                        waits[cell] = 1
                        todo[count] = cell
                        count += 1
    while count > 0:
        count -= 1
        cell = int(todo[count])
        waits[cell] = 0
        for side in range(4):
            beside = int(BEYOND[cell, side])
            if beside >= CELLS or tile[beside] < 0 or is_land(int(tile[cell]), side):
                continue
            owner = toll_owner(int(unit[beside]), seat)
            for price in range(PRICES):
                found = labels[cell, price]
                if owner >= 0:
                    if once == 1:
                        found = (found & UNPAID[owner]) << STEP[owner] | found & PAID[owner]
                    else:
                        found = (found & BELOW_THREE[owner]) << STEP[owner]
                if found | labels[beside, price] != labels[beside, price]:
                    labels[beside, price] |= found
                    if waits[beside] == 0:
                        waits[beside] = 1
                        todo[count] = beside
                        count += 1


@kernel
def cheapest(labels: Cells, place: int) -> int:
    """What a start there costs at least; FAR if no way leads to the edge (EN-5.4, EN-A1)."""
    if place >= CELLS:
        return int(EDGE_COST[place - CELLS])
    best = FAR
    for price in range(PRICES):
        for units in range(MOST_TOLLS + 1):
            if labels[place, price] & OF_SUM[units] != NONE:
                best = min(best, price + TOLL * units)
                break
    return best


@kernel
def payments(labels: Cells, place: int, seat: int, found: Cells) -> int:
    """Write, ascending, the different payments of the cheapest ways from there, and return how many there are.

    EN-C6.
    """
    if place >= CELLS:
        found[0] = 256 * int(EDGE_COST[place - CELLS])
        return 1
    cost = cheapest(labels, place)
    n = 0
    for price in range(PRICES):
        if price > cost or (cost - price) % TOLL > 0:
            continue
        tolls = labels[place, price] & OF_SUM[(cost - price) // TOLL]
        for toll in range(TOLLS):
            if tolls >> np.uint64(toll) & ONE != NONE:
                below = (1 << 2 * seat) - 1  # seats before this one keep their place, the others move up by one
                found[n] = 256 * price + (toll & below) + ((toll & ~below) << 2)
                n += 1
    return n


@kernel
def trace(tile: Cells, unit: Cells, seat: int, once: int, place: int, payment: int, found: Cells) -> int:
    """Write a way from a tile to the edge for which exactly that is paid, tile by tile, and return how many tiles.

    Of several such ways it has the fewest tiles. `found` is for CELLS tiles. An edge space has none.
    """
    if place >= CELLS:
        return 0
    below = (1 << 2 * seat) - 1
    wanted = payment & below | payment >> 2 & (TOLLS - 1) & ~below
    came = np.full(CELLS * TOLLS, -1, np.int16)  # by cell and what is paid so far: the step before
    todo = np.empty(CELLS * TOLLS, np.int16)
    owner = toll_owner(int(unit[place]), seat)
    at = TOLLS * place + (0 if owner < 0 else 1 << 2 * owner)
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
                if at % TOLLS == wanted and EDGE_COST[beside - CELLS] == bank_share(payment):
                    arrived = at
                continue
            if tile[beside] < 0 or is_land(int(tile[cell]), side):
                continue
            owner = toll_owner(int(unit[beside]), seat)
            paid = at % TOLLS
            if owner >= 0 and not (once == 1 and paid >> 2 * owner & 3 > 0):
                if paid >> 2 * owner & 3 == wanted >> 2 * owner & 3:
                    continue  # more than is paid in the end
                paid += 1 << 2 * owner
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


@kernel
def start_refusal(tile: Cells, labels: Cells, place: int, most: int) -> int:
    """Why a ship cannot start there for at most so much gold; 0 if it can (EN-5.1 to EN-5.4, EN-A3)."""
    if place < CELLS and tile[place] < 0:
        return reasons.NOT_EXPLORED
    if not leads_on(tile, place):
        return reasons.NO_SEA_OUT if place < CELLS else reasons.START_EXPLORED
    cost = cheapest(labels, place)
    if cost > most:
        return reasons.NO_WAY if cost == FAR else reasons.START_GOLD
    return 0


@kernel
def legal_starts(state: State, seat: int, actions: Cells) -> int:
    """Write the starts that can be paid together with one tile, or else passing (EN-7.5, EN-A3, EN-A4); returns
    how many.

    Once a start is chosen, these are the ways that pay different people (EN-A1, EN-C6).
    """
    tile = state.tile[:]
    labels = np.empty((CELLS, PRICES), np.uint64)
    relax_costs(tile, state.unit[:], seat, int(state.toll_once), labels)
    n = 0
    if state.phase == ROUTE:
        n = payments(labels, ship_place(state), seat, actions)
        for i in range(n):
            actions[i] += A_VIA - 1
        return n
    most = int(state.gold[seat]) - tile_price(state.stack[:])
    for place in range(PLACES):
        if start_refusal(tile, labels, place, most) == 0:
            actions[n] = A_START + place
            n += 1
    if n == 0:
        actions[0] = A_PASS
        n = 1
    return n


@kernel
def choose_start(state: State, seat: int, place: int) -> None:
    """Put the ship there and pay the cheapest way; ask where several pay different people (EN-A1, EN-C6)."""
    labels = np.empty((CELLS, PRICES), np.uint64)
    ways = np.empty(VIAS, np.int64)
    if place < CELLS:  # else no way is needed, and most starts are at the edge
        relax_costs(state.tile[:], state.unit[:], seat, int(state.toll_once), labels)
    state.ship = place
    if payments(labels, place, seat, ways) == 1:
        pay_start(state, seat, int(ways[0]))
    else:
        state.phase = ROUTE


@kernel
def pay_start(state: State, seat: int, payment: int) -> None:
    """Pay the bank for the edge space, and the owners of forts and settlements on the way (EN-6.1, EN-6.4, EN-A7)."""
    state.gold[seat] -= bank_share(payment)
    for owner in range(state.seats):
        toll = TOLL * toll_units(payment, owner)
        state.gold[owner] += toll
        state.gold[seat] -= toll
    state.phase = ANNOUNCE
