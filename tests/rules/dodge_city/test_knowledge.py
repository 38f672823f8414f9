"""Equal cards of two printings: nobody can tell them apart (DC-2, B-11)."""

from standoff.games.bang.data.state import Bang
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_taken_at_random_the_other_one_is_no_longer_known(table: SetUp) -> None:
    """DC-2, B-11: the taker knew of one Panic! J of hearts, and has taken one."""
    t = table(
        sheriff("jesse_jones"),
        outlaw(hand="panic-JH panic-JH"),
        outlaw(),
        renegade(),
        step="draw",
        arrange=lambda game: game.see(game.players[1].hand[0], 1 << 0),
    )
    t.choose("draw-hand", seat=1)
    assert "panic-JH" in t.hand(0)
    assert t.match.view(0).players[1].hand == ()
    assert t.match.view(1).players[1].hand == ("panic-JH",)


def show_the_hand(game: Bang) -> None:
    for card in game.players[0].hand:
        game.see(card)


def test_played_or_discarded_the_other_one_is_no_longer_known(table: SetUp) -> None:
    """DC-2, B-11: whichever it was."""
    t = table(
        sheriff(hand="bang-5C bang-5C"), outlaw(), outlaw(), renegade(), arrange=show_the_hand
    )
    t.play("bang-5C", at=1)
    assert t.match.view(2).players[0].hand == ()
    assert t.match.view(0).players[0].hand == ("bang-5C",)


def test_they_are_one_option(table: SetUp) -> None:
    """DC-2."""
    t = table(sheriff(hand="bang-5C bang-5C"), outlaw(), outlaw(out=True), renegade(out=True))
    assert [option.key for option in t.decision.options] == ["play:bang-5C@1", "end"]
