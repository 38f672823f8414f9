"""Tables, matches and their entries; the key that signs cookies."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(40), primary_key=True),
        sa.Column("closed", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_closed", "tables", ["closed"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("salt", sa.String(80), nullable=False),
        sa.Column("dealt_at", sa.Float, nullable=False),
        sa.Column("played", sa.Text),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(200)),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("entries", "matches", "tables", "keys"):
        op.drop_table(table)
