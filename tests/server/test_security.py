"""Nobody gets in where they don't belong, and nothing that is sent harms a table."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from standoff import bots
from standoff.bots import RandomBot
from standoff.server.client import Client, Visitor, play
from standoff.server.protocol import (
    LONGEST_FRAME,
    Refusal,
    Refused,
    Say,
    Settings,
    read_request,
    write,
)
from standoff.server.security import COOKIE, Limits
from tests.server.running import BOTS, at, configured, guest, raw, run, running, sent, served

pytestmark = pytest.mark.once

POST = (
    "POST /api/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json\r\n"
)
BODY = 'Content-Length: 14\r\n\r\n{"name":"Ana"}'


def test_other_sites_are_turned_away(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        assert " 403 " in await raw(url, POST + BODY), "no header that only we can send"
        assert " 201 " in await raw(url, POST + "X-Standoff: 1\r\n" + BODY)
        assert " 201 " in await raw(url, POST + "X-Standoff: 1\r\nOrigin: http://here\r\n" + BODY)
        other = await raw(url, POST + "X-Standoff: 1\r\nOrigin: http://evil\r\n" + BODY)
        assert " 403 " in other
        assert '"code":"origin"' in other
        for path in ("lobby", "tables/nowhere"):
            with pytest.raises(InvalidStatus, match="403"):
                async with connect(f"ws{url[4:]}/ws/{path}", origin="http://evil", proxy=None):  # type: ignore[arg-type]
                    pass

    served(tmp_path, test)


def test_headers_and_cookie(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        answer = (await raw(url, POST + "X-Standoff: 1\r\n" + BODY)).lower()
        assert "content-security-policy: default-src 'none'; script-src 'self';" in answer
        assert "x-content-type-options: nosniff" in answer
        assert f"set-cookie: {COOKIE}=" in answer
        assert "httponly" in answer
        assert "samesite=lax" in answer
        assert "server:" not in answer
        missing = (
            await raw(url, "GET /x HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        ).lower()
        assert " 404 " in missing
        assert "content-security-policy" in missing

    served(tmp_path, test)


def test_codes_are_not_compressed_beside_names_of_others(tmp_path: Path) -> None:
    """Its length would tell who sees it whether a guess is right."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        for _ in range(5):
            await ana.open_table(BOTS)
        lines = (
            "Host: here",
            f"Cookie: {COOKIE}={ana.cookie}",
            "Accept-Encoding: gzip",
            "Connection: close",
        )
        for path, compressed in (("/api/me", False), ("/api/catalog/bang", True)):
            answer = await sent(url, "\r\n".join((f"GET {path} HTTP/1.1", *lines, "", "")))
            head, _, body = answer.partition(b"\r\n\r\n")
            assert len(body) > 500, "shorter ones are never compressed"
            assert (b"content-encoding: gzip" in head) == compressed

    served(tmp_path, test)


def test_too_much_at_once(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        visitor = await guest(url, "Ana")
        code = await visitor.play_now(BOTS)
        sockets = [Client(visitor, code) for _ in range(3)]
        for socket in sockets:
            await socket.connect()
        with pytest.raises(InvalidStatus, match="403"):
            await Client(visitor, code).connect()
        for _ in range(5):
            await sockets[0].ask(Say("quick"))
        with pytest.raises(Refusal, match="too fast"):
            await sockets[0].ask(Say("too quick"))
        calls = (visitor.call("/api/me") for _ in range(30))
        with pytest.raises(Refusal, match="wait a moment"):
            await asyncio.gather(*calls)
        for socket in sockets:
            await socket.close()

    limits = Limits(requests=1, burst=20, sockets=3, frames=100, lines=0.01, tables=10)
    served(tmp_path, test, limits=limits)


def test_a_flood_of_frames_is_read_slowly(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        visitor = await guest(url, "Ana")
        code = await visitor.open_table(BOTS)
        async with at(visitor, code) as client:
            began = asyncio.get_running_loop().time()
            for _ in range(60):
                await client.send("{}")
            for _ in range(60):
                assert isinstance(await client.receive(), Refused)
            assert asyncio.get_running_loop().time() - began > 0.8

    served(tmp_path, test, limits=Limits(frames=20))


def test_frames_that_are_too_long(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        visitor = await guest(url, "Ana")
        code = await visitor.open_table(BOTS)
        async with at(visitor, code) as client:
            await client.send("x" * (LONGEST_FRAME + 1))
            with pytest.raises(ConnectionClosed, match="1009"):
                await client.until(lambda c: False)
        async with connect(f"ws{url[4:]}/ws/tables/nowhere", proxy=None) as socket:
            with pytest.raises(ConnectionClosed, match="4404"):
                await socket.recv()
        long = "x" * LONGEST_FRAME
        with pytest.raises(Refusal):
            await visitor.pick_name(long)
        assert (await visitor.call("/api/me"))["name"] == "Ana"

    served(tmp_path, test)


FRAMES = st.one_of(
    st.text(max_size=100),
    st.binary(max_size=100),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(["type", "id", "seat", "key", "serial"]), inner)
        ),
        max_leaves=10,
    ).map(lambda data: msgspec.json.encode(data)),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                ["hello", "sit", "stand", "remove", "answer", "take-back", "why", "say"]
            )
        },
        optional={
            "id": st.integers(-2, 2**40),
            "seat": st.integers(-2, 9),
            "serial": st.integers(-1, 50),
            "key": st.sampled_from(["end", "", "play:bang-AS@9", "\x00"]),
            "text": st.text(max_size=400),
            "card": st.sampled_from(["bang-AS", "beer-6H", "", "x" * 80, "\x00"]),
            "match": st.text(max_size=50),
            "version": st.integers(-1, 2**33),
        },
    ).map(lambda data: msgspec.json.encode(data)),
)


