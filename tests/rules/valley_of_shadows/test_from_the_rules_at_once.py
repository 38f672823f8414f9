"""Two things at one moment, and what a table would argue about (VS-1 to VS-74)."""

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by

DODGE = ["dodge_city", "valley_of_shadows"]
NOON = ["high_noon", "valley_of_shadows"]
FISTFUL = ["fistful_of_cards", "valley_of_shadows"]
GOLD = ["gold_rush", "valley_of_shadows"]
ARMS = ["valley_of_shadows", "armed_and_dangerous"]


def test_backfire_of_one_who_goes_out(table: SetUp) -> None:
    """VS-32: one Missed! is not enough against Slab the Killer; the dead shoot nobody."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="backfire", life=1),
        outlaw(),
        renegade(),
        deck="3C 4C 5C",
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    if t.decision.prompt.id == "ask-dying":
        t.choose("give-up")
    assert (t.is_out(1), t.life(0)) == (True, 5)


def test_the_reward_helps_against_the_counter_shot(table: SetUp) -> None:
    """VS-32, B-76: the card is finished with its rewards, then comes the shot."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(hand="backfire"),
        renegade(),
        deck="missed-2S 4C 5C",
    )
    t.play("gatling")
    t.choose("play", "backfire")
    t.asked(0, "ask-shot")
    t.choose("play", "missed")
    assert (t.life(0), len(t.hand(0))) == (5, 2)


def test_two_are_shot_and_one_shoots_back(table: SetUp) -> None:
    """VS-32, VS-36: Fanning's first target plays it, the second is dealt with before."""
    t = table(sheriff(hand="fanning"), outlaw(hand="backfire"), outlaw(), renegade())
    t.play("fanning", at=1)
    t.choose("play", "backfire")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 4]


def test_the_shooter_dies_of_the_counter_shot(table: SetUp) -> None:
    """VS-32, B-24: in the own turn, which ends; the Sheriff's death ends the game."""
    t = table(sheriff(hand="bang-2D", life=1), outlaw(hand="backfire"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert t.match.view(0).ending == "ending-outlaws"


def test_backfire_and_el_gringo_hit_once(table: SetUp) -> None:
    """VS-32, VS-60: El Gringo is short of a Missed!, loses one, takes one, and shoots back."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D jail-JS jail-4H"),
        outlaw("el_gringo", hand="backfire"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose("take-it")
    assert (t.life(1), t.life(0), len(t.hand(1)), len(t.hand(0))) == (2, 4, 1, 1)


def test_backfire_against_evelyn(table: SetUp) -> None:
    """VS-32, VS-53: she shot, so she is shot at; dead, she draws nothing."""
    t = table(
        sheriff(),
        outlaw("evelyn_shebang", life=1),
        outlaw(hand="backfire"),
        renegade(),
        turn=1,
        step="draw",
        deck="2C 3C 4C 5C",
    )
    t.choose("draw-fewer", number=0)
    if t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=2)
    t.choose("play", "backfire")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.life(0)) == (True, 5)


def test_backfire_against_henry_block(table: SetUp) -> None:
    """VS-54, VS-32: the thief shoots back at him, and then the card is taken."""
    t = table(
        sheriff("henry_block", in_play="scope"),
        outlaw(hand="panic-JH backfire"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("panic", at=0, pick="scope-AS")
    t.choose("play", "backfire")
    assert (t.life(0), t.life(1), t.hand(1)) == (4, 4, ["scope-AS"])


def test_calamity_janet_backfire_against_indians(table: SetUp) -> None:
    """VS-32, VS-2: a Missed! card is a BANG! card for her everywhere."""
    t = table(
        sheriff(hand="indians-KD"), outlaw("calamity_janet", hand="backfire"), outlaw(), renegade()
    )
    t.play("indians")
    t.choose("discard", "backfire")
    assert (t.life(1), t.life(0)) == (4, 5)


def test_saved_and_a_beer(table: SetUp) -> None:
    """VS-34: the cards are taken when the attempt to stay in the game is over."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw(hand="beer-6H jail-JS", life=1),
        outlaw(hand="saved"),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("take-it")
    t.choose("play", "saved")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    t.choose("from-hand", seat=1)
    assert (t.life(1), t.hand(1), t.hand(2)) == (1, [], ["jail-JS"])


def test_the_dying_save_nobody(table: SetUp) -> None:
    """VS-34: out of life points in the same Gatling, one has no say any more."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(hand="saved", life=1),
        outlaw(life=1),
        renegade(),
        deck="3C 4C 5C 6C 7C 8C",
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("give-up")
    assert (t.is_out(1), t.is_out(2)) == (True, True)


def test_saved_is_not_asked_twice(table: SetUp) -> None:
    """VS-33: the one copy is spent."""
    t = table(sheriff(hand="gatling"), outlaw(), outlaw(), renegade(hand="saved"), deck="3C 4C")
    t.play("gatling")
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    pass_by(t, "ask-shot")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


def test_saved_from_a_rattlesnake_and_high_noon(table: SetUp) -> None:
    """VS-34: any loss that is no payment, those of events too."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 3C 4C 5C 6C",
    )
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), len(t.hand(2))) == (4, 2)
    t = table(
        sheriff(),
        outlaw(life=1),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        event="high_noon",
        sets=NOON,
    )
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert t.life(1) == 1


