"""A small network learns to play one seat against bots, by PPO, on a CPU in a few minutes.

    pip install "standoff[train]"
    python examples/ppo.py --game bang --players 5 --bot random --minutes 4

docs/research.md walks through it. Everything is seeded; on one machine the same call gives the same
matches for as long as the network's arithmetic does.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from standoff.env.company import around
from standoff.env.evaluate import evaluate, uniform
from standoff.env.space import Space
from standoff.env.vector import Buffers, Vector
from standoff.lab.tally import interval

TABLES, ROLLOUT = 64, 64
EPOCHS, BATCH = 3, 1024
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01  # the reward comes at the end: nothing is discounted
RATE = 1e-3


class Player(nn.Module):
    """Observation in, a score for every action and the expected reward out."""

    def __init__(self, space: Space, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(space.observer.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.action = nn.Linear(width, space.actions.size)
        self.value = nn.Linear(width, 1)

    def forward(self, seen, mask):
        hidden = self.body(torch.log1p(seen.float()))  # counts, most of them small
        scores = self.action(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(hidden).squeeze(-1)

    @torch.no_grad()
    def act(self, buffers: Buffers):
        policy, _ = self(torch.from_numpy(buffers.observations), torch.from_numpy(buffers.masks))
        return policy.sample().numpy()


def collect(player: Player, vector: Vector, seat: int):
    """Play on at all tables for a while; gives what was seen, done and gained."""
    seen, masks, actions, logs, values, rewards, ends = [], [], [], [], [], [], []
    buffers = vector.buffers
    with torch.no_grad():
        for _ in range(ROLLOUT):
            seen.append(torch.from_numpy(buffers.observations.copy()))
            masks.append(torch.from_numpy(buffers.masks.copy()))
            policy, value = player(seen[-1], masks[-1])
            actions.append(policy.sample())
            logs.append(policy.log_prob(actions[-1]))
            values.append(value)
            vector.step(actions[-1].numpy())
            rewards.append(torch.from_numpy(buffers.rewards[:, seat].copy()))
            ends.append(torch.from_numpy(buffers.ended.copy()))
        _, last = player(torch.from_numpy(buffers.observations), torch.from_numpy(buffers.masks))
    advantages, running = [], torch.zeros(vector.tables)
    for step in reversed(range(ROLLOUT)):
        goes_on = (~ends[step]).float()
        surprise = rewards[step] + last * goes_on - values[step]
        running = surprise + LAMBDA * goes_on * running
        advantages.insert(0, running)
        last = values[step]
    gained = torch.stack(advantages)
    rows = (seen, masks, actions, logs)
    return [*map(torch.cat, rows), gained.flatten(), (gained + torch.stack(values)).flatten()]


def improve(player: Player, optimiser, rows) -> None:
    """A few passes over what was collected."""
    seen, masks, actions, logs, gained, returns = rows
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(actions)).split(BATCH):
            policy, value = player(seen[batch], masks[batch])
            ratio = (policy.log_prob(actions[batch]) - logs[batch]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.min(ratio * gained[batch], clipped * gained[batch]).mean()
            wrong = (value - returns[batch]).pow(2).mean()
            loss = 0.5 * wrong - better - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def report(name: str, counted: dict[str, tuple[int, int]]) -> None:
    games, won = (sum(column) for column in zip(*counted.values(), strict=True))
    for role, (of, wins) in {**counted, "all": (games, won)}.items():
        low, high = interval(wins, of)
        print(f"{name:<8} {role:<10} {wins / of:6.1%} ({low:.1%} – {high:.1%}) of {of}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bang")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--games", type=int, default=2000, help="to evaluate with")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)  # such a small network gains nothing by more
    space = Space(wanted.game, players=wanted.players)
    bots = around(wanted.players, 0, [wanted.bot])
    vector = Vector(space, TABLES, bots=bots, seed=f"training-{wanted.seed}")
    player = Player(space)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    began, steps, recent = time.perf_counter(), 0, []
    while (passed := time.perf_counter() - began) < wanted.minutes * 60:
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - passed / (wanted.minutes * 60))
        rows = collect(player, vector, 0)
        improve(player, optimiser, rows)
        steps += TABLES * ROLLOUT
        recent = [*recent[-9:], float(rows[-1].mean())]
        if steps // (TABLES * ROLLOUT) % 20 == 0:
            print(f"{passed:5.0f} s {steps:9,} steps, expected reward {np.mean(recent):+.2f}")
    print(space.edition)
    report("learned", evaluate(space, player.act, [wanted.bot], wanted.games))
    report("random", evaluate(space, uniform(1), [wanted.bot], wanted.games))


if __name__ == "__main__":
    main()
