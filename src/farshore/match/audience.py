"""What each audience hears of a live match: a seat, or SPECTATOR for everybody else.

The number of what an audience has heard so far is the only number of events it is ever given: the stored one would
tell how many marks another seat has made. What is done in secret is heard by its seat at once and by others when the
turn has closed, one seat after the other, at the time of its closing.
"""

from collections.abc import Iterable, Iterator

import msgspec

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.match.events import (
    Acted,
    Begun,
    Drawn,
    Ended,
    Event,
    HandedBack,
    Opened,
    Paused,
    Reinvited,
    Rematched,
    Resigned,
    Rewound,
    Seated,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from farshore.match.live import Match, begin, evolve


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something an audience may know: what kind of thing, by or for which seat (None: nobody's), in which words."""

    kind: str
    at: int
    seat: int | None = None
    text: str = ""


def heard(before: Match, event: Event, after: Match, seat: int) -> list[Heard]:
    """What that audience hears when an event makes `before` to `after`. No id of a person is in it."""
    at = event.at
    if isinstance(event, Acted):
        return _heard_action(before, event, after, seat)
    if isinstance(event, Drawn):
        assert before.position is not None
        number = before.game.read(CHANCE, event.text)
        text = before.game.told(before.truth, CHANCE, number, seat)
        return ([] if text is None else [Heard("drawn", at, None, text)]) + _noted(before, CHANCE, number, after, at)
    if isinstance(event, Undone):
        last = next(done for done in reversed(before.turn) if done.seat == event.seat)
        return [] if last.secret and seat != event.seat else [Heard("undone", at, event.seat)]
    if isinstance(event, Seated):
        return [Heard("seated", at, event.seat, event.name)]
    if isinstance(event, Begun):
        return [Heard("begun", at, None, event.commitment)]
    if isinstance(event, TakenOver):
        return [Heard("taken_over", at, event.seat, event.reason)]
    if isinstance(event, UndoAnswered):
        return [Heard("undo_answered", at, event.seat, "yes" if event.yes else "no")]
    if isinstance(event, Ended):
        assert after.position is not None
        open_turn = after.position.who > 0  # given up in the middle of a turn
        return [*(_closing(after, at, seat) if open_turn else []), Heard("ended", at, None, event.reason)]
    if isinstance(event, Stood | HandedBack | Resigned | UndoAsked):
        return [Heard(_KINDS[type(event)], at, event.seat)]
    if isinstance(event, Rematched):
        return [Heard("rematched", at, None, event.table)]
    if isinstance(event, Rewound):
        return [Heard("rewound", at)]
    assert isinstance(event, Paused | Reinvited)
    return []


_KINDS = {Stood: "stood", HandedBack: "handed_back", Resigned: "resigned", UndoAsked: "undo_asked"}


def _heard_action(before: Match, event: Acted, after: Match, seat: int) -> list[Heard]:
    assert before.position is not None
    assert after.position is not None
    number = before.game.read(event.seat, event.text)
    text = before.game.told(before.truth, event.seat, number, seat)
    mine = [] if text is None else [Heard("acted", event.at, event.seat, text)]
    closed = after.position.who <= 0
    return (
        mine + (_closing(after, event.at, seat) if closed else []) + _noted(before, event.seat, number, after, event.at)
    )


def _noted(before: Match, actor: int, number: int, after: Match, at: int) -> list[Heard]:
    """What has come of a step, the same for everybody; so it is worked out for the first audience that asks."""
    known: list[Heard] | None = vars(after).get("_noted")
    if known is None:
        done = before.game.told(before.truth, actor, number, SPECTATOR) or ""  # what everybody is told of it
        known = [Heard("noted", at, None, text) for text in before.game.highlights(before.public, after.public, done)]
        vars(after)["_noted"] = known
    return known


def _closing(match: Match, at: int, seat: int) -> list[Heard]:
    """What the others did in a turn that has just closed."""
    secrets = sorted((done for done in match.turn if done.secret and done.seat != seat), key=lambda done: done.seat)
    return [Heard("acted", at, done.seat, match.game.actions[done.number]) for done in secrets]


def all_heard(events: Iterable[Event], seat: int) -> Iterator[Heard]:
    """Everything that audience has heard of a match, from its events."""
    rest = iter(events)
    opened = next(rest)
    assert isinstance(opened, Opened)
    match = begin(opened)
    for event in rest:
        after = evolve(match, event)
        yield from heard(match, event, after, seat)
        match = after
