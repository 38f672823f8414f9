"""Plays and facts: the plain records of an effect under way and of what happened in it."""

from typing import Final

from standoff.kernel.choice import NONE

NOTHING_PAID: Final[list[int]] = []


class Play:
    """One effect under way: who, by which kind's text, with which card, at whom.

    Blame, immunity and triggers are questions about a Play; nothing else is passed around to
    answer "what was that?". An effect belongs to a kind, not to a card.

    >>> Play(by=1, kind=3, card=17, targets=[2])
    Play(by=1, kind=3, card=17, targets=[2])
    """

    __slots__ = ("by", "card", "kind", "paid", "pick", "targets")

    def __init__(self, by: int, kind: int, card: int, targets: list[int], pick: int = NONE) -> None:
        self.by = by  # NONE: nobody is to blame
        self.kind = kind
        self.card = card
        self.targets = targets
        self.pick = pick
        self.paid = NOTHING_PAID  # the cards discarded for it, if it is an ability's

    def __repr__(self) -> str:
        pick = "" if self.pick == NONE else f", pick={self.pick}"
        return (
            f"Play(by={self.by}, kind={self.kind}, card={self.card}, targets={self.targets}{pick})"
        )


# What can have happened.
LIFE_LOST: Final = 0
CARD_SPENT: Final = 1  # played or discarded from hand, as an answer


class Fact:
    """Something that happened inside an effect: life points lost, by whom and through what.

    >>> Fact(2, 1, Play(by=1, kind=3, card=17, targets=[2]))
    Fact(seat=2, points=1, play=Play(by=1, kind=3, card=17, targets=[2]))
    """

    __slots__ = ("play", "points", "seat", "what")

    def __init__(self, seat: int, points: int, play: Play, what: int = LIFE_LOST) -> None:
        self.what = what
        self.seat = seat
        self.points = points
        self.play = play

    def __repr__(self) -> str:
        what = "" if self.what == LIFE_LOST else f", what={self.what}"
        return f"Fact(seat={self.seat}, points={self.points}, play={self.play}{what})"
