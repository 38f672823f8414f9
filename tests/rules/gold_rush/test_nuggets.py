"""Nuggets (GR-10 to GR-23)."""

from typing import Any

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.deeds import Rider
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import At, rides
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.vocabulary.declare import blue
from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def always(game: Bang, at: At, play: Play) -> bool:
    return True


def doubles(game: Bang, at: At, play: Play) -> None:
    play.damage = 2


def with_a_cannon() -> dict[str, Any]:
    """An invented card: none of these sets takes two points of one player by a card."""
    cannons = Set("cannons", (blue("cannon", "AS", rides(Rider(always, doubles))),), ())
    return {"rules": BangRules([*RULES.sets, cannons]), "sets": ["gold_rush", "cannons"]}


def test_who_costs_another_a_life_point_takes_a_nugget(table: SetUp) -> None:
    """GR-10, GR-18: everyone sees it."""
    t = table(sheriff(hand="bang-7D"), *OTHERS)
    t.play("bang", at=1)
    assert t.nuggets(0) == 1
    for seat in range(4):
        assert t.match.view(seat).parts["gold_rush"]["nuggets"] == [1, 0, 0, 0]


def test_one_for_each_player_who_is_hit(table: SetUp) -> None:
    """GR-11: by a Gatling, and by Indians!"""
    t = table(sheriff(hand="gatling indians-KD"), outlaw(hand="missed-2S"), *OTHERS[1:])
    t.play("gatling")
    t.choose("play", "missed")
    assert t.nuggets(0) == 2
    t.play("indians")
    assert t.nuggets(0) == 5


@pytest.mark.parametrize(
    ("me", "choice"),
    [
        ({"hand": "bang-7D"}, ("play", "bang-7D")),
        ({"in_play": "knife"}, ("use-up", "knife")),
        ({"character": "jacky_murieta", "nuggets": 2}, ("use", None)),
        ({"nuggets": 2}, ("buy", "bottle")),
    ],
)
def test_by_a_card_an_ability_or_equipment(
    table: SetUp, me: dict[str, Any], choice: tuple[str, str | None]
) -> None:
    """GR-13, GR-10: whatever it was done with, whoever did it has caused it."""
    t = table(sheriff(**me), *OTHERS, row="bottle", sets=["dodge_city", "gold_rush"])
    verb, card = choice
    t.choose(verb, card, seat=1, **({"kind": "bang"} if card == "bottle" else {}))
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_not_who_only_answers(table: SetUp) -> None:
    """GR-13, GR-14: a BANG! card that is discarded in a Duel causes nothing."""
    t = table(sheriff(hand="duel-QD"), outlaw(hand="bang-7D"), *OTHERS[1:])
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert (t.life(0), t.nuggets(1)) == (4, 0)


def test_the_challenger_earns_in_a_duel(table: SetUp) -> None:
    """GR-14."""
    t = table(sheriff(hand="duel-QD"), *OTHERS)
    t.play("duel", at=1)
    assert t.nuggets(0) == 1


def test_who_loses_an_own_duel_pays_nobody(table: SetUp) -> None:
    """GR-14: neither player takes a nugget."""
    t = table(sheriff(hand="duel-QD"), outlaw(hand="bang-7D"), *OTHERS[1:])
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert t.life(0) == 4
    assert t.match.view(0).parts["gold_rush"]["nuggets"] == [0, 0, 0, 0]


def test_nobody_earns_by_dynamite(table: SetUp) -> None:
    """GR-15, B-151."""
    t = table(sheriff(in_play="dynamite"), *OTHERS, step="start", deck="9S")
    assert t.life(0) == 2
    assert t.match.view(0).parts["gold_rush"]["nuggets"] == [0, 0, 0, 0]


def test_nobody_earns_by_an_event_or_by_life_given_up(table: SetUp) -> None:
    """GR-15: High Noon, and Chuck Wengam."""
    t = table(
        sheriff("chuck_wengam"),
        *OTHERS,
        sets=["dodge_city", "gold_rush", "high_noon"],
        event="high_noon",
        step="start",
    )
    assert t.life(0) == 4
    t.choose("use", kind="chuck_wengam")
    assert t.life(0) == 3
    assert t.match.view(0).parts["gold_rush"]["nuggets"] == [0, 0, 0, 0]


def test_it_is_taken_at_once_and_kept(table: SetUp) -> None:
    """GR-16: before the victim can save themselves, and whether they do or not."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="beer-6H", life=1), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert t.nuggets(0) == 1
    t.choose("play", "beer")
    assert (t.life(1), t.nuggets(0)) == (1, 1)


def test_it_is_kept_when_the_victim_goes_out(table: SetUp) -> None:
    """GR-16."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.is_out(1)
    assert t.nuggets(0) == 1


