"""The heuristic itself: maps, villages, options, scrolls and marks."""

from typing import Any

from farshore.bots.bot import ahead, greedy, horizon, margin, one_horizon, random_noise, weighed, worth
from farshore.engine.bits import bit
from farshore.engine.chance import below
from farshore.engine.kernel import bind, kernel, on_stack
from farshore.engine.record import Cells
from farshore.games.explorers import box
from farshore.games.explorers.boards import BITS, NONE, ONE, WORDS, Board, board, both, lowest_bit, without
from farshore.games.explorers.bot.appraisal import appraise
from farshore.games.explorers.bot.gains import RINGS, weigh_squares
from farshore.games.explorers.bot.marks import best_mark, try_marks
from farshore.games.explorers.bot.weights import (
    ACTION,
    MARKS_OF,
    NOISE_SCALE,
    NOTES,
    TERRAINS,
    TRIES,
    WEIGHTS,
    Notes,
    Weights,
    turns_left,
)
from farshore.games.explorers.maps import is_laid, is_nearest
from farshore.games.explorers.marks import free_squares, ground_of, open_squares
from farshore.games.explorers.state import (
    A_BONUS,
    A_BONUS_OF,
    A_DONE,
    A_MARK,
    A_OPTION,
    A_SCROLL,
    A_SKIP,
    A_TERRAIN,
    A_TILE,
    A_VILLAGE,
    ALL_TERRAINS,
    BONUS_MARKING,
    BONUS_WAITING,
    CHOOSE_VILLAGE,
    CHOOSING,
    MAP,
    MARKING,
    MARKS,
    NOTHING,
    OPTION,
    OVER,
    SCROLLS,
    SCROLLS_SPENT,
    SIDE,
    SQUARES,
    STATE,
    WAYS,
    State,
    laid_tile,
)
from farshore.games.explorers.turns import CARD_TERRAINS, active_seat, option_marks, scroll_refusal


@kernel
def explorers_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic."""
    return explorers_weighed(state, WEIGHTS[0], seat, noise, stream)


@kernel
def explorers_weighed(state: State, weights: Weights, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic with these weights."""
    if state.phase == MAP:
        return _any_tile(state, stream)
    if state.phase == CHOOSE_VILLAGE:
        return _best_village(state)
    return _best_action(state, weights, seat, noise, stream, on_stack(NOTES), on_stack(NOTES))


@kernel
def _best_action(
    state: State, weights: Weights, seat: int, noise: float, stream: Any, first: Notes, later: Notes
) -> int:
    """The best action in a turn."""
    horse = int(state.horse[seat])
    marks = int(state.left[seat])
    stage = int(state.stage[seat])
    is_marking = stage == MARKING or stage == BONUS_MARKING
    # Others weigh scrolls with their options; the active seat has to choose one first (EX-48).
    may_scroll = (stage == CHOOSING or seat == active_seat(state)) and scroll_refusal(state, seat) == 0
    enough = A_SKIP if horse == 1 or stage == BONUS_MARKING else A_DONE
    if is_marking and not may_scroll and horse == 0 and marks == 0:
        return enough
    tries = TRIES if noise == 0.0 else 1  # in a hurry, or misjudging, it looks only at what seems best at once
    appraise(state, weights, seat, first.table)
    noise *= NOISE_SCALE
    if is_marking and not may_scroll:
        squares = open_squares(state, seat)
        weigh_squares(state, weights, seat, marks + horse - 1, squares, first)
        square, value = best_mark(state, weights, seat, squares, first, noise, stream)
        if tries > 1 and marks + horse > 1 and value > 0.0:
            terrains = int(state.allowed[seat])
            value, square = _best_beginning(
                state, weights, seat, terrains, marks, horse, tries, squares, first, later, stream
            )
        return A_MARK + square if square >= 0 and (value > 0.0 or state.strict == 1) else enough
    count = _list_plans(state, seat, may_scroll, first.plans)
    if count == 0:
        return enough
    free = free_squares(state, seat, ALL_TERRAINS)
    weigh_squares(state, weights, seat, box.CARD_MARKS - 1, free, first)
    scroll = _likely_scroll(state, count, free, first)
    best = -1.0e9
    choice = -1
    for i in range(count):
        action = int(first.plans[ACTION, i])
        is_scroll = action >= A_SCROLL and action < A_MARK
        if is_scroll and i != scroll and tries == 1:
            continue
        terrains = int(first.plans[TERRAINS, i])
        squares = both(free, ground_of(state, terrains))
        marks = int(first.plans[MARKS_OF, i])
        value, square = _best_beginning(
            state, weights, seat, terrains, marks, horse, tries, squares, first, later, stream
        )
        if is_scroll:
            value -= _scroll_cost(state, weights, seat)
        value += random_noise(noise, stream)  # a choice between plans is misjudged as a whole
        if action == A_MARK:  # the active seat may go on without a scroll
            action = A_MARK + square if square >= 0 else enough
        if value > best:
            best = value
            choice = action
    return choice


