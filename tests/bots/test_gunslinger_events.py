"""The gunslinger under events: it answers every question they put, and games come to an end."""

from typing import Any

import pytest

import standoff
from standoff.bots import Gunslinger, View
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

NOON = ["high_noon"]
FISTFUL = ["fistful_of_cards"]


@pytest.mark.parametrize(
    "table",
    [
        {"sets": NOON},
        {"sets": FISTFUL},
        {"sets": NOON + FISTFUL, "events": 26},
        {"variants": ["dynamite_variant"]},
    ],
)
def test_it_plays_whole_games(table: dict[str, Any]) -> None:
    for players in (4, 5, 6, 7):
        match = standoff.new("bang", players=players, seed=f"events-{players}", **table)
        bots = [Gunslinger(f"{players}-{seat}") for seat in range(players)]
        decisions = 0
        while not match.over:
            seat = match.asked
            match.answer(bots[seat].choose(View(match, seat), match.decision))
            decisions += 1
            assert decisions < 3000


def test_it_shoots_at_what_is_in_front_of_an_enemy(answer: Ask) -> None:
    t = Table(
        sheriff(in_play="barrel"),
        outlaw(),
        outlaw(hand="bang-7D"),
        renegade(),
        turn=2,
        sets=FISTFUL,
        event="ricochet",
    )
    assert answer(t) == "use:bang-7D=ricochet@0/barrel-QS"


def test_it_finishes_an_aim(answer: Ask) -> None:
    t = Table(
        sheriff(life=1),
        outlaw(hand="bang-7D bang-8D"),
        outlaw(),
        renegade(),
        turn=1,
        sets=FISTFUL,
        event="sniper",
        bangs=1,
    )
    assert answer(t).startswith("use:bang-")
    assert answer(t).startswith("discard:bang-")
    assert t.match.over


def test_it_gives_a_missed_rather_than_two_life_points(answer: Ask) -> None:
    t = Table(
        sheriff(hand="missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        events="russian_roulette a_fistful_of_cards",
        number=5,
        step="start",
    )
    assert answer(t) == "play:missed-2S"


def test_it_discards_what_it_wants_to_be_rid_of(answer: Ask) -> None:
    t = Table(
        sheriff(in_play="barrel dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=NOON,
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    assert answer(t) == "discard:dynamite-2H"


def test_it_keeps_its_life_points_from_enemies(answer: Ask) -> None:
    t = Table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1),
        renegade(out=True),
        sets=FISTFUL,
        event="blood_brothers",
        step="start",
    )
    assert answer(t) == "keep-life"


def test_it_drinks_when_it_is_weak(answer: Ask) -> None:
    t = Table(
        sheriff(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        event="hard_liquor",
        step="draw",
    )
    assert answer(t) == "skip"


def test_it_goes_on_guessing(answer: Ask) -> None:
    t = Table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        event="peyote",
        step="draw",
        deck="6H 7H",
    )
    t.choose("red")
    assert answer(t) in ("red", "black")


def test_it_exchanges_what_is_of_little_use(answer: Ask) -> None:
    t = Table(
        sheriff(hand="jail-JS barrel missed-2S beer-6H"),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
        sets=FISTFUL,
        event="ranch",
        step="draw",
        deck="barrel stagecoach",
    )
    chosen = []
    while t.decision.prompt.id == "ask-exchange":
        chosen.append(answer(t))
    assert "discard:missed-2S" not in chosen
    assert chosen[-1] == "enough"
