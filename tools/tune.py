"""Look for better numbers of a bot: what its role wants, against others who play by the usual ones.

    python -m tools.tune --game bang --players 7 --role renegade
    python -m tools.tune --game dice --players 5 --role outlaw --steps 80 --games 400

Simultaneous perturbation (SPSA): at each step all numbers of the role are moved up or down at
random, games on the same deals are played with them and with the opposite, and the numbers follow
the difference. At the end the numbers found and the usual ones play on deals that were not used
before; only that difference, with its interval, says something. Whatever the role wins more than
before is the bot's failing, as far as these numbers can tell; the rest is the game.

Play it on the compiled engine: .compiled/3/bin/python -m tools.tune ...
"""

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import standoff
from standoff.bots.bot import Bot
from standoff.bots.gambler import Gambler
from standoff.bots.gambler.numbers import WANTS as GAMBLER
from standoff.bots.gunslinger import Gunslinger
from standoff.bots.gunslinger.numbers import WANTS as GUNSLINGER
from standoff.bots.playing import play_on
from standoff.bots.stakes import Wants

Number = tuple[str, int]
"""A field of Wants, and which of its numbers."""

STANDARD: Final[dict[str, Wants]] = {"bang": GUNSLINGER, "dice": GAMBLER}
LAW: Final = ("last_enemy",)
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "sheriff": ("sheriff", *LAW),
    "deputy": ("deputy", *LAW),
    "outlaw": ("outlaw",),
    "renegade": (
        "hits_a_round",
        "sheriff_to_renegade",
        "sheriff_of_three",
        "deputy_to_renegade",
        "deputy_at_least",
        "outlaw_to_renegade",
        "balance",
        "outlaw_at_least",
        "rival",
        "rival_of_three",
    ),
}
SURE: Final = 2.576
"""Standard errors on each side of a difference that is sure to 99 %."""
ASIDE: Final = 0.5
"""How far the numbers are moved to see what it changes, at the first step."""
PACE: Final = 8.0
"""How far they follow a difference, at the first step: one of a hundredth, by some hundredths."""


def bot(game: str, seed: str, wants: Wants) -> Bot:
    made: Gambler | Gunslinger = Gunslinger(seed) if game == "bang" else Gambler(seed)
    made.wants = wants
    return made


def won(game: str, players: int, role: str, wants: Wants, deal: int) -> bool:
    """Whether whoever has that role wins that deal with these numbers."""
    match = standoff.new(game, players=players, seed=f"tune-{deal}", auto=True, checkpoints=False)
    everyone = match.open_view().players
    of_role = [player.seat for player in everyone if player.role == role]
    tried = of_role[deal % len(of_role)]
    bots = [
        bot(game, f"{deal}-{seat}", wants if seat == tried else STANDARD[game])
        for seat in range(players)
    ]
    play_on(match, bots)
    assert match.result is not None
    return tried in match.result.winners


class Role:
    """The numbers of a role, as a list that can be moved about."""

    def __init__(self, game: str, players: int, role: str) -> None:
        self.game, self.players, self.role = game, players, role
        standard = STANDARD[game]
        self.numbers: list[Number] = []
        self.usual: list[float] = []
        for field in FIELDS[role]:
            value = getattr(standard, field)
            for place, each in enumerate(value if isinstance(value, tuple) else (value,)):
                if (field, place) not in _FIXED:
                    self.numbers.append((field, place))
                    self.usual.append(each)

    def wants(self, values: list[float]) -> Wants:
        changed = STANDARD[self.game]._asdict()
        for (field, place), value in zip(self.numbers, values, strict=True):
            before = changed[field]
            if isinstance(before, tuple):
                changed[field] = (*before[:place], value, *before[place + 1 :])
            else:
                changed[field] = value
        return Wants(**changed)

    def won(self, wants: Wants, deal: int) -> bool:
        return won(self.game, self.players, self.role, wants, deal)

    def gains(self, values: list[float], than: list[float], deals: range) -> list[int]:
        """On each deal, 1 if it wins only with these numbers, -1 if only with the others."""
        ours, theirs = self.wants(values), self.wants(than)
        return [self.won(ours, deal) - self.won(theirs, deal) for deal in deals]


_FIXED: Final[set[Number]] = {("sheriff", 0)}  # there is no other Sheriff


def steps(role: Role, number: int, games: int, chance: random.Random) -> Iterator[list[float]]:
    """The numbers after each step."""
    values = role.usual[:]
    for step in range(1, number + 1):
        aside = ASIDE / step**0.101  # the usual decay of both
        pace = PACE / (step + number / 10) ** 0.602
        moved = [aside * chance.choice((-1, 1)) for _ in values]
        up = [value + each for value, each in zip(values, moved, strict=True)]
        down = [value - each for value, each in zip(values, moved, strict=True)]
        deals = range(step * games, (step + 1) * games)
        gain = fmean(role.gains(up, down, deals))
        values = [
            value + pace * gain / (2 * each) for value, each in zip(values, moved, strict=True)
        ]
        yield values


def sure(gains: list[int]) -> str:
    error = SURE * stdev(gains) / sqrt(len(gains))
    return f"{fmean(gains):+.1%} ({fmean(gains) - error:+.1%} to {fmean(gains) + error:+.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=STANDARD, default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--role", choices=FIELDS, required=True)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--games", type=int, default=200, help="deals at each step")
    parser.add_argument("--proof", type=int, default=2000, help="deals at the end")
    parser.add_argument("--seed", default="tune")
    options = parser.parse_args()
    role = Role(options.game, options.players, options.role)
    values = role.usual
    for step, values in enumerate(
        steps(role, options.steps, options.games, random.Random(options.seed)), 1
    ):
        if step % 10 == 0:
            print(step, " ".join(f"{each:+.2f}" for each in values), flush=True)
    unused = (options.steps + 1) * options.games
    deals = range(unused, unused + options.proof)
    before = fmean(role.won(STANDARD[role.game], deal) for deal in deals)
    for (field, place), usual, value in zip(role.numbers, role.usual, values, strict=True):
        print(f"{field}[{place}]: {usual:+.2f} -> {value:+.2f}")
    gains = sure(role.gains(values, role.usual, deals))
    print(f"{role.role} of {role.players}: wins {before:.1%} as it is; with these numbers {gains}")


if __name__ == "__main__":
    main()
