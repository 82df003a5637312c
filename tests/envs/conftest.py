"""The games of the tests of environments: all that are installed, and Skerries, which has no table of features."""

import sys
from typing import Any

import pytest

from farshore import games
from farshore.engine.game import Game
from tests.distributions import SKERRIES

sys.path.insert(0, str(SKERRIES / "src"))


def game_of(name: str) -> Game:
    """A game by its name; Skerries need not be installed."""
    if name == "skerries":
        from skerries import GAME

        return GAME
    return games.get(name)


def small(game: Game) -> dict[str, Any]:
    """Options of a game's small variant for research; empty if it has none."""
    return {option.name: option.research[0] for option in game.options if option.research}


@pytest.fixture(params=[*games.names(), "skerries"])
def game(request: pytest.FixtureRequest) -> Game:
    return game_of(request.param)
