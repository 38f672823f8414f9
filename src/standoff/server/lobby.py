"""All tables of a server: those that were open when it stopped, and those that people open."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from secrets import choice
from typing import Final, Self

import msgspec

from standoff.bots import BOTS, THINKING
from standoff.games import GAMES
from standoff.kernel.view import Playable
from standoff.server import protocol
from standoff.server.metrics import Metrics
from standoff.server.protocol import Mine, Offer, Refusal, Settings, Start
from standoff.server.security import Guest, Limits
from standoff.server.storage import Storage
from standoff.server.table import Kept, Seeds, Table, Timing, laid, nothing
from standoff.server.thinking import Thinkers

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is read for something else
CODE_LENGTH: Final = 8
APART: Final = 0.03
"""Seconds between two tables that are read although nobody has come."""
LAST_SECONDS: Final = 1.0
"""In which tables are put down when the server stops."""

log = logging.getLogger(__name__)


class Lobby:
    """Every open table by its code. Use it as an async context."""

    def __init__(
        self,
        storage: Storage,
        timing: Timing,
        seeds: Seeds,
        limits: Limits,
        metrics: Metrics,
        thinkers: Thinkers,
        on_end: Callable[[str], None],
    ) -> None:
        self._storage = storage
        self._timing = timing
        self._seeds = seeds
        self._limits = limits
        self._metrics = metrics
        self._thinkers = thinkers
        self._on_end = on_end
        self._tables: dict[str, Table] = {}
        self.aside: dict[str, str] = {}
        """Tables that cannot be read, and why; they stay as they are stored."""
        self.draining = False
        """Whether nothing is begun any more, because the server is about to be stopped."""
        self._opened_from: dict[str, str] = {}  # addresses by table, since the server runs
        self._tasks: set[asyncio.Task[None]] = set()
        self._visitors: set[asyncio.Event] = set()
        metrics.tables.set_function(lambda: len(self._tables))
        metrics.frozen.set_function(lambda: sum(t.frozen for t in self._tables.values()))
        metrics.aside.set_function(lambda: len(self.aside))

    async def __aenter__(self) -> Self:
        for number, (code, data) in enumerate(await self._storage.open_tables()):
            self._lay(code, data, number * APART)
        log.info("tables loaded", extra={"tables": len(self._tables), "aside": len(self.aside)})
        return self

    async def __aexit__(self, *_: object) -> None:
        tables = [*self._tables.values()]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        until = time.monotonic() + LAST_SECONDS
        await asyncio.gather(*(_put_down(table, until) for table in tables))

    def find(self, code: str) -> Table:
        if code in self.aside:
            raise Refusal("set-aside", "This table cannot be read: it is kept for repair.")
        if code not in self._tables:
            raise Refusal("no-table", "There is no such table.")
        return self._tables[code]

    async def open(self, settings: Settings, host: Guest, address: str = "") -> str:
        """A new table; its code."""
        self._check_open()
        bots = levels(settings.game, self._thinkers.number > 0)
        kept = laid(settings, host, bots)
        tables = self._tables.values()
        own = [table for table in tables if table.kept.host == host.id]
        near = [t for t in tables if address and self._opened_from.get(t.code) == address]
        await self._make_room(own, self._limits.tables_of_guest)
        await self._make_room(near, self._limits.tables_of_address)
        await self._make_room([*tables], self._limits.tables)
        code = "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))
        await self._storage.add_table(code, msgspec.json.encode(kept))
        self._opened_from[code] = address
        self._run(self._table(code, kept))
        return code

    async def _make_room(self, tables: Sequence[Table], most: int) -> None:
        """Of too many tables the one longest left to its bots is closed, if there is one."""
        there = [table for table in tables if table.phase != "closed"]
        if len(there) < most:
            return
        left = [(table.left_at, table) for table in there if table.left_at is not None]
        if not left:
            raise Refusal("full", "There are too many tables: try again later.")
        await min(left, key=itemgetter(0))[1].close()

    async def play_now(self, settings: Settings, guest: Guest, address: str = "") -> str:
        """A new table where the match begins at once, against bots; its code."""
        code = await self.open(settings, guest, address)
        await self.find(code).request(guest, Start())
        return code

    # What an operator does

    def all(self) -> list[Table]:
        """Every table that could be read."""
        return [*self._tables.values()]

    async def reload(self, code: str) -> None:
        """Read a table again from its storage, whatever was wrong with it."""
        if code not in self.aside:
            await self.find(code).reload()
            return
        self._lay(code, await self._storage.table(code))
        await self.find(code).do(nothing)

    async def close(self, code: str) -> None:
        """Close a table; one that cannot be read stays as it is, and is not opened any more."""
        if code not in self.aside:
            await self.find(code).close()
            return
        await self._storage.close_table(code)
        del self.aside[code]

    def _check_open(self) -> None:
        if self.draining:
            raise Refusal("draining", "The server is about to stop: try again in a moment.")

    def message(self) -> protocol.Lobby:
        """The lobby as everyone sees it."""
        public = [table.listed() for table in self._tables.values() if table.kept.settings.public]
        return protocol.Lobby(tuple(sorted(public, key=lambda listed: listed.code)))

    def offers(self) -> tuple[Offer, ...]:
        """What can be chosen for a new table."""
        return offers(self._thinkers.number > 0)

    def mine(self, guest: Guest | None) -> tuple[Mine, ...]:
        """The tables where that guest has a seat."""
        if guest is None:
            return ()
        found = (table.mine(guest) for table in self._tables.values())
        return tuple(mine for mine in found if mine is not None)

    def enter(self, visitor: asyncio.Event) -> None:
        """From now on the event is set when the lobby has changed."""
        self._visitors.add(visitor)

    def leave(self, visitor: asyncio.Event) -> None:
        self._visitors.discard(visitor)

    def _changed(self) -> None:
        for visitor in self._visitors:
            visitor.set()

    def _lay(self, code: str, data: bytes, wait: float = 0.0) -> None:
        """Open a table as it is stored; one that cannot be read is set aside."""
        try:
            kept = msgspec.json.decode(data, type=Kept)
        except (msgspec.MsgspecError, UnicodeError) as error:
            log.error("table set aside", extra={"table": code, "reason": str(error)})
            self.aside[code] = str(error)
        else:
            self.aside.pop(code, None)
            self._run(self._table(code, kept, wait))

    def _table(self, code: str, kept: Kept, wait: float | None = None) -> Table:
        table = Table(
            code,
            kept,
            self._storage,
            self._timing,
            self._seeds,
            self._limits,
            self._metrics,
            self._thinkers,
            wait,
        )
        table.check_start = self._check_open
        table.on_change = self._changed
        table.on_end = self._on_end
        return table

    def _run(self, table: Table) -> None:
        self._tables[table.code] = table
        task = asyncio.create_task(table.run(), name=f"table {table.code}")
        self._tasks.add(task)

        def closed(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            del self._tables[table.code]
            self._opened_from.pop(table.code, None)
            self._changed()

        task.add_done_callback(closed)
        self._changed()


async def _put_down(table: Table, until: float) -> None:
    """Keep where a match stands; what there is no time for has an older position."""
    if time.monotonic() < until:
        try:
            async with asyncio.timeout(until - time.monotonic()):
                await table.keep()
        except TimeoutError:
            log.warning("position not kept", extra={"table": table.code})
        except Exception:
            log.exception("position not kept", extra={"table": table.code})


@cache
def offers(thinking: bool) -> tuple[Offer, ...]:
    """What the engine has, for the form of a new table."""
    return tuple(_offer(game, rules.playable(), thinking) for game, rules in GAMES.items())


def levels(game: str, thinking: bool) -> tuple[str, ...]:
    """The bots of a game that can sit down here; those that search need processes to think in."""
    return tuple(name for name in BOTS.get(game, ()) if thinking or name not in THINKING)


def _offer(game: str, playable: Playable, thinking: bool) -> Offer:
    return Offer(
        game,
        playable.players,
        playable.sets,
        playable.variants,
        levels(game, thinking),
        playable.needs,
        playable.options,
        playable.least,
        playable.excludes,
    )
