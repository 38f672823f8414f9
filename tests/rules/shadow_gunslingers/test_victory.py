"""Who wins (SG-60 to SG-62)."""

from contextlib import nullcontext

import pytest

from standoff import SetupError
from standoff.games.bang.door.invariants import check
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.shadow_gunslingers.conftest import ended


def test_shadows_do_not_keep_the_law_from_winning(table: SetUp) -> None:
    """SG-60, SG-61: even in the shadow's own turn, who has lost by it."""
    t = table(
        sheriff(),
        outlaw(out=True),
        renegade(life=1),
        outlaw(out=True),
        deputy(out=True),
        deck="bang-7D",
    )
    t.end_turn()
    t.play("bang", at=2)
    assert ended(t) == ("ending-law", (0, 4))


def test_with_another_one_living_the_outlaws_win(table: SetUp) -> None:
    """SG-61: a Deputy, though the Outlaws are all shadows."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(out=True),
        renegade(hand="bang-7D"),
        deputy(),
        turn=3,
        deck="2C",
        arrange=lambda game: game.swap_seats(3, 4),
    )
    t.play("bang", at=0)
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_a_shadow_shoots_the_sheriff(table: SetUp) -> None:
    """SG-60, SG-62: Shadow Outlaws win with the Outlaws, all of them."""
    t = table(sheriff(life=1), outlaw(out=True), outlaw(), renegade(), deck="bang-7D")
    t.end_turn()
    t.play("bang", at=0)
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_two_go_out_together_in_a_shadow_turn(table: SetUp) -> None:
    """SG-61: only the Renegade is living then, and wins; the shadow does not count."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        deck="gatling",
    )
    t.end_turn()
    t.play("gatling")
    assert ended(t) == ("ending-renegade", (3,))


def test_shadow_deputies_win_with_the_law(table: SetUp) -> None:
    """SG-62: in their own turn or out of it."""
    t = table(
        sheriff(),
        deputy(out=True),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        deck="bang-7D",
    )
    t.end_turn()
    t.play("bang", at=2)
    assert ended(t) == ("ending-law", (0, 1))


def test_who_was_the_renegade_does_not_win_as_one(table: SetUp) -> None:
    """SG-62: the other Renegade of eight is the last one living, and wins alone."""
    t = table(
        sheriff(life=1),
        renegade(hand="bang-7D"),
        renegade(out=True, side="outlaw"),
        outlaw(out=True),
        outlaw(out=True),
        outlaw(out=True),
        deputy(out=True),
        deputy(out=True),
        sets=["dodge_city"],
        turn=1,
        gone=True,
    )
    t.play("bang", at=0)
    assert ended(t) == ("ending-renegade", (1,))


def test_who_is_a_shadow_at_the_end_has_not_survived(table: SetUp) -> None:
    """SG-61, B-145: so the character cannot be kept for the next match."""
    t = table(sheriff(life=1), outlaw(out=True), outlaw(), renegade(), deck="bang-7D")
    t.end_turn()
    t.play("bang", at=0)
    for seat, survived in ((1, False), (2, True)):
        with nullcontext() if survived else pytest.raises(SetupError, match="out of the game"):
            t.match.rules.succession(t.game, [seat], False)


def test_the_last_renegade_puts_the_cards_in_order_before_the_game_ends(table: SetUp) -> None:
    """SG-54, SG-56: the role lies open, but who is about to go out is not back on any side."""
    t = table(
        sheriff("pedro_ramirez", hand="bang-7D"),
        deputy(out=True),
        deputy(out=True),
        *[outlaw(out=True) for _ in range(3)],
        renegade(out=True, side="deputy"),
        renegade(life=1, hand="beer-6H panic-JH"),
        sets=["dodge_city"],
    )
    t.play("bang", at=7)
    t.choose("take-it")
    t.choose("give-up")
    t.asked(7, "ask-top")
    check(t.game)
    t.choose("any-order")
    assert ended(t) == ("ending-law", (0, 1, 2, 6))
