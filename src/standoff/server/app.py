"""The application: routes over HTTP, sockets, health and metrics."""

import asyncio
import gzip
import logging
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any, Final, cast

import segno
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

import standoff
from standoff.games import GAMES
from standoff.kernel.view import Catalog
from standoff.server import admin, protocol, session
from standoff.server.admin import Desk
from standoff.server.course import Courses
from standoff.server.film import OPEN
from standoff.server.leases import Leases
from standoff.server.lobby import Lobby
from standoff.server.metrics import Metrics
from standoff.server.pages import BUILT, Pages, Scope, Send
from standoff.server.protocol import (
    LONGEST_FRAME,
    Chances,
    Invitation,
    Listed,
    Me,
    Mine,
    NewName,
    NewTable,
    Offer,
    Opened,
    Past,
    Played,
    Problem,
    Reason,
    Refusal,
    Replay,
)
from standoff.server.reach import invitation
from standoff.server.reasons import Reasons
from standoff.server.relay import KEY, PUBLIC, Siblings
from standoff.server.replay import compressed
from standoff.server.security import (
    COOKIE,
    App,
    Bans,
    Gate,
    Guest,
    Limits,
    Receive,
    clean_name,
    network,
    new_guest,
)
from standoff.server.storage import PROBE, Away, Conflict, Lost, NotRead, Storage
from standoff.server.table import Seeds, Timing, unguessable
from standoff.server.thinking import Thinkers

A_YEAR: Final = 365 * 24 * 3600
STATUS: Final = {
    **dict.fromkeys(("no-game", "no-match", "no-table"), 404),
    **dict.fromkeys(("not-saved", "full", "busy", "frozen", "set-aside", "draining"), 503),
    "no-name": 401,
}
"""Of refusals; 400 if there is none."""
TABLE_SOCKET: Final = re.compile(r"/(?:ws|(?P<inside>siblings))/tables/(?P<code>[^/]{1,40})")
READY_FOR: Final = 1.0
AS_IT_IS: Final = "as_it_is"
"""Marks answers that are not compressed: they are already, or have secrets beside others' words."""

log = logging.getLogger(__name__)

Code = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, QueryParameter(ge=0)]
Seen = Annotated[str, QueryParameter(max_length=10)]
Asked = Request[Any, Any, Any]


class Config(Struct, frozen=True):
    """What a server is started with."""

    database: str = "standoff.db"
    url: str | None = None
    """Where people find it, if not where the request says: https://standoff.example"""
    timing: Timing = Timing()
    seeds: Seeds = unguessable
    """Where the seed of every match comes from."""
    limits: Limits = Limits()
    pages: Path = BUILT
    """The folder of the front end."""
    host: str = "127.0.0.1"
    """The address at which it listens."""
    thinkers: int = 0
    """Processes for bots that search, and for the chances of finished matches."""
    inside: str = ""
    """The address at which other processes on the same database reach this one."""


