"""Bytes and connections that say nothing: they cost nobody else anything."""

import asyncio
import base64
import logging
import os
import zlib
from pathlib import Path

import msgspec
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame

from standoff.server import wire
from standoff.server.protocol import Say
from standoff.server.security import Limits
from standoff.server.wire import Measured
from tests.server.running import BOTS, at, guest, raw, served

pytestmark = pytest.mark.once

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
MASK = b"\0\0\0\0"
HELLO = b'{"type":"hello"}'
GET = "GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


async def _connected(url: str) -> Connection:
    return await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))


async def _socket(url: str, code: str, *more: str) -> Connection:
    """A socket at a table, by hand."""
    reader, writer = await _connected(url)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /ws/tables/{code} HTTP/1.1",
        "Host: here",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *more,
    )
    writer.write("\r\n".join((*lines, "", "")).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes((0x81, 0x80 | len(HELLO))) + MASK + HELLO)
    return reader, writer


async def _is_closed(connection: Connection, within: float = 30) -> bool:
    reader, writer = connection
    try:
        async with asyncio.timeout(within):
            while await reader.read(65_536):
                pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    finally:
        writer.close()
    return True


def test_who_says_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor who never comes to an end; a connection that is used is kept."""
    monkeypatch.setattr(wire, "REQUEST_WITHIN", 0.5)

    async def drip(connection: Connection) -> None:
        for letter in POST:
            connection[1].write(letter.encode())
            await asyncio.sleep(0.01)

    async def test(url: str) -> None:
        silent, slow, kept = [await _connected(url) for _ in range(3)]
        dripping = asyncio.create_task(drip(slow))
        for _ in range(4):
            kept[1].write(GET.replace("close", "keep-alive").encode())
            await kept[0].readuntil(b"ok 0.1.0")
            await asyncio.sleep(0.2)
        assert await _is_closed(silent)
        assert await _is_closed(slow)
        kept[1].close()
        await dripping

    served(tmp_path, test)


POST = "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n" + "x" * 30


def test_one_address_has_so_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is said over them; a proxy that is trusted may have more."""
    monkeypatch.setattr(wire, "REQUEST_WITHIN", 600.0)  # they are not closed for their silence
    limits = Limits(connections_of_address=5, connections=8)

    async def full(url: str, room: int) -> None:
        inside = [await _connected(url) for _ in range(room)]
        await asyncio.sleep(0.1)
        assert await _is_closed(await _connected(url))
        inside.pop()[1].close()
        await asyncio.sleep(0.1)
        assert " 200 " in await raw(url, GET)
        for _, writer in inside:
            writer.close()

    served(tmp_path, lambda url: full(url, 8), limits=limits)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    served(tmp_path, lambda url: full(url, 5), limits=limits)


FLOODS = {
    "empty parts": bytes((0x01, 0x80)) + MASK + (bytes((0x00, 0x80)) + MASK) * 20_000,
    "pings": (bytes((0x89, 0xFD)) + MASK + b"x" * 125) * 1_000,
    "pongs": (bytes((0x8A, 0x80)) + MASK) * 20_000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_frames_that_are_no_message(flood: str, tmp_path: Path) -> None:
    """Some are allowed, many are not: the socket is closed before they are understood."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        few = await _socket(url, code)
        few[1].write(FLOODS["pings"][: 50 * 131])
        many = await _socket(url, code)
        many[1].write(FLOODS[flood])
        assert await _is_closed(many)
        assert not await _is_closed(few, within=0.5)

    served(tmp_path, test)


def test_many_small_messages_stall_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty sockets send a million, and never read: no more are understood than are taken."""
    message = bytes((0x81, 0x81)) + MASK + b"x"
    understood = 0
    handle = wire.Socket.handle_text

    def counted(self: wire.Socket, event: Frame) -> None:
        nonlocal understood
        understood += 1
        handle(self, event)

    monkeypatch.setattr(wire.Socket, "handle_text", counted)

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code, other = await ana.open_table(BOTS), await ana.open_table(BOTS)
        flooding = [await _socket(url, code) for _ in range(20)]
        async with at(ana, other) as client:
            for _, writer in flooding:
                writer.write(message * 50_000)
            for _ in range(20):
                await client.ask(Say("still here?"))
                await asyncio.sleep(0.05)
            for _, writer in flooding:
                writer.transport.abort()
        assert understood < 100_000

    limits = Limits(requests=1000, burst=1000, lines=1000)
    served(tmp_path, test, limits=limits)


DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate"
TEXT, LAST, DEFLATED, CLOSED = 0x01, 0x80, 0x40, 0x88


def _deflated(message: bytes, flags: int = LAST) -> bytes:
    """A compressed message as one frame, which has to be short."""
    made = zlib.compressobj(wbits=-15)
    data = (made.compress(message) + made.flush(zlib.Z_SYNC_FLUSH))[:-4]
    assert len(data) < 126
    return bytes((TEXT | DEFLATED | flags, 0x80 | len(data))) + MASK + data


async def _frame(connection: Connection) -> tuple[int, bytes]:
    """The next that the server sends: its first byte, and what is in it."""
    reader, _ = connection
    async with asyncio.timeout(60):
        head, length = await reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2))
        return head, await reader.readexactly(length)


