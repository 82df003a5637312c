"""The tables of the store, and bringing a database up to them. A change here needs a migration beside it.

Times are milliseconds since 1970.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

from farshore.engine.errors import FarshoreError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x46617273  # names the lock in PostgreSQL under which one process at a time migrates

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("seats", Integer, nullable=False),  # how many there are
    Column("status", Text, nullable=False),
    Column("private", Boolean, nullable=False),  # reached by its address only
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),  # time of the last event
    Column("version", Integer, nullable=False),  # events so far
    Column("seed", LargeBinary, nullable=False),  # of its draws: secret until it is over
    Column("commitment", Text, nullable=False),  # the SHA-256 of the seed, what the first scheme of draws publishes
    Column("summary", LargeBinary),  # for lists; NULL if none was written yet
    Column("owner", Text),  # the process that runs its bots and clocks; NULL while there is nothing to run
    Column("orphaned_since", BigInteger),  # the time of events when its owner was seen last, until that is settled
    CheckConstraint("status IN ('open', 'running', 'over')", name="matches_status"),
    Index("matches_created", "status", "private", "created"),
    Index("matches_updated", "status", "private", "updated"),
    Index(
        "matches_owner",
        "owner",
        sqlite_where=text("status <> 'over'"),
        postgresql_where=text("status <> 'over'"),
    ),
)

events = Table(
    "events",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # from 0, without a gap
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),  # JSON in UTF-8, given back byte by byte
    Column("key", Text),  # the sender's name for it: once in a match
    Index(
        "events_key",
        "match",
        "key",
        unique=True,
        sqlite_where=text("key IS NOT NULL"),
        postgresql_where=text("key IS NOT NULL"),
    ),
    sqlite_with_rowid=False,  # one tree instead of two: an append touches fewer pages
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),  # the token itself is nowhere
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("revoked", BigInteger),  # when access was taken away; NULL while it is not
    Index("players_token", "token_hash", unique=True),
    Index(
        "players_revoked",
        "revoked",
        sqlite_where=text("revoked IS NOT NULL"),
        postgresql_where=text("revoked IS NOT NULL"),
    ),
)

chairs = Table(
    "chairs",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Index("chairs_player", "player"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),  # or went on after it was stopped or had no database
    Column(
        "seen", BigInteger, nullable=False
    ),  # its last heartbeat, by the database's clock; the other times are by the process's own
    Column("clock", BigInteger, nullable=False),  # what its clock for events said then
)

presence = Table(  # who is connected where, as long as there are several processes
    "presence",
    metadata,
    Column("process", Text, primary_key=True),
    Column("match", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Index("presence_match", "match"),
)

limits = Table(
    "limits",
    metadata,
    Column("bucket", LargeBinary, primary_key=True),  # the hash of a limit and of the caller whom it limits
    Column("full_at", BigInteger, nullable=False),  # when nothing of it is used any more
    Index("limits_full", "full_at"),
)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date in the running transaction. Raises FarshoreError if it is newer than known here.

    It takes as long as it takes, so PostgreSQL must not limit a statement of this connection.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise FarshoreError(f"a newer Farshore wrote this database: its schema is {found}, known is {max(known)}")
    command.upgrade(config, "head")
