"""Positions in which a bot is asked."""

from collections.abc import Callable

import pytest

from standoff.bots import Gunslinger, View
from standoff.scenario.bang import Table

Ask = Callable[[Table], str]


@pytest.fixture
def answer() -> Ask:
    """What a gunslinger who sits down now answers; it is also told the table."""

    def ask(table: Table) -> str:
        decision = table.decision
        key = Gunslinger("test").choose(View(table.match, decision.seat), decision)
        table.answer(key)
        return key

    return ask
