"""The map of Explorers: how tiles are laid, areas over their borders, and the village to start from."""

import pytest

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.games.explorers import GAME, box
from farshore.play import new
from tests.games.explorers.boards import (
    MAP,
    areas,
    at,
    board,
    code,
    do,
    quadrant,
)

pytestmark = pytest.mark.rules


def test_a_tile_upside_down_lies_so_for_everybody() -> None:
    """EX-T8."""
    play = new(GAME, seats=2, map="compose", chance="given")
    do(play, 0, "tile A 1 0, tile B 3 180, tile C 4 90, tile D 8 270")
    tile = box.TILES[2]
    for seat in (0, 1, SPECTATOR):
        view = play.view(seat)
        assert view.tiles == "1.0,3.180,4.90,8.270"
        assert [row[8:] for row in view.ground[:8]] == [row[::-1] for row in reversed(tile.terrain)]
        assert [row[8:] for row in view.objects[:8]] == [row[::-1].replace("V", ".") for row in reversed(tile.objects)]


def test_the_village_nearest_to_the_centre_begins_and_the_first_player_breaks_a_tie() -> None:
    """EX-A7."""
    text = "seats=3 map=1.0,2.0,3.0,4.0 phase=village"
    play = new(GAME, position=text, chance="given")
    assert (play.to_act, play.legal(0), play.legal(1)) == ((0,), ["village C", "village D"], [])
    assert code(play, "village A") == "not_nearest"
    play.act("village C")
    assert play.view().start == "C"
    assert [each.marks for each in play.view().boards] == [["d11"]] * 3
    assert play.to_act == (0, 1, 2)


def test_areas_reach_over_the_borders_of_tiles() -> None:
    """EX-A19."""
    for i, terrain in enumerate("PWDM"):
        found = list(areas(terrain))
        most = max(len({quadrant(square) for square in area}) for area in found)
        assert most == {"P": 3, "W": 2, "D": 1, "M": 2}[terrain]
        assert at(board(), goals=f"B{i + 1}").receipt().sheets[0].goals[0].due == len(found)


def test_tiles_come_one_after_another_each_place_and_turn_equally_likely() -> None:
    """EX-C2."""
    play = new(GAME, position="seats=2 phase=map map=chance", chance="given")
    for letter, tile, count in zip("ABC", (3, 1, 4), (32, 28, 24), strict=True):
        assert play.to_act == (CHANCE,)
        assert len(play.legal()) == sum(play.position.weights()) == count
        assert all(text.startswith(f"tile {letter} ") for text in play.legal())
        play.act(f"tile {letter} {tile} 90")
    assert len(play.legal()) == sum(play.position.weights()) == 20
    assert not [text for text in play.legal() if text.split()[2] in "314"]


def test_alone_too_the_player_is_asked_for_the_village() -> None:
    """EX-C4."""
    play = new(GAME, position="seats=1 map=1.0,2.0,3.0,4.0 phase=village", chance="given")
    assert (play.to_act, play.legal()) == ((0,), ["village C", "village D"])


def test_without_a_tie_nobody_is_asked() -> None:
    """EX-C4."""
    play = new(GAME, position=f"seats=2 phase=map map={MAP.removesuffix('4.90')}chance", chance="given")
    play.act("tile D 4 90")
    assert (play.view().phase, play.view().start) == ("setup", "D")
