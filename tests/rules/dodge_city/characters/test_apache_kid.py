"""Apache Kid (DC-46 to DC-50)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_brown_diamond_has_no_effect_on_him(table: SetUp) -> None:
    """DC-46: it may be aimed at him, and counts as played."""
    t = table(sheriff(hand="bang-2D bang-3D"), outlaw("apache_kid"), outlaw(), renegade())
    t.play("bang-2D", at=1)
    assert t.life(1) == 3
    assert t.match.view(0).bangs_left == 0
    assert t.happened("spared", seat=1) == 1


def test_other_suits_hit_him(table: SetUp) -> None:
    """DC-46."""
    t = table(sheriff(hand="bang-2C"), outlaw("apache_kid"), outlaw(), renegade())
    t.play("bang-2C", at=1)
    assert t.life(1) == 2


def test_nor_do_brown_diamonds_that_take_or_discard(table: SetUp) -> None:
    """DC-46: Panic! and Cat Balou; and everyone is warned."""
    t = table(
        sheriff(hand="panic-8D cat_balou-9D cat_balou-8C"),
        outlaw("apache_kid", in_play="scope mustang", hand="beer"),
        outlaw(),
        renegade(),
    )
    key = "play:cat_balou-9D@1/scope-AS"
    assert t.match.warnings(0)[key].id == "warn-no-effect"
    t.play("cat_balou-9D", at=1, pick="scope-AS")
    assert t.in_play(1) == ["scope-AS", "mustang-8H"]
    t.play("cat_balou-8C", at=1, pick="scope-AS")
    assert t.in_play(1) == ["mustang-8H"]


def test_green_and_blue_diamonds_affect_him(table: SetUp) -> None:
    """DC-47: Conestoga."""
    t = table(
        sheriff(in_play="conestoga"), outlaw("apache_kid", in_play="scope"), outlaw(), renegade()
    )
    t.choose("use-up", "conestoga", seat=1, pick="scope-AS")
    assert t.hand(0) == ["scope-AS"]


def test_his_own_cards_and_reactions_of_others_are_as_usual(table: SetUp) -> None:
    """DC-48: a Missed! of diamonds stops his shot; his own diamonds work."""
    t = table(sheriff("apache_kid", hand="bang-2D"), outlaw(hand="missed-8D"), outlaw(), renegade())
    t.play("bang-2D", at=1)
    t.choose("play", "missed-8D")
    assert t.life(1) == 4


def test_indians_pass_him_by(table: SetUp) -> None:
    """DC-49: he is not even asked."""
    t = table(
        sheriff(hand="indians-KD"), outlaw("apache_kid", hand="bang-2C"), outlaw(), renegade()
    )
    t.play("indians")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_a_duel_is_as_usual(table: SetUp) -> None:
    """DC-50: a Duel of diamonds challenges him, and BANG! cards of diamonds count."""
    t = table(
        sheriff(hand="duel-QD bang-3D"), outlaw("apache_kid", hand="bang-2D"), outlaw(), renegade()
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert t.life(1) == 2


def test_a_shot_at_all_skips_only_him(table: SetUp) -> None:
    """DC-46: a Gatling is hearts, a Howitzer green: both hit him."""
    t = table(
        sheriff(hand="gatling", in_play="howitzer"), outlaw("apache_kid"), outlaw(), renegade()
    )
    t.play("gatling")
    t.choose("use-up", "howitzer")
    assert t.life(1) == 1
