"""What is handed to the store and what it gives back."""

from typing import NamedTuple

from farshore.engine.errors import FarshoreError


class Unavailable(FarshoreError):
    """The database did not do what was asked, and may do so later. Whether something was stored is not known."""


class Taken(FarshoreError):
    """Nothing was stored: there is one of that id already."""


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


class Fenced(NamedTuple):
    """Nothing was stored: another process runs the match now, or none does."""

    owner: str | None


class Revoked(NamedTuple):
    """Nothing was stored: the player's access was taken away."""


Result = Appended | Conflict | Duplicate | Fenced | Revoked


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
    owner: str | None = None  # the process that runs it
    orphaned_since: int | None = None  # the time of events when the owner before was seen last, if that still counts


class Process(NamedTuple):
    """A server process. Times are milliseconds since 1970 by its own clock for events, but for `seen`."""

    id: str
    started: int  # or went on, after it was stopped or had no database: it has lived without a gap since then
    seen: int  # by the database's clock
    clock: int  # the time when it was seen


class Head(NamedTuple):
    """How far a match is, and who runs it."""

    id: str
    version: int
    owner: str | None


class Player(NamedTuple):
    """A person."""

    id: str
    name: str
    created: int
    seen: int


def no_match(match: str) -> FarshoreError:
    """The error for a match that is not stored."""
    return FarshoreError(f"there is no match {match!r}")
