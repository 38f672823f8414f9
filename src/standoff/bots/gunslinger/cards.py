"""What a card can do, read off the properties of its kind. The box is public."""

from functools import cache
from typing import Final

from standoff.games.bang import RULES
from standoff.games.bang.effects import Discard, Draw, Heal, Shot, Take
from standoff.games.bang.sources import BANG, MISSED, Character, Source
from standoff.games.bang.targets import AllOthers, CardOf, Everyone, One

_KINDS: Final = {kind.id: kind for part in RULES.sets for kind in part.kinds}
_CHARACTERS: Final = {who.id: who for part in RULES.sets for who in part.characters}
_NOBODY: Final = Source("", {})


class Nature:
    """What cards of a kind do. A kind the box does not have can do nothing that is known."""

    def __init__(self, id: str) -> None:
        self.id = id
        kind = _KINDS.get(id)
        self.source: Source = _NOBODY if kind is None else kind
        effect = None if kind is None else kind.effect
        target = None if kind is None else kind.target
        self.name = 0 if kind is None else kind.name
        self.saves = kind is not None and kind.saves
        self.stays = kind is not None and kind.stays
        self.reach = 0 if kind is None else kind.reach

        self.at_one = isinstance(target, One)
        self.at_others = isinstance(target, AllOthers)
        self.at_all = isinstance(target, Everyone)

        self.shoots = isinstance(effect, Shot)
        self.takes = isinstance(effect, Take)
        self.strips = isinstance(effect, Discard)
        self.draws = effect.number if isinstance(effect, Draw) else 0
        self.heals = effect.points if isinstance(effect, Heal) else int(self.saves)
        self.picks = isinstance(target, CardOf)

        # A card in play that makes its owner "draw!" at every turn is nobody's wish to have.
        self.burdens = self.stays and self.source.check is not None
        self.equips = self.stays and not self.burdens

        # What a flow does is not told by a property; whom it is aimed at is, and nobody aims a
        # card at others to do them good unless it heals. It is answered with BANG! cards.
        aimed = self.at_one or self.at_others
        self.fights = aimed and not (
            self.shoots or self.takes or self.strips or self.heals or self.stays
        )
        self.harms = self.shoots or self.fights or (self.burdens and self.at_one)
        self.shares = self.at_all and not self.heals and not self.stays


@cache
def nature(id: str) -> Nature:
    """What cards of that kind do."""
    return Nature(id)


def kind_of(card: str) -> str:
    """
    >>> kind_of("rev_carabine-AC")
    'rev_carabine'
    """
    return card.rpartition("-")[0]


def of(card: str) -> Nature:
    return nature(kind_of(card))


def character(id: str) -> Source:
    return _CHARACTERS.get(id, _NOBODY)


def counts_as(card: str, who: Source) -> int:
    """The names a card has in the hand of a character."""
    names = of(card).name
    for printed, other in who.converts:
        if of(card).name & printed:
            names |= other
    return names


@cache
def share(name: int, who: Source) -> float:
    """How many of the cards in the box have that name for a character."""
    cards = [f"{kind.id}-" for kind in _KINDS.values() for _ in kind.signs]
    return sum(bool(counts_as(card, who) & name) for card in cards) / len(cards)


__all__ = ["BANG", "MISSED", "Character", "Nature", "character", "counts_as", "nature", "of"]
