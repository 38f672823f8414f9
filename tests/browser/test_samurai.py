"""Samurai Sword in the browser: a match, its attacks, its score, phones, keys, and axe."""

import re

import pytest
from playwright.sync_api import expect

from standoff.scenario.samurai import SamuraiTable, ninja, ronin, samurai, shogun
from tests.browser.conftest import Door, Server
from tests.browser.guest import Guest
from tests.browser.pose import pose
from tests.browser.room import TOUCHING
from tests.browser.test_accessibility import findings

PHONE = (390, 844)
LEAST_TO_TAP = 44


def sit_down(guest: Guest, players: int = 5) -> Guest:
    return guest.against_bots(game="samurai", players=players)


def number(shown: str) -> int:
    """The number that is printed there, with a minus if a team is disgraced."""
    return int(shown.replace("\N{MINUS SIGN} ", "-"))


def duel(turn: int = 0) -> SamuraiTable:
    """Five players; one of the last two may reach seat 0, or be reached from there."""
    return SamuraiTable(
        samurai("hideyoshi", hand="katana parry bokken"),
        shogun("musashi", hand="kusarigama", in_play="armor"),
        ninja(1, "benkei", in_play="bushido"),
        ronin("chiyome", life=2),
        ninja(2, "tomoe", hand="naginata"),
        turn=turn,
    )


def attacked() -> SamuraiTable:
    """Seat 0 is attacked and may parry."""
    table = duel(turn=4)
    table.play("naginata", at=0)
    return table


def test_a_whole_match_its_score_and_its_replay(door: Door, server: Server) -> None:
    ana = sit_down(door.guest(server))
    page = ana.page
    expect(page.locator(".seat")).to_have_count(4)
    expect(page.locator(".seat .honour")).to_have_count(4)
    assert page.evaluate("document.documentElement.dataset.game") == "samurai"
    ana.play_to_the_end()
    expect(ana.poster.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(page.locator(".stats tbody tr")).to_have_count(5)
    teams = page.locator(".scores table")
    if not teams.count():
        expect(page.get_by_text("Victory of the Swordmaster").first).to_be_visible()
    for team in teams.all():
        points = [number(cell) for cell in team.locator("tbody td:last-child").all_inner_texts()]
        assert sum(points) == number(team.locator("tfoot td").inner_text())
    page.locator("a[href^='/replay/']").first.click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    expect(page.locator(".seat .honour")).to_have_count(4)
    expect(page.locator(".seat__hand").first).to_be_visible()


def test_an_attack_is_written_out(door: Door, server: Server) -> None:
    """Who attacks, with what, and what it would cost; the card lies in the middle."""
    ana = door.guest(server)
    pose(ana.page, attacked())
    sit_down(ana)
    expect(ana.prompt.get_by_text("If you do not parry")).to_be_visible()
    expect(ana.page.locator(".pile--now .scard")).to_be_visible()
    expect(ana.page.locator(".brush")).to_be_attached()
    expect(ana.prompt.locator(".opt--cost")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE])
def test_open_hands_lie_on_nothing(door: Door, server: Server, size: tuple[int, int]) -> None:
    """Where there is no room for them, an eye says that they are open, and a press shows them."""
    page = door.guest(server, size=size).after_a_match("samurai").page
    page.locator("a[href^='/replay/']").first.click()
    slider = page.get_by_role("slider")
    for part in (4, 2, 1):
        slider.fill(str(int(slider.get_attribute("max") or "0") // part))
        expect(page.locator(".pile--deck")).to_be_in_viewport()
        assert page.evaluate(TOUCHING) == []
    if size == PHONE:
        page.locator(".plate", has=page.locator(".eye")).first.tap()
        expect(page.get_by_role("dialog").get_by_text("In hand").first).to_be_attached()


def test_weapons_light_up_whom_they_reach(door: Door, server: Server) -> None:
    ana = door.guest(server)
    pose(ana.page, duel())
    sit_down(ana)
    ana.choose(ana.playable.filter(has_text="Bokken").first)
    expect(ana.page.locator(".difficulty[data-reach=yes]")).not_to_have_count(0)
    beyond = ana.page.locator(".seat[data-target=no]").filter(
        has=ana.page.locator(".difficulty[data-reach=no]")
    )
    expect(beyond.first.locator(".why")).to_contain_text("Difficulty")


def test_on_a_phone(door: Door, server: Server) -> None:
    ana = sit_down(door.guest(server, size=PHONE)).wait_for_question()
    page = ana.page
    for button in page.locator(".opt, .plate, .bar nav .iconbtn:visible, .hand__card").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= LEAST_TO_TAP
    for _ in range(12):
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        ana.wait_for_question()
        if ana.poster.count():
            break
        ana.answer_calmly()


def test_a_turn_by_keyboard(door: Door, server: Server) -> None:
    """A card is chosen and played, and the turn ended, without a pointer."""
    ana = sit_down(door.guest(server)).wait_for_own_turn()
    keys = ana.page.keyboard
    ana.playable.first.focus()
    keys.press("Enter")
    chosen = ana.page.locator(".hand__card[data-state=selected]")
    expect(chosen).to_have_count(1)
    keys.press("Escape")
    expect(chosen).to_have_count(0)
    lines = ana.page.locator(".log li").count()
    keys.press("Enter")
    ana.meanwhile(
        lambda: keys.press("1" if ana.options.count() else "Enter"),
        until=lambda: not chosen.count(),
    )
    expect(ana.page.locator(".log li").nth(lines)).to_be_attached()


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_whole_match_in_another_language(door: Door, server: Server, language: str) -> None:
    """A text that is missing is reported by the page, and fails the test."""
    sit_down(door.guest(server, language=language), players=4).watch_to_the_end()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_grave(door: Door, server: Server, size: tuple[int, int]) -> None:
    ana = door.guest(server, size=size).after_a_match("samurai")
    assert findings(ana) == []
    pose(ana.page, duel())
    sit_down(ana).wait_for_question()
    assert findings(ana) == []
    ana.choose(ana.playable.first)
    assert findings(ana) == []
    pose(ana.page, attacked())
    ana.page.reload()
    expect(ana.prompt.get_by_text("If you do not parry")).to_be_visible()
    assert findings(ana) == []
    ana.open("/rules?game=samurai")
    expect(ana.page.locator(".scard").first).to_be_visible()
    assert findings(ana) == []
