"""Matches with every set there is, at the smallest and the largest table, and what sets add."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from standoff.scenario.bang import Seat, Table, deputy, outlaw, renegade, sheriff
from tests.browser.conftest import Door, Server
from tests.browser.guest import Guest
from tests.browser.pose import pose
from tests.browser.room import TOUCHING

PHONE = (390, 844)
ALL: dict[str, Any] = {
    "sets": [
        "dodge_city",
        "gold_rush",
        "valley_of_shadows",
        "high_noon",
        "fistful_of_cards",
        "wild_west_show",
        "armed_and_dangerous",
        "great_train_robbery",
    ],
    "variants": ["dynamite_variant"],
    "options": {"events": 26},
}
GOLD: dict[str, Any] = {"sets": ["gold_rush"]}
ARMS: dict[str, Any] = {"sets": ["armed_and_dangerous"]}
VALLEY: dict[str, Any] = {"sets": ["valley_of_shadows"]}
SHOW: dict[str, Any] = {"sets": ["wild_west_show"]}
TRAIN: dict[str, Any] = {"sets": ["great_train_robbery"]}
SHADOWS: dict[str, Any] = {"variants": ["shadow_gunslingers"]}


@pytest.mark.parametrize(("players", "size"), [(3, (1440, 900)), (8, (1440, 900)), (8, PHONE)])
def test_a_whole_match_with_all_sets(
    door: Door, server: Server, players: int, size: tuple[int, int]
) -> None:
    more = {} if players == 3 else {"variants": [*ALL["variants"], *SHADOWS["variants"]]}
    ana = door.guest(server, size=size).against_bots(players=players, **ALL | more)
    page = ana.page
    expect(page.locator(".seat")).to_have_count(players - 1)
    expect(page.locator(".stn")).to_have_count(players + 1)
    expect(page.locator(".car")).to_have_count(4)
    page.locator(".zchip", has_text="Equipment").click()  # one zone is open at a time
    expect(page.locator(".ware")).to_have_count(3)
    page.locator(".zchip", has_text="The Train").click()
    expect(page.locator(".car")).to_have_count(4)
    expect(page.locator("[data-anchor=next-event]")).to_be_visible()
    expect(page.locator("[data-anchor=supply]")).to_contain_text(re.compile(r"\d"))
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
    box = form.locator(".bill dl")
    events = form.get_by_role("combobox", name="Events")
    expect(box).to_have_text("Playing cards80 Characters16 Players4 to 7")
    form.get_by_role("checkbox", name="High Noon").check()
    expect(box).to_contain_text("Events13")
    expect(events).to_have_count(0)
    form.get_by_role("checkbox", name="A Fistful of Cards").check()
    events.select_option("20")
    for _ in range(5):
        fewer = form.get_by_role("button", name=re.compile("fewer", re.IGNORECASE))
        if fewer.is_enabled():
            fewer.click()
    expect(form.locator(".stepper output")).to_have_text("3")
    expect(form.get_by_role("checkbox", name="Dodge City")).to_be_checked()
    expect(form.locator(".laying__note")).to_have_text("3 players need Dodge City: it was added.")
    expect(box).to_have_text("Playing cards120 Characters31 Events21 Players3 to 8")
    form.get_by_role("checkbox", name="Shadow Gunslingers").check()
    expect(form.locator(".stepper output")).to_have_text("4")
    form.get_by_role("button", name="Fewer players").click()
    expect(form.get_by_role("checkbox", name="Shadow Gunslingers")).not_to_be_checked()
    form.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat")).to_have_count(2)


def test_a_mix_is_changed_and_is_my_usual_table_from_then_on(door: Door, server: Server) -> None:
    page = door.guest(server).open().page
    page.get_by_role("button", name="New table").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="Big party").click()
    expect(form.locator(".stepper output")).to_have_text("7")
    expect(form.get_by_role("heading", name="Big party")).to_be_visible()
    form.get_by_role("checkbox", name="Shadow Gunslingers").uncheck()
    expect(form.get_by_role("heading", name="A mix of your own")).to_be_visible()
    expect(form.locator(".bill dl")).to_contain_text("Equipment24")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()

    page.goto("/")
    usual = page.get_by_role("region", name="My usual table")
    expect(usual).to_contain_text("Card game · Dodge City · Gold Rush · 7 players")
    usual.get_by_role("button", name="Rename").click()
    usual.get_by_role("textbox").fill("Thursdays")
    page.keyboard.press("Enter")
    usual = page.get_by_role("region", name="Thursdays")
    usual.get_by_role("button", name="Open it").click()
    expect(page.locator(".terms")).to_contain_text("Gold Rush")

    page.goto("/")
    page.get_by_role("button", name="New table").click()
    kept = form.get_by_role("region", name="Thursdays")
    kept.get_by_role("button", name="Take it").click()
    expect(form.get_by_role("checkbox", name="Gold Rush")).to_be_checked()
    kept.get_by_role("button", name="Forget").click()
    expect(page.get_by_role("region", name="Thursdays", include_hidden=True)).to_have_count(0)


@pytest.mark.parametrize(
    "settings", [GOLD, ARMS, TRAIN, SHADOWS], ids=["gold", "arms", "train", "shadows"]
)
def test_a_whole_match_with_one_set(door: Door, server: Server, settings: dict[str, Any]) -> None:
    door.guest(server).against_bots(players=6, **settings).watch_to_the_end()


@pytest.mark.parametrize(
    ("players", "more"),
    [(6, []), (6, ["armed_and_dangerous"]), (5, ["high_noon"])],
    ids=["gold", "gold and arms", "gold and noon"],
)
def test_a_whole_match_by_clicks_beside_cards_for_sale(
    door: Door, server: Server, players: int, more: list[str]
) -> None:
    """The prompt stays as high while one aims, and the middle holds what sets bring together."""
    sets = [*GOLD["sets"], *more]
    door.guest(server).against_bots(players=players, sets=sets).play_to_the_end()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("settings", [VALLEY, SHOW], ids=["valley", "show"])
def test_a_whole_match_at_both_sizes(
    door: Door, server: Server, settings: dict[str, Any], size: tuple[int, int]
) -> None:
    door.guest(server, size=size).against_bots(players=6, **settings).watch_to_the_end()


def shadows_at_high_noon() -> Table:
    """Two events in force, all hands open, a ghost among eight players."""
    table = Table(
        sheriff("jourdonnais", hand="missed backfire saved bang", in_play="schofield mustang"),
        outlaw("black_flower", hand="beer bang", in_play="lemat"),
        outlaw("john_pain", hand="bang missed", in_play="winchester"),
        deputy("rose_doolan", out=True),
        renegade("mick_defender", hand="missed duel bang gatling", in_play="bounty barrel"),
        renegade("vera_custer", in_play="ghost remington", ghost=True),
        outlaw("gary_looter", out=True),
        deputy("teren_kill", hand="stagecoach bang", in_play="rattlesnake", life=1),
        sets=("dodge_city", "valley_of_shadows", "high_noon", "wild_west_show"),
        event="hangover",
        events="sermon thirst",
        show="sacagaway",
        shows="gag wild_west_show_final",
        turn=2,
    )
    table.play("bang", at=0)
    return table


MUCH = (
    "barrel mustang binocular hideout canteen sombrero ten_gallon_hat derringer"
    " boots strongbox private_car express_car lumber_flatcar"
)


def three_with_much() -> Table:
    """Three players, everything in the box, and one of them has thirteen cards in play."""
    return Table(
        deputy("sean_mallory", hand="missed bang"),
        outlaw("willy_the_kid", hand="beer", in_play=MUCH),
        renegade("sid_ketchum", hand="duel", in_play="rev_carabine"),
        sets=("dodge_city", "gold_rush", "great_train_robbery"),
        variants=("dynamite_variant",),
    )


SIZES = [(1440, 900), (1280, 800), (1024, 768), PHONE, (360, 740)]


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}" for width, _ in SIZES])
def test_however_much_lies_there_it_stays_at_its_seat(
    door: Door, server: Server, size: tuple[int, int]
) -> None:
    ana = door.guest(server, size=size)
    pose(ana.page, three_with_much())
    ana.against_bots(players=3, sets=["dodge_city"])
    expect(ana.page.locator(".seat .ticket")).to_have_count(14)
    assert ana.page.evaluate(TOUCHING) == []


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}" for width, _ in SIZES])
def test_two_events_a_ghost_and_open_hands(
    door: Door, server: Server, size: tuple[int, int]
) -> None:
    ana = door.guest(server, size=size)
    page = ana.page
    pose(page, shadows_at_high_noon())
    ana.against_bots(players=8, sets=["dodge_city"])
    expect(page.locator(".event")).to_have_count(2)
    expect(page.locator(".event__now")).to_contain_text(
        ["Jourdonnais has no effect.", "they all see your 4 cards."]
    )
    ghost = page.locator(".seat[data-standing=ghost]")
    expect(ghost.locator(".noheart")).to_contain_text("Ghost")
    expect(ana.prompt).to_contain_text("and you shoot back")
    assert page.evaluate(TOUCHING) == []
    if size == (1440, 900):
        expect(page.locator(".self__ability[data-off]")).to_be_visible()
        expect(page.get_by_text("Off: Hangover")).to_be_visible()
    expect(page.locator(".seat .eye").first).to_be_visible()
    plate = page.locator(".plate", has=page.locator(".eye")).first
    plate.tap() if size[0] < 800 else plate.click()
    expect(page.get_by_role("dialog").get_by_text("In hand").first).to_be_attached()


def four() -> list[Seat]:
    return [
        sheriff("willy_the_kid", hand="bang"),
        outlaw("bart_cassidy", hand="beer"),
        outlaw("el_gringo"),
        renegade("rose_doolan"),
    ]


def test_the_gag_asks_before_one_speaks(door: Door, server: Server) -> None:
    ana = door.guest(server)
    page = ana.page
    pose(page, Table(*four(), sets=("wild_west_show",), show="gag", shows="sacagaway"))
    ana.against_bots(players=4)
    chat = page.get_by_role("log", name="Chat")
    expect(page.get_by_role("note")).to_contain_text("Gag: each line you write costs you")
    page.locator("#chat-line").fill("Hello")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("This line will cost you 1 life point.")).to_be_visible()
    expect(chat).not_to_contain_text("Hello")
    page.get_by_role("button", name="Send anyway").click()
    expect(chat).to_contain_text("Hello")


def test_an_order_is_found_by_its_name(door: Door, server: Server) -> None:
    ana = door.guest(server)
    table = Table(*four(), sets=("dodge_city", "wild_west_show"), show="dorothy_rage", shows="gag")
    table.choose("command", seat=1)
    pose(ana.page, table)
    ana.against_bots(players=4)
    assert ana.page.evaluate(TOUCHING) == []
    ana.page.get_by_role("searchbox").fill("canteen")
    expect(ana.options).to_have_count(1)
    expect(ana.options).to_contain_text("Canteen")


def reach_a_purchase(ana: Guest) -> None:
    """Answer until something of the row can be bought."""
    ana.play_until(lambda: ana.page.locator(".ware[data-can=yes]").count() > 0)


def test_what_can_be_paid_for_is_bought_by_a_click(door: Door, server: Server) -> None:
    ana = door.guest(server).against_bots(players=4, **GOLD)
    reach_a_purchase(ana)
    page = ana.page
    ware = page.locator(".ware[data-can=yes]").first
    expect(ware).to_contain_text(re.compile("You keep|All you have"))
    ana.carry_out(ware.get_by_role("button").click)  # however, and at whomever
    expect(page.get_by_role("log", name="Log")).to_contain_text("You buy")


def test_a_wagon_is_acquired_by_clicks_and_paid_with_a_card(door: Door, server: Server) -> None:
    ana = door.guest(server).against_bots(players=4, **TRAIN)
    page = ana.page
    paying = page.locator(".hand__card:has(.paytag)")
    wagon = page.locator(".car:not(.car--loco)[data-can=yes] .car__act").first
    ana.play_until(lambda: wagon.count() > 0 and paying.count() > 1)
    name = wagon.locator(".car__name").inner_text()
    expect(page.locator(".stn[data-can=yes]").first).to_be_visible()
    expect(ana.prompt.locator(".opt", has_text=name)).to_contain_text(re.compile(r":.*\w"))
    ana.carry_out(wagon.click)  # for whomever
    while not page.get_by_role("log", name="Log").filter(has_text=f"You acquire {name}").count():
        ana.wait_for_question()
        ana.answer_calmly()  # what to pay with


def test_the_train_rolls_before_the_next_question(door: Door, server: Server) -> None:
    server.begin("first to play 5")
    ana = door.guest(server, pace="normal").against_bots(players=4, **TRAIN)
    page = ana.page
    ahead = page.locator(".car--loco[data-can=yes] .car__act")
    ana.play_until(lambda: ahead.count() > 0)
    place = page.locator(".car--loco")
    before = place.evaluate("each => getComputedStyle(each).getPropertyValue('--to')")
    ana.notice(".prompt--tell")
    ahead.click()
    ahead.click()
    ana.expect_noticed()
    after = "([each, before]) => Number(getComputedStyle(each).getPropertyValue('--to')) != before"
    page.wait_for_function(after, arg=[place.element_handle(), int(before)])


def test_the_train_on_a_phone_shows_its_locomotive(door: Door, server: Server) -> None:
    ana = door.guest(server, size=PHONE).against_bots(players=7, **TRAIN)
    page = ana.page
    expect(page.locator(".line i")).to_have_count(8)
    expect(page.locator(".car--loco .car__loco")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    sign = page.locator(".stn").first
    sign.click()
    expect(page.get_by_role("tooltip").first).to_be_visible()
    page.keyboard.press("Escape")
    ana.watch_to_the_end()


def test_a_set_from_elsewhere_has_its_place(door: Door, plugged_server: Server) -> None:
    ana = door.guest(plugged_server).against_bots(players=4, sets=["vaults"])
    page = ana.page
    vault = page.get_by_role("region", name="The vault")
    expect(vault.locator(".ware")).to_have_count(2)
    expect(vault.locator(".pile--deck")).to_contain_text("6")
    expect(page.locator(".zchip", has_text="The lock")).to_contain_text("numbers 7 · 3")
    legal = vault.locator(".ware[data-can=yes] button")
    ana.play_until(lambda: legal.count() > 0)
    name = legal.first.locator(".card__name").inner_text()
    legal.first.click()
    ana.prompt.get_by_role("button", name=f"Take {name}").click()
    expect(page.locator(".mine .ticket", has_text=name)).to_be_visible()
    ana.watch_to_the_end()
