"""Die neuen Entdecker, rule by rule. EN-T1 to EN-T25 are the worked examples of `docs/games/entdecker.md`."""

import numpy as np
import pytest

from farshore.engine.errors import NotationError
from farshore.games.entdecker import GAME, box
from farshore.games.entdecker.state import CELLS
from farshore.play import new
from tests.games.entdecker.boards import all_sea, at, board, code, edited, explore, go, gold, phase, placing
from tests.games.entdecker.typed import Play

pytestmark = pytest.mark.rules


# ---- setting up


@pytest.mark.parametrize(
    ("layout", "sea", "bonus"),
    [("base", 7, [10, 5, 5]), ("v1", 8, [10, 5, 5]), ("v2", 12, [10, 5, 5, 5]), ("v3", 16, [5, 10, 5, 5])],
)
def test_layouts_are_laid_from_the_open_stacks(layout: str, sea: int, bonus: list[int]) -> None:
    """EN-2.9."""
    table = new(GAME, layout=layout, chance="given").view()
    assert table.open["sea"] == 18 - sea
    assert [tile.bonus for tile in table.tiles if tile.bonus] == bonus
    assert table.spaces == 96 - sea - len(bonus)
    assert all(tile.laid for tile in table.tiles)


def test_layouts_cut_the_board_into_areas() -> None:
    """EN-16.2 to EN-16.4: Areas of the sizes that the sheet names: land cannot join across the sea tiles."""
    for layout, sizes in (("v1", [44, 44]), ("v2", [42, 42]), ("v3", [24, 24, 32])):
        laid = box.parse_layout(layout)
        left = {cell for cell in range(CELLS) if laid.get(cell) != 0}
        areas = []
        while left:
            area, todo = set(), [left.pop()]
            while todo:
                cell = todo.pop()
                area.add(cell)
                beside = set(box.neighbours(cell)) & left
                left -= beside
                todo += beside
            areas.append(len(area))
        assert sorted(areas) == sizes


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "at least one tile"),
        ("m1", "is no tile of a layout"),
        ("c3+7", "is no tile of a layout"),
        ("c3+", "is no tile of a layout"),
        ("c3,c3+5", "c3 is named twice"),
        ("c3+10,e3+10", "2 waterfall tiles of 10 are laid, but there are only 1"),
        (",".join(f"{c}{r}" for c in "acegikbdfh" for r in (1, 3)), "20 sea tiles are laid, but there are only 18"),
        ("a3+5", "cannot lie at the edge"),
        ("c3+5,c4", "cannot lie beside the sea on c4"),
        ("a2,b1", "a1 would be filled at once"),
        ("c3+5,d2+5,e3+5,d4+10", "d3 would be filled at once"),
    ],
)
def test_own_layouts_are_checked(text: str, sentence: str) -> None:
    """EN-C15."""
    with pytest.raises(NotationError, match=sentence):
        box.parse_layout(text)


def test_a_layout_may_be_given_as_a_text() -> None:
    """EN-16.5."""
    assert box.layout_text(box.parse_layout("g3,f2,c3+10,j3+5,f4,b5,d5,i5,k5,g7+5")) == "base"
    play = new(GAME, layout="E7, c2", chance="given")
    assert play.options["layout"] == "c2,e7"
    assert [tile.cell for tile in play.view().tiles] == ["c2", "e7"]


def test_backs_then_chiefs_then_the_first_turn() -> None:
    """EN-C2."""
    play = new(GAME, seats=3, chance="given", chief_scouts=True, first=3)
    for stack in range(1, 7):
        assert play.legal() == [f"back {stack} plain", f"back {stack} ?"]
        play.act(f"back {stack} {'?' if stack < 3 else 'plain'}")
    assert play.position.to_act == (2,)
    assert len(play.legal()) == 14 * 13 // 2
    assert code(play, "chiefs 3 15") == "no_such_scout"
    assert code(play, "start S1") == "chiefs_first"
    go(play, "chiefs 3 7", "chiefs 1 2")
    assert play.position.to_act == (1,)
    assert [play.view(seat).players[2].chiefs for seat in (0, 1, 2)] == [[], [], [3, 7]]
    play.act("chiefs 13 14")
    assert (phase(play), play.position.to_act) == ("start", (2,))
    assert [step.text for step in play.history(0)][-3:] == ["chiefs ?", "chiefs 1 2", "chiefs ?"]