async def _closed_with(connection: Connection) -> int:
    """The code with which the server closes; what it says before is passed over."""
    while True:
        head, data = await _frame(connection)
        if head == CLOSED:
            connection[1].close()
            return int.from_bytes(data[:2])


def test_what_is_long_comes_compressed(tmp_path: Path) -> None:
    """To whoever can read that: each message by itself, and what is short as it is."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        socket = await _socket(url, code, DEFLATE)
        kinds: dict[str, int] = {}
        while not {"company", "update", "refused"} <= kinds.keys():
            head, data = await _frame(socket)
            if head & DEFLATED:
                data = zlib.decompressobj(wbits=-12).decompress(data + b"\0\0\xff\xff")
            told = msgspec.json.decode(data)
            kinds[told["type"]] = head
            if told["type"] == "update":
                socket[1].write(_deflated(b'{"type":"start","id":1}'))
        socket[1].close()
        assert kinds["company"] == kinds["update"] == TEXT | LAST | DEFLATED
        assert kinds["refused"] == TEXT | LAST

    served(tmp_path, test)


def test_a_bomb_is_not_inflated(tmp_path: Path) -> None:
    """No message of the protocol is so long, and none comes compressed in parts."""
    say = b'{"type":"say","id":1,"text":"%s"}'

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        socket = await _socket(url, code, DEFLATE)
        socket[1].write(_deflated(say % (b"x" * 300)) + _deflated(b" " * 4096))
        assert await _closed_with(socket) == 1009
        socket = await _socket(url, code, DEFLATE)
        socket[1].write(_deflated(b" ", flags=0))
        assert await _closed_with(socket) == 1002
        socket = await _socket(url, code)  # nothing was agreed
        socket[1].write(_deflated(b" "))
        assert await _closed_with(socket) == 1002

    served(tmp_path, test)


def test_who_speaks_while_a_socket_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is like a socket that is gone, and no error."""
    sockets: list[wire.Socket] = []
    monkeypatch.setattr(wire.Socket, "handle_ping", lambda each: sockets.append(each))

    async def test(url: str) -> None:
        code = await (await guest(url, "Ana")).open_table(BOTS)
        _, writer = await _socket(url, code)
        writer.write(FLOODS["pings"][:131])
        while not sockets:
            await asyncio.sleep(0.01)
        while sockets[0]._may():
            pass
        with pytest.raises(ClientDisconnected):
            await sockets[0].send({"type": "websocket.send", "text": "news"})
        writer.close()

    served(tmp_path, test)


def test_lines_of_one_cause_are_measured() -> None:
    measured = Measured(rate=1000, burst=3)
    passed = [measured.filter(logging.makeLogRecord({"msg": "again"})) for _ in range(100)]
    assert sum(passed) < 10
    assert measured.filter(logging.makeLogRecord({"msg": "something else"}))
