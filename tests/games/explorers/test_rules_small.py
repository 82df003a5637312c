"""The small map of Explorers (EX-A32): a tile of 8 x 8 squares with a temple, a village and achievements of its own."""

import random
from itertools import groupby
from typing import Any

import pytest

from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE
from farshore.games.explorers import GAME, box
from farshore.games.explorers.notation import SQUARE_TEXTS
from farshore.play import new
from tests.games.explorers.boards import code, pass_round
from tests.games.explorers.typed import Play

TILE = "3.0"  # its village is d3, its temple f6
COLUMNS = "abcdefgh"
SQUARES = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]
FREE = [each for each in SQUARES if box.TILES[2].objects[int(each[1:]) - 1][COLUMNS.index(each[0])] in ".V"]


def small(seats: int = 1, **options: Any) -> Play:
    """A match on the small map of that tile, whose outcomes are given."""
    return new(GAME, chance="given", seats=seats, map=TILE, **options)


def text_of(marks: list[str], **fields: str) -> str:
    """A position alone before the first card with these marks, on the same map."""
    rows = []
    for row in range(1, 17):
        cells = [f"{column}{row}" in marks for column in "abcdefghijklmnop"]
        runs = [(is_marked, len(list(run))) for is_marked, run in groupby(cells)]
        rows.append("".join("x" * length if is_marked else str(length) for is_marked, length in runs))
    usual = {"seats": "1", "map": TILE, "start": "A", "phase": "card", "board0": "/".join(rows)}
    return " ".join(f"{key}={value}" for key, value in {**usual, **fields}.items())


@pytest.mark.rules
def test_chance_lays_one_tile_and_its_village_is_the_start() -> None:
    play: Play = new(GAME, chance="given", seats=2, map="small")
    assert play.legal(CHANCE) == [f"tile A {tile} {turn}" for tile in range(1, 9) for turn in (0, 90, 180, 270)]
    assert "map=small" in str(play.position)
    play.act("tile A 3 0")
    assert play.to_act == (0, 1)
    assert f"map={TILE} " in str(play.position)
    table = play.view(0)
    assert (table.phase, table.tiles, table.start, table.villages) == ("setup", TILE, "A", {"A": "d3"})
    assert [shrine.square for shrine in table.temples] == ["f6"]
    assert [board.marks for board in table.boards] == [["d3"], ["d3"]]
    assert [len(row.strip()) for row in table.ground] == [8] * 8 + [0] * 8


def test_its_picture_has_no_more_rows_than_the_tile() -> None:
    rows = [line.split() for line in str(small()).splitlines()]
    assert [row[0] for row in rows if row and row[0].isdigit()] == [str(row) for row in range(1, 9)]


@pytest.mark.rules
def test_no_square_outside_the_tile_is_ever_open() -> None:
    play: Play = new(GAME, seed=5, seats=2, map="small")
    rng = random.Random(5)
    while not play.over:
        seat = rng.choice(play.to_act)
        marks = [text for text in play.legal(seat) if text.startswith("mark")]
        assert {text.split()[1] for text in marks} <= set(SQUARES)
        if marks:
            wrong = rng.choice(SQUARE_TEXTS)
            assert wrong in SQUARES or code(play, f"mark {wrong}", seat) == "terrain"
        play.act(rng.choice(marks or play.legal(seat)), seat)
    assert all(len(board.marks) > 20 and set(board.marks) <= set(SQUARES) for board in play.view(0).boards)


def test_a_square_outside_the_tile_is_refused_in_words() -> None:
    play = small()
    play.act("terrain W")
    assert play.why("mark i4") == "i4 is outside the map, and marks go on water now"


@pytest.mark.rules
@pytest.mark.parametrize(("goal", "due"), [("E7", 1), ("E10", 1), ("E9", 4), ("C1", 8), ("E6", 2), ("E8", 6)])
def test_achievements_ask_for_what_the_small_map_has(goal: str, due: int) -> None:
    [line] = small(achievements=goal).receipt().sheets[0].goals
    assert line.due == due


@pytest.mark.rules
def test_edges_corners_and_rows_are_those_of_the_tile() -> None:
    play: Play = new(GAME, position=text_of(FREE, goals="D10,C1,E9", races0="0,0,0"), chance="given")
    goals = {goal.name: goal for goal in play.receipt().sheets[0].goals}
    assert (goals["D10"].count, goals["D10"].points) == (4, 22)
    assert (goals["C1"].count, goals["C1"].points) == (8, 12)
    assert goals["E9"].count == 4


@pytest.mark.rules
@pytest.mark.parametrize(("villages", "points"), [("basic", 10), ("expert", 40)])
def test_only_its_own_village_scores(villages: str, points: int) -> None:
    """Also where the weakest of all villages scores, and though marks lie on the first square of the map."""
    marks = ["d3", "d2", "c3", "e3", "d4", "b3", "b2", "b1", "a1"]
    play: Play = new(GAME, position=text_of(marks, villages=villages), chance="given")
    [village] = play.receipt().sheets[0].villages
    assert (village.quadrant, village.neighbours, village.points) == ("A", 4, points)


@pytest.mark.rules
def test_alone_only_the_temple_that_is_there_sinks() -> None:
    play = small()
    play.act("terrain W")
    play.act("done")
    pass_round(play)
    assert "struck=1,0,0,0" in str(play.position)
    assert [shrine.points for shrine in play.view(0).temples] == [10]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (text_of(["d3", "e3", "f3", "g3", "h3", "i3"]), "of the small map only the squares of its tile can be marked"),
        (text_of(["d3"], map="small"), "a map has four tiles, 'small' names 1"),
        (text_of(["d3"], struck="0,1,0,0"), "struck=1 is not a whole number from 0 to 0 in B"),
    ],
)
def test_positions_that_could_not_be_are_refused(text: str, message: str) -> None:
    assert new(GAME, position=text_of(["d3"]), chance="given").to_act == (CHANCE,)
    with pytest.raises(NotationError, match=message):
        new(GAME, position=text)


@pytest.mark.parametrize("value", ["small", "3.180"])
def test_tables_of_people_do_not_take_it(value: str) -> None:
    assert GAME.read_options({"map": value})["map"] == value
    with pytest.raises(NotationError, match="option map cannot be"):
        GAME.read_options({"map": value}, research=False)


def test_a_position_that_waits_for_its_tile_is_read_as_it_is_written() -> None:
    play: Play = new(GAME, seed=1, seats=1, map="small", chance="given")
    assert "map=small" in str(play.position)
    assert GAME.codec.parse_state(str(play.position)).tobytes() == play.position.states.tobytes()
