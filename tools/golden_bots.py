"""What the best bots choose in the golden games, as one short line a game.

    python -m tools.golden_bots     play them anew

Whoever makes a bot faster changes no line. Each number is a digest of all choices so far, and of
why they were made, after some more of them: the first that differs tells where to look.
"""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Final

import standoff
from standoff.bots import BOTS, View, best
from standoff.kernel.match import Match
from tools.golden import FOLDER, GAMES

FILE: Final = FOLDER / "bots.txt"
STEP: Final = 10
"""Choices between two digests."""


def at_the_table(match: Match) -> View:
    return View(match, match.asked)


def choices(
    name: str, seed: str = "", seen: Callable[[Match], View] = at_the_table
) -> Iterator[str]:
    """What is answered in a game between the best bots, and why, by what they see of it."""
    game, players, table = GAMES[name]
    match = standoff.new(game, players=players, seed=name + seed, auto=True, **table)
    bots = [BOTS[game][best(game)](f"{name}{seed}-{seat}") for seat in range(players)]
    while not match.over:
        bot = bots[match.asked]
        view = seen(match)
        key = bot.choose(view, view.decision)
        why = "" if bot.why is None else f"{bot.why.id} {sorted(bot.why.args.items())}"
        yield f"{match.asked} {key} {why}"
        match.answer(key)


def line(name: str, made: list[str]) -> str:
    """The digests of the choices of a game."""
    digest = blake2b(digest_size=2)
    found = []
    for at in range(0, len(made), STEP):
        digest.update("\n".join(made[at : at + STEP]).encode())
        found.append(digest.hexdigest())
    return " ".join([name, str(len(made)), *found])


def main() -> None:
    FILE.write_text("".join(f"{line(name, list(choices(name)))}\n" for name in GAMES))


if __name__ == "__main__":
    main()
