"""A judgement of an option: how good it is, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from standoff.bots.beliefs import Odds
from standoff.games import roles
from standoff.kernel.text import Text


class Judgement(NamedTuple):
    value: float
    why: Text
    stage: int = 0
    """What is good is done in the order of stages, the highest first."""


def reason(id: str, **args: int | str | None) -> Text:
    """Why, as a text id with arguments."""
    return Text(f"bot-{id}", {name: value for name, value in args.items() if value is not None})


def suspicion(odds: Odds, seat: int, names: Sequence[str] = roles.NAMES) -> dict[str, int | str]:
    """Whom a reason is about, what they are taken for, and how surely (in per cent)."""
    sure = max(odds[seat])
    role = odds[seat].index(sure)
    return {"target": seat, "role": names[role], "number": round(100 * sure)}
