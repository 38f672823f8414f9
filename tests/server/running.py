"""A real server on a real socket of this machine, and guests who come to it."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Any

from standoff.server.app import Config
from standoff.server.client import Client, Visitor
from standoff.server.protocol import Settings
from standoff.server.run import Server
from standoff.server.security import Limits
from standoff.server.table import Seeds, Timing

AT_ONCE = Timing(pause=0, grace=0.2, linger=60, act=0)
NO_LIMITS = Limits(**dict.fromkeys(Limits.__struct_fields__, 10_000))
BOTS = Settings(bot="random", players=4)


def configured(folder: Path, **config: Any) -> Config:
    return at_database(str(folder / "standoff.db"), **config)


def at_database(
    database: str,
    timing: Timing = AT_ONCE,
    limits: Limits = NO_LIMITS,
    seeds: Seeds | None = None,
    thinkers: int = 0,
) -> Config:
    """A server whose matches are the same ones every time."""
    numbered = map("seed number {}".format, count())
    return Config(
        database,
        timing=timing,
        seeds=seeds or numbered.__next__,
        limits=limits,
        thinkers=thinkers,
    )


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[str]:
    """Serve in this event loop; the address."""
    with socket.socket(proto=socket.IPPROTO_TCP) as listener:  # as asyncio needs it for no delay
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        server = Server(config, "127.0.0.1", port)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            await task


def run(test: Coroutine[Any, Any, None], seconds: float = 600) -> None:
    """Run a test, but not for ever, however busy the machine."""
    asyncio.run(asyncio.wait_for(test, seconds))


def served(folder: Path, test: Callable[[str], Awaitable[None]], **config: Any) -> None:
    """Run a test against a server of its own."""

    async def whole() -> None:
        async with running(configured(folder, **config)) as url:
            await test(url)

    run(whole())


async def guest(url: str, name: str) -> Visitor:
    visitor = Visitor(url)
    await visitor.pick_name(name)
    return visitor


@asynccontextmanager
async def at(visitor: Visitor, code: str) -> AsyncIterator[Client]:
    """At a table, once its company is known."""
    async with Client(visitor, code) as client:
        await client.until(lambda c: c.company is not None)
        yield client


async def raw(url: str, request: str) -> str:
    """What the server answers to these very bytes."""
    return (await sent(url, request)).decode()


async def sent(url: str, request: str) -> bytes:
    """The same, of which not all is text."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    writer.write(request.encode())
    answer = await reader.read()
    writer.close()
    return answer


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


PLAIN = "import sys; from standoff.cli import app; app(sys.argv[1:])"


async def start(
    database: str, port: int, *more: str, code: str = PLAIN, log: int | IO[Any] = PIPE
) -> Process:
    """A server process of its own, once it answers."""
    arguments = ["serve", "--port", str(port), "--database", database, "--pause", "0.02", *more]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, *arguments, stderr=log, start_new_session=True
    )
    for _ in range(3600):  # a busy machine takes its time
        assert process.returncode is None, (await process.communicate())[1]
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        return process
    raise AssertionError(await stop(process, signal.SIGKILL))


async def stop(process: Process, how: int) -> str:
    with suppress(ProcessLookupError):
        process.send_signal(how)
    _, errors = await process.communicate()
    return (errors or b"").decode()
