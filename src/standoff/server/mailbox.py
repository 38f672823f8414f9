"""What waits for one reader: a queue that costs next to nothing while it is empty."""

import asyncio
from typing import Generic, TypeVar

Kind = TypeVar("Kind")


class Mailbox(Generic[Kind]):
    """As much of an asyncio.Queue as one reader needs; that holds four deques, 700 bytes each.

    >>> box = Mailbox(most=1)
    >>> box.put_nowait("word")
    >>> box.full(), asyncio.run(box.get()), box.empty()
    (True, 'word', True)
    """

    __slots__ = ("_most", "_reader", "_waiting")

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._waiting: list[Kind] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._waiting

    def full(self) -> bool:
        return self._most is not None and len(self._waiting) >= self._most

    def put_nowait(self, what: Kind) -> None:
        """Raises QueueFull if too much waits."""
        if self.full():
            raise asyncio.QueueFull
        self._waiting.append(what)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> Kind:
        return self._waiting.pop(0)

    async def get(self) -> Kind:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)
