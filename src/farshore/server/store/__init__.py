"""Where matches and players are kept: in a SQLite file, or in PostgreSQL. Only this package knows SQL.

Events of a match are numbered from 0 without a gap, so the version of a folded match is the number of its next event.
An append says which number its first event is to have. That is checked under a lock, SQLite's own or that of the
match's row in PostgreSQL, so of two writers one is refused, and an append is stored whole or not at all. The primary
key stands behind that.

SQLite has one writer: appends that arrive while a commit is under way share the next one. In PostgreSQL each is a
transaction. Nothing is said to be stored before it is committed. Whoever gets an error or is cancelled meanwhile
cannot know whether it was: read the events again.
"""

from farshore.server.store.backup import restore
from farshore.server.store.leases import LEASE, Beat, Leases, somebody_lived_since
from farshore.server.store.rows import (
    Appended,
    Conflict,
    Duplicate,
    Fenced,
    Head,
    MatchRow,
    Player,
    Process,
    Result,
    Revoked,
    StoredEvent,
    Taken,
    Unavailable,
)
from farshore.server.store.store import Store

__all__ = [
    "LEASE", "Appended", "Beat", "Conflict", "Duplicate", "Fenced", "Head", "Leases", "MatchRow", "Player", "Process",
    "Result", "Revoked", "Store", "StoredEvent", "Taken", "Unavailable", "restore",
    "somebody_lived_since",
]  # fmt: skip
