"""What a bot sees over a socket is enough to play as well as at the table."""

import pytest

from standoff.kernel.match import Match
from standoff.server.client import Seen
from standoff.server.protocol import Update, read_message, write
from tests.bots.test_golden import KEPT
from tools.golden_bots import choices, line

pytestmark = pytest.mark.once


def from_elsewhere(match: Match) -> Seen:
    """What has gone over a socket."""
    seat = match.asked
    told, decision = tuple(match.events_for(seat)), match.decision_for(seat)
    sent = Update(
        match="match",
        since=None,
        version=1,
        events=told,
        view=match.view(seat),
        decision=decision,
        seconds=None,
        take_back=False,
    )
    update = read_message(write(sent))
    assert isinstance(update, Update)
    return Seen(match.setup, update, list(update.events), seat)


@pytest.mark.parametrize("name", ["bang-base-7", "bang-everything-8", "dice-8", "samurai-7"])
def test_the_best_bots_choose_as_they_do_at_the_table(name: str) -> None:
    assert line(name, list(choices(name, seen=from_elsewhere))) == KEPT[name]
