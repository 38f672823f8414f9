"""Rev. Carabine (B-109)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_reaches_distance_four(table: SetUp) -> None:
    """B-26, B-29, B-109, worked example 4: a Mustang at 3, but not Paul Regret's."""
    t = table(
        sheriff(hand="bang-7D rev_carabine"),
        outlaw(),
        outlaw(),
        outlaw(in_play="mustang-8H"),
        deputy("paul_regret", in_play="mustang-9H"),
        deputy(),
        renegade(),
    )
    t.play("rev_carabine")
    assert {o.seat for o in t.decision.options if o.card == "bang-7D"} == {1, 2, 3, 5, 6}
    assert t.match.explain("bang-7D", 4) == Text("why-out-of-reach", {"distance": 5, "reach": 4})
