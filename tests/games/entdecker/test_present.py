"""Die neuen Entdecker as clients get it, its score sheet and its picture."""

import msgspec
import pytest

from farshore.games.entdecker import GAME, box
from farshore.games.entdecker.present import facts
from tests.games.entdecker.boards import all_sea, at, board, explore, go, placing

pytestmark = pytest.mark.rules


def test_islands_have_size_coast_units_and_points_as_if_they_were_complete() -> None:
    cells, lands = "e3 e5 d4 f4", "e4N e4E e4S e4W f4S"
    play = at(map=board(cells, lands, laid="e4+5 l1~"), units="e3:1s,d4:0f,e5:1s")
    island = play.view().islands[0]
    assert (island.first, island.value, island.bonus, island.open, island.open_cells) == ("e3", 10, 5, 1, ["f5"])
    assert island.cells == ["e3", "d4", "e4", "f4", "e5"]
    assert (island.ranks, island.points, island.scored) == ([1, 2], [10, 5], False)
    assert [(unit.cell, unit.seat, unit.kind) for unit in island.units] == [
        ("e3", 1, "scout"), ("d4", 0, "fort"), ("e5", 1, "scout"),
    ]  # fmt: skip


def test_where_each_kind_fits_and_how_likely_a_stack_has_one() -> None:
    fields = {"map": board("h8 f8", "h8W f8E"), "stacks": "19.,19?,19.,19.,19.,19."}
    table = at(**fields, **explore("S7", found=0, drawn=0, left=1)).view()
    assert {fit.kind: fit.places for fit in table.expedition.fits} == {
        "sea": [], "coast": [], "corner": [], "strait": ["g8 r1"], "bay": ["g8 r3"],
    }  # fmt: skip
    assert [(stack.back, stack.fits, stack.of) for stack in table.stacks[:2]] == [("plain", 24, 92), ("?", 6, 22)]
    assert table.expedition.ship == "S7"


def test_a_stack_whose_back_is_unknown_says_nothing() -> None:
    stack = at(phase="back", resume="setup", stacks="19-,19-,19-,19-,19-,19-").view().stacks[0]
    assert (stack.back, stack.fits, stack.of) == (None, 0, 0)


def test_tiles_are_described() -> None:
    tiles = {tile.cell: tile for tile in at(map=board("g7", "g7N g7S", laid="c3+10 l1~")).view().tiles}
    assert (tiles["g7"].kind, tiles["g7"].turns, tiles["g7"].land) == ("strait", 0, "NS")
    assert (tiles["c3"].kind, tiles["c3"].bonus, tiles["c3"].laid) == ("land", 10, True)
    assert (tiles["l1"].kind, tiles["l1"].bonus) == ("sea", 0)


def test_huts_say_who_leads() -> None:
    fields = {"paths": "1:0:0,-,-,-,-,-,.:1", "knows": "1,-,-,-,-,-,1", "tokens": "5,-,-,-,-,-,10"}
    huts = at(**fields).view().huts
    assert [huts[i].leader for i in (0, 1, 6)] == [0, None, 1]
    assert huts[6].path[0] is None


def test_tables_can_be_sent() -> None:
    play = at(map=board("b8", "b8N"), units="b8:0s")
    assert msgspec.json.decode(msgspec.json.encode(play.view(0)))["phase"] == "start"


def test_a_receipt_adds_up_islands_and_huts() -> None:
    cells = " ".join(cell for cell in box.CELL_TEXTS if cell != "a1")
    fields = {"map": board(cells, "c8E e8E e8N"), "scored": "c8:21,e7:1-", **placing("b1", "sea")}
    huts = {"paths": "0,-,-,-,-,-,-", "knows": "0,-,-,-,-,-,-", "tokens": "15,-,-,-,-,-,-"}
    play = go(at(**fields, **huts), "place a1 r0")
    receipt = play.receipt()
    assert (receipt.island_points, receipt.hut_points, receipt.totals) == ([4, 2], [15, 0], [19, 2])
    assert str(receipt).splitlines() == [
        "island e7  3 tiles                     3    0",
        "island c8  2 tiles                     1    2",
        "hut 1      token 15, scouts 1:0       15    0",
        "totals                                19    2",
    ]
    falls = at(map=board("e3 e5 d4 f4", "e4N e4E e4S e4W", laid="e4+5 l1~"), scored="e3:1-")
    assert "5 tiles + 5 = 10" in str(falls.receipt())


def test_pictures_show_coasts_units_and_the_ship() -> None:
    cells, lands = "b8 c8 e8 g7", "b8N b8E g7N g7S"
    play = at(map=board(cells, lands, laid="c3+10 h4+5 l1~"), units="b8:0s,g7:1fS", **explore("e8", left=2))
    text = str(play)
    assert text.splitlines()[0] == "turn of seat 0: explore, 2 tiles left; 89 spaces unexplored"
    rows = text.splitlines()[3:27]
    assert [row[7:13] for row in rows[21:24]] == ["~##~~~", "~s###~", "~~0~~~"]
    assert [row[22:25] for row in rows[18:21]] == ["~#~", "~~~", "~f1"]
    assert rows[7][10:13] == "#*#"
    assert rows[10][25:28] == "#+#"
    assert rows[22][16:19] == "~@~"
    assert "0 seat 0 (you): 0 points, 7 gold; 18 scouts, 2 forts, 1 settlements" in text
    hand = at(**placing("S3", "coast", found=0))
    assert str(hand).startswith("turn of seat 0: place, 0 tiles left, coast in hand")


