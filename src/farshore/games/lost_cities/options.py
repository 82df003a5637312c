"""What players of Lost Cities agree on before a match."""

from farshore.engine.game import Option
from farshore.games.lost_cities.box import SMALL_SUITS
from farshore.games.lost_cities.state import MOST_ROUNDS

NEXT_STARTER = ("leader", "alternate", "fixed")
OPTIONS = (
    Option("colours", 5, (5, 6), "five suits, or six for the long game", research=(SMALL_SUITS,)),
    Option("rounds", 3, range(1, MOST_ROUNDS + 1), "how many rounds are added up"),
    Option("next_starter", "leader", NEXT_STARTER, "who starts the later rounds"),
    Option("first_starter", "chance", ("chance", "0", "1"), "who starts the first round: chance or a seat"),
    Option(
        "stall_guard", True, (False, True), "24 turns in a row without a deck draw shut the piles until somebody draws"
    ),
    Option("extra_round", False, (False, True), "a tie after the last round is played off in one round more"),
    Option("piles", "top", ("top", "full"), "show only the top card of a discard pile, or all of them", display=True),
)
