"""The Bomb (AD-64 to AD-69)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


@pytest.mark.parametrize("seat", range(4))
def test_it_is_played_in_front_of_anyone(table: SetUp, seat: int) -> None:
    """AD-64, AD-21: oneself and the Sheriff included, at any distance, with 3 tokens."""
    t = table(outlaw(hand="bomb"), outlaw(), sheriff(in_play="mustang-8H"), renegade())
    t.play("bomb", at=seat)
    assert t.loads(seat) == {"bomb": 3}


@pytest.mark.parametrize("sign", ["6H", "2D"])
def test_red_and_it_is_passed_with_its_tokens(table: SetUp, sign: str) -> None:
    """AD-65, AD-69: to a player of one's choice; that is not playing a card."""
    t = table(
        sheriff(in_play="bomb", loads={"bomb": 2}),
        outlaw("al_preacher", load=4),
        *TWO_MORE,
        step="start",
        deck=sign,
    )
    t.asked(0, "ask-pass-on")
    t.choose("pass-on", seat=2)
    t.asked(0, "ask-main")
    assert (t.loads(0), t.loads(2), t.load(0)) == ({}, {"bomb": 2}, 0)


@pytest.mark.parametrize("sign", ["2S", "2C"])
def test_black_and_two_tokens_go(table: SetUp, sign: str) -> None:
    """AD-65."""
    t = table(sheriff(in_play="bomb"), *OTHERS, step="start", deck=sign)
    assert (t.loads(0), t.life(0)) == ({"bomb": 1}, 5)


@pytest.mark.parametrize("load", [1, 2])
def test_empty_it_explodes(table: SetUp, load: int) -> None:
    """AD-65, AD-66: the last one goes too; 2 life points, lost to nobody (AD-69)."""
    t = table(
        sheriff(in_play="bomb", loads={"bomb": load}, life=3), *OTHERS, step="start", deck="2S"
    )
    assert (t.in_play(0), t.life(0), t.pile()[0]) == ([], 1, "bomb-7D")
    assert t.happened("lost-life", seat=0, number=2) == 1


def test_nobody_is_rewarded_for_it(table: SetUp) -> None:
    """AD-69."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": 1}, life=2),
        *TWO_MORE,
        turn=1,
        step="start",
        deck="2S",
    )
    assert t.is_out(1)
    assert t.happened("reward") == 0


def test_it_explodes_by_rust(table: SetUp) -> None:
    """AD-67, AD-97."""
    t = table(sheriff(hand="rust"), outlaw(in_play="bomb", loads={"bomb": 1}), *TWO_MORE)
    t.play("rust")
    assert (t.life(1), t.in_play(1), t.load(0)) == (2, [], 1)


def test_it_explodes_by_frankie_canton(table: SetUp) -> None:
    """AD-67, AD-104."""
    t = table(sheriff("frankie_canton"), outlaw(in_play="bomb", loads={"bomb": 1}), *TWO_MORE)
    t.choose("use", kind="frankie_canton", seat=1, pick="bomb")
    assert (t.life(1), t.in_play(1), t.load(0)) == (2, [], 1)


@pytest.mark.parametrize("card", ["panic-JH", "cat_balou-3H", "squaw", "whip"])
def test_taken_or_discarded_it_does_not(table: SetUp, card: str) -> None:
    """AD-67."""
    me = sheriff(in_play="whip") if card == "whip" else sheriff(hand=card)
    t = table(me, outlaw(in_play="bomb", loads={"bomb": 1}), *TWO_MORE)
    t.choose("use-card" if card == "whip" else "play", card, seat=1, pick="bomb")
    assert (t.life(1), t.in_play(1)) == (4, [])


def test_dynamite_then_jail_then_the_bomb(table: SetUp) -> None:
    """AD-68, AD-E5: the Bomb comes last."""
    t = table(
        outlaw(in_play="bomb jail-JS dynamite"),
        sheriff(),
        *TWO_MORE,
        step="start",
        deck="2C 6H 3S",
    )
    flipped = [event.card for event in t.match.events if event.id == "flipped"]
    assert [t.game.card_name(card)[-2:] for card in flipped] == ["2C", "6H", "3S"]
    assert (t.turn(), t.loads(0)) == (0, {"bomb": 1})


def test_no_bomb_draw_if_jail_costs_the_turn(table: SetUp) -> None:
    """AD-68."""
    t = table(outlaw(in_play="bomb jail-JS"), sheriff(), *TWO_MORE, step="start", deck="2S 3S")
    assert (t.turn(), t.loads(0)) == (1, {"bomb": 3})


def test_it_is_recharged_like_any_other(table: SetUp) -> None:
    """AD-69."""
    t = table(sheriff(hand="scope", in_play="bomb"), *OTHERS)
    t.play("scope")
    t.choose("load", pick="bomb")
    assert t.loads(0) == {"bomb": 4}


def test_who_receives_it_draws_in_the_next_turn(table: SetUp) -> None:
    """AD-69: of their own."""
    t = table(sheriff(in_play="bomb"), *OTHERS, step="start", deck="6H 2D 3D 2S 4D 5D")
    t.choose("pass-on", seat=1)
    assert t.loads(1) == {"bomb": 3}
    t.end_turn()
    assert (t.turn(), t.loads(1)) == (1, {"bomb": 1})
