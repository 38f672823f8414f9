"""Battle Cry (SS-47, SS-49)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_each_other_player_parries_or_is_wounded(samurai_table: SetUpSamurai) -> None:
    """SS-47, SS-37: clockwise, each completely before the next."""
    t = samurai_table(
        shogun(hand="battle_cry"),
        ninja(1, life=1),
        samurai(hand="parry"),
        ninja(2, hand="parry bo"),
    )
    t.play("battle_cry")
    decision = t.asked(1, "ask-battle-cry")
    assert decision.prompt.args == {"by": 0}
    t.choose("take-it")
    assert (t.life(1), t.honour(0)) == (0, 6)
    t.asked(2, "ask-battle-cry")
    t.choose("play", "parry")
    t.asked(3, "ask-battle-cry")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [4, 0, 4, 3]
    assert t.pile() == ["battle_cry", "parry"]


def test_difficulty_and_abilities_have_no_part_in_it(samurai_table: SetUpSamurai) -> None:
    """SS-49: nor do Musashi, Ginchiyo, Benkei, Ushiwaka and Tomoe."""
    t = samurai_table(
        shogun("tomoe", hand="battle_cry", in_play="fast_draw"),
        ninja(1, "ginchiyo", in_play="armor"),
        samurai("benkei"),
        ninja(2, "ushiwaka"),
    )
    t.play("battle_cry")
    for _ in range(3):
        t.choose("take-it")
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 4, 3]
    assert not t.happened("drew")


def test_who_becomes_harmless_before_is_passed_by(samurai_table: SetUpSamurai) -> None:
    """SS-14, SS-45, SS-47: with nobody to affect, it may be played all the same."""
    t = samurai_table(
        shogun(hand="battle_cry"), ninja(1, hand=""), samurai(life=0), ninja(2, hand="")
    )
    t.play("battle_cry")
    t.asked(0, "ask-main")
    assert t.pile() == ["battle_cry"]
