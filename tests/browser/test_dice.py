"""The Dice Game in the browser: dice, arrows, shots, and a whole match."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.guest import Guest
from tests.browser.test_accessibility import findings

PHONE = (390, 844)
LEAST_TO_TAP = 44


def sit(door: Door, server: Server, players: int = 5, **options: object) -> Guest:
    return door.guest(server, **options).against_bots(game="dice", players=players)  # type: ignore[arg-type]


def test_a_whole_match_from_the_front_page(door: Door, server: Server) -> None:
    ana = door.guest(server).open()
    page = ana.page
    page.get_by_role("radio", name="Dice Game").first.check()
    page.get_by_role("button", name="Play now").click()
    expect(ana.table).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.game") == "dice"
    ana.play_to_the_end()
    expect(ana.poster.get_by_role("heading")).not_to_be_empty()
    expect(page.locator(".stats thead")).to_contain_text("Rolls")
    expect(page.locator(".stats tbody tr")).to_have_count(5)
    expect(page.locator(".seed")).to_contain_text("verified")
    page.get_by_role("link", name="See the replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator(".dicerow .die")).to_have_count(5)
    page.get_by_role("link", name=re.compile("Standoff")).first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.game") is None


def test_dice_are_kept_or_let_go_until_they_are_rolled(door: Door, server: Server) -> None:
    ana = sit(door, server).wait_for_dice()
    roll = ana.prompt.get_by_role("button", name=re.compile("^Roll"))
    expect(roll).to_be_disabled()  # all are kept
    free = ana.dice.count()
    ana.dice.first.click()
    expect(ana.dice.first).to_have_attribute("aria-pressed", "false")
    expect(roll).to_contain_text("Roll 1 die again")
    expect(ana.page.locator("#question")).to_contain_text("17% for an arrow")
    ana.dice.first.click()
    expect(roll).to_be_disabled()
    ana.prompt.get_by_role("button", name="Let all go").click()
    expect(roll).to_contain_text(f"Roll {free} ")
    ana.prompt.get_by_role("button", name="Keep all").click()
    ana.dice.last.click()
    rolled = ana.page.locator(".log li", has_text="(roll")
    before = rolled.count()
    roll.click()
    expect(rolled.nth(before)).to_contain_text("You roll")


def test_dynamite_stays_and_says_why(door: Door, server: Server) -> None:
    ana = sit(door, server, players=8)
    locked = ana.page.locator(".die__press[data-choice=locked]")
    ana.play_until(lambda: locked.count() > 0)
    expect(locked.first).to_have_accessible_name(re.compile("cannot be rolled again"))
    locked.first.click()
    expect(ana.page.get_by_role("tooltip").first).to_contain_text("Dynamite")
    expect(ana.prompt.get_by_role("button", name=re.compile("^Roll"))).to_be_disabled()


def test_a_shot_is_aimed_by_a_click_on_a_player(door: Door, server: Server) -> None:
    ana = sit(door, server, players=7)
    legal = ana.page.locator(".seat[data-target=legal] .plate")
    aimed = ana.page.locator("#question", has_text="shoot")
    ana.play_until(lambda: bool(aimed.count() and legal.count()))
    expect(ana.page.locator(".die__press[data-now]")).to_have_count(1)
    expect(ana.page.locator(".ladder [aria-current=step]")).to_contain_text("Shots")
    name = legal.first.locator(".plate__name").inner_text()
    shots = ana.page.locator(".log li", has_text=f"You aim at {name}")
    before = shots.count()
    legal.first.click()
    if ana.prompt.get_by_role("button", name="Yes, do it").count():
        ana.prompt.get_by_role("button", name="Yes, do it").click()
    elif ana.page.locator("#question .need").count():
        ana.options.first.click()  # there are two ways to do it
    if ana.prompt.get_by_role("button", name="Yes, do it").count():
        ana.prompt.get_by_role("button", name="Yes, do it").click()
    expect(shots.nth(before)).to_be_attached()


def test_a_turn_by_keyboard(door: Door, server: Server) -> None:
    ana = sit(door, server).wait_for_dice()
    keys = ana.page.keyboard
    keys.press("d")
    expect(ana.page.locator(".die__press").first).to_be_focused()
    for _ in range(5):
        if ana.page.evaluate("document.activeElement.dataset.choice") == "free":
            break
        keys.press("ArrowRight")
    keys.press("Space")
    assert ana.page.evaluate("document.activeElement.ariaPressed") == "false"
    expect(ana.page.locator(".die__press:focus")).to_have_accessible_name(
        re.compile(r"to be rolled again, die \d of 5")
    )
    rolled = ana.page.locator(".log li", has_text="You roll")
    before = rolled.count()
    keys.press("1")
    expect(rolled.nth(before)).to_be_attached()
    others = ana.page.locator(".seat[data-state=acting]")
    ana.meanwhile(
        lambda: keys.press("2" if ana.dice.count() else "1"),
        until=lambda: ana.poster.count() > 0 or others.count() > 0,
    )


def test_rolls_are_seen_and_heard(door: Door, server: Server) -> None:
    """With motion the dice tumble; a screen reader is told what they show."""
    server.begin("first to roll 1")
    ana = sit(door, server, players=3, pace="fast").wait_for_dice()
    ana.notice(".die__press--tumbling").dice.first.click()
    ana.prompt.get_by_role("button", name="Roll 1 die again").click()
    ana.expect_noticed(hearing="You roll")


def test_part_of_a_match_on_a_phone(door: Door, server: Server) -> None:
    ana = sit(door, server, players=8, size=PHONE).wait_for_dice()
    page = ana.page
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    for button in page.locator(".opt, .plate, .die__press, .bar nav .iconbtn:visible").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= LEAST_TO_TAP
    ana.dice.first.tap()
    expect(ana.dice.first).to_have_attribute("aria-pressed", "false")
    ana.prompt.get_by_role("button", name="Roll 1 die again").tap()
    for _ in range(12):
        ana.wait_for_question()
        if ana.poster.count():
            break
        ana.answer_calmly()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_whole_match_in_another_language(door: Door, server: Server, language: str) -> None:
    """A text that is missing is reported by the page, and fails the test."""
    sit(door, server, players=4, language=language).watch_to_the_end()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_grave(door: Door, server: Server, size: tuple[int, int]) -> None:
    ana = sit(door, server, players=6, size=size).wait_for_dice()
    ana.dice.first.click()
    assert findings(ana) == []
    ana.play_until(lambda: bool(ana.page.locator(".seat[data-target=legal]").count()))
    assert findings(ana) == []


def test_the_rules_are_there(door: Door, server: Server) -> None:
    ana = door.guest(server).open("/rules?game=dice")
    expect(ana.page.locator(".card--face")).to_have_count(6)
    expect(ana.page.locator(".card--person")).to_have_count(16)
    assert findings(ana) == []
    ana.page.get_by_role("radio", name="Card game").check()
    expect(ana.page.locator(".card--face")).to_have_count(0)
    expect(ana.page.locator(".card--person").first).to_be_visible()
    assert "_" not in ana.page.get_by_role("main").inner_text()  # no id where a name belongs
