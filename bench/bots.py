"""How many games a second the best bots play among themselves, on one core.

    python bench/bots.py [--game bang] [--seconds 3] [--against PYTHON] [--out FILE]

With `--against` the same games are played by another Python with another release of standoff in it,
turn and turn about, so that the noise of the machine is shared out, and the ratio is printed.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from rival import Done, Rival, obey

import standoff
from standoff.bots import BOTS, best
from standoff.games import GAMES
from standoff.lab.simulate import play

ROUNDS = 4
BUILD = Path(__file__).parent.parent / "build"


class Table(NamedTuple):
    """What is played, and by how many."""

    game: str
    players: int
    everything: bool = False


TABLES = (
    *(Table("bang", players) for players in (4, 5, 7)),
    *(Table("bang", players, True) for players in (5, 8)),
    *(Table("dice", players) for players in (5, 8)),
    *(Table("samurai", players) for players in (5, 7)),
)


def played(table: Table, seconds: float, first: int) -> Done:
    """Play games from the first number on, for so long."""
    table = Table(*table)
    playable = GAMES[table.game].playable()
    sets = playable.sets[1:] if table.everything else ()
    games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        seed = f"pace-{first + games}"
        match = standoff.new(
            table.game, players=table.players, sets=sets, seed=seed, auto=True, checkpoints=False
        )
        name = best(table.game)
        play(match, [BOTS[table.game][name](f"{seed}-{seat}") for seat in range(table.players)])
        games += 1
    return Done(games, time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--against", metavar="PYTHON")
    parser.add_argument("--out", type=Path, default=BUILD / "bench-bots.json")
    parser.add_argument("--obey", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.obey:
        obey(played)
        return
    other = Rival(args.against, __file__) if args.against else None
    rows: list[dict[str, Any]] = []
    print("compiled" if standoff.COMPILED else "interpreted")
    for table in TABLES:
        if args.game in (None, table.game):
            rows.append(measured(table, args.seconds, other))
            print(line(rows[-1]), flush=True)
    args.out.parent.mkdir(exist_ok=True)
    args.out.write_text(json.dumps(rows, indent=1))


def measured(table: Table, seconds: float, other: Rival | None) -> dict[str, Any]:
    """Games a second, here and there."""
    here, there = Done(), Done()
    for _ in range(ROUNDS):
        here += played(table, seconds / ROUNDS, int(here.number))
        if other is not None:
            there += other.does(table, seconds / ROUNDS, int(there.number))
    row = {**table._asdict(), "bot": best(table.game), "games": here.rate}
    if other is not None:
        row["before"] = there.rate
    return row


def line(row: dict[str, Any]) -> str:
    sets = "all sets" if row["everything"] else ""
    text = f"{row['bot']:12} {row['players']} players {sets:9} {row['games']:8.1f} games/s"
    if "before" in row:
        text += f"   before {row['before']:7.1f}   {row['games'] / row['before']:5.1f} times"
    return text


if __name__ == "__main__":
    main()
