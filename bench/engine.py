"""How fast the engine is: random games, copies and forks, on one core; and with all sets.

    python bench/engine.py [--game dice] [--seconds 3] [--out FILE]

The speed of the machine itself is measured in the same run (a loop of plain Python), so that
figures from different machines and days can be set side by side. `make bench` runs it on the
interpreted and on the compiled engine, turn and turn about.

Each set of the card game, and all of them, are measured against its base game by games and by
decisions a second: a game with them need not be as long.
"""

import argparse
import json
import platform
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import standoff
from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.games.bang import SETS
from standoff.games.bang.data.box import Set
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

SIZES = (4, 5, 7)
ENGINE = "compiled" if standoff.COMPILED else "interpreted"
ROUNDS = 6  # in which the base game and its sets take turns, so that noise is shared out


class Chosen(NamedTuple):
    """What is played."""

    game: str
    sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()


def alone(part: Set) -> Chosen:
    return Chosen("bang", () if part.variant else (part.id,), (part.id,) if part.variant else ())


BASE = Chosen("bang")
EVERYTHING = Chosen(
    "bang",
    tuple(part.id for part in SETS[1:] if not part.variant),
    tuple(part.id for part in SETS if part.variant),
)
WITH_SETS = {**{part.id: alone(part) for part in SETS[1:]}, "everything": EVERYTHING}
BUILD = Path(__file__).parent.parent / "build"


def yardstick() -> float:
    """Millions of steps a second of a plain Python loop."""
    started = time.process_time()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return 2 / (time.process_time() - started)


class Pace:
    """Random games with certain sets, and the processor time they took."""

    def __init__(self, players: int, chosen: Chosen) -> None:
        self.players = players
        self.chosen = chosen
        self.played = self.decisions = 0
        self.elapsed = 0.0

    def play(self, seconds: float) -> None:
        started = time.process_time()
        while time.process_time() - started < seconds:
            match = standoff.new(
                self.chosen.game,
                players=self.players,
                seed=self.played,
                auto=True,
                checkpoints=False,
                sets=self.chosen.sets,
                variants=self.chosen.variants,
            )
            chance = [Rng.from_seed(str(seat)) for seat in range(self.players)]
            self.decisions += match.play_out(chance)
            self.played += 1
        self.elapsed += time.process_time() - started

    @property
    def games(self) -> float:
        """A second."""
        return self.played / self.elapsed

    @property
    def answers(self) -> float:
        """Decisions a second."""
        return self.decisions / self.elapsed


def paces(players: int, seconds: float, *chosen: Chosen) -> list[Pace]:
    """What is to be compared is played turn and turn about."""
    rivals = [Pace(players, each) for each in chosen]
    for _ in range(ROUNDS):
        for pace in rivals:
            pace.play(seconds / ROUNDS)
    return rivals


def in_the_middle(game: str, players: int, seed: int) -> Match | None:
    """A match after some dozens of decisions, at a question of any kind; None if it is over."""
    match = standoff.new(game, players=players, seed=seed)
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


def bytes_per_match(game: str, players: int) -> int:
    """The memory of a match in the middle, with its events, its log and its checkpoint."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [in_the_middle(game, players, seed) for seed in range(100)]
    kept = [match for match in matches if match is not None]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(kept)


def measured(pace: Pace, seconds: float) -> dict[str, float]:
    """All figures of a game with that many players."""
    game, players = pace.chosen.game, pace.players
    found = [in_the_middle(game, players, seed) for seed in range(60)]
    matches = [match for match in found if match is not None]
    share = seconds / 3
    row = {
        "games_per_second": pace.games,
        "decisions_per_second": pace.answers,
        "copy_microseconds": microseconds(lambda match: match.copy(), matches, share),
        "fork_microseconds": microseconds(lambda m: m.fork(m.asked, 1), matches, share),
        "view_microseconds": microseconds(lambda m: m.view(m.asked), matches, share),
        "bytes_per_match": bytes_per_match(game, players),
    }
    return {name: round(value, 1) for name, value in row.items()}


def compared(base: Pace, sets: Pace) -> dict[str, float]:
    """A game with sets, and which part of the base game's speed it has."""
    return {
        "games_per_second": round(sets.games, 1),
        "decisions_per_second": round(sets.answers, 1),
        "games_ratio": round(sets.games / base.games, 2),
        "decisions_ratio": round(sets.answers / base.answers, 2),
    }


def show(game: str, players: int, row: dict[str, float]) -> None:
    print(
        f"{game:<8} {players:>7}  {row['games_per_second']:>7.0f}"
        f"  {row['decisions_per_second']:>11.0f}  {row['copy_microseconds']:>7.1f}"
        f"  {row['fork_microseconds']:>7.1f}  {row['view_microseconds']:>7.1f}"
        f"  {row['bytes_per_match']:>11.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES], help="only that game")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--out", type=Path, default=BUILD / f"bench-{ENGINE}.json")
    wanted = parser.parse_args()
    speed = yardstick()
    print(f"{ENGINE}, Python {platform.python_version()}, yardstick {speed:.1f} million steps/s")
    print("game     players  games/s  decisions/s  µs/copy  µs/fork  µs/view  bytes/match")
    rows: dict[str, dict[str, dict[str, float]]] = {}
    sets: dict[str, dict[str, dict[str, float]]] = {}
    for game in [wanted.game] if wanted.game else GAMES:
        rivals = (BASE, *WITH_SETS.values()) if game == "bang" else (Chosen(game),)
        rows[game] = {}
        for players in SIZES:
            played = paces(players, wanted.seconds, *rivals)
            rows[game][str(players)] = row = measured(played[0], wanted.seconds)
            show(game, players, row)
            if game == "bang":
                sets[str(players)] = {
                    name: compared(played[0], pace)
                    for name, pace in zip(WITH_SETS, played[1:], strict=True)
                }
    if sets:
        print("The card game with its sets, and which part of its base game's speed they have:")
        print("players  set                  games/s  decisions/s  games  decisions")
    for size, named in sets.items():
        for name, row in named.items():
            print(
                f"{size:>7}  {name:<20} {row['games_per_second']:>7.0f}"
                f"  {row['decisions_per_second']:>11.0f}"
                f"  {row['games_ratio']:>5.2f}  {row['decisions_ratio']:>9.2f}"
            )
    report = {
        "engine": ENGINE,
        "version": standoff.__version__,
        "yardstick": speed,
        "games": rows,
        "sets": sets,
    }
    wanted.out.parent.mkdir(exist_ok=True)
    wanted.out.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
