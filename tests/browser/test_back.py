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
