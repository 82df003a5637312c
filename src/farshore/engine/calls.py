"""Calls from Python into compiled rules.

Python passes records as arrays of length 1; the small kernels here take them out and call the verbs. Stepping is one
fused call, because each call into compiled code costs half a microsecond and each kernel costs compile time.
"""

from farshore.engine import verbs
from farshore.engine.chance import below
from farshore.engine.kernel import copy, entry
from farshore.engine.record import Cells, Records
from farshore.engine.verbs import CHANCE


@entry
def start(states: Records, seats: int, options: Cells) -> None:
    """Set up a zeroed state."""
    verbs.start(states[0], seats, options)


@entry
def legal(states: Records, seat: int, actions: Cells) -> int:
    """Write the legal actions of a seat and return how many there are."""
    return verbs.legal(states[0], seat, actions)


@entry
def refusal(states: Records, seat: int, action: int, args: Cells) -> int:
    """The number of the reason why an action is not legal, 0 if it is; write its arguments."""
    return verbs.refusal(states[0], seat, action, args)


@entry
def chances(states: Records, weights: Cells) -> int:
    """Write a weight for every outcome and return the total."""
    return verbs.chances(states[0], weights)


@entry
def score(states: Records, points: Cells) -> None:
    """Write the points of every seat."""
    verbs.score(states[0], points)


@entry
def ranks(states: Records, places: Cells) -> None:
    """Write the place of every seat."""
    verbs.ranks(states[0], places)


@entry
def was_cut(states: Records) -> bool:
    """Whether the match grew too long."""
    return verbs.was_cut(states[0])


@entry
def observe(states: Records, seat: int, views: Records) -> None:
    """Write what a seat may know."""
    verbs.observe(states[0], seat, views[0])


@entry
def resample(views: Records, streams: Records, states: Records) -> None:
    """Write a full state that the view allows."""
    verbs.resample(views[0], streams[0], states[0])


@entry
def gains(states: Records, seat: int, scratch: Records, actions: Cells, points: Cells, changes: Cells) -> int:
    """What each legal action would change in the seat's score at once. Returns how many there are."""
    count = verbs.legal(states[0], seat, actions)
    verbs.score(states[0], points)
    before = points[seat]
    for i in range(count):
        copy(scratch[0], states[0])
        verbs.apply(scratch[0], seat, actions[i])
        verbs.score(scratch[0], points)
        changes[i] = points[seat] - before
    return count


@entry
def play_out(states: Records, streams: Records, actions: Cells, weights: Cells, limit: int) -> int:
    """Play at random to the end, or for `limit` actions and outcomes. Returns how many there were."""
    state, stream = states[0], streams[0]
    played = 0
    while played < limit:
        who = verbs.to_act(state)
        if who == 0:
            break
        if who == CHANCE:
            seat = CHANCE
            action = verbs.draw_outcome(state, stream, weights)
        else:
            seat = verbs.lowest(who)
            action = actions[below(stream, verbs.legal(state, seat, actions))]
        verbs.apply(state, seat, action)
        played += 1
    return played


ILLEGAL = -2  # instead of the seats that are to act
NO_SEAT = -3  # instead of a seat: no action, chance only
ACTIONS, WEIGHTS, LOG = range(3)  # rows of the work space


@entry
def advance(
    states: Records, seat: int, action: int, streams: Records, work: Cells, most: int, known: int
) -> tuple[int, int, int]:  # fmt: skip
    """One step from Python in one call: check an action, carry it out, let chance act from a stream.

    Chance acts until a seat is to act, the match is over or there have been `most` outcomes.
    The rows of `work`: legal actions, weights, the outcomes. `known` says how many actions of that seat stand in the
    first row already; -1 if its actions are not known. Returns the bits of the seats to act then, how many outcomes
    there were, and how many actions the lowest of those seats has; or ILLEGAL, with nothing changed.
    """
    state = states[0]
    actions, weights, log = work[0], work[1], work[2]
    found = seat == NO_SEAT
    if seat == CHANCE:
        if verbs.to_act(state) == CHANCE and 0 <= action < len(weights):
            verbs.chances(state, weights)
            found = weights[action] > 0
    else:
        count = known if known >= 0 else verbs.legal(state, seat, actions)
        for i in range(count):
            found = found or actions[i] == action
    if not found:
        return ILLEGAL, 0, 0
    drawn = 0
    while True:
        if seat != NO_SEAT:
            verbs.apply(state, seat, action)
        who = verbs.to_act(state)
        if who > 0:
            return who, drawn, verbs.legal(state, verbs.lowest(who), actions)
        if who == 0 or drawn == most:
            return who, drawn, 0
        seat = CHANCE
        action = verbs.draw_outcome(state, streams[0], weights)
        log[drawn] = action
        drawn += 1
