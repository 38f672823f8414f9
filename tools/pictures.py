"""The pictures of the README and the docs, taken from the product itself.

python -m tools.pictures
"""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

import standoff
from standoff.bots import Gunslinger, View
from standoff.terminal.menu import first
from standoff.terminal.play import YOU, Evening
from standoff.terminal.screen import Screen
from standoff.texts import Texts
from tests.browser.conftest import Door, Server, find_chromium
from tests.browser.guest import Guest

DOCS = Path(__file__).parent.parent / "docs"
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
        if tickets >= 4 and guest.page.locator(".shot").count() and guest.hand.count() >= 4:
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


def browser(chromium: Browser, server: Server) -> None:
    """The moments of an evening at the table."""
    door = Door(chromium)

    def until(
        moment: Callable[[Guest], None], size: tuple[int, int], players: int, **options: str
    ) -> Guest:
        for _ in range(20):
            guest = door.guest(server, size=size, **options)
            guest.against_bots("Lola", players=players)
            try:
                moment(guest)
            except (LookupError, AssertionError):
                continue
            return guest
        raise LookupError(f"No match came to the moment: {moment.__name__}.")

    take(until(shot_at, WIDE, 7), "table")
    take(until(aiming, WIDE, 5, theme="light"), "table-noon")
    take(until(shot_at, LAPTOP, 6, language="es"), "table-laptop")
    take(until(shot_at, PHONE, 6), "table-phone")
    ended = until(Guest.play_to_the_end, WIDE, 5)
    ended.page.wait_for_timeout(2500)
    take(ended, "result")
    ended.page.locator("a[href^='/replay/']").first.click()
    ended.page.get_by_role("slider").fill("60")
    take(ended, "replay")
    take(door.guest(server).open(), "front")
    take(door.guest(server).open("/rules#roles"), "rules")
    door.close()


if __name__ == "__main__":
    terminal()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        chromium = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox"]
        )
        browser(chromium, server)
        chromium.close()
        server.stop()
