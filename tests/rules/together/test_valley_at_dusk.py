"""The Valley of Shadows with Shadow Gunslingers: what a shadow does and suffers in its turn."""

from functools import partial

import pytest

from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by

TWO = (outlaw(), renegade())


@pytest.fixture
def dusk(valley: SetUp) -> SetUp:
    return partial(valley, sets=["gold_rush"], variants=["shadow_gunslingers"])


def is_shadow(t: Table, seat: int) -> bool:
    return bool(t.match.view(0).players[seat].shadow)


def test_a_ghost_is_no_shadow(dusk: SetUp) -> None:
    """SG-74, VS-10: back by that card he stays after his turn; without it he is one again."""
    t = dusk(sheriff(hand="ghost-9S cat_balou-KH"), outlaw(out=True), *TWO)
    t.play("ghost", at=1)
    t.end_turn()
    assert (t.turn(), is_shadow(t, 1)) == (1, False)
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    assert not t.is_out(1)
    for _ in range(2):
        t.end_turn()
    t.play("cat_balou", at=1, pick="ghost-9S")
    assert t.is_out(1)
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(0)[0])
    assert (t.turn(), is_shadow(t, 1)) == (1, True)


def test_no_ghost_for_a_shadow(dusk: SetUp) -> None:
    """SG-74: not in his own turn; another who is out may have it."""
    t = dusk(sheriff(), outlaw(shadow=True, hand="ghost-9S"), outlaw(out=True), renegade(), turn=1)
    assert {o.seat for o in t.decision.options if o.verb == "play"} == {2}


def test_backfire_at_a_shadow(dusk: SetUp) -> None:
    """VS-32, SG-25: shot at for nothing."""
    t = dusk(
        sheriff(), outlaw(shadow=True, hand="bang-2D"), outlaw(hand="backfire"), renegade(), turn=1
    )
    t.play("bang", at=2)
    t.choose("play", "backfire")
    t.asked(1, "ask-main")
    assert (t.life(2), t.nuggets(2)) == (4, 0)


def test_a_shadow_hits(dusk: SetUp) -> None:
    """VS-18, VS-19, SG-21: Shotgun and Bounty work for him, and the Shotgun goes with him."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D", in_play="shotgun"),
        outlaw(hand="beer-6H", in_play="bounty"),
        renegade(),
        turn=1,
        deck="2C",
    )
    t.play("bang", at=2)
    pass_by(t, "ask-shot")
    assert (t.life(2), t.hand(2), t.hand(1), t.nuggets(1)) == (3, [], ["bang-2C"], 1)
    t.end_turn()
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert (t.is_out(1), t.in_play(1), len(t.in_play(2))) == (True, [], 1)


def test_a_shadow_takes_from_henry_block(dusk: SetUp) -> None:
    """VS-54, SG-25: the shot costs nothing, and the card is his."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="panic-JH"),
        outlaw("henry_block", in_play="scope"),
        renegade(),
        turn=1,
    )
    t.play("panic", at=2, pick="scope")
    assert (t.hand(1), t.in_play(2)) == (["scope-AS"], [])


def test_a_shadow_saves_whom_it_shot(dusk: SetUp) -> None:
    """VS-33, SG-23: and takes the two cards."""
    t = dusk(sheriff(), outlaw(shadow=True, hand="bang-2D saved"), *TWO, turn=1, deck="2C 3C")
    t.play("bang", at=2)
    t.choose("play", "saved")
    assert (t.life(2), t.hand(1)) == (4, ["bang-2C", "bang-3C"])


def test_a_shadow_among_bandidos(dusk: SetUp) -> None:
    """VS-25, SG-25: no life point to lose, so he discards; with none to discard nothing happens."""
    t = dusk(sheriff(), outlaw(shadow=True, hand="bandidos beer-6H"), *TWO, turn=1)
    t.play("bandidos")
    assert not t.can("take-it")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert (t.hand(1), [t.life(seat) for seat in range(4)]) == ([], [4, 0, 3, 3])
    assert t.nuggets(1) == 3


def test_what_a_shadow_leaves_behind(dusk: SetUp) -> None:
    """SG-33, VS-17: a Rattlesnake in front of another stays."""
    t = dusk(sheriff(), outlaw(shadow=True, hand="rattlesnake"), *TWO, turn=1, deck="2C 3C 4C")
    t.play("rattlesnake", at=3)
    t.end_turn()
    assert (t.is_out(1), t.in_play(3)[0].startswith("rattlesnake")) == (True, True)


def test_tuco_as_a_shadow(dusk: SetUp) -> None:
    """SG-22, VS-58: nothing in play, so four cards."""
    t = dusk(sheriff(), outlaw("tuco_franziskaner", out=True), *TWO)
    t.end_turn()
    assert (t.turn(), len(t.hand(1))) == (1, 4)


def test_tornado_and_a_shadow(dusk: SetUp) -> None:
    """SG-23, VS-38: he is in play, others who are out are not."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="tornado"),
        outlaw(out=True),
        renegade(),
        turn=1,
    )
    t.play("tornado")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 2, 0, 2]


def test_lemonade_jim_and_a_shadows_beer(dusk: SetUp) -> None:
    """SG-26, VS-56: played without effect, he may answer it."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="beer-6H"),
        outlaw("lemonade_jim", life=2, hand="bang-2D"),
        renegade(),
        turn=1,
    )
    t.play("beer")
    t.choose("discard", "bang")
    assert (t.life(1), t.life(2)) == (0, 3)


def test_a_shadow_aims(dusk: SetUp) -> None:
    """VS-30, SG-28: two points, two nuggets, and an Outlaw's reward."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D aim"),
        outlaw(life=2),
        renegade(),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("aim", at=2, pick="bang-2D")
    assert t.is_out(2)
    assert t.nuggets(1) == 2
