"""What an operator may ask of a running server, with the key that is in its database."""

import hmac
import time
from secrets import token_hex
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter
from msgspec import Raw, Struct

from standoff.server import upkeep
from standoff.server.lobby import Lobby
from standoff.server.protocol import Refusal
from standoff.server.security import Bans, Signer, network
from standoff.server.storage import Storage
from standoff.server.table import Table

ADMIN_KEY: Final = "admin"
COOKIE_KEY: Final = "cookie"
OLDER_KEYS: Final = "cookie-before-"
AN_HOUR: Final = 3600


class Desk:
    """What the operator of a server has before them."""

    storage: Storage
    lobby: Lobby
    bans: Bans
    signer: Signer
    key: str

    async def sit_down(self) -> None:
        """Read the keys, and who is banned."""
        self.key = await self.storage.key(ADMIN_KEY, token_hex(32))
        self.bans.until.update(await upkeep.bans(self.storage))
        await self.read_keys()

    async def read_keys(self) -> None:
        current = await self.storage.key(COOKIE_KEY, token_hex(32))
        self.signer = Signer(current, *await self.storage.keys(OLDER_KEYS))


Code = Annotated[str, PathParameter(max_length=40)]
Operated = NamedDependency[Desk]


class Shown(Struct, frozen=True):
    """A table in the list."""

    code: str
    phase: str
    names: tuple[str, ...] = ()
    watching: int = 0
    why: str = ""
    """Why it is frozen or set aside."""


class Look(Struct, frozen=True):
    """A table from inside, as far as no hidden card is told."""

    shown: Shown
    kept: Raw
    version: int | None
    asked: int | None


class Address(Struct, frozen=True, forbid_unknown_fields=True):
    address: str
    hours: float = 24.0


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    guest: str


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool = True


class Draining(Struct, frozen=True):
    """Whether nothing is begun any more, and how many matches are still played."""

    draining: bool
    playing: int


def only_the_operator(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Whoever has the database has its key."""
    desk: Desk = connection.app.state.desk
    said = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(said.encode(), desk.key.encode()):
        raise NotAuthorizedException("The key of the operator is missing.")


@get("/tables", sync_to_thread=False)
def tables(desk: Operated) -> list[Shown]:
    """Every open table, those first that need someone."""
    aside = [Shown(code, "set-aside", why=why) for code, why in desk.lobby.aside.items()]
    read = sorted((_shown(table) for table in desk.lobby.all()), key=lambda s: s.phase != "frozen")
    return [*aside, *read]


@get("/tables/{code:str}", sync_to_thread=False)
def table(desk: Operated, code: Code) -> Look:
    found = desk.lobby.find(code)
    stream = found.stream
    running = stream is not None and not stream.match.over
    return Look(
        _shown(found),
        Raw(msgspec.json.encode(found.kept)),
        None if stream is None else stream.version,
        stream.match.asked if stream is not None and running else None,
    )


@post("/tables/{code:str}/reload")
async def reload(desk: Operated, code: Code) -> Shown:
    """Read it again from its storage; a frozen one that can be read thaws."""
    await desk.lobby.reload(code)
    return _shown(desk.lobby.find(code))


@post("/tables/{code:str}/close")
async def close(desk: Operated, code: Code) -> Shown:
    await desk.lobby.close(code)
    return Shown(code, "closed")


@post("/thaw")
async def thaw(desk: Operated) -> list[Shown]:
    """Try again with all that are frozen or set aside; how each of them is now."""
    frozen = [table.code for table in desk.lobby.all() if table.frozen]
    tried = []
    for code in (*frozen, *desk.lobby.aside):
        try:
            await desk.lobby.reload(code)
            tried.append(_shown(desk.lobby.find(code)))
        except Refusal as refusal:
            tried.append(Shown(code, refusal.code, why=str(refusal)))
    return tried


@post("/drain", sync_to_thread=False)
def drain(desk: Operated, data: JSONBody[Switch]) -> Draining:
    """Begin nothing any more: what is played is played to its end."""
    desk.lobby.draining = data.on
    playing = sum(table.phase == "playing" for table in desk.lobby.all())
    return Draining(data.on, playing)


@post("/ban")
async def ban(desk: Operated, data: JSONBody[Address]) -> dict[str, float]:
    """Let an address in no more for some hours; its sockets are closed."""
    until = time.time() + data.hours * AN_HOUR
    await upkeep.ban(desk.storage, network(data.address), until)
    desk.bans.ban(network(data.address), until)
    return desk.bans.until


@post("/unban")
async def unban(desk: Operated, data: JSONBody[Address]) -> dict[str, float]:
    await upkeep.lift(desk.storage, network(data.address))
    desk.bans.until.pop(network(data.address), None)
    return desk.bans.until


@post("/forget")
async def forget(desk: Operated, data: JSONBody[Person]) -> dict[str, int]:
    """Delete who a person was, everywhere; in a match that is played a bot plays on for them."""
    sat = [t for t in desk.lobby.all() if data.guest in msgspec.json.encode(t.kept).decode()]
    for each in sat:
        await each.forget(data.guest)
    return {"open": len(sat), "closed": await upkeep.forget(desk.storage, data.guest)}


@post("/new-key")
async def new_key(desk: Operated) -> dict[str, int]:
    """Sign cookies with a new key; those that are signed with older ones are still read."""
    kept_as = f"{OLDER_KEYS}{int(time.time() * 1000)}"
    await desk.storage.renew_key(COOKIE_KEY, token_hex(32), kept_as)
    await desk.read_keys()
    return {"older": len(await desk.storage.keys(OLDER_KEYS))}


def _shown(table: Table) -> Shown:
    listed = table.listed()
    return Shown(table.code, listed.phase, listed.names, listed.watching, table.why_frozen)


def router() -> Router:
    handlers = [tables, table, reload, close, thaw, drain, ban, unban, forget, new_key]
    return Router(
        "/admin",
        route_handlers=handlers,
        guards=[only_the_operator],
        include_in_schema=False,
    )
