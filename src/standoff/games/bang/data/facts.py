"""Plays and facts: the plain records of an effect under way and of what happened in it."""

from typing import Final

from standoff.kernel.choice import NONE

NOTHING_PAID: Final[list[int]] = []


class Play:
    """One effect under way: who, by which kind's text, with which card, at whom.

    Blame, immunity and triggers are questions about a Play; nothing else is passed around to
    answer "what was that?". An effect belongs to a kind, not to a card.
    """

    __slots__ = ("by", "card", "kind", "paid", "pick", "targets")

    def __init__(self, by: int, kind: int, card: int, targets: list[int], pick: int = NONE) -> None:
        self.by = by  # NONE: nobody is to blame
        self.kind = kind
        self.card = card
        self.targets = targets
        self.pick = pick
        self.paid = NOTHING_PAID  # the cards discarded for it, if it is an ability's


# What can have happened.
LIFE_LOST: Final = 0
CARD_SPENT: Final = 1  # played or discarded from hand, as an answer


class Fact:
    """Something that happened inside an effect: life points lost, by whom and through what."""

    __slots__ = ("play", "points", "seat", "what")

    def __init__(self, seat: int, points: int, play: Play, what: int = LIFE_LOST) -> None:
        self.what = what
        self.seat = seat
        self.points = points
        self.play = play
