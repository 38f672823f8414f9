"""The Ghost, and the one whom it keeps in the game (VS-10 to VS-15)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by


def test_back_without_life_and_cards(table: SetUp) -> None:
    """VS-10, VS-11: only the Ghost lies there; the role stays open."""
    t = table(sheriff(hand="ghost-9S"), outlaw(), outlaw(out=True), renegade())
    t.play("ghost", at=2)
    assert not t.is_out(2)
    assert (t.life(2), t.hand(2), t.in_play(2)) == (0, [], ["ghost-9S"])
    seen = t.match.view(3).players[2]
    assert (seen.in_game, seen.role, seen.open_role, seen.life) == (True, "outlaw", True, 0)


def test_at_any_distance(table: SetUp) -> None:
    """VS-10: on the other side of the table, behind a lot of Mustangs."""
    t = table(
        sheriff(hand="ghost-10S"),
        outlaw(in_play="mustang-8H"),
        outlaw(in_play="mustang-9H"),
        outlaw(out=True),
        renegade(),
        deputy(),
        deputy(),
    )
    t.play("ghost", at=3)
    assert not t.is_out(3)


def test_nobody_to_bring_back(table: SetUp) -> None:
    """VS-15: it cannot be played while all are in the game, nor on who is."""
    t = table(sheriff(hand="ghost-9S"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "ghost")
    t = table(sheriff(hand="ghost-9S"), outlaw(), outlaw(out=True), renegade())
    assert [option.seat for option in t.decision.options if option.card == "ghost-9S"] == [2]


def test_one_ghost_each(table: SetUp) -> None:
    """VS-15: the second copy is for another one who is out."""
    t = table(sheriff(hand="ghost-9S ghost-10S"), outlaw(out=True), outlaw(out=True), renegade())
    t.play("ghost-9S", at=1)
    assert not t.can("play", "ghost", seat=1)
    t.play("ghost-10S", at=2)
    assert not t.is_out(1)
    assert not t.is_out(2)


def test_its_turn_comes_when_its_seat_does(table: SetUp) -> None:
    """VS-11: in seat order, with two cards like anyone."""
    t = table(sheriff(hand="ghost-9S"), outlaw(), outlaw(out=True), renegade(), deck="2C 3C 4C 5C")
    t.play("ghost", at=2)
    t.end_turn()
    t.asked(1, "ask-main")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(2) == ["bang-4C", "bang-5C"]


def test_its_seat_has_been_passed(table: SetUp) -> None:
    """VS-11: back in the turn of the player to its left, it waits for the next round."""
    t = table(sheriff(), outlaw(out=True), outlaw(hand="ghost-9S"), renegade(), turn=2)
    t.play("ghost", at=1)
    t.end_turn()
    t.asked(3, "ask-main")
    t.end_turn()
    t.asked(0, "ask-main")
    t.end_turn()
    t.asked(1, "ask-main")


def test_the_hand_goes_at_the_end_of_its_turn(table: SetUp) -> None:
    """VS-10, VS-E6: three cards are discarded, Ghost and Mustang stay."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="bang-2D beer-6H jail-JS", in_play="ghost-9S mustang-8H"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.end_turn()
    while t.decision.prompt.id != "ask-main":
        t.choose("discard", t.hand(1)[0])
    assert t.hand(1) == []
    assert sorted(t.in_play(1)) == ["ghost-9S", "mustang-8H"]
    assert {"bang-2D", "beer-6H", "jail-JS"} <= set(t.pile())
    assert not t.is_out(1)


