"""Set-up (GTR-1 to GTR-9)."""

import pytest

import standoff
from standoff.games.bang import RULES
from standoff.kernel.record import Setup
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["great_train_robbery"]
PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())


def test_its_cards_and_characters_are_among_the_others() -> None:
    """GTR-2: 16 cards in the deck, 8 characters."""
    box = RULES.box(Setup("bang", 5, "1", ("great_train_robbery",)))
    assert {"bart_cassidy", "sancho"} <= {character.id for character in box.characters}
    match = standoff.new("bang", players=5, sets=SETS, seed=1)
    held = sum(player.hand_size for player in match.view(0).players)
    assert match.view(0).deck_size + held == 96


@pytest.mark.parametrize("players", [4, 5, 7])
def test_as_many_stations_as_players(players: int) -> None:
    """GTR-3, GTR-4: in a row."""
    match = standoff.new("bang", players=players, sets=SETS, seed=players)
    line = [station["id"] for station in match.view(0).parts[PART]["line"]]
    assert len(set(line)) == len(line) == players


def test_stations_and_wagons_are_shuffled() -> None:
    """GTR-3, GTR-5, GTR-6: the side of the Locomotive is random too."""
    views = [
        standoff.new("bang", players=4, sets=SETS, seed=seed).view(0).parts[PART]
        for seed in range(20)
    ]
    assert len({tuple(each["id"] for each in view["line"]) for view in views}) > 15
    assert len({tuple(each["id"] for each in view["wagons"]) for view in views}) > 15
    assert {view["locomotive"] for view in views} == {"ironhorse", "leland"}


def test_an_even_chance_for_each_side() -> None:
    """GTR-6."""
    sides = [
        standoff.new("bang", players=4, sets=SETS, seed=seed).view(0).parts[PART]["locomotive"]
        for seed in range(100)
    ]
    assert 30 < sides.count("ironhorse") < 70


def test_at_the_start_no_wagon_is_paired(table: SetUp) -> None:
    """GTR-5, GTR-7, GTR-8, GTR-EX1: the Locomotive is at the first station, nothing is for sale."""
    t = table(sheriff(hand="bang-7D"), *OTHERS, row="caboose mail_car express_car")
    assert [wagon["station"] for wagon in t.match.view(0).parts[PART]["wagons"]] == [None] * 3
    assert t.match.view(0).parts[PART]["at"] == 0
    assert not t.can("acquire")
    assert t.why_not("caboose") == "why-no-station"


@pytest.mark.parametrize(
    ("at", "stations"), [(2, [0, None, None]), (3, [1, 0, None]), (4, [2, 1, 0])]
)
def test_which_wagon_is_at_which_station(table: SetUp, at: int, stations: list[int | None]) -> None:
    """GTR-7: counted from the Locomotive backwards."""
    t = table(sheriff(), *OTHERS, at=at)
    assert [wagon["station"] for wagon in t.match.view(0).parts[PART]["wagons"]] == stations


def test_what_lies_open_is_seen_by_all(table: SetUp) -> None:
    """GTR-9: Train and stations; not the wagons of the deck, nor the stations that are left."""
    t = table(sheriff(hand="bang-7D"), *OTHERS, row="caboose", at=2)
    shown = t.match.view(standoff.SPECTATOR)
    assert shown.parts[PART]["wagons"][0]["id"] == "caboose"
    assert [station["id"] for station in shown.parts[PART]["line"]][:2] == ["boom_town", "catico"]
    assert shown.stacks[PART].deck_size == 13
    seen = str(shown)
    assert "tombrock" not in seen
    hidden = [t.game.card_name(card) for card in t.game.stack(PART).deck]
    assert not any(f"'{name}'" in seen for name in hidden)


def test_what_the_train_shows(table: SetUp) -> None:
    """GTR-7, GTR-9, GTR-17: what it means to the viewer, who could pay with what."""
    t = table(
        sheriff(hand="bang-7D beer-6H"),
        outlaw("benny_brawler"),
        outlaw("sancho"),
        renegade(),
        row="caboose mail_car express_car",
        at=3,
        line="boom_town tombrock",
        locomotive="leland",
    )
    part = t.match.view(0).parts[PART]
    assert part["line"][:2] == [
        {"id": "boom_town", "toll": {"cards": ["bang"]}},
        {"id": "tombrock", "toll": {"life": 1}},
    ]
    assert part["wagons"] == [
        {"id": "caboose", "station": 1, "payable": True, "with": []},
        {"id": "mail_car", "station": 0, "payable": True, "with": ["bang-7D"]},
        {"id": "express_car", "station": None},
    ]
    assert (part["at"], part["locomotive"], part["leader"]) == (2, "leland", 0)
    assert (part["free"], part["left"]) == (False, 1)
    other = t.match.view(2).parts[PART]
    assert (other["free"], other["left"]) == (True, 0)
    assert other["wagons"][1] == {
        "id": "mail_car",
        "station": 0,
        "payable": False,
        "with": [],
    }
    assert "payable" not in t.match.view(standoff.SPECTATOR).parts[PART]["wagons"][0]
