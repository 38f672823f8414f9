"""Fanning and Tomahawk (VS-35 to VS-37)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_fanning(table: SetUp) -> None:
    """VS-35, VS-36, VS-E4: the second shot is fired even if the first is cancelled."""
    t = table(sheriff(hand="fanning"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("fanning", at=1)
    t.choose("play", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 4]


def test_the_second_target_is_chosen(table: SetUp) -> None:
    """VS-36: both are named when it is played; the second need not be within reach."""
    t = table(
        sheriff(hand="fanning", in_play="schofield-JC"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
    )
    t.play("fanning", at=2)
    t.asked(0, "ask-another-target")
    assert not t.can("target", seat=0)
    assert [seat for seat in range(6) if t.can("target", seat=seat)] == [1, 3]
    t.choose("target", seat=3)
    t.in_order(Event("shot", by=0, target=2), Event("shot", by=0, target=3))
    assert (t.life(2), t.life(3)) == (3, 3)


def test_distance_is_as_the_first_target_sees_it(table: SetUp) -> None:
    """VS-36: a Mustang keeps the neighbour out of it; then there is only one shot (VS-35)."""
    t = table(sheriff(hand="fanning"), outlaw(), outlaw(in_play="mustang-8H"), renegade())
    t.play("fanning", at=1)
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 4]


def test_fanning_is_the_one_bang_card(table: SetUp) -> None:
    """VS-35, VS-36: it counts, and needs a BANG! card that could still be played."""
    t = table(sheriff(hand="fanning bang-7D"), outlaw(), outlaw(), renegade())
    t.play("fanning", at=1)
    assert t.why_not("bang-7D", 1) == "why-bang-limit"
    t = table(sheriff(hand="fanning bang-7D"), outlaw(), outlaw(), renegade(), bangs=1)
    assert t.why_not("fanning-2S", 1) == "why-bang-limit"


def test_willy_the_kid_and_fanning(table: SetUp) -> None:
    """VS-60, VS-36: no limit, no limit."""
    t = table(sheriff("willy_the_kid", hand="bang-7D fanning"), outlaw(), outlaw(), renegade())
    t.play("bang", at=1)
    t.play("fanning", at=1)
    assert t.life(1) == 2


def test_fanning_is_no_bang_card(table: SetUp) -> None:
    """VS-36: one Missed! against Slab the Killer; no Bounty, no Shotgun, no Aim."""
    t = table(
        sheriff("slab_the_killer", hand="fanning aim", in_play="shotgun"),
        outlaw(hand="missed-2S beer-6H"),
        outlaw(hand="beer-7H", in_play="bounty"),
        renegade(),
    )
    assert not t.can("play", "aim")
    t.play("fanning", at=1)
    t.choose("play", "missed")
    t.choose("take-it")
    assert (t.life(1), t.life(2), t.hand(0), t.hand(2)) == (4, 3, ["aim-6C"], ["beer-7H"])


def test_both_are_settled_before_anyone_is_out(table: SetUp) -> None:
    """VS-36: the second is shot at even if the first is dying; rewards follow."""
    t = table(sheriff(hand="fanning"), outlaw(life=1), outlaw(), renegade(), deck="2C 3C 4C")
    t.play("fanning", at=1)
    t.in_order(Event("shot", by=0, target=2), Event("eliminated", seat=1))
    assert (t.life(2), len(t.hand(0))) == (3, 3)


@pytest.mark.parametrize(("seat", "reason"), [(1, None), (2, None), (3, "why-too-far")])
def test_tomahawk(table: SetUp, seat: int, reason: str | None) -> None:
    """VS-37: distance 2 or 1, whatever the weapon."""
    t = table(sheriff(hand="tomahawk"), outlaw(), outlaw(), outlaw(), renegade(), deputy())
    assert t.why_not("tomahawk-AD", seat) == reason


def test_tomahawk_knows_no_limit(table: SetUp) -> None:
    """VS-37: not a BANG! card."""
    t = table(sheriff(hand="tomahawk bang-7D"), outlaw("el_gringo"), outlaw(), renegade(), bangs=1)
    t.play("tomahawk", at=1)
    assert (t.life(1), t.hand(1)) == (2, ["bang-7D"])  # VS-60


def test_el_gringo_and_fanning(table: SetUp) -> None:
    """VS-60: he takes a card as its second target too, when both shots are settled (VS-36)."""
    t = table(sheriff(hand="fanning beer-6H missed-2S"), outlaw(), outlaw("el_gringo"), renegade())
    t.play("fanning", at=1)
    assert (t.life(1), t.life(2), len(t.hand(0)), len(t.hand(2))) == (3, 2, 1, 1)


@pytest.mark.parametrize("who", ["", "mick_defender"])
def test_who_avoids_fanning_avoids_it_alone(table: SetUp, who: str) -> None:
    """VS-28, VS-57, VS-35: the second shot is fired all the same; Mick's Backfire shoots back."""
    card = "backfire" if who else "escape"
    t = table(sheriff(hand="fanning"), outlaw(who, hand=card), outlaw(), renegade())
    t.play("fanning", at=1)
    t.choose("parry" if who else "play", card)
    assert [t.life(seat) for seat in range(4)] == [4 if who else 5, 4, 3, 4]


def test_aim_goes_as_far_as_the_shot(table: SetUp) -> None:
    """VS-30: it is refused for the reason for which the BANG! card would be."""
    t = table(sheriff(hand="bang-7D aim"), outlaw(), outlaw(), renegade())
    assert t.why_not("aim-6C", 2) == t.why_not("bang-7D", 2) == "why-out-of-reach"
    assert t.why_not("aim-6C", 1) is None
