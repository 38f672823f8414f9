"""What outlives the process: tables, matches and every entry, in SQLite or PostgreSQL.

All writes go through a few tasks (one for SQLite), each of which commits whatever has come in
meanwhile as one transaction. A write returns when it is on disk, so that many tables share the
price of one flush. Whoever has to write things in an order waits for the first.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, Self, TypeVar

import msgspec
from asyncpg import InterfaceError, InternalClientError, PostgresError
from msgspec import Struct
from sqlalchemy import (
    Delete,
    Insert,
    Update,
    bindparam,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import exc as sql
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from standoff.kernel.record import Setup
from standoff.server.metrics import Metrics
from standoff.server.position import Progress
from standoff.server.protocol import Course, Past, Played
from standoff.server.schema import (
    COURSES,
    ENTRIES,
    FILMS,
    KEYS,
    MATCHES,
    PLAYERS,
    TABLES,
    async_url,
    migrate,
)
from standoff.server.security import Guest
from standoff.server.stream import Deal, Entry

_ADD_KEY: Final = insert(KEYS)
_SET_KEY: Final = (
    update(KEYS).where(KEYS.c.name == bindparam("of")).values(value=bindparam("value"))
)
_ADD_TABLE: Final = insert(TABLES)
_SAVE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("of"))
    .values(data=bindparam("data"), closed=bindparam("closed"), changed_at=bindparam("changed_at"))
)
_NOBODYS: Final = {"owner": None, "opened_by": None, "opened_from": None}
_CLOSE_TABLE: Final = _SAVE_TABLE.values(position=None, **_NOBODYS)
_SHUT_TABLE: Final = (
    update(TABLES).where(TABLES.c.code == bindparam("of")).values(closed=1, **_NOBODYS)
)
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
_DROP_COURSE: Final = delete(COURSES).where(COURSES.c.match == bindparam("of"))
_ADD_COURSE: Final = insert(COURSES)

_IN_TURN: Final = text("SELECT pg_advisory_xact_lock(hashtext('standoff migration'))")
_FENCE: Final = text(
    "SELECT code, epoch FROM tables JOIN unnest(CAST(:codes AS text[]), CAST(:epochs AS int[]))"
    " AS held(its_code, its_epoch) ON code = its_code AND epoch = its_epoch FOR SHARE OF tables"
)
"""Those of the leases that hold; whoever wants to take one waits until this is committed."""

log = logging.getLogger(__name__)

LONGEST_BATCH: Final = 500
WRITERS: Final = 3
"""Transactions on their way to PostgreSQL at once: none has to wait for a slow one before it."""
CONNECTIONS: Final = 8
"""At most, and kept: to make one costs more than most of what is asked over it."""
WITHIN: Final = 4.0
"""Seconds after which the database is held to be away."""
SLOW: Final = 1.0
PROBE: Final = "probe"
"""A key that is written to see whether anything can be."""
LAST_SECONDS: Final = 0.4
"""For each of the things that are left to do when the server stops."""
MOST_PAST: Final = 50
"""Matches that a guest is shown, the newest."""

AS_IT_IS: Final = "surrogateescape"
"""How bytes that are no text are read, and become the same bytes again."""

Kind = TypeVar("Kind")
Row = dict[str, Any]
Change = tuple[Insert | Update | Delete, Row]


class Write(Struct, eq=False):
    """Changes that belong together, under the lease of their table if there is one."""

    changes: Sequence[Change]
    done: "asyncio.Future[None]"
    lease: tuple[str, int] | None = None


class Away(Exception):
    """The database does not do what it is asked: it is gone, slow, full or read-only."""


class NotSaved(Away):
    """Nobody knows whether it was written: read again before you go on."""


class NotRead(Away):
    """It could not be read now."""


class Conflict(Exception):
    """Something else was written there before: read again."""


class Lost(Exception):
    """Another process has the table now: nothing was written."""


class Unreadable(Exception):
    """What is stored is not whole."""


DRIVERS_OWN: Final = (InterfaceError, InternalClientError, PostgresError)
"""What the driver of PostgreSQL raises where SQLAlchemy does not stand between."""
AWAY: Final = (sql.DBAPIError, sql.TimeoutError, OSError, TimeoutError, *DRIVERS_OWN)
"""What comes of a database that is away, of waiting for it, and of giving up."""
LOST: Final = (
    sql.OperationalError,
    sql.InterfaceError,
    sql.TimeoutError,
    OSError,
    TimeoutError,
    *DRIVERS_OWN,
)
"""After these nothing else of a batch would be written either."""


class Storage:
    """An open database. Use it as an async context: it is migrated on entry, flushed on exit.

    Whatever is asked of it is done within some seconds, or given up.
    """

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        address = async_url(url)
        self._engine = create_async_engine(
            address,
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=WITHIN,
            connect_args=_patience(address),
        )
        self._readers = self._engine
        if self.is_shared:  # a transaction around what is only read would take three words more
            self._readers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writes: asyncio.Queue[Write] = asyncio.Queue()
        self._writers: list[asyncio.Task[None]] = []
        self.leases: dict[str, int] | None = None
        """The tables that this process has, with their epochs; None: it has all of them."""
        self._metrics.queue.set_function(self._writes.qsize)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _durable)

    async def __aenter__(self) -> Self:
        try:
            async with self._engine.begin() as connection:
                if self.is_shared:  # a migration takes its time, and is made by one
                    await connection.execute(text("SET LOCAL statement_timeout = 0"))
                    await connection.execute(text("SET LOCAL lock_timeout = 0"))
                    await connection.execute(_IN_TURN)
                await connection.run_sync(migrate)
        except BaseException:
            await self._engine.dispose()
            raise
        writers = WRITERS if self.is_shared else 1
        self._writers = [asyncio.create_task(self._write_all()) for _ in range(writers)]
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._writes.join()
        for writer in self._writers:
            writer.cancel()
        await asyncio.wait(self._writers, timeout=LAST_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether several processes can serve from it."""
        return bool(self._engine.dialect.name == "postgresql")

    async def probe(self) -> None:
        """Fails unless something can be written."""
        row = {"of": PROBE, "value": str(int(time.time()))}
        await self.write(None, (_SET_KEY, row))

    # Writing: all that belongs to a table names it

    async def add_table(self, code: str, data: bytes, **lease: Any) -> None:
        """A new one; `lease` says who has it, and who opened it."""
        row = {"code": code, "closed": 0, "data": data.decode(), "changed_at": time.time()}
        await self.write(None, (_ADD_TABLE, row | lease))

    async def save_table(self, code: str, data: bytes, *, closed: bool) -> None:
        await self.write(code, _saved(code, data, closed=closed))

    async def close_table(self, code: str) -> None:
        """Without another word: nobody can read what is in it."""
        await self.write(code, (_SHUT_TABLE, {"of": code}))

    async def add_match(
        self, code: str, data: bytes, deal: Deal, guests: Mapping[int, Guest]
    ) -> None:
        """A match, the guests who play it by their seats, and the table that plays it."""
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
        seated = [(_ADD_PLAYER, player) for player in players]
        await self.write(code, (_ADD_MATCH, row), *seated, _saved(code, data))

    async def add_entry(
        self, code: str, match: str, number: int, entry: Entry, data: bytes | None = None
    ) -> None:
        """An entry, and what it changes about the table."""
        saved = () if data is None else (_saved(code, data),)
        await self.write(code, _entered(match, number, entry), *saved)

    async def keep(self, code: str, match: str, progress: Progress) -> None:
        """How far the match of a table has come."""
        await self.write(code, *_kept(code, match, progress))

    async def renew(
        self, code: str, match: str, number: int, entry: Entry, progress: Progress
    ) -> None:
        """Other rules have taken the match up, as an entry says."""
        await self.write(code, _entered(match, number, entry), *_kept(code, match, progress))

    async def end_match(self, code: str, data: bytes, played: Played, progress: Progress) -> None:
        """The whole match, and the table where it has ended."""
        whole = msgspec.json.encode(played).decode()
        row = {"of": played.match, "played": whole, "finished_at": time.time()}
        kept = _kept(code, played.match, progress)
        await self.write(code, (_END_MATCH, row), *kept, _saved(code, data))

    async def keep_course(self, match: str, course: Course) -> None:
        """How the chances were in a finished match, whatever was kept before."""
        row = {"match": match, "data": msgspec.json.encode(course).decode()}
        await self.write(None, (_DROP_COURSE, {"of": match}), (_ADD_COURSE, row))

    async def key(self, name: str, fresh: str) -> str:
        """The key of that name, which is `fresh` if there was none."""
        async with self.reading() as connection:
            kept = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name))
        if kept is not None:
            return str(kept)
        try:
            await self.write(None, (_ADD_KEY, {"name": name, "value": fresh}))
        except Conflict:  # another process was quicker
            return await self.key(name, fresh)
        return fresh

    async def renew_key(self, name: str, fresh: str, kept_as: str) -> None:
        """Another key of that name; the one there was is kept under another."""
        old = await self.key(name, fresh)
        new = {"of": name, "value": fresh}
        await self.write(None, (_ADD_KEY, {"name": kept_as, "value": old}), (_SET_KEY, new))

    # Reading

    async def keys(self, prefix: str) -> list[str]:
        """The keys whose names begin so, the newest first."""
        query = select(KEYS.c.value).where(KEYS.c.name.startswith(prefix, autoescape=True))
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(KEYS.c.name.desc()))
        return [row.value for row in rows]

    async def open_tables(self) -> list[tuple[str, bytes]]:
        query = select(TABLES.c.code, TABLES.c.data).where(TABLES.c.closed == 0)
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(TABLES.c.code))
        return [(code, data.encode(errors=AS_IT_IS)) for code, data in rows]

    async def table(self, code: str) -> bytes:
        async with self.reading() as connection:
            data = await connection.scalar(select(TABLES.c.data).where(TABLES.c.code == code))
        if data is None:
            raise Unreadable(f"There is no table {code}.")
        return str(data).encode(errors=AS_IT_IS)

    async def position(self, code: str) -> bytes | None:
        """Where the match of a table stands, if it was kept."""
        query = select(TABLES.c.position).where(TABLES.c.code == code)
        async with self.reading() as connection:
            data = await connection.scalar(query)
        return None if data is None else str(data).encode(errors=AS_IT_IS)

    async def match(self, id: str) -> tuple[Deal, list[Entry]]:
        """A match with all that was done in it."""
        async with self.reading() as connection:
            found = await connection.execute(select(MATCHES).where(MATCHES.c.id == id))
            row = found.one_or_none()
        if row is None:
            raise Unreadable(f"There is no match {id}.")
        return Deal(row.id, _decoded(row.setup, Setup), row.salt), await self.entries(id)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """What was done in a match, from that number on."""
        query = (
            select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.key, ENTRIES.c.by)
            .where(ENTRIES.c.match == match, ENTRIES.c.number >= since)
            .order_by(ENTRIES.c.number)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        for expected, row in enumerate(rows, since):
            if row.number != expected:
                raise Unreadable(f"Entry {expected} of match {match} is missing.")
        return [Entry(row.seat, row.key, row.by) for row in rows]

    async def played(self, id: str) -> Played | None:
        """A finished match, if there is one of that id."""
        async with self.reading() as connection:
            data = await connection.scalar(select(MATCHES.c.played).where(MATCHES.c.id == id))
        return None if data is None else _decoded(data, Played)

    async def table_of(self, match: str) -> bytes | None:
        """The table where a match was played, if it is still known."""
        query = select(TABLES.c.data).join(MATCHES, MATCHES.c.code == TABLES.c.code)
        async with self.reading() as connection:
            data = await connection.scalar(query.where(MATCHES.c.id == match))
        return None if data is None else str(data).encode(errors=AS_IT_IS)

    async def film(self, match: str) -> list[bytes]:
        """What was seen of a match, in parts; none if it was not kept."""
        query = select(FILMS.c.data).where(FILMS.c.match == match).order_by(FILMS.c.number)
        async with self.reading() as connection:
            return [bytes(row.data) for row in await connection.execute(query)]

    async def course(self, match: str) -> Course | None:
        """How the chances were in a finished match, if it was worked out."""
        async with self.reading() as connection:
            data = await connection.scalar(select(COURSES.c.data).where(COURSES.c.match == match))
        return None if data is None else _decoded(data, Course)

    async def names(self, match: str, players: int) -> tuple[str | None, ...]:
        """Who sat where; None for bots, and for everyone if it was not kept."""
        query = select(PLAYERS.c.seat, PLAYERS.c.name).where(PLAYERS.c.match == match)
        async with self.reading() as connection:
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
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
            company = select(PLAYERS).where(PLAYERS.c.match.in_([row.id for row in rows]))
            seated = {(p.match, p.seat): p.name for p in await connection.execute(company)}
        return tuple(past for row in rows if (past := _past(row, seated)) is not None)

    # How it reads and writes

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(WITHIN), self._readers.connect() as connection:
                yield connection
        except AWAY as error:
            raise NotRead(_cause(error)) from error

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction apart from the writes."""
        try:
            async with asyncio.timeout(WITHIN), self._engine.begin() as connection:
                yield connection
        except AWAY as error:
            raise NotSaved(_cause(error)) from error

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[AsyncConnection]:
        """A connection that is kept; nobody else gets it afterwards."""
        try:
            async with asyncio.timeout(WITHIN):
                connection = await self._engine.connect()
            try:
                yield connection
            finally:
                await connection.invalidate()
                await connection.close()
        except AWAY as error:
            raise NotRead(_cause(error)) from error

    def in_time(self) -> asyncio.Timeout:
        return asyncio.timeout(WITHIN)

    async def write(self, code: str | None, *changes: Change) -> None:
        """All of them or none, for that table, and only while this process has it."""
        lease = None
        if code is not None and self.leases is not None:
            if code not in self.leases:
                raise Lost(f"Another process has table {code}.")
            lease = code, self.leases[code]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put_nowait(Write(changes, done, lease))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._writes.get()]
            while not self._writes.empty() and len(batch) < LONGEST_BATCH:
                batch.append(self._writes.get_nowait())
            await self._settle(batch)
            for _ in batch:
                self._writes.task_done()

    async def _settle(self, batch: Sequence[Write]) -> None:
        """Write a batch, or tell everyone concerned why not."""
        try:
            await self._commit(batch)
        except Exception as error:
            if len(batch) == 1 or isinstance(error, LOST):
                why = type(getattr(error, "orig", None) or error).__name__
                self._metrics.failed.labels(why).inc(len(batch))
                for write in batch:
                    _fail(write.done, error)
            else:  # one of them cannot be written: find out which, and keep the others
                half = len(batch) // 2
                await self._settle(batch[:half])
                await self._settle(batch[half:])
        else:
            for write in batch:
                if not write.done.done():
                    write.done.set_result(None)

    async def _commit(self, batch: Sequence[Write]) -> None:
        began = time.monotonic()
        async with asyncio.timeout(WITHIN), self._engine.begin() as connection:
            held = batch if self.leases is None else await _held(connection, batch)
            grouped: dict[int, tuple[Insert | Update | Delete, list[Row]]] = {}
            for statement, row in (change for write in held for change in write.changes):
                grouped.setdefault(id(statement), (statement, []))[1].append(row)
            for statement, rows in grouped.values():
                await connection.execute(statement, rows)
        if time.monotonic() - began > SLOW:
            self._metrics.slow.inc()


async def _held(connection: AsyncConnection, batch: Sequence[Write]) -> list[Write]:
    """The writes whose leases hold, and will until they are committed; the others fail."""
    leases = [*{write.lease for write in batch if write.lease is not None}]
    if not leases:
        return [*batch]
    codes, epochs = zip(*leases, strict=True)
    found = await connection.execute(_FENCE, {"codes": codes, "epochs": epochs})
    good = {None, *(tuple(row) for row in found)}
    for write in batch:
        if write.lease is not None and write.lease not in good:
            _fail(write.done, Lost(f"Another process has table {write.lease[0]}."))
    return [write for write in batch if write.lease in good]


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, sql.IntegrityError):
        done.set_exception(Conflict(_cause(error)))
    elif isinstance(error, AWAY):
        done.set_exception(NotSaved(_cause(error)))
    else:
        done.set_exception(error)


def _cause(error: Exception) -> str:
    """What happened, without the statement and its values: seeds are among them."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}"


def _saved(code: str, data: bytes, *, closed: bool = False) -> Change:
    row = {"of": code, "closed": int(closed), "data": data.decode(), "changed_at": time.time()}
    return _CLOSE_TABLE if closed else _SAVE_TABLE, row


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


def _decoded(data: str, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreadable(f"It is no {kind.__name__}: {error}.") from None


def _past(row: Any, seated: dict[tuple[str, int], str]) -> Past | None:
    """A match as it is listed; None if it cannot be read."""
    try:
        record = _decoded(row.played, Played).record
    except Unreadable:
        log.exception("a past match is left out", extra={"match": row.id})
        return None
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


def _durable(connection: Any, _: Any) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk when it returns; what is
    no text is left to whoever reads it, so that it concerns that row alone."""
    connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors=AS_IT_IS)
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _patience(address: str) -> Row:
    """How long the driver waits, and the database itself: nothing goes on after it was given up."""
    if address.startswith("sqlite"):
        return {"timeout": WITHIN / 2}
    milliseconds = str(int(WITHIN * 1000))
    names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    return {"timeout": WITHIN, "server_settings": dict.fromkeys(names, milliseconds)}
