"""Ratings of all players on one scale, from who beat whom: the model of Bradley and Terry, with intervals.

Between two players whose ratings differ by d the better one wins a share of 1 / (1 + 10 ** (-d / 400)); a draw is half
a win. Ratings are relative: their mean is 0. Half a win each way is added to every pair that met, so that a player who
won everything has a rating too. An interval is the wider of two: from drawing whole sets again, as matches of one set
are not independent, and from the curvature of the likelihood, as who won everything wins everything again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SCALE = 400 / np.log(10)  # points of rating for each unit of the logistic scale
DRAWN = 400  # tables of wins that are drawn for the intervals
CERTAINTY = 95  # percent of them that an interval holds
ERRORS = 1.96  # standard errors on either side that are as certain
RIDGE = 1e-6  # keeps apart what no match connects
STEPS = 50
Wins = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A rating, and the interval in which it probably is."""

    value: float
    low: float
    high: float


def ratings(wins: Sequence[Wins]) -> list[Rating]:
    """The rating of every player. Each table is one seed's: in row i and column j how often i beat j."""
    tables = np.array(wins)
    whole = tables.sum(axis=0)
    best = fit(whole)
    around = ERRORS * errors(whole, best)
    rng = np.random.default_rng(1)  # the same matches always give the same intervals
    drawn = rng.multinomial(len(tables), np.full(len(tables), 1 / len(tables)), size=DRAWN)
    found = np.array([fit(np.tensordot(counts.astype(np.float64), tables, 1)) for counts in drawn])
    outside = (100 - CERTAINTY) / 2
    low, high = np.percentile(found, [outside, 100 - outside], axis=0)
    wider = (best, np.minimum(low, best - around), np.maximum(high, best + around))
    return [Rating(*map(float, each)) for each in zip(*wider, strict=True)]


def errors(wins: Wins, found: NDArray[np.float64]) -> NDArray[np.float64]:
    """Standard errors of ratings, as if all matches were independent."""
    centred = np.eye(len(wins)) - 1 / len(wins)
    covariance = centred @ np.linalg.inv(_curve(_padded(wins), _expected(found / SCALE))) @ centred
    result: NDArray[np.float64] = SCALE * np.sqrt(np.diag(covariance))
    return result


def _padded(wins: Wins) -> Wins:
    """With half a win each way for every pair that met."""
    return wins + 0.5 * ((wins + wins.T) > 0)


def _expected(strength: NDArray[np.float64]) -> NDArray[np.float64]:
    """The share of wins of each over each."""
    result: NDArray[np.float64] = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    return result


def _curve(wins: Wins, expected: NDArray[np.float64]) -> NDArray[np.float64]:
    """How the likelihood bends at a maximum."""
    weight = (wins + wins.T) * expected * (1 - expected)
    result: NDArray[np.float64] = np.diag(weight.sum(axis=1) + RIDGE) - weight
    return result


def fit(wins: Wins) -> NDArray[np.float64]:
    """The most likely ratings for a table of wins; their mean is 0."""
    wins = _padded(wins)
    strength = np.zeros(len(wins))
    for _ in range(STEPS):  # Newton's method on a concave function
        expected = _expected(strength)
        slope = (wins - (wins + wins.T) * expected).sum(axis=1) - RIDGE * strength
        step = np.clip(np.linalg.solve(_curve(wins, expected), slope), -1.0, 1.0)
        strength += step
        if np.abs(step).max() < 1e-9:
            break
    result: NDArray[np.float64] = SCALE * (strength - strength.mean())
    return result
