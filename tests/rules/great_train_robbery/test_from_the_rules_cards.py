"""The playing cards of the Train (GTR-46 to GTR-67), both halves of what they say."""

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import ride_on, station

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"


# Cactus


@pytest.mark.parametrize(
    ("flip", "life", "after"), [("9H", 2, 3), ("9D", 2, 3), ("9C", 2, 2), ("9H", 4, 4)]
)
def test_cactus(table: SetUp, flip: str, life: int, after: int) -> None:
    """GTR-46: a Missed!, and a red card heals, never above the start."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="cactus", life=life), *TWO, deck=flip)
    t.play("bang", at=1)
    t.choose("play", "cactus")
    assert (t.life(1), t.hand(1)) == (after, [])


def test_cactus_against_slab(table: SetUp) -> None:
    """GTR-46: it heals though one Missed! is not enough; so the last point is not the last."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"), outlaw(hand="cactus", life=1), *TWO, deck="9H"
    )
    t.play("bang", at=1)
    t.choose("play", "cactus")
    ride_on(t)
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_cactus_of_a_ghost(table: SetUp) -> None:
    """GTR-46, GTR-78: without life points one regains none."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(ghost=True, in_play="ghost_car", hand="cactus"),
        *TWO,
        deck="9H",
    )
    t.play("bang", at=1)
    t.choose("play", "cactus")
    assert t.life(1) == 0


def test_a_cactus_is_no_missed_card(table: SetUp) -> None:
    """GTR-46, B-110: Calamity Janet cannot shoot it."""
    t = table(sheriff("calamity_janet", hand="cactus evaded"), outlaw(), *TWO)
    assert not t.can("play")


# Dragoon


def test_dragoon(table: SetUp) -> None:
    """GTR-47: put into play after the first BANG! it allows a second, not a third."""
    t = table(sheriff(hand="bang-2D bang-3D bang-4D dragoon"), outlaw(), *TWO)
    t.play("bang-2D", at=1)
    assert not t.can("play", "bang")
    t.play("dragoon")
    t.play("bang-3D", at=2)
    assert not t.can("play", "bang")


def test_a_dragoon_that_is_gone(table: SetUp) -> None:
    """GTR-47: replaced before the second BANG! it allows nothing."""
    t = table(sheriff(hand="bang-2D bang-3D schofield", in_play="dragoon"), outlaw(), *TWO)
    t.play("bang-2D", at=1)
    t.play("schofield")
    assert not t.can("play", "bang")


def test_dragoon_and_other_bangs_of_the_turn(table: SetUp) -> None:
    """GTR-47, GTR-53, GTR-65: a Knife Revolver and a Train Robbery are two of two."""
    t = table(
        sheriff(hand="bang-2D knife_revolver train_robbery-4D", in_play="dragoon"),
        outlaw(),
        *TWO,
        deck="2C",
    )
    t.play("knife_revolver", at=1)
    t.play("train_robbery", at=2)
    assert not t.can("play", "bang")


# Evaded!


def test_evaded_takes_the_bang(table: SetUp) -> None:
    """GTR-48: into the hand of who cancelled it."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="evaded"), *TWO)
    t.play("bang", at=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.life(1), t.pile()) == (["bang-2D"], 4, ["evaded-QC"])


@pytest.mark.parametrize(("second", "taken"), [(True, True), (False, False)])
def test_evaded_against_slab(table: SetUp, second: bool, taken: bool) -> None:
    """GTR-51: only if the BANG! is cancelled in the end."""
    t = table(sheriff("slab_the_killer", hand="bang-2D"), outlaw(hand="evaded missed-2S"), *TWO)
    t.play("bang", at=1)
    t.choose("play", "evaded")
    t.choose("play", "missed") if second else t.choose("take-it")
    assert ("bang-2D" in t.hand(1)) is taken


def test_evaded_takes_the_gatling(table: SetUp) -> None:
    """GTR-51: it goes on for the others."""
    t = table(sheriff(hand="gatling"), outlaw(hand="evaded"), *TWO)
    t.play("gatling")
    t.choose("play", "evaded")
    assert (t.hand(1), [t.life(seat) for seat in (1, 2, 3)]) == (["gatling-10H"], [4, 3, 3])


