"""The table with everything open, in any game with cards."""

from typing import TypeVar

from msgspec.structs import replace

from standoff.games.cards import Cards, P
from standoff.kernel.view import TableView

T = TypeVar("T", bound=TableView)


def opened(game: Cards[P], table: T) -> T:
    """What spectators see, but with every hand, in the order of its owner, and every role."""
    players = [
        replace(seen, role=role, hand=tuple(game.card_name(card) for card in player.hand))
        for seen, role, player in zip(table.players, game.roles(), game.players, strict=True)
    ]
    return replace(table, players=tuple(players))
