"""Positions of the Dice Game: what can be set, and what is refused."""

import pytest

from standoff.games.invariants import Broken
from standoff.scenario.dice import DiceTable, outlaw, renegade, sheriff


def test_a_start_in_the_middle_of_the_shots() -> None:
    t = DiceTable(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 beer dynamite arrow",
        step="shots",
        used="bullseye_1",
    )
    t.shoot(1)
    assert t.life(1) == t.game.players[1].max_life - 1
    t.choose("pour", seat=1)
    assert t.life(1) == t.game.players[1].max_life
    assert t.turn() == 1


def test_a_start_at_the_beers_and_at_the_gatling() -> None:
    t = DiceTable(
        sheriff(life=5),
        outlaw(),
        outlaw(),
        renegade(),
        roll="beer gatling gatling gatling dynamite",
        step="beer",
    )
    t.choose("pour", seat=0)
    assert (t.life(0), t.turn()) == (6, 1)
    t = DiceTable(
        sheriff(arrows=2),
        outlaw(),
        outlaw(),
        renegade(),
        roll="beer gatling gatling gatling dynamite",
        step="gatling",
    )
    assert (t.arrows(0), t.life(2), t.turn()) == (0, 7, 1)


def test_a_maximum_of_its_own() -> None:
    t = DiceTable(sheriff(max_life=12, life=3), outlaw(), outlaw(), renegade())
    assert (t.life(0), t.game.players[0].max_life) == (3, 12)


def test_a_player_without_life_is_refused() -> None:
    with pytest.raises(Broken, match="being eliminated"):
        DiceTable(sheriff(), outlaw(life=0), outlaw(), renegade())


def test_a_game_that_is_won_is_refused() -> None:
    with pytest.raises(Broken, match="should have ended"):
        DiceTable(sheriff(), outlaw(out=True), outlaw(out=True), renegade(out=True))
