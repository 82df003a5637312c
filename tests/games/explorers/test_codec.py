"""Positions and views of Explorers as text: what is refused and why, and that whatever is accepted can be played."""

import random
import re
from collections.abc import Sequence

import pytest

from farshore.engine.calls import resample
from farshore.engine.chance import stream
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.engine.kernel import COMPILED
from farshore.engine.position import Position
from farshore.engine.record import Records, unpack
from farshore.engine.record import new as new_records
from farshore.games.explorers import GAME
from farshore.games.explorers.boards import to_cells
from farshore.games.explorers.options import parse_achievements, parse_map
from farshore.play import new
from tests.games.explorers.boards import Board, board, board_text, joined, larder, table
from tests.games.matches import amount, play_to, random_match

pytestmark = pytest.mark.rules

ALONE = table(board())
TWO = table(board("m11"), board("k11"))
VIEW = f"seat=0 {TWO.replace(' turn1=choosing', '')}"
LAST = {"turn": "7", "seen": "1,2,3,4,5,6,7"}


def but(text: str, **fields: str) -> str:
    """The text with other values for these keys."""
    for key, value in fields.items():
        text = re.sub(rf"(^| ){key}=\S*", "", text) + f" {key}={value}"
    return text.strip()


def alone(mine: Board, **fields: str) -> str:
    return table(mine, **fields)


def turn(text: str, fresh: str = "", names: str = "h3 e6 m16", **fields: str) -> str:
    """Alone, with a turn as it is written, and marks of this turn."""
    return table(board(names, fresh, turn=text), **fields)


def text_of(marks: str, fresh: Sequence[str] = ()) -> str:
    return board_text(joined(marks), fresh)


