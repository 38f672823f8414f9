"""Shadows: what they may do, what they leave behind, and who wins (SG-10 to SG-62)."""

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.shadow_gunslingers.conftest import ended, gone, sides

DRAWN = ["bang-2C", "bang-3C"]


def test_out_until_ones_own_turn(table: SetUp) -> None:
    """SG-13, SG-14, SG-21: not counted before, there for a turn, and away again."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(),
        outlaw(out=True),
        renegade(),
        deputy(),
        deck="4C 5C 2C 3C 6C 7C",
    )
    assert t.match.view(0).players[3].distance == 2
    assert not t.can("play", "bang", seat=2)
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.hand(2), t.life(2), t.is_out(2)) == (DRAWN, 0, False)
    t.end_turn()
    t.asked(3, "ask-main")
    assert (t.hand(2), t.is_out(2)) == ([], True)
    assert sorted(t.pile()) == DRAWN


def test_eliminated_by_ones_own_duel_and_back(table: SetUp) -> None:
    """SG-10, SG-13, B-24: the turn is over; the next one is a shadow's."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="duel-QD", life=1),
        outlaw(),
        renegade(),
        turn=1,
        deck="4C 5C 6C 7C 8C 9C 2C 3C",
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert t.is_out(1)
    for _ in range(3):
        t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == DRAWN


def test_a_shadow_shot_at_loses_nothing(table: SetUp) -> None:
    """SG-25, SG-23: it loses its own Duel at no cost."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(),
        outlaw(shadow=True, hand="duel-QD"),
        renegade(),
        turn=2,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    t.asked(2, "ask-main")
    assert (t.life(2), t.is_out(2)) == (0, False)


def test_a_shadow_el_gringo_bart_cassidy(table: SetUp) -> None:
    """SG-25: nothing that triggers on losing life triggers."""
    t = table(
        sheriff(hand="bang-2D jail-JS"),
        outlaw("bart_cassidy", shadow=True, hand="duel-QD"),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C",
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert (t.hand(1), t.deck()[0]) == ([], "bang-2C")


def test_a_shadow_plays_a_beer(table: SetUp) -> None:
    """SG-26: without effect; a Saloon helps the living."""
    t = table(
        sheriff(life=1),
        outlaw(shadow=True, hand="beer-6H saloon"),
        outlaw(life=1),
        renegade(),
        turn=1,
    )
    t.play("beer")
    assert t.life(1) == 0
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [2, 0, 2, 4]


def test_two_living_and_a_shadow_are_three(table: SetUp) -> None:
    """SG-24: in the shadow's turn a Beer saves a living player; in any other it does not."""
    seats = [
        sheriff(hand="beer-6H", life=1),
        outlaw(),
        outlaw(shadow=True, hand="duel-QD"),
        renegade(out=True),
    ]
    t = table(*seats, turn=2)
    t.play("duel", at=0)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(0) == 1
    seats[1:3] = [outlaw(hand="duel-QD"), outlaw(out=True)]
    t = table(*seats, turn=1)
    t.play("duel", at=0)
    t.choose("take-it")
    t.choose("play", "beer")
    assert ended(t)[1] == (1, 2)


def test_a_shadow_counts_for_distance_and_general_store(table: SetUp) -> None:
    """SG-23: it sees, is seen, and takes a card."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(shadow=True, hand="general_store-9C"),
        renegade(),
        turn=2,
        deck="2C 3C 4C 5C",
    )
    assert t.match.view(1).players[3].distance == 2
    t.play("general_store")
    for seat in (2, 3, 0):
        t.asked(seat, t.decision.prompt.id)
        t.choose(t.decision.options[0].verb, t.decision.options[0].card)
    assert [len(t.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]


def test_a_shadows_jail_stays_its_weapon_goes(table: SetUp) -> None:
    """SG-30, SG-33: what lies in front of a living player stays."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(shadow=True, hand="jail-JS winchester dynamite"),
        renegade(),
        turn=2,
        deck="9C 2C 3C",
    )
    t.play("jail", at=1)
    t.play("winchester")
    t.play("dynamite")
    t.end_turn()
    assert (t.in_play(1), t.in_play(2)) == (["jail-JS"], [])
    assert sorted(t.pile()) == ["dynamite-2H", "winchester-8S"]


