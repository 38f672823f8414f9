"""How fast the engine is: random games, copies and forks, on one core.

    python bench/engine.py [--seconds 3] [--json FILE]

The machine's own speed is measured in the same run (a loop of pure Python), so that figures from
different machines and days can be set side by side.
"""

import argparse
import json
import pickle
import platform
import time
from collections.abc import Callable
from pathlib import Path

import standoff
from standoff.bots import RandomBot
from standoff.kernel.match import Match

SIZES = (4, 5, 7)


def yardstick() -> float:
    """Millions of steps a second of a plain Python loop."""
    started = time.perf_counter()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return 2 / (time.perf_counter() - started)


def games(players: int, seconds: float) -> tuple[float, float]:
    """Random games a second, and decisions a second."""
    played = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        match = standoff.new("bang", players=players, seed=played, auto=True, checkpoints=False)
        bot = RandomBot(str(played))
        while not match.over:
            match.choose(bot.pick(match.width))
            decisions += 1
        played += 1
    elapsed = time.perf_counter() - started
    return played / elapsed, decisions / elapsed


def positions(players: int) -> list[Match]:
    """Matches in the middle, at questions of every kind."""
    found = []
    for seed in range(40):
        match = standoff.new("bang", players=players, seed=seed)
        bot = RandomBot(str(seed))
        for _ in range(30 + seed):
            if not match.over:
                match.choose(bot.pick(match.width))
        if not match.over:
            found.append(match)
    return found


def microseconds(act: Callable[[Match], object], matches: list[Match], seconds: float) -> float:
    """How long an act takes, on average over the matches."""
    done = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for match in matches:
            act(match)
        done += len(matches)
    return (time.perf_counter() - started) / done * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    found: dict[str, object] = {
        "python": platform.python_version(),
        "standoff": standoff.__version__,
        "yardstick": round(yardstick(), 1),
    }
    print(f"Python {found['python']}, yardstick {found['yardstick']} million steps a second")
    print("players  games/s  decisions/s  µs/copy  µs/fork  µs/view  bytes/state")
    for players in SIZES:
        a_second, decisions = games(players, wanted.seconds)
        matches = positions(players)
        share = wanted.seconds / 3
        copy = microseconds(lambda match: match.copy(), matches, share)
        fork = microseconds(lambda match: match.fork(match.asked, 1), matches, share)
        view = microseconds(lambda match: match.view(match.asked), matches, share)
        size = sum(len(pickle.dumps(match.game.data())) for match in matches) // len(matches)
        found[str(players)] = {
            "games_per_second": round(a_second),
            "decisions_per_second": round(decisions),
            "copy_microseconds": round(copy, 1),
            "fork_microseconds": round(fork, 1),
            "view_microseconds": round(view, 1),
            "state_bytes": size,
        }
        print(
            f"{players:>7}  {a_second:>7.0f}  {decisions:>11.0f}  {copy:>7.1f}"
            f"  {fork:>7.1f}  {view:>7.1f}  {size:>11}"
        )
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
