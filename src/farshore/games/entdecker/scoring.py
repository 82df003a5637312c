"""Scoring islands (EN-11.2 to EN-11.10): ranks by units, points by rank, and where the units go."""

import numpy as np

from farshore.engine.bits import bit
from farshore.engine.kernel import entry, kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed
from farshore.games.entdecker.islands import completed_islands, first_land
from farshore.games.entdecker.state import (
    A_ISLAND,
    CELLS,
    FORT,
    LANDS,
    ORDER,
    SEATS,
    SETTLEMENT,
    THEN_NEXT,
    THEN_SCOUTS,
    THEN_WAIT,
    State,
)

ABOVE_ALL = 2**30  # more than the power of any seat


@entry
def rank_seats(power: Cells, ranks: Cells) -> None:
    """Write the rank of every seat on an island by its power, 1 is best; 0 without a unit there (EN-11.4, EN-11.7).

    Seats of equal power share a rank, and the next rank follows without a gap (EN-A20).
    """
    for seat in range(SEATS):
        ranks[seat] = 0
    rank = 0
    last = ABOVE_ALL
    while True:
        best = 0
        for seat in range(SEATS):
            if power[seat] < last:
                best = max(best, int(power[seat]))
        if best == 0:
            break
        rank += 1
        for seat in range(SEATS):
            if power[seat] == best:
                ranks[seat] = rank
        last = best


@entry
def rank_points(value: int, rank: int) -> int:
    """The points of a rank: all of the value, then half of the rank above, rounded up; 0 without one.

    EN-11.6, EN-A20.
    """
    if rank == 0:
        return 0
    points = value
    for _ in range(rank - 1):
        points = (points + 1) // 2
    return points


@kernel
def legal_islands(state: State, actions: Cells) -> int:
    """Write the islands that wait to be scored, by their numbers (EN-11.2, EN-C11), and return how many."""
    numbers = np.empty(CELLS, np.int8)
    completed_islands(state.islands[:], state.scored_ranks[:], numbers)
    n = 0
    for cell in range(CELLS):
        if numbers[cell] > 0:
            actions[n] = A_ISLAND + int(numbers[cell]) - 1
            n += 1
    return n


@kernel
def score_islands(state: State) -> int:
    """Score a single island that is complete, ask for the order of several, or end the turn. Returns the next step.

    EN-11.1, EN-11.2, EN-C11.
    """
    numbers = np.empty(CELLS, np.int8)
    islands = completed_islands(state.islands[:], state.scored_ranks[:], numbers)
    state.actor = state.active
    if islands == 0:
        return THEN_NEXT
    if islands > 1:
        state.phase = ORDER
        return THEN_WAIT
    for cell in range(CELLS):
        if numbers[cell] > 0:
            _score_island(state, cell)
    return THEN_SCOUTS


@kernel
def score_numbered(state: State, number: int) -> int:
    """Score the island of that number, of those that were complete at the end of the expedition (EN-C11).

    Returns the next step.
    """
    numbers = np.empty(CELLS, np.int8)
    completed_islands(state.islands[:], state.scored_ranks[:], numbers)
    for cell in range(CELLS):
        if numbers[cell] == number:
            _score_island(state, cell)
    return THEN_SCOUTS


@kernel
def _score_island(state: State, first: int) -> None:
    """Give points by rank, forts and settlements back, and send its scouts to the jungle.

    EN-11.3 to EN-11.10, EN-A21.
    """
    power = np.empty(SEATS, np.int64)
    ranks = np.empty(SEATS, np.int64)
    number = first_land(int(state.tile[first]), first) + 1
    island = int(state.islands[number])
    for seat in range(SEATS):
        power[seat] = packed.power_of(island, seat)
    rank_seats(power, ranks)
    scored_ranks = packed.THIS_TURN
    for seat in range(state.seats):
        state.points[seat] += rank_points(packed.island_value(island), int(ranks[seat]))
        scored_ranks |= packed.pack_rank(int(ranks[seat]), seat)
    state.scored_ranks[first] = scored_ranks
    state.islands[number] = packed.without_units(island)
    for land in range(LANDS):
        cell = packed.cell_of(land)
        unit = int(state.unit[cell])
        if unit > 0 and state.island[land] == number and packed.unit_second(unit) == packed.is_second(land):
            seat = packed.unit_seat(unit)
            state.unit[cell] = 0
            if packed.unit_kind(unit) == FORT:
                state.forts[seat] += 1
            elif packed.unit_kind(unit) == SETTLEMENT:
                state.settlements[seat] += 1
            else:
                state.due[seat] += 1
                if state.chief_scouts == 1:
                    state.due_bits[seat] |= bit(packed.unit_number(unit))
    # `send_scouts` asks the seat after the actor: this way the active seat is asked first (EN-12.1)
    state.actor = (int(state.active) + int(state.seats) - 1) % int(state.seats)
