"""Recharging (AD-30 to AD-33)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_a_blue_card_gives_a_token(table: SetUp) -> None:
    """AD-30: for one of the player's slots, or for none."""
    t = table(sheriff(hand="scope mustang-8H barrel-QS", in_play="crate whip"), *OTHERS)
    t.play("scope")
    t.asked(0, "ask-recharge")
    t.choose("load", pick="whip")
    t.play("mustang")
    t.choose("load", pick=None)
    t.play("barrel")
    t.choose("no-load")
    assert (t.load(0), t.loads(0)) == (1, {"crate": 3, "whip": 4})


def test_a_jail_gives_a_token_to_who_plays_it(table: SetUp) -> None:
    """AD-30, AD-E4, B-152: not to whom it is played on."""
    t = table(sheriff(hand="jail-JS"), outlaw(), *TWO_MORE)
    t.play("jail", at=1)
    t.asked(0, "ask-recharge")
    t.choose("load", pick=None)
    t.asked(0, "ask-main")
    assert (t.load(0), t.load(1)) == (1, 0)


def test_a_dynamite_that_is_passed_gives_none(table: SetUp) -> None:
    """AD-30, AD-E4, B-152."""
    t = table(sheriff(in_play="dynamite"), outlaw(), *TWO_MORE, step="start", deck="2C 3C 4C")
    t.asked(0, "ask-main")
    assert t.in_play(1) == ["dynamite-2H"]
    assert (t.load(0), t.load(1)) == (0, 0)


def test_a_dangerous_card_gives_none(table: SetUp) -> None:
    """AD-31."""
    t = table(sheriff(hand="crate"), *OTHERS)
    t.play("crate")
    t.asked(0, "ask-main")
    assert t.load(0) == 0


def test_a_green_card_gives_none(table: SetUp) -> None:
    """AD-31, AD-142."""
    t = table(sheriff(hand="sombrero"), *OTHERS, sets=["armed_and_dangerous", "dodge_city"])
    t.play("sombrero")
    t.asked(0, "ask-main")
    assert t.load(0) == 0


def test_each_card_that_is_too_many_gives_a_token(table: SetUp) -> None:
    """AD-32, AD-E3: 3 life points and 5 cards, so 2 tokens, distributed as one likes."""
    hand = "beer-6H beer-7H beer-8H beer-9H beer-10H"
    t = table(sheriff(hand=hand, life=3, in_play="crate"), *OTHERS)
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.asked(0, "ask-recharge")
    t.choose("load", pick="crate")
    t.choose("discard", "beer-7H")
    t.choose("load", pick=None)
    assert (t.turn(), t.load(0), t.loads(0)) == (1, 1, {"crate": 4})


def test_no_more_is_discarded_than_must_be(table: SetUp) -> None:
    """AD-32: nobody discards voluntarily for a token; and the turn is over then."""
    t = table(sheriff(hand="beer-6H", life=3, in_play="ace_up_the_sleeve"), *OTHERS)
    t.end_turn()
    assert (t.turn(), t.load(0), t.hand(0)) == (1, 0, ["beer-6H"])


def test_other_discards_give_none(table: SetUp) -> None:
    """AD-33: Sid Ketchum's, or what answers Indians!."""
    t = table(
        sheriff("sid_ketchum", hand="beer-6H beer-7H bang-2D indians", life=3),
        outlaw(hand="bang-3D"),
        *TWO_MORE,
    )
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    t.play("indians")
    t.choose("discard", "bang-3D")
    assert (t.load(0), t.load(1)) == (0, 0)
