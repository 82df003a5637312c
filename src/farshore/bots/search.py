"""Flat Monte Carlo, written once for all games over the verbs.

Each world is a full state that the view allows, with a stream of chance of its own. Every candidate action is tried in
every world and played on greedily, so candidates differ by what they do and not by the cards they met. The best mean
margin wins.
"""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from farshore.bots.bot import greedy, horizon
from farshore.chance import seek, stream
from farshore.errors import NotationError
from farshore.game import CHANCE, Game, apply, draw_outcome, legal, lowest, resample, score, to_act
from farshore.kernel import copy, kernel
from farshore.record import Cells, Records, new

WORLDS_A_CALL = 4  # between two looks at the clock; at 30,000 playouts a second and 16 candidates about 2 ms
DEALING, CHANCE_STREAM, POLICY_STREAM = range(3)  # what a world's streams are for


@kernel
def margin(state: Any, seat: int, points: Cells) -> int:
    """How many points `seat` is ahead of the best other seat; alone, its points."""
    score(state, points)
    best = points[seat]
    others = False
    for other in range(len(points)):
        if other != seat and (not others or points[other] > best):
            best = points[other]
            others = True
    return points[seat] - best if others else points[seat]


@kernel
def play_on(state: Any, settled: int, draws: Any, thoughts: Any, weights: Cells) -> None:
    """Play greedily until the match is over or its horizon is not `settled` any more.

    Chance and policy have a stream each, so that what one seat thinks does not change the cards.
    """
    who = to_act(state)
    while who != 0 and horizon(state) == settled:
        if who == CHANCE:
            seat = CHANCE
            action = draw_outcome(state, draws, weights)
        else:
            seat = lowest(who)
            action = greedy(state, seat, 0.0, thoughts)
        apply(state, seat, action)
        who = to_act(state)


@kernel
def _try_worlds(
    views: Records, seat: int, seed: int, first: int, last: int, states: Records, streams: Records,
    actions: Cells, weights: Cells, points: Cells, sums: Cells, squares: Cells,
) -> int:  # fmt: skip
    """Try every candidate in the worlds `first` to `last - 1` and add up margins and their squares.

    Of the states, the first holds the world, the second is played on. Returns the number of candidates, whose numbers
    are left in `actions`. The margins depend on nothing but view, seat, seed and the number of the world.
    """
    world, state = states[0], states[1]
    draws, thoughts = streams[0], streams[1]
    count = 0
    for i in range(first, last):
        seek(draws, seed, 3 * i + DEALING, 0)
        resample(views[0], draws, world)
        count = legal(world, seat, actions)
        for k in range(count):
            copy(state, world)
            seek(draws, seed, 3 * i + CHANCE_STREAM, 0)
            seek(thoughts, seed, 3 * i + POLICY_STREAM, 0)
            apply(state, seat, actions[k])
            play_on(state, horizon(world), draws, thoughts, weights)
            value = margin(state, seat, points)
            sums[k] += value
            squares[k] += value * value
    return count


@dataclass(frozen=True)
class Candidate:
    """What search found out about one action."""

    action: int
    mean: float  # margin in points
    error: float  # standard error of the mean
    worlds: int


class Search:
    """Flat Monte Carlo with a budget of worlds or of seconds, whichever is used up first; at least one call is made."""

    def __init__(self, game: Game, seed: int, seats: int, worlds: int = 1 << 30, seconds: float | None = None) -> None:
        if worlds < 1:
            raise NotationError(f"worlds cannot be {worlds}: at least 1 is needed to choose")
        self.seed = seed
        self.worlds = worlds
        self.seconds = seconds
        self._choices = 0
        self._states = new(game.state, 2)
        self._streams = np.concatenate([stream(0), stream(0)])
        self._actions = np.zeros(len(game.actions), np.int64)
        self._weights = np.zeros(len(game.outcomes), np.int64)
        self._points = np.zeros(seats, np.int64)

    def study(self, views: Records, seat: int) -> list[Candidate]:
        """Every legal action with its evidence, best first. The next call invents other worlds."""
        end = None if self.seconds is None else time.monotonic() + self.seconds
        sums, squares = np.zeros((2, len(self._actions)), np.float64)
        self._choices += 1
        seed = (self.seed * 1_000_003 + self._choices) % (1 << 63)
        done = count = 0
        while done < self.worlds and (end is None or done == 0 or time.monotonic() < end):
            last = min(done + WORLDS_A_CALL, self.worlds)
            count = _try_worlds(
                views, seat, seed, done, last, self._states, self._streams,
                self._actions, self._weights, self._points, sums, squares,
            )  # fmt: skip
            done = last
            if count == 1:  # nothing to choose
                break
        found = []
        for k in range(count):
            mean = float(sums[k]) / done
            spread = max(float(squares[k]) / done - mean * mean, 0.0)
            found.append(Candidate(int(self._actions[k]), mean, (spread / done) ** 0.5, done))
        return sorted(found, key=lambda each: (-each.mean, each.action))

    def choose(self, views: Records, seat: int) -> int:
        """The action with the best mean margin."""
        return self.study(views, seat)[0].action
