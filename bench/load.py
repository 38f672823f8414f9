"""How many tables a server bears: people at sockets, playing real matches.

    python bench/load.py [--tables 10 100 1000] [--think 4] [--seconds 20]
    python bench/load.py --database postgresql://... --workers 1 2 [--replace 3]
    python bench/load.py --like-a-browser

Every seat is a socket. Who is asked thinks for a random time, `--think` seconds on average, and
answers at random. What is measured is the time from sending an answer until the last seat of the
table has its update; every answer is on disk before it is shown. The database is a file unless
another is named, which several processes need. `--replace` has them replaced one by one, so often,
while people play: clients come back by themselves, and check that they have missed nothing.
`--like-a-browser` has them told by what has changed, compressed, instead of by whole views.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count, product
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from standoff.server.client import Visitor
from standoff.server.protocol import Answer, Hello, Settings, Sit, Start, write
from standoff.server.security import Limits, Signer, new_guest
from standoff.server.storage import Storage

PLAYERS = 4
AGAIN_AFTER = 0.2
PSS = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


class Option(Struct):
    key: str


class Decision(Struct):
    seat: int
    serial: int
    options: list[Option | list[str]]

    def any_key(self) -> str:
        option = random.choice(self.options)
        return option.key if isinstance(option, Option) else option[0]


class Told(Struct):
    """The few things a swarm needs to know of a message."""

    type: str
    id: int = 0
    match: str | None = None
    since: int | None = None
    version: int = -1
    decision: Decision | None = None


TOLD = msgspec.json.Decoder(Told)


class Measured:
    """What was seen of all tables."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.lost = 0
        """Connections that had to be made again."""
        self.gaps = 0
        """Updates that did not go on from the one before."""
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        """Answers that were said to be stored: by match and number, the seat and the key."""

    async def forgotten(self, database: str) -> int:
        """How many of those answers are not stored."""
        forgotten = 0
        async with Storage(database) as storage:
            for match, answers in self.acknowledged.items():
                stored = dict(enumerate(await storage.entries(match)))
                for number, (seat, key) in answers.items():
                    entry = stored.get(number)
                    forgotten += entry is None or (entry.seat, entry.key) != (seat, key)
        return forgotten


class Swarmed:
    """A table of the swarm."""

    def __init__(
        self, code: str, visitors: list[Visitor], think: float, seen: Measured, *, browser: bool
    ) -> None:
        self.code = code
        self._browser = browser
        self._visitors = visitors
        self._think = think
        self._seen = seen
        self._sent: dict[int, float] = {}
        self._heard: dict[int, set[int]] = {}
        self._ids = count(1)
        self._answers: dict[int, tuple[str, int, tuple[int, str]]] = {}
        self.sockets: list[ClientConnection] = []

    async def come(self, seat: int, hello: Hello) -> ClientConnection:
        """A new connection for that seat."""
        visitor = self._visitors[seat]
        connection = await connect(
            f"ws{visitor.url[4:]}/ws/tables/{self.code}",
            additional_headers=visitor.headers(),
            ping_interval=None,
            compression="deflate" if self._browser else None,
            proxy=None,
        )
        await connection.send(write(replace(hello, changes=self._browser)))
        return connection

    async def sit(self, seat: int) -> ClientConnection:
        """Come, again if the table moves to another process meanwhile, and take that seat."""
        while True:
            with suppress(ConnectionClosed):
                connection = await self.come(seat, Hello())
                if seat:
                    await connection.send(write(Sit(seat)))
                while TOLD.decode(await connection.recv()).type != ("done" if seat else "company"):
                    pass
                return connection

    def _hear(self, seat: int, version: int) -> None:
        """A seat has its update; when the last one has, the time is taken."""
        for sent in [each for each in self._sent if each <= version]:
            heard = self._heard.setdefault(sent, set())
            heard.add(seat)
            if len(heard) == PLAYERS:
                self._seen.times.append(time.perf_counter() - self._sent.pop(sent))
                del self._heard[sent]

    async def play(self, seat: int) -> None:
        """Play for ever; a lost connection is made anew."""
        hello = Hello()
        while True:
            try:
                hello = await self._play(seat, hello)
                self.sockets[seat] = await self.come(seat, hello)
                self._seen.lost += 1
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(AGAIN_AFTER)

    async def _play(self, seat: int, hello: Hello) -> Hello:
        """Answer whatever this seat is asked; the host starts the next match. How far it came."""
        connection = self.sockets[seat]
        match, version, answered, tasks = hello.match, hello.version, -1, set()
        with suppress(ConnectionClosed):
            async for frame in connection:
                told = TOLD.decode(frame)
                if told.type == "done" and told.id in self._answers:
                    of, number, answer = self._answers.pop(told.id)
                    self._seen.acknowledged.setdefault(of, {})[number] = answer
                if told.type not in ("update", "changed"):
                    continue
                if told.match != match:
                    self._sent.clear()
                elif told.since != version:
                    self._seen.gaps += 1
                match, version = told.match, told.version
                self._hear(seat, told.version)
                if told.decision is None and seat == 0:
                    await connection.send(write(Start()))
                elif self._is_new(told, seat, answered):
                    answered = told.version
                    tasks.add(task := asyncio.create_task(self._answer(connection, told)))
                    task.add_done_callback(tasks.discard)
        for task in tasks:
            task.cancel()
        return Hello(match, version)

    @staticmethod
    def _is_new(told: Told, seat: int, answered: int) -> bool:
        return told.decision is not None and told.decision.seat == seat and told.version != answered

    async def _answer(self, connection: ClientConnection, told: Told) -> None:
        assert told.decision is not None
        if told.version + 1 not in self._sent:  # else the answer was lost with a connection
            await asyncio.sleep(random.uniform(0, 2 * self._think))
        key = told.decision.any_key()
        self._sent.setdefault(told.version + 1, time.perf_counter())
        id = next(self._ids)
        self._answers[id] = told.match or "", told.version, (told.decision.seat, key)
        with suppress(ConnectionClosed):  # it is asked again
            await connection.send(write(Answer(told.decision.serial, key, id=id)))


