"""Connections come and go; the match and one's seat stay."""

from playwright.sync_api import expect

from tests.browser.conftest import Door, Server


def test_reload_in_the_middle_of_a_decision(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_own_turn()
    hand = ana.hand.all_inner_texts()
    question = ana.page.locator("#question").inner_text()
    ana.playable.first.click()  # half a choice is lost, and nothing was sent
    ana.page.reload()
    ana.wait_for_question()
    assert ana.page.locator("#question").inner_text() == question
    assert ana.hand.all_inner_texts() == hand
    ana.answer()


def test_the_server_is_killed_and_started_again(door: Door, own_server: Server) -> None:
    ana = door.guest(own_server).play_now().wait_for_own_turn()
    hand = ana.hand.all_inner_texts()
    own_server.kill()
    expect(ana.page.get_by_text("Connection lost")).to_be_visible()
    assert ana.playable.count() == 0  # nothing can be sent now, and nothing seems to be
    own_server.start()
    expect(ana.page.get_by_text("Connection lost")).to_be_hidden()
    ana.wait_for_question()
    assert ana.hand.all_inner_texts() == hand
    ana.answer()


def test_the_server_comes_back_with_other_pages(door: Door, own_server: Server) -> None:
    """The page renews itself, since it may not understand what is said to it."""
    ana = door.guest(own_server).play_now().wait_for_own_turn()
    hand = ana.hand.all_inner_texts()
    ana.page.evaluate("window.old = true")
    ana.page.route(f"{own_server.url}/", lambda route: route.fulfill(body="another page"))
    own_server.kill()
    expect(ana.page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    ana.page.wait_for_function("() => !window.old")
    ana.wait_for_question()
    assert ana.hand.all_inner_texts() == hand


def test_a_player_is_gone_and_comes_back(door: Door, server: Server) -> None:
    ana = door.guest(server).open_table(players=4)
    luis = door.guest(server).open(f"/t/{ana.code}")
    luis.page.locator(".waiting__ask input").fill("Luis")
    luis.page.keyboard.press("Enter")
    expect(ana.page.locator(".chair", has_text="Luis")).to_be_visible()
    ana.page.get_by_role("button", name="Start").click()
    expect(luis.table).to_be_visible()

    there = luis.page.url
    luis.open("/rules")
    seat = ana.page.locator(".seat", has_text="Luis")
    expect(seat).to_contain_text("bot for Luis")
    luis.open(there)
    expect(seat).not_to_contain_text("bot for")
    expect(luis.page.locator(".self__name")).to_contain_text("Luis")
    said = luis.page.locator(".log li[data-you]")
    before = said.count()
    ana.play_on(luis, until=lambda: said.count() > before)


def test_a_table_that_does_not_exist(door: Door, server: Server) -> None:
    page = door.guest(server).open("/t/nowhere1").page
    expect(page.get_by_role("heading")).to_have_text("There is no such table")
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_someone_without_a_seat_watches(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_question()
    luis = door.guest(server).open(f"/t/{ana.code}")
    expect(luis.page.get_by_text("You are watching")).to_be_visible()
    expect(luis.page.locator(".hand .card--back").first).to_be_visible()
    assert luis.page.locator(".hand .card:not(.card--back)").count() == 0
