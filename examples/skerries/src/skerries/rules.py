"""The flow of a match. Rules are cited by the numbers of the README: SK-1 to SK-11."""

from collections.abc import Mapping

import numpy as np

from farshore.engine.bits import bit, has_bit
from farshore.engine.game import CHANCE, Value
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from skerries.box import HARBOURS, KINDS, SIGHT, SIZE, SQUARES, TILES
from skerries.scoring import score_lines
from skerries.state import DEAL, FOG, HARBOUR, LOOKING, OVER, SAILING, SHOW, TURN, State

# Actions by number: sail to each square, look at each square.
LOOK = SQUARES
ACTIONS = 2 * SQUARES

# Outcomes by number: a tile of each kind, the commission of each kind.
COMMISSION = KINDS
OUTCOMES = 2 * KINDS

# Why not: `notation.REASONS` has the sentences, in this order.
ALLOWED, ALREADY_THERE, NOT_BESIDE, OTHER_SHIP, TOO_FAR, CHARTED, LOOKED_BEFORE = range(7)


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """Both ships in their harbours, everything else in fog. Options: turns."""
    state.turns = options[0]
    state.left = 2 * options[0]
    state.step = DEAL
    state.fog = SQUARES - 2
    for kind in range(KINDS):
        state.bag[kind] = TILES[kind]
    for seat in range(2):
        state.ship[seat] = HARBOURS[seat]
        state.chart[HARBOURS[seat]] = HARBOUR


@kernel
def to_act(state: State) -> int:
    """A bit for the captain whose turn it is, or CHANCE; 0 when the match is over."""
    if state.step == TURN:
        return bit(int(state.seat))
    return 0 if state.step == OVER else CHANCE


@kernel
def distance(one: int, other: int) -> int:
    """Steps between two squares."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


@kernel
def obstacle(state: State, seat: int, action: int) -> int:
    """The number of the reason why `seat` may not do that now; ALLOWED if it may."""
    square = action % SQUARES
    steps = distance(int(state.ship[seat]), square)
    if action < LOOK:  # SK-5
        if steps == 0:
            return ALREADY_THERE
        if steps > 1:
            return NOT_BESIDE
        return OTHER_SHIP if state.ship[1 - seat] == square else ALLOWED
    if state.chart[square] != FOG:  # SK-7
        return CHARTED
    if steps > SIGHT:
        return TOO_FAR
    return LOOKED_BEFORE if has_bit(int(state.looked[square]), seat) else ALLOWED


@kernel
def refusal(state: State, seat: int, action: int, args: Cells) -> int:
    """The same, with the arguments of the reason: the square, and the square of the own ship."""
    args[0] = action % SQUARES
    args[1] = state.ship[seat]
    return obstacle(state, seat, action)


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    if state.step != TURN or seat != state.seat:
        return 0
    count = 0
    for action in range(ACTIONS):
        if obstacle(state, seat, action) == ALLOWED:
            actions[count] = action
            count += 1
    return count


@kernel
def chances(state: State, weights: Cells) -> int:
    """Write a weight for every outcome, return the total."""
    total = 0
    under = int(state.under[state.target])
    for kind in range(KINDS):
        tile = 0
        commission = 0
        if state.step == DEAL:  # SK-3: each commission is there once
            commission = 0 if state.commission[0] == kind + 1 else 1
        elif state.step == SHOW:
            commission = 1 if state.commission[state.seat] == kind + 1 else 0
        elif under > 0:  # somebody has looked: the tile lies there
            tile = 1 if under == kind + 1 else 0
        else:
            tile = int(state.bag[kind])
        weights[kind] = tile
        weights[COMMISSION + kind] = commission
        total += tile + commission
    return total


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action, or an outcome if `seat` is CHANCE, in place. Trusts that it is legal."""
    if seat != CHANCE:
        square = action % SQUARES
        if action >= LOOK:
            state.target = square
            state.step = LOOKING
        else:
            state.ship[seat] = square
            if state.chart[square] == FOG:
                state.target = square
                state.step = SAILING
            else:
                _end_turn(state)
    elif action >= COMMISSION:
        if state.step == DEAL:
            state.commission[state.seat] = action - COMMISSION + 1
        else:
            state.shown[state.seat] = action - COMMISSION + 1
        if state.seat == 1:
            state.step = TURN if state.step == DEAL else OVER
        state.seat = 1 - state.seat
    else:
        _turn_up(state, action)
        _end_turn(state)


@kernel
def _turn_up(state: State, kind: int) -> None:
    """The tile of the target square: charted for all to see (SK-6), or looked at (SK-7)."""
    square = int(state.target)
    if state.under[square] == 0:
        state.bag[kind] -= 1
    if state.step == LOOKING:
        state.under[square] = kind + 1
        state.looked[square] |= bit(int(state.seat))
    else:
        state.under[square] = 0
        state.looked[square] = 0
        state.chart[square] = kind + 1
        state.charted_by[square] = state.seat + 1
        state.fog -= 1


@kernel
def _end_turn(state: State) -> None:
    """The other captain's turn; or, at the end (SK-8), the commissions are shown (SK-10)."""
    state.left -= 1
    state.target = 0
    if state.left > 0 and state.fog > 0:
        state.step = TURN
        state.seat = 1 - state.seat
        return
    state.step = SHOW
    state.seat = 0


@kernel
def score(state: State, points: Cells) -> None:
    """Write the points of both captains as they stand."""
    lines = np.zeros((KINDS, 2), np.int64)
    for seat in range(2):
        score_lines(state, seat, lines)
        points[seat] = lines[:, 1].sum()


@kernel
def ranks(state: State, places: Cells) -> None:
    """Write the places: by points, then by charted squares (SK-11)."""
    lines = np.zeros((KINDS, 2), np.int64)
    lead = 0
    for seat in range(2):
        score_lines(state, seat, lines)
        sign = 1 - 2 * seat
        lead += sign * (lines[:, 1].sum() * SQUARES + lines[:, 0].sum())  # fewer than SQUARES are charted
    places[0] = 2 if lead < 0 else 1
    places[1] = 2 if lead > 0 else 1


@kernel
def was_cut(state: State) -> bool:
    """No: turns are counted, so a match always ends by its rules."""
    return False


def longest(options: Mapping[str, Value]) -> int:
    """Two commissions dealt and shown, and each turn an action with at most one outcome."""
    return 4 + 4 * int(options["turns"])
