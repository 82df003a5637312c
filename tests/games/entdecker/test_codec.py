"""Positions and views of Die neuen Entdecker as text: what is refused and why."""

import random
import re

import pytest

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.engine.kernel import COMPILED
from farshore.engine.record import unpack
from farshore.games.entdecker import GAME
from farshore.play import new
from tests.games.entdecker.boards import all_sea, at, board, explore, placing, text
from tests.games.matches import amount, play_to, random_match

pytestmark = pytest.mark.rules

COAST = board("b8", "b8N")
TWO = board("b8 d8", "b8N d8N")
STRAIT = board("g8", "g8W g8E")
DUE = {"map": board("c8 d8", "c8E"), "scored": "c8:-1!"}
NUMBERED = {"chief_scouts": "on", "chiefs": "3+7,1+2"}
OPENED = {"knows": "0,-,-,-,-,-,-", "tokens": "5,-,-,-,-,-,-"}
GONE = "0000,0000,0000,0000,0000"
NO_STACK = "0,0,0,0,0,0"
TOKEN = {"phase": "token", "paths": "0,-,-,-,-,-,-", "hut": 1}


def row(number: int, letters: str) -> str:
    """The empty board with another row."""
    rows = board().split("/")
    rows[number - 1] = letters
    return "/".join(rows)


