"""What bots know about Explorers: a heuristic for every mark, in points.

Whatever can still be won lies on squares, called spots here: objects, temples, the neighbours of villages, what
achievements ask for. A spot is worth its points once it is marked, and a share of them the nearer one's marks are; so a
mark is worth what it takes and what it comes nearer to (`gains`). Distances are counted in squares as if all were open.
What is worth less after this round pulls more within it, if a card still to come has its terrain (`appraisal`).

An option, a scroll or a bonus is worth the marks that would be placed with it. Level 2 tries several squares to begin
with, places the marks that would follow, and adds what the next turn gains on average over the cards to come; playouts
of search, which ask in a hurry, take what seems best at once. `farshore tune explorers` searches the weights.
"""

from farshore.games.explorers.bot import policy  # noqa: F401  # importing it binds the verbs
from farshore.games.explorers.bot.weights import TUNED_ON, WEIGHTS, Weights

__all__ = ["SIMULATIONS", "TUNED_ON", "WEIGHTS", "Weights"]

SIMULATIONS = {3: 200, 4: 800}  # of search at these levels
