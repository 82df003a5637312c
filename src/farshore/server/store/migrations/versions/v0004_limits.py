"""What is left of the limits that several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a table that is empty as long as nobody is limited."""
    op.create_table(
        "limits",
        sa.Column("bucket", sa.LargeBinary, primary_key=True),
        sa.Column("full_at", sa.BigInteger, nullable=False),
    )
    op.create_index("limits_full", "limits", ["full_at"])
