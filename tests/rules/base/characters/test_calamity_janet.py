"""Calamity Janet (B-113 to B-115)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_she_shoots_with_a_missed(table: SetUp) -> None:
    """B-113, B-114: it is a BANG! card and counts for the limit."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S missed-3S bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("missed-2S", at=1)
    assert t.life(1) == 3
    assert t.pile() == ["missed-2S"]
    assert not t.can("play", "bang")
    assert not t.can("play", "missed")


def test_with_a_volcanic_there_is_no_limit(table: SetUp) -> None:
    """B-114, B-109."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S missed-3S bang-2D", in_play="volcanic-10S"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("missed-2S", at=1)
    t.play("bang-2D", at=1)
    t.play("missed-3S", at=1)
    assert t.life(1) == 1


def test_a_missed_reaches_as_far_as_a_bang(table: SetUp) -> None:
    """B-113, B-29: in every respect a card of the other name."""
    t = table(sheriff("calamity_janet", hand="missed-2S"), outlaw(), outlaw(), renegade())
    assert t.can("play", "missed", seat=1)
    assert t.can("play", "missed", seat=3)
    assert not t.can("play", "missed", seat=2)
    assert not t.can("play", "missed", seat=0)


def test_she_dodges_with_a_bang(table: SetUp) -> None:
    """B-113: off turn too; a Missed! is still a Missed!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("calamity_janet", hand="bang-3D missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert t.can("play", "missed-2S")
    t.choose("play", "bang-3D")
    assert (t.life(1), t.hand(1)) == (4, ["missed-2S"])
    assert t.pile() == ["bang-3D", "bang-2D"]


def test_a_missed_answers_indians(table: SetUp) -> None:
    """B-113, B-96."""
    t = table(
        sheriff(hand="indians"),
        outlaw("calamity_janet", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    t.asked(1, "ask-bang")
    t.choose("discard", "missed")
    assert (t.life(1), t.life(2)) == (4, 3)


def test_a_missed_answers_a_duel_and_does_not_count(table: SetUp) -> None:
    """B-113, B-36: both ways, on her own turn."""
    t = table(
        sheriff("calamity_janet", hand="duel-QD missed-2S bang-2D"),
        outlaw(hand="bang-3D"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.asked(0, "ask-duel")
    t.choose("discard", "missed-2S")
    assert (t.life(0), t.life(1)) == (5, 3)
    assert t.can("play", "bang-2D", seat=1)


def test_nothing_else_converts(table: SetUp) -> None:
    """B-115: a Gatling is neither a BANG! nor a Missed! card."""
    t = table(
        sheriff(hand="bang-2D indians"),
        outlaw("calamity_janet", hand="gatling panic duel"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert [option.verb for option in t.decision.options] == ["take-it"]
    t.choose("take-it")
    t.play("indians")
    assert [option.verb for option in t.decision.options] == ["take-it"]
    t.choose("take-it")
    assert t.life(1) == 2


def test_nobody_else_converts(table: SetUp) -> None:
    """B-113, B-84: with her at the table, the others' cards are what they are."""
    t = table(
        sheriff(hand="bang-2D missed-2S"),
        outlaw(hand="bang-3D"),
        outlaw("calamity_janet"),
        renegade(),
    )
    assert not t.can("play", "missed")
    t.play("bang", at=1)
    assert not t.can("play", "bang")
    t.choose("take-it")
    assert t.life(1) == 3


def test_why_a_card_with_two_uses_cannot_be_played(table: SetUp) -> None:
    """B-113, B-29: the reason is that of the use that could be played."""
    t = table(
        sheriff("calamity_janet", hand="bang-7D missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    for card in ("bang-7D", "missed-2S"):
        assert t.match.explain(card, 1) is None
        assert t.match.explain(card, 2) == Text("why-out-of-reach", {"distance": 2, "reach": 1})
