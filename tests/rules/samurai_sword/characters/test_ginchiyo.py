"""Ginchiyo (SS-32, SS-67)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_one_wound_less_but_never_none(samurai_table: SetUpSamurai) -> None:
    """SS-32, SS-67."""
    t = samurai_table(
        shogun(hand="bo katana", in_play="focus"), ninja(1, "ginchiyo"), samurai(), ninja(2)
    )
    t.play("bo", at=1)
    attack = t.match.view(0).attack
    assert [(term.kind, term.number) for term in attack.terms] == [("bo", 1)]
    t.choose("take-it")
    t.play("katana", at=1)
    t.choose("take-it")
    assert t.life(1) == 4 - 1 - 2


def test_other_wounds_are_not_softened(samurai_table: SetUpSamurai) -> None:
    """SS-49."""
    t = samurai_table(shogun(hand="jujutsu"), ninja(1, "ginchiyo"), samurai(), ninja(2))
    t.play("jujutsu")
    for _ in range(3):
        t.choose("take-it")
    assert t.life(1) == 3
