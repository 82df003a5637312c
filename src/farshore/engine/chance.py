"""Random numbers for simulation: counter-based streams that kernels carry along as a record.

The n-th number of a stream is a hash of its key and n, so a stream can be put anywhere at once and two streams with
different keys have nothing to do with each other. Search gives each world a stream of its own for chance and another
for the policy: then every candidate meets the same cards, however many numbers its playout uses.

Not for anything of value: whoever sees a few numbers can work out the rest.
"""

from typing import Any

import numpy as np

from farshore.engine.errors import NotationError
from farshore.engine.kernel import entry, kernel, wrapping
from farshore.engine.record import Records, Word, new, record_type
from farshore.engine.validate import as_int

# SplitMix64 (Steele, Lea, Flood 2014): a Weyl sequence and a finalizer that passes BigCrush.
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32, ONE = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32), np.uint64(1)


class Stream:
    """A place in a stream."""

    key: Word
    count: Word  # how many numbers have been taken


STREAM = record_type(Stream)


@wrapping
def mix(x: Any) -> Any:
    """A 64-bit hash of a 64-bit word."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@wrapping
def seek(stream: Stream, seed: int, branch: int, index: int) -> None:
    """Put `stream` at number `index` of the stream that belongs to `seed` and `branch`."""
    stream.key = mix(mix(np.uint64(seed) + GOLDEN) ^ (np.uint64(branch) * MIX_2 + GOLDEN))
    stream.count = np.uint64(index)


@wrapping
def word(stream: Stream) -> Any:
    """The next 64 random bits."""
    stream.count += ONE
    return mix(stream.key + stream.count * GOLDEN)


@kernel
def below(stream: Stream, n: int) -> int:
    """A random number from 0 to n - 1, for n up to 2**31. The most likely is at most n / 2**32 too likely."""
    return np.int64(((word(stream) >> S32) * np.uint64(n)) >> S32)  # type: ignore[return-value]


@kernel
def pick(weights: Any, r: int) -> int:
    """The index into which `r` falls when each index is as wide as its weight. `r` must be below their sum."""
    i = 0
    while r >= weights[i]:
        r -= weights[i]
        i += 1
    return i


def check_seed(seed: object) -> int:
    """`seed` as an int, if it can be one. Raises NotationError."""
    number = as_int("seed", seed)
    if number < 0:
        raise NotationError(f"seed cannot be {number}: expected a whole number from 0 to below 2**63")
    return number


@entry
def _seek_first(streams: Any, seed: int, branch: int, index: int) -> None:
    seek(streams[0], seed, branch, index)


def stream(seed: int, branch: int = 0) -> Records:
    """A stream of its own for `seed` and `branch`, at its first number. Raises NotationError."""
    streams = new(STREAM)
    _seek_first(streams, check_seed(seed), branch, 0)
    return streams
