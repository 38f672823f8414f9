"""A person can follow the match, at their own pace; and being out is not the end of it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.guest import LONG, Guest


def test_paused_the_match_goes_on_act_by_act(door: Door, server: Server) -> None:
    """Nothing moves until one asks for it; what is told names whose turn it is."""
    ana = door.guest(server, pace="instant").play_now().wait_for_question()
    page = ana.page
    held = page.locator(".deed__s", has_text="Paused")
    page.keyboard.press(" ")
    ana.play_on(until=lambda: held.count() > 0)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(".whose")).to_contain_text("turn")
    told = page.locator(".deed")
    before = told.inner_text()
    page.wait_for_timeout(300)
    assert told.inner_text() == before
    page.keyboard.press("ArrowRight")
    page.wait_for_function("was => document.querySelector('.deed')?.innerText !== was", arg=before)


def test_out_one_guesses_looks_and_rushes_to_the_end(door: Door, server: Server) -> None:
    server.begin("short 34")  # whoever never fights back is out after ten questions
    # At a pace that waits for the screen: else it would be over before the page holds it.
    ana = door.guest(server, pace="fast").against_bots(players=4, bot="random")
    page = ana.page
    out = page.locator(".prompt--out")
    ana.play_until(lambda: out.count() > 0, answer=give_in)
    hidden = page.locator(".guess li:has(.guess__roles)")
    assert page.locator(".seat .role--unknown").count() == hidden.count()
    hidden.first.get_by_role("button").first.click()
    page.get_by_role("button", name="Lock my guess").click()
    out.get_by_role("button", name="Open all hands and roles").click()
    expect(page.locator(".guess h2")).to_contain_text("Your guess")
    expect(page.locator(".seat .role--unknown")).to_have_count(0)
    expect(ana.poster).to_be_hidden()
    page.get_by_role("button", name="Fast to the end").click()
    expect(ana.poster).to_be_visible(timeout=LONG * 1000)


def give_in(ana: Guest) -> None:
    """Lose what there is to lose, and do nothing else, so that it is over soon."""
    ends = ana.prompt.get_by_role("button", name="End turn")
    costly = ana.prompt.locator(".opt--cost:not([disabled])")
    for wanted in (costly, ends):
        if wanted.count():
            ana.press(wanted.first, sure="Yes, do it")
            return
    ana.act()


def test_a_phrase_appears_at_the_seat_and_a_suspicion_stays_at_home(
    door: Door, server: Server
) -> None:
    ana = door.guest(server).open_table(players=4)
    luis = door.guest(server).open(f"/t/{ana.code}")
    luis.page.locator(".waiting__ask input").fill("Luis")
    luis.page.keyboard.press("Enter")
    expect(ana.page.locator(".chair", has_text="Luis")).to_be_visible()
    ana.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(luis.table).to_be_visible()

    luis.notice(".seat .bubble")
    ana.page.get_by_role("button", name="Well shot.").click()
    luis.expect_noticed()
    expect(luis.page.locator(".chat")).to_contain_text("Well shot.")

    seat = ana.page.locator(".seat", has=ana.page.locator(".role--unknown")).first
    seat.locator(".plate").focus()
    ana.page.keyboard.press("m")
    ana.page.locator(".picker button").last.click()
    expect(ana.page.locator(".seat .suspected")).to_have_count(1)
    assert luis.page.locator(".suspected").count() == 0
