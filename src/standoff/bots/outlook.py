"""How likely each side wins as things stand, with all roles and hands open: no game is played.

What matters is summed up in a few numbers, the features. A side's score is their weighted sum, and
its chance the share of e to that score: a logistic regression, fitted by tools/outlook.py to who
won in the end in games between seasoned bots.
"""

from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.bots.beliefs import Beliefs
from standoff.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

Weights = tuple[tuple[float, ...], ...]
"""For each side but the first, whose score is always 0, a weight for each feature."""

LAWFUL: Final = (0, 0, 1, 2)
"""The side of each role in games with a Sheriff: the law, the Outlaws, the Renegade."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What there is to win in a game, for numbers of players for which it was fitted."""

    def __init__(self, sides: tuple[int, ...], weights: dict[int, Weights]) -> None:
        self._sides = sides  # of each role
        self.weights = weights

    def knows(self, state: Any) -> bool:
        """Whether it was fitted to such games."""
        seats: int = state.seats()
        return seats in self.weights

    def turn(self, state: Any) -> int:
        """The number of the turn."""
        number: int = state.turn.number
        return number

    def features(self, state: Any, known: list[float]) -> list[float]:
        """What matters of a position as a turn begins; the first is 1.

        `known` is for each seat how sure everyone is of its real role.
        """
        raise NotImplementedError

    def looked_at(self, state: Any, beliefs: Beliefs) -> list[float]:
        """The features, if that is what everyone thinks of everyone."""
        odds = beliefs.everyones()
        known = [odds[seat][beliefs.number(each.role)] for seat, each in enumerate(state.players)]
        return self.features(state, known)

    def sides(self, state: Any, beliefs: Beliefs) -> list[float]:
        """The chance of each side."""
        features = self.looked_at(state, beliefs)
        odds, total = [1.0], 1.0
        for weights in self.weights[state.seats()]:
            score = 0.0
            for place, weight in enumerate(weights):
                score += weight * features[place]
            odds.append(exp(score))
            total += odds[-1]
        return [each / total for each in odds]

    def seats(self, state: Any, beliefs: Beliefs) -> list[float]:
        """The chance of each seat: all of a side win together."""
        chances = self.sides(state, beliefs)
        return [chances[self._sides[player.role]] for player in state.players]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lawful(Outlook):
    """A game with a Sheriff. What besides life makes a player strong is for the game to say."""

    def __init__(self, weights: dict[int, Weights]) -> None:
        super().__init__(LAWFUL, weights)

    def circle(self, state: Any) -> list[int]:
        """The seats that count for victory, clockwise from the one whose turn it is."""
        raise NotImplementedError

    def strength(self, state: Any, seat: int) -> tuple[float, float]:
        """Two more numbers."""
        raise NotImplementedError

    def features(self, state: Any, known: list[float]) -> list[float]:
        by_role = [[0.0] * 7 for _ in LAWFUL]
        circle = self.circle(state)
        for place, seat in enumerate(circle):
            player = state.players[seat]
            found: list[float] = by_role[player.role]
            more, other = self.strength(state, seat)
            found[0] += 1
            found[1] += player.life
            found[2] += 1 / max(player.life, 1)
            found[3] += place / len(circle)
            found[4] += more
            found[5] += other
            found[6] += known[seat]
        outlaws, deputies = by_role[OUTLAW][0], by_role[DEPUTY][0]
        renegades, sheriff = by_role[RENEGADE][0], by_role[SHERIFF][1]
        features = [1.0]
        for found in by_role:
            features += found
        features += [outlaws * deputies, outlaws * renegades, outlaws * sheriff]
        features += [outlaws * by_role[DEPUTY][1], renegades * sheriff]
        features.append(by_role[OUTLAW][1] / max(sheriff, 1.0))
        if outlaws:
            return [*features, 0.0, 0.0, 0.0]
        return [*features, 1.0, renegades * sheriff, by_role[RENEGADE][1]]
