"""What a table looks like in numbers: the actions and the observation for each way to play."""

from functools import cache
from typing import Any

from msgspec.structs import replace

import standoff
from standoff.env.actions import Actions
from standoff.env.bang import BangObserver, bang_actions
from standoff.env.dice import DiceObserver, dice_actions
from standoff.env.observer import Observer
from standoff.env.samurai import SamuraiObserver, samurai_actions
from standoff.env.table import Table
from standoff.games import GAMES
from standoff.games.bang.data.state import Bang
from standoff.games.dice.state import Dice
from standoff.games.samurai.state import Samurai
from standoff.kernel.errors import StandoffError
from standoff.kernel.match import Match
from standoff.kernel.record import Setup


class Space:
    """A way to play, and what it is in numbers; it deals tables.

    >>> space = Space("bang", players=5)
    >>> space.actions.names[space.deal(seed=1).legal[0]]
    'thing:bang'
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        forced: bool = False,
        interrupts: bool = False,
        **more: Any,
    ) -> None:
        """Sets, variants and options as in `standoff.new`; what is asked, as in `Table`."""
        self.forced = forced
        self.interrupts = interrupts
        first = standoff.new(game, players=players, seed=0, **more)
        self.setup = first.setup
        self.rules = GAMES[game]
        self.actions, self.observer = _numbers(first)

    def __reduce__(self) -> tuple[Any, ...]:
        """It is made again from what it was made of, once in a process."""
        setup = self.setup
        options = tuple(setup.options.items())
        asks = (self.forced, self.interrupts)
        return _same, (setup.game, setup.players, setup.sets, setup.variants, options, *asks)

    @property
    def edition(self) -> str:
        """The rules by name, for whoever wants to repeat something."""
        return self.rules.edition(self.setup)

    @property
    def sections(self) -> dict[str, tuple[int, tuple[int, ...]]]:
        """What lies where in an observation: where it starts, and its shape."""
        return {name: (start, shape) for name, start, shape in self.observer.sections}

    def deal(self, seed: int | str, *, checkpoints: bool = False) -> Table:
        """A table at the first question. To be copied often, it needs checkpoints."""
        setup: Setup = replace(self.setup, seed=str(seed))
        auto = not self.forced
        return self.at(Match.new(self.rules, setup, auto=auto, checkpoints=checkpoints))

    def at(self, match: Match) -> Table:
        """A match that is under way, as a table."""
        asks = {"forced": self.forced, "interrupts": self.interrupts}
        return Table(match, self.actions, self.observer, **asks)


@cache
def _same(
    game: str,
    players: int,
    sets: tuple[str, ...],
    variants: tuple[str, ...],
    options: tuple[tuple[str, int], ...],
    forced: bool,
    interrupts: bool,
) -> Space:
    more = {"sets": sets, "variants": variants, **dict(options)}
    return Space(game, players=players, forced=forced, interrupts=interrupts, **more)


def _numbers(match: Match) -> tuple[Actions, Observer]:
    game = match.game
    if isinstance(game, Bang):
        actions = bang_actions(game.box)
        return actions, BangObserver(actions, game)
    if isinstance(game, Dice):
        actions = dice_actions(game)
        return actions, DiceObserver(actions, game)
    if isinstance(game, Samurai):
        actions = samurai_actions(game.box)
        return actions, SamuraiObserver(actions, game)
    raise StandoffError(f"Nobody has said what {match.setup.game} looks like in numbers.")
