"""Russian Roulette (FC-65 to FC-68)."""

from typing import Any

from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def reveal(table: SetUp, *seats: Any, **position: Any) -> Table:
    position = {"number": 5, "step": "start"} | position
    return table(*seats, sets=SETS, events="russian_roulette a_fistful_of_cards", **position)


def test_round_and_round_until_someone_does_not(table: SetUp) -> None:
    """FC-65, EV-13: from the Leader, clockwise."""
    t = reveal(
        table,
        sheriff(hand="missed-2S missed-3S"),
        outlaw(hand="missed-4S beer-6H"),
        outlaw(hand="missed-5S"),
        renegade(hand="missed-6S"),
    )
    for seat in (0, 1, 2, 3, 0):
        t.asked(seat, "ask-roulette")
        t.choose("play", t.decision.options[0].card)
    t.asked(1, "ask-roulette")
    assert [option.key for option in t.decision.options] == ["take-two"]
    t.choose("take-two")
    t.asked(0, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 2, 4, 4]


def test_barrels_abilities_and_conversions_count(table: SetUp) -> None:
    """FC-66, FC-95: a "draw!" each time; Calamity Janet gives BANG! cards; anyone may decline."""
    t = reveal(
        table,
        sheriff(in_play="barrel"),
        outlaw("jourdonnais"),
        outlaw("calamity_janet", hand="bang-7D"),
        renegade(hand="missed-2S"),
        deck="6H 7H 2C",
    )
    t.choose("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    t.choose("play", "bang-7D", kind="missed")
    t.choose("play", "missed")
    t.choose("check", kind="barrel")  # again, since the go has come round
    assert t.life(0) == 3


def test_one_may_decline(table: SetUp) -> None:
    """FC-66."""
    t = reveal(table, sheriff(hand="missed-2S"), outlaw(), outlaw(), renegade())
    t.choose("take-two")
    assert (t.life(0), t.hand(0)[0]) == (3, "missed-2S")


def test_two_beers_with_one_life_point(table: SetUp) -> None:
    """FC-67, EV-16: both points are lost together."""
    t = reveal(
        table,
        sheriff(hand="missed-2S"),
        outlaw(life=1, hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
    )
    t.choose("play", "missed")
    t.choose("take-two")
    assert t.asked(1, "ask-dying").prompt.args["number"] == 2
    t.choose("play", "beer-6H")
    t.choose("play", "beer-7H")
    assert t.life(1) == 1
    t.asked(0, "ask-main")


def test_bart_cassidy_draws_two(table: SetUp) -> None:
    """FC-67, FC-95, EV-15."""
    t = reveal(
        table,
        sheriff(hand="missed-2S"),
        outlaw("bart_cassidy"),
        outlaw(),
        renegade(),
        deck="2C 3C",
    )
    t.choose("play", "missed")
    assert t.hand(1) == ["bang-2C", "bang-3C"]
    t.asked(0, "ask-main")


def test_the_turn_goes_on_or_the_game_is_over(table: SetUp) -> None:
    """FC-68: the Leader's turn is played after it; without the Sheriff nothing is."""
    t = reveal(table, sheriff(), outlaw(), outlaw(), renegade())
    t.asked(0, "ask-main")
    assert (t.life(0), len(t.hand(0))) == (3, 2)
    t = reveal(table, sheriff(life=2), outlaw(), outlaw(), renegade())
    assert t.match.over
