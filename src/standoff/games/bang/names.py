"""What a card in hand counts as (B-113), and what nobody may use."""

from standoff.games.bang.sources import Kind, Source
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


def forbidder(game: Bang, seat: int, kind: Kind) -> Source | None:
    """What forbids the player to use any card as that kind, if anything does (EV-18)."""
    if not game.box.has_forbids:  # nearly always
        return None
    for source in game.sources(seat):
        if source.forbids is not None and source.forbids(game, seat, kind):
            return source
    return None
