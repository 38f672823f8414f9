"""Several server processes are one service: wherever people arrive, and whichever of them ends."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosedOK

from standoff.bots import RandomBot
from standoff.server.client import play
from standoff.server.protocol import Lobby, Refusal, Say, Settings, Sit, read_message
from standoff.server.relay import COME_AGAIN, both_ways
from tests.server.cluster import LONG, OTHER_RULES, SLOWLY, VERY_SLOWLY, Crowd, balanced
from tests.server.postgres import Postgres
from tests.server.running import BOTS, NO_LIMITS, at, at_database, guest, raw, run, running
from tests.server.test_admin import asked
from tests.server.test_operations import GET

pytestmark = pytest.mark.once


@asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[str, str]]:
    """Two servers that know each other through their database alone, although in one process."""
    async with running(at_database(database)) as one, running(at_database(database)) as other:
        yield one, other


def test_people_at_two_processes(postgresql: Postgres) -> None:
    """The same table, lobby, chat and "my tables" at both."""

    async def test() -> None:
        async with two(postgresql.url) as (one, other):
            ana, bob = await guest(one, "Ana"), await guest(other, "Bob")
            async with connect(f"ws{other[4:]}/ws/lobby", proxy=None) as lobby:
                code = await ana.open_table(Settings(public=True, bot="random"))
                async with at(ana, code) as host, at(bob, code) as client:
                    await client.ask(Sit())
                    await client.ask(Say("here"))
                    await host.until(lambda c: bool(c.lines))
                    await host.ask(Say("and here"))
                    await client.until(lambda c: len(c.lines) == 2)
                    shown = None
                    while shown != (("Ana", "Bob"), 2):
                        message = read_message(await lobby.recv())
                        assert isinstance(message, Lobby)
                        found = {t.code: (t.names, t.watching) for t in message.tables}
                        shown = found.get(code)
                    for url in (one, other):
                        bob.url = url
                        [mine] = (await bob.call("/api/me"))["tables"]
                        assert (mine["code"], mine["seat"]) == (code, 1)
                        assert await bob.call(f"/api/tables/{code}/invitation")
                        with pytest.raises(Refusal, match="no such table"):
                            await bob.call("/api/tables/nowhere/invitation")
                        told = 0  # a process that is too busy to say its numbers is left out
                        while told != 2:
                            numbers = await raw(url, GET.format("/metrics"))
                            told = len(re.findall(r"\nstandoff_tables{process=", numbers))
                        assert " 404 " in await raw(url, GET.format("/siblings/lobby"))

    run(test())


def test_a_table_goes_where_its_people_are(postgresql: Postgres) -> None:
    """Whoever plays alone is not piped, wherever the table was opened."""

    async def test() -> None:
        async with two(postgresql.url) as (one, other):
            ana = await guest(one, "Ana")
            code = await ana.play_now(BOTS)
            ana.url = other
            async with at(ana, code) as client:
                await client.until(lambda c: c.question is not None)
                numbers = await raw(other, GET.format("/metrics"))
                piped = re.findall(r"\nstandoff_sockets_piped{.*} (.*)", numbers)
                assert piped == ["0.0", "0.0"]
                await play(client, RandomBot("1"))

    run(test())


def test_a_pipe_that_breaks() -> None:
    """Whoever was piped to a process that is gone is told to come again."""

    class Silent:
        async def receive(self) -> str:
            await asyncio.Event().wait()
            raise AssertionError("nothing is said")

    async def test() -> None:
        async def breaks(connection: ServerConnection) -> None:
            connection.transport.abort()

        async with serve(breaks, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with connect(f"ws://127.0.0.1:{port}", proxy=None) as owner:
                assert await both_ways(Silent(), owner) == COME_AGAIN

    run(test())


def test_limits_are_of_all_together(postgresql: Postgres) -> None:
    async def test() -> None:
        few = replace(NO_LIMITS, tables_of_guest=2)
        async with (
            running(at_database(postgresql.url, limits=few)) as one,
            running(at_database(postgresql.url, limits=few)) as other,
        ):
            ana = await guest(one, "Ana")
            async with at(ana, await ana.open_table(BOTS)), at(ana, await ana.open_table(BOTS)):
                ana.url = other
                with pytest.raises(Refusal, match="too many tables"):
                    await ana.open_table(BOTS)

    run(test())


def test_an_operator_asks_any_of_them(postgresql: Postgres) -> None:
    async def test() -> None:
        async with two(postgresql.url) as (one, other):
            ana = await guest(one, "Ana")
            code = await ana.open_table(BOTS)
            async with at(ana, code) as client:
                assert code in {t["code"] for t in await asked(postgresql.url, other, "tables")}
                look = await asked(postgresql.url, other, "table", code)
                assert look["shown"]["names"] == ["Ana"]
                await asked(postgresql.url, other, "drain")
                assert "draining" in await raw(one, GET.format("/readyz"))
                await asked(postgresql.url, other, "drain", "--off")
                assert "ready" in await raw(one, GET.format("/readyz"))
                await asked(postgresql.url, other, "new-key")
                bob = await guest(other, "Bob")
                bob.url = one
                while (await bob.call("/api/me"))["name"] != "Bob":
                    await asyncio.sleep(0.05)
                await asked(postgresql.url, other, "ban", "192.0.2.7")
                while "192.0.2.7" not in await asked(postgresql.url, one, "unban", "192.0.2.8"):
                    await asyncio.sleep(0.05)
                await asked(postgresql.url, other, "close", code)
                with pytest.raises(ConnectionClosedOK):
                    await client.until(lambda c: False)

    run(test())


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_workers_are_replaced_while_people_play(
    postgresql: Postgres, tmp_path: Path, times: int
) -> None:
    """One by one: nothing is lost, and no table has to be taken from a process that is dead."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 0) as balancer:
            url = await balancer.add("--workers", "2", *(SLOWLY if times == 1 else VERY_SLOWLY))
            crowd = Crowd(balancer)
            await crowd.come(tables=4, settings=LONG)
            for time in range(times):
                balancer.processes[url].send_signal(signal.SIGHUP)
                await balancer.until_logged("Finished server process", 2 * (time + 1))
                await crowd.further(3)
            await crowd.stop()
            assert not balancer.logged("a process is dead")
            assert not balancer.logged("table lost")

    run(test())


