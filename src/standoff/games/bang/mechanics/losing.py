"""Cards that one player takes or discards of another's (B-47, B-48)."""

from standoff.games.bang.data.facts import CARD_LOST, Fact, Losing, Play
from standoff.games.bang.data.hooks import loses_card
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.settle import settled
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event


async def take_card(game: Bang, play: Play, owner: int, which: int, taker: int) -> int:
    """A card of a player goes into another's hand; gives it, or NONE."""
    if not await lets_go(game, Losing(owner, play, pick=which, taker=taker)):
        return NONE
    card = moves.take(game, owner, which, taker)
    if card != NONE and owner != taker:
        happened(game, Fact(owner, 0, play, CARD_LOST, card))
    return card


async def lose_card(game: Bang, play: Play, owner: int, which: int) -> None:
    """A card of a player, named or at random, goes to the discard pile."""
    if not await lets_go(game, Losing(owner, play, pick=which)):
        return
    card = game.pick(owner, which)
    if card != NONE:
        game.see(card)
        game.emit(Event("lost-card", by=play.by, seat=owner, card=card, kind=play.kind))
        game.to_pile(card)
        if owner != play.by:
            happened(game, Fact(owner, 0, play, CARD_LOST, card))


async def lets_go(game: Bang, losing: Losing) -> bool:
    """What its owner's sources do before a card moves; whether both players are still there."""
    if losing.play.by not in (NONE, losing.seat):
        for at in game.answering(losing.seat, loses_card):
            await settled(game, loses_card.of(at)(game, at, losing))
    return game.acts(losing.play.by, losing.seat)
