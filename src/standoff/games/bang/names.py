"""What a card in hand counts as (B-113)."""

from standoff.games.bang.sources import ANY_CARD
from standoff.games.bang.state import Bang


def counts_as(game: Bang, seat: int, card: int) -> int:
    """The names a card has in that player's hand: its own, and those it converts to (B-113)."""
    kind = game.box.kind[card]
    names = printed = game.box.kinds[kind].name
    if not game.box.convertible[kind]:
        return printed
    for source in game.sources(seat):
        for name, other in source.converts:
            if name in (printed, ANY_CARD):
                names |= other
    return names
