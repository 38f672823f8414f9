"""Several server processes are one service: wherever people arrive, and whichever of them ends."""

import asyncio
import signal
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from standoff.server.protocol import Lobby, Refusal, Say, Settings, Sit, read_message
from tests.server.cluster import Crowd, balanced
from tests.server.postgres import Postgres
from tests.server.running import at, guest, run

pytestmark = pytest.mark.once


def test_people_at_two_processes(postgresql: Postgres, tmp_path: Path) -> None:
    """The same table, lobby, chat and "my tables" at both."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 2) as balancer:
            one, two = balancer.processes
            ana, bob = await guest(one, "Ana"), await guest(two, "Bob")
            async with connect(f"ws{two[4:]}/ws/lobby", proxy=None) as lobby:
                code = await ana.open_table(Settings(public=True, bot="random"))
                async with at(ana, code) as host, at(bob, code) as client:
                    await client.ask(Sit())
                    await client.ask(Say("here"))
                    await host.until(lambda c: bool(c.lines))
                    await host.ask(Say("and here"))
                    await client.until(lambda c: len(c.lines) == 2)
                    shown = None
                    while shown != (code, ("Ana", "Bob"), 2):
                        message = read_message(await lobby.recv())
                        assert isinstance(message, Lobby)
                        found = {t.code: (t.code, t.names, t.watching) for t in message.tables}
                        shown = found.get(code)
                    for url in (one, two):
                        bob.url = url
                        [mine] = (await bob.call("/api/me"))["tables"]
                        assert (mine["code"], mine["seat"]) == (code, 1)
                        assert await bob.call(f"/api/tables/{code}/invitation")
                        with pytest.raises(Refusal, match="no such table"):
                            await bob.call("/api/tables/nowhere/invitation")

    run(test())


def test_an_owner_is_killed(postgresql: Postgres, tmp_path: Path) -> None:
    """Others take its tables; nobody misses anything, and everyone plays on within seconds."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 3) as balancer:
            crowd = Crowd(balancer)
            await crowd.come(tables=6)
            await crowd.further(5)
            await balancer.end(next(iter(balancer.processes)), signal.SIGKILL)
            began = asyncio.get_running_loop().time()
            await crowd.further(5)
            assert asyncio.get_running_loop().time() - began < 30
            await crowd.to_the_end()
            await crowd.went_on()
            assert balancer.logged("a process is dead")

    run(test())
