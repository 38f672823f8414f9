"""Ieyasu (SS-71)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_the_first_card_from_the_pile(samurai_table: SetUpSamurai) -> None:
    """SS-71: the rest come from the deck."""
    t = samurai_table(
        shogun("ieyasu"), ninja(1), samurai(), ninja(2), step="draw", pile="katana bo", deck="parry"
    )
    keys = [option.key for option in t.asked(0, "ask-first-card").options]
    assert keys == ["draw", "draw-pile:katana"]
    t.choose("draw-pile", "katana")
    assert (t.hand(0), t.pile()) == (["focus", "katana", "parry"], ["bo"])
    assert t.happened("drew-pile", seat=0)


def test_or_all_from_the_deck(samurai_table: SetUpSamurai) -> None:
    """SS-71."""
    t = samurai_table(
        shogun("ieyasu", hand=""),
        ninja(1),
        samurai(),
        ninja(2),
        step="draw",
        pile="katana",
        deck="bo parry",
    )
    t.choose("draw")
    assert (t.hand(0), t.pile()) == (["bo", "parry"], ["katana"])


def test_not_from_an_empty_pile(samurai_table: SetUpSamurai) -> None:
    """SS-71: he is not even asked."""
    t = samurai_table(shogun("ieyasu", hand=""), ninja(1), samurai(), ninja(2), step="draw")
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 2


def test_cards_discarded_for_bushido_are_on_the_pile(samurai_table: SetUpSamurai) -> None:
    """SS-71: the last one on top."""
    t = samurai_table(
        shogun("ieyasu", hand="katana parry", in_play="bushido"),
        ninja(1),
        samurai(),
        ninja(2),
        step="recovery",
        deck="bo",
    )
    t.choose("discard", "katana")
    assert t.can("draw-pile", "katana")
    t.choose("draw")
    t = samurai_table(
        shogun("ieyasu", hand="parry", in_play="bushido"),
        ninja(1),
        samurai(),
        ninja(2),
        step="recovery",
        deck="bo",
    )
    t.choose("lose-honour")
    t.choose("draw-pile", "bushido")
    assert "bushido" in t.hand(0)
