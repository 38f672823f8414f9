"""How a bot does in the place of a seasoned one, role by role, on the same deals.

python -m tools.levels --game bang --among greenhorn --bot gunslinger --games 400
python -m tools.levels --game dice --bot cardsharp --playouts 256 --games 100 --again 256

Without --again the game is played twice, with the one and with the other in that seat, and the
difference is that of winning.

With --again it is played once, with the new bot. Wherever it chooses otherwise than the seasoned
one would, the true position is played out so many times after each of the two choices, by seasoned
bots everywhere and with the same chance; the difference in wins is the gain of that choice. The
sum of the gains over a game is on average exactly the difference of winning (the performance
difference lemma), with much less noise; and it tells which questions it comes from. Playouts
cost far less than the search does, and most of the noise is theirs: 256 are not too many.

With --keep FILE every game is written there as it ends, and none that is there is played again: a
run may be ended at any time, and --first with other numbers adds to what was found before.
"""

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import standoff
from standoff.bots import BOTS, Bot, Searcher, View, best
from standoff.bots.bot import Seasoned
from standoff.bots.chances import opened
from standoff.bots.playing import SEASONED, play_on, playout
from standoff.kernel.decision import Decision
from standoff.kernel.match import Match
from standoff.lab.crew import Crew, processes

SURELY = 2.575829
"""So many standard errors hold 99 %, if there are many games."""

ANY = "any"
"""Role: the seats take turns, whatever role they have."""


class Plan(NamedTuple):
    game: str
    players: int
    bot: str
    among: str
    role: str
    playouts: int | None
    seconds: float | None
    again: int


class Told(NamedTuple):
    """What came of one game."""

    gain: float
    won: bool
    decisions: int
    """Of the bot."""
    seconds: float
    """Of processor time, that it took for them."""
    left: dict[str, float]
    """Gains by the matter of the question."""
    promised: float = 0.0
    """What one who searches expected to gain."""


