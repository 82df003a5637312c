"""Checks of a stored match that need no rules of its game: who was bound to what, when it was revealed, and in which
order things happened. `scripts/check_draws.py` and the page check the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from farshore.match.draws import Contribution, Draws, commitment_to, final_seed, is_hex
from farshore.match.events import (
    Acted,
    AnyEvent,
    Begun,
    Drawn,
    Ended,
    Opened,
    Paused,
    Revealed,
    Rewound,
    Seated,
    StartAbandoned,
    Stood,
    Undone,
)
from farshore.match.live import REVEAL_TIME


@dataclass
class Place:
    """A seat that is taken."""

    bot: bool
    commitment: str | None
    secret: str | None = None
    following: str | None = None

    @property
    def owes_secret(self) -> bool:
        """Whether its client is committed to a secret that it has not revealed."""
        return self.commitment is not None and self.secret is None


@dataclass
class Record:
    """What the events of a match of the second scheme say about its chance, and what is wrong with it."""

    opened: Opened
    places: list[Place | None]
    promised: str  # the server's commitment for this start
    attempt: int = 0
    full: int | None = None  # since when it waits for secrets
    begun: bool = False
    ended: Ended | None = None
    spent: set[str] = field(default_factory=set)  # commitments whose secrets or seeds are known
    draws: int = 0
    steps: list[int] = field(default_factory=list)  # who acted, without what was taken back; -1 is chance
    faults: list[str] = field(default_factory=list)

    @property
    def without(self) -> list[int]:
        """The seats of people whose clients contributed nothing."""
        return [seat for seat, each in enumerate(self.places) if each and not each.bot and each.commitment is None]

    @property
    def redrawn(self) -> int:
        """How many draws were taken back."""
        return self.draws - self.steps.count(-1)

    def draws_from(self, server_seed: str) -> Draws | None:
        """The draws that follow from the server's seed and the secrets; None if that is no seed."""
        parts = [
            Contribution(each.commitment, each.secret) if each and each.commitment and each.secret else None
            for each in self.places
        ]
        if not is_hex(server_seed):
            return None
        return Draws(final_seed(bytes.fromhex(server_seed), self.opened.id, self.attempt, parts))


def recorded(events: Sequence[AnyEvent]) -> Record:
    """What the events say, the first of which must have opened the match under the second scheme."""
    opened = events[0]
    assert isinstance(opened, Opened)
    assert opened.commitment is not None
    record = Record(opened, [None] * opened.seats, opened.commitment)
    if not opened.id or not is_hex(opened.commitment):
        record.faults.append("the table was opened without an id or a commitment")
    for event in events[1:]:
        record.faults += _faults(record, event)
    if record.ended is None or not record.begun:
        record.faults.append("the match has no beginning or no end")
    return record


def _faults(record: Record, event: AnyEvent) -> Iterator[str]:
    """Take an event in, and say what is wrong with it."""
    places = record.places
    before = isinstance(event, Seated | Stood | Revealed | StartAbandoned | Begun)
    during = isinstance(event, Acted | Drawn | Undone | Rewound | Ended)
    if (before and record.begun) or (during and (not record.begun or record.ended is not None)):
        yield "something happened before the match began, or after it ended, that could not"
    if isinstance(event, Seated):
        yield from _seated(record, event)
    elif isinstance(event, Stood):
        if record.full is not None or not 0 <= event.seat < len(places) or places[event.seat] is None:
            yield "somebody left a seat who could not"
            return
        places[event.seat] = None
    elif isinstance(event, Revealed):
        yield from _revealed(record, event)
    elif isinstance(event, StartAbandoned):
        yield from _abandoned(record, event)
    elif isinstance(event, Paused):
        record.full = None if record.full is None else record.full + event.milliseconds
    elif isinstance(event, Begun):
        if any(each is None or each.owes_secret for each in places):
            yield "the match began before all secrets were revealed"
        if event.commitment != record.promised:
            yield "the commitment is not the one published before the secrets were revealed"
        record.begun, record.full = True, None
    elif isinstance(event, Drawn | Acted):
        record.draws += isinstance(event, Drawn)
        record.steps.append(event.seat if isinstance(event, Acted) else -1)
    elif isinstance(event, Undone):
        if event.seat not in record.steps:
            yield "something was taken back that was not done"
        else:
            del record.steps[len(record.steps) - 1 - record.steps[::-1].index(event.seat)]
    elif isinstance(event, Rewound):
        del record.steps[event.keep :]
    elif isinstance(event, Ended):
        if (event.without, event.redrawn) != (record.without, record.redrawn):
            yield "the result does not say who contributed nothing, or what was drawn again"
        record.ended = event


def _seated(record: Record, event: Seated) -> Iterator[str]:
    if not 0 <= event.seat < len(record.places) or record.full is not None or record.places[event.seat] is not None:
        yield "somebody took a seat that was not free"
        return
    if event.commitment is not None and (event.level is not None or not is_hex(event.commitment)):
        yield f"seat {event.seat} cannot have this commitment"
    if event.commitment in record.spent:
        yield f"seat {event.seat} was committed to a secret that was known"
    record.places[event.seat] = Place(event.level is not None, event.commitment)
    if all(record.places) and any(each and each.owes_secret for each in record.places):
        record.full = event.at


def _revealed(record: Record, event: Revealed) -> Iterator[str]:
    if record.full is None or not event.seats:
        yield "a secret was revealed before all seats were taken"
    for seat in event.seats:
        place = record.places[seat] if 0 <= seat < len(record.places) else None
        if place is None or not place.owes_secret or commitment_to(event.secret) != place.commitment:
            yield f"seat {seat} revealed another secret than it was committed to"
            continue
        place.secret, place.following = event.secret, event.following
        record.spent.add(str(place.commitment))
    if event.following is not None and (event.following in record.spent or not is_hex(event.following)):
        yield "a commitment for the next start is to a secret that was known"


def _abandoned(record: Record, event: StartAbandoned) -> Iterator[str]:
    silent = [seat for seat, each in enumerate(record.places) if each and each.owes_secret]
    if record.full is None or event.at < record.full + REVEAL_TIME or event.seats != silent or not silent:
        yield "a start was abandoned for which no secret was late"
    if commitment_to(event.seed) != record.promised or not is_hex(event.commitment):
        yield "the seed of an abandoned start is not the one that was committed to"
    record.spent.add(record.promised)
    if event.commitment in record.spent:
        yield "a start has the commitment of one that was abandoned"
    for seat, place in enumerate(record.places):
        kept = place is not None and seat not in event.seats
        record.places[seat] = Place(place.bot, place.following) if place and kept else None
    record.promised, record.attempt, record.full = event.commitment, record.attempt + 1, None
