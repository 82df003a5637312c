"""A position played on in numbered worlds, by the policy that search plays on with.

A world decides what chance and the policy's own chance do: the n-th outcome of a match, and the n-th action of each
seat, depend on the number of the world and on n alone. So a world means the same before and after a step. Where the
step is what would have happened in that world anyhow, both are worth exactly the same in it, and otherwise they differ
by the step and not by the cards that were met.
"""

from typing import Any

import numpy as np

from farshore.bots.bot import IN_A_HURRY, ahead, greedy, horizon, worth
from farshore.engine.chance import seek, stream
from farshore.engine.game import CHANCE, Game
from farshore.engine.kernel import copy, entry, kernel
from farshore.engine.record import Cells, Records, new
from farshore.engine.verbs import apply, chances, draw_outcome, lowest, resample, score, to_act

BRANCHES = 64  # streams of a world: one for the deal, one for chance, one for each seat
DEALING = BRANCHES - 1
APART = 1 << 16  # numbers of a stream that one step may use
PART = 64  # worlds in a call, so that Ctrl-C is heard
NOBODY = -2  # instead of an actor
ANY = (NOBODY, 0)  # no step in particular


@kernel
def next_step(state: Any, actor: int, seed: int, world: int, count: int, streams: Records, weights: Cells) -> int:
    """What chance, or the policy of a seat, does in that world if `count` steps of the same came before."""
    seek(streams[0], seed, BRANCHES * world + actor + 1, APART * count)
    if actor == CHANCE:
        return draw_outcome(state, streams[0], weights)
    return greedy(state, actor, IN_A_HURRY, streams[0])


@kernel
def play_step(state: Any, who: int, seed: int, world: int, counts: Cells, streams: Records, weights: Cells) -> None:
    """What happens next in that world. `counts` says how many steps there were of chance, then of each seat."""
    actor = CHANCE if who == CHANCE else lowest(who)
    action = next_step(state, actor, seed, world, counts[actor + 1], streams, weights)
    apply(state, actor, action)
    counts[actor + 1] += 1


@kernel
def finish(state: Any, seed: int, world: int, counts: Cells, streams: Records, weights: Cells) -> None:
    """Play to the end of the match."""
    who = to_act(state)
    while who != 0:
        play_step(state, who, seed, world, counts, streams, weights)
        who = to_act(state)


@kernel
def add_margins(state: Any, weight: int, points: Cells, sums: Cells) -> None:
    """Add `weight` times the margin of each seat: how far it is ahead of the best other; alone, its points."""
    score(state, points)
    for seat in range(len(points)):
        best = points[seat - 1]
        for other in range(len(points)):
            if other != seat:
                best = max(best, points[other])
        sums[seat] += weight * (points[seat] - best if len(points) > 1 else points[seat])


@kernel
def possible(weights: Cells) -> int:
    """How many outcomes there can be."""
    count = 0
    for weight in weights:
        count += 1 if weight > 0 else 0
    return count


@entry
def _value(
    states: Records, counts: Cells, seed: int, first: int, actor: int, number: int, few: int, late: int,
    totals: Cells, sums: Cells, room: Records, own: Cells, streams: Records, weights: Cells, odds: Cells, points: Cells,
) -> None:  # fmt: skip
    """Write for each world from `first` on the sum of weighted margins by seat, and the weight of the whole.

    The next chance step that can turn out in several ways is tried in all of them, if they are at most `few` and there
    have been at least `late` outcomes before it. Worlds in which `actor` does `number` anyhow are left as they are.
    """
    state, branch = room[0], room[1]
    for i in range(len(totals)):
        world = first + i
        if actor != NOBODY and next_step(states[0], actor, seed, world, counts[actor + 1], streams, weights) == number:
            continue
        copy(state, states[0])
        own[0, :] = counts
        who = to_act(state)
        kinds = 0
        while who != 0:
            if who == CHANCE:
                totals[i] = chances(state, odds)
                kinds = possible(odds)
                if kinds > 1:
                    break
            play_step(state, who, seed, world, own[0], streams, weights)
            who = to_act(state)
        sums[i, :] = 0
        if who == 0 or kinds > few or own[0, 0] < late:
            finish(state, seed, world, own[0], streams, weights)
            add_margins(state, 1, points, sums[i])
            totals[i] = 1
            continue
        for outcome in range(len(odds)):
            if odds[outcome] > 0:
                copy(branch, state)
                own[1, :] = own[0]
                apply(branch, CHANCE, outcome)
                own[1, 0] += 1
                finish(branch, seed, world, own[1], streams, weights)
                add_margins(branch, odds[outcome], points, sums[i])


@entry
def _compare(
    views: Records, seat: int, seed: int, first: int, actions: Cells, margins: Cells,
    room: Records, own: Cells, streams: Records, weights: Cells, points: Cells,
) -> None:  # fmt: skip
    """Write what each action is worth in worlds that the view allows, from number `first` on; a row for each world."""
    deal, state = room[0], room[1]
    for i in range(len(margins)):
        seek(streams[0], seed, BRANCHES * (first + i) + DEALING, 0)
        resample(views[0], streams[0], deal)
        for k in range(len(actions)):
            copy(state, deal)
            own[0, :] = 0
            apply(state, seat, actions[k])
            settled = horizon(deal)
            for _ in range(ahead(deal)):
                who = to_act(state)
                while who != 0 and horizon(state) == settled:
                    play_step(state, who, seed, first + i, own[0], streams, weights)
                    who = to_act(state)
                settled = horizon(state)
            margins[i, k] = worth(state, seat, points)


class Playouts:
    """Plays matches of a game with so many seats on, in worlds that follow from `seed`.

    A chance step is tried in all ways in which it can turn out if they are at most `few` and it comes `late`, after so
    many outcomes. What happens in a world anyhow changes nothing where none is tried.
    """

    def __init__(self, game: Game, seats: int, seed: int, few: int = 1, late: int = 0) -> None:
        game.part("bot")  # importing it binds the policy
        self.seats = seats
        self.seed = seed
        self._late = late
        self._few = few
        self._room = new(game.state, 2)
        self._streams = stream(0)
        self._own = np.zeros((2, seats + 1), np.int64)
        self._weights = np.zeros(len(game.outcomes), np.int64)
        self._odds = np.zeros(len(game.outcomes), np.int64)
        self._points = np.zeros(seats, np.int64)
        self._most_points = np.zeros(game.seats[-1], np.int64)

    def value(self, states: Records, counts: Cells, sums: Cells, totals: Cells, step: tuple[int, int] = ANY) -> None:
        """Write for each world a row of weighted sums of the margins by seat, and the weight of the whole.

        A margin expected in that world is their quotient. `counts`: how many steps there were of chance, then of
        each seat. Worlds in which `step`, an actor and its number, is what happens anyhow are left as they are.
        """
        for at in range(0, len(totals), PART):
            part = slice(at, at + PART)
            _value(
                states, counts, self.seed, at, *step, self._few, self._late,
                totals[part], sums[part], self._room, self._own, self._streams, self._weights, self._odds, self._points,
            )  # fmt: skip

    def compare(self, views: Records, seat: int, actions: Cells, worlds: int) -> Cells:
        """What each action is worth to `seat` in so many worlds that its view allows: a row for each world.

        That is judged where search judges it: when points are settled, or as far as the game looks ahead.
        """
        margins = np.zeros((worlds, len(actions)))
        for at in range(0, worlds, PART):
            _compare(
                views, seat, self.seed, at, actions, margins[at : at + PART],
                self._room, self._own, self._streams, self._weights, self._most_points,
            )  # fmt: skip
        return margins
