"""What an audience has heard of a whole match, for tests."""

from collections.abc import Iterable, Iterator

from farshore.match import events
from farshore.match.audience import Heard, heard
from farshore.match.evolve import begin, evolve


def all_heard(stored: Iterable[events.Event], seat: int) -> Iterator[Heard]:
    """Everything that audience has heard of a match, from its events."""
    rest = iter(stored)
    opened = next(rest)
    assert isinstance(opened, events.Opened)
    match = begin(opened)
    for event in rest:
        after = evolve(match, event)
        yield from heard(match, event, after, seat)
        match = after
