"""Which actions show their seat something hidden (R12.4, A24): exactly those after which it knows one token more."""

import random

import pytest

from farshore.engine.game import CHANCE
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.games.entdecker import GAME

pytestmark = pytest.mark.rules
LOVED = ("hut", "scout", "draw", "place")


def test_an_action_shows_a_token_exactly_if_its_seat_then_knows_one_more() -> None:
    rng, shown, hidden = random.Random(2), 0, 0
    while shown < 2 or hidden < 2:
        position = Position.begin(GAME, GAME.read_options({}), 2)
        while position.who:
            if position.who == CHANCE:
                weights = position.weights()
                position.act(rng.choices(range(len(weights)), weights)[0], CHANCE)
                continue
            seat = position.to_act[0]
            legal = position.numbers(seat)
            loved = [number for number in legal if GAME.actions[number].startswith(LOVED)]
            number = rng.choice(loved or legal)
            shows = GAME.reveals_hidden(unpack(position.states), seat, number)
            before = known(position, seat)
            position.act(number, seat)
            if GAME.actions[number].startswith("hut"):
                shown += shows
                hidden += not shows
            if position.who:  # at the end all huts are opened
                assert (known(position, seat) > before) == shows, GAME.actions[number]


def known(position: Position, seat: int) -> int:
    """Tokens that a seat has seen."""
    return int((unpack(position.observe(seat)).token > 0).sum())
