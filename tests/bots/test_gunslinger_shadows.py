"""The gunslinger among shadows: it plays on for its side, and knows whom nothing can hurt."""

from typing import Any, Final

import pytest

import standoff
from standoff.bots import Gunslinger, View
from standoff.bots.gunslinger.situation import Situation, counting
from standoff.games.roles import RENEGADE
from standoff.kernel.event import EVERYONE
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

VARIANT: Final = ["shadow_gunslingers"]
GOLD: Final[dict[str, Any]] = {"sets": ["gold_rush"], "variants": VARIANT, "turn": 1}


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_it_plays_whole_games(players: int) -> None:
    sets = ["dodge_city"] if players == 8 else []
    match = standoff.new("bang", players=players, seed="again", sets=sets, variants=VARIANT)
    bots = [Gunslinger(f"{players}-{seat}") for seat in range(players)]
    decisions = 0
    while not match.over:
        seat = match.asked
        match.answer(bots[seat].choose(View(match, seat), match.decision))
        decisions += 1
        assert decisions < 5000
    assert any(event.id == "shadow" for event in match.events)


def test_a_shadow_outlaw_goes_on_shooting_at_the_sheriff(answer: Ask) -> None:
    t = Table(
        sheriff(),
        outlaw(shadow=True, hand="bang-7D"),
        outlaw(),
        renegade(),
        turn=1,
        variants=VARIANT,
    )
    assert answer(t) == "play:bang-7D@0"


@pytest.mark.parametrize(("side", "target"), [("outlaw", 0), ("deputy", 2)])
def test_a_shadow_renegade_plays_for_the_side_it_is_on(answer: Ask, side: str, target: int) -> None:
    """Seat 2 is an Outlaw, as everyone knows: one whom Dead Man brought back."""
    t = Table(
        sheriff(),
        renegade(shadow=True, side=side, hand="bang-7D"),
        outlaw(),
        outlaw(),
        turn=1,
        variants=VARIANT,
        arrange=lambda game: setattr(game.players[2], "role_known", EVERYONE),
    )
    assert answer(t) == f"play:bang-7D@{target}"


def test_a_shadow_deputy_heals_the_sheriff(answer: Ask) -> None:
    t = Table(
        sheriff(life=1),
        deputy(shadow=True, hand="saloon beer"),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
        variants=VARIANT,
    )
    assert answer(t) == "play:saloon-5H"
    assert t.life(0) == 2


def test_a_shadow_keeps_nothing_back(answer: Ask) -> None:
    """What it does not play is lost: it shoots even with the last card that could answer a Duel."""
    t = Table(
        sheriff(hand="missed-2S missed-3S missed-4S missed-5S missed-6S"),
        outlaw(shadow=True, hand="duel-QD"),
        outlaw(),
        renegade(),
        turn=1,
        variants=VARIANT,
    )
    assert answer(t) == "play:duel-QD@0"
    t.choose("take-it")


def test_a_shadow_lights_no_dynamite(answer: Ask) -> None:
    t = Table(
        sheriff(life=1),
        outlaw(shadow=True, hand="dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        variants=VARIANT,
    )
    assert answer(t) == "end"


def test_the_living_know_that_nothing_hurts_a_shadow() -> None:
    """Nor is it one of those who are left when the Renegade counts them."""
    t = Table(
        sheriff(),
        outlaw(shadow=True),
        deputy(),
        renegade(),
        outlaw(out=True),
        turn=1,
        variants=VARIANT,
    )
    bot = Gunslinger("test")
    view = View(t.match, 3)
    bot.beliefs.note(view.look)
    now = Situation(t.match.look(3), bot.beliefs.odds(3, RENEGADE))
    assert now.hit_worth(1) == 0
    assert now.hit_worth(2) > 0
    assert counting(t.match.look(3)) == [0, 2, 3]


def test_a_friend_is_who_plays_for_the_same_side() -> None:
    """Of the Renegade whom Dead Man brought back, the others know the side."""
    t = Table(
        sheriff(),
        renegade(life=2, side="deputy"),
        outlaw(),
        outlaw(),
        variants=VARIANT,
    )
    for seat, is_friend in ((0, True), (2, False)):
        bot = Gunslinger("test")
        view = View(t.match, seat)
        bot.beliefs.note(view.look)
        now = Situation(t.match.look(seat), bot.beliefs.odds(seat, view.look.role(seat)))
        assert (now.enmity[1] < 0) == is_friend


def test_a_shadow_buys_nothing_that_it_would_lose(answer: Ask) -> None:
    """Its nuggets are kept; what lies in front of it is not."""
    t = Table(
        sheriff(),
        outlaw(shadow=True, nuggets=4),
        outlaw(),
        renegade(),
        row="boots gun_belt calumet",
        **GOLD,
    )
    assert answer(t) == "end"


def test_a_shadow_buys_what_hurts_an_enemy(answer: Ask) -> None:
    t = Table(
        sheriff(life=1),
        outlaw(shadow=True, nuggets=4),
        outlaw(),
        renegade(),
        row="boots bottle",
        **GOLD,
    )
    assert answer(t) == "buy:bottle=bang@0"


def test_a_shadow_sells_its_beer(answer: Ask) -> None:
    """It heals nobody, and a nugget is for later."""
    t = Table(
        sheriff(), outlaw(shadow=True, hand="beer-6H"), outlaw(), renegade(), row="boots", **GOLD
    )
    assert answer(t) == "sell:beer-6H"


def test_a_shadow_sells_what_it_cannot_drink(answer: Ask) -> None:
    """It keeps nuggets, and nothing else."""
    t = Table(
        sheriff(),
        outlaw(shadow=True, hand="beer-6H"),
        outlaw(),
        renegade(),
        turn=1,
        row="boots",
        sets=["gold_rush"],
        variants=VARIANT,
    )
    assert answer(t) == "sell:beer-6H"


def test_a_shadow_buys_nothing_to_keep(answer: Ask) -> None:
    t = Table(
        sheriff(),
        outlaw(shadow=True, nuggets=4),
        outlaw(),
        renegade(),
        turn=1,
        row="boots pickaxe calumet",
        sets=["gold_rush"],
        variants=VARIANT,
    )
    assert answer(t) == "end"


def test_a_shadow_uses_up_tokens_at_once(answer: Ask) -> None:
    t = Table(
        sheriff(in_play="barrel"),
        outlaw(shadow=True, hand="whip crate"),
        outlaw(),
        renegade(),
        turn=1,
        sets=["armed_and_dangerous"],
        variants=VARIANT,
    )
    assert answer(t) == "play:whip-5C"
    assert answer(t) == "use-card:whip-5C@0/barrel-QS"
    assert answer(t) == "end"