@settings(max_examples=150)
@given(FRAMES)
def test_every_frame_is_a_message_or_refused(frame: str | bytes) -> None:
    try:
        message = read_request(frame)
    except Refusal:
        return
    assert read_request(write(message)) == message


@settings(max_examples=4, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(FRAMES, min_size=30, max_size=60))
def test_garbage_harms_no_table(tmp_path: Path, frames: list[str | bytes]) -> None:
    """A player and a stranger send what they like; each frame gets its answer, and play goes on."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        for visitor in (ana, await guest(url, "Eve"), Visitor(url)):
            async with at(visitor, code) as client:
                for frame in frames:
                    await client.send(frame)
                replies = 0
                while replies < len(frames):
                    replies += type(await client.receive()).__name__ in (
                        "Refused",
                        "Done",
                        "Because",
                        "Advice",
                    )
        async with at(ana, code) as client:
            await play(client, RandomBot("1"))
            assert client.company is not None
            assert client.company.phase != "frozen"

    served(tmp_path, test)


class Broken(RandomBot):
    def choose(self, view: object, decision: object) -> str:
        raise ZeroDivisionError


def test_an_error_freezes_one_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others play on; and when the error is mended, the frozen one goes on where it was."""
    config = configured(tmp_path)

    async def broken() -> tuple[Visitor, str]:
        async with running(config) as url:
            ana, bob = await guest(url, "Ana"), await guest(url, "Bob")
            bad = await ana.open_table(BOTS)
            async with at(ana, bad) as client, at(bob, bad) as watching:
                await client.send('{"type":"start"}')
                playing = asyncio.create_task(play(client, RandomBot("1")))
                await watching.until(
                    lambda c: c.company is not None and c.company.phase == "frozen"
                )
                playing.cancel()
                with pytest.raises(Refusal, match="frozen"):
                    await watching.ask(Say("What happened?"))
            good = await bob.play_now(Settings(bot="gunslinger"))
            async with at(bob, good) as client:
                await play(client, RandomBot("1"))
            return ana, bad

    async def mended(ana: Visitor, code: str) -> None:
        async with running(config) as ana.url, at(ana, code) as client:
            await play(client, RandomBot("1"))

    with monkeypatch.context() as patched:
        patched.setitem(bots.BOTS["bang"], "random", Broken)
        ana, code = asyncio.run(broken())
    run(mended(ana, code))


def test_messages_are_checked_on_the_way_in() -> None:
    for frame in (
        '{"type":"answer","serial":1}',
        '{"type":"answer","serial":1,"key":"k","seat":2}',
        '{"type":"sit","seat":8}',
        '{"type":"say","text":""}',
        '{"type":"none"}',
        "[" * 5000,
    ):
        with pytest.raises(Refusal):
            read_request(frame)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The schema of a server that runs beside the test."""
    config = configured(tmp_path_factory.mktemp("api"))
    ready: Future[str] = Future()
    done = threading.Event()

    async def serve() -> None:
        async with running(config) as url:
            ready.set_result(url)
            while not done.is_set():
                await asyncio.sleep(0.05)

    with ThreadPoolExecutor(1) as pool:
        serving = pool.submit(asyncio.run, serve())
        try:
            yield schemathesis.openapi.from_url(f"{ready.result(240)}/api/schema/openapi.json")
        finally:
            done.set()
            serving.result(240)


def test_requests_of_every_kind(api: Any) -> None:
    """Whatever is asked, with a name or without, is answered, and never by an error of ours."""
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) > 8
    visitor = Visitor(operations[0].base_url)
    asyncio.run(visitor.pick_name("Ana"))
    for operation in operations:

        @settings(max_examples=15)
        @given(operation.as_strategy())
        def ask(case: Any) -> None:
            for headers in ({}, visitor.headers()):
                response = case.call(headers={**headers, "X-Standoff": "1"})
                assert response.status_code < 500, response.text
                assert "x-content-type-options" in response.headers

        ask()
