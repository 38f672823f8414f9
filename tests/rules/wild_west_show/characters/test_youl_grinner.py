"""Youl Grinner (WW-70)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_everyone_with_more_cards_gives_him_one(table: SetUp) -> None:
    """WW-70: of their choice, clockwise; hands are compared once."""
    t = table(
        sheriff(hand="beer-6H beer-7H scope"),
        outlaw("youl_grinner", hand="missed-2S"),
        outlaw(hand="mustang-8H"),
        renegade(hand="barrel-QS beer-8H"),
        deck="2D 3D",
    )
    t.end_turn()
    t.asked(3, "ask-give-card")
    t.choose("give", "barrel")
    t.asked(0, "ask-give-card")
    t.choose("give", "scope")
    assert t.hand(1) == ["missed-2S", "barrel-QS", "scope-AS", "bang-2D", "bang-3D"]
    assert t.match.view(2).players[1].hand == ()


def test_not_in_a_turn_lost_to_jail(table: SetUp) -> None:
    """WW-70."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw("youl_grinner", in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck="2S",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert len(t.hand(0)) == 2


def test_also_when_phase_1_is_skipped(table: SetUp) -> None:
    """WW-70: with Hard Liquor he has his cards before."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("youl_grinner", life=2),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "fistful_of_cards"],
        event="hard_liquor",
    )
    t.end_turn()
    assert t.hand(1) == ["beer-6H"]
    t.choose("skip")
    assert (t.hand(1), t.life(1)) == (["beer-6H"], 3)
