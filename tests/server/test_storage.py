"""SQLite and a real PostgreSQL; a stored database is brought up to date."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

import standoff
from standoff.bots import RandomBot
from standoff.server.client import play
from standoff.server.film import Part
from standoff.server.position import RENEWED, Progress
from standoff.server.protocol import Answer, Refusal
from standoff.server.schema import METADATA, async_url, migrate
from standoff.server.storage import Conflict, NotSaved, Storage
from standoff.server.stream import Entry, deal, verify
from standoff.server.table import Kept
from tests.server.running import (
    BOTS,
    at,
    at_database,
    configured,
    guest,
    run,
    running,
)

pytestmark = pytest.mark.once


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "standoff.db")
    return str(request.getfixturevalue("postgresql").url)


def test_a_match_is_played_and_taken_up_again(database: str) -> None:
    config = at_database(database)

    async def test() -> None:
        async with running(config) as url:
            ana = await guest(url, "Ana")
            code = await ana.play_now(BOTS)
            async with at(ana, code) as client:
                await client.until(lambda c: c.question is not None)
        async with running(config) as url:
            ana.url = url
            async with at(ana, code) as client:
                await play(client, RandomBot("1"))
                await client.until(lambda c: c.company is not None and c.company.phase == "over")
                assert client.update is not None
            verify(await ana.played(client.update.match))

    run(test())


def test_what_cannot_be_written_harms_nothing_else(database: str) -> None:
    async def test() -> None:
        async with Storage(database) as storage:
            dealt = deal(standoff.Setup("bang", 4, "1"))
            await storage.add_match("here", b"{}", dealt, {})
            end = Entry(0, "end", "bot")
            writes = [storage.add_entry("here", dealt.id, number, end) for number in (0, 1, 1, 2)]
            done = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(each) for each in done].count(Conflict) == 1
            assert (await storage.match(dealt.id)) == (dealt, [end] * 3)
            assert await storage.played(dealt.id) is None

    run(test())


def test_a_position_and_its_film_are_kept_together(database: str) -> None:
    """Both or neither; and a table that is closed needs no position."""

    async def test() -> None:
        async with Storage(database) as storage:
            await storage.add_table("kept", b"{}")
            await storage.add_entry("kept", "match", 0, RENEWED)
            await storage.keep("kept", "match", Progress(b"1", Part(0, b"first")))
            await storage.keep("kept", "match", Progress(b"2", Part(9, b"second")))
            lost = Progress(b"3", Part(15, b"third"))
            with pytest.raises(Conflict):
                await storage.renew("kept", "match", 0, RENEWED, lost)
            assert await storage.position("kept") == b"2"
            assert await storage.film("match") == [b"first", b"second"]
            await storage.keep("kept", "match", Progress(b"3", Part(9, b"second, longer")))
            await storage.keep("kept", "match", Progress(b"4", None))
            assert await storage.film("match") == [b"first", b"second, longer"]
            await storage.save_table("kept", b"{}", closed=False)
            assert await storage.position("kept") == b"4"
            await storage.save_table("kept", b"{}", closed=True)
            assert await storage.position("kept") is None

    run(test())


def test_a_database_that_is_away_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table refuses or waits, shows nothing that is not stored, and goes on afterwards."""
    config = configured(tmp_path)

    async def away(*_: object) -> None:
        raise NotSaved

    async def test() -> None:
        async with running(config) as url:
            ana = await guest(url, "Ana")
            code = await ana.play_now(BOTS)
            async with at(ana, code) as client:
                await client.until(lambda c: c.question is not None)
                question, before = client.question, client.update
                assert question is not None
                answer = Answer(question.serial, question.options[0].key)
                with monkeypatch.context() as patched:
                    patched.setattr(Storage, "add_entry", away)
                    with pytest.raises(Refusal, match="could not be saved"):
                        await client.ask(answer)
                assert client.update == before
                await client.ask(answer)
                await play(client, RandomBot("1"))

    run(test())


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def test() -> None:
        async with Storage(database):
            pass
        engine = create_async_engine(async_url(database))
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    run(test())


def test_a_stored_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """From the first revision, with a table in it, to the newest; and twice does no harm."""
    database = str(tmp_path / "standoff.db")
    row = "INSERT INTO tables (code, closed, data, changed_at) VALUES ('old', 0, '{}', 1.0)"

    async def test() -> None:
        engine = create_async_engine(async_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(text(row))
        await engine.dispose()
        for _ in range(2):
            async with Storage(database) as storage:
                assert await storage.open_tables() == [("old", b"{}")]

    run(test())


def test_the_number_of_events_becomes_an_option(database: str) -> None:
    """From the second revision: a table, and a match that was finished there."""
    sets = ["high_noon", "fistful_of_cards"]
    match = standoff.new("bang", players=4, sets=sets, events=20, seed=1)
    setup = json.loads(msgspec.json.encode(match.setup))
    assert setup.pop("options") == {"events": 20}
    setup["events"] = 20
    record = {"format": 1, "setup": setup, "answers": [], "result": None}
    kept = {"settings": {"events": 20, "bot": "random"}, "host": "", "places": []}
    table = "INSERT INTO tables (code, closed, data, changed_at) VALUES ('old', 0, :data, 1.0)"
    row = "INSERT INTO matches (id, code, setup, salt, dealt_at, played) "
    row += "VALUES ('m', 'old', :setup, '', 1.0, :played)"
    played = {"match": "m", "commitment": "", "salt": "", "record": record}

    async def test() -> None:
        engine = create_async_engine(async_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.drop_all)
            await connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
            await connection.run_sync(migrate, "0002")
            await connection.execute(text(table), {"data": json.dumps(kept)})
            written = {"setup": json.dumps(setup), "played": json.dumps(played)}
            await connection.execute(text(row), written)
        await engine.dispose()
        async with Storage(database) as storage:
            [(_, data)] = await storage.open_tables()
            settings = msgspec.json.decode(data, type=Kept).settings
            assert (settings.options, settings.bot) == ({"events": 20}, "random")
            assert (await storage.match("m"))[0].setup == match.setup
            found = await storage.played("m")
            assert found is not None
            assert found.record.setup == match.setup

    run(test())


def test_only_databases_we_know() -> None:
    with pytest.raises(ValueError, match="not mysql"):
        async_url("mysql://localhost/standoff")
