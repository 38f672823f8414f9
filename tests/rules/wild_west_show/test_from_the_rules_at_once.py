"""Two things at one moment, and the show among the other sets (WW-7 to WW-9, WW-80 to WW-86)."""

import pytest

from standoff.games import roles
from standoff.kernel.errors import IllegalAnswer
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

VALLEY = ["valley_of_shadows", "wild_west_show"]
DODGE = ["dodge_city", "wild_west_show"]
NOON = ["high_noon", "wild_west_show"]
FISTFUL = ["fistful_of_cards", "wild_west_show"]
GOLD = ["gold_rush", "wild_west_show"]
ARMS = ["wild_west_show", "armed_and_dangerous"]
QUIET = "escape saved"
"""Cards of the Valley that would have others asked; they lie on the pile."""

# Roles and ghosts


def test_helena_deals_to_a_ghost(table: SetUp) -> None:
    """WW-28, WW-84: its role is one of those dealt; nobody but its owner knows the new one."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        deputy(),
        shows="helena_zontero",
        deck="2C 3C beer-6H",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("stagecoach")
    for seat in range(5):
        known = {p.seat for p in t.match.view(seat).players if p.role is not None}
        assert known == {0, seat}
    dealt = sorted(t.match.view(seat).players[seat].role or "" for seat in range(1, 5))
    assert dealt == ["deputy", "outlaw", "outlaw", "renegade"]


def test_helena_with_three_players(table: SetUp) -> None:
    """WW-29: all three roles are dealt, face up."""
    t = table(
        deputy(hand="stagecoach"),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck="2C 3C beer-6H",
        sets=DODGE,
    )
    t.play("stagecoach")
    seen = [player.role for player in t.match.view(1).players]
    assert sorted(map(str, seen)) == ["deputy", "outlaw", "renegade"]


def test_helena_acts_once(table: SetUp) -> None:
    """WW-28: not again in the next turn."""
    t = table(
        sheriff(), outlaw(), outlaw(), renegade(), show="helena_zontero", deck="beer-6H beer-7H 2C"
    )
    before = [t.player(seat).role for seat in range(4)]
    t.end_turn()
    assert t.hand(1) == ["beer-6H", "beer-7H"]
    assert [t.player(seat).role for seat in range(4)] == before


def test_bone_orchard_does_not_act_on_a_ghost(table: SetUp) -> None:
    """WW-84: it is in the game."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        show="bone_orchard",
        pile=QUIET,
        sets=VALLEY,
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(1)) == (0, ["ghost-9S"])


def test_bone_orchard_hides_the_roles_of_those_still_out(table: SetUp) -> None:
    """WW-11: face down for all, and they win or lose with the role dealt to them."""
    t = table(
        sheriff(), outlaw(out=True), deputy(out=True), outlaw(), renegade(), show="bone_orchard"
    )
    t.end_turn()
    for seat in range(5):
        assert t.match.view(seat).players[2].role is None


