"""What a learner gets of a view: a table of features, which a game may declare beside its records.

Every feature takes a field of the view and says how it becomes numbers from -1 to 1. The table is all there is to it:
`encoding.py` makes from it what compiled code follows and what the docs say. A game without a table gets one that is
made from its records and its codec.

Fields with a place for every seat are turned so that the own seat comes first and the others follow in their order
around the table; so one policy can play every seat. A spectator sees them from seat 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

NUMBER, LOG, ONE_HOT, BITS, SEAT, COUNTS, LAST = range(7)  # forms


class Part(NamedTuple):
    """Some bits of a packed number: `(x + plus) >> shift & mask`; 0 where the number itself is not above 0."""

    plus: int = 0
    shift: int = 0
    mask: int = -1


WHOLE = Part()


@dataclass(frozen=True)
class Feature:
    """One entry of a table. Made by the functions below."""

    field: str  # of the view
    form: int
    width: int = 1  # numbers for each value
    low: int = 0  # of ONE_HOT: the value that is shown first
    scale: float = 1.0  # by which a number is divided
    label: str = ""  # what part of the field it is, if it is not all of it
    part: Part = WHOLE
    axis: int | None = None  # of the field, on which the seats are
    seat_bits: int = 0  # if a number packs something for every seat: the bits between two of them
    lengths: str = ""  # of COUNTS and LAST: the field that says how many values of a list are there
    own: bool = False  # it says so for every seat, and the list is that of the own seat
    through: str = ""  # a field of indices: what is shown is the value at each of them
    note: str = ""  # what the docs say, if that is not what the record says of the field

    @property
    def name(self) -> str:
        """The field, with the part of it."""
        return f"{self.field}.{self.label}" if self.label else self.field

    def by_seat(self, axis: int = 0) -> "Feature":
        """The same of a field that has a place for every seat on that axis."""
        return replace(self, axis=axis)

    def packed_by_seat(self, bits: int) -> "Feature":
        """The same of a number that has so many bits for every seat."""
        return replace(self, seat_bits=bits)

    def of(self, label: str, part: Part) -> "Feature":
        """The same of a part of a packed number."""
        return replace(self, label=label, part=part)

    def at(self, indices: str) -> "Feature":
        """The same of the values at these indices, which are bytes."""
        return replace(self, through=indices)

    def means(self, note: str) -> "Feature":
        """The same with another sentence for the docs."""
        return replace(self, note=note)


def number(field: str, most: float = 1) -> Feature:
    """Numbers divided by the most they can be; what is more counts as that."""
    return Feature(field, NUMBER, scale=most)


def logarithm(field: str, most: int) -> Feature:
    """Numbers of any size: their logarithm, as a share of that of the most; small ones are told apart best."""
    return Feature(field, LOG, scale=most)


def one_hot(field: str, low: int, high: int) -> Feature:
    """A 1 in the place of the value, of those from `low` to `high`; no 1 for any other."""
    return Feature(field, ONE_HOT, high - low + 1, low)


def bits(field: str, count: int) -> Feature:
    """The lowest bits of a number, from the lowest."""
    return Feature(field, BITS, count)


def seat(field: str, seats: int) -> Feature:
    """The number of a seat: a 1 in its place, counted from the own seat on; no 1 for none."""
    return Feature(field, SEAT, seats)


def counts(field: str, values: int, most: int, lengths: str, own: bool = False) -> Feature:
    """How often a list has each value, divided by the most; as much of the list as `lengths` says."""
    return Feature(field, COUNTS, values, scale=most, lengths=lengths, own=own, label="counts")


def last(field: str, values: int, lengths: str) -> Feature:
    """The last value of each list: a 1 in its place; no 1 for an empty list."""
    return Feature(field, LAST, values, lengths=lengths, label="last")


@dataclass(frozen=True)
class Left:
    """A field that is in no feature."""

    field: str
    why: str


@dataclass(frozen=True)
class FeatureTable:
    """What learners get of a view. `version` changes with anything that changes a number."""

    version: int
    features: Sequence[Feature]
    left: Sequence[Left] = ()  # the other fields of the view, each with the reason
    grid: tuple[int, int] | None = None  # rows and columns of what has a place for every square
