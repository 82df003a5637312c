"""Marks: where the next one gains most, and what several in a row would gain."""

from typing import Any

from farshore.bots.bot import random_noise
from farshore.engine.kernel import kernel
from farshore.games.explorers.boards import (
    AROUND,
    BITS,
    NONE,
    ONE,
    WORDS,
    Board,
    board,
    both,
    count,
    flip,
    has,
    lowest_bit,
    without,
)
from farshore.games.explorers.bot.appraisal import appraise
from farshore.games.explorers.bot.gains import weigh_squares
from farshore.games.explorers.bot.weights import COLUMNS, GOAL_ROW, PRICE, ROWS, Notes, Weights
from farshore.games.explorers.goals import COLUMN, COUNTED, ROW, ROW_OR_COLUMN, SQUARE_SIDE
from farshore.games.explorers.marks import collect, free_squares, ground_of
from farshore.games.explorers.state import ALL_TERRAINS, CARDS, HORSE, NOTHING, SIDE, TURNS, State, is_seen
from farshore.games.explorers.turns import CARD_TERRAINS


@kernel
def try_marks(
    state: State, weights: Weights, seat: int, terrains: int, marks: int, horse: int,
    squares: Board, looks_ahead: bool, first: Notes, later: Notes, stream: Any,
) -> float:  # fmt: skip
    """What so many marks on these terrains would gain, each placed where it gains most. All are taken back.

    `first` has what the first mark would gain on `squares`, which are all that it may go on; `later` is room for what
    follows.
    """
    for row in range(ROWS):
        for column in range(COLUMNS):
            later.table[row, column] = first.table[row, column]
    total = 0.0
    n = 0
    while marks > 0 or horse > 0:
        if n == 0:
            square, value = best_mark(state, weights, seat, squares, first, 0.0, stream)
        else:
            squares = free_squares(state, seat, ALL_TERRAINS if horse > 0 else terrains)
            weigh_squares(state, weights, seat, marks + horse - 1, squares, later)
            square, value = best_mark(state, weights, seat, squares, later, 0.0, stream)
        if square < 0 or (value <= 0.0 and state.strict == 0):
            marks = marks if horse > 0 and n > 0 else 0  # a horse that finds nothing lapses, then marks go on
            horse = 0
            continue
        total += value
        marks -= 1 - horse
        horse = 1 if state.objects[square] == HORSE else 0
        if marks == 0 and horse == 0 and not looks_ahead:
            break
        later.path[n] = square
        n += 1
        _pretend(state, seat, square)
        if state.goals > 0 or state.objects[square] != NOTHING or _is_beside_village(state, square):
            appraise(state, weights, seat, later.table)  # worths change only where something was won
    if looks_ahead and state.turn > 0 and state.turn < TURNS:
        total += weights.next_turn * _next_turn(state, weights, seat, later, stream)
    for i in range(n):
        _pretend(state, seat, later.path[n - 1 - i])
    return total


@kernel
def _next_turn(state: State, weights: Weights, seat: int, notes: Notes, stream: Any) -> float:
    """What the next turn of this round gains on average, over all cards that may come, with the better option of each.

    Marks that follow the first are judged as if it had not been placed: this is asked for many positions.
    """
    free = free_squares(state, seat, ALL_TERRAINS)
    weigh_squares(state, weights, seat, 0, free, notes)
    total = 0.0
    cards = 0
    for card in range(CARDS):
        if is_seen(state, card):
            continue
        cards += 1
        two_0, three_0 = _best_few(state, free, int(CARD_TERRAINS[card, 0]), notes)
        two_1, three_1 = _best_few(state, free, int(CARD_TERRAINS[card, 1]), notes)
        total += (max(two_0, three_1) + max(three_0, two_1)) / 2
    return total / max(cards, 1)


@kernel
def _best_few(state: State, free: Board, terrains: int, notes: Notes) -> tuple[float, float]:
    """The sum of the two and of the three largest gains on these terrains."""
    squares = both(free, ground_of(state, terrains))
    first = second = third = 0.0
    for i in range(WORDS):
        rest = squares[i]
        while rest != NONE:
            gain = notes.gain[BITS * i + lowest_bit(rest)]
            rest &= rest - ONE
            if gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    return first + second, first + second + third


@kernel
def _is_beside_village(state: State, square: int) -> bool:
    for quadrant in range(state.placed):
        if has(AROUND, int(state.village[quadrant]), square):
            return True
    return False


@kernel
def best_mark(
    state: State, weights: Weights, seat: int, squares: Board, notes: Notes, noise: float, stream: Any,
) -> tuple[int, float]:  # fmt: skip
    """Of these squares, the one whose mark gains most, and how much; -1 if there is none."""
    mine = board(state.marks_now, seat)
    best = -1.0e9
    choice = -1
    for i in range(WORDS):
        rest = squares[i]
        while rest != NONE:
            square = BITS * i + lowest_bit(rest)
            rest &= rest - ONE
            value = notes.gain[square] + weights.fresh * count(without(board(AROUND, square), mine))
            value += random_noise(noise, stream)
            for k in range(state.goals):
                what = int(COUNTED[state.goal[k]])
                if what >= ROW and what != ROW_OR_COLUMN:
                    value += _shape(state, weights, seat, what, square, notes.table[GOAL_ROW + k, PRICE])
            if value > best:
                best = value
                choice = square
    return choice, best


@kernel
def _shape(state: State, weights: Weights, seat: int, what: int, square: int, longest: float) -> float:
    """What a mark there is worth to a line or a square (EX-77)."""
    first = 0 if what == SQUARE_SIDE else what - ROW  # directions: row, column, and the two diagonals
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
                and has(state.marks_now, seat, row * SIDE + column)
            ):
                steps += 1
                row += way * down
                column += way * right
            length += steps
        total += length
        best = max(best, length + 1)
    return weights.crowd * total if what == SQUARE_SIDE else weights.line * best + max(0.0, best - longest)


@kernel
def _pretend(state: State, seat: int, square: int) -> None:
    """Set a mark of the seat with what it finds, or take it back if it is set."""
    sign = -1 if has(state.marks_now, seat, square) else 1
    flip(state.marks_now, seat, square)
    collect(state, seat, square, sign)
