"""Sets of small numbers, such as seats or kinds of tiles, kept in one int: a bit for each."""

from collections.abc import Iterable

from farshore.engine.kernel import kernel


@kernel
def bit(number: int) -> int:
    """The set of that number alone."""
    return 1 << number


@kernel
def has_bit(bits: int, number: int) -> bool:
    """Whether the set has that number."""
    return bits >> number & 1 == 1


@kernel
def without_bit(bits: int, number: int) -> int:
    """The set without that number, which need not be in it."""
    return bits & ~(1 << number)


@kernel
def all_bits(count: int) -> int:
    """The set of all numbers from 0 to below `count`."""
    return (1 << count) - 1


def to_bits(numbers: Iterable[int]) -> int:
    """The set of those numbers."""
    return sum(1 << number for number in set(numbers))


def from_bits(bits: int) -> list[int]:
    """The numbers in the set, ascending."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
