"""What a seat is told: everything it may know, from any version on, and nothing else."""

import asyncio
from pathlib import Path

import msgspec
import pytest

import standoff
from standoff.bots import RandomBot
from standoff.server.client import Client, Visitor, play
from standoff.server.protocol import Hello, Sit, Start, Update, read_message
from standoff.server.storage import Storage
from standoff.server.stream import Stream
from tests.server.running import BOTS, at, configured, guest, run, running, served

pytestmark = pytest.mark.once


def test_back_from_every_version(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client:
            await play(client, RandomBot("1"))
            whole, last = client.events, client.update
            assert last is not None
            for version in range(0, last.version + 1, 7):
                again = await _told(ana, code, Hello(last.match, version))
                assert again.since == version
                assert again.version == last.version
                assert list(again.events) == whole[len(whole) - len(again.events) :]
                assert (again.view, again.ended) == (last.view, last.ended)
            for unknown in (Hello(), Hello("another", 3), Hello(last.match, last.version + 1)):
                again = await _told(ana, code, unknown)
                assert again.since is None
                assert list(again.events) == whole

    served(tmp_path, test)


async def _told(visitor: Visitor, code: str, hello: Hello) -> Update:
    client = Client(visitor, code)
    await client.connect(hello=hello)
    await client.until(lambda c: c.update is not None)
    await client.close()
    assert client.update is not None
    return client.update


def test_nothing_leaks(tmp_path: Path) -> None:
    """LAW 6: every frame to a seat is, byte for byte, what the engine shows that seat."""
    config = configured(tmp_path)

    async def test() -> None:
        async with running(config) as url:
            ana, bob = await guest(url, "Ana"), await guest(url, "Bob")
            code = await ana.open_table(BOTS)
            async with (
                at(ana, code) as first,
                at(bob, code) as second,
                at(Visitor(url), code) as watching,
            ):
                await second.ask(Sit(2))
                await first.ask(Start())
                reading = asyncio.create_task(watching.until(lambda c: c.over))
                await asyncio.gather(
                    play(first, RandomBot("1")), play(second, RandomBot("2")), reading
                )
        async with Storage(config.database) as storage:
            assert first.update is not None
            dealt, entries = await storage.match(first.update.match)
        for seat, client in ((0, first), (2, second), (standoff.SPECTATOR, watching)):
            stream = Stream(dealt)
            seen = 0
            for frame in client.frames:
                message = read_message(frame)
                if not isinstance(message, Update):
                    assert dealt.setup.seed not in frame
                    assert dealt.salt not in frame
                    continue
                while stream.version < message.version:
                    stream.take(entries[stream.version])
                assert frame == _expected(stream, seat, seen, message)
                seen = len(stream.match.events)
            assert stream.match.over

    run(test())


def _expected(stream: Stream, seat: int, seen: int, message: Update) -> str:
    """The frame as the engine alone would write it; only the clock is the server's own."""
    match = stream.match
    expected: dict[str, object] = {
        "type": "update",
        "match": stream.id,
        "since": message.since,
        "version": stream.version,
        "events": match.events_for(seat, seen),
        "seconds": message.seconds,
        "take_back": match.can_take_back(seat) and not match.over,
        "ended": None
        if match.result is None
        else {"result": match.result, "seed": stream.deal.setup.seed, "salt": stream.deal.salt},
    }
    if match.warnings(seat):
        expected["warnings"] = match.warnings(seat)
    expected["decision"] = None if match.over else match.decision_for(seat)
    expected["view"] = match.view(seat)
    return msgspec.json.encode(expected).decode()
