"""Helena Zontero (WW-28, WW-29)."""

import pytest

from standoff.games import roles
from standoff.kernel.event import EVERYONE
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(
    ("sign", "red"), [("6H", True), ("2D", True), ("2S", False), ("2C", False)]
)
def test_on_red_the_roles_in_the_game_are_dealt_anew(table: SetUp, sign: str, red: bool) -> None:
    """WW-28: except the Sheriff's and those of the eliminated; each looks at the new one."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(out=True),
        renegade(),
        deputy(),
        shows="helena_zontero",
        deck=f"3D 4D {sign}",
    )
    t.play("stagecoach")
    assert t.happened("role") == (3 if red else 0)
    dealt = sorted(t.player(seat).role for seat in (1, 3, 4))
    assert dealt == [roles.DEPUTY, roles.OUTLAW, roles.RENEGADE]
    assert (t.player(0).role, t.player(2).role) == (roles.SHERIFF, roles.OUTLAW)
    assert [t.player(seat).role_known for seat in (0, 1, 3)] == [EVERYONE, 1 << 1, 1 << 3]


def test_it_acts_once(table: SetUp) -> None:
    """WW-28: nothing more while it is in force."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck="3D 4D 6H",
    )
    t.play("stagecoach")
    t.end_turn()
    assert t.happened("role") == 3


def test_who_revealed_it_draws_with_the_own_ability(table: SetUp) -> None:
    """WW-29: Lucky Duke chooses between two cards."""
    t = table(
        sheriff("lucky_duke", hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck="3D 4D 2S 6H",
    )
    t.play("stagecoach")
    t.choose("flip", "beer-6H")
    assert t.happened("role") == 3


def test_three_players_have_theirs_dealt_face_up(table: SetUp) -> None:
    """WW-29: all three."""
    t = table(
        deputy(hand="stagecoach"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        shows="helena_zontero",
        deck="3D 4D 6H",
    )
    t.play("stagecoach")
    assert t.happened("role") == 3
    assert all(t.player(seat).role_known == EVERYONE for seat in range(3))
