"""Compiled code of environments. All of it is in this file: what is compiled is kept under a digest of it.

A lane is one match of a batch. Lanes know nothing of each other: each has a state, a stream for chance and one for the
bots that play in it, so what happens in it does not depend on how many there are and which thread steps them.
"""

from typing import Any

from farshore.bots.bot import greedy
from farshore.engine.chance import below, seek
from farshore.engine.encode import encode
from farshore.engine.kernel import copy, entry, kernel
from farshore.engine.record import Cells, Records
from farshore.engine.verbs import CHANCE, apply, draw_outcome, legal, lowest, observe, ranks, score, to_act, was_cut

OVER = -1  # instead of the seat that is asked
ASKED, RANDOM, GREEDY = range(3)  # who plays a seat: somebody outside, or a bot
MARGIN, POINTS, WIN = range(3)  # rewards
NO_ACTION = -1
CHANCE_STREAM, BOT_STREAM = range(2)  # branches of a lane's seed; further matches have further pairs
NO_PLAYER = -(1 << 40)


@entry
def look(
    states: Records, seat: int, views: Records, data: Cells, plan: Cells, scales: Cells, tensor: Cells, mask: Cells,
    actions: Cells, wait: int,
) -> None:  # fmt: skip
    """What a seat observes: its view as numbers, and a 1 for each of its legal actions, which are given.

    `data` are the bytes of `views`. A seat that may not act has the action `wait` alone, or none if that is -1.
    """
    observe(states[0], seat, views[0])
    encode(data, plan, scales, tensor)
    mask[:] = 0
    for i in range(len(actions)):
        mask[actions[i]] = 1
    if len(actions) == 0 and wait >= 0:
        mask[wait] = 1


@kernel
def write_rewards(state: Any, seats: int, kind: int, points: Cells, places: Cells, rewards: Cells) -> None:
    """What each seat gets for a match as it stands."""
    if kind == WIN:
        ranks(state, places)
        winners = 0
        for seat in range(seats):
            winners += 1 if places[seat] == 1 else 0
        for seat in range(seats):
            rewards[seat] = -1.0
            if places[seat] == 1:
                rewards[seat] = 1.0 if winners == 1 else 0.0
        return
    score(state, points)
    for seat in range(seats):
        best = NO_PLAYER
        for other in range(seats):
            if other != seat:
                best = max(best, points[other])
        ahead = kind == MARGIN and best != NO_PLAYER
        rewards[seat] = points[seat] - best if ahead else points[seat]


@kernel
def rewards_of(states: Records, seats: int, kind: int, points: Cells, places: Cells, rewards: Cells) -> None:
    """The rewards of the first state."""
    write_rewards(states[0], seats, kind, points, places, rewards)


@kernel
def run(
    state: Any, seat: int, action: int, players: Cells, noises: Any, draws: Any, thoughts: Any, actions: Cells,
    weights: Cells,
) -> int:  # fmt: skip
    """Carry out an action, unless it is NO_ACTION, then let chance and bots act. Returns the seat that is asked next.

    `noises` is None if no seat is played by a greedy bot: then none is compiled.
    """
    while True:
        if action != NO_ACTION:
            apply(state, seat, action)
        who = to_act(state)
        if who == 0:
            return OVER
        if who == CHANCE:
            seat = CHANCE
            action = draw_outcome(state, draws, weights)
            continue
        seat = lowest(who)
        if players[seat] == ASKED:
            return seat
        if players[seat] == RANDOM:
            action = actions[below(thoughts, legal(state, seat, actions))]
            continue
        if noises is not None:
            action = greedy(state, seat, noises[seat], thoughts)


@kernel
def begin(
    lane: int, states: Records, begun: Records, streams: Records, seeds: Cells, matches: Cells, players: Cells,
    noises: Any, actions: Cells, weights: Cells,
) -> int:  # fmt: skip
    """Begin the next match of a lane. Returns the seat that is asked first."""
    copy(states[lane], begun[0])
    seek(streams[2 * lane], seeds[lane], 2 * matches[lane] + CHANCE_STREAM, 0)
    seek(streams[2 * lane + 1], seeds[lane], 2 * matches[lane] + BOT_STREAM, 0)
    matches[lane] += 1
    draws, thoughts = streams[2 * lane], streams[2 * lane + 1]
    return run(states[lane], 0, NO_ACTION, players, noises, draws, thoughts, actions, weights)


