"""All tables of a server: those that were open when it stopped, and those that people open."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache
from operator import itemgetter
from secrets import choice
from typing import Final, Self

import msgspec

from standoff.bots import BOTS, THINKING
from standoff.games import GAMES
from standoff.kernel.view import Playable
from standoff.server import protocol
from standoff.server.leases import Leases
from standoff.server.metrics import Metrics
from standoff.server.protocol import Listed, Mine, Offer, Refusal, Settings, Start
from standoff.server.security import Guest, Limits
from standoff.server.storage import LAST_SECONDS, Away, Lost, Storage
from standoff.server.table import Kept, Seeds, Table, Timing, laid, nothing
from standoff.server.thinking import Thinkers

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is read for something else
CODE_LENGTH: Final = 8
APART: Final = 0.03
"""Seconds between two tables that are read although nobody has come."""
PUT_DOWN_WITHIN: Final = 1.0
"""Seconds in which tables are put down when the server stops."""
HANDED_OVER_AT_ONCE: Final = 100
"""Tables that are let go in one transaction when the server stops and others go on,"""
HANDED_OVER_APART: Final = 0.4
"""seconds between two such transactions, if there is one other process; less if there are more,"""
HANDED_OVER_WITHIN: Final = 1.5
"""and for all tables: a process has five seconds for its end."""

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
        leases: Leases | None = None,
        thinkers: Thinkers | None = None,
        on_end: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Without leases this process has every table; without thinkers no bot searches."""
        self._storage = storage
        self._leases = leases
        self._timing = timing
        self._seeds = seeds
        self._limits = limits
        self._metrics = metrics
        self._thinkers = thinkers or Thinkers(0, metrics)
        self._on_end = on_end
        self.elsewhere: Callable[[], Awaitable[Sequence[Listed]]] = _none
        """The public tables of other processes."""
        self._tables: dict[str, Table] = {}
        self.aside: dict[str, str] = {}
        """Tables that cannot be read, and why; they stay as they are stored."""
        self.draining = False
        """Whether nothing is begun any more, because the server is about to be stopped."""
        self._arriving: dict[str, asyncio.Task[None]] = {}
        self._opened_from: dict[str, str] = {}  # addresses by table, since the server runs
        self._tasks: set[asyncio.Task[None]] = set()
        self._visitors: set[asyncio.Event] = set()
        metrics.tables.set_function(lambda: len(self._tables))
        metrics.frozen.set_function(lambda: sum(t.frozen for t in self._tables.values()))
        metrics.aside.set_function(lambda: len(self.aside))

    async def __aenter__(self) -> Self:
        if self._leases is None:
            self._lay_all(await self._storage.open_tables())
        else:
            self._leases.on_free = self._lay_all
            self._leases.on_lost = self._lose_all
            self._leases.taking = True
            await self._leases.take_free()
        log.info("tables loaded", extra={"tables": len(self._tables), "aside": len(self.aside)})
        return self

    async def __aexit__(self, *_: object) -> None:
        tables = [table for table in self.all() if not table.moved]
        await self._end_all()
        until = time.monotonic() + PUT_DOWN_WITHIN
        await asyncio.gather(*(_put_down(table, until) for table in tables))

    @property
    def leaving(self) -> bool:
        """Whether the tables go to other processes, because this one stops."""
        return self._leases is not None and not self._leases.taking

    async def hand_over(self) -> None:
        """Let other processes go on with all tables, some at a time, so that none is flooded; if
        that takes too long or the database is away, with the rest at once."""
        if self._leases is None:
            return
        self._leases.taking = False
        if not self._leases.others:
            return
        tables = self.all()
        apart = HANDED_OVER_APART / len(self._leases.others)
        with suppress(TimeoutError, Away):
            async with asyncio.timeout(HANDED_OVER_WITHIN):
                for first in range(0, len(tables), HANDED_OVER_AT_ONCE):
                    await self.give_up(*tables[first : first + HANDED_OVER_AT_ONCE])
                    await asyncio.sleep(apart)
        for table in self.all():
            table.lose()
        with suppress(TimeoutError, Away):  # the others will find out
            async with asyncio.timeout(LAST_SECONDS):
                await self._leases.give_all_back()

    async def give_up(self, *tables: Table) -> None:
        """Let another process go on with these tables."""
        assert self._leases is not None  # there are others
        held = self._leases.held
        mine = [table for table in tables if table.code in held]
        epochs = {table.code: held[table.code] for table in mine}
        handing = (table.hand_over() for table in mine)
        errors = await asyncio.gather(*handing, return_exceptions=True)
        for table, error in zip(mine, errors, strict=True):
            if error is not None:
                log.warning("not handed over", extra={"table": table.code, "reason": str(error)})
                del epochs[table.code]
        await self._leases.give_back(epochs)

    async def reach(self, code: str) -> Table | str:
        """A table, if this process has it or nobody; else the member that has it."""
        if self._leases is None or code in self._tables or code in self.aside:
            return self.find(code)
        owner = await self._leases.owner(code)
        if owner is None:
            raise Refusal("no-table", "There is no such table.")
        if owner != self._leases.me:
            return owner
        if self.leaving:
            raise Lost(f"Another process will take table {code}.")
        if code not in self._arriving:
            self._arriving[code] = task = asyncio.create_task(self._take(self._leases, code))
            task.add_done_callback(lambda _: self._arriving.pop(code))
        await asyncio.shield(self._arriving[code])
        if code in self._tables or code in self.aside:
            return self.find(code)
        raise Lost(f"Another process was quicker with table {code}.")

    async def _take(self, leases: Leases, code: str) -> None:
        data = await leases.take(code)
        if data is not None:
            self._lay(code, data)
            self.expect(code)

    def expect(self, code: str) -> None:
        """Someone is about to come to a table, if it is here: it stays."""
        if code in self._tables:
            self._tables[code].expect()

    async def check(self, code: str) -> None:
        """Refuse if there is no such table, here or elsewhere."""
        if self._leases is None or code in self._tables or code in self.aside:
            self.find(code)
        elif await self._leases.owner(code) is None:
            raise Refusal("no-table", "There is no such table.")

    def find(self, code: str) -> Table:
        """A table of this process."""
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
        far, farther = 0, 0
        if self._leases is not None and self._leases.others:
            far, farther = await self._leases.opened_elsewhere(host.id, address)
        await self._make_room(own, self._limits.tables_of_guest - far)
        await self._make_room(near, self._limits.tables_of_address - farther)
        await self._make_room([*tables], self._limits.tables)
        code = "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))
        if self._leases is None:
            await self._storage.add_table(code, msgspec.json.encode(kept))
        else:
            await self._leases.new(code, msgspec.json.encode(kept), host.id, address)
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

    async def message(self) -> protocol.Lobby:
        """The lobby as everyone sees it."""
        public = [*self.public(), *await self.elsewhere()]
        return protocol.Lobby(tuple(sorted(public, key=lambda listed: listed.code)))

    def offers(self) -> tuple[Offer, ...]:
        """What can be chosen for a new table."""
        return offers(self._thinkers.number > 0)

    def public(self) -> tuple[Listed, ...]:
        """The public tables of this process."""
        tables = self._tables.values()
        return tuple(table.listed() for table in tables if table.kept.settings.public)

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

    def changed(self) -> None:
        """Let the visitors look again."""
        for visitor in self._visitors:
            visitor.set()

    def _lay_all(self, tables: Sequence[tuple[str, bytes]]) -> None:
        for number, (code, data) in enumerate(tables):
            self._lay(code, data, number * APART)

    async def _lose_all(self) -> None:
        """Other processes have the tables: none of them does anything here any more."""
        for table in self.all():
            table.lose()
        self.aside.clear()
        await self._end_all()

    async def _end_all(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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
        table.on_change = self.changed
        table.on_end = self._on_end
        return table

    def _run(self, table: Table) -> None:
        self._tables[table.code] = table
        task = asyncio.create_task(table.run(), name=f"table {table.code}")
        self._tasks.add(task)

        def closed(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            del self._tables[table.code]
            if self._leases is not None and not task.cancelled():
                self._leases.held.pop(table.code, None)
            self._opened_from.pop(table.code, None)
            self.changed()

        task.add_done_callback(closed)
        self.changed()


async def _none() -> tuple[Listed, ...]:
    return ()


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
