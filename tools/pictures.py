"""The pictures of the README and the docs, taken from the product itself.

    python -m tools.pictures [dice samurai ...]

Without names all of them are taken.
"""

import re
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

import standoff
from standoff.bots import Gunslinger, View
from standoff.terminal.menu import first
from standoff.terminal.play import YOU, Evening
from standoff.terminal.screen import Screen
from standoff.texts import Texts
from tests.browser.conftest import Door, Server, find_chromium, launch
from tests.browser.guest import Guest

DOCS = Path(__file__).parent.parent / "docs"
COSTS = ".prompt:not(:has(.need)) .opt--cost"  # to take a hit, and not to be asked twice
WIDE, LAPTOP, PHONE = (1440, 900), (1024, 768), (390, 844)


def terminal() -> None:
    """A decision of a match in the terminal."""
    names = ["Ana", "Luis", "Sofia", "Bruno", "Marta"]
    match = standoff.new("bang", players=5, seed="picture-9")
    bots = [Gunslinger(f"picture-{seat}") for seat in range(5)]
    while match.asked != YOU or match.width < 12 or len(match.events) < 120:
        match.answer(bots[match.asked].choose(View(match, match.asked), match.decision))
    console = Console(record=True, width=90, file=StringIO(), highlight=False)
    game = Evening(match, bots, Screen(Texts("en"), names, console))
    game.listen()
    game.show(first(match.decision.options, match.view(YOU).players[YOU].hand))
    console.print("[bold cyan]>[/]")
    svg = console.export_svg(title="standoff play")
    svg = re.sub(r"<!--.*?-->\s*", "", svg)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = svg.replace("Fira Code", "ui-monospace").replace(", arial", ", sans-serif")
    (DOCS / "terminal.svg").write_text(svg)


def take(guest: Guest, name: str) -> None:
    """A picture of the page as it is."""
    guest.page.mouse.move(1, 1)
    guest.page.wait_for_timeout(700)
    guest.page.screenshot(path=DOCS / f"{name}.jpg", type="jpeg", quality=88)


def shot_at(guest: Guest) -> None:
    """Play on until someone shoots, late enough that there is something on the table."""
    for _ in range(400):
        guest.wait_for_question()
        if guest.poster.count():
            raise LookupError
        tickets = guest.page.locator(".seat .ticket").count()
        if tickets >= 4 and guest.page.locator(COSTS).count() and guest.hand.count() >= 4:
            return
        guest.answer_calmly()
    raise LookupError


def aiming(guest: Guest) -> None:
    """Play on until a card is chosen that has several targets."""
    for _ in range(100):
        guest.wait_for_own_turn()
        for card in guest.playable.all():
            card.click()
            legal = guest.page.locator(".seat[data-target=legal]").count()
            if legal > 1 and guest.page.locator(".seat .ticket").count() >= 4:
                return
            guest.page.keyboard.press("Escape")
        guest.answer_calmly()
    raise LookupError


def rolling(guest: Guest) -> None:
    """Play on until there are dice of several kinds, and let two of them go."""
    for _ in range(100):
        guest.wait_for_question()
        if guest.poster.count():
            raise LookupError
        arrows = guest.page.locator(".seat .arrows svg").count()
        if guest.dice.count() >= 3 and guest.page.locator(".die__lock").count() and arrows >= 3:
            guest.dice.first.click()
            guest.dice.nth(2).click()
            return
        guest.answer_calmly()
    raise LookupError


def attacked(guest: Guest) -> None:
    """Play on until a Weapon is aimed at someone, when there is something on the table."""
    for _ in range(100):
        guest.wait_for_question()
        if guest.poster.count():
            raise LookupError
        tickets = guest.page.locator(".seat .ticket").count()
        if tickets >= 3 and guest.page.locator(COSTS).count():
            return
        guest.answer_calmly()
    raise LookupError


class Pictures:
    """The moments of an evening at the tables."""

    def __init__(self, chromium: Browser, server: Server, wanted: list[str]) -> None:
        self.door = Door(chromium)
        self.server = server
        self.wanted = wanted

    def until(
        self,
        moment: Callable[[Guest], None],
        size: tuple[int, int],
        players: int,
        game: str = "bang",
        **options: Any,
    ) -> Guest:
        """A guest at whose table that moment has come."""
        for _ in range(20):
            guest = self.door.guest(self.server, size=size, **options)
            guest.against_bots("Lola", players=players, game=game)
            try:
                moment(guest)
            except (LookupError, AssertionError):
                continue
            return guest
        raise LookupError(f"No match came to the moment: {moment.__name__}.")

    def of(self, name: str, guest: Callable[[], Guest]) -> Guest | None:
        """Take a picture if it is wanted."""
        if self.wanted and name not in self.wanted:
            return None
        found = guest()
        take(found, name)
        return found

    def all(self) -> None:
        until, door, server = self.until, self.door, self.server
        self.of("table", lambda: until(shot_at, WIDE, 7, pace="instant"))
        self.of("table-noon", lambda: until(aiming, WIDE, 5, theme="light"))
        self.of("table-laptop", lambda: until(shot_at, LAPTOP, 6, language="es", pace="instant"))
        self.of("table-phone", lambda: until(shot_at, PHONE, 6, pace="instant"))
        self.of("dice", lambda: until(rolling, WIDE, 6, "dice"))
        self.of("dice-phone", lambda: until(rolling, PHONE, 5, "dice", language="it"))
        self.of("samurai", lambda: until(attacked, WIDE, 5, "samurai", language="es"))
        self.of("samurai-phone", lambda: until(attacked, PHONE, 5, "samurai"))
        ended = self.of("result", self._ended)
        if ended is not None:
            ended.page.locator("a[href^='/replay/']").first.click()
            ended.page.get_by_role("slider").fill("60")
            take(ended, "replay")
        self.of("front", lambda: door.guest(server).open())
        self.of("rules", lambda: door.guest(server).open("/rules#roles"))
        door.close()

    def _ended(self) -> Guest:
        guest = self.until(Guest.play_to_the_end, WIDE, 5)
        guest.page.wait_for_timeout(2500)
        return guest


if __name__ == "__main__":
    names = sys.argv[1:]
    if not names or "terminal" in names:
        terminal()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        chromium = launch(playwright, find_chromium())
        Pictures(chromium, server, names).all()
        chromium.close()
        server.stop()
