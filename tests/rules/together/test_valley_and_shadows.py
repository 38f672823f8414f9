"""The Valley of Shadows with Shadow Gunslingers (SG-74)."""

from functools import partial

import pytest

from standoff.games.bang.mechanics.settle import role_of
from standoff.games.roles import OUTLAW
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def dusk(valley: SetUp) -> SetUp:
    return partial(valley, variants=["shadow_gunslingers"])


def test_a_shadow_is_given_no_ghost(dusk: SetUp) -> None:
    """SG-74: not in its own turn; with a Ghost one is not a shadow."""
    t = dusk(outlaw(shadow=True, hand="ghost-9S"), sheriff(), outlaw(out=True), renegade())
    assert t.why_not("ghost-9S", 0) == "why-in-game"
    t.play("ghost", at=2)
    assert (t.match.view(0).players[2].ghost, t.match.view(0).players[2].shadow) == (True, False)


def test_a_fallen_renegade_with_a_ghost_is_none(dusk: SetUp) -> None:
    """SG-74, SG-72: back as an Outlaw or a Deputy, by the roles that lie open."""
    t = dusk(sheriff(hand="ghost-9S bang-7D"), outlaw(life=1), outlaw(out=True), renegade(out=True))
    t.play("ghost", at=3)
    assert role_of(t.game, 3) == OUTLAW
    t.play("bang", at=1)
    assert not t.match.over
