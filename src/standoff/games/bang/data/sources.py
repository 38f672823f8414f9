"""Sources: whatever can answer a hook. Characters, kinds of card, events, and rules of sets."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from standoff.games.bang.data import hooks
from standoff.games.bang.data.borders import EVENT, Border
from standoff.games.bang.data.deeds import FROM_HAND, MAIN, Cost, Deed, Effect
from standoff.games.bang.data.facts import OWN
from standoff.games.bang.data.hooks import (
    AbilityAnswer,
    Answer,
    DealtAnswer,
    Flow,
    RuleAnswer,
    TableAnswer,
)
from standoff.games.bang.data.signs import Sign
from standoff.kernel.errors import StandoffError

if TYPE_CHECKING:
    from standoff.games.bang.data.facts import Play
    from standoff.games.bang.data.state import Bang

# Strata of sources, as bits: what can be silenced by what stands above it. Events silence
# abilities and cards, abilities silence cards.
ABILITIES: Final = 1
CARDS: Final = 2  # in front of players

# What can be claimed, as bits.
ESTATE: Final = 1  # the cards of those who are eliminated
EXCESS: Final = 2  # what others discard in phase 3

EVENTS: Final = "events"  # the deck of the events that the leader reveals


class BadDeclaration(StandoffError):
    """A card, a character or a set that cannot be: the sentence says why."""


class Silence:
    """Which sources have no effect: of everyone if the table says so, of all others if a player.

    `in_turn`: only in that player's own turn.
    """

    __slots__ = ("in_turn", "strata")

    def __init__(self, strata: int, *, in_turn: bool = False) -> None:
        self.strata = strata
        self.in_turn = in_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Immunity:
    """Plays of others, or of nobody, that do not act on a player: of a suit, perhaps of a border.

    What is no card itself but is paid for with cards is ignored if all of those have the suit.
    """

    def __init__(self, suit: int, border: Border | None = None) -> None:
        self.suit = suit
        self.border = border

    def covers(self, game: "Bang", play: "Play") -> bool:
        """Whether that play is ignored (DC-46, DC-57)."""
        if play.paid:
            return all(game.suit(card) == self.suit for card in play.paid)
        if play.card < 0 or game.suit(play.card) != self.suit:
            return False
        return self.border is None or game.box.kinds[play.kind].border is self.border


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Its id, and its answers to hooks by their numbers. A rule of a set is nothing more."""

    is_a = hooks.RULE
    below = ABILITIES | CARDS  # the strata that it can silence

    def __init__(self, id: str, *answers: RuleAnswer) -> None:
        self.id = id
        answered: dict[int, object] = {}
        for each in answers:
            hook = each.hook
            if not hook.whom & self.is_a:
                whom = " and ".join(name for bit, name in hooks.CALLED.items() if hook.whom & bit)
                raise BadDeclaration(
                    f"{id}: {hook.id!r} is asked of {whom}, not of {hooks.CALLED[self.is_a]}."
                )
            if hook.number in answered:
                raise BadDeclaration(f"{id} answers {hook.id!r} twice.")
            answered[hook.number] = each.answer
        self.hooks = list(answered)
        self.answers = [answered.get(number) for number in range(max(answered, default=-1) + 1)]
        self.reach = 0  # of a weapon; 0: not a weapon
        self._look_through()
        silence = hooks.silences.on(self)
        if silence is not None and silence.strata & ~self.below:
            raise BadDeclaration(f"{id} cannot silence what is not below it.")
        for deed in hooks.does.on(self) or ():
            if deed.limited:
                raise BadDeclaration(f"{id}: only cards that are played count towards a limit.")
            self._can_cost(deed.cost)
        rider = hooks.rides.on(self)
        if rider is not None:
            self._can_cost(rider.cost)

    def _look_through(self) -> None:
        """For speed: when it lets anyone act, whether it renames cards, which facts it hears."""
        self.windows = 0
        self.minds_empty = hooks.hand_empty.on(self) is not None
        self.noted = 0  # at once
        self.minded = 0  # when an effect settles
        self.overheard = 0  # whichever of them need not be about its owner
        self.renames = any(hook.on(self) is not None for hook in hooks.RENAMING)
        for deed in hooks.does.on(self) or ():
            self.windows |= deed.window
        for ear in hooks.hears.on(self) or ():
            if ear.note is not None:
                self.noted |= 1 << ear.what
            else:
                self.minded |= 1 << ear.what
            if ear.of != OWN:
                self.overheard |= 1 << ear.what

    def _can_cost(self, cost: Cost | None) -> None:
        """What a source does can cost no card that is not there."""
        if cost is not None and cost.along:
            raise BadDeclaration(f"{self.id}: there is no card played that it goes along with.")
        if cost is not None and cost.itself and self.is_a != hooks.CARD:
            raise BadDeclaration(f"{self.id} is no card in play that could be discarded.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character: its ability is the hooks it answers, on and off turn."""

    is_a = hooks.CHARACTER
    below = CARDS

    def __init__(
        self,
        id: str,
        life: int,
        *answers: AbilityAnswer | DealtAnswer,
        load: int = 0,
        keeps: bool = False,
    ) -> None:
        super().__init__(id, *answers)
        self.life = life
        self.load = load  # tokens that are on it from the start
        self.keeps = keeps  # the abilities it has copied, when its turn comes


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Source):
    """A kind of card: its copies, how it is played, and the hooks it answers while in play.

    `deeds` are what it is good for out of a hand: to be played in phase 2 (`play`), or in other
    windows. A card without signs says how many `copies` there are.
    """

    is_a = hooks.CARD
    below = 0

    def __init__(
        self,
        id: str,
        border: Border,
        signs: str,
        *answers: Answer,
        deeds: tuple[Deed, ...] = (),
        copies: int = 0,
        reach: int = 0,
        name: int = 0,
        book: bool = False,
        cancels: bool = False,
        then: Effect | None = None,
        home: str = "",
        cost: int = 0,
        modes: dict[str, Deed] | None = None,
        load: int = 0,
        emptied: Flow | None = None,
        keeps: bool = False,
        clings: bool = False,
    ) -> None:
        super().__init__(id, *answers)
        self.border = border
        self.signs = [Sign.read(sign) for sign in signs.split()]
        if copies and self.signs:
            raise BadDeclaration(f"{id} has signs: they say how many copies there are.")
        self.copies = copies or len(self.signs)
        if not self.copies and border.dealt:
            raise BadDeclaration(f"{id} has neither signs nor a number of copies.")
        self.opens = 0  # the windows in which it is good for something out of a hand
        for deed in deeds:
            if deed.cost is not None and (deed.cost.itself or deed.cost.named):
                raise BadDeclaration(f"{id}: a card of the hand cannot cost that.")
            if deed.window & ~FROM_HAND:
                raise BadDeclaration(f"{id}: a card of the hand cannot act in that window.")
            if deed.window & self.opens:
                raise BadDeclaration(f"{id} has two deeds in one window.")
            self.opens |= deed.window
        self.deeds = deeds
        self.play = next((deed for deed in deeds if deed.window & MAIN), None)
        self.stays = border.stays  # in play, in front of its target
        self.waits = border.waits  # cannot be used in the turn in which it was played
        self.reach = reach
        self.name = name  # BANG or MISSED, or a name of some set
        self.book = book  # left out of first games
        self.cancels = cancels  # has the Missed! symbol without being a Missed! card
        self.then = then  # what follows when it has cancelled, or helped to
        self.home = home  # the deck it belongs to; "": that of the playing cards
        self.cost = cost  # what is printed on it to be paid by who acquires it, if anything
        self.modes = modes or {}  # for whoever acquires it: ways to use it, by the kind it is like
        self.load = load  # tokens that it comes into play with
        self.emptied = emptied  # when the last token is gone, before the card goes too
        self.keeps = keeps or clings  # who has no life points in the game, even if silenced
        self.clings = clings  # to its owner who loses the last life point, too


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Kind):
    """An event: no playing card, but a source for the whole table while it is in force (EV-14)."""

    is_a = hooks.EVENT
    below = ABILITIES | CARDS

    def __init__(
        self,
        id: str,
        *answers: TableAnswer,
        final: bool = False,
        enters: Flow | None = None,
        tells: Callable[["Bang"], dict[str, int]] | None = None,
        deck: str = EVENTS,
    ) -> None:
        super().__init__(id, EVENT, "", *cast("tuple[Answer, ...]", answers))
        self.final = final  # the last of its deck, in force to the end
        self.enters = enters  # once, when it is revealed; the seat is the leader's
        self.tells = tells  # what everyone sees of it while it is in force
        self.deck = deck
