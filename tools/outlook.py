"""Fit what a position promises to each side (bots/outlook.py) to games between seasoned bots.

python -m tools.outlook --game dice --players 5 --games 4000

Every game is looked at as each of its turns begins. A fifth of the games is kept apart, to see how
far the chances can be trusted; the weights it prints are those for the bots.
"""

import argparse
from textwrap import fill
from typing import Any

import numpy as np

import standoff
from standoff.bots import BOTS, View
from standoff.bots.chances import ROLES, side
from standoff.bots.playing import OUTLOOKS, SEASONED
from standoff.kernel.match import Match

Array = np.ndarray[Any, np.dtype[Any]]

RIDGE = 1.0
"""How strongly weights are drawn to 0."""

STEPS = 12
"""Of Newton's method: it is there in six or so."""

APART = 5
"""One game of so many is kept apart."""


def played(game: str, players: int, number: int) -> tuple[list[list[float]], str]:
    """The features at the beginning of every turn of that game, and the side that won."""
    outlook, seed = OUTLOOKS[game], f"fit-{number}"
    match = standoff.new(game, players=players, seed=seed, auto=True, checkpoints=False)
    bot = SEASONED[game](seed)
    views = [View(match, seat) for seat in range(players)]
    found: list[list[float]] = []
    turn = 0
    while not match.over:
        if outlook.turn(match.game) != turn:
            turn = outlook.turn(match.game)
            bot.beliefs.note(views[match.asked].look)
            found.append(outlook.looked_at(match.game, bot.beliefs))
        match.choose(bot.place(views[match.asked]))
    return found, winner(match)


def winner(match: Match) -> str:
    won = side(match.game.winners, match.game.roles())
    assert won is not None
    return won


def fitted(features: Array, won: Array, sides: int) -> Array:
    """Weights for each side but the first, by Newton's method on the penalised likelihood."""
    number = features.shape[1]
    weights = np.zeros((number, sides - 1))
    hits = np.eye(sides)[won][:, 1:]
    for _ in range(STEPS):
        chances = told(features, weights)[:, 1:]
        slope = features.T @ (hits - chances) - RIDGE * weights
        bend = np.zeros((sides - 1, number, sides - 1, number))
        for one in range(sides - 1):
            for other in range(sides - 1):
                share = chances[:, one] * ((one == other) - chances[:, other])
                bend[one, :, other, :] = features.T @ (features * share[:, None])
        square = bend.reshape(number * (sides - 1), -1)
        square += RIDGE * np.eye(len(square))
        weights += np.linalg.solve(square, slope.T.ravel()).reshape(sides - 1, number).T
    return weights


def told(features: Array, weights: Array) -> Array:
    """The chance of each side in every position."""
    scores = np.concatenate([np.zeros((len(features), 1)), features @ weights], axis=1)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Array = odds / odds.sum(axis=1, keepdims=True)
    return chances


def losses(chances: Array, won: Array) -> str:
    """Mean of the logarithm of what the winner was given, and of squares."""
    given = chances[np.arange(len(won)), won]
    square = ((chances - np.eye(chances.shape[1])[won]) ** 2).sum(axis=1).mean()
    return f"{-np.log(given).mean():.3f}, {square:.3f}"


def block(players: int, weights: Array) -> str:
    """The weights as they stand in the bots' weights.py."""
    lines = [f"    {players}: ("]
    for side_weights in weights.T:
        numbers = ", ".join(f"{each:.3f}" for each in side_weights)
        indent = " " * 12
        lines += [
            "        (",
            fill(numbers, 99, initial_indent=indent, subsequent_indent=indent) + ",",
            "        ),",
        ]
    return "\n".join([*lines, "    ),"])


def report(players: int, games: list[tuple[list[list[float]], str]]) -> None:
    """How well it foretells games that were kept apart, and the weights from all."""
    sides = sorted({won for _, won in games}, key=ROLES.index)
    apart = np.array([g % APART == 0 for g, (found, _) in enumerate(games) for _ in found])
    features = np.array([each for found, _ in games for each in found])
    won = np.array([sides.index(name) for found, name in games for _ in found])
    first = fitted(features[~apart], won[~apart], len(sides))
    shares = np.bincount(won[~apart], minlength=len(sides)) / (~apart).sum()
    always = np.tile(shares, (apart.sum(), 1))
    print(f"{len(won)} positions, sides {sides}; mean log and square loss where kept apart:")
    print(f"fitted {losses(told(features[apart], first), won[apart])}, ", end="")
    print(f"always the same {losses(always, won[apart])}")
    print(block(players, fitted(features, won, len(sides))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(BOTS), default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=4000)
    options = parser.parse_args()
    games = [played(options.game, options.players, each) for each in range(options.games)]
    report(options.players, games)


if __name__ == "__main__":
    main()
