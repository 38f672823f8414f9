"""Whether chances to win come true: positions of games of seasoned bots, and who won in the end.

python -m tools.calibration --game bang --games 3000 --playouts 40
"""

import argparse
import time
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import standoff
from standoff.bots import BOTS
from standoff.bots.chances import chances, side, sides
from standoff.bots.playing import SEASONED, play_on
from standoff.kernel.rng import Rng
from standoff.lab.crew import processes
from standoff.lab.tally import interval

BINS = 10
EARLIEST, LATEST = 5, 150  # decisions before a position is looked at


class Plan(NamedTuple):
    game: str
    players: int
    playouts: int


class Told(NamedTuple):
    """The chance of each side at some point of a game, and whether it won; none if too late."""

    pairs: list[tuple[float, bool]]
    seconds: float
    """Of processor time, for the chances."""


def told(plan: Plan, number: int) -> Told:
    seed = f"calibration-{number}"
    match = standoff.new(plan.game, players=plan.players, seed=seed, auto=True)
    bots = [SEASONED[plan.game](f"{seed}-{seat}") for seat in range(plan.players)]
    play_on(match, bots, EARLIEST + Rng.from_seed(seed).below(LATEST - EARLIEST))
    if match.over:
        return Told([], 0.0)
    began = time.process_time()
    found = chances(match, playouts=plan.playouts, seed=seed)
    seconds = time.process_time() - began
    dealt = match.game.roles()
    play_on(match, bots)
    won = side(match.game.winners, match.game.roles())
    return Told([(found.roles[each].chance, each == won) for each in sides(dealt)], seconds)


def some(plan: Plan, numbers: Iterable[int]) -> list[Told]:
    return [told(plan, number) for number in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(BOTS), default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    plan = Plan(wanted.game, wanted.players, wanted.playouts)
    numbers = range(wanted.first, wanted.first + wanted.games)
    with processes(wanted.workers) as crew:
        games = [game for game in crew.spread(partial(some, plan), numbers) if game.pairs]
    pairs = [pair for game in games for pair in game.pairs]
    a_second = len(games) * wanted.playouts / max(sum(game.seconds for game in games), 1e-9)
    print(f"{len(games)} positions, {wanted.playouts} playouts each: {a_second:.0f} a second\n")
    print("| told | sides | told on average | won |\n| --- | --- | --- | --- |")
    for place in range(BINS):
        here = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == place]
        if here:
            won, mean = sum(win for _, win in here), sum(chance for chance, _ in here) / len(here)
            low, high = interval(won, len(here))
            span = f"{place / BINS:.0%} – {(place + 1) / BINS:.0%}"
            share = f"{won / len(here):.0%} ({low:.0%} – {high:.0%})"
            print(f"| {span} | {len(here)} | {mean:.0%} | {share} |")
    error = sum((chance - win) ** 2 for chance, win in pairs) / len(pairs)
    print(f"\nMean square error {error:.3f}")


if __name__ == "__main__":
    main()