def test_bone_orchard_three_players(table: SetUp) -> None:
    """WW-11: there roles stay face up."""
    t = table(
        deputy(),
        outlaw(out=True),
        renegade(),
        show="bone_orchard",
        sets=DODGE,
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.match.view(2).players[1].role == "outlaw"


def test_bone_orchard_and_a_player_eliminated_in_the_own_turn(table: SetUp) -> None:
    """WW-13, B-24: that turn is over; it comes up again a round later."""
    t = table(
        sheriff(),
        outlaw(life=1, in_play="dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="bone_orchard",
        deck="missed-5S 2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.asked(2, "ask-main")
    assert t.is_out(1)
    for _ in range(3):
        t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 1


# Miss Susanna


def test_susanna_aim_and_its_bang_card_are_two(table: SetUp) -> None:
    """WW-38: so with a Scope they make three."""
    t = table(
        sheriff(hand="aim bang-2D scope"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("scope")
    t.play("aim", at=1, pick="bang-2D")
    t.end_turn()
    assert t.life(0) == 5


def test_susanna_a_missed_in_the_own_turn(table: SetUp) -> None:
    """WW-38: played in reaction to a Backfire's shot."""
    t = table(
        sheriff(hand="bang-2D missed-2S scope"),
        outlaw(hand="backfire"),
        outlaw(),
        renegade(),
        show="miss_susanna",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("scope")
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose("play", "missed")
    t.end_turn()
    assert t.life(0) == 5


def test_susanna_saved_and_escape_in_the_own_turn(table: SetUp) -> None:
    """WW-38: cards played in reaction."""
    t = table(
        sheriff(hand="bandidos escape saved"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        deck="2C 3C 4C",
        sets=VALLEY,
    )
    t.play("bandidos")
    t.choose("play", "escape")
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    t.end_turn()
    assert (t.life(0), t.life(1)) == (5, 4)


def test_susanna_a_beer_when_dying_in_the_own_turn(table: SetUp) -> None:
    """WW-38: it is a card played in one's own turn."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite", hand="beer-6H scope mustang-8H", life=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="miss_susanna",
        deck="missed-5S 2C 3C",
    )
    t.choose("play", "beer")
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    t.asked(2, "ask-main")
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_susanna_and_ghosts(table: SetUp) -> None:
    """WW-84: she costs a ghost nothing."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        show="miss_susanna",
        pile=QUIET,
        sets=VALLEY,
    )
    t.end_turn()
    assert (t.life(1), t.is_out(1)) == (0, False)


def test_susanna_and_shadows(table: SetUp) -> None:
    """SG-73."""
    t = table(
        sheriff(),
        outlaw(shadow=True),
        outlaw(),
        renegade(),
        turn=1,
        show="miss_susanna",
        sets=["wild_west_show"],
        variants=["shadow_gunslingers"],
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert not t.happened("lost-life", seat=1)


def test_susanna_cards_out_of_turn_do_not_count(table: SetUp) -> None:
    """WW-35: three cards in their own turn; each turn is counted by itself."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="missed-2S scope mustang-8H"),
        outlaw(),
        renegade(),
        show="miss_susanna",
        deck="jail-JS 4C 5C 6C",
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    t.end_turn()
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    assert (t.life(0), t.life(1)) == (4, 3)


def test_susanna_and_bart_cassidy(table: SetUp) -> None:
    """WW-7, WW-35: after phase 3, so he may hold more than his limit."""
    t = table(
        sheriff("bart_cassidy", hand="jail-JS jail-4H", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        deck="2C 3C 4C",
    )
    t.end_turn()
    assert (t.life(0), len(t.hand(0))) == (1, 3)


def test_susanna_vendetta_for_the_dead(table: SetUp) -> None:
    """EV-20: who is out by her penalty draws! for nothing any more."""
    t = table(
        sheriff(),
        outlaw(life=1),
        outlaw(),
        renegade(),
        turn=1,
        show="miss_susanna",
        event="vendetta",
        deck="beer-6H beer-7H",
        sets=FISTFUL,
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(2)) == (True, ["beer-6H", "beer-7H"])


def test_susanna_a_card_that_was_cancelled_was_played(table: SetUp) -> None:
    """WW-38: whatever became of it; a Jail in front of another counts too."""
    t = table(
        sheriff(hand="bang-2D jail-JS beer-6H"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    t.play("jail", at=2)
    t.play("beer")
    t.end_turn()
    assert t.life(0) == 5


def test_susanna_black_flower_and_der_spot(table: SetUp) -> None:
    """WW-38, VS-50, VS-52: cards used through an ability are played from hand."""
    t = table(
        sheriff("black_flower", hand="missed-10C bang-2D scope"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("scope")
    t.choose("clubs", "missed", seat=1)
    t.play("bang", at=1)
    t.end_turn()
    assert t.life(0) == 5


def test_susanna_dangerous_cards(table: SetUp) -> None:
    """AD-145: to use one does not count."""
    t = table(
        sheriff(hand="scope mustang-8H", in_play="whip", load=0),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        show="miss_susanna",
        sets=ARMS,
    )
    t.choose("use-card", "whip", seat=1, pick="barrel-QS")
    for card in ("scope", "mustang"):
        t.play(card)
        if t.decision.prompt.id == "ask-recharge":
            t.choose("no-load")
    t.end_turn()
    assert t.life(0) == 4


# Gag


def test_gag_ghosts_and_the_dead_talk_freely(table: SetUp) -> None:
    """WW-26, WW-84."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(),
        show="gag",
        pile=QUIET,
        sets=VALLEY,
    )
    for seat in (1, 2):
        with pytest.raises(IllegalAnswer):
            t.talk(seat)
    assert (t.life(1), t.is_out(1)) == (0, False)


def test_gag_the_sheriff_talks_himself_to_death(table: SetUp) -> None:
    """WW-25, B-139: the Outlaws win."""
    t = table(sheriff(life=1), outlaw(), outlaw(), renegade(), show="gag")
    t.talk(0)
    assert t.match.view(0).ending == "ending-outlaws"


def test_gag_twice_during_one_card(table: SetUp) -> None:
    """WW-26: each message."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="missed-2S"), outlaw(), renegade(), show="gag")
    t.play("bang", at=1)
    t.talk(2)
    t.talk(2)
    assert t.life(2) == 4
    t.choose("take-it")
    assert (t.life(2), t.life(1)) == (2, 3)


def test_gag_and_saved(table: SetUp) -> None:
    """VS-34: any loss that is no payment."""
    t = table(
        sheriff(),
        outlaw(life=1),
        outlaw(hand="saved"),
        renegade(),
        show="gag",
        deck="2C 3C",
        sets=VALLEY,
    )
    t.talk(1)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), len(t.hand(2))) == (1, 2)


def test_gag_bart_cassidy_and_el_gringo(table: SetUp) -> None:
    """WW-7, EV-15: the one draws, the other takes nothing."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("bart_cassidy"),
        outlaw("el_gringo"),
        renegade(),
        show="gag",
        deck="2C",
    )
    t.talk(1)
    t.talk(2)
    assert (t.hand(1), t.hand(2), t.life(2)) == (["bang-2C"], [], 2)


# Showdown among the others


def test_showdown_aim_with_any_card(table: SetUp) -> None:
    """WW-84: and not with a BANG! card (WW-41)."""
    t = table(
        sheriff(hand="aim bang-2D beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        pile=QUIET,
        sets=VALLEY,
    )
    assert not t.can("play", "aim", pick="bang-2D")
    t.play("aim", at=1, pick="beer-6H")
    assert t.life(1) == 2


def test_showdown_der_spot(table: SetUp) -> None:
    """WW-84: any non-BANG! card."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        pile=QUIET,
        sets=VALLEY,
    )
    assert not t.can("burst", "bang")
    t.choose("burst", "beer")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_showdown_lemat_does_not_bring_bang_cards_back(table: SetUp) -> None:
    """WW-41, EV-18: only as Missed!, in every respect."""
    t = table(
        sheriff(hand="bang-2D", in_play="lemat"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        pile=QUIET,
        sets=VALLEY,
    )
    assert not t.can("play", "bang")


def test_showdown_mick_defender(table: SetUp) -> None:
    """WW-41, VS-57: a BANG! card is a Missed! card for him."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("mick_defender", hand="bang-2D"),
        outlaw(),
        renegade(),
        show="showdown",
        pile=QUIET,
        sets=VALLEY,
    )
    t.choose("play", "gatling", kind=None)
    t.choose("parry", "bang")
    assert (t.life(1), t.life(2)) == (4, 3)


def test_showdown_no_escape_from_it(table: SetUp) -> None:
    """VS-29: a BANG! card in any form; a Bounty pays (VS-2)."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw(hand="escape", in_play="bounty"),
        outlaw(),
        renegade(),
        show="showdown",
        deck="2C",
        sets=VALLEY,
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert not t.can("play", "escape")
    while t.decision.seat == 1 or t.decision.prompt.id == "ask-save":
        t.choose("take-it" if t.can("take-it") else "let-it")
    assert (t.life(1), t.hand(0)) == (3, ["bang-2C"])


def test_showdown_volcanic(table: SetUp) -> None:
    """WW-42: the limit applies, where there is one."""
    t = table(
        sheriff(hand="beer-6H beer-7H jail-JS", in_play="volcanic-10S"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
    )
    for card in ("beer-6H", "beer-7H", "jail"):
        t.choose("play", card, kind="bang", seat=1)
    assert t.life(1) == 1


def test_showdown_calamity_janets_missed(table: SetUp) -> None:
    """WW-41, WW-42: a Missed! shoots, for her as for all; a BANG! card dodges."""
    t = table(
        sheriff(hand="missed-2S"),
        outlaw("calamity_janet", hand="bang-2D"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "missed", kind="bang", seat=1)
    t.choose("play", "bang")
    assert t.life(1) == 4


def test_showdown_ends_at_once(table: SetUp) -> None:
    """EV-17: BANG! cards shoot again, in the same turn; the shot before still counts."""
    t = table(
        sheriff(hand="stagecoach beer-6H bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        shows="gag",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "stagecoach", kind=None)
    assert not t.can("play", "bang-2D")
    t = table(
        sheriff(hand="stagecoach beer-6H bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        shows="gag",
    )
    t.choose("play", "stagecoach", kind=None)
    assert t.can("play", "bang-2D", seat=1)


def test_showdown_molly_stark_against_indians(table: SetUp) -> None:
    """WW-81: the card is used as a BANG! card out of her turn: she draws."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw("molly_stark", hand="jail-JS"),
        outlaw(),
        renegade(),
        show="showdown",
        deck="2C",
        sets=DODGE,
    )
    t.choose("play", "indians", kind=None)
    t.choose("discard", "jail")
    assert (t.life(1), t.hand(1)) == (4, ["bang-2C"])


# Order at the start of a turn


def test_high_noon_before_darling_valentine(table: SetUp) -> None:
    """WW-9: the event first: a Beer of the old hand may save."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H", life=1),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
        event="high_noon",
        deck="2C 3C 4C",
        sets=NOON,
    )
    t.choose("play", "beer")
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_a_skipped_turn_costs_nothing(table: SetUp) -> None:
    """WW-32, HN-56: no start-of-turn effect at all."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(life=1),
        show="lady_rose_of_texas",
        event="high_noon",
        sets=NOON,
    )
    t.choose("swap-seats", seat=3)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(3), t.life(1)) == (1, 3)


def test_a_leader_who_skips_reveals_nothing(table: SetUp) -> None:
    """EV-10: the event in force stays for one more round."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
        number=6,
        show="lady_rose_of_texas",
        event="blessing",
        events="curse",
        sets=NOON,
    )
    t.choose("swap-seats", seat=0)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.event() == "blessing"
    for seat in (3, 1):
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.hand(t.decision.seat)[0])
        t.asked(seat, "ask-main")
    assert t.event() == "blessing"
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(t.decision.seat)[0])
    t.asked(0, "ask-main")
    assert t.event() == "curse"


def test_not_skipped_twice(table: SetUp) -> None:
    """WW-32: swapped again, the same player loses only one turn."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), deputy(), show="lady_rose_of_texas")
    t.choose("swap-seats", seat=4)
    t.end_turn()
    t.asked(1, "ask-main")
    assert {o.seat for o in t.decision.options if o.verb == "swap-seats"} == {4}
    t.choose("swap-seats", seat=4)
    turns = []
    for _ in range(5):
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.hand(t.decision.seat)[0])
        turns.append(t.decision.seat)
    assert turns == [2, 3, 0, 1, 4]


def test_lady_rose_and_the_general_store(table: SetUp) -> None:
    """WW-31: what goes round the table goes by the new seats."""
    t = table(
        sheriff(hand="general_store-9C"),
        outlaw(),
        outlaw(),
        renegade(),
        show="lady_rose_of_texas",
        deck="2C 3C 4C 5C",
    )
    t.choose("swap-seats", seat=3)
    t.play("general_store-9C")
    order = []
    while t.decision.prompt.id == "ask-store":
        order.append(t.decision.seat)
        t.answer(t.decision.options[0].key)
    assert order[:3] == [0, 3, 1]


def test_lady_rose_and_the_dynamite(table: SetUp) -> None:
    """WW-31, B-105: to the left of the new seat."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(in_play="dynamite"),
        show="lady_rose_of_texas",
        deck="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC",
    )
    t.choose("swap-seats", seat=3)
    for _ in range(4):
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.hand(t.decision.seat)[0])
    t.asked(3, "ask-main")
    assert (t.in_play(3), t.in_play(1)) == ([], ["dynamite-2H"])


def test_lady_rose_a_ghost_may_be_swapped(table: SetUp) -> None:
    """WW-30, VS-10: it counts as in the game."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(ghost=True, in_play="ghost-9S"),
        show="lady_rose_of_texas",
        pile=QUIET,
        sets=VALLEY,
    )
    t.choose("swap-seats", seat=3)
    t.end_turn()
    t.asked(1, "ask-main")


