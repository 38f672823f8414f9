"""What happens at one moment: the show with arms, with gold and with shadows."""

from functools import partial

import pytest

from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def arms(table: SetUp) -> SetUp:
    return partial(table, sets=["wild_west_show", "armed_and_dangerous"])


@pytest.fixture
def gold(table: SetUp) -> SetUp:
    return partial(table, sets=["wild_west_show", "gold_rush"])


@pytest.fixture
def dusk(table: SetUp) -> SetUp:
    return partial(table, sets=["wild_west_show"], variants=["shadow_gunslingers"])


def is_shadow(t: Table, seat: int) -> bool:
    return bool(t.match.view(0).players[seat].shadow)


# Arms


def test_darling_valentine_before_the_bomb(arms: SetUp) -> None:
    """EV-20, WW-15, AD-33: the hand is new when the Bomb goes off; nothing is recharged."""
    t = arms(
        sheriff(),
        outlaw(life=2, hand="jail-JS", in_play="bomb bandolier", loads={"bomb": 1, "bandolier": 1}),
        *TWO,
        show="darling_valentine",
        turn=1,
        step="start",
        deck="beer-6H 9C 2C 3C",
    )
    t.choose("play", "beer")
    assert (t.life(1), t.loads(1), t.turn()) == (1, {"bandolier": 1}, 1)


def test_john_pain_and_the_bomb(arms: SetUp) -> None:
    """WW-66, AD-65: the flipped card is his when the Bomb has gone off."""
    t = arms(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": 2}),
        outlaw("john_pain"),
        renegade(),
        turn=1,
        step="start",
        deck="9C 2C 3C",
    )
    assert (t.life(1), len(t.hand(2)), t.in_play(1)) == (2, 1, [])


def test_teren_kill_and_the_bomb(arms: SetUp) -> None:
    """WW-69, AD-66: two points at once, and one "draw!"."""
    t = arms(
        sheriff(),
        outlaw("teren_kill", life=1, in_play="bomb", loads={"bomb": 1}),
        *TWO,
        turn=1,
        step="start",
        deck="9C 9H 2C 3C 4C",
    )
    assert (t.life(1), len(t.hand(1)), t.turn()) == (1, 3, 1)


def test_showdown_and_a_dangerous_weapon(arms: SetUp) -> None:
    """WW-41, AD-42: what is played as a BANG! card comes back by the Thunderer."""
    t = arms(sheriff(hand="beer-6H", in_play="thunderer"), outlaw(), *TWO, show="showdown")
    t.answer("play:beer-6H=bang@1")
    t.choose("ride", kind="thunderer")
    assert (t.life(1), t.hand(0)) == (3, ["beer-6H"])


def test_lady_rose_and_load(arms: SetUp) -> None:
    """WW-30: tokens move along with their owners."""
    t = arms(
        sheriff(load=2),
        outlaw(in_play="bandolier", loads={"bandolier": 3}),
        *TWO,
        show="lady_rose_of_texas",
    )
    t.choose("swap-seats")
    assert (t.load(0), t.loads(1)) == (2, {"bandolier": 3})


def test_lee_van_kliff_and_bandolier(arms: SetUp) -> None:
    """WW-68, AD-61: what is repeated is no BANG! of the turn and costs no token."""
    t = arms(
        sheriff("lee_van_kliff", hand="bang-2D bang-3D bang-4D", in_play="bandolier"),
        outlaw(),
        *TWO,
        show="gag",
    )
    t.play("bang-2D", at=1)
    t.choose("repeat", "bang-3D", seat=1)
    assert (t.life(1), t.loads(0)) == (2, {"bandolier": 3})
    t.play("bang-4D", at=3)
    assert (t.life(3), t.loads(0)) == (3, {"bandolier": 2})


# Gold


