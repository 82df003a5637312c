"""Sets of squares as bit boards: every square of the map is a bit of four words, four rows in each, in reading order.

A rule about squares is a few operations on words, for all 256 at once: `beside` gives every square next to a mark. A
record keeps a board as a row of four words; `board` reads one. Kernels work on tuples, which need no memory of
their own. Words are unsigned, and all that meets them must be: numba makes a float of a mixture.
"""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel, wrapping
from farshore.engine.record import Cells
from farshore.games.explorers import box

WORDS = 4  # of a board
BITS = 64  # of a word
SIDE = 2 * box.SIDE

Board = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

NONE, ONE = np.uint64(0), np.uint64(1)
ROW_SHIFT, TO_NEXT_WORD = np.uint64(SIDE), np.uint64(BITS - SIDE)  # to the next row, within a word and across words
EMPTY: Board = (NONE, NONE, NONE, NONE)
NOT_FIRST = np.uint64(0xFFFE_FFFE_FFFE_FFFE)  # columns of a word
NOT_LAST = np.uint64(0x7FFF_7FFF_7FFF_7FFF)
# To count bits: every second one, pair, four and byte.
PAIRS, FOURS, BYTES = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333), np.uint64(0x0F0F0F0F0F0F0F0F)
TWO, FOUR = np.uint64(2), np.uint64(4)
EACH_BYTE, LAST_BYTE = np.uint64(0x0101010101010101), np.uint64(56)


# ---- for Python


def to_cells(words: Any) -> Cells:
    """A 1 for every square of a board, or of each of several, in reading order."""
    return np.unpackbits(np.ascontiguousarray(words, "<u8").view(np.uint8), axis=-1, bitorder="little")


def to_words(cells: Any) -> Cells:
    """The board with every square whose cell is not zero, or several boards."""
    return np.packbits(np.not_equal(cells, 0), axis=-1, bitorder="little").view("<u8").astype(np.uint64)


SQUARE = np.arange(WORDS * BITS)
ROW, COLUMN = SQUARE // SIDE, SQUARE % SIDE
STEPS = np.abs(ROW[:, None] - ROW) + np.abs(COLUMN[:, None] - COLUMN)  # from each square to each
AROUND = to_words(STEPS == 1)  # the squares orthogonally beside each


# ---- boards in records


@kernel
def board(boards: Cells, i: int) -> Board:
    """The i-th board of a field."""
    return boards[i, 0], boards[i, 1], boards[i, 2], boards[i, 3]


@kernel
def has(boards: Cells, i: int, square: int) -> bool:
    """Whether a square is in the i-th board of a field."""
    return bool(boards[i, square // BITS] >> np.uint64(square % BITS) & ONE == ONE)


@kernel
def add(boards: Cells, i: int, square: int) -> None:
    """Put a square into the i-th board of a field."""
    boards[i, square // BITS] |= ONE << np.uint64(square % BITS)


@kernel
def flip(boards: Cells, i: int, square: int) -> None:
    """Put a square into the i-th board of a field, or take it out if it is there."""
    boards[i, square // BITS] ^= ONE << np.uint64(square % BITS)


@kernel
def copy_board(to: Cells, i: int, source: Cells, j: int) -> None:
    """Write the j-th board of one field over the i-th of another."""
    for word in range(WORDS):
        to[i, word] = source[j, word]


# ---- sets of squares


@kernel
def union(a: Board, b: Board) -> Board:
    """Squares of either."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@kernel
def both(a: Board, b: Board) -> Board:
    """Squares of both."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@kernel
def without(a: Board, b: Board) -> Board:
    """Squares of the first that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@kernel
def is_empty(a: Board) -> bool:
    """Whether there is no square in it."""
    return bool(a[0] | a[1] | a[2] | a[3] == NONE)


@kernel
def count(a: Board) -> int:
    """How many squares there are."""
    return _bits(a[0]) + _bits(a[1]) + _bits(a[2]) + _bits(a[3])


@wrapping
def _bits(word: np.uint64) -> int:
    """How many bits are set, counted in a way that compilers know: they make one instruction of it."""
    word = word - (word >> ONE & PAIRS)
    word = (word & FOURS) + (word >> TWO & FOURS)
    word = word + (word >> FOUR) & BYTES
    return np.int64(word * EACH_BYTE >> LAST_BYTE)  # type: ignore[return-value]  # `int` of a word would stay unsigned


@kernel
def list_squares(a: Board, first: int, cells: Cells, n: int) -> int:
    """Write the squares in ascending order, each plus `first`, from place `n` on; returns how many places are used."""
    for i in range(WORDS):
        rest = a[i]
        while rest != NONE:
            cells[n] = first + BITS * i + lowest_bit(rest)
            n += 1
            rest &= rest - ONE
    return n


@kernel
def lowest_bit(word: np.uint64) -> int:
    """The number of the lowest bit that is set; the word is not zero."""
    return _bits(~word & (word - ONE))


# ---- neighbours


@kernel
def rightward(a: Board) -> Board:
    """All squares moved right by one; those of the last column leave the map."""
    return (a[0] & NOT_LAST) << ONE, (a[1] & NOT_LAST) << ONE, (a[2] & NOT_LAST) << ONE, (a[3] & NOT_LAST) << ONE


@kernel
def leftward(a: Board) -> Board:
    """All squares moved left by one; those of the first column leave the map."""
    return (a[0] & NOT_FIRST) >> ONE, (a[1] & NOT_FIRST) >> ONE, (a[2] & NOT_FIRST) >> ONE, (a[3] & NOT_FIRST) >> ONE


@kernel
def downward(a: Board) -> Board:
    """All squares moved down by one; those of the last row leave the map."""
    return (
        a[0] << ROW_SHIFT,
        a[1] << ROW_SHIFT | a[0] >> TO_NEXT_WORD,
        a[2] << ROW_SHIFT | a[1] >> TO_NEXT_WORD,
        a[3] << ROW_SHIFT | a[2] >> TO_NEXT_WORD,
    )


@kernel
def upward(a: Board) -> Board:
    """All squares moved up by one; those of the first row leave the map."""
    return (
        a[0] >> ROW_SHIFT | a[1] << TO_NEXT_WORD,
        a[1] >> ROW_SHIFT | a[2] << TO_NEXT_WORD,
        a[2] >> ROW_SHIFT | a[3] << TO_NEXT_WORD,
        a[3] >> ROW_SHIFT,
    )


@kernel
def beside(a: Board) -> Board:
    """Every square that is orthogonally adjacent to one of these, which may be one of them itself (EX-38)."""
    return union(union(rightward(a), leftward(a)), union(downward(a), upward(a)))
