"""Flat Monte Carlo with sequential halving, written once for all games over the verbs.

Each world is a full state that the view allows, with a stream of chance of its own. A simulation is one candidate
action in one world, played on greedily until points are settled, or as far as the game looks ahead. All candidates are
simulated in the same worlds, so they differ by what they do and not by the cards they met: each seat gets the same
cards from the deck in the same order, as far as it can.

Candidates are what the rule bot would do, and what it does when it misjudges things a little: few, so that each gets
many worlds. After a share of the budget the worse half is dropped and the rest is simulated in further worlds, until
two are left. Where no candidate is clearly better than the action of the rule bot, which is the baseline, that is
chosen.
"""

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from farshore.bots.bot import IN_A_HURRY, ahead, greedy, horizon, worth
from farshore.engine.chance import below, seek, stream
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, Game
from farshore.engine.kernel import copy, entry, kernel
from farshore.engine.record import Cells, Records, new
from farshore.engine.verbs import apply, chances, legal, lowest, resample, to_act
from farshore.play import Turn

MOST_CANDIDATES = 6
TRIES = 48  # how often the rule bot is asked for candidates
LEAST_NOISE, MOST_NOISE = 0.25, 16.0  # points by which it misjudges things then, the first time and the last
REQUIRED_MARGIN = 1.0  # standard errors by which an action must be better than the baseline to be chosen
SECONDS_A_CALL = 0.005  # between two looks at the clock, about
MOST_A_CALL = 1024  # simulations
DEALING, CHANCE_STREAM, POLICY_STREAM = range(3)  # what a world's streams are for
STREAMS = 3  # of a world
PARTS = 1 << 31  # into which what is random is cut
PREPARING = 1 << 40  # instead of the number of a world


@kernel
def _exponential(stream: Any) -> float:
    """A random number above 0, with a mean of 1."""
    return -math.log((below(stream, PARTS) + 1) / (PARTS + 1))


@kernel
def next_outcome(state: Any, clocks: Cells, draws: Any, weights: Cells) -> int:
    """What chance does next, by the weights of the outcomes. Does not carry it out.

    Every outcome has a clock that runs as fast as its weight; the first to run out is what happens, and gets a fresh
    time. What is left on the others is again exponential, so each outcome is as likely as its weight says, whatever
    was drawn before; but what comes early comes early also after another action.
    """
    chances(state, weights)
    best = -1
    least = 0.0
    for outcome in range(len(weights)):
        weight = weights[outcome]
        if weight > 0:
            left = clocks[outcome] if weight == 1 else clocks[outcome] / weight
            if best < 0 or left < least:
                least = left
                best = outcome
    for outcome in range(len(weights)):
        clocks[outcome] -= least * weights[outcome]
    clocks[best] = _exponential(draws)
    return best


@kernel
def play_on(state: Any, settled: int, seat: int, clocks: Cells, draws: Any, thoughts: Any, weights: Cells) -> int:
    """Play greedily until the match is over or its horizon is not `settled` any more; returns who acted last.

    `seat` has acted before. Chance and policy have a stream each, and chance has clocks for each seat: so neither what
    one seat thinks nor how often the other draws changes the cards that it gets.
    """
    who = to_act(state)
    while who != 0 and horizon(state) == settled:
        if who == CHANCE:
            apply(state, CHANCE, next_outcome(state, clocks[seat], draws, weights))
        else:
            seat = lowest(who)
            apply(state, seat, greedy(state, seat, IN_A_HURRY, thoughts))
        who = to_act(state)
    return seat


