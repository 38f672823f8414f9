"""Long random play: plain games that must end, and games with everything checked.

python tools/soak.py --game dice --plain 100000 --checked 4000
"""

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool

from msgspec.structs import replace

from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.lab.conformance import INVARIANTS, mixes, walk
from standoff.lab.simulate import play

BATCH = 10
SECONDS = 30  # between two lines that tell how far it has come
MIXES = {game: mixes(game, "soak") for game in GAMES}


def setup(game: str, number: int) -> Setup:
    """The games of all sizes and mixes of sets, one after the other."""
    mix = MIXES[game][number % len(MIXES[game])]
    return replace(mix, seed=f"soak-{number}")


def fullest(setups: list[Setup]) -> list[Setup]:
    """Those with as many sets and variants as go together."""
    most = max(len(each.sets + each.variants) for each in setups)
    return [each for each in setups if len(each.sets + each.variants) == most]


def plain(game: str, number: int) -> None:
    """A game played by random bots, whose last position is checked: it may end in mid-effect."""
    wanted = setup(game, number)
    match = Match.new(GAMES[game], wanted, auto=True, checkpoints=False)
    play(match, [RandomBot(f"{wanted.seed}-{seat}") for seat in range(wanted.players)])
    INVARIANTS[game](match.game)


def checked(game: str, number: int) -> None:
    """A game with everything checked at every decision."""
    walk(setup(game, number))


Run = Callable[[str, int], None]


def batch(game: str, job: tuple[Run, int, int]) -> tuple[int, list[str]]:
    run, first, last = job
    failures = []
    for number in range(first, last):
        try:
            run(game, number)
        except Exception as error:
            failures.append(f"{run.__name__} game {number} of {game}: {error!r}")
    return last - first, failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES], help="only that game")
    parser.add_argument("--plain", type=int, default=100_000, help="of each game")
    parser.add_argument("--checked", type=int, default=4_000, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fullest", action="store_true", help="only with everything on")
    wanted = parser.parse_args()
    if wanted.fullest:
        MIXES.update({game: fullest(setups) for game, setups in MIXES.items()})
    played = [wanted.game] if wanted.game else [*GAMES]
    failed = 0
    with Pool(wanted.workers) as pool:
        for game in played:
            for run, games in ((plain, wanted.plain), (checked, wanted.checked)):
                first, last = wanted.first, wanted.first + games
                jobs = [(run, at, min(at + BATCH, last)) for at in range(first, last, BATCH)]
                done, started = 0, time.monotonic()
                told = started
                for number, failures in pool.imap_unordered(partial(batch, game), jobs):
                    done += number
                    failed += len(failures)
                    for failure in failures:
                        print(failure, flush=True)
                    now = time.monotonic()
                    if now - told > SECONDS or done == games:
                        told = now
                        counted = f"{done} of {games} games, {done / (now - started):.1f} a second"
                        print(f"{game}, {run.__name__}: {counted}", flush=True)
    each = f"{wanted.plain} plain and {wanted.checked} checked games of {', '.join(played)}"
    print(f"{each}: {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