async def seated(url: str, signer: Signer, seen: Measured, args: argparse.Namespace) -> Swarmed:
    """A new table with people on every seat."""
    visitors = [Visitor(url) for _ in range(PLAYERS)]
    for number, visitor in enumerate(visitors):
        visitor.cookie = signer.write(new_guest(f"Player {number}"))
    code = await visitors[0].open_table(Settings(players=PLAYERS, clock=600, bot="random"))
    table = Swarmed(code, visitors, args.think, seen, browser=args.like_a_browser)
    for seat in range(PLAYERS):
        table.sockets.append(await table.sit(seat))
    await table.sockets[0].send(write(Start()))
    return table


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:  # it has just ended
        return []
    return [pid, *(each for child in children for each in family(int(child)))]


def memory(pid: int) -> int:
    """Bytes of a process and its children; what they share is counted once."""
    kib = 0
    for each in family(pid):
        with suppress(OSError):  # it has just ended
            found = PSS.search(Path(f"/proc/{each}/smaps_rollup").read_text())
            kib += int(found[1]) if found else 0
    return kib * 1024


def cpu(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    used = 0.0
    for each in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            used += (int(fields[11]) + int(fields[12])) / 100
    return used


async def measure(
    url: str, pid: int, database: str, tables: int, workers: int, args: argparse.Namespace
) -> None:
    async with Storage(database) as storage:
        signer = Signer(await storage.key("cookie", ""))
    seen = Measured()
    base = memory(pid)
    swarm: list[Swarmed] = []
    for first in range(0, tables, 20):
        some = range(first, min(first + 20, tables))
        swarm += await asyncio.gather(*(seated(url, signer, seen, args) for _ in some))
    playing = [asyncio.create_task(table.play(s)) for table in swarm for s in range(PLAYERS)]
    await asyncio.sleep(args.think)
    seen.times.clear()
    used, began = cpu(pid), time.perf_counter()
    for _ in range(args.replace):
        os.kill(pid, signal.SIGHUP)
        await asyncio.sleep(args.seconds)
    if not args.replace:
        await asyncio.sleep(args.seconds)
    seconds, used = time.perf_counter() - began, cpu(pid) - used
    times = sorted(seen.times)
    each = (memory(pid) - base) / tables / 1024
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    acknowledged = sum(map(len, seen.acknowledged.values()))
    print(
        f"{workers} x {tables:6} tables {len(times) / seconds:8.0f} answers/s"
        f"   p50 {statistics.median(times) * 1e3:6.1f} ms"
        f"   p99 {times[int(len(times) * 0.99)] * 1e3:6.1f} ms"
        f"   {each:6.0f} KiB a table   "
        + (
            f"{seen.lost} came back, {seen.gaps} gaps, longest {times[-1]:.1f} s,"
            f" {await seen.forgotten(database)} of {acknowledged} answers lost"
            if args.replace
            else f"server at {100 * used / seconds:3.0f} % of a core"
        ),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--think", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, nargs="+", default=[1])
    parser.add_argument("--replace", type=int, default=0)
    parser.add_argument("--like-a-browser", action="store_true")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    gc.disable()  # the swarm's own pauses are not the server's
    for tables, workers in product(args.tables, args.workers):
        with tempfile.TemporaryDirectory() as folder:
            database = args.database or f"{folder}/standoff.db"
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            command = [sys.executable, "-m", "standoff", "serve", "--log", "error"]
            command += [
                "--pause",
                "0",
                "--port",
                str(port),
                "--database",
                database,
                "--workers",
                str(workers),
            ]
            command += [f"--limit={name}=1000000" for name in Limits.__struct_fields__]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            try:
                asyncio.run(_against(port, process.pid, database, tables, workers, args))
            finally:
                process.terminate()
                process.wait()
                gc.collect()  # or the sockets stay open


async def _against(
    port: int, pid: int, database: str, tables: int, workers: int, args: argparse.Namespace
) -> None:
    url = f"http://127.0.0.1:{port}"
    visitor = Visitor(url)
    for _ in range(3600):  # a busy machine takes its time
        try:
            await visitor.call("/api/me")
        except OSError:
            await asyncio.sleep(0.05)
        else:
            break
    await asyncio.sleep(2 * (workers - 1))  # the others start
    await measure(url, pid, database, tables, workers, args)


if __name__ == "__main__":
    main()