def test_who_begins_is_counted_on_around_the_table() -> None:
    """EN-A36."""
    for first, seats, seat in ((1, 2, 0), (4, 2, 1), (4, 3, 0), (3, 4, 2)):
        assert new(GAME, seats=seats, first=first, seed=1).to_act == (seat,)


# ---- income


def test_income() -> None:
    """EN-T1, EN-4."""
    play = at(seats=3, phase="wheel", gold="3,7,7")
    assert play.legal() == [f"wheel {n}" for n in range(2, 7)]
    assert code(play, "start S1") == "wheel_first"
    assert code(play, "wheel 3") is None
    assert gold(go(play, "wheel 6")) == [9, 14, 14]
    play = at(seats=3, phase="die", gold="3,7,7")
    assert play.legal() == ["die 2", "die 3", "die 4", "die 5", "die 6", "die wheel"]
    assert gold(go(play, "die 3")) == [6, 11, 11]
    assert phase(play) == "start"
    assert phase(go(at(phase="die", gold="3,7"), "die wheel")) == "wheel"
    for coins, then in ((3, "die"), (4, "start")):
        assert phase(go(at(gold=f"1,{coins}", **explore("S3", found=0, left=1)), "stop")) == then


# ---- events


def event(kind: str, coins: int) -> Play:
    return go(at(gold=f"{coins},7", **placing("S2", "coast", found=0, event=kind, left=1)), "place b8 r0")


def test_pirates_take_half() -> None:
    """EN-T15, EN-13.2."""
    for coins, left in ((7, 4), (4, 2), (1, 1), (0, 0)):
        assert gold(event("pirates", coins)) == [left, 7]


def test_other_events() -> None:
    """EN-13.1 to EN-13.4."""
    assert gold(event("gold", 0)) == [3, 7]
    assert phase(event("natives", 0)) == "natives"
    play = event("storm", 9)  # no unit, no further tile
    assert (phase(play), play.position.to_act) == ("start", (1,))
    fields = {"map": board("c8 e8", "c8E"), "units": "c8:1s"}
    play = go(at(**fields, **placing("e8", "coast", event="storm")), "place d8 r3")
    assert play.scores == (0, 2)  # islands are scored all the same


# ---- the end


def test_the_huts_and_the_winner() -> None:
    """EN-T12, EN-T13, EN-14: Red (0) and purple (3) have as many, purple stands nearest.

    Totals are plain numbers, beyond 50 too.
    """
    fields = {"map": all_sea("a1"), "seats": 4, "gold": "9,8,7,6", **placing("b1", "sea")}
    huts = {"knows": "3,2,2,2,2,-,1", "tokens": "10,15,15,15,10,-,5"}
    play = go(at(**fields, paths="3:0:0:3:1,2:2,2,2,2,-,1", **huts), "place a1 r0")
    assert play.over
    assert play.scores == (0, 5, 55, 10)
    assert play.ranks == (4, 3, 1, 2)
    assert [hut.winner for hut in play.receipt().huts] == [3, 2, 2, 2, 2, 1]
    assert play.view().huts[0].token == 10
    assert not play.truncated
    huts = {"paths": "3,-,-,-,-,-,0", "knows": "3,1,-,-,-,-,0", "tokens": "10,5,-,-,-,-,10"}
    play = go(at(**{**fields, "gold": "5,8,8,5"}, **huts), "place a1 r0")
    assert play.scores == (10, 0, 0, 10)  # EN-A26: a token without a scout is nobody's
    assert play.ranks == (1, 3, 3, 1)  # EN-A33


def test_chief_scouts_count_twice() -> None:
    """EN-16.1."""
    fields = {"map": all_sea("a1"), "chief_scouts": "on", "chiefs": "3+7,1+2", **placing("b1", "sea")}
    huts = {"knows": "1,-,-,-,-,-,0", "tokens": "15,-,-,-,-,-,5"}
    play = go(at(**fields, paths="1#4:1#5:0#3,-,-,-,-,-,0#7:1#1", **huts), "place a1 r0")
    assert play.scores == (5, 15)
    assert [hut.counts for hut in play.receipt().huts] == [[2, 2], [2, 2]]
    assert play.view().players[1].chiefs == [1, 2]


