"""The Great Train Robbery with Shadow Gunslingers, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on, station

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"


@pytest.fixture
def dusk(table: SetUp) -> SetUp:
    return partial(table, sets=[TRAIN], variants=["shadow_gunslingers"])


def is_shadow(t: Table, seat: int) -> bool:
    return bool(t.match.view(0).players[seat].shadow)


def test_a_shadow_acquires_a_wagon(dusk: SetUp) -> None:
    """SG-76, GTR-115, GTR-28: his for the turn, then it goes under its deck."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D"),
        *TWO,
        turn=1,
        line=LINE,
        at=2,
        row=ROW,
    )
    buy(t, "caboose", "bang")
    assert t.in_play(1) == ["caboose"]
    t.end_turn()
    assert (t.is_out(1), t.in_play(1), "caboose" in " ".join(t.pile())) == (True, [], False)


def test_a_shadow_in_the_ghost_car(dusk: SetUp) -> None:
    """SG-76, GTR-115: it keeps him in play, and he is no shadow then."""
    t = dusk(
        sheriff(hand="bang-3D"),
        outlaw(shadow=True, hand="bang-2D beer-6H"),
        *TWO,
        turn=1,
        line=LINE,
        at=2,
        row="ghost_car mail_car dining_car",
    )
    t.choose("acquire", "ghost_car", seat=1)
    t.choose("discard", "bang")
    t.end_turn()
    while t.decision.prompt.id in ("ask-excess", "ask-top"):
        t.answer(t.decision.options[0].key)
    assert (t.turn(), t.is_out(1), is_shadow(t, 1), t.hand(1)) == (2, False, False, [])
    t.end_turn()
    t.end_turn()
    t.play("bang", at=1)
    assert not t.is_out(1)


def test_a_shadow_pays_no_life(dusk: SetUp) -> None:
    """SG-25: Tombrock is closed to him."""
    t = dusk(sheriff(), outlaw(shadow=True), *TWO, turn=1, line="tombrock", at=2, row=ROW)
    assert not t.can("acquire")


