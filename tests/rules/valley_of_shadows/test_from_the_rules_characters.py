"""The eight characters of the Valley (VS-50 to VS-58) and what meets them."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by

# Black Flower


def test_black_flower_an_extra_shot_with_clubs(table: SetUp) -> None:
    """VS-50, VS-E12: outside the limit, before and after a BANG! card."""
    t = table(
        sheriff("black_flower", hand="missed-10C bang-2D bang-3D"), outlaw(), outlaw(), renegade()
    )
    t.choose("clubs", "missed-10C", seat=1)
    t.play("bang-2D", at=1)
    assert t.life(1) == 2
    assert not t.can("play", "bang")
    t = table(
        sheriff("black_flower", hand="missed-10C bang-2D bang-3D"), outlaw(), outlaw(), renegade()
    )
    t.play("bang-2D", at=1)
    t.choose("clubs", "missed-10C", seat=1)
    assert t.life(1) == 2


def test_black_flower_once(table: SetUp) -> None:
    """VS-50: and only with Clubs."""
    t = table(
        sheriff("black_flower", hand="missed-10C bang-2C bang-3D jail-JS"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert not t.can("clubs", "jail")
    assert not t.can("clubs", "bang-3D")
    t.choose("clubs", "bang-2C", seat=1)
    assert not t.can("clubs")
    assert t.can("play", "bang-3D", seat=1)


def test_black_flower_within_reach(table: SetUp) -> None:
    """VS-50: of her weapon, whatever the card is."""
    t = table(
        sheriff("black_flower", hand="missed-10C"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
    )
    assert {option.seat for option in t.decision.options if option.verb == "clubs"} == {1, 5}


def test_black_flower_it_is_a_bang_card(table: SetUp) -> None:
    """VS-50, VS-2: a Bounty pays, and no Escape helps (VS-29)."""
    t = table(
        sheriff("black_flower", hand="missed-10C"),
        outlaw(hand="escape", in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C",
    )
    t.choose("clubs", "missed", seat=1)
    assert not t.can("play", "escape")
    pass_by(t, "ask-shot")
    assert (t.life(1), t.hand(0)) == (3, ["bang-3C"])


@pytest.mark.parametrize("event", ["blessing", "curse", "sermon"])
def test_black_flower_under_events(table: SetUp, event: str) -> None:
    """HN-76: no Clubs under Blessing and Curse, no BANG! cards under The Sermon."""
    t = table(
        sheriff("black_flower", hand="missed-10C"),
        outlaw(),
        outlaw(),
        renegade(),
        event=event,
        sets=["high_noon", "valley_of_shadows"],
    )
    assert not t.can("clubs")


def test_black_flower_not_out_of_turn(table: SetUp) -> None:
    """VS-50: in her turn; Indians! want a BANG! card."""
    t = table(
        sheriff(hand="indians-KD"), outlaw("black_flower", hand="missed-10C"), outlaw(), renegade()
    )
    t.play("indians")
    pass_by(t, "ask-bang")
    assert (t.life(1), t.hand(1)) == (3, ["missed-10C"])


# Colorado Bill


@pytest.mark.parametrize(("card", "life"), [("missed-5S", 3), ("2C", 4)])
def test_colorado_bill_on_spades(table: SetUp, card: str, life: int) -> None:
    """VS-51: no Missed! and no Barrel then; otherwise a shot like any other."""
    t = table(
        sheriff("colorado_bill", hand="bang-2D"),
        outlaw("jourdonnais", hand="missed-2S", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck=f"{card} beer-6H",
    )
    t.play("bang", at=1)
    if life == 4:
        t.choose("play", "missed")
    assert (t.life(1), len(t.hand(1))) == (life, 1 if life == 3 else 0)


def test_colorado_bill_draws_for_bang_cards_alone(table: SetUp) -> None:
    """VS-51, VS-2: not for a Gatling, a Tomahawk, nor in a Duel."""
    t = table(
        sheriff("colorado_bill", hand="gatling tomahawk duel-QD bang-3D"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        deck="missed-5S",
    )
    t.play("gatling")
    pass_by(t, "ask-shot")
    t.play("tomahawk", at=2)
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    assert t.deck()[0] == "missed-5S"


def test_colorado_bill_through_lemat(table: SetUp) -> None:
    """VS-2, VS-51: what counts as a BANG! card does."""
    t = table(
        sheriff("colorado_bill", hand="beer-6H", in_play="lemat"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="missed-5S",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert (t.life(1), t.hand(1)) == (3, ["missed-2S"])


def test_colorado_bill_and_saved(table: SetUp) -> None:
    """VS-51: Saved! still prevents the loss."""
    t = table(
        sheriff("colorado_bill", hand="bang-2D"),
        outlaw(),
        outlaw(hand="saved"),
        renegade(),
        deck="missed-5S 3C 4C",
    )
    t.play("bang", at=1)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert t.life(1) == 4


def test_colorado_bill_backfire_is_no_use_on_spades(table: SetUp) -> None:
    """VS-51, VS-32: it is a Missed!, which the shot does not allow."""
    t = table(
        sheriff("colorado_bill", hand="bang-2D"),
        outlaw(hand="backfire"),
        outlaw(),
        renegade(),
        deck="missed-5S",
    )
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    assert (t.life(1), t.life(0), t.hand(1)) == (3, 5, ["backfire-QC"])


@pytest.mark.parametrize(
    ("event", "card", "life"), [("curse", "2C", 3), ("blessing", "missed-5S", 4)]
)
def test_colorado_bill_under_curse_and_blessing(
    table: SetUp, event: str, card: str, life: int
) -> None:
    """HN-76."""
    t = table(
        sheriff("colorado_bill", hand="bang-2D"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        deck=f"{card} 3C",
        event=event,
        sets=["high_noon", "valley_of_shadows"],
    )
    t.play("bang", at=1)
    if life == 4:
        t.choose("play", "missed")
    assert t.life(1) == life


# Der Spot-Burst Ringer


def test_der_spot_a_gatling_outside_the_limit(table: SetUp) -> None:
    """VS-52, VS-E12: once, and a BANG! card besides."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D bang-3D bang-4D"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("burst", "bang-2D")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]
    assert not t.can("burst")
    t.play("bang-3D", at=1)
    assert t.life(1) == 2


