"""Where the match of a table stands, and what was seen of matches; of older matches neither is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))
    op.create_table(
        "films",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("films")
    op.drop_column("tables", "position")
