"""Processes that think, so that no table waits for another's bot.

Each takes one task after the other: questions that a bot searches, which have to be answered by a
moment, and in between the chances of finished matches, in small pieces. A process that dies or
hangs is replaced when there is something to do. What a process is given says all it needs.
"""

import asyncio
import faulthandler
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache, partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, Self, TypeVar

from msgspec.structs import replace

import standoff
from standoff.bots import BOTS, RANDOM, THINKING, Searcher, best
from standoff.bots.bot import View
from standoff.bots.chances import endings, side
from standoff.bots.playing import SEASONED
from standoff.kernel.decision import Decision
from standoff.kernel.match import Match
from standoff.kernel.record import FORMAT, Record, decode
from standoff.kernel.text import Text
from standoff.server.metrics import Metrics
from standoff.server.protocol import Reason

MOST_WAITING: Final = 32
MARGIN: Final = 0.25
"""Seconds that a searched answer is to be ready before it is due."""
LEAST: Final = 0.1
"""With less time than that nothing is tried out."""
A_PIECE: Final = 0.3
"""Seconds after which a process looks whether a question waits for it."""
HUNG: Final = 30.0
"""Seconds after which a process that does not come back ends itself."""
NICE: Final = 5
"""How far thinking stands back behind the tables, where the system knows such a thing."""

QUESTION: Final = 0
IN_BETWEEN: Final = 1

Found = TypeVar("Found")
Begun = Callable[[], Callable[[], Any] | None]
"""What is to be done, asked for when it is begun; None: it is too late."""
Task = tuple[int, int, Begun, "asyncio.Future[Any]"]

log = logging.getLogger(__name__)


class Busy(Exception):
    """Too much waits to be thought about."""


class Lost(Exception):
    """The process that thought about it is gone."""


class Thinkers:
    """A number of processes, begun when they are first needed. Use it as an async context."""

    def __init__(self, number: int, metrics: Metrics) -> None:
        self.number = number
        self._metrics = metrics
        self._tasks: asyncio.PriorityQueue[Task] = asyncio.PriorityQueue(MOST_WAITING)
        self._order = count()
        self._running: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._running = [asyncio.create_task(self._think()) for _ in range(self.number)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def search(self, match: Match, seat: int, seed: str, until: float) -> asyncio.Future[str]:
        """What a bot that tries its options out answers: before that time, or it fails."""
        position = match.save()
        clock = asyncio.get_running_loop().time

        def begun() -> Callable[[], str] | None:
            seconds = until - MARGIN - clock()
            return None if seconds < LEAST else partial(searched, position, seat, seed, seconds)

        return self._add(QUESTION, begun)

    def wake(self) -> None:
        """A question is going to come: have a process ready."""
        if self._tasks.empty():
            _ = self._add(QUESTION, lambda: ready)

    async def do(self, task: Callable[[], Found]) -> Found:
        """Have something done when no question waits; it should not take longer than A_PIECE."""
        done: Found = await self._add(IN_BETWEEN, lambda: task)
        return done

    def _add(self, rank: int, begun: Begun) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            self._tasks.put_nowait((rank, next(self._order), begun, done))
        except asyncio.QueueFull:
            _fail(done, Busy("Too much waits to be thought about."))
        return done

    async def _think(self) -> None:
        """One process, and the next if it dies."""
        process: Process | None = None
        try:
            while True:
                _, _, begun, done = await self._tasks.get()
                task = None if done.done() else begun()
                if task is None:
                    _fail(done, TimeoutError("There is no time left to think."))
                    continue
                process = process or Process()
                try:
                    found = await process.do(task)
                except BrokenProcessPool:
                    log.warning("a thinking process is gone")
                    await process.end()
                    process = None
                    self._metrics.thinkers_lost.inc()
                    _fail(done, Lost("The process that thought about it is gone."))
                except Exception as error:
                    log.exception("thinking failed")
                    _fail(done, error)
                else:
                    if not done.done():
                        done.set_result(found)
        finally:
            if process is not None:
                await process.end()


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
        done.exception()  # whoever asked may have gone


class Process:
    """One process. It is held on a leash: when that is let go, or the server is gone, it ends."""

    def __init__(self) -> None:
        context = get_context("spawn")
        held, self._leash = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=_begin, initargs=(held,)
        )

    async def do(self, task: Callable[[], Found]) -> Found:
        """What the task gives; BrokenProcessPool if the process dies."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _watched, task)

    async def end(self) -> None:
        """End it at once, whatever it does."""
        self._leash.close()
        await asyncio.to_thread(self._pool.shutdown)


# In such a process


def _begin(held: Connection) -> None:
    """Leave signals to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_when_let_go, args=(held,), daemon=True).start()


