"""Who someone is, and whom the server lets in."""

import asyncio
import hmac
import time
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from secrets import token_urlsafe
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from standoff.server.pages import Pages, Scope, Send
from standoff.server.protocol import LONGEST_NAME, Problem, Refusal

COOKIE: Final = "standoff_guest"
CLIENT_HEADER: Final = b"x-standoff"
"""A request that changes something carries it: no other site can make a browser send it."""

SIBLING: Final = b"x-standoff-sibling"
"""A process of the same service says with it the key that is in their database."""
INSIDE: Final = "/siblings/"
"""Paths for such processes alone."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")

ADDRESSES_KEPT: Final = 10_000

Receive = Callable[[], Awaitable[Any]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class Guest(Struct, frozen=True):
    """Someone who has picked a name. The id is a secret between them and the server."""

    id: str
    name: str


def new_guest(name: str) -> Guest:
    return Guest(token_urlsafe(16), name)


def clean_name(name: str) -> str:
    """A name as it will be shown, or a Refusal.

    >>> clean_name("  Calamity   Janet ")
    'Calamity Janet'
    """
    printable = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name))
    words = " ".join(printable.split())
    if not words:
        raise Refusal("no-name", "A name needs at least one letter.")
    if len(words) > LONGEST_NAME:
        raise Refusal("long-name", f"A name has at most {LONGEST_NAME} letters.")
    return words


class Signer:
    """Makes and reads the cookie; nobody else can make one.

    >>> signer = Signer("key")
    >>> signer.read(signer.write(Guest("1", "Ana"))).name
    'Ana'
    >>> signer.read(Signer("other").write(Guest("1", "Ana"))) is None
    True
    >>> Signer("other", "key").read(signer.write(Guest("1", "Ana"))).name
    'Ana'
    """

    def __init__(self, key: str, *older: str) -> None:
        """The older keys are still read; nothing is written with them any more."""
        self._keys = [each.encode() for each in (key, *older)]

    def write(self, guest: Guest) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(guest)).decode()
        return f"{body}.{_signed(self._keys[0], body)}"

    def read(self, cookie: str | None) -> Guest | None:
        body, _, signature = (cookie or "").partition(".")
        made = [_signed(key, body).encode() for key in self._keys]
        if not any(hmac.compare_digest(each, signature.encode()) for each in made):
            return None
        return msgspec.json.decode(urlsafe_b64decode(body), type=Guest)


def _signed(key: bytes, body: str) -> str:
    return hmac.new(key, body.encode(), sha256).hexdigest()


class Bucket:
    """Allows `rate` things a second in the long run, and `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> float:
        """0 if there is room for one more, which is taken; else the seconds until there is."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address may ask, one guest, one socket, and all together."""

    requests: float = 10.0
    """HTTP requests and new sockets a second, from one address."""
    burst: float = 100.0
    sockets: int = 64
    """Open at once, from one address."""
    frames: float = 20.0
    """A second, on one socket; who sends more is read more slowly."""
    lines: float = 1.0
    """Of chat, a second."""
    tables: int = 5000
    """Open at once, in all."""
    tables_of_guest: int = 20
    """Of which one guest is the host."""
    tables_of_address: int = 100
    """Opened from one address since the server runs."""
    watchers: int = 100
    """At one table; those who have a seat there are not counted."""
    connections: int = 20_000
    """Open at once, in all, whatever is said over them."""
    connections_of_address: int = 256
    """Open at once, from one address; sockets are among them."""


def limits(said: Iterable[str]) -> Limits:
    """Limits as an operator writes them, where they are others than usual.

    >>> limits(["tables=100", "frames=5"]).tables
    100
    """
    words = [word for each in said for word in each.replace(",", " ").split()]
    try:
        numbers = {name: float(number) for name, _, number in (w.partition("=") for w in words)}
        return msgspec.convert(numbers, Limits, strict=False)
    except (ValueError, msgspec.ValidationError):
        names = ", ".join(Limits.__struct_fields__)
        raise ValueError(f"A limit is NAME=NUMBER; the names are: {names}.") from None


class Bans:
    """Addresses that are not let in, each until a time."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}
        self.on_ban: Callable[[str], None] = lambda address: None

    def holds(self, address: str) -> bool:
        return self.until.get(address, 0.0) > time.time()

    def ban(self, address: str, until: float) -> None:
        self.until[address] = until
        self.on_ban(address)


class Gate:
    """Stands before the whole application: limits, origin, forged requests, headers."""

    def __init__(
        self, app: App, pages: Pages, limits: Limits, url: str | None, bans: "Bans"
    ) -> None:
        self._app = app
        self._bans = bans
        self._pages = pages
        self._limits = limits
        self._origin = None if url is None else origin_of(url)
        self._headers = list(HEADERS)
        if url is not None and url.startswith("https:"):
            self._headers.append(STRICT_TRANSPORT)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: dict[str, set[asyncio.Task[Any]]] = {}
        self.knows: Callable[[str], bool] = lambda said: False
        """Whether a process of the same service says that."""
        self.hand_over: Callable[[], Awaitable[None]]
        """Lets other processes go on with all tables, before this one stops."""
        bans.on_ban = self._send_away

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_inside = scope["type"] == "lifespan" or self._is_inside(scope)
        if scope["type"] == "websocket":
            with suppress(asyncio.CancelledError):  # banned, or the process ends: it is closed
                await (self._app if is_inside else self._socket)(scope, receive, send)
        elif is_inside:
            await self._app(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        file = self._pages.find(scope)
        if file is not None:  # from memory, and not counted: a page is made of many
            await file.send(scope, send_with_headers)
            return
        problem = self._problem(scope)
        if problem is None:
            try:
                await self._app(scope, receive, send_with_headers)
                return
            except asyncio.CancelledError:  # the process ends, and waits no longer
                problem = 503, Problem("not-saved", "It could not be saved: try again.")
        status, why = problem
        body = msgspec.json.encode(why)
        length = str(len(body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send_with_headers(
            {"type": "http.response.start", "status": status, "headers": headers}
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        open_now = self._sockets.get(address, set())
        if self._problem(scope) is not None or len(open_now) >= self._limits.sockets:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        task = asyncio.current_task()
        assert task is not None  # uvicorn gives every socket its own
        self._sockets.setdefault(address, open_now).add(task)
        try:
            await self._app(scope, receive, send)
        finally:
            open_now.discard(task)
            if not open_now:
                self._sockets.pop(address, None)

    def _send_away(self, address: str) -> None:
        for task in self._sockets.get(address, ()):
            task.cancel()

    def _is_inside(self, scope: Scope) -> bool:
        """Whether it comes from a process of the same service, which has let it in."""
        said = dict(scope["headers"]).get(SIBLING)
        return said is not None and self.knows(said.decode("latin-1"))

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        """The status and the reason with which a request is turned away."""
        if "\0" in scope["path"] or scope["path"].startswith(INSIDE):  # no database takes a zero
            return 404, Problem("http", "Not Found")
        address = address_of(scope)
        if self._bans.holds(address) and not scope["path"].startswith("/admin/"):
            return 403, Problem("banned", "This address is not let in.")
        if self._bucket(address).take():
            return 429, Problem("too-fast", "You ask too much: wait a moment.")
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is not None and not self._is_own(origin.decode("latin-1"), headers):
            return 403, Problem("origin", "This request comes from another site.")
        safe = scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not safe and CLIENT_HEADER not in headers:
            return 403, Problem("forged", "The header X-Standoff is missing.")
        return None

    def _is_own(self, origin: str, headers: dict[bytes, bytes]) -> bool:
        if self._origin is not None:
            return origin == self._origin
        host = headers.get(b"host", b"").decode("latin-1")
        return origin in (f"http://{host}", f"https://{host}")

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._limits.requests, self._limits.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket


def origin_of(url: str) -> str:
    """
    >>> origin_of("https://standoff.example/play/")
    'https://standoff.example'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def address_of(scope: Scope) -> str:
    """Who asks: an address, or the network of a household."""
    client = scope["client"]
    return "" if client is None else network(str(client[0]))


def network(host: str) -> str:
    """
    >>> network("192.0.2.7"), network("2001:db8::7")
    ('192.0.2.7', '2001:db8::')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
