"""Answers to questions, in numbers; the names people and programs use are made at the boundary."""

from typing import Final

from mypy_extensions import mypyc_attr

NONE: Final = -1
HAND: Final = -2  # as a pick: some card of that hand, nobody can say which

# The tone of an answer: what it is, to one who does not know its verb.
PLAIN: Final = ""
SPENDS: Final = "spends"  # a card of one's own goes
USES: Final = "uses"  # an ability, or a card in play, is used
TRADES: Final = "trades"  # buys a card lying open, sells one of one's own, or buys one out of play
GAINS: Final = "gains"  # a card comes to hand; from the deck, if it names neither card nor seat
COSTS: Final = "costs"  # gives in: what is at stake is lost
ENDS: Final = "ends"  # does no more: the turn ends, or nothing happens
TOGETHER: Final = "together"  # its number is a mask of things that are chosen together
ASIDE: Final = "aside"  # is no answer: the question is then put again


@mypyc_attr(acyclic=True)
class Choice:
    """One way to answer: a verb, and what it is about.

    card    the card it spends or names
    kind    what that card is used as, or the ability used
    seat    the player it aims at
    pick    a card in front of that player, or HAND
    number  whatever else a game counts

    >>> Choice("play", card=17, seat=2)
    Choice('play', card=17, seat=2)
    """

    __slots__ = ("card", "kind", "number", "pick", "seat", "verb")

    def __init__(
        self,
        verb: str,
        card: int = NONE,
        seat: int = NONE,
        kind: int = NONE,
        pick: int = NONE,
        number: int = NONE,
    ) -> None:
        self.verb = verb
        self.card = card
        self.seat = seat
        self.kind = kind
        self.pick = pick
        self.number = number

    def __repr__(self) -> str:
        named = {
            "card": self.card,
            "seat": self.seat,
            "kind": self.kind,
            "pick": self.pick,
            "number": self.number,
        }
        return called("Choice", self.verb, named)


@mypyc_attr(acyclic=True)
class Aside:
    """Something a seat may do while a question is open, whoever the question is for.

    >>> Aside(2, Choice("use", kind=90))
    Aside(2, Choice('use', kind=90))
    """

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat = seat
        self.choice = choice

    def __repr__(self) -> str:
        return f"Aside({self.seat}, {self.choice!r})"


NOTHING: Final = Choice("nothing")  # the answer to a question that has become moot
TALK: Final = "talk"  # the verb, and the key, of talking to the table, where rules mind that


def called(what: str, first: str, named: dict[str, int]) -> str:
    """How something was made, as one would write it: what is NONE is left out."""
    rest = [f"{name}={value}" for name, value in named.items() if value != NONE]
    return f"{what}({', '.join([repr(first), *rest])})"
