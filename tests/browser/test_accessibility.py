"""What axe finds on every page, in both themes and at two sizes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.guest import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = {"runOnly": ["color-contrast"]}  # all that another theme can change
THEMES: dict[str, dict[str, Any]] = {"light": {}, "dark": COLOURS}


def findings(guest: Guest) -> list[str]:
    """What axe holds against the page as it is, in both themes, in lines to read."""
    guest.page.evaluate(AXE.read_text())
    found: list[str] = []
    for theme, rules in THEMES.items():
        guest.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        found += [f"{theme}: {line}" for line in _findings(guest.settle(), rules)]
    return found


def _findings(guest: Guest, rules: dict[str, Any]) -> list[str]:
    found: list[dict[str, Any]] = guest.page.evaluate(
        "rules => axe.run({resultTypes: ['violations'], ...rules}).then(run => run.violations)",
        rules,
    )
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def front(guest: Guest) -> None:
    guest.open()
    expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()


def new_table(guest: Guest) -> None:
    front(guest)
    guest.page.get_by_role("button", name="New table").click()
    form = guest.page.get_by_role("dialog")
    form.get_by_role("button", name="Everything").click()
    form.get_by_role("checkbox", name="First game").check()
    expect(form.locator(".laying__note")).to_contain_text("Dynamite variant")


def waiting_room(guest: Guest) -> None:
    guest.open_table()


def question(guest: Guest) -> None:
    guest.play_now().wait_for_question()


def choosing(guest: Guest) -> None:
    guest.play_now().wait_for_own_turn()
    guest.playable.first.click()


def crowded(guest: Guest) -> None:
    sets = ["dodge_city", "gold_rush", "high_noon", "armed_and_dangerous", "great_train_robbery"]
    guest.against_bots(players=8, sets=sets, variants=["shadow_gunslingers"]).wait_for_question()


def result(guest: Guest) -> None:
    guest.after_a_match()


def replay(guest: Guest) -> None:
    guest.after_a_match()
    guest.page.locator("a[href^='/replay/']").first.click()
    expect(guest.page.get_by_role("slider")).to_be_visible()


def rules(guest: Guest) -> None:
    guest.open("/rules")
    expect(guest.page.locator(".card").first).to_be_visible()


def replays(guest: Guest) -> None:
    guest.open("/replays")
    expect(guest.page.get_by_role("heading").first).to_be_visible()


def guide(guest: Guest) -> None:
    guest.open("/learn")
    expect(guest.page.locator(".guide")).to_be_visible()


PAGES: list[Callable[[Guest], None]] = [
    front,
    new_table,
    waiting_room,
    question,
    choosing,
    crowded,
    result,
    replay,
    rules,
    replays,
    guide,
]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_axe_finds_nothing_grave(
    door: Door, server: Server, page: Callable[[Guest], None], size: tuple[int, int]
) -> None:
    guest = door.guest(server, size=size)
    page(guest)
    assert findings(guest) == []
