"""What bots know about Die neuen Entdecker: a heuristic for every choice, in points.

Whatever is to be won on the map belongs to islands. An island is worth to a seat what its rank there would bring if the
island were complete, with some growth for every open side, less what others may still do about it: who can close it
with a stronger unit will. A tile is worth what it changes about the islands it touches, with the best unit that can
then be paid on it. A fort or settlement on an island that stays open cannot be used elsewhere, one that closes it comes
straight back; a scout goes on into the jungle, where it may decide who gets a token. What others gain counts against
one's own points. What all this is worth is declared in `weights` and found by `farshore tune`.
"""

from farshore.games.entdecker.bot import policy  # noqa: F401  # importing it binds the verbs
from farshore.games.entdecker.bot.weights import BY_SEATS, TUNED_ON, Weights

__all__ = ["BY_SEATS", "SIMULATIONS", "TUNED_ON", "Weights"]

SIMULATIONS = {3: 400, 4: 2_000}  # of search at these levels: one takes 0.1 ms with two seats, 0.3 with four
