"""What an operator may ask of a running server, with the key that is in its database."""

import asyncio
import hmac
import logging
import time
from itertools import chain
from secrets import token_hex
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter
from msgspec import Raw, Struct

from standoff.server import upkeep
from standoff.server.lobby import Lobby
from standoff.server.protocol import Refusal
from standoff.server.relay import Siblings
from standoff.server.security import SIBLING, Bans, Signer, network
from standoff.server.storage import Away, Storage
from standoff.server.table import Table

ADMIN_KEY: Final = "admin"
COOKIE_KEY: Final = "cookie"
OLDER_KEYS: Final = "cookie-before-"
AN_HOUR: Final = 3600
DESK: Final = "desk"
"""The word that keys or bans are others now."""
ORDER: Final = {"set-aside": 0, "frozen": 1}
"""Of tables in the list, by their phases; the others come last."""

log = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]


class Desk:
    """What the operator of a server has before them."""

    storage: Storage
    lobby: Lobby
    siblings: Siblings | None = None
    bans: Bans
    signer: Signer
    key: str
    _looking: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Read the keys, and who is banned."""
        self.key = await self.storage.key(ADMIN_KEY, token_hex(32))
        self.bans.until.update(await upkeep.bans(self.storage))
        await self.read_keys()

    async def read_keys(self) -> None:
        current = await self.storage.key(COOKIE_KEY, token_hex(32))
        self.signer = Signer(current, *await self.storage.keys(OLDER_KEYS))

    def look_again(self) -> None:
        """Another process may have changed the keys, and who is banned."""
        self._looking = asyncio.create_task(self._look(), name="desk")

    async def _look(self) -> None:
        try:
            banned = await upkeep.bans(self.storage)
            await self.read_keys()
        except Away as error:
            log.warning("bans not read", extra={"reason": str(error)})
            return
        new = {a: until for a, until in banned.items() if self.bans.until.get(a) != until}
        self.bans.until = banned
        for address, until in new.items():
            self.bans.ban(address, until)

    async def everywhere(self, request: Asked, data: object = None) -> list[Any]:
        """What the other processes say, asked the same; nothing if one of them asks."""
        if self.siblings is None or is_sibling(request):
            return []
        return await self.siblings.ask(request.url.path, data, **self._authority())

    async def elsewhere(self, request: Asked, code: str, data: object = None) -> Any | None:
        """What another process says that has the table, asked the same; None if it is here."""
        if self.siblings is None or is_sibling(request) or code in self.lobby.aside:
            return None
        found = await self.lobby.reach(code)
        if isinstance(found, Table):
            return None
        path = request.url.path
        return await self.siblings.ask_one(found, path, data, **self._authority())

    async def spread(self) -> None:
        """Let the other processes look again."""
        if self.siblings is not None:
            await self.siblings.say(DESK)

    def _authority(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}


def is_sibling(request: Asked) -> bool:
    """Whether another process asks for an operator."""
    return SIBLING.decode() in request.headers


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


@get("/tables")
async def tables(request: Asked, desk: Operated) -> list[Shown]:
    """Every open table, those first that need someone."""
    here = [Shown(code, "set-aside", why=why) for code, why in desk.lobby.aside.items()]
    here += [_shown(table) for table in desk.lobby.all()]
    there = msgspec.convert(await desk.everywhere(request), list[list[Shown]])
    return sorted([*here, *chain(*there)], key=lambda s: ORDER.get(s.phase, len(ORDER)))


@get("/tables/{code:str}")
async def table(request: Asked, desk: Operated, code: Code) -> Look | dict[str, Any]:
    elsewhere = await desk.elsewhere(request, code)
    if elsewhere is not None:
        return dict(elsewhere)
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
async def reload(request: Asked, desk: Operated, code: Code) -> Shown:
    """Read it again from its storage; a frozen one that can be read thaws."""
    elsewhere = await desk.elsewhere(request, code, {})
    if elsewhere is not None:
        return msgspec.convert(elsewhere, Shown)
    await desk.lobby.reload(code)
    return _shown(desk.lobby.find(code))


@post("/tables/{code:str}/close")
async def close(request: Asked, desk: Operated, code: Code) -> Shown:
    if await desk.elsewhere(request, code, {}) is None:
        await desk.lobby.close(code)
    return Shown(code, "closed")


@post("/thaw")
async def thaw(request: Asked, desk: Operated) -> list[Shown]:
    """Try again with all that are frozen or set aside; how each of them is now."""
    frozen = [table.code for table in desk.lobby.all() if table.frozen]
    tried = []
    for code in (*frozen, *desk.lobby.aside):
        try:
            await desk.lobby.reload(code)
            tried.append(_shown(desk.lobby.find(code)))
        except Refusal as refusal:
            tried.append(Shown(code, refusal.code, why=str(refusal)))
    there = msgspec.convert(await desk.everywhere(request, {}), list[list[Shown]])
    return [*tried, *chain(*there)]


@post("/drain")
async def drain(request: Asked, desk: Operated, data: JSONBody[Switch]) -> Draining:
    """Begin nothing any more: what is played is played to its end."""
    desk.lobby.draining = data.on
    playing = sum(table.phase == "playing" for table in desk.lobby.all())
    there = msgspec.convert(await desk.everywhere(request, data), list[Draining])
    return Draining(data.on, playing + sum(each.playing for each in there))


@post("/ban")
async def ban(desk: Operated, data: JSONBody[Address]) -> dict[str, float]:
    """Let an address in no more for some hours; its sockets are closed."""
    until = time.time() + data.hours * AN_HOUR
    await upkeep.ban(desk.storage, network(data.address), until)
    desk.bans.ban(network(data.address), until)
    await desk.spread()
    return desk.bans.until


@post("/unban")
async def unban(desk: Operated, data: JSONBody[Address]) -> dict[str, float]:
    await upkeep.lift(desk.storage, network(data.address))
    desk.bans.until.pop(network(data.address), None)
    await desk.spread()
    return desk.bans.until


@post("/forget")
async def forget(request: Asked, desk: Operated, data: JSONBody[Person]) -> dict[str, int]:
    """Delete who a person was, everywhere; in a match that is played a bot plays on for them."""
    sat = [t for t in desk.lobby.all() if data.guest in msgspec.json.encode(t.kept).decode()]
    for each in sat:
        await each.forget(data.guest)
    if is_sibling(request):
        return {"open": len(sat), "closed": 0}
    there = await desk.everywhere(request, data)
    closed = await upkeep.forget(desk.storage, data.guest)
    return {"open": len(sat) + sum(each["open"] for each in there), "closed": closed}


@post("/new-key")
async def new_key(desk: Operated) -> dict[str, int]:
    """Sign cookies with a new key; those that are signed with older ones are still read."""
    kept_as = f"{OLDER_KEYS}{int(time.time() * 1000)}"
    await desk.storage.renew_key(COOKIE_KEY, token_hex(32), kept_as)
    await desk.read_keys()
    await desk.spread()
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
