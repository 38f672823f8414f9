"""Chiyome (SS-68)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_only_weapons_wound_her(samurai_table: SetUpSamurai) -> None:
    """SS-68, SS-47, SS-48: she makes no choice; other Actions affect her normally."""
    t = samurai_table(
        shogun(hand="battle_cry jujutsu diversion bo tea_ceremony"),
        ninja(1, "chiyome", hand="parry bo"),
        samurai(),
        ninja(2),
    )
    for card in ("battle_cry", "jujutsu"):
        t.play(card)
        for seat in (2, 3):
            assert t.decision.seat == seat
            t.choose("take-it")
    assert t.life(1) == 4
    t.play("bo", at=1)
    t.choose("take-it")
    assert t.life(1) == 3
    t.play("diversion", at=1)
    t.play("tea_ceremony")
    assert len(t.hand(1)) == 2
