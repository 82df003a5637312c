"""Positions of Lost Cities as text: what is refused, and why."""

import pytest

from farshore.engine.errors import NotationError
from farshore.games.lost_cities import GAME
from farshore.games.lost_cities.box import parse_card

pytestmark = pytest.mark.rules

HAND0 = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9"
HAND1 = "hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"
HANDS = f"{HAND0} {HAND1}"
SEVEN = f"hand0=Yx,Y2,Y5,B4,B6,W3,G7 {HAND1}"
REST = (
    "laid0=Y2,Y3,Y4,Y5,Y6,Y7,Y8,Y9,Y10 laid1=B2,B3,B4,B5,B6,B7,B8,B9,B10 "
    "hand0=G6,G7,G8,G9,G10,Rx,Rx,Rx hand1=R2,R3,R4,R5,R6,R7,R8,R9"
)
PILES = "piles=Yx,Yx,Yx,Bx,Bx,Bx,Wx,Wx,Wx,W2,W3,W4,W5,W6,W7,W8,W9,W10,Gx,Gx,Gx,G2,G3,G4,G5"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hand", "expected key=value"),
        ("cards=3", "expected key=value with a key of colours"),
        (f"{HANDS} stall=1 stall=1", "stall is given twice"),
        ("colours=4", "colours=4 is not one of 5, 6"),
        ("rounds=0", "from 1 to 20"),
        ("rounds=999999999999", "from 1 to 20"),
        ("rounds=-", "from 1 to 20"),
        ("rounds=²", "from 1 to 20"),
        ("next_starter=me", "is not one of leader, alternate, fixed"),
        ("stall_guard=yes", "is not one of off, on"),
        ("turn=2:lay", "turn=2:lay is not one of"),
        ("turn=lay", "turn=lay is not one of"),
        ("turn=0:over", "turn=0:over is not one of"),
        ("round=4", "round=4 is not a whole number from 1 to 3"),
        ("starter=2", "starter=2"),
        ("turn=starter starter=0", "starter=0 is not one of -"),
        ("turn=starter starter=- round=2", "from 1 to 1"),
        ("round=2", "sheet=- has 0 finished rounds, expected 1"),
        ("sheet=1:2", "sheet=1:2 has 1 finished rounds, expected 0"),
        ("round=2 sheet=12", "sheet=12 has 1 parts, expected 2 separated by ':'"),
        ("round=2 sheet=a:b", "sheet=a is not a whole number"),
        ("round=2 sheet=5000:0", "from -480 to 936"),
        (f"rounds=1 extra_round=on round=2 sheet=1:0 {HANDS}", "the sheet is not tied"),
        (f"turn=settled rounds=1 sheet=54:54 {REST} {PILES},R10", "this was the last"),
        (f"turn=over rounds=2 sheet=54:54 {REST} {PILES},R10", "needs all rounds"),
        (f"turn=over rounds=1 sheet=54:50 {REST} {PILES},R10", "does not give seat 1 the 54 points laid"),
        (f"turn=over rounds=1 sheet=54:54 {REST} {PILES}", "but 1 cards are left"),
        (f"{REST} {PILES},R10", "but none is left"),
        (f"turn=cut {HANDS}", "needs stall_guard=off"),
        (f"turn=cut stall_guard=off turns=299 {HANDS}", "from 300 to 300"),
        (f"stall_guard=off turns=300 {HANDS}", "from 0 to 299"),
        (f"turns=9999 {HANDS}", "from 0 to 1100"),
        (f"stall=3 {HANDS}", "stall=3 is not a whole number from 0 to 0"),
        (f"turns=90 stall=25 {HANDS}", "from 0 to 24"),
        (f"turn=0:deal turns=1 {HANDS}", "turns=1"),
        (f"{HANDS} closed=R", "needs a card on that pile"),
        (f"{SEVEN} closed=R turn=0:draw", "needs a card on that pile"),
        (f"{HANDS} closed=P", "closed=P is not one of"),
        ("turn=0:deal laid0=R2", "nothing is laid or discarded"),
        ("turn=0:deal piles=R2", "nothing is laid or discarded"),
        ("turn=0:deal hand0=R2!", "nothing is known of cards"),
        ("turn=0:deal hand0=R2 hand1=R3", "hand1=R3 has 1 cards, expected 0"),
        ("turn=1:deal hand0=R2", "hand0=R2 has 1 cards, expected 8"),
        ("turn=starter starter=- hand0=R2", "hand0=R2 has 1 cards, expected 0"),
        (HAND0, "hand1=- has 0 cards, expected 8"),
        (f"turn=0:draw {HANDS}", "hand0=Yx,.* has 8 cards, expected 7"),
        (f"{HANDS} laid0=R9", "there is no R9 left"),
        (f"{HANDS} laid0=Yx,Yx", "there is no Yx left"),
        (f"{HANDS} laid0=P2", "there is no P2 left"),
        (f"{HANDS} laid0=R1", "laid0=R1 is no card"),
        (f"{HANDS} piles=,", "cannot read the card ''"),
        (f"{HANDS} piles={','.join(['R2'] * 13)}", "piles: there are only 12 cards of R"),
        (f"hand0=?,Y2,Y5,B4,B6,W3,G7,R9 {HAND1}", "hand0=\\?: .* '\\?' is for the hands that a view does not see"),
    ],
)
def test_a_state_that_cannot_stand_on_a_table_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        GAME.codec.parse_state(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"seat=2 {HAND0} hand1=?,?,?,?,?,?,?,?", "seat=2"),
        ("seat=1 hand0=?,?,?,?,?,?,?,? hand1=?,?,?,?,?,?,?,?", "hand1=\\?: every card of this hand is seen"),
        (f"seat=0 {HANDS}", "only cards marked '!' can be seen"),
        (f"seat=0 {HAND0} hand1=?,?,?", "hand1=.* has 3 cards, expected 8"),
        (f"{HAND0} hand1=?,?,?,?,?,?,?,?", "hand0=Yx: only cards marked"),
    ],
)
def test_a_view_that_shows_too_much_or_too_little_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        GAME.codec.parse_view(text)


def test_what_is_left_out_has_its_default() -> None:
    states = GAME.codec.parse_state(HANDS)
    assert GAME.codec.text(states) == (
        "colours=5 rounds=3 next_starter=leader stall_guard=on extra_round=off round=1 sheet=- starter=0 turn=0:lay "
        f"turns=0 stall=0 closed=- {HANDS} laid0=- laid1=- piles=-"
    )


def test_case_of_cards_does_not_matter() -> None:
    assert parse_card(" r10") == parse_card("R10")
    assert GAME.codec.parse_state(HANDS.replace("R9", "r9")).tobytes() == GAME.codec.parse_state(HANDS).tobytes()
