"""How fast the engine is: random games, copies and forks, on one core.

    python bench/engine.py [--seconds 3] [--out FILE]

The speed of the machine itself is measured in the same run (a loop of plain Python), so that
figures from different machines and days can be set side by side. `make bench` runs it on the
interpreted and on the compiled engine, turn and turn about.
"""

import argparse
import json
import platform
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import standoff
from standoff.bots import RandomBot
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

SIZES = (4, 5, 7)
ENGINE = "compiled" if standoff.COMPILED else "interpreted"
BUILD = Path(__file__).parent.parent / "build"


def yardstick() -> float:
    """Millions of steps a second of a plain Python loop."""
    started = time.process_time()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return 2 / (time.process_time() - started)


def games(players: int, seconds: float) -> tuple[float, float]:
    """Random games a second of processor time, and decisions a second."""
    played = decisions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        match = standoff.new("bang", players=players, seed=played, auto=True, checkpoints=False)
        decisions += match.play_out([Rng.from_seed(str(seat)) for seat in range(players)])
        played += 1
    elapsed = time.process_time() - started
    return played / elapsed, decisions / elapsed


def in_the_middle(players: int, seed: int) -> Match | None:
    """A match after some dozens of decisions, at a question of any kind; None if it is over."""
    match = standoff.new("bang", players=players, seed=seed)
    bot = RandomBot(str(seed))
    for _ in range(30 + seed % 40):
        if not match.over:
            match.choose(bot.pick(match.width))
    return None if match.over else match


def microseconds(act: Callable[[Match], object], matches: list[Match], seconds: float) -> float:
    """How long an act takes, on average over the matches."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for match in matches:
            act(match)
        done += len(matches)
    return (time.process_time() - started) / done * 1e6


def bytes_per_match(players: int) -> int:
    """The memory of a match in the middle, with its events, its log and its checkpoint."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [in_the_middle(players, seed) for seed in range(100)]
    kept = [match for match in matches if match is not None]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--out", type=Path, default=BUILD / f"bench-{ENGINE}.json")
    wanted = parser.parse_args()
    speed = yardstick()
    print(f"{ENGINE}, Python {platform.python_version()}, yardstick {speed:.1f} million steps/s")
    print("players  games/s  decisions/s  µs/copy  µs/fork  µs/view  bytes/match")
    rows: dict[str, dict[str, float]] = {}
    for players in SIZES:
        a_second, decisions = games(players, wanted.seconds)
        found = [in_the_middle(players, seed) for seed in range(60)]
        matches = [match for match in found if match is not None]
        share = wanted.seconds / 3
        row = {
            "games_per_second": a_second,
            "decisions_per_second": decisions,
            "copy_microseconds": microseconds(lambda match: match.copy(), matches, share),
            "fork_microseconds": microseconds(lambda m: m.fork(m.asked, 1), matches, share),
            "view_microseconds": microseconds(lambda m: m.view(m.asked), matches, share),
            "bytes_per_match": bytes_per_match(players),
        }
        rows[str(players)] = {name: round(value, 1) for name, value in row.items()}
        print(
            f"{players:>7}  {a_second:>7.0f}  {decisions:>11.0f}  {row['copy_microseconds']:>7.1f}"
            f"  {row['fork_microseconds']:>7.1f}  {row['view_microseconds']:>7.1f}"
            f"  {row['bytes_per_match']:>11.0f}"
        )
    report = {"engine": ENGINE, "version": standoff.__version__, "yardstick": speed, **rows}
    wanted.out.parent.mkdir(exist_ok=True)
    wanted.out.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
