"""What is handed to the store and what it gives back."""

from typing import NamedTuple

from farshore.engine.errors import FarshoreError


class Unavailable(FarshoreError):
    """The database did not do what was asked, and may do so later. Whether something was stored is not known."""


class StoredEvent(NamedTuple):
    """An event as it is stored. A key is taken once in a match, whoever sent it."""

    at: int
    kind: str
    data: bytes
    key: str | None = None


class Appended(NamedTuple):
    """The events are stored, and the match has `version` of them now."""

    version: int


class Conflict(NamedTuple):
    """Nothing was stored: the match has `version` events, so the number given for the first was not the next."""

    version: int


class Duplicate(NamedTuple):
    """Nothing was stored: the event of that number has the key already."""

    seq: int


Result = Appended | Conflict | Duplicate


class MatchRow(NamedTuple):
    """A match as lists show it. Its seed is not among it."""

    id: str
    game: str
    rules: int
    seats: int
    status: str  # open, running or over
    private: bool
    created: int
    updated: int
    version: int
    commitment: str
    summary: bytes | None  # what lists show beside it, as its writer put it; None if it was stored before there was one


class Player(NamedTuple):
    """A person."""

    id: str
    name: str
    created: int
    seen: int


def no_match(match: str) -> FarshoreError:
    """The error for a match that is not stored."""
    return FarshoreError(f"there is no match {match!r}")