def test_no_life_point_no_nugget(table: SetUp) -> None:
    """GR-17: a shot that is cancelled, and one at a player who is immune."""
    t = table(
        sheriff(hand="bang-7D bang-2C", in_play="volcanic"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(in_play="calumet"),
    )
    t.play("bang-2C", at=1)
    t.choose("play", "missed")
    t.play("bang-7D", at=3)
    assert (t.life(1), t.life(3), t.nuggets(0)) == (4, 4, 0)


def test_a_ghost_loses_nothing(table: SetUp) -> None:
    """GR-17: so nobody earns by it."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(ghost=True),
        *OTHERS[1:],
        sets=["gold_rush", "high_noon"],
        event="ghost_town",
        turn=0,
    )
    t.play("bang", at=1)
    assert t.nuggets(0) == 0


def test_the_supply_is_no_limit(table: SetUp) -> None:
    """GR-19: 31 nuggets on the table, and more."""
    t = table(sheriff(hand="bang-7D", nuggets=30), outlaw(nuggets=30), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.nuggets(0) == 31


def test_points_beyond_the_last_one(table: SetUp) -> None:
    """GR-12: two points of one who has one, by a shot that takes two."""
    t = table(
        sheriff(hand="bang-7D", in_play="cannon"),
        outlaw(life=1),
        *OTHERS[1:],
        **with_a_cannon(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="cannon")
    assert (t.is_out(1), t.nuggets(0)) == (True, 2)


def test_what_is_spent_goes_back(table: SetUp) -> None:
    """GR-20."""
    t = table(sheriff(nuggets=2, life=3), *OTHERS, row="shot")
    t.choose("buy", "shot", seat=0)
    assert t.nuggets(0) == 1


def test_what_is_paid_onto_a_card_lies_there_until_the_turn_ends(table: SetUp) -> None:
    """GR-20: the Gold Pan, and Raddie Snake; it can no longer be spent."""
    t = table(
        sheriff("raddie_snake", in_play="gold_pan", nuggets=3),
        *OTHERS,
        row="boots",
    )
    t.choose("use", kind="gold_pan")
    t.choose("use", kind="raddie_snake")
    t.choose("use", kind="gold_pan")
    assert t.match.view(1).parts["gold_rush"]["paid"] == {"gold_pan": 2, "raddie_snake": 1}
    assert t.nuggets(0) == 0
    assert not t.can("use")
    t.end_turn()
    assert t.match.view(1).parts["gold_rush"]["paid"] == {}
    assert t.nuggets(0) == 0


def test_what_lies_on_a_gold_pan_goes_with_it(table: SetUp) -> None:
    """GR-20: the Sheriff loses it for a Deputy."""
    t = table(
        sheriff(hand="bang-7D", in_play="gold_pan", nuggets=1),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        deck="6H 7H",
    )
    t.choose("use", kind="gold_pan")
    t.play("bang", at=1)
    assert (t.in_play(0), t.match.view(0).parts["gold_rush"]["paid"]) == ([], {})


def test_no_card_touches_nuggets(table: SetUp) -> None:
    """GR-21: Panic! finds nothing to take in front of one who has only nuggets."""
    t = table(sheriff(hand="panic-JH cat_balou-KH"), outlaw(nuggets=5), *OTHERS[1:])
    assert not t.can("play", "panic", seat=1)
    assert not t.can("play", "cat_balou", seat=1)


def test_neither_does_an_ability_or_equipment(table: SetUp) -> None:
    """GR-21: Jesse Jones draws from the deck, a Bottle is no Panic! on nuggets."""
    t = table(sheriff("jesse_jones", nuggets=2), outlaw(nuggets=5), *OTHERS[1:], row="bottle")
    assert not t.can("buy", "bottle", kind="panic")
    t = table(sheriff("jesse_jones"), outlaw(nuggets=5), *OTHERS[1:], step="draw")
    assert (len(t.hand(0)), t.nuggets(1)) == (2, 5)


def test_who_is_out_leaves_the_nuggets_to_the_supply(table: SetUp) -> None:
    """GR-22: nobody has them, Vulture Sam neither."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, nuggets=4, hand="jail-JS"),
        outlaw("vulture_sam"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.match.view(0).parts["gold_rush"]["nuggets"] == [1, 0, 0, 0]
    assert t.hand(2) == ["jail-JS"]


def test_the_sheriff_keeps_his_nuggets(table: SetUp) -> None:
    """GR-23, GR-62: not his cards, not his equipment."""
    t = table(
        sheriff(hand="bang-7D beer-6H", in_play="boots", nuggets=3),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.nuggets(0), t.hand(0), t.in_play(0), t.under()) == (4, [], [], ["boots"])
    t.in_order(Event("nuggets", seat=0, number=1), Event("penalty", seat=0))
