"""Costs: cards of the hand that pay for something. Paying is never playing."""

from functools import partial

from standoff.games.bang import moves
from standoff.games.bang.state import Bang
from standoff.kernel.choice import Choice
from standoff.kernel.words import Say


async def choose_from_hand(game: Bang, seat: int, number: int, kind: int) -> None:
    """Pick cards of one's hand to pay for `kind`, one at a time, face down until all are picked.

    Until then nothing has come to light, and the player may still take it back.
    """
    player = game.players[seat]
    while len(player.chosen) < number and player.hand:
        say = Say("ask-cost", kind=kind, number=number - len(player.chosen))
        choice = await game.ask(seat, say, partial(_hand, game, seat))
        player.hand.remove(choice.card)
        player.chosen.append(choice.card)


def discard_chosen(game: Bang, seat: int) -> None:
    for card in game.players[seat].chosen[:]:
        moves.discard(game, seat, card)


def _hand(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]
