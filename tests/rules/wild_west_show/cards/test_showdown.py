"""Showdown (WW-41 to WW-43)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_any_card_is_a_bang_and_a_bang_only_a_missed(table: SetUp) -> None:
    """WW-41: others may also be played for what they are."""
    t = table(
        sheriff(hand="mustang-8H bang-2D beer", life=3),
        outlaw(hand="bang-3D"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    assert not t.can("play", "bang-2D")
    assert t.why_not("bang-2D", 1) is not None
    assert t.can("play", "mustang", kind=None)
    assert t.can("play", "beer", kind=None)
    t.choose("play", "mustang", kind="bang", seat=1)
    t.choose("play", "bang-3D", kind="missed")
    assert (t.life(1), t.in_play(0)) == (4, [])
    assert t.pile() == ["bang-3D", "mustang-8H"]  # WW-42: whatever its border
    assert not t.can("play", "beer", kind="bang")  # the limit


def test_reach_and_what_the_shooter_can(table: SetUp) -> None:
    """WW-42: the reach of the weapon; Slab the Killer needs two Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="beer"),
        outlaw(hand="bang-3D bang-4D"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    assert not t.can("play", "beer", kind="bang", seat=2)
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "bang-3D")
    t.asked(1, "ask-shot")
    t.choose("play", "bang-4D")
    assert t.life(1) == 4


def test_its_suit_counts(table: SetUp) -> None:
    """WW-42, WW-81: Apache Kid is hit by a card of another suit that is used as a BANG!."""
    t = table(
        sheriff(hand="barrel-QS"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        show="showdown",
    )
    t.choose("play", "barrel-QS", kind="bang", seat=1)
    assert t.life(1) == 2


def test_a_diamond_of_any_border(table: SetUp) -> None:
    """WW-42, WW-81: he ignores a diamond; what the card is used as has a brown border."""
    t = table(
        sheriff(hand="binocular"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        show="showdown",
    )
    t.choose("play", "binocular", kind="bang", seat=1)
    assert t.life(1) == 3


def test_in_a_duel(table: SetUp) -> None:
    """WW-41: every card but a BANG! card stands for one, on either side."""
    t = table(
        sheriff(hand="duel-QD scope bang-3D"),
        outlaw(hand="bang-2D mustang-8H"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "duel", kind=None, seat=1)
    assert not t.can("discard", "bang-2D")
    t.choose("discard", "mustang", kind="bang")
    assert not t.can("discard", "bang-3D")
    t.choose("discard", "scope", kind="bang")
    t.choose("take-it")
    assert t.life(1) == 3


def test_against_indians(table: SetUp) -> None:
    """WW-41: every card but a BANG! card stands for one."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw(hand="bang-2D mustang-8H"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "indians", kind=None)
    assert not t.can("discard", "bang-2D")
    t.choose("discard", "mustang", kind="bang")
    assert t.life(1) == 4


def test_calamity_janet_does_not_turn_it_back(table: SetUp) -> None:
    """WW-42: a BANG! card of hers is no shot either."""
    t = table(
        sheriff("calamity_janet", hand="bang-2D"), outlaw(), outlaw(), renegade(), show="showdown"
    )
    assert not t.can("play", "bang-2D")


def test_a_stagecoach_as_a_bang_turns_nothing_over(table: SetUp) -> None:
    """WW-6."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        shows="gag",
    )
    t.choose("play", "stagecoach", kind="bang", seat=1)
    assert (t.show(), t.life(1)) == ("showdown", 3)


def test_big_spencer_uses_bang_cards_as_missed(table: SetUp) -> None:
    """WW-43: but no Missed! cards."""
    t = table(
        sheriff(hand="beer"),
        outlaw("big_spencer", hand="bang-2D missed-2S"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert not t.can("play", "missed")
    t.choose("play", "bang-2D", kind="missed")
    assert t.life(1) == 9


def test_lee_van_kliff_discards_any_card(table: SetUp) -> None:
    """WW-43: a BANG! card included."""
    t = table(
        sheriff("lee_van_kliff", hand="stagecoach bang-2D scope"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "stagecoach", kind=None)
    assert t.can("repeat", "scope")
    t.choose("repeat", "bang-2D")
    assert len(t.hand(0)) == 5
