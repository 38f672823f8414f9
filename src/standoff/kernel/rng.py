"""All chance of a match comes from one counter-based generator (LAW 5)."""

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Rng:
    """Keyed BLAKE2b blocks, read one 32-bit word at a time.

    A key and a counter are its whole state: cheap to copy, and nothing dealt tells what comes next.
    A scenario may lay out what chance brings: `coming` is picked next, the first one first, and the
    next shuffle leaves `on_top` at the end of its list. In a match, and in a fork, both are empty.

    >>> rng = Rng.from_seed("7")
    >>> rng.below(6) in range(6)
    True
    >>> twin = rng.copy()
    >>> [rng.below(80) for _ in range(20)] == [twin.below(80) for _ in range(20)]
    True
    """

    __slots__ = ("_block", "coming", "counter", "key", "on_top")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.coming: list[int] = []
        self.on_top: list[int] = []
        self._block: tuple[int, ...] = ()

    @staticmethod
    def from_seed(seed: str) -> "Rng":
        data = seed.encode(errors="surrogatepass")  # whatever the text is, it is a seed
        return Rng(blake2b(data, digest_size=32, person=b"standoff").digest())

    def copy(self) -> "Rng":
        twin = Rng(self.key, self.counter)
        twin._block = self._block
        if self.coming or self.on_top:
            twin.coming = self.coming[:]
            twin.on_top = self.on_top[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "key": self.key.hex(),
            "counter": self.counter,
            "coming": self.coming[:],
            "on_top": self.on_top[:],
        }

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1. The bias is under bound / 2**30.

        30 bits of a word are used: with them, compiled code stays within machine integers.
        """
        place = self.counter & 15
        if place == 0 or not self._block:
            block = (self.counter >> 4).to_bytes(8, "little")
            self._block = unpack("<16I", blake2b(block, key=self.key).digest())
        self.counter += 1
        return ((self._block[place] >> 2) * bound) >> 30

    def one_of(self, items: Sequence[int]) -> int:
        """One of them, each as likely."""
        place = self.below(len(items))
        if self.coming and self.coming[0] in items:
            return self.coming.pop(0)
        return items[place]

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        if self.on_top and all(item in items for item in self.on_top):
            for item in self.on_top:
                items.remove(item)
            items += self.on_top
            self.on_top = []
