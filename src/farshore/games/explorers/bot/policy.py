"""The heuristic itself: maps, villages, options, scrolls and marks."""

from typing import Any

import numpy as np

from farshore.bots.bot import ahead, greedy, horizon, random_noise, worth
from farshore.bots.search import margin, one_horizon
from farshore.engine.chance import below
from farshore.engine.kernel import bind, kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box
from farshore.games.explorers.bot.marks import try_marks
from farshore.games.explorers.bot.spots import list_places, list_things
from farshore.games.explorers.bot.weights import (
    ACTION,
    FAR,
    LONGEST,
    MARKS_OF,
    NOISE_SCALE,
    PLANS,
    ROWS,
    SCROLL_COST,
    SCROLLS_LAST,
    SPOTS,
    TERRAINS,
    turns_left,
)
from farshore.games.explorers.maps import is_laid, is_nearest
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
    BONUS_MARKING,
    BONUS_WAITING,
    CHOOSE_VILLAGE,
    CHOOSING,
    MAP,
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
    if state.phase == MAP:
        return _any_tile(state, stream)
    if state.phase == CHOOSE_VILLAGE:
        return _best_village(state)
    plans = np.empty((3, PLANS), np.int64)
    count = _list_plans(state, seat, plans)
    horse = int(state.horse[seat])
    enough = A_SKIP if horse == 1 or state.stage[seat] == BONUS_MARKING else A_DONE
    if count == 0:
        return enough
    spots = np.empty((5, SPOTS), np.int64)
    table = np.empty((ROWS, FAR + 1), np.float64)
    edge = np.empty(SQUARES, np.int64)
    far = np.empty(SQUARES, np.int64)
    many, length = list_things(state, seat, spots, far, edge)
    many = list_places(state, seat, spots, many, far)
    noise *= NOISE_SCALE
    best = -1.0e9
    choice = -1
    for i in range(count):  # the next mark is misjudged by itself, a choice between plans as a whole
        value, square = try_marks(
            state, seat, plans[TERRAINS, i], plans[MARKS_OF, i], horse, LONGEST if count > 1 else 1,
            spots, many, edge, length, table, 0.0 if count > 1 else noise, stream,
        )  # fmt: skip
        action = plans[ACTION, i]
        if action == A_MARK:
            action = A_MARK + square if square >= 0 else enough
        elif action >= A_SCROLL and action < A_MARK:
            value -= _scroll_cost(state, seat)
        if count > 1:
            value += random_noise(noise, stream)
        if value > best:
            best = value
            choice = action
    return choice


@kernel
def _list_plans(state: State, seat: int, plans: Cells) -> int:
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
    # Others weigh scrolls with their options; the active seat has to choose one first (EX-48).
    if scroll_refusal(state, seat) == 0 and (stage == CHOOSING or seat == active_seat(state)):
        first = A_SCROLL
        marks = box.SCROLL_MARKS
    if first >= 0:
        for terrain in range(4):
            plans[ACTION, n] = first + terrain
            plans[TERRAINS, n] = 1 << terrain
            plans[MARKS_OF, n] = marks
            n += 1
    return n


@kernel
def _scroll_cost(state: State, seat: int) -> float:
    """Points that spending a scroll must gain: less and less in the last turns, in which it could be spent."""
    held = int(state.tracks_now[seat, SCROLLS]) - int(state.tracks_now[seat, SCROLLS_SPENT])
    return SCROLL_COST * min(1.0, max(turns_left(state) + 1 - held, 0) / SCROLLS_LAST)


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
            if state.thing[square] != NOTHING:
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
bind(horizon, STATE, explorers_horizon)
bind(ahead, STATE, one_horizon)
bind(worth, STATE, margin)
