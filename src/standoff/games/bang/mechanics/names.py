"""What a card in hand counts as (B-113), and what nobody may use."""

from standoff.games.bang.data.sources import ANY_CARD, Kind, Source
from standoff.games.bang.data.state import Bang


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


def forbidder(game: Bang, seat: int, kind: Kind) -> Source | None:
    """What forbids the player to use any card as that kind, if anything does (EV-18)."""
    if not game.box.has_forbids:  # nearly always
        return None
    for source in game.sources(seat):
        if source.forbids is not None and source.forbids(game, seat, kind):
            return source
    return None
