"""Marks of Explorers: which squares are open, and what horses, keys and provisions do."""

import pytest

from farshore.engine.game import CHANCE
from farshore.games.explorers import box
from farshore.games.explorers.state import HORSE, KEY, NOTHING, TEMPLE
from tests.games.explorers.boards import (
    CHOICE,
    LAST,
    SCROLLS,
    SQUARES,
    Board,
    at,
    beside,
    board,
    code,
    do,
    ground,
    larder,
    left,
    marks_offered,
    object_on,
    pass_turn,
    patch,
)

pytestmark = pytest.mark.rules


def test_a_second_apple_is_closed_until_the_next_round() -> None:
    """EX-T4."""
    play = at(board("j10 c1"), **LAST)
    do(play, 0, "option 1, mark j9")
    assert "d1" not in marks_offered(play)
    assert code(play, "mark d1") == "provision_found"
    play.act("done")
    do(play, CHANCE, "card 1 near 1")
    play.act("option 1")
    assert "d1" in marks_offered(play)


def test_the_wrong_kind_and_a_fifth_are_closed() -> None:
    """EX-T17."""
    carrot = at(board("l12"), round="2", provisions="expert")
    carrot.act("option 2")
    assert code(carrot, "mark m12") == "provision_kind"
    fifth = at(board(larder("aaaa") + " c1", found="-,aaaa,-,-"), round="2", provisions="expert")
    fifth.act("option 1")
    assert code(fifth, "mark d1") == "provision_full"
    fourth = at(board(larder("aaa") + " c1", found="-,aaa,-,-"), round="2", provisions="expert")
    fourth.act("option 1")
    assert code(fourth, "mark d1") is None


def test_a_key_opens_the_temple_with_the_next_mark() -> None:
    """EX-T25, on a patched map (EX-C17)."""
    play = at(board())
    patch(play, "objects", {"m11": KEY, "n11": TEMPLE, "o13": NOTHING})
    play.act("option 1")
    assert code(play, "mark n11") == "not_beside"
    do(play, 0, "mark m11, mark n11")
    mine = play.view(0).boards[0]
    assert (mine.keys, mine.keys_spent) == (1, 1)
    assert [each.points for each in play.receipt().sheets[0].temples] == [None, None, None, 12]


def test_a_horse_beside_a_temple_needs_a_key() -> None:
    """EX-T26."""
    for keys in ("", " n9"):
        play = at(board(f"k11 o12{keys}"))
        do(play, 0, "option 1, mark k10")
        assert ("o13" in marks_offered(play)) == bool(keys)
        assert code(play, "mark o13") == (None if keys else "no_key")


def test_a_horse_is_used_anywhere_or_given_up_before_anything_else() -> None:
    """EX-A3."""
    play = at(board("k11 o12 l12"))
    do(play, 0, "option 1, mark k10")
    assert play.view(0).mine.horse
    assert code(play, "done") == "horse_first"
    assert {ground(square) for square in marks_offered(play)} == set("PWDM")
    assert {"n12", "k12", "l13"} <= marks_offered(play)
    assert "skip" in play.legal()
    play.act("mark n12")  # desert, far from the horse
    assert (play.view(0).mine.horse, left(play, 0)) == (False, 2)
    assert {ground(square) for square in marks_offered(play)} == {"P"}


def test_horses_chain_the_newest_first_and_lapse_on_wish() -> None:
    """EX-A3."""
    play = at(board("k11 k9"))
    do(play, 0, "option 1, mark k10, mark k8")
    assert (play.view(0).mine.horse, left(play, 0), play.view(0).boards[0].horses) == (True, 2, 2)
    play.act("skip")
    assert (play.view(0).mine.horse, left(play, 0)) == (False, 2)
    assert code(play, "skip") == "nothing_to_skip"
    assert "done" in play.legal()


def test_with_no_legal_square_a_horse_lapses_in_strict_play_too() -> None:
    """EX-A3."""
    play = at(board(), strict="on")
    patch(play, "objects", {**dict.fromkeys([*beside("l11"), *beside("m11")], TEMPLE), "m11": HORSE})
    do(play, 0, "option 1, mark m11")
    assert play.legal() == ["skip"]
    play.act("skip")
    assert play.legal() == ["done"]


def test_a_horse_onto_a_temple_spends_a_key_and_explores_it() -> None:
    """EX-A4."""
    play = at(board("k11 o12 n9"), board())
    do(play, 0, "mark k10, mark o13")
    assert play.view(0).boards[0].keys_spent == 1
    assert play.receipt().sheets[0].temples[3].points == 12
    pass_turn(play)
    assert play.view().temples[3].points == 8


CLOSED = {"mark l4": "village", "mark o13": "no_key", "mark m12": "provision_found"}


