"""How the levels of the bots rank: one of each among the same others, on the same deals.

python tools/levels.py --game bang --games 200 --among greenhorn --bot gunslinger --bot random
python tools/levels.py --game bang --games 50 --bot marshal --playouts 128
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import standoff
from standoff.bots import BOTS, Bot, Searcher, best
from standoff.bots.playing import SEASONED
from standoff.lab.simulate import play
from standoff.lab.tally import interval

SEARCHING = {"bang": "marshal", "dice": "cardsharp", "samurai": "shogun"}


def made(game: str, name: str, seed: str, playouts: int | None) -> Bot:
    if playouts is not None and name == SEARCHING[game]:
        return Searcher(SEASONED[game], seed, playouts)
    return BOTS[game][name](seed)


def won(
    game: str, players: int, name: str, among: str, number: int, playouts: int | None
) -> tuple[str, bool]:
    """The role of the one at its seat in the game of that number, and whether it wins."""
    seed, seat = f"level-{number}", number % players
    bots = [BOTS[game][among](f"{seed}-{each}") for each in range(players)]
    bots[seat] = made(game, name, f"{seed}-{seat}", playouts)
    match = standoff.new(game, players=players, seed=seed, auto=True)
    play(match, bots)
    assert match.result is not None
    return match.result.roles[seat].partition("_")[0], seat in match.result.winners


def line(what: str, wins: Sequence[bool], usual: Sequence[bool]) -> str:
    """Wins of the one and of one of the others in its place, and the paired difference."""
    low, high = interval(sum(wins), len(wins))
    share = f"{sum(wins) / len(wins):.0%} ({low:.0%} – {high:.0%})"
    gains = [int(one) - int(other) for one, other in zip(wins, usual, strict=True)]
    mean, error = fmean(gains), 1.96 * stdev(gains) / sqrt(len(gains))
    gain = f"{mean:+.0%} ({mean - error:+.0%} – {mean + error:+.0%})"
    return f"| {what} | {len(wins)} | {share} | {sum(usual) / len(usual):.0%} | {gain} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(BOTS), default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--among", help="the others; if none are named, the usual ones")
    parser.add_argument("--bot", action="append", required=True, help="who sits among them")
    parser.add_argument("--playouts", type=int, help="of one that searches, for a question")
    options = parser.parse_args()
    game, among = options.game, options.among or best(options.game)
    numbers = range(options.first, options.first + options.games)

    def played(name: str) -> list[tuple[str, bool]]:
        return [won(game, options.players, name, among, each, options.playouts) for each in numbers]

    usual = [win for _, win in played(among)]
    print(f"One among {options.players - 1} of {among}; in brackets 95 % intervals\n")
    print(f"| who | games | wins | {among} there | difference, paired |")
    print("| --- | --- | --- | --- | --- |")
    for name in options.bot:
        began = time.perf_counter()
        found = played(name)
        print(line(name, [win for _, win in found], usual), flush=True)
        for role in dict.fromkeys(role for role, _ in found):
            places = [place for place, (each, _) in enumerate(found) if each == role]
            if len(places) > 1:
                wins = [found[place][1] for place in places]
                print(line(f"{name}, {role}", wins, [usual[place] for place in places]))
        print(f"{(time.perf_counter() - began) / len(numbers):.2f} s a game")


if __name__ == "__main__":
    main()
