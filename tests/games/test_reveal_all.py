"""Looking back with everything open: what is hidden stands in the view, and nothing else of it changes."""

import random

from farshore.engine.game import SPECTATOR, Game
from farshore.engine.record import unpack
from tests.games.matches import amount, play_to, random_match, reproducible

SHOWN = {"lost-cities": ("known",), "explorers": ("marks", "tracks"), "entdecker": ("token", "chief")}


def test_what_is_hidden_is_shown_and_nothing_else_changes(game: Game) -> None:
    rng = random.Random(f"unveil {game.name}")
    changed = False
    for _ in range(amount(compiled=40, off=12, soak=1_000)):
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(120))
        with reproducible(play):
            state = unpack(play.position.states)
            plain, opened = (unpack(play.position.observe(SPECTATOR)) for _ in range(2))
            game.reveal_all(state, opened)
            for name, value in vars(opened).items():
                same = (
                    bool((value == getattr(plain, name)).all())
                    if hasattr(value, "all")
                    else value == getattr(plain, name)
                )
                assert same or name in SHOWN[game.name]
                changed = changed or not same
            if game.name == "lost-cities":
                assert opened.known.sum(axis=1).tolist() == state.held.tolist()
            elif game.name == "explorers":
                assert (opened.marks == state.marks_now).all()
                assert (opened.tracks == state.tracks_now).all()
            else:
                assert (opened.token == state.token).all()
                assert (opened.chief == state.chief).all()
    assert changed
