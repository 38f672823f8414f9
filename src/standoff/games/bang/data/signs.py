"""Suits and ranks, and what a "draw!" wants to see."""

from typing import Final

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

SUITS: Final = "CDHS"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")  # B-52


class Sign:
    """A rank (as a place in RANKS) and a suit."""

    __slots__ = ("rank", "suit")

    def __init__(self, rank: int, suit: int) -> None:
        self.rank = rank
        self.suit = suit

    @staticmethod
    def read(text: str) -> "Sign":
        """
        >>> sign = Sign.read("10H")
        >>> RANKS[sign.rank], sign.suit == HEARTS
        ('10', True)
        """
        return Sign(RANKS.index(text[:-1]), SUITS.index(text[-1]))


class Wanted:
    """The signs that make a "draw!" succeed: a suit or two, or any, and a range of ranks.

    `unless` it is one of these suits, any suit is wanted.

    >>> Wanted(low="J").met_by(RANKS.index("K"), CLUBS), Wanted(HEARTS).met_by(0, CLUBS)
    (True, False)
    """

    __slots__ = ("high", "low", "suits")

    def __init__(
        self,
        suit: int | None = None,
        low: str = "2",
        high: str = "A",
        *,
        or_suit: int | None = None,
        unless: bool = False,
    ) -> None:
        given = [each for each in (suit, or_suit) if each is not None]
        others = [each for each in range(len(SUITS)) if each not in given]
        self.suits = others if unless or not given else given
        self.low = RANKS.index(low)
        self.high = RANKS.index(high)

    def met_by(self, rank: int, suit: int) -> bool:
        return suit in self.suits and self.low <= rank <= self.high
