"""The games. Goal of this package: readable and verifiable, each rule beside its number.

One folder a game; games know nothing of each other. A game is imported when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from farshore.errors import UnknownGame
from farshore.given import shown

if TYPE_CHECKING:
    from farshore.game import Game

MODULES = {
    "lost-cities": "farshore.games.lost_cities",
    "explorers": "farshore.games.explorers",
    "entdecker": "farshore.games.entdecker",
}
NAMES = tuple(name for name in MODULES if name != "entdecker")  # those that are offered; it waits for its board


def get(name: str) -> "Game":
    """The game of that name. Raises UnknownGame."""
    if not isinstance(name, str) or name not in MODULES:
        raise UnknownGame(f"there is no game {shown(name)}: there is {', '.join(MODULES)}")
    game: Game = import_module(MODULES[name]).GAME
    return game
