"""Marks: where the next one gains most, and what several in a row would gain."""

from typing import Any

import numpy as np

from farshore.bots.bot import random_noise
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers.bot.appraisal import appraise
from farshore.games.explorers.bot.weights import (
    ANY_MARK,
    COLUMN_OF,
    CROWD,
    FRESH,
    GOAL_ROW,
    LINE,
    LINE_OF,
    LONGEST,
    NEAR,
    ROW,
    TRIED,
)
from farshore.games.explorers.goals import COLUMN, COUNTED, ROW_OR_COLUMN, SQUARE_SIDE
from farshore.games.explorers.goals import ROW as LONGEST_ROW
from farshore.games.explorers.maps import neighbour
from farshore.games.explorers.marks import collect, is_beside, square_refusal
from farshore.games.explorers.state import ALL_TERRAINS, HORSE, SIDE, State


@kernel
def try_marks(
    state: State, seat: int, terrains: int, marks: int, horse: int, most: int,
    spots: Cells, count: int, edge: Cells, length: int, table: Cells, noise: float, stream: Any,
) -> tuple[float, int]:  # fmt: skip
    """What so many marks on these terrains would gain, each placed where it gains most, and the first square, or -1.

    No more than `most` are tried, and all are taken back.
    """
    path = np.empty(LONGEST, np.int64)
    for i in range(count):
        spots[TRIED, i] = spots[NEAR, i]
    total = 0.0
    n = 0
    stale = True
    while (marks > 0 or horse > 0) and n < most:
        if stale:
            appraise(state, seat, marks + horse - 1, table)
        allowed = ALL_TERRAINS if horse > 0 else terrains
        square, value = _best_mark(state, seat, allowed, spots, count, edge, length, table, noise, stream)
        if square < 0 or (value <= 0.0 and state.strict == 0):
            marks = marks if horse > 0 and n > 0 else 0  # a horse that finds nothing lapses, then marks go on
            horse = 0
            continue
        total += value
        marks -= 1 - horse
        horse = 1 if state.thing[square] == HORSE else 0
        path[n] = square
        n += 1
        if n == most:
            break
        length = _lengthen(state, seat, square, edge, length)
        _pretend(state, seat, square)
        stale = False  # worths change only where something was won
        for i in range(count):
            far = abs(spots[LINE_OF, i] - square // SIDE) + abs(spots[COLUMN_OF, i] - square % SIDE)
            stale = stale or far == 0
            spots[TRIED, i] = min(spots[TRIED, i], far)
    first = path[0] if n > 0 else -1
    if n == most:
        n -= 1
    while n > 0:
        n -= 1
        _pretend(state, seat, path[n])
    return total, first


@kernel
def _best_mark(
    state: State, seat: int, terrains: int, spots: Cells, count: int, edge: Cells, length: int,
    table: Cells, noise: float, stream: Any,
) -> tuple[int, float]:  # fmt: skip
    """The square whose mark gains most, and how much; -1 if none is open."""
    best = -1.0e9
    choice = -1
    for k in range(length):
        square = edge[k]
        if square_refusal(state, seat, square, terrains) != 0:
            continue
        row = square // SIDE
        column = square % SIDE
        value = ANY_MARK + random_noise(noise, stream)
        for i in range(count):
            far = abs(spots[LINE_OF, i] - row) + abs(spots[COLUMN_OF, i] - column)
            near = spots[TRIED, i]
            if far < near:
                value += table[spots[ROW, i], far] - table[spots[ROW, i], near]
        if row > 0 and state.marks_now[seat, square - SIDE] == 0:
            value += FRESH
        if row < SIDE - 1 and state.marks_now[seat, square + SIDE] == 0:
            value += FRESH
        if column > 0 and state.marks_now[seat, square - 1] == 0:
            value += FRESH
        if column < SIDE - 1 and state.marks_now[seat, square + 1] == 0:
            value += FRESH
        for i in range(state.goals):
            what = int(COUNTED[state.goal[i]])
            if what >= LONGEST_ROW and what != ROW_OR_COLUMN:
                value += _shape(state, seat, what, square, table[GOAL_ROW + i, 0])
        if value > best:
            best = value
            choice = square
    return choice, best


@kernel
def _shape(state: State, seat: int, what: int, square: int, longest: float) -> float:
    """What a mark there is worth to a line or a square (EX-77)."""
    first = 0 if what == SQUARE_SIDE else what - LONGEST_ROW  # directions: row, column, and the two diagonals
    last = first + 1 if what <= COLUMN else 4
    most = 1 if what == SQUARE_SIDE else SIDE
    total = 0
    best = 0
    for direction in range(first, last):
        down = 0 if direction == 0 else 1
        right = 1 if direction == 0 else 0 if direction == 1 else 5 - 2 * direction
        length = 0
        for way in range(-1, 2, 2):
            row = square // SIDE + way * down
            column = square % SIDE + way * right
            steps = 0
            while (
                steps < most
                and 0 <= row < SIDE
                and 0 <= column < SIDE
                and state.marks_now[seat, row * SIDE + column] == 1
            ):
                steps += 1
                row += way * down
                column += way * right
            length += steps
        total += length
        best = max(best, length + 1)
    return CROWD * total if what == SQUARE_SIDE else LINE * best + max(0.0, best - longest)


@kernel
def _lengthen(state: State, seat: int, square: int, edge: Cells, length: int) -> int:
    """Add the neighbours of a square that is to be marked, unless they are beside a mark already."""
    for way in range(4):
        beside = neighbour(square, way)
        if beside >= 0 and state.marks_now[seat, beside] == 0 and not is_beside(state, seat, beside):
            edge[length] = beside
            length += 1
    return length


@kernel
def _pretend(state: State, seat: int, square: int) -> None:
    """Set a mark of the seat with what it finds, or take it back if it is set."""
    sign = 1 - 2 * int(state.marks_now[seat, square])
    state.marks_now[seat, square] += sign
    collect(state, seat, square, sign)