def test_with_chief_scouts_pieces_are_named() -> None:
    """EN-C14."""
    fields = {"chief_scouts": "on", "chiefs": "3+7,1+2"}
    play = at(map=board("g8 d8", "g8W g8E d8N"), units="d8:0s#4", **fields, **explore("g8"))
    scouts = [text for text in play.legal() if text.startswith("scout")]
    assert scouts == [f"scout {side} #{n}" for side in "EW" for n in range(1, 20) if n != 4]
    assert code(play, "scout E") == "which_scout"
    assert code(play, "scout E #4") == "scout_not_here"
    go(play, "scout W #7")
    assert [(unit.number, unit.side) for unit in play.view().units] == [(4, ""), (7, "W")]
    play = at(map=board("b8 d8", "b8N d8N"), units="d8:0s#4", **fields, **explore("b8", phase="natives"))
    assert code(play, "hut 1") == "which_scout"
    go(play, "hut 1 #19", "token 5")
    assert play.view().huts[0].path[0].number == 19
    assert 19 not in play.view().players[0].numbers
    play = at(map=board("c8 e8", "c8E"), units="c8:1s#9", gold="0,9", **fields, **placing("e8", "coast"))
    go(play, "place d8 r3")
    assert play.legal() == [f"hut {path} #9" for path in range(1, 8)]
    assert play.view().players[1].due_numbers == [9]
    go(play, "hut 2 #9", "token 5")
    assert play.view().huts[1].path[0].number == 9


def test_a_scout_that_was_taken_keeps_its_number() -> None:
    """EN-C14."""
    paths = [":".join(f"0#{n}" for n in range(first, first + 6)) for first in (1, 7, 13)]
    fields = {
        "map": board("b8 d8", "b8N d8N"), "chief_scouts": "on", "chiefs": "3+7,1+2", "units": "d8:0s#19",
        "paths": ",".join([*paths, "-,-,-,-"]), "knows": "0,0,0,-,-,-,-", "tokens": "5,5,5,-,-,-,-",
    }  # fmt: skip
    play = go(at(**fields, **explore("b8")), "take d8")
    assert play.legal() == ["scout #19"]
    assert play.view().taken == 19
    assert code(play, "scout #3") == "scout_not_here"
    assert [unit.number for unit in go(play, "scout #19").view().units] == [19]
    play = go(at(**fields, **explore("b8", phase="natives")), "take 1.2")
    assert play.legal() == [f"hut {path} #2" for path in (2, 3, 4, 5, 6, 7)]


# ---- matches that stall


def test_after_two_quiet_rounds_tiles_are_drawn_until_one_fits() -> None:
    """EN-A35, EN-C13."""
    fields = {"map": board("h8 f8"), "gold": "9,9", "quiet": 4}
    play = at(**fields, **explore("S7", found=0, drawn=0, left=1))
    go(play, "draw 1", "tile bay", "back 1 plain")
    assert play.view().expedition.left == 1
    assert play.view().expedition.guarded
    assert play.legal() == [f"draw {n}" for n in range(1, 7)]
    assert code(play, "stop") == "guarded"
    go(play, "draw 1", "tile coast", "back 1 plain", "place g8 r0")
    assert play.view().quiet == 0
    assert "stop" in play.legal()


def test_a_fitting_tile_is_handed_over_or_made() -> None:
    """EN-C13."""
    fields = {"map": board("h8 f8", "h8W f8E"), "gold": "9,9", "quiet": 4, "phase": "announce", "ship": "S7"}
    only = np.array([14, 28, 26, 0, 0])
    play = edited(at(**fields), plain=only, event=0, stack=np.array([68, 0, 0, 0, 0, 0]))
    go(play, "hidden 2")
    assert play.legal() == ["place g8 r1"]
    assert play.view().open["strait"] == 5
    play = edited(at(**fields), plain=only, event=0, stack=np.array([68, 0, 0, 0, 0, 0]), face_up=0)
    play = go(play, "open 1")
    assert play.view().expedition.hand == "strait"
    go(play, "place g8 r1")
    assert phase(play) == "explore"
    face_up = np.array([0, 0, 0, 0, 9, 0])
    play = edited(at(**fields), plain=only, event=0, stack=np.array([68, 0, 0, 0, 0, 0]), face_up=face_up)
    assert go(play, "hidden 1").view().expedition.hand == "bay"


def test_turns_without_a_tile_are_counted() -> None:
    """EN-A35."""
    play = at(gold="1,9", **explore("S3", found=0, left=1, quiet=1))
    assert go(play, "stop").view().quiet == 2
    play = at(map=all_sea("f4 f5"), gold="0,7", quiet=4)
    assert go(play, "pass").view().quiet == 4