REFUSED = [
    # words
    ("board", "cannot read 'board': expected key=value with a key of seats, chief_scouts"),
    ("colour=3", "cannot read 'colour=3'"),
    ("turn=0 turn=0", "turn is given twice"),
    ("seat=0", "cannot read 'seat=0'"),  # for views only
    ("seats=1", "seats=1 is not a whole number from 2 to 4"),
    ("seats=x", "seats=x is not a whole number"),
    ("phase=night", "phase=night is not one of back, chiefs"),
    ("turn=2", "turn=2 is not a whole number from 0 to 1"),
    ("gold=7", "gold=7 has 1 parts, expected 2"),
    ("gold=7,-1", "gold=-1 is not a whole number"),
    # the map
    ("map=....", "map=.... has 1 rows, expected 8 separated by '/'"),
    (f"map={row(1, 'x..........~')}", "map=x..........~"),
    (f"map={row(1, '8..........~')}", "the sides of a1 do not agree"),
    (f"map={row(2, '.20.........')}", "the sides of b2 do not agree"),
    (f"map={'/'.join(['............'] * 8)}", "a layout has at least one tile"),
    (f"map={board('', '', 'c3+10 e3+10')}", "2 waterfall tiles of 10"),
    (text(map=board("a2 b1")), "a space is closed off"),
    (text(map=all_sea()), "the match is over when all is explored"),
    # tiles
    ("open=18,9,8,6,9,12", "open=18 is not a whole number from 0 to 11"),
    ("hidden=15,28,26,11,13", "hidden=15 is not a whole number from 0 to 14"),
    ("events=0202,2121,2121,0111,201", "events=201 has 3 parts, expected 4"),
    ("events=0203,2121,2121,0111,2010", "events=3 is not a whole number from 0 to 2"),
    ("out=1,0,0,0,0", "hidden and discarded tiles together are more than there are"),
    ("stacks=19,19.,19.,19.,19.,19.", "stacks=19"),
    ("stacks=0.,19.,19.,19.,19.,19.", "stacks=0."),
    ("stacks=18.,19.,19.,19.,19.,19.", "the stacks must have the 114 hidden tiles"),
    ("hidden=13,28,26,11,13 stacks=18.,19.,19.,19.,19.,19.", "1 sea tiles are neither in the stacks nor on the map"),
    ("hidden=1,0,0,0,0 out=13,28,26,11,13 events=0000,2000,0000,0000,0000 events_out=0202,0121,2121,0111,2010 "
     "stacks=1.,1.,1?,0,0,0", "more backs are plain than there are such tiles"),
    ("stacks=19-,19.,19.,19.,19.,19.", "a back is unknown with phase=back"),
    ("phase=back resume=setup", "a back is unknown with phase=back"),
    (f"hidden=0,0,0,0,0 out=14,28,26,11,13 events={GONE} events_out=0202,2121,2121,0111,2010 stacks={NO_STACK}",
     "no stack is left, so the discards would have been made into new ones"),
    # units
    (text(map=COAST, units="b8"), "expected a unit such as"),
    (text(map=COAST, units="b8:2s"), "seats are 0 to 1"),
    (text(map=COAST, units="c8:0s"), "no unit can stand there"),
    (text(map=COAST, units="l1:0s"), "no unit can stand there"),
    (text(map=COAST, units="b8:0s,b8:1s"), "two units stand there"),
    (text(map=STRAIT, units="g8:0s"), "the side of a land of the strait must be given"),
    (text(map=STRAIT, units="g8:0sN"), "the side of a land of the strait must be given"),
    (text(map=COAST, units="b8:0sN"), "the tile has only one land"),
    (text(map=COAST, units="b8:0s#3"), "only numbered scouts have a number"),
    (text(map=COAST, units="b8:0s", **NUMBERED), "only numbered scouts have a number"),
    (text(map=COAST, units="b8:0s#20", **NUMBERED), "units=b8:0s#20: scouts have numbers from 1 to 19"),
    (text(map=TWO, units="b8:0s#3,d8:0s#3", **NUMBERED), "seat 0 has a scout twice"),
    (text(map=TWO, units="b8:0t,d8:0t"), "seat 0 has more units than there are"),
    (text(map=board("c8 d8", "c8E"), units="c8:0s"), "a complete island with units would have been scored"),
    # islands
    (text(map=COAST, scored="b8:12"), "no complete island without units begins there"),
    (text(scored="c8"), "expected a cell and the rank of every seat such as c4:12"),
    (text(map=DUE["map"], scored="c8:1"), "expected a cell and 2 ranks"),
    (text(map=DUE["map"], scored="c8:13"), "ranks are counted from 1 without a gap"),
    (text(map=DUE["map"], scored="c8:--"), "ranks are counted from 1 without a gap"),
    (text(map=DUE["map"], scored="c8:1-,c8:1-"), "that island is named twice"),
    (text(**DUE), "an island of this turn is marked with !"),
    # the jungle
    ("paths=0,-", "has 2 parts, expected 7"),
    (text(paths="x,-,-,-,-,-,-"), "paths=x is not one of ., 0, 1"),
    (text(paths="2,-,-,-,-,-,-"), "paths=2 is not one of ., 0, 1"),
    (text(paths="0:0:0:0:0:0:0:0,-,-,-,-,-,-"), "paths=0:0:0:0:0:0:0:0 has 8 parts, expected 0 to 7 separated by ':'"),
    (text(paths="0#3,-,-,-,-,-,-", **OPENED), "paths=0#3 is not one of ., 0, 1"),
    (text(paths="0,-,-,-,-,-,-"), "a scout stands on path 1, so somebody has drawn its token"),
    (text(knows="10,-,-,-,-,-,-"), "knows=10 is not in order, or names one twice"),
    (text(knows="2,-,-,-,-,-,-"), "knows=2 is not one of 0, 1"),
    (text(knows="0,-,-,-,-,-,-"), "tokens=- is not one of 5, 10, 15"),
    (text(tokens="5,-,-,-,-,-,-"), "tokens=5 is not one of -: nobody has drawn the token of hut 1"),
    (text(knows="0,0,0,0,-,-,-", tokens="5,5,5,5,-,-,-"), "there are only 3 tokens of 5"),
    (text(due="1,0"), "scouts are due only in the jungle"),
    (text(phase="jungle", **DUE), "no scout of seat 0 is due"),
    (text(phase="jungle", due="1,x", **DUE), "due=x is not a whole number"),
    (text(phase="jungle", due="7+3,-", **{**DUE, **NUMBERED}), "due=7+3 is not in order, or names one twice"),
    (text(phase="jungle", map=DUE["map"], due="1,0"), "an island of this turn is marked with !"),
    (text(hut=1), "hut=1 is not one of -: it is given only with phase=token"),
    (text(map=COAST, **{**TOKEN, **explore("b8", phase="token", resume="go_on"), "paths": "1,-,-,-,-,-,-"}),
     "hut 1 must be empty, with the first scout of seat 0"),
    # chiefs
    ("chiefs=3+7,1+2", "chiefs=3+7,1+2 is given, but this position has no chiefs: leave it out"),
    (text(chief_scouts="on", chiefs="3+7"), "has 1 parts, expected 2"),
    (text(chief_scouts="on"), "chiefs=- is not one of 1+2, 1+3, 2+3, 1+4, 2+4, 3+4, 1+5, 2+5, 3+5, 4+5, 1+6, 2+6"),
    (text(chief_scouts="on", chiefs="7+3,1+2"), "the lower first"),
    (text(chief_scouts="on", chiefs="3,1+2"), "chiefs=3 is not one of 1+2, 1+3, 2+3, 1+4, 2+4, 3+4, 1+5, 2+5, 3+5"),
    (text(chief_scouts="on", phase="chiefs", chiefs="3+7,-"), "seat 0 has not written down its chiefs"),
    (text(phase="chiefs"), "chief scouts are not played"),
    (text(chief_scouts="on", phase="chiefs", map=COAST), "the match has not begun"),
    # the course of the match
    ("resume=hand", "resume=hand is not one of -: what can follow phase=start"),
    ("actor=1", "actor=1 is not one of -, 0: seat 0 is to act"),
    ("phase=die", "with 7 gold nobody rolls"),
    ("ship=x9", "ship=x9 is not one of -: there is no expedition in phase=start"),
    ("ship=S1", "there is no expedition in phase=start"),
    ("from=3", "from=3 is not one of -: it is given only with phase=tile"),
    ("hand=sea", "a tile is in hand when it is to be placed"),
    ("event=gold", "there is no tile with an event"),
    ("barred=3", "barred=3 is not one of -: it is given only with phase=taken_for_a_hut"),
    ("phase=order", "there are no two islands to choose from"),
    ("phase=over", "the match is over when all is explored"),
    (text(map=all_sea(), phase="over", turn=1), "it is nobody's turn"),
    (text(map=all_sea(), phase="over", **OPENED), "everybody knows all tokens"),
    # expeditions
    ("phase=announce", "ship=- is not one of a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, ..., W8"),
    (text(phase="announce", ship="c4"), "no expedition can start on c4"),
    (text(phase="announce", ship="S3", map=board("c8")), "no expedition can start on S3"),
    (text(phase="announce", ship="S3", gold="0,7"), "no tile can be paid"),
    (text(phase="announce", ship="S3", source="open"), "the source is known once tiles are announced"),
    (text(phase="announce", ship="S3", left=1), "nothing can be drawn before it is announced"),
    (text(phase="route", ship="S3"), "there is no choice of ways"),
    (text(**explore("S3")), "the ship must be on a tile that was discovered"),
    (text(map=COAST, quiet=1, **explore("b8")), "the ship must be on a tile that was discovered"),
    (text(map=COAST, **explore("b8", source="-")), "source=- is not one of hidden, open: tiles have been announced"),
    (text(map=board("b8"), **explore("b8")), "the expedition would not wait here"),
    (text(map=COAST, gold="0,7", **explore("b8")), "the expedition would not wait here"),
    (text(**placing("S3", "coast", found=0, drawn=0)), "a tile to place has been drawn"),
    (text(map=board("h8 f8"), **placing("S7", "bay", found=0)), "the tile fits nowhere"),
    (text(**placing("S3", "coast", found=0, source="open", event="gold")), "event=gold is not one of -"),
    (text(map=board("b8", "b8N b8E b8W"), stacks="19-,19.,19.,19.,19.,19.",
          **explore("b8", phase="back", resume="hand", hand="bay", left=1)),
     "the ship is in a dead end, so no tile can be in hand"),
    (text(**explore("S3", phase="tile", found=0, left=1)), "from=- is not a whole number from 1 to 6"),
    (text(**explore("S3", phase="tile", found=0, left=0), **{"from": 1}), "no tile can be drawn from that stack"),
    (text(map=board("b8", "b8N b8E b8W"), **explore("b8", phase="tile", left=1), **{"from": 1}),
     "the ship is in a dead end, so no tile can be drawn"),
    (text(**explore("S3", phase="back", resume="hand", hand="sea", found=0), stacks="19-,19.,19.,19.,19.,19."),
     "the tile in hand was not announced"),
    (text(**explore("S3", phase="back", resume="go_on", found=0, drawn=0), stacks="19-,19.,19.,19.,19.,19."),
     "no tile has been drawn"),
    (text(**explore("S3", phase="natives", found=0)), "no tile has been placed"),
    (text(map=COAST, **explore("b8", phase="taken_for_a_tile")), "seat 0 has taken a scout, but has others in reserve"),
    (text(phase="back", resume="scouts", stacks="19-,19.,19.,19.,19.,19.", **DUE), "resume=scouts is not one of"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_could_not_stand_on_a_table_is_refused(given: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=re.escape(sentence)):
        GAME.codec.parse_state(given)


def all_out(phase: str, **more: object) -> str:
    """Every scout of seat 0 is on a path but for one that was taken."""
    paths = ["0:0:0:0:0:0:0", "0:0:0:0:0:0:0", "0:0:0:0", "-", "-", "-", "-"]
    huts = {"knows": "0,0,0,-,-,-,-", "tokens": "5,5,5,-,-,-,-"}
    return text(**{"map": COAST, "paths": ",".join(paths), **huts, **explore("b8", phase=phase), **more})


def test_a_taken_scout_must_find_a_place() -> None:
    GAME.codec.parse_state(all_out("taken_for_a_hut", barred=3))
    GAME.codec.parse_state(all_out("taken_for_a_tile"))
    with pytest.raises(NotationError, match="no scout can be put down"):
        GAME.codec.parse_state(all_out("taken_for_a_tile", gold="0,7"))
    paths = ["1:1:1:1:1:1:1", "1:1:1:1:2:2:2", "2:2:2:2:2:2:2", "3:3:3:3:3:3:3", "3:3:3:3:0:0:0", "0:0:0:0:0:0:0", "-"]
    huts = {"paths": ",".join(paths), "knows": "1,1,2,3,3,0,0", "tokens": "5,5,5,10,10,10,15", "seats": 4}
    GAME.codec.parse_state(all_out("taken_for_a_hut", **huts))
    with pytest.raises(NotationError, match="no path has room for the scout"):
        GAME.codec.parse_state(all_out("taken_for_a_hut", barred=7, **huts))


VIEW = text(knows="0,1,-,-,-,-,-", tokens="5,?,-,-,-,-,-", chief_scouts="on", chiefs="3+7,?")
REFUSED_VIEWS = [
    (f"seat=5 {VIEW}", "seat=5 is not a whole number from 0 to 1"),
    (f"seat=1 {VIEW}", "tokens=5 is not one of ?: this seat has not seen the token in hut 1"),
    (f"seat=- {VIEW}", "tokens=5 is not one of ?: this seat has not seen the token in hut 1"),
    (f"seat=0 {VIEW}".replace("5,?", "?,?"), "tokens=? is not one of 5, 10, 15"),
    (
        f"seat=0 {VIEW}".replace("3+7,?", "3+7,1+2"),
        "chiefs=1+2 is not one of ?: this seat does not know the chiefs of seat 1",
    ),
    (
        f"seat=0 {VIEW}".replace("3+7,?", "?,?"),
        "chiefs=? is not one of 1+2, 1+3, 2+3, 1+4, 2+4, 3+4, 1+5, 2+5, 3+5, 4+5, 1+6, 2+6, ..., 18+19",
    ),
    (
        f"seat=0 {text(chief_scouts='on', phase='chiefs', chiefs='-,?')}",
        "chiefs=? is not one of -: seat 1 has not written down its chiefs",
    ),
]


@pytest.mark.parametrize(("given", "sentence"), REFUSED_VIEWS, ids=range(len(REFUSED_VIEWS)))
def test_a_view_that_knows_too_much_or_too_little_is_refused(given: str, sentence: str) -> None:
    GAME.codec.parse_view(f"seat=0 {VIEW}")
    with pytest.raises(NotationError, match=re.escape(sentence)):
        GAME.codec.parse_view(given)


def test_what_is_left_out_has_its_default() -> None:
    play = new(GAME, position="", chance="given")
    assert dict(play.options) == {"layout": "base", "chief_scouts": False, "toll_per_owner": False, "first": 1}
    assert str(play.position).startswith("seats=2 map=............/.....~......")
    assert str(play.position).endswith("phase=start turn=0")
    assert play.position.numbers(0)


def test_positions_of_rare_phases_are_read_back() -> None:
    numbers = [":".join(f"0#{n}" for n in range(first, first + 6)) for first in (1, 7, 13)]
    three = {"knows": "0,0,0,-,-,-,-", "tokens": "5,5,5,-,-,-,-", "paths": ",".join([*numbers, "-,-,-,-"])}
    forts = {"map": board("g7 h7 i7 g8 h8 i8", "h7S g8W i8E"), "units": "g8:1f,i8:2f", "seats": 3}
    for given in (
        text(map=COAST, **explore("b8", phase="taken_for_a_tile"), **NUMBERED, **three),
        text(map=COAST, **{**explore("b8", phase="token", resume="go_on"), **TOKEN}),
        text(phase="route", ship="h7", **forts),
        text(**explore("S3", phase="tile", found=0, left=1), **{"from": 1}),
        text(phase="jungle", due="-,3+9", actor=1, **{**DUE, **NUMBERED}),
    ):
        states = GAME.codec.parse_state(given)
        assert GAME.codec.parse_state(GAME.codec.text(states)).tobytes() == states.tobytes()


def test_a_position_says_what_was_agreed() -> None:
    play = at(map=board("b8", "b8N", laid="l1~ c3+5"), chief_scouts="on", chiefs="3+7,1+2", toll_per_owner="on")
    assert dict(play.options) == {"layout": "l1,c3+5", "chief_scouts": True, "toll_per_owner": True, "first": 1}


def test_texts_are_read_back_all_through_matches() -> None:
    rng = random.Random("texts")
    for _ in range(amount(compiled=20, off=1, soak=200)):
        play = random_match(GAME, rng)
        while not play.over:
            play_to(play, rng, rng.randrange(1, 40 if COMPILED else 80))
            states = play.position.states
            assert GAME.codec.parse_state(GAME.codec.text(states)).tobytes() == states.tobytes()
            for seat in (*range(play.position.seats), SPECTATOR):
                views = play.position.observe(seat)
                assert GAME.codec.parse_view(GAME.codec.text(views)).tobytes() == views.tobytes()
                assert GAME.present(unpack(views), play.options).seats == play.position.seats
