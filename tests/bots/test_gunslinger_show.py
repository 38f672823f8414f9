"""The gunslinger in the Wild West Show: whole games, and what is new by what it does."""

import pytest

import standoff
from standoff.bots import Gunslinger, View
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

SETS = ["wild_west_show"]


@pytest.mark.parametrize("players", [4, 7])
def test_it_plays_whole_games(players: int) -> None:
    match = standoff.new("bang", players=players, seed="show", sets=SETS)
    bots = [Gunslinger(f"{players}-{seat}") for seat in range(players)]
    decisions = 0
    while not match.over:
        seat = match.asked
        match.answer(bots[seat].choose(View(match, seat), match.decision))
        decisions += 1
        assert decisions < 5000
    assert any(event.id == "event" for event in match.events)


def test_it_trades_a_card_for_two_of_an_enemy(answer: Ask) -> None:
    t = Table(
        sheriff(),
        outlaw("flint_westwood", hand="missed-2S"),
        outlaw(),
        deputy(),
        renegade(),
        turn=1,
        sets=SETS,
        rest=0,
    )
    assert answer(t) == "trade:missed-2S@0"


def test_it_repeats_a_wells_fargo(answer: Ask) -> None:
    t = Table(
        sheriff("lee_van_kliff", hand="wells_fargo bang-2D"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        outlaw(in_play="mustang-9H"),
        deputy(),
        renegade(),
        sets=SETS,
    )
    assert answer(t) == "play:wells_fargo-3H"
    assert t.can("repeat", "bang-2D")
