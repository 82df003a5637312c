"""The replay of a finished match, step by step, from the perspective of a seat, of spectators, or with everything open.

Actions that were taken back are left out. A stop is where a person had to decide, or where something came of a step: a
drawn card belongs to the step before it, and a finished round is shown. A match of earlier rules is replayed as far as
the installed ones follow it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.record import unpack
from farshore.match import events
from farshore.match.audience import Heard, heard_by
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match, Stuck
from farshore.match.steps import Steps, finish

ALL = -3  # the perspective that sees everything


@dataclass(frozen=True)
class Replay:
    """The match at every stop, and what each perspective has heard until then."""

    stops: tuple[Match, ...]  # the first is the deal, the last the end or where the installed rules stop; maybe none
    heard: dict[int, list[Heard]]  # by seat; SPECTATOR: what everybody heard; ALL: every step in full, when it was made
    known: dict[int, list[int]]  # how much of it at each stop
    steps: int  # of the match
    stuck: Stuck | None  # where and why it stops, if that is not the end

    def view(self, stop: int, perspective: int) -> Any:
        """The match at a stop, as presented to a seat, SPECTATOR or ALL."""
        match = self.stops[stop]
        assert match.position is not None
        view = unpack(match.position.observe(SPECTATOR if perspective == ALL else perspective))
        if perspective == ALL:
            match.game.reveal_all(match.truth, view)
        return match.game.present(view, match.options)


def replay(stored: Sequence[events.AnyEvent]) -> Replay:
    """A finished match from its events. Raises NotationError if it is not over."""
    return finish(replaying(stored))


def replaying(stored: Sequence[events.AnyEvent]) -> Steps[Replay]:
    """The same in steps, between which something else can be done."""
    opened = stored[0]
    assert isinstance(opened, events.Opened)
    if not any(isinstance(event, events.Ended) for event in stored):
        raise NotationError("the match is not over: there is no replay of it yet")
    match = begin(opened)
    audiences = (*range(opened.seats), SPECTATOR, ALL)
    told: dict[int, list[Heard]] = {seat: [] for seat in audiences}
    known: dict[int, list[int]] = {seat: [] for seat in audiences}
    stops: list[Match] = []
    kept = lasting(stored)
    for number, event in enumerate(kept):
        after = evolve(match, event)
        if after.stuck is not None and after.ended is None:
            match = after
            break
        if isinstance(event, events.Resigned):  # the end says so
            match = after
            continue
        fresh = heard_by((*range(opened.seats), SPECTATOR), match, event, after)
        fresh[ALL] = _openly(event, fresh)
        for seat in audiences:
            told[seat] += fresh[seat]
        match = after
        waits = match.position is not None and match.position.who != CHANCE
        # What came of a step is shown before chance goes on: the end of a round before the next deal.
        noted = any(each.kind == "noted" for each in fresh[SPECTATOR])
        if isinstance(event, events.Acted | events.Drawn | events.Ended) and (
            waits or noted or number == len(kept) - 1
        ):
            stops.append(match)
            for seat in audiences:
                known[seat].append(len(told[seat]))
        yield
    steps = sum(isinstance(event, events.Acted | events.Drawn) for event in kept)
    return Replay(tuple(stops), told, known, steps, match.stuck)


def _openly(event: events.AnyEvent, heard: dict[int, list[Heard]]) -> list[Heard]:
    """An event with everything open: every step when it was made, and nothing again when a turn closes."""
    if isinstance(event, events.Drawn):
        notes = [each for each in heard[SPECTATOR] if each.kind == "noted"]
        return [Heard("drawn", event.at, None, event.text), *notes]
    seat = event.seat if isinstance(event, events.Acted) else SPECTATOR
    return [each for each in heard[seat] if each.kind != "acted" or each.seat == seat]


def lasting(stored: Sequence[events.AnyEvent]) -> list[events.AnyEvent]:
    """The events that make up the finished match: who sat down, all steps not taken back, who resigned, the end."""
    frame: list[events.AnyEvent] = []
    steps: list[events.AnyEvent] = []
    end: list[events.AnyEvent] = []
    for event in stored:
        if isinstance(event, events.Seated | events.Stood | events.Revealed | events.StartAbandoned | events.Begun):
            frame.append(event)
        elif isinstance(event, events.Acted | events.Drawn):
            steps.append(event)
        elif isinstance(event, events.Undone):
            at = max(i for i, step in enumerate(steps) if isinstance(step, events.Acted) and step.seat == event.seat)
            del steps[at]
        elif isinstance(event, events.Rewound):
            del steps[event.keep :]
        elif isinstance(event, events.Resigned | events.Ended):
            end.append(event)
    return [*frame, *steps, *end]
