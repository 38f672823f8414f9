"""What brings people back: a page of their own, settings, invitations, hints."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.test_accessibility import findings


def test_a_page_of_ones_own(door: Door, server: Server) -> None:
    """A match that is over goes into the book once; the book can be erased."""
    guest = door.guest(server)
    page = guest.after_a_match().page
    page.reload()
    page.get_by_role("link", name="My page").click()
    expect(page.locator(".sums")).to_contain_text("1match")
    expect(page.locator(".lastmatches li")).to_have_count(1)
    expect(page.locator(".faces li")).to_have_count(1)
    assert findings(guest) == []
    page.get_by_role("button", name="Erase", exact=True).click()
    page.get_by_role("button", name="Erase it all").click()
    expect(page.get_by_text("Nothing is written here yet.")).to_be_visible()


def test_a_hint_says_what_and_why(door: Door, server: Server) -> None:
    """H asks what a good bot would do: a sentence, its reason, and a frame around what it means."""
    guest = door.guest(server).play_now().wait_for_own_turn()
    page = guest.page
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("#question")).to_contain_text("A seasoned player would:")
    expect(page.locator("#question .need")).to_contain_text("“")
    expect(page.locator("[data-hint]").first).to_be_visible()
    expect(page.locator(".hintbtn")).to_have_count(0)


def test_the_tab_calls_when_it_is_ones_turn(door: Door, server: Server) -> None:
    page = door.guest(server).play_now().wait_for_own_turn().page
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page).not_to_have_title(re.compile("●"))
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_those_who_wait_on_a_phone_talk_and_what_is_unread_is_counted(
    door: Door, server: Server
) -> None:
    ana = door.guest(server).open_table(players=4)
    luis = door.guest(server, size=(390, 844), name="Luis").open(f"/t/{ana.code}")
    luis.page.get_by_role("button", name=re.compile("sit", re.IGNORECASE)).first.tap()
    expect(ana.page.locator(".chair", has_text="Luis")).to_be_visible()
    ana.page.get_by_placeholder("Say something").fill("There you are")
    ana.page.keyboard.press("Enter")
    expect(luis.page).to_have_title(re.compile(r"^\(1\)"))
    luis.page.locator(".chatbtn").tap()
    expect(luis.page.locator(".chat")).to_contain_text("There you are")
    expect(luis.page).not_to_have_title(re.compile(r"\("))
