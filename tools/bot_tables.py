"""How well the bots play, as the tables of docs/bots.md.

python tools/bot_tables.py --game bang --games 2000
python tools/bot_tables.py --without gold_rush --games 1000
"""

import argparse
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from math import sqrt
from multiprocessing.pool import Pool
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

from msgspec.structs import replace

import standoff
from standoff.bots import BOTS, Bot, Gunslinger, View, best
from standoff.bots.beliefs import Beliefs
from standoff.games import roles
from standoff.games.bang.data.matters import (
    ANNOUNCE,
    BUY,
    CHARGE,
    EXCHANGE,
    PART,
    PAY,
    RIDE,
    SPEND,
)
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.valley_of_shadows import VALLEY_OF_SHADOWS
from standoff.kernel.choice import ENDS, TRADES, USES
from standoff.kernel.decision import Decision, Option
from standoff.kernel.game import MAIN
from standoff.kernel.match import Match
from standoff.lab.simulate import play
from standoff.lab.tally import interval

Parts = dict[str, tuple[str, ...]]  # roles that are alike, and what they are called


class Subject(NamedTuple):
    """What the tables of a game are about."""

    players: tuple[int, ...]  # a line each
    parts: Parts  # the first one is open, the others are to be guessed
    sides: Parts  # who wins together
    begins: str  # the question at which a turn is one's own to play
    endings: Sequence[tuple[str, str]] = ()  # ways to win, and how their ids begin

    def part(self, role: str) -> str:
        return next(part for part, alike in self.parts.items() if role in alike)

    def hidden(self) -> list[str]:
        return [*self.parts][1:]


PARTS: Parts = {name.capitalize(): (name,) for name in roles.NAMES}
LAW: Parts = {"law": ("sheriff", "deputy"), "Outlaws": ("outlaw",), "Renegade": ("renegade",)}
NINJAS = ("ninja_1", "ninja_2", "ninja_3")
SUBJECTS = {
    "bang": Subject((4, 5, 6, 7), PARTS, LAW, "ask-main"),
    "dice": Subject((3, 4, 5, 6, 7, 8), PARTS, LAW, "ask-roll"),
    "samurai": Subject(
        (3, 4, 5, 6, 7),
        {"Shogun": ("shogun",), "Samurai": ("samurai",), "Ninja": NINJAS, "Ronin": ("ronin",)},
        {"Shogun and Samurai": ("shogun", "samurai"), "Ninjas": NINJAS, "Ronin": ("ronin",)},
        "ask-main",
        (("by the sword", "ending-sword"),),
    ),
}
SEATS = 5  # where a table is not by the number of players
LAST_ROUND = 8  # of the table of guesses
LONGEST = 3000  # answers of a game in which some overlook something


def deal(game: str, players: int, seed: str, **table: Any) -> Match:
    return standoff.new(game, players=players, seed=seed, auto=True, checkpoints=False, **table)


def seated(game: str, players: int, seed: str) -> list[Any]:
    """The best bots of a game."""
    return [BOTS[game][best(game)](f"{seed}-{seat}") for seat in range(players)]


def wins_alone(game: str, part: str, name: str, number: int) -> bool:
    """Whether that bot, in that part among random ones, wins the game of that number."""
    seed = f"alone-{number}"
    match = deal(game, SEATS, seed)
    seat = [SUBJECTS[game].part(role) for role in match.game.roles()].index(part)
    bots = [BOTS[game]["random"](f"{seed}-{each}") for each in range(SEATS)]
    bots[seat] = BOTS[game][name](f"{seed}-{seat}")
    play(match, bots)
    assert match.result is not None
    return seat in match.result.winners


def ends(game: str, players: int, number: int) -> tuple[set[str], str, int]:
    """The roles that win a game of equals, how, and after how many rounds."""
    seed = f"among-{number}"
    match = deal(game, players, seed)
    play(match, seated(game, players, seed))
    assert match.result is not None
    turns = [event.args["seat"] for event in match.events_for(0) if event.id == "event-turn"]
    winners = {match.result.roles[seat] for seat in match.result.winners}
    return winners, match.result.ending.id, turns.count(turns[0])


ALL, DEAL = "all", "by the deal alone"
Guess = tuple[int, str, bool]  # the round, the real part (or ALL or DEAL), whether it was guessed


def guesses(game: str, number: int) -> list[Guess]:
    """What each of five bots thinks of the hidden roles when it begins to play its turn."""
    seed = f"guess-{number}"
    match = deal(game, SEATS, seed)
    bots = seated(game, SEATS, seed)
    subject = SUBJECTS[game]
    alike = subject.parts
    real = [subject.part(role) for role in match.game.roles()]
    found: list[Guess] = []
    first = match.view(standoff.SPECTATOR).turn
    turn = rounds = 0
    while not match.over:
        decision, view = match.decision, View(match, match.asked)
        key = bots[decision.seat].choose(view, decision)
        table = view.table
        if table.turn_number != turn and decision.prompt.id == subject.begins:
            turn = table.turn_number
            rounds += decision.seat == first or not rounds
            newcomer = seated(game, 1, seed)[0].beliefs
            newcomer.read = len(match.events)  # but for the deal
            newcomer.note(view.look)
            for player in table.players:
                if player.in_game and player.role is None:
                    part = real[player.seat]
                    met = guess(bots[decision.seat].beliefs, view, player.seat) in alike[part]
                    found += [(rounds, part, met), (rounds, ALL, met)]
                    met = guess(newcomer, view, player.seat) in alike[part]
                    found.append((rounds, DEAL, met))
        match.answer(key)
    return found


