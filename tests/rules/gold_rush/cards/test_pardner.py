"""Pardner (GR-78, GR-79)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_as_a_general_store(table: SetUp) -> None:
    """GR-79: as many cards as players, the buyer picks first, then clockwise."""
    t = table(sheriff(nuggets=2), *OTHERS, row="pardner", deck="6H 2S 7D 9C")
    t.choose("buy", "pardner", kind="general_store")
    t.asked(0, "ask-store")
    t.choose("take", "missed-2S")
    t.asked(1, "ask-store")
    t.choose("take", "beer-6H")
    t.choose("take", "bang-7D")
    assert [t.hand(seat) for seat in range(4)] == [
        ["missed-2S"],
        ["beer-6H"],
        ["bang-7D"],
        ["bang-9C"],
    ]
    assert t.under() == ["pardner"]


def test_as_a_duel(table: SetUp) -> None:
    """GR-79: the buyer challenges, at any distance."""
    t = table(
        sheriff(nuggets=2, hand="bang-2C"),
        outlaw(),
        outlaw(hand="bang-7D"),
        renegade(),
        row="pardner",
    )
    t.choose("buy", "pardner", kind="duel", seat=2)
    t.asked(2, "ask-duel")
    t.choose("discard", "bang")
    t.asked(0, "ask-duel")
    t.choose("discard", "bang")
    assert (t.life(2), t.life(0), t.nuggets(0)) == (3, 5, 1)


def test_as_a_cat_balou(table: SetUp) -> None:
    """GR-79: at any distance, from hand or in play, never equipment."""
    t = table(
        sheriff(nuggets=2),
        outlaw(in_play="boots"),
        outlaw(in_play="horseshoe barrel"),
        renegade(),
        row="pardner",
    )
    keys = [option.key for option in t.decision.options if option.kind == "cat_balou"]
    assert keys == ["buy:pardner=cat_balou@2/barrel-QS"]
    t.choose("buy", "pardner", kind="cat_balou")
    assert (t.in_play(2), t.pile()) == (["horseshoe"], ["barrel-QS"])


def test_from_the_hand_at_random(table: SetUp) -> None:
    """GR-79."""
    t = table(sheriff(nuggets=2), outlaw(hand="beer-6H"), *OTHERS[1:], row="pardner")
    t.choose("buy", "pardner", kind="cat_balou", seat=1)
    assert (t.hand(1), t.pile()) == ([], ["beer-6H"])


def test_it_is_none_of_those_cards(table: SetUp) -> None:
    """GR-78: without a suit, so that Calumet does not help against it."""
    t = table(
        sheriff(nuggets=2), outlaw(hand="beer-6H", in_play="calumet"), *OTHERS[1:], row="pardner"
    )
    t.choose("buy", "pardner", kind="cat_balou", seat=1)
    assert (t.hand(1), t.happened("played")) == ([], 0)


def test_in_a_first_game_it_is_what_the_box_has(table: SetUp) -> None:
    """GR-78, B-148: General Store and Duel are left out then."""
    t = table(
        sheriff(nuggets=2),
        outlaw(hand="beer-6H"),
        *OTHERS[1:],
        row="pardner",
        variants=["first_game"],
    )
    kinds = {option.kind for option in t.decision.options if option.verb == "buy"}
    assert kinds == {"cat_balou"}
