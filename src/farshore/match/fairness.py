"""Checks of the start of a stored match, which need no rules of its game: who was bound to what, and what was revealed.

`scripts/check_draws.py` and the page check the same. What comes after the start, `redecide.py` looks at.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from farshore.match import events
from farshore.match.decide import LEVELS
from farshore.match.draws import Contribution, Draws, commitment_to, final_seed, is_hex
from farshore.match.live import REVEAL_TIME
from farshore.match.transcript import check_name


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

    opened: events.Opened
    places: list[Place | None]
    promised: str  # the server's commitment for this start
    attempt: int = 0
    full: int | None = None  # since when it waits for secrets
    begun: bool = False
    ended: bool = False
    spent: set[str] = field(default_factory=set)  # commitments whose secrets are known, and the server's
    faults: list[str] = field(default_factory=list)

    def draws_from(self, server_seed: str) -> Draws | None:
        """The draws that follow from the server's seed and the secrets; None if that is no seed."""
        parts = [
            Contribution(each.commitment, each.secret) if each and each.commitment and each.secret else None
            for each in self.places
        ]
        if not is_hex(server_seed):
            return None
        return Draws(final_seed(bytes.fromhex(server_seed), self.opened.id, self.attempt, parts))


def recorded(stored: Sequence[events.AnyEvent]) -> Record:
    """What the events say, the first of which must have opened the match under the second scheme."""
    opened = stored[0]
    assert isinstance(opened, events.Opened)
    assert opened.commitment is not None
    record = Record(opened, [None] * opened.seats, opened.commitment, spent={opened.commitment})
    if re.fullmatch("[A-Za-z0-9_-]+", opened.id) is None or not is_hex(opened.commitment):
        record.faults.append("the table was opened without an id or a commitment")
    for event in stored[1:]:
        record.faults += _faults(record, event)
    if not record.ended or not record.begun:
        record.faults.append("the match has no beginning or no end")
    return record


def _faults(record: Record, event: events.AnyEvent) -> Iterator[str]:
    """Take an event in, and say what is wrong with it."""
    places = record.places
    if isinstance(event, events.Opened):
        yield "the table was opened twice"
    before = isinstance(event, events.Seated | events.Stood | events.Revealed | events.StartAbandoned | events.Begun)
    during = isinstance(event, events.Acted | events.Drawn | events.Ended)
    if (before and record.begun) or (during and (not record.begun or record.ended)):
        yield "something happened before the match began, or after it ended, that could not"
    if isinstance(event, events.Seated):
        yield from _seated(record, event)
    elif isinstance(event, events.Stood):
        if record.full is not None or not 0 <= event.seat < len(places) or places[event.seat] is None:
            yield "somebody left a seat who could not"
            return
        places[event.seat] = None
    elif isinstance(event, events.Revealed):
        yield from _revealed(record, event)
    elif isinstance(event, events.StartAbandoned):
        yield from _abandoned(record, event)
    elif isinstance(event, events.Paused):
        record.full = None if record.full is None else record.full + event.milliseconds
    elif isinstance(event, events.Frozen):
        record.full = None
    elif isinstance(event, events.Migrated):
        _wait(record, event.at)
    elif isinstance(event, events.Begun):
        if any(each is None or each.owes_secret for each in places):
            yield "the match began before all secrets were revealed"
        if event.commitment != record.promised:
            yield "the commitment is not the one published before the secrets were revealed"
        record.begun, record.full = True, None
    elif isinstance(event, events.Ended):
        record.ended = True


def _wait(record: Record, now: int) -> None:
    """Wait for secrets from now on, if all seats are taken and some are due."""
    if all(record.places) and any(each and each.owes_secret for each in record.places):
        record.full = now


def _seated(record: Record, event: events.Seated) -> Iterator[str]:
    if not 0 <= event.seat < len(record.places) or record.full is not None or record.places[event.seat] is not None:
        yield "somebody took a seat that was not free"
        return
    check_name(event.name)
    if event.commitment is not None and (event.level is not None or not is_hex(event.commitment)):
        yield f"seat {event.seat} cannot have this commitment"
    if event.level is not None and event.level not in LEVELS:
        yield f"seat {event.seat} has a bot that there is not"
    if event.commitment is not None and event.commitment in record.spent:
        yield f"seat {event.seat} was committed to a secret that was known"
    record.places[event.seat] = Place(event.level is not None, event.commitment)
    _wait(record, event.at)


def _revealed(record: Record, event: events.Revealed) -> Iterator[str]:
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


def _abandoned(record: Record, event: events.StartAbandoned) -> Iterator[str]:
    silent = [seat for seat, each in enumerate(record.places) if each and each.owes_secret]
    if record.full is None or event.at < record.full + REVEAL_TIME or event.seats != silent or not silent:
        yield "a start was abandoned for which no secret was late"
    if commitment_to(event.seed) != record.promised or not is_hex(event.commitment):
        yield "the seed of an abandoned start is not the one that was committed to"
    if event.commitment in record.spent:
        yield "a start has a commitment that was used before"
    record.spent.add(event.commitment)
    for seat, place in enumerate(record.places):
        kept = place is not None and seat not in event.seats
        record.places[seat] = Place(place.bot, place.following) if place and kept else None
    record.promised, record.attempt, record.full = event.commitment, record.attempt + 1, None
