"""A sentence as it leaves the engine: still in no language."""

from msgspec import Struct


class Text(Struct, frozen=True):
    """An id of the texts and its arguments; the name of each tells what it is (kernel.words)."""

    id: str
    args: dict[str, int | str] = {}
