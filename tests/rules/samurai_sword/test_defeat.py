"""Defeat (SS-36 to SS-40)."""

import pytest

from standoff.scenario.samurai import ninja, ronin, samurai, shogun
from tests.conftest import SetUpSamurai


def test_one_honour_changes_hands(samurai_table: SetUpSamurai) -> None:
    """SS-36, SS-8: no new Honour enters the game."""
    t = samurai_table(shogun(hand="bo"), ninja(1, life=1), samurai(), ninja(2))
    t.play("bo", at=1)
    t.choose("take-it")
    assert [t.honour(seat) for seat in range(4)] == [6, 2, 3, 3]
    assert t.happened("defeated", seat=1, by=0) == t.happened("gave-honour", seat=1, target=0) == 1


@pytest.mark.parametrize("card", ["battle_cry", "jujutsu"])
def test_other_wounds_defeat_too(samurai_table: SetUpSamurai, card: str) -> None:
    """SS-37: the Honour goes to whoever played the card, for each one defeated."""
    t = samurai_table(shogun(hand=card), ninja(1, life=1), samurai(), ninja(2, life=1))
    t.play(card)
    for _ in range(3):
        t.choose("take-it")
    assert [t.honour(seat) for seat in range(4)] == [7, 2, 3, 2]


def test_the_last_honour_ends_the_game(samurai_table: SetUpSamurai) -> None:
    """SS-38, SS-76: at once, in the middle of an effect; roles are revealed."""
    t = samurai_table(
        shogun(hand="battle_cry"), ninja(1, life=1, honour=1), samurai(), ninja(2), ronin()
    )
    t.play("battle_cry")
    t.choose("take-it")
    assert t.match.over
    assert [t.life(seat) for seat in (2, 3, 4)] == [4, 4, 4]
    assert [each.role for each in t.match.view(3).players] == t.game.roles()
    assert all(each.open_role for each in t.match.view(3).players)
    assert t.happened("showed-role") == 5


def test_harmless_until_the_next_turn(samurai_table: SetUpSamurai) -> None:
    """SS-39: hand and properties are kept; at the start of the turn all is regained."""
    t = samurai_table(
        shogun(hand="bo"), ninja(1, life=1, hand="armor", in_play="focus"), samurai(), ninja(2)
    )
    t.play("bo", at=1)
    t.choose("take-it")
    assert t.is_harmless(1)
    assert (t.hand(1), t.in_play(1)) == (["armor"], ["focus"])
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.is_harmless(1)) == (4, False)


def test_nobody_is_defeated_twice(samurai_table: SetUpSamurai) -> None:
    """SS-40: without Resilience there is nothing to wound."""
    t = samurai_table(shogun(hand="battle_cry jujutsu"), ninja(1, life=0), samurai(), ninja(2))
    t.play("battle_cry")
    t.choose("take-it")
    t.choose("take-it")
    assert t.honour(1) == 3
    assert not t.happened("wounded-by", seat=1)
