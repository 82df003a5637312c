"""The heuristic itself: a choice for every phase, and what a position is worth."""

from typing import Any

from farshore.bots.bot import ahead, greedy, horizon, weighed, worth
from farshore.engine.chance import below
from farshore.engine.kernel import bind, kernel, on_stack
from farshore.engine.record import Cells
from farshore.games.entdecker.bot.expedition import best_land, best_placing, best_step
from farshore.games.entdecker.bot.huts import prospect, token_worth
from farshore.games.entdecker.bot.islands import all_stakes, first_completed, prepare
from farshore.games.entdecker.bot.scouts import best_hut
from farshore.games.entdecker.bot.setting_out import best_announcement, best_start, best_way
from farshore.games.entdecker.bot.weights import WEIGHTS, Weights, coin_worth, scout_worth
from farshore.games.entdecker.bot.workspace import NOISE_SCALE, WORKSPACE, Workspace
from farshore.games.entdecker.state import (
    A_CHIEFS,
    A_ISLAND,
    A_WHEEL,
    ANNOUNCE,
    CHIEFS,
    EXPLORE,
    JUNGLE,
    NATIVES,
    OVER,
    PATHS,
    PLACE,
    ROUTE,
    START,
    STATE,
    TAKEN_HUT,
    TAKEN_SCOUT,
    USABLE,
    WHEEL,
    State,
)


@kernel
def entdecker_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic."""
    return entdecker_weighed(state, WEIGHTS[state.seats], seat, noise, stream)


@kernel
def entdecker_weighed(state: State, weights: Weights, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic with these weights."""
    return _choose(state, weights, seat, noise * NOISE_SCALE, stream, on_stack(WORKSPACE))


@kernel
def _choose(state: State, weights: Weights, seat: int, noise: float, stream: Any, work: Workspace) -> int:
    """The same in a workspace that the caller keeps."""
    phase = int(state.phase)
    if phase == START:
        return best_start(state, weights, seat, noise, stream, work)
    if phase == ANNOUNCE:
        return best_announcement(state, weights, seat, noise, stream, work)
    if phase == EXPLORE:
        return best_step(state, weights, seat, noise, stream, work)
    if phase == PLACE:
        return best_placing(state, weights, seat, noise, stream, work)
    if phase == JUNGLE or phase == NATIVES or phase == TAKEN_HUT:
        return best_hut(state, weights, seat, noise, stream, work)
    if phase == TAKEN_SCOUT:
        return best_land(state, weights, seat, work)
    if phase == ROUTE:
        return best_way(state, weights, seat, noise, stream)
    if phase == WHEEL:  # more gold for all: who is first to spend it has the most of it
        return A_WHEEL + 4
    if phase == CHIEFS:
        likely = int(USABLE[state.seats]) // 2 + 1  # low numbers: scouts are used in that order
        return A_CHIEFS + below(stream, likely * (likely - 1) // 2)
    return int(A_ISLAND + first_completed(state))


@kernel
def _standing(state: State, seat: int, work: Workspace) -> float:
    """How many points `seat` is ahead of the others, with what islands, gold and huts promise."""
    seats = int(state.seats)
    weights = WEIGHTS[state.seats]
    value = 0.0
    for other in range(seats):
        gold = int(state.gold[other])
        own = int(state.points[other]) + coin_worth(state, weights, gold) * gold
        if state.phase != OVER:
            scouts = int(state.scouts[other])
            own += scout_worth(state, weights, scouts) * scouts
        value += own if other == seat else -own / (seats - 1)
    if state.phase == OVER:
        return value
    for path in range(PATHS):
        if state.knows[path] > 0:
            value += token_worth(state, seat, path) * prospect(state, weights, seat, path, work)
    prepare(state, weights, seat, work)
    return value + all_stakes(state, seat, work)


@kernel
def entdecker_worth(state: State, seat: int, points: Cells) -> float:
    """How many points `seat` is ahead of the others on average, with what islands, gold and huts promise."""
    return _standing(state, seat, on_stack(WORKSPACE))


@kernel
def entdecker_horizon(state: State) -> int:
    """Whose turn it is: nothing is settled by that, but it is a good moment to judge."""
    return int(state.active)


@kernel
def entdecker_ahead(state: State) -> int:
    """To the end of this turn and of one turn of every other seat."""
    return int(state.seats)


bind(greedy, STATE, entdecker_greedy)
bind(weighed, STATE, entdecker_weighed)
bind(horizon, STATE, entdecker_horizon)
bind(ahead, STATE, entdecker_ahead)
bind(worth, STATE, entdecker_worth)
