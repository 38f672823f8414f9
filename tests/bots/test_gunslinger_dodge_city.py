"""What the gunslinger makes of Dodge City: green cards, costs, abilities, 3 and 8 players."""

from functools import partial

import pytest

import standoff
from standoff.bots import BOTS, View
from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.games.roles import DEPUTY, SHERIFF
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from standoff.texts import Texts
from tests.bots.conftest import Ask

City = partial(Table, sets=["dodge_city"])

# Green cards


def test_it_puts_green_cards_in_play(answer: Ask) -> None:
    t = City(outlaw(hand="sombrero knife"), sheriff(), outlaw(), renegade())
    assert {answer(t), answer(t)} == {"play:sombrero-7C", "play:knife-8H"}


def test_it_uses_one_on_an_enemy(answer: Ask) -> None:
    t = City(outlaw(in_play="knife"), sheriff(), outlaw(), renegade())
    assert answer(t) == "use-up:knife-8H@1"


def test_and_spares_a_friend(answer: Ask) -> None:
    t = City(deputy(in_play="buffalo_rifle knife"), sheriff(), outlaw(), outlaw(), renegade())
    assert not answer(t).endswith("@1")


def test_it_draws_before_it_shoots(answer: Ask) -> None:
    t = City(outlaw(hand="bang-7D", in_play="pony_express"), sheriff(), outlaw(), renegade())
    assert answer(t) == "use-up:pony_express-QD"


def test_it_keeps_a_canteen_until_it_is_hurt(answer: Ask) -> None:
    t = City(outlaw(in_play="canteen"), sheriff(), outlaw(), renegade())
    assert answer(t) == "end"
    t = City(outlaw(in_play="canteen", life=1), sheriff(), outlaw(), renegade())
    assert answer(t) == "use-up:canteen-7H"


def test_it_uses_a_green_card_against_a_shot(answer: Ask) -> None:
    t = City(sheriff(hand="bang"), outlaw(in_play="iron_plate-AD", life=2), outlaw(), renegade())
    t.play("bang", at=1)
    assert answer(t) == "use-up:iron_plate-AD"


