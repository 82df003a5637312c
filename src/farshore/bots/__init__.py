"""Bots. Goal of this package: strong and fast.

A bot is anything with a method `choose(turn)` that returns a legal action, as text or number; `turn` is a `Turn`.

Five levels for people, from gentle to hard, the same names for every game. They stand for a way of playing that may
become deeper; a program that wants one exact bot takes it from `simple` or `search`.
"""

from collections.abc import Callable, Mapping

from farshore.bots.bot import Bot
from farshore.bots.learned import Learned
from farshore.bots.levels import GENTLE, LEVELS, Level
from farshore.bots.search import Search
from farshore.bots.simple import Greedy, Random
from farshore.engine.chance import check_seed
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.validate import short_repr
from farshore.play import Turn

__all__ = ["GENTLE", "KINDS", "LEVELS", "Bot", "Greedy", "Learned", "Level", "Random", "Search", "Turn", "make"]

KINDS: Mapping[str, Callable[[Game, int], Random | Greedy | Learned]] = {
    "random": Random,
    "greedy": Greedy,
    "network": Learned,
}


def make(game: Game, level: int | str, seed: int) -> Random | Greedy | Learned | Search:
    """A bot for `game`: a level from 1 to 5, `random`, `greedy` or `network`. Raises NotationError.

    The same seed plays the same, but for level 5, which thinks by the clock. It plays with any number of seats.
    """
    seed = check_seed(seed)
    knowledge = game.part("bot")  # importing it binds its functions
    if isinstance(level, str) and level in KINDS:
        return KINDS[level](game, seed)
    for each in LEVELS.values():
        if level in (each.number, str(each.number)) and not isinstance(level, bool):
            if not each.searches:
                return Greedy(game, seed, each.noise)
            simulations = knowledge.SIMULATIONS[each.simulations_of]
            if each.by_clock:
                return Search(game, seed, simulations, each.longest, each.seconds)
            return Search(game, seed, simulations)
    raise NotationError(
        f"there is no bot {short_repr(level)}: levels are {', '.join(map(str, LEVELS))}, others {', '.join(KINDS)}"
    )