def test_a_dynamite_skips_shadows(table: SetUp) -> None:
    """SG-33: to the next player still in the game."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite"),
        outlaw(out=True),
        renegade(),
        turn=1,
        step="start",
        deck="5H",
    )
    assert t.in_play(3) == ["dynamite-2H"]


def test_vulture_sam_and_a_shadow(table: SetUp) -> None:
    """SG-12, SG-32, SG-E4: he takes at the elimination, and nothing when a shadow leaves."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS", life=1),
        outlaw("vulture_sam"),
        renegade(),
        deck="5C 6C 7C 8C 2C 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert t.hand(2) == ["barrel-QS"]
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="scope jail-JS"),
        outlaw("vulture_sam"),
        renegade(),
        turn=1,
        deck="2C 3C",
    )
    t.play("scope")
    t.end_turn()
    assert t.hand(2) == DRAWN


def test_greg_digger_and_herb_hunter_at_a_leaving(table: SetUp) -> None:
    """SG-32, SG-12: nothing; at the elimination both of them act."""
    t = table(
        sheriff(),
        outlaw(shadow=True),
        outlaw("herb_hunter"),
        renegade("greg_digger", life=1),
        turn=1,
        deck="2C 3C",
        sets=["dodge_city"],
    )
    t.end_turn()
    assert (t.hand(2), t.life(3)) == (DRAWN, 1)
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw("herb_hunter"),
        renegade("greg_digger", life=1),
        sets=["dodge_city"],
    )
    t.play("bang", at=1)
    assert (len(t.hand(2)), t.life(3)) == (2, 3)


def test_a_shadow_earns_a_reward(table: SetUp) -> None:
    """SG-28, SG-30: three cards for an Outlaw, gone with the rest."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D"),
        outlaw(life=1),
        renegade(),
        deputy(),
        turn=1,
        deck="2C 3C 4C 5C 6C",
    )
    t.play("bang", at=2)
    assert len(t.hand(1)) == 3
    t.end_turn()
    t.asked(2, "ask-main")  # a shadow too, by now
    assert (t.hand(1), len(t.pile())) == ([], 4)


def test_a_shadow_outlaw_kills_the_sheriff(table: SetUp) -> None:
    """SG-61, SG-62: the Outlaws win, he among them, unless only the Renegade is living."""
    t = table(
        sheriff(life=1),
        outlaw(shadow=True, hand="bang-2D"),
        outlaw(out=True),
        renegade(),
        deputy(),
        turn=1,
    )
    t.play("bang", at=0)
    assert ended(t)[1] == (1, 2)
    t = table(
        sheriff(life=1),
        outlaw(shadow=True, hand="gatling"),
        outlaw(life=1),
        renegade(),
        turn=1,
    )
    t.play("gatling")
    assert ended(t)[1] == (3,)


def test_the_renegade_alone_beside_shadows(table: SetUp) -> None:
    """SG-61, SG-40: two are living, Sheriff and Renegade: then there are no shadows any more."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(out=True), outlaw(life=1), renegade(), deck="2C 3C 4C 5C 6C"
    )
    t.play("bang", at=2)
    assert gone(t)
    t.end_turn()
    t.asked(3, "ask-main")


def test_out_for_good_in_the_middle_of_a_shadows_turn(table: SetUp) -> None:
    """SG-41: he has eliminated the last Outlaw; the reward is drawn, all is discarded, he goes."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D scope", in_play="volcanic-10S"),
        outlaw(life=1),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C 6C",
    )
    t.play("bang", at=2)
    t.asked(3, "ask-main")
    assert gone(t)
    assert (t.hand(1), t.in_play(1), t.is_out(1)) == ([], [], True)
    assert t.hand(3) == ["bang-5C", "bang-6C"]


def test_a_deputy_keeps_the_shadows_coming(table: SetUp) -> None:
    """SG-40: Sheriff, Deputy and Renegade are not only Sheriff and Renegade."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(),
        deputy(),
        deck="2C 3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    assert not gone(t)
    t.end_turn()
    t.asked(1, "ask-main")