def test_but_not_in_vain(answer: Ask) -> None:
    """Against Slab the Killer one is not enough."""
    t = City(
        sheriff("slab_the_killer", hand="bang"),
        outlaw(in_play="iron_plate-AD"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert answer(t) == "take-it"


def test_it_does_not_shoot_at_who_is_sure_to_cancel(answer: Ask) -> None:
    t = City(sheriff(), outlaw(hand="bang-7D"), outlaw(), renegade(), turn=1)
    assert answer(t) == "play:bang-7D@0"
    t = City(sheriff(in_play="sombrero"), outlaw(hand="bang-7D"), outlaw(), renegade(), turn=1)
    assert answer(t) == "end"


# Costs


def test_it_weighs_the_other_card(answer: Ask) -> None:
    """A Missed! is too much for a Tequila one hardly needs; a second Mustang is not."""
    t = City(outlaw(hand="tequila missed-2S", life=3), sheriff(), outlaw(), renegade())
    assert answer(t) == "end"
    t = City(
        outlaw(hand="whisky mustang-8H", life=1, in_play="mustang-9H"),
        sheriff(),
        outlaw(),
        renegade(),
    )
    assert answer(t) == "play:whisky-QH"


def test_it_pays_with_what_it_needs_least(answer: Ask) -> None:
    t = City(
        outlaw(hand="springfield beer jail-JS scope", in_play="binocular"),
        sheriff(),
        outlaw(),
        renegade(),
    )
    t.play("springfield", at=1)
    assert answer(t) == "discard:jail-JS"


def test_in_a_brawl_it_takes_the_best_of_an_enemy(answer: Ask) -> None:
    t = City(
        outlaw(hand="brawl jail-JS"),
        sheriff(hand="bang", in_play="barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play("brawl")
    answer(t)
    assert answer(t) == "strip@1/barrel-QS"


# Abilities


def test_it_knows_who_ignores_what(answer: Ask) -> None:
    hand = "bang-7D bang-2C"
    t = City(outlaw(hand=hand, life=2), sheriff("apache_kid"), outlaw(), renegade())
    assert answer(t) == "play:bang-2C@1"


def test_elena_cancels_with_the_card_she_needs_least(answer: Ask) -> None:
    t = City(
        sheriff(hand="bang"), outlaw("elena_fuente", hand="beer jail-JS"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert answer(t) == "play:jail-JS=missed"


def test_belle_star_fears_no_barrel(answer: Ask) -> None:
    t = City(
        outlaw("belle_star", hand="bang-7D"), sheriff(in_play="sombrero"), outlaw(), renegade()
    )
    assert answer(t) == "play:bang-7D@1"


def test_doc_shoots_for_two_cards_he_does_not_need(answer: Ask) -> None:
    t = City(
        outlaw("doc_holyday", hand="jail-JS jail-4H", life=1), sheriff(life=1), outlaw(), renegade()
    )
    assert answer(t) == "use=doc_holyday@1"


def test_vera_copies_something(answer: Ask) -> None:
    t = City(
        sheriff("vera_custer"),
        outlaw("tequila_joe"),
        outlaw("jourdonnais"),
        renegade(),
        step="draw",
    )
    assert answer(t) == "copy=jourdonnais"


# Three and eight players


@pytest.mark.parametrize(
    ("me", "prey", "other"),
    [(deputy, renegade, outlaw), (renegade, outlaw, deputy), (outlaw, deputy, renegade)],
)
def test_of_three_it_hunts_its_target(answer: Ask, me: Ask, prey: Ask, other: Ask) -> None:
    t = City(me(hand="bang-7D"), other(), prey())  # type: ignore[arg-type,call-arg]
    assert answer(t) == "play:bang-7D@2"


def test_of_two_it_shoots_the_other(answer: Ask) -> None:
    t = City(deputy(hand="bang-7D"), outlaw(), renegade(out=True))
    assert answer(t) == "play:bang-7D@1"


def test_open_roles_are_known() -> None:
    t = City(deputy(), outlaw(), renegade())
    beliefs = Beliefs()
    beliefs.note(t.match.look(0))
    assert beliefs.odds(0, DEPUTY) == [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]


def test_of_eight_one_of_seven_hidden_roles_is_a_renegade() -> None:
    match = standoff.new("bang", players=8, sets=["dodge_city"], seed=1)
    seat = match.view(standoff.SPECTATOR).turn
    beliefs = Beliefs()
    beliefs.note(match.look(seat))
    chances = beliefs.odds(seat, SHERIFF)[(seat + 1) % 8]
    assert chances == pytest.approx([0, 2 / 7, 3 / 7, 2 / 7])


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_whole_games_end_and_every_answer_has_a_reason(players: int) -> None:
    names = tuple("ABCDEFGH")
    for number in range(3):
        match = standoff.new("bang", players=players, sets=["dodge_city"], seed=number)
        bots = [BOTS["bang"]["gunslinger"](f"{number}-{seat}") for seat in range(players)]
        while not match.over:
            bot = bots[match.asked]
            match.answer(bot.choose(View(match, match.asked), match.decision))
            assert bot.why is not None
            assert Texts("en").say(bot.why, names)


@pytest.mark.parametrize("players", [3, 8])
def test_it_beats_random_players(players: int) -> None:
    won = {"gunslinger": 0, "random": 0}
    for name in won:
        for number in range(24):
            match = standoff.new(
                "bang", players=players, sets=["dodge_city"], seed=number, checkpoints=False
            )
            bots = [BOTS["bang"]["random"](f"{number}-{each}") for each in range(players)]
            seat = number % players
            bots[seat] = BOTS["bang"][name](str(number))
            while not match.over:
                match.answer(bots[match.asked].choose(View(match, match.asked), match.decision))
            assert match.result is not None
            won[name] += seat in match.result.winners
    assert won["gunslinger"] > won["random"]
