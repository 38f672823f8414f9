"""Schofield (B-109)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_reaches_distance_two(table: SetUp) -> None:
    """B-29, B-109, worked example 3; B-34: with one BANG! card a turn."""
    t = table(
        sheriff(hand="bang-7D bang-8D schofield"),
        outlaw(),
        outlaw(),
        outlaw(),
        deputy(),
        renegade(),
    )
    t.play("schofield")
    assert {o.seat for o in t.decision.options if o.card == "bang-7D"} == {1, 2, 4, 5}
    assert t.match.explain("bang-7D", 3) == Text("why-out-of-reach", {"distance": 3, "reach": 2})
    t.play("bang-7D", at=2)
    assert not t.can("play", "bang-8D")


def test_it_sends_the_old_weapon_to_the_pile(table: SetUp) -> None:
    """B-38, B-82: at most one weapon in play, even if the new one is worse."""
    t = table(
        sheriff(hand="schofield-JC", in_play="barrel-QS winchester"), outlaw(), outlaw(), renegade()
    )
    t.play("schofield")
    assert t.in_play(0) == ["barrel-QS", "schofield-JC"]
    assert t.pile() == ["winchester-8S"]
    assert t.match.view(1).players[0].reach == 2


def test_it_may_replace_another_schofield(table: SetUp) -> None:
    """B-37, B-38: the old one leaves first."""
    t = table(sheriff(hand="schofield-QC", in_play="schofield-JC"), outlaw(), outlaw(), renegade())
    t.play("schofield-QC")
    assert (t.in_play(0), t.pile()) == (["schofield-QC"], ["schofield-JC"])


def test_without_it_the_colt_counts_again(table: SetUp) -> None:
    """B-9, B-29, B-93: from the moment it is discarded."""
    t = table(
        sheriff(hand="bang-7D cat_balou", in_play="schofield"), outlaw(), outlaw(), renegade()
    )
    assert t.can("play", "bang", seat=2)
    t.play("cat_balou", at=0)
    assert {o.seat for o in t.decision.options if o.card == "bang-7D"} == {1, 3}
