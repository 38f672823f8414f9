"""Dodge (DC-28, DC-29)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_cancels_a_shot_and_draws_at_once(table: SetUp) -> None:
    """DC-28, example 5."""
    t = table(sheriff(hand="punch"), outlaw(hand="dodge-7D"), outlaw(), renegade(), deck="2D")
    t.play("punch", at=1)
    t.choose("play", "dodge")
    assert (t.life(1), t.hand(1)) == (4, ["bang-2D"])
    assert t.pile()[:2] == ["dodge-7D", "punch-10S"]


def test_the_card_drawn_may_be_the_second_missed(table: SetUp) -> None:
    """DC-28: against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw(hand="dodge-7D"),
        outlaw(),
        renegade(),
        deck="missed-2S",
    )
    t.play("bang", at=1)
    t.choose("play", "dodge")
    t.choose("play", "missed-2S")
    assert t.life(1) == 4


def test_it_is_no_missed_card(table: SetUp) -> None:
    """DC-29: Calamity Janet cannot play it as a BANG!, nor discard it as one."""
    t = table(
        sheriff("calamity_janet", hand="dodge-7D missed-2S"),
        outlaw(hand="indians"),
        outlaw(),
        renegade(),
    )
    assert t.can("play", "missed", kind="bang")
    assert not t.can("play", "dodge")
    t.end_turn()
    t.play("indians")
    assert not t.can("discard", "dodge")
    t.choose("take-it")


def test_it_cannot_be_played_by_itself(table: SetUp) -> None:
    """DC-28: only as a reaction."""
    t = table(sheriff(hand="dodge-7D"), outlaw(), outlaw(), renegade())
    assert not t.can("play")
    reason = t.match.explain("dodge-7D")
    assert reason is not None
    assert reason.id == "why-only-answers"
