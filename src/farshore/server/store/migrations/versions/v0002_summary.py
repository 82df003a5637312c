"""What lists show of a match, so that they need not read its events."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add it, empty: it is written with the next event."""
    op.add_column("matches", sa.Column("summary", sa.LargeBinary))
