"""Bible (DC-36)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_cancels_a_shot_and_draws(table: SetUp) -> None:
    """DC-36."""
    t = table(sheriff(hand="bang"), outlaw(in_play="bible"), outlaw(), renegade(), deck="2D")
    t.play("bang", at=1)
    t.choose("use-up", "bible")
    assert (t.life(1), t.hand(1), t.in_play(1)) == (4, ["bang-2D"], [])


def test_the_card_drawn_may_help_against_the_same_shot(table: SetUp) -> None:
    """DC-36, DC-93: Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw(in_play="bible"),
        outlaw(),
        renegade(),
        deck="missed-2S",
    )
    t.play("bang", at=1)
    t.choose("use-up", "bible")
    t.choose("play", "missed")
    assert t.life(1) == 4
