"""The commands of the laboratory: standoff lab. What they need is loaded when they run."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

import standoff
from standoff.bots import best
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
    refused,
    sentences,
)
from standoff.cli_progress import Advance
from standoff.extras import needing
from standoff.lab.compare import Comparison, NoSide, Side
from standoff.lab.compare import compare as compared
from standoff.lab.report import verdicts
from standoff.lab.simulate import Plan, Played, witness
from standoff.texts import Texts

if TYPE_CHECKING:
    from standoff.lab.shelf import Shelf

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
        ray: Ray = None,
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
        shelf = _shelf(out, plans, texts)
        kept = sum(min(shelf.kept(number), games) for number in tables)
        advance = Advance(games * len(tables), texts)
        if kept:
            advance.say("lab-goes-on", number=kept, folder=str(out))
        with _keeping([shelf], out, texts), crew_of(workers, ray, texts) as crew, advance:
            for number in tables:
                there = shelf.kept(number)
                with closing(shelf.games(number, range(games), crew)) as played:
                    for at, each in enumerate(played):
                        findings.add(each)
                        advance.one_more(fresh=at >= there)
            page = out / PAGE
            page.write_text(Page(findings, plans, games, texts).html(), "utf-8")
        print(texts.app("lab-written", file=str(page)))

    @lab.command(help=words.app("help-lab-compare"))
    def compare(
        first: Annotated[str, typer.Argument(metavar="A", help=words.app("help-lab-side"))],
        second: Annotated[str, typer.Argument(metavar="B", help=words.app("help-lab-side"))],
        pairs: Annotated[int, typer.Option(min=2, help=words.app("help-lab-limit"))] = 5000,
        margin: Annotated[float, typer.Option(min=0.1, help=words.app("help-lab-margin"))] = 3.0,
        game: Game = "bang",
        players: Players = 5,
        bot: Bots = None,
        part: Sets = None,
        variant: Variants = None,
        workers: Workers = 1,
        ray: Ray = None,
        seed: Seed = 0,
        out: Annotated[
            Path | None, typer.Option(metavar="FOLDER", help=words.app("help-lab-keep"))
        ] = None,
        lang: Language = words.language,
    ) -> None:
        texts = Texts(lang, game)
        both = Side(tuple(part or ()), tuple(variant or ()), tuple(bot or ()))
        sides = (_side(first, texts), _side(second, texts))
        plans, duel = _plans(game, players, seed, both, sides, texts)
        _check(plans, texts)
        shelves = (
            {}
            if out is None
            else {
                plan: _shelf(out / name, [plan], texts)
                for plan, name in zip(plans, "ab", strict=True)
            }
        )
        advance = Advance(2 * pairs, texts)

        def play(plan: Plan, games: range) -> Iterator[Played]:
            shelf = shelves.get(plan)
            there = 0 if shelf is None else shelf.kept(players)
            source = (
                witness(plan, games, crew) if shelf is None else shelf.games(players, games, crew)
            )
            with closing(source) as played:
                for number, each in zip(games, played, strict=True):
                    advance.one_more(fresh=number >= there)
                    yield each

        comparison = Comparison(margin / 100, duel)
        with (
            _keeping(list(shelves.values()), out, texts),
            crew_of(workers, ray, texts) as crew,
            advance,
        ):
            *_, known = compared(plans, comparison, pairs, play)
        Console(highlight=False).print(verdicts(known, (first, second), texts))
        settled = all(each.settled for each in known)
        print(texts.app("lab-sure" if settled else "lab-unsure", pairs=comparison.pairs))
        print(texts.app("lab-looks"))


def _side(written: str, texts: Texts) -> Side:
    try:
        return Side.read(written)
    except NoSide:
        raise refused(texts, "lab-no-side", side=written) from None


def _plans(
    game: str, players: int, seed: int, both: Side, sides: tuple[Side, Side], texts: Texts
) -> tuple[tuple[Plan, Plan], tuple[str, str] | None]:
    """What either side plays; if bots are compared, they change seats in the second game."""
    bots = [bots_of(game, side.bots or both.bots or [best(game)], texts) for side in sides]
    first, second = (
        Plan(game, players, who, seed, both.variants + side.variants, both.sets + side.sets)
        for side, who in zip(sides, bots, strict=True)
    )
    if first == second:
        raise refused(texts, "lab-same-sides", side=", ".join(first.bots + first.sets))
    if first.bots == second.bots:
        return (first, second), None
    if first._replace(bots=()) != second._replace(bots=()) or len(bots[0]) > 1 or len(bots[1]) > 1:
        raise refused(texts, "lab-mixed-sides")
    one, other = bots[0][0], bots[1][0]
    return (first._replace(bots=(one, other)), first._replace(bots=(other, one))), (one, other)


def _check(plans: Sequence[Plan], texts: Texts) -> None:
    """What cannot be set up is refused before anything is played or written."""
    with sentences(texts):
        for plan in plans:
            standoff.new(plan.game, players=plan.players, sets=plan.sets, variants=plan.variants)


def _shelf(out: Path, plans: list[Plan], texts: Texts) -> "Shelf":
    """The folder of the games."""
    with needing("lab"):
        from standoff.lab.shelf import OtherGames, Shelf

    _check(plans, texts)
    try:
        return Shelf(out, plans)
    except OtherGames:
        raise refused(texts, "lab-other-games", folder=str(out)) from None
    except OSError as error:
        raise _unwritable(out, error, texts) from None


@contextmanager
def _keeping(shelves: "list[Shelf]", out: Path | None, texts: Texts) -> Iterator[None]:
    """While there is playing: who interrupts it is told what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            number = sum(shelf.total() for shelf in shelves)
            print(texts.app("lab-kept", number=number, folder=str(out)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:
        raise _unwritable(out or Path(), error, texts) from None


def _unwritable(out: Path, error: OSError, texts: Texts) -> typer.BadParameter:
    return refused(texts, "unwritable", file=str(out), reason=error.strerror or str(error))
