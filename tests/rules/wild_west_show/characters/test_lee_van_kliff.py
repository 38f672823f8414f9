"""Lee Van Kliff (WW-67, WW-68)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_brown_card_once_more(table: SetUp) -> None:
    """WW-67, WW-68: the repeated card may be a BANG! card, at another target; only once."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D bang-3D bang-4D"), outlaw(), outlaw(), renegade()
    )
    assert not t.can("repeat")
    t.play("bang-2D", at=1)
    assert t.can("repeat", "bang-3D", seat=1)
    assert not t.can("repeat", "bang-3D", seat=2)  # out of reach
    t.choose("repeat", "bang-3D", seat=3)
    assert (t.life(1), t.life(3)) == (3, 3)
    assert not t.can("repeat")
    assert not t.can("play", "bang-4D")


def test_nothing_else_was_played_in_between(table: SetUp) -> None:
    """WW-68: and only a brown card."""
    t = table(
        sheriff("lee_van_kliff", hand="stagecoach scope bang-3D"), outlaw(), outlaw(), renegade()
    )
    t.play("stagecoach")
    assert t.can("repeat", "bang-3D")
    t.play("scope")
    assert not t.can("repeat")


def test_a_repeated_wells_fargo_reveals_no_second_card(table: SetUp) -> None:
    """WW-67, WW-E2, WW-38: and he has played one card so far."""
    t = table(
        sheriff("lee_van_kliff", hand="wells_fargo bang-3D", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        shows="miss_susanna gag",
        deck="2S 3S 4S 5S 6S 7S",
    )
    t.play("wells_fargo")
    t.choose("repeat", "bang-3D")
    assert (len(t.hand(0)), t.show()) == (6, "miss_susanna")
    t.end_turn()
    for card in t.hand(0)[:4]:
        t.choose("discard", card)
    assert t.life(0) == 1


def test_only_in_his_turn_and_for_a_bang_card(table: SetUp) -> None:
    """WW-67: without one there is nothing to repeat it with."""
    t = table(
        sheriff("lee_van_kliff", hand="stagecoach beer"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2S 3S",
    )
    t.play("stagecoach")
    assert not t.can("repeat")


def test_a_blue_card_used_as_a_bang_is_a_brown_one(table: SetUp) -> None:
    """WW-67, WW-81: by what the card is used as; put in front of him it is not repeated."""
    t = table(
        sheriff("lee_van_kliff", hand="scope mustang-8H bang-3D"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "mustang", kind=None)
    assert not t.can("repeat")
    t.choose("play", "scope", kind="bang", seat=1)
    t.choose("repeat", "bang-3D", seat=1)
    assert t.life(1) == 2
