"""The command line: standoff play | simulate | replay | cards | serve | bot."""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import standoff
from standoff import cli_admin
from standoff.bots import BOTS, best
from standoff.cli_server import add_commands, names_of_bots
from standoff.extras import WORDS
from standoff.games import GAMES
from standoff.kernel.record import Record, decode
from standoff.lab.report import report
from standoff.lab.results import FORMATS, PolarsMissing, UnknownFormat, Writer, written
from standoff.lab.simulate import Plan, Row
from standoff.lab.simulate import simulate as simulated
from standoff.lab.tally import Tally
from standoff.terminal.catalogue import catalogue
from standoff.terminal.play import Evening
from standoff.terminal.replay import Replay, print_log, step_through
from standoff.terminal.screen import Screen
from standoff.texts import LANGUAGES, Texts

ALL = "all"


app = typer.Typer(no_args_is_help=True, add_completion=False, help=WORDS.app("help"))


# Arguments that are wrong get a sentence and exit code 2.


def _refused(texts: Texts, id: str, **args: str) -> typer.BadParameter:
    return typer.BadParameter(texts.app(id, **args))


def _one_of(names: Iterable[str], id: str, name: str, texts: Texts = WORDS) -> str:
    if name not in names:
        raise _refused(texts, id, name=name, names=", ".join(names))
    return name


def _language(name: str) -> str:
    return _one_of(LANGUAGES, "no-language", name)


def _game(name: str) -> str:
    return _one_of(GAMES, "no-game", name)


def _bots(game: str, names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    return tuple(_one_of(BOTS[game], "no-bot", name, texts) for name in names)


@contextmanager
def _sentences(texts: Texts) -> Iterator[None]:
    """What the engine refuses, it refuses in a sentence, in the reader's language where it can."""
    try:
        yield
    except standoff.SetupError as error:
        raise typer.BadParameter(texts.refusal(error.text) if error.text else str(error)) from None
    except standoff.StandoffError as error:
        raise typer.BadParameter(str(error)) from None


def _record(path: Path, texts: Texts) -> Record:
    """Read a record, and play it through to see that it fits."""
    try:
        record = decode(path.read_bytes(), Record)
        standoff.replay(record)
    except OSError as error:
        reason = error.strerror or str(error)
        raise _refused(texts, "unreadable", file=str(path), reason=reason) from None
    except standoff.StandoffError as error:
        raise _refused(texts, "no-record", file=str(path), reason=str(error)) from None
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


PLAYABLE = {game: rules.playable() for game, rules in GAMES.items()}
VARIANTS = ", ".join(name for each in PLAYABLE.values() for name in each.variants)
SETS = ", ".join(name for each in PLAYABLE.values() for name in each.sets[1:])

Game = Annotated[
    str, typer.Option(help=WORDS.app("help-game", names=", ".join(GAMES)), callback=_game)
]
Players = Annotated[int, typer.Option(help=WORDS.app("help-players"))]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", help=WORDS.app("help-bot", names=names_of_bots())),
]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", help=WORDS.app("help-variant", names=VARIANTS))
]
Sets = Annotated[list[str] | None, typer.Option("--set", help=WORDS.app("help-sets", names=SETS))]
Language = Annotated[str, typer.Option("--lang", help=WORDS.app("help-lang"), callback=_language)]


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
        with _sentences(Texts(lang, game)):
            match = standoff.new(
                game, players=players, sets=part or (), variants=variant or (), seed=seed
            )
    else:
        match = standoff.replay(_record(resume, Texts(lang)))
    setup = match.setup
    texts = Texts(lang, setup.game)
    names = _names(setup.players, texts)
    names[0] = name or names[0]
    seated = _bots(setup.game, bot or [best(setup.game)], texts)
    bots = [
        BOTS[setup.game][seated[seat % len(seated)]](f"{setup.seed}-{seat}")
        for seat in range(setup.players)
    ]
    Evening(match, bots, Screen(texts, names, _console()), explain=explain).run()


@app.command(help=WORDS.app("help-simulate"))
def simulate(
    games: Annotated[int, typer.Option(min=1, help=WORDS.app("help-games"))] = 1000,
    game: Game = "bang",
    players: Players = 5,
    bot: Bots = None,
    part: Sets = None,
    variant: Variants = None,
    workers: Annotated[int, typer.Option(min=1, help=WORDS.app("help-workers"))] = 1,
    seed: Annotated[int, typer.Option(help=WORDS.app("help-seed"))] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS.app("help-out"))] = None,
    lang: Language = WORDS.language,
) -> None:
    texts = Texts(lang, game)
    with _sentences(texts):
        standoff.new(game, players=players, sets=part or (), variants=variant or ())
    bots = _bots(game, bot or [best(game)], texts)
    plan = Plan(game, players, bots, seed, tuple(variant or ()), tuple(part or ()))
    tally = Tally()
    started = time.perf_counter()
    with nullcontext() if out is None else _results(out, texts) as results:
        for rows in _with_progress(simulated(plan, games, workers), games, texts):
            tally.add(rows)
            if results is not None:
                results.add(rows)
        seconds = time.perf_counter() - started
    _console().print(report(tally, texts, GAMES[game].catalog().roles, seconds))


@contextmanager
def _results(path: Path, texts: Texts) -> Iterator[Writer]:
    try:
        with written(path) as writer:
            yield writer
    except UnknownFormat:
        endings = ", ".join(FORMATS)
        raise _refused(texts, "unknown-format", file=str(path), endings=endings) from None
    except PolarsMissing:
        raise _refused(texts, "no-extra", extra="lab", package="polars") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise _refused(texts, "unwritable", file=str(path), reason=reason) from None


def _with_progress(played: Iterable[list[Row]], games: int, texts: Texts) -> Iterator[list[Row]]:
    """Pass the games on; on a terminal, show how far it is."""
    console = Console(stderr=True)
    columns = (
        TextColumn(texts.app("playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    started = time.perf_counter()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games, rate="")
        for done, rows in enumerate(played, 1):
            yield rows
            rate = f"{done / (time.perf_counter() - started):.0f}"
            progress.update(task, completed=done, rate=texts.app("rate", number=rate))


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
    _one_of([*map(str, range(1, players + 1)), ALL], "no-seat", seat, texts)
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
        _one_of([each.id for each in sets], "no-set", part, texts)
    tables = catalogue([each for each in sets if part in (None, each.id)], texts, word)
    if not tables:
        raise _refused(texts, "no-cards", word=word)
    for table in tables:
        _console().print(table)


add_commands(app, WORDS)
cli_admin.add_commands(app, WORDS)
