"""How many tables one server process bears: people at sockets, playing real matches.

    python bench/load.py [--tables 10 100 1000] [--think 4] [--seconds 20]

Every seat is a socket. Who is asked thinks for a random time, `--think` seconds on average, and
answers at random. What is measured is the time from sending an answer until the last seat of the
table has its update; the database is a file, and every answer is on disk before it is shown.
"""

import argparse
import asyncio
import gc
import multiprocessing
import random
import resource
import socket
import statistics
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from standoff.server.app import Config
from standoff.server.client import Visitor
from standoff.server.protocol import Answer, Hello, Settings, Sit, Start, write
from standoff.server.run import serve
from standoff.server.security import Limits, Signer, new_guest
from standoff.server.storage import Storage
from standoff.server.table import Timing

PLAYERS = 4
LIMITS = Limits(**dict.fromkeys(Limits.__struct_fields__, 1_000_000))


class Option(Struct):
    key: str


class Decision(Struct):
    seat: int
    serial: int
    options: list[Option]


class Told(Struct):
    """The few things a swarm needs to know of a message."""

    type: str
    version: int = -1
    decision: Decision | None = None


TOLD = msgspec.json.Decoder(Told)


class Swarmed:
    """A table of the swarm."""

    def __init__(self, code: str, think: float, measured: list[float]) -> None:
        self.code = code
        self._think = think
        self._measured = measured
        self._sent: dict[int, float] = {}
        self._heard: dict[int, int] = {}
        self.sockets: list[ClientConnection] = []

    def heard(self, version: int) -> None:
        """A seat has its update; when the last one has, the time is taken."""
        if version not in self._sent:
            return
        self._heard[version] = self._heard.get(version, 0) + 1
        if self._heard[version] == PLAYERS:
            self._measured.append(time.perf_counter() - self._sent.pop(version))
            del self._heard[version]

    async def play(self, seat: int) -> None:
        """Answer whatever this seat is asked; the host starts the next match."""
        connection = self.sockets[seat]
        version, answered, tasks = -1, -1, set()
        async for frame in connection:
            told = TOLD.decode(frame)
            if told.type != "update":
                continue
            if told.version != version:
                version = told.version
                self.heard(version)
            if told.decision is None and seat == 0:
                self._sent.clear()
                await connection.send(write(Start()))
            elif told.decision is not None and told.decision.seat == seat and version != answered:
                answered = version
                tasks.add(task := asyncio.create_task(self._answer(connection, told)))
                task.add_done_callback(tasks.discard)

    async def _answer(self, connection: ClientConnection, told: Told) -> None:
        assert told.decision is not None
        await asyncio.sleep(random.uniform(0, 2 * self._think))
        key = random.choice(told.decision.options).key
        self._sent[told.version + 1] = time.perf_counter()
        await connection.send(write(Answer(told.decision.serial, key)))


async def seated(url: str, signer: Signer, think: float, measured: list[float]) -> Swarmed:
    """A new table with people on every seat."""
    visitors = [Visitor(url) for _ in range(PLAYERS)]
    for number, visitor in enumerate(visitors):
        visitor.cookie = signer.write(new_guest(f"Player {number}"))
    table = Swarmed(
        await visitors[0].open_table(Settings(players=PLAYERS, clock=600, bot="random")),
        think,
        measured,
    )
    for seat, visitor in enumerate(visitors):
        connection = await connect(
            f"ws{url[4:]}/ws/tables/{table.code}",
            additional_headers=visitor.headers(),
            ping_interval=None,
            compression=None,
            proxy=None,
        )
        table.sockets.append(connection)
        await connection.send(write(Hello()))
        if seat:
            await connection.send(write(Sit(seat)))
            while TOLD.decode(await connection.recv()).type != "done":
                pass
    await table.sockets[0].send(write(Start()))
    return table


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(url: str, pid: int, database: str, tables: int, args: argparse.Namespace) -> None:
    async with Storage(database) as storage:
        signer = Signer(await storage.key("cookie", ""))
    measured: list[float] = []
    base = memory(pid)
    swarm: list[Swarmed] = []
    for first in range(0, tables, 20):
        some = range(first, min(first + 20, tables))
        opened = [seated(url, signer, args.think, measured) for _ in some]
        swarm += await asyncio.gather(*opened)
        await asyncio.sleep(0)
    playing = [asyncio.create_task(table.play(s)) for table in swarm for s in range(PLAYERS)]
    await asyncio.sleep(args.think)
    measured.clear()
    used, began = cpu(pid), time.perf_counter()
    await asyncio.sleep(args.seconds)
    seconds, used = time.perf_counter() - began, cpu(pid) - used
    times = sorted(measured)
    each = (memory(pid) - base) / tables / 1024
    print(
        f"{tables:6} tables {len(times) / seconds:8.0f} answers/s"
        f"   p50 {statistics.median(times) * 1e3:6.1f} ms"
        f"   p99 {times[int(len(times) * 0.99)] * 1e3:6.1f} ms"
        f"   {each:6.0f} KiB a table   server at {100 * used / seconds:3.0f} % of a core",
        flush=True,
    )
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--think", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    gc.disable()  # the swarm's own pauses are not the server's
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
            database = f"{folder}/standoff.db"
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
            free.close()
            config = Config(database, timing=Timing(pause=0), limits=LIMITS)
            process = multiprocessing.get_context("spawn").Process(
                target=serve, args=(config, "127.0.0.1", port, "warning")
            )
            process.start()
            try:
                asyncio.run(
                    _against(f"http://127.0.0.1:{port}", process.pid, database, tables, args)
                )
            finally:
                process.kill()
                process.join()


async def _against(
    url: str, pid: int | None, database: str, tables: int, args: argparse.Namespace
) -> None:
    assert pid is not None
    visitor = Visitor(url)
    for _ in range(200):
        try:
            await visitor.call("/api/me")
        except OSError:
            await asyncio.sleep(0.05)
        else:
            break
    await measure(url, pid, database, tables, args)


if __name__ == "__main__":
    main()
