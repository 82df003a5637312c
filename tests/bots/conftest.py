"""Bots of the games that are offered; those of others are tested in the soak."""

import pytest

from farshore import games
from farshore.game import Game
from tests.games.matches import SOAK


@pytest.fixture(params=games.MODULES if SOAK else games.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return games.get(request.param)
