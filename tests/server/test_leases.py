"""Several processes on one PostgreSQL: who has a table, and who may write there."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from standoff.server import leases as module
from standoff.server.leases import Leases
from standoff.server.lobby import Lobby
from standoff.server.metrics import Metrics
from standoff.server.protocol import Refusal
from standoff.server.schema import MEMBERS, TABLES
from standoff.server.storage import Away, Lost, Storage
from standoff.server.stream import Entry
from standoff.server.table import Table, unguessable
from tests.server.postgres import Postgres
from tests.server.running import BOTS, NO_LIMITS, run
from tests.server.upgrading import ANA, BY_HAND

pytestmark = pytest.mark.once


class Process:
    """What a server process has of tables, without its sockets."""

    def __init__(self, storage: Storage, leases: Leases, lobby: Lobby) -> None:
        self.storage = storage
        self.leases = leases
        self.lobby = lobby

    async def taken(self, code: str) -> Table:
        """The table, once this process has it."""
        while True:
            try:
                found = await self.lobby.reach(code)
            except Lost:
                continue
            if isinstance(found, Table) and not found.moved:
                return found
            await asyncio.sleep(0.02)

    def stop_beating(self) -> None:
        """As if it hung: nothing is heard of it any more, and it does not know."""
        assert self.leases._beating is not None
        self.leases._beating.cancel()


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Process]:
    async with (
        Storage(database) as storage,
        Leases(storage, "http://nowhere") as leases,
        Lobby(storage, BY_HAND, unguessable, NO_LIMITS, Metrics(), leases) as lobby,
    ):
        yield Process(storage, leases, lobby)


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.02)


def answer(table: Table) -> Entry:
    assert table.stream is not None
    return Entry(table.stream.match.asked, table.stream.match.decision.options[0].key, "person")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is held to be dead, and no database to be away, because the machine is busy."""
    monkeypatch.setattr("standoff.server.storage.WITHIN", 600.0)
    monkeypatch.setattr(module, "SILENT", 600.0)
    monkeypatch.setattr(module, "SUSPECT", 600.0)


