"""Someone at a page: what a person does there, by what a person sees."""

import itertools
import random
import re
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from standoff.server.security import COOKIE
from tests.browser.room import MEASURE, SIZES, TOUCHED, TOUCHING

LONG = 240.0
SELDOM = 10  # looks around, until one is in windows of every size
SOON = 15_000  # milliseconds, in which an answer is taken, or was too late
OFTEN = 50  # milliseconds between two looks: at every frame would keep the page painting
QUESTION = """(document.querySelector(".prompt")?.dataset.question ?? "")
    + (document.querySelector("#question")?.textContent ?? "")"""


COMPLETE = """asked => {
    const prompt = document.querySelector(".prompt");
    if (prompt?.dataset.question !== asked) return true;
    prompt.querySelector(".opt:not(.opt--back):not([disabled])")?.click();
    return false;
}"""

MOVING = """Promise.all(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime !== Infinity)
    .map(each => each.finished.catch(() => null)))
    .then(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    .then(() => null)"""

NOTICE = """selector => {
    window.noticed = false;
    window.heard = [];
    new MutationObserver(() => {
        window.noticed ||= !!document.querySelector(selector);
        window.heard.push(document.querySelector("[role=status]")?.textContent ?? "");
    }).observe(
        document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""

Seat = tuple[str, str]
"""The cookie of a person, and the code of the table where they have a seat."""


class Server(Protocol):
    """What a guest wants of a server besides its pages."""

    url: str

    def finished(self, game: str) -> Seat: ...

    def play(self, seat: Seat) -> Future[None]: ...


class Guest:
    """A person with a browser."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self._server = server
        self._chance = random.Random(7)
        self._looks = 0

    # Coming and going

    def open(self, path: str = "/") -> "Guest":
        self.page.goto(path)
        return self

    def play_now(self) -> "Guest":
        """From the front page to a table against bots."""
        self.open().page.get_by_role("button", name="Play now").click()
        expect(self.table).to_be_visible()
        return self

    def against_bots(self, name: str = "Ana", **settings: Any) -> "Guest":
        """At a table against bots, with these settings."""
        code = self.open().page.evaluate(
            """async ([name, settings]) => {
                const headers = {"content-type": "application/json", "x-standoff": "1"};
                const post = async (path, data) => {
                    const body = JSON.stringify(data);
                    return (await fetch(path, {method: "POST", headers, body})).json();
                };
                await post("/api/me", {name});
                return (await post("/api/play-now", settings)).code;
            }""",
            [name, settings],
        )
        self.open(f"/t/{code}")
        expect(self.page.locator(".prompt")).to_be_visible()
        return self

    def after_a_match(self, game: str = "bang") -> "Guest":
        """At the result of a match that this person has played elsewhere."""
        cookie, code = self._server.finished(game)
        self.page.context.add_cookies(
            [{"name": COOKIE, "value": cookie, "url": self._server.url}],
        )
        self.open(f"/t/{code}")
        expect(self.poster).to_be_visible()
        return self.settle()

    def open_table(self, players: int = 4) -> "Guest":
        """From the front page to a table that waits for friends."""
        page = self.open().page
        page.get_by_role("button", name="New table").click()
        form = page.get_by_role("dialog")
        while int(form.locator(".stepper output").inner_text()) > players:
            form.locator(".stepper .btn").first.click()
        form.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
        return self

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def settle(self) -> "Guest":
        """Wait until nothing moves any more, but what moves for ever."""
        self.page.evaluate(MOVING)
        return self

    def notice(self, selector: str) -> "Guest":
        """From now on, remember what a screen reader is told, and whether such a thing was there.

        However short the moment: to look for it now and then may miss it.
        """
        self.page.evaluate(NOTICE, selector)
        return self

    def expect_noticed(self, hearing: str = "") -> None:
        heard = "heard => window.noticed && window.heard.some(text => text.includes(heard))"
        self.page.wait_for_function(heard, arg=hearing)

    # The table

    @property
    def table(self) -> Locator:
        return self.page.locator(".stage")

    @property
    def prompt(self) -> Locator:
        """The question, when it is for this person."""
        return self.page.locator(".prompt:not(.prompt--tell)")

    @property
    def options(self) -> Locator:
        return self.prompt.locator(".opt:not(.opt--back):not([disabled])")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand button.hand__card")

    @property
    def playable(self) -> Locator:
        """Cards to choose from, in the hand or on the shelf."""
        return self.page.locator(":is(.hand button.hand__card, .shelf__card)[data-state=playable]")

    @property
    def dice(self) -> Locator:
        """Dice that may be kept or let go."""
        return self.page.locator(".die__press[data-choice=free]")

    @property
    def poster(self) -> Locator:
        return self.page.locator(".poster")

    @property
    def is_asked(self) -> bool:
        """Whether there is something to click: a button, or a card where the hand is the list."""
        return self.prompt.count() > 0 and self.options.count() + self.playable.count() > 0

    def wait_for_question(self) -> "Guest":
        expect(self.prompt.or_(self.poster)).to_be_visible(timeout=LONG * 1000)
        return self

    def wait_for_own_turn(self) -> "Guest":
        """Answer what is asked until it is this person's turn, with a card to play."""
        end = self.prompt.get_by_role("button", name="End turn")
        return self.play_until(lambda: bool(end.count() and self.playable.count()))

    def wait_for_dice(self) -> "Guest":
        """Answer what is asked until some dice may be rolled again."""
        return self.play_until(lambda: self.dice.count() > 0)

    def play_until(
        self, reached: Callable[[], bool], answer: Callable[["Guest"], None] | None = None
    ) -> "Guest":
        """Answer what is asked, in some way; who is eliminated before plays the next match."""
        ends = time.monotonic() + LONG
        while time.monotonic() < ends:
            self.wait_for_question()
            if self.poster.count():
                self.page.get_by_role("button", name="Rematch", exact=True).click()
                expect(self.poster).to_have_count(0)
            elif reached():
                return self
            else:
                self.answer_calmly(answer)
        raise AssertionError("It never came to that.")

    def choose(self, card: Locator) -> None:
        """Click a card of the hand where it is always seen: the next one may cover the rest."""
        card.click(position={"x": 12, "y": 40})

    def act(self) -> None:
        """Give some answer as a person would: a card and a target, or dice, or a button.

        Nothing may lie on anything else, neither before nor after something was chosen.
        """
        self._look_around()
        before = self.page.evaluate(QUESTION)
        for die in range(self.dice.count()):
            if self._chance.random() < 0.4:
                self.dice.nth(die).click()
        cards = self.playable.count()
        if cards and (not self.options.count() or self._chance.random() < 0.7):
            self.choose(self.playable.nth(self._chance.randrange(cards)))
            self._look_around()
        options = self.options.count()
        if options:
            self.options.nth(self._chance.randrange(options)).click(timeout=SOON, force=True)
        self._go_on_from(before)

    def press(self, button: Locator, sure: str) -> None:
        """Answer by that button, and by the other one if the page asks whether one is sure."""
        before = self.page.evaluate(QUESTION)
        button.click(timeout=SOON)
        again = self.prompt.get_by_role("button", name=sure)
        if again.count():
            again.click(timeout=SOON)
        self._go_on_from(before)

    def _go_on_from(self, before: str) -> None:
        self.page.wait_for_function(
            f"before => ({QUESTION}) !== before", arg=before, timeout=SOON, polling=OFTEN
        )

    def _look_around(self) -> None:
        """Nothing lies on anything else; now and then one looks in windows of every size."""
        self._looks += 1
        own = self.page.viewport_size
        assert own is not None
        self._look()
        if self._looks % SELDOM == 0:
            for width, height in SIZES:
                self.page.set_viewport_size({"width": width, "height": height})
                self._look()
            self.page.set_viewport_size(own)

    def _look(self) -> None:
        if self.page.evaluate(TOUCHING):  # on its way, perhaps
            touched = self.settle().page.evaluate(TOUCHING)
            assert not touched, (self.page.viewport_size, touched)

    def play_to_the_end(self, *others: "Guest") -> None:
        """Play, and let the others play, until the result is there."""
        everyone = (self, *others)
        self.play_on(*others, until=lambda: all(guest.poster.count() for guest in everyone))

    def play_on(self, *others: "Guest", until: Callable[[], bool]) -> None:
        """Play, and let the others play."""
        ends = time.monotonic() + LONG
        while time.monotonic() < ends:
            if until():
                return
            for guest in (self, *others):
                if guest.is_asked and not guest.poster.count():
                    guest.answer_calmly()
            self.page.wait_for_timeout(20)
        raise AssertionError("It never came to that.")

    def watch_to_the_end(self) -> None:
        """Follow one's own match in the page, while it is played from elsewhere.

        The window takes every size by turns; nothing may lie on anything else in any of them.
        """
        self.page.evaluate(MEASURE)
        sizes = itertools.cycle(SIZES)

        def resize() -> None:
            width, height = next(sizes)
            self.page.set_viewport_size({"width": width, "height": height})

        self.watch(resize)
        touched = self.page.evaluate(TOUCHED)
        assert not touched, touched

    def watch(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        """The same in a window that is left alone, but for what is done now and then."""
        cookies = {each["name"]: each["value"] for each in self.page.context.cookies()}
        playing = self._server.play((cookies[COOKIE], self.code))
        ends = time.monotonic() + LONG
        while not self.poster.count():
            if playing.done():
                playing.result()  # or whatever kept it from going on
            assert time.monotonic() < ends, "It never came to an end."
            meanwhile()
            self.page.wait_for_timeout(700)

    def meanwhile(self, answer: Callable[[], None], until: Callable[[], bool]) -> None:
        """Answer in that way whenever there is something to answer, until it has come to that."""
        ends = time.monotonic() + LONG
        while not until():
            assert time.monotonic() < ends, "It never came to that."
            if self.is_asked:
                answer()
            self.page.wait_for_timeout(OFTEN)

    def answer(self) -> None:
        """Answer somehow, until something else is asked."""
        before = self.page.evaluate(QUESTION)
        self.play_on(until=lambda: self.page.evaluate(QUESTION) != before)

    def carry_out(self, begin: Callable[[], None]) -> None:
        """Begin an answer, and take the first way to complete it where there are several."""
        asked = self.page.locator(".prompt").get_attribute("data-question")
        begin()
        self.page.wait_for_function(COMPLETE, arg=asked, polling=OFTEN)

    def answer_calmly(self, answer: "Callable[[Guest], None] | None" = None) -> None:
        """Answer; if the question is gone by then, someone was faster: no failure."""
        try:
            (answer or Guest.act)(self)
        except Exception as error:
            if "Timeout" not in str(error):
                raise
