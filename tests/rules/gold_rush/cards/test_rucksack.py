"""Rucksack (GR-105, GR-106)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_two_nuggets_for_a_life_point(table: SetUp) -> None:
    """GR-105: any number of times in phase 2."""
    t = table(sheriff(in_play="rucksack", nuggets=5, life=2), *OTHERS)
    t.choose("use", kind="rucksack")
    t.choose("use", kind="rucksack")
    assert (t.life(0), t.nuggets(0)) == (4, 1)
    assert not t.can("use")


def test_not_beyond_the_start(table: SetUp) -> None:
    """GR-105: it is not offered to one who has lost nothing."""
    t = table(sheriff(in_play="rucksack", nuggets=5), *OTHERS)
    assert not t.can("use")
    assert t.why_not("rucksack") == "why-unhurt"


def test_out_of_turn_for_the_last_life_point(table: SetUp) -> None:
    """GR-106."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="rucksack", nuggets=2, life=1), *OTHERS[1:])
    t.play("bang", at=1)
    t.asked(1, "ask-dying")
    t.choose("use", kind="rucksack")
    assert (t.life(1), t.nuggets(1)) == (1, 0)


def test_not_out_of_turn_otherwise(table: SetUp) -> None:
    """GR-106."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="rucksack", nuggets=2, life=2), *OTHERS[1:])
    t.play("bang", at=1)
    assert (t.life(1), t.nuggets(1)) == (1, 2)
    assert not t.decision.asides


def test_as_often_as_needed_together_with_beers(table: SetUp) -> None:
    """GR-106, GR-130: in any order, and at the start of one's own turn too."""
    t = table(
        sheriff(),
        outlaw(in_play="rucksack dynamite", hand="beer-6H", nuggets=4, life=1),
        *OTHERS[1:],
        turn=1,
        step="start",
        deck="9S",
    )
    assert t.asked(1, "ask-dying").prompt.args["number"] == 3
    t.choose("use", kind="rucksack")
    t.choose("play", "beer")
    t.choose("use", kind="rucksack")
    t.asked(1, "ask-main")
    assert (t.life(1), t.nuggets(1)) == (1, 0)


def test_it_is_no_beer(table: SetUp) -> None:
    """GR-106: with two players left."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="rucksack", nuggets=2, life=1),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    t.choose("use", kind="rucksack")
    assert t.life(1) == 1


def test_who_cannot_pay_is_out(table: SetUp) -> None:
    """GR-106: and is not asked."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="rucksack", nuggets=1, life=1), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.is_out(1)


def test_what_the_same_loss_brings_comes_too_late(table: SetUp) -> None:
    """GR-106: Lucky Charm gives its two nuggets after the loss."""
    t = table(
        sheriff(),
        outlaw(in_play="rucksack lucky_charm dynamite", life=3),
        *OTHERS[1:],
        turn=1,
        step="start",
        deck="9S",
    )
    assert t.is_out(1)


def test_under_the_reverend(table: SetUp) -> None:
    """GR-106, GR-152: effects that forbid Beer do not forbid it."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="rucksack", hand="beer-6H", nuggets=2, life=1),
        *OTHERS[1:],
        sets=["gold_rush", "high_noon"],
        event="the_reverend",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play", "beer")
    t.choose("use", kind="rucksack")
    assert t.life(1) == 1
