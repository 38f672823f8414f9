"""Strangers keep nobody out, fill nothing, and speak under no one else's name."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from standoff.server.client import Visitor
from standoff.server.protocol import Line, Refusal, Say, Settings, Sit
from standoff.server.security import Limits, limits
from tests.server.running import BOTS, at, guest, served

pytestmark = pytest.mark.once

OFTEN = {"requests": 1000, "burst": 1000, "sockets": 1000, "lines": 1000}


def test_who_has_a_seat_always_gets_in(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        async with at(Visitor(url), code), at(await guest(url, "Eve"), code):
            with pytest.raises(ConnectionClosed, match="1013"):
                async with at(Visitor(url), code):
                    pass
            async with at(ana, code) as client, at(ana, code):
                await client.ask(Say("here I am"))

    served(tmp_path, test, limits=Limits(watchers=2, **OFTEN))


def test_tables_left_to_bots_make_room(tmp_path: Path) -> None:
    """One guest has so many, one address too; what is watched, or where friends sit, stays."""

    async def test(url: str) -> None:
        ana, bob = await guest(url, "Ana"), await guest(url, "Bob")
        friends, watched = await ana.open_table(BOTS), await ana.open_table(BOTS)
        async with at(bob, friends) as client:
            await client.ask(Sit())
        async with at(ana, watched):
            first = await ana.play_now(BOTS)
            second = await ana.play_now(BOTS)
            codes = {table["code"] for table in (await ana.call("/api/me"))["tables"]}
            assert codes == {friends, watched, second}, f"{first} was longest left"
            async with at(ana, second):
                with pytest.raises(Refusal, match="too many tables"):
                    await ana.open_table(BOTS)
                third = await bob.open_table(BOTS)
                async with at(bob, third), at(await guest(url, "Eve"), friends):
                    with pytest.raises(Refusal, match="too many tables"):
                        await (await guest(url, "Eve")).open_table(BOTS)

    most = Limits(tables_of_guest=3, tables_of_address=4, **OFTEN)
    served(tmp_path, test, limits=most)


def test_a_full_server(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guests = [await guest(url, f"Ana {number}") for number in range(6)]
        codes = [await each.play_now(Settings(players=4, bot="random")) for each in guests]
        there = [(await each.call("/api/me"))["tables"] for each in guests]
        assert [len(tables) for tables in there] == [0, 0, 0, 1, 1, 1]
        async with at(guests[5], codes[5]) as client:
            await client.until(lambda c: c.update is not None)

    served(tmp_path, test, limits=Limits(tables=3, **OFTEN))


def test_a_line_says_who_wrote_it(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana, other = await guest(url, "Ana"), await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        async with at(ana, code) as host, at(other, code) as watching:
            await host.ask(Say("I am Ana."))
            await watching.ask(Say("So am I."))
            await asyncio.gather(*(c.until(lambda c: len(c.lines) == 2) for c in (host, watching)))
            assert host.lines == [
                Line("Ana", "I am Ana.", 0),
                Line("Ana", "So am I.", None, watching=True),
            ]

    served(tmp_path, test)


def test_limits_are_options() -> None:
    assert limits([]) == Limits()
    assert limits(["tables=7 frames=2.5", "watchers=3"]) == Limits(tables=7, frames=2.5, watchers=3)
    for wrong in ("tables", "tables=many", "chairs=3", "tables=1.5"):
        with pytest.raises(ValueError, match="NAME=NUMBER"):
            limits([wrong])
