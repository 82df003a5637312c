"""The games of the tests of environments: all that are installed, and Skerries, which has no table of features."""

import sys

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


@pytest.fixture(params=[*games.names(), "skerries"])
def game(request: pytest.FixtureRequest) -> Game:
    return game_of(request.param)
