"""Set-up (GR-1 to GR-6)."""

import pytest

import standoff
from standoff.games.bang import RULES
from standoff.kernel.record import Setup
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize("sets", [["gold_rush"], ["dodge_city", "gold_rush", "high_noon"]])
def test_it_is_played_with_the_base_game_and_with_any_other(sets: list[str]) -> None:
    """GR-1, GR-2, GR-5: 8 characters more, and everything else is as ever."""
    box = RULES.box(Setup("bang", 5, "1", tuple(sets)))
    ids = [character.id for character in box.characters]
    assert {"bart_cassidy", "don_bell", "simeon_picos"} <= set(ids)
    assert sum(name.startswith("bang-") for name in box.name) >= 25


def test_three_cards_lie_open_and_nobody_has_anything() -> None:
    """GR-3, GR-4: 24 cards, 3 of them in the row; no nuggets, no equipment."""
    match = standoff.new("bang", players=4, seed=2, sets=["gold_rush"])
    view = match.view(0)
    stack = view.stacks["equipment"]
    assert (stack.deck_size, len(stack.row), stack.pile_top) == (21, 3, None)
    assert view.parts["gold_rush"]["nuggets"] == [0, 0, 0, 0]
    assert all(not player.in_play for player in view.players)


def test_the_deck_is_shuffled() -> None:
    """GR-3."""
    rows = {
        tuple(
            standoff.new("bang", players=4, seed=seed, sets=["gold_rush"])
            .view(0)
            .stacks["equipment"]
            .row
        )
        for seed in range(8)
    }
    assert len(rows) > 4


def test_equipment_is_no_playing_card() -> None:
    """GR-6: neither suit nor value; it is in no hand, in no deck of playing cards, in no pile."""
    game = RULES.deal(Setup("bang", 7, "3", ("gold_rush",)))
    home = [card for card in range(game.box.size) if game.box.home[card]]
    assert len(home) == 24
    assert all(game.box.suit[card] == game.box.rank[card] == -1 for card in home)
    held = [card for player in game.players for card in player.hand]
    assert not set(home) & {*held, *game.deck, *game.pile}


def test_equipment_that_is_discarded_is_never_flipped(table: SetUp) -> None:
    """GR-6: it goes under its own deck, not to the discard pile."""
    t = table(sheriff(nuggets=1, life=3), outlaw(), outlaw(), renegade(), row="shot")
    t.choose("buy", "shot", seat=0)
    assert (t.pile(), t.under()) == ([], ["shot"])
