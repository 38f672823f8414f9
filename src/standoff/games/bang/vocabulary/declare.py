"""How a set declares its cards: printed symbols are data, the rest is a flow in the card's order.

SPRINGFIELD = brown("springfield", "KS", target=One(Another()), effect=Shot())
"""

from collections.abc import Awaitable, Callable
from typing import Final

from standoff.games.bang.data.borders import BLUE, BROWN, GREEN
from standoff.games.bang.data.deeds import (
    ANSWER_MISSED,
    DYING,
    MAIN,
    ONESELF,
    Cost,
    Deed,
    Effect,
    Step,
    Target,
)
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import Answer, Flow, TableAnswer, does
from standoff.games.bang.data.sources import EVENTS, BadDeclaration, EventCard, Kind
from standoff.games.bang.data.state import Bang
from standoff.games.bang.vocabulary.costs import Itself, Together
from standoff.games.bang.vocabulary.effects import NOTHING, Body, Place
from standoff.games.bang.vocabulary.targets import LacksSameName

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
    steps: tuple[Step, ...] = (),
    cancels: bool = False,
    then: Effect | None = None,
    deeds: tuple[Deed, ...] = (),
) -> Kind:
    """A card that is played and discarded. Without an effect or a flow it only answers others.

    `deeds` are what it is good for in other windows.
    """
    if flow is not None:
        effect = Body(flow)
    if effect is not None:
        window = MAIN | DYING if saves else MAIN
        play = Deed(
            effect,
            target=target,
            cost=cost,
            window=window,
            verb="play",
            limited=limited,
            steps=steps,
        )
        deeds = (play, *deeds)
    elif cost is not None or limited or saves or steps:
        raise BadDeclaration(f"{id} has no effect to be paid for or counted.")
    return Kind(id, BROWN, signs, deeds=deeds, name=name, book=book, cancels=cancels, then=then)


def blue(
    id: str,
    signs: str,
    *answers: Answer,
    target: Target = UNIQUE,
    book: bool = False,
    load: int = 0,
    emptied: Flow | None = None,
    keeps: bool = False,
) -> Kind:
    """A card that stays in front of its target and answers hooks there."""
    return Kind(
        id,
        BLUE,
        signs,
        *answers,
        deeds=(placed(target),),
        book=book,
        load=load,
        emptied=emptied,
        keeps=keeps,
    )


def placed(target: Target = UNIQUE) -> Deed:
    """To be played in front of someone, where the card stays."""
    return Deed(Place(), target=target, verb="play")


def green(
    id: str,
    signs: str,
    *,
    target: Target = ONESELF,
    effect: Effect | None = None,
    flow: Callable[[Bang, Play], Awaitable[None]] | None = None,
    cost: Cost | None = None,
    steps: tuple[Step, ...] = (),
    cancels: bool = False,
    then: Effect | None = None,
) -> Kind:
    """A card that stays in front of its player, and is discarded to use it in a later turn.

    With an effect it is used in phase 2, on its target; one that cancels, against a shot.
    """
    if flow is not None:
        effect = Body(flow)
    itself = Itself() if cost is None else Together(Itself(), cost)
    uses: list[Deed] = []
    if effect is not None:
        uses.append(Deed(effect, target=target, cost=itself, steps=steps))
    if cancels:
        uses.append(Deed(then or NOTHING, cost=Itself(), window=ANSWER_MISSED))
    return Kind(id, GREEN, signs, does(*uses), deeds=(placed(),), cancels=cancels, then=then)


def weapon(id: str, signs: str, reach: int, *answers: Answer) -> Kind:
    """A blue card that takes the place of the weapon in play (B-38)."""
    return Kind(id, BLUE, signs, *answers, deeds=(placed(ONESELF),), reach=reach)


def event(
    id: str,
    *answers: TableAnswer,
    final: bool = False,
    enters: Flow | None = None,
    tells: Callable[[Bang], dict[str, int]] | None = None,
    deck: str = EVENTS,
) -> EventCard:
    """An event card: it answers hooks for everyone while it is in force."""
    return EventCard(id, *answers, final=final, enters=enters, tells=tells, deck=deck)
