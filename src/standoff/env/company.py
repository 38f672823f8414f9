"""Bots in the seats that nobody learns to play in."""

from collections.abc import Sequence

from standoff.bots import BOTS, Bot, RandomBot, Searcher, View
from standoff.env.space import Space
from standoff.env.table import Table
from standoff.kernel.errors import SetupError


def around(players: int, seat: int, bots: Sequence[str]) -> list[str | None]:
    """Bots in all seats but that one, from its left on, and again from the first.

    >>> around(5, 3, ["gunslinger", "random"])
    ['random', 'gunslinger', 'random', None, 'gunslinger']
    """
    names: list[str | None] = [None] * players
    for place in range(1, players):
        names[(seat + place) % players] = bots[(place - 1) % len(bots)]
    return names


class Company:
    """One table with bots in all seats but one, or but some.

    The bots are named in the order of the seats, and again from the first; None is a seat of the
    caller's, who acts by `Table.act` and then lets the others `play_on`.
    """

    def __init__(self, space: Space, bots: Sequence[str | None]) -> None:
        game, players = space.setup.game, space.setup.players
        for name in bots:
            if name is not None and name not in BOTS[game]:
                known = ", ".join(BOTS[game])
                raise SetupError(f"There is no bot {name!r} for {game}. There are: {known}.")
        self.space = space
        self.names = [bots[seat % len(bots)] for seat in range(players)]

    def deal(self, seed: int | str) -> Table:
        """A table at the first question of a seat of the caller's, or at its end."""
        self._bots: list[Bot | None] = [
            None if name is None else BOTS[self.space.setup.game][name](f"{seed}-{seat}")
            for seat, name in enumerate(self.names)
        ]
        searching = any(isinstance(bot, Searcher) for bot in self._bots)
        table = self.space.deal(seed, checkpoints=searching)
        self.play_on(table)
        return table

    def play_on(self, table: Table) -> None:
        """The bots answer until a seat of the caller's is asked."""
        while not table.over:
            bot = self._bots[table.seat]
            if bot is None:
                return
            match = table.match
            if table.interrupting:  # bots do what they do besides when they are asked
                table.wait()
            elif isinstance(bot, RandomBot):
                table.choose(bot.pick(match.width))
            else:
                table.answer(bot.choose(View(match, table.seat), match.decision))
