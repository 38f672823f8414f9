"""A screen for tests: lines typed beforehand, and all that was printed as plain text."""

from collections.abc import Iterable
from io import StringIO

from rich.console import Console

from standoff.terminal.screen import Screen
from standoff.texts import Texts

NAMES = ("Ana", "Bruno", "Carla", "Dino", "Elsa", "Fito", "Gina")


class Typed(Screen):
    """Reads the given lines, then the end of the input."""

    def __init__(self, lines: Iterable[str] = (), language: str = "en", width: int = 80) -> None:
        self._printed = StringIO()
        self._lines = iter(lines)
        super().__init__(Texts(language), NAMES, Console(file=self._printed, width=width))

    def read(self, style: str = "") -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def printed(self) -> str:
        return self._printed.getvalue()

    @property
    def flat(self) -> str:
        """What was printed, in one line."""
        return " ".join(self.printed.split())
