"""Caravan (AD-92)."""

from typing import Final

from standoff.games.bang.sets.armed_and_dangerous import ARMED_AND_DANGEROUS
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


def test_two_cards_and_one_for_each_two_tokens(table: SetUp) -> None:
    """AD-92."""
    t = table(sheriff(hand="caravan", load=4), *OTHERS)
    t.play("caravan")
    t.choose("pay-load", pick=None)
    t.choose("pay-load", pick=None)
    assert (len(t.hand(0)), t.load(0)) == (4, 0)


def test_it_is_no_stagecoach() -> None:
    """AD-92: a kind of its own."""
    kind = next(kind for kind in ARMED_AND_DANGEROUS.kinds if kind.id == "caravan")
    assert kind.name == 0
