"""A small client: for tests, and for bots that play from elsewhere."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from standoff.bots.bot import Bot, View
from standoff.games import GAMES
from standoff.kernel.decision import Decision
from standoff.kernel.look import Look
from standoff.kernel.record import Setup
from standoff.kernel.text import Text
from standoff.server.protocol import (
    Answer,
    Because,
    Chat,
    ClientMessage,
    Company,
    Done,
    Hello,
    Line,
    Played,
    Problem,
    Refusal,
    Refused,
    Settings,
    Sit,
    Update,
    read_message,
    write,
)
from standoff.server.security import COOKIE

AGAIN_AFTER = 0.5
LONGEST_MESSAGE = 4 * 1024 * 1024


class Visitor:
    """Someone who talks to a server over HTTP, and keeps its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.cookie: str | None = None

    async def call(self, path: str, data: object = None) -> Any:
        """GET, or POST if there is data; the answer from JSON."""
        return await asyncio.to_thread(self._call, path, data)

    async def pick_name(self, name: str) -> None:
        await self.call("/api/me", {"name": name})

    async def open_table(self, settings: Settings) -> str:
        return str((await self.call("/api/tables", settings))["code"])

    async def play_now(self, settings: Settings) -> str:
        return str((await self.call("/api/play-now", settings))["code"])

    async def played(self, match: str) -> Played:
        return msgspec.convert(await self.call(f"/api/matches/{match}"), Played)

    def _call(self, path: str, data: object) -> Any:
        body = None if data is None else msgspec.json.encode(data)
        headers = {"X-Standoff": "1", "Content-Type": "application/json", **self.headers()}
        request = urllib.request.Request(self.url + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                for cookie in response.headers.get_all("Set-Cookie") or ():
                    name, _, value = cookie.partition(";")[0].partition("=")
                    if name == COOKIE:
                        self.cookie = value
                return json.loads(response.read())
        except urllib.error.HTTPError as error:
            with error:
                problem = msgspec.json.decode(error.read(), type=Problem)
            raise Refusal(problem.code, problem.reason, problem.text) from None

    def headers(self) -> dict[str, str]:
        return {} if self.cookie is None else {"Cookie": f"{COOKIE}={self.cookie}"}


class Client:
    """A connection to a table. It knows what it was told, and where to go on after a loss.

    Use it as an async context; `async for` gives every message, and `ask` makes a request.
    """

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.code = code
        self.company: Company | None = None
        self.update: Update | None = None
        self.events: list[Text] = []
        """All that happened in the match, as our seat may know it."""
        self.lines: list[Line] = []
        self.frames: list[str] = []
        """Every frame received, as it came."""
        self.visitor = visitor
        self._socket: ClientConnection
        self._id = 0

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, hello: Hello | None = None) -> None:
        """Come to the table, or back to it: what happened meanwhile is told."""
        address = f"ws{self.visitor.url.removeprefix('http')}/ws/tables/{self.code}"
        headers = self.visitor.headers()
        self._socket = await connect(
            address,
            additional_headers=headers,
            max_size=LONGEST_MESSAGE,
            close_timeout=1,
            proxy=None,
        )
        if hello is None:
            hello = Hello()
            if self.update is not None:
                hello = Hello(self.update.match, self.update.version)
        await self._socket.send(write(hello))

    async def close(self) -> None:
        await self._socket.close()

    async def send(self, message: ClientMessage | str | bytes) -> None:
        await self._socket.send(message if isinstance(message, str | bytes) else write(message))

    async def receive(self) -> Any:
        """The next message; what it says is kept."""
        frame = str(await self._socket.recv())
        self.frames.append(frame)
        message = read_message(frame)
        match message:
            case Company():
                self.company = message
            case Update(since=since, events=events):
                if since is None:
                    self.events.clear()
                self.events.extend(events)
                self.update = message
            case Chat(lines=lines):
                self.lines.extend(lines)
        return message

    async def ask(self, message: ClientMessage) -> Done | Because:
        """Make a request and wait until it is carried out or answered, or raise Refusal."""
        self._id += 1
        await self.send(msgspec.structs.replace(message, id=self._id))
        while True:
            match await self.receive():
                case (Done(id=self._id) | Because(id=self._id)) as reply:
                    return reply
                case Refused(id=self._id, code=code, reason=reason, text=text):
                    raise Refusal(code, reason, text)

    async def until(self, holds: Callable[[Self], bool]) -> None:
        """Read on until that is so."""
        while not holds(self):
            await self.receive()

    @property
    def seat(self) -> int | None:
        return None if self.company is None else self.company.you

    @property
    def setup(self) -> Setup:
        """What the match was dealt with, but for its chance."""
        assert self.company is not None
        return self.company.settings.setup("")

    @property
    def question(self) -> Decision | None:
        """The open question, if it is put to us."""
        if self.update is None or self.update.decision is None:
            return None
        return self.update.decision if self.update.decision.seat == self.seat else None

    @property
    def over(self) -> bool:
        return self.update is not None and self.update.ended is not None


class Seen(View):
    """What a bot sees over a socket: records, and a look made from them."""

    def __init__(self, setup: Setup, update: Update, events: list[Text], seat: int) -> None:
        self.seat = seat
        self._setup = setup
        self._update = update
        self._events = events

    @property
    def table(self) -> Any:
        return self._update.view

    def events(self, since: int = 0) -> list[Text]:
        return self._events[since:]

    @property
    def decision(self) -> Decision:
        assert self._update.decision is not None
        return self._update.decision

    @property
    def look(self) -> Look:
        look: Look = GAMES[self._setup.game].seen(self._setup, self.table, self._events)
        return look


async def play(client: Client, bot: Bot) -> None:
    """Let a bot answer until the match is over; a lost connection is made anew."""
    while not client.over:
        try:
            question, update = client.question, client.update
            if question is None or update is None:
                await client.receive()
            else:
                seen = Seen(client.setup, update, client.events, question.seat)
                key = bot.choose(seen, question)
                await _answer(client, Answer(question.serial, key))
        except (ConnectionClosed, OSError):
            await come_back(client)


async def come_back(client: Client) -> None:
    """Connect again, as often as it takes."""
    while True:
        await asyncio.sleep(AGAIN_AFTER)
        try:
            await client.connect()
        except (ConnectionClosed, InvalidHandshake, OSError):
            continue
        return


async def _answer(client: Client, answer: Answer) -> None:
    try:
        await client.ask(answer)
    except Refusal as refusal:
        if (
            refusal.code == "not-saved"
        ):  # it may have been all the same: then the question is another
            await asyncio.sleep(AGAIN_AFTER)
            return
        if refusal.code not in ("stale", "not-asked", "over"):
            raise
    version = None if client.update is None else client.update.version
    decision = None if client.update is None else client.update.decision
    if decision is not None and decision.serial == answer.serial:
        await client.until(lambda c: c.update is not None and c.update.version != version)


async def take_a_seat(url: str, code: str, name: str, bot_for: Callable[[str], Bot]) -> Update:
    """Sit down at a table as a guest and play one match with a bot for its game; how it ended."""
    visitor = Visitor(url)
    await visitor.pick_name(name)
    async with Client(visitor, code) as client:
        await client.until(lambda c: c.company is not None)
        assert client.company is not None
        bot = bot_for(client.company.settings.game)
        if client.seat is None:
            await client.ask(Sit())
        await play(client, bot)
        assert client.update is not None
        return client.update
