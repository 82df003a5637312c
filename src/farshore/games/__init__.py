"""The games that are installed. Goal of this package: rules that are readable and verifiable.

A game is a package with a `GAME`, declared as an entry point of the group `farshore.games`; the built-in ones and those
of other distributions are found in the same way. Listing the names imports nothing; a game is imported when it is
asked for. One that cannot be imported, or whose name is taken, is reported by `problems` and leaves the others alone.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from farshore.engine.errors import UnknownGame
from farshore.engine.validate import shown

if TYPE_CHECKING:
    from farshore.engine.game import Game

GROUP = "farshore.games"


@cache
def _declared() -> tuple[dict[str, EntryPoint], dict[str, str]]:
    """The entry point of each name, and what is wrong with the others."""
    chosen: dict[str, EntryPoint] = {}
    taken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=_precedence):
        if point.name not in chosen:
            chosen[point.name] = point
        elif (point.value, _owner(point)) != (chosen[point.name].value, _owner(chosen[point.name])):
            first = chosen[point.name]
            taken[f"{point.name} ({_owner(point)})"] = (
                f"the name {point.name!r} of {point.value} is taken by {first.value} of {_owner(first)}"
            )
    return chosen, taken


def _owner(point: EntryPoint) -> str:
    """The distribution that declares an entry point."""
    return point.dist.name if point.dist is not None else "an unknown distribution"


def _precedence(point: EntryPoint) -> tuple[str, bool, str]:
    """By name; of two with one name Farshore's own comes first."""
    return point.name, _owner(point) != "farshore", _owner(point)


def names() -> tuple[str, ...]:
    """The names of all installed games, in alphabetical order. Imports none of them."""
    return tuple(_declared()[0])


@cache
def _load(name: str) -> "Game | str":
    """A game, or a sentence that says why it cannot be used."""
    from farshore.engine.game import Game

    point = _declared()[0][name]
    try:
        game = point.load()
    except Exception as error:  # somebody else's module: whatever it raises must not end this program
        return f"the game {name!r} of {_owner(point)} cannot be imported: {type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"the game {name!r} of {_owner(point)} cannot be used: {point.value} is {shown(game)}, not a Game"
    if game.name != name:
        return f"the game {name!r} of {_owner(point)} cannot be used: it calls itself {game.name!r}"
    return game


def get(name: str) -> "Game":
    """The game of that name. Raises UnknownGame, also for a game that is installed but cannot be imported."""
    if not isinstance(name, str) or name not in _declared()[0]:
        raise UnknownGame(f"unknown game {shown(name)}; available: {', '.join(names())}")
    game = _load(name)
    if isinstance(game, str):
        raise UnknownGame(game)
    return game


def playable() -> tuple["Game", ...]:
    """All games that can be imported, the lightest first. Imports every one of them."""
    loaded = (_load(name) for name in names())
    return tuple(sorted((game for game in loaded if not isinstance(game, str)), key=lambda game: game.weight))


def problems() -> tuple[str, ...]:
    """A sentence for every declared game that cannot be played. Imports every game."""
    broken = [game for game in map(_load, names()) if isinstance(game, str)]
    return (*_declared()[1].values(), *broken)
