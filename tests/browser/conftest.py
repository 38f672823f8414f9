"""A real Chromium at a real server: what people see and do."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from standoff.bots import RandomBot
from standoff.server.client import Client, Visitor, play
from standoff.server.protocol import Settings
from tests.browser.guest import Guest, Seat

PATIENCE = 90_000  # milliseconds: a busy machine is slow, and what fails takes so long to say so
expect.set_options(timeout=PATIENCE)

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PROJECT = Path(__file__).parents[2]
EXPECTED = ("ERR_CONNECTION_REFUSED", "WebSocket", "Service Worker registration blocked")
BUILT = PROJECT / "src" / "standoff" / "web" / "index.html"


class Server:
    """A server that can be killed and started again where it was."""

    def __init__(self, folder: Path, grace: float = 1.0, *, plug_in: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._grace = grace
        self._folder = folder
        if plug_in:
            self._install(plug_in)
        self._finished: dict[str, Seat] = {}
        self._until_stopped = ExitStack()
        self._elsewhere = self._until_stopped.enter_context(start_blocking_portal())
        self._playing: list[Future[None]] = []  # there: this thread's loop is the browser's
        self.begin("a test")
        self.start()

    def begin(self, test: str) -> None:
        """The seeds of the matches to come are those of that test."""
        self._test = test
        (self._folder / "test").write_text(test)

    def finished(self, game: str) -> Seat:
        """A seat at a match of that game which is over: one match for all who look at its end."""
        if game not in self._finished:
            visitor, test = Visitor(self.url), self._test

            async def whole() -> Seat:
                await visitor.pick_name("Ana")
                code = await visitor.play_now(Settings(game=game, bot="random"))
                await play_elsewhere(visitor, code)
                assert visitor.cookie is not None
                return visitor.cookie, code

            self.begin(f"a finished match of {game}")
            self._finished[game] = self._elsewhere.call(whole)
            self.begin(test)
        return self._finished[game]

    def play(self, seat: Seat) -> Future[None]:
        """From now on, that seat is played to the end of the match from elsewhere."""
        visitor = Visitor(self.url)
        visitor.cookie, code = seat
        playing = self._elsewhere.start_task_soon(play_elsewhere, visitor, code)
        self._playing.append(playing)
        return playing

    def _install(self, package: str) -> None:
        """A set of that package, called like it, as if it were installed beside ours."""
        name = package.rpartition(".")[2]
        info = self._folder / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(
            f"[standoff.bang.sets]\n{name} = {package}:{name.upper()}\n"
            f"[standoff.texts]\nbang = {package}\n"
        )

    def start(self) -> None:
        arguments = [str(self._folder), str(self.port), str(self._grace)]
        path = os.pathsep.join(filter(None, (str(self._folder), os.environ.get("PYTHONPATH"))))
        log = self._folder / "server.log"
        with log.open("a") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.serve", *arguments],
                stdout=file,
                stderr=file,
                cwd=PROJECT,
                env={**os.environ, "PYTHONPATH": path},
            )
        for _ in range(1200):  # a busy machine takes its time
            time.sleep(0.05)
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
            except OSError:
                assert self._process.poll() is None, log.read_text()
            else:
                return
        raise AssertionError("The server does not start.")

    def kill(self) -> None:
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        for playing in self._playing:
            playing.cancel()  # else it would wait for the server to come back
        self._until_stopped.close()


async def play_elsewhere(visitor: Visitor, code: str) -> None:
    """Answer at random until the match is over, without a browser."""
    async with Client(visitor, code) as client:
        await play(client, RandomBot("elsewhere"))


def find_chromium() -> str | None:
    """The browser, as Debian and others have it: if it can be, without the windows around pages."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright, path: str | None) -> Browser:
    """A browser that sets letters as those of people do, and alike on every machine.

    Hinted, each letter would stand on a whole pixel, and words would run into each other.
    """
    args = ["--no-sandbox", "--font-render-hinting=none"]
    return playwright.chromium.launch(executable_path=path, args=args)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    missing = "the front end is not built (make web)" if not BUILT.exists() else None
    if found is None:
        missing = "there is no Chromium (on Debian: apt install chromium-headless-shell)"
    if missing:
        assert not os.environ.get("STANDOFF_BROWSER_REQUIRED"), missing
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = launch(playwright, found)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: Server, request: pytest.FixtureRequest) -> Server:
    """One server for all tests; a test that kills it asks for its own."""
    shared_server.begin(request.node.name)
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    server = Server(tmp_path, grace=30)
    server.begin(request.node.name)
    yield server
    server.stop()


@pytest.fixture
def plugged_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with a set from elsewhere."""
    server = Server(tmp_path, plug_in="tests.browser.vaults")
    server.begin(request.node.name)
    yield server
    server.stop()


class Door:
    """Lets people in, each with a browser of their own; trouble in a page fails the test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    def guest(
        self,
        server: Server,
        *,
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        theme: str = "dark",
        pace: str = "rush",
        name: str = "Ana",
        installs: bool = False,
        **options: Any,
    ) -> Guest:
        """Who rushes sees the outcome alone, and asks the browser for as little motion.

        The name is what the page would suggest by chance.
        """
        context = self._browser.new_context(
            base_url=server.url,
            service_workers="allow" if installs else "block",
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 800,
            reduced_motion="reduce" if pace == "rush" else "no-preference",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        known = {"language": language, "theme": theme, "pace": pace, "guest": name}
        for what, value in known.items():
            context.add_init_script(
                f"localStorage.standoff_set ?? localStorage.setItem('standoff.{what}', '{value}')"
            )
        context.add_init_script("localStorage.setItem('standoff_set', '1')")
        self._contexts.append(context)
        return Guest(self._watch(context.new_page()), server)

    def _watch(self, page: Page) -> Page:
        def note(message: ConsoleMessage) -> None:
            # A lost connection is reported by the browser itself; the pages deal with it.
            expected = any(each in message.text for each in EXPECTED)
            if message.type in ("error", "warning") and not expected:
                self.troubles.append(f"{page.url}: {message.text}")

        page.on("console", note)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def door(chromium: Browser) -> Iterator[Door]:
    door = Door(chromium)
    yield door
    door.close()
    assert not door.troubles
