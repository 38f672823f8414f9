"""Questions about a moment that are asked again and again, and worked out once."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Protocol, TypeVar, TypeVarTuple, cast


class Moment(Protocol):
    """Something that does not change, and remembers what was found out about it."""

    answers: dict[Hashable, Any]


M = TypeVar("M", bound=Moment)
R = TypeVar("R")
A = TypeVarTuple("A")


def once(question: Callable[[M, *A], R]) -> Callable[[M, *A], R]:
    """Remember the answer, whatever it was asked about."""

    @wraps(question)
    def answer(moment: M, *about: *A) -> R:
        key = (question, *about)
        if key not in moment.answers:
            moment.answers[key] = question(moment, *about)
        return cast(R, moment.answers[key])

    return answer