# Each text with what its refusal must say; the key, or the word it is about, is part of that.
REFUSED = [
    # words
    ("board", "cannot read 'board': expected key=value with a key of seats, temples"),
    ("colour=3", "cannot read 'colour=3': expected key=value"),
    (f"{ALONE} seats=1", "seats is given twice"),
    ("board9=-", "cannot read 'board9=-'"),
    ("seat=0", "cannot read 'seat=0'"),  # for views only
    # numbers and choices
    ("seats=0", "seats=0 is not a whole number from 1 to 4"),
    ("seats=5", "seats=5 is not a whole number from 1 to 4"),
    ("seats=two", "seats=two is not a whole number"),
    ("seats=", "seats= is not a whole number"),
    ("seats=²", "seats=² is not a whole number"),
    ("seats=٢", "is not a whole number"),
    ("seats=0002", "seats=0002 is not a whole number"),
    ("seats=99999999999999999999", "seats=99999999999999999999 is not"),
    ("seats=--1", "seats=--1 is not"),
    ("seats=-1", "seats=-1 is not"),
    *((but(ALONE, **{key: "hard"}), f"{key}=hard is not one of basic, expert") for key in ("temples", "provisions")),
    *((but(ALONE, **{key: "hard"}), f"{key}=hard is not one of basic, expert") for key in ("gems", "villages")),
    *((but(ALONE, **{key: "yes"}), f"{key}=yes is not one of off, on") for key in ("strict", "first_print")),
    (but(ALONE, phase="later"), "phase=later is not one of map, achievements, village, setup"),
    (but(ALONE, board2="-", found1="a,-,-,-"), "found1=a,-,-,- is given, but this position has no found1"),
    (but(TWO, spent3="1"), "spent3=1 is given, but this position has no spent3: leave it out"),
    # the map
    (but(ALONE, map="1.0,2.0,3.0"), "a map has four tiles, '1.0,2.0,3.0' names 3"),
    (but(ALONE, map="chance"), "a map has four tiles"),
    (but(ALONE, map="1.0,2.0,3.0,9.0"), "'9.0' is no tile: expected 1 to 8, a dot, and 0, 90, 180, 270 degrees"),
    (but(ALONE, map="1.0,2.0,3.0,4.45"), "'4.45' is no tile"),
    (but(ALONE, map="1.0,2.0,3.0,4"), "'4' is no tile"),
    (but(ALONE, map="1.0,2.0,3.0,1.90"), "a tile can be laid only once"),
    ("phase=map map=1.0,2.0,3.0,4.0", "map=1.0,2.0,3.0,4.0: it must end with chance or compose"),
    ("phase=map map=1.0,2.0,3.0,4.0,chance", "must end with chance or compose"),
    ("phase=map map=1.0,1.90,chance", "a tile can be laid only once"),
    ("phase=map map=x,chance", "'x' is no tile"),
    ("phase=map map=,chance", "a map has four tiles"),
    # achievements
    (but(ALONE, goals="Z9"), "there is no achievement 'Z9'"),
    (but(ALONE, goals=""), "expected up to 3 different achievements"),
    (but(ALONE, goals="A1,A1"), "expected up to 3 different achievements"),
    (but(ALONE, goals="A1,A2,A3,B1"), "expected up to 3 different achievements"),
    (but(ALONE, to_draw="1"), "to_draw=1 is not a whole number from 0 to 0"),
    ("phase=map to_draw=4", "to_draw=4 is not a whole number from 0 to 3"),
    ("phase=map to_draw=1 goals=E7", "goals=E7 and to_draw=1 do not go together"),
    (
        "phase=achievements map=1.0,2.0,3.0,4.0 goals=A1,A2 to_draw=2",
        "goals=A1,A2 and to_draw=2 do not go together",
    ),
    ("phase=achievements map=1.0,2.0,3.0,4.0", "phase=achievements needs some to draw"),
    # the start village
    ("phase=map start=A", "start=A is not one of -"),
    ("phase=village map=1.0,2.0,3.0,4.90", "phase=village needs several villages"),
    (but(ALONE, start="A"), "start=A is not one of D"),
    (but(ALONE, start="-"), "start=- is not one of D"),
    # round, turn and cards
    (but(ALONE, round="5"), "round=5 is not a whole number from 1 to 4"),
    (but(alone(board(), phase="setup"), round="2"), "round=2 is not a whole number from 1 to 1"),
    (but(alone(board(), phase="over"), round="3"), "round=3 is not a whole number from 4 to 4"),
    (but(ALONE, turn="0"), "turn=0 is not a whole number from 1 to 7"),
    (but(alone(board(), phase="setup"), turn="1"), "turn=1 is not a whole number from 0 to 0"),
    (but(alone(board(), phase="card"), turn="7"), "turn=7 is not a whole number from 0 to 6"),
    (but(alone(board(), phase="over"), turn="6"), "turn=6 is not a whole number from 7 to 7"),
    (but(ALONE, seen="1,2"), "seen has 2 cards, but turn=1 needs 1"),
    (but(ALONE, seen="9"), "seen=9 is not a whole number from 1 to 8"),
    (but(ALONE, seen="2,1", turn="2"), "seen=2,1 is not in order, or names one twice"),
    (but(ALONE, seen="1,1", turn="2"), "seen=1,1 is not in order, or names one twice"),
    (but(ALONE, card="-"), "card=- is not a whole number from 1 to 8"),
    (but(ALONE, card="2"), "card=2 is not among the cards seen"),
    (but(alone(board(), phase="card"), card="1"), "card=1 is not one of -"),
    (but(ALONE, near="3"), "near=3 is not a whole number from 1 to 2"),
    (but(TWO, near="1"), "near=1 is not one of -"),
    (but(ALONE, chosen="1"), "chosen=1 is not one of -"),
    (but(TWO, chosen="-"), "chosen=- is not a whole number from 1 to 2"),
    (but(ALONE, phase="option"), "phase=option needs an active seat"),
    (table(board(), board(), board(), phase="option", round="4", **LAST), "phase=option needs an active seat"),
    # boards
    ("phase=map board0=16", "board0=16 is not one of -: nothing is marked before phase=setup"),
    (but(ALONE, board0="-"), "board0=- has 1 rows, expected 16 separated by '/'"),
    (but(ALONE, board0=text_of("") + "/16"), "board0=16/16/16/16/16/16/16/16/16/16/11x4/16/16/16/16/16/16 has 17 rows"),
    (but(ALONE, board0=text_of("").replace("11x4", "11x3")), "board0=11x3: row 11 has 15 squares, expected 16"),
    (but(ALONE, board0=text_of("").replace("11x4", "11x99")), "board0=11x99: row 11 has 111 squares, expected 16"),
    (but(ALONE, board0=text_of("").replace("11x4", "11x400")), "board0=11x400: cannot read '400' in row 11"),
    (but(ALONE, board0=text_of("").replace("11x4", "11z4")), "board0=11z4: cannot read 'z' in row 11"),
    (but(ALONE, board0=text_of("").replace("11x4", "11x²")), "board0=11x²: cannot read '²' in row 11"),
    (but(ALONE, board0=text_of("").replace("11x4", "16x")), "board0=16x: row 11 has 17 squares, expected 16"),
    (but(ALONE, board0=text_of("").replace("11x4", "16")), "board0: of the villages the start village must be marked"),
    (but(ALONE, board0=text_of("", fresh=["l11"])), "board0: of the villages the start village must be marked"),
    (but(ALONE, board0=board_text(joined("l5 m5") | {"l4"})), "board0: of the villages the start village must be"),
    (but(ALONE, board0=board_text(joined("m11") | {"a1"})), "board0: every mark must hang together"),
    (but(ALONE, board0=board_text(joined("") | {"n11"}, fresh=["m11"])), "board0: every mark must hang together"),
    (but(TWO, board1="-"), "board1=- has 1 rows, expected 16 separated by '/'"),
    (alone(board("m11", "n11"), phase="card"), "board0: marks of a running turn (o) need phase=setup or phase=marks"),
    (but(alone(board(), phase="over"), board0=text_of("", fresh=["m11"])), "board0: marks of a running turn (o) need"),
    (alone(board("e6 f6")), "board0 has 1 temples marked, but only 0 keys"),
    # provisions
    (but(ALONE, found0="-"), "found0=- has 0 parts, expected 4"),
    (but(ALONE, found0="-,-,-"), "found0=-,-,- has 3 parts, expected 4"),
    (but(ALONE, found0="x,-,-,-"), "found0=x is not one of -, f, c, cf, a, af, ac, acf: what round 1 can have"),
    (but(ALONE, found0=",-,-,-"), "found0= is not one of -, f, c, cf, a, af, ac, acf: what round 1 can have"),
    (but(ALONE, found0="ca,-,-,-"), "found0=ca is not one of -, f, c, cf, a, af, ac, acf: what round 1 can have"),
    (but(ALONE, found0="a-,-,-,-"), "found0=a- is not one of -, f, c, cf, a, af, ac, acf: what round 1 can have"),
    (but(ALONE, found0="aa,-,-,-"), "found0=aa is not one of -, f, c, cf, a, af, ac, acf: what round 1 can have"),
    (but(ALONE, found0="-,a,-,-"), "found0=a is not one of -: what round 2 can have"),
    (but(ALONE, found0="a,-,-,-"), "found0 has 1 times a, but 0 are marked"),
    (but(alone(board("j9")), found0="-,-,-,-"), "found0 has 0 times a, but 1 are marked"),
    (but(alone(board("j9"), provisions="expert"), found0="a,-,-,-"), "found0=a is not one of -: what round 1 can have"),
    (
        but(alone(board(larder("c")), provisions="expert", round="2"), found0="-,c,-,-"),
        "found0=c is not one of -, a, aa, aaa, aaaa: what round 2 can have",
    ),
    (
        but(alone(board(), provisions="expert", round="2"), found0="-,aaaaa,-,-"),
        "found0=aaaaa is not one of -, a, aa, aaa, aaaa: what round 2 can have",
    ),
    (
        but(alone(board("j10", "j9", turn="marking,P:2,option1"), round="2"), found0="a,-,-,-", sheet0="2:0"),
        "found0 does not hold the provisions marked in this turn",
    ),
    # temples
    (but(ALONE, temples0="-,-,-"), "temples0=-,-,- has 3 parts, expected 4"),
    (but(ALONE, temples0="12,-,-,-"), "temples0=12 is not one of -: the temple in A is not marked"),
    (but(alone(board("h3 e6 f6")), temples0="-,-,-,-"), "temples0=- is not one of 12, 10, 8, 6"),
    (but(alone(board("h3 e6 f6")), temples0="9,-,-,-"), "temples0=9 is not one of 12, 10, 8, 6"),
    (
        but(alone(board("h3 o12 o13"), temples="expert"), temples0="-,-,-,12"),
        "temples0=12 is not one of 8: the temple in D is marked",
    ),
    # scrolls, sheets, races
    (but(ALONE, spent0="1"), "spent0=1 is not a whole number from 0 to 0"),
    (
        but(alone(board("m15", "m16", turn="marking,W:1,option2")), spent0="1"),
        "spent0=1 is not a whole number from 0 to 0",
    ),
    (but(ALONE, sheet0="0:0"), "sheet0=0:0 has 1 parts, expected 0"),
    (alone(board(sheet="-"), round="2"), "sheet0=- has 0 parts, expected 1"),
    (alone(board(sheet="2:0"), round="2"), "sheet0=2 is not a whole number from 0 to 0"),
    (alone(board(sheet="0"), round="2"), "sheet0=0 has 1 parts, expected 2 separated by ':'"),
    (alone(board(sheet="0:9"), round="2"), "sheet0=9 is not a whole number from 0 to 8"),
    (alone(board(sheet="0:-7"), round="2", gems="expert"), "sheet0=-7 is not a whole number from -6 to 15"),
    (alone(board(sheet="0:2"), round="2", gems="expert"), "sheet0=2 is not one of -6, -3, -1, 0, 1, 3, 6, 10, 15"),
    (but(ALONE, races0="0"), "races0=0 has 1 parts, expected 0"),
    (alone(board(races="-"), goals="E7"), "races0=- has 0 parts, expected 1"),
    (alone(board(races="12"), goals="E7"), "races0=12 is not a whole number from 0 to 10"),
    (alone(board(races="9"), goals="E7"), "races0=9 is not one of 0, 10, 8, 6, 4"),
    (alone(board(races="6"), goals="F1"), "races0=6 is not a whole number from 0 to 0"),
    ("phase=map goals=E7 races0=10", "races0=10 is not a whole number from 0 to 0"),
    # turns
    (but(alone(board(), phase="card"), turn0="done"), "turn0=done is not one of idle: nobody has a turn in phase=card"),
    (turn("idle"), "turn0=idle: expected choosing"),
    (turn("resting"), "turn0=resting: expected choosing"),
    (turn(""), "turn0=: expected choosing"),
    (turn("marking"), "turn0=marking: expected choosing"),
    (turn("marking,X:3,option1"), "turn0=marking,X:3,option1: expected choosing"),
    (turn("marking,WP:3,option1"), "turn0=marking,WP:3,option1: expected choosing"),
    (turn("marking,P,option1"), "turn0=marking,P,option1: expected choosing"),
    (turn("marking,P:5,option1"), "turn0=marking,P:5,option1: expected choosing"),
    (turn("marking,P:3,option1,E2"), "turn0=marking,P:3,option1,E2: expected choosing"),
    (turn("marking,P:3,option1,A4"), "turn0=marking,P:3,option1,A4: expected choosing"),
    (turn("marking,P:3,option1,"), "turn0=marking,P:3,option1,: expected choosing"),
    (turn("bonus_waiting,option1,B2,A3", "f6", temples="expert"), "option1,B2,A3: expected choosing"),
    (turn("bonus_waiting,option1,A3,A3", "f6", temples="expert"), "option1,A3,A3: expected choosing"),
    (turn("marking,P:3,scroll,option1"), "turn0=marking,P:3,scroll,option1: expected choosing"),
    (
        but(table(board(), board(), phase="option"), turn1="done"),
        "turn1=done: phase=option needs every seat to be choosing",
    ),
    (turn("choosing", "e7"), "turn0=choosing: whoever is choosing has done nothing yet"),
    (turn("choosing,option1"), "turn0=choosing,option1: whoever is choosing has done nothing yet"),
    (turn("choosing,scroll"), "whoever is choosing has done nothing yet"),
    (turn("marking,P:3,horse,option1"), "a horse is open only after a mark"),
    (turn("done,horse,option1", "e7"), "a horse is open only after a mark"),
    (turn("marking,P:3,option1", phase="setup"), "there is no option of a card to choose"),
    (turn("marking,P:3,scroll", phase="setup"), "there is no card to spend a scroll on"),
    (turn("marking,P:3"), "an option or a scroll must have been chosen"),
    (but(TWO, turn0="marking,W:3,option2"), "the active seat has chosen option 1"),
    (but(TWO, turn0="choosing"), "the active seat has chosen option 1"),
    (turn("marking,P:4,scroll", names="h3"), "there was no scroll to spend"),
    (turn("done,option1,A3", "f6", temples="expert"), "no bonus can wait"),
    (turn("choosing,A3", temples="expert"), "no bonus can wait"),
    (turn("marking,P:3,option1,A3", "f6"), "a bonus comes from a temple of the expert board"),
    (turn("marking,P:3,option1,A3", temples="expert"), "a bonus comes from a temple of the expert board"),
    (turn("bonus_waiting,option1", "f6"), "there was no bonus"),
    (turn("bonus_marking,P:2,option1", temples="expert"), "there was no bonus"),
    (turn("bonus_marking,P:0,option1", "f6", temples="expert"), "a bonus without marks is over"),
    (but(TWO, turn0="done,option1", turn1="done,option2"), "every seat is done"),
    # places struck
    (but(ALONE, struck="0,0,0"), "struck=0,0,0 has 3 parts, expected 4"),
    (but(ALONE, struck="1,0,0,0"), "struck=1 is not a whole number from 0 to 0"),
    (but(TWO, struck="0,0,0,1"), "struck=1 is not a whole number from 0 to 0"),
    (but(alone(board(), round="3"), struck="2,2,1,2"), "struck=1 is not a whole number from 2 to 2"),
    (but(alone(board("h3 e6 f6"), round="3"), struck="0,2,2,2"), "struck=0 is not a whole number from 1 to 3"),
    (but(alone(board("h3 e6 f6"), round="3"), struck="4,2,2,2"), "struck=4 is not a whole number from 1 to 3"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_a_state_that_cannot_stand_on_a_table_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)) as refused:
        GAME.codec.parse_state(text)
    assert len(str(refused.value)) < 600


