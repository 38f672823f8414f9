"""The tables of the database, and how a stored one is brought up to date."""

import logging
from importlib.resources import as_file, files
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    make_url,
)

log = logging.getLogger(__name__)

METADATA: Final = MetaData()

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String(40), primary_key=True),
    Column("closed", Integer, nullable=False, index=True),
    Column("data", Text, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("position", Text),
    Column("owner", String(40), index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("opened_by", String(40), index=True),
    Column("opened_from", String(60), index=True),
)
"""The last four are for several processes on one PostgreSQL: see leases."""
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("beats", Integer, nullable=False),
)
MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(40), nullable=False),
    Column("setup", Text, nullable=False),
    Column("salt", String(80), nullable=False),
    Column("dealt_at", Float, nullable=False),
    Column("played", Text),
    Column("finished_at", Float),
)
PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("name", String(40), nullable=False),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(200)),
    Column("by", String(10), nullable=False),
    Column("at", Float, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("address", String(60), primary_key=True),
    Column("until", Float, nullable=False),
)

FILMS: Final = Table(
    "films",
    METADATA,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

COURSES: Final = Table(
    "courses",
    METADATA,
    Column("match", String(40), primary_key=True),
    Column("data", Text, nullable=False),
)


def async_url(url: str) -> str:
    """The address of a database, a file or a URL, as SQLAlchemy's async engine wants it.

    >>> async_url("standoff.db")
    'sqlite+aiosqlite:///standoff.db'
    >>> async_url("postgresql://localhost/standoff")
    'postgresql+asyncpg://localhost/standoff'
    """
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    made = make_url(url)
    if made.drivername not in drivers:
        raise ValueError(f"The database is a file or a postgresql:// URL, not {made.drivername}.")
    return made.set(drivername=drivers[made.drivername]).render_as_string(hide_password=False)


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the database up to that revision. One of a newer version is left as it is."""
    with as_file(files("standoff.server") / "migrations") as folder:
        script = ScriptDirectory(str(folder))
        now = MigrationContext.configure(connection).get_current_revision()
        known = {each.revision for each in script.walk_revisions()}
        if now is not None and now not in known:
            _check_newer(connection, now)
            return

        def steps(revision: Any, _: MigrationContext) -> Any:
            return script._upgrade_revs(target, revision)

        with EnvironmentContext(Config(), script, fn=steps, destination_rev=target) as environment:
            environment.configure(connection=connection, target_metadata=METADATA)
            with environment.begin_transaction():
                environment.run_migrations()


def _check_newer(connection: Connection, revision: str) -> None:
    """A newer version may have added what this one leaves out, but nothing may be missing."""
    there = inspect(connection)
    for table in METADATA.sorted_tables:
        columns = set()
        if there.has_table(table.name):
            columns = {column["name"] for column in there.get_columns(table.name)}
        missing = {column.name for column in table.columns} - columns
        if missing:
            names = ", ".join(f"{table.name}.{name}" for name in sorted(missing))
            raise RuntimeError(f"The database is of a newer version ({revision}), without {names}.")
    log.warning("the database is of a newer version", extra={"revision": revision})
