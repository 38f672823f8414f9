"""Duel (B-97, B-98)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_challenged_player_begins_and_they_alternate(table: SetUp) -> None:
    """B-97: the first who does not discard a BANG! card loses a life point."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        outlaw(hand="bang-3D bang-4D"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.asked(1, "ask-duel")
    t.choose("discard", "bang-3D")
    t.asked(0, "ask-duel")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-4D")
    assert (t.life(0), t.life(1)) == (4, 4)  # the Sheriff has no card left and is not asked
    assert t.pile()[:4] == ["bang-4D", "bang-2D", "bang-3D", "duel-QD"]


def test_a_duel_can_be_lost_with_a_bang_in_hand(table: SetUp) -> None:
    """B-97: discarding is never compulsory; Missed! is of no use."""
    t = table(sheriff(hand="duel"), outlaw(hand="bang-3D missed"), outlaw(), renegade())
    t.play("duel", at=1)
    assert not t.can("discard", "missed")
    t.choose("take-it")
    assert t.life(1) == 3
    assert t.hand(1) == ["bang-3D", "missed-10C"]


def test_a_duel_ignores_distance_and_the_limit(table: SetUp) -> None:
    """B-31, B-34, B-36: any distance; BANG! cards discarded in it never count."""
    t = table(
        sheriff(hand="duel bang-2D bang-5D"),
        outlaw(),
        outlaw(hand="bang-3D"),
        outlaw(),
        deputy(),
        renegade(),
        bangs=0,
    )
    t.play("duel", at=2)
    t.choose("discard", "bang-3D")
    t.choose("discard", "bang-2D")
    assert t.life(2) == 3
    assert t.can("play", "bang-5D", seat=1)
