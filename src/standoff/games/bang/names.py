"""What a card in hand counts as (B-113)."""

from standoff.games.bang.state import Bang


def counts_as(game: Bang, seat: int, card: int) -> int:
    """The names a card has in that player's hand: its own, and those it converts to (B-113)."""
    printed = game.box.kinds[game.box.kind[card]].name
    if not printed:
        return 0
    names = printed
    for source in game.sources(seat):
        for name, other in source.converts:
            if printed == name:
                names |= other
    return names
