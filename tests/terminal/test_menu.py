"""Many options become a few numbers, and every option can be reached."""

import random

import pytest

import standoff
from standoff.kernel.choice import SPENDS
from standoff.kernel.decision import Option
from standoff.kernel.text import Text
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from standoff.terminal.menu import Menu, deeper, first
from standoff.terminal.tables import BangDrawing
from standoff.texts import Texts

pytestmark = pytest.mark.once


def leaves(menu: Menu) -> list[str]:
    """The keys of all options that numbers lead to, in the order of the numbers."""
    keys = []
    for options in menu.ways.values():
        below = deeper(options, menu.field) if options else None
        keys += [option.key for option in options] if below is None else leaves(below)
    return keys


def menu_of(match: standoff.Match) -> Menu:
    seat = match.asked
    return first(match.decision.options, match.view(seat).players[seat].hand)


def position() -> Table:
    hand = "panic-JH bang-7D beer-6H"
    return Table(sheriff(hand=hand), outlaw(hand="bang-8D", in_play="barrel"), outlaw(), renegade())


def market() -> Table:
    return Table(
        sheriff(hand="beer-6H", nuggets=3),
        outlaw(),
        outlaw(),
        renegade(),
        row="shot shot rhum",
        sets=["gold_rush"],
    )


def test_a_card_that_can_be_sold_has_its_number_once() -> None:
    menu = menu_of(market().match)
    assert [option.key for option in menu.ways[1]] == ["play:beer-6H", "sell:beer-6H"]
    assert leaves(menu)[2:] == [*(f"buy:shot@{seat}" for seat in (1, 2, 3, 0)), "buy:rhum", "end"]


def test_nuggets_and_what_is_for_sale_are_on_the_screen() -> None:
    view = market().match.view(0)
    drawing = BangDrawing(view, Texts("en"), ("Ana", "Bruno", "Carla", "Dino"))
    assert [drawing.cells()["nuggets"](player) for player in view.players] == ["3", "", "", ""]
    assert list(drawing.below()) == ["For sale: Shot (1), Shot (1), Rhum (3)"]


def test_tokens_are_on_the_screen() -> None:
    """On characters, on cards in play, and in the supply."""
    t = Table(
        sheriff("red_ringo", in_play="crate scope", load=2),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["armed_and_dangerous"],
    )
    view = t.match.view(0)
    drawing = BangDrawing(view, Texts("en"), ("Ana", "Bruno", "Carla", "Dino"))
    assert drawing.character(view.players[0]) == "Red Ringo (2)"
    assert drawing.cells()["in-play"](view.players[0]) == "Crate (3), Scope"
    assert "Supply 27" in drawing.headline()


def test_the_numbers_are_the_cards_of_the_hand_then_the_rest() -> None:
    menu = menu_of(position().match)
    assert menu.hand == 3
    keys = {number: [option.key for option in ways] for number, ways in menu.ways.items()}
    assert keys == {
        1: ["play:panic-JH@1/hand", "play:panic-JH@1/barrel-QS"],
        2: ["play:bang-7D@1", "play:bang-7D@3"],
        3: ["play:beer-6H"],
        4: ["end"],
    }


def test_after_the_card_comes_the_player_then_the_card_in_front_of_them() -> None:
    menu = menu_of(position().match)
    seats = deeper(menu.ways[1], menu.field)
    assert seats is not None
    assert (seats.field, list(seats.ways)) == ("seat", [2])
    picks = deeper(seats.ways[2], seats.field)
    assert picks is not None
    assert (picks.field, list(picks.ways)) == ("pick", [1, 2])
    assert deeper(picks.ways[1], picks.field) is None


def test_the_last_step_is_not_asked_without_a_choice() -> None:
    menu = menu_of(position().match)
    end = menu.ways[len(menu.ways)]
    assert (end[0].key, deeper(end, menu.field)) == ("end", None)


def test_equal_cards_have_a_number_each() -> None:
    table = Table(
        sheriff(hand="stagecoach-9S stagecoach-9S"), outlaw(), outlaw(), renegade(), deck="4H"
    )
    menu = menu_of(table.match)
    assert menu.hand == 2
    assert menu.ways[1] == menu.ways[2] != ()


def test_a_question_about_other_cards_is_a_plain_list() -> None:
    """Even if one of them is like a card of the hand."""
    options = [
        Option(f"take:{card}", "take", Text("option-take"), card) for card in ("a-2C", "b-3D")
    ]
    menu = first(options, ["a-2C"])
    assert (menu.hand, [ways[0].key for ways in menu.ways.values()]) == (
        0,
        ["take:a-2C", "take:b-3D"],
    )


def test_what_a_card_is_used_as_is_asked_before_the_player() -> None:
    text = Text("option-play")
    options = [
        Option("play:a", "play", text, "a-2C", tone=SPENDS),
        Option("play:a=b@1", "play", text, "a-2C", "b", 1, tone=SPENDS),
        Option("play:a=b@2", "play", text, "a-2C", "b", 2, tone=SPENDS),
    ]
    kinds = deeper(options, "card")
    assert kinds is not None
    assert (kinds.field, [len(ways) for ways in kinds.ways.values()]) == ("kind", [1, 2])
    seats = deeper(kinds.ways[2], "kind")
    assert seats is not None
    assert (seats.field, list(seats.ways)) == ("seat", [2, 3])


def test_one_way_only() -> None:
    options = [Option("take-it", "take-it", Text("option-take-it"))]
    assert first(options, ["a-2C"]).only_way() == "1"
    assert menu_of(position().match).only_way() == ""


def test_every_option_of_random_games_can_be_reached() -> None:
    chance = random.Random(3)
    for seed in range(12):
        match = standoff.new("bang", players=4 + seed % 4, seed=seed, checkpoints=False)
        while not match.over:
            keys = [option.key for option in match.decision.options]
            assert set(leaves(menu_of(match))) == set(keys)
            match.answer(chance.choice(keys))


def test_the_train_is_on_the_screen() -> None:
    """The stations in their order, what they ask for, and what stands there."""
    t = Table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        row="caboose mail_car express_car",
        at=3,
        line="boom_town tombrock catico frisco",
        sets=["great_train_robbery"],
    )
    drawing = BangDrawing(t.match.view(0), Texts("en"), ("Ana", "Bruno", "Carla", "Dino"))
    assert list(drawing.below()) == [
        "Line: Boom Town (A BANG! card): Mail Car"
        " · Tombrock (1 life point, never the last): Caboose"
        " · Catico (A Cat Balou or a Panic!): Ironhorse · Frisco (A card of Clubs)",
        "Still behind: Express Car",
    ]


def test_a_wagon_has_a_number_in_the_menu() -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw(),
        outlaw(),
        renegade(),
        row="caboose mail_car express_car",
        at=2,
        sets=["great_train_robbery"],
    )
    assert {"acquire:caboose", "go-ahead"} <= set(leaves(menu_of(t.match)))
