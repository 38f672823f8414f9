"""A finished match, scrubbed and verified."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Door, Server


def test_replay_scrubbed_from_every_view_and_its_seed_verified(door: Door, server: Server) -> None:
    ana = door.guest(server).after_a_match()
    page = ana.page
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or "0")
    assert last > 10
    expect(page.locator(".seat__hand").first).to_be_visible()  # everything is open at first
    expect(page.locator(".seed")).to_contain_text("verified")

    deck = page.locator(".pile--deck figcaption")
    first = deck.inner_text()
    slider.fill(str(last // 2))
    expect(page).to_have_url(re.compile(f"at={last // 2}"))
    middle = deck.inner_text()
    slider.fill(str(last))
    page.keyboard.press("Home")
    expect(deck).to_have_text(first)
    slider.fill(str(last // 2))
    expect(deck).to_have_text(middle)
    slider.press("ArrowRight")
    expect(slider).to_have_value(str(last // 2 + 1))

    page.locator("select:has(option[value=watch])").select_option("watch")
    expect(page.locator(".seat__hand")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"view=watch&at={last // 2 + 1}"))
    page.reload()
    expect(page.locator(".seat__hand")).to_have_count(0)
    expect(slider).to_have_value(str(last // 2 + 1))


def test_my_matches_are_listed(door: Door, server: Server) -> None:
    ana = door.guest(server).after_a_match()
    ana.open("/replays")
    links = ana.page.get_by_role("link", name=re.compile("replay|watch|see", re.IGNORECASE))
    expect(ana.page.locator("main a[href^='/replay/']").first).to_be_visible()
    assert links.count()


def test_a_match_that_does_not_exist(door: Door, server: Server) -> None:
    nobody = door.guest(server)
    with nobody.page.expect_console_message(lambda message: "404" in message.text):
        nobody.open("/replay/nothing")
    door.troubles.clear()  # the 404 that was asked for; the browser may note it late
    main = nobody.page.get_by_role("main")
    expect(main).to_contain_text(re.compile("no .*match", re.IGNORECASE))


def test_turning_points_lead_to_their_moments(door: Door, server: Server) -> None:
    """The graph is the scrubber; a deed that changed much is named, found and put on a card."""

    def weighed(route: Route) -> None:
        odds = [(0, (50, 30, 20)), (5, (40, 40, 20)), (6, (70, 20, 10)), (9, (75, 15, 10))]
        course = {
            "method": 1,
            "sides": ["sheriff", "outlaw", "renegade"],
            "odds": [{"at": at, "playouts": 100, "won": won} for at, won in odds],
            "swings": [{"since": 5, "at": 6, "side": 0}],
        }
        route.fulfill(json={"done": 1, "course": course})

    ana = door.guest(server).after_a_match()
    page = ana.page
    page.route("**/chances", weighed)
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    turn = page.locator(".swing")
    expect(turn).to_contain_text("+30 for the law")
    expect(page.locator(".odds")).to_contain_text("50")
    turn.click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("6")
    expect(turn).to_have_attribute("aria-current", "step")
    expect(page.locator(".odds")).to_contain_text("70")
    page.keyboard.press("Home")
    page.keyboard.press("1")
    expect(slider).to_have_value("6")
    with page.expect_download() as card:
        page.get_by_role("button", name="Card", exact=True).click()
    assert card.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_log_shows_what_concerns_one_player(door: Door, server: Server) -> None:
    page = door.guest(server).after_a_match().page
    page.locator("a[href^='/replay/']").first.click()
    page.get_by_role("slider").press("End")
    lines = page.locator(".story > li")
    expect(lines.last).to_be_visible()
    everything = lines.count()
    page.get_by_role("radio", name="About Ana").check(force=True)
    expect(lines).not_to_have_count(everything)
    assert 0 < lines.count() < everything
