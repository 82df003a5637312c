"""What editors and mypy know of a match: `assert_type` is checked by mypy in `make check`, and does nothing here."""

import inspect
from typing import Any, assert_type, get_type_hints

import pytest
from msgspec import Struct

import farshore
from farshore.bots import Bot, make
from farshore.engine.game import Game
from farshore.engine.position import Position
from farshore.games import entdecker, explorers, lost_cities
from farshore.games.entdecker.present import Table as EntdeckerTable
from farshore.games.explorers.present import Table as ExplorersTable
from farshore.games.lost_cities.present import Receipt
from farshore.games.lost_cities.present import Table as LostCitiesTable
from farshore.games.lost_cities.state import State
from farshore.games.lost_cities.view import View
from farshore.play import Play, Turn
from tests.games.entdecker.typed import Play as EntdeckerPlay
from tests.games.explorers.typed import Play as ExplorersPlay
from tests.games.lost_cities.typed import Play as LostCitiesPlay


def test_a_match_of_a_game_has_its_types() -> None:
    play = farshore.new(lost_cities.GAME, seed=1)
    assert_type(play, LostCitiesPlay)
    assert_type(play.copy(), LostCitiesPlay)
    assert_type(play.turn().sample(), LostCitiesPlay)
    assert_type(play.view(0), LostCitiesTable)
    assert_type(play.turn().view(), LostCitiesTable)
    assert_type(play.receipt().totals, list[int])
    assert_type(play.position.copy().receipt().totals, list[int])
    assert_type(play.view(0).hand, list[str])


def test_so_have_matches_of_the_other_games() -> None:
    explored = farshore.new(explorers.GAME, seed=1, seats=1)
    assert_type(explored, ExplorersPlay)
    assert_type(explored.view(), ExplorersTable)
    assert_type(explored.receipt().totals, list[int])
    discovered = farshore.new(entdecker.GAME, seed=1)
    assert_type(discovered, EntdeckerPlay)
    assert_type(discovered.view(), EntdeckerTable)
    assert_type(discovered.receipt().totals, list[int])


def test_a_match_of_a_game_that_is_only_named_has_general_types() -> None:
    play = farshore.new("lost-cities", seed=1)
    assert_type(play.view(0), Struct)
    assert_type(play.receipt(), Struct)
    assert_type(play.game, Game)
    serves_any_game: Play = farshore.new(lost_cities.GAME, seed=1)
    assert play.transcript == serves_any_game.transcript


class Lowest:
    """A bot for one game, which asks for that game's turns."""

    def choose(self, turn: Turn[State, View, LostCitiesTable, Receipt]) -> str:
        assert_type(turn.view().hand, list[str])
        return turn.legal()[0]


def test_a_bot_may_ask_for_the_turns_of_its_game() -> None:
    players: list[Bot] = [Lowest(), make(lost_cities.GAME, "random", 1)]
    play = farshore.new(lost_cities.GAME, seed=1, rounds=1)
    for _ in range(6):
        play.act(players[play.to_act[0]].choose(play.turn()))


@pytest.mark.parametrize("owner", [Play, Turn, Position, Game, farshore])
def test_nothing_public_returns_any(owner: object) -> None:
    checked = 0
    for name in dir(owner):
        member = getattr(owner, name)
        function = member.fget if isinstance(member, property) else getattr(member, "func", member)
        if not name.startswith("_") and inspect.isroutine(function):
            assert get_type_hints(function).get("return") not in (None, Any), name
            checked += 1
    assert checked > 1


def test_play_and_position_share_names_with_the_same_meaning() -> None:
    """What both have is a property in both or a method in both, with the same arguments and results."""
    shared = {name for name in dir(Play) if not name.startswith("_")} & set(dir(Position))
    assert shared == {
        "act", "copy", "game", "legal", "numbers", "over", "ranks", "reason", "receipt", "scores", "to_act",
        "truncated", "why",
    }  # fmt: skip
    for name in shared - {"game"}:  # what is kept in one, and asked for in the other
        mine, theirs = getattr(Play, name), getattr(Position, name)
        assert isinstance(mine, property) == isinstance(theirs, property), name
        if isinstance(mine, property):
            assert get_type_hints(mine.fget)["return"] == get_type_hints(theirs.fget)["return"], name
        elif name != "copy":  # of a Play a Play, of a Position a Position
            assert inspect.signature(mine) == inspect.signature(theirs), name
