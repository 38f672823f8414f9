"""Every scenario here is played with the Valley of Shadows."""

from collections.abc import Iterable
from typing import Any

import pytest

from standoff.scenario.bang import Seat, Table
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return with_valley(table)


def with_valley(table: SetUp) -> SetUp:
    """Positions with that set, besides those that are named.

    Escape and Saved! lie on the discard pile, for everyone to see, unless the scenario has them
    elsewhere: so nobody is asked for them.
    """

    def set_up(*seats: Seat, pile: str = "", sets: Iterable[str] = (), **position: Any) -> Table:
        named = [pile, position.get("deck", ""), *(seat.hand for seat in seats)]
        unseen = [id for id in ("escape", "saved") if not any(id in each for each in named)]
        chosen = ["valley_of_shadows", *sets]
        return table(*seats, pile=" ".join([pile, *unseen]), sets=chosen, **position)

    return set_up
