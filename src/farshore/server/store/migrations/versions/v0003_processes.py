"""Processes that share a database: which one runs a match, who is connected where, whose access was taken away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them. The one heartbeat of before becomes a process that is gone and ran every match."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
    )
    op.create_index("presence_match", "presence", ["match"])
    op.add_column("matches", sa.Column("owner", sa.Text))
    op.add_column("matches", sa.Column("orphaned_since", sa.BigInteger))
    under_way = sa.text("status <> 'over'")
    op.create_index("matches_owner", "matches", ["owner"], sqlite_where=under_way, postgresql_where=under_way)
    op.add_column("players", sa.Column("revoked", sa.BigInteger))
    revoked = sa.text("revoked IS NOT NULL")
    op.create_index("players_revoked", "players", ["revoked"], sqlite_where=revoked, postgresql_where=revoked)
    op.execute(
        "INSERT INTO processes (id, started, seen, clock) "
        "SELECT 'before', at, at, at FROM heartbeat WHERE at IS NOT NULL"
    )
    op.execute("UPDATE matches SET owner = 'before' WHERE status <> 'over'")
    op.drop_table("heartbeat")
