"""How the cards are declared: printed numbers are data, the rest is a flow in the card's order.

KATANA = weapon("katana", 1, reach=2, damage=3)
"""

from typing import Final, Unpack

from standoff.games.samurai.attack import attack
from standoff.games.samurai.sources import Effect, Hooks, Kind
from standoff.games.samurai.targets import One, Target, another, attackable

ONESELF: Final = Target()
OPPONENT: Final = One(another, attackable)


def weapon(id: str, copies: int, *, reach: int, damage: int) -> Kind:
    """A card that attacks one other player."""
    return Kind(
        id,
        "red",
        copies,
        target=OPPONENT,
        effect=attack,
        reach=reach,
        damage=damage,
        harms=True,
    )


def lasting(
    id: str,
    copies: int,
    *,
    target: Target = ONESELF,
    harms: bool = False,
    **hooks: Unpack[Hooks],
) -> Kind:
    """A property: it stays in front of its target and answers hooks there."""
    return Kind(id, "blue", copies, target=target, stays=True, harms=harms, **hooks)


def action(
    id: str,
    copies: int,
    *,
    target: Target = ONESELF,
    effect: Effect | None = None,
    is_parry: bool = False,
    harms: bool = False,
    points: int = 0,
) -> Kind:
    """A card that is played and discarded. Without an effect it only answers others."""
    return Kind(
        id,
        "yellow",
        copies,
        target=target,
        effect=effect,
        is_parry=is_parry,
        harms=harms,
        points=points,
    )
