"""What an operator sees, and bots that come from elsewhere."""

import asyncio
import json
import logging
import re
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest

from standoff.server.app import Config
from standoff.server.protocol import Settings, Start
from standoff.server.run import JsonLines, alone, serve
from standoff.server.typescript import typescript
from tests.server.postgres import Postgres
from tests.server.running import (
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

pytestmark = pytest.mark.once

GET = "GET {} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


def test_a_bot_takes_a_seat_from_the_command_line(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(Settings(players=4, bot="random"))
        command = "import sys; from standoff.cli import app; app(sys.argv[1:])"
        arguments = ["bot", "--url", url, "--table", code, "--name", "Wyatt"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", command, *arguments, stdout=asyncio.subprocess.PIPE
        )
        async with at(ana, code) as client:
            await client.until(lambda c: c.company.chairs[1].name == "Wyatt")  # type: ignore[union-attr]
            await client.ask(Start())
        said, _ = await process.communicate()
        assert process.returncode == 0
        assert said.decode().strip() in ("You win!", "You lose.")

    served(tmp_path, test)


def test_health_and_metrics(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        assert "\r\n\r\nok " in await raw(url, GET.format("/healthz"))
        assert "\r\n\r\nready" in await raw(url, GET.format("/readyz"))
        ana = await guest(url, "Ana")
        code = await ana.play_now(Settings(players=4, bot="random"))
        async with at(ana, code) as client:
            await client.until(lambda c: c.question is not None)
            numbers = await raw(url, GET.format("/metrics"))
        assert "standoff_tables 1.0" in numbers
        assert "standoff_sockets 1.0" in numbers
        assert "standoff_stored_seconds_bucket" in numbers
        assert "standoff_tables_frozen 0.0" in numbers
        assert "process_resident_memory_bytes" in numbers
        assert "standoff_writes_waiting 0.0" in numbers
        assert "standoff_bot_seconds_count" in numbers

    served(tmp_path, test)


def test_one_server_on_one_file(tmp_path: Path) -> None:
    database = str(tmp_path / "standoff.db")
    for _ in range(2):
        with (
            alone(database),
            alone("postgresql://localhost/standoff"),
            pytest.raises(OSError, match="Another server runs on"),
            alone(database),
        ):
            pass


def test_several_on_one_file(tmp_path: Path) -> None:
    database = str(tmp_path / "standoff.db")
    with pytest.raises(OSError, match="Several processes need PostgreSQL"):
        serve(Config(database), "127.0.0.1", 0, workers=2)


def test_a_zero_in_a_path_is_nothing(postgresql: Postgres) -> None:
    """PostgreSQL takes none in what it is asked."""

    async def test() -> None:
        async with running(at_database(postgresql.url)) as url:
            for path in ("/api/matches/%00", "/api/tables/a%00b/qr.svg", "/ws/tables/%00"):
                assert " 404 " in await raw(url, GET.format(path))

    run(test())


def test_every_code_of_a_refusal_is_documented() -> None:
    """In the tables of docs/protocol.md."""
    root = Path(__file__).parents[2]
    made = re.compile(r'(?:Refusal|Problem|IllegalAnswer)\(\s*"([a-z-]+)"')
    folders = [root / "src/standoff/server", root / "src/standoff/kernel"]
    sources = [path.read_text() for folder in folders for path in folder.glob("*.py")]
    found = {code for source in sources for code in made.findall(source)}
    rows = re.findall(
        r"^\| (`[^|]*`) \| .*$", (root / "docs/protocol.md").read_text(), re.MULTILINE
    )
    documented = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    assert found <= documented, found - documented


def test_logs_are_lines_of_json() -> None:
    made = logging.makeLogRecord({"msg": "table %s", "args": ("x",), "table": "k7", "levelno": 20})
    line = json.loads(JsonLines().format(made))
    assert (line["message"], line["table"]) == ("table x", "k7")


def test_what_is_logged_is_bounded_and_tells_no_code(tmp_path: Path) -> None:
    """Whoever knows the code of a private table gets in."""

    async def test() -> None:
        port = free_port()
        process = await start(str(tmp_path / "standoff.db"), port)
        ana = await guest(f"http://127.0.0.1:{port}", "Ana")
        code = await ana.open_table(Settings(bot="random", players=4))
        for _ in range(60):
            async with at(ana, code):
                pass
        lines = (await stop(process, signal.SIGTERM)).splitlines()
        assert code not in "".join(lines)
        said = Counter(json.loads(line)["message"] for line in lines)
        assert 20 <= said["connection open"] < 40, said

    run(test())


def test_the_types_of_the_client_follow_from_those_of_the_server() -> None:
    made = typescript()
    assert "export interface Update {" in made
    assert '  type: "take-back";' in made
    assert "  decision: Decision | null;" in made
    assert "export type RecordAnswer = [number, string];" in made
    assert "  args?: { [name: string]: number | string };" in made
    assert "  warnings?: { [name: string]: Text };" in made
    assert "Record<" not in made
    for name in ("Catalog", "CatalogCard", "Past", "Replay", "Frame", "Mine", "Why", "Because"):
        assert f"export interface {name} {{" in made