def test_cards_of_others_turns_are_kept_until_its_own_ends(table: SetUp) -> None:
    """VS-10: only its own turn costs it the hand."""
    t = table(
        sheriff(hand="general_store-9C"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C 8C",
    )
    t.play("general_store-9C")
    pass_by(t)
    while t.decision.prompt.id == "ask-store":
        t.choose("take", t.match.view(0).middle[0])
        pass_by(t)
    assert len(t.hand(1)) == 1
    t.end_turn()
    t.asked(1, "ask-main")
    assert len(t.hand(1)) == 3


def test_a_shot_costs_it_nothing(table: SetUp) -> None:
    """VS-12, VS-4: shot at like anyone, it is not hit: no Bounty, no Shotgun."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw(ghost=True, hand="beer-6H", in_play="ghost-9S bounty"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.hand(0)) == (0, ["beer-6H"], [])
    assert not t.is_out(1)
    assert t.happened("lost-life") + t.happened("lost-life-to") == 0


@pytest.mark.parametrize("character", ["bart_cassidy", "el_gringo"])
def test_who_loses_nothing_gets_nothing_for_it(table: SetUp, character: str) -> None:
    """VS-12, VS-11: the ability is there, the loss is not."""
    t = table(
        sheriff(hand="bang-2D beer-6H"),
        outlaw(character, ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    assert (t.hand(1), t.hand(0)) == ([], ["beer-6H"])


def test_aim_and_dynamite_do_nothing_either(table: SetUp) -> None:
    """VS-12: however much it would cost."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw(ghost=True, in_play="ghost-9S dynamite"),
        outlaw(),
        renegade(),
        deck="missed-5S 2C 3C",
    )
    t.play("aim", at=1, pick="bang-2D")
    pass_by(t, "ask-shot", "ask-hard-shot")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(1)) == (0, ["ghost-9S"])
    assert "dynamite-2H" in t.pile()


