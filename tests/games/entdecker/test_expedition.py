"""Expeditions: announcing, drawing and placing tiles, and the unit at the end (EN-7 to EN-9)."""

import pytest

from tests.games.entdecker.boards import at, board, code, explore, go, gold, phase, placing, scouts_out

pytestmark = pytest.mark.rules


def test_hidden_and_open_tiles_are_paid_in_advance() -> None:
    """EN-T4, EN-7."""
    play = at(phase="announce", ship="S7", gold="9,7")
    assert play.legal() == [f"hidden {n}" for n in range(1, 10)] + ["open 1", "open 2"]
    assert code(play, "open 3") == "tiles_gold"
    assert code(play, "draw 1") == "announce_first"
    assert gold(go(play, "hidden 4")) == [5, 7]
    assert play.view().expedition.left == 4
    assert gold(go(at(phase="announce", ship="S7", gold="9,7"), "open 2")) == [1, 7]
    assert len(at(phase="announce", ship="S7", gold="99,7").legal()) == 40  # EN-C7


def test_hidden_stacks_are_chosen() -> None:
    """EN-8.1."""
    play = at(phase="announce", ship="S7", stacks="19.,19?,19.,19.,19.,19.", gold="9,7")
    go(play, "hidden 2")
    assert play.legal() == [f"draw {n}" for n in range(1, 7)]
    assert code(play, "draw coast") == "announced_hidden"
    assert code(play, "stop") == "draw_first"
    assert code(play, "scout") == "nothing_found"
    assert code(play, "take c4") == "nothing_found"
    assert code(play, "wheel 3") == "exploring"
    go(play, "draw 2", "tile coast storm", "back 2 plain")
    assert play.legal() == ["place g8 r0", "place g8 r1", "place g8 r3"]


def test_open_kinds_must_fit() -> None:
    """EN-8.1, EN-A11."""
    play = at(map=board("h8 f8", "h8W f8E"), phase="announce", ship="S7", gold="9,7")
    go(play, "open 2")
    assert play.legal() == ["draw strait", "draw bay"]
    assert code(play, "draw sea") == "no_fit"
    assert code(play, "draw 1") == "announced_open"
    go(play, "draw bay")
    assert play.legal() == ["place g8 r3"]
    assert play.view().open["bay"] == 8


def test_land_cannot_touch_the_edge() -> None:
    """EN-T5, EN-8.4."""
    play = at(**placing("S3", "coast", found=0))
    assert play.legal() == ["place c8 r0", "place c8 r1", "place c8 r3"]
    assert code(play, "place c8 r2") == "sides"
    assert code(play, "place d8 r0") == "not_beside"
    assert code(play, "stop") == "place_first"
    assert code(at(**placing("S3", "strait", found=0)), "place c8 r2") == "same_turn"


def test_a_tile_that_fits_must_be_placed() -> None:
    """EN-T6, EN-8.6."""
    play = at(map=board("e4 f4 f2 f6"), **placing("f4", "bay"))
    assert play.legal() == ["place g4 r0"]
    assert go(play, "place g4 r0").view().expedition.ship == "g4"


def test_a_tile_that_fits_nowhere_is_discarded() -> None:
    """EN-8.7."""
    play = at(map=board("h8 f8"), gold="0,9", **explore("S7", found=0, left=2, drawn=0))
    go(play, "draw 1", "tile bay", "back 1 plain")
    table = play.view()
    assert (table.discards.plain["bay"], table.expedition.left, table.unseen.plain["bay"]) == (1, 1, 12)
    assert play.legal()[-1] == "stop"
    assert code(play, "stop") is None
    play = at(map=board("h8 f8"), gold="0,9", stacks="19?,19.,19.,19.,19.,19.", **explore("S7", found=0, left=1))
    go(play, "draw 1", "tile bay gold", "back 1 ?")  # an event of a discarded tile does not happen
    assert play.view().discards.events == {"bay gold": 1}
    assert gold(play) == [0, 9]
    assert (phase(play), play.position.to_act) == ("start", (1,))


def test_a_dead_end_loses_the_rest_but_a_unit_may_follow() -> None:
    """EN-T7, EN-8.10."""
    play = go(at(gold="6,7", **placing("S2", "bay", found=0, left=2)), "place b8 r3")
    assert play.legal() == ["scout", "fort", "settle", "stop"]
    assert code(play, "draw 1") == "dead_end"
    assert play.view().expedition.dead_end
    go(play, "scout")
    assert gold(play) == [5, 7]
    assert [(unit.cell, unit.seat, unit.kind) for unit in play.view().units] == [("b8", 0, "scout")]