# Dorothy Rage among the others


def order(t: Table, seat: int, kind: str, at: int | None = None) -> None:
    """The player whose turn it is has another play a card."""
    t.choose("command", seat=seat)
    t.choose("name", kind=kind)
    if at is not None:
        t.choose("order", seat=at)
    while t.decision.prompt.id == "ask-obey":
        t.answer(t.decision.options[0].key)


def test_dorothy_a_stagecoach_on_order(table: SetUp) -> None:
    """WW-22, WW-3: the ordered player draws; the show goes on."""
    t = table(
        sheriff(),
        outlaw(hand="stagecoach"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        shows="gag",
        deck="2C 3C",
    )
    order(t, 1, "stagecoach")
    assert (t.hand(1), t.show()) == (["bang-2C", "bang-3C"], "gag")


def test_dorothy_the_one_who_orders_dies_of_it(table: SetUp) -> None:
    """WW-22, B-24: shot in the own turn, which ends; the reward goes to who shot."""
    t = table(
        sheriff(),
        outlaw(life=1),
        outlaw(hand="gatling"),
        renegade(),
        turn=1,
        show="dorothy_rage",
        deck="2C 3C 4C 5C 6C",
    )
    order(t, 2, "gatling")
    t.asked(2, "ask-main")
    assert (t.is_out(1), len(t.hand(2))) == (True, 5)


def test_dorothy_lee_van_kliff_does_not_repeat_the_ordered_card(table: SetUp) -> None:
    """WW-67: in his turn, a card that he played."""
    t = table(
        sheriff(),
        outlaw("lee_van_kliff", hand="beer-6H bang-2D", life=2),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    order(t, 1, "beer")
    t.asked(0, "ask-main")
    assert t.life(1) == 3


def test_dorothy_the_limit_of_the_ordered_player(table: SetUp) -> None:
    """WW-22: neither that of the one who orders; a BANG! card played before does not forbid it."""
    t = table(
        sheriff(hand="bang-3D"), outlaw(hand="bang-2D"), outlaw(), renegade(), show="dorothy_rage"
    )
    t.play("bang-3D", at=3)
    order(t, 1, "bang", at=2)
    assert t.life(2) == 3


def test_dorothy_the_reach_is_theirs(table: SetUp) -> None:
    """WW-21: a Winchester of the ordered player."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", in_play="winchester"),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        show="dorothy_rage",
    )
    order(t, 1, "bang", at=4)
    assert t.life(4) == 3


def test_dorothy_a_name_already_in_play(table: SetUp) -> None:
    """WW-23: they show the card, and nothing happens."""
    t = table(
        sheriff(),
        outlaw(hand="mustang-8H", in_play="mustang-9H"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    order(t, 1, "mustang")
    t.asked(0, "ask-main")
    assert (t.hand(1), t.match.view(3).players[1].hand) == (["mustang-8H"], ("mustang-8H",))


def test_dorothy_no_jail_for_the_sheriff(table: SetUp) -> None:
    """WW-23: not even on order."""
    t = table(sheriff(), outlaw(hand="jail-JS"), outlaw(), renegade(), turn=3, show="dorothy_rage")
    order(t, 1, "jail", at=0)
    t.asked(3, "ask-main")
    assert (t.in_play(0), t.hand(1)) == ([], ["jail-JS"])


def test_dorothy_under_the_sermon(table: SetUp) -> None:
    """WW-9, WW-21, HN-30: as if it were their own turn: no BANG! card then."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        event="sermon",
        sets=NOON,
    )
    order(t, 1, "bang", at=2)
    t.asked(0, "ask-main")
    assert t.life(2) == 4


def test_dorothy_a_ghost_is_called(table: SetUp) -> None:
    """WW-19, VS-10: with its target."""
    t = table(
        sheriff(),
        outlaw(hand="ghost-9S"),
        outlaw(out=True),
        renegade(out=True),
        deputy(),
        show="dorothy_rage",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "ghost", at=2)
    assert not t.is_out(2)


def test_dorothy_the_extra_card_is_chosen_by_who_pays(table: SetUp) -> None:
    """WW-22: costs other than the card itself."""
    t = table(
        sheriff(),
        outlaw(hand="springfield jail-JS beer-6H"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        sets=DODGE,
    )
    order(t, 1, "springfield", at=3)
    t.asked(1, "ask-cost")
    t.choose("discard", "beer")
    assert (t.life(3), t.hand(1)) == (3, ["jail-JS"])


def test_dorothy_green_cards_go_down(table: SetUp) -> None:
    """WW-22: in front of that player."""
    t = table(
        sheriff(), outlaw(hand="knife"), outlaw(), renegade(), show="dorothy_rage", sets=DODGE
    )
    order(t, 1, "knife")
    assert t.in_play(1) == ["knife-8H"]


def test_dorothy_and_a_lemonade(table: SetUp) -> None:
    """WW-22, VS-56: the ordered player's Beer; Jim ordering it may drink along."""
    t = table(
        sheriff("lemonade_jim", hand="jail-JS", life=2),
        outlaw(hand="beer-6H", life=2),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "beer")
    t.choose("discard", "jail")
    assert (t.life(0), t.life(1)) == (3, 3)


# The final card among the others


def test_final_a_ghost_counts(table: SetUp) -> None:
    """WW-84, VS-13: one living player and a ghost: not over until the ghost leaves."""
    t = table(
        sheriff(hand="bang-2D cat_balou-KH"),
        outlaw(life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(out=True),
        show="wild_west_show_final",
        deck="2C 3C 4C",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    t.play("cat_balou", at=2, pick="ghost-9S")
    assert t.match.view(0).winners == (0,)


def test_final_a_ghost_wins(table: SetUp) -> None:
    """WW-46, WW-84: the last one in the game, alive or not."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(ghost=True, hand="bang-2D", in_play="ghost-9S"),
        renegade(out=True),
        turn=2,
        show="wild_west_show_final",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("bang", at=0)
    assert t.match.view(0).winners == (2,)


def test_final_the_ghost_of_a_sheriff(table: SetUp) -> None:
    """WW-45, VS-11: still the Sheriff: no Jail."""
    t = table(
        sheriff(ghost=True, in_play="ghost-9S"),
        outlaw(hand="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        show="wild_west_show_final",
        pile=QUIET,
        sets=VALLEY,
    )
    assert not t.can("play", "jail", seat=0)
    assert t.can("play", "jail", seat=2)


def test_final_a_shared_gatling(table: SetUp) -> None:
    """WW-46: who is left alone wins, whatever the role."""
    t = table(
        sheriff(life=1),
        outlaw(hand="gatling"),
        outlaw(life=1),
        renegade(life=1),
        turn=1,
        show="wild_west_show_final",
    )
    t.play("gatling")
    assert t.match.view(0).winners == (1,)


def test_final_a_renegade_is_no_special_case(table: SetUp) -> None:
    """WW-46, B-138: with the Sheriff out and two left, nobody has won."""
    t = table(
        sheriff(life=1),
        outlaw(),
        outlaw(out=True),
        renegade(hand="bang-2D"),
        turn=3,
        show="wild_west_show_final",
    )
    t.play("bang", at=0)
    t.asked(3, "ask-main")


def test_final_beer_with_two(table: SetUp) -> None:
    """WW-45: nothing else changes: B-68 holds."""
    t = table(
        sheriff(hand="beer-6H", life=2),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
        show="wild_west_show_final",
    )
    t.play("beer")
    assert t.life(0) == 2


# Characters among the others


def test_john_pain_in_jail(table: SetUp) -> None:
    """WW-66: the card is his, the turn is lost."""
    t = table(
        sheriff(),
        outlaw("john_pain", in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.asked(2, "ask-main")
    assert t.hand(1) == ["bang-2C"]


def test_john_pain_two_flips_and_five_cards(table: SetUp) -> None:
    """WW-66: the second of two "draw!"s finds him with six."""
    five = "beer-7H beer-8H jail-JS jail-4H mustang-8H"
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("jourdonnais", in_play="barrel-QS"),
        outlaw("john_pain", hand=five),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    if t.decision.prompt.id == "ask-shot":
        t.choose("take-it")
    assert (len(t.hand(2)), "bang-3C" in t.pile(), "bang-2C" in t.hand(2)) == (6, True, True)


def test_john_pain_takes_teren_kills_card(table: SetUp) -> None:
    """WW-66, WW-69."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1),
        outlaw("john_pain"),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1), t.hand(2)) == (1, ["bang-3C"], ["bang-2C"])


def test_john_pain_never_gets_the_dynamite(table: SetUp) -> None:
    """DV-30: it is placed before the "draw!" counts."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS"),
        outlaw("john_pain"),
        renegade(),
        deck="dynamite-2H beer-6H 3C",
        sets=["wild_west_show"],
        variants=["dynamite_variant"],
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert (t.life(1), t.hand(2)) == (4, ["beer-6H"])


def test_teren_kill_and_saved(table: SetUp) -> None:
    """VS-34, WW-69: saved, he need not draw!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1),
        outlaw(hand="saved"),
        renegade(),
        deck="missed-5S 3C 4C",
        sets=VALLEY,
    )
    t.play("bang", at=1)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), t.hand(2)) == (1, ["missed-5S", "bang-3C"])


