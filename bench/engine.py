"""How fast the engine is, on one core: random games, the doors of a match, copies; all sets.

    python bench/engine.py [--game dice] [--seconds 3] [--against PYTHON] [--out FILE]

The speed of the machine itself is measured in the same run (a loop of plain Python), so that
figures from different machines and days can be set side by side. With `--against` another Python
with another release of standoff in it does the same, turn and turn about, so that the noise of the
machine is shared out, and the ratios are printed. `make bench` runs it on the interpreted and on
the compiled engine.

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
from typing import Final, NamedTuple

from rival import Done, Rival, obey

import standoff
from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.games.bang import SETS
from standoff.games.bang.data.box import Set
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

SIZES = (4, 5, 7)
ENGINE = "compiled" if standoff.COMPILED else "interpreted"
ROUNDS = 6  # in which those that are compared take turns, so that noise is shared out


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
        self.games = Done()
        self.decisions = Done()

    def play(self, seconds: float) -> None:
        games, decisions = 0, 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            match = dealt(self.chosen, self.players, int(self.games.number) + games)
            decisions += match.play_out(chances(self.players))
            games += 1
        elapsed = time.process_time() - started
        self.games += Done(games, elapsed)
        self.decisions += Done(decisions, elapsed)


def dealt(chosen: Chosen, players: int, seed: int, *, checkpoints: bool = False) -> Match:
    return standoff.new(
        chosen.game,
        players=players,
        seed=seed,
        auto=True,
        checkpoints=checkpoints,
        sets=chosen.sets,
        variants=chosen.variants,
    )


def chances(players: int) -> list[Rng]:
    return [Rng.from_seed(str(seat)) for seat in range(players)]


def paces(players: int, seconds: float, *chosen: Chosen) -> list[Pace]:
    """What is to be compared is played turn and turn about."""
    rivals = [Pace(players, each) for each in chosen]
    for _ in range(ROUNDS):
        for pace in rivals:
            pace.play(seconds / ROUNDS)
    return rivals


# The doors: the ways in which a game is played by those who use the engine.


def by_key(match: Match, chance: list[Rng]) -> None:
    """As a bot writer does it first: through records, and checked."""
    options = match.decision.options
    match.answer(options[chance[match.asked].below(len(options))].key)


def by_number(match: Match, chance: list[Rng]) -> None:
    match.choose(chance[match.asked].below(match.width))


DOORS: Final = {
    "games by decision and answer": (by_key, True),
    "games by choose": (by_number, True),
    "games by choose, no checkpoints": (by_number, False),
}
ACTS: Final[dict[str, Callable[[Match], object]]] = {
    "copies": lambda match: match.copy(),
    "forks": lambda match: match.fork(match.asked, 1),
    "views": lambda match: match.view(match.asked),
}
FIGURES: Final = ("random games", *DOORS, *ACTS)


def figure(name: str, game: str, everything: bool, players: int, seconds: float) -> Done:
    """One of the figures, measured for so long."""
    chosen = EVERYTHING if everything else Chosen(game)
    if name == "random games":
        pace = Pace(players, chosen)
        pace.play(seconds)
        return pace.games
    if name in DOORS:
        act, checkpoints = DOORS[name]
        games = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            match = dealt(chosen, players, games, checkpoints=checkpoints)
            chance = chances(players)
            while not match.over:
                act(match, chance)
            games += 1
        return Done(games, time.process_time() - started)
    return acted(ACTS[name], standing(game, players), seconds)


def standing(game: str, players: int) -> list[Match]:
    """Matches that stand at a question, each at another."""
    found = [in_the_middle(game, players, seed) for seed in range(60)]
    return [match for match in found if match is not None]


def in_the_middle(game: str, players: int, seed: int) -> Match | None:
    """A match after some dozens of decisions, at a question of any kind; None if it is over."""
    match = standoff.new(game, players=players, seed=seed)
    bot = RandomBot(str(seed))
    for _ in range(30 + seed % 40):
        if not match.over:
            match.choose(bot.pick(match.width))
    return None if match.over else match


def acted(act: Callable[[Match], object], matches: list[Match], seconds: float) -> Done:
    """How often an act is done, over all the matches."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for match in matches:
            act(match)
        done += len(matches)
    return Done(done, time.process_time() - started)


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
    matches = standing(game, players)
    took = {name: 1e6 / acted(act, matches, seconds / 3).rate for name, act in ACTS.items()}
    row = {
        "games_per_second": pace.games.rate,
        "decisions_per_second": pace.decisions.rate,
        "copy_microseconds": took["copies"],
        "fork_microseconds": took["forks"],
        "view_microseconds": took["views"],
        "bytes_per_match": bytes_per_match(game, players),
    }
    return {name: round(value, 1) for name, value in row.items()}


def compared(base: Pace, sets: Pace) -> dict[str, float]:
    """A game with sets, and which part of the base game's speed it has."""
    return {
        "games_per_second": round(sets.games.rate, 1),
        "decisions_per_second": round(sets.decisions.rate, 1),
        "games_ratio": round(sets.games.rate / base.games.rate, 2),
        "decisions_ratio": round(sets.decisions.rate / base.decisions.rate, 2),
    }


def against(rival: Rival, games: list[str], seconds: float) -> list[dict[str, object]]:
    """Every figure here and there, with five players, and its ratio."""
    rows: list[dict[str, object]] = []
    tables = [(game, False) for game in games] + [("bang", True)] * ("bang" in games)
    print(f"{'against the other release, 5 players':<56} a second    before  ratio")
    for game, everything in tables:
        for name in FIGURES[:1] if everything else FIGURES:
            here, there = Done(), Done()
            for _ in range(ROUNDS):
                here += figure(name, game, everything, 5, seconds / ROUNDS)
                there += rival.does(name, game, everything, 5, seconds / ROUNDS)
            what = f"{game}{' with everything' if everything else ''}, {name}"
            ratio = here.rate / there.rate
            print(f"{what:<56} {here.rate:>8.0f}  {there.rate:>8.0f}  {ratio:>5.2f}", flush=True)
            rows.append({"what": what, "here": here.rate, "there": there.rate, "ratio": ratio})
    return rows


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
    parser.add_argument("--against", metavar="PYTHON")
    parser.add_argument("--out", type=Path, default=BUILD / f"bench-{ENGINE}.json")
    parser.add_argument("--obey", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.obey:
        obey(figure)
        return
    games = [wanted.game] if wanted.game else [*GAMES]
    speed = yardstick()
    print(f"{ENGINE}, Python {platform.python_version()}, yardstick {speed:.1f} million steps/s")
    if wanted.against:
        rows_against = against(Rival(wanted.against, __file__), games, wanted.seconds)
        wanted.out.parent.mkdir(exist_ok=True)
        wanted.out.write_text(json.dumps(rows_against, indent=2) + "\n")
        return
    print("game     players  games/s  decisions/s  µs/copy  µs/fork  µs/view  bytes/match")
    rows: dict[str, dict[str, dict[str, float]]] = {}
    sets: dict[str, dict[str, dict[str, float]]] = {}
    for game in games:
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
