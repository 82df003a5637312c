"""What a bot of Die neuen Entdecker takes things to be worth, in points."""

import numpy as np

from farshore.bots.weights import Weight, filled, weight
from farshore.engine.kernel import kernel
from farshore.games.entdecker.state import CELLS, SEATS, State

TUNED_ON = ("seats=2",)


class Weights:
    """What the heuristic takes things to be worth."""

    # gold
    coin: Weight = weight(1.63, 0.0, 3.0, "a gold piece")
    coin_spaces: Weight = weight(15.2, 1.0, 60.0, "unexplored spaces below which it is worth less")
    plenty: Weight = weight(
        77.3, 5.0, 200.0, "gold at the start with which a piece more is worth half: less is needed later"
    )
    short: Weight = weight(-0.843, -3.0, 4.0, "having so little gold after a turn that one may roll for more")
    # islands
    growth: Weight = weight(
        0.922, 0.0, 2.5, "tiles that an island gains for each open side until it is complete, for the first four"
    )
    held: Weight = weight(0.854, 0.2, 1.2, "of what a rank promises, how much counts on an island with an open side")
    held_on: Weight = weight(0.676, 0.5, 1.0, "of that, how much is left with every further one")
    strike: Weight = weight(
        0.328, 0.0, 1.0, "how likely others close an island with an open side that they can win by that"
    )
    strike_on: Weight = weight(0.376, 0.0, 1.0, "how much less likely that is with every further one")
    credit: Weight = weight(
        0.555, -2.0, 6.0, "gold beyond its price that others need for a unit, less what they will get"
    )
    # units
    trail: Weight = weight(1.92, 0.0, 6.0, "a scout that comes to the jungle")
    trail_late: Weight = weight(2.14, -1.0, 6.0, "how much more that is worth in the end")
    trail_open: Weight = weight(0.908, 0.0, 1.2, "of that, how much counts while its island is open")
    fort_busy: Weight = weight(0.132, 0.0, 4.0, "what it costs that a fort cannot be used elsewhere")
    settlement_busy: Weight = weight(0.0, 0.0, 4.0, "the same of a settlement")
    scout_kept: Weight = weight(2.5, 0.0, 8.0, "a scout in reserve, if few are left for many spaces")
    scout_turns: Weight = weight(1.5, 0.1, 6.0, "turns to come for each scout at which one is worth half of that")
    scout_moved: Weight = weight(2.75, 0.0, 8.0, "what a scout leaves behind that must be taken from elsewhere")
    # expeditions
    on: Weight = weight(
        0.131, 0.0, 1.2, "of what the tiles still to be drawn promise here, how much counts a space further on"
    )
    beyond: Weight = weight(0.232, 0.0, 1.5, "the same of what they promise beside a space where a tile is placed")
    go_on: Weight = weight(0.0259, -0.5, 1.0, "an announced tile that is not yet drawn, where the ship can go on")
    natives: Weight = weight(3.1, 0.0, 8.0, "meeting friendly natives")
    # huts
    lead: Weight = weight(0.488, 0.1, 3.0, "how much surer of a token one scout more makes at the start")
    lead_late: Weight = weight(2.42, 0.0, 6.0, "how much more than that in the end")
    nearer: Weight = weight(0.36, 0.0, 1.0, "scouts that being nearest is worth, where the number is equal")
    insight: Weight = weight(0.711, 0.0, 3.0, "knowing a token")


BY_SEATS = {  # tables for which these were tuned: huts are harder to win there, and gold comes more often
    3: {
        "coin": 1.46,
        "coin_spaces": 25.5,
        "plenty": 103.0,
        "short": -0.366,
        "growth": 1.12,
        "held": 0.908,
        "held_on": 0.668,
        "strike": 0.273,
        "strike_on": 0.394,
        "credit": 2.04,
        "trail": 1.09,
        "trail_late": 1.28,
        "trail_open": 1.02,
        "fort_busy": 0.634,
        "settlement_busy": 0.0155,
        "scout_moved": 2.1,
        "on": 0.256,
        "beyond": 0.171,
        "go_on": -0.0524,
        "natives": 2.16,
        "lead": 0.322,
        "lead_late": 1.84,
        "nearer": 0.216,
        "insight": 0.359,
        "scout_kept": 1.75,
        "scout_turns": 1.5,
    },
    4: {
        "coin": 1.29,
        "coin_spaces": 35.7,
        "plenty": 128.0,
        "short": 0.11,
        "growth": 1.32,
        "held": 0.964,
        "held_on": 0.659,
        "strike": 0.218,
        "strike_on": 0.413,
        "credit": 3.53,
        "trail": 0.252,
        "trail_late": 0.426,
        "trail_open": 1.14,
        "fort_busy": 1.14,
        "settlement_busy": 0.031,
        "scout_moved": 1.45,
        "on": 0.38,
        "beyond": 0.11,
        "go_on": -0.131,
        "natives": 1.22,
        "lead": 0.156,
        "lead_late": 1.25,
        "nearer": 0.0722,
        "insight": 0.0074,
        "scout_kept": 1.0,
        "scout_turns": 1.5,
    },
}
WEIGHTS = np.concatenate([filled(Weights, BY_SEATS.get(seats, {})) for seats in range(SEATS + 1)])  # by seats


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
