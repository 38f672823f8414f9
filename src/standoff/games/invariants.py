"""What the checks of every game are made of, and what holds in all games with cards."""

from mypy_extensions import mypyc_attr

from standoff.games.cards import Cards, P
from standoff.kernel.event import EVERYONE


@mypyc_attr(native_class=False)
class Broken(AssertionError):
    """A position that cannot be: the sentence says what is wrong with it."""


def must(holds: bool, sentence: str) -> None:
    """Raise Broken unless that holds."""
    if not holds:
        raise Broken(sentence[0].upper() + sentence[1:] + ".")


def check_cards(game: Cards[P]) -> None:
    """Every card is in one place, and known to those who see that place."""
    must(len(game.known) == game.printed.size, "it is not said of every card who knows it")
    must(all(0 <= mask <= EVERYONE for mask in game.known), "who knows a card is nobody there is")
    for seat, player in enumerate(game.players):
        held = [card for zone in player.held() for card in zone]
        knows = all(game.known[card] >> seat & 1 for card in held)
        must(knows, f"seat {seat} does not know its own hand")
    open_cards = [card for zone in game.open_zones() for card in zone]
    cards = [card for zone in game.hidden_zones() for card in zone] + open_cards
    everyone = list(range(game.printed.size))
    must(sorted(cards) == everyone, "not every card is in exactly one place")
    known = [game.known[card] for card in open_cards]
    must(all(mask == EVERYONE for mask in known), "an open card is not known to all")
    must(sorted(game.ring) == list(range(len(game.players))), "the ring is not all seats")
    characters = [player.character for player in game.players]
    must(len(set(characters)) == len(characters), "a character is there twice")
