"""Dutch Will (GR-114, GR-115)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_he_discards_one_of_those_he_drew_and_takes_a_nugget(table: SetUp) -> None:
    """GR-114: not another card of his hand, and not as he likes."""
    t = table(sheriff("dutch_will", hand="beer-6H"), *OTHERS, step="draw", deck="2C 3C")
    options = t.asked(0, "ask-drawn").options
    assert [option.key for option in options] == ["discard:bang-2C", "discard:bang-3C"]
    t.choose("discard", "bang-3C")
    assert (t.hand(0), t.nuggets(0), t.pile()) == (["beer-6H", "bang-2C"], 1, ["bang-3C"])


@pytest.mark.parametrize("more", ["pickaxe", "train_arrival"])
def test_of_more_cards_still_one(table: SetUp, more: str) -> None:
    """GR-115: of all that he drew."""
    t = table(
        sheriff("dutch_will", hand="beer-6H", in_play="pickaxe" if more == "pickaxe" else ""),
        *OTHERS,
        step="draw",
        deck="2C 3C 4C",
        sets=["gold_rush", "high_noon"],
        event="" if more == "pickaxe" else more,
    )
    assert len(t.decision.options) == 3
    t.choose("discard", "bang-4C")
    assert (len(t.hand(0)), t.nuggets(0)) == (3, 1)


def test_a_single_card_goes(table: SetUp) -> None:
    """GR-115, HN-73: under Thirst."""
    t = table(
        sheriff("dutch_will", hand="beer-6H"),
        *OTHERS,
        step="draw",
        deck="2C",
        sets=["gold_rush", "high_noon"],
        event="thirst",
    )
    assert (t.hand(0), t.pile(), t.nuggets(0)) == (["beer-6H"], ["bang-2C"], 1)


def test_without_a_draw_no_nugget(table: SetUp) -> None:
    """GR-115: Hard Liquor."""
    t = table(
        sheriff("dutch_will", life=2),
        *OTHERS,
        step="draw",
        sets=["gold_rush", "fistful_of_cards"],
        event="hard_liquor",
    )
    t.choose("skip")
    assert t.nuggets(0) == 0


def test_other_draws_do_not_matter(table: SetUp) -> None:
    """GR-115."""
    t = table(sheriff("dutch_will", hand="stagecoach"), *OTHERS)
    t.play("stagecoach")
    assert (len(t.hand(0)), t.nuggets(0)) == (2, 0)


def test_what_he_draws_stays_hidden(table: SetUp) -> None:
    """GR-114: the others see only what he discards."""
    t = table(sheriff("dutch_will"), *OTHERS, step="draw", deck="2C 3C")
    assert t.match.view(1).players[0].hand == ()
    t.choose("discard", "bang-2C")
    assert t.match.view(1).players[0].hand == ()


def test_before_the_ranch(table: SetUp) -> None:
    """GR-114: it belongs to phase 1, which the Ranch comes after (FC-50)."""
    t = table(
        sheriff("dutch_will"),
        *OTHERS,
        step="draw",
        deck="2C 3C 4C",
        sets=["gold_rush", "fistful_of_cards"],
        event="ranch",
    )
    t.choose("discard", "bang-2C")
    t.asked(0, "ask-exchange")
    t.choose("enough")
    assert (t.hand(0), t.nuggets(0)) == (["bang-3C"], 1)
