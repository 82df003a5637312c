"""Streams: the published sequence, seeking, evenness, and the same numbers with the compiler off."""

import numpy as np
import pytest

from farshore.engine.chance import STREAM, below, mix, pick, seek, stream, word
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Records, new
from tests.games.matches import amount

pytestmark = pytest.mark.rules


@kernel
def words(streams: Records, out: Cells) -> None:
    for i in range(len(out)):
        out[i] = word(streams[0])


@kernel
def numbers(streams: Records, n: int, out: Cells) -> None:
    for i in range(len(out)):
        out[i] = below(streams[0], n)


@kernel
def seek_to(streams: Records, seed: int, branch: int, index: int) -> None:
    seek(streams[0], seed, branch, index)


def take(streams: Records, count: int) -> list[int]:
    out = np.zeros(count, np.uint64)
    words(streams, out)
    return out.tolist()


def test_words_are_those_of_splitmix64() -> None:
    """The sequence that implementations of SplitMix64 publish for the seed 1234567."""
    streams = new(STREAM)
    streams["key"] = 1234567
    assert take(streams, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_stream_can_be_put_anywhere() -> None:
    streams = stream(5, branch=3)
    first = take(streams, 10)
    seek_to(streams, 5, 3, 4)
    assert take(streams, 6) == first[4:]


def test_seeds_and_branches_give_streams_of_their_own() -> None:
    firsts = {take(stream(seed, branch), 1)[0] for seed in range(20) for branch in range(20)}
    assert len(firsts) == 400
    assert take(stream((1 << 63) - 1), 1) != take(stream(0), 1)


def test_the_same_numbers_with_and_without_the_compiler() -> None:
    assert take(stream(7), 2) == [13787737555580495284, 16759036827653489711]
    assert int(mix(np.uint64(1))) == 6238072747940578789


@pytest.mark.parametrize("n", [1, 2, 6, 60, 1000])
def test_numbers_below_are_in_range_and_even(n: int) -> None:
    """Chi-square against an even distribution, p about 0.0001."""
    draws = amount(compiled=200 * n + 1000, off=2 * n + 500, soak=2000 * n + 1000)
    out = np.zeros(draws, np.int64)
    numbers(stream(n), n, out)
    counts = np.bincount(out, minlength=n)
    assert len(counts) == n
    due = draws / n
    assert ((counts - due) ** 2 / due).sum() < (n - 1) + 4 * (2 * n) ** 0.5 + 8


def test_pick_gives_each_index_as_many_numbers_as_its_weight() -> None:
    weights = np.array([0, 3, 0, 1, 2], np.int64)
    assert [pick(weights, r) for r in range(6)] == [1, 1, 1, 3, 4, 4]
