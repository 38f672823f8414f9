"""A database that is stopped, killed, paused, read-only, full or locked in mid-play.

Nothing that was acknowledged is lost, no table is frozen, and play goes on by itself.
"""

import asyncio
import json
import resource
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from standoff.bots import BOTS as BOTS_OF
from standoff.bots import RandomBot
from standoff.server import storage
from standoff.server.client import Client, Visitor, play
from standoff.server.lobby import Lobby
from standoff.server.metrics import Metrics
from standoff.server.protocol import Answer, Refusal
from standoff.server.security import Limits
from standoff.server.storage import NotSaved, Storage
from standoff.server.stream import Entry
from standoff.server.table import Timing, nothing, unguessable
from tests.server.noting import Noting, company, went_on
from tests.server.postgres import Postgres
from tests.server.running import (
    BOTS,
    PLAIN,
    at,
    at_database,
    free_port,
    guest,
    raw,
    run,
    running,
    served,
    start,
    stop,
)
from tests.server.upgrading import ANA, BY_HAND, Witness, play_on

pytestmark = pytest.mark.once

SLOWLY = Timing(pause=0.1, grace=60, linger=60, act=0)


@contextmanager
def impatient() -> Iterator[None]:
    """Nothing is waited for longer than that: not before and after, on a busy machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storage, "WITHIN", 0.8)
        yield


async def _meanwhile(
    database: str,
    outage: Callable[[], object],
    end: Callable[[], object],
    log: pytest.LogCaptureFixture | None,
) -> None:
    """Two people play; in the middle the database is away, until that is seen in the log."""
    async with running(at_database(database, timing=SLOWLY)) as url:
        clients = await company(url, 1)
        bots = [RandomBot(str(number)) for number in range(len(clients))]
        playing = [asyncio.create_task(play(*both)) for both in zip(clients, bots, strict=True)]
        await _further(clients, 8, playing)
        with impatient():
            if log is not None:
                log.clear()
            await asyncio.to_thread(outage)
            while log is not None and "not saved" not in log.text:
                await asyncio.sleep(0.02)
            last = max(map(_version, clients))
            assert not any(client.over for client in clients)
            await asyncio.to_thread(end)
        await _further(clients, last + 8, playing)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        for client in clients:
            assert client.company is not None
            assert client.company.phase != "frozen"
            await client.close()
    for client in clients:
        await went_on(client, database)


def _version(client: Client) -> int:
    return -1 if client.update is None else client.update.version


async def _further(everyone: list[Noting], version: int, playing: list[asyncio.Task[None]]) -> None:
    """Until all have come so far, or to their end; whoever stumbles says so."""
    while not all(client.over or _version(client) >= version for client in everyone):
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


def _restart(postgresql: Postgres) -> None:
    postgresql.stop()
    postgresql.start()


def _end_sessions(postgresql: Postgres) -> None:
    others = "FROM pg_stat_activity WHERE backend_type = 'client backend'"
    postgresql.ask(f"SELECT pg_terminate_backend(pid) {others} AND pid <> pg_backend_pid()")


def _read_only(postgresql: Postgres, yes: bool) -> None:
    postgresql.ask(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if yes else 'off'}")
    postgresql.ask("SELECT pg_reload_conf()")


def _restart_if_dead(postgresql: Postgres) -> None:
    """It gives up when it cannot write its own log."""
    postgresql.kill()
    postgresql.start()


OUTAGES: dict[str, tuple[Callable[[Postgres], None], Callable[[Postgres], None]]] = {
    "stopped": (Postgres.stop, Postgres.start),
    "restarted": (_restart, lambda _: None),
    "killed": (Postgres.kill, Postgres.start),
    "sessions ended": (_end_sessions, lambda _: None),
    "paused": (Postgres.pause, Postgres.go_on),
    "full": (Postgres.fill, _restart_if_dead),
    "read-only": (partial(_read_only, yes=True), partial(_read_only, yes=False)),
}


AT_ONCE = ("restarted", "sessions ended")  # a new connection may do before anyone notices


@pytest.mark.parametrize("outage", OUTAGES)
def test_postgresql(outage: str, postgresql: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    begin, end = (partial(each, postgresql) for each in OUTAGES[outage])
    run(_meanwhile(postgresql.url, begin, end, None if outage in AT_ONCE else caplog))


@contextmanager
def _sqlite(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    yield connection
    connection.close()


def test_sqlite_is_locked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "standoff.db"
    with _sqlite(path) as other:
        lock, unlock = partial(other.execute, "BEGIN IMMEDIATE"), partial(other.execute, "ROLLBACK")
        run(_meanwhile(str(path), lock, unlock, caplog))


def test_sqlite_is_full(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As on a full disk: no file grows."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def grow_up_to(longest: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (longest, hard))

    full, room = partial(grow_up_to, 4096), partial(grow_up_to, hard)
    try:
        run(_meanwhile(str(tmp_path / "standoff.db"), full, room, caplog))
    finally:
        room()


def test_an_answer_that_was_stored_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost after the commit: the table finds it, and play goes on from there."""
    commit = Storage._commit
    failing = False

    async def commit_and_fail(self: Storage, batch: Any) -> None:
        nonlocal failing
        await commit(self, batch)
        if failing:
            failing = False
            raise ConnectionResetError("lost")

    monkeypatch.setattr(Storage, "_commit", commit_and_fail)

    async def test(url: str) -> None:
        nonlocal failing
        ana = await guest(url, "Ana")
        async with at(ana, await ana.play_now(BOTS)) as client:
            await client.until(lambda c: c.question is not None)
            question, version = client.question, _version(client)
            assert question is not None
            failing = True
            with pytest.raises(Refusal, match="could not be saved"):
                await client.ask(Answer(question.serial, question.options[0].key))
            await client.until(lambda c: _version(c) > version)
            await play(client, RandomBot("1"))

    served(tmp_path, test, timing=Timing(pause=0, grace=10, linger=60, act=0))