@pytest.fixture
def quick(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT", 0.1)
    monkeypatch.setattr(module, "SILENT", 1.0)
    monkeypatch.setattr(module, "SUSPECT", 1.0)


def test_one_has_it_the_other_knows_who(postgresql: Postgres) -> None:
    async def test() -> None:
        async with process(postgresql.url) as one, process(postgresql.url) as two:
            code = await one.lobby.play_now(BOTS, ANA)
            await until(lambda: one.leases.me in two.leases.others)
            assert await one.lobby.reach(code) is one.lobby.find(code)
            assert await two.lobby.reach(code) == one.leases.me
            with pytest.raises(Refusal, match="no such table"):
                await two.lobby.reach("nowhere")
            assert await two.leases.take(code) is None

    run(test())


def test_handed_over(postgresql: Postgres) -> None:
    """A table goes on where it was left, and its former owner does nothing there any more."""

    async def test() -> None:
        async with process(postgresql.url) as one, process(postgresql.url) as two:
            code = await one.lobby.play_now(BOTS, ANA)
            before = one.lobby.find(code)
            await before.do(partial(before._enter, answer(before)))
            one.leases.taking = False
            await one.lobby.give_up(before)
            after = await two.taken(code)
            await after.do(after.read)
            assert before.stream is not None
            assert after.stream is not None
            assert after.stream.match.record() == before.stream.match.record()
            await after.do(partial(after._enter, answer(after)))
            with pytest.raises(Lost):
                await one.storage.save_table(code, b"{}", closed=True)

    run(test())


def test_many_at_once(postgresql: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that stops lets its tables go some at a time, and whoever takes them does so too:
    there are far fewer transactions than tables."""
    monkeypatch.setattr(module, "SWEEP", 600)  # only what somebody comes to is taken
    commit, changing = Storage._commit, Storage.changing
    written: Counter[Storage] = Counter()

    async def counted(self: Storage, batch: Any) -> None:
        written[self] += 1
        await commit(self, batch)

    def counted_too(self: Storage) -> Any:
        written[self] += 1
        return changing(self)

    async def test() -> None:
        async with process(postgresql.url) as one, process(postgresql.url) as two:
            codes = [await one.lobby.play_now(BOTS, ANA) for _ in range(60)]
            before = [one.lobby.find(code) for code in codes]
            await asyncio.gather(*(each.do(partial(each._enter, answer(each))) for each in before))
            await until(lambda: two.leases.me in one.leases.others)
            monkeypatch.setattr(Storage, "_commit", counted)
            monkeypatch.setattr(Storage, "changing", counted_too)
            await one.lobby.hand_over()
            assert written[one.storage] <= len(codes) / 4
            assert all(table.moved for table in before)
            after = await asyncio.gather(*map(two.taken, codes))
            assert written[two.storage] <= len(codes) / 4
            await asyncio.gather(*(each.do(each.read) for each in after))
            for old, new in zip(before, after, strict=True):
                assert old.stream is not None
                assert new.stream is not None
                assert new.stream.match.record() == old.stream.match.record()

    run(test())


@pytest.mark.usefixtures("quick")
def test_a_process_that_hangs(postgresql: Postgres) -> None:
    """It is held to be dead; when it goes on all the same, nothing it writes goes through."""

    async def test() -> None:
        async with process(postgresql.url) as one, process(postgresql.url) as two:
            code = await one.lobby.play_now(BOTS, ANA)
            stale = one.lobby.find(code)
            one.stop_beating()
            fresh = await two.taken(code)
            await fresh.do(fresh.read)
            assert code in one.leases.held, "it does not know yet"
            with pytest.raises(Refusal, match="could not be saved"):
                await stale.do(partial(stale._enter, answer(stale)))
            assert stale.moved
            one.leases.held[code] = 1
            with pytest.raises(Lost):
                await one.storage.save_table(code, b"{}", closed=True)
            await fresh.do(partial(fresh._enter, answer(fresh)))
            assert fresh.stream is not None
            assert len(await two.storage.entries(fresh.stream.id)) == fresh.stream.version == 1

    run(test())


@pytest.mark.usefixtures("quick")
def test_held_to_be_dead_and_back(postgresql: Postgres) -> None:
    """It notices, lets everything go, and joins again under another name."""

    async def test() -> None:
        async with process(postgresql.url) as one, process(postgresql.url) as two:
            code = await one.lobby.play_now(BOTS, ANA)
            stale, name = one.lobby.find(code), one.leases.me
            one.leases.taking = False
            async with two.storage.changing() as connection:
                await connection.execute(MEMBERS.delete().where(MEMBERS.c.id == name))
            await until(lambda: stale.moved and one.leases.me != name)
            assert not one.leases.held
            await two.taken(code)
            await until(lambda: one.leases.me in two.leases.others)

    run(test())


def test_a_batch_of_which_one_is_lost(postgresql: Postgres) -> None:
    """The others of the batch are written all the same."""

    async def test() -> None:
        async with process(postgresql.url) as one:
            codes = [await one.lobby.open(BOTS, ANA) for _ in range(3)]
            one.leases.held[codes[1]] = 99
            data = await one.storage.table(codes[0])
            saving = [one.storage.save_table(code, data + b" ", closed=False) for code in codes]
            first, second, third = await asyncio.gather(*saving, return_exceptions=True)
            assert (first, third) == (None, None)
            assert isinstance(second, Lost)
            query = select(TABLES.c.code).where(TABLES.c.data.endswith(" "))
            async with one.storage.reading() as connection:
                written = set((await connection.execute(query)).scalars())
            assert written >= {codes[0], codes[2]}
            assert codes[1] not in written

    run(test())


def test_a_session_that_ends_while_it_listens(postgresql: Postgres) -> None:
    """What the driver itself says of that means that the database is away, and no more."""

    async def ended(storage: Storage, statement: str) -> None:
        async with storage.listening() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.execute(f"SELECT {statement}")
            driver.terminate()
            await driver.add_listener("standoff", print)

    async def test() -> None:
        async with Storage(postgresql.url) as storage:
            for statement in ("pg_terminate_backend(pg_backend_pid())", "1"):
                with pytest.raises(Away):
                    await ended(storage, statement)

    run(test())


def test_many_start_at_once(postgresql: Postgres) -> None:
    """Every table has one owner, whoever was quicker."""

    async def test() -> None:
        async with process(postgresql.url) as first:
            codes = {await first.lobby.open(BOTS, ANA) for _ in range(20)}
        async with AsyncExitStack() as stack:
            starting = [stack.enter_async_context(process(postgresql.url)) for _ in range(4)]
            started = [await each for each in starting]
            await until(lambda: codes <= {code for each in started for code in each.leases.held})
            for code in codes:
                assert sum(code in each.leases.held for each in started) == 1

    run(test())
