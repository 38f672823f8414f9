"""SIGKILL at random moments: nothing that was acknowledged is lost, and everyone plays on."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import standoff
from standoff.bots import RandomBot
from standoff.server.client import AGAIN_AFTER, Visitor, play
from standoff.server.protocol import (
    Say,
    Settings,
)
from standoff.server.stream import Entry, Stream, deal, verify
from tests.server.noting import company, went_on
from tests.server.running import at, free_port, guest, run, start, stop

pytestmark = pytest.mark.once

KILLS = 5
TABLES = 3


def test_killed_at_random_moments(tmp_path: Path) -> None:
    chance = random.Random(os.environ.get("STANDOFF_KILL_SEED", "1"))
    database = str(tmp_path / "standoff.db")

    async def test() -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        process = await start(database, port)
        companies = [await company(url, number) for number in range(TABLES)]
        everyone = [client for each in companies for client in each]
        playing = [
            asyncio.create_task(play(client, RandomBot(str(n))))
            for n, client in enumerate(everyone)
        ]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.05, 1.0))
            await stop(process, signal.SIGKILL)
            process = await start(database, port)
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for each in companies:
            first, second = (client.update for client in each)
            assert first is not None
            assert second is not None
            assert first.ended == second.ended
            played = await Visitor(url).played(first.match)
            verify(played)
        for client in everyone:
            await went_on(client, database)
            await client.close()
        errors = await stop(process, signal.SIGTERM)
        assert process.returncode in (0, -signal.SIGTERM), errors
        assert "Traceback" not in errors

    run(test())


def test_told_to_stop(tmp_path: Path) -> None:
    """SIGTERM: sockets are closed with 1012, and all is there again: seats, chat, host, match."""
    database = str(tmp_path / "standoff.db")

    async def test() -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        process = await start(database, port)
        ana = await guest(url, "Ana")
        waiting, playing = await ana.open_table(Settings()), await ana.play_now(Settings())
        async with at(ana, waiting) as client, at(ana, playing) as match:
            await client.ask(Say("wait"))
            await client.ask(Say("for me"))
            await match.until(lambda c: c.update is not None)
            stopping = asyncio.create_task(stop(process, signal.SIGTERM))
            with pytest.raises(ConnectionClosed, match="1012"):
                await client.until(lambda c: False)
            errors = await stopping
            assert "Traceback" not in errors
            assert waiting not in errors, "who knows the code of a private table gets in"
            process = await start(database, port)
            await asyncio.sleep(AGAIN_AFTER)
            before = match.update
            assert before is not None
            await match.connect()
            await match.until(lambda c: c.update is not before)
            assert match.update is not None
            assert match.update.since == before.version
        async with at(ana, waiting) as client:
            await client.until(lambda c: len(c.lines) == 2)
            assert client.company is not None
            assert client.company.hosting
            assert client.seat == 0
        await stop(process, signal.SIGTERM)

    run(test())


def test_the_same_serials_after_a_take_back() -> None:
    """A take-back is an entry like any other, so a replay counts questions as the match did."""
    entries: list[Entry] = []
    bot = RandomBot("1")
    for seed in range(100):
        dealt = deal(standoff.Setup("bang", 4, str(seed)))
        stream = Stream(dealt)
        entries.clear()
        while not stream.match.over:
            seat, width = stream.match.asked, stream.match.width
            key = stream.match.decision.options[bot.pick(width)].key
            entries.append(Entry(seat, key, "person"))
            stream.take(entries[-1])
            if stream.match.can_take_back(seat):
                entries.append(Entry(seat, None, "person"))
                stream.take(entries[-1])
                again = Stream(dealt)
                for entry in entries:
                    again.take(entry)
                assert again.update(seat, None, 1.0) == stream.update(seat, None, 1.0)
                return
    pytest.fail("No match came to a question that can be taken back.")
