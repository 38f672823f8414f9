"""Who wins with every set alone and with all of them, between good bots; as a table for docs/.

python -m tools.balance --games 2000 --workers 2
"""

import argparse
from collections.abc import Iterator

from standoff.bots import best
from standoff.games import GAMES
from standoff.lab.crew import Crew, processes
from standoff.lab.findings import Mean, share
from standoff.lab.simulate import Plan, simulate

SIDES = {"law": "sheriff", "Outlaws": "outlaw", "Renegade": "renegade"}
"""By what they are called, a role that is always there: those of a side win together."""


def plans(seed: int) -> Iterator[tuple[str, Plan]]:
    """The base game, each set and variant alone, and everything, for five; the ends for others."""
    playable = GAMES["bang"].playable()
    sets, variants = playable.sets[1:], [v for v in playable.variants if v != "first_game"]
    bots = (best("bang"),)
    yield "base game", Plan("bang", 5, bots, seed)
    for each in sets:
        yield each, Plan("bang", 5, bots, seed, sets=(each,))
    for each in variants:
        yield each, Plan("bang", 5, bots, seed, variants=(each,))
    yield "everything", Plan("bang", 5, bots, seed, tuple(variants), sets)
    for players in (4, 7):
        yield f"base game, {players} players", Plan("bang", players, bots, seed)
        plan = Plan("bang", players, bots, seed, tuple(variants), sets)
        yield f"everything, {players} players", plan


def line(name: str, plan: Plan, games: int, crew: Crew) -> str:
    """Shares with their intervals, and how long games are."""
    wins, turns = dict.fromkeys(SIDES, 0), Mean()
    for rows in simulate(plan, games, crew):
        turns.add(rows[0].turns)
        for side, role in SIDES.items():
            wins[side] += any(row.won for row in rows if row.role == role)
    cells = []
    for won in wins.values():
        found = share(won, games)
        cells.append(f"{found.value:.1%} ({found.low:.1%} – {found.high:.1%})")
    length = turns.over(games)
    cells.append(f"{length.value:.1f} ± {length.high - length.value:.1f}")
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(f"| | {' | '.join(SIDES)} | turns |")
    print("|---" * (len(SIDES) + 2) + "|")
    with processes(options.workers) as crew:
        for name, plan in plans(options.seed):
            print(line(name, plan, options.games, crew), flush=True)


if __name__ == "__main__":
    main()
