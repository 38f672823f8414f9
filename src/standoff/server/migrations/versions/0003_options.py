"""The number of events, of which there was one field, is one of the options of a game."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TABLES = sa.table("tables", sa.column("code"), sa.column("data"))
MATCHES = sa.table("matches", sa.column("id"), sa.column("setup"), sa.column("played"))
NAMED = '%"events":%'


def upgrade() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES).where(TABLES.c.data.like(NAMED))).all():
        kept = json.loads(row.data)
        _to_options(kept["settings"])
        renewed = {"data": json.dumps(kept)}
        connection.execute(sa.update(TABLES).where(TABLES.c.code == row.code).values(renewed))
    for row in connection.execute(sa.select(MATCHES).where(MATCHES.c.setup.like(NAMED))).all():
        setup = json.loads(row.setup)
        _to_options(setup)
        renewed = {"setup": json.dumps(setup)}
        if row.played is not None:
            played = json.loads(row.played)
            _to_options(played["record"]["setup"])
            renewed["played"] = json.dumps(played)
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == row.id).values(renewed))


def _to_options(chosen: dict[str, Any]) -> None:
    events = chosen.pop("events", 0)
    chosen["options"] = {"events": events} if events else {}


def downgrade() -> None:
    """Nothing: no release before this one could read its matches."""