def test_the_law_wins_whatever_shadows_there_are(table: SetUp) -> None:
    """SG-61: no Outlaw and no Renegade is living, though it is a shadow's turn."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D"),
        outlaw(life=1),
        renegade(out=True, side="outlaw"),
        turn=1,
    )
    t.play("bang", at=2)
    assert ended(t)[1] == (0,)


def test_shadow_deputies_win_with_the_law(table: SetUp) -> None:
    """SG-62, B-140: eliminated, he shoots the last Outlaw."""
    t = table(
        sheriff(),
        outlaw(life=1),
        deputy(shadow=True, hand="bang-2D"),
        outlaw(out=True),
        renegade(out=True, side="outlaw"),
        turn=2,
    )
    t.play("bang", at=1)
    assert ended(t)[1] == (0, 2)


@pytest.mark.parametrize(
    ("others", "side"),
    [
        ((outlaw(), outlaw(), deputy()), "deputy"),
        ((outlaw(out=True), outlaw(), deputy()), "outlaw"),
        ((outlaw(out=True), deputy(out=True), outlaw()), "deputy"),
    ],
)
def test_the_side_of_the_renegade(table: SetUp, others: tuple[Seat, ...], side: str) -> None:
    """SG-52, SG-53, SG-E1 to SG-E3: faces of the law against faces of Outlaws; a tie is theirs."""
    t = table(sheriff(), *others, renegade(out=True), turn=3)
    t.end_turn()
    t.asked(4, "ask-main")
    assert sides(t) == {"4": side}


def test_the_side_holds_until_the_next_turn(table: SetUp) -> None:
    """SG-54: an Outlaw goes after it is fixed; the law still has him."""
    t = table(
        sheriff(hand="bang-2D", in_play="scope"),
        outlaw(),
        outlaw(life=1),
        renegade(out=True, side="deputy"),
        deck="5C 6C 7C 8C 9C 2C 3C 4C",
    )
    t.play("bang", at=2)
    assert sides(t) == {"3": "deputy"}
    t.end_turn()
    t.end_turn()
    assert t.decision.seat == 2
    t.end_turn()
    t.asked(3, "ask-main")
    assert sides(t) == {"3": "outlaw"}


def test_no_side_yet(table: SetUp) -> None:
    """SG-51, SG-56: eliminated, and the game ends before his turn: he has won nothing."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D bang-3D", in_play="volcanic-10S scope"),
        outlaw(),
        renegade(life=1),
        turn=1,
    )
    t.play("bang-2D", at=3)
    assert sides(t) == {}
    t.play("bang-3D", at=0)
    assert ended(t)[1] == (1, 2)


def test_the_shadow_renegade_wins_with_the_outlaws(table: SetUp) -> None:
    """SG-62, SG-54: with the side he is on at that moment."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-3D"),
        outlaw(out=True),
        renegade(out=True, side="outlaw"),
        turn=1,
    )
    t.play("bang-3D", at=0)
    assert ended(t)[1] == (1, 2, 3)


def test_the_shadow_renegade_kills_the_sheriff_alone(table: SetUp) -> None:
    """SG-55, SG-61, SG-62: he can win as an Outlaw only, or lose as a Deputy."""
    for side, winners in (("outlaw", (1, 2, 3)), ("deputy", (1, 2))):
        t = table(
            sheriff(life=1),
            outlaw(),
            outlaw(out=True),
            renegade(shadow=True, side=side, hand="bang-3D"),
            turn=3,
        )
        t.play("bang-3D", at=0)
        assert ended(t)[1] == winners


EIGHT = ["dodge_city"]


@pytest.mark.parametrize("side", ["outlaw", "deputy"])
def test_two_renegades_count_each_other(table: SetUp, side: str) -> None:
    """SG-57: the other counts for the side he is on; without him it would be a tie."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        outlaw(),
        deputy(),
        renegade(out=True, side=side),
        deputy(),
        renegade(out=True),
        turn=6,
        sets=EIGHT,
    )
    t.end_turn()
    t.asked(7, "ask-main")
    assert sides(t) == {"5": side, "7": side}


