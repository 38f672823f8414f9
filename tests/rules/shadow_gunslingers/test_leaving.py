"""The end of a shadow's turn (SG-30 to SG-34)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_they_discard_everything(table: SetUp) -> None:
    """SG-30: hand and play, without a question of how many."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="2C scope", pile="3C")
    t.end_turn()
    t.play("scope")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.pile() == ["scope-AS", "bang-2C", "bang-3C"]
    assert (t.is_out(1), t.happened("left", seat=1)) == (True, 1)


def test_no_hand_limit_keeps_anything(table: SetUp) -> None:
    """SG-30: not even Sean Mallory's."""
    t = table(
        sheriff(), outlaw("sean_mallory", out=True), outlaw(), renegade(), sets=["dodge_city"]
    )
    t.end_turn()
    t.end_turn()
    assert t.hand(1) == []


def test_the_order_is_theirs_where_it_matters(table: SetUp) -> None:
    """SG-30, B-71: also if the one who draws off the pile is a shadow too."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw("pedro_ramirez", out=True),
        renegade(),
        deputy(),
        deck="2C 3C",
    )
    t.end_turn()
    t.end_turn()
    t.asked(1, "ask-top")
    t.choose("top", "bang-2C")
    t.asked(2, "ask-first-card")
    t.choose("draw-pile", "bang-2C")
    assert t.hand(2)[0] == "bang-2C"


def test_the_order_does_not_matter_once_they_are_gone(table: SetUp) -> None:
    """SG-30, SG-40: nobody who is out for good draws off the pile."""
    t = table(
        sheriff(hand="springfield beer-6H"),
        outlaw("pedro_ramirez", out=True),
        outlaw(out=True),
        renegade(),
        sets=["dodge_city"],
        gone=True,
    )
    t.play("springfield", at=3)
    t.choose("discard", "beer")
    assert t.life(3) == 3


def test_leaving_is_no_elimination(table: SetUp) -> None:
    """SG-32, SG-78, SG-E4, B-151, DC-97: Vulture Sam and the like have nothing of it."""
    t = table(
        sheriff("vulture_sam"),
        outlaw(out=True),
        outlaw("herb_hunter"),
        renegade("greg_digger", life=1),
        deck="scope barrel-QS 2C 3C",
        sets=["dodge_city"],
    )
    t.end_turn()
    t.play("scope")
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.hand(0), len(t.hand(2)), t.life(3)) == ([], 2, 1)
    assert t.happened("eliminated") == t.happened("reward") == 0
    assert t.pile()[:2] == ["scope-AS", "barrel-QS"]


def test_what_is_discarded_is_no_excess(table: SetUp) -> None:
    """SG-32: it goes on the pile even while excess cards go on the deck."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="2C 3C",
        pile="4C 5C",
        sets=["fistful_of_cards"],
        event="abandoned_mine",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-4C", "bang-5C"]
    t.end_turn()
    t.choose("any-order")
    t.asked(2, "ask-main")
    assert t.hand(2) == ["bang-5C", "bang-4C"]


def test_dynamite_skips_those_who_are_out(table: SetUp) -> None:
    """SG-33, B-151: it goes on to the next player who is in the game."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        step="start",
        deck="KD",
    )
    assert t.in_play(2) == ["dynamite-2H"]


def test_their_own_dynamite_goes_with_them(table: SetUp) -> None:
    """SG-33."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="dynamite 2C")
    t.end_turn()
    t.play("dynamite")
    assert t.in_play(1) == ["dynamite-2H"]
    t.end_turn()
    assert "dynamite-2H" in t.pile()


def test_what_they_put_in_front_of_others_stays(table: SetUp) -> None:
    """SG-33: a Jail."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="jail-JS 2C KD")
    t.end_turn()
    t.play("jail", at=2)
    t.end_turn()
    t.asked(3, "ask-main")
    assert t.happened("turn-lost", seat=2) == 1


def test_an_extra_turn(table: SetUp) -> None:
    """SG-34, FC-85: all is discarded, then comes the "draw!", then the extra turn."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="KD 2C scope 6H 4C 5C 6C",
        sets=["fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.play("scope")
    t.end_turn()
    t.asked(1, "ask-main")
    t.in_order(Event("discarded", seat=1), Event("flipped", seat=1), Event("extra-turn", seat=1))
    assert (t.hand(1), t.in_play(1)) == (["bang-4C", "bang-5C"], [])
    assert t.match.view(0).extra_turn
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("left", seat=1) == 1


def test_no_extra_turn(table: SetUp) -> None:
    """SG-34: without a heart they leave."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="KD 2C 3C 4C",
        sets=["fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_their_abilities_work_in_that_draw(table: SetUp) -> None:
    """SG-34: Lucky Duke flips two cards for Vendetta, as a shadow too."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", out=True),
        outlaw(),
        renegade(),
        deck="KD 2C 3C 4C 6H",
        sets=["fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.end_turn()
    t.choose("flip", "beer-6H")
    t.asked(1, "ask-main")


@pytest.mark.parametrize(("top", "cards"), [("6H", 3), ("6C", 0)])
def test_an_empty_hand_is_noticed_before_an_extra_turn(table: SetUp, top: str, cards: int) -> None:
    """SG-34, B-129: Suzy Lafayette draws a card for it, which she has then or loses."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", out=True),
        outlaw(),
        renegade(),
        deck=f"KD 2C 3C 4C {top} 7C 8C 9C",
        sets=["fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.end_turn()
    assert len(t.hand(1)) == cards
    assert t.is_out(1) == (cards == 0)
