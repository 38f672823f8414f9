"""Missed! (B-84)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_one_missed_cancels_a_shot(table: SetUp) -> None:
    """B-19, B-45, B-58, B-84: off turn; when enough has been supplied no more can be used."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="missed-2S missed-3S"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("play", "missed-3S")
    t.asked(0, "ask-main")
    assert t.life(1) == 4
    assert t.hand(1) == ["missed-2S"]
    assert t.pile() == ["missed-3S", "bang-7D"]


def test_it_cannot_be_played_by_itself(table: SetUp) -> None:
    """B-19, B-84: only as a reaction."""
    t = table(sheriff(hand="missed-2S"), outlaw(), outlaw(), renegade())
    assert [o.key for o in t.decision.options] == ["end"]
    assert t.match.explain("missed-2S") == Text("why-only-answers")


def test_only_the_target_can_use_it(table: SetUp) -> None:
    """B-45: nobody else is asked to cancel the shot."""
    t = table(
        sheriff(hand="bang-7D missed-2S"), outlaw(hand="beer"), outlaw(hand="missed-3S"), renegade()
    )
    t.play("bang", at=1)
    assert t.asked(1, "ask-shot").asides == ()
    t.choose("take-it")
    t.asked(0, "ask-main")
    assert t.life(1) == 3


def test_no_other_card_answers_a_shot(table: SetUp) -> None:
    """B-45, B-56, B-86: only Missed! icons do."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(hand="beer bang gatling barrel"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert [o.key for o in t.asked(1, "ask-shot").options] == ["take-it"]
    t.choose("take-it")
    assert t.life(1) == 3


def test_one_missed_where_two_are_needed_is_lost(table: SetUp) -> None:
    """B-58, B-59: the shot hits, the Missed! stays discarded."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    t.asked(1, "ask-shot")
    t.choose("take-it")
    assert t.life(1) == 3
    assert t.hand(1) == ["missed-3S"]
    assert t.pile() == ["missed-2S", "bang-7D"]
