"""Several server processes on one PostgreSQL, and people who come to any of them."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.server.client import AGAIN_AFTER, Client, Visitor, come_back, play
from standoff.server.protocol import ClientMessage, Refusal, Settings, Sit, Start
from standoff.server.storage import Storage
from standoff.server.stream import verify
from tests.server.noting import RENEWED, Noting, nothing_lost, went_on
from tests.server.running import PLAIN, free_port, guest, start, stop

OTHER_RULES = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from standoff.cli import app
from standoff.games import GAMES
from tests.server.test_upgrade import mended
GAMES["bang"] = mended(edition=99)
app(sys.argv[1:])
"""
"""A build in which a rule has changed."""

SLOWLY = ("--pause", "0.2")
"""So that no match is over before a process has started."""
VERY_SLOWLY = ("--pause", "1")
"""The same for several processes."""
INSTANT = Settings(players=4, bot="random", pace="instant", clock=600)
LONG = replace(INSTANT, players=8, sets=GAMES["bang"].playable().sets)
"""Some hundred answers: it lasts while processes start on a busy machine."""


class Balancer:
    """The processes that are there; whoever comes is sent to one after the other."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.processes: dict[str, Process] = {}
        self._log = log
        self._turn = count()

    async def add(self, *more: str, code: str = PLAIN) -> str:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        more = (*more, "--limit=tables_of_address=100000")  # all come from here, for a long time
        with self._log.open("a") as log:
            self.processes[url] = await start(self.database, port, *more, code=code, log=log)
        return url

    async def end(self, url: str, how: signal.Signals = signal.SIGTERM) -> None:
        """End a process; nobody is sent there from now on."""
        process = self.processes.pop(url)
        await stop(process, how)
        assert process.returncode in (0, -how)

    def logged(self, message: str) -> int:
        """How often something that begins so was logged, by any of them."""
        return self._log.read_text().count(f'"message":"{message}')

    async def until_logged(self, message: str, times: int) -> None:
        while self.logged(message) < times:
            await asyncio.sleep(0.05)

    @property
    def next(self) -> str:
        urls = [*self.processes]
        return urls[next(self._turn) % len(urls)]


class Wanderer(Noting):
    """A client that arrives at another process with every connection."""

    balancer: Balancer

    async def connect(self, *hello: object) -> None:
        self.visitor.url = self.balancer.next
        await super().connect(*hello)  # type: ignore[arg-type]


@asynccontextmanager
async def balanced(
    database: str, folder: Path, processes: int, code: str = PLAIN
) -> AsyncIterator[Balancer]:
    balancer = Balancer(database, folder / "log")
    try:
        await asyncio.gather(*(balancer.add(code=code) for _ in range(processes)))
        yield balancer
        for url in [*balancer.processes]:
            await balancer.end(url)
    finally:
        for process in balancer.processes.values():
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # with those that it has started
            await process.wait()
    assert "Traceback" not in (folder / "log").read_text()


async def wanderers(balancer: Balancer, number: int, settings: Settings) -> list[Wanderer]:
    """Two people who have started a match, each at another process, whatever is wrong with it."""
    visitors = [await guest(balancer.next, f"{name} {number}") for name in ("Ana", "Bob")]
    code = await _opened(visitors[0], settings)
    clients = [Wanderer(visitor, code) for visitor in visitors]
    for client in clients:
        client.balancer = balancer
        await come_back(client)
    await _insist(clients[1], Sit(), lambda c: c.seat is not None)
    await _insist(clients[0], Start(), lambda c: c.update is not None)
    return clients


async def _opened(visitor: Visitor, settings: Settings) -> str:
    while True:
        try:
            return await visitor.open_table(settings)
        except Refusal as refusal:
            if refusal.code != "not-saved":
                raise
            await asyncio.sleep(AGAIN_AFTER)


async def _insist(
    client: Wanderer, message: ClientMessage, done: Callable[[Client], object]
) -> None:
    """Ask until it is done; a lost connection is made anew."""
    while not done(client):
        try:
            await client.until(lambda c: c.company is not None)
            await client.ask(message)
            await client.until(lambda c: bool(done(c)))
        except (ConnectionClosed, OSError):
            await come_back(client)
        except Refusal as refusal:
            if refusal.code not in ("not-saved", "seated", "playing"):
                raise
            await asyncio.sleep(AGAIN_AFTER)
            await come_back(client)  # it may have been saved all the same


class Crowd:
    """People at many tables who play until they are told to stop, and what they were told."""

    def __init__(self, balancer: Balancer) -> None:
        self.balancer = balancer
        self.clients: list[Wanderer] = []
        self._playing: list[asyncio.Task[None]] = []

    async def come(self, tables: int, settings: Settings = INSTANT) -> None:
        for number in range(tables):
            self.clients += await wanderers(self.balancer, number, settings)
        self._playing = [
            asyncio.create_task(play(client, RandomBot(str(number))))
            for number, client in enumerate(self.clients)
        ]

    async def further(self, versions: int) -> None:
        """Until everyone has come so much further, or to the end."""
        goals = [version(client) + versions for client in self.clients]
        for client, goal in zip(self.clients, goals, strict=True):
            while not client.over and version(client) < goal:
                self._check()
                await asyncio.sleep(0.02)

    async def to_the_end(self) -> None:
        """Until all matches are over; nobody was told anything but what is stored."""
        await asyncio.gather(*self._playing)
        for client in self.clients:
            assert client.update is not None
            verify(await Visitor(self.balancer.next).played(client.update.match))
            await client.close()
            await went_on(client, self.balancer.database)

    async def stop(self) -> None:
        """In mid-play: nobody was told anything but what is stored, and nothing is frozen."""
        await self._leave()
        for client in self.clients:
            await went_on(client, self.balancer.database)

    async def stop_under_other_rules(self) -> None:
        """In mid-play: every acknowledged answer is stored, and everyone was told of the rules."""
        await self._leave()
        async with Storage(self.balancer.database) as storage:
            for client in self.clients:
                assert client.update is not None
                nothing_lost(client, await storage.entries(client.update.match))
                assert any(event.id in RENEWED for event in client.events)

    async def _leave(self) -> None:
        self._check()
        assert not self.is_over
        for task in self._playing:
            task.cancel()
        await asyncio.wait(self._playing)
        for client in self.clients:
            await client.close()
            assert client.company is not None
            assert client.company.phase != "frozen"

    @property
    def is_over(self) -> bool:
        return all(client.over for client in self.clients)

    def _check(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()


def version(client: Noting) -> int:
    return -1 if client.update is None else client.update.version
