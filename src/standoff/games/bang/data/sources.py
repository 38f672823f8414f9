"""Sources: whatever can answer a hook. The finite list of hooks stands here, with their types.

A constant answer is data; a flow is an async function. A hook that nobody in a set answers yet is
not here: docs/architecture.md says where each one to come is asked.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.signs import Sign, Wanted
from standoff.kernel.choice import NONE, Choice

if TYPE_CHECKING:
    from standoff.games.bang.data.facts import Fact
    from standoff.games.bang.data.state import Bang
    from standoff.games.bang.vocabulary.costs import Cost
    from standoff.games.bang.vocabulary.effects import Effect
    from standoff.games.bang.vocabulary.targets import Target

# Names a rule can ask for; a card has the bits of the names it counts as.
BANG: Final = 1
MISSED: Final = 2
BEER: Final = 4
ANY_CARD: Final = -1  # in `converts`: whatever is printed on it

ANY: Final = 99  # a limit that is none

# Strata of sources, as bits: what can be silenced by what stands above it. Events silence
# abilities and cards, abilities silence cards.
ABILITIES: Final = 1
CARDS: Final = 2  # in front of players

Flow = Callable[["Bang", int], Awaitable[None]]
"""(game, seat)"""


class Offer:
    """Another way to take the first card of phase 1: the choices, and how each is done."""

    __slots__ = ("choices", "take")

    def __init__(
        self,
        choices: Callable[["Bang", int], list[Choice]],
        take: Callable[["Bang", int, Choice], int],
    ) -> None:
        self.choices = choices
        self.take = take


class AnyTime:
    """An ability usable whenever the game waits: who may (public knowledge alone), and its flow."""

    __slots__ = ("open", "use")

    def __init__(self, open: Callable[["Bang", int], bool], use: Flow) -> None:
        self.open = open
        self.use = use


class Immunity:
    """The cards of others that do not act on a player: of a suit, perhaps only of a border.

    What is no card itself but is paid for with cards is ignored if all of those have the suit.
    """

    __slots__ = ("border", "suit")

    def __init__(self, suit: int, border: str = "") -> None:
        self.suit = suit
        self.border = border


class Use:
    """Something to do in phase 2 besides playing a card: by an ability, or with a card in play.

    An ability may have a cost and a limit for each turn; a card in play is discarded to use it.
    """

    __slots__ = ("cost", "effect", "per_turn", "target")

    def __init__(
        self,
        target: "Target",
        effect: "Effect",
        cost: "Cost | None" = None,
        per_turn: int = ANY,
    ) -> None:
        self.target = target
        self.effect = effect
        self.cost = cost
        self.per_turn = per_turn


class OwnTurn:
    """What a player may do in phase 2 besides playing cards: the choices, and the flow of each.

    Every choice has the verb "use" and names its source as its kind.
    """

    __slots__ = ("choices", "use")

    def __init__(
        self,
        choices: Callable[["Bang", int], list[Choice]],
        use: Callable[["Bang", int, Choice], Awaitable[None]],
    ) -> None:
        self.choices = choices
        self.use = use


class Lands:
    """Cards, by the ids of their kinds, that do not go where other cards go.

    Each function gets a card that has left its place, and puts it somewhere. `open` says whether
    cards that come off the deck are kept from hands and from the middle.
    """

    __slots__ = ("discarded", "kinds", "off_deck", "open", "taken")

    def __init__(
        self,
        kinds: tuple[str, ...],
        *,
        open: Callable[["Bang"], bool],
        off_deck: Callable[["Bang", int], None],
        discarded: Callable[["Bang", int], None],
        taken: Callable[["Bang", int], None],
    ) -> None:
        self.kinds = kinds
        self.open = open
        self.off_deck = off_deck
        self.discarded = discarded
        self.taken = taken


class Hooks(TypedDict, total=False):
    """Every hook a source can answer, and nothing else."""

    # Questions: plain answers that are combined over all sources of a player.
    sees: int  # added to the distance at which its owner sees others
    seen: int  # added to the distance at which others see its owner
    bang_limit: int  # BANG! cards more than 1 a turn, or ANY
    flips: int  # cards flipped more than 1 in a "draw!"
    missed_needed: int  # Missed! that cancel a BANG! card of its owner
    converts: tuple[tuple[int, int], ...]  # (name printed, name it also counts as)
    claims_estate: bool  # takes the cards of those who are eliminated
    reads_pile: bool  # can take cards off the discard pile, so their order matters

    # Offers: ways to answer that a source adds to a question.
    missed_check: Wanted  # a "draw!" that counts as a Missed!
    first_draw: Offer  # of the first card in phase 1
    any_time: AnyTime

    # Moments: flows, at a named place of the turn or of an effect.
    check: Callable[["Bang", int, int], Awaitable[bool]]  # (game, seat, card): turn lost?
    draws: Flow  # phase 1, instead of the normal draw
    drew: Callable[["Bang", int, int, int], Awaitable[None]]  # (game, seat, nth, card)
    hand_empty: Flow

    # Facts: flows after an effect has settled, by what happened in it.
    life_lost: Callable[["Bang", int, "Fact"], Awaitable[None]]
    card_spent: Callable[["Bang", int, "Fact"], Awaitable[None]]  # an answer out of its hand
    eliminated: Callable[["Bang", int, int], Awaitable[None]]  # (game, seat, who is out)

    # More questions.
    beer_heals: int  # life points that a Beer gives besides the usual one
    hand_limit: int  # of phase 3, if it is more than the life points
    ignores: Immunity
    silences_in_turn: int  # strata of all others, in the own turn

    # More offers.
    use: Use  # in phase 2
    whole_draw: Offer  # instead of all cards of phase 1

    # More moments.
    before_phase_1: Flow

    # Answered by events in force and rules of sets, for the whole table; those about a player
    # also by that player's own sources.
    suit: int  # of every card
    silences: int  # ABILITIES, CARDS: without effect
    forbids: Callable[["Bang", int, "Kind"], bool]  # (game, seat, the kind a card is used as)
    side_by_side: bool  # everyone is at distance 1 but for cards and abilities
    counterclockwise: bool  # the order of turns
    draws_from_pile: bool  # phase 1, while there is a pile
    excess_to_deck: bool  # phase 3: face down on the deck
    draws_exactly: Callable[["Bang", int], int]  # cards in phase 1 instead of 2; 0: no say
    draws_plus: int  # cards more (or less) in phase 1
    draws_last: int  # cards from the deck at the end of phase 1
    own_turn: OwnTurn
    lands: Lands
    set_up: Callable[["Bang"], None]
    comes_up: Callable[["Bang", int], Awaitable[bool]]  # the turn of one who is out: back again?
    turn_starts: Flow  # every effect in it opens its own scope
    skips_phase_1: Callable[["Bang", int], Awaitable[bool]]
    phase_1_ends: Flow
    extra_turn: Callable[["Bang", int], Awaitable[bool]]
    hit: Callable[["Bang", "Fact"], None]  # at once, when life points are lost


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A character, or a kind of card: its id and its answers to the hooks."""

    def __init__(self, id: str, hooks: Hooks) -> None:
        self.id = id
        self.sees = hooks.get("sees", 0)
        self.seen = hooks.get("seen", 0)
        self.bang_limit = hooks.get("bang_limit", 0)
        self.flips = hooks.get("flips", 0)
        self.missed_needed = hooks.get("missed_needed", 1)
        self.converts = hooks.get("converts", ())
        self.claims_estate = hooks.get("claims_estate", False)
        self.reads_pile = hooks.get("reads_pile", False)
        self.missed_check = hooks.get("missed_check")
        self.first_draw = hooks.get("first_draw")
        self.any_time = hooks.get("any_time")
        self.check = hooks.get("check")
        self.draws = hooks.get("draws")
        self.drew = hooks.get("drew")
        self.hand_empty = hooks.get("hand_empty")
        self.life_lost = hooks.get("life_lost")
        self.card_spent = hooks.get("card_spent")
        self.eliminated = hooks.get("eliminated")
        self.beer_heals = hooks.get("beer_heals", 0)
        self.hand_limit = hooks.get("hand_limit", 0)
        self.ignores = hooks.get("ignores")
        self.silences_in_turn = hooks.get("silences_in_turn", 0)
        self.use = hooks.get("use")
        self.whole_draw = hooks.get("whole_draw")
        self.before_phase_1 = hooks.get("before_phase_1")
        self.suit = hooks.get("suit", NONE)
        self.silences = hooks.get("silences", 0)
        self.forbids = hooks.get("forbids")
        self.side_by_side = hooks.get("side_by_side", False)
        self.counterclockwise = hooks.get("counterclockwise", False)
        self.draws_from_pile = hooks.get("draws_from_pile", False)
        self.excess_to_deck = hooks.get("excess_to_deck", False)
        self.draws_exactly = hooks.get("draws_exactly")
        self.draws_plus = hooks.get("draws_plus", 0)
        self.draws_last = hooks.get("draws_last", 0)
        self.own_turn = hooks.get("own_turn")
        self.lands = hooks.get("lands")
        self.set_up = hooks.get("set_up")
        self.comes_up = hooks.get("comes_up")
        self.turn_starts = hooks.get("turn_starts")
        self.skips_phase_1 = hooks.get("skips_phase_1")
        self.phase_1_ends = hooks.get("phase_1_ends")
        self.extra_turn = hooks.get("extra_turn")
        self.hit = hooks.get("hit")


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character: its ability is the hooks it answers, on and off turn."""

    def __init__(self, id: str, life: int, **hooks: Unpack[Hooks]) -> None:
        super().__init__(id, hooks)
        self.life = life


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Source):
    """A kind of card: its copies, how it is played, and the hooks it answers while in play."""

    def __init__(
        self,
        id: str,
        border: str,
        signs: str,
        *,
        target: "Target",
        effect: "Effect | None" = None,
        stays: bool = False,
        reach: int = 0,
        name: int = 0,
        limited: bool = False,
        saves: bool = False,
        book: bool = False,
        cost: "Cost | None" = None,
        cancels: bool = False,
        then: "Effect | None" = None,
        **hooks: Unpack[Hooks],
    ) -> None:
        super().__init__(id, hooks)
        self.border = border
        self.signs = [Sign.read(sign) for sign in signs.split()]
        self.target = target
        self.effect = effect  # None: it cannot be played by itself
        self.stays = stays  # in play, in front of its target
        self.reach = reach  # of a weapon; 0: not a weapon
        self.name = name  # BANG or MISSED, for cards of that name
        self.limited = limited  # counts towards the limit of BANG! cards
        self.saves = saves  # may be played when dying
        self.book = book  # left out of first games
        self.cost = cost  # of playing it
        self.cancels = cancels  # has the Missed! symbol without being a Missed! card
        self.then = then  # what follows when it has cancelled, or helped to
        self.waits = border == "green"  # cannot be used in the turn in which it was played


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Kind):
    """An event: no playing card, but a source for the whole table while it is in force (EV-14)."""

    final: bool = False  # the last of its deck, in force to the end
    enters: Flow | None = None  # once, when it is revealed; the seat is the leader's
