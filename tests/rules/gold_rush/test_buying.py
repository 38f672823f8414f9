"""Buying (GR-30 to GR-38)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_a_card_of_the_row_for_its_printed_cost(table: SetUp) -> None:
    """GR-31, GR-35, GR-36: as many as one can pay for; a black card stays in front of its buyer."""
    t = table(sheriff(nuggets=7), *OTHERS, row="boots pickaxe horseshoe", stack="shot shot")
    t.choose("buy", "boots")
    t.choose("buy", "pickaxe")
    assert (t.nuggets(0), t.in_play(0)) == (0, ["boots", "pickaxe"])


def test_too_few_nuggets(table: SetUp) -> None:
    """GR-31: it is not offered, and one is told how many are missing."""
    t = table(sheriff(nuggets=2), *OTHERS, row="boots pickaxe horseshoe")
    assert not t.can("buy", "boots")
    assert t.can("buy", "horseshoe")
    reason = t.match.explain("pickaxe", None)
    assert reason is not None
    assert (reason.id, reason.args) == ("why-nuggets", {"number": 2})
    assert t.why_not("boots") == "why-nuggets"
    assert t.why_not("horseshoe") is None


def test_the_row_is_filled_at_once(table: SetUp) -> None:
    """GR-32: in the same place, and what comes can be bought in the same turn."""
    t = table(sheriff(nuggets=9), *OTHERS, row="rhum boots horseshoe", stack="gun_belt calumet")
    t.choose("buy", "boots")
    assert t.row() == ["rhum", "gun_belt", "horseshoe"]
    t.choose("buy", "gun_belt")
    assert (t.row(), t.in_play(0)) == (["rhum", "calumet", "horseshoe"], ["boots", "gun_belt"])


def test_paid_filled_then_used(table: SetUp) -> None:
    """GR-33."""
    t = table(sheriff(nuggets=1, life=3), *OTHERS, row="shot", stack="rhum")
    t.choose("buy", "shot", seat=0)
    t.in_order(Event("bought", seat=0, number=1), Event("on-sale"), Event("healed", seat=0))


def test_a_card_that_is_being_used_is_not_shuffled_in(table: SetUp) -> None:
    """GR-33, GR-65: when its own refill shuffles what is face up."""
    t = table(
        sheriff(nuggets=1, life=3),
        *OTHERS,
        row="shot",
        rest_of_stack="pile",
        shuffled="wanted",
    )
    t.choose("buy", "shot", seat=0)
    assert t.happened("equipment-shuffled") == 1
    assert (t.row(), t.under()) == (["wanted"], ["shot"])
    assert len(t.game.stack("equipment").deck) == 22


def test_a_brown_card_acts_at_once_and_goes_under_the_deck(table: SetUp) -> None:
    """GR-34, GR-64: it is not kept for later."""
    t = table(sheriff(nuggets=4), *OTHERS, row="union_pacific")
    t.choose("buy", "union_pacific")
    assert (len(t.hand(0)), t.in_play(0), t.under()) == (4, [], ["union_pacific"])


def test_only_in_phase_2_of_ones_own_turn(table: SetUp) -> None:
    """GR-30: not while a card is being resolved, not in another phase, not in another's turn."""
    t = table(
        sheriff(hand="bang-7D gatling beer-6H beer-7H beer-8H beer-9H", nuggets=9),
        outlaw(hand="missed-2S", nuggets=9, in_play="horseshoe"),
        *OTHERS[1:],
        row="boots",
    )
    t.play("bang", at=1)
    assert {option.verb for option in t.decision.options} == {"play", "take-it"}
    assert not t.decision.asides
    t.choose("take-it")
    t.choose("buy", "boots")
    t.play("beer-6H")
    t.choose("force", seat=1, pick="horseshoe")
    t.play("gatling")
    t.choose("take-it")
    t.end_turn()
    t.asked(1, "ask-main")


def test_not_in_phase_3(table: SetUp) -> None:
    """GR-30."""
    t = table(sheriff(hand="beer-6H beer-7H", nuggets=9, life=1), *OTHERS, row="boots")
    t.end_turn()
    assert {option.verb for option in t.asked(0, "ask-excess").options} == {"discard"}
    t.choose("discard", "beer-6H")


def test_mixed_freely_with_cards(table: SetUp) -> None:
    """GR-30: any number, in any order."""
    t = table(sheriff(hand="bang-7D beer-6H", life=3), *OTHERS, row="shot", stack="shot shot")
    t.play("bang", at=1)
    t.choose("buy", "shot", seat=0)
    t.choose("sell", "beer")
    t.choose("buy", "shot", seat=0)
    assert (t.life(0), t.nuggets(0)) == (5, 0)


def test_never_two_of_a_name(table: SetUp) -> None:
    """GR-37: only Wanted has several copies."""
    t = table(sheriff(nuggets=9, in_play="wanted"), *OTHERS, row="wanted")
    assert not t.can("buy", "wanted", seat=0)
    assert t.can("buy", "wanted", seat=1)
    assert t.why_not("wanted", 0) == "why-same-name"


def test_one_of_a_name_in_front_of_each(table: SetUp) -> None:
    """GR-37, GR-36: three Wanted in one turn, for three players."""
    t = table(sheriff(nuggets=6), *OTHERS, row="wanted", stack="wanted wanted")
    for seat in (1, 2, 0):
        t.choose("buy", "wanted", seat=seat)
    assert [t.in_play(seat) for seat in range(4)] == [["wanted"], ["wanted"], ["wanted"], []]


def test_what_would_do_nothing_can_be_bought(table: SetUp) -> None:
    """GR-38: the cost is paid all the same; the table warns."""
    t = table(sheriff(nuggets=1), *OTHERS, row="shot")
    assert t.match.warnings(0)["buy:shot@0"].id == "warn-no-effect"
    t.choose("buy", "shot", seat=0)
    assert (t.nuggets(0), t.life(0)) == (0, 5)


def test_what_needs_a_target_needs_a_legal_one(table: SetUp) -> None:
    """GR-38: nobody has a card that a Panic! or a Cat Balou could take."""
    t = table(sheriff(nuggets=4), *OTHERS, row="bottle pardner")
    assert not t.can("buy", "bottle", kind="panic")
    assert t.can("buy", "bottle", kind="beer")
    assert not t.can("buy", "pardner", kind="cat_balou")
    assert t.can("buy", "pardner", kind="duel")


def test_a_card_without_any_target_cannot_be_bought(table: SetUp) -> None:
    """GR-38, GR-97."""
    t = table(
        sheriff(nuggets=9, in_play="wanted"),
        outlaw(in_play="wanted"),
        outlaw(out=True),
        renegade(out=True),
        row="wanted",
    )
    assert not t.can("buy")
    assert t.why_not("wanted") == "why-no-target"


@pytest.mark.parametrize("seat", [0, 2])
def test_everyone_sees_what_they_would_pay(table: SetUp, seat: int) -> None:
    """GR-31: the printed cost, unless an ability changes it."""
    t = table(sheriff(), *OTHERS, row="shot rhum")
    assert t.match.view(seat).parts["gold_rush"]["prices"] == {"shot": 1, "rhum": 3}
