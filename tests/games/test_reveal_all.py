"""A replay with everything open: what is hidden stands in the view, and nothing else of it changes."""

import random

import numpy as np

from farshore.engine.game import SPECTATOR, Game
from farshore.engine.record import unpack
from tests.games.adapters import adapter
from tests.games.matches import amount, play_to, random_match, reproducible


def test_what_is_hidden_is_shown_and_nothing_else_changes(game: Game) -> None:
    rng = random.Random(f"reveal {game.name}")
    changed = False
    for _ in range(amount(compiled=40, off=12, soak=1_000)):
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(120))
        with reproducible(play):
            state = unpack(play.position.states)
            plain, opened = (unpack(play.position.observe(SPECTATOR)) for _ in range(2))
            game.reveal_all(state, opened)
            due = adapter(game.name).revealed
            for name, value in vars(opened).items():
                assert np.array_equal(value, due[name](state) if name in due else getattr(plain, name)), name
                changed = changed or not np.array_equal(value, getattr(plain, name))
    assert changed
