"""Who sat where in a match, and when it was finished; of older matches neither is known."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("ix_players_guest", "players", ["guest"])
    op.add_column("matches", sa.Column("finished_at", sa.Float))


def downgrade() -> None:
    op.drop_column("matches", "finished_at")
    op.drop_table("players")
