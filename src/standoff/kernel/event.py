"""Events: what happened, each with an audience. Log, animation and statistics are made of them."""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.kernel.words import Say

PUBLIC: Final = 1 << 8  # the bit of spectators: what they know, everyone knows
EVERYONE: Final = PUBLIC | (PUBLIC - 1)
SPECTATOR: Final = 8  # the seat number that stands for everyone who only watches


@mypyc_attr(acyclic=True)
class Event(Say):
    """One thing that happened, never changed. `knows` is the mask of seats that see its secret.

    >>> Event("took", seat=1, owner=3, card=17)
    Event('took', seat=1, owner=3, card=17)
    """

    __slots__ = ("knows",)

    knows: int

    def hidden_from(self, seat: int) -> bool:
        return not self.knows >> seat & 1

    def as_seen_by(self, seat: int) -> "Event":
        """The same event without its secret, if the seat may not know it."""
        if not self.hidden_from(seat):
            return self
        seen = Event(
            self.id,
            by=self.by,
            seat=self.seat,
            target=self.target,
            owner=self.owner,
            kind=self.kind,
            number=self.number,
            kinds=self.kinds,
            dice=self.dice,
        )
        seen.knows = 0
        return seen
