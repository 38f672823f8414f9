"""Which process has which table, and who opened it from where."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

NAMES = ("owner", "opened_by", "opened_from")


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("beats", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(40)))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("opened_by", sa.String(40)))
    op.add_column("tables", sa.Column("opened_from", sa.String(60)))
    for name in NAMES:
        op.create_index(f"ix_tables_{name}", "tables", [name])


def downgrade() -> None:
    for name in NAMES:
        op.drop_index(f"ix_tables_{name}", "tables")
    for name in (*NAMES, "epoch"):
        op.drop_column("tables", name)
    op.drop_table("members")
