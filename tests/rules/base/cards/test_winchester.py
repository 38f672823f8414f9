"""Winchester (B-109)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_reaches_distance_five(table: SetUp) -> None:
    """B-26, B-29, B-109: even Paul Regret on a Mustang at the other end of the table."""
    t = table(
        sheriff(hand="bang-7D winchester"),
        outlaw(),
        outlaw(),
        outlaw(),
        deputy("paul_regret", in_play="mustang"),
        deputy(),
        renegade(),
    )
    t.play("winchester")
    assert t.match.view(0).players[4].distance == 5
    t.play("bang", at=4)
    assert t.life(4) == 2