def test_no_unit_on_a_sea_tile_and_a_unit_ends_the_expedition() -> None:
    """EN-T8, EN-9."""
    play = go(at(map=board("b8 c8", "b8N"), **placing("c8", "sea")), "place d8 r0")
    assert (phase(play), play.position.to_act) == ("start", (1,))
    play = at(map=board("b8", "b8N"), **explore("b8", left=1))
    assert play.legal()[:6] == [f"draw {n}" for n in range(1, 7)]
    go(play, "fort")
    assert (play.position.to_act, gold(play), play.view().players[0].forts) == ((1,), [4, 7], 1)
    assert code(at(map=board("b8"), **explore("b8", left=1)), "scout") == "no_land"
    play = go(at(map=board("b8", "b8N"), gold="9,7", **explore("b8", left=1)), "settle")
    assert (gold(play), play.view().players[0].settlements) == ([3, 7], 0)


def test_a_unit_may_stand_on_an_older_tile_after_a_discard() -> None:
    """EN-9.2."""
    play = at(map=board("f8 g8 h8 g6 f7 h7", "g8E f7W h7E"), **explore("g8", left=1))
    go(play, "draw 1", "tile bay", "back 1 plain")
    assert play.view().discards.plain["bay"] == 1
    assert play.legal() == ["scout", "fort", "settle", "stop"]


def test_units_cost_and_r9_6_a_strait_has_two_lands() -> None:
    """EN-9.4."""
    play = at(map=board("g8", "g8W g8E"), gold="5,7", **explore("g8"))
    assert play.legal() == ["scout E", "scout W", "fort E", "fort W", "stop"]
    assert code(play, "draw 1") == "no_tiles_left"
    assert code(play, "settle E") == "unit_gold"
    rich = at(map=board("g8", "g8W g8E"), gold="9,7", **explore("g8"))
    assert (code(rich, "settle E"), code(rich, "settle N")) == (None, "no_such_land")
    assert code(play, "scout") == "which_land"
    assert code(play, "scout N") == "no_such_land"
    assert code(play, "scout E #3") == "not_numbered"
    go(play, "fort W")
    assert [unit.side for unit in play.view().units] == ["W"]
    assert go(at(map=board("g8", "g8W g8E"), **explore("g8")), "settle E").view().units[0].side == "E"
    assert code(at(map=board("g7", "g7N g7S"), **explore("g7")), "fort") == "which_land"
    assert code(at(map=board("g7", "g7N"), **explore("g7")), "fort N") == "only_land"
    fields = {"map": board("g8 b8 c8", "g8N b8N c8N"), "units": "b8:0f,c8:0f", "gold": "9,7"}
    play = at(**fields, **explore("g8"))
    assert code(play, "fort") == "no_unit"
    assert code(play, "hut 3") == "exploring"


def test_without_a_scout_in_reserve_one_may_be_taken() -> None:
    """EN-9.8."""
    fields = {"map": board("b8 d8", "b8N d8N"), "units": "d8:0s", **scouts_out(18)}
    play = at(**fields, **explore("b8", left=1))
    legal = play.legal()
    assert [text for text in legal if text.startswith("take")] == [
        "take d8",
        *(f"take {i // 7 + 1}.{i % 7 + 1}" for i in range(18)),
    ]
    assert code(play, "scout") == "no_scout"
    assert code(play, "take b8") == "no_scout_there"
    assert code(play, "take 4.1") == "no_scout_there"
    go(play, "take 1.1")
    assert play.legal() == ["scout"]
    assert code(play, "stop") == "taken_first"
    assert play.view().taken == 0
    go(play, "scout")
    table = play.view()
    assert [unit.cell for unit in table.units] == ["b8", "d8"]
    assert (table.huts[0].path[0], table.huts[0].opened) == (None, True)  # EN-9.9
    assert go(at(**fields, **explore("b8")), "take d8").view().units == []
    assert code(at(**fields, gold="0,7", **explore("b8", left=1)), "take d8") == "unit_gold"
    assert code(at(map=board("b8", "b8N"), **explore("b8", left=1)), "take d8") == "scouts_left"