def _end_when_let_go(held: Connection) -> None:
    with suppress(EOFError, OSError):
        held.recv()
    os._exit(0)


def _watched(task: Callable[[], Found]) -> Found:
    faulthandler.dump_traceback_later(HUNG, exit=True)
    try:
        return task()
    finally:
        faulthandler.cancel_dump_traceback_later()


def ready() -> None:
    """Nothing, but by now everything is loaded."""


def searched(position: bytes, seat: int, seed: str, seconds: float) -> str:
    """What a bot that tries its options out answers for a seat, within that time."""
    match = standoff.load(position)
    bot = Searcher(SEASONED[match.setup.game], seed, seconds=seconds)
    view = View(match, seat)
    return bot.choose(view, view.decision)


def settled(record: bytes) -> list[int]:
    """The positions of a match in which nothing is under way, from the deal to the end.

    There are none if it cannot be played again by the rules of today.
    """
    whole = decode(record, Record)
    marks = [0]
    try:
        match = standoff.replay(Record(FORMAT, whole.setup, ()))
        for number, answer in enumerate(whole.answers, 1):
            match.answer(answer.key, answer.seat)
            if match.settled == number or match.over:
                marks.append(number)
    except standoff.StandoffError:
        return []
    return marks if match.result == whole.result else []


def weighed(record: bytes, at: int, first: int, playouts: int) -> list[str | None]:
    """Which side wins from the position after `at` answers: some more of so many playouts.

    They begin with number `first` and stop after a moment; each follows from its number.
    """
    match = position(record, at)
    if match.over:
        return [side(match.game.winners, match.game.roles())] * playouts
    began = monotonic()
    won: list[str | None] = []
    for winners, dealt in endings(match, seed=str(at), first=first):
        won.append(side(winners, dealt))
        if len(won) == playouts or monotonic() - began > A_PIECE:
            break
    return won


def explained(record: bytes, at: int, level: str, seconds: float) -> Reason:
    """Why the bot of a seat gave answer `at` of a match; one that searches does so for that time.

    It is asked again, from what its seat knew then. Where it would now choose something else (one
    of equals, or one nearly as good), it says what speaks for what it did.
    """
    answer = decode(record, Record).answers[at]
    match = position(record, at)
    view, game = View(match, answer.seat), match.setup.game
    decision = view.decision
    done = next(option for option in decision.options if option.key == answer.key)
    rest = tuple(option for option in decision.options if option is not done)
    why, other, instead = None, None, None
    if rest and level != RANDOM:
        other, instead = _judged(game, view, replace(decision, options=rest))
        bot = (
            Searcher(SEASONED[game], f"why {at}", seconds=seconds)
            if level in THINKING and seconds
            else BOTS[game][best(game) if level in THINKING else level](f"why {at}")
        )
        if bot.choose(view, decision) == answer.key:
            why = bot.why
        elif bot.hunch is not None:
            why = bot.hunch
        elif level in THINKING or level == best(game):
            why = _judged(game, view, replace(decision, options=(done,)))[1]
    return Reason(answer.seat, level, done.text, why, other, instead)


def _judged(game: str, view: View, decision: Decision) -> tuple[Text, Text | None]:
    """The best of some options to a seasoned bot, and why."""
    bot = SEASONED[game]("why")
    key = bot.choose(view, decision)
    return next(option.text for option in decision.options if option.key == key), bot.why


@lru_cache(maxsize=2)
def position(record: bytes, at: int) -> Match:
    """A finished match as it stood after so many answers; it is for looking only."""
    whole = decode(record, Record)
    return standoff.replay(Record(FORMAT, whole.setup, whole.answers[:at]))
