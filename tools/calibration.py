"""Whether chances to win come true: positions of games of seasoned bots, and who won in the end.

python tools/calibration.py --game bang --games 200 --playouts 40
"""

import argparse

import standoff
from standoff.bots import BOTS
from standoff.bots.chances import chances
from standoff.bots.playing import play_on, seasoned
from standoff.kernel.rng import Rng
from standoff.lab.tally import interval

BINS = 5
EARLIEST, LATEST = 5, 80  # decisions before a position is looked at


def told(game: str, players: int, number: int, playouts: int) -> list[tuple[float, bool]]:
    """The chance of each seat at some point of that game, and whether it won; none if too late."""
    seed = f"calibration-{number}"
    match = standoff.new(game, players=players, seed=seed, auto=True)
    bots = seasoned(match, seed)
    play_on(match, bots, EARLIEST + Rng.from_seed(seed).below(LATEST - EARLIEST))
    if match.over:
        return []
    found = chances(match, playouts=playouts, seed=seed)
    play_on(match, bots)
    return [(each.chance, seat in match.game.winners) for seat, each in enumerate(found.seats)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(BOTS), default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=40)
    wanted = parser.parse_args()
    games = [
        told(wanted.game, wanted.players, number, wanted.playouts) for number in range(wanted.games)
    ]
    pairs = [pair for game in games for pair in game]
    print(f"{sum(map(bool, games))} positions, {wanted.playouts} playouts each\n")
    print("| told | seats | told on average | won |\n| --- | --- | --- | --- |")
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
