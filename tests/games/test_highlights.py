"""What has come of a step is told: all highlights of a match together are what its receipt says, each once."""

import random

import pytest

from farshore.engine.game import Game
from tests.games.adapters import adapter
from tests.games.matches import amount, random_match, reproducible, spectated


def test_the_highlights_of_a_match_are_its_receipt(game: Game) -> None:
    notes, unlisted = adapter(game.name).notes, adapter(game.name).unlisted
    if notes is None:
        pytest.skip("its adapter does not say what they are")
    rng = random.Random(17)
    for _ in range(amount(10, 1, 1_000)):
        play = random_match(game, rng, chance="given")
        found: list[str] = []
        with reproducible(play):
            for _, told, before, after in spectated(play, rng):
                found += game.highlights(before, after, told)
            assert sorted(each for each in found if each.split()[0] not in unlisted) == sorted(notes(play.receipt()))