def test_teren_kill_half_saved(table: SetUp) -> None:
    """VS-34, WW-85: one of two; his draw! is part of the attempt, then the two cards are taken."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw("teren_kill", life=1),
        outlaw(hand="saved"),
        renegade(),
        deck="2C 3C 4C 5C",
        sets=VALLEY,
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "saved")
    t.asked(2, "ask-thanks")
    assert (t.life(1), t.hand(1)) == (1, ["bang-3C"])
    t.choose("from-hand", seat=1)
    assert t.hand(2) == ["bang-3C"]


def test_teren_kill_as_sheriff(table: SetUp) -> None:
    """WW-69: the game goes on, or it does not."""
    for card, over in (("2C", False), ("missed-5S", True)):
        t = table(
            sheriff("teren_kill", life=1),
            outlaw(hand="bang-2D"),
            outlaw(),
            renegade(),
            turn=1,
            deck=f"{card} 3C",
        )
        t.play("bang", at=0)
        assert t.match.over == over


def test_teren_kill_is_no_ghost(table: SetUp) -> None:
    """VS-12, WW-69: kept by a Ghost he cannot be eliminated, so he does not draw!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        deck="2C 3C",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("bang", at=1)
    if t.decision.prompt.id == "ask-shot":
        t.choose("take-it")
    assert (t.life(1), t.hand(1), t.deck()[0]) == (0, [], "bang-2C")


