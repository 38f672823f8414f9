"""Bass Greeves (AD-102)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


@pytest.mark.parametrize("slot", ["crate", None])
def test_a_card_for_two_tokens_in_one_place(table: SetUp, slot: str | None) -> None:
    """AD-102: on a card or on the character; once in a turn."""
    t = table(
        sheriff("bass_greeves", hand="beer-6H beer-7H", in_play="crate", loads={"crate": 1}),
        *OTHERS,
    )
    t.choose("use", kind="bass_greeves", pick=slot)
    t.choose("discard", "beer-6H")
    assert (t.load(0), t.loads(0)) == ((0, {"crate": 3}) if slot else (2, {"crate": 1}))
    assert not t.can("use", kind="bass_greeves")


def test_what_finds_no_room_is_lost(table: SetUp) -> None:
    """AD-102."""
    t = table(sheriff("bass_greeves", hand="beer-6H", load=3), *OTHERS)
    t.choose("use", kind="bass_greeves")
    t.choose("discard", "beer-6H")
    assert t.load(0) == 4
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 28}


def test_not_without_a_card(table: SetUp) -> None:
    """AD-102."""
    t = table(sheriff("bass_greeves"), *OTHERS)
    assert not t.can("use")
