"""Several server processes are one service: wherever people arrive, and whichever of them ends."""

import re
import signal
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from standoff.server.protocol import Lobby, Refusal, Say, Settings, Sit, read_message
from tests.server.cluster import OTHER_RULES, Crowd, balanced
from tests.server.noting import RENEWED
from tests.server.postgres import Postgres
from tests.server.running import at, guest, raw, run
from tests.server.test_operations import GET

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
                        numbers = await raw(url, GET.format("/metrics"))
                        assert len(re.findall(r"\nstandoff_tables{process=", numbers)) == 2
                        assert " 404 " in await raw(url, GET.format("/siblings/lobby"))

    run(test())


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_workers_are_replaced_while_people_play(
    postgresql: Postgres, tmp_path: Path, times: int
) -> None:
    """One by one: nothing is lost, and no table has to be taken from a process that is dead."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 0) as balancer:
            url = await balancer.add("--workers", "2")
            crowd = Crowd(balancer)
            await crowd.come(tables=4)
            for time in range(times):
                balancer.processes[url].send_signal(signal.SIGHUP)
                await balancer.until_logged("Finished server process", 2 * (time + 1))
                await crowd.further(3)
            await crowd.to_the_end()
            assert not balancer.logged("a process is dead")
            assert not balancer.logged("table lost")

    run(test())


@pytest.mark.soak
def test_replaced_by_a_build_with_other_rules(postgresql: Postgres, tmp_path: Path) -> None:
    """People play on by the new rules, and were told so."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 2) as balancer:
            crowd = Crowd(balancer)
            await crowd.come(tables=4)
            await crowd.further(5)
            for old in [*balancer.processes]:
                await balancer.add(code=OTHER_RULES)
                await balancer.end(old)
                await crowd.further(3)
            await crowd.stop()
            told = [any(event.id in RENEWED for event in each.events) for each in crowd.clients]
            assert any(told)
            assert all(new or each.over for new, each in zip(told, crowd.clients, strict=True))

    run(test())
