"""Every scenario here is played with the Valley of Shadows.

Escape and Saved! lie on the discard pile, for everyone to see, unless the scenario has them
elsewhere: so nobody is asked for them.
"""

from typing import Any

import pytest

from standoff.scenario.bang import Seat, Table
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    def set_up(*seats: Seat, pile: str = "", **position: Any) -> Table:
        named = [pile, *(seat.hand for seat in seats)]
        unseen = [id for id in ("escape", "saved") if not any(id in each for each in named)]
        sets = ["valley_of_shadows", *position.pop("sets", [])]
        return table(*seats, pile=" ".join([pile, *unseen]), sets=sets, **position)

    return set_up
