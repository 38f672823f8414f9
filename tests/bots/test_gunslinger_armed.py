"""The gunslinger with tokens: what it recharges, spends and repeats."""

import pytest

from standoff.bots.gunslinger.situation import Situation
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

ARMED = ["armed_and_dangerous"]


def test_a_token_goes_to_the_card_that_has_fewest(answer: Ask) -> None:
    t = Table(
        sheriff(hand="scope", in_play="crate bomb whip", loads={"crate": 1, "whip": 3}),
        outlaw(),
        outlaw(),
        renegade(),
        sets=ARMED,
    )
    t.play("scope")
    assert answer(t) == "load@0/crate-3H"


def test_a_bomb_is_not_emptied_for_more_cards(answer: Ask) -> None:
    t = Table(
        sheriff(hand="caravan", in_play="bomb", loads={"bomb": 1}, load=2),
        outlaw(),
        outlaw(),
        renegade(),
        sets=ARMED,
    )
    t.play("caravan")
    assert [answer(t), answer(t)] == ["pay-load@0", "pay-load@0"]
    assert t.loads(0) == {"bomb": 1}


def test_what_lies_on_the_character_pays_first(answer: Ask) -> None:
    t = Table(
        sheriff(hand="caravan", in_play="crate", load=2), outlaw(), outlaw(), renegade(), sets=ARMED
    )
    t.play("caravan")
    assert [answer(t), answer(t)] == ["pay-load@0", "pay-load@0"]


@pytest.mark.parametrize(("sign", "key"), [("6H", "use-card:tumbleweed-4C"), ("2S", "let-it")])
def test_the_luck_of_an_enemy_is_not_let_be(answer: Ask, sign: str, key: str) -> None:
    t = Table(
        sheriff(in_play="barrel-QS"),
        outlaw(hand="bang-2D", in_play="tumbleweed"),
        outlaw(),
        renegade(),
        sets=ARMED,
        turn=1,
        deck=sign,
    )
    t.play("bang", at=0)
    t.choose("check")
    assert answer(t) == key


@pytest.mark.parametrize(("tokens", "ready"), [(1, 0), (2, 1)])
def test_a_crate_without_tokens_stops_nothing(tokens: int, ready: int) -> None:
    t = Table(
        sheriff(),
        outlaw(in_play="crate", loads={"crate": tokens}),
        outlaw(),
        renegade(),
        sets=ARMED,
    )
    now = Situation(t.match.look(0), [[0.0, 0.0, 1.0, 0.0]] * 4)
    assert now.ready(1) == ready
