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


def test_nuggets_of_one_who_is_back_by_a_ghost(dusk: SetUp) -> None:
    """SG-11, GR-155: with this variant they are kept, going out and leaving again."""
    t = dusk(
        sheriff(hand="bang-7D ghost-9S cat_balou-KH"),
        outlaw(life=1, nuggets=4),
        *TWO,
        sets=["gold_rush"],
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    t.play("ghost", at=1)
    assert t.nuggets(1) == 4
    t.play("cat_balou", at=1, pick="ghost")
    assert (t.is_out(1), t.nuggets(1)) == (True, 4)


def test_who_leaves_is_a_shadow_in_the_next_turn(dusk: SetUp) -> None:
    """SG-74, SG-13, VS-13: whoever has lost the Ghost is out like the others."""
    t = dusk(
        sheriff(hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="ghost-9S", hand="beer-6H"),
        *TWO,
    )
    t.play("cat_balou", at=1, pick="ghost")
    t.end_turn()
    player = t.match.view(0).players[1]
    assert (t.turn(), player.shadow, player.ghost) == (1, True, False)


def test_a_ghosts_own_turn_is_no_shadows_turn(dusk: SetUp) -> None:
    """SG-74, VS-11: cards in play stay at its end."""
    t = dusk(
        sheriff(), outlaw(ghost=True, in_play="ghost-9S mustang-8H", hand="beer-6H"), *TWO, turn=1
    )
    t.choose("end")
    t.choose("discard", "beer")
    assert (t.turn(), t.in_play(1), t.is_out(1)) == (2, ["ghost-9S", "mustang-8H"], False)


def test_shadows_do_not_go_while_there_is_a_ghost(dusk: SetUp) -> None:
    """SG-40, VS-14: it counts as a player; once it leaves, Sheriff and Renegade are alone."""
    t = dusk(
        sheriff(hand="bang-7D cat_balou-KH"),
        outlaw(life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert t.happened("shadows-gone") == 0
    t.play("cat_balou", at=2, pick="ghost")
    assert t.happened("shadows-gone") == 1


def test_a_shadow_saves_and_escapes(dusk: SetUp) -> None:
    """SG-23, VS-33: in its own turn it plays cards like anyone; it is never saved itself."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="duel-QD saved"),
        outlaw(life=1),
        renegade(),
        turn=1,
    )
    t.play("duel", at=2)
    t.choose("play", "saved")
    assert (t.life(2), len(t.hand(1))) == (1, 2)