def test_a_shadow_drives_to_the_end(dusk: SetUp) -> None:
    """SG-23, SG-25, GTR-42: he is shot at like everyone, and loses nothing."""
    t = dusk(sheriff(), outlaw("zippy_roy", shadow=True), *TWO, turn=1, line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    t.asked(1, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [4, 0, 3, 3]


def test_a_shadow_at_leland(dusk: SetUp) -> None:
    """SG-23, GTR-45: he takes his card first; those who are out take none."""
    t = dusk(
        sheriff(),
        outlaw("zippy_roy", shadow=True),
        outlaw(out=True),
        renegade(),
        turn=1,
        line="boom_town yooma frisco miners_oath",
        at=4,
        locomotive="leland",
    )
    t.choose("use", kind="zippy_roy")
    assert (t.decision.seat, len(t.decision.options)) == (1, 3)
    ride_on(t)
    assert [len(t.hand(seat)) for seat in range(4)] == [1, 1, 0, 1]


def test_the_dead_hear_no_train(dusk: SetUp) -> None:
    """SG-14, GTR-93, GTR-96: out of their own turns neither Manuelita nor Shade does anything."""
    t = dusk(
        sheriff("zippy_roy"),
        outlaw("manuelita", out=True),
        outlaw("shade_oconnor", out=True),
        renegade(),
        line=LINE,
        at=4,
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (t.hand(1), t.hand(2)) == ([], [])


def test_manuelita_as_a_shadow(dusk: SetUp) -> None:
    """SG-21, GTR-93: in her own turn she draws."""
    t = dusk(
        sheriff(), outlaw("manuelita", shadow=True, hand="full_steam"), *TWO, turn=1, line=LINE
    )
    t.play("full_steam")
    t.choose("ignored")
    ride_on(t)
    assert len(t.hand(1)) == 2


def test_a_shadow_on_the_express(dusk: SetUp) -> None:
    """SG-34, GTR-74: everything goes, and he plays another turn as a shadow."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="beer-6H", in_play="express_car scope"),
        *TWO,
        turn=1,
    )
    t.choose("use-up", "express_car")
    ride_on(t)
    assert (t.turn(), is_shadow(t, 1), t.in_play(1), len(t.hand(1))) == (1, True, [], 2)
    t.end_turn()
    ride_on(t)
    assert (t.turn(), t.is_out(1)) == (2, True)


def test_a_shadow_and_the_strongbox(dusk: SetUp) -> None:
    """SG-30, GTR-61: whatever it gives goes with the rest."""
    t = dusk(sheriff(), outlaw(shadow=True, in_play="strongbox", hand="beer-6H"), *TWO, turn=1)
    t.end_turn()
    while t.decision.prompt.id in ("ask-excess", "ask-top"):
        t.answer(t.decision.options[-1].key)
    assert (t.is_out(1), t.hand(1), t.in_play(1), t.turn()) == (True, [], [], 2)


def test_the_ghost_car_called_from_the_shadows(dusk: SetUp) -> None:
    """GTR-75, GTR-77, SG-76: one who is out gets it, and is in play in others' turns."""
    t = dusk(
        sheriff(hand="bang-2D bang-3D"),
        outlaw(out=True),
        *TWO,
        line=LINE,
        at=2,
        row="ghost_car mail_car dining_car",
    )
    assert not t.can("play", "bang", seat=1)
    t.choose("acquire", "ghost_car", seat=1)
    t.choose("discard", "bang-2D")
    t.play("bang-3D", at=1)
    assert (t.is_out(1), t.life(1), is_shadow(t, 1)) == (False, 0, False)
    t.end_turn()
    assert (t.turn(), is_shadow(t, 1), len(t.hand(1))) == (1, False, 2)


def test_who_loses_the_ghost_car_is_a_shadow_again(dusk: SetUp) -> None:
    """SG-13, SG-76, GTR-80: out until the next turn of his, like anyone who is out."""
    t = dusk(sheriff(hand="cat_balou-KH"), outlaw(ghost=True, in_play="ghost_car"), *TWO)
    t.play("cat_balou", at=1, pick="ghost_car")
    assert t.is_out(1)
    t.end_turn()
    assert (t.turn(), is_shadow(t, 1), len(t.hand(1))) == (1, True, 2)


def test_a_ghost_is_left_beside_the_renegade(dusk: SetUp) -> None:
    """SG-40, GTR-78: a player in play, so shadows still come, and the law has not won."""
    t = dusk(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(ghost=True, in_play="ghost_car"),
        renegade(),
    )
    t.play("bang", at=1)
    ride_on(t)
    assert not t.match.over
    t.end_turn()
    ride_on(t)
    if t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(0)[0])
    assert (t.turn(), is_shadow(t, 1)) == (1, True)


def test_a_shadow_takes_a_ghosts_car(dusk: SetUp) -> None:
    """GTR-33, GTR-80, SG-76: Panic! puts it in front of him; he stays and the other is out."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="panic-JH"),
        outlaw(ghost=True, in_play="ghost_car"),
        renegade(),
        deputy(),
        turn=1,
    )
    t.play("panic", at=2, pick="ghost_car")
    assert (t.in_play(1), t.is_out(2)) == (["ghost_car"], True)
    t.end_turn()
    assert (t.is_out(1), t.turn(), is_shadow(t, 2)) == (False, 2, True)


def test_the_ghost_car_changes_hands_at_the_very_end(dusk: SetUp) -> None:
    """SG-76, SG-40: with it he is a player who is left, so Sheriff and Renegade are not alone."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="panic-JH"),
        outlaw(ghost=True, in_play="ghost_car"),
        renegade(),
        turn=1,
    )
    t.play("panic", at=2, pick="ghost_car")
    assert (t.in_play(1), t.is_out(1), t.is_out(2)) == (["ghost_car"], False, True)
    t.end_turn()
    assert (t.turn(), is_shadow(t, 2)) == (2, True)


def test_the_last_point_and_the_shadow(dusk: SetUp) -> None:
    """SG-10, GTR-42: the Ironhorse makes shadows, too, and they come back in their turn."""
    t = dusk(sheriff("zippy_roy"), outlaw(life=1), *TWO, line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert t.is_out(1)
    t.end_turn()
    assert (t.turn(), is_shadow(t, 1)) == (1, True)


def test_a_shadow_moves_no_train(dusk: SetUp) -> None:
    """SG-73, GTR-14: an eliminated Sheriff's turns under the final card; the duty has passed on."""
    t = dusk(
        sheriff(out=True),
        outlaw(),
        *TWO,
        turn=3,
        leader=1,
        show="wild_west_show_final",
        line=LINE,
        at=1,
        sets=["wild_west_show", TRAIN],
    )
    t.end_turn()
    assert (t.turn(), is_shadow(t, 0), station(t)) == (0, True, 1)
    t.end_turn()
    ride_on(t)
    assert (t.turn(), station(t)) == (1, 2)


def test_a_shadow_and_the_circus(dusk: SetUp) -> None:
    """SG-23, GTR-71: his wagon works on the others, and not on those who are out."""
    t = dusk(
        sheriff(in_play="scope"),
        outlaw(shadow=True, in_play="circus_wagon"),
        *TWO,
        turn=1,
    )
    t.choose("use-up", "circus_wagon")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert t.in_play(0) == []


def test_a_shadow_renegade_in_the_ghost_car(dusk: SetUp) -> None:
    """SG-55, SG-72, GTR-78: kept in play he counts for his side, and is no Renegade again."""
    t = dusk(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(out=True),
        renegade(side="outlaw", ghost=True, in_play="ghost_car", hand="bang-2D"),
        turn=3,
    )
    t.play("bang", at=0)
    ride_on(t)
    assert t.match.view(0).ending == "ending-outlaws"


def test_a_shadow_in_the_ghost_car_counts(dusk: SetUp) -> None:
    """SG-76, GTR-78, GTR-116: the last other foe of the law is gone, and he is still in play."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D", in_play="ghost_car"),
        outlaw(out=True),
        renegade(life=1),
        turn=1,
    )
    t.play("bang", at=3)
    assert (t.is_out(3), t.match.over) == (True, False)
    t.end_turn()
    assert t.turn() == 2