def test_the_texts_that_are_spoilt_above_are_good() -> None:
    assert [GAME.codec.seats(unpack(GAME.codec.parse_state(text))) for text in (ALONE, TWO)] == [1, 2]
    assert GAME.codec.parse_view(VIEW).tobytes() == Position.parse(GAME, TWO).observe(0).tobytes()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (but(VIEW, seat="2"), "seat=2 is not a whole number from 0 to 1"),
        (but(VIEW, seat="-2"), "seat=-2 is not a whole number from 0 to 1"),
        (but(VIEW, turn1="choosing"), "turn1=choosing is given, but this position has no turn1"),
        (but(VIEW, seat="-"), "turn0=marking,P:3,option1 is given, but this position has no turn0"),
        (
            but(VIEW, board1=text_of("k11", fresh=["m11"])),
            "board1: marks of a running turn (o) need phase=setup or phase=marks, and in a view the own seat",
        ),
        (but(VIEW, turn0="idle"), "turn0=idle: expected choosing, bonus_waiting, done, or marking"),
        (f"{VIEW} seat=1", "seat is given twice"),
        (but(VIEW, struck="1,0,0,0"), "struck=1 is not"),
    ],
)
def test_a_view_that_nobody_can_have_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        GAME.codec.parse_view(text)


def test_a_view_alone_is_never_done_with_its_turn() -> None:
    """The turn would have closed, as for a state; a state invented from such a view could not be played on."""
    with pytest.raises(NotationError, match="every seat is done"):
        GAME.codec.parse_view(f"seat=0 {but(ALONE, turn0='done,option1')}")


