"""Sacagaway (WW-40)."""

from standoff.kernel.event import SPECTATOR
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_all_hands_lie_open(table: SetUp) -> None:
    """WW-40: from the moment it is revealed, and whatever comes into a hand; roles stay hidden."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(hand="beer"),
        outlaw(),
        renegade(hand="missed-2S bang-9D"),
        deck="2D 3D 4D 5D",
        shows="sacagaway",
    )
    assert t.match.view(SPECTATOR).players[1].hand == ()
    t.play("stagecoach")
    view = t.match.view(SPECTATOR)
    assert [sorted(player.hand) for player in view.players] == [
        ["bang-2D", "bang-3D"],
        ["beer-6H"],
        [],
        ["bang-9D", "missed-2S"],
    ]
    assert view.players[1].role is None
    t.end_turn()
    assert "bang-4D" in t.match.view(3).players[1].hand


def test_what_is_taken_at_random_still_is(table: SetUp) -> None:
    """WW-40: nobody picks a card that lies open in a hand; and nobody loses sight of it."""
    t = table(
        sheriff(hand="panic-JH"),
        outlaw(hand="beer missed-2S"),
        outlaw(),
        renegade(),
        show="sacagaway",
        at_random="missed-2S",
    )
    t.play("panic", at=1, pick="hand")
    assert t.hand(0) == ["missed-2S"]
    view = t.match.view(SPECTATOR)
    assert (view.players[0].hand, view.players[1].hand) == (("missed-2S",), ("beer-6H",))


def test_what_is_only_looked_at_stays_private(table: SetUp) -> None:
    """WW-40: Kit Carlson alone sees the cards that he looks at."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        show="sacagaway",
        deck="2D 3D 4D",
    )
    t.end_turn()
    assert t.match.view(0).deck_top == ()
    assert t.match.view(1).deck_top == ("bang-2D", "bang-3D", "bang-4D")
    t.choose("keep", "bang-2D")
    t.choose("keep", "bang-3D")
    assert t.match.view(0).players[1].hand == ("bang-2D", "bang-3D")
    assert t.match.view(0).deck_top == ()
