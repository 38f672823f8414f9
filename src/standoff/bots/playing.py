"""Bots at a table: to seat them, also in the middle of a match, and to let them play it out."""

from collections.abc import Sequence

from standoff.bots.bot import Bot, View
from standoff.kernel.errors import StandoffError
from standoff.kernel.match import LONGEST, Match


class Stuck(StandoffError):
    """A match that does not end; the message says how to see it again."""


def play_on(match: Match, bots: Sequence[Bot], decisions: int = LONGEST) -> int:
    """Let the bots play from where a match stands to its end; gives the decisions they made.

    It stops after so many decisions of theirs, if that is earlier: whoever has a use for a match
    that is not over says a number.
    """
    views = [View(match, seat) for seat in range(len(bots))]
    made = 0
    while not match.over:
        if made == decisions:
            if decisions == LONGEST:
                raise Stuck(f"No end after {LONGEST} decisions: {match.setup}")
            break
        seat = match.asked
        match.choose(bots[seat].place(views[seat]))
        made += 1
    return made
