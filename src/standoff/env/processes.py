"""Many tables over several processes, which write what is seen into memory they share."""

import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from standoff.env.space import Space
from standoff.env.vector import LIMIT, Buffers, Vector
from standoff.kernel.errors import StandoffError


class Processes:
    """What Vector does, shared out among workers: the same matches, the same arrays.

    To be closed, or used in a `with`.
    """

    def __init__(
        self,
        space: Space,
        tables: int,
        *,
        workers: int,
        bots: Sequence[str | None] = (None,),
        seed: int | str = 0,
        limit: int = LIMIT,
        reveal: bool = False,
    ) -> None:
        if tables % workers:
            raise StandoffError(f"{tables} tables cannot be shared out among {workers} workers.")
        self.space = space
        self.tables = tables
        share = tables // workers
        context = get_context("spawn")
        size = Buffers(space, share).size
        self._parts: list[Buffers] = []
        self._pipes: list[Connection] = []
        self._workers = []
        more = {"bots": tuple(bots), "seed": seed, "limit": limit, "reveal": reveal}
        for number in range(workers):
            memory = context.RawArray("B", size)
            ours, theirs = context.Pipe()
            place = {"first": number * share, "all_tables": tables}
            asked = (space, share, {**more, **place}, memory, theirs)
            worker = context.Process(target=_work, args=asked, daemon=True)
            worker.start()
            theirs.close()
            self._workers.append(worker)
            self._pipes.append(ours)
            self._parts.append(Buffers(space, share, memory))
        self._await()

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def reset(self, seed: int | str | None = None) -> list[Buffers]:
        """Deal all tables anew; gives the arrays of each worker's tables."""
        return self._all(("reset", seed))

    def step(self, actions: NDArray[np.int64] | None = None) -> list[Buffers]:
        """Take an action at each table; gives the arrays of each worker's tables.

        Without actions, those that were written into the arrays are taken.
        """
        if actions is not None:
            for part, share in zip(self._parts, np.split(actions, len(self._parts)), strict=True):
                part.actions[:] = share
        return self._all(("step", None))

    @property
    def buffers(self) -> list[Buffers]:
        """The arrays of each worker's tables, the first ones first."""
        return self._parts

    def close(self) -> None:
        """End the workers."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes = []
        self._workers = []

    def _all(self, order: tuple[str, Any]) -> list[Buffers]:
        for pipe in self._pipes:
            pipe.send(order)
        self._await()
        return self._parts

    def _await(self) -> None:
        for pipe in self._pipes:
            try:
                error = pipe.recv()
            except (EOFError, OSError):
                raise StandoffError("A worker has ended.") from None
            if error:
                raise StandoffError(f"A worker cannot go on: {error}")


def _work(space: Space, tables: int, more: dict[str, Any], memory: Any, pipe: Any) -> None:
    """Step the tables of one worker for as long as there is someone who says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # left to the parent
    vector = Vector(space, tables, buffers=Buffers(space, tables, memory), **more)
    error = ""
    while True:
        try:
            pipe.send(error)
            order, seed = pipe.recv()
        except (EOFError, OSError):
            return
        error = ""
        try:
            if order == "reset":
                vector.reset(seed)
            else:
                vector.step()
        except Exception as raised:
            error = repr(raised)