def test_flint_westwood_dies_of_the_first_shot(table: SetUp) -> None:
    """WW-84, VS-55: the card stays with Henry Block; his own is discarded with the rest."""
    t = table(
        sheriff("henry_block", hand="beer-6H beer-7H"),
        outlaw("flint_westwood", hand="jail-JS scope", life=1),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C 6C",
        pile=QUIET,
        sets=VALLEY,
    )
    t.choose("trade", "jail", seat=0)
    while t.decision.seat == 1:
        t.choose("take-it" if t.can("take-it") else "give-up")
    t.asked(2, "ask-main")
    assert (t.is_out(1), {"beer-6H", "beer-7H"} <= set(t.hand(0))) == (True, True)
    assert {"jail-JS", "scope-AS"} <= set(t.pile())


def test_gary_looter_and_a_ghost_of_ghost_town(table: SetUp) -> None:
    """WW-63, HN-15: its hand limit in phase 3 is 0; what lies in play is no excess."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="beer-6H", in_play="scope"),
        outlaw("gary_looter"),
        renegade(),
        turn=1,
        event="ghost_town",
        sets=NOON,
    )
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    assert "beer-6H" in t.hand(2)
    assert "scope-AS" not in t.hand(2)


def test_gary_looter_what_all_have_seen(table: SetUp) -> None:
    """WW-63, B-11: the cards were discarded openly."""
    t = table(
        sheriff("gary_looter"), outlaw(hand="beer-6H jail-JS", life=1), outlaw(), renegade(), turn=1
    )
    t.end_turn()
    t.choose("discard", "beer")
    for seat in range(4):
        assert "beer-6H" in t.match.view(seat).players[0].hand


def test_lee_van_kliff_at_the_counter(table: SetUp) -> None:
    """GR-154: brown equipment just bought, without paying again."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D", nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="union_pacific",
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
        sets=GOLD,
    )
    t.choose("buy", "union_pacific")
    left = t.nuggets(0)
    t.choose("repeat", "bang-2D")
    assert (len(t.hand(0)), t.nuggets(0)) == (8, left)


