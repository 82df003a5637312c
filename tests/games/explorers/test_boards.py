"""Bit boards of Explorers, beside plain sets of squares."""

import random
import warnings
from functools import reduce

import numpy as np
import pytest

from farshore.engine.kernel import kernel, plain
from farshore.engine.record import Cells, unpack
from farshore.games.explorers import GAME
from farshore.games.explorers.boards import (
    AROUND,
    BITS,
    WORDS,
    add,
    beside,
    board,
    both,
    copy_board,
    count,
    downward,
    flip,
    has,
    is_empty,
    leftward,
    list_squares,
    rightward,
    to_cells,
    to_words,
    union,
    upward,
    without,
)
from farshore.games.explorers.state import APPLE, FISH, SIDE, SQUARES, VILLAGE
from farshore.play import new

pytestmark = pytest.mark.rules

MOVES = {"rightward": (0, 1), "leftward": (0, -1), "downward": (1, 0), "upward": (-1, 0)}
NASTY = [set(), set(range(SQUARES)), {0}, {63}, {64}, {255}, {15, 16, 240}, {48, 79, 112, 191, 192}]


def moved(squares: set[int], down: int, right: int) -> set[int]:
    places = [(square // SIDE + down, square % SIDE + right) for square in squares]
    return {row * SIDE + column for row, column in places if 0 <= row < SIDE and 0 <= column < SIDE}


def words(squares: set[int]) -> Cells:
    return to_words([square in squares for square in range(SQUARES)])[None]


def squares_of(words: Cells) -> set[int]:
    return set(np.flatnonzero(to_cells(words)).tolist())


def some_squares() -> list[set[int]]:
    rng = random.Random("boards")
    return NASTY + [set(rng.sample(range(SQUARES), rng.randrange(1, 200))) for _ in range(8)]


@kernel
def _calculate(fields: Cells, squares: Cells, out: Cells) -> tuple[int, int, bool]:
    one, other = board(fields, 0), board(fields, 1)
    found = (
        union(one, other),
        both(one, other),
        without(one, other),
        rightward(one),
        leftward(one),
        downward(one),
        upward(one),
        beside(one),
    )
    for i in range(8):
        for word in range(4):
            out[i, word] = found[i][word]
    return list_squares(one, 1000, squares, 1), count(one), is_empty(one)


@pytest.mark.parametrize("one", some_squares(), ids=range(len(some_squares())))
def test_boards_are_sets_of_squares(one: set[int]) -> None:
    """Compiled and as plain Python, all operations give what sets give; squares are listed in ascending order."""
    other = set(random.Random(len(one)).sample(range(SQUARES), 100))
    steps = [moved(one, *move) for move in MOVES.values()]
    expected = [one | other, one & other, one - other, *steps, reduce(set.union, steps)]
    for calculate in (_calculate, plain(_calculate)):
        listed, out = np.zeros(SQUARES + 1, np.int64), np.zeros((8, WORDS), np.uint64)
        end, number, empty = calculate(np.concatenate([words(one), words(other)]), listed, out)
        assert [squares_of(each) for each in out] == expected
        assert (end, number, bool(empty)) == (len(one) + 1, len(one), not one)
        assert listed[1:end].tolist() == [1000 + square for square in sorted(one)]


def test_single_squares_are_set_asked_and_copied() -> None:
    fields = np.zeros((2, WORDS), np.uint64)
    for square in (0, 63, 64, 200, 255):
        plain(add)(fields, 1, square)
    plain(flip)(fields, 1, 64)
    plain(flip)(fields, 1, 65)
    assert squares_of(fields[1]) == {0, 63, 65, 200, 255}
    assert [bool(plain(has)(fields, 1, square)) for square in (0, 1, 64, 65, 255)] == [1, 0, 0, 1, 1]
    assert not squares_of(fields[0])
    plain(copy_board)(fields, 0, fields, 1)
    assert squares_of(fields[0]) == {0, 63, 65, 200, 255}


def test_around_a_square_are_its_orthogonal_neighbours() -> None:
    for square in range(SQUARES):
        assert squares_of(AROUND[square]) == reduce(set.union, (moved({square}, *m) for m in MOVES.values()))


@pytest.mark.parametrize("seed", range(3))
def test_the_map_as_boards_is_the_map(seed: int) -> None:
    """Terrains and objects stand in a state twice: by square, and as boards."""
    play = new(GAME, seats=2, seed=seed)
    for record in (unpack(play.position.states), unpack(play.position.observe(1))):
        ground, things = to_cells(record.terrain), to_cells(record.object_squares)
        assert ground.sum(axis=0).tolist() == (record.ground < VILLAGE).astype(int).tolist()
        for terrain in range(4):
            assert np.flatnonzero(ground[terrain]).tolist() == np.flatnonzero(record.ground == terrain).tolist()
        for thing in range(FISH + 1):
            assert np.flatnonzero(things[thing]).tolist() == np.flatnonzero(record.objects == thing).tolist()
        assert things[APPLE:].sum() == 16


def test_counting_uncompiled_warns_of_nothing() -> None:
    """Its arithmetic wraps around on purpose, and `plain` runs it in numpy."""
    every = plain(board)(np.full((1, WORDS), np.iinfo(np.uint64).max, np.uint64), 0)
    with warnings.catch_warnings(action="error"):
        assert plain(count)(every) == WORDS * BITS
