"""The pages of the browser, and what they are told of a game before any match."""

import asyncio
import gzip
import http.client
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from standoff.games.bang import RULES
from standoff.server.app import Config
from standoff.server.client import Visitor
from standoff.server.protocol import Refusal
from standoff.server.security import Limits
from standoff.texts import LANGUAGES
from tests.server.running import AT_ONCE, NO_LIMITS, run, running, served

pytestmark = pytest.mark.once

INDEX = "<!doctype html><title>Standoff</title>" + "<p>Howdy.</p>" * 100
PAGES = ("/", "/t/k7mq2x9d", "/rules", "/learn", "/replays", "/me", "/replay/41d8")


async def fetch(url: str, path: str, method: str = "GET", **headers: str) -> Any:
    """Status, headers (in small letters) and body."""

    def get() -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=20)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=named)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, body

    return await asyncio.to_thread(get)


@pytest.fixture
def built(tmp_path: Path) -> Config:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "art").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-5f3a.js").write_text("let howdy = 1;\n" * 100)
    (folder / "assets" / "rye-77.woff2").write_bytes(bytes(range(256)))
    (folder / "art" / "bang.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    database = str(tmp_path / "standoff.db")
    return Config(database=database, timing=AT_ONCE, limits=NO_LIMITS, pages=folder)


def test_every_page_of_the_client_is_the_same_file(built: Config) -> None:
    async def test() -> None:
        async with running(built) as url:
            for path in PAGES:
                status, headers, body = await fetch(url, path)
                assert (status, body.decode()) == (200, INDEX)
                assert headers["content-type"] == "text/html; charset=utf-8"
                assert headers["cache-control"] == "no-cache"
                assert "script-src 'self'" in headers["content-security-policy"]
                status, headers, body = await fetch(url, path, if_none_match=headers["etag"])
                assert (status, body) == (304, b"")
            status, headers, body = await fetch(url, "/", "HEAD")
            assert (status, headers["content-length"], body) == (200, str(len(INDEX)), b"")

    run(test())


def test_files_are_sent_compressed_and_kept(built: Config) -> None:
    async def test() -> None:
        async with running(built) as url:
            _, headers, body = await fetch(url, "/assets/index-5f3a.js", accept_encoding="br, gzip")
            assert headers["content-encoding"] == "gzip"
            assert gzip.decompress(body) == b"let howdy = 1;\n" * 100
            assert headers["cache-control"] == "public, max-age=31536000, immutable"
            assert headers["content-type"] == "text/javascript; charset=utf-8"
            _, headers, body = await fetch(url, "/assets/rye-77.woff2", accept_encoding="gzip")
            assert (headers["content-type"], body) == ("font/woff2", bytes(range(256)))
            for path, kind in (
                ("/art/bang.svg", "image/svg+xml"),
                ("/manifest.webmanifest", "application/manifest+json"),
            ):
                _, headers, _ = await fetch(url, path)
                assert (headers["content-type"], headers["cache-control"]) == (kind, "no-cache")

    run(test())


def test_there_is_nothing_else(built: Config) -> None:
    async def test() -> None:
        async with running(built) as url:
            for path in (
                "/nowhere",
                "/t/a/b",
                "/assets/none.js",
                "/assets/",
                "/../secret.txt",
                "/assets/../../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
            ):
                status, headers, body = await fetch(url, path)
                assert (status, headers["content-type"]) == (404, "application/json"), path
                assert b"reason" in body
            assert (await fetch(url, "/", "POST", x_standoff="1"))[0] in (404, 405)

    run(test())


def test_a_person_who_got_lost_gets_a_page_that_says_so(built: Config) -> None:
    async def test() -> None:
        async with running(built) as url:
            status, _, body = await fetch(url, "/nowhere", accept="text/html,*/*")
            assert (status, body.decode()) == (404, INDEX)
            for path in ("/api/nowhere", "/assets/nowhere.js"):
                status, headers, _ = await fetch(url, path, accept="text/html,*/*")
                assert (status, headers["content-type"]) == (404, "application/json")

    asyncio.run(test())


def test_parts_of_a_page_do_not_count_as_requests(built: Config) -> None:
    config = Config(database=built.database, pages=built.pages, limits=Limits(burst=5, requests=1))

    async def test() -> None:
        async with running(config) as url:
            for _ in range(30):
                assert (await fetch(url, "/assets/index-5f3a.js"))[0] == 200
            asked = [(await fetch(url, "/api/me"))[0] for _ in range(10)]
            assert 429 in asked

    run(test())


def test_without_pages_the_server_says_what_to_do(tmp_path: Path) -> None:
    config = Config(str(tmp_path / "standoff.db"), pages=tmp_path / "none")

    async def test() -> None:
        async with running(config) as url:
            status, _, body = await fetch(url, "/t/k7mq2x9d")
            assert status == 503
            assert b"make web" in body
            assert (await fetch(url, "/healthz"))[0] == 200

    run(test())


def test_answers_are_compressed(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        _, headers, body = await fetch(url, "/api/catalog/bang", accept_encoding="gzip")
        assert headers["content-encoding"] == "gzip"
        assert b'"game":"bang"' in gzip.decompress(body)

    served(tmp_path, test)


def test_the_catalog_has_everything_in_the_box(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        visitor = Visitor(url)
        catalog = await visitor.call("/api/catalog/bang")
        assert [part["id"] for part in catalog["sets"]] == [part.id for part in RULES.sets]
        assert catalog["roles"] == ["sheriff", "deputy", "outlaw", "renegade"]
        base = catalog["sets"][0]
        cards = {card["id"]: card for card in base["cards"]}
        assert sum(len(card["signs"]) for card in base["cards"]) == 80
        assert cards["winchester"] == {
            "id": "winchester",
            "border": "blue",
            "copies": 1,
            "signs": ["8S"],
            "reach": 5,
            "damage": None,
            "book": False,
            "cost": None,
            "load": None,
            "deck": "",
            "fuse": False,
        }
        assert (cards["duel"]["reach"], cards["duel"]["book"]) == (None, True)
        assert {"id": "el_gringo", "life": 3} in base["characters"]
        with pytest.raises(Refusal, match="no such game"):
            await visitor.call("/api/catalog/chess")

    served(tmp_path, test)


def test_the_texts_of_the_browser(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        for language in LANGUAGES:
            path = f"/api/texts/{language}/bang"
            _, headers, body = await fetch(url, path)
            assert headers["content-type"] == "text/plain; charset=utf-8"
            assert headers["cache-control"] == "no-cache"
            assert (await fetch(url, path, if_none_match=headers["etag"]))[0] == 304
            entries = FluentParser().parse(body.decode()).body
            assert not any(isinstance(entry, Junk) for entry in entries)
            ids = Counter(entry.id.name for entry in entries if isinstance(entry, Message))
            assert {"card-bang", "ask-main", "why-not-asked", "warn-ally"} <= set(ids)
            assert "bot-attack" in ids, "a hint has a bot's reason"
            assert max(ids.values()) == 1, ids.most_common(3)
        for path in ("/api/texts/xx/bang", "/api/texts/en/chess", "/api/texts/en/..%2fapp.ftl"):
            assert (await fetch(url, path))[0] == 404

    served(tmp_path, test)
