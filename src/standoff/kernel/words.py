"""What is said to people, before it has a language: text ids with arguments.

The name of an argument tells what it is, everywhere: `by`, `seat`, `target` and `owner` are seats,
`card` and `pick` are cards, `kind` is a kind of card or a character, `event` is one that comes to
light, `kinds` are several kinds in a row, as dice show them, `role` is a role, and the rest are
numbers. In the rules all of them are ints (a game packs `kinds` as it likes); `Text` is the form
that leaves the engine.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.kernel.choice import NONE, called

SEATS: Final = frozenset({"by", "seat", "target", "owner"})
CARDS: Final = frozenset({"card", "pick"})
KINDS: Final = frozenset({"kind", "event"})
SEVERAL: Final = frozenset({"kinds"})
ROLES: Final = frozenset({"role"})
NAMED: Final = CARDS | KINDS | SEVERAL | ROLES  # what has a name that the game gives
SECRETS: Final = CARDS | ROLES | {"event"}  # what can come to light


@mypyc_attr(acyclic=True)
class Say:
    """A sentence to be, as the rules write it: a text id and its arguments; NONE is left out.

    >>> Say("ask-shot", number=1, by=2, kind=0)
    Say('ask-shot', by=2, kind=0, number=1)
    >>> Say("ask-shot", by=2, kind=0, number=1).args
    {'by': 2, 'kind': 0, 'number': 1}
    """

    __slots__ = (
        "by",
        "card",
        "dice",
        "distance",
        "event",
        "id",
        "kind",
        "kinds",
        "limit",
        "number",
        "owner",
        "pick",
        "reach",
        "role",
        "seat",
        "target",
    )

    def __init__(
        self,
        id: str,
        *,
        by: int = NONE,
        seat: int = NONE,
        target: int = NONE,
        owner: int = NONE,
        card: int = NONE,
        pick: int = NONE,
        kind: int = NONE,
        role: int = NONE,
        number: int = NONE,
        limit: int = NONE,
        distance: int = NONE,
        reach: int = NONE,
        event: int = NONE,
        kinds: int = NONE,
        dice: int = NONE,
    ) -> None:
        self.id = id
        self.by = by
        self.seat = seat
        self.target = target
        self.owner = owner
        self.card = card
        self.pick = pick
        self.kind = kind
        self.role = role
        self.number = number
        self.limit = limit
        self.distance = distance
        self.reach = reach
        self.event = event
        self.kinds = kinds
        self.dice = dice

    @property
    def args(self) -> dict[str, int]:
        """The arguments there are, by name."""
        found: dict[str, int] = {}
        if self.by != NONE:
            found["by"] = self.by
        if self.seat != NONE:
            found["seat"] = self.seat
        if self.target != NONE:
            found["target"] = self.target
        if self.owner != NONE:
            found["owner"] = self.owner
        if self.card != NONE:
            found["card"] = self.card
        if self.pick != NONE:
            found["pick"] = self.pick
        if self.kind != NONE:
            found["kind"] = self.kind
        if self.role != NONE:
            found["role"] = self.role
        if self.number != NONE:
            found["number"] = self.number
        if self.limit != NONE:
            found["limit"] = self.limit
        if self.distance != NONE:
            found["distance"] = self.distance
        if self.reach != NONE:
            found["reach"] = self.reach
        if self.event != NONE:
            found["event"] = self.event
        if self.kinds != NONE:
            found["kinds"] = self.kinds
        if self.dice != NONE:
            found["dice"] = self.dice
        return found

    def __repr__(self) -> str:
        return called(type(self).__name__, self.id, self.args)
