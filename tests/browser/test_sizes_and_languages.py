"""Phones, languages and themes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.room import SIZES

PHONE = (390, 844)
LEAST_TO_TAP = 44


LONGEST = "Maximiliana Coronado"  # no name may have more letters
ROOM = """() => {
    const box = place => document.querySelector(place).getBoundingClientRect();
    const land = box(".land");
    return box(".offer").top >= land.bottom && land.top >= box(".hero__line").bottom
        && land.height > 90;
}"""
IN_SIGHT = """() => {
    const box = document.querySelector(".playbox").getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
}"""
MANY_TABLES = """() => {
    document.querySelector(".tables").style.minHeight = "4000px";
    scrollTo(0, 4000);
}"""


@pytest.mark.parametrize("letters", ["its own letters", "wider letters"])
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_front_page_fits_and_its_gunslingers_are_seen(
    door: Door, server: Server, language: str, letters: str
) -> None:
    ana = door.guest(server, language=language, name=LONGEST, bypass_csp=True)
    page = ana.open().page
    expect(page.locator(".offer")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    if letters == "wider letters":  # as long as the page's own have not come
        page.add_style_tag(content="* {font-family: 'DejaVu Sans', sans-serif !important}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ROOM), width
        if width >= 800:
            assert page.evaluate(IN_SIGHT), width
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(MANY_TABLES)
    assert page.evaluate("scrollY") > 2000
    assert page.evaluate(IN_SIGHT)


def test_a_whole_match_on_a_phone(door: Door, server: Server) -> None:
    ana = door.guest(server, size=PHONE).play_now().wait_for_question()
    page = ana.page
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide == PHONE[0]
    for button in page.locator(".opt, .plate, .bar nav .iconbtn:visible, .hand__card").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= LEAST_TO_TAP
    page.locator(".seat .plate").first.tap()
    if page.locator(".seatsheet").count():
        expect(page.locator(".seatsheet .card--person")).to_be_visible()
        page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    page.locator(".rail__close:visible").tap()
    ana.play_to_the_end()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_the_language_can_change_at_any_time(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_own_turn()
    page = ana.page
    for language, end in (
        ("es", "Terminar turno"),
        ("it", "Terminare il turno"),
        ("en", "End turn"),
    ):
        page.get_by_role("button", name=re.compile("^(Language|Idioma|Lingua)")).click()
        expect(ana.prompt.get_by_role("button", name=end)).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_whole_match_in_another_language(door: Door, server: Server, language: str) -> None:
    """A text that is missing is reported by the page, and fails the test."""
    ana = door.guest(server, language=language).open()
    ana.page.locator(".playbox .btn--big").click()
    expect(ana.table).to_be_visible()
    ana.watch_to_the_end()


def test_the_theme_changes_and_is_kept(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_question()
    theme = "document.documentElement.dataset.theme"
    ana.page.get_by_role("button", name=re.compile("theme|noon", re.IGNORECASE)).first.click()
    assert ana.page.evaluate(theme) == "light"
    ana.page.reload()
    ana.wait_for_question()
    assert ana.page.evaluate(theme) == "light"
