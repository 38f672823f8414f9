"""Big Fifty (AD-80)."""

from typing import Final

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


DODGE: Final = {"sets": ["armed_and_dangerous", "dodge_city"]}


@pytest.mark.parametrize("paid", [True, False])
@pytest.mark.parametrize(
    "target",
    [
        outlaw("jourdonnais"),
        outlaw(in_play="barrel-QS"),
        outlaw(in_play="crate"),
        outlaw(in_play="sombrero"),
        outlaw("apache_kid"),
    ],
    ids=["jourdonnais", "barrel", "crate", "green", "immunity"],
)
def test_abilities_and_cards_in_play_have_no_effect(table: SetUp, target: Seat, paid: bool) -> None:
    """AD-80: what could cancel the shot, or spare one it, does not; without the token it does."""
    t = table(sheriff(hand="bang-2D", in_play="big_fifty"), target, *TWO_MORE, deck="6H", **DODGE)
    life = t.life(1)
    t.play("bang", at=1)
    if paid:
        t.choose("ride", kind="big_fifty")
    else:
        t.choose("no-more")
        for verb in ("check", "use-card", "use-up"):
            if t.can(verb):
                t.choose(verb)
    assert t.life(1) == life - paid


def test_cards_of_the_hand_work(table: SetUp) -> None:
    """AD-80: a Missed!, and a Beer."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw(hand="missed-2S beer-6H", in_play="barrel-QS", life=1),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert not t.can("check")
    assert t.can("play", "missed")
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(1) == 1


@pytest.mark.parametrize("who", ["bart_cassidy", "el_gringo", "julie_cutter"])
def test_nothing_is_triggered_by_it(table: SetUp, who: str) -> None:
    """AD-80: it lasts until the shot is completely resolved."""
    t = table(sheriff(hand="bang-2D beer-6H", in_play="big_fifty"), outlaw(who), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.hand(0), t.hand(1), t.life(0)) == (["beer-6H"], [], 5)
    assert t.happened("flipped") == 0


def test_ms_abigail_cannot_ignore_it(table: SetUp) -> None:
    """AD-80."""
    t = table(sheriff(hand="bang-KD", in_play="big_fifty"), outlaw("ms_abigail"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert t.life(1) == 3


def test_sid_ketchum_is_not_saved(table: SetUp) -> None:
    """AD-80: by his ability, which has no effect until the shot is resolved."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("sid_ketchum", hand="scope mustang-8H", life=1),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert not t.decision.asides
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)


def test_it_ends_with_the_shot(table: SetUp) -> None:
    """AD-80: for a Missed! that was the last card, Suzy Lafayette draws afterwards."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.choose("play", "missed")
    assert len(t.hand(1)) == 1


@pytest.mark.parametrize("loaded", [True, False])
def test_distance_modifiers_do_not_keep_it_off(table: SetUp, loaded: bool) -> None:
    """AD-80: 3 farther by Mustang, Hideout and Paul Regret, which is out of range 6."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty" if loaded else "winchester"),
        deputy(),
        deputy(),
        outlaw(),
        outlaw("paul_regret", in_play="mustang-8H hideout"),
        outlaw(),
        renegade(),
        renegade(),
        **DODGE,
    )
    assert t.match.view(0).players[4].distance == 7
    assert t.why_not("bang-2D", 4) == (None if loaded else "why-out-of-reach")
    assert t.can("play", "bang-2D", seat=4) == loaded
    if loaded:
        t.play("bang-2D", at=4)
        assert (t.life(4), t.loads(0)) == (2, {"big_fifty": 2})
