"""Cards that are played together with another (DC-13 to DC-16)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_both_go_to_the_pile_and_then_the_effect_applies(table: SetUp) -> None:
    """DC-13."""
    t = table(sheriff(hand="springfield beer"), outlaw(hand="duel"), outlaw(), renegade())
    t.play("springfield", at=1)
    assert t.decision.prompt.args["kind"] == "springfield"
    t.choose("discard", "beer")
    t.asked(1, "ask-shot")
    assert sorted(t.pile()) == ["beer-6H", "springfield-KS"]
    t.choose("take-it")


def test_not_without_another_card(table: SetUp) -> None:
    """DC-14: and it says why."""
    t = table(sheriff(hand="springfield", in_play="scope"), outlaw(), outlaw(), renegade())
    assert not t.can("play")
    reason = t.match.explain("springfield-KS", 1)
    assert reason is not None
    assert reason.id == "why-no-other-card"


def test_who_chooses_which_lies_on_top(table: SetUp) -> None:
    """DC-15: asked where someone reads the pile."""
    for top in ("springfield", "beer"):
        t = table(sheriff(hand="springfield beer"), outlaw("pedro_ramirez"), outlaw(), renegade())
        t.play("springfield", at=2)
        t.choose("discard", "beer")
        t.asked(0, "ask-top-card")
        t.choose("top", top)
        assert t.pile()[0].startswith(top)
        assert len(t.pile()) == 2


def test_the_other_card_has_no_effect_of_its_own(table: SetUp) -> None:
    """DC-15: the Beer heals nobody."""
    t = table(sheriff(hand="springfield beer", life=2), outlaw(), outlaw(), renegade())
    t.play("springfield", at=1)
    t.choose("discard", "beer")
    assert t.life(0) == 2


def test_any_border_and_not_a_play(table: SetUp) -> None:
    """DC-16: a BANG! card discarded so does not count towards the limit."""
    t = table(
        sheriff(hand="springfield bang-2D bang-3D barrel knife"), outlaw(), outlaw(), renegade()
    )
    t.play("springfield", at=1)
    assert [option.card for option in t.decision.options] == [
        "bang-2D",
        "bang-3D",
        "barrel-QS",
        "knife-8H",
    ]
    t.choose("discard", "bang-2D")
    t.play("bang-3D", at=1)
    assert t.life(1) == 2
    assert t.match.view(0).bangs_left == 0


def test_nobody_interrupts_the_payment(table: SetUp) -> None:
    """DC-13, DC-14: Sid Ketchum cannot discard what he has to pay with."""
    t = table(
        sheriff("sid_ketchum", hand="springfield beer bang", life=2), outlaw(), outlaw(), renegade()
    )
    t.play("springfield", at=1)
    assert not t.can("use")
    t.choose("discard", "beer")
    assert t.life(1) == 3
