"""Games from which a compiler learns what an engine does most: python tools/rehearse.py

hatch_build.py runs it with an engine that was compiled to count. It needs standoff alone.
"""

import standoff
from standoff.bots.playing import playout
from standoff.games import GAMES
from standoff.kernel.errors import SetupError
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

FAST, KEYED, SEASONED = 60, 12, 12
"""Games at each table: by random players, by keys with copies now and then, and by good bots."""


def deal(game: str, players: int, sets: tuple[str, ...], number: int) -> Match:
    return standoff.new(game, players=players, sets=sets, seed=number, auto=True, checkpoints=False)


def rehearse(game: str, players: int, sets: tuple[str, ...]) -> None:
    for number in range(FAST):
        match = deal(game, players, sets, number)
        match.play_out([Rng.from_seed(f"{number}-{seat}") for seat in range(players)])
    for number in range(KEYED):
        by_keys(standoff.new(game, players=players, sets=sets, seed=number), number)
    for number in range(SEASONED):
        playout(deal(game, players, sets, number), f"{number}")


def by_keys(match: Match, number: int) -> None:
    """A game as a program of somebody else plays it."""
    chance = Rng.from_seed(f"{number}")
    while not match.over:
        options = match.decision.options
        if chance.below(8) == 0:
            match.copy()
            match.fork(match.asked, number)
        match.answer(options[chance.below(len(options))].key)


def main() -> None:
    assert standoff.COMPILED, "There is nothing to learn from plain Python."
    for game, rules in GAMES.items():
        playable = rules.playable()
        everything = playable.sets[1:]
        for players in playable.players:
            for sets in ((), everything) if everything else ((),):
                try:
                    deal(game, players, sets, 0)
                except SetupError:  # not every table is for every number of players
                    continue
                rehearse(game, players, sets)


if __name__ == "__main__":
    main()
