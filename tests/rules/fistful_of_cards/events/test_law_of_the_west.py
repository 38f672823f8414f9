"""Law of the West (FC-35 to FC-39)."""

from typing import Any

import pytest

from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def drawn(table: SetUp, deck: str, *, me: Any = None, **position: Any) -> Table:
    """The Sheriff has drawn those two cards."""
    seats = (me or sheriff(), outlaw(), outlaw(), renegade())
    return table(*seats, sets=SETS, event="law_of_the_west", step="draw", deck=deck, **position)


def test_the_second_card_is_shown_and_must_be_played(table: SetUp) -> None:
    """FC-35, FC-37: the phase cannot be ended before."""
    t = drawn(table, "bang-2C stagecoach")
    assert t.happened("showed", seat=0) == 1
    assert t.match.view(2).players[0].hand == ("stagecoach-9S",)
    assert t.match.view(2).must_play == "stagecoach-9S"
    assert not t.can("end")
    t.play("bang", at=1)
    assert not t.can("end")
    t.play("stagecoach")
    assert t.can("end")
    assert t.match.view(2).must_play is None


def test_black_jack_shows_it_once(table: SetUp) -> None:
    """FC-36, FC-95: his third card is not affected."""
    t = drawn(table, "bang-2C panic-JH stagecoach", me=sheriff("black_jack"))
    assert t.happened("showed") == 1
    assert len(t.hand(0)) == 3
    assert t.match.view(2).must_play == "panic-JH"
    assert t.can("end")  # nobody has a card that could be taken


def test_kit_carlson_shows_the_second_he_takes(table: SetUp) -> None:
    """FC-36, FC-95."""
    t = drawn(table, "2C 3C stagecoach", me=sheriff("kit_carlson"))
    t.choose("keep", "bang-3C")
    t.choose("keep", "stagecoach")
    assert t.match.view(2).must_play == "stagecoach-9S"
    assert not t.can("end")
    t.play("stagecoach")
    t.end_turn()


def test_wherever_the_second_card_comes_from(table: SetUp) -> None:
    """FC-36: Jesse Jones takes the first from a hand; the second is shown."""
    t = table(
        sheriff("jesse_jones"),
        outlaw(hand="beer-6H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="law_of_the_west",
        step="draw",
        deck="stagecoach",
    )
    t.choose("draw-hand", seat=1)
    assert t.match.view(2).must_play == "stagecoach-9S"
    t.play("stagecoach")


def test_with_one_card_there_is_no_second(table: SetUp) -> None:
    """FC-36: none to draw."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="law_of_the_west",
        step="draw",
        deck="stagecoach",
        rest=3,
    )
    assert (t.hand(0), t.match.view(0).must_play) == (["stagecoach-9S"], None)
    t.end_turn()
    t.asked(1, "ask-main")


def test_the_limit_may_be_spent_on_another_card(table: SetUp) -> None:
    """FC-37: then the shown BANG! card can no longer be played."""
    t = drawn(table, "bang-2C bang-3C")
    assert not t.can("end")
    t.play("bang-2C", at=1)
    assert t.can("end")


def test_losing_the_card_ends_the_duty(table: SetUp) -> None:
    """FC-37: Sid Ketchum discards it."""
    t = drawn(table, "bang-2C stagecoach", me=sheriff("sid_ketchum", life=3))
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "stagecoach")
    t.choose("discard", "bang")
    assert t.can("end")


@pytest.mark.parametrize("card", ["beer-6H", "volcanic-10S", "dynamite", "jail-JS", "saloon"])
def test_even_if_it_is_useless_or_harmful(table: SetUp, card: str) -> None:
    """FC-38."""
    t = drawn(table, f"missed-2S {card}", me=sheriff(in_play="winchester"))
    assert not t.can("end")
    t.play(card.split("-")[0], at=1 if card.startswith("jail") else None)
    t.end_turn()


@pytest.mark.parametrize("card", ["missed-3S", "panic-JH", "cat_balou-KH", "mustang-8H"])
def test_no_duty_without_a_legal_play(table: SetUp, card: str) -> None:
    """FC-38: a reaction, nothing to take, a second one of a name."""
    mine = "mustang-9H" if card.startswith("mustang") else ""
    t = drawn(table, f"missed-2S {card}", me=sheriff(in_play=mine))
    assert t.can("end")


def test_a_bang_without_a_target_need_not_be_played(table: SetUp) -> None:
    """FC-38: nobody in reach."""
    t = table(
        sheriff(),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        renegade(in_play="mustang-9H"),
        sets=SETS,
        event="law_of_the_west",
        step="draw",
        deck="2C 3C",
    )
    assert t.can("end")


def test_own_cards_in_play_are_legal_targets(table: SetUp) -> None:
    """FC-38: of a Cat Balou, if need be."""
    t = drawn(table, "missed-2S cat_balou-KH", me=sheriff(in_play="barrel"))
    assert not t.can("end")
    t.play("cat_balou", at=0, pick="barrel")
    assert t.can("end")


def test_calamity_janet_must_play_a_missed(table: SetUp) -> None:
    """FC-39, FC-95: as a BANG!, if she can."""
    t = drawn(table, "beer-6H missed-2S", me=sheriff("calamity_janet"))
    assert not t.can("end")
    t.play("missed", at=1)
    assert t.can("end")