@entry
def _prepare(
    views: Records, seat: int, seed: int, tries: int, states: Records, streams: Records, actions: Cells, tally: Cells
) -> tuple[int, int]:
    """Write the legal actions, and how often the rule bot took each when it misjudged things more and more.

    Returns how many there are, and what the rule bot does. None of it differs from world to world.
    """
    dealing, thoughts = streams[0], streams[1]
    seek(dealing, seed, STREAMS * PREPARING + DEALING, 0)
    seek(thoughts, seed, STREAMS * PREPARING + POLICY_STREAM, 0)
    resample(views[0], dealing, states[0])
    count = legal(states[0], seat, actions)
    baseline = greedy(states[0], seat, 0.0, thoughts)
    tally[:] = 0
    for i in range(tries):
        noise = LEAST_NOISE * (MOST_NOISE / LEAST_NOISE) ** (i / tries)
        tally[greedy(states[0], seat, noise, thoughts)] += 1
    return count, baseline


@entry
def _simulate(
    views: Records, seat: int, seed: int, first: int, start: int, end: int, states: Records, streams: Records,
    actions: Cells, weights: Cells, points: Cells, clocks: Cells, margins: Cells,
) -> None:  # fmt: skip
    """Carry out the simulations `start` to `end - 1` and write their margins.

    They go through all `actions` in the world `first`, then in the next, and so on. Of the states, the first holds the
    world, the second is played on; of the clocks likewise. A margin depends on nothing but view, seat, seed, action and
    number of the world.
    """
    world, state = states[0], states[1]
    draws, thoughts = streams[0], streams[1]
    for i in range(start, end):
        number = first + i // len(actions)
        if i == start or i % len(actions) == 0:
            seek(draws, seed, STREAMS * number + DEALING, 0)
            resample(views[0], draws, world)
            seek(draws, seed, STREAMS * number + CHANCE_STREAM, 0)
            for other in range(len(points)):
                for outcome in range(len(weights)):
                    clocks[0, other, outcome] = _exponential(draws)
        copy(state, world)
        clocks[1] = clocks[0]
        seek(draws, seed, STREAMS * number + CHANCE_STREAM, len(points) * len(weights))
        seek(thoughts, seed, STREAMS * number + POLICY_STREAM, 0)
        apply(state, seat, actions[i % len(actions)])
        last = seat
        settled = horizon(world)
        for _ in range(ahead(world)):
            last = play_on(state, settled, last, clocks[1], draws, thoughts, weights)
            settled = horizon(state)
        margins[i - start] = worth(state, seat, points)


@dataclass(frozen=True)
class Candidate:
    """What search found out about one action."""

    action: int
    mean: float  # margin in points
    error: float  # standard error of the mean
    worlds: int
    share: float  # of all simulations