def test_what_is_left_out_has_its_default() -> None:
    states = GAME.codec.parse_state(f"map=1.0,2.0,3.0,4.90 start=D board0={text_of('')} turn0=choosing")
    assert GAME.codec.text(states) == (
        "seats=1 temples=basic provisions=basic gems=basic villages=basic strict=off first_print=off "
        "map=1.0,2.0,3.0,4.90 goals=- to_draw=0 phase=setup start=D round=1 turn=0 seen=- card=- near=- chosen=- "
        "struck=0,0,0,0 board0=16/16/16/16/16/16/16/16/16/16/11x4/16/16/16/16/16 found0=-,-,-,- temples0=-,-,-,- "
        "spent0=0 races0=- sheet0=- turn0=choosing"
    )


def test_the_table_before_anything_is_laid_is_read() -> None:
    for given in ("chance", "compose"):
        text = f"seats=3 phase=map map={given} to_draw=2"
        begun = new(GAME, seats=3, map=given, achievements=2, chance="given")
        assert GAME.codec.parse_state(text).tobytes() == begun.position.states.tobytes()


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("phase=map map=chance", {"map": "chance", "achievements": 0}),
        ("phase=map map=2.90,compose goals=E7,F1", {"map": "compose", "achievements": "E7,F1"}),
        ("phase=achievements map=1.0,2.0,3.0,4.90 goals=E7 to_draw=2", {"map": "1.0,2.0,3.0,4.90", "achievements": 3}),
        (
            table(board(), strict="on", gems="expert", goals="G1"),
            {"strict": True, "gems": "expert", "achievements": "G1"},
        ),
        (
            table(board(), first_print="on", temples="expert"),
            {"first_print": True, "temples": "expert", "strict": False},
        ),
        (table(board(), villages="expert", provisions="expert"), {"villages": "expert", "provisions": "expert"}),
    ],
)
def test_a_position_says_what_was_agreed(text: str, options: dict[str, object]) -> None:
    agreed = GAME.codec.options(unpack(GAME.codec.parse_state(text)))
    assert {**agreed, **options} == agreed
    assert new(GAME, position=text, chance="given").options == agreed


