"""What an operator does with a database besides serving from it: prune, forget, check, ban."""

import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, insert, or_, select, update

from standoff.server.film import OPEN
from standoff.server.position import taken_up
from standoff.server.replay import replay
from standoff.server.schema import BANS, COURSES, ENTRIES, FILMS, MATCHES, PLAYERS, TABLES
from standoff.server.storage import Storage
from standoff.server.table import Kept, forgotten

AT_ONCE: Final = 100
"""Matches that are deleted in one transaction: a server may want to write meanwhile."""

_DELETE_MATCH: Final = (
    *(
        delete(each).where(each.c.match == bindparam("of"))
        for each in (COURSES, ENTRIES, FILMS, PLAYERS)
    ),
    delete(MATCHES).where(MATCHES.c.id == bindparam("of")),
)
_DELETE_TABLE: Final = delete(TABLES).where(TABLES.c.code == bindparam("of"))
_FORGET_PLAYER: Final = delete(PLAYERS).where(PLAYERS.c.guest == bindparam("of"))
_FORGET_OPENER: Final = (
    update(TABLES)
    .where(TABLES.c.opened_by == bindparam("of"))
    .values(opened_by=None, opened_from=None)
)
_REWRITE: Final = (
    update(TABLES).where(TABLES.c.code == bindparam("of")).values(data=bindparam("data"))
)
_BAN: Final = insert(BANS)
_LIFT: Final = delete(BANS).where(BANS.c.address == bindparam("of"))


class Pruned(Struct, frozen=True):
    """How much was deleted."""

    tables: int
    matches: int


async def prune(storage: Storage, before: float) -> Pruned:
    """Delete closed tables and the matches played there, if both came to their end before that."""
    open_now = select(TABLES.c.code).where(TABLES.c.closed == 0)
    ended = or_(MATCHES.c.finished_at < before, MATCHES.c.finished_at.is_(None))
    matches = select(MATCHES.c.id).where(
        ended, MATCHES.c.dealt_at < before, MATCHES.c.code.not_in(open_now)
    )
    tables = select(TABLES.c.code).where(TABLES.c.closed == 1, TABLES.c.changed_at < before)
    async with storage.reading() as connection:
        old_matches = list((await connection.execute(matches)).scalars())
        old_tables = list((await connection.execute(tables)).scalars())
    for first in range(0, len(old_matches), AT_ONCE):
        some = old_matches[first : first + AT_ONCE]
        changes = [(each, {"of": match}) for match in some for each in _DELETE_MATCH]
        await storage.write(None, *changes)
    for code in old_tables:
        await storage.write(None, (_DELETE_TABLE, {"of": code}))
    return Pruned(len(old_tables), len(old_matches))


async def forget(storage: Storage, guest: str) -> int:
    """Delete who a person was from past matches and closed tables; how many tables that were."""
    await storage.write(None, (_FORGET_PLAYER, {"of": guest}), (_FORGET_OPENER, {"of": guest}))
    named = TABLES.c.data.contains(msgspec.json.encode(guest).decode(), autoescape=True)
    query = select(TABLES.c.code, TABLES.c.data).where(TABLES.c.closed == 1, named)
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    for code, data in rows:
        kept = msgspec.json.decode(data, type=Kept)
        without = msgspec.json.encode(replace(kept, **forgotten(kept, guest))).decode()
        await storage.write(None, (_REWRITE, {"of": code, "data": without}))
    return len(rows)


async def people(storage: Storage, match: str) -> list[tuple[int, str, str]]:
    """Who played a match: seat, guest and name."""
    query = select(PLAYERS.c.seat, PLAYERS.c.guest, PLAYERS.c.name)
    async with storage.reading() as connection:
        rows = await connection.execute(query.where(PLAYERS.c.match == match))
    return [(seat, guest, name) for seat, guest, name in rows]


async def bans(storage: Storage) -> dict[str, float]:
    """Addresses that are not let in, and until when."""
    async with storage.reading() as connection:
        rows = await connection.execute(select(BANS).where(BANS.c.until > time.time()))
    return {row.address: row.until for row in rows}


async def ban(storage: Storage, address: str, until: float) -> None:
    row = {"address": address, "until": until}
    await storage.write(None, (_LIFT, {"of": address}), (_BAN, row))


async def lift(storage: Storage, address: str) -> None:
    await storage.write(None, (_LIFT, {"of": address}))


class Checked(Struct, frozen=True):
    """What was found in a backup: how much can be read, and what cannot, by its name."""

    tables: int
    matches: int
    wrong: dict[str, str]


async def check(database: str) -> Checked:
    """Take up every open table and show every finished match of a backup, a copy of which is used.

    A PostgreSQL database is one into which the backup was restored: it is brought up to date.
    """
    async with _copied(database) as copy, Storage(copy) as storage:
        tables = await storage.open_tables()
        async with storage.reading() as connection:
            finished = select(MATCHES.c.id).where(MATCHES.c.played.is_not(None))
            matches = list((await connection.execute(finished)).scalars())
        wrong = {}
        for code, data in tables:
            try:
                await _check_table(storage, code, data)
            except Exception as error:
                wrong[f"table {code}"] = repr(error)
        for match in matches:
            try:
                await _check_match(storage, match)
            except Exception as error:
                wrong[f"match {match}"] = repr(error)
        return Checked(len(tables), len(matches), wrong)


async def _check_table(storage: Storage, code: str, data: bytes) -> None:
    kept = msgspec.json.decode(data, type=Kept)
    if kept.match is not None and kept.phase == "playing":
        dealt, entries = await storage.match(kept.match)
        taken_up(dealt, await storage.position(code), entries)


async def _check_match(storage: Storage, match: str) -> None:
    played = await storage.played(match)
    assert played is not None  # it is finished
    names = await storage.names(match, played.record.setup.players)
    replay(played, names, OPEN, await storage.film(match))


@asynccontextmanager
async def _copied(database: str) -> AsyncIterator[str]:
    """A copy of a file, so that the backup stays as it is."""
    if "://" in database:
        yield database
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        shutil.copy(database, copy)
        opened = sqlite3.connect(copy)
        try:
            [found] = opened.execute("PRAGMA integrity_check").fetchone()
        except sqlite3.DatabaseError as error:
            found = str(error)
        finally:
            opened.close()
        if found != "ok":
            raise ValueError(f"The file is damaged: {found}.")
        yield str(copy)
