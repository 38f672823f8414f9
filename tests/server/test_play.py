"""Whole matches over real sockets."""

import asyncio
from pathlib import Path

import pytest

import standoff
from standoff.bots import RandomBot
from standoff.server.client import Client, Visitor, play, take_a_seat
from standoff.server.protocol import Company, Hello, Refusal, Sit, Stand, Start
from standoff.server.stream import verify
from tests.server.running import BOTS, at, guest, served

pytestmark = pytest.mark.once


def test_play_now_to_the_end(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client:
            assert client.company is not None
            assert client.company.phase == "playing"
            assert client.seat == 0
            await play(client, RandomBot("1"))
            await client.until(lambda c: c.company is not None and c.company.phase == "over")
            assert client.update is not None
            ended = client.update.ended
            assert ended is not None
        played = await ana.played(client.update.match)
        assert played.commitment == client.company.commitment
        assert (played.record.setup.seed, played.salt) == (ended.seed, ended.salt)
        assert played.record.result == ended.result
        verify(played)

    served(tmp_path, test)


def test_a_table_of_people_who_come_by_link(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        host = await guest(url, "Host")
        code = await host.open_table(BOTS)
        names = ["Ana", "Bob", "Eva"]
        players = [
            asyncio.create_task(take_a_seat(url, code, name, lambda _: RandomBot("guest")))
            for name in names
        ]
        async with at(host, code) as client:
            await client.until(lambda c: all(chair.name for chair in _company(c).chairs))
            late = await guest(url, "Late")
            async with at(late, code) as watching:
                with pytest.raises(Refusal, match="taken"):
                    await watching.ask(Sit())
                with pytest.raises(Refusal, match="Only the host"):
                    await watching.ask(Start())
            await client.ask(Start())
            with pytest.raises(Refusal, match="while a match"):
                await client.ask(Stand())
            await play(client, RandomBot("host"))
            assert client.update is not None
            for player in players:
                assert (await player).ended == client.update.ended

    served(tmp_path, test)


def test_spectators_see_what_is_public(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client, at(Visitor(url), code) as nobody:
            await play(client, RandomBot("1"))
            await nobody.until(lambda c: c.over)
            assert nobody.company is not None
            assert (nobody.company.you, nobody.company.watching) == (None, 1)
            with pytest.raises(Refusal, match="Pick a name"):
                await nobody.ask(Sit())
            assert nobody.update is not None
            played = await ana.played(nobody.update.match)
            await _tells_from_the_deal(nobody, standoff.replay(played.record))

    served(tmp_path, test)


async def _tells_from_the_deal(client: Client, played: standoff.Match) -> None:
    before = client.update
    await client.connect(Hello())
    await client.until(lambda c: c.update is not before)
    assert client.update is not None
    assert client.update.since is None
    assert list(client.update.events) == played.events_for(standoff.SPECTATOR)
    assert client.update.view == played.view(standoff.SPECTATOR)


def _company(client: Client) -> Company:
    assert client.company is not None
    return client.company
