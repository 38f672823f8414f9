"""What is said to people, before it has a language: text ids with arguments.

The name of an argument tells what it is, everywhere: `by`, `seat`, `target` and `owner` are
seats, `card` and `pick` are cards, `kind` is a kind of card or a character, `role` is a role, and
the rest are numbers. In the rules all of them are ints; `Text` is the form that leaves the engine.
"""

from typing import Final

SEATS: Final = frozenset({"by", "seat", "target", "owner"})
CARDS: Final = frozenset({"card", "pick"})
KINDS: Final = frozenset({"kind"})
ROLES: Final = frozenset({"role"})
SECRETS: Final = CARDS | ROLES  # what an event may hide


class Say:
    """A sentence to be, as the rules write it: a text id and its arguments, all of them ints."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, int] | None = None) -> None:
        self.id = id
        self.args: dict[str, int] = {} if args is None else args
