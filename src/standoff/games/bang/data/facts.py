"""Plays and facts: the plain records of an effect under way and of what happened in it."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from standoff.kernel.choice import NONE

if TYPE_CHECKING:
    from standoff.games.bang.data.deeds import Effect
    from standoff.games.bang.data.hooks import At
    from standoff.games.bang.data.sources import Kind
    from standoff.games.bang.data.state import Bang

NOTHING_PAID: Final[list[int]] = []
NOTHING_ADDED: Final[list[int]] = []

# How a play came about.
PLAYED: Final = 0  # a card out of a hand
USED: Final = 1  # a card in play
ABILITY: Final = 2  # nothing but the text of a character, an event or a rule


@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """One effect under way, with all that was announced: who, by which kind's text, at whom.

    Blame, immunity and triggers are questions about a Play; nothing else is passed around to
    answer "what was that?". An effect belongs to a kind, not to a card, so it may run under the
    name of another.

    >>> Play(by=2, kind=0, card=17, targets=[3])
    Play(by=2, kind=0, card=17, targets=[3])
    """

    __slots__ = (
        "about",
        "aim",
        "answers",
        "by",
        "card",
        "certain",
        "counts",
        "damage",
        "how",
        "kind",
        "loads",
        "missed",
        "mode",
        "mutes",
        "named",
        "orders",
        "paid",
        "pick",
        "riders",
        "stopped",
        "targets",
        "turned",
        "upgrades",
    )

    def __init__(
        self,
        by: int,
        kind: int,
        card: int,
        targets: list[int],
        pick: int = NONE,
        how: int = PLAYED,
    ) -> None:
        self.by = by  # NONE: nobody is to blame
        self.kind = kind
        self.card = card
        self.targets = targets
        self.pick = pick
        self.how = how
        self.paid = NOTHING_PAID  # the cards discarded for it
        self.aim = NONE  # the seat named
        self.named = NONE  # the card named along with it, to pay with or to act on
        self.mode = NONE  # the kind that the card named is used as
        self.orders = by  # who announces it, if another than the one who plays it
        self.counts = True  # towards the limit, if its kind does
        self.upgrades = 0  # as often as more of its effect was bought
        self.loads = NOTHING_PAID  # the cards whose tokens pay for it; NONE: the character
        # What riders and abilities make of it.
        self.riders = NOTHING_ADDED  # the sources whose riders were announced
        self.damage = 1
        self.certain = False  # cannot be cancelled
        self.mutes = 0  # strata of its targets that have no effect against it
        # What it answers: a play that aims at its player, or life points about to be lost.
        self.answers: Play | None = None
        self.about: Losing | None = None
        # What answers made of it, for the seat that it acts on at the moment.
        self.stopped = False
        self.turned = NONE  # the seat it acts on instead
        self.missed = 0  # the mask of the seats that have cancelled it

    def __repr__(self) -> str:
        pick = "" if self.pick == NONE else f", pick={self.pick}"
        how = "" if self.how == PLAYED else f", how={self.how}"
        return (
            f"Play(by={self.by}, kind={self.kind}, card={self.card}, targets={self.targets}"
            f"{pick}{how})"
        )


class Losing:
    """Life points, or a card, that a player is about to lose."""

    __slots__ = ("pick", "play", "points", "seat", "taker", "thanks")

    def __init__(
        self, seat: int, play: Play, *, points: int = 0, pick: int = NONE, taker: int = NONE
    ) -> None:
        self.seat = seat
        self.play = play
        self.points = points
        self.pick = pick  # a card in play, or HAND
        self.taker = taker  # who will have that card; NONE: it is discarded
        self.thanks: list[tuple[Effect, Play]] = []  # for those who have prevented some of it


@mypyc_attr(acyclic=True, free_list_len=1)
class Action:
    """What a player is about to do, for those who may forbid it: play, discard, pay or obey."""

    __slots__ = ("as_kind", "card", "seat", "target", "verb")

    def __init__(
        self, verb: str, seat: int, as_kind: "Kind", card: int = NONE, target: int = NONE
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.as_kind = as_kind  # the kind whose text acts
        self.card = card  # NONE: whichever it is
        self.target = target  # NONE: whoever it is aimed at


# What can have happened.
LIFE_LOST: Final = 0  # points that went together, through whatever
CARD_SPENT: Final = 1  # played (then its points are 1) or discarded from hand, as an answer
CARD_PLAYED: Final = 2  # by its player's own choice, or on another's orders
HIT: Final = 3  # a shot that cost life points
CANCELLED: Final = 4  # a shot
CARD_LOST: Final = 5  # taken or discarded by another player
EXCESS: Final = 6  # a card discarded in phase 3
ELIMINATED: Final = 7  # a player, who does not hear it
CARD_BOUGHT: Final = 8  # a card that is no playing card, before it acts
TALKED: Final = 9  # to the whole table
ANSWERED: Final = 10  # a card played from hand against a play, which the fact tells of

EARLY: Final = 1 << ANSWERED  # heard before all the rest
LATE: Final = 1 << HIT | 1 << CANCELLED  # heard after all the rest


@mypyc_attr(acyclic=True)
class Fact:
    """Something that happened to a player inside an effect, and through what.

    >>> Fact(3, 1, Play(2, 0, 17, [3]))
    Fact(seat=3, points=1, play=Play(by=2, kind=0, card=17, targets=[3]))
    """

    __slots__ = ("card", "left", "play", "points", "seat", "what")

    def __init__(
        self,
        seat: int,
        points: int,
        play: Play,
        what: int = LIFE_LOST,
        card: int = NONE,
        left: int = 0,
    ) -> None:
        self.what = what
        self.seat = seat
        self.points = points
        self.play = play
        self.card = card
        self.left = left  # life points after the loss, before anything saves; they may be below 0

    def __repr__(self) -> str:
        card = "" if self.card == NONE else f", card={self.card}"
        what = "" if self.what == LIFE_LOST else f", what={self.what}"
        return f"Fact(seat={self.seat}, points={self.points}, play={self.play}{what}{card})"


# Whose facts one hears.
OWN: Final = 0  # what befell oneself
BY_ME: Final = 1  # what one did, to whomever
OTHERS: Final = 2  # what befell anyone else
ANYONE: Final = 3

Heard = Callable[["Bang", "At", Fact], Awaitable[None]]
Noted = Callable[["Bang", "At", Fact], None]
Minded = Callable[["Bang", Fact], bool]


class Ear:
    """What a source does when something has happened: at once, or when the effect settles."""

    __slots__ = ("flow", "gains", "note", "of", "only", "what")

    def __init__(
        self,
        what: int,
        of: int,
        flow: Heard | None,
        note: Noted | None,
        only: Minded | None = None,
        gains: bool = False,
    ) -> None:
        self.what = what
        self.of = of
        self.flow = flow
        self.note = note
        self.only = only
        self.gains = gains  # nothing but cards, or the like: then the order is all the same

    def hears(self, game: "Bang", fact: Fact, seat: int) -> bool:
        """Whether that fact is for a source of that seat."""
        if fact.what != self.what:
            return False
        if self.of == OWN:
            mine = fact.seat == seat
        elif self.of == BY_ME:
            mine = fact.play.by == seat
        else:
            mine = self.of == ANYONE or fact.seat != seat
        return mine and (self.only is None or self.only(game, fact))


def after(
    what: int, flow: Heard, of: int = OWN, only: Minded | None = None, *, gains: bool = False
) -> Ear:
    """A flow when the effect settles (B-76), if `only` says that such a fact matters.

    In which order those of one player come is for the player to say (GR-131), unless all that they
    do is that someone `gains` something.
    """
    return Ear(what, of, flow, None, only, gains)


def at_once(what: int, note: Noted, of: int = OWN) -> Ear:
    """A function in the very moment, in the middle of the effect. It cannot ask."""
    return Ear(what, of, None, note)
