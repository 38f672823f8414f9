"""What many games tell of a game: shares and means, each with its interval. Nothing is gathered."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from standoff.lab.cards import COLUMNS, Deeds
from standoff.lab.simulate import Played, Row
from standoff.lab.tally import Z, interval

GROUPED: Final = ("role", "character", "set", "bot", "place")
"""What seats are grouped by."""


class Estimate(NamedTuple):
    """A number, and the 95 % interval around it."""

    value: float
    low: float
    high: float

    def is_above(self, other: float) -> bool:
        return self.low > other

    def is_below(self, other: float) -> bool:
        return self.high < other


NOTHING: Final = Estimate(0.0, 0.0, 0.0)


class Mean:
    """The mean of a number that every game has; most have 0 of most.

    >>> mean = Mean()
    >>> for number in (1, 2, 3):
    ...     mean.add(number)
    >>> mean.over(3).value
    2.0
    """

    def __init__(self) -> None:
        self.total = 0.0
        self._squares = 0.0

    def add(self, number: float, times: int = 1) -> None:
        self.total += number * times
        self._squares += number * number * times

    def spread(self, games: int) -> float:
        """How far single games lie apart: the standard deviation."""
        if games < 2:
            return 0.0
        left = self._squares - self.total * self.total / games
        return sqrt(max(left, 0.0) / (games - 1))

    def over(self, games: int, z: float = Z) -> Estimate:
        if games == 0:
            return NOTHING
        mean, around = self.total / games, z * self.spread(games) / sqrt(games)
        return Estimate(mean, mean - around, mean + around)


def share(won: int, of: int) -> Estimate:
    low, high = interval(won, of)
    return Estimate(won / of if of else 0.0, max(low, 0.0), min(high, 1.0))


class Findings:
    """Counts game after game; it does not grow with their number.

    Seats of one role win together: a role is counted once a game. A character, and a place at the
    table, is there once a game, so their seats can be counted one by one.
    """

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()  # by the number of players
        self.turns: Counter[tuple[int, int]] = Counter()  # games by players and turns
        self.endings: Counter[str] = Counter()
        self.length = Mean()
        self.survivors = Mean()
        self.first_out = Mean()
        self.with_losses = 0  # games in which somebody was eliminated
        self.sets: dict[str, str] = {}  # of the characters
        self._roles: Counter[tuple[int, str]] = Counter()
        self._role_wins: Counter[tuple[int, str]] = Counter()
        self._seats: Counter[tuple[str, str, int, str]] = Counter()
        self._wins: Counter[tuple[str, str, int, str]] = Counter()
        self._ends: Counter[tuple[int, str, bool, str, bool]] = Counter()
        self._cards: dict[str, list[Mean]] = {}

    @property
    def total(self) -> int:
        return self.games.total()

    def add(self, played: Played) -> None:
        """Count one game."""
        self._add_seats(played.seats)
        for deeds in played.cards:
            self._add_card(deeds)

    def _add_seats(self, rows: list[Row]) -> None:
        first = rows[0]
        players = first.players
        self.games[players] += 1
        self.turns[players, first.turns] += 1
        self.endings[first.ending] += 1
        self.length.add(first.turns)
        self.survivors.add(sum(row.in_game for row in rows))
        out = [row.out_turn for row in rows if row.out_turn]
        if out:
            self.with_losses += 1
            self.first_out.add(min(out))
        for role in {row.role for row in rows}:
            self._roles[players, role] += 1
        for role in {row.role for row in rows if row.won}:
            self._role_wins[players, role] += 1
        for row in rows:
            self.sets[row.character] = row.set
            for by in GROUPED:
                key = (by, str(getattr(row, by)), players, row.role)
                self._seats[key] += 1
                if row.won:
                    self._wins[key] += 1
        second = next(row for row in rows if row.place == 1)
        last = next(row for row in rows if row.place == players - 1)
        self._ends[players, second.role, second.won, last.role, last.won] += 1

    def _add_card(self, deeds: Deeds) -> None:
        self._cards.setdefault(deeds.card, [Mean() for _ in COLUMNS])
        for name, mean in self._columns(deeds.card):
            mean.add(getattr(deeds, name))

    # Roles

    def roles(self, players: int) -> dict[str, tuple[int, int, Estimate]]:
        """For every role: games with it, games it won, and the share."""
        found = sorted(role for number, role in self._roles if number == players)
        return {
            role: (there, won, share(won, there))
            for role in found
            for there, won in [(self._roles[players, role], self._role_wins[players, role])]
        }

    # Seats by character, set, bot and place

    def names(self, by: str) -> list[str]:
        return sorted({name for what, name, _, _ in self._seats if what == by})

    def seats(self, by: str, name: str, players: int = 0) -> tuple[int, int, Estimate]:
        """Seats, wins and their share; with so many players, if a number is given."""
        keys = self._of(by, name, players)
        seats, won = sum(self._seats[key] for key in keys), sum(self._wins[key] for key in keys)
        return seats, won, share(won, seats)

    def effect(self, by: str, name: str, players: int = 0) -> Estimate:
        """How much more is won than the average of the same role with as many players.

        The seats themselves are part of that average, which narrows the interval.
        """
        seats, more, variance = 0, 0.0, 0.0
        for key in self._of(by, name, players):
            _, _, number, role = key
            there = self._seats[key]
            everyone, won = self._average(number, role)
            chance = won / everyone
            seats += there
            more += self._wins[key] - there * chance
            variance += there * chance * (1 - chance) * (1 - there / everyone)
        if variance == 0:  # nobody else has this role: there is nothing to tell it from
            return NOTHING
        around = Z * sqrt(variance) / seats
        return Estimate(more / seats, more / seats - around, more / seats + around)

    def first_turn(self, players: int) -> Estimate:
        """How much more the first after the beginner wins than the last, each against its role."""
        mean, games = Mean(), 0
        for (number, early, won, late, lost), times in self._ends.items():
            if number == players:
                mean.add(
                    self._beyond(players, early, won) - self._beyond(players, late, lost), times
                )
                games += times
        return mean.over(games)

    def _beyond(self, players: int, role: str, won: bool) -> float:
        everyone, wins = self._average(players, role)
        return won - wins / everyone

    def _of(self, by: str, name: str, players: int) -> list[tuple[str, str, int, str]]:
        return [key for key in self._seats if key[:2] == (by, name) and players in (0, key[2])]

    def _average(self, players: int, role: str) -> tuple[int, int]:
        """Seats and wins of a role with so many players."""
        key = ("role", role, players, role)
        return self._seats[key], self._wins[key]

    # Cards

    def cards(self) -> list[str]:
        return sorted(self._cards)

    def a_game(self, card: str, column: str) -> Estimate:
        """How often in a game, or how many life points."""
        return self._cards[card][COLUMNS.index(column)].over(self.total)

    def wasted(self, card: str) -> Estimate:
        """Of those that left a hand, the share that was discarded unused."""
        totals = {name: round(mean.total) for name, mean in self._columns(card)}
        left = totals["played"] + totals["wasted"]
        return share(totals["wasted"], left) if left else NOTHING

    def _columns(self, card: str) -> Iterable[tuple[str, Mean]]:
        return zip(COLUMNS, self._cards[card], strict=True)
