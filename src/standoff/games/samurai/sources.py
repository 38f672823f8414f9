"""Sources: whatever can answer a hook. The finite list of hooks stands here, with their types."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypedDict, Unpack

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from standoff.games.samurai.facts import Play
    from standoff.games.samurai.state import Samurai
    from standoff.games.samurai.targets import Target
    from standoff.kernel.words import Say

Effect = Callable[["Samurai", "Play"], Awaitable[None]]


class Use:
    """Something to do in the Play phase besides playing a card: why not now, and how."""

    __slots__ = ("run", "why_not")

    def __init__(
        self,
        why_not: Callable[["Samurai", int], "Say | None"],
        run: Callable[["Samurai", int], None],
    ) -> None:
        self.why_not = why_not
        self.run = run


class Hooks(TypedDict, total=False):
    """Every hook a source can answer, and nothing else."""

    # Questions: plain answers that are combined over all sources of a player.
    seen: int  # added to the Difficulty to attack its owner
    any_difficulty: bool  # its owner's Weapons reach everyone
    wounds: int  # more, by its owner's Weapons
    softens: int  # wounds less by Weapons against its owner, but 1 remains
    weapons: int  # more that its owner may play in a turn
    draws: int  # cards more in the Draw phase
    first_from_pile: bool  # the first card of the Draw phase may come from the discard pile
    weapons_only: bool  # nothing else wounds its owner
    parries: Callable[["Samurai", int, int], bool]  # (game, seat, card): is that a Parry too?

    # Offers: in the Play phase.
    use: Use

    # Moments: a flow at the end of the Recovery phase, for a card in play.
    recovered: Callable[["Samurai", int, int], Awaitable[None]]  # (game, seat, card)

    # Facts: at once, when a Weapon has wounded.
    wounded: Callable[["Samurai", int, int], None]  # (game, seat, wounds suffered)
    struck: Callable[["Samurai", int], None]  # (game, seat of who struck)


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A character, or a kind of card: its id and its answers to the hooks."""

    def __init__(self, id: str, hooks: Hooks) -> None:
        self.id = id
        self.seen = hooks.get("seen", 0)
        self.any_difficulty = hooks.get("any_difficulty", False)
        self.wounds = hooks.get("wounds", 0)
        self.softens = hooks.get("softens", 0)
        self.weapons = hooks.get("weapons", 0)
        self.draws = hooks.get("draws", 0)
        self.first_from_pile = hooks.get("first_from_pile", False)
        self.weapons_only = hooks.get("weapons_only", False)
        self.parries = hooks.get("parries")
        self.use = hooks.get("use")
        self.recovered = hooks.get("recovered")
        self.wounded = hooks.get("wounded")
        self.struck = hooks.get("struck")


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character: its ability is the hooks it answers, on and off turn."""

    def __init__(self, id: str, resilience: int, **hooks: Unpack[Hooks]) -> None:
        super().__init__(id, hooks)
        self.resilience = resilience


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Source):
    """A kind of card: its copies, how it is played, and the hooks it answers while in play."""

    def __init__(
        self,
        id: str,
        border: str,
        copies: int,
        *,
        target: "Target",
        effect: Effect | None = None,
        stays: bool = False,
        reach: int = 0,
        damage: int = 0,
        is_parry: bool = False,
        harms: bool = False,
        points: int = 0,
        **hooks: Unpack[Hooks],
    ) -> None:
        super().__init__(id, hooks)
        self.border = border
        self.copies = copies
        self.target = target
        self.effect = effect  # of a card that does not stay; None: it only answers others
        self.stays = stays  # in play, in front of its target
        self.reach = reach  # the highest Difficulty of a Weapon
        self.damage = damage  # the wounds of a Weapon; 0: it is none
        self.is_parry = is_parry
        self.harms = harms  # nobody likes to be its target, or to have it in play
        self.points = points  # in hand at the end
