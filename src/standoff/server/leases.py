"""Which process has which table, where several serve from one PostgreSQL.

A process is a member while its row is there, and counts its beats in it. Whose beats have not
changed for some seconds is held to be dead by the others, who remove the row and set its tables
free; so no clock but the observer's own is asked, and whoever was away judges nobody for a while.
Every taking of a table has a higher epoch, and a write goes through only with the epoch that is
stored (see Storage): who was held to be dead and is not can do no harm, and joins again.

Words that all members hear go through LISTEN and NOTIFY. Nothing depends on them but how soon
something is seen: whoever may have missed some looks at everything again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, Self

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from standoff.server.schema import MEMBERS, TABLES
from standoff.server.storage import LAST_SECONDS, Away, Storage

BEAT: Final = 0.5
SILENT: Final = 8.0
"""Seconds without a beat after which a process is held to be dead; a busy one may be late."""
SUSPECT: Final = 2.0
"""So many are enough where nobody listens any more."""
SWEEP: Final = 2.0
"""Seconds after which tables that nobody has and nobody comes to are taken."""
AT_ONCE: Final = 500
"""Of which so many are taken at once."""
CHANNEL: Final = "standoff"
ALL: Final = "all"
"""The word that everything may have changed."""
GONE: Final = "gone"

_TAKEN: Final = (TABLES.c.code, TABLES.c.epoch, TABLES.c.data)
_OF_THE_DEAD: Final = TABLES.c.owner.not_in(select(MEMBERS.c.id))
_SET_FREE: Final = update(TABLES).where(_OF_THE_DEAD).values(owner=None)
_GIVE_BACK: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("of"), TABLES.c.epoch == bindparam("since"))
    .values(owner=None)
)
_GIVE_ALL_BACK: Final = update(TABLES).where(TABLES.c.owner == bindparam("me")).values(owner=None)
_BEAT: Final = (
    update(MEMBERS).where(MEMBERS.c.id == bindparam("me")).values(beats=MEMBERS.c.beats + 1)
)
_REMOVE: Final = delete(MEMBERS).where(
    MEMBERS.c.id == bindparam("of"), MEMBERS.c.beats == bindparam("seen")
)
_NO_FLUSH: Final = text("SET LOCAL synchronous_commit = off")
_FLUSH: Final = text("SET LOCAL synchronous_commit TO DEFAULT")
"""A beat may be lost if the database dies; that a table was taken, not: its epoch would come again.
"""
_SAY: Final = text("SELECT pg_notify(:channel, :word)")

Taken = list[tuple[str, bytes]]
"""Tables with what is stored of them."""

log = logging.getLogger(__name__)


class Leases:
    """What this process has, and who is beside it. Use it as an async context."""

    def __init__(self, storage: Storage, address: str) -> None:
        """The address is where the others find this process."""
        self.me = token_hex(8)
        self.others: dict[str, str] = {}
        """The addresses of the other members."""
        self.held: dict[str, int] = {}
        """The epochs of the tables that this process has."""
        self.on_free: Callable[[Taken], None] = lambda _: None
        """Is told of tables that nobody had, and this process has now."""
        self.taking = False
        """Whether this process takes tables: from its start until it is about to stop."""
        self.on_lost: Callable[[], Awaitable[None]] = _nothing
        """Is told that this process was held to be dead: it has no table any more."""
        self.on_gone: Callable[[str], None] = lambda _: None
        """Is told of a member that is no more."""
        self.on_word: Callable[[str, str], None] = lambda *_: None
        """Is told what a member has said, and which one."""
        self._storage = storage
        self._address = address
        self._seen: dict[str, tuple[int, float]] = {}  # beats of the others, and since when so many
        self._suspects: set[str] = set()
        self._turn = asyncio.Lock()  # tables are taken one after the other, so that `held` is true
        self._wanted: set[str] = set()
        self._taking: asyncio.Task[dict[str, bytes]] | None = None
        """Is about to take what is wanted."""
        self._beat_at = self._swept_at = 0.0
        self._beating: asyncio.Task[None] | None = None
        storage.leases = self.held

    async def __aenter__(self) -> Self:
        async with self._storage.changing() as connection:
            await self._join(connection)
        self._beating = asyncio.create_task(self._live(), name="leases")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating], timeout=LAST_SECONDS)
        try:
            async with asyncio.timeout(LAST_SECONDS), self._storage.changing() as connection:
                await connection.execute(delete(MEMBERS).where(MEMBERS.c.id == self.me))
                await connection.execute(_SET_FREE)
                await _say(connection, f"{GONE} {self.me}")
        except (Away, TimeoutError) as error:  # the others will find out
            log.warning("tables not given back", extra={"reason": str(error)})

    # Tables

    async def new(self, code: str, data: bytes, guest: str, address: str) -> None:
        """Store a new table, which this process has."""
        whose = {"owner": self.me, "epoch": 1, "opened_by": guest, "opened_from": address}
        async with self._turn:
            await self._storage.add_table(code, data, **whose)
            self.held[code] = 1

    async def owner(self, code: str) -> str | None:
        """The member that has a table; this one, if nobody has it. None: there is no such table."""
        member = TABLES.outerjoin(MEMBERS, TABLES.c.owner == MEMBERS.c.id)
        query = select(MEMBERS.c.id, MEMBERS.c.address).select_from(member)
        async with self._storage.reading() as connection:
            found = await connection.execute(
                query.where(TABLES.c.code == code, TABLES.c.closed == 0)
            )
            row = found.one_or_none()
        if row is None:
            return None
        if row.id is None or row.id == self.me:
            return self.me
        self.others[row.id] = row.address
        return str(row.id)

    async def take(self, code: str) -> bytes | None:
        """Have a table that nobody has, as it is stored; None if it was taken meanwhile.

        What is wanted while others are taken is then taken together.
        """
        self._wanted.add(code)
        if self._taking is None:
            self._taking = asyncio.create_task(self._take_wanted())
        return (await asyncio.shield(self._taking)).get(code)

    async def _take_wanted(self) -> dict[str, bytes]:
        async with self._turn:
            wanted, self._wanted, self._taking = self._wanted, set(), None
            free = or_(TABLES.c.owner.is_(None), TABLES.c.owner == self.me, _OF_THE_DEAD)
            async with self._storage.changing() as connection:
                rows = await self._take(connection, TABLES.c.code.in_(wanted - {*self.held}), free)
            self.held.update({row.code: row.epoch for row in rows})
            return {row.code: row.data.encode() for row in rows}

    async def take_free(self) -> None:
        """Have all that nobody has."""
        async with self._turn:
            async with self._storage.changing() as connection:
                free = await self._take(connection, TABLES.c.owner.is_(None))
            self._have(free)

    async def _take(
        self, connection: AsyncConnection, *which: ColumnElement[bool], most: int | None = None
    ) -> Any:
        """Have those of the open tables, but for what another process is about to take."""
        open_ones = select(TABLES.c.code).where(TABLES.c.closed == 0, *which)
        free = open_ones.order_by(TABLES.c.code).limit(most).with_for_update(skip_locked=True)
        taking = update(TABLES).where(TABLES.c.code.in_(free.scalar_subquery()))
        changed = taking.values(owner=self.me, epoch=TABLES.c.epoch + 1).returning(*_TAKEN)
        return (await connection.execute(changed)).all()

    def _have(self, rows: Any) -> None:
        self.held.update({row.code: row.epoch for row in rows})
        if rows:
            self.on_free([(row.code, row.data.encode()) for row in rows])

    async def give_back(self, epochs: Mapping[str, int]) -> None:
        """Let go of tables that were taken with these epochs: whoever comes first takes them."""
        rows = ({"of": code, "since": epoch} for code, epoch in epochs.items())
        await self._storage.write(None, *((_GIVE_BACK, row) for row in rows))

    async def give_all_back(self) -> None:
        async with self._storage.changing() as connection:
            await connection.execute(_GIVE_ALL_BACK, {"me": self.me})

    async def opened_elsewhere(self, guest: str, address: str) -> tuple[int, int]:
        """How many tables other processes have that this guest has opened, or this address."""
        others = select(func.count()).where(TABLES.c.closed == 0, TABLES.c.owner != self.me)
        by_guest = others.where(TABLES.c.opened_by == guest).scalar_subquery()
        by_address = others.where(TABLES.c.opened_from == address).scalar_subquery()
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(by_guest, by_address))).one()
        return int(row[0]), int(row[1]) if address else 0

    # Members

    async def say(self, word: str) -> None:
        """Let the other members hear a word; if the database is away, they will look anyway."""
        with suppress(Away):
            async with self._storage.changing() as connection:
                await _say(connection, f"{word} {self.me}")

    def suspect(self, member: str) -> None:
        """Nobody listens there: perhaps it is dead."""
        self._suspects.add(member)

    async def _live(self) -> None:
        """Beat and listen; if the database is away, begin anew when it is back."""
        while True:
            try:
                async with self._storage.listening() as connection:
                    async with self._turn:
                        await self._listen(connection)
                    while True:
                        async with self._turn:
                            await self._beat(connection)
                        await asyncio.sleep(BEAT)
            except Away as error:
                log.warning("no beat", extra={"reason": str(error)})
            except Exception:
                log.exception("no beat")
            await asyncio.sleep(BEAT)

    async def _listen(self, connection: AsyncConnection) -> None:
        """Hear what is said from now on, and let go of what was taken without our knowing."""
        async with self._storage.in_time(), connection.begin():
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.add_listener(CHANNEL, lambda *heard: self._hear(heard[-1]))
            mine = update(TABLES).where(TABLES.c.owner == self.me)
            await connection.execute(
                mine.where(TABLES.c.code.not_in([*self.held])).values(owner=None)
            )
        self.on_word(ALL, "")

    def _hear(self, word: str) -> None:
        what, _, member = word.partition(" ")
        if what == GONE:
            self._lose(member)
        elif member != self.me:
            self.on_word(what, member)

    async def _beat(self, connection: AsyncConnection) -> None:
        """Live on, look who else does, and take what nobody has."""
        async with self._storage.in_time(), connection.begin():
            await connection.execute(_NO_FLUSH)
            alive = (await connection.execute(_BEAT, {"me": self.me})).rowcount
            if not alive:
                log.warning("held to be dead", extra={"tables": len(self.held)})
                self.held.clear()
                await self.on_lost()
                await self._join(connection)
            dead = []
            for row in self._silent((await connection.execute(select(MEMBERS))).all()):
                seen = {"of": row.id, "seen": row.beats}
                if (await connection.execute(_REMOVE, seen)).rowcount:
                    dead.append(row.id)
            if dead:
                await connection.execute(_SET_FREE)
            free = ()
            if self.taking and self._beat_at > self._swept_at + SWEEP:
                self._swept_at = self._beat_at
                free = await self._take(connection, TABLES.c.owner.is_(None), most=AT_ONCE)
            if not alive or dead or free:
                await connection.execute(_FLUSH)
        self._have(free)
        for member in dead:
            log.warning("a process is dead", extra={"member": member})
            self._lose(member)

    def _silent(self, members: Any) -> list[Any]:
        """Who has not beaten for too long."""
        now = asyncio.get_running_loop().time()
        if now - self._beat_at > SILENT / 2:  # we were away ourselves, or the database was
            self._seen.clear()
        self._beat_at = now
        others = {row.id: row for row in members if row.id != self.me}
        for member in self.others.keys() - others.keys():
            self._lose(member)
        silent = []
        for member, row in others.items():
            self.others[member] = row.address
            beats, since = self._seen.get(member, (-1, now))
            if beats != row.beats:
                self._seen[member] = row.beats, now
                self._suspects.discard(member)
            elif now - since > (SUSPECT if member in self._suspects else SILENT):
                silent.append(row)
        return silent

    def _lose(self, member: str) -> None:
        self._seen.pop(member, None)
        self._suspects.discard(member)
        if self.others.pop(member, None) is not None:
            self.on_gone(member)

    async def _join(self, connection: AsyncConnection) -> None:
        self.me = token_hex(8)
        await connection.execute(
            insert(MEMBERS), {"id": self.me, "address": self._address, "beats": 0}
        )
        await connection.execute(_SET_FREE)
        for row in await connection.execute(select(MEMBERS).where(MEMBERS.c.id != self.me)):
            self.others[row.id] = row.address


async def _nothing() -> None:
    pass


async def _say(connection: AsyncConnection, word: str) -> None:
    await connection.execute(_SAY, {"channel": CHANNEL, "word": word})
