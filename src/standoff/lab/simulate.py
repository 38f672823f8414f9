"""Many games between bots, and who won how often."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import standoff
from standoff.bots import BOTS, Bot
from standoff.bots.bot import BlindBot, View
from standoff.kernel.match import Match

LONGEST = 100_000
"""Decisions after which a match counts as stuck."""


class Stuck(RuntimeError):
    """A match that does not end; the message says how to see it again."""


class Tally:
    """Who won how often."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.dealt: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        result = match.result
        assert result is not None
        self.games += 1
        self.turns += match.view(standoff.SPECTATOR).turn_number
        self.endings[result.ending.id] += 1
        self.dealt.update(result.roles)
        self.won.update(result.roles[seat] for seat in result.winners)


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Let the bots play a match to its end."""
    for _ in range(LONGEST):
        if match.over:
            return
        bot = bots[match.asked]
        if isinstance(bot, BlindBot):
            match.choose(bot.pick(len(match.choices)))
        else:
            match.answer(bot.choose(View(match, match.asked), match.decision))
    raise Stuck(f"No end after {LONGEST} decisions: {match.setup}")


def matches(game: str, games: int, players: int, bot: str, seed: int) -> Iterator[Match]:
    """Finished matches, one by one; each has a seed of its own that follows from `seed`."""
    make: Callable[[str], Bot] = BOTS[bot]
    for number in range(games):
        name = f"{seed}-{number}"
        match = standoff.new(game, players=players, seed=name, auto=True, checkpoints=False)
        play(match, [make(f"{name}-{seat}") for seat in range(players)])
        yield match


def interval(won: int, of: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    if of == 0:
        return (0.0, 1.0)
    z = 1.959964
    share = won / of
    centre = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    whole = 1 + z * z / of
    return ((centre - spread) / whole, (centre + spread) / whole)
