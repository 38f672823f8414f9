"""Aiming: at whom, and at what, something can be done, and why not (B-41 to B-43)."""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.box import MOST_PLAYERS
from standoff.games.bang.data.deeds import NOTHING_TO_NAME, Deed, Target
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import Source
from standoff.kernel.choice import NONE
from standoff.kernel.words import Say


@mypyc_attr(acyclic=True)
class Aim:
    """Where something can be aimed: the seat it names, and what it picks of it."""

    __slots__ = ("pick", "seat")

    def __init__(self, seat: int, pick: int) -> None:
        self.seat = seat
        self.pick = pick


PLAIN_AIMS: Final = [Aim(seat, NONE) for seat in range(NONE, MOST_PLAYERS)]  # made once
AT_NOBODY: Final = PLAIN_AIMS[:1]
NOWHERE: Final[list[Aim]] = []


def aims_of(sight: Sight, source: Source, deed: Deed) -> list[Aim]:
    """Every legal way to aim a deed, with which all that is announced besides is possible."""
    found = aims_at(sight, source, deed.target)
    for step in deed.steps:
        found = [aim for aim in found if step.possible(sight.game, sight.viewer, aim.seat)]
    return found


def aims_at(sight: Sight, source: Source, target: Target) -> list[Aim]:
    """Every legal way to aim at such a target."""
    candidates = target.candidates(sight)
    if candidates is NOTHING_TO_NAME and target.picks(sight, NONE) is NOTHING_TO_NAME:
        return AT_NOBODY if target.allows(sight, source, NONE) else NOWHERE
    found: list[Aim] = []
    for seat in candidates:
        if target.allows(sight, source, seat):
            picks = target.picks(sight, seat)
            if picks is NOTHING_TO_NAME:
                found.append(PLAIN_AIMS[seat + 1])
                continue
            for pick in picks:
                found.append(PLAIN_AIMS[seat + 1] if pick == NONE else Aim(seat, pick))
    return found


def why_no_aim(sight: Sight, source: Source, deed: Deed, seat: int) -> Say | None:
    """Why it cannot be aimed at that seat (at anyone, if NONE); None if it can."""
    target = deed.target
    candidates = target.candidates(sight)
    if seat != NONE and candidates != [NONE]:
        if seat not in candidates:
            if not sight.game.players[seat].in_game:
                return Say("why-not-in-game")
            return target.why_not(sight, source, seat) or Say("why-in-game")
        return target.why_not(sight, source, seat) or _why_no_more(sight, deed, seat)
    reasons = [
        target.why_not(sight, source, named) or _why_no_more(sight, deed, named)
        for named in candidates
    ]
    if any(reason is None for reason in reasons):
        return None
    return reasons[0] if len(reasons) == 1 else Say("why-no-target")


def _why_no_more(sight: Sight, deed: Deed, named: int) -> Say | None:
    """Why what is announced besides the target is not possible."""
    if all(step.possible(sight.game, sight.viewer, named) for step in deed.steps):
        return None
    return Say("why-no-target")