def test_a_renegade_without_a_side_is_ignored(table: SetUp) -> None:
    """SG-57, SG-53: two of the law against one Outlaw."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        outlaw(),
        deputy(out=True),
        deputy(),
        renegade(out=True),
        renegade(out=True),
        turn=5,
        sets=EIGHT,
    )
    t.end_turn()
    t.asked(6, "ask-main")
    assert sides(t) == {"6": "deputy"}


def test_the_living_renegade_is_not_counted(table: SetUp) -> None:
    """SG-57, SG-52: his role is not face up."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        outlaw(),
        deputy(),
        deputy(),
        renegade(),
        renegade(out=True),
        turn=6,
        sets=EIGHT,
    )
    t.end_turn()
    t.asked(7, "ask-main")
    assert sides(t) == {"7": "outlaw"}


@pytest.mark.parametrize("both", [True, False])
def test_sheriff_and_renegades(table: SetUp, both: bool) -> None:
    """SG-42: with exactly one Renegade the shadows are gone, with both they are not."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(out=True),
        outlaw(out=True),
        deputy(out=True),
        deputy(out=True),
        renegade(),
        renegade(out=not both, side="" if both else "outlaw"),
        sets=EIGHT,
    )
    t.play("bang", at=1)
    assert gone(t) == (not both)


def test_gone_for_good_stays_so(table: SetUp) -> None:
    """SG-41: no shadow has a turn any more."""
    t = table(
        sheriff(), outlaw(out=True), outlaw(out=True), renegade(), gone=True, deck="2C 3C 4C 5C"
    )
    t.end_turn()
    t.asked(3, "ask-main")
    t.end_turn()
    t.asked(0, "ask-main")


def test_a_shadows_hand_limit(table: SetUp) -> None:
    """SG-30: everything goes, whatever the limit; Sean Mallory keeps nothing."""
    t = table(
        sheriff(),
        outlaw("sean_mallory", shadow=True, hand="2C 3C 4C"),
        outlaw(),
        renegade(),
        turn=1,
        sets=["dodge_city"],
    )
    t.end_turn()
    assert (t.hand(1), len(t.pile())) == ([], 3)


@pytest.mark.parametrize(("character", "drawn"), [("pixie_pete", 3), ("bill_noface", 5)])
def test_phase_1_of_a_shadow(table: SetUp, character: str, drawn: int) -> None:
    """SG-22: Pixie Pete draws three, Bill Noface one for each point he is missing and one."""
    t = table(
        sheriff(),
        outlaw(character, out=True),
        outlaw(),
        renegade(),
        sets=["dodge_city"],
    )
    t.end_turn()
    assert len(t.hand(1)) == drawn


def test_chuck_wengam_has_nothing_to_give(table: SetUp) -> None:
    """SG-25: no life is paid; Sid Ketchum has none to regain."""
    t = table(
        sheriff(),
        outlaw("chuck_wengam", shadow=True),
        outlaw(),
        renegade(),
        turn=1,
        sets=["dodge_city"],
    )
    assert not t.can("use")
    t = table(
        sheriff(),
        outlaw("sid_ketchum", shadow=True, hand="2C 3C"),
        outlaw(),
        renegade(),
        turn=1,
    )
    assert not t.can("use")


def test_the_shadow_of_suzy_lafayette(table: SetUp) -> None:
    """SG-21, B-129: her ability is hers in her turn, and no card survives its end."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", shadow=True, hand="beer-6H"),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C 6C",
    )
    t.play("beer")
    assert t.hand(1) == ["bang-2C"]
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.hand(1), t.is_out(1)) == ([], True)


def test_jesse_jones_cannot_take_from_one_who_is_away(table: SetUp) -> None:
    """SG-14: nor can anybody aim at him."""
    t = table(
        sheriff(hand="jail-JS duel-QD cat_balou-9D"),
        outlaw(out=True),
        outlaw(hand="2C"),
        renegade(),
    )
    for card in ("jail", "duel", "cat_balou"):
        assert not t.can("play", card, seat=1)


def test_a_shadow_jails_nobody_twice_and_shoots_once(table: SetUp) -> None:
    """SG-23: the limits of a turn hold."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D bang-3D jail-JS"),
        outlaw(in_play="jail-4H"),
        renegade(),
        turn=1,
    )
    assert not t.can("play", "jail", seat=2)
    t.play("bang-2D", at=2)
    assert not t.can("play", "bang-3D")
