"""Starts of Die neuen Entdecker and what they cost (EN-5, EN-6)."""

import pytest

from farshore.games.entdecker import box
from tests.games.entdecker.boards import all_sea, at, board, code, edited, go, gold, phase

pytestmark = pytest.mark.rules


def test_start_spaces() -> None:
    """EN-T2, EN-5."""
    play = at(map=board("a8 c8 l8 k8 l7", "a8N a8E", laid="f4~"))
    assert code(play, "start l8") == "no_sea_out"  # A: no unexplored neighbour
    assert code(play, "start a8") == "no_sea_out"  # B: only land towards unexplored spaces
    assert code(play, "start f4") == "no_way"  # C: no way to the edge
    assert code(play, "start c8") is None  # D
    assert code(play, "start S2") is None  # E
    assert code(play, "start S3") == "start_explored"
    assert code(play, "start d4") == "not_explored"
    assert code(play, "hidden 1") == "start_first"
    assert code(play, "pass") == "must_start"
    legal = play.legal()
    assert {"start c8", "start N1", "start E1"} <= set(legal)
    assert not {"start E8", "start S3"} & set(legal)


def test_no_gold_buys_a_start_without_a_way_to_the_edge() -> None:
    """EN-5.4."""
    play = at(map=board(laid="f4~"), gold="250,7")
    assert code(play, "start f4") == "no_way"
    assert "start f4" not in play.legal()
    assert "f4" not in [start.place for start in play.view().starts]


def test_start_costs() -> None:
    """EN-T3, EN-6."""
    row = {"map": board("a4 b4 c4", "a4N b4N"), "seats": 4, "turn": 3}
    play = at(units="a4:0f,b4:2t", gold="1,1,1,7", **row)
    start = next(each for each in play.view().starts if each.place == "c4")
    assert (start.cost, start.payable) == (5, True)
    assert [(w.bank, w.tolls, w.tiles, w.edge) for w in start.ways] == [(1, {0: 2, 2: 2}, ["c4", "b4", "a4"], "W4")]
    assert gold(go(play, "start c4")) == [3, 1, 3, 2]
    assert phase(play) == "announce"
    assert gold(go(at(map=board("c8", "c8N"), units="c8:1f", seats=4, turn=3), "start c8")) == [7, 9, 7, 5]  # B
    assert gold(go(at(map=board("c8"), seats=4, turn=3), "start c8")) == [7, 7, 7, 7]  # C
    play = at(units="a4:0f,b4:2t", gold="1,1,1,5", **row)  # EN-A3: a tile must be paid too
    assert code(play, "start c4") == "start_gold"
    assert gold(go(at(units="a4:0s,b4:3f", gold="1,1,1,5", **row), "start c4")) == [1, 1, 1, 4]  # EN-6.5


def test_edge_costs() -> None:
    """EN-T21."""
    costs = {start.place: start.cost for start in at().view().starts}
    assert [costs[name] for name in ("S1", "W8", "N1", "W1")] == [0, 1, 2, 1]
    assert gold(go(at(), "start N1")) == [5, 7]
    starts = {start.place: start for start in at(map=board("a1")).view().starts}
    assert starts["a1"].cost == 1
    down = " ".join(f"a{row}" for row in range(1, 9))
    starts = {start.place: start for start in at(map=board(down)).view().starts}
    assert (starts["a1"].cost, starts["a1"].ways[0].edge) == (0, "S1")


@pytest.mark.parametrize(
    ("units", "once", "cost"),
    [
        ("a4:0f,b4:0f,c4:1f", "off", 3),
        ("a4:0s,b4:1f,c4:1f", "off", 5),
        ("a4:0s,b4:1f,c4:1f", "on", 3),
        ("a4:1t,b4:1f,c4:1f", "off", 7),
        ("a4:1t,b4:1f,c4:1f", "on", 3),
    ],
)
def test_own_and_foreign_forts(units: str, once: str, cost: int) -> None:
    """EN-T22, EN-D3."""
    play = at(map=board("a4 b4 c4 d4", "a4N b4N c4N"), units=units, toll_per_owner=once, gold="8,0")
    assert {start.place: start.cost for start in play.view().starts}["d4"] == cost
    assert gold(go(play, "start d4")) == [8 - cost, cost - 1]


