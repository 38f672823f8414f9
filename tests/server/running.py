"""A real server on a real socket of this machine, and guests who come to it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import uvicorn

from standoff.server.app import Config
from standoff.server.client import Client, Visitor
from standoff.server.protocol import Settings
from standoff.server.run import settings
from standoff.server.security import Limits
from standoff.server.table import Seeds, Timing

AT_ONCE = Timing(pause=0, grace=0.2, linger=60, act=0)
NO_LIMITS = Limits(
    requests=10_000, burst=10_000, sockets=10_000, frames=10_000, lines=10_000, tables=10_000
)
BOTS = Settings(bot="random", players=4)


def configured(folder: Path, **config: Any) -> Config:
    return at_database(str(folder / "standoff.db"), **config)


def at_database(
    database: str,
    timing: Timing = AT_ONCE,
    limits: Limits = NO_LIMITS,
    seeds: Seeds | None = None,
) -> Config:
    """A server whose matches are the same ones every time."""
    numbered = map("seed number {}".format, count())
    return Config(database, timing=timing, seeds=seeds or numbered.__next__, limits=limits)


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[str]:
    """Serve in this event loop; the address."""
    with socket.socket(proto=socket.IPPROTO_TCP) as listener:  # as asyncio needs it for no delay
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        server = uvicorn.Server(settings(config, "127.0.0.1", port))
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


def run(test: Coroutine[Any, Any, None], seconds: float = 240) -> None:
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
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    writer.write(request.encode())
    answer = await reader.read()
    writer.close()
    return answer.decode()
