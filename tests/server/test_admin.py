"""What an operator can do, with the server running and without."""

import asyncio
import json
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from standoff.bots import RandomBot
from standoff.cli import app
from standoff.server.client import Visitor, play
from standoff.server.protocol import Refusal, Say, Start
from standoff.server.table import Table, Timing
from tests.server.running import BOTS, at, configured, guest, raw, run, running
from tests.server.test_unreadable import BAD, DATABASES, GOOD, TABLES

pytestmark = pytest.mark.once


def command(at: Path | str, *words: str, url: str = "http://127.0.0.1:1", fails: int = 0) -> Any:
    """What the command line answers, for the database in a folder or at a URL."""
    database = at if isinstance(at, str) else str(at / "standoff.db")
    options = ["--database", database, "--server", url]
    result = CliRunner().invoke(app, ["admin", *options, *words])
    assert result.exit_code == fails, result.output
    return json.loads(result.stdout) if fails in (0, 1) else result.output


async def asked(at: Path | str, url: str, *words: str, fails: int = 0) -> Any:
    return await asyncio.to_thread(command, at, *words, url=url, fails=fails)


def test_tables_are_looked_into_mended_and_closed(tmp_path: Path) -> None:
    path = tmp_path / "standoff.db"
    shutil.copy(DATABASES / "now.db", path)
    aside, frozen = BAD, TABLES["store"]
    with sqlite3.connect(path) as database:
        kept = database.execute("SELECT data FROM tables WHERE code = :code", aside).fetchone()
        database.execute("UPDATE tables SET data = 'no' WHERE code = :code", aside)
        database.execute("CREATE TABLE lost AS SELECT * FROM entries WHERE match = :match", frozen)
        database.execute("DELETE FROM entries WHERE match = :match", frozen)

    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            with pytest.raises(Refusal, match="key of the operator"):
                await Visitor(url).call("/admin/tables")
            async with at(Visitor(url), frozen["code"]) as client:
                await client.until(lambda c: c.company is not None and c.company.phase == "frozen")
                listed = await asked(tmp_path, url, "tables")
                assert [t["phase"] for t in listed[:3]] == ["set-aside", "frozen", "playing"]
                assert "truncated" in listed[0]["why"]
                assert "are missing" in listed[1]["why"]
                tried = await asked(tmp_path, url, "thaw")
                assert [t["phase"] for t in tried] == ["frozen", "set-aside"], "nothing is mended"
                with sqlite3.connect(path) as database:
                    mended = "UPDATE tables SET data = ? WHERE code = ?"
                    database.execute(mended, (*kept, aside["code"]))
                    database.execute("INSERT INTO entries SELECT * FROM lost")
                tried = await asked(tmp_path, url, "thaw")
                assert [t["phase"] for t in tried] == ["playing", "playing"]
                await client.until(lambda c: c.update is not None)
            look = await asked(tmp_path, url, "table", GOOD["code"])
            assert look["shown"]["names"] == ["Ana"]
            assert (await asked(tmp_path, url, "reload", GOOD["code"]))["phase"] == "playing"
            assert (await asked(tmp_path, url, "close", GOOD["code"]))["phase"] == "closed"
            await asked(tmp_path, url, "table", GOOD["code"], fails=2)

    run(test())


def test_draining_and_banning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            ana = await guest(url, "Ana")
            code = await ana.open_table(BOTS)
            async with at(ana, code) as client:
                assert await asked(tmp_path, url, "drain") == {"draining": True, "playing": 0}
                for refused in (client.ask(Start()), ana.open_table(BOTS), ana.call("/readyz")):
                    with pytest.raises(Refusal, match="about to stop"):
                        await refused
                await asked(tmp_path, url, "drain", "--off")
                await client.ask(Start())
                await asked(tmp_path, url, "ban", "127.0.0.1", "--hours", "1")
                with pytest.raises(ConnectionClosed):
                    await client.until(lambda c: False)
                with pytest.raises(InvalidStatus, match="403"):
                    await client.connect()
        assert "Exception" not in caplog.text
        async with running(configured(tmp_path)) as url:
            with pytest.raises(Refusal, match="not let in"):
                await guest(url, "Ana")
            await asked(tmp_path, url, "unban", "127.0.0.1")
            await guest(url, "Ana")

    run(test())


def test_keys_change_and_guests_stay_who_they_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            ana = await guest(url, "Ana")
            old = ana.cookie
            assert await asked(tmp_path, url, "new-key") == {"older": 1}
            assert (await ana.call("/api/me"))["name"] == "Ana"
            assert ana.cookie != old, "it was written anew"
        async with running(configured(tmp_path)) as url:
            for cookie in (old, ana.cookie):
                ana.url, ana.cookie = url, cookie
                assert (await ana.call("/api/me"))["name"] == "Ana"

    run(test())