class Clocked(Bot):
    """A bot, and what its thinking costs."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, decision: Decision) -> str:
        return self.bot.choose(view, decision)

    def place(self, view: View) -> int:
        began = time.process_time()
        place = self.bot.place(view)
        self.chances = self.bot.chances
        self.seconds += time.process_time() - began
        self.decisions += 1
        return place


def made(plan: Plan, seed: str) -> Bot:
    if BOTS[plan.game].get(plan.bot) is None:
        raise SystemExit(f"{plan.game} has no bot {plan.bot}")
    bot = BOTS[plan.game][plan.bot](seed)
    if isinstance(bot, Searcher) and (plan.playouts or plan.seconds):
        return Searcher(SEASONED[plan.game], seed, plan.playouts or 0, plan.seconds)
    return bot


def dealt(plan: Plan, number: int) -> tuple[Match, int]:
    """The match of that number, and a seat that has the role."""
    match = standoff.new(plan.game, players=plan.players, seed=f"level-{number}", auto=True)
    roles = [role.partition("_")[0] for role in match.game.roles()]
    seats = [seat for seat, role in enumerate(roles) if plan.role in (role, ANY)]
    return match, seats[number % len(seats)]


def played(plan: Plan, number: int) -> Told:
    """A game with the bot in its seat, and what it gained."""
    match, seat = dealt(plan, number)
    seed = f"level-{number}"
    bots = [BOTS[plan.game][plan.among](f"{seed}-{each}") for each in range(plan.players)]
    clocked = Clocked(made(plan, f"{seed}-{seat}"))
    if plan.again:
        gains, promised = with_gains(match, seat, bots, clocked, plan.again, seed)
        won = seat in match.game.winners
        gain = sum(gains.values())
        return Told(gain, won, clocked.decisions, clocked.seconds, gains, promised)
    usual = match.copy()
    play_on(usual, [bot.copy() for bot in bots])
    bots[seat] = clocked
    play_on(match, bots)
    won = seat in match.game.winners
    gain = float(won) - float(seat in usual.game.winners)
    return Told(gain, won, clocked.decisions, clocked.seconds, {})


def with_gains(
    match: Match, seat: int, bots: Sequence[Bot], bot: Bot, again: int, seed: str
) -> tuple[dict[str, float], float]:
    """Play the match with that bot in the seat: what its choices gained, by matter; promised."""
    gains: dict[str, float] = {}
    promised = 0.0
    views = [View(match, each) for each in range(len(bots))]
    asked = 0
    while not match.over:
        usual, view = bots[match.asked], views[match.asked]
        place = other = usual.place(view)
        if match.asked == seat:
            other = bot.place(view)
            asked += 1
        if place != other:
            assert isinstance(usual, Seasoned)
            matter, found = match.ask.matter, 0
            for number in range(again):
                key = f"{seed}-{asked}-{number}"
                found += wins(match, other, seat, key, usual)
                found -= wins(match, place, seat, key, usual)
            gains[matter] = gains.get(matter, 0.0) + found / again
            chances = {tried.place: tried.chance for tried in bot.chances}
            promised += chances.get(other, 0.0) - chances.get(place, 0.0)
        match.choose(other)
    return gains, promised


def wins(match: Match, place: int, seat: int, key: str, like: Seasoned) -> int:
    """Whether the seat wins after that choice, if seasoned bots play on and chance is anew."""
    twin = opened(match, key)
    twin.choose(place)
    return int(seat in playout(twin, key, like))


def some(plan: Plan, numbers: Iterable[int]) -> list[Told]:
    return [played(plan, number) for number in numbers]


def all_played(plan: Plan, numbers: range, crew: Crew, kept: Path | None) -> list[Told]:
    """The games of those numbers: those that are kept, and the others, which are kept then."""
    found = {} if kept is None or not kept.exists() else dict(read(plan, kept))
    left = [number for number in numbers if number not in found]
    for block in blocks(left):
        for number, told in zip(block, crew.spread(partial(some, plan), block), strict=True):
            found[number] = told
            if kept is not None:
                with kept.open("a") as file:
                    file.write(f"{json.dumps([plan, number, told])}\n")
    return [found[number] for number in numbers]


def read(plan: Plan, kept: Path) -> Iterator[tuple[int, Told]]:
    """The games of a plan that are kept."""
    for line in kept.read_text().splitlines():
        of, number, told = json.loads(line)
        if Plan(*of) == plan:
            yield number, Told(*told)


def blocks(numbers: Sequence[int]) -> Iterator[range]:
    """The same numbers, those that follow each other together."""
    first = 0
    for place in range(1, len(numbers) + 1):
        if place == len(numbers) or numbers[place] != numbers[place - 1] + 1:
            yield range(numbers[first], numbers[place - 1] + 1)
            first = place


def spread(numbers: Sequence[float]) -> str:
    """A mean in percent, with its 99 % interval."""
    mean = fmean(numbers)
    games = len(numbers)
    error = surely(games - 1) * stdev(numbers) / sqrt(games) if games > 1 else 1.0
    return f"{mean:+.1%} ({mean - error:+.1%} to {mean + error:+.1%})"


def surely(free: int) -> float:
    """So many standard errors hold 99 %, if there is one game more than that (Student's)."""
    z = SURELY
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def line(plan: Plan, games: Sequence[Told]) -> str:
    seconds = sum(game.seconds for game in games) / max(sum(game.decisions for game in games), 1)
    won = fmean(game.won for game in games)
    gain, promised = spread([game.gain for game in games]), fmean(game.promised for game in games)
    who = f"{plan.bot}, {plan.role}"
    return f"| {who} | {len(games)} | {won:.0%} | {gain} | {promised:+.1%} | {seconds:.3f} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(BOTS), default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=100, help="for each role")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--role", action="append", help="or any; if none is named, one by one")
    parser.add_argument("--among", help="the others; if none are named, the usual ones")
    parser.add_argument("--bot", action="append", required=True, help="who sits among them")
    parser.add_argument("--playouts", type=int, help="of one that searches, for a question")
    parser.add_argument("--seconds", type=float, help="the same by time")
    parser.add_argument("--again", type=int, default=0, help="playouts of each choice")
    parser.add_argument("--keep", type=Path, help="where games are kept")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    among = asked.among or best(asked.game)
    if asked.again and among != best(asked.game):
        parser.error("--again needs the usual bots: they are those who play on.")
    first = standoff.new(asked.game, players=asked.players, seed=0)
    roles = dict.fromkeys(role.partition("_")[0] for role in first.game.roles())
    print(f"In the place of one of {asked.players} {among}, with 99 % intervals\n")
    print("| who | games | wins | more than usual | promised | seconds a decision |")
    print("| --- | --- | --- | --- | --- | --- |")
    numbers = range(asked.first, asked.first + asked.games)
    with processes(asked.workers) as crew:
        for bot in asked.bot:
            for role in asked.role or sorted(roles):
                plan = Plan(
                    asked.game, asked.players, bot, among, role, asked.playouts, asked.seconds,
                    asked.again,
                )  # fmt: skip
                games = all_played(plan, numbers, crew, asked.keep)
                print(line(plan, games), flush=True)
                for matter in sorted({matter for game in games for matter in game.left}):
                    gains = [game.left.get(matter, 0.0) for game in games]
                    print(f"|   {matter} | | | {spread(gains)} | | |", flush=True)


if __name__ == "__main__":
    main()
