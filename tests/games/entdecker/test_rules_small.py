"""The small archipelago of Die neuen Entdecker (EN-A37): six by four spaces in open sea."""

import random

import pytest

from farshore.engine.errors import NotationError
from farshore.games.entdecker import GAME, box
from farshore.play import new
from tests.games.entdecker.typed import Play

INSIDE = [f"{column}{row}" for row in range(3, 7) for column in "defghi"]


def small(seats: int = 2, seed: int = 1) -> Play:
    """A match that waits for its first start."""
    play: Play = new(GAME, seed=seed, seats=seats, layout="small")
    assert play.view().phase == "start"
    return play


@pytest.mark.rules
def test_all_but_six_by_four_spaces_is_sea_and_two_of_these_are_waterfalls() -> None:
    table = small().view()
    assert table.spaces == 22
    assert {tile.cell: tile.bonus for tile in table.tiles if tile.cell in INSIDE} == {"e4": 5, "h5": 10}
    assert sorted(tile.cell for tile in table.tiles if not tile.bonus) == sorted(set(box.CELL_TEXTS) - set(INSIDE))
    assert all(tile.laid for tile in table.tiles)


@pytest.mark.rules
def test_the_box_gives_all_its_open_sea_tiles_and_what_it_lacks_is_made() -> None:
    opened = small().view().open
    assert opened["sea"] == 0
    assert {kind: count for kind, count in opened.items() if kind != "sea"} == {
        kind: count for kind, count in box.BOX.face_up.items() if kind != "sea"
    }


@pytest.mark.rules
def test_expeditions_start_on_the_sea_around_it_and_need_no_gold_for_that() -> None:
    play = small()
    around = [f"{column}{row}" for row in (2, 7) for column in "defghi"]
    around += [f"{column}{row}" for row in range(3, 7) for column in "cj"]
    assert sorted(play.legal()) == sorted(f"start {cell}" for cell in around)
    before = play.view().players[play.to_act[0]].gold
    play.act("start c3")
    assert play.view().players[play.to_act[0]].gold == before


@pytest.mark.rules
def test_a_match_ends_when_its_spaces_are_explored() -> None:
    play, rng = small(seats=3), random.Random(1)
    while not play.over:
        assert not any(text.split()[1] not in INSIDE for text in play.legal() if text.startswith("place"))
        play.act(rng.choice(play.legal()))
    assert play.view().spaces == 0
    assert len(play) <= GAME.longest(play.options)


def test_a_position_says_that_it_is_the_small_archipelago() -> None:
    play = small()
    again: Play = new(GAME, position=str(play.position))
    assert again.position == play.position
    assert again.options["layout"] == "small"


def test_tables_of_people_do_not_take_it_by_its_name_or_by_its_cells() -> None:
    cells = ",".join(
        f"{box.CELL_TEXTS[cell]}{f'+{points}' if points else ''}" for cell, points in box.SMALL_LAYOUT.items()
    )
    assert GAME.read_options({"layout": "small"})["layout"] == "small"
    for value, message in (("small", "'small' is no tile of a layout"), (cells, "72 sea tiles are laid")):
        with pytest.raises(NotationError, match=message):
            GAME.read_options({"layout": value}, research=False)