class Server:
    """What all requests share while the application runs."""

    config: Config
    storage: Storage
    lobby: Lobby
    courses: Courses
    reasons: Reasons
    leases: Leases | None = None
    siblings: Siblings | None = None
    host: session.Host
    desk: Desk
    metrics: Metrics
    replaying: asyncio.Semaphore
    readiness: "Readiness"

    def guest(self, cookies: dict[str, str]) -> Guest | None:
        return self.desk.signer.read(cookies.get(COOKIE))

    def named(self, request: Asked) -> Guest:
        guest = self.guest(request.cookies)
        if guest is None:
            raise Refusal("no-name", "Pick a name first.")
        return guest

    def cookie(self, guest: Guest) -> Cookie:
        return Cookie(
            COOKIE,
            value=self.desk.signer.write(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=(self.config.url or "").startswith("https:"),
        )

    def invitation(self, request: Asked, code: str) -> Invitation:
        """Where friends find a table."""
        if self.config.url is not None:
            return Invitation(f"{self.config.url.rstrip('/')}/t/{code}", only_here=False)
        return invitation(request.base_url, self.config.host, f"/t/{code}")

    async def mine(self, guest: Guest) -> tuple[Mine, ...]:
        """The tables where a guest has a seat, here and elsewhere."""
        here = self.lobby.mine(guest)
        return here if self.siblings is None else (*here, *await self.siblings.mine(guest))

    def hear(self, word: str, member: str) -> None:
        """What another process has said."""
        assert self.siblings is not None  # it is one of them
        self.siblings.look_again(member)
        self.lobby.changed()
        if word != PUBLIC:
            self.desk.look_again()

    def link(self, request: Asked, code: str) -> str:
        return self.invitation(request, code).link


class Readiness:
    """Whether something can be written, looked at no more than once a second."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._turn = asyncio.Lock()
        self._looked = 0.0
        self._why_not: Exception | None = None

    async def look(self) -> None:
        """Raise why not."""
        async with self._turn:
            now = asyncio.get_running_loop().time()
            if now > self._looked + READY_FOR:
                self._looked = now
                self._why_not = None
                try:
                    await self._storage.probe()
                except Away as error:
                    self._why_not = error
        if self._why_not is not None:
            raise self._why_not


def address(request: Asked) -> str:
    return "" if request.client is None else network(request.client.host)


Shared = NamedDependency[Server]


@get("/api/me", opt={AS_IT_IS: True})
async def me(request: Asked, server: Shared) -> Response[Me]:
    """Who you are; the cookie is written anew if its key has been changed."""
    guest = server.guest(request.cookies)
    if guest is None:
        return Response(Me(None, ()))
    there = request.cookies.get(COOKIE)
    cookies = [] if there == server.desk.signer.write(guest) else [server.cookie(guest)]
    return Response(Me(guest.name, await server.mine(guest)), cookies=cookies)


@post("/api/me", opt={AS_IT_IS: True})
async def name_me(request: Asked, server: Shared, data: JSONBody[NewName]) -> Response[Me]:
    """Pick a name, or another; the cookie keeps who you are."""
    name = clean_name(data.name)
    known = server.guest(request.cookies)
    guest = new_guest(name) if known is None else Guest(known.id, name)
    return Response(Me(name, await server.mine(guest)), cookies=[server.cookie(guest)])


@get("/api/offers", sync_to_thread=False)
def all_offers(server: Shared) -> tuple[Offer, ...]:
    """What can be played."""
    return server.lobby.offers()


@get("/api/catalog/{game:str}", sync_to_thread=False)
def catalog(game: Code) -> Catalog:
    """What lies in the box of a game."""
    if game not in GAMES:
        raise Refusal("no-game", f"There is no such game. There are: {', '.join(GAMES)}.")
    return GAMES[game].catalog()


@get("/api/tables")
async def tables(server: Shared) -> protocol.Lobby:
    """The public tables."""
    return await server.lobby.message()


@post("/api/tables")
async def open_table(request: Asked, server: Shared, data: JSONBody[NewTable]) -> Opened:
    """A new table with you as its host."""
    code = await server.lobby.open(data.settings(), server.named(request), address(request))
    return Opened(code, server.link(request, code))


@post("/api/play-now")
async def play_now(request: Asked, server: Shared, data: JSONBody[NewTable]) -> Opened:
    """A new table where you play against bots at once."""
    code = await server.lobby.play_now(data.settings(), server.named(request), address(request))
    return Opened(code, server.link(request, code))


@get("/api/tables/{code:str}/invitation")
async def invite(request: Asked, server: Shared, code: Code) -> Invitation:
    """The link of a table, as friends in the same room can open it."""
    await server.lobby.check(code)
    return server.invitation(request, code)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, server: Shared, code: Code) -> bytes:
    """The link of a table as a QR code."""
    await server.lobby.check(code)
    drawn = BytesIO()
    segno.make(server.link(request, code), micro=False).save(drawn, kind="svg", scale=8, nl=False)
    return drawn.getvalue()


@get("/api/matches/{match:str}")
async def played(server: Shared, match: Code) -> Played:
    """A finished match, with all it takes to verify it."""
    found = await server.storage.played(match)
    if found is None:
        raise Refusal("no-match", "There is no finished match of that id.")
    return found


@get("/api/matches")
async def past(request: Asked, server: Shared) -> tuple[Past, ...]:
    """The matches that you have played, the newest first."""
    guest = server.guest(request.cookies)
    return () if guest is None else await server.storage.past(guest.id)


@get(
    "/api/matches/{match:str}/replay",
    opt={AS_IT_IS: True},
    responses={200: ResponseSpec(Replay)},
)
async def replayed(
    request: Asked, server: Shared, match: Code, view: Seen = OPEN
) -> Response[bytes]:
    """A finished match, position by position; `view` is open, watch, or a seat."""
    found = await server.storage.played(match)
    if found is None:
        raise Refusal("no-match", "There is no finished match of that id.")
    names = await server.storage.names(match, found.record.setup.players)
    film = await server.storage.film(match)
    async with server.replaying:  # one at a time: tables go first
        body = await asyncio.to_thread(compressed, found, names, view, film)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        body, headers = gzip.decompress(body), {}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/chances")
async def chances(server: Shared, match: Code) -> Chances:
    """How each side's chance to win was over a finished match, or how far that is worked out."""
    if await server.storage.played(match) is None:
        raise Refusal("no-match", "There is no finished match of that id.")
    return await server.courses.of(match)


@get("/api/matches/{match:str}/why")
async def why(server: Shared, match: Code, at: Number) -> Reason:
    """Why a bot gave answer `at` of a finished match."""
    found = await server.storage.played(match)
    if found is None:
        raise Refusal("no-match", "There is no finished match of that id.")
    names = await server.storage.names(match, found.record.setup.players)
    return await server.reasons.of(found, names, at)


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Whether the process is alive; see readyz for its database."""
    return f"ok {standoff.__version__}"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(server: Shared) -> str:
    """Whether people can play here: something can be written."""
    if server.lobby.draining:
        raise Refusal("draining", "The server is about to stop.")
    await server.readiness.look()
    return "ready"


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(server: Shared) -> bytes:
    """Numbers for Prometheus, of all processes."""
    if server.siblings is None:
        return server.metrics.text()
    others = await server.siblings.metrics()
    return server.metrics.text_with(server.config.inside, others)


class Front:
    """Leads sockets to where they are served, and requests to the application.

    Sockets stay, by the thousand: what a framework keeps of each would be more than all the rest.
    """

    def __init__(self, app: App, server: Server) -> None:
        self._app = app
        self._server = server

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "websocket":
            return self._app(scope, receive, send)
        server, socket = self._server, session.Socket(scope, receive, send)
        if scope["path"] == "/ws/lobby":
            return session.in_lobby(socket, server.lobby, server.metrics)
        table = TABLE_SOCKET.fullmatch(scope["path"])
        if table is None:
            return socket.close()
        guest = server.guest(ASGIConnection[Any, Any, Any, Any](cast("Any", scope)).cookies)
        at = server.host.for_sibling if table["inside"] else server.host.at_table
        return at(socket, table["code"], guest)


# What only processes on the same database ask: the gate knows them by their key.


@get("/siblings/lobby", include_in_schema=False, sync_to_thread=False)
def public_here(server: Shared) -> tuple[Listed, ...]:
    return server.lobby.public()


@get("/siblings/metrics", include_in_schema=False, sync_to_thread=False)
def metrics_here(server: Shared) -> dict[str, str]:
    return {server.config.inside: server.metrics.text().decode()}


@get("/siblings/mine/{guest:str}", include_in_schema=False, sync_to_thread=False)
def mine_here(server: Shared, guest: Code) -> tuple[Mine, ...]:
    return server.lobby.mine(Guest(guest, ""))


def application(config: Config) -> Gate:
    """The whole server, ready for uvicorn."""
    server = Server()
    server.config = config
    server.metrics = Metrics()
    server.replaying = asyncio.Semaphore(1)
    server.desk = Desk()
    server.desk.bans = Bans()

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            storage = await stack.enter_async_context(Storage(config.database, server.metrics))
            server.storage = server.desk.storage = storage
            await storage.key(PROBE, "")
            server.readiness = Readiness(storage)
            await server.desk.sit_down()
            if storage.is_shared:
                server.leases = leases = Leases(storage, config.inside)
                server.siblings = siblings = Siblings(leases, await storage.key(KEY, token_hex(32)))
                server.desk.siblings = siblings
                leases.on_gone = siblings.lose
                await stack.enter_async_context(siblings)
                await stack.enter_async_context(leases)
            thinkers = await stack.enter_async_context(Thinkers(config.thinkers, server.metrics))
            courses = Courses(storage, thinkers)
            server.courses = await stack.enter_async_context(courses)
            server.reasons = Reasons(storage, thinkers)
            timing, seeds, limits = config.timing, config.seeds, config.limits
            lobby = Lobby(
                storage,
                timing,
                seeds,
                limits,
                server.metrics,
                server.leases,
                thinkers,
                courses.want,
            )
            server.lobby = server.desk.lobby = await stack.enter_async_context(lobby)
            server.host = session.Host(lobby, server.siblings, limits, server.metrics)
            tasks = [asyncio.create_task(server.metrics.watch_loop(), name="loop")]
            if server.leases is not None and server.siblings is not None:
                server.leases.on_word = server.hear
                lobby.elsewhere = server.siblings.listed
                tasks.append(asyncio.create_task(session.announce(lobby, server.leases)))
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()

    app = Litestar(
        [
            me,
            name_me,
            all_offers,
            catalog,
            tables,
            open_table,
            play_now,
            invite,
            qr,
            past,
            played,
            replayed,
            chances,
            why,
            healthz,
            readyz,
            metrics,
            public_here,
            metrics_here,
            mine_here,
            admin.router(),
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "desk": Provide(lambda: server.desk, sync_to_thread=False),
        },
        state=State({"desk": server.desk}),
        lifespan=[running],
        exception_handlers={
            Refusal: _refused,
            Away: _away,
            Conflict: _away,
            Lost: _away,
            HTTPException: _failed,
            Exception: _broken,
        },
        request_max_body_size=LONGEST_FRAME,
        openapi_config=OpenAPIConfig(
            title="Standoff",
            version=standoff.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig("gzip", exclude_opt_key=AS_IT_IS),
        logging_config=None,
    )
    gate = Gate(
        Front(app, server), Pages(config.pages), config.limits, config.url, server.desk.bans
    )
    gate.knows = lambda said: server.siblings is not None and server.siblings.is_one(said)
    gate.hand_over = lambda: server.lobby.hand_over()
    return gate


def _refused(_: Asked, refusal: Refusal) -> Response[Problem]:
    status = STATUS.get(refusal.code, 400)
    return Response(Problem(refusal.code, str(refusal), refusal.text), status_code=status)


def _away(request: Asked, error: Exception) -> Response[Problem]:
    log.warning("database away", extra={"path": request.url.path, "reason": str(error)})
    read = isinstance(error, NotRead)
    code, what = ("not-read", "read") if read else ("not-saved", "saved")
    return Response(Problem(code, f"It could not be {what}: try again."), status_code=503)


def _failed(_: Asked, error: HTTPException) -> Response[Problem]:
    return Response(Problem("http", error.detail), status_code=error.status_code)


def _broken(request: Asked, error: Exception) -> Response[Problem]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("broken", "Something is wrong with the server."), status_code=500)
