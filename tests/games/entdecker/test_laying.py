"""What a state keeps of its map, tile by tile, is what a recount of the whole map finds."""

import random

import numpy as np
import pytest

from farshore.engine.record import unpack
from farshore.games.entdecker import GAME
from farshore.games.entdecker.filling import close_off, has_closed
from farshore.games.entdecker.laying import recount
from farshore.games.entdecker.state import CELLS
from tests.games.entdecker.boards import at, board, go, placing
from tests.games.entdecker.typed import Play
from tests.games.matches import amount, choose, habit, random_match, reproducible

pytestmark = pytest.mark.rules
KEPT = ("needed", "island", "islands", "water", "prices")


def check_kept(play: Play) -> None:
    """What follows from the map is as a recount has it, and so is whether a space is closed off (EN-A12)."""
    state = unpack(play.position.states)
    fresh = {name: np.zeros_like(getattr(state, name)) for name in KEPT}
    recount(state.tile, state.unit, *fresh.values())
    for name in KEPT:
        assert getattr(state, name).tolist() == fresh[name].tolist(), name
    filled = np.empty(CELLS, np.int8)
    close_off(state.tile, filled)
    assert bool(state.closed) == has_closed(state.needed, filled)


@pytest.mark.parametrize("batch", range(2))
def test_what_is_kept_of_the_map_is_what_a_recount_finds(batch: int) -> None:
    """After every action and outcome of random matches: islands, seas, sides that must agree, spaces closed off."""
    rng = random.Random(f"kept {batch}")
    for _ in range(amount(compiled=40, off=1, soak=2_000)):
        play = random_match(GAME, rng)
        weights = habit(GAME, rng)
        with reproducible(play):
            while not play.over:
                check_kept(play)
                seat, action = choose(play, rng, weights)
                play.act(action, seat)
            check_kept(play)


def test_both_lands_of_a_strait_can_become_one_island() -> None:
    """EN-A17: the strait on c3 counts once for the island round its western end, which the tile on b3 closes."""
    play = at(map=board("b2 c2 c3 c4 b4 b5 b6 b7 b8 a3", "b2E c2S c3S c4W b2S b4N"), **placing("a3", "strait"))
    check_kept(play)
    go(play, "place b3 r0")
    check_kept(play)
