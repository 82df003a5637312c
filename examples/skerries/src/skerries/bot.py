"""What bots know about Skerries: a heuristic for every action, in points."""

from typing import Any

from farshore.bots.bot import ahead, greedy, horizon, margin, one_horizon, random_noise, worth
from farshore.engine.bits import has_bit
from farshore.engine.kernel import bind, kernel
from skerries.box import BONUS, KINDS, POINTS, SQUARES, TILES
from skerries.rules import ACTIONS, ALLOWED, LOOK, distance, obstacle
from skerries.state import FOG, STATE, State

SIMULATIONS = {3: 200, 4: 3000}  # of search at these levels
NOISE_SCALE = 0.5  # of the points of noise, how much counts
LATER = 0.6  # of what a square is worth, how much remains for each step that it is away
INSIGHT = 0.45  # of what a look can save or win, how much it is worth


@kernel
def _value(state: State, seat: int, kind: int) -> float:
    """Points that charting a tile of that kind brings this seat."""
    return float(POINTS[kind] + (BONUS[kind] if state.commission[seat] == kind + 1 else 0))


@kernel
def _known(state: State, seat: int, square: int) -> int:
    """The tile of a square as this seat knows it: a kind plus 1, HARBOUR, or FOG."""
    if state.chart[square] != FOG:
        return int(state.chart[square])
    return int(state.under[square]) if has_bit(int(state.looked[square]), seat) else FOG


@kernel
def _unknown(state: State, seat: int, gain: bool) -> float:
    """The mean value of a tile this seat has not seen; with `gain`, counting those below zero as nothing."""
    total = 0.0
    count = 0
    for kind in range(KINDS):
        left = TILES[kind]
        for square in range(SQUARES):
            if _known(state, seat, square) == kind + 1:
                left -= 1
        value = _value(state, seat, kind)
        total += left * (max(value, 0.0) if gain else value)
        count += left
    return total / count if count > 0 else 0.0


@kernel
def _square_value(state: State, seat: int, square: int, mean: float) -> float:
    """What charting a square is worth to this seat; nothing if it is charted."""
    known = _known(state, seat, square)
    if state.chart[square] != FOG:
        return 0.0
    return mean if known == FOG else _value(state, seat, known - 1)


@kernel
def _nearby(state: State, seat: int, place: int, mean: float) -> float:
    """The best that a ship at `place` can go on to, worth less for each step."""
    best = 0.0
    for square in range(SQUARES):
        steps = distance(place, square)
        if steps > 0:
            best = max(best, _square_value(state, seat, square, mean) * LATER**steps)
    return best


@kernel
def skerries_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic: the square itself, and the best that comes nearer by going there."""
    mean = _unknown(state, seat, False)
    insight = INSIGHT * (_unknown(state, seat, True) - max(mean, 0.0))
    best = -1.0e9
    choice = 0
    for action in range(ACTIONS):
        if obstacle(state, seat, action) != ALLOWED:
            continue
        if action >= LOOK:
            value = insight + _nearby(state, seat, int(state.ship[seat]), mean)
        else:
            value = _square_value(state, seat, action, mean) + _nearby(state, seat, action, mean)
        value += random_noise(noise * NOISE_SCALE, stream)
        if value > best:
            best = value
            choice = action
    return choice


@kernel
def skerries_horizon(state: State) -> int:
    """Points are settled at the end of the match alone."""
    return 0


bind(greedy, STATE, skerries_greedy)
bind(horizon, STATE, skerries_horizon)
bind(ahead, STATE, one_horizon)
bind(worth, STATE, margin)
