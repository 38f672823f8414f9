"""Tea Ceremony (SS-54)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_three_cards_and_one_for_the_others(samurai_table: SetUpSamurai) -> None:
    """SS-54, SS-16: first the player, then the others clockwise, Harmless or not."""
    t = samurai_table(
        shogun(hand="tea_ceremony"),
        ninja(1, hand="", life=0),
        samurai(hand=""),
        ninja(2, hand=""),
        deck="bo bokken katana parry armor focus",
    )
    t.play("tea_ceremony")
    assert t.hand(0) == ["bo", "bokken", "katana"]
    assert [t.hand(seat) for seat in (1, 2, 3)] == [["parry"], ["armor"], ["focus"]]