def test_a_process_ends_in_time_whatever_the_database_does(
    postgresql: Postgres, tmp_path: Path
) -> None:
    """What it cannot hand over, the others go on with once the database is back."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 0) as balancer:
            urls = [await balancer.add(*SLOWLY) for _ in range(2)]
            crowd = Crowd(balancer)
            await crowd.come(tables=3)
            await crowd.further(2)
            postgresql.pause()
            try:
                began = asyncio.get_running_loop().time()
                await balancer.end(urls[0])
                took = asyncio.get_running_loop().time() - began
            finally:
                postgresql.go_on()
            assert took < 30, "it takes five seconds, and a busy machine its time"
            await crowd.to_the_end()

    run(test())


def test_stopped_while_processes_are_replaced(postgresql: Postgres, tmp_path: Path) -> None:
    """No others are started first."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 0) as balancer:
            url = await balancer.add("--workers", "2")
            await balancer.until_logged("Started server process", 2)
            balancer.processes[url].send_signal(signal.SIGHUP)
            await balancer.until_logged("Received SIGHUP", 1)
            await balancer.end(url)
            assert balancer.logged("Started server process") < 4

    run(test())


@pytest.mark.soak
def test_replaced_by_a_build_with_other_rules(postgresql: Postgres, tmp_path: Path) -> None:
    """People play on by the new rules, and were told so."""

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 0) as balancer:
            older = [await balancer.add(*VERY_SLOWLY) for _ in range(2)]
            crowd = Crowd(balancer)
            await crowd.come(tables=4, settings=LONG)
            await crowd.further(5)
            for old in older:
                await balancer.add(*VERY_SLOWLY, code=OTHER_RULES)
                await balancer.end(old)
                await crowd.further(3)
            await crowd.stop_under_other_rules()

    run(test())
