"""Bots at a table: to seat them, also in the middle of a match, and to let them play it out."""

from collections.abc import Callable, Sequence
from typing import Final

from standoff.bots.bot import Bot, Seasoned, View
from standoff.bots.gambler import Gambler
from standoff.bots.gunslinger import Gunslinger
from standoff.bots.swordmaster import Swordmaster
from standoff.kernel.errors import StandoffError
from standoff.kernel.match import LONGEST, Match

SEASONED: Final[dict[str, Callable[[str], Seasoned]]] = {
    "bang": Gunslinger,
    "dice": Gambler,
    "samurai": Swordmaster,
}
"""For each game, who plays it well and fast."""


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


def seasoned(match: Match, seed: str, like: Seasoned | None = None) -> list[Bot]:
    """A good bot for every seat, wherever the match stands.

    They read what has happened when they are first asked; or they know what another one knows,
    which saves them the reading.
    """
    first = SEASONED[match.setup.game]("") if like is None else like
    return [first.another(f"{seed}-{seat}") for seat in range(match.setup.players)]


def playout(match: Match, seed: str, like: Seasoned | None = None) -> list[int]:
    """Play a match out from where it stands, good bots at every seat; gives the winners.

    It is the match itself that is played: a search gives a copy of it, or a fork.

    >>> import standoff
    >>> match = standoff.new("bang", players=5, seed=1)
    >>> playout(match.fork(0, seed=7), "7") == playout(match.fork(0, seed=7), "7")
    True
    >>> match.over
    False
    """
    play_on(match, seasoned(match, seed, like))
    return match.game.winners
