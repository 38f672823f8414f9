"""The gunslinger in the Valley of Shadows: what it plays, whom it saves, what it avoids."""

from functools import partial

import pytest

from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.games.roles import OUTLAW, SHERIFF
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

VALLEY = ["valley_of_shadows"]
OPEN = partial(Table, sets=VALLEY, pile="escape saved")  # nobody is asked for them


# In its own turn


def test_an_enemy_is_not_brought_back(answer: Ask) -> None:
    t = OPEN(sheriff(hand="ghost-9S"), outlaw(out=True), outlaw(), renegade())
    assert answer(t) == "end"


def test_a_friend_is_brought_back(answer: Ask) -> None:
    t = OPEN(outlaw(hand="ghost-9S"), sheriff(), outlaw(out=True), renegade(out=True))
    assert answer(t) == "play:ghost-9S@2"


def test_the_ghost_of_an_enemy_is_taken(answer: Ask) -> None:
    t = OPEN(
        sheriff(hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="ghost-9S barrel-QS", hand="beer-6H"),
        outlaw(),
        renegade(),
    )
    assert answer(t) == "play:cat_balou-KH@1/ghost-9S"


@pytest.mark.parametrize("card", ["bounty-9C", "rattlesnake-7H"])
def test_burdens_are_for_enemies(answer: Ask, card: str) -> None:
    t = OPEN(outlaw(hand=card), sheriff(), outlaw(), renegade())
    assert answer(t) == f"play:{card}@1"


def test_two_life_points_are_aimed_at(answer: Ask) -> None:
    """The last two of the Sheriff, rather than one of them."""
    t = OPEN(outlaw(hand="aim bang-7D"), sheriff(life=2), outlaw(), renegade())
    assert answer(t) == "play:aim-6C@1/bang-7D"


def test_fanning_is_not_for_those_beside_a_friend(answer: Ask) -> None:
    """A shot at seat 1 would be followed by one at the Sheriff."""
    t = OPEN(deputy(hand="fanning"), outlaw(), sheriff(), outlaw(), renegade())
    assert answer(t) == "play:fanning-2S@4"


@pytest.mark.parametrize("hand", ["", " missed-2S missed-3S"])
def test_who_has_cards_to_spare_sends_bandidos(answer: Ask, hand: str) -> None:
    t = OPEN(sheriff(hand=f"bandidos{hand}", life=1), outlaw(), outlaw(), renegade())
    assert answer(t) == ("play:bandidos-QD" if hand else "end")


def test_poker_is_played_against_many(answer: Ask) -> None:
    t = OPEN(
        sheriff(hand="poker"),
        outlaw(hand="beer-6H"),
        outlaw(hand="beer-7H"),
        renegade(hand="beer-8H"),
    )
    assert answer(t) == "play:poker-JH"


def test_black_flower_shoots_with_clubs(answer: Ask) -> None:
    t = OPEN(outlaw("black_flower", hand="jail-JS aim"), sheriff(life=1), outlaw(), renegade())
    assert answer(t) == "clubs:aim-6C@1"


def test_der_spot_fires_at_all_enemies(answer: Ask) -> None:
    t = OPEN(sheriff("der_spot_burst_ringer", hand="bang-7D"), outlaw(), outlaw(), renegade())
    assert answer(t) == "burst:bang-7D"


def test_evelyn_shebang_shoots_an_enemy_rather_than_to_draw(answer: Ask) -> None:
    t = OPEN(outlaw("evelyn_shebang"), sheriff(life=1), outlaw(), renegade(), step="draw")
    assert answer(t).startswith("draw-fewer")


def test_evelyn_shebang_draws_where_only_a_friend_is_near(answer: Ask) -> None:
    t = OPEN(
        deputy("evelyn_shebang"),
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(in_play="mustang-8H"),
        step="draw",
    )
    assert answer(t) == "draw-all#2"


def test_who_takes_from_henry_block_is_shot_at(answer: Ask) -> None:
    """One who has a single life point, and no Missed!, leaves his hand alone."""
    t = OPEN(
        sheriff(hand="panic-QH", life=1),
        outlaw("henry_block", hand="beer-6H"),
        outlaw(),
        renegade(),
    )
    assert answer(t) == "end"


@pytest.mark.parametrize("marked", [1, 3])
def test_of_two_strangers_the_one_with_a_price_is_shot_at(answer: Ask, marked: int) -> None:
    lying = {marked: "bounty"}
    t = OPEN(
        sheriff(hand="bang-7D"),
        outlaw(in_play=lying.get(1, "")),
        renegade(),
        outlaw(in_play=lying.get(3, "")),
    )
    assert answer(t) == f"play:bang-7D@{marked}"


def test_whoever_brings_an_outlaw_back_is_one(answer: Ask) -> None:
    t = OPEN(
        sheriff(),
        outlaw(hand="ghost-9S"),
        outlaw(out=True),
        renegade(),
        deputy(),
        turn=1,
    )
    t.play("ghost", at=2)
    beliefs = Beliefs()
    beliefs.note(t.match.look(0))
    odds = beliefs.odds(0, SHERIFF)
    assert odds[1][OUTLAW] > odds[3][OUTLAW]
    t.choose("end")


# Answers


def test_a_duel_is_escaped(answer: Ask) -> None:
    t = Table(
        outlaw(hand="duel-QD"), sheriff(hand="escape", life=1), outlaw(), renegade(), sets=VALLEY
    )
    t.play("duel", at=1)
    assert answer(t) == "play:escape-3H"


def test_the_sheriff_is_saved_by_the_deputy(answer: Ask) -> None:
    t = Table(
        outlaw(hand="bang-7D"),
        sheriff(life=1),
        outlaw(),
        renegade(),
        deputy(hand="saved"),
        sets=VALLEY,
        pile="escape",
    )
    t.play("bang", at=1)
    assert answer(t) == "play:saved-5H"


def test_the_sheriff_is_not_saved_by_an_outlaw(answer: Ask) -> None:
    t = Table(
        outlaw(hand="bang-7D"),
        sheriff(life=1),
        outlaw(hand="saved"),
        renegade(),
        sets=VALLEY,
        pile="escape",
    )
    t.play("bang", at=1)
    assert answer(t) == "let-it"


def test_lemonade_for_the_worst_card(answer: Ask) -> None:
    t = Table(
        sheriff(hand="beer-6H", life=2),
        outlaw("lemonade_jim", hand="jail-JS missed-2S", life=1),
        outlaw(),
        renegade(),
        sets=VALLEY,
        pile="escape saved",
    )
    t.play("beer")
    assert answer(t).startswith("discard:")


def test_a_store_is_not_escaped(answer: Ask) -> None:
    t = Table(
        sheriff(hand="general_store-9C"), outlaw(hand="escape"), outlaw(), renegade(), sets=VALLEY
    )
    t.play("general_store")
    t.choose("take", t.decision.options[0].card or "")
    assert answer(t) == "let-it"


def test_bandidos_are_bought_off_with_the_worst_cards(answer: Ask) -> None:
    t = OPEN(
        sheriff(hand="bandidos"),
        outlaw(hand="jail-JS jail-4H beer-6H", life=1),
        *(outlaw(), renegade()),
    )
    t.play("bandidos")
    assert answer(t).startswith("discard:jail")


def test_thanks_are_not_taken_from_a_friend(answer: Ask) -> None:
    t = Table(
        outlaw(hand="bang-7D"),
        sheriff(life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        deputy(hand="saved"),
        sets=VALLEY,
        pile="escape",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    assert answer(t) == "from-deck"
