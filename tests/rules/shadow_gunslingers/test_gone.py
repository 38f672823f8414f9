"""Out for good (SG-40 to SG-42)."""

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.shadow_gunslingers.conftest import gone


def test_with_only_sheriff_and_renegade_left(table: SetUp) -> None:
    """SG-40: nobody comes back any more, the last one eliminated included."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1), outlaw(out=True), renegade())
    t.play("bang", at=1)
    assert (gone(t), t.happened("shadows-gone")) == (True, 1)
    assert [player.returns for player in t.match.view(0).players] == [False] * 4
    for seat in (3, 0, 3):
        t.end_turn()
        t.asked(seat, "ask-main")


@pytest.mark.parametrize(
    "others",
    [
        (outlaw(), renegade(life=1), outlaw(out=True)),
        (deputy(), outlaw(life=1), renegade(), outlaw(out=True)),
    ],
)
def test_not_with_anyone_else(table: SetUp, others: tuple[Seat, ...]) -> None:
    """SG-40: not with Sheriff and Outlaw, nor with a Deputy besides."""
    t = table(sheriff(hand="bang-7D", in_play="remington"), *others)
    t.play("bang", at=2)
    assert not gone(t)


def test_in_the_middle_of_a_shadow_turn(table: SetUp) -> None:
    """SG-41: the shadow discards everything, and the turn ends; the reward is drawn before."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        deck="bang-7D scope",
    )
    t.end_turn()
    t.play("scope")
    t.play("bang", at=2)
    assert gone(t)
    t.asked(3, "ask-main")
    assert (t.hand(1), t.in_play(1), t.is_out(1)) == ([], [], True)
    assert t.happened("reward", seat=1) == t.happened("left", seat=1) == 1
    assert t.happened("turn", seat=1) == 1


def test_once_the_effect_is_finished(table: SetUp) -> None:
    """SG-41, B-69, B-76: whoever was hit by the same card has what it triggers before."""
    t = table(
        sheriff("el_gringo"),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        deck="gatling 2C",
    )
    t.end_turn()
    t.play("gatling")
    assert (gone(t), len(t.hand(0))) == (True, 1)


def test_the_order_of_the_discards_is_still_theirs(table: SetUp) -> None:
    """SG-41, B-71: one who lives draws off the pile."""
    t = table(
        sheriff("pedro_ramirez"),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        deck="bang-7D scope",
    )
    t.end_turn()
    t.play("bang", at=2)
    t.asked(1, "ask-top")
    t.choose("top", "scope")
    t.choose("any-order")
    t.asked(3, "ask-main")
    assert t.pile()[0] == "scope-AS"


def test_no_extra_turn_is_left(table: SetUp) -> None:
    """SG-41: what ends the shadow's turn for good ends all of it."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        deck="KD bang-7D scope 6H",
        sets=["fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.play("bang", at=2)
    t.asked(3, "ask-main")
    assert t.happened("flipped", seat=1) == 0


def test_it_is_permanent(table: SetUp) -> None:
    """SG-41: also when Dead Man brings one of them back, who may go out again."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        gone=True,
        first_out=1,
        sets=["fistful_of_cards"],
        event="dead_man",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 2
    t.end_turn()
    t.choose("discard", t.hand(1)[0])
    t.choose("discard", t.hand(1)[0])
    t.asked(3, "ask-main")  # the other one is not a shadow
    assert gone(t)


def eight(*there: Seat) -> list[Seat]:
    """These, and the rest of eight players out of the game."""
    roles = [0, 1, 1, 2, 2, 2, 3, 3]
    for seat in there:
        roles.remove(seat.role)
    return [*there, *(Seat(role, out=True) for role in roles)]


def test_two_renegades(table: SetUp) -> None:
    """SG-42: the Sheriff and exactly one of them; both of them do not."""
    t = table(
        *eight(
            sheriff(hand="bang-7D bang-8D", in_play="volcanic"),
            outlaw(life=1),
            renegade(),
            renegade(life=1),
        ),
        sets=["dodge_city"],
    )
    t.play("bang-7D", at=1)
    assert not gone(t)
    t.play("bang-8D", at=3)
    assert gone(t)


def test_two_who_are_back_are_no_renegades(table: SetUp) -> None:
    """SG-42, SG-55, SG-72: one whom Dead Man brought back is not the Renegade of SG-40."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(life=2, side="outlaw"),
        sets=["fistful_of_cards"],
    )
    t.play("bang", at=1)
    assert not gone(t)
