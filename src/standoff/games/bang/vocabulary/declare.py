"""How a set declares its cards: printed symbols are data, the rest is a flow in the card's order.

SPRINGFIELD = brown("springfield", "KS", target=One(ANOTHER), effect=Shot())
"""

from collections.abc import Awaitable, Callable
from typing import Final, Unpack

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.sources import EventCard, Flow, Hooks, Kind, Use
from standoff.games.bang.data.state import Bang
from standoff.games.bang.vocabulary.costs import Cost
from standoff.games.bang.vocabulary.effects import Body, Effect, Place
from standoff.games.bang.vocabulary.targets import LacksSameName, Target

ONESELF: Final = Target()
UNIQUE: Final = Target(LacksSameName())


def brown(
    id: str,
    signs: str,
    *,
    target: Target = ONESELF,
    effect: Effect | None = None,
    flow: Callable[[Bang, Play], Awaitable[None]] | None = None,
    name: int = 0,
    limited: bool = False,
    saves: bool = False,
    book: bool = False,
    cost: Cost | None = None,
    cancels: bool = False,
    then: Effect | None = None,
) -> Kind:
    """A card that is played and discarded. Without an effect or a flow it only answers others."""
    if flow is not None:
        effect = Body(flow)
    return Kind(
        id,
        "brown",
        signs,
        target=target,
        effect=effect,
        name=name,
        limited=limited,
        saves=saves,
        book=book,
        cost=cost,
        cancels=cancels,
        then=then,
    )


def blue(
    id: str,
    signs: str,
    *,
    target: Target = UNIQUE,
    book: bool = False,
    **hooks: Unpack[Hooks],
) -> Kind:
    """A card that stays in front of its target and answers hooks there."""
    return Kind(id, "blue", signs, target=target, effect=Place(), stays=True, book=book, **hooks)


def green(
    id: str,
    signs: str,
    *,
    target: Target = ONESELF,
    effect: Effect | None = None,
    cancels: bool = False,
    then: Effect | None = None,
) -> Kind:
    """A card that stays in front of its player, and is discarded to use it in a later turn.

    With an effect it is used in phase 2, on its target; one that cancels, against a shot.
    """
    kind = Kind(
        id,
        "green",
        signs,
        target=UNIQUE,
        effect=Place(),
        stays=True,
        cancels=cancels,
        then=then,
    )
    if effect is not None:
        kind.use = Use(target, effect)
    return kind


def weapon(id: str, signs: str, reach: int, **hooks: Unpack[Hooks]) -> Kind:
    """A blue card that takes the place of the weapon in play (B-38)."""
    return Kind(id, "blue", signs, target=ONESELF, effect=Place(), stays=True, reach=reach, **hooks)


def event(
    id: str,
    *,
    final: bool = False,
    enters: Flow | None = None,
    **hooks: Unpack[Hooks],
) -> EventCard:
    """An event card: it answers hooks for everyone while it is in force."""
    card = EventCard(id, "event", "", target=ONESELF, **hooks)
    card.final = final
    card.enters = enters
    return card
