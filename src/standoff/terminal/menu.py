"""From many options to a few numbers: first a card, then as what, at whom, at which card."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from standoff.kernel.choice import SPENDS, TOGETHER, TRADES
from standoff.kernel.decision import Option

FIELDS: Final = ("verb", "kind", "seat", "pick", "number")
"""What is asked after the card, in this order."""


class Menu(NamedTuple):
    """What can be typed next: numbers, each with the options it leaves; a number may leave none."""

    field: str
    ways: dict[int, tuple[Option, ...]]
    hand: int = 0
    """How many of the numbers are cards of the hand: the first ones."""
    together: dict[frozenset[int], Option] = {}  # noqa: RUF012
    """Where several numbers are typed at once, what they mean together."""

    def says_all(self, number: int) -> bool:
        """Whether what stands beside the number is all there is to it, its target too."""
        return self.field == "card" and number > self.hand

    def only_way(self) -> str:
        """The number to type where there is no choice; else nothing."""
        open_ways = [number for number, options in self.ways.items() if options]
        return str(open_ways[0]) if len(open_ways) == 1 else ""


def first(options: Sequence[Option], hand: Sequence[str]) -> Menu:
    """The cards of the hand by their place, then whatever else can be answered, one by one.

    A question that no card of the hand answers has a plain list, or takes several numbers at once.
    """
    if any(option.tone == TOGETHER for option in options):
        return several(options)
    own = (SPENDS, TRADES)
    spent = [option for option in options if option.tone in own and option.card in hand]
    cards = hand if spent else ()
    ways = [tuple(option for option in spent if option.card == card) for card in cards]
    ways += [(option,) for option in options if option not in spent]
    return Menu("card", dict(enumerate(ways, 1)), len(cards))


def several(options: Sequence[Option]) -> Menu:
    """Things that are chosen together have the numbers of their places; then comes the rest."""
    masks = [o for o in options if o.tone == TOGETHER]
    chosen = {_places(o.number): o for o in masks if o.number is not None}
    ways = {min(places): (o,) for places, o in chosen.items() if len(places) == 1}
    rest = [option for option in options if option.tone != TOGETHER]
    for number, option in enumerate(rest, max(ways, default=0) + 1):
        ways[number] = (option,)
        chosen[frozenset({number})] = option
    return Menu("several", dict(sorted(ways.items())), together=chosen)


def _places(mask: int) -> frozenset[int]:
    """The places in a mask, counted from 1.

    >>> sorted(_places(0b10011))
    [1, 2, 5]
    """
    return frozenset(place + 1 for place in range(mask.bit_length()) if mask >> place & 1)


def deeper(options: Sequence[Option], after: str) -> Menu | None:
    """What is still to be asked once `after` is settled; None if one option is left.

    A target is asked for even if there is only one, so that no card goes off by its number alone.
    Players have the numbers they have at the table.
    """
    asked = FIELDS.index(after) + 1 if after in FIELDS else 0
    for field in FIELDS[asked:]:
        values = list(dict.fromkeys(getattr(option, field) for option in options))
        if len(values) == 1 and (field != "seat" or values == [None]):
            continue
        numbers: Iterable[int] = range(1, len(values) + 1)
        if field == "seat" and None not in values:
            numbers = [seat + 1 for seat in values]
        ways = [tuple(o for o in options if getattr(o, field) == value) for value in values]
        return Menu(field, dict(zip(numbers, ways, strict=True)))
    return None