def guess(beliefs: Beliefs, view: View, seat: int) -> str:
    """The role that the viewer of the table thinks a seat most likely has."""
    chances = beliefs.odds(view.seat, view.look.role(view.seat))[seat]
    return beliefs.names[chances.index(max(chances))]


Forgoes = Callable[[View, Decision, Option], bool]


def trades(view: View, decision: Decision, option: Option) -> bool:
    """Buys, sells, or pays for a card of another to go."""
    return option.tone == TRADES


def tokens(view: View, decision: Decision, option: Option) -> bool:
    """Adds tokens, spends them, or uses a card that costs some."""
    if decision.matter in (ANNOUNCE, CHARGE, RIDE, SPEND):
        return option.tone != ENDS
    return option.tone == USES and option.card in view.table.players[view.seat].loads


def shadow_turns(view: View, decision: Decision, option: Option) -> bool:
    """Does anything in a turn as a shadow."""
    shadow = view.table.players[view.seat].shadow
    return decision.matter == MAIN and option.tone != ENDS and bool(shadow)


def the_valley(view: View, decision: Decision, option: Option) -> bool:
    """Plays a card of the Valley of Shadows, does what only its characters can, or parts with
    another card rather than with one of it.
    """
    if decision.matter in (PART, PAY, EXCHANGE):
        return not of_the_valley(option) and any(map(of_the_valley, decision.options))
    if option.verb in VALLEY_OF_SHADOWS.tones:
        return option.tone != ENDS
    return option.verb == "play" and of_the_valley(option)


def of_the_valley(option: Option) -> bool:
    """Whether its card is one of the Valley of Shadows."""
    kind = str(option.card).partition("-")[0]
    return any(kind == each.id for each in VALLEY_OF_SHADOWS.kinds)


def wagons(view: View, decision: Decision, option: Option) -> bool:
    """Acquires a wagon, or goes ahead for one."""
    if decision.matter not in (MAIN, BUY):
        return False
    free = [wagon["id"] for wagon in view.table.parts[TRAIN]["wagons"]]
    return option.tone == TRADES or option.card in free


def acts_of_the_show(view: View, decision: Decision, option: Option) -> bool:
    """Does what an event lets everyone do to another."""
    named = option.kind is not None or option.card is not None
    return decision.matter == MAIN and option.tone == USES and not named


class WithoutShows(View):
    """A view that leaves out the show: which of its events is in force, and what that one tells."""

    __slots__ = ()

    @property
    def table(self) -> Any:
        return replace(super().table, shows=(), parts={})


class Without(NamedTuple):
    """What is new in a set: where it is played, who would do it, and what there is to see."""

    table: dict[str, Any]
    forgoes: Forgoes
    sees: Callable[[Match, int], View] = View


WITHOUT = {
    "gold_rush": Without({"sets": ["gold_rush"]}, trades),
    "valley_of_shadows": Without({"sets": ["valley_of_shadows"]}, the_valley),
    "armed_and_dangerous": Without({"sets": ["armed_and_dangerous"]}, tokens),
    "great_train_robbery": Without({"sets": ["great_train_robbery"]}, wagons),
    "shadow_gunslingers": Without({"variants": ["shadow_gunslingers"]}, shadow_turns),
    "wild_west_show": Without({"sets": ["wild_west_show"]}, acts_of_the_show, WithoutShows),
}


class Abstainer(Gunslinger):
    """The same bot, but it forgoes something wherever there is another answer, or overlooks it."""

    def __init__(self, seed: str, match: Match, without: Without) -> None:
        super().__init__(seed)
        self._match = match
        self._without = without

    def choose(self, view: View, decision: Decision) -> str:
        options = decision.options
        _, forgoes, sees = self._without
        left = tuple(each for each in options if not forgoes(view, decision, each))
        narrow = sees(self._match, view.seat)
        return super().choose(narrow, replace(decision, options=left or options))


def wins_with(part: str, side: str, number: int) -> tuple[bool, bool]:
    """Whether a side, as it was dealt, wins the deal of that number: with what is new while the
    others are without, and without it while the others are with it.
    """
    lacking = WITHOUT[part]
    seed = f"without-{number}"
    won = []
    for abstains in (False, True):
        match = deal("bang", SEATS, seed, **lacking.table)
        mine = [role in LAW[side] for role in match.game.roles()]
        bots: list[Bot] = [
            Abstainer(f"{seed}-{seat}", match, lacking)
            if own == abstains
            else Gunslinger(f"{seed}-{seat}")
            for seat, own in enumerate(mine)
        ]
        won.append(any(mine[seat] for seat in play_on(match, bots)))
    return won[0], won[1]