def test_it_can_be_jailed(table: SetUp) -> None:
    """VS-12: and loses the turn."""
    t = table(
        sheriff(hand="jail-JS"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("jail", at=1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.hand(1), t.in_play(1)) == ([], ["ghost-9S"])


def test_a_jailed_one_keeps_its_hand(table: SetUp) -> None:
    """VS-10, B-23: a turn lost to Jail has no end at which cards are discarded."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="beer-6H", in_play="ghost-9S jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.asked(2, "ask-main")
    assert t.hand(1) == ["beer-6H"]


def test_a_duel_with_it(table: SetUp) -> None:
    """VS-12: it answers, and if it does not, nothing happens."""
    t = table(sheriff(hand="duel-QD"), outlaw(ghost=True, in_play="ghost-9S"), outlaw(), renegade())
    t.play("duel", at=1)
    pass_by(t, "ask-duel")
    t.asked(0, "ask-main")
    assert not t.is_out(1)


def test_it_can_win_a_duel(table: SetUp) -> None:
    """VS-12, VS-10: the other one loses, and it is to blame."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="duel-QD", in_play="ghost-9S"),
        outlaw(life=1),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C",
    )
    t.play("duel", at=2)
    assert t.is_out(2)
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.parametrize("card", ["beer-6H", "last_call", "saloon"])
def test_no_healing(table: SetUp, card: str) -> None:
    """VS-12: whatever it drinks."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand=card, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play(card)
    assert t.life(1) == 0
    assert not t.happened("healed", seat=1)


def test_a_saloon_of_another_passes_it_by(table: SetUp) -> None:
    """VS-12."""
    t = table(
        sheriff(hand="saloon", life=3), outlaw(ghost=True, in_play="ghost-9S"), outlaw(), renegade()
    )
    t.play("saloon")
    assert (t.life(0), t.life(1)) == (4, 0)


def test_sid_ketchum_pays_no_more(table: SetUp) -> None:
    """VS-12: he cannot regain anything, so he has nothing to use."""
    t = table(
        sheriff(),
        outlaw("sid_ketchum", ghost=True, hand="beer-6H jail-JS jail-4H", in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    assert not t.can("use", kind="sid_ketchum")
    assert not t.decision.asides


def test_chuck_wengam_has_nothing_to_pay_with(table: SetUp) -> None:
    """VS-12: abilities paid with life points are not available."""
    t = table(
        sheriff(),
        outlaw("chuck_wengam", ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        sets=["dodge_city", "valley_of_shadows"],
    )
    assert not t.can("use", kind="chuck_wengam")


def test_the_ghost_is_taken(table: SetUp) -> None:
    """VS-13: its player leaves, all cards are discarded, the thief may play it again."""
    t = table(
        sheriff(hand="panic-JH"),
        outlaw(ghost=True, hand="beer-6H jail-JS", in_play="ghost-9S barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play("panic", at=1, pick="ghost-9S")
    pass_by(t)
    assert (t.is_out(1), t.hand(0), t.hand(1), t.in_play(1)) == (True, ["ghost-9S"], [], [])
    assert {"barrel-QS", "beer-6H", "jail-JS", "panic-JH"} <= set(t.pile())
    t.play("ghost", at=1)
    assert not t.is_out(1)


def test_to_leave_is_not_to_be_eliminated(table: SetUp) -> None:
    """VS-13: no reward for an Outlaw, nothing for Vulture Sam."""
    t = table(
        sheriff(hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="ghost-9S scope"),
        outlaw(),
        renegade("vulture_sam"),
    )
    t.play("cat_balou", at=1, pick="ghost-9S")
    assert t.is_out(1)
    assert (t.hand(0), t.hand(3)) == ([], [])
    assert not t.happened("reward")
    assert not t.happened("eliminated")


def test_no_penalty_for_a_deputy_who_leaves(table: SetUp) -> None:
    """VS-13."""
    t = table(
        sheriff(hand="cat_balou-KH beer-6H", in_play="scope"),
        deputy(ghost=True, in_play="ghost-9S"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("cat_balou", at=1, pick="ghost-9S")
    assert (t.is_out(1), t.hand(0), t.in_play(0)) == (True, ["beer-6H"], ["scope-AS"])


@pytest.mark.parametrize("character", ["greg_digger", "herb_hunter"])
def test_nobody_profits_from_one_who_leaves(table: SetUp, character: str) -> None:
    """VS-71."""
    t = table(
        sheriff(hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(character, life=1),
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.play("cat_balou", at=1, pick="ghost-9S")
    assert (t.is_out(1), t.life(3), t.hand(3)) == (True, 1, [])


def test_its_own_choice(table: SetUp) -> None:
    """VS-13: with a Cat Balou of its own it leaves in the middle of its turn."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="cat_balou-KH beer-6H", in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("cat_balou", at=1, pick="ghost-9S")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(1)) == (True, [])


def test_the_law_has_not_won_while_an_outlaws_ghost_is_there(table: SetUp) -> None:
    """VS-14: and it wins when the ghost leaves (VS-13)."""
    t = table(
        sheriff(hand="bang-2D cat_balou-KH"),
        outlaw(life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(out=True),
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    t.asked(0, "ask-main")
    t.play("cat_balou", at=2, pick="ghost-9S")
    assert t.match.over
    assert t.match.view(0).winners == (0,)


def test_a_deputys_ghost_does_not_hinder_the_law(table: SetUp) -> None:
    """VS-14: only those of the other side do."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        deputy(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    assert t.match.view(0).winners == (0, 2)


def test_the_renegade_is_not_the_last_one(table: SetUp) -> None:
    """VS-14: with a ghost in the game the Outlaws win when the Sheriff goes out."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(hand="bang-2D"),
        turn=3,
    )
    t.play("bang", at=0)
    assert t.match.view(0).ending == "ending-outlaws"
    assert t.match.view(0).winners == (1, 2)


def test_the_renegade_without_a_ghost_is(table: SetUp) -> None:
    """VS-14: the other half."""
    t = table(sheriff(life=1), outlaw(out=True), outlaw(out=True), renegade(hand="bang-2D"), turn=3)
    t.play("bang", at=0)
    assert t.match.view(0).winners == (3,)


def test_the_ghost_of_a_renegade_shoots_the_sheriff(table: SetUp) -> None:
    """VS-14, B-138: alone with the Sheriff it is the last one in the game."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(out=True),
        renegade(ghost=True, hand="bang-2D", in_play="ghost-9S"),
        turn=3,
    )
    t.play("bang", at=0)
    assert t.match.view(0).winners == (3,)


def test_beer_with_two_and_a_ghost(table: SetUp) -> None:
    """VS-14: they are three, so Beer helps; with two it does not."""
    t = table(
        sheriff(hand="beer-6H", life=3),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(),
    )
    t.play("beer")
    assert t.life(0) == 4
    t = table(sheriff(hand="beer-6H", life=3), outlaw(out=True), outlaw(out=True), renegade())
    t.play("beer")
    assert t.life(0) == 3


def test_it_counts_for_distances(table: SetUp) -> None:
    """VS-10: who sat next to each other no longer do."""
    t = table(sheriff(hand="ghost-9S"), outlaw(out=True), outlaw(), renegade(), deputy())
    assert t.match.view(0).players[2].distance == 1
    t.play("ghost", at=1)
    assert t.match.view(0).players[2].distance == 2


def test_it_counts_in_a_general_store(table: SetUp) -> None:
    """VS-10: as many cards as players, the ghost included."""
    t = table(
        sheriff(hand="general_store-9C"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(),
    )
    t.play("general_store-9C")
    assert len(t.match.view(0).middle) == 3
    t.leave(0, "ask-store")


def test_indians_and_bandidos(table: SetUp) -> None:
    """VS-12, VS-25: with an empty hand nothing is lost at all."""
    t = table(
        sheriff(hand="indians-KD bandidos"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    t.play("bandidos")
    assert (t.life(1), t.is_out(1), t.life(0), t.life(2), t.life(3)) == (0, False, 4, 2, 2)


def test_suzy_lafayette_is_never_without_a_card(table: SetUp) -> None:
    """VS-11, B-129: her ability is back with her; at the end of her turn as well (VS-10)."""
    t = table(
        sheriff(hand="ghost-9S"),
        outlaw("suzy_lafayette", out=True),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.play("ghost", at=1)
    assert t.hand(1) == ["bang-2C"]
    t.end_turn()
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    t.asked(2, "ask-main")
    assert t.hand(1) == ["bang-5C"]


def test_an_outlaw_shot_by_a_ghost_is_rewarded(table: SetUp) -> None:
    """VS-10: in the game for all purposes."""
    t = table(
        sheriff(),
        deputy(ghost=True, hand="bang-2D", in_play="ghost-9S"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("bang", at=2)
    assert len(t.hand(1)) == 3


def test_its_other_cards_can_go_without_it(table: SetUp) -> None:
    """VS-13: only the Ghost matters."""
    t = table(
        sheriff(hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="ghost-9S scope"),
        outlaw(),
        renegade(),
    )
    t.play("cat_balou", at=1, pick="scope-AS")
    assert not t.is_out(1)


def test_a_gatling_of_a_ghost(table: SetUp) -> None:
    """VS-10: it shoots like anyone; who goes out by it can be brought back as well."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="gatling ghost-10S", in_play="ghost-9S"),
        outlaw(life=1),
        renegade(),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("gatling")
    assert (t.is_out(2), t.life(0), t.life(3)) == (True, 4, 3)
    t.play("ghost", at=2)
    assert not t.is_out(2)


def test_the_ghost_keeps_nobody_else(table: SetUp) -> None:
    """VS-10: in the hand of a dying player it is of no use."""
    t = table(
        sheriff(hand="ghost-9S", life=1), outlaw(hand="bang-2D"), outlaw(), renegade(), turn=1
    )
    t.play("bang", at=0)
    pass_by(t, "ask-shot")
    assert not t.can("play", "ghost")
    t.choose("give-up")
    assert t.match.over


@pytest.mark.parametrize("event", ["high_noon", "the_doctor"])
def test_events_that_count_life_points(table: SetUp, event: str) -> None:
    """HN-76: High Noon costs it nothing, The Doctor passes it by."""
    t = table(
        sheriff(life=3),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        events=event,
        number=5,
        step="start",
        sets=["high_noon", "valley_of_shadows"],
        leader=0,
    )
    assert t.event() == event
    assert t.life(0) == (2 if event == "high_noon" else 4)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.life(2)) == (0, 4)


def test_the_daltons_may_cost_it_the_ghost(table: SetUp) -> None:
    """HN-76, HN-42: its only blue card goes, and it leaves."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        events="the_daltons",
        number=5,
        step="start",
        sets=["high_noon", "valley_of_shadows"],
    )
    assert t.is_out(1)


def test_the_daltons_may_take_something_else(table: SetUp) -> None:
    """HN-76, HN-40: it chooses."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S scope"),
        outlaw(),
        renegade(),
        events="the_daltons",
        number=5,
        step="start",
        sets=["high_noon", "valley_of_shadows"],
    )
    t.asked(1, "ask-lose-card")
    t.choose("discard", "scope")
    assert (t.is_out(1), t.in_play(1)) == (False, ["ghost-9S"])


