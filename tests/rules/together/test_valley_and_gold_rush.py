"""The Valley of Shadows with Gold Rush (VS-72, GR-155)."""

from functools import partial

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def camp(valley: SetUp) -> SetUp:
    return partial(valley, sets=["gold_rush"])


def test_nuggets_for_an_aimed_shot(camp: SetUp) -> None:
    """GR-155, VS-72: two for two life points; none for a shot at a ghost."""
    t = camp(
        sheriff(hand="bang-7D aim tomahawk"),
        outlaw(),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-7D")
    t.play("tomahawk", at=2)
    assert t.nuggets(0) == 2


def test_lemonade_jim_and_a_beer_for_a_nugget(camp: SetUp) -> None:
    """GR-155, VS-72."""
    t = camp(sheriff(hand="beer-6H"), outlaw("lemonade_jim", hand="missed-2S", life=2), *TWO)
    t.choose("sell", "beer")
    t.choose("discard", "missed")
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_escape_from_a_bottle(camp: SetUp) -> None:
    """GR-155, VS-72: a brown-bordered card, also as a BANG!, and never a BANG! card."""
    t = camp(sheriff(nuggets=2), outlaw(hand="escape"), *TWO, row="bottle")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "escape")
    assert t.life(1) == 4


@pytest.mark.parametrize(("number", "cards"), [(1, 2), (0, 0)])
def test_evelyn_shebang_with_a_pickaxe(camp: SetUp, number: int, cards: int) -> None:
    """VS-53, GR-104: its card comes unless she draws none, and is never given up."""
    t = camp(sheriff("evelyn_shebang", in_play="pickaxe"), outlaw(), *TWO, step="draw")
    t.choose("draw-fewer", number=number)
    t.choose("target", seat=1)
    assert len(t.hand(0)) == cards


@pytest.mark.parametrize("card", ["tomahawk", "bandidos"])
def test_the_calumet(camp: SetUp, card: str) -> None:
    """VS-72: it protects from Bandidos and Tomahawk."""
    t = camp(sheriff(hand=card), outlaw(in_play="calumet"), *TWO)
    t.play(card, at=1) if card == "tomahawk" else t.play(card)
    assert t.life(1) == 4
