"""John Pain (WW-66)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_what_anyone_flips_goes_into_his_hand(table: SetUp) -> None:
    """WW-66: once the effect it was flipped for is over."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS", hand="missed-2S"),
        outlaw("john_pain"),
        renegade(),
        deck="3D",
    )
    t.play("bang-2D", at=1)
    t.choose("check", kind="barrel")
    assert (t.hand(2), t.match.view(0).middle) == ([], ("bang-3D",))
    t.choose("take-it")
    assert t.hand(2) == ["bang-3D"]
    assert t.match.view(0).players[2].hand == ("bang-3D",)
    assert t.pile() == ["bang-2D"]


def test_not_with_six_cards(table: SetUp) -> None:
    """WW-66: two flipped cards one at a time, while he has fewer."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="jail-JS"),
        outlaw(),
        renegade("john_pain", hand="beer-6H beer-7H beer-8H beer-9H scope", max_life=6),
        deck="2S 3D",
    )
    t.end_turn()
    t.choose("flip", "bang-3D")
    assert len(t.hand(3)) == 6
    assert "missed-2S" in t.hand(3)
    assert "bang-3D" in t.pile()


def test_a_beer_does_not_save_him_from_the_same_hit(table: SetUp) -> None:
    """WW-66, WW-E1: it is his, but not to be used yet."""
    t = table(
        sheriff(),
        outlaw("john_pain", life=3, in_play="dynamite"),
        outlaw("vulture_sam"),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        deck="beer-6S",
    )
    t.end_turn()
    assert t.is_out(1)
    assert "beer-6S" in t.hand(2)


def test_one_he_held_before_does(table: SetUp) -> None:
    """WW-E1."""
    t = table(
        sheriff(),
        outlaw("john_pain", life=3, hand="beer-6H", in_play="dynamite"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        deck="beer-6S 2D 3D",
    )
    t.end_turn()
    assert [option.key for option in t.decision.options] == ["play:beer-6H", "give-up"]
    t.choose("play", "beer-6H")
    assert t.life(1) == 1
    assert "beer-6S" in t.hand(1)


def test_the_effect_is_the_whole_card(table: SetUp) -> None:
    """WW-66: a Beer that another's Barrel turned up does not save him later in the same Gatling."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(in_play="barrel-QS"),
        outlaw("john_pain", life=1),
        renegade(),
        deck="beer-6H",
    )
    t.play("gatling")
    t.choose("check", kind="barrel")
    assert t.is_out(2)
    assert "beer-6H" in t.pile()
