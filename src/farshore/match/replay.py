"""A finished match to look back at, step by step, from any seat's eyes or with everything open.

Only what holds in the end is in it: what was taken back is left out. A stop is where people had to decide, or where
something has come of a step; so a card that is drawn belongs to the step before it, and a finished round is seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.record import unpack
from farshore.match.audience import Heard, heard
from farshore.match.events import Acted, AnyEvent, Begun, Drawn, Ended, Opened, Rewound, Seated, Stood, Undone
from farshore.match.live import Match, begin, evolve

ALL = -3  # the eyes of somebody who sees everything


@dataclass(frozen=True)
class Replay:
    """The match at every stop, and what each pair of eyes has heard until then."""

    stops: tuple[Match, ...]  # the first is the deal, the last the end
    heard: dict[int, list[Heard]]  # by seat; SPECTATOR: what everybody heard; ALL: every step when it was done, whole
    known: dict[int, list[int]]  # how much of it at each stop

    def view(self, stop: int, eyes: int) -> Any:
        """The match at a stop as these eyes see it: a seat, SPECTATOR or ALL."""
        match = self.stops[stop]
        assert match.position is not None
        view = unpack(match.position.observe(SPECTATOR if eyes == ALL else eyes))
        if eyes == ALL:
            match.game.reveal_all(match.truth, view)
        return match.game.present(view, match.options)


def replay(events: Sequence[AnyEvent]) -> Replay:
    """A finished match from its events. Raises NotationError if it is not over."""
    opened = events[0]
    assert isinstance(opened, Opened)
    if not any(isinstance(event, Ended) for event in events):
        raise NotationError("the match is not over: nobody can look back at it yet")
    match = begin(opened)
    audiences = (*range(opened.seats), SPECTATOR, ALL)
    told: dict[int, list[Heard]] = {seat: [] for seat in audiences}
    known: dict[int, list[int]] = {seat: [] for seat in audiences}
    stops: list[Match] = []
    kept = lasting(events)
    for number, event in enumerate(kept):
        after = evolve(match, event)
        fresh = {seat: _heard(match, event, after, seat) for seat in audiences}
        for seat in audiences:
            told[seat] += fresh[seat]
        match = after
        waits = match.position is not None and match.position.who != CHANCE
        # Where something has come of it, it is seen before chance goes on: the end of a round before the next deal.
        noted = any(each.kind == "noted" for each in fresh[SPECTATOR])
        if isinstance(event, Acted | Drawn | Ended) and (waits or noted or number == len(kept) - 1):
            stops.append(match)
            for seat in audiences:
                known[seat].append(len(told[seat]))
    return Replay(tuple(stops), told, known)


def _heard(before: Match, event: AnyEvent, after: Match, eyes: int) -> list[Heard]:
    if eyes != ALL:
        return heard(before, event, after, eyes)
    if isinstance(event, Drawn):
        notes = [each for each in heard(before, event, after, SPECTATOR) if each.kind == "noted"]
        return [Heard("drawn", event.at, None, event.text), *notes]
    if isinstance(event, Acted):  # as who did it heard of it, without what others did in the same turn: that was heard
        of_it = heard(before, event, after, event.seat)
        return [each for each in of_it if each.kind != "acted" or each.seat == event.seat]
    return [each for each in heard(before, event, after, SPECTATOR) if each.kind != "acted"]


def lasting(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """Who sat down, every step that still holds in the end, and the end."""
    frame: list[AnyEvent] = []
    steps: list[AnyEvent] = []
    end: list[AnyEvent] = []
    for event in events:
        if isinstance(event, Seated | Stood | Begun):
            frame.append(event)
        elif isinstance(event, Acted | Drawn):
            steps.append(event)
        elif isinstance(event, Undone):
            at = max(i for i, step in enumerate(steps) if isinstance(step, Acted) and step.seat == event.seat)
            del steps[at]
        elif isinstance(event, Rewound):
            del steps[event.keep :]
        elif isinstance(event, Ended):
            end.append(event)
    return [*frame, *steps, *end]
