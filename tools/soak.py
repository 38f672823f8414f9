"""Long random play: plain games that must end, and games with everything checked.

python tools/soak.py --plain 100000 --checked 4000
"""

import argparse
import sys
import time
from collections.abc import Callable
from multiprocessing import Pool

import standoff
from standoff.bots import RandomBot
from standoff.games.bang import invariants as bang
from standoff.games.dice import invariants as dice
from standoff.kernel.record import Setup
from standoff.lab.conformance import Walk
from standoff.lab.simulate import play

TABLES = [("bang", players) for players in (4, 5, 6, 7)]
TABLES += [("dice", players) for players in (3, 4, 5, 6, 7, 8)]
INVARIANTS = {"bang": bang, "dice": dice}
SURPRISES = {"dice": ("event-rolled",)}
BATCH = 50


def plain(number: int) -> None:
    """A game played by random bots, whose last position is checked."""
    game, players = TABLES[number % len(TABLES)]
    seed = f"soak-{number}"
    match = standoff.new(game, players=players, seed=seed, auto=True, checkpoints=False)
    play(match, [RandomBot(f"{seed}-{seat}") for seat in range(players)])
    INVARIANTS[game].check_quiescent(match.game)


def checked(number: int) -> None:
    """A game with everything checked at every decision."""
    game, players = TABLES[number % len(TABLES)]
    setup = Setup(game, players, f"soak-{number}")
    Walk(setup, INVARIANTS[game].check, SURPRISES.get(game, ())).run()


def batch(job: tuple[Callable[[int], None], int, int]) -> tuple[int, list[str]]:
    run, first, last = job
    failures = []
    for number in range(first, last):
        try:
            run(number)
        except Exception as error:
            failures.append(f"{run.__name__} game {number}: {error!r}")
    return last - first, failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plain", type=int, default=100_000)
    parser.add_argument("--checked", type=int, default=4_000)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    failed = 0
    with Pool(wanted.workers) as pool:
        for run, games in ((plain, wanted.plain), (checked, wanted.checked)):
            jobs = [(run, at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
            done, started = 0, time.monotonic()
            for number, failures in pool.imap_unordered(batch, jobs):
                done += number
                failed += len(failures)
                for failure in failures:
                    print(failure, flush=True)
                if done % (20 * BATCH) == 0 or done == games:
                    rate = done / (time.monotonic() - started)
                    print(
                        f"{run.__name__}: {done} of {games} games, {rate:.0f} a second", flush=True
                    )
    print(f"{wanted.plain} plain and {wanted.checked} checked games, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
