"""Matches with every set there is, at the smallest and the largest table."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server

PHONE = (390, 844)
ALL: dict[str, Any] = {
    "sets": ["dodge_city", "high_noon", "fistful_of_cards"],
    "variants": ["dynamite_variant"],
    "options": {"events": 26},
}


@pytest.mark.parametrize(("players", "size"), [(3, (1440, 900)), (8, (1440, 900)), (8, PHONE)])
def test_a_whole_match_with_all_sets(
    door: Door, server: Server, players: int, size: tuple[int, int]
) -> None:
    ana = door.guest(server, size=size).against_bots(players=players, **ALL)
    page = ana.page
    expect(page.locator(".seat")).to_have_count(players - 1)
    expect(page.locator(".pile--next .card[data-border=event]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    if players == 3:  # all roles lie open
        expect(page.locator(".seat .role--unknown")).to_have_count(0)
        expect(page.get_by_text("only you see it")).to_have_count(0)
    if size == PHONE:
        ana.play_to_the_end()
    else:
        ana.watch_to_the_end()


def test_the_form_of_a_new_table_says_what_sets_imply(door: Door, server: Server) -> None:
    page = door.guest(server).open().page
    page.get_by_role("button", name="New table").click()
    form = page.get_by_role("dialog")
    expect(form).to_contain_text("80 cards and 16 characters.")
    form.get_by_label("High Noon").check()
    expect(form).to_contain_text("80 cards and 16 characters, 13 events.")
    expect(form.get_by_label("Events")).to_have_count(0)
    form.get_by_label("A Fistful of Cards").check()
    form.get_by_label("Events").select_option("20")
    for _ in range(5):
        fewer = form.get_by_role("button", name=re.compile("fewer", re.IGNORECASE))
        if fewer.is_enabled():
            fewer.click()
    expect(form.locator(".stepper output")).to_have_text("3")
    expect(form.get_by_label("Dodge City")).to_be_checked()
    expect(form).to_contain_text("120 cards and 31 characters, 28 events.")
    form.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat")).to_have_count(2)
