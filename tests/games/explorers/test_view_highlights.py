"""A race that random matches hardly ever win."""

import random

from farshore.engine.game import SPECTATOR
from farshore.engine.record import unpack
from farshore.games.explorers import GAME
from farshore.play import new
from tests.games.matches import play_to


def test_a_race_that_was_won_is_noted() -> None:
    play = new(GAME, seats=2, achievements="E6", seed=1)
    play_to(play, random.Random(1), 40)
    before, after = (unpack(play.position.observe(SPECTATOR)) for _ in range(2))
    after.race_points[1, 0] = 8
    assert play.game.highlights(before, after, "") == ["race E6 1 8"]