def test_pictures_tell_whose_scouts_go_and_who_won() -> None:
    play = at(map=board("c8 e8", "c8E"), units="c8:1s", gold="0,9", **placing("e8", "coast"))
    assert str(go(play, "place d8 r3")).startswith("turn of seat 0: jungle of seat 1;")
    huts = {"paths": "0,-,-,-,-,-,-", "knows": "0,-,-,-,-,-,-", "tokens": "15,-,-,-,-,-,-"}
    play = go(at(map=all_sea("a1"), **huts, **placing("b1", "sea")), "place a1 r0")
    text = str(play)
    assert text.startswith("over: seat 0 won with 15 points")
    assert "hut 1  token 15  0 . . . . . ." in text


def test_the_longest_match_is_far_longer_than_any() -> None:
    assert GAME.longest({}) > 50_000


def test_facts_of_the_box_are_those_that_are_played_with() -> None:
    known = facts()
    assert known.lands == {"sea": "", "coast": "N", "corner": "NE", "strait": "NS", "bay": "NES", "land": "NESW"}
    assert (known.edge_costs, known.eyes) == (box.EDGE_COSTS, list(box.EYES))
    assert known.costs == {"hidden": 1, "open": 4, "scout": 1, "fort": 3, "settlement": 6}
    assert known.rank_points[9] == [9, 5, 3, 2]


def test_lands_of_a_strait_say_to_which_island_they_belong() -> None:
    islands = at(map=board("c3 c4 c5", "c3S c4S")).view().islands
    assert [(island.cells, island.straits) for island in islands] == [(["c3", "c4"], ["c4N"]), (["c4", "c5"], ["c4S"])]


def test_unexplored_spaces_say_how_many_unseen_tiles_agree_with_what_is_known() -> None:
    table = at(map=board("h8 f8", "h8W f8E")).view()
    assert table.fitting["g8"] == 30  # straits and bays, land in the east and west and sea in the south
    assert "d4" not in table.fitting  # nothing is known there: all fit
    assert sum(table.unseen_kinds.values()) == 114


def test_huts_say_which_space_the_next_scout_takes() -> None:
    huts = at(paths="1:.:0,0:0:0:0:0:0:0,-,-,-,-,-", knows="1,0,-,-,-,-,-", tokens="5,5,-,-,-,-,-").view().huts
    assert [hut.next for hut in huts[:3]] == [2, None, 1]


def test_what_a_tile_would_make_of_islands_is_known_for_each_place() -> None:
    fields = {"map": board("h8 f8", "h8W f8E"), "units": "f8:0s,h8:1s"}
    strait = at(**fields, **placing("S7", "strait", found=0)).view().expedition.placements
    assert [each.place for each in strait] == ["g8 r1"]
    assert [(each.value, each.open, each.joins, each.points) for each in strait[0].islands] == [
        (2, 0, 1, [2, 0]), (2, 0, 1, [0, 2]),
    ]  # fmt: skip
    bay = at(**fields, **placing("S7", "bay", found=0)).view().expedition.placements
    assert [(each.value, each.open, each.joins, each.ranks) for each in bay[0].islands] == [(3, 1, 2, [1, 1])]


def test_what_a_unit_would_bring_is_known_for_all_seats() -> None:
    view = at(map=board("g8 h8", "g8E h8W"), units="h8:1s", **explore("g8")).view()
    assert {each.unit: (each.island.ranks, each.island.points) for each in view.expedition.landings} == {
        "scout": ([1, 1], [2, 2]), "fort": ([1, 2], [2, 1]), "settlement": ([1, 2], [2, 1]),
    }  # fmt: skip
    assert [player.under_way for player in view.players] == [0, 2]


def test_on_a_strait_a_unit_has_an_island_for_each_land() -> None:
    view = at(map=board("g7", "g7N g7S"), **explore("g7")).view()
    assert [(each.unit, each.side, each.island.open) for each in view.expedition.landings][:2] == [
        ("scout", "N", 1), ("scout", "S", 1),
    ]  # fmt: skip


def test_what_an_island_brings_without_a_unit_is_known_beside_what_it_brings_with_one() -> None:
    view = at(map=board("g8 h8", "g8E h8W"), units="h8:0s", **explore("g8")).view()
    assert [(each.unit, each.now, each.island.points) for each in view.expedition.landings] == [
        ("scout", [2, 0], [2, 0]), ("fort", [2, 0], [2, 0]), ("settlement", [2, 0], [2, 0]),
    ]  # fmt: skip
    strait = at(map=board("g7 g6", "g7N g7S"), units="g6:1s", **explore("g7")).view().expedition.landings
    assert [(each.side, each.now, each.island.points) for each in strait[:2]] == [
        ("N", [0, 2], [2, 2]),
        ("S", [0, 0], [1, 0]),
    ]


def test_a_placement_from_which_the_ship_cannot_sail_on_is_a_dead_end() -> None:
    """EN-8.9."""
    bay = at(**placing("S3", "bay", found=0, left=2)).view().expedition
    assert [(each.place, each.dead_end) for each in bay.placements] == [("c8 r3", True)]
    coast = at(**placing("S3", "coast", found=0, left=2)).view().expedition
    assert {each.dead_end for each in coast.placements} == {False}
