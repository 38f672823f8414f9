"""A first match of each game: a guide offers itself, holds the game and says what is there."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.room import TOUCHING

FIRST = {
    "bang": ("Card game", ["Welcome to the table", "You are"]),
    "dice": ("Dice Game", ["Welcome to the table", "You are"]),
    "samurai": (
        "Samurai Sword",
        ["Welcome to the table", "You are", "Honour and Resilience"],
    ),
}


@pytest.mark.parametrize("game", FIRST)
def test_the_guide_begins_on_the_front_page_and_holds_the_game(
    door: Door, server: Server, game: str
) -> None:
    name, titles = FIRST[game]
    page = door.guest(server).open().page
    page.get_by_role("radio", name=name).check(force=True)
    page.get_by_role("link", name="Show me how").click()
    note = page.get_by_role("complementary", name="Guide to your first match")
    log = page.locator(".log")
    for title in titles:
        expect(note.get_by_role("heading")).to_contain_text(title)
        told = log.inner_text()
        page.wait_for_timeout(400)  # nothing moves meanwhile, whoever's turn it is
        assert log.inner_text() == told
        assert page.evaluate(TOUCHING) == []
        note.get_by_role("button", name="Got it").click()
    expect(note).to_be_visible()  # the next one comes with what happens
    expect(page.locator("[data-lesson]").first).to_be_visible()
    expect(page.locator(".guide[data-tail]")).to_have_count(1)
    note.get_by_role("button", name="Close the guide").click()
    expect(note).to_have_count(0)
    page.goto("/")
    page.get_by_role("radio", name=name).check(force=True)
    expect(page.get_by_role("link", name="Show me how")).to_have_count(0)


def test_whoever_answers_needs_no_note(door: Door, server: Server) -> None:
    """The question may be answered while the guide talks: that ends the lesson."""
    server.begin("guide dice")  # the first turn is one's own
    ana = door.guest(server).open("/learn/dice")
    note = ana.page.locator(".guide")
    for _ in range(2):
        note.get_by_role("button", name="Got it").click()
    expect(note.get_by_role("heading")).to_have_text("Your dice")
    ana.prompt.get_by_role("button", name="Stop and resolve").click()
    expect(note.get_by_role("heading")).not_to_have_text("Your dice")
