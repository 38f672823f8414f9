"""Who plays many games: this process, several of them, or the machines of a cluster."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from typing import Final, NamedTuple, TypeVar

Told = TypeVar("Told")

LARGEST_BATCH: Final = 25
BATCHES_A_WORKER: Final = 16
"""At least, where there are enough games: so all workers end at about the same time."""

AHEAD: Final = 4
"""Batches a worker may be ahead of what is taken: what waits does not grow with the games."""


class Crew(NamedTuple):
    """Workers, and where they are given work; without a pool, this process does it."""

    pool: Executor | None = None
    workers: int = 1

    def spread(
        self, work: Callable[[range], list[Told]], games: range
    ) -> Generator[Told, None, None]:
        """What the work tells of game after game, in their order whoever plays them."""
        if self.pool is None:
            for number in games:
                yield from work(range(number, number + 1))
            return
        size = max(1, min(LARGEST_BATCH, len(games) // (self.workers * BATCHES_A_WORKER)))
        played: deque[Future[list[Told]]] = deque()
        try:
            for at in range(0, len(games), size):
                played.append(self.pool.submit(work, games[at : at + size]))
                if len(played) == self.workers * AHEAD:
                    yield from played.popleft().result()
            while played:
                yield from played.popleft().result()
        finally:
            for future in played:
                future.cancel()


ALONE: Final = Crew()


@contextmanager
def processes(workers: int) -> Iterator[Crew]:
    """So many processes of this machine."""
    if workers == 1:
        yield ALONE
        return
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(workers, get_context(method), _leave_interrupts_to_the_parent) as pool:
        try:
            yield Crew(pool, workers)
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
