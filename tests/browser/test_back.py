"""What brings people back: a page of their own, settings, invitations, hints."""

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
