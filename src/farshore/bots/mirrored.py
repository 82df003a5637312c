"""Mirrored sets of rule bots in compiled code: the same seed once from every seat, thousands of sets a second.

`arena` plays any bots from Python, as a table would. Here only `weighed` plays, with other weights or noise on either
side.
"""

from dataclasses import dataclass

import numpy as np

from farshore.bots.bot import margin, weighed
from farshore.bots.weights import Setup
from farshore.engine.chance import seek, stream
from farshore.engine.game import CHANCE, Game
from farshore.engine.kernel import copy, entry
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records
from farshore.engine.verbs import apply, draw_outcome, lowest, to_act

CHANCE_STREAM, FIRST_STREAM, OTHERS_STREAM = range(3)  # what the streams of a seed are for


@dataclass(frozen=True)
class Player:
    """A rule bot: its weights, and the points by which it misjudges everything."""

    weights: Records
    noise: float = 0.0


@entry
def _play_sets(
    states: Records, seats: int, seed: int, mine: Records, noise: float, theirs: Records, their_noise: float,
    streams: Records, weights: Cells, points: Cells, margins: Cells,
) -> None:  # fmt: skip
    """Play a set for every place in `margins`, from `seed` on, and write the mean margin of its matches there.

    Of the states, the first is where every match begins, the second is played on.
    """
    state = states[1]
    for i in range(len(margins)):
        margins[i] = 0.0
        for first in range(seats):
            for branch in range(3):
                seek(streams[branch], seed + i, branch, 0)
            copy(state, states[0])
            who = to_act(state)
            while who != 0:
                if who == CHANCE:
                    apply(state, CHANCE, draw_outcome(state, streams[CHANCE_STREAM], weights))
                else:
                    seat = lowest(who)
                    if seat == first:
                        action = weighed(state, mine[0], seat, noise, streams[FIRST_STREAM])
                    else:
                        action = weighed(state, theirs[0], seat, their_noise, streams[OTHERS_STREAM])
                    apply(state, seat, action)
                who = to_act(state)
            margins[i] += margin(state, first, points) / seats


def play_sets(game: Game, setup: Setup, one: Player, others: Player, seed: int, count: int) -> Cells:
    """The margins of `one` over the best of `others` in so many sets, the first with `seed`; alone, its points.

    May be called from several threads at once. The same arguments give the same margins.
    """
    begun = Position.begin(game, setup.options, setup.seats).states
    margins = np.zeros(count)
    _play_sets(
        np.concatenate([begun, begun]), setup.seats, seed, one.weights, one.noise, others.weights, others.noise,
        np.concatenate([stream(0)] * 3), np.zeros(len(game.outcomes), np.int64), np.zeros(game.seats[-1], np.int64),
        margins,
    )  # fmt: skip
    return margins