def test_evaded_takes_what_janet_shot(table: SetUp) -> None:
    """GTR-48: the card is her Missed!."""
    t = table(sheriff("calamity_janet", hand="missed-2S"), outlaw(hand="evaded"), *TWO)
    t.play("missed", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == ["missed-2S"]


@pytest.mark.parametrize(("flip", "taken"), [("JH", False), ("9H", True)])
def test_evaded_and_the_knife_revolver(table: SetUp, flip: str, taken: bool) -> None:
    """GTR-50, GTR-53: not when it is back in the hand of its player."""
    t = table(sheriff(hand="knife_revolver"), outlaw(hand="evaded"), *TWO, deck=flip)
    t.play("knife_revolver", at=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.hand(0)) == (
        (["knife_revolver-5D"], []) if taken else ([], ["knife_revolver-5D"])
    )


@pytest.mark.parametrize("wagon", ["baggage_car", "sleeper_car scope"])
def test_evaded_and_a_wagon(table: SetUp, wagon: str) -> None:
    """GTR-51: the BANG! of a wagon gives no card, the one paid for the Sleeper Car neither."""
    t = table(sheriff(in_play=wagon), outlaw(hand="evaded"), *TWO)
    if wagon == "baggage_car":
        t.choose("use-up", "baggage_car", kind="bang", seat=1)
    else:
        t.choose("berth", "scope", seat=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.life(1)) == ([], 4)


def test_evaded_and_the_ironhorse(table: SetUp) -> None:
    """GTR-49: no card, though one has just been played to move the Train."""
    t = table(sheriff(hand="next_stop-2D"), outlaw(hand="evaded"), *TWO, line=LINE, at=4, deck="2C")
    t.play("next_stop")
    while t.decision.seat == 0:
        t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    t.choose("play", "evaded")
    assert (t.hand(1), t.life(1)) == ([], 4)


def test_evaded_and_a_train_robbery(table: SetUp) -> None:
    """GTR-51, GTR-66: the card is his; the robbery goes on for his other card."""
    t = table(
        sheriff(hand="train_robbery-JC"), outlaw(hand="evaded", in_play="scope mustang-8H"), *TWO
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    t.choose("play", "evaded")
    t.choose("face", "mustang")
    ride_on(t)
    assert (t.hand(1), t.life(1), len(t.in_play(1))) == (["train_robbery-JC"], 3, 2)


def test_evaded_and_a_copied_bang(table: SetUp) -> None:
    """GTR-48, GTR-57: the card whose BANG! it was is the Money Bag."""
    t = table(sheriff(hand="money_bag"), outlaw(hand="evaded"), *TWO, pile="bang-2D")
    t.play("money_bag", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == ["money_bag-QC"]


def test_suzy_evades_with_her_last_card(table: SetUp) -> None:
    """GTR-48, B-129: her hand is not empty, for she has the BANG!."""
    t = table(sheriff(hand="bang-2D"), outlaw("suzy_lafayette", hand="evaded"), *TWO, deck="2C")
    t.play("bang", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == ["bang-2D"]


# Knife Revolver


@pytest.mark.parametrize("flip", ["JC", "QD", "KH", "AS"])
def test_the_knife_revolver_returns(table: SetUp, flip: str) -> None:
    """GTR-53: on J to A, before the target reacts; the BANG! of the turn is used up."""
    t = table(sheriff(hand="knife_revolver bang-2D"), outlaw(hand="missed-2S"), *TWO, deck=flip)
    t.play("knife_revolver", at=1)
    t.asked(1, "ask-shot")
    assert "knife_revolver-5D" in t.hand(0)
    t.choose("take-it")
    assert t.life(1) == 3
    assert not t.can("play", "knife_revolver")
    assert not t.can("play", "bang")


def test_the_knife_revolver_of_willy(table: SetUp) -> None:
    """GTR-53, B-136: no limit for him, so as often as it comes back."""
    t = table(sheriff("willy_the_kid", hand="knife_revolver"), outlaw(), *TWO, deck="KC KD 10H")
    for _ in range(3):
        t.play("knife_revolver", at=1)
    assert (t.life(1), t.hand(0)) == (1, [])


def test_the_knife_revolver_needs_range(table: SetUp) -> None:
    """GTR-53: that of the weapon."""
    t = table(sheriff(hand="knife_revolver"), deputy(), outlaw(), outlaw(), renegade())
    assert not t.can("play", "knife_revolver", seat=2)
    assert t.can("play", "knife_revolver", seat=4)


@pytest.mark.parametrize("card", ["indians-KD", "duel-QD"])
def test_the_knife_revolver_answers_nothing(table: SetUp, card: str) -> None:
    """GTR-54: it is no BANG! card."""
    t = table(sheriff(hand=card), outlaw(hand="knife_revolver"), *TWO)
    t.play(card, at=1) if card == "duel-QD" else t.play(card)
    if t.decision.seat == 1:
        assert not t.can("discard", "knife_revolver")
        t.choose("take-it")
    assert t.life(1) == 3


def test_one_missed_against_slabs_knife_revolver(table: SetUp) -> None:
    """GTR-54, B-128: his ability is for BANG! cards."""
    t = table(
        sheriff("slab_the_killer", hand="knife_revolver"), outlaw(hand="missed-2S"), *TWO, deck="2C"
    )
    t.play("knife_revolver", at=1)
    t.choose("play", "missed")
    assert t.life(1) == 4


# Map


def test_the_map(table: SetUp) -> None:
    """GTR-55: one of two is discarded, the other is still on top."""
    t = table(sheriff(), outlaw(in_play="map"), *TWO, turn=1, step="start", deck="2C 3C 4C 5C")
    t.choose("reject", "bang-3C")
    assert (t.hand(1), t.pile()) == (["bang-2C", "bang-4C"], ["bang-3C"])


def test_the_map_and_pedro_ramirez(table: SetUp) -> None:
    """GTR-55: before any ability of phase 1, so he may take what he discarded."""
    t = table(
        sheriff(),
        outlaw("pedro_ramirez", in_play="map"),
        *TWO,
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.choose("reject", "bang-3C")
    t.choose("draw-pile")
    assert t.hand(1) == ["bang-3C", "bang-2C"]


@pytest.mark.parametrize(("flip", "asked"), [("9H", True), ("9C", False)])
def test_the_map_and_the_jail(table: SetUp, flip: str, asked: bool) -> None:
    """GTR-55: after the "draw!"; not used in a turn that is lost."""
    t = table(
        sheriff(),
        outlaw(in_play="map jail-JS"),
        *TWO,
        turn=1,
        step="start",
        deck=f"{flip} 2C 3C 4C 5C",
    )
    assert (t.decision.prompt.id == "ask-map") is asked
    if asked:
        t.choose("leave-them")
        assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_a_map_of_the_last_card(table: SetUp) -> None:
    """GTR-101: the pile is shuffled for the second one."""
    t = table(sheriff(), outlaw(in_play="map"), *TWO, turn=1, step="start", deck="2C", rest="pile")
    assert len(t.decision.options) == 3
    t.choose("leave-them")
    assert "bang-2C" in t.hand(1)


def test_the_map_is_private(table: SetUp) -> None:
    """GTR-55: nobody else learns what stays."""
    t = table(sheriff(), outlaw(in_play="map"), *TWO, turn=1, step="start", deck="2C 3C")
    t.choose("leave-them")
    assert t.match.view(0).players[1].hand == ()


# Money Bag


@pytest.mark.parametrize(
    ("top", "can"),
    [
        ("stagecoach-9S", True),
        ("beer-6H", True),
        ("scope", False),
        ("missed-2S", False),
        ("evaded", False),
        ("", False),
        ("gatling", True),
        ("water_tower", False),
    ],
)
def test_what_the_money_bag_copies(table: SetUp, top: str, can: bool) -> None:
    """GTR-56, GTR-57: a brown card that could be played now."""
    t = table(sheriff(hand="money_bag"), outlaw(), *TWO, pile=top, line=LINE, at=1)
    assert t.can("play", "money_bag") is can


def test_a_copied_bang_is_no_bang_of_the_turn(table: SetUp) -> None:
    """GTR-57: it neither needs one nor uses one up; the range counts."""
    t = table(
        sheriff(hand="money_bag bang-3D"),
        deputy(),
        outlaw(),
        outlaw(),
        renegade(),
        pile="bang-2D",
    )
    assert {o.seat for o in t.decision.options if o.card == "money_bag-QC"} == {1, 4}
    t.play("money_bag", at=1)
    t.play("bang", at=4)
    assert (t.life(1), t.life(4)) == (3, 3)


def test_a_copied_train_robbery_after_the_bang(table: SetUp) -> None:
    """GTR-57: Train Robbery as well."""
    t = table(
        sheriff(hand="money_bag"), outlaw(in_play="scope"), *TWO, pile="train_robbery-JC", bangs=1
    )
    t.choose("play", "money_bag", seat=1)
    t.choose("yield", "scope")
    assert t.in_play(1) == []


def test_a_copied_knife_revolver_does_not_return(table: SetUp) -> None:
    """GTR-57: neither the Money Bag nor the card."""
    t = table(
        sheriff(hand="money_bag"), outlaw(), *TWO, pile="knife_revolver", deck="KH KC", bangs=1
    )
    t.choose("play", "money_bag", seat=1)
    assert (t.hand(0), t.life(1)) == ([], 3)


def test_the_money_bag_off_turn(table: SetUp) -> None:
    """GTR-56: no Beer for the dying."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="money_bag", life=1), *TWO, pile="beer-6H")
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert not t.can("play", "money_bag")
    t.choose("give-up")
    assert t.is_out(1)


def test_the_money_bag_drives_the_train(table: SetUp) -> None:
    """GTR-56: Next Stop draws and moves."""
    t = table(sheriff(hand="money_bag"), outlaw(), *TWO, pile="next_stop-2D", line=LINE, deck="2C")
    t.play("money_bag")
    assert (station(t), t.hand(0)) == (2, ["bang-2C"])


# Most Wanted


def test_most_wanted(table: SetUp) -> None:
    """GTR-58: a card first, then a "draw!" each, from who played it; no Barrel helps."""
    t = table(
        sheriff(hand="most_wanted"),
        outlaw(in_play="barrel-QS"),
        *TWO,
        deck="bang-2D missed-2S missed-3S bang-3D missed-4S",
    )
    t.play("most_wanted")
    assert ([t.life(seat) for seat in range(4)], t.hand(0)) == ([4, 3, 4, 3], ["bang-2D"])


def test_most_wanted_is_to_blame(table: SetUp) -> None:
    """GTR-58: three cards for an Outlaw, a card for El Gringo, none for the own point."""
    t = table(
        sheriff(hand="most_wanted"),
        outlaw(life=1),
        outlaw("el_gringo"),
        renegade(),
        deck="bang-2D bang-3D missed-3S missed-4S bang-4D bang-5D bang-6D bang-7D",
    )
    t.play("most_wanted")
    assert (t.is_out(1), len(t.hand(0)), len(t.hand(2))) == (True, 3, 1)


def test_most_wanted_for_everyone(table: SetUp) -> None:
    """GTR-58, GTR-44: all at once, and the Outlaws win."""
    t = table(
        sheriff(hand="most_wanted", life=1),
        outlaw(life=1),
        outlaw(life=1),
        renegade(life=1),
        deck="bang-2D missed-2S missed-3S missed-4S missed-5S",
    )
    t.play("most_wanted")
    ride_on(t)
    assert t.match.view(0).ending == "ending-outlaws"


def test_the_sheriff_wants_his_deputy(table: SetUp) -> None:
    """GTR-58, B-75: the penalty takes the card he drew, too."""
    t = table(
        sheriff(hand="most_wanted beer-6H", in_play="scope"),
        deputy(life=1),
        outlaw(),
        *TWO,
        deck="bang-2D bang-3D missed-3S bang-4D bang-5D bang-6D",
    )
    t.play("most_wanted")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    assert (t.is_out(1), t.hand(0), t.in_play(0)) == (True, [], [])


# Refund


@pytest.mark.parametrize(
    ("card", "pick", "drawn"),
    [
        ("panic-JH", "hand", 1),
        ("cat_balou-KH", "scope", 1),
        ("cat_balou-KH", "refund", 0),
        ("panic-JH", "refund", 0),
    ],
)
def test_refund(table: SetUp, card: str, pick: str, drawn: int) -> None:
    """GTR-60: a card for each card that another takes or has discarded, not for itself."""
    t = table(
        sheriff(hand=card), outlaw(hand="beer-6H", in_play="refund scope"), *TWO, deck="2C 3C"
    )
    t.play(card, at=1, pick=pick)
    assert ("bang-2C" in t.hand(1)) is bool(drawn)


@pytest.mark.parametrize("choice", ["yield", "face"])
def test_no_refund_in_a_train_robbery(table: SetUp, choice: str) -> None:
    """GTR-60: the owner decides."""
    t = table(sheriff(hand="train_robbery-JC"), outlaw(in_play="refund scope"), *TWO, deck="2C 3C")
    t.play("train_robbery", at=1)
    t.choose(choice, "scope")
    t.choose("face", "refund")
    assert t.hand(1) == []


def test_no_refund_for_what_one_does_oneself(table: SetUp) -> None:
    """GTR-60: defence, excess, and Cat Balou on one's own card."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw(hand="bang-2D cat_balou-KH", in_play="refund scope"),
        *TWO,
        deck="2C 3C 4C 5C",
    )
    t.play("indians")
    t.choose("discard", "bang-2D")
    assert t.hand(1) == ["cat_balou-KH"]
    t.end_turn()
    t.play("cat_balou", at=1, pick="scope")
    assert len(t.hand(1)) == 2


def test_refund_from_the_circus(table: SetUp) -> None:
    """GTR-60: another player's Circus Wagon pays, unless the Refund itself goes."""
    for gone, drawn in (("scope", 1), ("refund", 0)):
        t = table(sheriff(in_play="circus_wagon"), outlaw(in_play="refund scope"), *TWO, deck="2C")
        t.choose("use-up", "circus_wagon")
        t.choose("discard", gone)
        assert len(t.hand(1)) == drawn


def test_refund_and_jesse_jones(table: SetUp) -> None:
    """GTR-60: an ability that takes counts too."""
    t = table(
        sheriff("jesse_jones"),
        outlaw(hand="beer-6H", in_play="refund"),
        *TWO,
        step="draw",
        deck="2C 3C",
    )
    t.choose("draw-hand", seat=1)
    assert (len(t.hand(1)), len(t.hand(0))) == (1, 2)


def test_no_refund_for_the_dead(table: SetUp) -> None:
    """GTR-60: not on elimination, nor for Vulture Sam, who takes it into his hand."""
    t = table(
        sheriff("vulture_sam", hand="bang-2D"),
        outlaw(hand="beer-6H jail-4H", in_play="refund mail_car", life=1),
        *TWO,
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert (t.hand(1), len(t.hand(0)), t.in_play(0)) == ([], 6, ["mail_car"])


# Strongbox


def test_the_strongbox_after_the_discard(table: SetUp) -> None:
    """GTR-61: no discard follows, even above the limit."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="beer-6H", in_play="strongbox"),
        *TWO,
        turn=1,
        deck="2C 3C 4C",
    )
    t.end_turn()
    assert (t.turn(), t.hand(1)) == (2, ["beer-6H", "bang-2C"])


@pytest.mark.parametrize(
    "seat", [outlaw(in_play="strongbox jail-JS"), outlaw("jimmy_texas", in_play="jail-JS")]
)
def test_the_card_of_a_lost_turn(table: SetUp, seat: Seat) -> None:
    """GTR-61, GTR-92: drawn all the same."""
    t = table(sheriff(), seat, *TWO, turn=1, step="start", deck="9C 2C 3C 4C")
    assert (t.turn(), t.hand(1)) == (2, ["bang-2C"])


def test_strongbox_and_jimmy_texas(table: SetUp) -> None:
    """GTR-92: added."""
    t = table(sheriff(), outlaw("jimmy_texas", in_play="strongbox"), *TWO, turn=1, deck="2C 3C 4C")
    t.end_turn()
    assert len(t.hand(1)) == 2


# Switch


def test_switch_with_weapons(table: SetUp) -> None:
    """GTR-63: who gets a weapon discards the old one, on both sides."""
    t = table(
        sheriff(hand="switch", in_play="schofield scope"),
        outlaw(in_play="volcanic-10S"),
        *TWO,
    )
    t.play("switch", at=1, pick="volcanic")
    t.choose("swap", "scope")
    assert (t.in_play(0), t.in_play(1)) == (["volcanic-10S"], ["scope-AS"])
    t = table(
        sheriff(hand="switch", in_play="schofield"),
        outlaw(in_play="volcanic-10S scope"),
        *TWO,
    )
    t.play("switch", at=1, pick="scope")
    assert (t.in_play(0), t.in_play(1)) == (["scope-AS"], ["schofield-JC"])


def test_switch_makes_no_pairs(table: SetUp) -> None:
    """GTR-63: nobody may end with two of a name; one Barrel for another is no such thing."""
    t = table(
        sheriff(hand="switch", in_play="barrel-QS"),
        outlaw(in_play="barrel-KS scope"),
        outlaw(in_play="mustang-8H"),
        renegade(),
    )
    assert not t.can("play", "switch", seat=1, pick="scope")
    assert t.can("play", "switch", seat=1, pick="barrel")
    assert t.can("play", "switch", seat=2, pick="mustang")


def test_switch_gives_the_sheriff_no_jail(table: SetUp) -> None:
    """GTR-64: neither by himself nor by another."""
    t = table(
        sheriff(in_play="scope"),
        outlaw(hand="switch", in_play="jail-JS ghost_car"),
        outlaw(in_play="mustang-8H"),
        renegade(),
        turn=1,
    )
    assert not t.can("play", "switch", seat=0)
    t.play("switch", at=2, pick="mustang")
    t.choose("swap", "jail")
    assert (t.in_play(2), sorted(t.in_play(1))) == (["jail-JS"], ["ghost_car", "mustang-8H"])


def test_switch_takes_a_ghost_car(table: SetUp) -> None:
    """GTR-64, GTR-80: its owner without life points is out at once; no reward."""
    t = table(
        sheriff(),
        outlaw(hand="switch", in_play="scope"),
        outlaw(ghost=True, in_play="ghost_car barrel-QS", hand="beer-6H"),
        renegade(),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("switch", at=2, pick="ghost_car")
    ride_on(t)
    assert (t.is_out(2), t.in_play(1), t.hand(1)) == (True, ["ghost_car"], [])
    assert set(t.pile()) == {"switch-6H", "scope-AS", "barrel-QS", "beer-6H"}


def test_a_ghost_gives_the_ghost_car_away(table: SetUp) -> None:
    """GTR-64, GTR-80: he is out, and his turn is over."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="switch", in_play="ghost_car"),
        outlaw(in_play="scope"),
        renegade(),
        turn=1,
    )
    t.play("switch", at=2, pick="scope")
    assert (t.is_out(1), t.in_play(2), t.turn()) == (True, ["ghost_car"], 2)


def test_switch_a_dynamite(table: SetUp) -> None:
    """GTR-62: at any distance, and it stays in play."""
    t = table(
        sheriff(hand="switch", in_play="dynamite"),
        deputy(),
        outlaw(),
        outlaw(in_play="scope"),
        *TWO,
    )
    t.play("switch", at=3, pick="scope")
    assert (t.in_play(3), t.in_play(0)) == (["dynamite-2H"], ["scope-AS"])


def test_switch_needs_a_card(table: SetUp) -> None:
    """GTR-62, GTR-102: of one's own, and of another; those of the Train are not in play."""
    t = table(sheriff(hand="switch"), outlaw(in_play="scope"), *TWO)
    assert not t.can("play", "switch")
    t = table(sheriff(hand="switch", in_play="scope"), outlaw(), *TWO)
    assert not t.can("play", "switch")


# Train Robbery


def test_a_robbery_of_nothing(table: SetUp) -> None:
    """GTR-66: it may be played, uses up the BANG!, and does nothing."""
    t = table(sheriff(hand="train_robbery-4D bang-2D"), deputy(), outlaw(), outlaw(), renegade())
    t.play("train_robbery", at=2)
    assert t.life(2) == 4
    assert not t.can("play", "bang")


def test_a_robbery_card_by_card(table: SetUp) -> None:
    """GTR-65, GTR-66: a Barrel that is kept helps, one that is gone does not."""
    t = table(
        sheriff(hand="train_robbery-4D"),
        outlaw(in_play="barrel-QS scope"),
        *TWO,
        deck="9H 9C",
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    t.choose("check", kind="barrel")
    t.choose("face", "barrel")
    t.choose("check", kind="barrel")
    assert (t.life(1), len(t.in_play(1))) == (3, 2)


def test_a_robbery_ends_with_its_victim(table: SetUp) -> None:
    """GTR-66, B-74: eliminated by the first BANG!, nothing more is asked; the reward is drawn."""
    t = table(
        sheriff(hand="train_robbery-4D"),
        outlaw(in_play="mustang-8H scope", life=1),
        *TWO,
        deck="2C 3C 4C",
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    ride_on(t)
    assert (t.is_out(1), len(t.hand(0))) == (True, 3)


def test_a_robbed_caboose(table: SetUp) -> None:
    """GTR-66, GTR-69: a card discarded as the Missed! needs no choice any more."""
    t = table(sheriff(hand="train_robbery-4D"), outlaw(in_play="caboose scope"), *TWO)
    t.play("train_robbery", at=1)
    t.choose("face", "caboose")
    t.choose("uncouple", "scope")
    assert (t.in_play(1), t.life(1), t.pile()[0]) == (["caboose"], 4, "scope-AS")


def test_el_gringo_is_robbed(table: SetUp) -> None:
    """GTR-65: each BANG! is one of its own; he takes a card for each hit."""
    t = table(
        sheriff(hand="train_robbery-4D beer-6H jail-JS"),
        outlaw("el_gringo", in_play="mustang-8H scope"),
        *TWO,
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    ride_on(t)
    assert len(t.hand(1)) == 1
    t.choose("face", "mustang")
    ride_on(t)
    assert (t.life(1), len(t.hand(1)), t.hand(0)) == (1, 2, [])


def test_robbed_without_life_points(table: SetUp) -> None:
    """GTR-65, GTR-80: who gives up the Ghost Car is out."""
    t = table(
        sheriff(hand="train_robbery-4D"),
        outlaw(ghost=True, in_play="ghost_car scope"),
        *TWO,
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    ride_on(t)
    t.choose("yield", "ghost_car")
    assert (t.is_out(1), t.hand(0)) == (True, [])


# Water Tower


def test_the_water_tower_is_beside_the_limit(table: SetUp) -> None:
    """GTR-67: it needs a paired wagon, and one more may be acquired."""
    t = table(
        sheriff(hand="water_tower bang-2D"),
        outlaw(),
        *TWO,
        line=LINE,
        at=2,
        row="caboose mail_car dining_car",
    )
    assert not t.can("play", "water_tower", pick="mail_car")
    t.play("water_tower", pick="caboose")
    t.choose("acquire", "mail_car")
    t.choose("discard", "bang")
    assert t.in_play(0) == ["caboose", "mail_car"]


def test_the_water_tower_and_the_ghost_car(table: SetUp) -> None:
    """GTR-25, GTR-67, GTR-77: it brings back one who is out."""
    t = table(
        sheriff(hand="water_tower"),
        outlaw(out=True),
        *TWO,
        line=LINE,
        at=2,
        row="ghost_car mail_car dining_car",
    )
    t.choose("play", "water_tower", seat=1, pick="ghost_car")
    assert (t.is_out(1), t.life(1), t.in_play(1), t.hand(1)) == (False, 0, ["ghost_car"], [])
    assert t.match.view(0).players[1].role == "outlaw"