def test_lee_van_kliff_the_turn_of_another(table: SetUp) -> None:
    """WW-67: what was played last turn cannot be repeated in the next one."""
    t = table(
        sheriff("lee_van_kliff", hand="beer-6H bang-2D", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        event="vendetta",
        deck="beer-7H 2C 3C",
        sets=FISTFUL,
    )
    t.play("beer")
    t.end_turn()
    t.asked(0, "ask-main")
    assert not t.can("repeat")


def test_youl_grinner_under_sacagaway(table: SetUp) -> None:
    """WW-70, WW-40: the giver chooses all the same, and everyone sees it."""
    t = table(
        sheriff(hand="beer-6H jail-JS"),
        outlaw("youl_grinner"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="sacagaway",
        deck="2C 3C",
    )
    t.choose("give", "beer")
    assert set(t.match.view(3).players[1].hand) == {"beer-6H", "bang-2C", "bang-3C"}


def test_greygory_as_sid_and_jourdonnais(table: SetUp) -> None:
    """WW-64: both abilities, in and out of turn."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("greygory_deck", copies="jourdonnais sid_ketchum", hand="jail-JS jail-4H", life=2),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 2
    t.aside(1, "use", kind="sid_ketchum")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert t.life(1) == 3


def test_greygory_brought_back_has_abilities(table: SetUp) -> None:
    """WW-12, WW-64: at the start of his turn he keeps or changes them."""
    t = table(
        sheriff(),
        outlaw("greygory_deck", copies="bart_cassidy paul_regret", out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
    )
    t.end_turn()
    if t.decision.prompt.id == "ask-both":
        t.choose("change-both")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert len(t.match.view(0).players[1].copies) == 2


@pytest.mark.parametrize("show", ["gag", "miss_susanna", "showdown", "sacagaway"])
def test_the_show_alone_draws_nothing(table: SetUp, show: str) -> None:
    """WW-7: in force it changes neither phase 1 nor the hands."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), step="start", show=show)
    assert len(t.hand(0)) == 2


def test_a_skip_is_used_up_before_bone_orchard(table: SetUp) -> None:
    """EV-20: swapped, then shot: that turn is skipped; the next time the player is back."""
    t = table(
        sheriff(hand="stagecoach bang-2D"),
        outlaw(),
        deputy(),
        renegade(),
        outlaw(life=1),
        show="lady_rose_of_texas",
        shows="bone_orchard",
        deck="2C 3C 4C 5C 6C",
    )
    t.choose("swap-seats", seat=4)
    t.play("bang-2D", at=4)
    t.play("stagecoach")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.is_out(4)


def test_sacagaway_what_was_seen_and_what_is_lost(table: SetUp) -> None:
    """WW-40: after it a card taken unseen makes the rest of that hand unknown to onlookers."""
    t = table(
        sheriff(hand="stagecoach panic-JH"),
        outlaw(hand="beer-6H jail-JS"),
        outlaw(),
        renegade(),
        show="sacagaway",
        shows="gag",
        deck="2C 3C",
        at_random="jail-JS",
    )
    t.play("stagecoach")
    t.play("panic", at=1, pick="hand")
    assert t.match.view(3).players[1].hand == ()
    assert t.match.view(3).players[0].hand == ("bang-2C", "bang-3C")
    assert t.match.view(0).players[1].hand == ("beer-6H",)


def test_john_pain_and_rhum(table: SetUp) -> None:
    """GR-154: one by one while he has fewer than six; all count for the healing."""
    t = table(
        sheriff(nuggets=9, life=1),
        outlaw("john_pain", hand="jail-JS jail-4H scope barrel-QS"),
        outlaw(),
        renegade(),
        row="rhum",
        deck="bang-2C bang-3D missed-4S saloon-5H",
        sets=GOLD,
    )
    t.choose("buy", "rhum")
    assert (t.life(0), t.hand(1)[4:]) == (5, ["bang-2C", "bang-3D"])
    assert t.pile()[:2] == ["saloon-5H", "missed-4S"]


def test_gary_looter_and_the_one_who_recharges(table: SetUp) -> None:
    """AD-145: Gary takes the excess cards; the discarder still recharges."""
    t = table(
        sheriff(hand="beer-6H beer-7H", life=1, load=0),
        outlaw("gary_looter"),
        outlaw(),
        renegade(),
        sets=ARMS,
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.asked(0, "ask-recharge")
    t.choose("load", seat=0)
    assert (t.load(0), t.hand(1)[0]) == (1, "beer-6H")


def test_final_card_and_shadows(table: SetUp) -> None:
    """SG-73: the eliminated Sheriff has a shadow's turn; the last living player wins."""
    shadows = {"sets": ["wild_west_show"], "variants": ["shadow_gunslingers"]}
    t = table(
        sheriff(life=1),
        outlaw(),
        outlaw(),
        renegade(hand="bang-2D"),
        turn=3,
        show="wild_west_show_final",
        **shadows,
    )
    t.play("bang", at=0)
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.match.view(1).players[0].shadow
    t = table(
        sheriff(out=True),
        outlaw(hand="bang-2D"),
        outlaw(out=True),
        renegade(life=1),
        turn=1,
        show="wild_west_show_final",
        **shadows,
    )
    t.play("bang", at=3)
    assert t.match.view(0).winners == (1,)


def test_bone_orchard_and_shadows(table: SetUp) -> None:
    """SG-73: back alive, no longer a shadow."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        sets=["wild_west_show"],
        variants=["shadow_gunslingers"],
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.match.view(0).players[1].shadow) == (1, False)


def test_helena_revealed_on_order(table: SetUp) -> None:
    """WW-29, WW-22: the draw! is made by who played the Stagecoach: Lucky Duke."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", hand="stagecoach"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        shows="helena_zontero",
        deck="2C 3C beer-6H missed-5S",
    )
    order(t, 1, "stagecoach")
    t.asked(1, "ask-flip")
    t.choose("flip", "missed")
    assert t.match.view(3).players[3].role == "renegade"


def test_gag_in_phase_3(table: SetUp) -> None:
    """WW-26, B-21: one life point less is one card less."""
    t = table(
        sheriff(hand="beer-6H beer-7H jail-JS", life=2), outlaw(), outlaw(), renegade(), show="gag"
    )
    t.end_turn()
    t.talk(0)
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    t.asked(1, "ask-main")
    assert (t.life(0), t.hand(0)) == (1, ["jail-JS"])


def test_darling_valentine_with_a_short_deck(table: SetUp) -> None:
    """WW-15, B-80: the hand is discarded first, and may be shuffled in."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D bang-3D"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
        rest=0,
        deck="4C",
        pile="5C 6C",
    )
    assert len(t.hand(1)) == 4


def test_teren_kill_loses_his_own_duel(table: SetUp) -> None:
    """WW-69, B-98: by his own card; he draws! like for any other loss, and his turn goes on."""
    t = table(
        sheriff("teren_kill", life=1, hand="duel-QD"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        deck="2C 3C",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (1, ["bang-3C"])


def test_dorothy_a_last_call_on_order(table: SetUp) -> None:
    """WW-21, VS-39: as if it were that player's own turn."""
    t = table(
        sheriff(),
        outlaw(hand="last_call", life=2),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "last_call")
    assert t.life(1) == 3


def test_dorothy_colorado_bill_on_order(table: SetUp) -> None:
    """WW-22, VS-51: he plays the BANG! card, so he draws!."""
    t = table(
        sheriff(),
        outlaw("colorado_bill", hand="bang-2D"),
        outlaw(hand="missed-2S"),
        renegade(),
        show="dorothy_rage",
        deck="missed-5S",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "bang", at=2)
    assert (t.life(2), t.hand(2)) == (3, ["missed-2S"])


def test_dorothy_shotgun_and_bounty_of_the_one_who_shoots(table: SetUp) -> None:
    """WW-22, VS-18, VS-19: nothing of it is the one's who gave the order."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", in_play="shotgun"),
        outlaw(hand="jail-JS beer-6H", in_play="bounty"),
        renegade(),
        show="dorothy_rage",
        deck="2C 3C",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "bang", at=2)
    t.choose("take-it")
    t.choose("discard", "jail")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], ["bang-2C"], ["beer-6H"])


def test_dorothy_challenged_in_ones_own_turn(table: SetUp) -> None:
    """VS-16: with a Lemat any card answers in a Duel during the own turn, whoever began it."""
    t = table(
        sheriff(hand="beer-6H", in_play="lemat"),
        outlaw(hand="duel-QD"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "duel", at=0)
    t.choose("discard", "beer")
    assert (t.life(0), t.life(1)) == (5, 3)


def test_dorothy_a_ghost_robs_itself_on_order(table: SetUp) -> None:
    """WW-19, VS-13: with every choice it needs; the ghost leaves."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="panic-JH", in_play="ghost-9S"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        pile=QUIET,
        sets=VALLEY,
    )
    order(t, 1, "panic", at=1)
    t.asked(0, "ask-main")
    assert t.is_out(1)


def test_a_hidden_hand_changes_no_order(table: SetUp) -> None:
    """WW-19, B-11: what can be ordered does not depend on what the other holds."""
    for kind in ("bang", "panic", "cat_balou", "duel", "jail", "fanning", "tomahawk", "ghost"):
        offered = set()
        for hand in ("bang-2D fanning", "panic-JH jail-JS", "beer-6H beer-7H"):
            t = table(
                sheriff(),
                outlaw(hand=hand),
                outlaw(in_play="scope"),
                renegade(out=True),
                deputy(out=True),
                show="dorothy_rage",
                pile=QUIET,
                sets=VALLEY,
            )
            t.choose("command", seat=1)
            assert t.can("name", kind=kind)
            t.choose("name", kind=kind)
            t.leave(0, "ask-order")
            offered.add(tuple(option.key for option in t.decision.options))
        assert len(offered) == 1


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_bone_orchard_win_with_the_role_that_was_dealt(table: SetUp, seed: str) -> None:
    """WW-11: those still out win or lose with it, though they have not looked."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(out=True),
        show="bone_orchard",
        deck="gatling 3C",
        seed=seed,
    )
    t.end_turn()
    dealt = [t.player(seat).role for seat in range(5)]
    assert sorted(dealt[1:]) == sorted([roles.OUTLAW, roles.OUTLAW, roles.DEPUTY, roles.RENEGADE])
    t.play("gatling")
    winners = [seat for seat, role in enumerate(dealt) if role == roles.OUTLAW]
    assert list(t.match.view(0).winners) == winners


def test_susanna_does_not_count_what_another_played(table: SetUp) -> None:
    """WW-36, WW-38: the Stagecoach that revealed her was played on order, by another."""
    t = table(
        sheriff(hand="scope mustang-8H"),
        outlaw(hand="stagecoach"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        shows="miss_susanna",
    )
    t.play("scope")
    t.play("mustang")
    order(t, 1, "stagecoach")
    t.end_turn()
    assert t.life(0) == 4


def test_once_per_turn_is_once_in_an_extra_turn_too(table: SetUp) -> None:
    """WW-18, WW-30, VS-50, FC-86: the extra turn is a complete one."""
    t = table(
        sheriff("black_flower", hand="missed-10C missed-JC"),
        outlaw(),
        outlaw(),
        renegade(),
        show="lady_rose_of_texas",
        event="vendetta",
        deck="beer-6H 2C 3C",
        pile=QUIET,
        sets=["valley_of_shadows", "fistful_of_cards", "wild_west_show"],
    )
    t.choose("clubs", "missed-10C", seat=1)
    t.choose("swap-seats", seat=3)
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.can("clubs", "missed-JC")
    assert t.can("swap-seats", seat=2)
