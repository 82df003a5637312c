"""Lost Cities as clients get it: gains, gifts, receipts and pictures."""

import random

import pytest

from farshore.engine.game import SPECTATOR
from farshore.games.lost_cities import GAME
from farshore.play import new
from tests.games.lost_cities.boards import HANDS, at, finish
from tests.games.matches import amount, play_to, random_match

pytestmark = pytest.mark.rules


def test_gains_are_what_the_rules_score_for_laying_a_card() -> None:
    game, rng = GAME, random.Random("gains")
    for _ in range(amount(compiled=200, off=5, soak=5_000)):
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(120))
        for seat in play.to_act:
            if play.view(seat).step == "lay":
                laid = {game.actions[action]: points for action, points in play.position.gains(seat)}
                due = {text[4:]: points for text, points in laid.items() if text.startswith("lay ")}
                assert play.view(seat).gains == due


def test_gains_are_known_while_the_other_seat_acts() -> None:
    play = at(HANDS + " laid0=Y4 laid1=B3 turn=1:lay")
    assert play.view(0).gains == {"Y5": 5, "B4": -16, "B6": -14, "W3": -17, "G7": -13, "R9": -11}
    assert play.view(SPECTATOR).gains == {}


def test_gifts_are_numbers_that_fit_what_the_other_seat_has_begun() -> None:
    """A wager, a number too low, and a suit that is not begun are none; the eighth card brings the bonus too."""
    play = at(HANDS + " laid1=Bx,B5,Wx,W2,Rx,Rx,R2,R3,R4,R5,R6,Y7")
    assert play.view(0).gifts == {"B6": 12, "W3": 6, "R9": 47}
    assert play.view(1).gifts == {}
    assert play.view(SPECTATOR).gifts == {}


@pytest.mark.parametrize(("turn", "turns"), [("0:lay", (22, 22)), ("0:draw", (22, 22)), ("1:lay", (22, 22))])
def test_turns_left_are_those_of_the_deck_shared_out(turn: str, turns: tuple[int, int]) -> None:
    hands = HANDS.replace(",R9", "") if turn == "0:draw" else HANDS
    play = at(f"{hands} turn={turn}" + (" laid0=R9" if turn == "0:draw" else ""))
    assert (play.view(0).turns_left, play.view(1).turns_left) == turns
    assert play.view(SPECTATOR).turns_left is None


def test_an_odd_deck_gives_the_seat_to_act_one_turn_more() -> None:
    play = at(HANDS + " laid0=R7")
    assert (play.view(0).deck, play.view(0).turns_left, play.view(1).turns_left) == (43, 22, 21)


def test_print_shows_the_table_from_the_seat_to_act() -> None:
    position = HANDS + " laid0=Wx,W2 laid1=Rx,R3 piles=G2,G4"
    play = new(GAME, position=position, chance="given", names=["Ada", "Ben"])
    text = str(play)
    assert "Ada holds Yx Y2 Y5 B4 B6 W3 G7 R9" in text
    assert "10" not in text
    assert "R  x 3                           -34" in text
    assert "Ada is to lay" in text
    play.act("lay R9")
    play.act("take G")
    assert "Ada is known to hold G4" in str(play)
    assert "over: a draw" in str(finish("rounds=1"))
    assert "over: seat 1 wins by 10" in str(finish("rounds=1", "lay G10"))
    assert "between rounds" in str(finish("rounds=2"))
    assert "is dealt to" in str(new(GAME, chance="given", first_starter="0"))
    assert "chance says who starts" in str(new(GAME, chance="given"))


def test_a_receipt_prints_its_arithmetic() -> None:
    play = at(f"round=2 rounds=4 sheet=12:-30 {HANDS} laid0=Gx,G9,G10 laid1=R2,R3,R4,R5,R6,R7,R8,Rx")
    assert str(play.receipt()).splitlines() == [
        "seat 0  Gx G9 G10                                 (19 - 20) x 2 =   -2",
        "seat 1  Rx R2 R3 R4 R5 R6 R7 R8              (35 - 20) x 2 + 20 =   50",
        "round 1  12 : -30",
        "totals  10 : 20",
    ]
