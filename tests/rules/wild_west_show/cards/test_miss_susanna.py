"""Miss Susanna (WW-35 to WW-38)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

CARDS = "mustang-8H scope barrel-QS"


@pytest.mark.parametrize("number", [2, 3])
def test_three_cards_or_a_life_point(table: SetUp, number: int) -> None:
    """WW-35, WW-38: cards that are put in front of someone count."""
    t = table(sheriff(hand=CARDS), outlaw(), outlaw(), renegade(), show="miss_susanna")
    for card in CARDS.split()[:number]:
        t.play(card)
    shown = t.match.view(1).parts["wild_west_show"]
    assert (shown["played"], shown["enough"]) == (number, 3)
    t.end_turn()
    assert t.life(0) == (5 if number == 3 else 4)


def test_it_may_be_lethal(table: SetUp) -> None:
    """WW-35: at the end of the turn, after phase 3."""
    t = table(sheriff(), outlaw(life=1), outlaw(), renegade(), turn=1, show="miss_susanna")
    t.end_turn()
    assert t.is_out(1)


def test_what_was_played_before_counts(table: SetUp) -> None:
    """WW-36: the card that revealed her included."""
    t = table(
        sheriff(hand="stagecoach mustang-8H scope"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="miss_susanna",
    )
    t.play("mustang")
    t.play("scope")
    t.play("stagecoach")
    t.end_turn()
    assert t.life(0) == 5


def test_not_one_who_loses_the_turn(table: SetUp) -> None:
    """WW-37, B-154: to Jail."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck="2S",
        show="miss_susanna",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.life(1) == 4


def test_nor_a_turn_that_is_skipped(table: SetUp) -> None:
    """WW-37."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        arrange=lambda game: setattr(game.players[1], "skips", True),
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.life(0), t.life(1)) == (4, 4)


def test_what_is_discarded_does_not_count(table: SetUp) -> None:
    """WW-38: in a Duel."""
    t = table(
        sheriff(hand="duel-QD bang-2D scope"),
        outlaw(hand="bang-3D"),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    t.play("scope")
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.choose("discard", "bang-2D")
    assert t.life(1) == 3
    t.end_turn()
    assert t.life(0) == 4


def test_what_is_played_in_reaction_counts(table: SetUp) -> None:
    """WW-38: a Beer of one who is dying in the own turn."""
    t = table(
        sheriff(hand="duel-QD scope beer", life=1),
        outlaw(hand="bang-3D"),
        outlaw(),
        renegade(),
        show="miss_susanna",
        deck="2D",
    )
    t.play("scope")
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.choose("take-it")
    t.choose("play", "beer")
    t.end_turn()
    assert t.life(0) == 1


def test_neither_what_an_ability_costs_nor_a_card_in_play_counts(table: SetUp) -> None:
    """WW-38: Sid Ketchum's two cards; a Canteen that was put there before."""
    t = table(
        sheriff("sid_ketchum", hand="scope mustang-8H beer beer-7H", in_play="canteen", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        show="miss_susanna",
    )
    t.play("scope")
    t.play("mustang")
    t.choose("use-up", "canteen")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert t.life(0) == 3
    t.end_turn()
    assert t.life(0) == 2
