"""Skerries rule by rule, as the README numbers them. The laws of Farshore's own tests run over it too."""

import pytest
from skerries import GAME
from skerries.present import Receipt, Table
from skerries.state import State, View

import farshore
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import SPECTATOR
from farshore.engine.record import unpack
from farshore.play import Play


def given(position: str = "") -> Play[State, View, Table, Receipt]:
    """A match whose outcomes the test says."""
    return farshore.new(GAME, position=position, chance="given") if position else farshore.new(GAME, seed=1)


def test_commissions_are_dealt_secretly_and_differ() -> None:  # SK-3
    play = given()
    mine, theirs = play.view(0).commissions[0], play.view(1).commissions[1]
    assert mine != theirs
    assert play.view(0).commissions[1] is None
    assert [step.text for step in play.history(0)][:2] == [f"commission {mine}", "commission ?"]


def test_a_ship_sails_to_the_squares_beside_it_but_not_to_the_other_ship() -> None:  # SK-5
    play = given("ships=b2,b3 chart=#..../.s.../.S.../...../....#")
    assert [text for text in play.legal() if text.startswith("sail")] == ["sail b1", "sail a2", "sail c2"]
    for square, reason in (("b2", "already_there"), ("c3", "not_beside"), ("b3", "other_ship")):
        with pytest.raises(IllegalAction) as error:
            play.act(f"sail {square}")
        assert error.value.code == reason


def test_a_tile_in_fog_is_charted_by_who_sails_there() -> None:  # SK-6, SK-9
    play = given("turn=0")
    play.act("sail b1")
    assert play.view(1).target == "b1"
    play.act("tile wreck")
    assert (play.view(1).squares[1].tile, play.view(1).squares[1].owner) == ("wreck", 0)
    assert play.scores == (5, 0)
    assert play.to_act == (1,)


def test_a_look_is_seen_by_one_captain_alone_and_the_tile_stays() -> None:  # SK-7
    play = given("ships=a1,e5")
    play.act("look b2")
    play.act("tile reef")
    mine, theirs = play.view(0).squares[6], play.view(1).squares[6]
    assert (mine.seen, mine.looked) == ("reef", [0])
    assert (theirs.seen, theirs.looked) == (None, [0])
    assert play.history(1)[-1].text == "tile ?"
    play.act("sail d5")
    play.act("tile sea")
    play.act("sail a2")
    play.act("tile sea")
    play.act("sail c5")
    play.act("tile sea")
    play.act("sail b2")
    assert play.legal() == ["tile reef"]


@pytest.mark.parametrize(
    ("square", "reason"), [("a1", "charted"), ("c2", "too_far"), ("b1", "looked_before"), ("c1", "")]
)
def test_what_can_be_looked_at(square: str, reason: str) -> None:  # SK-7
    found = given("looked=b1:isle:0,c1:isle:1").reason(f"look {square}", 0)
    assert (found.code if found else "") == reason


def test_the_match_ends_with_the_last_turn_and_commissions_count_then() -> None:  # SK-8, SK-10
    position = "left=1 turn=1 ships=b1,d5 commissions=isle,reef chart=#i.../...../...../...R./...W#"
    play = given(position)
    assert play.scores == (2, 2)
    play.act("sail d4")
    assert play.view(0).commissions == ["isle", None]
    play.act("commission isle")
    play.act("commission reef")
    assert play.over
    assert play.view(0).commissions == ["isle", "reef"]
    assert play.scores == (4, 6)
    assert play.ranks == (2, 1)


def test_the_match_ends_with_the_last_square() -> None:  # SK-8
    play = given("left=9 turn=0 ships=a4,e5 chart=#sssi/ssssi/iiiiw/wwwrr/.rrr#")
    play.act("sail a5")
    play.act("tile reef")
    assert play.legal() == ["commission isle"]


def test_equal_points_are_decided_by_charted_squares() -> None:  # SK-11
    end = "left=0 turn=over commissions=wreck,reef"
    assert given(f"{end} chart=#ss../...../...../....S/....#").ranks == (1, 2)
    assert given(f"{end} chart=#s.../...../...../....S/....#").ranks == (1, 1)


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ("turns=7", "turns=7 is not a whole number from 8 to 20"),
        ("chart=#....", "has 1 rows, expected 5"),
        ("chart=#..x./...../...../...../....#", "cannot read 'x' in row 1"),
        ("chart=#wwww/w..../...../...../....#", "only 7, 6, 4, 6 tiles"),
        ("ships=a1,a1", "two different squares"),
        ("ships=b2,e5", "is on a square in fog"),
        ("turn=2", "is not one of 0, "),
        ("turn=over", "no turns left"),
        ("commissions=isle,isle", "only one for isle"),
        ("looked=b2:?:1", "is not one of sea, isle, wreck, reef"),
        ("looked=b2:isle", "square:tile:seats"),
        ("wind=north", "key=value with a key of"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_a_sentence(position: str, wrong: str) -> None:
    with pytest.raises(NotationError, match=wrong.replace("?", r"\?")):
        given(position)


def test_a_replay_with_everything_open_shows_what_is_hidden_and_the_score_of_the_moment() -> None:
    play = given("commissions=wreck,isle chart=#w.../...../...../...../....# looked=c2:reef:1")
    state, view = unpack(play.position.states), unpack(play.position.observe(SPECTATOR))
    play.game.reveal_all(state, view)
    table = play.game.present(view, play.options)
    assert (table.commissions, table.squares[7].seen) == (["wreck", "isle"], "reef")
    assert table.receipt.totals == [5, 0]