def test_marks_of_the_running_turn_are_told_apart() -> None:
    """Tracks when the turn began are those without what the fresh marks brought."""
    fresh = "m16 k10 n9 o13 i10 j9"
    text = alone(board("m15 n10 o12 i9 h3 j10", fresh, turn="marking,P:0,option1"), temples="expert")
    state = unpack(GAME.codec.parse_state(text))
    before, now = state.tracks[0].tolist(), state.tracks_now[0].tolist()
    assert before[:7] == [1, 0, 0, 0, 0, 0, 0]
    assert now[:7] == [2, 1, 1, 0, 1, 1, 1]
    assert (before[21], now[21]) == (0, 9)
    assert int((to_cells(state.marks_now[0]) - to_cells(state.marks[0])).sum()) == 6


def test_a_scroll_of_the_running_turn_is_spent() -> None:
    mine = board("m16 o1", turn="marking,D:4,option1,scroll", spent="1")
    position = Position.parse(GAME, table(mine, board()))
    text = GAME.codec.text(position.observe(0))
    for tracks in (unpack(position.states).tracks_now[0], unpack(GAME.codec.parse_view(text)).my_tracks):
        assert tracks.tolist()[2:4] == [2, 2]
    assert unpack(position.states).tracks[0].tolist()[2:4] == [2, 1]


