"""How well the bots play, as the tables of docs/bots.md.

python tools/bot_tables.py --games 2000
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from statistics import median

import standoff
from standoff.bots import BOTS, Gunslinger, View
from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.games import roles
from standoff.games.bang.view import BangView
from standoff.kernel.match import Match
from standoff.lab.simulate import play
from standoff.lab.tally import interval

ENDINGS = ("ending-law", "ending-outlaws", "ending-renegade")
HIDDEN = ("deputy", "outlaw", "renegade")
LAST_ROUND = 8  # of the table of guesses


def deal(players: int, seed: str) -> Match:
    return standoff.new("bang", players=players, seed=seed, auto=True, checkpoints=False)


def wins_alone(role: str, name: str, number: int) -> bool:
    """Whether that bot, in that role among four random ones, wins the game of that number."""
    seed = f"alone-{number}"
    match = deal(5, seed)
    seat = match.game.roles().index(role)
    bots = [BOTS["bang"]["random"](f"{seed}-{each}") for each in range(5)]
    bots[seat] = BOTS["bang"][name](f"{seed}-{seat}")
    play(match, bots)
    assert match.result is not None
    return seat in match.result.winners


def ends(players: int, number: int) -> tuple[str, int]:
    """How a game of gunslingers ends, and after how many rounds."""
    seed = f"among-{number}"
    match = deal(players, seed)
    bots = [Gunslinger(f"{seed}-{seat}") for seat in range(players)]
    play(match, bots)
    assert match.result is not None
    sheriff = match.result.roles.index("sheriff")
    turns = [event.args["seat"] for event in match.events_for(0) if event.id == "event-turn"]
    return match.result.ending.id, turns.count(sheriff)


ALL, DEAL = "all", "by the deal alone"
Guess = tuple[int, str, bool]  # the round, the real role (or ALL or DEAL), whether it was guessed


def guesses(number: int) -> list[Guess]:
    """What each of five gunslingers thinks of the hidden roles when it begins to play its turn."""
    seed = f"guess-{number}"
    match = deal(5, seed)
    bots = [Gunslinger(f"{seed}-{seat}") for seat in range(5)]
    real = match.game.roles()
    found: list[Guess] = []
    turn = rounds = 0
    while not match.over:
        decision, view = match.decision, View(match, match.asked)
        key = bots[decision.seat].choose(view, decision)
        table = view.table
        if table.turn_number != turn and decision.prompt.id == "ask-main":
            turn = table.turn_number
            rounds += real[decision.seat] == "sheriff" or not rounds
            newcomer = Beliefs()
            newcomer.note((), table)
            for player in table.players:
                if player.in_game and player.role is None:
                    role = real[player.seat]
                    met = guess(bots[decision.seat].beliefs, table, player.seat) == role
                    found += [(rounds, role, met), (rounds, ALL, met)]
                    found.append((rounds, DEAL, guess(newcomer, table, player.seat) == role))
        match.answer(key)
    return found


def guess(beliefs: Beliefs, table: BangView, seat: int) -> str:
    """The role that the viewer of the table thinks a seat most likely has."""
    assert table.viewer is not None
    chances = beliefs.odds(table.viewer, table.players[table.viewer].role)[seat]
    return roles.NAMES[chances.index(max(chances))]


def share(won: int, of: int) -> str:
    if not of:
        return "–"
    low, high = interval(won, of)
    return f"{won / of:.1%} ({low:.1%} – {high:.1%})"


def show(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    for row in (heading, ["---"] * len(heading), *rows):
        print(f"| {' | '.join(row)} |")
    print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each line of a table")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    games = range(wanted.games)

    with Pool(wanted.workers) as pool:
        print(f"One bot among four `random` ones, five players, {wanted.games} games a cell:\n")
        rows = []
        for role in roles.NAMES:
            cells = [
                share(sum(pool.map(partial(wins_alone, role, name), games, 20)), wanted.games)
                for name in ("gunslinger", "random")
            ]
            rows.append([role.capitalize(), *cells])
        show(("role", "`gunslinger` wins", "`random` wins"), rows)

        print(f"Only `gunslinger`s, {wanted.games} games a line:\n")
        rows = []
        for players in (4, 5, 6, 7):
            ended = pool.map(partial(ends, players), games, 20)
            how = Counter(ending for ending, _ in ended)
            rounds = [number for _, number in ended]
            rows.append(
                [
                    str(players),
                    *(share(how[ending], wanted.games) for ending in ENDINGS),
                    f"{median(rounds):g}",
                    str(max(rounds)),
                ]
            )
        heading = ("players", "law", "Outlaws", "Renegade", "median rounds", "longest")
        show(heading, rows)

        print(f"Hidden roles guessed right, five `gunslinger`s, {wanted.games} games:\n")
        right: Counter[tuple[int, str]] = Counter()
        asked: Counter[tuple[int, str]] = Counter()
        for found in pool.imap_unordered(guesses, games, 20):
            for rounds_played, role, met in found:
                asked[rounds_played, role] += 1
                right[rounds_played, role] += met
        columns = (*HIDDEN, ALL, DEAL)
        rows = [
            [str(number), *(share(right[number, each], asked[number, each]) for each in columns)]
            for number in range(1, LAST_ROUND + 1)
        ]
        show(("round", *(role.capitalize() for role in HIDDEN), ALL, DEAL), rows)

    started = time.process_time()
    for number in range(100):
        ends(5, number)
    print(f"{100 / (time.process_time() - started):.0f} games of five `gunslinger`s a CPU second.")


if __name__ == "__main__":
    main()
