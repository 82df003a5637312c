"""The games. Goal of this package: readable and verifiable, each rule beside its number.

One folder a game; games know nothing of each other. A game is imported when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from farshore.errors import UnknownGame
from farshore.given import shown

if TYPE_CHECKING:
    from farshore.game import Game

_MODULES = {
    "lost-cities": "farshore.games.lost_cities",
    "explorers": "farshore.games.explorers",
    "entdecker": "farshore.games.entdecker",
}
NAMES = tuple(_MODULES)


def get(name: str) -> "Game":
    """The game of that name. Raises UnknownGame."""
    if not isinstance(name, str) or name not in _MODULES:
        raise UnknownGame(f"there is no game {shown(name)}: there is {', '.join(_MODULES)}")
    game: Game = import_module(_MODULES[name]).GAME
    return game
