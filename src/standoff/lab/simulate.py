"""Many games between bots: each follows from its number alone, whoever plays it."""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple, TypeVar

import standoff
from standoff.bots import BOTS, Bot, RandomBot, Searcher
from standoff.bots.playing import play_on
from standoff.games import GAMES
from standoff.kernel.choice import NONE
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.lab.cards import Deeds, deeds
from standoff.lab.crew import ALONE, Crew

Told = TypeVar("Told")


class OtherRules(Exception):
    """A worker, on another machine, has another version or other sets."""


class Plan(NamedTuple):
    """What is played; the bots are seated in this order, and again from the first."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    variants: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()


class Row(NamedTuple):
    """One seat of one game, as it is written to files."""

    game: int
    seed: str
    players: int
    seat: int
    bot: str
    role: str
    character: str
    set: str  # the character's
    won: bool
    in_game: bool
    turns: int
    ending: str
    place: int  # from whoever has the first turn, who is at 0
    out_turn: int  # the turn in which they were eliminated; 0: never


class Played(NamedTuple):
    """One game, seat by seat and card by card."""

    seats: list[Row]
    cards: list[Deeds]


def simulate(plan: Plan, games: int, crew: Crew = ALONE) -> Iterator[list[Row]]:
    """The rows of game after game, in the order of the games whoever plays them.

    >>> plan = Plan("bang", players=4, bots=("random",), seed=1)
    >>> [(len(rows), rows[0].seed) for rows in simulate(plan, games=3)]
    [(4, '1-0'), (4, '1-1'), (4, '1-2')]
    """
    return _spread(play_game, plan, range(games), crew)


def witness(plan: Plan, games: range, crew: Crew = ALONE) -> Generator[Played, None, None]:
    """The games of those numbers, with what every card did in them.

    >>> plan = Plan("bang", players=4, bots=("random",), seed=1)
    >>> [game.seats[0].seed for game in witness(plan, range(7, 9))]
    ['1-7', '1-8']
    """
    return _spread(watch_game, plan, games, crew)


def play_game(plan: Plan, number: int) -> list[Row]:
    """Play the game of that number to its end."""
    return _rows(*_played(plan, number))


def watch_game(plan: Plan, number: int) -> Played:
    """The same, and what every card did."""
    match, number, names = _played(plan, number)
    cards = deeds(match.game, number, match.game.events)
    return Played(_rows(match, number, names), cards)


def rules_of(plan: Plan) -> str:
    """The version, and the edition of the rules: what else the same seeds may depend on."""
    setup = Setup(plan.game, plan.players, "", plan.sets, plan.variants)
    return f"{standoff.__version__} {GAMES[plan.game].edition(setup)}"


def _spread(
    play: Callable[[Plan, int], Told], plan: Plan, games: range, crew: Crew
) -> Generator[Told, None, None]:
    return crew.spread(partial(_play_batch, play, plan, rules_of(plan)), games)


def _played(plan: Plan, number: int) -> tuple[Match, int, list[str]]:
    """A finished match, its number, and the bots by seat."""
    seed = f"{plan.seed}-{number}"
    names = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    bots = [BOTS[plan.game][name](f"{seed}-{seat}") for seat, name in enumerate(names)]
    match = standoff.new(
        plan.game,
        players=plan.players,
        sets=plan.sets,
        variants=plan.variants,
        seed=seed,
        auto=True,
        checkpoints=any(isinstance(bot, Searcher) for bot in bots),
    )
    play(match, bots)
    return match, number, names


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Let the bots play a match to its end."""
    blind = [bot.rng for bot in bots if isinstance(bot, RandomBot)]
    if len(blind) == len(bots):
        match.play_out(blind)  # what nobody looks at need not be made
    else:
        play_on(match, bots)


def _play_batch(
    play: Callable[[Plan, int], Told], plan: Plan, rules: str, numbers: range
) -> list[Told]:
    if rules_of(plan) != rules:
        raise OtherRules(rules)
    return [play(plan, number) for number in numbers]


def _rows(match: Match, number: int, bots: Sequence[str]) -> list[Row]:
    result = match.result
    assert result is not None
    view = match.view(standoff.SPECTATOR)
    sets = _sets(match.setup.game)
    first, out = _turns(match)
    players = match.setup.players
    return [
        Row(
            game=number,
            seed=match.setup.seed,
            players=players,
            seat=player.seat,
            bot=bots[player.seat],
            role=result.roles[player.seat],
            character=player.character,
            set=sets[player.character],
            won=player.seat in result.winners,
            in_game=player.in_game,
            turns=view.turn_number,
            ending=result.ending.id,
            place=(player.seat - first) % players,
            out_turn=out[player.seat],
        )
        for player in view.players
    ]


def _turns(match: Match) -> tuple[int, list[int]]:
    """Who began, and for every seat the turn in which it was eliminated."""
    first, turns = NONE, 0
    out = [0] * match.setup.players
    for event in match.game.events:
        if event.id == "turn":
            turns += 1
            first = event.seat if first == NONE else first
        elif event.id == "eliminated":
            out[event.seat] = turns
    return first, out


@cache
def _sets(game: str) -> dict[str, str]:
    """The set of every character of a game."""
    return {who.id: part.id for part in GAMES[game].catalog().sets for who in part.characters}
