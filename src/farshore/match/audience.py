"""What each audience hears of a live match: a seat, or SPECTATOR for everybody else.

An audience is given one number of events only, that of what it has heard: the stored number would show how many marks
another seat has made. A secret action is heard by its own seat at once, and by other seats when the turn closes, seat
by seat, with the time of closing. So is a clock that runs out in such a turn: it would tell who was not done.
"""

from collections.abc import Collection

import msgspec

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.match import events
from farshore.match.evolve import NEED_RULES
from farshore.match.live import Match


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something an audience may know: its kind, the seat it is about (None: no seat), and a text."""

    kind: str
    at: int
    seat: int | None = None
    text: str = ""


def heard(before: Match, event: events.Event, after: Match, seat: int) -> list[Heard]:
    """What that audience hears of an event that leads from `before` to `after`. No id of a person is in it."""
    return heard_by((seat,), before, event, after)[seat]


def heard_by(audiences: Collection[int], before: Match, event: events.Event, after: Match) -> dict[int, list[Heard]]:
    """What each of these audiences hears of an event that leads from `before` to `after`."""
    found = _heard_by(audiences, before, event, after)
    came_out = sorted(before.out_of_time - after.out_of_time)
    if not came_out or isinstance(event, events.HandedBack):
        return found
    return {
        seat: [*(Heard("taken_over", event.at, late, "clock") for late in came_out if late != seat), *found[seat]]
        for seat in audiences
    }


def _heard_by(audiences: Collection[int], before: Match, event: events.Event, after: Match) -> dict[int, list[Heard]]:
    if after.stuck is not None and isinstance(event, NEED_RULES):  # without rules nobody can say who may know of it
        return {seat: [] for seat in audiences}
    if isinstance(event, events.Acted | events.Drawn):
        return _heard_step(audiences, before, event, after)
    return {seat: _heard(before, event, after, seat) for seat in audiences}


def _heard(before: Match, event: events.Event, after: Match, seat: int) -> list[Heard]:
    at = event.at
    if isinstance(event, events.Undone):
        last = next(done for done in reversed(before.undoable) if done.seat == event.seat)
        return [] if last.secret and seat != event.seat else [Heard("undone", at, event.seat)]
    about = event.seat if isinstance(event, events.TakenOver | events.HandedBack) else seat
    if about != seat and about in before.out_of_time | after.out_of_time:
        return []
    if isinstance(event, events.Seated):
        return [Heard("seated", at, event.seat, event.name)]
    if isinstance(event, events.Revealed):
        return [Heard("revealed", at, revealed) for revealed in event.seats]
    if isinstance(event, events.StartAbandoned):
        return [Heard("start_abandoned", at, lost, before.chairs[lost].name) for lost in event.seats]
    if isinstance(event, events.Begun):
        return [Heard("begun", at, None, event.commitment)]
    if isinstance(event, events.TakenOver):
        return [Heard("taken_over", at, event.seat, event.reason)]
    if isinstance(event, events.UndoAnswered):
        return [Heard("undo_answered", at, event.seat, "yes" if event.yes else "no")]
    if isinstance(event, events.Ended):
        position = after.position if after.stuck is None else None
        open_turn = position is not None and position.who > 0  # somebody resigned in the middle of a turn
        return [*(_closing(after, at, seat) if open_turn else []), Heard("ended", at, None, event.reason)]
    if isinstance(event, events.Migrated):
        return [Heard("migrated", at, None, str(event.rules))]
    if isinstance(event, events.Frozen):
        return [Heard("frozen", at, None, event.code)]
    if isinstance(event, events.Stood):
        return [Heard("stood", at, event.seat, before.chairs[event.seat].name)]
    if isinstance(event, events.HandedBack | events.Resigned | events.UndoAsked | events.EndAgreed):
        return [Heard(_KINDS[type(event)], at, event.seat)]
    if isinstance(event, events.Rematched):
        return [Heard("rematched", at, None, event.table)]
    if isinstance(event, events.Rewound):
        return [Heard("rewound", at)]
    assert isinstance(event, events.Paused | events.Reinvited)
    return []


_KINDS = {
    events.HandedBack: "handed_back",
    events.Resigned: "resigned",
    events.UndoAsked: "undo_asked",
    events.EndAgreed: "end_agreed",
}


def _heard_step(
    audiences: Collection[int], before: Match, event: events.Acted | events.Drawn, after: Match
) -> dict[int, list[Heard]]:
    """An action or outcome: as the game tells it to each, what else comes to light, and what everybody should note."""
    assert after.position is not None
    game, truth, at = before.game, before.truth, event.at
    actor, number = after.steps[-1]
    told = {seat: game.told(truth, actor, number, seat) for seat in {*audiences, SPECTATOR}}
    notes = [
        Heard("noted", at, None, text) for text in game.highlights(before.public, after.public, told[SPECTATOR] or "")
    ]
    closed = actor != CHANCE and after.position.who <= 0
    kind, by = ("drawn", None) if actor == CHANCE else ("acted", actor)
    found = {}
    for seat in audiences:
        text = told[seat]
        own = [] if text is None else [Heard(kind, at, by, text)]
        found[seat] = [*own, *(_closing(after, at, seat) if closed else []), *notes]
    return found


def _closing(match: Match, at: int, seat: int) -> list[Heard]:
    """The secret actions of other seats in a turn that has just closed."""
    secrets = sorted((done for done in match.undoable if done.secret and done.seat != seat), key=lambda done: done.seat)
    return [Heard("acted", at, done.seat, match.game.actions[done.number]) for done in secrets]
