"""Bots. Goal of this package: strong and fast.

A bot is anything with a method `choose(turn)` that returns a legal action, as text or number; `turn` is a `Turn`.

Five levels for people, from gentle to hard, the same names for every game. They stand for a way of playing that may
become deeper; a program that wants one exact bot takes it from `simple` or `search`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType

from farshore.bots.bot import Bot
from farshore.bots.learned import Learned
from farshore.bots.search import Search
from farshore.bots.simple import Greedy, Random
from farshore.engine.chance import check_seed
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.validate import short_repr
from farshore.play import Turn

__all__ = ["KINDS", "LEVELS", "Bot", "Greedy", "Learned", "Level", "Random", "Search", "Turn", "make"]

GENTLE = 14.0  # points by which level 1 misjudges everything


@dataclass(frozen=True)
class Level:
    """A strength that players can choose."""

    number: int
    name: str
    about: str
    bot: Callable[[Game, int], Random | Greedy | Search]  # (game, seed)


def _knowledge(game: Game) -> ModuleType:
    """The module with what bots know about a game; importing it binds its functions."""
    return game.part("bot")


def _search(level: int) -> Callable[[Game, int], Search]:
    """Search with the game's own number of simulations for that level: how long one takes differs from game to game."""
    return lambda game, seed: Search(game, seed, _knowledge(game).SIMULATIONS[level])


def _levels() -> Mapping[int, Level]:
    levels = (
        Level(1, "Pip", "gentle: plays by feel and misjudges a lot", lambda game, seed: Greedy(game, seed, GENTLE)),
        Level(2, "Marlow", "steady: takes what looks best", Greedy),
        Level(3, "Tove", "thoughtful: simulates what its choices may lead to", _search(3)),
        Level(4, "Isaura", "sharp: simulates several times as much", _search(4)),
        Level(
            5,
            "Corvin",
            "merciless: simulates as much as a second allows",
            lambda game, seed: Search(game, seed, seconds=1.0),
        ),
    )
    return {level.number: level for level in levels}


LEVELS = _levels()

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
    _knowledge(game)
    if isinstance(level, str) and level in KINDS:
        return KINDS[level](game, seed)
    for each in LEVELS.values():
        if level in (each.number, str(each.number)) and not isinstance(level, bool):
            return each.bot(game, seed)
    raise NotationError(
        f"there is no bot {short_repr(level)}: levels are {', '.join(map(str, LEVELS))}, others {', '.join(KINDS)}"
    )
