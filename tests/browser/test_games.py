"""Whole matches in the browser, alone and with friends."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door, Server


def test_play_now_to_its_end(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now()
    ana.play_to_the_end()
    page = ana.page
    expect(ana.poster.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(page.locator(".stats tbody tr")).to_have_count(5)
    expect(page.locator(".seed")).to_contain_text("verified")
    page.get_by_role("button", name="See the table").click()
    expect(ana.table).to_be_visible()
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(ana.table).to_be_visible()
    ana.wait_for_question()


def test_with_motion_and_sound_nothing_blocks(door: Door, server: Server) -> None:
    """Animations run from the stream while one plays; a click shows the outcome at once."""
    server.begin("first to play 3")
    ana = door.guest(server, pace="normal").play_now().notice(".flight")
    ana.play_until(lambda: bool(ana.page.evaluate("window.noticed")))


def test_two_people_and_bots_at_one_table(door: Door, server: Server) -> None:
    ana = door.guest(server).open_table(players=4)
    luis = door.guest(server).open(f"/t/{ana.code}")
    luis.page.locator(".waiting__ask input").fill("Luis")
    luis.page.get_by_role("button", name=re.compile("sit", re.IGNORECASE)).first.click()
    chair = ana.page.locator(".chair", has_text="Luis")
    expect(chair).to_be_visible()
    expect(luis.page.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
    ana.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(luis.table).to_be_visible()
    expect(ana.page.locator(".seat", has_text="Luis")).to_be_visible()

    ana.page.get_by_placeholder("Say something").fill("Draw, <b>Luis</b>!")
    ana.page.get_by_role("button", name="Send").click()
    expect(luis.page.locator(".chat")).to_contain_text("Draw, <b>Luis</b>!")

    ana.play_to_the_end(luis)
    expect(luis.poster).to_be_visible()
    expect(luis.page.get_by_role("button", name="Rematch", exact=True)).to_have_count(0)


def test_what_one_may_not_know_is_not_in_the_page(door: Door, server: Server) -> None:
    """Another's hand is only its number; another's role is unknown."""
    ana = door.guest(server).play_now().wait_for_question()
    seats = ana.page.locator(".seat")
    expect(seats).to_have_count(4)
    assert seats.locator(".card:not(.card--back)").count() == 0
    known = seats.locator(".role:not(.role--unknown)").count()
    assert known in (0, 1)  # the Sheriff, unless it is oneself