class Search:
    """Sequential halving with a budget for one choice: so many simulations, and so many seconds.

    It ends when the simulations are made and `least_seconds` are over, but after `seconds` in any case. Without
    seconds it gives the same evidence for the same seed. At least one world is simulated. There may be a few
    simulations more, as all candidates left share their worlds.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = 1 << 40,
        seconds: float | None = None,
        least_seconds: float = 0.0,
    ) -> None:
        if simulations < 1:
            raise NotationError(f"simulations cannot be {simulations}: at least 1 is needed to choose")
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.least_seconds = least_seconds
        self._choices = 0
        self._is_stopped = False
        self._states = new(game.state, 2)
        self._streams = np.concatenate([stream(0), stream(0)])
        self._actions = np.zeros(len(game.actions), np.int64)
        self._tally = np.zeros(len(game.actions), np.int64)
        self._weights = np.zeros(len(game.outcomes), np.int64)
        self._points = np.zeros(game.seats[-1], np.int64)
        self._clocks = np.zeros((2, game.seats[-1], len(game.outcomes)))  # of every seat, for each outcome
        self._margins = np.zeros(MOST_A_CALL)
        self._a_call = 1  # simulations between two looks at the clock

    def study(self, turn: Turn) -> list[Candidate]:
        """The evidence about each candidate: the choice, then those simulated most, the best of them first.

        The next call invents other worlds.
        """
        began = time.monotonic()
        self._is_stopped = False
        views, seat = turn.record, turn.seat
        self._choices += 1
        seed = (self.seed * 1_000_003 + self._choices) % (1 << 63)
        alive = self._candidates(views, seat, seed)  # the baseline first
        margins = np.zeros((len(alive), 0))  # of each candidate that is left, world by world
        dropped: list[tuple[int, Cells]] = []
        stages = max(1, math.ceil(math.log2(len(alive))))
        for stage in range(stages):
            # Each stage has the same share of the budget, so those that stay are simulated ever more often.
            worlds = math.ceil(self.simulations / (stages * len(alive))) if len(alive) > 1 else 1
            share = (stage + 1) / stages if len(alive) > 1 else 0.0
            end = None if self.seconds is None else began + self.seconds * share
            more = self._simulated(
                views, seat, seed, alive, margins.shape[1], worlds, end, began + self.least_seconds * share
            )
            margins = np.hstack([margins, more])
            if stage + 1 < stages:
                order = np.argsort(-margins[1:].mean(axis=1), kind="stable") + 1
                keep = np.sort(np.append(0, order[: (len(alive) + 1) // 2 - 1]))  # the baseline stays to the end
                out = np.setdiff1d(np.arange(len(alive)), keep)
                dropped += [(int(alive[k]), margins[k]) for k in out]
                alive, margins = alive[keep], margins[keep]
        best = int(margins.mean(axis=1).argmax())
        lead = margins[best] - margins[0]
        choice = int(alive[best if lead.mean() > REQUIRED_MARGIN * _error(lead) else 0])
        rows = [*zip(alive.tolist(), margins, strict=True), *dropped]
        made = sum(len(row) for _, row in rows)
        return sorted(
            [Candidate(action, float(row.mean()), _error(row), len(row), len(row) / made) for action, row in rows],
            key=lambda each: (each.action != choice, -each.worlds, -each.mean, each.action),
        )

    def choose(self, turn: Turn) -> int:
        """The action to take: the best mean margin, if it is clearly better than that of the rule bot's action."""
        return self.study(turn)[0].action

    def stop(self) -> None:
        """Let the study that is under way in another thread end now, with the evidence that it has."""
        self._is_stopped = True

    def _candidates(self, views: Records, seat: int, seed: int) -> Cells:
        """What the rule bot does, then what it does most often when it misjudges things, at most so many."""
        count, baseline = _prepare(
            views, seat, seed, TRIES, self._states, self._streams, self._actions, self._tally
        )  # fmt: skip
        actions = self._actions[:count]
        tally = self._tally[actions]
        order = np.lexsort((actions, -tally, actions != baseline))
        liked = int(((tally > 0) | (actions == baseline)).sum())
        return actions[order[: min(liked, MOST_CANDIDATES)]]

    def _simulated(
        self, views: Records, seat: int, seed: int, actions: Cells, first: int, worlds: int, end: float | None,
        least_end: float,
    ) -> Cells:  # fmt: skip
        """The margins of these actions in so many worlds from `first` on, and until `least_end`: a row for each action.

        When time runs out, a world that not all actions were simulated in is not counted, unless it is the first.
        """
        size = len(actions)
        margins: list[Cells] = []
        done = 0
        needed = size if first == 0 else 0
        now = time.monotonic()
        while done < needed or (
            (done < worlds * size or now < least_end) and (end is None or now < end) and not self._is_stopped
        ):
            last = done + self._a_call
            if now >= least_end:
                last = min(last, max(worlds * size, needed))
            _simulate(
                views, seat, seed, first, done, last, self._states, self._streams,
                actions, self._weights, self._points, self._clocks, self._margins,
            )  # fmt: skip
            margins.append(self._margins[: last - done].copy())
            before, now = now, time.monotonic()
            if now - before < SECONDS_A_CALL / 2:
                self._a_call = min(2 * self._a_call, MOST_A_CALL)
            elif now - before > SECONDS_A_CALL:
                self._a_call = max(self._a_call // 2, 1)
            done = last
        whole = done // size
        return np.concatenate(margins)[: whole * size].reshape(whole, size).T if whole else np.zeros((size, 0))


def _error(margins: Cells) -> float:
    return float(margins.std() / math.sqrt(len(margins)))
