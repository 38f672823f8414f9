"""The commands of the laboratory: standoff lab. What they need is loaded when they run."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import standoff
from standoff.bots import best
from standoff.cli_options import (
    Bots,
    Game,
    Games,
    Language,
    Seed,
    Sets,
    Variants,
    Workers,
    bots_of,
    refused,
    sentences,
)
from standoff.extras import needing
from standoff.lab.simulate import Plan
from standoff.texts import Texts

if TYPE_CHECKING:
    from standoff.lab.shelf import Shelf

EVERY: Final = 30.0  # seconds between two lines about how far it is, where there is no terminal
INTERRUPTED: Final = 130
PAGE: Final = "report.html"


def add_commands(app: typer.Typer, words: Texts) -> None:
    """Add them to the command line, with help in its language."""
    lab = typer.Typer(no_args_is_help=True, help=words.app("help-lab"))
    app.add_typer(lab, name="lab")

    @lab.command(help=words.app("help-lab-report"))
    def report(
        games: Games = 1000,
        game: Game = "bang",
        players: Annotated[
            list[int] | None, typer.Option(help=words.app("help-lab-players"))
        ] = None,
        bot: Bots = None,
        part: Sets = None,
        variant: Variants = None,
        workers: Workers = 1,
        seed: Seed = 0,
        out: Annotated[Path, typer.Option(metavar="FOLDER", help=words.app("help-lab-out"))] = Path(
            "report"
        ),
        lang: Language = words.language,
    ) -> None:
        with needing("lab"):
            from standoff.lab.findings import Findings
            from standoff.lab.page import Page

        texts = Texts(lang, game)
        bots = bots_of(game, bot or [best(game)], texts)
        tables = sorted(players or [5])
        if len(set(tables)) < len(tables):
            twice = next(number for number in tables if tables.count(number) > 1)
            raise refused(texts, "lab-said-twice", players=twice)
        sets, variants = tuple(part or ()), tuple(variant or ())
        plans = [Plan(game, number, bots, seed, variants, sets) for number in tables]
        findings = Findings()
        with _shelf(out, plans, texts) as shelf:
            kept = {number: min(shelf.kept(number), games) for number in tables}
            advance = Advance(games * len(tables), sum(kept.values()), texts)
            if advance.done:
                advance.say("lab-goes-on", number=advance.done, folder=str(out))
            with advance:
                for number in tables:
                    played = shelf.games(number, games, workers)
                    for at, each in enumerate(played):
                        findings.add(each)
                        if at >= kept[number]:
                            advance.one_more()
            page = out / PAGE
            page.write_text(Page(findings, plans, games, texts).html(), "utf-8")
        print(texts.app("lab-written", file=str(page)))


@contextmanager
def _shelf(out: Path, plans: list[Plan], texts: Texts) -> "Iterator[Shelf]":
    """The folder of the games; what stands in the way is said, and what is kept when all ends."""
    with needing("lab"):
        from standoff.lab.shelf import OtherGames, Shelf

    with sentences(texts):
        for plan in plans:
            standoff.new(plan.game, players=plan.players, sets=plan.sets, variants=plan.variants)
    try:
        shelf = Shelf(out, plans)
        yield shelf
    except OtherGames:
        raise refused(texts, "lab-other-games", folder=str(out)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise refused(texts, "unwritable", file=str(out), reason=reason) from None
    except KeyboardInterrupt:
        number = sum(shelf.kept(plan.players) for plan in plans)
        print(texts.app("lab-kept", number=number, folder=str(out)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


class Advance:
    """How far long work is, and how long it will take: as long a game as those of this run."""

    def __init__(self, games: int, done: int, texts: Texts) -> None:
        self.done = done
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
        self._task = self._progress.add_task("", total=games, completed=done, rate="")

    def __enter__(self) -> None:
        self._started = self._said = time.monotonic()
        self._progress.start()

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def one_more(self) -> None:
        self.done += 1
        self._fresh += 1
        now = time.monotonic()
        rate = self._fresh / max(now - self._started, 1e-9)
        shown = self._texts.app("rate", number=f"{rate:.0f}")
        self._progress.update(self._task, completed=self.done, rate=shown)
        if not self._terminal and now - self._said > EVERY:
            self._said = now
            minutes = f"{(self._games - self.done) / rate / 60:.1f}"
            self.say("lab-progress", done=self.done, games=self._games, minutes=minutes)

    def say(self, id: str, **args: int | str) -> None:
        print(self._texts.app(id, **args), file=sys.stderr, flush=True)
