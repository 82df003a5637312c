"""The games that are installed. Goal of this package: rules that are readable and verifiable.

A game is a package with a `GAME`, declared as an entry point of the group `farshore.games`; the built-in ones and those
of other distributions are found in the same way. Listing the names imports nothing; a game is imported when it is
asked for. One that cannot be imported, or whose name is taken, is reported by `problems` and leaves the others alone.

Rules are all that a game needs for Python. `BROWSER` and `TERMINAL` name the parts of its package that it needs besides
to be offered there.
"""

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING

from farshore.engine.errors import UnknownGame
from farshore.engine.validate import short_repr

if TYPE_CHECKING:
    from farshore.engine.game import Game

GROUP = "farshore.games"
BROWSER = ("bot", "tutorial", "board")
TERMINAL = ("bot", "terminal")
NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it is part of addresses and of the names of texts


@cache
def _declared() -> tuple[dict[str, EntryPoint], list[tuple[str, str]]]:
    """The entry point of each name; and for each that comes too late, the name with a sentence about it."""
    chosen: dict[str, EntryPoint] = {}
    taken = []
    for point in sorted(entry_points(group=GROUP), key=_precedence):
        first = chosen.setdefault(point.name, point)
        if (point.value, _owner(point)) != (first.value, _owner(first)):
            taken.append((point.name, f"{_called(point)} cannot be used: {_owner(first)} has a game of that name"))
    return chosen, taken


def _owner(point: EntryPoint) -> str:
    """The distribution that declares an entry point."""
    return point.dist.name if point.dist is not None else "an unknown distribution"


def _precedence(point: EntryPoint) -> tuple[str, bool, str]:
    """By name; of two with one name Farshore's own comes first."""
    return point.name, _owner(point) != "farshore", _owner(point)


def _called(point: EntryPoint) -> str:
    return f"the game {point.name!r} of {_owner(point)}"


def names() -> tuple[str, ...]:
    """The names of all installed games, in alphabetical order. Imports none of them."""
    return tuple(_declared()[0])


@cache
def _load(name: str) -> "Game | str":
    """A game, or a sentence that says why it cannot be used."""
    from farshore.engine.game import Game

    point = _declared()[0][name]
    if not NAME.fullmatch(name):
        return f"{_called(point)} cannot be used: a name has small letters, digits and single hyphens"
    try:
        game = point.load()
    except Exception as error:  # somebody else's module: whatever it raises must not end this program
        return f"{_called(point)} cannot be imported: {type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"{_called(point)} cannot be used: {point.value} is {short_repr(game)}, not a Game"
    if game.name != name:
        return f"{_called(point)} cannot be used: it calls itself {game.name!r}"
    return game


def get(name: str) -> "Game":
    """The game of that name. Raises UnknownGame, also for a game that is installed but cannot be imported."""
    if not isinstance(name, str) or name not in _declared()[0]:
        raise UnknownGame(f"unknown game {short_repr(name)}; available: {', '.join(names())}")
    game = _load(name)
    if isinstance(game, str):
        raise UnknownGame(game)
    return game


def _missing(game: "Game", parts: tuple[str, ...]) -> list[str]:
    return [part for part in parts if find_spec(f"{game.package}.{part}") is None]


def playable(*parts: str) -> tuple["Game", ...]:
    """All games that can be imported and have these parts, the lightest first. Imports every one of them."""
    loaded = [game for game in map(_load, names()) if not isinstance(game, str) and not _missing(game, parts)]
    return tuple(sorted(loaded, key=lambda game: game.weight))


def problems(*parts: str, name: str | None = None) -> tuple[str, ...]:
    """A sentence for every declared game that `playable` leaves out; of one name alone, if that is given.

    Imports every game that is asked about.
    """
    asked = [each for each in names() if name in (None, each)]
    found = [sentence for each, sentence in _declared()[1] if each in asked]
    for each in asked:
        game = _load(each)
        if isinstance(game, str):
            found.append(game)
        elif missing := _missing(game, parts):
            called = _called(_declared()[0][each])
            found.append(f"{called} is not offered here: {game.package} has no {' and no '.join(missing)}")
    return tuple(found)
