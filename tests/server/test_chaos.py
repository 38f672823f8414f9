"""Processes that are killed, hang or have wrong clocks, and a database that is away, at random.

Whatever happens, everyone plays on, and every client was told what is stored, without a gap.
STANDOFF_CHAOS_SEED and STANDOFF_CHAOS_SECONDS say which things happen in the long test, for how
long.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.cluster import Balancer, Crowd, balanced
from tests.server.postgres import Postgres
from tests.server.running import run

pytestmark = pytest.mark.once

A_LONG_TIME = 20 * 60

JUMPY = """
import random, signal, sys, time
real, off = time.time, 0.0
def jump(*_):
    global off
    off = random.uniform(-1e6, 1e6)
time.time = lambda: real() + off
signal.signal(signal.SIGUSR1, jump)
from standoff.cli import app
app(sys.argv[1:])
"""
"""A process whose clock jumps when it is told to."""


class Chaos:
    """What can go wrong."""

    def __init__(self, balancer: Balancer, postgresql: Postgres, seed: str) -> None:
        self._balancer = balancer
        self._postgresql = postgresql
        self.chance = random.Random(seed)

    @property
    def all(self) -> list[Callable[[], Awaitable[None]]]:
        return [self.kill, self.hang, self.jump, self.pause, self.restart, self.lose_the_bus]

    def _any(self) -> str:
        return self.chance.choice([*self._balancer.processes])

    async def kill(self) -> None:
        """A process is dead; some time later there is another."""
        await self._balancer.end(self._any(), signal.SIGKILL)
        await self._balancer.add(code=JUMPY)

    async def hang(self) -> None:
        """A process does nothing for longer than the others wait, and goes on."""
        process = self._balancer.processes[self._any()]
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(4, 8))
        process.send_signal(signal.SIGCONT)

    async def jump(self) -> None:
        """A clock is wrong by days."""
        self._balancer.processes[self._any()].send_signal(signal.SIGUSR1)

    async def pause(self) -> None:
        await asyncio.to_thread(self._postgresql.pause)
        await asyncio.sleep(self.chance.uniform(0.5, 6))
        await asyncio.to_thread(self._postgresql.go_on)

    async def restart(self) -> None:
        end = self.chance.choice((self._postgresql.stop, self._postgresql.kill))
        await asyncio.to_thread(end)
        await asyncio.to_thread(self._postgresql.start)

    async def lose_the_bus(self) -> None:
        """Every session is ended, and with it whatever was said meanwhile."""
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend'"
        ending = f"SELECT pg_terminate_backend(pid) {others} AND pid <> pg_backend_pid()"
        await asyncio.to_thread(self._postgresql.ask, ending)


def test_everything_once(postgresql: Postgres, tmp_path: Path) -> None:
    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 2, code=JUMPY) as balancer:
            chaos = Chaos(balancer, postgresql, "short")
            crowd = Crowd(balancer)
            await crowd.come(tables=3)
            for act in (chaos.jump, chaos.kill, chaos.lose_the_bus, chaos.restart):
                await act()
                await crowd.further(2)
            await crowd.to_the_end()
            await balancer.until_logged("a process is dead", 1)

    run(test())


@pytest.mark.soak
def test_for_a_long_time(postgresql: Postgres, tmp_path: Path) -> None:
    seed = os.environ.get("STANDOFF_CHAOS_SEED", "1")
    seconds = float(os.environ.get("STANDOFF_CHAOS_SECONDS", A_LONG_TIME))

    async def test() -> None:
        async with balanced(postgresql.url, tmp_path, 3, code=JUMPY) as balancer:
            chaos = Chaos(balancer, postgresql, seed)
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                crowd = Crowd(balancer)
                await crowd.come(tables=8)
                while not crowd.is_over and time.monotonic() < until:
                    await chaos.chance.choice(chaos.all)()
                    await crowd.further(chaos.chance.randrange(4))
                await crowd.to_the_end()

    run(test(), seconds + 600)
