"""BANG! cards that are discarded, not played: Ricochet (FC-55) and Sniper (FC-75)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.deeds import Cost, Deed
from standoff.games.bang.data.facts import CARD_LOST, Fact, Losing, Play
from standoff.games.bang.data.hooks import At
from standoff.games.bang.data.matters import GUARD, PAY
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.losing import lets_go
from standoff.games.bang.mechanics.shots import cancelled, escape, shoot
from standoff.games.bang.vocabulary.costs import Named, discard_chosen, payable, to_pay_with
from standoff.games.bang.vocabulary.effects import Body
from standoff.games.bang.vocabulary.targets import Another, InPlayOf, One, Reachable
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def ricochet(game: Bang, play: Play) -> None:
    """The card aimed at is discarded unless its owner gives a Missed! for it (FC-55)."""
    owner, aimed = play.targets[0], play.pick
    game.emit(Event("ricochet", by=play.by, target=owner, kind=play.kind, card=aimed))
    say = Say("ask-ricochet", by=play.by, kind=play.kind, pick=aimed, number=1)
    if await escape(game, play, owner, say, "lose-card", GUARD):
        cancelled(game, owner, play)
        return
    there = aimed in game.players[owner].in_play
    if there and await lets_go(game, Losing(owner, play, pick=aimed)):
        game.discard(owner, aimed)
        happened(game, Fact(owner, 0, play, CARD_LOST, aimed))


class TwoBullets(Cost):
    """Two BANG! cards, the first one named when it is announced (FC-76)."""

    def why_not(self, game: Bang, at: At) -> Say | None:
        held = payable(game, at.seat, BANG)
        return None if len(held) > 1 else Say("why-too-few-cards", number=2)

    def cards(self, game: Bang, seat: int) -> list[int]:
        return game.faces(payable(game, seat, BANG))

    async def choose(self, game: Bang, play: Play) -> None:
        moves.lay_aside(game, play.by, play.named)
        say = Say("ask-second-bullet", kind=play.kind, target=play.aim)
        seconds = partial(to_pay_with, game, play.by, BANG)
        second = await game.ask(play.by, say, seconds, matter=PAY, undisturbed=True)
        moves.lay_aside(game, play.by, second.card)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        paid = game.players[play.by].chosen[:]
        discard_chosen(game, play.by)
        return paid


async def snipe(game: Bang, play: Play) -> None:
    """Two BANG! cards for a shot that only two Missed! cancel (FC-75)."""
    target = await aimed(game, play, play.targets[0])  # FC-102
    if target != NONE:
        await shoot(game, play, target, 2)


RICOCHET: Final = Deed(Body(ricochet), target=InPlayOf(Another()), cost=Named(name=BANG))
SNIPER: Final = Deed(Body(snipe), target=One(Another(), Reachable()), cost=TwoBullets())