def test_the_last_answer_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the match as a whole could not be stored: that is done later."""
    end_match = Storage.end_match
    fails = iter([True])

    async def end_later(self: Storage, *match: Any) -> None:
        if next(fails, False):
            raise NotSaved("later")
        await end_match(self, *match)

    monkeypatch.setattr(Storage, "end_match", end_later)

    async def test() -> None:
        async with (
            Storage(str(tmp_path / "standoff.db")) as storage,
            Lobby(storage, BY_HAND, unguessable, Limits(), Metrics()) as tables,
        ):
            table = tables.find(await tables.play_now(BOTS, ANA))
            await play_on(table, Witness(), None)
            while table.phase != "over":
                await asyncio.sleep(0.05)

    run(test())


def test_what_another_has_entered(tmp_path: Path) -> None:
    """A conflict is no error of the program: the table reads what is there, and goes on."""

    async def test() -> None:
        async with (
            Storage(str(tmp_path / "standoff.db")) as storage,
            Lobby(storage, BY_HAND, unguessable, Limits(), Metrics()) as tables,
        ):
            table = tables.find(await tables.play_now(BOTS, ANA))
            stream = table.stream
            assert stream is not None
            entry = Entry(stream.match.asked, stream.match.decision.options[0].key, "person")
            await storage.add_entry(table.code, stream.id, 0, entry)
            with pytest.raises(Refusal, match="could not be saved"):
                await table.do(partial(table._enter, entry))
            await table.do(nothing)
            await play_on(table, Witness(), None)
            assert table.phase == "over"

    run(test())


def test_an_outage_is_seen_and_bounded(postgresql: Postgres) -> None:
    """Readiness and refusals say so; SIGTERM ends the server all the same."""

    async def test() -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        process = await start(postgresql.url, port)
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client:
            await client.until(lambda c: c.update is not None)
            postgresql.pause()
            try:
                asked = [ana.call("/readyz"), ana.open_table(BOTS), ana.call("/api/matches")]
                refused = await asyncio.gather(*asked, return_exceptions=True)
                said = [each.code for each in refused if isinstance(each, Refusal)]
                assert said == ["not-saved", "not-saved", "not-read"]
                assert await ana.call("/api/me"), "what needs no database is answered"
                late = asyncio.create_task(ana.open_table(BOTS))
                await asyncio.sleep(0.5)
                began = asyncio.get_running_loop().time()
                errors = await stop(process, signal.SIGTERM)
                took = asyncio.get_running_loop().time() - began
                assert took < 30, "it takes five seconds, and a busy machine its time"
                with pytest.raises(Refusal, match="could not be saved"):
                    await late
            finally:
                postgresql.go_on()
        assert process.returncode in (0, -signal.SIGTERM)
        assert '"reason":"TimeoutError: ' in errors
        assert "Traceback" not in errors

    run(test())


PATIENT = "from standoff.server import storage; storage.WITHIN = 1000.0; " + PLAIN
"""A server that would wait for its database for a long time."""


def test_the_end_waits_for_no_database(postgresql: Postgres) -> None:
    """Not even if everything else does."""

    async def test() -> None:
        port = free_port()
        process = await start(postgresql.url, port, code=PATIENT)
        ana = await guest(f"http://127.0.0.1:{port}", "Ana")
        async with at(ana, await ana.play_now(BOTS)) as client:
            await client.until(lambda c: c.question is not None)
            assert client.question is not None
            answer = Answer(client.question.serial, client.question.options[0].key)
            postgresql.pause()
            try:
                waiting = asyncio.create_task(client.ask(answer))
                await asyncio.sleep(0.5)
                async with asyncio.timeout(60):
                    errors = await stop(process, signal.SIGTERM)
                with pytest.raises((Refusal, ConnectionClosed)):
                    await waiting
            finally:
                postgresql.go_on()
        assert "Traceback" not in errors

    run(test())


def test_ready_is_who_can_write(postgresql: Postgres) -> None:
    """To be able to read is not enough."""

    async def test() -> None:
        async with running(at_database(postgresql.url)) as url:
            ana = await guest(url, "Ana")

            async def until(expected: str) -> None:
                while await _readiness(ana) != expected:
                    await asyncio.sleep(0.1)

            await until("ready")
            _read_only(postgresql, yes=True)
            await until("not-saved")
            assert await ana.call("/api/matches") == [], "it can be read"
            _read_only(postgresql, yes=False)
            await until("ready")

    run(test())


async def _readiness(visitor: Visitor) -> str:
    answer = await raw(visitor.url, "GET /readyz HTTP/1.0\r\n\r\n")
    return "ready" if answer.endswith("ready") else str(json.loads(answer.splitlines()[-1])["code"])


def test_an_error_that_does_not_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is read again, and nobody notices more than that."""
    mistakes = iter([False] * 5 + [True])

    class Hasty(RandomBot):
        def choose(self, view: Any, decision: Any) -> str:
            if next(mistakes, False):
                raise ZeroDivisionError
            return super().choose(view, decision)

    monkeypatch.setitem(BOTS_OF["bang"], "random", Hasty)

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        async with at(ana, await ana.play_now(BOTS)) as client:
            await play(client, RandomBot("1"))
            assert next(mistakes, None) is None, "it was made"

    served(tmp_path, test)
