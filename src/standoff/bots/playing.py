"""Bots at a table: to seat them, also in the middle of a match, and to let them play it out."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from standoff.bots.bot import Bot, Seasoned, View
from standoff.bots.gambler import Gambler
from standoff.bots.gambler.outlook import DiceOutlook
from standoff.bots.gunslinger import Gunslinger
from standoff.bots.gunslinger.outlook import BangOutlook
from standoff.bots.outlook import Outlook
from standoff.bots.swordmaster import Swordmaster
from standoff.bots.swordmaster.outlook import SamuraiOutlook
from standoff.kernel.errors import StandoffError
from standoff.kernel.match import LONGEST, Match

SEASONED: Final[dict[str, Callable[[str], Seasoned]]] = {
    "bang": Gunslinger,
    "dice": Gambler,
    "samurai": Swordmaster,
}
"""For each game, who plays it well and fast."""

OUTLOOKS: Final[dict[str, Outlook]] = {
    "bang": BangOutlook(),
    "dice": DiceOutlook(),
    "samurai": SamuraiOutlook(),
}
"""For each game, what a position promises."""


DOUBT: Final = 0.1
"""However alike playouts went, their chances are taken to differ by so much in one more."""


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
                raise _stuck(match)
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

    It is the match itself that is played: a search gives a copy of it, or a fork. One bot plays for
    all seats: what it keeps in mind is only what everyone could see.

    >>> import standoff
    >>> match = standoff.new("bang", players=5, seed=1)
    >>> playout(match.fork(0, seed=7), "7") == playout(match.fork(0, seed=7), "7")
    True
    >>> match.over
    False
    """
    first = SEASONED[match.setup.game]("") if like is None else like
    play_on(match, [first.another(seed)] * match.setup.players)
    return match.game.winners


def foreseen(match: Match, seed: str, like: Seasoned, turns: int) -> list[float]:
    """Each seat's chance to win when a match has been played on until so many turns have begun.

    Where no outlook was fitted to such games, it is played to its end.
    """
    outlook = OUTLOOKS[match.setup.game]
    if not outlook.knows(match.game):
        winners = playout(match, seed, like)
    else:
        bot = like.another(seed)
        views = [View(match, seat) for seat in range(match.setup.players)]
        last = outlook.turn(match.game) + turns
        made = 0
        while not match.over and outlook.turn(match.game) < last:
            if made == LONGEST:
                raise _stuck(match)
            match.choose(bot.place(views[match.asked]))
            made += 1
        if not match.over:
            return outlook.seats(match.game, bot.beliefs)
        winners = match.game.winners
    return [float(seat in winners) for seat in range(match.setup.players)]


def mean(numbers: list[float]) -> tuple[float, float]:
    """The mean of some numbers, and its standard error."""
    mean, spread = 0.0, DOUBT * DOUBT
    for number in numbers:
        mean += number / len(numbers)
    for number in numbers:
        spread += (number - mean) * (number - mean)
    return mean, sqrt(spread) / len(numbers)


def _stuck(match: Match) -> Stuck:
    return Stuck(f"No end after {LONGEST} decisions: {match.setup}")
