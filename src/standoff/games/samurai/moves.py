"""How cards come off the deck, and what happens when it ends (SS-41 to SS-44)."""

from standoff.games.samurai.ending import end_if_dishonoured
from standoff.games.samurai.state import Samurai
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event


def draw(game: Samurai, seat: int, number: int = 1) -> None:
    """Draw cards from the deck, as far as there are any."""
    for _ in range(number):
        if not has_card(game):
            return
        game.draw_top(seat)
        end_deck(game)


def turn_up(game: Samurai) -> int:
    """Turn over the top card of the deck and discard it; NONE if there is no card at all."""
    if not has_card(game):
        return NONE
    card = game.deck.pop()
    game.to_pile(card)
    game.emit(Event("turned-up", card=card))
    end_deck(game)
    return card


def has_card(game: Samurai) -> bool:
    """Whether the deck has a card; if it has stayed empty, the pile is shuffled now (SS-44)."""
    if not game.deck and game.pile:
        game.reshuffle()
    return len(game.deck) > 0


def end_deck(game: Samurai) -> None:
    """When the last card has left, the pile becomes the deck and everyone loses 1 Honour."""
    if game.deck:
        return
    game.emit(Event("deck-ended", number=1))
    if game.pile:
        game.reshuffle()
    for player in game.players:
        player.honour -= 1
    end_if_dishonoured(game)
