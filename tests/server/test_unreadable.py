"""What cannot be read harms nobody else: one table is set aside or frozen; the server starts."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from standoff.server.client import Visitor
from standoff.server.protocol import Refusal
from standoff.server.storage import Storage
from tests.server.running import at, configured, guest, run, running

pytestmark = pytest.mark.once

DATABASES = Path(__file__).parent / "databases"
TABLES = json.loads((DATABASES / "now.json").read_text())
BAD, GOOD = TABLES["shot"], TABLES["dice"]

Change = Callable[[sqlite3.Connection], object]


def _changed(data: Callable[[dict[str, object]], object]) -> Change:
    """Something else stands in the row of the table."""

    def change(database: sqlite3.Connection) -> None:
        find = "SELECT data FROM tables WHERE code = ?"
        kept = json.loads(database.execute(find, [BAD["code"]]).fetchone()[0])
        data(kept)
        update = "UPDATE tables SET data = ? WHERE code = ?"
        database.execute(update, [json.dumps(kept), BAD["code"]])

    return change


def _sql(statement: str) -> Change:
    return lambda database: database.execute(statement, BAD)


SET_ASIDE: dict[str, Change] = {
    "cut off": _sql("UPDATE tables SET data = substr(data, 1, 100) WHERE code = :code"),
    "no text": _sql("UPDATE tables SET data = CAST(x'7bff7d' AS TEXT) WHERE code = :code"),
    "a value out of range": _changed(lambda kept: kept["settings"].update(clock=1)),  # type: ignore[attr-defined]
    "an unknown phase": _changed(lambda kept: kept.update(phase="paused")),
}
FROZEN: dict[str, Change] = {
    "no match": _sql("DELETE FROM matches WHERE id = :match"),
    "the end is missing": _sql("DELETE FROM entries WHERE match = :match AND number > 1"),
    "a gap": _sql("DELETE FROM entries WHERE match = :match AND number = 1"),
    "a number left out": _sql(
        "UPDATE entries SET number = number + 1000 WHERE match = :match AND number > 1"
    ),
    "a position cut off": _sql(
        "UPDATE tables SET position = substr(position, 9) WHERE code = :code"
    ),
}


def _server(folder: Path, change: Change) -> str:
    """A database in which something was changed by hand."""
    path = folder / "standoff.db"
    shutil.copy(DATABASES / "now.db", path)
    with sqlite3.connect(path) as database:
        change(database)
    return str(path)


async def _phase(url: str, code: str) -> str:
    async with at(Visitor(url), code) as client:
        await client.until(lambda c: c.update is not None or c.company.phase == "frozen")  # type: ignore[union-attr]
        assert client.company is not None
        return client.company.phase


@pytest.mark.parametrize("how", SET_ASIDE)
def test_a_table_is_set_aside(how: str, tmp_path: Path) -> None:
    path = _server(tmp_path, SET_ASIDE[how])

    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            with pytest.raises(Refusal, match="kept for repair"):
                await Visitor(url).call(f"/api/tables/{BAD['code']}/qr.svg")
            async with connect(f"ws{url[4:]}/ws/tables/{BAD['code']}", proxy=None) as socket:
                with pytest.raises(ConnectionClosed, match="4423"):
                    await socket.recv()
            assert await _phase(url, GOOD["code"]) == "playing"

    before = _row(path)
    run(test())
    assert before.items() <= _row(path).items(), "it is left as it is"


def _row(path: str) -> dict[str, object]:
    with sqlite3.connect(path) as database:
        database.text_factory = bytes
        database.row_factory = sqlite3.Row
        return dict(database.execute("SELECT * FROM tables WHERE code = :code", BAD).fetchone())


@pytest.mark.parametrize("how", FROZEN)
def test_a_table_is_frozen(how: str, tmp_path: Path) -> None:
    _server(tmp_path, FROZEN[how])

    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            assert await _phase(url, BAD["code"]) == "frozen"
            assert await _phase(url, GOOD["code"]) == "playing"

    run(test())


async def _brought_up_to_date(path: str) -> None:
    async with Storage(path):
        pass


def test_what_a_newer_version_has_added(tmp_path: Path) -> None:
    """After going back to this one: its fields are passed over, its columns stay."""
    path = _server(tmp_path, _changed(lambda kept: kept["settings"].update(tempo=2)))  # type: ignore[attr-defined]
    run(_brought_up_to_date(path))
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("ALTER TABLE tables ADD COLUMN mood TEXT")

    async def test() -> None:
        async with running(configured(tmp_path)) as url:
            assert await _phase(url, BAD["code"]) == "playing"
            with pytest.raises(Refusal, match="Validation failed"):
                await (await guest(url, "Ana")).call("/api/tables", {"tempo": 2})

    run(test())


def test_a_newer_version_without_what_is_needed(tmp_path: Path) -> None:
    path = _server(tmp_path, _sql("SELECT :code"))
    run(_brought_up_to_date(path))
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("ALTER TABLE tables DROP COLUMN position")

    async def test() -> None:
        with pytest.raises(RuntimeError, match=r"newer version \(9999\), without tables.position"):
            async with Storage(path):
                pass

    run(test())
