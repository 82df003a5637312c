"""What a bot of Die neuen Entdecker takes things to be worth, in points."""

from farshore.bots.weights import Weight, defaults, weight
from farshore.engine.kernel import kernel
from farshore.games.entdecker.state import CELLS, State

TUNED_ON = ("seats=2", "seats=3", "seats=4")


class Weights:
    """What the heuristic takes things to be worth."""

    # gold
    coin: Weight = weight(0.8, 0.0, 2.0, "a gold piece")
    coin_spaces: Weight = weight(20.0, 1.0, 60.0, "unexplored spaces below which it is worth less")
    plenty: Weight = weight(
        150.0, 5.0, 200.0, "gold at the start with which a piece more is worth half: less is needed later"
    )
    short: Weight = weight(0.0, -1.0, 4.0, "having so little gold after a turn that one may roll for more")
    # islands
    growth: Weight = weight(
        0.8, 0.0, 2.5, "tiles that an island gains for each open side until it is complete, for the first four"
    )
    growth_spaces: Weight = weight(1.0, 1.0, 60.0, "unexplored spaces below which it gains less")
    held: Weight = weight(0.8, 0.2, 1.2, "of what a rank promises, how much counts on an island with an open side")
    held_on: Weight = weight(0.87, 0.5, 1.0, "of that, how much is left with every further one")
    strike: Weight = weight(
        0.25, 0.0, 1.0, "how likely others close an island with an open side that they can win by that"
    )
    strike_on: Weight = weight(0.4, 0.0, 1.0, "how much less likely that is with every further one")
    own_strike: Weight = weight(0.0, 0.0, 1.0, "how likely one does so oneself")
    credit: Weight = weight(
        2.0, -2.0, 6.0, "gold beyond its price that others need for a unit, less what they will get"
    )
    # units
    trail: Weight = weight(1.4, 0.0, 4.0, "a scout that comes to the jungle")
    trail_late: Weight = weight(0.0, -2.0, 4.0, "how much more that is worth in the end")
    trail_open: Weight = weight(0.7, 0.0, 1.2, "of that, how much counts while its island is open")
    fort_busy: Weight = weight(0.7, 0.0, 4.0, "what it costs that a fort cannot be used elsewhere")
    settlement_busy: Weight = weight(2.0, 0.0, 8.0, "the same of a settlement")
    busy_spaces: Weight = weight(1.0, 1.0, 60.0, "unexplored spaces below which that costs less")
    scout_kept: Weight = weight(0.8, 0.0, 2.5, "a scout in reserve")
    scout_spaces: Weight = weight(20.0, 1.0, 60.0, "unexplored spaces below which it is worth less")
    scout_moved: Weight = weight(1.5, 0.0, 4.0, "what a scout leaves behind that must be taken from elsewhere")
    # expeditions
    on: Weight = weight(
        0.3, 0.0, 1.2, "of what the tiles still to be drawn promise here, how much counts a space further on"
    )
    beyond: Weight = weight(0.3, 0.0, 1.5, "the same of what they promise beside a space where a tile is placed")
    go_on: Weight = weight(0.05, -0.5, 1.0, "an announced tile that is not yet drawn, where the ship can go on")
    natives: Weight = weight(1.6, 0.0, 4.0, "meeting friendly natives")
    # huts
    lead: Weight = weight(0.9, 0.1, 3.0, "how much surer of a token one scout more makes at the start")
    lead_late: Weight = weight(1.6, 0.0, 6.0, "how much more than that in the end")
    nearer: Weight = weight(0.4, 0.0, 1.0, "scouts that being nearest is worth, where the number is equal")
    insight: Weight = weight(0.6, 0.0, 3.0, "knowing a token")


WEIGHTS = defaults(Weights)


@kernel
def coin_worth(state: State, weights: Weights, gold: int) -> float:
    """What a gold piece is worth to who has so much: less when the map is nearly explored, and with plenty of it."""
    spaces = int(state.spaces)
    return (
        weights.coin * min(1.0, spaces / weights.coin_spaces) / (1.0 + gold / (1.0 + weights.plenty * spaces / CELLS))
    )


@kernel
def scout_worth(state: State, weights: Weights) -> float:
    """What a scout in reserve is worth: it may find a better place."""
    return weights.scout_kept * min(1.0, int(state.spaces) / weights.scout_spaces)
