"""Jesse Jones (B-119)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_first_card_may_come_from_a_hand(table: SetUp) -> None:
    """B-119: at any distance; the second comes from the deck."""
    t = table(
        sheriff(hand="jail-4H"),
        outlaw("jesse_jones"),
        outlaw(),
        renegade(hand="missed-2S"),
        deck="bang-2C bang-3C",
        turn=1,
        step="draw",
    )
    t.asked(1, "ask-first-card")
    t.choose("draw-hand", seat=3)
    assert (t.hand(1), t.hand(3)) == (["missed-2S", "bang-2C"], [])
    t.asked(1, "ask-main")


def test_both_may_come_from_the_deck(table: SetUp) -> None:
    """B-119: "may"."""
    t = table(
        sheriff(hand="jail-4H"),
        outlaw("jesse_jones"),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C",
        turn=1,
        step="draw",
    )
    t.choose("draw")
    assert (t.hand(1), t.hand(0)) == (["bang-2C", "bang-3C"], ["jail-4H"])


def test_only_hands_that_hold_cards_are_offered(table: SetUp) -> None:
    """B-119: nor his own; cards in play are no hand."""
    t = table(
        sheriff(hand="jail-4H"),
        outlaw("jesse_jones", hand="jail-10S"),
        outlaw(in_play="barrel-QS"),
        renegade(hand="missed-2S"),
        turn=1,
        step="draw",
    )
    offered = [option.seat for option in t.decision.options if option.verb == "draw-hand"]
    assert sorted(seat for seat in offered if seat is not None) == [0, 3]
    t.choose("draw")


def test_with_all_other_hands_empty_he_just_draws(table: SetUp) -> None:
    """B-119, B-16: nothing is asked."""
    t = table(
        sheriff(),
        outlaw("jesse_jones"),
        outlaw(in_play="barrel-QS"),
        renegade(),
        deck="bang-2C bang-3C",
        turn=1,
        step="draw",
    )
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_a_third_player_does_not_see_the_card(table: SetUp) -> None:
    """B-119, B-11: the one who is robbed does."""
    t = table(
        sheriff(hand="jail-4H jail-10S jail-JS"),
        outlaw("jesse_jones"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
    )
    t.choose("draw-hand", seat=0)
    taken = t.hand(1)[0]
    assert t.match.view(0).players[1].hand == (taken,)
    assert t.match.view(2).players[1].hand == ()
    assert t.match.events_for(0)[-2].args == {"seat": 1, "owner": 0, "card": taken}
    assert t.match.events_for(2)[-2].args == {"seat": 1, "owner": 0}
