"""Messages of clients: what they are read as."""

import random

import pytest

from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.match.commands import Act, Resign
from farshore.server.wire import ClientRequest


def test_the_text_of_an_action_becomes_its_number(game: Game) -> None:
    for number in random.Random(1).sample(range(len(game.actions)), 20):
        text = game.actions[number]
        for written in (text, f" {text}  "):
            assert ClientRequest("act", "k", 1, written).command("ann", game) == Act("ann", 1, number, "k")


def test_what_cannot_be_read_is_no_command(game: Game) -> None:
    with pytest.raises(NotationError, match="fly"):
        ClientRequest("act", "k", 0, "fly").command("ann", game)
    assert ClientRequest("fly", "k", 0).command("ann", game) is None
    assert ClientRequest("resign", "k", 1).command("ann", game) == Resign("ann", 1)