@pytest.mark.parametrize(
    ("turn", "fresh", "fields"),
    [
        ("marking,PWDM:3,option1", "", {}),
        ("marking,P:4,option1,scroll", "", {}),
        ("marking,P:2,horse,option1", "m10", {}),
        ("bonus_marking,P:3,option1", "m10", {"temples": "expert"}),
        ("marking,P:3", "", {"phase": "setup"}),
    ],
)
def test_closed_squares_are_closed_to_every_kind_of_mark(turn: str, fresh: str, fields: dict[str, str]) -> None:
    """EX-A5."""
    names = "l5 o12 l12 e15 m11 m16" if "scroll" in turn else "l5 o12 l12 e15 m11"
    play = at(board(names, fresh, turn=turn), **fields)
    patch(play, "ground", {"o13": 0, "m12": 0})
    assert not {"l4", "o13", "m12"} & marks_offered(play)
    assert {action: code(play, action) for action in CLOSED} == CLOSED


def test_what_is_found_in_setup_counts() -> None:
    """EX-A6."""
    play = at(board("i9"), board("n10"), phase="setup")
    do(play, 0, "terrain P, mark j9, mark i10, mark j10, done")
    assert play.view(0).boards[0].provisions == ["a", "", "", ""]
    do(play, 1, "terrain M, mark n9, done")
    mine, other = play.view().boards
    assert (mine.gems, other.keys) == (1, 1)
    horse = at(board("m15"), phase="setup")
    do(horse, 0, "terrain P, mark m11")
    patch(horse, "objects", {"n11": HORSE})
    do(horse, 0, "mark n11, mark m16")
    assert (left(horse, 0), horse.view(0).boards[0].scrolls) == (1, 1)
    horse.act("done")
    horse.act("card 1 near 1")
    assert horse.legal() == [*CHOICE, *SCROLLS]


def test_provisions_are_closed_in_setup_with_expert_provisions() -> None:
    """EX-A6."""
    play = at(board("i9"), phase="setup", provisions="expert")
    play.act("terrain P")
    assert code(play, "mark j9") == "provision_kind"


def test_no_track_can_overflow() -> None:
    """EX-A9."""
    for tile in box.TILES:
        things = "".join(tile.objects)
        counts = [4 * things.count(kind) for kind in "KSGH"]
        assert counts == [box.KEY_SLOTS, box.SCROLL_SLOTS, box.GEM_SLOTS, box.HORSE_SQUARES]


def test_several_temples_in_one_turn_take_a_key_each() -> None:
    """EX-A12."""
    near = "e14 n14 n9 m7"
    play = at(board(near), card="7", seen="7")
    do(play, 0, "option 1, mark f14, mark o13")
    assert [each.points for each in play.receipt().sheets[0].temples] == [None, None, 12, 12]
    one = at(board(near.replace(" m7", "")), card="7", seen="7")
    do(one, 0, "option 1, mark f14")
    assert code(one, "mark o13") == "no_key"


def test_marks_and_tracks_are_each_seats_own() -> None:
    """EX-A29."""
    play = at(board("n10"), board("n10"), card="6", seen="6")
    do(play, 0, "mark n9")
    do(play, 1, "option 1")
    assert "n9" in marks_offered(play, 1)
    assert [play.view(seat).boards[seat].keys for seat in (0, 1)] == [1, 0]


def legal_by_the_line(mine: Board, terrains: str, *, key: bool, open_kinds: str) -> set[str]:
    """EX-A31 once more, in plain words."""
    return {
        square
        for square in SQUARES
        if square not in mine.marks
        and any(each in mine.marks for each in beside(square))
        and ground(square) in terrains
        and (object_on(square) != "T" or key)
        and (object_on(square) not in "acf" or object_on(square) in open_kinds)
    }


@pytest.mark.parametrize("terrains", ["P", "W", "D", "M", "PM", "WD", "WM", "PD", "PWDM"])
def test_legality_in_one_line(terrains: str) -> None:
    """EX-A31."""
    names = "e14 n14 i9 l12 f5 n3 o1 p1 p16 a1 a16"
    for keys, kinds in (("", "acf"), (" n9", "cf"), (" n9 h3", "f")):
        found = "".join(kind for kind in "acf" if kind not in kinds)
        mine = board(names + keys + " " + larder(found), turn=f"marking,{terrains}:3,option1")
        play = at(mine)
        assert marks_offered(play) == legal_by_the_line(mine, terrains, key=bool(keys), open_kinds=kinds)


def test_the_map_does_not_go_round() -> None:
    """EX-A31: The end of a row does not touch the beginning of the next."""
    for squares, far in (("a9", "p8"), ("p8", "a9")):
        play = at(board(squares, turn="marking,PWDM:3,option1"))
        assert code(play, f"mark {far}") == "not_beside"
        assert far not in marks_offered(play)
