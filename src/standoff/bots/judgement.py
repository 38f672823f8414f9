"""A judgement of an option: how good it is, and why."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from standoff.bots.beliefs import Odds
from standoff.games import roles
from standoff.kernel.choice import NONE
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text


@mypyc_attr(acyclic=True)
class Judgement:
    """How good an option is, and why in numbers: the words are made for the one that is chosen.

    What is good is done in the order of stages, the highest first. A reason that `suspects` is
    about what its target is taken for.
    """

    __slots__ = ("card", "kind", "number", "pick", "stage", "suspects", "target", "value", "why")

    def __init__(
        self,
        value: float,
        why: str,
        stage: int = 0,
        *,
        card: int = NONE,
        kind: int = NONE,
        target: int = NONE,
        pick: int = NONE,
        number: int = NONE,
        suspects: bool = False,
    ) -> None:
        self.value = value
        self.why = why
        self.stage = stage
        self.card = card
        self.kind = kind
        self.target = target
        self.pick = pick
        self.number = number
        self.suspects = suspects

    def at(self, value: float) -> "Judgement":
        """The same for another value."""
        twin = Judgement(value, self.why, self.stage)
        twin.card = self.card
        twin.kind = self.kind
        twin.target = self.target
        twin.pick = self.pick
        twin.number = self.number
        twin.suspects = self.suspects
        return twin

    def better_than(self, other: "Judgement") -> bool:
        """Whether it is preferred to another: the good first, by their stages."""
        if (self.value > 0) != (other.value > 0):
            return self.value > 0
        if self.value > 0 and self.stage != other.stage:
            return self.stage > other.stage
        return self.value > other.value


def about(value: float, why: str, seat: int, stage: int = 0) -> Judgement:
    """A judgement for what that player is taken for."""
    return Judgement(value, why, stage, target=seat, suspects=True)


def best(judged: list[Judgement], rng: Rng) -> int:
    """The place of the best one; chance decides between equals."""
    equal: list[int] = []
    for place, each in enumerate(judged):
        if equal and judged[equal[0]].better_than(each):
            continue
        if equal and each.better_than(judged[equal[0]]):
            equal = []
        equal.append(place)
    return equal[rng.below(len(equal))]


def reason(
    judged: Judgement,
    odds: Odds,
    cards: Sequence[str] = (),
    kinds: Sequence[str] = (),
    names: Sequence[str] = roles.NAMES,
) -> Text:
    """Why, as a text id with arguments: what cards, kinds and roles are called is given."""
    args: dict[str, int | str] = {}
    if judged.target != NONE:
        args["target"] = judged.target
    if judged.suspects:
        sure = max(odds[judged.target])
        args["role"] = names[odds[judged.target].index(sure)]
        args["number"] = round(100 * sure)
    if judged.card != NONE:
        args["card"] = cards[judged.card]
    if judged.kind != NONE:
        args["kind"] = kinds[judged.kind]
    if judged.pick != NONE:
        args["pick"] = cards[judged.pick]
    if judged.number != NONE:
        args["number"] = judged.number
    return Text(f"bot-{judged.why}", args)