def test_der_spot_no_bang_card_for_bounty_and_shotgun(table: SetUp) -> None:
    """VS-52."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D", in_play="shotgun"),
        outlaw(hand="beer-6H", in_play="bounty"),
        outlaw(),
        renegade(),
    )
    t.choose("burst", "bang-2D")
    pass_by(t, "ask-shot")
    assert (t.hand(0), t.hand(1)) == ([], ["beer-6H"])


def test_der_spot_escape_and_mick(table: SetUp) -> None:
    """VS-52: brown-bordered, and no BANG! card: both avoid it."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D"),
        outlaw(hand="escape"),
        outlaw("mick_defender", hand="missed-2S"),
        renegade(),
    )
    t.choose("burst", "bang-2D")
    t.choose("play", "escape")
    t.choose("parry", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 3]


def test_der_spot_suit_of_the_card_used(table: SetUp) -> None:
    """VS-52: Apache Kid minds no Diamond."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.choose("burst", "bang-2D")
    assert (t.life(1), t.life(2)) == (3, 3)


def test_der_spot_and_lemat(table: SetUp) -> None:
    """VS-2, VS-16: in his turn any card counts as a BANG! card."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="beer-6H", in_play="lemat"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("burst", "beer")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_der_spot_under_the_sermon(table: SetUp) -> None:
    """HN-76."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
        sets=["high_noon", "valley_of_shadows"],
    )
    assert not t.can("burst")


# Evelyn Shebang


def test_evelyn_one_card_one_shot(table: SetUp) -> None:
    """VS-53, VS-E1: she announces, shoots, and draws then."""
    t = table(
        sheriff("evelyn_shebang"), outlaw(), outlaw(), renegade(), step="draw", deck="2C 3C 4C"
    )
    t.choose("draw-fewer", number=1)
    assert t.hand(0) == []
    t.choose("target", seat=3)
    t.asked(0, "ask-main")
    assert (t.life(3), t.life(1), t.hand(0)) == (3, 4, ["bang-2C"])


def test_evelyn_no_card_two_different_players(table: SetUp) -> None:
    """VS-53: each shot at another one."""
    t = table(
        sheriff("evelyn_shebang"), outlaw(), outlaw(), renegade(), step="draw", deck="2C 3C 4C"
    )
    t.choose("draw-fewer", number=0)
    if t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=1)
    if t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=3)
    assert ([t.life(seat) for seat in range(4)], t.hand(0)) == ([5, 3, 4, 3], [])


def test_evelyn_may_just_draw(table: SetUp) -> None:
    """VS-53."""
    t = table(sheriff("evelyn_shebang"), outlaw(), outlaw(), renegade(), step="draw", deck="2C 3C")
    t.choose("draw-all")
    assert t.hand(0) == ["bang-2C", "bang-3C"]


def test_evelyn_no_more_than_there_are_targets(table: SetUp) -> None:
    """VS-53: with one player within reach she draws at least one."""
    t = table(
        sheriff("evelyn_shebang"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        renegade(),
        step="draw",
        deck="2C 3C",
    )
    assert not t.can("draw-fewer", number=0)
    t.choose("draw-fewer", number=1)
    assert (t.life(3), len(t.hand(0))) == (3, 1)


def test_evelyn_nobody_within_reach(table: SetUp) -> None:
    """VS-53: she is not asked anything."""
    t = table(
        sheriff("evelyn_shebang"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        renegade(in_play="mustang-9H"),
        step="draw",
        deck="2C 3C",
    )
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 2


def test_evelyn_shots_are_no_bang_cards(table: SetUp) -> None:
    """VS-53, VS-2: no limit used, no Bounty, no Shotgun; El Gringo takes nothing (B-166)."""
    t = table(
        sheriff("evelyn_shebang", hand="bang-2D", in_play="shotgun"),
        outlaw("el_gringo", in_play="bounty", hand="beer-6H"),
        outlaw(),
        renegade(),
        step="draw",
        deck="2C 3C",
    )
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=1)
    pass_by(t, "ask-shot")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.hand(0)) == (2, ["beer-6H"], ["bang-2D", "bang-2C"])
    assert t.can("play", "bang-2D")


def test_evelyn_can_be_dodged_but_not_escaped(table: SetUp) -> None:
    """VS-53, VS-29: a Missed! helps, an Escape is of no use against an ability."""
    t = table(
        sheriff("evelyn_shebang"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(hand="escape"),
        step="draw",
        deck="2C 3C",
    )
    t.choose("draw-fewer", number=0)
    if t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=1)
    pass_by(t)
    t.choose("play", "missed")
    if t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=3)
    assert not t.can("play", "escape")
    pass_by(t, "ask-shot")
    assert (t.life(1), t.life(3)) == (4, 3)


def test_evelyn_is_to_blame(table: SetUp) -> None:
    """VS-53, B-72: the reward comes, and then her draw."""
    t = table(
        sheriff("evelyn_shebang"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        step="draw",
        deck="2C 3C 4C 5C 6C",
    )
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=1)
    assert (t.is_out(1), len(t.hand(0))) == (True, 4)


@pytest.mark.parametrize(("event", "least", "most"), [("thirst", 0, 1), ("train_arrival", 1, 3)])
def test_evelyn_under_thirst_and_train_arrival(
    table: SetUp, event: str, least: int, most: int
) -> None:
    """HN-76: 0 or 1, and 0 to 3; here two players are within reach."""
    t = table(
        sheriff("evelyn_shebang"),
        outlaw(),
        outlaw(),
        renegade(),
        step="draw",
        deck="2C 3C 4C 5C",
        event=event,
        sets=["high_noon", "valley_of_shadows"],
    )
    numbers = [option.number for option in t.decision.options if option.number is not None]
    assert (min(numbers), max(numbers)) == (least, most)
    t.choose("draw-fewer", number=least)
    while t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=t.decision.options[0].seat)
    assert len(t.hand(0)) == least


# Henry Block


def test_henry_block_cat_balou(table: SetUp) -> None:
    """VS-54, VS-E2: first the shot, then the Barrel goes."""
    t = table(
        sheriff("henry_block", in_play="barrel-QS"),
        outlaw(hand="cat_balou-KH missed-2S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("cat_balou", at=0, pick="barrel-QS")
    t.asked(1, "ask-shot")
    assert t.in_play(0) == ["barrel-QS"]
    t.choose("take-it")
    assert (t.life(1), t.in_play(0), t.pile()[0]) == (3, [], "barrel-QS")


def test_henry_block_the_card_is_taken_even_if_he_misses(table: SetUp) -> None:
    """VS-54."""
    t = table(
        sheriff("henry_block", hand="beer-6H"),
        outlaw(hand="panic-JH missed-2S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("panic", at=0, pick="hand")
    t.choose("play", "missed")
    assert (t.life(1), t.hand(1), t.hand(0)) == (4, ["beer-6H"], [])


def test_henry_block_kills_the_thief(table: SetUp) -> None:
    """VS-55: handled at once, his reward included; the card stays with him."""
    t = table(
        sheriff("henry_block", in_play="barrel-QS"),
        outlaw(hand="panic-JH", life=1),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C 6C",
    )
    t.play("panic", at=0, pick="barrel-QS")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.in_play(0), len(t.hand(0))) == (True, ["barrel-QS"], 3)


def test_henry_block_the_sheriff_shoots_a_thieving_deputy(table: SetUp) -> None:
    """VS-55, B-75: he is the shooter, so the penalty is his."""
    t = table(
        sheriff("henry_block", in_play="barrel-QS", hand="beer-6H"),
        deputy(hand="panic-JH", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("panic", at=0, pick="barrel-QS")
    assert (t.is_out(1), t.in_play(0), t.hand(0)) == (True, [], [])


def test_henry_block_jesse_jones(table: SetUp) -> None:
    """VS-54: and against abilities that somebody aims."""
    t = table(
        sheriff("henry_block", hand="beer-6H"),
        outlaw("jesse_jones"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        deck="2C 3C",
    )
    t.choose("draw-hand", seat=0)
    assert (t.life(1), t.hand(1), t.hand(0)) == (3, ["beer-6H", "bang-2C"], [])


def test_henry_block_pat_brennan(table: SetUp) -> None:
    """VS-54, DC-100."""
    t = table(
        sheriff("henry_block", in_play="barrel-QS"),
        outlaw("pat_brennan"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.choose("draw-play", seat=0, pick="barrel-QS")
    assert (t.life(1), t.hand(1)) == (3, ["barrel-QS"])


def test_henry_block_el_gringo(table: SetUp) -> None:
    """VS-54, VS-E13: not against an automatic ability."""
    t = table(
        sheriff("henry_block", hand="bang-2D beer-6H"), outlaw("el_gringo"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1), t.hand(0)) == (2, ["beer-6H"], [])


@pytest.mark.parametrize("card", ["bandidos", "tornado", "poker"])
def test_henry_block_his_own_discards(table: SetUp, card: str) -> None:
    """VS-55: not when an effect makes him choose."""
    t = table(
        sheriff(hand=card), outlaw("henry_block", hand="beer-6H beer-7H"), outlaw(), renegade()
    )
    t.play(card)
    while t.decision.prompt.id != "ask-main":
        t.choose("discard", t.hand(1)[0]) if t.decision.seat == 1 else t.choose("no-more")
    assert (t.life(0), t.happened("shot")) == (4 if card == "bandidos" else 5, 0)


def test_henry_block_and_the_shotgun(table: SetUp) -> None:
    """VS-55."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw("henry_block", hand="beer-6H jail-JS"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    t.choose("discard", "beer")
    assert t.life(0) == 5


