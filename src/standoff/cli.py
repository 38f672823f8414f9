"""The command line: standoff play | simulate | replay | cards | lab | serve | bot | admin."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import standoff
from standoff import cli_admin, cli_lab
from standoff.bots import BOTS, best
from standoff.cli_options import (
    Bots,
    Game,
    Games,
    Language,
    Players,
    Ray,
    Seed,
    Sets,
    Variants,
    Workers,
    bots_of,
    crew_of,
    one_of,
    refused,
    sentences,
)
from standoff.cli_progress import Advance
from standoff.cli_server import add_commands
from standoff.extras import WORDS
from standoff.games import GAMES
from standoff.kernel.record import Record, decode
from standoff.lab.report import report
from standoff.lab.results import FORMATS, PolarsMissing, UnknownFormat, Writer, written
from standoff.lab.simulate import Plan
from standoff.lab.simulate import simulate as simulated
from standoff.lab.tally import Tally
from standoff.terminal.catalogue import catalogue
from standoff.terminal.play import Evening
from standoff.terminal.replay import Replay, print_log, step_through
from standoff.terminal.screen import Screen
from standoff.texts import Texts

ALL = "all"


app = typer.Typer(no_args_is_help=True, add_completion=False, help=WORDS.app("help"))


def _record(path: Path, texts: Texts) -> Record:
    """Read a record, and play it through to see that it fits."""
    try:
        record = decode(path.read_bytes(), Record)
        standoff.replay(record)
    except OSError as error:
        reason = error.strerror or str(error)
        raise refused(texts, "unreadable", file=str(path), reason=reason) from None
    except standoff.StandoffError as error:
        raise refused(texts, "no-record", file=str(path), reason=str(error)) from None
    return record


def _version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if standoff.COMPILED else "interpreted"
        print(WORDS.app("version", version=standoff.__version__, engine=engine))
        raise typer.Exit


def _names(players: int, texts: Texts) -> list[str]:
    return [texts.app("seat", number=seat + 1) for seat in range(players)]


def _typed_by_a_person() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _console() -> Console:
    return Console(highlight=False)


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=WORDS.app("help-version")),
    ] = False,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # ♥ where there is none


@app.command(help=WORDS.app("help-play"))
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help=WORDS.app("help-terminal"))] = False,
    game: Game = "bang",
    players: Players = 5,
    bot: Bots = None,
    seed: Annotated[str | None, typer.Option(help=WORDS.app("help-seed"))] = None,
    name: Annotated[str | None, typer.Option(help=WORDS.app("help-name"))] = None,
    part: Sets = None,
    variant: Variants = None,
    explain: Annotated[bool, typer.Option("--explain", help=WORDS.app("help-explain"))] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=WORDS.app("help-resume"))
    ] = None,
    lang: Language = WORDS.language,
) -> None:
    if resume is None:
        with sentences(Texts(lang, game)):
            match = standoff.new(
                game, players=players, sets=part or (), variants=variant or (), seed=seed
            )
    else:
        match = standoff.replay(_record(resume, Texts(lang)))
    setup = match.setup
    texts = Texts(lang, setup.game)
    names = _names(setup.players, texts)
    names[0] = name or names[0]
    seated = bots_of(setup.game, bot or [best(setup.game)], texts)
    bots = [
        BOTS[setup.game][seated[(seat - 1) % len(seated)]](f"{setup.seed}-{seat}")
        for seat in range(setup.players)
    ]
    Evening(match, bots, Screen(texts, names, _console()), explain=explain).run()


@app.command(help=WORDS.app("help-simulate"))
def simulate(
    games: Games = 1000,
    game: Game = "bang",
    players: Players = 5,
    bot: Bots = None,
    part: Sets = None,
    variant: Variants = None,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Seed = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS.app("help-out"))] = None,
    lang: Language = WORDS.language,
) -> None:
    texts = Texts(lang, game)
    with sentences(texts):
        standoff.new(game, players=players, sets=part or (), variants=variant or ())
    bots = bots_of(game, bot or [best(game)], texts)
    plan = Plan(game, players, bots, seed, tuple(variant or ()), tuple(part or ()))
    tally = Tally()
    with (
        nullcontext() if out is None else _results(out, texts) as results,
        crew_of(workers, ray, texts) as crew,
        Advance(games, texts) as advance,
    ):
        started = time.perf_counter()
        for rows in simulated(plan, games, crew):
            tally.add(rows)
            if results is not None:
                results.add(rows)
            advance.one_more()
        seconds = time.perf_counter() - started
    _console().print(report(tally, texts, GAMES[game].catalog().roles, seconds))


@contextmanager
def _results(path: Path, texts: Texts) -> Iterator[Writer]:
    try:
        with written(path) as writer:
            yield writer
    except UnknownFormat:
        endings = ", ".join(FORMATS)
        raise refused(texts, "unknown-format", file=str(path), endings=endings) from None
    except PolarsMissing:
        raise refused(texts, "no-extra", extra="lab", package="polars") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise refused(texts, "unwritable", file=str(path), reason=reason) from None


@app.command(help=WORDS.app("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=WORDS.app("help-file"))],
    seat: Annotated[str, typer.Option(help=WORDS.app("help-view"))] = ALL,
    whole: Annotated[bool, typer.Option("--print", help=WORDS.app("help-print"))] = False,
    lang: Language = WORDS.language,
) -> None:
    record = _record(file, Texts(lang))
    texts = Texts(lang, record.setup.game)
    players = record.setup.players
    one_of([*map(str, range(1, players + 1)), ALL], "no-seat", seat, texts)
    film = Replay(record, None if seat == ALL else int(seat) - 1)
    screen = Screen(texts, _names(players, texts), _console())
    if whole or not _typed_by_a_person():
        print_log(film, screen)
    else:
        step_through(film, screen)


@app.command(help=WORDS.app("help-list"))
def cards(
    word: Annotated[str, typer.Argument(help=WORDS.app("help-word"))] = "",
    game: Game = "bang",
    part: Annotated[str | None, typer.Option("--set", help=WORDS.app("help-set"))] = None,
    lang: Language = WORDS.language,
) -> None:
    texts = Texts(lang, game)
    sets = GAMES[game].catalog().sets
    if part is not None:
        one_of([each.id for each in sets], "no-set", part, texts)
    tables = catalogue([each for each in sets if part in (None, each.id)], texts, word)
    if not tables and not word:
        _console().print(texts.app("rules-only"))
    elif not tables:
        raise refused(texts, "no-cards", word=word)
    for table in tables:
        _console().print(table)


add_commands(app, WORDS)
cli_admin.add_commands(app, WORDS)
cli_lab.add_commands(app, WORDS)