def play_on(match: Match, bots: Sequence[Bot]) -> Sequence[int]:
    """The seats that win; nobody does if it goes on and on.

    Those who overlook that allies have become rivals can sit side by side for ever.
    """
    for _ in range(LONGEST):
        if match.result is not None:
            return match.result.winners
        seat = match.asked
        match.answer(bots[seat].choose(View(match, seat), match.decision))
    return ()


def gain(pairs: Sequence[tuple[bool, bool]]) -> str:
    """How much oftener the first of a pair is true, with the 95 % interval of the mean."""
    more = [first - second for first, second in pairs]
    spread = 1.959964 * stdev(more) / sqrt(len(more))
    return f"{fmean(more):+.1%} ({fmean(more) - spread:+.1%} – {fmean(more) + spread:+.1%})"


def without(pool: Pool, part: str, games: range) -> Iterator[list[str]]:
    """For every side and for all of them, how often it wins with and without what is new."""
    every: list[tuple[bool, bool]] = []
    for side in LAW:
        pairs = pool.map(partial(wins_with, part, side), games, 20)
        every += pairs
        shares = (share(sum(won), len(games)) for won in zip(*pairs, strict=True))
        yield [side, *shares, gain(pairs)]
    shares = (share(sum(won), len(every)) for won in zip(*every, strict=True))
    yield ["all", *shares, gain(every)]


def share(won: int, of: int) -> str:
    if not of:
        return "–"
    low, high = interval(won, of)
    return f"{won / of:.1%} ({low:.1%} – {high:.1%})"


def show(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, each row as soon as it is there."""
    for row in chain((heading, ["---"] * len(heading)), rows):
        print(f"| {' | '.join(row)} |", flush=True)
    print()


def alone(pool: Pool, game: str, games: range) -> Iterator[list[str]]:
    """For every part, how often the best bot wins, and a random one."""
    for part in SUBJECTS[game].parts:
        won = (
            sum(pool.map(partial(wins_alone, game, part, name), games, 20))
            for name in (best(game), "random")
        )
        yield [part, *(share(number, len(games)) for number in won)]


def among(pool: Pool, game: str, games: range) -> Iterator[list[str]]:
    """For every number of players, which side wins among equals, and how."""
    subject = SUBJECTS[game]
    for players in subject.players:
        ended = pool.map(partial(ends, game, players), games, 20)
        rounds = [number for _, _, number in ended]
        won = [
            sum(not winners.isdisjoint(side) for winners, _, _ in ended)
            for side in subject.sides.values()
        ]
        won += [sum(how.startswith(id) for _, how, _ in ended) for _, id in subject.endings]
        shares = (share(number, len(games)) for number in won)
        yield [str(players), *shares, f"{median(rounds):g}", str(max(rounds))]


def guessed(pool: Pool, game: str, games: range) -> Iterator[list[str]]:
    """For every round, how many of the hidden roles are guessed right."""
    right: Counter[tuple[int, str]] = Counter()
    asked: Counter[tuple[int, str]] = Counter()
    for found in pool.imap_unordered(partial(guesses, game), games, 20):
        for rounds, part, met in found:
            asked[rounds, part] += 1
            right[rounds, part] += met
    columns = (*SUBJECTS[game].hidden(), ALL, DEAL)
    for number in range(1, LAST_ROUND + 1):
        if not asked[number, ALL]:
            return
        shares = (share(right[number, each], asked[number, each]) for each in columns)
        yield [str(number), *shares]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SUBJECTS, default="bang")
    parser.add_argument("--games", type=int, default=2000, help="for each line of a table")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--without", choices=WITHOUT, help="what is new in this set, and no more")
    wanted = parser.parse_args()
    game, name, games = wanted.game, best(wanted.game), range(wanted.games)
    subject = SUBJECTS[game]

    with multiprocessing.Pool(wanted.workers) as pool:
        if wanted.without:
            print(f"With {wanted.without}, five players, {wanted.games} deals a line:\n")
            columns = ("side", "with, others without", "without, others with", "difference")
            show(columns, without(pool, wanted.without, games))
            return

        print(f"One bot among four `random` ones, five players, {wanted.games} games a cell:\n")
        show(("role", f"`{name}` wins", "`random` wins"), alone(pool, game, games))

        print(f"Only `{name}`s, {wanted.games} games a line:\n")
        ways = [way for way, _ in subject.endings]
        heading = ("players", *subject.sides, *ways, "median rounds", "longest")
        show(heading, among(pool, game, games))

        print(f"Hidden roles guessed right, five `{name}`s, {wanted.games} games:\n")
        show(("round", *subject.hidden(), ALL, DEAL), guessed(pool, game, games))

    started = time.process_time()
    for number in range(100):
        ends(game, SEATS, number)
    print(f"{100 / (time.process_time() - started):.0f} games of five `{name}`s a CPU second.")


if __name__ == "__main__":
    main()
