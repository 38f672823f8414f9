"""The first-game variant (B-148)."""

from collections import Counter

import standoff
from standoff import SPECTATOR
from standoff.scenario.bang import Table, outlaw, renegade, sheriff


def test_the_cards_with_the_book_icon_are_left_out() -> None:
    """B-148: 11 cards, leaving 69."""
    seats = (sheriff(), outlaw(), outlaw(), renegade())
    whole = Counter(name.rsplit("-", 1)[0] for name in Table(*seats).deck())
    first = Counter(
        name.rsplit("-", 1)[0] for name in Table(*seats, variants=["first_game"]).deck()
    )
    removed = {"dynamite": 1, "duel": 3, "general_store": 2, "indians": 2, "jail": 3}
    assert whole - first == removed
    assert first - whole == {}
    assert first.total() == 69


def test_everything_else_is_unchanged() -> None:
    """B-148: roles, characters, life points and hands as ever."""
    for seed in range(10):
        match = standoff.new("bang", players=6, variants=["first_game"], seed=seed)
        table = match.view(SPECTATOR)
        assert Counter(match.game.roles())["outlaw"] == 3
        assert table.deck_size + sum(player.hand_size for player in table.players) == 69
        assert all(p.hand_size == p.max_life for p in table.players if p.seat != table.turn)
