"""Farshore: exploration board games as a library.

    >>> import farshore
    >>> play = farshore.new("lost-cities", seed=7)
    >>> play.act("lay Yx"); play.act("draw")
    >>> play.to_act, play.scores, len(play.legal())
    ((0,), (0, -40), 16)

Importing this loads no numba and no numpy; the first game does.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from farshore.engine.errors import FarshoreError, IllegalAction, NotationError, TranscriptError, UnknownGame

if TYPE_CHECKING:
    from farshore.play import Play

    GAMES: tuple[str, ...]  # the names of all installed games

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "FarshoreError",
    "IllegalAction",
    "NotationError",
    "TranscriptError",
    "UnknownGame",
    "load",
    "new",
]

CHANCE = -1  # the seat number of chance
SPECTATOR = -2  # the seat number of somebody who may know public facts only


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    position: str | None = None,
    chance: str = "drawn",
    **options: object,
) -> "Play":
    """A new match: `farshore.new("lost-cities", seed=7, rounds=1)`; `farshore.GAMES` lists the games.

    The same seed and actions give the same match; without a seed each is different. `position`, a line of text, starts
    it anywhere. With `chance="given"` outcomes are not drawn: hand them in with `act` when `to_act` is (CHANCE,).
    Raises UnknownGame or NotationError.
    """
    from farshore import play

    return play.new(game, seed=seed, seats=seats, names=names, position=position, chance=chance, **options)


def load(source: str | Path, *, seed: int | None = None) -> "Play":
    """The match in a transcript: the text itself, or a `pathlib.Path` to a file of it.

    Further outcomes are drawn if a seed is given, else handed in with `act`. Raises TranscriptError or NotationError.
    """
    from farshore import play

    return play.load(source, seed=seed)


if not TYPE_CHECKING:  # else type checkers would believe that there is every attribute

    def __getattr__(name: str) -> object:
        if name == "GAMES":  # looking for them takes 30 ms, too long for an import
            from farshore import games

            return games.names()
        raise AttributeError(f"module 'farshore' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
