"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Any

from standoff.kernel.decision import Decision


class Bot(ABC):
    """A player in code: it gets what its seat may know and the open question, and picks an option.

    >>> class First(Bot):
    ...     def choose(self, view, decision):
    ...         return decision.options[0].key
    """

    @abstractmethod
    def choose(self, view: Any, decision: Decision) -> str:
        """The key of one of the decision's options."""


class BlindBot(Bot):
    """A bot that picks by number without looking; a simulation spares itself what it would see."""

    @abstractmethod
    def pick(self, options: int) -> int:
        """The number of an option, given how many there are."""

    def choose(self, view: Any, decision: Decision) -> str:
        return decision.options[self.pick(len(decision.options))].key