def test_lasso_and_judge(table: SetUp) -> None:
    """FC-106: under Lasso it stays, under The Judge no Ghost is played."""
    both = ["fistful_of_cards", "valley_of_shadows"]
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        event="lasso",
        sets=both,
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    assert (t.is_out(1), t.life(1)) == (False, 0)
    t = table(
        sheriff(hand="ghost-9S"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        event="the_judge",
        sets=both,
    )
    assert not t.can("play", "ghost")


def test_lasso_does_not_bring_back(table: SetUp) -> None:
    """FC-33, VS-10: it may be played under Lasso, and keeps its player in the game."""
    t = table(
        sheriff(hand="ghost-9S"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        event="lasso",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.play("ghost", at=1)
    assert not t.is_out(1)


def test_belle_star_does_not_send_it_away(table: SetUp) -> None:
    """VS-71: in her turn the Ghost still keeps its player."""
    t = table(
        sheriff(),
        outlaw("belle_star", hand="bang-2D"),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
        turn=1,
        sets=["dodge_city", "valley_of_shadows"],
    )
    assert not t.is_out(2)
    t.play("bang", at=2)
    pass_by(t, "ask-shot")
    assert (t.is_out(2), t.life(2)) == (False, 0)


def test_no_nugget_for_a_shot_at_it(table: SetUp) -> None:
    """VS-72; it may earn some itself (GR-155)."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
        sets=["gold_rush", "valley_of_shadows"],
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    assert t.nuggets(0) == 0
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="bang-2D", in_play="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        sets=["gold_rush", "valley_of_shadows"],
    )
    t.play("bang", at=2)
    assert t.nuggets(1) == 1


def test_a_ghost_of_ghost_town_is_in_the_game(table: SetUp) -> None:
    """VS-15, HN-12: in its own turn it needs no Ghost and gets none."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="ghost-9S"),
        outlaw(),
        renegade(),
        turn=1,
        event="ghost_town",
        sets=["high_noon", "valley_of_shadows"],
    )
    assert not t.can("play", "ghost", seat=1)


def test_no_ghost_for_a_shadow_in_its_turn(table: SetUp) -> None:
    """SG-74; for one who waits for its turn there is."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="ghost-9S"),
        outlaw(out=True),
        renegade(),
        turn=1,
        sets=["valley_of_shadows"],
        variants=["shadow_gunslingers"],
    )
    assert not t.can("play", "ghost", seat=1)
    t.play("ghost", at=2)
    assert not t.is_out(2)
