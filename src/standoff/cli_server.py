"""The commands of the server: standoff serve | bot. What they need is loaded when they run."""

import asyncio
import webbrowser
from secrets import token_hex
from typing import Annotated

import typer

from standoff.bots import BOTS, Bot, at_once, best
from standoff.extras import needing
from standoff.texts import Texts


def names_of_bots() -> str:
    """All bots, each once, whatever game they play."""
    return ", ".join(dict.fromkeys(name for bots in BOTS.values() for name in bots))


def add_commands(app: typer.Typer, words: Texts) -> None:
    """Add them to the command line, with help in its language."""

    def option(id: str, *names: str) -> typer.models.OptionInfo:
        variable = f"STANDOFF_{id.upper()}"
        made = typer.Option(*names, envvar=variable, help=words.app(f"help-serve-{id}"))
        assert isinstance(made, typer.models.OptionInfo)
        return made

    @app.command(help=words.app("help-serve"))
    def serve(
        host: Annotated[str, option("host")] = "127.0.0.1",
        port: Annotated[int, option("port")] = 8000,
        database: Annotated[str, option("database")] = "standoff.db",
        url: Annotated[str | None, option("url")] = None,
        workers: Annotated[int, option("workers")] = 1,
        inside: Annotated[str, option("inside")] = "127.0.0.1",
        pause: Annotated[float, option("pause")] = 0.4,
        grace: Annotated[float, option("grace")] = 20.0,
        linger: Annotated[float, option("linger")] = 1800.0,
        thinkers: Annotated[int, option("thinkers")] = 1,
        limit: Annotated[list[str] | None, option("limit")] = None,
        log: Annotated[str, option("log")] = "info",
        open: Annotated[bool, typer.Option("--open", help=words.app("help-serve-open"))] = False,
    ) -> None:
        with needing("server"):
            from standoff.server.app import Config
            from standoff.server.run import serve as served
            from standoff.server.schema import async_url
            from standoff.server.security import limits
            from standoff.server.table import Timing

        try:
            async_url(database)
            most = limits(limit or ())
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None

        def at_home(address: str) -> None:
            print(words.app("serving", address=address, database=database), flush=True)
            if open and not webbrowser.open(address):
                print(words.app("no-browser"), flush=True)

        timing = Timing(pause, grace, linger)
        config = Config(database, url, timing, limits=most, thinkers=thinkers, inside=inside)
        try:
            served(config, host, port, log, at_home, workers)
        except OSError as error:
            raise typer.BadParameter(str(error)) from None

    @app.command(help=words.app("help-take-seat"))
    def bot(
        url: Annotated[str, typer.Option(help=words.app("help-bot-url"))],
        table: Annotated[str, typer.Option(help=words.app("help-bot-table"))],
        name: Annotated[str, typer.Option(help=words.app("help-bot-name"))],
        bot: Annotated[
            str | None, typer.Option(help=words.app("help-bot-kind", names=names_of_bots()))
        ] = None,
    ) -> None:
        with needing("bot"):
            from standoff.server.client import take_a_seat
            from standoff.server.protocol import Refusal

        def bot_for(game: str) -> Bot:
            there = at_once(game)  # from elsewhere nothing can be tried out
            kind = bot or best(game)
            if kind not in there:
                names = ", ".join(there)
                raise typer.BadParameter(words.app("no-bot", name=kind, names=names))
            return BOTS[game][kind](token_hex(16))

        try:
            last = asyncio.run(take_a_seat(url, table, name, bot_for))
        except (Refusal, OSError) as error:
            raise typer.BadParameter(str(error)) from None
        if last.ended is not None:
            won = last.view.viewer in last.ended.result.winners
            print(words.app("you-won" if won else "you-lost"))
