"""Hooks: everything the rules ask of what lies on the table. They are values, and so are answers.

    blue("scope", "AS", sees(-1))
    Character("bart_cassidy", 4, hears(after(LIFE_LOST, bart_cassidy)))
    event("thirst", draws_plus(-1))

Abilities, cards in front of a player and the sources of the whole table (events in force, rules of
sets) are asked alike: `Bang.answering` gives those who answer a hook for a player, each as an `At`.
What belongs to no player is a `TableHook`, and only sources of the table can answer it; what must
be known before the match begins is a `RuleHook`, for rules of sets alone. An `AbilityHook` is for
all but cards, a `DealtHook` for what is there when the hands are dealt. Whoever else answers is
refused, by types and when it is declared. A set declares hooks of its own in the same way.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from standoff.games.bang.data.signs import Wanted

if TYPE_CHECKING:
    from standoff.games.bang.data.deeds import Cost, Deed, Rider
    from standoff.games.bang.data.facts import Action, Ear, Losing, Play
    from standoff.games.bang.data.lands import Lands
    from standoff.games.bang.data.sources import Immunity, Silence, Source
    from standoff.games.bang.data.state import Bang
    from standoff.games.roles import Verdict

A = TypeVar("A")

QUESTION: Final = "question"  # a plain answer; how several are combined is said with it
OFFER: Final = "offer"  # something that a player may do
MOMENT: Final = "moment"  # a flow at a named place of the turn or of an effect
FACT: Final = "fact"  # a flow or a function when something has happened

# Who can answer, as bits.
CHARACTER: Final = 1
CARD: Final = 2  # in play
EVENT: Final = 4  # in force
RULE: Final = 8  # of a set

TABLE: Final = EVENT | RULE
ANYONE: Final = CHARACTER | CARD | TABLE

CALLED: Final = {
    CHARACTER: "characters",
    CARD: "cards in play",
    EVENT: "events in force",
    RULE: "rules of sets",
}


class At:
    """A source at work: what answers, whose it is, and which card it is.

    A source of the table works for every player; asked for nobody, its seat is NONE.
    """

    __slots__ = ("card", "place", "seat", "source")

    def __init__(self, source: "Source", place: int, seat: int, card: int) -> None:
        self.source = source
        self.place = place  # in the box: the kind by which events and questions name it
        self.seat = seat
        self.card = card  # NONE, unless it is a card in front of the player


class RuleAnswer:
    """What a rule of a set answers to a hook."""

    __slots__ = ("answer", "hook")

    def __init__(self, hook: "AnyHook[Any]", answer: Any) -> None:
        self.hook = hook
        self.answer = answer


class TableAnswer(RuleAnswer):
    """What a source of the whole table answers to a hook."""


class AbilityAnswer(TableAnswer):
    """What a character or a source of the whole table answers to a hook."""


class Answer(AbilityAnswer):
    """What any source answers to a hook."""


class DealtAnswer(RuleAnswer):
    """What a character or a rule of a set answers to a hook."""


HOOKS: Final[list["AnyHook[Any]"]] = []
"""Every hook there is, those of sets too, by their numbers."""


class AnyHook(Generic[A]):
    """A hook: its kind, what it asks, and in which order those who answer are asked.

    The sources of a player come first, those of the table after them, unless `table_first`.
    """

    def __init__(
        self, id: str, kind: str, asks: str, *, table_first: bool = False, whom: int = ANYONE
    ) -> None:
        self.id = id
        self.kind = kind
        self.asks = asks
        self.table_first = table_first
        self.whom = whom
        self.number = len(HOOKS)
        HOOKS.append(self)

    def __call__(self, answer: Any, /) -> RuleAnswer:
        """What a source answers. Defined here too: compiled, a subclass cannot begin with it."""
        return RuleAnswer(self, answer)

    def of(self, at: At) -> A:
        """The answer of a source that does answer."""
        return cast(A, at.source.answers[self.number])

    def on(self, source: "Source") -> A | None:
        """What a source answers, wherever it is; None if nothing."""
        answers = source.answers
        return cast("A", answers[self.number]) if self.number < len(answers) else None


class Hook(AnyHook[A]):
    """Asked for a player: abilities, cards in play and the table answer."""

    def __call__(self, answer: A) -> Answer:
        return Answer(self, answer)


class SeveralHook(AnyHook[tuple[A, ...]]):
    """Asked for a player; one source may answer with several things."""

    def __call__(self, *answers: A) -> Answer:
        return Answer(self, answers)


class AbilityHook(AnyHook[A]):
    """Asked for a player: abilities and the table answer, and no card."""

    def __init__(self, id: str, kind: str, asks: str) -> None:
        super().__init__(id, kind, asks, whom=CHARACTER | TABLE)

    def __call__(self, answer: A) -> AbilityAnswer:
        return AbilityAnswer(self, answer)


class DealtHook(AnyHook[A]):
    """Asked when the hands are dealt: no card is in play then, and no event in force."""

    def __init__(self, id: str, kind: str, asks: str) -> None:
        super().__init__(id, kind, asks, whom=CHARACTER | RULE)

    def __call__(self, answer: A) -> DealtAnswer:
        return DealtAnswer(self, answer)


class TableHook(AnyHook[A]):
    """Asked for nobody in particular: only the table answers."""

    def __init__(self, id: str, kind: str, asks: str) -> None:
        super().__init__(id, kind, asks, whom=TABLE)

    def __call__(self, answer: A) -> TableAnswer:
        return TableAnswer(self, answer)


class RuleHook(AnyHook[A]):
    """Asked before anything lies on the table: only rules of sets answer."""

    def __init__(self, id: str, kind: str, asks: str) -> None:
        super().__init__(id, kind, asks, whom=RULE)

    def __call__(self, answer: A) -> RuleAnswer:
        return RuleAnswer(self, answer)


Flow = Callable[["Bang", At], Awaitable[None]]
Decides = Callable[["Bang", At], Awaitable[bool]]
Number = Callable[["Bang", At], int]

# What is added, allowed or changed.
sees: Final[Hook[int]] = Hook(
    "sees", QUESTION, "sum: added to the distance at which its owner sees"
)
seen: Final[Hook[int]] = Hook(
    "seen", QUESTION, "sum: added to the distance at which its owner is seen"
)
side_by_side: Final[TableHook[bool]] = TableHook(
    "side_by_side", QUESTION, "any: everyone is at distance 1 but for what is added"
)
plays_near: Final[Hook[Callable[["Bang", At], bool]]] = Hook(
    "plays_near", QUESTION, "any: everyone is at distance 1 for the next card its owner plays"
)
bang_limit: Final[Hook[int]] = Hook(
    "bang_limit", QUESTION, "sum: cards more than 1 a turn that count towards the limit, or ANY"
)
over_limit: Final[Hook["Cost"]] = Hook(
    "over_limit", OFFER, "first, once a turn: what a card beyond that limit costs"
)
hand_limit: Final[Hook[int]] = Hook(
    "hand_limit", QUESTION, "largest, with the life points: phase 3"
)
starting_hand: Final[DealtHook[int]] = DealtHook(
    "starting_hand", QUESTION, "first, else the life points: cards that are dealt"
)
flips: Final[Hook[int]] = Hook("flips", QUESTION, 'sum: cards flipped more than 1 in a "draw!"')
missed_needed: Final[Hook[int]] = Hook(
    "missed_needed", QUESTION, "largest: Missed! that cancel a BANG! card of its owner"
)
converts: Final[Hook[tuple[tuple[int, int], ...]]] = Hook(
    "converts", QUESTION, "union: (name printed, name that the card also counts as)"
)
converts_in_turn: Final[Hook[tuple[tuple[int, int], ...]]] = Hook(
    "converts_in_turn", QUESTION, "union: the same, in its owner's own turn alone"
)
loses_name: Final[Hook[int]] = Hook(
    "loses_name", QUESTION, "union: names that the cards do not have on which they are printed"
)
RENAMING: Final[tuple[AnyHook[Any], ...]] = (converts, converts_in_turn, loses_name)
suit: Final[TableHook[int]] = TableHook("suit", QUESTION, "first: the suit of every card")
forbids: Final[Hook[Callable[["Bang", At, "Action"], bool]]] = Hook(
    "forbids", QUESTION, "any: what a player may not do"
)
shields: Final[Hook[Callable[["Bang", At, "Action"], bool]]] = Hook(
    "shields", QUESTION, "any: what others may not aim at its owner"
)
silences: Final[AbilityHook["Silence"]] = AbilityHook(
    "silences", QUESTION, "union: which sources have no effect"
)
ignores: Final[Hook["Immunity"]] = Hook("ignores", QUESTION, "any: plays of others that do not act")
claims: Final[Hook[int]] = Hook(
    "claims", QUESTION, "all in turn: cards that its owner takes (ESTATE ...)"
)
reads_pile: Final[Hook[bool]] = Hook(
    "reads_pile", QUESTION, "any: takes cards off the discard pile, so their order matters"
)
open_hands: Final[TableHook[bool]] = TableHook(
    "open_hands", QUESTION, "any: whether everyone sees all hands"
)
takes_flipped: Final[Hook[Callable[["Bang", At], bool]]] = Hook(
    "takes_flipped", QUESTION, 'first from who draws on: takes what is flipped for a "draw!"'
)
counterclockwise: Final[TableHook[bool]] = TableHook(
    "counterclockwise", QUESTION, "any: the order of turns"
)
victory: Final[TableHook[Callable[["Bang", At, dict[int, int]], "Verdict | None"]]] = TableHook(
    "victory", QUESTION, "first, else the roles: whether and how it has ended"
)
plays_for: Final[TableHook[Callable[["Bang", At, int], int]]] = TableHook(
    "plays_for", QUESTION, "first: the role with which a player wins; NONE: the own one"
)
lands: Final[RuleHook["Lands"]] = RuleHook("lands", QUESTION, "by card: where it goes instead")
set_up: Final[RuleHook[Callable[["Bang", At], None]]] = RuleHook(
    "set_up", MOMENT, "all, after the deal"
)

# What a player may do.
does: Final[SeveralHook["Deed"]] = SeveralHook(
    "does", OFFER, "deeds, each in its windows", table_first=True
)
missed_check: Final[Hook[Wanted]] = Hook(
    "missed_check", OFFER, 'a "draw!" that counts as a Missed!'
)
rides: Final[Hook["Rider"]] = Hook("rides", OFFER, "something to announce along with a card")

# The turn.
comes_up: Final[TableHook[Callable[["Bang", At, int], Awaitable[bool]]]] = TableHook(
    "comes_up", MOMENT, "first: whether one who is out is back for a turn"
)
comes_back: Final[TableHook[Callable[["Bang", At, int], bool]]] = TableHook(
    "comes_back", QUESTION, "any: whether one who is out is so only until their next turn"
)
turn_starts: Final[Hook[Flow]] = Hook("turn_starts", MOMENT, "all, before anything else in a turn")
check: Final[Hook[Decides]] = Hook(
    "check", MOMENT, "by kind, before phase 1: whether the turn is lost"
)
before_phase_1: Final[Hook[Flow]] = Hook("before_phase_1", MOMENT, "all")
gained: Final[AbilityHook[Flow]] = AbilityHook(
    "gained", MOMENT, "all, when its owner has copied an ability"
)
skips_phase_1: Final[Hook[Decides]] = Hook(
    "skips_phase_1", MOMENT, "first: whether phase 1 is left out", table_first=True
)
gives_up: Final[Hook[Callable[["Bang", At, int], Awaitable[int]]]] = Hook(
    "gives_up", MOMENT, "sum: of so many cards of phase 1, how many are not drawn"
)
draws: Final[Hook[Flow]] = Hook("draws", MOMENT, "first: instead of phase 1", table_first=True)
draws_exactly: Final[Hook[Number]] = Hook(
    "draws_exactly", QUESTION, "first: cards in phase 1 instead of 2; 0: no say"
)
draws_plus: Final[Hook[Number]] = Hook("draws_plus", QUESTION, "sum: cards more or less in phase 1")
draws_last: Final[Hook[int]] = Hook(
    "draws_last", QUESTION, "sum: cards that come last in phase 1, one's own only after drawing"
)
draws_from_pile: Final[Hook[bool]] = Hook(
    "draws_from_pile", QUESTION, "any: phase 1 is drawn off the discard pile, while there is one"
)
drew: Final[Hook[Callable[["Bang", At, int, int], Awaitable[None]]]] = Hook(
    "drew", MOMENT, "all, after each card of phase 1: (its number, the card)"
)
phase_1_ends: Final[Hook[Flow]] = Hook("phase_1_ends", MOMENT, "all")
excess_to_deck: Final[Hook[bool]] = Hook(
    "excess_to_deck", QUESTION, "any: what is too many goes face down on the deck"
)
turn_ends: Final[Hook[Flow]] = Hook("turn_ends", MOMENT, "all, even if the turn was lost")
extra_turn: Final[Hook[Decides]] = Hook(
    "extra_turn", MOMENT, "each, after a regular turn: whether one more is earned", table_first=True
)

# Effects.
announced: Final[Hook[Callable[["Bang", At, "Play"], Awaitable[None]]]] = Hook(
    "announced", MOMENT, "all, of who plays a card: before it acts"
)
leaves_out: Final[Hook[Callable[["Bang", At, "Play"], Awaitable[None]]]] = Hook(
    "leaves_out", MOMENT, "all, of who acts on several players: before it acts on them"
)
loses_card: Final[Hook[Callable[["Bang", At, "Losing"], Awaitable[None]]]] = Hook(
    "loses_card", MOMENT, "all, before another player takes or discards a card of its owner"
)
staves_off: Final[Hook[Decides]] = Hook(
    "staves_off", MOMENT, "first: whether its dying owner stays in the game"
)
hand_empty: Final[Hook[Flow]] = Hook("hand_empty", MOMENT, "all, while its owner's hand is empty")
reward: Final[Hook[Callable[["Bang", At, "Play"], Awaitable[None]]]] = Hook(
    "reward", MOMENT, "all, of those who are out: (the play of who is responsible)"
)
aftermath: Final[TableHook[Flow]] = TableHook(
    "aftermath", MOMENT, "all, when players have gone out and what follows from it is done"
)
hears: Final[SeveralHook["Ear"]] = SeveralHook(
    "hears", FACT, "facts: of its owner, of others or anyone's; at once, or when the effect settles"
)