def test_henry_block_eliminated(table: SetUp) -> None:
    """VS-55: Vulture Sam takes his cards unpunished."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("henry_block", in_play="barrel-QS", life=1),
        outlaw(),
        renegade("vulture_sam"),
        deck="2C 3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.is_out(1), t.hand(3), t.life(3)) == (True, ["barrel-QS"], 4)


def test_henry_block_his_own_cat_balou(table: SetUp) -> None:
    """VS-55: his own choice."""
    t = table(
        sheriff("henry_block", hand="cat_balou-KH", in_play="rattlesnake"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("cat_balou", at=0, pick="rattlesnake-7H")
    assert (t.life(0), t.in_play(0)) == (5, [])


def test_henry_block_and_his_jail(table: SetUp) -> None:
    """VS-54: cards that others put before him are his in play."""
    t = table(
        sheriff(hand="cat_balou-KH"), outlaw("henry_block", in_play="jail-JS"), outlaw(), renegade()
    )
    t.play("cat_balou", at=1, pick="jail-JS")
    assert (t.life(0), t.in_play(1)) == (4, [])


def test_henry_block_ricochet(table: SetUp) -> None:
    """FC-106: he shoots before the card is discarded."""
    t = table(
        sheriff(hand="bang-2D missed-2S"),
        outlaw("henry_block", in_play="mustang-8H"),
        outlaw(),
        renegade(),
        event="ricochet",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.choose("use", "bang", seat=1, pick="mustang-8H")
    pass_by(t, "ask-ricochet")
    t.asked(0, "ask-shot")
    t.choose("play", "missed")
    assert (t.life(0), t.in_play(1)) == (5, [])


def test_henry_block_escape_from_the_panic(table: SetUp) -> None:
    """VS-29, VS-54: nobody takes anything, nobody is shot at."""
    t = table(
        sheriff(hand="panic-JH"),
        outlaw("henry_block", hand="escape", in_play="barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play("panic", at=1, pick="barrel-QS")
    t.choose("play", "escape")
    assert (t.life(0), t.in_play(1)) == (5, ["barrel-QS"])


def test_henry_block_the_last_shot_ends_the_game(table: SetUp) -> None:
    """VS-55: the Sheriff robs the Outlaw, and dies of it."""
    t = table(
        sheriff(hand="panic-JH", life=1),
        outlaw("henry_block", in_play="barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play("panic", at=1, pick="barrel-QS")
    assert t.match.view(0).ending == "ending-outlaws"


# Lemonade Jim


def test_lemonade_jim_drinks_along(table: SetUp) -> None:
    """VS-56: one card per Beer; he may decline."""
    t = table(
        sheriff(hand="beer-6H beer-7H", life=2),
        outlaw("lemonade_jim", hand="jail-JS jail-4H", life=2),
        outlaw(),
        renegade(),
    )
    t.play("beer-6H")
    t.asked(1, "ask-lemonade")
    t.choose("discard", "jail-JS")
    assert (t.life(0), t.life(1), t.hand(1)) == (3, 3, ["jail-4H"])
    t.play("beer-7H")
    t.choose("no-lemonade")
    assert (t.life(0), t.life(1), t.hand(1)) == (4, 3, ["jail-4H"])


def test_lemonade_jim_unhurt(table: SetUp) -> None:
    """VS-56: below his maximum only."""
    t = table(
        sheriff(hand="beer-6H", life=2),
        outlaw("lemonade_jim", hand="jail-JS"),
        outlaw(),
        renegade(),
    )
    t.play("beer")
    t.asked(0, "ask-main")


def test_lemonade_jim_a_beer_without_effect(table: SetUp) -> None:
    """VS-56: it was played all the same; with two players left his ability works."""
    t = table(
        sheriff(hand="beer-6H", life=2),
        outlaw(out=True),
        outlaw(out=True),
        renegade("lemonade_jim", hand="jail-JS", life=2),
    )
    t.play("beer")
    t.choose("discard", "jail")
    assert (t.life(0), t.life(3)) == (2, 3)


def test_lemonade_jim_a_beer_against_elimination(table: SetUp) -> None:
    """VS-56."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer-6H", life=1),
        outlaw("lemonade_jim", hand="jail-JS", life=2),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    t.choose("discard", "jail")
    assert (t.life(1), t.life(2)) == (1, 3)


