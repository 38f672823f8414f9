"""Geisha (SS-53)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_a_property_of_ones_choice(samurai_table: SetUpSamurai) -> None:
    """SS-53, SS-57: in front of any player, oneself included; Bushido too."""
    t = samurai_table(
        shogun(hand="geisha geisha geisha", in_play="focus"),
        ninja(1, in_play="armor armor fast_draw"),
        samurai(in_play="bushido"),
        ninja(2, hand=""),
    )
    picks = {(option.seat, option.pick) for option in t.decision.options if option.card == "geisha"}
    assert picks == {
        (0, "focus"),
        (1, "hand"),
        (1, "armor"),
        (1, "fast_draw"),
        (2, "hand"),
        (2, "bushido"),
    }
    t.play("geisha", at=1, pick="armor")
    t.play("geisha", at=2, pick="bushido")
    t.play("geisha", at=0, pick="focus")
    assert (t.in_play(0), t.in_play(1), t.in_play(2)) == ([], ["armor", "fast_draw"], [])
    assert t.pile() == ["geisha", "focus", "geisha", "bushido", "geisha", "armor"]


def test_a_random_card_of_anothers_hand(samurai_table: SetUpSamurai) -> None:
    """SS-53: everyone sees which."""
    t = samurai_table(shogun(hand="geisha bo"), ninja(1, hand="parry"), samurai(), ninja(2))
    assert not t.can("play", "geisha", seat=0)
    t.play("geisha", at=1, pick="hand")
    assert (t.hand(1), t.pile()) == ([], ["geisha", "parry"])
    assert t.match.events_for(3)[-1].args["card"] == "parry"


def test_there_must_be_something_to_take(samurai_table: SetUpSamurai) -> None:
    """SS-45."""
    t = samurai_table(shogun(hand="geisha"), ninja(1, hand=""), samurai(hand=""), ninja(2, hand=""))
    assert not t.can("play", "geisha")