def test_where_cheapest_ways_pay_different_people_the_seat_chooses() -> None:
    """EN-A1, EN-C6."""
    fields = {"map": board("g7 h7 i7 g8 h8 i8", "h7S g8W i8E"), "units": "g8:1f,i8:2f", "seats": 3}
    play = go(at(gold="9,0,0", **fields), "start h7")
    assert phase(play) == "route"
    assert play.legal() == ["via 1:2", "via 2:2"]
    assert code(play, "via 1:2") is None
    assert code(play, "via bank:1 1:2") == "no_such_way"
    assert code(play, "hidden 1") == "way_first"
    assert [way.tolls for way in play.view().starts[0].ways] == [{1: 2}, {2: 2}]
    assert gold(go(play, "via 2:2")) == [7, 0, 2]
    play = go(at(gold="0,9,0", turn=1, **fields), "start h7")  # over the own fort
    assert (gold(play), phase(play)) == ([0, 9, 0], "announce")


def test_the_bank_is_a_payee_too() -> None:
    """EN-A1: A fort on the way to the free south costs as much as the north without one."""
    down = " ".join(f"f{row}" for row in range(1, 9))
    play = go(at(map=board(down, "f8E"), units="f8:1f", gold="9,0"), "start f4")
    assert play.legal() == ["via 1:2", "via bank:2"]
    assert gold(go(play, "via bank:2")) == [7, 0]


def test_once_per_owner_a_dearer_way_to_a_tile_may_be_part_of_the_cheapest() -> None:
    """EN-D3: From f4 the free south is two forts of seat 1 away, and one way crosses a fort of seat 2 first."""
    down = "f4 f5 f6 f7 f8"
    fields = {"map": board(down, "f8E f6E f5E"), "seats": 3, "gold": "9,0,0", "toll_per_owner": "on"}
    play = at(units="f8:1f,f6:1f,f5:2t", **fields)
    assert {start.place: start.cost for start in play.view().starts}["f4"] == 4
    assert gold(go(play, "start f4")) == [5, 2, 2]


def test_who_cannot_pay_any_start_passes() -> None:
    """EN-7.5, EN-A4."""
    play = at(map=all_sea("f4 f5"), gold="0,7")
    assert play.legal() == ["pass"]
    assert code(play, "pass") is None
    assert code(play, "start e4") == "start_gold"
    assert code(play, "start S1") == "start_explored"
    go(play, "pass")
    assert (phase(play), play.position.to_act, play.view().passes) == ("start", (1,), 1)


def test_once_all_have_passed_everybody_rolls() -> None:
    """EN-T23, EN-A5: Four gold each, a fort each on the only way, which ends in the north: 2 + 2 + 1 = 5."""
    lands = "f1E f1W g1S f2E f2W g2S g3W g4W e3E e4E f5N"
    cells = " ".join(cell for cell in box.CELL_TEXTS if cell not in ("f3", "f4", "l1"))
    play = at(map=board(cells, lands), units="f1:0fE,f2:1fE", gold="4,4")
    assert play.legal() == ["pass"]
    assert phase(go(play, "pass")) == "start"
    assert phase(go(play, "pass")) == "die"
    assert gold(go(play, "die 2")) == [6, 7]
    assert gold(go(play, "start f2")) == [2, 9]  # its own fort asks for nothing


def test_without_hidden_tiles_an_open_one_must_be_paid() -> None:
    """EN-A3."""
    play = edited(at(gold="4,4"), stack=0, plain=0, event=0)
    assert "start W8" not in play.legal()
    assert code(play, "start W8") == "start_gold"
    go(play, "start S1")
    assert play.legal() == ["open 1"]
    assert code(play, "hidden 1") == "nothing_hidden"
