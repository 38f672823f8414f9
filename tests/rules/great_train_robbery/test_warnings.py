"""What a player is asked before a foolish move on the Train: warnings, which forbid nothing."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_wagons_for_an_ally(table: SetUp) -> None:
    """GTR-75, GTR-83: a Lumber Flatcar does the Sheriff no good; to rid him of it does."""
    t = table(
        sheriff(),
        deputy(hand="bang-7D cat_balou-KH"),
        *OTHERS,
        turn=1,
        row="lumber_flatcar",
        at=2,
    )
    assert t.match.warnings(1)["acquire:lumber_flatcar@0"].id == "warn-ally"
    t = table(sheriff(in_play="lumber_flatcar scope"), deputy(hand="cat_balou-KH"), *OTHERS, turn=1)
    assert set(t.match.warnings(1)) == {"play:cat_balou-KH@0/scope-AS"}


def test_the_ghost_car_is_meant_well(table: SetUp) -> None:
    """GTR-77: for another Deputy who is out."""
    t = table(
        deputy(hand="bang-7D"),
        sheriff(),
        deputy(out=True),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        row="ghost_car",
        at=2,
        leader=1,
    )
    assert "acquire:ghost_car@2" not in t.match.warnings(0)


def test_to_leave_an_ally_out_is_meant_well(table: SetUp) -> None:
    """GTR-95."""
    t = table(sheriff(), deputy("sgt_blaze", hand="gatling"), *OTHERS, turn=1)
    t.play("gatling")
    assert t.match.warnings(1) == {}
    t.choose("spare", seat=0)
