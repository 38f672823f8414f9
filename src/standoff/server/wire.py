"""Bytes and connections, before anything in them is understood.

uvicorn reads HTTP with h11 and sockets with websockets' sans-I/O protocol, and lets both be
extended where bytes come in. There connections are counted by address before anyone has said a
word, a request has to be whole in time, and a socket is read no faster than its messages are taken.
"""

import asyncio
import logging
import socket
from collections import Counter
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from standoff.server.deflate import DEFLATES
from standoff.server.mailbox import Mailbox
from standoff.server.security import Bucket, Limits, network

REQUEST_WITHIN: Final = 10.0
"""Seconds in which a request has to be there, headers and body."""
ANSWER_WITHIN: Final = 120.0
"""Seconds in which its answer has to be taken."""
TAKEN_WITHIN: Final = 30.0
"""Seconds in which the other side has to take what is on its way."""
SLICE: Final = 1024
"""Bytes of a socket that are understood at once."""
BETWEEN: Final = 10.0
"""Frames that are no message (pings, pongs, parts), a second on one socket."""
BURST_BETWEEN: Final = 100
TOO_MANY: Final = 1008
WRITABLE: Final = asyncio.Event()
"""That of every socket on which nothing waits to be sent."""
WRITABLE.set()


class Doors:
    """Who is connected, by address. A proxy that is trusted comes for many, a sibling too."""

    def __init__(self, limits: Limits, trusted: list[str] | str, inside: int) -> None:
        self._limits = limits
        self._inner = inside
        self._trusted = _TrustedHosts(trusted)
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()

    def enter(self, transport: asyncio.Transport) -> bool:
        """Whether there is room for one more; who is inside already stays."""
        if transport in self._inside:
            return True
        client = get_remote_addr(transport)
        host = "" if client is None else client[0]
        from_inside = transport.get_extra_info("sockname")[1] == self._inner
        address = "" if from_inside or host in self._trusted else network(host)
        full = len(self._inside) >= self._limits.connections
        if full or (address and self._by_address[address] >= self._limits.connections_of_address):
            return False
        _lose_those_who_do_not_read(transport)
        self._inside[transport] = address
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._inside.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


def _lose_those_who_do_not_read(transport: asyncio.Transport) -> None:
    """What nobody takes off the wire is kept for a while only, also after closing (Linux)."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        wire = transport.get_extra_info("socket")
        wire.setsockopt(socket.IPPROTO_TCP, option, int(TAKEN_WITHIN * 1000))


class Wires(uvicorn.Config):
    """How uvicorn runs, with one pair of doors."""

    def __init__(self, app: Any, limits: Limits, inside: int = 0, **settings: Any) -> None:
        """`inside` is the port by which other processes of the same service come."""
        super().__init__(app, http=Http, ws=Socket, **settings)
        self.doors = Doors(limits, self.forwarded_allow_ips, inside)


class Http(H11Protocol):
    """A connection over which requests come; none of them may take for ever."""

    _timer: asyncio.TimerHandle | None = None

    @property
    def _doors(self) -> Doors:
        return cast("Wires", self.config).doors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._doors.enter(transport):
            self._wait(REQUEST_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._wait(REQUEST_WITHIN)
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now
            self._wait(None)
        elif self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._wait(ANSWER_WITHIN)

    def on_response_complete(self) -> None:
        self._wait(None)  # from here on it may be kept alive for a while
        super().on_response_complete()

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)


class Socket(WebSocketsSansIOProtocol):
    """A socket: what comes in waits as bytes until the messages before it are taken.

    There are thousands, most of them silent: what is held for each is little.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = DEFLATES
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = WRITABLE
        self._waiting = bytearray()
        self._between = Bucket(BETWEEN, BURST_BETWEEN)

    def connection_lost(self, exc: Exception | None) -> None:
        cast("Wires", self.config).doors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        self.writable = WRITABLE

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:  # at the wire, and whoever speaks does not know it yet
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":  # what was said until now is not needed any more
            self.scope.clear()  # type: ignore[attr-defined]
            self.request.headers.clear()  # the parser holds it
            del self.request, self.response

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        self._understand()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._waiting and self.queue.empty():
            self._understand()
        return message

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def _understand(self) -> None:
        """As much as is needed for the next messages, and never much at once."""
        while self._waiting and not self.transport.is_closing():
            untaken = self.handshake_initiated and not self.queue.empty()
            if untaken and not self.close_sent:
                break
            first = bytes(self._waiting[:SLICE])
            del self._waiting[:SLICE]
            super().data_received(first)

    def _may(self) -> bool:
        """Whether one more frame that is no message is allowed; if not, the socket is closed."""
        if self.transport.is_closing():
            return False
        if not self._between.take():
            return True
        self.conn.send_close(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


class Measured(logging.Filter):
    """Lets through so many lines of one cause, and says with the next how many were left out."""

    def __init__(self, rate: float = 0.2, burst: float = 20) -> None:
        super().__init__()
        self._rate, self._burst = rate, burst
        self._causes: dict[tuple[str, str], tuple[Bucket, list[int]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        cause = (record.name, str(record.msg)[:60])
        if len(self._causes) > 1000:
            self._causes.clear()
        bucket, left_out = self._causes.setdefault(cause, (Bucket(self._rate, self._burst), [0]))
        if bucket.take():
            left_out[0] += 1
            return False
        if left_out[0]:
            record.left_out, left_out[0] = left_out[0], 0
        return True
