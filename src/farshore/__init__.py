"""Farshore: exploration board games as a library.

    >>> import farshore
    >>> play = farshore.new("lost-cities", seed=7)
    >>> play.act("lay Yx"); play.act("draw")
    >>> play.to_act, play.scores, len(play.legal())
    ((0,), (0, -40), 16)

Importing this loads no numba and no numpy: what needs them is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from farshore.engine.errors import FarshoreError, IllegalAction, NotationError, TranscriptError, UnknownGame

if TYPE_CHECKING:
    from farshore import bots
    from farshore.analysis.review.analysis import Analysis, analyse
    from farshore.play import Play, Turn, load, new

    GAMES: tuple[str, ...]  # the names of all installed games

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Analysis",
    "FarshoreError",
    "IllegalAction",
    "NotationError",
    "Play",
    "TranscriptError",
    "Turn",
    "UnknownGame",
    "analyse",
    "bots",
    "load",
    "new",
]

CHANCE = -1  # the seat number of chance
SPECTATOR = -2  # the seat number of somebody who may know public facts only

if not TYPE_CHECKING:  # else type checkers would believe that there is every attribute

    def __getattr__(name: str) -> object:
        if name == "GAMES":  # looking for them takes 30 ms, too long for an import
            return import_module("farshore.games").names()
        if name == "bots":
            return import_module("farshore.bots")
        if name in ("Analysis", "analyse"):
            return getattr(import_module("farshore.analysis.review.analysis"), name)
        if name in ("Play", "Turn", "load", "new"):
            return getattr(import_module("farshore.play"), name)
        raise AttributeError(f"module 'farshore' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
