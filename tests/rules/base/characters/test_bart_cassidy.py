"""Bart Cassidy (B-111)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_draws_a_card_for_a_hit(table: SetUp) -> None:
    """B-111: one card for each life point lost."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("bart_cassidy"),
        outlaw(),
        renegade(),
        deck="jail-4H",
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1)) == (3, ["jail-4H"])


def test_a_dynamite_gives_him_three_cards(table: SetUp) -> None:
    """B-111: whatever the cause; the two cards of phase 1 come after them."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", in_play="dynamite-2H"),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2C bang-3C bang-4C bang-5C bang-6C",
        turn=1,
        step="start",
    )
    t.asked(1, "ask-main")
    assert t.life(1) == 1
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C"]


def test_he_draws_for_a_duel_he_started_and_lost(table: SetUp) -> None:
    """B-111: his own card is a cause like any other."""
    t = table(
        sheriff("bart_cassidy", hand="duel-QD"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        deck="jail-4H",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert (t.life(0), t.hand(0)) == (4, ["jail-4H"])


def test_he_draws_only_when_the_card_is_finished(table: SetUp) -> None:
    """B-111, B-77: with a Gatling, after everybody has been shot at."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("bart_cassidy"),
        outlaw(in_play="barrel-QS"),
        renegade(),
        deck="beer-6H jail-4H",
    )
    t.play("gatling")
    t.asked(2, "ask-shot")
    assert (t.life(1), t.hand(1)) == (3, [])
    t.choose("check", kind="barrel")
    assert t.hand(1) == ["jail-4H"]


def test_saved_by_a_beer_he_draws_for_the_point_lost(table: SetUp) -> None:
    """B-111, B-78: first he saves himself, then he draws."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("bart_cassidy", hand="beer-6H", life=1),
        outlaw(),
        renegade(),
        deck="jail-4H",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1)) == (1, ["jail-4H"])


def test_saved_from_a_dynamite_he_draws_for_all_three_points(table: SetUp) -> None:
    """B-111: also for the points that Beers have given back."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", hand="beer-6H beer-7H", in_play="dynamite-2H", life=2),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2C bang-3C bang-4C bang-5C bang-6C",
        turn=1,
        step="start",
    )
    t.choose("play", "beer-6H")
    t.choose("play", "beer-7H")
    assert t.life(1) == 1
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C"]


def test_eliminated_he_draws_nothing(table: SetUp) -> None:
    """B-111, B-66, B-78: the card he would draw cannot save him, and is not drawn."""
    t = table(
        sheriff(hand="bang-2D"),
        renegade("bart_cassidy", hand="missed-2S", life=1),
        outlaw(),
        outlaw(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play")
    t.choose("give-up")
    assert t.is_out(1)
    assert t.deck()[0] == "beer-6H"
