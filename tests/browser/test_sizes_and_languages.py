"""Phones, languages and themes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server

PHONE = (390, 844)
LEAST_TO_TAP = 44


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
