"""The commands of an operator: standoff admin. What they need is loaded when they run.

Some are asked of the running server, with the key that is in its database; the others are done in
the database itself. Whatever they find is printed as JSON.
"""

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from standoff.extras import needing
from standoff.texts import Texts

if TYPE_CHECKING:
    from standoff.server.storage import Storage

A_DAY: Final = 24 * 3600

Found = TypeVar("Found")


class Operator:
    """Someone who has the database of a server, and knows where it answers."""

    def __init__(self, database: str, url: str) -> None:
        self._database = database
        self._url = url.rstrip("/")

    def ask(self, path: str, data: object = None) -> Any:
        """GET, or POST if there is data; the answer from JSON."""
        key = self.do(lambda storage: storage.key("admin", ""))
        headers = {
            "Authorization": f"Bearer {key}",
            "Content-Type": "application/json",
            "X-Standoff": "1",
        }
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{self._url}/admin{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.loads(response.read())
        except urllib.error.HTTPError as error:
            with error:
                raise typer.BadParameter(json.loads(error.read())["reason"]) from None
        except OSError as error:
            raise typer.BadParameter(f"{self._url}: {error}") from None

    def do(self, what: "Callable[[Storage], Awaitable[Found]]") -> Found:
        """In the database itself."""
        with needing("server"):
            from standoff.server.storage import Storage

        async def done() -> Found:
            async with Storage(self._database) as storage:
                return await what(storage)

        return _done(done())


def add_commands(app: typer.Typer, words: Texts) -> None:
    """Add them to the command line, with help in its language."""
    admin = typer.Typer(no_args_is_help=True, help=words.app("help-admin"))
    app.add_typer(admin, name="admin")

    def option(id: str, variable: str) -> typer.models.OptionInfo:
        made = typer.Option(envvar=variable, help=words.app(f"help-admin-{id}"))
        assert isinstance(made, typer.models.OptionInfo)
        return made

    def command(id: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        return admin.command(id, help=words.app(f"help-admin-{id}"))

    @admin.callback()
    def operator(
        context: typer.Context,
        database: Annotated[str, option("database", "STANDOFF_DATABASE")] = "standoff.db",
        server: Annotated[str, option("server", "STANDOFF_SERVER")] = "http://127.0.0.1:8000",
    ) -> None:
        context.obj = Operator(database, server)

    @command("tables")
    def tables(context: typer.Context) -> None:
        _print(context.obj.ask("/tables"))

    @command("table")
    def table(context: typer.Context, code: str) -> None:
        _print(context.obj.ask(f"/tables/{code}"))

    @command("reload")
    def reload(context: typer.Context, code: str) -> None:
        _print(context.obj.ask(f"/tables/{code}/reload", {}))

    @command("close")
    def close(context: typer.Context, code: str) -> None:
        _print(context.obj.ask(f"/tables/{code}/close", {}))

    @command("thaw")
    def thaw(context: typer.Context) -> None:
        _print(context.obj.ask("/thaw", {}))

    @command("drain")
    def drain(context: typer.Context, off: bool = False) -> None:
        _print(context.obj.ask("/drain", {"on": not off}))

    @command("ban")
    def ban(context: typer.Context, address: str, hours: float = 24.0) -> None:
        _print(context.obj.ask("/ban", {"address": address, "hours": hours}))

    @command("unban")
    def unban(context: typer.Context, address: str) -> None:
        _print(context.obj.ask("/unban", {"address": address}))

    @command("new-key")
    def new_key(context: typer.Context) -> None:
        _print(context.obj.ask("/new-key", {}))

    @command("people")
    def people(context: typer.Context, match: str) -> None:
        from standoff.server import upkeep

        _print(context.obj.do(lambda storage: upkeep.people(storage, match)))

    @command("forget")
    def forget(context: typer.Context, guest: str) -> None:
        _print(context.obj.ask("/forget", {"guest": guest}))

    @command("prune")
    def prune(context: typer.Context, days: float) -> None:
        from standoff.server import upkeep

        before = time.time() - days * A_DAY
        pruned = context.obj.do(lambda storage: upkeep.prune(storage, before))
        _print({"tables": pruned.tables, "matches": pruned.matches})

    @command("check")
    def check(backup: str) -> None:
        with needing("server"):
            from standoff.server import upkeep

        checked = _done(upkeep.check(backup))
        found = {"tables": checked.tables, "matches": checked.matches, "wrong": checked.wrong}
        _print(found)
        if checked.wrong:
            raise typer.Exit(1)


def _done(work: Coroutine[Any, Any, Found]) -> Found:
    """What it comes to; a database that cannot be had gets a sentence."""
    from sqlalchemy.exc import DBAPIError

    try:
        return asyncio.run(work)
    except DBAPIError as error:
        raise typer.BadParameter(str(error.orig)) from None
    except (OSError, ValueError) as error:
        raise typer.BadParameter(str(error)) from None


def _print(found: object) -> None:
    print(json.dumps(found, indent=2, ensure_ascii=False))
