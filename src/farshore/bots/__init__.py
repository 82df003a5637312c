"""Bots. Goal of this package: strong and fast.

Five levels for people, from gentle to hard, the same names for every game. They stand for a way of playing that may
become deeper; a program that wants one exact bot takes it from `simple` or `search`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from farshore.bots.bot import Bot
from farshore.bots.search import Search
from farshore.bots.simple import Greedy, Random
from farshore.chance import check_seed
from farshore.errors import NotationError
from farshore.game import Game
from farshore.given import shown

__all__ = ["KINDS", "LEVELS", "Bot", "Greedy", "Level", "Random", "Search", "make"]


@dataclass(frozen=True)
class Level:
    """A strength that players can choose."""

    number: int
    name: str
    about: str
    bot: Callable[[Game, int, int], Bot]  # (game, seats, seed)


def _levels() -> Mapping[int, Level]:
    levels = (
        Level(
            1, "Pip", "gentle: plays by feel and misjudges a lot", lambda game, seats, seed: Greedy(game, seed, 14.0)
        ),
        Level(2, "Marlow", "steady: takes what looks best", lambda game, seats, seed: Greedy(game, seed)),
        Level(
            3,
            "Tove",
            "thoughtful: tries every choice 200 times in its head",
            lambda game, seats, seed: Search(game, seed, seats, 200),
        ),
        Level(
            4,
            "Isaura",
            "sharp: tries every choice 1,000 times",
            lambda game, seats, seed: Search(game, seed, seats, 1000),
        ),
        Level(
            5,
            "Corvin",
            "merciless: tries as often as a second allows",
            lambda game, seats, seed: Search(game, seed, seats, seconds=1.0),
        ),
    )
    return {level.number: level for level in levels}


LEVELS = _levels()

KINDS: Mapping[str, Callable[[Game, int, int], Bot]] = {
    "random": lambda game, seats, seed: Random(game, seed),
    "greedy": lambda game, seats, seed: Greedy(game, seed),
}


def make(game: Game, level: int | str, seed: int, seats: int | None = None) -> Bot:
    """A bot for `game`: a level from 1 to 5, or `random` or `greedy`. Raises NotationError.

    The same seed plays the same, but for level 5, which thinks by the clock.
    """
    seed = check_seed(seed)
    import_module(f"farshore.bots.{game.name.replace('-', '_')}")  # what bots know about it
    seats = game.seats[0] if seats is None else seats
    if isinstance(level, str) and level in KINDS:
        return KINDS[level](game, seats, seed)
    for each in LEVELS.values():
        if level in (each.number, str(each.number)) and not isinstance(level, bool):
            return each.bot(game, seats, seed)
    raise NotationError(
        f"there is no bot {shown(level)}: levels are {', '.join(map(str, LEVELS))}, others {', '.join(KINDS)}"
    )
