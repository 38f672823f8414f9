"""How far long work is."""

import sys
import time
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from standoff.texts import Texts

EVERY: Final = 30.0  # seconds between two lines about it, where there is no terminal


class Advance:
    """How far long work is, and how long it will take: as long a game as those of this run."""

    def __init__(self, games: int, texts: Texts) -> None:
        self._done = 0
        self._games = games
        self._texts = texts
        self._fresh = 0
        self._started = self._said = time.monotonic()
        console = Console(stderr=True)
        self._terminal = console.is_terminal
        self._progress = Progress(
            TextColumn(texts.app("playing")),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=console,
            disable=not self._terminal,
        )
        self._task = self._progress.add_task("", total=games, rate="")

    def __enter__(self) -> Self:
        self._started = self._said = time.monotonic()
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def one_more(self, fresh: bool = True) -> None:
        """A game is there; a fresh one was played just now."""
        self._done += 1
        self._fresh += fresh
        now = time.monotonic()
        rate = self._fresh / max(now - self._started, 1e-9)
        shown = self._texts.app("rate", number=f"{rate:.0f}")
        self._progress.update(self._task, completed=self._done, rate=shown)
        if rate and not self._terminal and now - self._said > EVERY:
            self._said = now
            minutes = f"{(self._games - self._done) / rate / 60:.1f}"
            self.say("lab-progress", done=self._done, games=self._games, minutes=minutes)

    def say(self, id: str, **args: int | str) -> None:
        print(self._texts.app(id, **args), file=sys.stderr, flush=True)
