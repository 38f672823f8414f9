"""Buffalo Rifle (DC-40)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_at_anyone_else(table: SetUp) -> None:
    """DC-40: any distance."""
    t = table(sheriff(in_play="buffalo_rifle"), outlaw(), outlaw(), outlaw(), renegade(), deputy())
    assert not t.can("use-up", "buffalo_rifle", seat=0)
    t.choose("use-up", "buffalo_rifle", seat=3)
    assert t.life(3) == 3
