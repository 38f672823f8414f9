"""Losing and regaining life, and staying in the game (B-64 to B-68)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_points_lost_together_are_subtracted_together(table: SetUp) -> None:
    """B-64, B-66: a Dynamite takes 2 to -1; two Beers make it 1 (worked example 7)."""
    t = table(
        sheriff(hand="beer-6H beer-7H", in_play="dynamite-2H", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2C bang-3C",
        step="start",
    )
    assert t.asked(0, "ask-dying").prompt.args["number"] == 2
    assert t.life(0) == -1
    t.choose("play", "beer-6H")
    t.choose("play", "beer-7H")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (1, ["bang-2C", "bang-3C"])


def test_too_few_beers_are_lost(table: SetUp) -> None:
    """B-67, B-24: one Beer makes it 0; the player is out and the turn with them."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H", in_play="dynamite-2H", life=2),
        outlaw(),
        renegade(),
        deck="missed-2S",
        turn=1,
        step="start",
    )
    t.choose("play", "beer-6H")
    assert t.is_out(1)
    assert t.pile() == ["beer-6H", "dynamite-2H", "missed-2S"]
    t.asked(2, "ask-main")


def test_life_never_exceeds_the_starting_amount(table: SetUp) -> None:
    """B-65, B-40: a Beer at full life is lost; a Saloon helps those who need it."""
    t = table(sheriff(hand="beer-6H saloon"), outlaw(life=2), outlaw(), renegade())
    t.play("beer")
    assert t.life(0) == 5
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 4]


def test_a_beer_saves_off_turn(table: SetUp) -> None:
    """B-66: at that very moment; no more Beers are asked for than needed."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="beer-6H beer-7H", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert t.life(1) == 0
    t.choose("play", "beer-6H")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["beer-7H"])


def test_a_beer_saves_on_turn(table: SetUp) -> None:
    """B-66: after a Duel lost by the one who started it, whose turn goes on."""
    t = table(sheriff(hand="duel-QD beer-6H", life=1), outlaw(hand="bang-2D"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("take-it")
    t.asked(0, "ask-dying")
    t.choose("play", "beer")
    t.asked(0, "ask-main")
    assert t.life(0) == 1


def test_nothing_but_a_beer_saves(table: SetUp) -> None:
    """B-66, B-87: no Saloon, no Missed! any more."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(hand="saloon missed-2S", life=1), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert [option.verb for option in t.asked(1, "ask-dying").options] == ["give-up"]
    t.choose("give-up")
    assert t.is_out(1)


def test_saving_oneself_is_optional(table: SetUp) -> None:
    """B-67: even with a Beer in hand."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="beer-6H", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)
    assert t.pile() == ["beer-6H", "bang-2D"]


def test_a_hit_that_is_not_lethal_is_not_answered_with_a_beer(table: SetUp) -> None:
    """B-66, B-86."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="beer-6H", life=2), outlaw(), renegade())
    t.play("bang", at=1)
    assert not t.can("play", "beer")
    t.choose("take-it")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["beer-6H"])


def test_with_two_players_left_a_beer_gives_nothing(table: SetUp) -> None:
    """B-68, B-67: it can be played all the same, by one who is dying too."""
    t = table(
        sheriff(hand="beer-6H bang-2D", life=2),
        outlaw(out=True),
        outlaw(out=True),
        renegade(hand="beer-7H", life=1),
    )
    t.play("beer-6H")
    assert t.life(0) == 2
    t.play("bang", at=3)
    t.choose("take-it")
    t.choose("play", "beer-7H")
    assert t.match.over
    assert t.pile() == ["beer-7H", "bang-2D", "beer-6H"]


def test_those_who_are_dying_still_count(table: SetUp) -> None:
    """B-68: of three players one is bound to go; the Beer of the other still helps."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(hand="beer-6H", life=1),
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.is_out(1), t.life(3)) == (True, 1)
