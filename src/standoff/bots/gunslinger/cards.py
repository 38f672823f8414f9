"""What a card can do, read off the properties of its kind. The box is public."""

from functools import cache
from typing import Final

from standoff.games.bang import RULES
from standoff.games.bang.effects import Discard, Draw, Heal, Shot, Take
from standoff.games.bang.sources import Source
from standoff.games.bang.targets import AllOthers, CardOf, Everyone, NotSheriff, One, Target

_KINDS: Final = {kind.id: kind for part in RULES.sets for kind in part.kinds}
_CHARACTERS: Final = {who.id: who for part in RULES.sets for who in part.characters}
NO_SOURCE: Final = Source("", {})
_NO_TARGET: Final = Target()


class Nature:
    """What cards of a kind do. Of a kind that the box does not have nothing is known."""

    def __init__(self, id: str) -> None:
        kind = _KINDS.get(id)
        effect = None if kind is None else kind.effect
        target = _NO_TARGET if kind is None else kind.target
        self.id = id
        self.source = NO_SOURCE if kind is None else kind
        self.name = 0 if kind is None else kind.name
        self.saves = kind is not None and kind.saves
        self.stays = kind is not None and kind.stays
        self.reach = 0 if kind is None else kind.reach

        self.at_one = isinstance(target, One)
        self.at_others = isinstance(target, AllOthers)
        self.at_all = isinstance(target, Everyone)
        self.picks = isinstance(target, CardOf)
        self.spares_sheriff = any(isinstance(each, NotSheriff) for each in target.conditions)

        self.shoots = isinstance(effect, Shot)
        self.takes = isinstance(effect, Take)
        self.strips = isinstance(effect, Discard)
        self.draws = effect.number if isinstance(effect, Draw) else 0
        self.heals = effect.points if isinstance(effect, Heal) else int(self.saves)

        # A card in play that makes its owner "draw!" before every turn is nobody's wish to have.
        self.burdens = self.stays and self.source.check is not None
        self.equips = self.stays and not self.burdens

        # What a flow does is told by no property; whom it is aimed at is. Nobody aims a card at
        # others to do them good unless it heals, and what is no shot is answered by BANG! cards.
        others = self.at_one or self.at_others
        known = self.shoots or self.takes or self.strips or self.heals or self.stays
        self.fights = others and not known
        self.harms = self.shoots or self.fights or (self.burdens and self.at_one)
        self.shares = self.at_all and not known


@cache
def nature(kind: str) -> Nature:
    """What cards of that kind do."""
    return Nature(kind)


def of(card: str) -> Nature:
    """
    >>> of("rev_carabine-AC").reach, of("duel-QD").fights, of("nonsense-QD").harms
    (4, True, False)
    """
    return nature(card.rpartition("-")[0])


def character(id: str) -> Source:
    """The ability of a character."""
    return _CHARACTERS.get(id, NO_SOURCE)


def counts_as(card: str, who: Source) -> int:
    """The names a card has in the hand of a character."""
    return _names(of(card).name, who)


@cache
def share(name: int, who: Source) -> float:
    """How many of the cards in the box have that name for a character."""
    names = [_names(kind.name, who) for kind in _KINDS.values() for _ in kind.signs]
    return sum(bool(each & name) for each in names) / len(names)


def _names(printed: int, who: Source) -> int:
    names = printed
    for own, other in who.converts:
        if printed & own:
            names |= other
    return names
