"""Numbers of points with their errors, and means over worlds."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from farshore.engine.record import Cells


@dataclass(frozen=True)
class Estimate:
    """A number of points with its standard error."""

    points: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is larger than two standard errors: a smaller one claims nothing."""
        return abs(self.points) > 2 * self.error


@dataclass(frozen=True)
class Part:
    """A part of a result. The points of all parts come to it without a remainder."""

    points: Fraction
    error: float  # standard error

    @property
    def estimate(self) -> Estimate:
        """The same as a number."""
        return Estimate(float(self.points), self.error)


def mean_of(numbers: Cells) -> Estimate:
    """The mean of independent numbers."""
    return Estimate(float(numbers.mean()), standard_errors(numbers[:, None])[0])


def standard_errors(worlds: Cells) -> list[float]:
    """The standard error of the mean of every column."""
    found: list[float] = (worlds.std(axis=0, ddof=1) / sqrt(len(worlds))).tolist()
    return found