def test_saved_from_the_hand_of_henry_block(table: SetUp) -> None:
    """VS-54, VS-55, VS-33: two cards taken by choice, two shots."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("henry_block", hand="beer-6H beer-7H"),
        outlaw(hand="saved"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand", seat=1)
    while t.decision.prompt.id == "ask-shot":
        t.choose("take-it")
    assert (t.life(1), t.life(2), len(t.hand(2))) == (4, 2, 2)


def test_saved_takes_from_a_hand_unseen(table: SetUp) -> None:
    """VS-34, B-11: third parties do not learn the cards."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(hand="beer-6H beer-7H"), outlaw(hand="saved"), renegade()
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand", seat=1)
    assert sorted(t.match.view(1).players[2].hand) == ["beer-6H", "beer-7H"]
    assert t.match.view(0).players[2].hand == ()


def test_mick_defender_steps_out_of_a_general_store(table: SetUp) -> None:
    """VS-57, VS-29: if he likes."""
    t = table(
        sheriff(hand="general_store-9C"),
        outlaw("mick_defender", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C",
    )
    t.play("general_store-9C")
    t.choose("take", "bang-2C")
    t.choose("parry", "missed")
    t.choose("take", "bang-3C")
    t.choose("take", "bang-4C")
    assert (t.hand(1), t.pile()[0]) == ([], "bang-5C")


def test_brawl_and_rag_time(table: SetUp) -> None:
    """VS-71: brown cards with an extra discard can be avoided."""
    t = table(
        sheriff(hand="rag_time jail-JS"),
        outlaw(hand="escape", in_play="scope"),
        outlaw(),
        renegade(),
        sets=DODGE,
    )
    t.play("rag_time", at=1, pick="scope-AS")
    if t.decision.prompt.id == "ask-cost":
        t.choose("discard", "jail")
    t.choose("play", "escape")
    assert (t.in_play(1), t.hand(0)) == (["scope-AS"], [])
    t = table(
        sheriff(hand="brawl jail-4H"),
        outlaw("mick_defender", hand="missed-2S", in_play="scope"),
        outlaw(in_play="barrel-QS"),
        renegade(),
        sets=DODGE,
    )
    t.play("brawl")
    if t.decision.prompt.id == "ask-cost":
        t.choose("discard", "jail")
    while t.decision.prompt.id == "ask-strip":
        t.answer(t.decision.options[0].key)
    t.choose("parry", "missed")
    assert (t.in_play(1), t.in_play(2)) == (["scope-AS"], [])


@pytest.mark.parametrize("card", ["can_can", "buffalo_rifle"])
def test_green_cards_find_everyone(table: SetUp, card: str) -> None:
    """VS-71, VS-57: neither Escape nor Mick Defender helps."""
    t = table(
        sheriff(in_play=card),
        outlaw("mick_defender", hand="escape missed-2S", in_play="scope"),
        outlaw(),
        renegade(),
        sets=DODGE,
    )
    if card == "can_can":
        t.choose("use-up", card, seat=1, pick="scope-AS")
        t.asked(0, "ask-main")
        assert t.in_play(1) == []
    else:
        t.choose("use-up", card, seat=1)
        t.asked(1, "ask-shot")
        assert not t.can("play", "escape")
        t.choose("play", "missed")
        assert t.life(1) == 4


def test_apache_kid_and_aim(table: SetUp) -> None:
    """VS-71, VS-30: the BANG! card shoots, so its suit counts."""
    for bang, life in (("bang-2D", 3), ("bang-2C", 1)):
        t = table(
            sheriff(hand=f"{bang} aim"), outlaw("apache_kid"), outlaw(), renegade(), sets=DODGE
        )
        t.play("aim", at=1, pick=bang)
        assert t.life(1) == life


def test_doc_holyday_earns_no_bounty(table: SetUp) -> None:
    """VS-2, VS-19: his two cards are discarded, and the shot is no BANG! card."""
    t = table(
        sheriff("doc_holyday", hand="jail-JS jail-4H", in_play="shotgun"),
        outlaw(hand="beer-6H", in_play="bounty"),
        outlaw(),
        renegade(),
        sets=DODGE,
    )
    t.choose("use", kind="doc_holyday", seat=1)
    while t.decision.prompt.id == "ask-cost":
        t.choose("discard", t.hand(0)[0]) if len(t.hand(0)) < 2 else t.choose("discard", "jail-JS")
    pass_by(t, "ask-shot")
    assert (t.life(1), t.hand(1), t.hand(0)) == (3, ["beer-6H"], [])


def test_slab_and_black_flower_need_two(table: SetUp) -> None:
    """VS-50, VS-60: Slab's ability with a card of Clubs: it counts as a BANG! card."""
    t = table(
        sheriff("slab_the_killer", copies="black_flower", hand="missed-10C"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.choose("clubs", "missed", seat=1)
    t.choose("play", "missed")
    assert t.life(1) == 3


def test_two_shots_of_evelyn_and_the_circle(table: SetUp) -> None:
    """VS-53: one after the other; who comes within reach by an elimination can be shot at."""
    t = table(
        sheriff("evelyn_shebang"),
        outlaw(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        step="draw",
    )
    t.choose("draw-fewer", number=0)
    t.choose("target", seat=1)
    assert {o.seat for o in t.asked(0, "ask-shebang").options} == {2, 5}
    t.choose("target", seat=2)
    assert (t.is_out(1), t.life(2)) == (True, 3)


def test_ghost_players_must_discard(table: SetUp) -> None:
    """VS-12, VS-25: without life points one cannot choose to lose one."""
    t = table(
        sheriff(hand="bandidos"),
        outlaw(ghost=True, hand="beer-6H jail-JS jail-4H", in_play="ghost-9S"),
        outlaw(),
        renegade(),
    )
    t.play("bandidos")
    assert not t.can("take-it")
    t.choose("discard", "beer")
    t.choose("discard", "jail-JS")
    assert t.hand(1) == ["jail-4H"]


def test_a_ghost_is_not_saved(table: SetUp) -> None:
    """VS-12, VS-33: it loses nothing, so nobody is asked."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(hand="saved"),
        renegade(),
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    assert not t.happened("played", seat=2)
    t.asked(0, "ask-main")


def test_a_ghost_under_ghost_town(table: SetUp) -> None:
    """VS-10, HN-10: it is not eliminated: two cards, and it stays when its turn ends."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="ghost_town",
        sets=NOON,
    )
    assert len(t.hand(1)) == 2
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    assert (t.is_out(1), t.in_play(1)) == (False, ["ghost-9S"])


def test_a_ghost_and_dead_man(table: SetUp) -> None:
    """VS-10, FC-22: already back in the game, it is not brought back."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="dead_man",
        first_out=1,
        sets=FISTFUL,
    )
    assert (t.life(1), len(t.hand(1))) == (0, 2)


def test_a_dynamite_that_is_passed_to_a_ghost(table: SetUp) -> None:
    """VS-10: in the game for all purposes."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        step="start",
        deck="2C 3C 4C",
    )
    assert sorted(t.in_play(1)) == ["dynamite-2H", "ghost-9S"]


def test_two_ghosts_one_leaves(table: SetUp) -> None:
    """VS-13, VS-14: the other one still keeps the law from winning."""
    t = table(
        sheriff(hand="cat_balou-KH cat_balou-9D"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(ghost=True, in_play="ghost-10S"),
        renegade(out=True),
    )
    t.play("cat_balou-KH", at=1, pick="ghost-9S")
    t.asked(0, "ask-main")
    t.play("cat_balou-9D", at=2, pick="ghost-10S")
    assert t.match.view(0).winners == (0,)


def test_a_ghost_robs_itself_of_the_ghost(table: SetUp) -> None:
    """VS-13, B-43: by a Panic! on itself; what it took is discarded with the rest."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="panic-JH", in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("panic", at=1, pick="ghost-9S")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(1), "ghost-9S" in t.pile()) == (True, [], True)


def test_a_ghost_takes_the_ghost_of_another(table: SetUp) -> None:
    """VS-13: by a Panic!; it may bring that player back, or a third one."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="panic-JH", in_play="ghost-9S"),
        outlaw(ghost=True, in_play="ghost-10S"),
        renegade(),
        turn=1,
    )
    t.play("panic", at=2, pick="ghost-10S")
    assert t.is_out(2)
    assert not t.can("play", "ghost", seat=1)
    t.play("ghost", at=2)
    assert not t.is_out(2)


def test_nuggets_do_not_come_back(table: SetUp) -> None:
    """GR-155: a ghost keeps nothing from before."""
    t = table(sheriff(hand="ghost-9S"), outlaw(out=True), outlaw(), renegade(), sets=GOLD)
    t.play("ghost", at=1)
    assert t.nuggets(1) == 0


def test_blue_cards_recharge_who_plays_them(table: SetUp) -> None:
    """AD-146: a Rattlesnake in front of another."""
    t = table(sheriff(hand="rattlesnake", load=0), outlaw(), outlaw(), renegade(), sets=ARMS)
    t.play("rattlesnake", at=1)
    t.asked(0, "ask-recharge")
    t.choose("load", seat=0)
    assert t.load(0) == 1


def test_aim_with_two_missed_of_which_one_is_a_barrel(table: SetUp) -> None:
    """VS-30, VS-60, B-58: Slab the Killer's aimed shot, a Barrel and a Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D aim"),
        outlaw(hand="missed-2S", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("check", kind="barrel")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_aim_and_the_last_life_point(table: SetUp) -> None:
    """VS-30, VS-19, B-74: out by two points: one reward, one card of the Bounty."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw("bart_cassidy", in_play="bounty", life=2),
        outlaw(),
        renegade(),
        deck="3C 4C 5C 6C 7C 8C",
    )
    t.play("aim", at=1, pick="bang-2D")
    assert (t.is_out(1), len(t.hand(0))) == (True, 4)


def test_lemat_after_it_is_lost(table: SetUp) -> None:
    """VS-16: as soon as another weapon is there, cards are what they are."""
    t = table(sheriff(hand="beer-6H volcanic-10S", in_play="lemat"), outlaw(), outlaw(), renegade())
    t.choose("play", "volcanic", kind=None)
    assert not t.can("play", "beer", kind="bang")


def test_lemat_with_the_last_reaction(table: SetUp) -> None:
    """VS-16: a Missed!, an Escape, a Saved! can all be shot with; even Aim itself."""
    for card in ("missed-2S", "escape", "saved", "aim", "ghost-9S", "backfire"):
        t = table(sheriff(hand=card, in_play="lemat"), outlaw(), outlaw(), renegade())
        t.choose("play", card, kind="bang", seat=1)
        assert t.life(1) == 3


def test_poker_everyone_sees_what_was_laid(table: SetUp) -> None:
    """VS-31: revealed together; what is taken is known to all."""
    t = table(sheriff(hand="poker"), outlaw(hand="bang-2D beer-6H"), outlaw(), renegade())
    t.play("poker")
    t.choose("discard", "bang")
    t.choose("take", "bang-2D")
    assert t.match.view(3).players[0].hand == ("bang-2D",)


def test_poker_an_ace_of_any_suit_and_event(table: SetUp) -> None:
    """VS-31, HN-2: ranks never change."""
    t = table(
        sheriff(hand="poker"),
        outlaw(hand="bang-AH beer-6H"),
        outlaw(),
        renegade(),
        event="blessing",
        sets=NOON,
    )
    t.play("poker")
    t.choose("discard", "bang")
    t.asked(0, "ask-main")
    assert t.hand(0) == []


def test_bandidos_with_a_beer_kept(table: SetUp) -> None:
    """VS-25, B-66: who loses the last life point may drink before the next one chooses."""
    t = table(
        sheriff(hand="bandidos"), outlaw(hand="beer-6H", life=1), outlaw(hand="jail-JS"), renegade()
    )
    t.play("bandidos")
    t.choose("take-it")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    t.asked(2, "ask-bandidos")
    t.choose("discard", "jail")
    assert t.life(1) == 1


def test_bandidos_and_the_sheriffs_penalty(table: SetUp) -> None:
    """VS-25, B-75: the Sheriff's Bandidos take a Deputy's last life point."""
    t = table(
        sheriff(hand="bandidos beer-6H jail-JS jail-4H"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bandidos")
    t.choose("take-it")
    assert (t.is_out(1), t.hand(0)) == (True, [])


def test_lemonade_for_two_beers_at_once(table: SetUp) -> None:
    """VS-56: one card for each of them."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw(hand="beer-6H beer-7H", life=1),
        outlaw("lemonade_jim", hand="jail-JS jail-4H", life=1),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-2D")
    pass_by(t, "ask-shot", "ask-hard-shot")
    t.choose("play", "beer-6H")
    t.choose("play", "beer-7H")
    t.choose("discard", "jail-JS")
    t.choose("discard", "jail-4H")
    assert t.life(2) == 3


def test_lemonade_jim_with_an_empty_hand(table: SetUp) -> None:
    """VS-56: he has nothing to discard."""
    t = table(sheriff(hand="beer-6H", life=2), outlaw("lemonade_jim", life=1), outlaw(), renegade())
    t.play("beer")
    t.asked(0, "ask-main")


def test_tuco_and_black_equipment(table: SetUp) -> None:
    """VS-58, GR-150: black borders are not blue."""
    t = table(
        sheriff(),
        outlaw("tuco_franziskaner", in_play="boots"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        sets=GOLD,
    )
    assert len(t.hand(1)) == 4


def test_henry_block_and_lucky_thieves(table: SetUp) -> None:
    """VS-54: Brawl discards one of his cards: its player is shot at before."""
    t = table(
        sheriff(hand="brawl jail-4H"),
        outlaw("henry_block", in_play="scope"),
        outlaw(),
        renegade(),
        sets=DODGE,
    )
    t.play("brawl")
    while t.decision.prompt.id in ("ask-cost", "ask-strip"):
        t.answer(t.decision.options[0].key)
    assert (t.life(0), t.in_play(1)) == (4, [])


def test_henry_block_paid_for_equipment(table: SetUp) -> None:
    """GR-44: to have equipment discarded for nuggets is nothing that he answers."""
    t = table(
        sheriff(nuggets=8),
        outlaw("henry_block", in_play="boots"),
        outlaw(),
        renegade(),
        sets=GOLD,
    )
    t.choose("force", seat=1, pick="boots")
    assert (t.life(0), t.in_play(1)) == (5, [])


def test_der_spot_kills_two(table: SetUp) -> None:
    """VS-52, B-69: eliminated together, three cards for each."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-2D"),
        outlaw(life=1),
        outlaw(life=1),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.choose("burst", "bang")
    assert len(t.hand(0)) == 6


def test_shotgun_of_one_who_shoots_twice(table: SetUp) -> None:
    """VS-18, HN-36: one card for each hit."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="shotgun"),
        outlaw(hand="beer-6H jail-JS"),
        outlaw(),
        renegade(),
        event="shootout",
        sets=NOON,
    )
    t.play("bang-2D", at=1)
    pass_by(t, "ask-shot")
    t.choose("discard", "jail")
    t.play("bang-3D", at=1)
    pass_by(t, "ask-shot")
    if t.decision.prompt.id == "ask-discard":
        t.choose("discard", "beer")
    assert (t.life(1), t.hand(1)) == (2, [])


def test_the_counter_shot_comes_before_the_penalty(table: SetUp) -> None:
    """VS-32, B-76: the Sheriff's Missed! still helps, though all cards go afterwards."""
    t = table(
        sheriff(hand="gatling missed-2S", in_play="scope"),
        deputy(life=1),
        outlaw(hand="backfire"),
        outlaw(),
        renegade(),
    )
    t.play("gatling")
    t.choose("play", "backfire")
    t.choose("play", "missed")
    assert (t.life(0), t.hand(0), t.in_play(0), t.is_out(1)) == (5, [], [], True)


@pytest.mark.parametrize("card", ["arrow", "rust", "squaw", "quick_shot", "flintlock"])
def test_mick_defender_against_the_armed(table: SetUp, card: str) -> None:
    """AD-146: the new brown cards that target him."""
    t = table(
        sheriff(hand=card, load=4),
        outlaw("mick_defender", hand="missed-2S", in_play="scope", load=2),
        outlaw(),
        renegade(),
        sets=ARMS,
    )
    options = [o for o in t.decision.options if o.card and o.card.startswith(card)]
    t.answer(next((o.key for o in options if o.seat == 1), options[0].key))
    while t.decision.seat == 0 and t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    t.choose("parry", "missed")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    assert (t.life(1), t.in_play(1), t.load(1)) == (4, ["scope-AS"], 2)


@pytest.mark.parametrize(("card", "kind"), [("bottle", "panic"), ("pardner", "cat_balou")])
def test_henry_block_against_brown_equipment(table: SetUp, card: str, kind: str) -> None:
    """VS-54, VS-72: who takes or discards his card with it is shot at."""
    t = table(
        sheriff(nuggets=9),
        outlaw("henry_block", in_play="scope"),
        outlaw(),
        renegade(),
        row="bottle pardner",
        sets=GOLD,
    )
    t.choose("buy", card, kind=kind, seat=1, pick="scope-AS")
    assert (t.life(0), t.in_play(1)) == (4, [])


def test_a_bottle_is_no_bang_card(table: SetUp) -> None:
    """VS-72, VS-19: no Bounty; Mick Defender avoids a Pardner's Duel."""
    t = table(
        sheriff(nuggets=9),
        outlaw(in_play="bounty"),
        outlaw("mick_defender", hand="missed-2S"),
        renegade(),
        row="bottle pardner",
        sets=GOLD,
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert (t.life(1), t.hand(0)) == (3, [])
    t.choose("buy", "pardner", kind="duel", seat=2)
    t.choose("parry", "missed")
    assert t.life(2) == 4


@pytest.mark.parametrize(
    ("card", "target", "moved"),
    [
        ("bang-2D", outlaw(), True),
        ("tomahawk", outlaw(), False),
        ("bang-2D", outlaw(ghost=True, in_play="ghost-9S"), False),
    ],
)
def test_the_stick_and_the_valley(table: SetUp, card: str, target: Seat, moved: bool) -> None:
    """DV-7, DV-8: only a hit by a BANG! card; a ghost is not hit (VS-12)."""
    t = table(
        sheriff(hand=card),
        target,
        outlaw(),
        renegade(),
        stick=1,
        sets=["valley_of_shadows"],
        variants=["dynamite_variant"],
    )
    t.play(card, at=1)
    assert t.match.view(0).tokens == {"dynamite_stick": 0 if moved else 1}


def test_three_players_and_a_ghost(table: SetUp) -> None:
    """VS-14, DC-85: nobody is the last one while a ghost is in the game."""
    t = table(
        deputy(hand="bang-2D cat_balou-KH"),
        outlaw(life=1),
        renegade(ghost=True, in_play="ghost-9S"),
        sets=DODGE,
    )
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    t.play("cat_balou", at=2, pick="ghost-9S")
    assert t.match.view(0).winners == (0,)


def test_jesse_jones_dies_in_phase_1(table: SetUp) -> None:
    """VS-55: by Henry Block's shot; the card stays, the turn is over."""
    t = table(
        sheriff(),
        outlaw("henry_block", hand="beer-6H"),
        outlaw(),
        renegade("jesse_jones", life=1),
        turn=3,
        step="draw",
        deck="2C 3C 4C",
    )
    t.choose("draw-hand", seat=1)
    t.asked(0, "ask-main")
    assert (t.is_out(3), t.hand(1)) == (True, ["beer-6H"])


@pytest.mark.parametrize("event", ["peyote", "hard_liquor"])
def test_evelyn_without_phase_1(table: SetUp, event: str) -> None:
    """FC-46, FC-25: where phase 1 is replaced or skipped there is nothing to give up."""
    t = table(
        sheriff("evelyn_shebang", life=3),
        outlaw(),
        outlaw(),
        renegade(),
        step="draw",
        event=event,
        deck="2C 3C",
        sets=FISTFUL,
    )
    t.choose("red" if event == "peyote" else "skip")
    t.asked(0, "ask-main")
    assert [t.life(seat) for seat in (1, 2, 3)] == [4, 4, 4]


def test_el_gringo_half_saved(table: SetUp) -> None:
    """VS-34, VS-30: one point was lost, so he takes one card."""
    t = table(
        sheriff(hand="bang-2D aim beer-6H jail-JS"),
        outlaw("el_gringo"),
        outlaw(hand="saved"),
        renegade(),
        deck="2C 3C",
    )
    t.play("aim", at=1, pick="bang-2D")
    while t.decision.seat != 2:
        t.choose("let-it")
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), len(t.hand(1)), len(t.hand(0)), len(t.hand(2))) == (2, 1, 1, 2)