@kernel
def list_actions(lane: int, states: Records, asked: Cells, lists: Cells, counts: Cells, actions: Cells) -> None:
    """Write what the seat that is asked may do."""
    counts[lane] = 0
    if asked[lane] != OVER:
        counts[lane] = legal(states[lane], asked[lane], actions)
        for i in range(counts[lane]):
            lists[lane, i] = actions[i]


@kernel
def first_refused(taken: Cells, lists: Cells, counts: Cells, over: Cells, resets: bool) -> int:
    """The first lane whose action cannot be carried out; -1 if there is none. Of a lane to reset it does not matter."""
    for lane in range(len(taken)):
        found = over[lane] and resets
        for i in range(counts[lane]):
            found = found or lists[lane, i] == taken[lane]
        if not found:
            return lane
    return -1


@kernel
def step_lanes(
    first: int, end: int, taken: Cells, states: Records, begun: Records, streams: Records, seeds: Cells,
    matches: Cells, players: Cells, noises: Any, asked: Cells, lists: Cells, counts: Cells, rewards: Cells,
    over: Cells, cut: Cells, seats: int, kind: int, actions: Cells, weights: Cells, points: Cells, places: Cells,
) -> None:  # fmt: skip
    """Carry out an action in each of these lanes; a lane whose match is over begins the next instead."""
    for lane in range(first, end):
        rewards[lane] = 0.0
        cut[lane] = False
        if over[lane]:
            asked[lane] = begin(lane, states, begun, streams, seeds, matches, players, noises, actions, weights)
        else:
            draws, thoughts = streams[2 * lane], streams[2 * lane + 1]
            asked[lane] = run(
                states[lane], asked[lane], taken[lane], players, noises, draws, thoughts, actions, weights
            )
        over[lane] = asked[lane] == OVER
        if over[lane]:
            cut[lane] = was_cut(states[lane])
            write_rewards(states[lane], seats, kind, points, places, rewards[lane])
        list_actions(lane, states, asked, lists, counts, actions)


@kernel
def choose_lanes(
    first: int, end: int, states: Records, streams: Records, asked: Cells, counts: Cells, lists: Cells,
    noise: Any, chosen: Cells,
) -> None:  # fmt: skip
    """Write what a bot would do for the seat that is asked, 0 where the match is over. Without a noise it is chance."""
    for lane in range(first, end):
        chosen[lane] = 0
        if asked[lane] == OVER:
            continue
        thoughts = streams[2 * lane + 1]
        if noise is None:
            chosen[lane] = lists[lane, below(thoughts, counts[lane])]
        else:
            chosen[lane] = greedy(states[lane], asked[lane], noise, thoughts)


@kernel
def view_lanes(first: int, end: int, states: Records, viewers: Cells, views: Records) -> None:
    """Write what the viewer of each lane may know."""
    for lane in range(first, end):
        observe(states[lane], viewers[lane], views[lane])


@kernel
def encode_lanes(
    first: int, end: int, states: Records, viewers: Cells, views: Records, data: Cells, plan: Cells, scales: Cells,
    tensors: Cells,
) -> None:  # fmt: skip
    """The same as numbers; `data` are the bytes of the views, a row each."""
    for lane in range(first, end):
        observe(states[lane], viewers[lane], views[lane])
        encode(data[lane], plan, scales, tensors[lane])


@kernel
def mask_lanes(first: int, end: int, lists: Cells, counts: Cells, masks: Cells) -> None:
    """A 1 for each legal action of the seat that is asked."""
    for lane in range(first, end):
        masks[lane] = 0
        for i in range(counts[lane]):
            masks[lane, lists[lane, i]] = 1
