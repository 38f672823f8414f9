"""Questions about a moment that are asked again and again, and worked out once."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast


class Moment(Protocol):
    """Something that does not change, and remembers what was found out about it."""

    answers: dict[Hashable, Any]


M = TypeVar("M", bound=Moment)
P = ParamSpec("P")
R = TypeVar("R")


def once(question: Callable[Concatenate[M, P], R]) -> Callable[Concatenate[M, P], R]:
    """Remember the answer, for each set of arguments."""

    @wraps(question)
    def answer(moment: M, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (question, *args)
        if key not in moment.answers:
            moment.answers[key] = question(moment, *args, **kwargs)
        return cast(R, moment.answers[key])

    return answer
