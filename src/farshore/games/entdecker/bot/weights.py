"""What a bot of Die neuen Entdecker takes things to be worth, in points."""

import numpy as np

from farshore.bots.weights import Weight, filled, weight
from farshore.engine.kernel import kernel
from farshore.games.entdecker.state import CELLS, SEATS, State

TUNED_ON = ("seats=2",)


class Weights:
    """What the heuristic takes things to be worth."""

    # gold
    coin: Weight = weight(1.83, 0.0, 3.0, "a gold piece")
    coin_spaces: Weight = weight(15.7, 1.0, 60.0, "unexplored spaces below which it is worth less")
    plenty: Weight = weight(
        77.0, 5.0, 200.0, "gold at the start with which a piece more is worth half: less is needed later"
    )
    short: Weight = weight(-1.03, -3.0, 4.0, "having so little gold after a turn that one may roll for more")
    # islands
    growth: Weight = weight(
        1.09, 0.0, 2.5, "tiles that an island gains for each open side until it is complete, for the first four"
    )
    held: Weight = weight(0.81, 0.2, 1.2, "of what a rank promises, how much counts on an island with an open side")
    held_on: Weight = weight(0.594, 0.5, 1.0, "of that, how much is left with every further one")
    strike: Weight = weight(
        0.314, 0.0, 1.0, "how likely others close an island with an open side that they can win by that"
    )
    strike_on: Weight = weight(0.276, 0.0, 1.0, "how much less likely that is with every further one")
    credit: Weight = weight(
        0.0, -2.0, 6.0, "gold beyond its price that others need for a unit, less what they will get"
    )
    # units
    trail: Weight = weight(1.92, 0.0, 6.0, "a scout that comes to the jungle")
    trail_late: Weight = weight(2.41, -1.0, 6.0, "how much more that is worth in the end")
    trail_open: Weight = weight(0.974, 0.0, 1.2, "of that, how much counts while its island is open")
    fort_busy: Weight = weight(0.0992, 0.0, 4.0, "what it costs that a fort cannot be used elsewhere")
    settlement_busy: Weight = weight(0.015, 0.0, 4.0, "the same of a settlement")
    scout_kept: Weight = weight(3.29, 0.0, 8.0, "a scout in reserve, if few are left for many spaces")
    scout_turns: Weight = weight(2.4, 0.1, 6.0, "turns to come for each scout at which one is worth half of that")
    scout_moved: Weight = weight(2.94, 0.0, 8.0, "what a scout leaves behind that must be taken from elsewhere")
    # expeditions
    on: Weight = weight(
        0.122, 0.0, 1.2, "of what the tiles still to be drawn promise here, how much counts a space further on"
    )
    beyond: Weight = weight(0.274, 0.0, 1.5, "the same of what they promise beside a space where a tile is placed")
    go_on: Weight = weight(0.174, -0.5, 1.0, "an announced tile that is not yet drawn, where the ship can go on")
    natives: Weight = weight(2.69, 0.0, 8.0, "meeting friendly natives")
    # huts
    lead: Weight = weight(0.366, 0.1, 3.0, "how much surer of a token one scout more makes at the start")
    lead_late: Weight = weight(2.64, 0.0, 6.0, "how much more than that in the end")
    nearer: Weight = weight(0.223, 0.0, 1.0, "scouts that being nearest is worth, where the number is equal")
    insight: Weight = weight(0.635, 0.0, 3.0, "knowing a token")


BY_SEATS = {  # tables for which these were tuned: huts are harder to win there, and gold comes more often
    3: {
        "coin": 1.64,
        "coin_spaces": 15.6,
        "plenty": 90.6,
        "short": -0.467,
        "growth": 1.73,
        "held": 0.674,
        "held_on": 0.705,
        "strike": 0.453,
        "strike_on": 0.617,
        "credit": 2.62,
        "trail": 1.5,
        "trail_late": 1.77,
        "trail_open": 0.935,
        "fort_busy": 0.171,
        "settlement_busy": 0.826,
        "scout_kept": 1.79,
        "scout_turns": 2.92,
        "scout_moved": 0.841,
        "on": 0.374,
        "beyond": 0.0086,
        "go_on": -0.0118,
        "natives": 1.68,
        "lead": 0.31,
        "lead_late": 0.826,
        "nearer": 0.0224,
        "insight": 0.00774,
    },
    4: {
        "coin": 1.43,
        "coin_spaces": 37.5,
        "plenty": 118.0,
        "short": 0.0,
        "growth": 1.55,
        "held": 0.85,
        "held_on": 0.647,
        "strike": 0.245,
        "strike_on": 0.37,
        "credit": 3.96,
        "trail": 1.08,
        "trail_late": -0.263,
        "trail_open": 0.949,
        "fort_busy": 1.84,
        "settlement_busy": 0.0619,
        "scout_kept": 0.5,
        "scout_turns": 0.861,
        "scout_moved": 1.45,
        "on": 0.228,
        "beyond": 0.13,
        "go_on": -0.175,
        "natives": 0.988,
        "lead": 0.138,
        "lead_late": 1.28,
        "nearer": 0.0466,
        "insight": 0.00995,
    },
}
_ALL = [filled(Weights, BY_SEATS.get(seats, {})) for seats in range(SEATS + 1)]
WEIGHTS = np.concatenate(_ALL).astype(_ALL[0].dtype)  # by seats; joined, they are no longer records to numpy


@kernel
def coin_worth(state: State, weights: Weights, gold: int) -> float:
    """What a gold piece is worth to who has so much: less when the map is nearly explored, and with plenty of it."""
    spaces = int(state.spaces)
    return (
        weights.coin * min(1.0, spaces / weights.coin_spaces) / (1.0 + gold / (1.0 + weights.plenty * spaces / CELLS))
    )


@kernel
def scout_worth(state: State, weights: Weights, scouts: int) -> float:
    """What a scout is worth to who has so many in reserve: it may find a better place while there are turns for it."""
    turns = int(state.spaces) / (int(state.seats) * (1.0 + scouts))
    return weights.scout_kept * turns / (turns + weights.scout_turns)
