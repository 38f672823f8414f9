"""Options that several commands have. What is wrong with one gets a sentence and exit code 2."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Annotated

import typer

import standoff
from standoff.bots import BOTS
from standoff.cli_server import names_of_bots
from standoff.extras import WORDS, needing
from standoff.games import GAMES
from standoff.lab.cluster import NoCluster, cluster
from standoff.lab.crew import Crew, processes
from standoff.lab.simulate import OtherRules
from standoff.texts import LANGUAGES, Texts


def refused(texts: Texts, id: str, **args: int | str) -> typer.BadParameter:
    return typer.BadParameter(texts.app(id, **args))


def one_of(names: Iterable[str], id: str, name: str, texts: Texts = WORDS) -> str:
    if name not in names:
        raise refused(texts, id, name=name, names=", ".join(names))
    return name


def _language(name: str) -> str:
    return one_of(LANGUAGES, "no-language", name)


def _game(name: str) -> str:
    return one_of(GAMES, "no-game", name)


def bots_of(game: str, given: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The bots that are named, one by one or several with commas between them."""
    names = [name.strip() for each in given for name in each.split(",")]
    return tuple(one_of(BOTS[game], "no-bot", name, texts) for name in names)


@contextmanager
def sentences(texts: Texts) -> Iterator[None]:
    """What the engine refuses, it refuses in a sentence, in the reader's language where it can."""
    try:
        yield
    except standoff.SetupError as error:
        raise typer.BadParameter(texts.refusal(error.text) if error.text else str(error)) from None
    except standoff.StandoffError as error:
        raise typer.BadParameter(str(error)) from None


@contextmanager
def crew_of(workers: int, ray: str | None, texts: Texts) -> Iterator[Crew]:
    """Processes of this machine, or a cluster."""
    if ray is None:
        with processes(workers) as crew:
            yield crew
        return
    try:
        with ExitStack() as stack:
            with needing("ray"):
                crew = stack.enter_context(cluster(ray, workers))
            yield crew
    except NoCluster as error:
        raise refused(texts, "no-cluster", address=ray, reason=str(error)) from None
    except OtherRules:
        raise refused(texts, "other-rules", version=standoff.__version__) from None


PLAYABLE = {game: rules.playable() for game, rules in GAMES.items()}
VARIANTS = ", ".join(name for each in PLAYABLE.values() for name in each.variants)
SETS = ", ".join(name for each in PLAYABLE.values() for name in each.sets[1:])

Game = Annotated[
    str, typer.Option(help=WORDS.app("help-game", names=", ".join(GAMES)), callback=_game)
]
Players = Annotated[int, typer.Option(help=WORDS.app("help-players"))]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", "--bots", help=WORDS.app("help-bot", names=names_of_bots())),
]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", help=WORDS.app("help-variant", names=VARIANTS))
]
Sets = Annotated[list[str] | None, typer.Option("--set", help=WORDS.app("help-sets", names=SETS))]
Games = Annotated[int, typer.Option(min=1, help=WORDS.app("help-games"))]
Workers = Annotated[int, typer.Option(min=1, help=WORDS.app("help-workers"))]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS|local", help=WORDS.app("help-ray"))
]
Seed = Annotated[int, typer.Option(help=WORDS.app("help-seed"))]
Language = Annotated[str, typer.Option("--lang", help=WORDS.app("help-lang"), callback=_language)]
