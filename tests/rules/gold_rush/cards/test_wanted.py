"""Wanted (GR-97 to GR-100)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_front_of_anyone(table: SetUp, seat: int) -> None:
    """GR-97, GR-35: oneself and the Sheriff too."""
    t = table(outlaw(nuggets=2), sheriff(), *OTHERS[1:], row="wanted")
    t.choose("buy", "wanted", seat=seat)
    assert t.in_play(seat) == ["wanted"]


def test_having_one_does_not_stop_the_buyer(table: SetUp) -> None:
    """GR-97: for somebody else, who has none."""
    t = table(
        sheriff(nuggets=2, in_play="wanted"), outlaw(in_play="wanted"), *OTHERS[1:], row="wanted"
    )
    assert not t.can("buy", "wanted", seat=1)
    t.choose("buy", "wanted", seat=2)
    assert t.in_play(2) == ["wanted"]


def test_two_cards_and_a_nugget_besides_any_reward(table: SetUp) -> None:
    """GR-98: 3 and 2 cards for an Outlaw, and 2 nuggets in all."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="wanted", life=1), *OTHERS[1:])
    t.play("bang", at=1)
    assert (len(t.hand(0)), t.nuggets(0), t.under()) == (5, 2, ["wanted"])


def test_for_a_renegade_alone(table: SetUp) -> None:
    """GR-98."""
    t = table(sheriff(hand="bang-7D"), *OTHERS[:2], renegade(in_play="wanted", life=1))
    t.play("bang", at=3)
    assert (len(t.hand(0)), t.nuggets(0)) == (2, 2)


def test_whoever_bought_it(table: SetUp) -> None:
    """GR-98: the player who eliminates is paid, not the one who bought it."""
    t = table(sheriff(hand="bang-7D", nuggets=2), outlaw(life=1), *OTHERS[1:], row="wanted")
    t.choose("buy", "wanted", seat=1)
    t.end_turn()
    t = table(
        sheriff(),
        outlaw(life=1, in_play="wanted"),
        outlaw(hand="bang-7D"),
        renegade(),
        turn=2,
    )
    t.play("bang", at=1)
    assert (len(t.hand(2)), t.nuggets(2), t.nuggets(0)) == (5, 2, 0)


def test_the_sheriff_draws_and_then_discards_all(table: SetUp) -> None:
    """GR-99: for a Deputy with a Wanted; the nuggets stay."""
    t = table(
        sheriff(hand="bang-7D", in_play="barrel"),
        deputy(life=1, in_play="wanted"),
        *OTHERS,
        deck="6H 7H",
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.in_play(0), t.nuggets(0)) == ([], [], 2)
    assert {"beer-6H", "beer-7H", "barrel-QS"} <= set(t.pile())


def test_nothing_if_nobody_did_it(table: SetUp) -> None:
    """GR-100: Dynamite."""
    t = table(
        sheriff(),
        outlaw(in_play="wanted dynamite", life=1),
        *OTHERS[1:],
        turn=1,
        step="start",
        deck="9S",
    )
    assert t.is_out(1)
    assert (t.happened("bounty"), t.under()) == (0, ["wanted"])


def test_nothing_for_an_own_duel(table: SetUp) -> None:
    """GR-100."""
    t = table(
        outlaw(hand="duel-QD", in_play="wanted", life=1),
        sheriff(hand="bang-7D"),
        *OTHERS[1:],
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert t.is_out(0)
    assert (t.happened("bounty"), t.nuggets(1)) == (0, 0)


def test_under_lasso_it_pays_nothing(table: SetUp) -> None:
    """GR-67, GR-100."""
    t = table(
        sheriff(hand="bang-7D"),
        *OTHERS[:2],
        renegade(in_play="wanted", life=1),
        sets=["gold_rush", "fistful_of_cards"],
        event="lasso",
    )
    t.play("bang", at=3)
    assert (t.hand(0), t.nuggets(0)) == ([], 1)