def test_youl_grinner_and_the_pickaxe(gold: SetUp) -> None:
    """EV-20, WW-70, GR-104: given before phase 1, which has a card more."""
    t = gold(
        sheriff(hand="beer-6H"),
        outlaw("youl_grinner", in_play="pickaxe"),
        *TWO,
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    assert sorted(t.hand(1)) == ["bang-2C", "bang-3C", "bang-4C", "beer-6H"]


def test_miss_susanna_and_boots(gold: SetUp) -> None:
    """WW-35, GR-90: a point lost to her draws a card; nobody earns a nugget."""
    t = gold(
        sheriff(),
        outlaw("don_bell", in_play="boots lucky_charm"),
        *TWO,
        turn=1,
        show="miss_susanna",
        deck="2C 9C 3C 4C",
    )
    t.end_turn()
    assert (t.life(1), t.hand(1), t.nuggets(1), t.turn()) == (3, ["bang-2C"], 1, 2)


def test_gold_rush_and_darling_valentine(gold: SetUp) -> None:
    """GR-85, WW-15: the extra turn starts with an exchange, too, after phase 3."""
    t = gold(
        sheriff(),
        outlaw(life=2, hand="beer-6H beer-7H", nuggets=5),
        *TWO,
        turn=1,
        row="gold_rush_card shot rhum",
        show="darling_valentine",
        deck="2C 3C 4C 5C",
    )
    t.choose("buy", "gold_rush_card")
    assert (t.life(1), t.hand(1)) == (4, ["bang-2C", "bang-3C", "bang-4C", "bang-5C"])


def test_teren_kill_in_boots(gold: SetUp) -> None:
    """WW-82, GR-91, GR-10: the last point draws nothing; it earns the shooter a nugget."""
    t = gold(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, in_play="boots"),
        *TWO,
        deck="9H 2C 3C",
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1), t.nuggets(0)) == (1, ["bang-2C"], 1)


def test_an_ordered_beer_is_for_life(gold: SetUp) -> None:
    """WW-22, GR-120: Madam Yto draws for it, whoever ordered it."""
    t = gold(
        sheriff(),
        outlaw(life=2, hand="beer-6H"),
        outlaw("madam_yto"),
        renegade(),
        show="dorothy_rage",
        deck="2C",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="beer")
    t.choose("obey", "beer")
    assert (t.life(1), t.hand(2), t.nuggets(1)) == (3, ["bang-2C"], 0)


# Shadows


def test_darling_valentine_and_a_shadow(dusk: SetUp) -> None:
    """WW-15, SG-29: he comes with an empty hand, so there is nothing to exchange."""
    t = dusk(sheriff(), outlaw(out=True), *TWO, show="darling_valentine", deck="2C 3C")
    t.end_turn()
    assert (is_shadow(t, 1), t.hand(1)) == (True, ["bang-2C", "bang-3C"])


def test_gary_looter_and_a_shadow(dusk: SetUp) -> None:
    """SG-32, WW-63: what he discards when he leaves is no excess."""
    t = dusk(
        sheriff(), outlaw(shadow=True, hand="beer-6H"), outlaw("gary_looter"), renegade(), turn=1
    )
    t.end_turn()
    assert (t.is_out(1), "beer-6H" in t.hand(2), "beer-6H" in t.pile()) == (True, False, True)


def test_teren_kill_as_a_shadow(dusk: SetUp) -> None:
    """SG-25, WW-69: not about to be eliminated, he does not "draw!"."""
    t = dusk(
        sheriff(hand="bang-3D"),
        outlaw("teren_kill", shadow=True, hand="duel-QD"),
        *TWO,
        turn=1,
        deck="9H",
    )
    t.play("duel", at=0)
    t.choose("discard", "bang-3D")
    assert (t.life(1), t.happened("checked", seat=1), t.turn()) == (0, 0, 1)


def test_john_pain_out_of_his_turn(dusk: SetUp) -> None:
    """SG-14, WW-66: who is out takes no card."""
    t = dusk(
        sheriff(),
        outlaw("john_pain", out=True),
        outlaw(in_play="jail-JS"),
        renegade(),
        turn=2,
        step="start",
        deck="9H 2C 3C",
    )
    assert (t.hand(1), t.pile()[0]) == ([], "jail-JS")


def test_bone_orchard_before_the_shadow(dusk: SetUp) -> None:
    """SG-71, SG-73, WW-10: back with a life point, and no shadow when the card is replaced."""
    t = dusk(sheriff(), outlaw(out=True), *TWO, show="bone_orchard")
    t.end_turn()
    assert (t.turn(), t.life(1), is_shadow(t, 1)) == (1, 1, False)
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    assert not t.is_out(1)