# ---- options


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("1.0,2.0,3.0", "a map has four tiles, '1.0,2.0,3.0' names 3"),
        ("1.0,2.0,3.0,1.90", "a tile can be laid only once"),
        ("1.0,2.0,3.0,4.45", "'4.45' is no tile"),
        ("0.0,2.0,3.0,4.0", "'0.0' is no tile"),
        ("1.0,2.0,3.0,٤.0", "is no tile"),
        (7, "a map has four tiles, '7' names 1"),
        ("", "names 0"),
        (True, "a map has four tiles, 'on' names 1"),
    ],
)
def test_a_map_that_cannot_be_laid_is_refused(given: object, reason: str) -> None:
    with pytest.raises(
        NotationError, match=rf"option map cannot be .*{re.escape(reason)}.*: allowed are chance, compose, or"
    ):
        new(GAME, map=given)


@pytest.mark.parametrize("given", ["E7,E7", "A1,A2,A3,B1", "", ",", "Z1", 4, -1, True, "E7;F1"])
def test_achievements_that_do_not_exist_are_refused(given: object) -> None:
    with pytest.raises(NotationError, match=r"option achievements cannot be .*: allowed are 0, 1, 2, 3, or up to 3 of"):
        new(GAME, achievements=given)


def test_maps_and_achievements_are_kept_as_they_are_written() -> None:
    options = GAME.read_options({"map": " 3.180 1.0, 4.90 8.270", "achievements": "e7 f1"})
    assert (options["map"], options["achievements"]) == ("3.180,1.0,4.90,8.270", "E7,F1")
    assert parse_map("3.180,1.0,4.90,8.270") == [10, 0, 13, 31]
    assert parse_achievements("G1,A1") == [31, 0]