def test_a_person_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            ana = await guest(url, "Calamity")
            code = await ana.play_now(BOTS)
            async with at(ana, code) as client:
                await client.ask(Say("my secret"))
                await play(client, RandomBot("1"))
                assert client.update is not None
            [[seat, secret, name]] = await asked(tmp_path, url, "people", client.update.match)
            assert (seat, name) == (0, "Calamity")
            other = await ana.open_table(BOTS)
            eve = await guest(url, "Evelyn")
            async with at(eve, other) as watching, at(ana, other) as client:
                await watching.ask(Say("and mine"))
                await client.ask(Say("I stay"))
            kept = (await asked(tmp_path, url, "table", other))["kept"]
            assert kept["writers"][1] == secret
            watched = await asked(tmp_path, url, "forget", kept["writers"][0])
            assert watched == {"open": 1, "closed": 0}
            kept = (await asked(tmp_path, url, "table", other))["kept"]
            assert [line["text"] for line in kept["lines"]] == ["", "I stay"]
            await asked(tmp_path, url, "close", other)
            assert await asked(tmp_path, url, "forget", secret) == {"open": 1, "closed": 1}
            assert (await ana.call("/api/me"))["tables"] == []

    run(test())
    with sqlite3.connect(tmp_path / "standoff.db") as database:
        dump = "\n".join(database.iterdump())
    for words in ("Calamity", "Evelyn", "my secret", "and mine", "I stay"):
        assert words not in dump


def test_old_matches_are_pruned(tmp_path: Path) -> None:
    """What is open stays, however old, and what is young."""
    path = tmp_path / "standoff.db"
    shutil.copy(DATABASES / "now.db", path)
    closed, young = TABLES["rolled"], TABLES["fought"]
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET changed_at = 1")
        database.execute("UPDATE matches SET finished_at = 1, dealt_at = 1 WHERE played NOT NULL")
        close = "UPDATE tables SET closed = 1 WHERE code = :code"
        for each in (closed, young):
            database.execute(close, each)
        database.execute(
            "UPDATE tables SET changed_at = ? WHERE code = ?", (time.time(), young["code"])
        )
        database.execute(
            "UPDATE matches SET finished_at = ? WHERE id = ?", (time.time(), young["match"])
        )
    assert command(tmp_path, "prune", "30") == {"tables": 1, "matches": 1}
    with sqlite3.connect(path) as database:
        for name in ("entries", "films", "players"):
            rows = database.execute(f"SELECT count(*) FROM {name} WHERE match = :match", closed)
            assert rows.fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (len(TABLES) - 1,)


def test_a_backup_is_checked(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    shutil.copy(DATABASES / "now.db", backup)
    before = backup.read_bytes()
    found = command(tmp_path, "check", str(backup))
    assert found == {"tables": 8, "matches": 3, "wrong": {}}
    assert backup.read_bytes() == before
    with sqlite3.connect(backup) as database:
        database.execute("DELETE FROM matches WHERE id = :match", BAD)
    found = command(tmp_path, "check", str(backup), fails=1)
    assert [*found["wrong"]] == [f"table {BAD['code']}"]
    backup.write_bytes(before[:20_000])
    assert "damaged" in command(tmp_path, "check", str(backup), fails=2)


def test_a_database_that_cannot_be_had(tmp_path: Path) -> None:
    for url in ("postgresql://127.0.0.1:1/standoff", "mysql://127.0.0.1/standoff"):
        for words in (("tables",), ("prune", "1"), ("check", url)):
            result = CliRunner().invoke(app, ["admin", "--database", url, *words])
            assert result.exit_code == 2, words
            assert "Connect call failed" in result.output or "not mysql" in result.output


def test_tables_are_read_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or when something is due there; not all before the server listens."""
    shutil.copy(DATABASES / "now.db", tmp_path / "standoff.db")
    read, whole = [], Table.read

    async def noted(self: Table) -> None:
        read.append(self.code)
        await whole(self)

    monkeypatch.setattr(Table, "read", noted)

    async def test() -> None:
        timing = Timing(pause=0, grace=1.5, linger=60, act=0)
        async with running(configured(tmp_path, timing=timing)) as url:
            assert read == []
            async with at(Visitor(url), GOOD["code"]) as client:
                await client.until(lambda c: c.update is not None)
            assert read == [GOOD["code"]]
            while len(read) < 5:
                await asyncio.sleep(0.05)
            assert "standoff_tables 8.0" in await raw(url, "GET /metrics HTTP/1.0\r\n\r\n")

    run(test())
