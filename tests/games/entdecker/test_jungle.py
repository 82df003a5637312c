"""Scouts in the jungle, tokens in the huts (EN-12, EN-13.3)."""

import pytest

from tests.games.entdecker.boards import at, board, code, explore, go, phase, scouts_out

pytestmark = pytest.mark.rules


def test_natives_with_an_empty_reserve() -> None:
    """EN-T25, EN-13.3."""
    play = at(map=board("b8", "b8N"), **scouts_out(19), **explore("b8", phase="natives"))
    assert play.legal()[0] == "pass"
    assert code(play, "hut 1") == "no_scout"
    assert code(play, "stop") == "natives_first"
    go(play, "take 1.1")
    assert play.legal() == [f"hut {path}" for path in (3, 4, 5, 6, 7)]
    assert code(play, "hut 1") == "same_path"
    assert code(play, "hut 2") == "path_full"
    assert code(play, "scout") == "taken_first"
    go(play, "hut 4")
    assert play.legal() == ["token 10", "token 15"]
    go(play, "token 10")
    table = play.view(0)
    assert (table.huts[0].path[0], table.huts[0].token, table.huts[3].token) == (None, 5, 10)
    assert phase(play) == "explore"


def test_a_gap_on_the_dot_is_filled_first_and_shows_the_token() -> None:
    """EN-A23, EN-A24."""
    fields = {"map": board("b8", "b8N"), "paths": ".:1,-,-,-,-,-,-", "knows": "1,-,-,-,-,-,-"}
    play = at(**fields, tokens="15,-,-,-,-,-,-", **explore("b8", phase="natives"))
    assert play.legal() == ["pass", *(f"hut {path}" for path in range(1, 8))]
    assert code(play, "take b8") == "scouts_left"
    go(play, "hut 1")
    hut = play.view(0).huts[0]
    assert (hut.token, hut.known_by, hut.path[0].seat) == (15, [0, 1], 0)
    assert play.view().players[0].scouts == 18


def test_other_spaces_show_nothing() -> None:
    """EN-12.5."""
    fields = {"map": board("b8", "b8N"), "paths": "1:1,-,-,-,-,-,-", "knows": "1,-,-,-,-,-,-"}
    play = at(**fields, tokens="15,-,-,-,-,-,-", **explore("b8", phase="natives"))
    assert go(play, "hut 1").view().huts[0].known_by == [1]


def test_natives_may_take_a_scout_from_a_tile_or_be_refused() -> None:
    """EN-C10."""
    fields = {"map": board("b8 d8", "b8N d8N"), "units": "d8:0s", **scouts_out(18)}
    play = go(at(**fields, **explore("b8", phase="natives")), "take d8", "hut 3")
    assert play.view().huts[2].path[4].seat == 0
    play = at(**fields, **explore("b8", phase="natives"))
    assert code(play, "pass") is None
    assert phase(go(play, "pass")) == "explore"


def test_there_must_be_room_on_another_path() -> None:
    """EN-C10."""
    paths = ["1:1:1:1:1:1:1", "1:1:1:1:2:2:2", "2:2:2:2:2:2:2", "3:3:3:3:3:3:3", "3:3:3:3:0:0:0", "0:0:0:0:0:0:0", "0"]
    fields = {"paths": ",".join(paths), "knows": "1,1,2,3,3,0,0", "tokens": "5,5,5,10,10,10,15"}
    play = at(seats=4, map=board("b8", "b8N"), **fields, **explore("b8", phase="natives"))
    assert code(play, "take 7.1") == "no_room"
    assert code(play, "take 5.5") is None
    assert "take 7.1" not in play.legal()
    go(play, "take 5.5")
    assert play.legal() == ["hut 7"]