def test_given_achievements_and_a_given_map_lead_straight_to_setup() -> None:
    play = new(GAME, map="1.0,2.0,3.0,4.90", achievements="G1,E7", chance="given")
    assert play.view().phase == "setup"
    assert [each.name for each in play.view().achievements] == ["G1", "E7"]


# ---- spoilt texts

SPOILT = 150 if COMPILED else 40  # of each text
EVERY = 5 if COMPILED else 8  # one of so many that are accepted is played to the end
WORDS = re.compile(r"[=,:/. ]|[^=,:/. ]+")


def spoil(text: str, rng: random.Random, words: list[str]) -> str:
    """Delete, double, swap or replace a character or a word, here and there."""
    parts = list(text) if rng.random() < 0.3 else WORDS.findall(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        i = rng.randrange(len(parts))
        kind = rng.randrange(5)
        if kind == 0:
            parts[i] = ""
        elif kind == 1:
            parts[i] *= 2
        elif kind == 2:
            parts[i] = rng.choice(words)
        elif kind == 3:
            parts[i] = rng.choice(list("0123456789xoacf-+,=:. \u00b2\u0662\u3000\x00") + words)
        else:
            j = rng.randrange(len(parts))
            parts[i], parts[j] = parts[j], parts[i]
    return "".join(parts)


def some_texts(rng: random.Random, count: int) -> list[tuple[str, list[str]]]:
    """A state and its views as texts, from random matches at random moments."""
    found = []
    for _ in range(count):
        play = random_match(GAME, rng)
        play_to(play, rng, rng.randrange(600 if COMPILED else 60))
        seats = (SPECTATOR, *range(play.position.seats))
        found.append((str(play.position), [GAME.codec.text(play.position.observe(seat)) for seat in seats]))
    return found


def check_playable(position: Position, seed: int) -> None:
    """It can be played to the end at random, and its score is that of its receipt."""
    longest = GAME.longest(GAME.codec.options(unpack(position.states)))
    position.play_out(stream(seed), longest)
    assert position.who == 0
    state = unpack(position.states)
    assert state.phase == 7
    assert tuple(GAME.receipt(state).totals) == position.scores


def test_a_spoilt_state_is_refused_or_can_be_played() -> None:
    rng = random.Random("spoilt states")
    accepted = 0
    for text, _ in some_texts(rng, amount(compiled=40, off=6, soak=1_000)):
        words = WORDS.findall(text)
        for _ in range(SPOILT):
            spoilt = spoil(text, rng, words)
            try:
                states = GAME.codec.parse_state(spoilt)
            except NotationError as error:
                assert str(error)
                continue
            try:
                assert GAME.codec.parse_state(GAME.codec.text(states)).tobytes() == states.tobytes()
                if accepted % EVERY == 0:
                    position = Position(GAME, states, GAME.codec.seats(unpack(states)))
                    check_playable(position, rng.randrange(1 << 40))
            except Exception as error:
                error.add_note(spoilt)
                raise
            accepted += 1
    assert accepted > 5


def test_a_spoilt_view_is_refused_or_a_state_invented_from_it_can_be_played() -> None:
    rng = random.Random("spoilt views")
    accepted = 0
    for _, texts in some_texts(rng, amount(compiled=40, off=6, soak=1_000)):
        for _ in range(SPOILT):
            text = rng.choice(texts)
            spoilt = spoil(text, rng, WORDS.findall(text))
            try:
                views = GAME.codec.parse_view(spoilt)
            except NotationError as error:
                assert str(error)
                continue
            try:
                assert GAME.codec.parse_view(GAME.codec.text(views)).tobytes() == views.tobytes()
                if accepted % EVERY == 0:
                    invented = invent(views, rng.randrange(1 << 40))
                    assert GAME.codec.parse_state(str(invented)).tobytes() == invented.states.tobytes()
                    check_playable(invented, rng.randrange(1 << 40))
            except Exception as error:
                error.add_note(spoilt)
                raise
            accepted += 1
    assert accepted > 5


def invent(views: Records, seed: int) -> Position:
    """A state that a view allows."""
    states = new_records(GAME.state)
    resample(views, stream(seed), states)
    return Position(GAME, states, GAME.codec.seats(unpack(states)))
