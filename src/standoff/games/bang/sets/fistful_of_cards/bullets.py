"""BANG! cards that are discarded, not played: Ricochet (FC-55) and Sniper (FC-75)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import GUARD, PAY
from standoff.games.bang.data.sources import BANG, OwnTurn
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.acting import acts_on
from standoff.games.bang.mechanics.distance import Sight
from standoff.games.bang.mechanics.names import counts_as
from standoff.games.bang.mechanics.shots import cancelled, escape_shot, shoot
from standoff.games.bang.vocabulary.costs import discard_chosen
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def bullets(game: Bang, seat: int) -> list[int]:
    """The cards of the hand that are BANG! cards, or used as such."""
    return [card for card in game.players[seat].hand if counts_as(game, seat, card) & BANG]


def ricochets(game: Bang, seat: int) -> list[Choice]:
    """Each BANG! card at each card in play of the others, at any distance (FC-56)."""
    kind = game.box.index["ricochet"]
    return [
        Choice("use", card, other, kind, aimed)
        for card in game.faces(bullets(game, seat))
        for other in game.others(seat)
        for aimed in game.players[other].in_play
    ]


async def ricochet(game: Bang, seat: int, choice: Choice) -> None:
    """The card is discarded unless its owner gives a Missed! for it (FC-55)."""
    owner, aimed = choice.seat, choice.pick
    game.discard(seat, choice.card)
    game.emit(Event("ricochet", by=seat, target=owner, kind=choice.kind, card=aimed))
    play = Play(seat, choice.kind, choice.card, [owner], aimed)
    say = Say("ask-ricochet", by=seat, kind=choice.kind, pick=aimed, number=1)
    if await escape_shot(game, owner, 1, play, say, "lose-card", GUARD, 0):
        cancelled(game, owner, seat)
    elif aimed in game.players[owner].in_play:
        game.discard(owner, aimed)


def snipes(game: Bang, seat: int) -> list[Choice]:
    """A first BANG! card at whoever is in reach, if there is a second one (FC-76)."""
    held = bullets(game, seat)
    if len(held) < 2:
        return []
    sight = Sight(game, seat)
    kind = game.box.index["sniper"]
    reached = [other for other in game.others(seat) if sight.distance(other) <= sight.reach]
    return [Choice("use", card, other, kind) for card in game.faces(held) for other in reached]


async def snipe(game: Bang, seat: int, choice: Choice) -> None:
    """Two BANG! cards for a shot that only two Missed! cancel (FC-75)."""
    player = game.players[seat]
    player.hand.remove(choice.card)
    player.chosen.append(choice.card)
    say = Say("ask-second-bullet", kind=choice.kind, target=choice.seat)
    seconds = partial(_seconds, game, seat)
    second = await game.ask(seat, say, seconds, matter=PAY, undisturbed=True)
    if second.verb != "discard":
        player.hand.append(player.chosen.pop())
        return
    player.hand.remove(second.card)
    player.chosen.append(second.card)
    play = Play(seat, choice.kind, choice.card, [choice.seat])
    play.paid = player.chosen[:]
    discard_chosen(game, seat)
    if acts_on(game, play, choice.seat):  # FC-102
        await shoot(game, play, choice.seat, 2)


def _seconds(game: Bang, seat: int) -> list[Choice]:
    cards = game.faces(bullets(game, seat))
    return [*(Choice("discard", card) for card in cards), Choice("call-off")]


RICOCHET: Final = OwnTurn(ricochets, ricochet)
SNIPER: Final = OwnTurn(snipes, snipe)
