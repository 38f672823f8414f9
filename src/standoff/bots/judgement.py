"""A judgement of an option: how good it is, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from standoff.bots.beliefs import Odds
from standoff.games import roles
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text


class Judgement(NamedTuple):
    value: float
    why: Text
    stage: int = 0
    """What is good is done in the order of stages, the highest first."""

    @property
    def rank(self) -> tuple[bool, int, float]:
        """By what it is preferred to others."""
        good = self.value > 0
        return good, self.stage if good else 0, self.value


def best(judged: Sequence[Judgement], rng: Rng) -> int:
    """The place of the best one; chance decides between equals."""
    most = max(each.rank for each in judged)
    equal = [place for place, each in enumerate(judged) if each.rank == most]
    return equal[rng.below(len(equal))]


def reason(id: str, **args: int | str | None) -> Text:
    """Why, as a text id with arguments."""
    return Text(f"bot-{id}", {name: value for name, value in args.items() if value is not None})


def suspicion(odds: Odds, seat: int, names: Sequence[str] = roles.NAMES) -> dict[str, int | str]:
    """Whom a reason is about, what they are taken for, and how surely (in per cent)."""
    sure = max(odds[seat])
    role = odds[seat].index(sure)
    return {"target": seat, "role": names[role], "number": round(100 * sure)}
