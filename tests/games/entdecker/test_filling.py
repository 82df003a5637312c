"""Spaces that are closed off are filled (EN-10, EN-A12)."""

import numpy as np
import pytest

from farshore.engine.record import Cells
from farshore.games.entdecker import box
from farshore.games.entdecker.codec import TILES_OF
from farshore.games.entdecker.filling import close_off
from farshore.games.entdecker.state import CELLS, KIND_OF
from tests.games.entdecker.boards import at, board, explore, go, placing

pytestmark = pytest.mark.rules


def tiles(text: str) -> Cells:
    return np.array([TILES_OF[letter] for letter in text.replace("/", "")], np.int8)


def filled(text: str) -> dict[str, str]:
    """What EN-A12 fills in on a map, as kinds by cell."""
    masks = np.empty(CELLS, np.int8)
    count = close_off(tiles(text), masks)
    found = {box.CELL_TEXTS[cell]: int(mask) for cell, mask in enumerate(masks) if mask >= 0}
    assert len(found) == count
    return {cell: box.KINDS[KIND_OF[mask]] for cell, mask in found.items()}


def test_a_space_with_four_known_sides_is_filled() -> None:
    """EN-10.1."""
    assert filled(board("f3 f5 e4 g4", "f3S e4E")) == {"f4": "corner"}
    assert filled(board("a2 b1", "b1S")) == {"a1": "sea"}
    assert filled(board("f3 f5 e4", "f3S")) == {}


def test_closed_off_areas_become_land() -> None:
    """EN-T19, EN-10.2, EN-A12."""
    assert filled(board("e3 f3 d4 g4 e5 f5", "e3S f3S d4E g4W e5N f5N")) == {"e4": "land", "f4": "land"}
    lands = "e3S f3S d4E e5N f5N g3W g3N g3E h4N h4E h4S g5W g5S g5E"
    assert filled(board("e3 f3 d4 e5 f5 g3 h4 g5", lands, laid="g4~")) == {"e4": "land", "f4": "bay"}


def test_an_area_that_an_isolated_sea_may_still_open_is_not_filled() -> None:
    """EN-T20, EN-A13."""
    assert filled(board("e3 f3 d4 e5 f5", "e3S f3S d4E e5N f5N", laid="g4~")) == {}


def test_fill_then_score_two_islands() -> None:
    """EN-T9: A corner with known sides gets its tile, a ring of coasts its land; then two islands are complete."""
    cells, lands = "e3 f3 d4 g4 e5 f5 a2 b1", "e3S f3S d4E g4W e5N f5N a2N"
    play = go(at(map=board(cells, lands), units="a2:1s", **explore("g4")), "scout")
    table = play.view()
    found = {tile.cell: tile.kind for tile in table.tiles}
    assert (found["a1"], found["e4"], found["f4"]) == ("coast", "land", "land")
    assert (table.open["coast"], table.open["land"]) == (8, 10)
    assert play.legal() == ["island 1", "island 2"]
    go(play, "island 2")
    assert play.scores == (8, 0)


def test_an_area_behind_the_sea_of_a_ship_that_never_came_from_the_edge_is_filled() -> None:
    """EN-A12. Only a position written by hand has such a ship: a match keeps it connected with the edge (EN-A15)."""
    cells, lands = "d4 c4 d5 c3 e3 c2 e2 d1", "d4W d4S c3E e3W e3S c2E e2W d1S"
    play = at(map=board(cells, lands), gold="2,7", **placing("d4", "bay", left=0))
    bay = next(action for action in play.legal() if action.startswith("place e4"))
    go(play, bay, "stop")
    found = {tile.cell: tile.kind for tile in play.view().tiles}
    assert (found.get("d2"), found.get("d3")) == ("land", "bay")
