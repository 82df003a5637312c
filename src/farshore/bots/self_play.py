"""Matches played by networks and rule bots in compiled code, with what a network saw in them, to learn from.

Every decision that is written down is a row: what was read, which outputs were allowed, which one was taken and how
likely that was, the value then. When a match is over, the rows of each seat get what was better or worse than expected
(generalised advantages) and what the value should have been.

What is expected is between two seats the mean of what both networks say, each by what its own seat knows. No choice
depends on it, and it knows both hands: less of what is better or worse is then luck.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from farshore.bots.bot import IN_A_HURRY, greedy, margin
from farshore.bots.network import Network, best_action, infer, see
from farshore.engine.chance import below, seek, stream
from farshore.engine.game import CHANCE
from farshore.engine.kernel import copy, entry, kernel
from farshore.engine.record import Cells, Records, new
from farshore.engine.verbs import apply, draw_outcome, legal, lowest, to_act

RULE = -1  # instead of the number of a network: the game's rule bot
LEARNER = 0  # the network whose decisions are written down
CHANCE_STREAM, FIRST_THOUGHTS = 0, 1  # branches of a match: chance, and each seat's own stream
BRANCHES = 16  # so many for every match
DRAWN_FROM = 1 << 24
UNKNOWN = 1e9  # instead of a value

# What is done with decisions of the learner.
JUDGE, LEARN, IMITATE = range(3)  # play the best and write nothing; play by chance and write; write what the rule plays
# Settings of a call.
HOW, FIRST_SEED, BRANCH, SEATS = range(4)
SCALE, KEPT, FOLLOWED = range(3)  # points for a value of 1; lambda of the advantages; how often the rule is followed


class Rows(NamedTuple):
    """What a learner is given: a row for each decision."""

    inputs: Cells
    allowed: Cells  # a 1 for each output that may be taken
    taken: Cells
    logs: Cells  # of the probability of what was taken
    values: Cells  # what the network expects by what its seat knows
    expected: Cells  # the same, and by what the other seat knows
    advantages: Cells
    returns: Cells
    seats: Cells


def room_for(network: Network, count: int) -> Rows:
    """Empty rows."""
    return Rows(
        np.zeros((count, network.inputs), np.float32),
        np.zeros((count, network.output_count), np.int8),
        np.zeros(count, np.int64),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.int64),
    )


@kernel
def draw_action(actions: Cells, count: int, places: Cells, outputs: Cells, thoughts: Any) -> tuple[int, float]:
    """One of the actions listed, as likely as the network says; and the logarithm of how likely that was."""
    most = outputs[places[best_action(actions, count, places, outputs)]]
    whole = 0.0
    for i in range(count):
        whole += math.exp(outputs[places[actions[i]]] - most)
    left = whole * below(thoughts, DRAWN_FROM) / DRAWN_FROM
    chosen = actions[count - 1]
    for i in range(count):
        left -= math.exp(outputs[places[actions[i]]] - most)
        if left < 0.0:
            chosen = actions[i]
            break
    return int(chosen), outputs[places[chosen]] - most - math.log(whole)


@kernel
def credit(rows: Rows, first: int, end: int, margins: Cells, settings: Cells, seats: int) -> None:
    """Write advantages and returns of the rows of a match that is over."""
    for seat in range(seats):
        expected = margins[seat] / settings[SCALE]
        advantage = 0.0
        for i in range(end - 1, first - 1, -1):
            if rows.seats[i] == seat:
                advantage = expected - rows.expected[i] + settings[KEPT] * advantage
                rows.advantages[i] = advantage
                rows.returns[i] = advantage + rows.expected[i]
                expected = rows.expected[i]


@entry
def play_matches(
    states: Records, views: Records, data: Cells, plan: Cells, scales: Cells, tensor: Cells, places: Cells,
    makings: Cells, sizes: Cells, outputs_of: Cells, networks: Cells, players: Cells, which: Cells, settings: Cells,
    streams: Records, actions: Cells, weights: Cells, points: Cells, inputs: Cells, scratch: Cells, outputs: Cells,
    latest: Cells, rows: Rows, margins: Cells, lengths: Cells,
) -> tuple[int, int]:  # fmt: skip
    """Play a match for every row of `players`, which says who plays each seat: a number of `networks`, or RULE.

    Writes how far each seat was ahead, and how many actions there were. Stops before a match for which there may be no
    room in `rows`. Returns how many matches were played, and how many rows there are. Of the states, the first is
    where every match begins, the second is played on.
    """
    state = states[1]
    draws = streams[CHANCE_STREAM]
    how, seats = which[HOW], which[SEATS]
    used = 0
    for match in range(len(players)):
        first = used
        copy(state, states[0])
        branch = which[BRANCH] * BRANCHES
        seek(draws, which[FIRST_SEED] + match, branch, 0)
        for seat in range(seats):
            seek(streams[FIRST_THOUGHTS + seat], which[FIRST_SEED] + match, branch + FIRST_THOUGHTS + seat, 0)
            latest[seat] = UNKNOWN
        length = 0
        who = to_act(state)
        while who != 0:
            if who == CHANCE:
                apply(state, CHANCE, draw_outcome(state, draws, weights))
                who = to_act(state)
                continue
            seat = lowest(who)
            thoughts = streams[FIRST_THOUGHTS + seat]
            player = players[match, seat]
            length += 1
            if player == RULE:
                action = greedy(state, seat, IN_A_HURRY, thoughts)
            else:
                see(states[1:], seat, views, data, plan, scales, tensor, places, makings, inputs)
                count = legal(state, seat, actions)
                value = infer(networks[player], sizes, inputs, scratch, outputs)
                latest[seat] = value
                likely = 0.0
                if how == JUDGE:
                    action = best_action(actions, count, outputs_of, outputs)
                else:
                    action, likely = draw_action(actions, count, outputs_of, outputs, thoughts)
                taken = action
                if how == IMITATE:
                    taken = greedy(state, seat, IN_A_HURRY, thoughts)
                    if below(thoughts, DRAWN_FROM) < settings[FOLLOWED] * DRAWN_FROM:
                        action = taken
                if how != JUDGE and player == LEARNER and (how == IMITATE or count > 1):
                    if used == len(rows.taken):
                        return match, first
                    rows.inputs[used] = inputs
                    rows.allowed[used] = 0
                    for i in range(count):
                        rows.allowed[used, outputs_of[actions[i]]] = 1
                    rows.taken[used] = outputs_of[taken]
                    rows.logs[used] = likely
                    rows.values[used] = value
                    rows.expected[used] = value
                    if seats == 2 and latest[1 - seat] != UNKNOWN:
                        rows.expected[used] = 0.5 * (value - latest[1 - seat])
                    rows.seats[used] = seat
                    used += 1
            apply(state, seat, action)
            who = to_act(state)
        lengths[match] = length
        for seat in range(seats):
            margins[match, seat] = margin(state, seat, points)
        credit(rows, first, used, margins[match], settings, seats)
    return len(players), used


class Played(NamedTuple):
    """What came of some matches."""

    margins: Cells  # of every seat
    lengths: Cells  # how many actions
    rows: Rows


class Table:
    """Plays matches of one game with one set-up. One for each thread: it has work space."""

    def __init__(self, network: Network, begun: Records, seats: int) -> None:
        """`begun` is the state in which matches begin. The game's bot must have been imported."""
        game = network.game
        self.network = network
        self.seats = seats
        self._states = np.concatenate([begun, begun])
        self._views = new(game.view)
        self._streams = np.concatenate([stream(0)] * (FIRST_THOUGHTS + seats))
        self._actions = np.zeros(len(game.actions), np.int64)
        self._weights = np.zeros(len(game.outcomes), np.int64)
        self._points = np.zeros(game.seats[-1], np.int64)
        self._tensor = np.zeros(network.encoding.size, np.float32)
        self._inputs = np.zeros(network.inputs, np.float32)
        self._scratch = network.scratch()
        self._outputs = np.zeros(network.output_count, np.float32)
        self._latest = np.zeros(seats)
        self._nothing = room_for(network, 0)

    def play(
        self, networks: Cells, players: Cells, first_seed: int, how: int = JUDGE, *, rows: Rows | None = None,
        branch: int = 0, kept: float = 1.0, followed: float = 0.0,
    ) -> Played:  # fmt: skip
        """Play a match for each row of `players`, the first with `first_seed`. The same arguments play the same."""
        network = self.network
        margins = np.zeros((len(players), self.seats))
        lengths = np.zeros(len(players), np.int64)
        rows = self._nothing if rows is None else rows
        played, used = play_matches(
            self._states, self._views, self._views.view(np.uint8), network.encoding.plan, network.encoding.scales,
            self._tensor, network.places, network.makings, network.sizes, network.outputs, networks,
            np.ascontiguousarray(players, np.int64), np.array([how, first_seed, branch, self.seats], np.int64),
            np.array([network.declaration.points, kept, followed]), self._streams, self._actions, self._weights,
            self._points, self._inputs, self._scratch, self._outputs, self._latest, rows, margins, lengths,
        )  # fmt: skip
        return Played(margins[:played], lengths[:played], Rows(*(each[:used] for each in rows)))

    def sets(self, networks: Cells, one: int, others: int, first_seed: int, count: int) -> Cells:
        """The margins of one player over others in mirrored sets: the same seed once from every seat."""
        total = np.zeros(count)
        for seat in range(self.seats):
            players = np.full((count, self.seats), others)
            players[:, seat] = one
            total += self.play(networks, players, first_seed).margins[:, seat] / self.seats
        return total
