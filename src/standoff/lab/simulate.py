"""Many games between bots: each follows from its number alone, whoever plays it."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_all_start_methods, get_context
from typing import Final, NamedTuple

import standoff
from standoff.bots import BOTS, Bot, RandomBot, Searcher
from standoff.bots.playing import play_on
from standoff.games import GAMES
from standoff.kernel.match import Match

LARGEST_BATCH: Final = 25
BATCHES_A_WORKER: Final = 16
"""At least, where there are enough games: so all workers end at about the same time."""


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


def simulate(plan: Plan, games: int, workers: int = 1) -> Iterator[list[Row]]:
    """The rows of game after game, in the order of the games however many workers play them.

    >>> plan = Plan("bang", players=4, bots=("random",), seed=1)
    >>> [(len(rows), rows[0].seed) for rows in simulate(plan, games=3)]
    [(4, '1-0'), (4, '1-1'), (4, '1-2')]
    """
    if workers == 1:
        yield from (play_game(plan, number) for number in range(games))
        return
    size = max(1, min(LARGEST_BATCH, games // (workers * BATCHES_A_WORKER)))
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(workers, get_context(method), _leave_interrupts_to_the_parent) as pool:
        try:
            for played in pool.map(partial(_play_batch, plan), batches):
                yield from played
        finally:
            pool.shutdown(cancel_futures=True)


def play_game(plan: Plan, number: int) -> list[Row]:
    """Play the game of that number to its end."""
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
    return _rows(match, number, names)


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Let the bots play a match to its end."""
    blind = [bot.rng for bot in bots if isinstance(bot, RandomBot)]
    if len(blind) == len(bots):
        match.play_out(blind)  # what nobody looks at need not be made
    else:
        play_on(match, bots)


def _play_batch(plan: Plan, numbers: range) -> list[list[Row]]:
    return [play_game(plan, number) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _rows(match: Match, number: int, bots: Sequence[str]) -> list[Row]:
    result = match.result
    assert result is not None
    view = match.view(standoff.SPECTATOR)
    sets = _sets(match.setup.game)
    return [
        Row(
            game=number,
            seed=match.setup.seed,
            players=match.setup.players,
            seat=player.seat,
            bot=bots[player.seat],
            role=result.roles[player.seat],
            character=player.character,
            set=sets[player.character],
            won=player.seat in result.winners,
            in_game=player.in_game,
            turns=view.turn_number,
            ending=result.ending.id,
        )
        for player in view.players
    ]


@cache
def _sets(game: str) -> dict[str, str]:
    """The set of every character of a game."""
    return {who.id: part.id for part in GAMES[game].catalog().sets for who in part.characters}
