"""Sets of numbers in one int, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from farshore.engine.bits import all_bits, bit, from_bits, has_bit, to_bits, without_bit

NUMBERS = st.integers(0, 40)


@given(st.sets(NUMBERS), NUMBERS)
def test_bits_are_a_set_of_numbers(numbers: set[int], number: int) -> None:
    bits = to_bits(numbers)
    assert from_bits(bits) == sorted(numbers)
    assert has_bit(bits, number) == (number in numbers)
    assert from_bits(bits | bit(number)) == sorted(numbers | {number})
    assert from_bits(without_bit(bits, number)) == sorted(numbers - {number})
    assert from_bits(all_bits(number)) == list(range(number))


def test_a_number_given_twice_is_in_the_set_once() -> None:
    assert to_bits([3, 3]) == bit(3)
