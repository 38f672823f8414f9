"""Diversion (SS-52)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_a_random_card_of_another(samurai_table: SetUpSamurai) -> None:
    """SS-52: at any Difficulty; only the two of them know which."""
    t = samurai_table(
        shogun(hand="diversion"),
        ninja(1),
        samurai(hand="bo parry katana", in_play="armor armor armor"),
        ninja(2),
    )
    t.play("diversion", at=2)
    (taken,) = t.hand(0)
    assert sorted([taken, *t.hand(2)]) == ["bo", "katana", "parry"]
    assert t.in_play(2) == ["armor"] * 3
    assert t.match.view(2).players[0].hand == (taken,)
    assert t.match.view(1).players[0].hand == ()
    told = t.match.events_for(1)[-1]
    assert (told.id, told.args) == ("event-took-hidden", {"seat": 0, "owner": 2})
    assert t.match.events_for(2)[-1].args["card"] == taken


def test_there_must_be_a_card_in_that_hand(samurai_table: SetUpSamurai) -> None:
    """SS-52, SS-45."""
    t = samurai_table(shogun(hand="diversion"), ninja(1, hand=""), samurai(), ninja(2, hand=""))
    assert t.targets("diversion") == [2]
    t = samurai_table(
        shogun(hand="diversion"), ninja(1, hand=""), samurai(hand=""), ninja(2, hand="")
    )
    assert not t.can("play", "diversion")
