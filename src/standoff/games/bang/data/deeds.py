"""Deeds: ways to act. What each is made of stands here in outline; vocabulary/ fills it in."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

if TYPE_CHECKING:
    from standoff.games.bang.data.facts import Play
    from standoff.games.bang.data.hooks import At
    from standoff.games.bang.data.sight import Sight
    from standoff.games.bang.data.sources import Source
    from standoff.games.bang.data.state import Bang

ANY: Final = 99  # a limit that is none

# Windows: when a deed is open, as bits.
MAIN: Final = 1  # in phase 2 of one's own turn
ANY_TIME: Final = 2  # whenever the game waits: an aside
FIRST_CARD: Final = 4  # instead of the first card of phase 1
WHOLE_DRAW: Final = 8  # instead of all cards of phase 1
ANSWER_MISSED: Final = 16  # as a Missed!
ANSWER_BANG: Final = 32  # as a BANG! card that is demanded
DYING: Final = 64  # out of life points
TARGETED: Final = 128  # a play is about to act on oneself
LOSS: Final = 256  # someone else is about to lose life points
CHECKED: Final = 512  # a "draw!" has been made, by anyone

FROM_HAND: Final = MAIN | DYING | TARGETED | LOSS  # where a card of the hand can act by a deed

NOTHING_TO_NAME: Final = [NONE]
NO_WAYS: Final[list[Choice]] = []  # for all that list none, and nobody adds to it


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must hold for a seat to be a target, and the words for when it does not."""

    def holds(self, sight: "Sight", source: "Source", seat: int) -> bool:
        raise NotImplementedError

    def why_not(self, sight: "Sight", source: "Source", seat: int) -> Say:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """Nobody to name: the deed acts on its player. The base of all targets."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def candidates(self, sight: "Sight") -> list[int]:
        """The seats that could be named; NONE stands for a deed that names none."""
        return NOTHING_TO_NAME

    def affected(self, game: "Bang", by: int, named: int) -> list[int]:
        """The seats the deed acts on, in order."""
        return [by]

    def picks(self, sight: "Sight", named: int) -> list[int]:
        """What can be picked of the seat named: NONE if nothing is to be picked."""
        return NOTHING_TO_NAME

    def picks_own(self, game: "Bang", seat: int) -> bool:
        """Whether what is picked is a card of the player's own hand, which others do not see."""
        return False

    def cards(self, game: "Bang", seat: int) -> list[int]:
        """The cards lying open that can be named; NONE if none is to be named."""
        return NOTHING_TO_NAME

    def ways(self, sight: "Sight", verb: str) -> list[Choice] | None:
        """Every way to announce it, where each card that can be named has ways of its own."""
        return None

    def goods(self, sight: "Sight", seat: int) -> list[int]:
        """The cards lying open that it is about, whether they can be named now or not.

        `seat` is the player in front of whom, or at whom, or NONE.
        """
        return []

    def why_not_name(self, sight: "Sight", card: int, seat: int) -> Say | None:
        """Why one of these cannot be named now; None if it can."""
        return None

    def allows(self, sight: "Sight", source: "Source", named: int) -> bool:
        """Whether the deed can be aimed there."""
        seat = sight.viewer if named == NONE else named
        return all(condition.holds(sight, source, seat) for condition in self.conditions)

    def why_not(self, sight: "Sight", source: "Source", named: int) -> Say | None:
        """Why the deed cannot be aimed there; None if it can."""
        seat = sight.viewer if named == NONE else named
        for condition in self.conditions:
            if not condition.holds(sight, source, seat):
                return condition.why_not(sight, source, seat)
        if not self.picks(sight, named):
            return Say("why-no-cards")  # B-41
        return None


ONESELF: Final = Target()


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What a deed costs. What is to be decided is decided first, out of sight, and then paid.

    Paying is never playing (DC-16). The Play says who pays, for what, and with which named card.
    """

    itself = False  # the card in play that it is the cost of is discarded
    along = False  # it goes with a card that is played
    named = False  # it is named when a deed is announced, which a card that is played cannot do
    chosen = False  # a card of the hand is chosen for it, which only one cost of a deed can ask

    def why_not(self, game: "Bang", at: "At") -> Say | None:
        """Why it cannot be paid now; None if it can."""
        raise NotImplementedError

    def may_be_paid(self, game: "Bang", at: "At") -> bool:
        """Whether it can be paid as far as everyone knows."""
        return self.why_not(game, at) is None

    def cards(self, game: "Bang", seat: int) -> list[int]:
        """The cards that can be named to pay with; NONE: none is to be named."""
        return NOTHING_TO_NAME

    async def choose(self, game: "Bang", play: "Play") -> None:
        """Decide what to pay with."""

    async def pay(self, game: "Bang", play: "Play") -> list[int]:
        """Pay; gives the cards that were discarded."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a play does. It may run under another card's name, so it looks only at the Play."""

    async def run(self, game: "Bang", play: "Play") -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something more to announce before anything moves: a second target, a mode."""

    priced = False  # whoever plays the card decides it, even on another's orders: it is to be paid

    def possible(self, game: "Bang", by: int, named: int) -> bool:
        """Whether there is anything to announce, for a play of that seat at the one named."""
        raise NotImplementedError

    async def announce(self, game: "Bang", play: "Play") -> None:
        """Ask whoever announces the play, undisturbed, and write it into the Play."""
        raise NotImplementedError


class Deed:
    """A way to act: when, at whom, at what cost, to what effect, how often.

    A deed of an ability or of the table is told as "use", one that costs the card itself as
    "use-up"; that of a card in play which stays and is named too, as "use-card". Another verb
    speaks for itself and names its source only if that is a card. `against` says which of the
    plays that aim at its player it answers; of several deeds of a card in play, each may be `like`
    another kind.
    """

    def __init__(
        self,
        effect: Effect,
        *,
        target: Target = ONESELF,
        cost: Cost | None = None,
        window: int = MAIN,
        per_turn: int = ANY,
        verb: str = "",
        limited: bool = False,
        steps: tuple[Step, ...] = (),
        against: Callable[["Bang", "At", "Play"], bool] | None = None,
        like: str = "",
    ) -> None:
        self.effect = effect
        self.target = target
        self.cost = cost
        self.window = window
        self.per_turn = per_turn
        self.itself = cost is not None and cost.itself
        self.verb = verb or ("use-up" if self.itself else "use")
        self.limited = limited  # counts towards the limit of BANG! cards
        self.steps = steps
        self.against = against
        self.like = like

    def answers(self, game: "Bang", at: "At", play: "Play | None") -> bool:
        """Whether it is for that play, or for none."""
        return self.against is None or (play is not None and self.against(game, at, play))


@mypyc_attr(acyclic=True)
class Offered:
    """A deed of a source at work for a player."""

    __slots__ = ("at", "deed", "nth")

    def __init__(self, at: "At", deed: Deed, nth: int) -> None:
        self.at = at
        self.deed = deed
        self.nth = nth  # among those of its source


class Rider:
    """Something a source lets its owner announce along with a card that is played.

    `apply` changes the Play. What it `mutes` of a target, as strata, does not keep it far either.
    """

    __slots__ = ("applies", "apply", "cost", "mutes")

    def __init__(
        self,
        applies: Callable[["Bang", "At", "Play"], bool],
        apply: Callable[["Bang", "At", "Play"], None] | None = None,
        cost: Cost | None = None,
        *,
        mutes: int = 0,
    ) -> None:
        self.applies = applies
        self.apply = apply
        self.cost = cost
        self.mutes = mutes
