"""One socket: what it says goes to the table, and what is new at the table goes to it."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from standoff.server.brief import brief
from standoff.server.changes import changes
from standoff.server.leases import Leases
from standoff.server.lobby import Lobby
from standoff.server.metrics import Metrics
from standoff.server.pages import Scope, Send
from standoff.server.protocol import (
    Changed,
    Done,
    Hello,
    Hint,
    Hold,
    Listed,
    Refusal,
    Refused,
    Say,
    ServerMessage,
    Shown,
    Update,
    Why,
    read_request,
    write,
)
from standoff.server.relay import COME_AGAIN, PUBLIC, Siblings
from standoff.server.security import Bucket, Guest, Limits, Receive
from standoff.server.storage import Away, Lost
from standoff.server.table import HELLO_WITHIN, Table, Watcher

SENT_WITHIN: Final = 20.0
LOBBY_EVERY: Final = 0.5
BURST_FRAMES: Final = 40
BURST_LINES: Final = 5
MOST_REPLIES: Final = 16
FOUND_WITHIN: Final = 8.0
LOOK_AGAIN: Final = 0.03
"""Seconds until the second look for a table that goes from one process to another; then more."""

NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
SET_ASIDE: Final = 4423
TRY_LATER: Final = 1013
NO_HELLO: Final = 4400
NORMAL: Final = 1000
BROKEN: Final = 1011

CLOSED_WITH: Final = {"no-table": NO_TABLE, "set-aside": SET_ASIDE, "full": TRY_LATER}

log = logging.getLogger(__name__)


class Gone(Exception):
    """The socket is closed, by either side."""


class Socket:
    """A socket as it comes from uvicorn, after the handshake."""

    __slots__ = ("_closed", "_receive", "_send", "cookie")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.cookie = next((said for name, said in scope["headers"] if name == b"cookie"), b"")
        """As it was said."""
        self._receive = receive
        self._send = send
        self._closed = False

    async def accept(self) -> None:
        await self._receive()  # that it wants to come
        await self._send({"type": "websocket.accept"})

    async def close(self, code: int = NORMAL) -> None:
        """Before it was accepted: refuse it."""
        if not self._closed:
            self._closed = True
            with suppress(OSError):  # the other side was quicker
                await self._send({"type": "websocket.close", "code": code})

    async def send(self, text: str) -> None:
        if self._closed:
            raise Gone
        await self._send({"type": "websocket.send", "text": text})

    async def receive(self) -> str | bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or message.get("bytes") or ""


class Session:
    """A socket at a table, from its hello on. While nothing is said, one task waits, for a word
    from the other side."""

    __slots__ = (
        "_frames",
        "_lines",
        "_metrics",
        "_news",
        "_replies",
        "_socket",
        "_table",
        "_talking",
        "_told",
        "_watcher",
    )

    def __init__(
        self,
        socket: Socket,
        table: Table,
        watcher: Watcher,
        limits: Limits,
        metrics: Metrics,
        *,
        changes: bool = False,
    ) -> None:
        self._socket = socket
        self._table = table
        self._watcher = watcher
        self._frames = Bucket(limits.frames, BURST_FRAMES)
        self._lines = Bucket(limits.lines, BURST_LINES)
        self._replies: list[ServerMessage] = []
        self._metrics = metrics
        self._told = Told() if changes else None
        self._news = False
        self._talking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until either side has closed the socket, by Gone."""
        self._watcher.wake = self._wake
        self._table.watch(self._watcher)
        try:
            while True:
                await self._hear(await self._socket.receive())
        finally:
            self._table.leave(self._watcher)
            if self._talking is not None:
                self._talking.cancel()

    async def _hear(self, frame: str | bytes) -> None:
        while wait := self._frames.take():  # who sends too much is read more slowly
            await asyncio.sleep(wait)
        while len(self._replies) >= MOST_REPLIES:
            await asyncio.sleep(0.1)
        reply = await self._reply(frame)
        if reply is not None:
            self._replies.append(reply)
            self._wake()

    async def _reply(self, frame: str | bytes) -> ServerMessage | None:
        id = 0
        try:
            message = read_request(frame)
            id = message.id
            if isinstance(message, Say) and self._lines.take():
                raise Refusal("too-fast", "You write too fast.")
            if isinstance(message, Shown | Hold):
                self._table.hear(self._watcher, message)
                return None
            if isinstance(message, Why):
                return self._table.because(self._watcher.guest, message)
            if isinstance(message, Hint):
                return await self._table.advice(self._watcher.guest, message)
            await self._table.request(self._watcher.guest, message)
        except Refusal as refusal:
            self._metrics.refused.labels(refusal.code).inc()
            return Refused(id, refusal.code, str(refusal), refusal.text)
        return Done(id)

    def _wake(self) -> None:
        """There is something to tell, now or after what is on its way."""
        self._news = True
        if self._talking is None:
            self._talking = asyncio.create_task(self._talk())

    async def _talk(self) -> None:
        """Tell all that is new, and close the socket if there is nothing to wait for."""
        try:
            while self._news:
                self._news = False
                await self._tell()
            if self._table.phase == "closed":
                await self._socket.close(NORMAL)
            elif self._table.moved:
                await self._socket.close(COME_AGAIN)
        except TimeoutError:
            await self._socket.close(TOO_SLOW)
        except (Gone, OSError):
            pass  # whoever listens finds out
        except Exception:
            log.exception("not told", extra={"table": self._table.code})
            await self._socket.close(BROKEN)
        finally:
            self._talking = None

    async def _tell(self) -> None:
        """Whatever is new; nothing of it is kept while the socket waits."""
        for message in self._table.news(self._watcher):
            await self._send(message)
        while self._replies:
            await self._send(self._replies.pop(0))

    async def _send(self, message: ServerMessage) -> None:
        if self._told is not None and isinstance(message, Update):
            message = self._told.shorter(message)
        async with asyncio.timeout(SENT_WITHIN):
            await self._socket.send(write(message))


