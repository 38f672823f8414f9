"""Lucky Duke (B-122)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_flips_two_and_chooses_the_one_that_counts(table: SetUp) -> None:
    """B-122: both are discarded, the chosen one last."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("lucky_duke", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H bang-2C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(1, "ask-flip")
    assert t.match.view(0).middle == ("beer-6H", "bang-2C")
    t.choose("flip", "beer")
    assert t.life(1) == 4
    assert t.pile() == ["beer-6H", "bang-2C", "bang-2D"]


def test_he_may_choose_the_worse_one(table: SetUp) -> None:
    """B-122: then that one counts, and lies on top."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("lucky_duke", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H bang-2C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("flip", "bang-2C")
    assert t.life(1) == 3
    assert t.pile() == ["bang-2C", "beer-6H", "bang-2D"]


def test_he_leaves_the_jail_with_the_better_card(table: SetUp) -> None:
    """B-122, B-102, B-82: on his own turn too; the Jail is discarded after the cards."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H bang-3C bang-4C",
        turn=1,
        step="start",
    )
    t.choose("flip", "beer")
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-3C", "bang-4C"]
    assert t.pile() == ["jail-JS", "beer-6H", "bang-2C"]


def test_he_passes_the_dynamite_on_with_the_better_card(table: SetUp) -> None:
    """B-122, B-105."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="dynamite-2H"),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2C",
        turn=1,
        step="start",
    )
    t.choose("flip", "bang-2C")
    assert (t.life(1), t.in_play(1), t.in_play(2)) == (4, [], ["dynamite-2H"])
    assert t.pile() == ["bang-2C", "missed-2S"]


def test_the_draws_of_others_are_ordinary(table: SetUp) -> None:
    """B-122, B-51: every "draw!" that he makes, no other."""
    t = table(
        sheriff("lucky_duke", hand="bang-2D"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == 3
    assert t.deck()[0] == "beer-6H"


def test_the_discard_pile_supplies_the_second_flip(table: SetUp) -> None:
    """B-122, B-80: the first card flipped is not shuffled in."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("lucky_duke", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
        rest=0,
    )
    t.play("bang-2D", at=1)
    t.choose("check", kind="barrel")
    assert {option.card for option in t.decision.options} == {"beer-6H", "bang-2D"}
    t.choose("flip", "beer")
    assert (t.life(1), t.pile(), t.deck()) == (4, ["beer-6H", "bang-2D"], [])


def test_with_one_card_in_all_he_flips_one(table: SetUp) -> None:
    """B-122, B-81: there is nothing to choose."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
        rest=0,
        turn=1,
        step="start",
    )
    t.asked(1, "ask-main")
    assert (t.in_play(1), t.turn()) == ([], 1)