def test_lemonade_jim_not_his_own_nor_a_saloon(table: SetUp) -> None:
    """VS-56: another player's Beer card only."""
    t = table(
        sheriff("lemonade_jim", hand="beer-6H jail-JS", life=2), outlaw(), outlaw(), renegade()
    )
    t.play("beer")
    t.asked(0, "ask-main")
    assert t.life(0) == 3
    t = table(
        sheriff(hand="saloon"), outlaw("lemonade_jim", hand="jail-JS", life=2), outlaw(), renegade()
    )
    t.play("saloon")
    t.asked(0, "ask-main")
    assert t.life(1) == 3


def test_lemonade_jim_a_beer_that_is_sold(table: SetUp) -> None:
    """VS-72, GR-155."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("lemonade_jim", hand="jail-JS", life=2),
        outlaw(),
        renegade(),
        sets=["gold_rush", "valley_of_shadows"],
    )
    t.choose("sell", "beer")
    t.choose("discard", "jail")
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_lemonade_jim_a_beer_used_as_a_bang_card(table: SetUp) -> None:
    """VS-56, VS-16: its text does nothing; it is no Beer that is played."""
    t = table(
        sheriff(hand="beer-6H", in_play="lemat"),
        outlaw(),
        outlaw("lemonade_jim", hand="jail-JS", life=2),
        renegade(),
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.asked(0, "ask-main")
    assert t.life(2) == 2


# Mick Defender


@pytest.mark.parametrize("card", ["indians-KD", "gatling"])
def test_mick_defender_is_safe(table: SetUp, card: str) -> None:
    """VS-57, VS-E3: the others answer as usual."""
    t = table(sheriff(hand=card), outlaw("mick_defender", hand="missed-2S"), outlaw(), renegade())
    t.play(card)
    t.choose("parry", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


@pytest.mark.parametrize(
    ("card", "pick"), [("panic-JH", "barrel-QS"), ("cat_balou-KH", "barrel-QS")]
)
def test_mick_defender_keeps_his_cards(table: SetUp, card: str, pick: str) -> None:
    """VS-57, VS-29."""
    t = table(
        sheriff(hand=card),
        outlaw("mick_defender", hand="missed-2S", in_play="barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play(card, at=1, pick=pick)
    t.choose("parry", "missed")
    assert (t.in_play(1), t.hand(1)) == (["barrel-QS"], [])


def test_mick_defender_against_a_duel_and_bandidos(table: SetUp) -> None:
    """VS-57: only the effects on him."""
    t = table(
        sheriff(hand="duel-QD bandidos"),
        outlaw("mick_defender", hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.choose("parry", "missed-2S")
    t.play("bandidos")
    t.choose("parry", "missed-3S")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 3]


def test_mick_defender_not_against_a_bang_card(table: SetUp) -> None:
    """VS-57: there a Missed! is a Missed!: two of them for Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("mick_defender", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert t.life(1) == 3


def test_mick_defender_not_against_blue_cards(table: SetUp) -> None:
    """VS-57: a Jail is no brown card."""
    t = table(
        sheriff(hand="jail-JS"), outlaw("mick_defender", hand="missed-2S"), outlaw(), renegade()
    )
    t.play("jail", at=1)
    t.asked(0, "ask-main")
    assert t.in_play(1) == ["jail-JS"]


def test_mick_defender_needs_a_missed_card(table: SetUp) -> None:
    """VS-57, VS-2: a Barrel will not do against Indians!, nor a Bible."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw("mick_defender", in_play="barrel-QS bible", hand="beer-6H"),
        outlaw(),
        renegade(),
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.play("indians")
    assert not t.can("parry")
    pass_by(t, "ask-bang")
    assert t.life(1) == 3


def test_mick_defender_and_backfire(table: SetUp) -> None:
    """VS-57: a counter-shot only if the avoided card was shooting at him."""
    t = table(
        sheriff(hand="gatling"), outlaw("mick_defender", hand="backfire"), outlaw(), renegade()
    )
    t.play("gatling")
    t.choose("parry", "backfire")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 3]
    t = table(
        sheriff(hand="indians-KD"), outlaw("mick_defender", hand="backfire"), outlaw(), renegade()
    )
    t.play("indians")
    t.choose("parry", "backfire")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


def test_mick_defender_through_elena_fuente(table: SetUp) -> None:
    """VS-71, VS-2: where both abilities meet, any card is her Missed! card."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw("elena_fuente", copies="mick_defender", hand="beer-6H"),
        outlaw(),
        renegade(),
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.play("indians")
    t.choose("parry", "beer")
    assert t.life(1) == 3


def test_mick_defender_against_poker_and_tornado(table: SetUp) -> None:
    """VS-57: left out of both."""
    t = table(
        sheriff(hand="poker tornado"),
        outlaw("mick_defender", hand="missed-2S missed-3S beer-6H"),
        outlaw(),
        renegade(),
    )
    t.play("poker")
    t.choose("parry", "missed-2S")
    t.play("tornado")
    t.choose("parry", "missed-3S")
    assert (t.hand(1), len(t.hand(2))) == (["beer-6H"], 2)


# Tuco Franziskaner


@pytest.mark.parametrize(
    ("in_play", "drawn"),
    [("", 4), ("jail-JS", 2), ("rattlesnake", 2), ("bounty", 2), ("scope", 2), ("volcanic-10S", 2)],
)
def test_tuco_without_blue_cards(table: SetUp, in_play: str, drawn: int) -> None:
    """VS-58: those that others put before him count."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", in_play=in_play),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        deck="2C 3C 4C 5C 6C",
    )
    assert len(t.hand(1)) == drawn


def test_tuco_checked_when_phase_1_begins(table: SetUp) -> None:
    """VS-58: a Jail that he escaped, a Dynamite that he passed on are gone by then."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C beer-6H 3C 4C 5C 6C",
    )
    assert len(t.hand(1)) == 4


def test_tuco_green_and_orange_cards(table: SetUp) -> None:
    """VS-58, VS-73: green ones do not count, Dangerous ones do."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", in_play="knife"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        sets=["dodge_city", "valley_of_shadows"],
    )
    assert len(t.hand(1)) == 4
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", in_play="big_fifty"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        sets=["valley_of_shadows", "armed_and_dangerous"],
    )
    assert len(t.hand(1)) == 2


def test_tuco_under_lasso(table: SetUp) -> None:
    """FC-106: the cards are still in play."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", in_play="scope"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        event="lasso",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    assert len(t.hand(1)) == 2


def test_tuco_under_thirst(table: SetUp) -> None:
    """HN-53: one card less than he would draw."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        event="thirst",
        sets=["high_noon", "valley_of_shadows"],
    )
    assert len(t.hand(1)) == 3


def test_tuco_as_a_ghost(table: SetUp) -> None:
    """VS-58, VS-11: the Ghost is a blue card."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
    )
    assert len(t.hand(1)) == 2


def test_tuco_has_five_life_points(table: SetUp) -> None:
    """VS-58."""
    t = table(sheriff("tuco_franziskaner"), outlaw(), outlaw(), renegade())
    assert t.life(0) == 6
