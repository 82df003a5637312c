"""What bots know about Lost Cities: a value in points for every action.

A new expedition is worth what it promises: what is laid and held, and a share of what may still come. A card that is
laid gives up the lower ones; one that is discarded is lost, and helps the other seat as far as the table shows. While
there are turns to spare the cheapest card goes; when they run short, the one that brings most.
`docs/games/lost-cities.md` says what follows from that, and lists the weights.
"""

from farshore.games.lost_cities.bot import policy  # noqa: F401  # importing it binds the verbs
from farshore.games.lost_cities.bot.network import NETWORK
from farshore.games.lost_cities.bot.weights import Weights

__all__ = ["NETWORK", "SIMULATIONS", "TUNED_ON", "Weights"]

SIMULATIONS = {3: 2000, 4: 10_000}  # of search at these levels
TUNED_ON = ("rounds=1 next_starter=alternate",)
