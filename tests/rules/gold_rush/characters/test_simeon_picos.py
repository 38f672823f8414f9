"""Simeon Picos (GR-123)."""

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_a_nugget_for_each_life_point(table: SetUp) -> None:
    """GR-123: from the supply; who hit him has one as well."""
    t = table(sheriff(hand="bang-7D", nuggets=1), outlaw("simeon_picos"), *OTHERS[1:])
    t.play("bang", at=1)
    assert (t.nuggets(1), t.nuggets(0)) == (1, 2)


def test_from_any_cause(table: SetUp) -> None:
    """GR-123: Dynamite."""
    t = table(sheriff("simeon_picos", in_play="dynamite"), *OTHERS, step="start", deck="9S")
    assert t.nuggets(0) == 3


def test_for_the_last_one_too(table: SetUp) -> None:
    """GR-123: unlike Lucky Charm; both together otherwise."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("simeon_picos", hand="beer-6H", in_play="lucky_charm", life=1),
        *OTHERS[1:],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.nuggets(1) == 1


def test_with_lucky_charm_two(table: SetUp) -> None:
    """GR-123."""
    t = table(sheriff(hand="bang-7D"), outlaw("simeon_picos", in_play="lucky_charm"), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.nuggets(1) == 2


def test_he_is_paid_before_he_leaves(table: SetUp) -> None:
    """GR-123, GR-131, GR-22: then his nuggets go back."""
    t = table(sheriff(hand="bang-7D"), outlaw("simeon_picos", life=1), *OTHERS[1:])
    t.play("bang", at=1)
    t.in_order(Event("nuggets", seat=1, number=1), Event("eliminated", seat=1))
    assert t.nuggets(1) == 0


def test_it_does_not_pay_for_his_own_rucksack(table: SetUp) -> None:
    """GR-106, GR-123: what the loss brings comes after the saves."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("simeon_picos", in_play="rucksack", nuggets=1, life=1),
        *OTHERS[1:],
    )
    t.play("bang", at=1)
    assert t.is_out(1)
