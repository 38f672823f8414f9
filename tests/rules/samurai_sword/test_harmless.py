"""Harmless players (SS-12 to SS-16)."""

from standoff.scenario.samurai import ninja, ronin, samurai, shogun
from tests.conftest import SetUpSamurai


def test_who_has_no_resilience_or_no_cards(samurai_table: SetUpSamurai) -> None:
    """SS-12: it is a state, which everyone sees."""
    t = samurai_table(shogun(), ninja(1, life=0), samurai(hand=""), ninja(2, life=0, hand=""))
    assert [t.is_harmless(seat) for seat in range(4)] == [False, True, True, True]
    assert [each.harmless for each in t.match.view(0).players] == [False, True, True, True]


def test_it_begins_and_ends_with_its_condition(samurai_table: SetUpSamurai) -> None:
    """SS-12: in one's own turn too: who has played the last card is Harmless, until the draw."""
    t = samurai_table(
        shogun(hand="daimyo", in_play="focus"),
        ninja(1, hand="parry"),
        samurai(),
        ninja(2),
        deck="bo bo",
    )
    t.play("daimyo")
    assert not t.is_harmless(0)
    t.play("bo", at=1)
    t.choose("play", "parry")
    assert t.is_harmless(1)
    t.play("bo", at=3)
    t.choose("take-it")
    assert t.is_harmless(0)


def test_no_weapon_can_be_aimed_at_them(samurai_table: SetUpSamurai) -> None:
    """SS-13."""
    t = samurai_table(shogun(hand="daikyu"), ninja(1, life=0), samurai(hand=""), ninja(2))
    assert t.targets("daikyu") == [3]
    assert t.why_not("daikyu", 1) == "why-harmless"


def test_battle_cry_and_jujutsu_pass_them_by(samurai_table: SetUpSamurai) -> None:
    """SS-14."""
    t = samurai_table(
        shogun(hand="battle_cry jujutsu bo"), ninja(1, life=0), samurai(hand=""), ninja(2)
    )
    t.play("battle_cry")
    t.asked(3, "ask-battle-cry")
    t.choose("take-it")
    t.play("jujutsu")
    t.asked(3, "ask-jujutsu")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [4, 0, 4, 2]


def test_they_are_not_counted(samurai_table: SetUpSamurai) -> None:
    """SS-15: 5 players; with a Harmless neighbour the next one is nearer."""
    t = samurai_table(shogun(hand="bo"), ninja(1, life=0), samurai(), ninja(2), ronin())
    assert [t.difficulty(0, seat) for seat in (2, 3, 4)] == [1, 2, 1]


def test_for_everything_else_they_are_in_play(samurai_table: SetUpSamurai) -> None:
    """SS-16: they draw, and can be chosen."""
    t = samurai_table(
        shogun(hand="tea_ceremony bushido geisha diversion breathing"),
        ninja(1, life=0),
        samurai(hand=""),
        ninja(2),
    )
    for card in ("breathing", "bushido"):
        assert {1, 2} <= set(t.targets(card))
    assert t.targets("geisha") == t.targets("diversion") == [1, 3]
    t.play("tea_ceremony")
    assert [len(t.hand(seat)) for seat in (1, 2, 3)] == [2, 1, 2]
    assert not t.is_harmless(2)
    t.play("diversion", at=1)
    assert len(t.hand(1)) == 1


def test_they_lose_honour_with_the_deck_and_take_their_turn(samurai_table: SetUpSamurai) -> None:
    """SS-16, SS-18, SS-41."""
    t = samurai_table(
        shogun(hand="daimyo"), ninja(1, life=0), samurai(), ninja(2), deck="bo bo", rest="pile"
    )
    t.play("daimyo")
    assert [t.honour(seat) for seat in range(4)] == [4, 2, 2, 2]
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 4