@kernel
def _best_beginning(
    state: State, weights: Weights, seat: int, terrains: int, marks: int, horse: int, tries: int,
    squares: Board, first: Notes, later: Notes, stream: Any,
) -> tuple[float, int]:  # fmt: skip
    """What so many marks would gain, and the square to begin with, -1 if none.

    Of the squares that gain most by themselves it is the one that gains most with the marks that follow it.
    """
    best = 0.0
    choice = -1
    for _ in range(tries):
        square, value = best_mark(state, weights, seat, squares, first, 0.0, stream)
        if square < 0 or (value <= 0.0 and state.strict == 0):
            break
        alone = board(RINGS, square)
        total = try_marks(state, weights, seat, terrains, marks, horse, alone, tries > 1, first, later, stream)
        if total > best or choice < 0:
            best = total
            choice = square
        squares = without(squares, alone)
    return best, choice


@kernel
def _list_plans(state: State, seat: int, may_scroll: bool, plans: Cells) -> int:
    """List what can be chosen between: an action with the terrains and marks it gives. Returns how many there are."""
    stage = int(state.stage[seat])
    first = -1  # of the four terrains that can be named
    marks = 0
    n = 0
    if state.phase == OPTION or (stage == CHOOSING and state.phase == MARKS):
        for option in range(2):
            plans[ACTION, n] = A_OPTION + option
            plans[TERRAINS, n] = CARD_TERRAINS[state.card, option]
            plans[MARKS_OF, n] = option_marks(state, option, seat == active_seat(state))
            n += 1
    elif stage == CHOOSING:
        first = A_TERRAIN
        marks = box.SETUP_MARKS
    elif stage == BONUS_WAITING:
        waiting = 0
        for quadrant in range(4):
            waiting += 1 if state.bonus[seat, quadrant] > 0 else 0
            if state.bonus[seat, quadrant] > marks:
                first = A_BONUS_OF + 4 * quadrant
                marks = int(state.bonus[seat, quadrant])
        if waiting == 1:
            first = A_BONUS
    elif state.left[seat] > 0 or state.horse[seat] == 1:
        plans[ACTION, n] = A_MARK
        plans[TERRAINS, n] = state.allowed[seat]
        plans[MARKS_OF, n] = state.left[seat]
        n += 1
    if may_scroll:
        first = A_SCROLL
        marks = box.SCROLL_MARKS
    if first >= 0:
        for terrain in range(4):
            plans[ACTION, n] = first + terrain
            plans[TERRAINS, n] = bit(terrain)
            plans[MARKS_OF, n] = marks
            n += 1
    return n


@kernel
def _likely_scroll(state: State, count: int, free: Board, notes: Notes) -> int:
    """The plan with a scroll that promises most at first sight: all would take long to try. -1 if there is none."""
    best = -1.0
    choice = -1
    for i in range(count):
        if notes.plans[ACTION, i] >= A_SCROLL and notes.plans[ACTION, i] < A_MARK:
            squares = both(free, ground_of(state, int(notes.plans[TERRAINS, i])))
            total = 0.0
            for k in range(WORDS):
                rest = squares[k]
                while rest != NONE:
                    total += notes.gain[BITS * k + lowest_bit(rest)] ** 2
                    rest &= rest - ONE
            if total > best:
                best = total
                choice = i
    return choice


@kernel
def _scroll_cost(state: State, weights: Weights, seat: int) -> float:
    """Points that spending a scroll must gain: less and less in the last turns, in which it could be spent."""
    held = int(state.tracks_now[seat, SCROLLS]) - int(state.tracks_now[seat, SCROLLS_SPENT])
    return weights.scroll_cost * min(1.0, max(turns_left(state) + 1 - held, 0) / weights.scrolls_last)


@kernel
def _any_tile(state: State, stream: Any) -> int:
    """Any tile that is left, turned anyhow: all seats will play on the same map."""
    way = below(stream, WAYS)
    while is_laid(state, laid_tile(way)):
        way = (way + 4) % WAYS
    return A_TILE + WAYS * int(state.placed) + way


@kernel
def _best_village(state: State) -> int:
    """Of the villages nearest to the centre, the one with most objects around."""
    best = 0.0
    choice = -1
    for quadrant in range(4):
        around = 0.0
        for square in range(SQUARES):
            if state.objects[square] != NOTHING:
                around += 1.0 / _steps(int(state.village[quadrant]), square)
        if is_nearest(state, quadrant) and (choice < 0 or around > best):
            best = around
            choice = A_VILLAGE + quadrant
    return choice


@kernel
def _steps(one: int, other: int) -> int:
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


@kernel
def explorers_horizon(state: State) -> int:
    """Whether the match is over: what keys, scrolls and paths are worth shows in later rounds only."""
    return 1 if state.phase == OVER else 0


bind(greedy, STATE, explorers_greedy)
bind(weighed, STATE, explorers_weighed)
bind(horizon, STATE, explorers_horizon)
bind(ahead, STATE, one_horizon)
bind(worth, STATE, margin)
