"""How fast the environment is on one core, and what others do in the same run.

    python bench/env.py [--seconds 2] [--rounds 3]

Random play, processor time, turn and turn about. Ours: the card game and others by `Table`, without
and with observation and mask; then many tables by `Vector` and a PettingZoo environment. Theirs:
Hanabi of OpenSpiel and of PettingZoo, Uno of RLCard, each where it is installed; RLCard and Shimmy
(which PettingZoo's Hanabi needs) are in no extra of ours: `pip install rlcard shimmy`.

A step is one action. A decision of ours takes one or a few of them, so decisions are counted too.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

import standoff
from standoff.env import aec
from standoff.env.processes import Processes
from standoff.env.space import Space
from standoff.env.vector import Vector
from standoff.games import GAMES

TABLES = 64
EVERY_SET = GAMES["bang"].playable().sets[1:]
Steps = Iterator[int]
"""Plays on and on; gives 1 for a step that ends a decision and 0 for others."""


def table(space: Space, *, look: bool) -> Steps:
    """One match after another, with or without looking."""
    chance = Random(1)
    row = np.zeros(space.observer.size, np.uint8).data
    mask = np.zeros(space.actions.size, np.uint8).data
    match = 0
    while True:
        played = space.deal(match)
        match += 1
        while not played.over:
            if look:
                played.observe(played.seat, row)
                played.mask(played.seat, mask)
            legal = played.legal
            played.act(legal[int(chance.random() * len(legal))])
            yield 0 if played.chosen else 1


def vector(space: Space) -> Steps:
    """Observation, mask, rewards: all that is needed to learn, for many tables."""
    tables = Vector(space, TABLES)
    chance = np.random.default_rng(1)
    while True:
        masks = tables.buffers.masks
        tables.step((masks * chance.random(masks.shape, np.float32)).argmax(axis=1))
        for each in tables._dealt:
            yield 0 if each.chosen else 1


def zoo(env: Any) -> Steps:
    """A PettingZoo environment, with the observation and the mask that it hands out."""
    chance = Random(1)
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
            yield 1


def spiel(name: str, *, look: bool) -> Steps:
    """A game of OpenSpiel."""
    import pyspiel

    chance = Random(1)
    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            if look:
                player = state.current_player()
                state.observation_tensor(player)
                state.legal_actions_mask(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            yield 1


def uno() -> Steps:
    """RLCard hands out observation and legal actions with every step."""
    import rlcard

    chance = Random(1)
    env = rlcard.make("uno")
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            yield 1


class Pace:
    """What is played, and the processor time it took."""

    def __init__(self, name: str, start: Callable[[], Steps]) -> None:
        self.name = name
        self.steps = self.decisions = 0
        self.elapsed = 0.0
        self._steps = start()
        next(self._steps)

    def play(self, seconds: float) -> None:
        began = time.process_time()
        while time.process_time() - began < seconds:
            for _ in range(1000):
                self.decisions += next(self._steps)
            self.steps += 1000
        self.elapsed += time.process_time() - began


def rivals() -> list[Pace]:
    base = Space("bang", players=5)
    every = Space("bang", players=5, sets=EVERY_SET)
    dice, samurai = Space("dice", players=5), Space("samurai", players=5)
    found = [
        Pace("bang, raw", lambda: table(base, look=False)),
        Pace("bang, observation and mask", lambda: table(base, look=True)),
        Pace(f"bang, {TABLES} tables in a Vector", lambda: vector(base)),
        Pace("bang, every set, raw", lambda: table(every, look=False)),
        Pace("bang, every set, observation and mask", lambda: table(every, look=True)),
        Pace("dice, raw", lambda: table(dice, look=False)),
        Pace("dice, observation and mask", lambda: table(dice, look=True)),
        Pace("samurai, raw", lambda: table(samurai, look=False)),
        Pace("samurai, observation and mask", lambda: table(samurai, look=True)),
        Pace("bang for PettingZoo", lambda: zoo(aec.raw_env("bang"))),
    ]
    hanabi = "hanabi(players=5)"
    if find_spec("pyspiel"):
        found += [
            Pace("OpenSpiel hanabi, raw", lambda: spiel(hanabi, look=False)),
            Pace("OpenSpiel hanabi, observation and mask", lambda: spiel(hanabi, look=True)),
        ]
    if find_spec("rlcard"):
        found.append(Pace("RLCard uno", uno))
    if find_spec("pyspiel") and find_spec("shimmy"):
        from pettingzoo.classic import hanabi_v5

        found.append(Pace("PettingZoo hanabi", lambda: zoo(hanabi_v5.raw_env(players=5))))
    return found


def processes(workers: int, seconds: float) -> float:
    """Steps a second by the clock on the wall, with a step of all tables at a time."""
    with Processes(Space("bang", players=5), TABLES * workers, workers=workers) as tables:
        chance = np.random.default_rng(1)
        steps = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for part in tables.buffers:
                masks = part.masks
                part.actions[:] = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
            tables.step()
            steps += tables.tables
        return steps / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each, in all")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    print("compiled" if standoff.COMPILED else "interpreted", standoff.__version__)
    paces = rivals()
    for _ in range(wanted.rounds):
        for pace in paces:
            pace.play(wanted.seconds / wanted.rounds)
    print(f"{'':<42} {'steps/s':>9} {'decisions/s':>12}")
    for pace in paces:
        steps, decisions = pace.steps / pace.elapsed, pace.decisions / pace.elapsed
        print(f"{pace.name:<42} {steps:>9,.0f} {decisions:>12,.0f}")
    for workers in (1, 2):
        name = f"bang, processes: {workers} (by the wall clock)"
        print(f"{name:<42} {processes(workers, wanted.seconds):>9,.0f}")


if __name__ == "__main__":
    main()
