"""The browser's side of the game: the files that `make web` has built into the package, and texts.

All of them are read and compressed once, when the server starts: the whole build is small. They are
looked up by their exact paths, so that no path can lead anywhere else.
"""

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, MutableMapping
from copy import copy
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from standoff.games import GAMES
from standoff.texts import LANGUAGES, source

Scope = MutableMapping[str, Any]
Send = Callable[[Any], Awaitable[None]]

BUILT: Final = Path(__file__).parents[1] / "web"

# The pages of the client, which all begin with the same file and then find their way by the path.
PAGES: Final = re.compile(r"/|/t/[^/]+|/rules|/learn(?:/[^/]+)?|/replays|/me|/replay/[^/]+")
# Whoever asks for these is a program, and gets no page.
MACHINES: Final = re.compile(r"/(api|ws|assets|healthz|readyz|metrics|admin)\b")
NOT_BUILT: Final = "The pages are not built: run `make web`, and start the server again.\n"

FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"

WORDS: Final = "text/plain; charset=utf-8"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSIBLE: Final = re.compile(r"text/|application/|image/svg")


class File:
    """A file ready to be sent, as it is and compressed."""

    def __init__(self, body: bytes, kind: str, cache: bytes, status: int = 200) -> None:
        tag = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'.encode()
        small = gzip.compress(body, mtime=0) if COMPRESSIBLE.match(kind) else body
        self._status = status
        self._tag = tag
        self._plain = body
        self._small = small if len(small) < len(body) else None
        self._headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", cache),
            (b"etag", tag),
            (b"vary", b"accept-encoding"),
        ]

    def with_status(self, status: int) -> "File":
        """The same under another status."""
        file = copy(self)
        file._status = status
        return file

    async def send(self, scope: Scope, send: Send) -> None:
        """Answer a GET or HEAD."""
        asked = dict(scope["headers"])
        status, body, headers = self._status, self._plain, self._headers
        if status == 200 and self._tag in asked.get(b"if-none-match", b""):
            status, body = 304, b""
        elif self._small is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            body, headers = self._small, [*headers, (b"content-encoding", b"gzip")]
        if status != 304:
            headers = [*headers, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent, "more_body": False})


class Pages:
    """The front end, or a sentence that says how to build it."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        for language in LANGUAGES:
            for game in GAMES:
                words = File(source(language, game).encode(), WORDS, ASK_AGAIN)
                self._files[f"/api/texts/{language}/{game}"] = words
        not_built = File(NOT_BUILT.encode(), WORDS, b"no-store", 503)
        self._index = self._files.get("/index.html", not_built)
        self._nowhere = self._index.with_status(404) if "/index.html" in self._files else None

    def find(self, scope: Scope) -> File | None:
        """The file that answers a request, if it is for one of the pages or their parts."""
        if scope["method"] not in ("GET", "HEAD"):
            return None
        path: str = scope["path"]
        if PAGES.fullmatch(path):
            return self._index
        found = self._files.get(path)
        if found is None and not MACHINES.match(path) and _wants_a_page(scope):
            return self._nowhere
        return found


def _wants_a_page(scope: Scope) -> bool:
    return b"text/html" in dict(scope["headers"]).get(b"accept", b"")


def _file(path: Path, folder: Path) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    hashed = path.is_relative_to(folder / "assets")  # a new content gets a new name there
    cache = FOR_EVER if hashed else ASK_AGAIN
    return File(path.read_bytes(), kind or "application/octet-stream", cache)
