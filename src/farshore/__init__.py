"""Farshore: exploration board games as a library.

    >>> import farshore
    >>> play = farshore.new("lost-cities", seed=7)
    >>> play.act("lay Yx"); play.act("draw")
    >>> play.to_act, play.scores, len(play.legal())
    ((0,), (0, -40), 16)

Importing this loads no numba and no numpy; the first game does.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from farshore.errors import FarshoreError, IllegalAction, NotationError, TranscriptError, UnknownGame

if TYPE_CHECKING:
    from farshore.play import Play

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "SPECTATOR",
    "FarshoreError",
    "IllegalAction",
    "NotationError",
    "TranscriptError",
    "UnknownGame",
    "load",
    "new",
]

CHANCE = -1
SPECTATOR = -2


def new(game: str, **given: Any) -> "Play":
    """A new match: `farshore.new("lost-cities", seed=7, rounds=1)`. See `farshore.play.new`."""
    from farshore import play

    return play.new(game, **given)


def load(source: str | Path, *, seed: int | None = None) -> "Play":
    """The match in a transcript, given as text or as the path of a file. See `farshore.play.load`."""
    from farshore import play

    return play.load(source, seed=seed)
