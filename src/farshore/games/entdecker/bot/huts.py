"""Huts: what their tokens are worth, and who is likely to get them."""

import math

from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.games.entdecker import packed
from farshore.games.entdecker.bot.weights import Weights
from farshore.games.entdecker.bot.workspace import NEVER, Workspace
from farshore.games.entdecker.jungle import shows_token
from farshore.games.entdecker.scouts import free_space
from farshore.games.entdecker.state import CELLS, PATH_LENGTH, PATHS, TOKEN_COUNTS, TOKEN_VALUES, TOKENS, State


@kernel
def token_worth(state: State, seat: int, path: int) -> float:
    """What the token in a hut is worth, or would be, as far as `seat` knows."""
    if has_bit(int(state.knows[path]), seat):
        return float(TOKEN_VALUES[state.token[path]])
    total = 0
    points = 0
    for token in range(1, TOKENS + 1):
        total += int(TOKEN_COUNTS[token])
        points += int(TOKEN_COUNTS[token]) * int(TOKEN_VALUES[token])
    for other in range(PATHS):
        if has_bit(int(state.knows[other]), seat):
            total -= 1
            points -= int(TOKEN_VALUES[state.token[other]])
    return points / total


@kernel
def prospect(state: State, weights: Weights, seat: int, path: int, work: Workspace) -> float:
    """How likely `seat` wins the token of that path, less how likely others do."""
    seats = int(state.seats)
    chances = work.chances
    for other in range(seats):
        chances[other] = 0.0
    most = 0.0
    for space in range(PATH_LENGTH):
        owner = packed.scout_seat(int(state.path[path, space]))
        if owner >= 0:
            number = packed.scout_number(int(state.path[path, space]))
            if chances[owner] == 0.0:
                chances[owner] = weights.nearer * (1.0 - 0.1 * space)  # first met, nearest
            chances[owner] += 1.0
            if owner == seat and number > 0 and (state.chief[seat, 0] == number or state.chief[seat, 1] == number):
                chances[owner] += 1.0
    for other in range(seats):
        most = max(most, chances[other])
    if most == 0.0:
        return 0.0
    sure = weights.lead + weights.lead_late * (1.0 - int(state.spaces) / CELLS)
    total = 0.0
    for other in range(seats):
        chances[other] = math.exp(sure * (chances[other] - most))
        total += chances[other]
    value = 0.0
    for other in range(seats):
        value += chances[other] / total if other == seat else -chances[other] / total / (seats - 1)
    return value


@kernel
def hut_gain(state: State, weights: Weights, seat: int, path: int, number: int, work: Workspace) -> float:
    """What one's scout of that number gains on a path; NEVER if it cannot go there."""
    space = free_space(state, path)
    if path == state.barred or space == PATH_LENGTH:
        return NEVER
    before = prospect(state, weights, seat, path, work)
    state.path[path, space] = packed.pack_scout(seat, number)
    after = prospect(state, weights, seat, path, work)
    state.path[path, space] = 0
    value = token_worth(state, seat, path) * (after - before)
    if shows_token(space) and not has_bit(int(state.knows[path]), seat):
        value += weights.insight
    return value
