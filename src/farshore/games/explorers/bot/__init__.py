"""What bots know about Explorers: a heuristic for every mark, in points.

Whatever can still be won lies on squares, called spots here: objects, temples, the neighbours of villages, what
achievements ask for. A spot is worth its points once it is marked, and a share of them the nearer one's marks are; so a
mark is worth what it takes and what it comes nearer to. Distances are counted in squares as if all were open: what is
closed or of another terrain costs little on the way. An option, a scroll or a bonus is worth the marks that would be
placed with it. Each number in `weights` was tuned alone, all sides basic and all expert;
`benchmarks/strength.py` can judge.
"""

from farshore.games.explorers.bot import policy  # noqa: F401  # importing it binds the verbs

SIMULATIONS = {3: 200, 4: 800}  # of search at these levels
