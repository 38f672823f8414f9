"""The command line: standoff play | simulate."""

import os
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import standoff
from standoff.bots import BOTS
from standoff.games import roles
from standoff.lab.simulate import Tally, interval, matches
from standoff.terminal.play import play_in_terminal
from standoff.texts import LANGUAGES, Texts


def locale_language() -> str:
    """The language of the environment, if we speak it."""
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return name[:2] if name[:2] in LANGUAGES else "en"


WORDS = Texts(locale_language())

app = typer.Typer(no_args_is_help=True, add_completion=False, help=WORDS.app("help"))


def _version(wanted: bool) -> None:
    if wanted:
        print(f"standoff {standoff.__version__}")
        raise typer.Exit


def _texts(language: str) -> Texts:
    try:
        return Texts(language)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _bot(name: str) -> str:
    if name not in BOTS:
        raise typer.BadParameter(f"There is no bot {name!r}. There are: {', '.join(BOTS)}.")
    return name


Players = Annotated[int, typer.Option(help=WORDS.app("help-players"))]
BotName = Annotated[str, typer.Option(help=WORDS.app("help-bot"), callback=_bot)]
Language = Annotated[str, typer.Option("--lang", help=WORDS.app("help-lang"))]


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="")
    ] = False,
) -> None:
    pass


@app.command(help=WORDS.app("help-play"))
def play(
    players: Players = 5,
    bot: BotName = "random",
    seed: Annotated[str | None, typer.Option(help=WORDS.app("help-seed"))] = None,
    name: Annotated[str | None, typer.Option(help=WORDS.app("help-name"))] = None,
    lang: Language = WORDS.language,
) -> None:
    texts = _texts(lang)
    try:
        match = standoff.new("bang", players=players, seed=seed)
    except standoff.SetupError as error:
        raise typer.BadParameter(str(error)) from None
    names = [texts.app("seat", number=seat + 1) for seat in range(players)]
    names[0] = name or names[0]
    bots = [BOTS[bot](f"{match.setup.seed}-{seat}") for seat in range(players)]
    play_in_terminal(match, names, bots, texts, Console())


@app.command(help=WORDS.app("help-simulate"))
def simulate(
    games: Annotated[int, typer.Option(min=1, help=WORDS.app("help-games"))] = 1000,
    players: Players = 5,
    bot: BotName = "random",
    seed: Annotated[int, typer.Option(help=WORDS.app("help-seed"))] = 0,
    lang: Language = WORDS.language,
) -> None:
    texts = _texts(lang)
    tally = Tally()
    started = time.perf_counter()
    try:
        for match in matches("bang", games, players, bot, seed):
            tally.add(match)
    except standoff.SetupError as error:
        raise typer.BadParameter(str(error)) from None
    seconds = time.perf_counter() - started

    table = Table(title=texts.app("wins-by-role"))
    for heading in ("role", "players", "wins", "share", "interval"):
        justify = "left" if heading == "role" else "right"
        table.add_column(texts.app(heading), justify=justify)  # type: ignore[arg-type]
    for role in roles.NAMES:
        dealt, won = tally.dealt[role], tally.won[role]
        if dealt:
            low, high = interval(won, dealt)
            share = f"{won / dealt:.1%}"
            table.add_row(texts.role(role), str(dealt), str(won), share, f"{low:.1%} – {high:.1%}")
    console = Console()
    console.print(table)
    turns = f"{tally.turns / games:.1f}"
    console.print(texts.app("simulated", games=games, turns=turns, rate=round(games / seconds)))
