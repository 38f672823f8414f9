"""Springfield (DC-30)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_at_anyone_for_another_card(table: SetUp) -> None:
    """DC-30, DC-13: at any distance; both cards go to the pile."""
    t = table(sheriff(hand="springfield beer"), outlaw(), outlaw(), outlaw(), renegade(), deputy())
    t.play("springfield", at=3)
    t.asked(0, "ask-cost")
    t.choose("discard", "beer")
    assert t.life(3) == 3
    assert sorted(t.pile()) == ["beer-6H", "springfield-KS"]


def test_not_at_oneself(table: SetUp) -> None:
    """DC-30: another player."""
    t = table(sheriff(hand="springfield beer"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "springfield", seat=0)
    assert all(t.can("play", "springfield", seat=seat) for seat in (1, 2, 3))
