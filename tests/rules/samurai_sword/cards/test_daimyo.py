"""Daimyo (SS-51, SS-80)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_draw_two_cards(samurai_table: SetUpSamurai) -> None:
    """SS-51."""
    t = samurai_table(shogun(hand="daimyo"), ninja(1), samurai(), ninja(2), deck="bo parry")
    t.play("daimyo")
    assert (t.hand(0), t.pile()) == (["bo", "parry"], ["daimyo"])


def test_in_hand_it_is_worth_a_point(samurai_table: SetUpSamurai) -> None:
    """SS-51, SS-80: never multiplied."""
    t = samurai_table(
        shogun(honour=1),
        ninja(1),
        samurai(hand="daimyo daimyo", honour=2),
        ninja(2),
        step="draw",
        deck="bo",
        rest="pile",
    )
    scores = t.match.view(0).scores[0]
    assert [(each.honour, each.times, each.daimyo) for each in scores.scores] == [
        (0, 1, 0),
        (1, 2, 2),
    ]
    assert scores.points == 4
