"""Chuck Wengam (DC-55)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_life_point_for_two_cards(table: SetUp) -> None:
    """DC-55: as often as he likes, never the last."""
    t = table(sheriff("chuck_wengam", life=3), outlaw(), outlaw(), renegade(), deck="2D 3D 4D 5D")
    t.choose("use", kind="chuck_wengam")
    t.choose("use", kind="chuck_wengam")
    assert (t.life(0), len(t.hand(0))) == (1, 4)
    assert not t.can("use")


def test_nobody_is_responsible(table: SetUp) -> None:
    """DC-55: the loss is his own."""
    t = table(sheriff("chuck_wengam"), outlaw(), outlaw(), renegade())
    t.choose("use", kind="chuck_wengam")
    assert t.happened("lost-life", seat=0) == 1
    assert t.happened("lost-life-to") == 0


def test_only_in_his_turn(table: SetUp) -> None:
    """DC-55."""
    t = table(sheriff(hand="bang"), outlaw("chuck_wengam", hand="beer"), outlaw(), renegade())
    t.play("bang", at=1)
    assert not t.can("use")
    t.choose("take-it")