class Told:
    """The view that a socket was sent last, as it was sent: the next one is told by its changes."""

    __slots__ = ("_match", "_view")

    def __init__(self) -> None:
        self._match = ""
        self._view = b""

    def shorter(self, update: Update) -> Update | Changed:
        """That update with the changes of its view, if it goes on from the last one."""
        before = self._view if update.match == self._match else b""
        self._match, self._view = update.match, msgspec.json.encode(update.view)
        if not before or update.since is None:
            return update
        told = {name: getattr(update, name) for name in COMMON}
        decision = None if update.decision is None else brief(update.decision)
        changed = changes(_read(before), _read(self._view))
        return Changed(**told, decision=decision, changes=changed)


COMMON: Final = [name for name in Update.__struct_fields__ if name not in ("decision", "view")]
"""What an update and its changes tell alike."""
_read: Final = msgspec.json.decode


class Host:
    """Where sockets arrive: the tables of this process, and the processes beside it."""

    def __init__(
        self, lobby: Lobby, siblings: Siblings | None, limits: Limits, metrics: Metrics
    ) -> None:
        self._lobby = lobby
        self._siblings = siblings
        self._limits = limits
        self._metrics = metrics

    async def at_table(self, socket: Socket, code: str, guest: Guest | None) -> None:
        """Serve a socket that wants to be at a table, wherever that is."""
        self._lobby.expect(code)
        await socket.accept()
        with self._metrics.sockets.track_inprogress():
            await socket.close(await self._lead(socket, code, guest))

    async def for_sibling(self, socket: Socket, code: str, guest: Guest | None) -> None:
        """Serve a socket that has arrived at another process, unless the table is better there."""
        table = await self._kept_here(code)
        if table is None:
            await socket.close()
            return
        await socket.accept()
        await socket.close(await self._serve(socket, table, guest))

    async def _kept_here(self, code: str) -> Table | None:
        """The table, if somebody is there; a table goes where its people are."""
        try:
            table = self._lobby.find(code)
            if table.is_empty:
                await self._lobby.give_up(table)
                return None
        except (Refusal, Away):
            return None
        table.expect()
        return table

    async def _lead(self, socket: Socket, code: str, guest: Guest | None) -> int:
        """Lead a socket to its table; one that goes from one process to another is waited for."""
        until, wait = time.monotonic() + FOUND_WITHIN, LOOK_AGAIN
        while time.monotonic() < until and not self._lobby.leaving:
            with suppress(Away, Lost):
                try:
                    found = await self._lobby.reach(code)
                except Refusal as refusal:
                    return CLOSED_WITH.get(refusal.code, NO_HELLO)
                if isinstance(found, Table):
                    return await self._serve(socket, found, guest)
                assert self._siblings is not None  # one of them has it
                with self._metrics.piped.track_inprogress():
                    closed_with = await self._siblings.pipe(socket, found, code)
                if closed_with is not None:
                    return closed_with
            await asyncio.sleep(wait)
            wait *= 2
        return COME_AGAIN

    async def _serve(self, socket: Socket, table: Table, guest: Guest | None) -> int:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = read_request(await socket.receive())
            if not isinstance(hello, Hello):
                return NO_HELLO
            watcher = Watcher(guest, hello)
            limits, metrics = self._limits, self._metrics
            session = Session(socket, table, watcher, limits, metrics, changes=hello.changes)
            await session.run()
        except Refusal as refusal:
            return CLOSED_WITH.get(refusal.code, NO_HELLO)
        except TimeoutError:
            return TOO_SLOW
        except Gone:
            pass
        return NORMAL


async def in_lobby(socket: Socket, lobby: Lobby, metrics: Metrics) -> None:
    """Show the lobby as it changes."""
    await socket.accept()
    with metrics.sockets.track_inprogress():
        try:
            code = await _first(_drain(socket), _show(socket, lobby))
        except TimeoutError:
            code = TOO_SLOW
        except Gone:
            code = NORMAL
        await socket.close(code)


async def _show(socket: Socket, lobby: Lobby) -> int:
    changed = asyncio.Event()
    lobby.enter(changed)
    shown = None
    try:
        while True:
            changed.clear()
            message = await lobby.message()
            if message != shown:
                async with asyncio.timeout(SENT_WITHIN):
                    await socket.send(write(message))
                shown = message
            await asyncio.sleep(LOBBY_EVERY)
            await changed.wait()
    finally:
        lobby.leave(changed)


async def announce(lobby: Lobby, leases: Leases) -> None:
    """Let the other processes know when this one has other public tables."""
    changed = asyncio.Event()
    lobby.enter(changed)
    told: tuple[Listed, ...] | None = None
    try:
        while True:
            changed.clear()
            public = lobby.public()
            if public != told:
                await leases.say(PUBLIC)
                told = public
            await asyncio.sleep(LOBBY_EVERY)
            await changed.wait()
    finally:
        lobby.leave(changed)


async def _drain(socket: Socket) -> int:
    """Nothing is said in the lobby."""
    await socket.receive()
    return NO_HELLO


async def _first(*ways: Coroutine[Any, Any, int]) -> int:
    """Run both until one of them ends."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, int):
            return result
        if not isinstance(result, asyncio.CancelledError):
            raise result
    raise Gone
