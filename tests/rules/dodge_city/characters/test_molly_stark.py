"""Molly Stark (DC-62 to DC-66)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_missed_off_turn_brings_a_card(table: SetUp) -> None:
    """DC-62."""
    t = table(
        sheriff(hand="bang"),
        outlaw("molly_stark", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="2D",
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert (t.life(1), t.hand(1)) == (4, ["bang-2D"])


def test_a_dodge_gives_its_own_card_and_no_more(table: SetUp) -> None:
    """DC-63."""
    t = table(
        sheriff(hand="bang"),
        outlaw("molly_stark", hand="dodge-7D"),
        outlaw(),
        renegade(),
        deck="2D",
    )
    t.play("bang", at=1)
    t.choose("play", "dodge")
    assert t.hand(1) == ["bang-2D"]


def test_what_is_taken_by_force_gives_nothing(table: SetUp) -> None:
    """DC-64: nor do green cards used from play."""
    t = table(
        sheriff(hand="panic-8D cat_balou-9D bang"),
        outlaw("molly_stark", hand="missed-2S beer", in_play="sombrero"),
        outlaw(),
        renegade(),
    )
    t.play("panic", at=1, pick="hand")
    t.play("cat_balou", at=1, pick="hand")
    assert t.hand(1) == []
    t.play("bang", at=1)
    t.choose("use-up", "sombrero")
    assert t.hand(1) == []


def test_nothing_on_her_own_turn(table: SetUp) -> None:
    """DC-64: a BANG! played, or discarded in a Duel of her own."""
    t = table(
        sheriff("molly_stark", hand="duel-QD bang-2C bang-3C"),
        outlaw(hand="bang-4C"),
        outlaw(),
        renegade(),
    )
    t.play("bang-2C", at=3)
    t.play("duel", at=1)
    t.choose("discard", "bang-4C")
    t.choose("discard", "bang-3C")
    assert t.hand(0) == []


def test_she_draws_when_the_card_is_finished(table: SetUp) -> None:
    """DC-65: in a Duel at its end, a card for each BANG! she discarded."""
    t = table(
        sheriff(hand="duel-QD bang-2C bang-3C"),
        outlaw("molly_stark", hand="bang-4C bang-5C"),
        outlaw(),
        renegade(),
        deck="2D 3D",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-4C")
    t.choose("discard", "bang-2C")
    assert t.hand(1) == ["bang-5C"]
    t.choose("discard", "bang-5C")
    t.choose("discard", "bang-3C")
    assert (t.life(1), t.hand(1)) == (3, ["bang-2D", "bang-3D"])


def test_the_cards_cannot_help_against_the_same_card(table: SetUp) -> None:
    """DC-65: Slab's second Missed! is still missing."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw("molly_stark", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="missed-3S",
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    assert (t.life(1), t.hand(1)) == (3, ["missed-3S"])


def test_eliminated_she_draws_nothing(table: SetUp) -> None:
    """DC-65."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw("molly_stark", hand="missed-2S", life=1),
        outlaw(),
        renegade(),
        deck="2D 3D 4D 5D",
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    assert t.is_out(1)
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"]


def test_a_bang_for_indians_and_a_beer_when_dying(table: SetUp) -> None:
    """DC-66, DC-62: voluntary discards, and Beers off turn."""
    t = table(
        sheriff(hand="indians-KD bang-2C"),
        outlaw("molly_stark", hand="bang-4C beer-6S", life=1),
        outlaw(),
        renegade(),
        deck="2D 3D",
    )
    t.play("indians")
    t.choose("discard", "bang-4C")
    assert t.hand(1) == ["beer-6S", "bang-2D"]
    t.play("bang-2C", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1)) == (1, ["bang-2D", "bang-3D"])
