"""Flat Monte Carlo with sequential halving, written once for all games over the verbs.

Each world is a full state that the view allows, with a stream of chance of its own. A simulation is one candidate
action in one world, played on greedily until points are settled, or as far as the game looks ahead. All candidates are
simulated in the same worlds, so they differ by what they do and not by the cards they met. After a share of the budget
the worse half is dropped and the rest is simulated in further worlds, until two are left. Where no candidate is clearly
better than the greedy action, which is the baseline, that is chosen.
"""

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from farshore.bots.bot import IN_A_HURRY, ahead, greedy, horizon, worth
from farshore.bots.simple import Greedy
from farshore.engine.chance import seek, stream
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, Game
from farshore.engine.kernel import copy, entry, kernel
from farshore.engine.record import Cells, Records, new
from farshore.engine.verbs import apply, draw_outcome, legal, lowest, resample, to_act
from farshore.play import Turn

SIMULATIONS_A_CALL = 8  # between two looks at the clock: 0.2 ms in a quick game, up to 25 in a slow one with four seats
DEALING, CHANCE_STREAM, POLICY_STREAM = range(3)  # what a world's streams are for
STREAMS = 3  # of a world
REQUIRED_MARGIN = 1.0  # standard errors by which an action must be better than the baseline to be chosen


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
            action = greedy(state, seat, IN_A_HURRY, thoughts)
        apply(state, seat, action)
        who = to_act(state)


@entry
def _candidates(views: Records, seat: int, streams: Records, states: Records, actions: Cells) -> int:
    """Write the legal actions and return how many there are: the same in every world."""
    resample(views[0], streams[0], states[0])
    return legal(states[0], seat, actions)


@entry
def _simulate(
    views: Records, seat: int, seed: int, first: int, start: int, end: int, states: Records, streams: Records,
    actions: Cells, weights: Cells, points: Cells, margins: Cells,
) -> None:  # fmt: skip
    """Carry out the simulations `start` to `end - 1` and write their margins.

    They go through all `actions` in the world `first`, then in the next, and so on. Of the states, the first holds the
    world, the second is played on. A margin depends on nothing but view, seat, seed, action and number of the world.
    """
    world, state = states[0], states[1]
    draws, thoughts = streams[0], streams[1]
    for i in range(start, end):
        number = first + i // len(actions)
        if i == start or i % len(actions) == 0:
            seek(draws, seed, STREAMS * number + DEALING, 0)
            resample(views[0], draws, world)
        copy(state, world)
        seek(draws, seed, STREAMS * number + CHANCE_STREAM, 0)
        seek(thoughts, seed, STREAMS * number + POLICY_STREAM, 0)
        apply(state, seat, actions[i % len(actions)])
        settled = horizon(world)
        for _ in range(ahead(world)):
            play_on(state, settled, draws, thoughts, weights)
            settled = horizon(state)
        margins[i - start] = worth(state, seat, points)


@dataclass(frozen=True)
class Candidate:
    """What search found out about one action."""

    action: int
    mean: float  # margin in points
    error: float  # standard error of the mean
    worlds: int


class Search:
    """Sequential halving with a budget of simulations or of seconds for one choice, whichever is used up first.

    At least one world is simulated. There may be a few simulations more, as all candidates left share their worlds.
    """

    def __init__(self, game: Game, seed: int, simulations: int = 1 << 40, seconds: float | None = None) -> None:
        if simulations < 1:
            raise NotationError(f"simulations cannot be {simulations}: at least 1 is needed to choose")
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self._choices = 0
        self._baseline = Greedy(game, seed)
        self._states = new(game.state, 2)
        self._streams = np.concatenate([stream(0), stream(0)])
        self._actions = np.zeros(len(game.actions), np.int64)
        self._weights = np.zeros(len(game.outcomes), np.int64)
        self._points = np.zeros(game.seats[-1], np.int64)
        self._margins = np.zeros(SIMULATIONS_A_CALL)

    def study(self, turn: Turn) -> list[Candidate]:
        """Every legal action with its evidence: the choice, then those simulated most, the best of them first.

        The next call invents other worlds.
        """
        began = time.monotonic()
        views, seat = turn.record, turn.seat
        self._choices += 1
        seed = (self.seed * 1_000_003 + self._choices) % (1 << 63)
        count = _candidates(views, seat, self._streams, self._states, self._actions)
        actions = self._actions[:count].copy()
        baseline = int(np.searchsorted(actions, self._baseline.choose(turn)))
        margins = np.zeros((count, 0))  # of each candidate that is left, world by world
        alive = np.arange(count)
        dropped: list[Candidate] = []
        stages = max(1, math.ceil(math.log2(count)))
        for stage in range(stages):
            # Each stage has the same share of the budget, so those that stay are simulated ever more often.
            worlds = math.ceil(self.simulations / (stages * len(alive))) if count > 1 else 1
            end = None if self.seconds is None else began + self.seconds * (stage + 1) / stages
            more = self._simulated(views, seat, seed, actions[alive], margins.shape[1], worlds, end)
            margins = np.hstack([margins, more])
            if stage + 1 < stages:
                order = np.lexsort((alive, -margins.mean(axis=1), alive != baseline))  # the baseline stays to the end
                keep = np.sort(order[: (len(alive) + 1) // 2])
                out = np.setdiff1d(np.arange(len(alive)), keep)
                dropped += [_candidate(int(actions[alive[k]]), margins[k]) for k in out]
                alive, margins = alive[keep], margins[keep]
        best = int(margins.mean(axis=1).argmax())
        baseline_row = int(np.flatnonzero(alive == baseline)[0])
        lead = _candidate(0, margins[best] - margins[baseline_row])
        choice = int(actions[alive[best if lead.mean > REQUIRED_MARGIN * lead.error else baseline_row]])
        return sorted(
            [_candidate(int(actions[k]), row) for k, row in zip(alive, margins, strict=True)] + dropped,
            key=lambda each: (each.action != choice, -each.worlds, -each.mean, each.action),
        )

    def _simulated(
        self, views: Records, seat: int, seed: int, actions: Cells, first: int, worlds: int, end: float | None
    ) -> Cells:
        """The margins of these actions in up to so many worlds from `first` on: a row for each action.

        When time runs out, a world that not all actions were simulated in is not counted, unless it is the first.
        """
        size = len(actions)
        margins: list[Cells] = []
        done = 0
        while done < worlds * size and (end is None or time.monotonic() < end or (first == 0 and done < size)):
            last = min(done + SIMULATIONS_A_CALL, worlds * size)
            _simulate(
                views, seat, seed, first, done, last, self._states, self._streams,
                actions, self._weights, self._points, self._margins,
            )  # fmt: skip
            margins.append(self._margins[: last - done].copy())
            done = last
        whole = done // size
        return np.concatenate(margins)[: whole * size].reshape(whole, size).T if whole else np.zeros((size, 0))

    def choose(self, turn: Turn) -> int:
        """The action to take: the best mean margin, if it is clearly better than that of the greedy action."""
        return self.study(turn)[0].action


def _candidate(action: int, margins: Cells) -> Candidate:
    worlds = len(margins)
    return Candidate(action, float(margins.mean()), float(margins.std()) / worlds**0.5, worlds)
