"""Choosing, refusing and reading at the table."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.browser.conftest import Door, Server
from tests.browser.guest import Guest
from tests.browser.pose import pose
from tests.browser.room import SIZES, TOUCHING


def five(hand: str, turn: int = 0) -> Table:
    """Seat 0 has that hand and one life point left."""
    return Table(
        outlaw("jourdonnais", hand=hand, life=1),
        sheriff("willy_the_kid", hand="bang"),
        renegade("rose_doolan"),
        outlaw("el_gringo"),
        deputy("bart_cassidy"),
        turn=turn,
    )


def selected(ana: Guest) -> int:
    return ana.page.locator(".hand__card[data-state=selected]").count()


def test_a_choice_can_be_taken_back_until_it_is_complete(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_own_turn()
    hand = ana.hand.count()
    ana.playable.first.click()
    assert selected(ana) == 1
    expect(ana.prompt).to_contain_text("nothing was sent yet")
    ana.page.keyboard.press("Escape")
    assert selected(ana) == 0
    assert ana.hand.count() == hand
    ana.playable.first.click()
    ana.prompt.get_by_role("button", name="Change card").click()
    assert selected(ana) == 0


def test_targets_light_up_and_the_others_say_why_not(door: Door, server: Server) -> None:
    """A shot reaches the neighbours, and nobody behind them."""
    ana = door.guest(server)
    pose(ana.page, five("bang stagecoach"))
    ana.against_bots()
    ana.choose(ana.playable.first)
    expect(ana.page.locator(".seat[data-target=legal]")).to_have_count(2)
    assert ana.prompt.locator(".opt:not(.opt--back)").count() == 2
    beyond = ana.page.locator(".seat[data-target=no]")
    expect(beyond.locator(".why").first).not_to_be_empty()
    beyond.locator(".plate").first.click()
    expect(ana.page.get_by_role("tooltip").first).to_be_visible()
    assert selected(ana) == 1  # a refusal changes nothing


PLACES = """() => [".prompt", ".plate", ".self"].flatMap(each =>
    [...document.querySelectorAll(each)].map(it => Math.round(it.getBoundingClientRect().top)))"""


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_nothing_moves_while_one_aims_at_seven(door: Door, server: Server, language: str) -> None:
    """The prompt lists seven players, and is as high as before."""
    others = {
        "willy_the_kid": sheriff,
        "rose_doolan": renegade,
        "el_gringo": outlaw,
        "bart_cassidy": deputy,
        "paul_regret": outlaw,
        "slab_the_killer": deputy,
        "suzy_lafayette": renegade,
    }
    seats = [outlaw("jourdonnais", hand="duel gatling", in_play="winchester")]
    seats += [role(who, hand="bang beer") for who, role in others.items()]
    ana = door.guest(server, language=language)
    pose(ana.page, Table(*seats, sets=("dodge_city",)))
    ana.against_bots(players=8, sets=["dodge_city"])
    for width, height in SIZES[:3]:
        ana.page.set_viewport_size({"width": width, "height": height})
        before = ana.settle().page.evaluate(PLACES)
        ana.choose(ana.playable.first)
        expect(ana.page.locator(".seat[data-target=legal]")).to_have_count(7)
        assert ana.settle().page.evaluate(PLACES) == before
        assert ana.page.evaluate(TOUCHING) == []
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(".hand__card[data-state=selected]")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(door: Door, server: Server) -> None:
    ana = door.guest(server)
    pose(ana.page, five("missed bang"))
    ana.against_bots()
    ana.page.locator(".hand__card[data-state=idle]").first.click()
    bubble = ana.page.locator(".whynot")
    expect(bubble).to_contain_text("not now")
    assert len(bubble.inner_text().splitlines()) > 1


def test_drag_a_card_onto_the_table_or_a_player(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now()
    for _ in range(20):
        ana.wait_for_own_turn()
        card = ana.playable.first
        name = card.get_attribute("data-anchor")
        card.click()
        target = ana.page.locator(".seat[data-target=legal] .plate")
        to = ana.page.locator(".piles")
        if target.count():
            to = ana.page.locator(f"[data-anchor='{target.first.get_attribute('data-anchor')}']")
        ana.page.keyboard.press("Escape")
        # Dropped on the head of the page, it goes home.
        card.drag_to(ana.page.locator(".bar h1"), force=True)
        expect(
            ana.page.locator(f"[data-anchor='{name}'][data-state=playable]").first
        ).to_be_visible()
        before = ana.page.locator(".log li").count()
        card.drag_to(to, force=True)
        if ana.page.locator("#question .need").count():
            ana.options.first.click()  # a card of theirs is still to be chosen, or a warning
        expect(ana.page.locator(".log li").nth(before)).to_be_attached()
        return


def test_details_of_a_card_on_hover_focus_and_key(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_own_turn()
    zoom = ana.page.locator(".zoom")
    ana.hand.first.hover()
    expect(zoom.locator(".card__text")).not_to_be_empty()
    ana.page.locator(".log").hover()
    expect(zoom).to_have_count(0)
    ana.page.locator(".plate").first.focus()
    ana.page.keyboard.press("i")
    expect(zoom.locator(".card--person")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


COVERED = """() => {
    const zoom = document.querySelector(".zoom").getBoundingClientRect();
    return [...document.querySelectorAll(".prompt, .hand__card")].filter(each => {
        const box = each.getBoundingClientRect();
        return box.left < zoom.right && zoom.left < box.right
            && box.top < zoom.bottom && zoom.top < box.bottom;
    }).length;
}"""


def test_a_card_in_full_covers_no_answer_and_goes_with_its_card(door: Door, server: Server) -> None:
    """A mouse at rest opens nothing, whatever comes to lie below it."""
    ana = door.guest(server).play_now().wait_for_own_turn()
    zoom = ana.page.locator(".zoom")
    for width, height in SIZES[:3]:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.mouse.move(5, 5)
        ana.settle().hand.first.hover(position={"x": 12, "y": 40})
        expect(zoom.locator(".card__text")).to_be_visible()
        assert ana.page.evaluate(COVERED) == 0
    card = ana.playable.first
    card.hover(position={"x": 14, "y": 42})
    expect(zoom).to_be_visible()
    ana.carry_out(lambda: card.press("Enter"))
    expect(zoom).to_have_count(0)
    ana.page.wait_for_timeout(500)
    assert zoom.count() == 0


def test_a_foolish_move_asks_once(door: Door, server: Server) -> None:
    """Giving up the last life point with an answer in hand."""
    ana = door.guest(server)
    table = five("missed", turn=1)
    table.play("bang", at=0)
    pose(ana.page, table)
    ana.against_bots()
    costly = ana.prompt.locator(".opt--cost")
    costly.click()
    expect(ana.page.locator("#question")).to_have_text(re.compile(r"\?\s*$"))
    ana.prompt.get_by_role("button", name="Better not").click()
    expect(costly).to_be_visible()
    costly.click()
    ana.prompt.get_by_role("button", name="Yes, do it").click()
    expect(ana.prompt.get_by_role("button", name="Yes, do it")).to_have_count(0)


def test_a_whole_match_by_keyboard(door: Door, server: Server) -> None:
    """Tab, Enter, numbers and Escape are all one needs."""
    ana = door.guest(server).open()
    keys = ana.page.keyboard
    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()
    for _ in range(20):
        keys.press("Tab")
        if ana.page.evaluate("document.activeElement.innerText") == "Play now":
            break
    keys.press("Enter")
    expect(ana.table).to_be_visible()
    plays = itertools.cycle((False, True))

    def answer() -> None:
        if ana.playable.count() and (next(plays) or not ana.options.count()):
            ana.playable.first.focus()
            keys.press("Enter")
            assert selected(ana) <= 1
        keys.press("1")

    ana.meanwhile(answer, until=lambda: ana.poster.count() > 0)


def test_help_and_log_by_their_keys(door: Door, server: Server) -> None:
    ana = door.guest(server).play_now().wait_for_question()
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("Help and keys")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("c")
    expect(ana.page.get_by_placeholder("Say something")).to_be_focused()
