"""What outlives the process: tables, matches and every entry, in SQLite or PostgreSQL.

All writes go through one task that commits whatever has come in meanwhile as one transaction. A
write returns when it is on disk, so that many tables share the price of one flush.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.resources import as_file, files
from typing import Any, Final, Self

import msgspec
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Column,
    Connection,
    Delete,
    Float,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    Update,
    bindparam,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from standoff.kernel.record import Setup
from standoff.server.position import Progress
from standoff.server.protocol import Past, Played
from standoff.server.security import Guest
from standoff.server.stream import Deal, Entry

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

FILMS: Final = Table(
    "films",
    METADATA,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

_ADD_KEY: Final = insert(KEYS)
_ADD_TABLE: Final = insert(TABLES)
_SAVE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("of"))
    .values(data=bindparam("data"), closed=bindparam("closed"), changed_at=bindparam("changed_at"))
)
_CLOSE_TABLE: Final = _SAVE_TABLE.values(position=None)
_KEEP_POSITION: Final = (
    update(TABLES).where(TABLES.c.code == bindparam("of")).values(position=bindparam("position"))
)
_CUT_FILM: Final = delete(FILMS).where(
    FILMS.c.match == bindparam("of"), FILMS.c.number >= bindparam("first")
)
_ADD_PART: Final = insert(FILMS)
_ADD_MATCH: Final = insert(MATCHES)
_END_MATCH: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of"))
    .values(played=bindparam("played"), finished_at=bindparam("finished_at"))
)
_ADD_PLAYER: Final = insert(PLAYERS)
_ADD_ENTRY: Final = insert(ENTRIES)

LONGEST_BATCH: Final = 500
MOST_PAST: Final = 50
"""Matches that a guest is shown, the newest."""

Row = dict[str, Any]
Change = tuple[Insert | Update | Delete, Row]
Write = tuple[Sequence[Change], "asyncio.Future[None]"]


class NotSaved(Exception):
    """The database could not be reached; what was to be written may be tried again."""


class Storage:
    """An open database. Use it as an async context: it is migrated on entry, flushed on exit."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(async_url(url), pool_pre_ping=True)
        self._writes: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _durable)

    async def __aenter__(self) -> Self:
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_all(), name="storage")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._writes.join()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.wait([self._writer])
        await self._engine.dispose()

    async def ping(self) -> None:
        """Fails unless the database answers and the writer works."""
        if self._writer is None or self._writer.done():
            raise RuntimeError("Nothing is written any more.")
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    # Writing

    async def add_table(self, code: str, data: bytes) -> None:
        row = {"code": code, "closed": 0, "data": data.decode(), "changed_at": time.time()}
        await self._write((_ADD_TABLE, row))

    async def save_table(self, code: str, data: bytes, *, closed: bool) -> None:
        row = {"of": code, "closed": int(closed), "data": data.decode(), "changed_at": time.time()}
        await self._write((_CLOSE_TABLE if closed else _SAVE_TABLE, row))

    async def add_match(self, code: str, deal: Deal, guests: Mapping[int, Guest]) -> None:
        """A match, and the guests who play it, by their seats."""
        row = {
            "id": deal.id,
            "code": code,
            "setup": msgspec.json.encode(deal.setup).decode(),
            "salt": deal.salt,
            "dealt_at": time.time(),
        }
        players = [
            {"match": deal.id, "seat": seat, "guest": guest.id, "name": guest.name}
            for seat, guest in guests.items()
        ]
        await self._write((_ADD_MATCH, row), *((_ADD_PLAYER, player) for player in players))

    async def add_entry(self, match: str, number: int, entry: Entry) -> None:
        await self._write(_entered(match, number, entry))

    async def keep(self, code: str, match: str, progress: Progress) -> None:
        """How far the match of a table has come."""
        await self._write(*_kept(code, match, progress))

    async def renew(
        self, code: str, match: str, number: int, entry: Entry, progress: Progress
    ) -> None:
        """Other rules have taken the match up, as an entry says."""
        await self._write(_entered(match, number, entry), *_kept(code, match, progress))

    async def end_match(self, code: str, played: Played, progress: Progress) -> None:
        data = msgspec.json.encode(played).decode()
        row = {"of": played.match, "played": data, "finished_at": time.time()}
        await self._write((_END_MATCH, row), *_kept(code, played.match, progress))

    async def key(self, name: str, fresh: str) -> str:
        """The key of that name, which is `fresh` if there was none."""
        async with self._engine.connect() as connection:
            kept = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name))
        if kept is not None:
            return str(kept)
        await self._write((_ADD_KEY, {"name": name, "value": fresh}))
        return fresh

    # Reading

    async def open_tables(self) -> list[tuple[str, bytes]]:
        query = select(TABLES.c.code, TABLES.c.data).where(TABLES.c.closed == 0)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(TABLES.c.code))
        return [(code, data.encode()) for code, data in rows]

    async def position(self, code: str) -> bytes | None:
        """Where the match of a table stands, if it was kept."""
        query = select(TABLES.c.position).where(TABLES.c.code == code)
        async with self._engine.connect() as connection:
            data = await connection.scalar(query)
        return None if data is None else str(data).encode()

    async def match(self, id: str) -> tuple[Deal, list[Entry]]:
        """A match with all that was done in it."""
        columns = (ENTRIES.c.seat, ENTRIES.c.key, ENTRIES.c.by)
        query = select(*columns).where(ENTRIES.c.match == id).order_by(ENTRIES.c.number)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(MATCHES).where(MATCHES.c.id == id))
            row = found.one()
            entries = await connection.execute(query)
        deal = Deal(row.id, msgspec.json.decode(row.setup, type=Setup), row.salt)
        return deal, [Entry(*entry) for entry in entries]

    async def played(self, id: str) -> Played | None:
        """A finished match, if there is one of that id."""
        async with self._engine.connect() as connection:
            data = await connection.scalar(select(MATCHES.c.played).where(MATCHES.c.id == id))
        return None if data is None else msgspec.json.decode(data, type=Played)

    async def film(self, match: str) -> list[bytes]:
        """What was seen of a match, in parts; none if it was not kept."""
        query = select(FILMS.c.data).where(FILMS.c.match == match).order_by(FILMS.c.number)
        async with self._engine.connect() as connection:
            return [bytes(row.data) for row in await connection.execute(query)]

    async def names(self, match: str, players: int) -> tuple[str | None, ...]:
        """Who sat where; None for bots, and for everyone if it was not kept."""
        query = select(PLAYERS.c.seat, PLAYERS.c.name).where(PLAYERS.c.match == match)
        async with self._engine.connect() as connection:
            found = {row.seat: row.name for row in await connection.execute(query)}
        return tuple(found.get(seat) for seat in range(players))

    async def past(self, guest: str) -> tuple[Past, ...]:
        """The finished matches of a guest, the newest first."""
        own = PLAYERS.alias()
        query = (
            select(MATCHES.c.id, MATCHES.c.played, MATCHES.c.finished_at, own.c.seat)
            .join(own, own.c.match == MATCHES.c.id)
            .where(own.c.guest == guest, MATCHES.c.played.is_not(None))
            .order_by(MATCHES.c.finished_at.desc())
            .limit(MOST_PAST)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            company = select(PLAYERS).where(PLAYERS.c.match.in_([row.id for row in rows]))
            seated = {(p.match, p.seat): p.name for p in await connection.execute(company)}
        return tuple(_past(row, seated) for row in rows)

    # How it writes

    async def _write(self, *changes: Change) -> None:
        """All of them or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put_nowait((changes, done))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._writes.get()]
            while not self._writes.empty() and len(batch) < LONGEST_BATCH:
                batch.append(self._writes.get_nowait())
            try:
                await self._commit(batch)
            except Exception:
                # One of them cannot be written: find out which, and keep the others.
                for write in batch:
                    await self._commit_alone(write)
            for _ in batch:
                self._writes.task_done()

    async def _commit(self, batch: Sequence[Write]) -> None:
        grouped: dict[int, tuple[Insert | Update | Delete, list[Row]]] = {}
        for statement, row in (change for changes, _ in batch for change in changes):
            grouped.setdefault(id(statement), (statement, []))[1].append(row)
        async with self._engine.begin() as connection:
            for statement, rows in grouped.values():
                await connection.execute(statement, rows)
        for _, done in batch:
            if not done.cancelled():
                done.set_result(None)

    async def _commit_alone(self, write: Write) -> None:
        _, done = write
        try:
            await self._commit([write])
        except Exception as error:
            if not done.cancelled():
                lost = isinstance(error, OperationalError | InterfaceError | OSError)
                done.set_exception(NotSaved(str(error)) if lost else error)


def _entered(match: str, number: int, entry: Entry) -> Change:
    row = {
        "match": match,
        "number": number,
        "seat": entry.seat,
        "key": entry.key,
        "by": entry.by,
        "at": time.time(),
    }
    return _ADD_ENTRY, row


def _kept(code: str, match: str, progress: Progress) -> list[Change]:
    position = progress.position.decode()
    changes: list[Change] = [(_KEEP_POSITION, {"of": code, "position": position})]
    if progress.part is not None:
        number, data = progress.part
        # It may have been written, and nobody was told.
        changes.append((_CUT_FILM, {"of": match, "first": number}))
        changes.append((_ADD_PART, {"match": match, "number": number, "data": data}))
    return changes


def _past(row: Any, seated: dict[tuple[str, int], str]) -> Past:
    record = msgspec.json.decode(row.played, type=Played).record
    assert record.result is not None  # it is finished
    return Past(
        match=row.id,
        game=record.setup.game,
        players=record.setup.players,
        names=tuple(seated.get((row.id, seat)) for seat in range(record.setup.players)),
        you=row.seat,
        finished=datetime.fromtimestamp(row.finished_at, UTC).isoformat(timespec="seconds"),
        winners=record.result.winners,
        ending=record.result.ending,
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
    """Bring the database up to that revision."""
    with as_file(files("standoff.server") / "migrations") as folder:
        script = ScriptDirectory(str(folder))

        def steps(revision: Any, _: MigrationContext) -> Any:
            return script._upgrade_revs(target, revision)

        with EnvironmentContext(Config(), script, fn=steps, destination_rev=target) as environment:
            environment.configure(connection=connection, target_metadata=METADATA)
            with environment.begin_transaction():
                environment.run_migrations()


def _durable(connection: Any, _: Any) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
