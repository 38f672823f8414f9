"""The deck of the show and its ten cards (WW-2 to WW-47)."""

import pytest

import standoff
from standoff.games import roles
from standoff.kernel.errors import IllegalAnswer
from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

# The deck


@pytest.mark.parametrize("card", ["stagecoach", "wells_fargo"])
def test_a_coach_turns_a_card(table: SetUp, card: str) -> None:
    """WW-3: after its cards are drawn."""
    t = table(sheriff(hand=card), outlaw(), outlaw(), renegade(), shows="gag showdown")
    t.play(card)
    assert t.show() == "gag"
    assert len(t.hand(0)) == (2 if card == "stagecoach" else 3)
    assert [e.id for e in t.match.events if e.id in ("drew", "event")][-1] == "event"


def test_the_next_one_replaces_it(table: SetUp) -> None:
    """WW-3, WW-4: only one is in force."""
    t = table(
        sheriff(hand="stagecoach wells_fargo beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="showdown gag",
    )
    t.play("stagecoach")
    assert t.can("play", "beer", kind="bang", seat=1)
    t.choose("play", "wells_fargo", kind=None)
    assert t.show() == "gag"
    assert not t.can("play", "beer", kind="bang")


def test_the_final_card_stays(table: SetUp) -> None:
    """WW-5: further coaches only draw."""
    t = table(
        sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), show="wild_west_show_final"
    )
    t.play("stagecoach")
    assert (t.show(), len(t.hand(0))) == ("wild_west_show_final", 2)


def test_what_turns_no_card(table: SetUp) -> None:
    """WW-3, WW-6, DC-101: a coach that is discarded, a Pony Express."""
    t = table(
        sheriff(hand="stagecoach beer-6H", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        shows="gag",
    )
    t.end_turn()
    t.choose("discard", "stagecoach")
    assert t.match.view(0).shows == ()
    t = table(
        sheriff(in_play="pony_express"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="gag",
        sets=["dodge_city", "wild_west_show"],
    )
    t.choose("use-up", "pony_express")
    assert (t.match.view(0).shows, len(t.hand(0))) == ((), 3)


def test_a_coach_used_as_a_bang_card(table: SetUp) -> None:
    """WW-6, WW-42: it reveals nothing."""
    t = table(
        sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), show="showdown", shows="gag"
    )
    t.choose("play", "stagecoach", kind="bang", seat=1)
    assert (t.show(), t.life(1), t.hand(0)) == ("showdown", 3, [])


def test_nobody_knows_the_deck(table: SetUp) -> None:
    """WW-2: no card is in force at the start, nor known."""
    match = standoff.new("bang", players=5, sets=["wild_west_show"], seed="show")
    for seat in range(5):
        view = match.view(seat)
        assert view.shows == ()
        assert view.parts["wild_west_show"] == {"left": 10}


# Bone Orchard


def test_bone_orchard_brings_back_for_good(table: SetUp) -> None:
    """WW-10, WW-12, WW-E3: one life point, a full turn, and it outlasts the card."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        shows="gag",
        deck="stagecoach-9S 3C 4C 5C 6C 7C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.player(1).max_life, len(t.hand(1))) == (1, 4, 2)
    t.play("stagecoach")
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    assert (t.show(), t.is_out(1)) == ("gag", False)


def test_bone_orchard_the_only_one_out_keeps_the_role_open(table: SetUp) -> None:
    """WW-11."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), show="bone_orchard")
    t.end_turn()
    seen = t.match.view(3).players[1]
    assert (seen.role, seen.open_role, seen.in_game) == ("outlaw", True, True)


def test_bone_orchard_roles_are_dealt_anew(table: SetUp) -> None:
    """WW-11: the one who returns looks at it, the other does not, and nobody else."""
    t = table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.match.view(1).players[1].role in ("outlaw", "deputy")
    for seat in (0, 2, 3, 4):
        assert t.match.view(seat).players[1].role is None
    for seat in (0, 1, 2, 3, 4):
        assert not t.match.view(seat).players[1].open_role
    assert t.match.view(2).players[2].role is None
    assert {t.player(1).role, t.player(2).role} == {roles.OUTLAW, roles.DEPUTY}


def test_bone_orchard_not_for_who_is_in_the_game(table: SetUp) -> None:
    """WW-10: it waits for the turns of the eliminated ones."""
    t = table(sheriff(life=2), outlaw(life=1), outlaw(out=True), renegade(), show="bone_orchard")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.is_out(2)) == (1, True)


def test_bone_orchard_every_time(table: SetUp) -> None:
    """WW-13: eliminated once more, back once more."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        show="bone_orchard",
        deck="3C 4C 5C 6C 7C 8C",
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 1


def test_bone_orchard_does_not_delay_the_end(table: SetUp) -> None:
    """WW-13: victory is checked as usual, with the players then in the game."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        show="bone_orchard",
    )
    t.play("bang", at=1)
    assert t.match.view(0).winners == (0,)


def test_bone_orchard_and_the_sheriff_under_it(table: SetUp) -> None:
    """WW-13, B-137: the Sheriff goes out, the game is over; he does not wait to return."""
    t = table(
        sheriff(life=1), outlaw(hand="bang-2D"), outlaw(), renegade(), turn=1, show="bone_orchard"
    )
    t.play("bang", at=0)
    assert t.match.over


def test_bone_orchard_the_reward_for_one_who_came_back(table: SetUp) -> None:
    """WW-10: eliminated anew by a shot, an Outlaw is worth three cards anew."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        deck="3D 4D 5C 6C 7C 8C 9C 10C",
    )
    t.end_turn()
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    t.end_turn()
    t.end_turn()
    t.asked(0, "ask-main")
    t.play("bang-2D", at=1)
    if t.decision.seat == 1 and t.decision.prompt.id == "ask-shot":
        t.choose("take-it")
    if t.decision.prompt.id == "ask-dying":
        t.choose("give-up")
    assert (t.is_out(1), t.happened("reward")) == (True, 1)


def test_bone_orchard_after_ghost_town(table: SetUp) -> None:
    """HN-75, EV-20: the ghost's turn is taken; Bone Orchard does not act on it."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        event="ghost_town",
        sets=["high_noon", "wild_west_show"],
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (0, 3)


def test_bone_orchard_after_dead_man(table: SetUp) -> None:
    """FC-105, EV-20: two life points and two cards by Dead Man; the others by Bone Orchard."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        first_out=1,
        show="bone_orchard",
        event="dead_man",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (2, 4)
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    t.asked(2, "ask-main")
    assert (t.life(2), len(t.hand(2))) == (1, 2)


# Darling Valentine


def test_darling_valentine_a_new_hand(table: SetUp) -> None:
    """WW-15, WW-E4: as many as before, and then the two of phase 1."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H beer-7H jail-JS jail-4H"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
        deck="2C 3C 4C 5C 6C 7C",
    )
    assert t.hand(1) == [f"bang-{number}C" for number in range(2, 8)]
    assert {"beer-6H", "beer-7H", "jail-JS", "jail-4H"} <= set(t.pile())


def test_darling_valentine_an_empty_hand(table: SetUp) -> None:
    """WW-15: nothing happens; Suzy Lafayette does not draw in between."""
    t = table(
        sheriff(), outlaw(), outlaw(), renegade(), turn=1, step="start", show="darling_valentine"
    )
    assert len(t.hand(1)) == 2
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
    )
    assert len(t.hand(1)) == 3


def test_darling_valentine_before_dynamite_and_jail(table: SetUp) -> None:
    """WW-15: also for one who then loses the turn; a Beer drawn so may help."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
        deck="3C 4C 5C 6C",
    )
    t.asked(2, "ask-main")
    assert t.hand(1) == ["bang-3C"]
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", in_play="dynamite", life=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
        deck="beer-6H missed-5S 5C 6C",
    )
    t.choose("play", "beer")
    t.asked(1, "ask-main")
    assert t.life(1) == 1


def test_darling_valentine_begins_with_the_next_turn(table: SetUp) -> None:
    """WW-8: it does not act on the turn in which it is revealed."""
    t = table(
        sheriff(hand="stagecoach beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="darling_valentine",
    )
    t.play("stagecoach")
    assert "beer-6H" in t.hand(0)


# Dorothy Rage


def test_dorothy_rage_a_shot_on_order(table: SetUp) -> None:
    """WW-21, WW-22, WW-E5: Bruno shoots, with his reach; it uses nobody's limit."""
    t = table(
        sheriff(hand="bang-3D"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "bang")
    assert (t.life(2), t.hand(1)) == (3, [])
    t.in_order(Event("shot", by=1, target=2))
    t.play("bang-3D", at=1)
    assert t.life(1) == 3


def test_dorothy_rage_whole_hand_shown(table: SetUp) -> None:
    """WW-20, WW-E5: without the card everyone sees all of it, and nothing else happens."""
    t = table(
        sheriff(), outlaw(hand="missed-2S beer-6H"), outlaw(), renegade(), show="dorothy_rage"
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    while t.decision.prompt.id == "ask-obey":
        t.choose("have-none")
    t.asked(0, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]
    for seat in (0, 2, 3):
        assert sorted(t.match.view(seat).players[1].hand) == ["beer-6H", "missed-2S"]


def test_dorothy_rage_once_per_turn(table: SetUp) -> None:
    """WW-18: also if it came to nothing."""
    t = table(
        sheriff(), outlaw(hand="missed-2S"), outlaw(hand="beer-6H"), renegade(), show="dorothy_rage"
    )
    t.choose("command", seat=1)
    t.choose("name", kind="gatling")
    while t.decision.prompt.id != "ask-main":
        t.choose("have-none")
    assert not t.can("command")


def test_dorothy_rage_out_of_reach(table: SetUp) -> None:
    """WW-23: the card is shown, stays, and nothing happens."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=4)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "bang")
    t.asked(0, "ask-main")
    assert (t.life(4), t.match.view(3).players[1].hand) == (4, ("bang-2D",))


def test_dorothy_rage_no_order_for_oneself(table: SetUp) -> None:
    """WW-18: another player; the name must be one for one's own turn (WW-23)."""
    t = table(
        sheriff(hand="bang-3D"), outlaw(hand="missed-2S"), outlaw(), renegade(), show="dorothy_rage"
    )
    assert not t.can("command", seat=0)
    t.choose("command", seat=1)
    assert not t.can("name", kind="missed")
    t.choose("name", kind="beer")
    while t.decision.prompt.id != "ask-main":
        t.choose("have-none")


def test_dorothy_rage_who_heals_and_who_draws(table: SetUp) -> None:
    """WW-22: the ordered player, in every respect."""
    t = table(
        sheriff(life=2), outlaw(hand="beer-6H", life=2), outlaw(), renegade(), show="dorothy_rage"
    )
    t.choose("command", seat=1)
    t.choose("name", kind="beer")
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "beer")
    assert (t.life(0), t.life(1)) == (2, 3)


def test_dorothy_rage_the_reward_is_theirs(table: SetUp) -> None:
    """WW-22: blamed and rewarded is who plays the card."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D"),
        outlaw(life=1),
        renegade(),
        show="dorothy_rage",
        deck="3C 4C 5C",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "bang")
    assert (len(t.hand(1)), t.hand(0)) == (3, [])


def test_dorothy_rage_no_penalty_for_who_orders(table: SetUp) -> None:
    """WW-22: the Sheriff has an Outlaw shoot a Deputy."""
    t = table(
        sheriff(hand="jail-JS"),
        outlaw(hand="bang-2D"),
        deputy(life=1),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "bang")
    assert (t.is_out(2), t.hand(0)) == (True, ["jail-JS"])


def test_dorothy_rage_the_sheriff_is_made_to_shoot_a_deputy(table: SetUp) -> None:
    """WW-22, B-75: and pays for it."""
    t = table(
        sheriff(hand="bang-2D jail-JS"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        turn=4,
        show="dorothy_rage",
    )
    t.choose("command", seat=0)
    t.choose("name", kind="bang")
    t.choose("order", seat=1)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "bang")
    assert (t.is_out(1), t.hand(0)) == (True, [])


def test_dorothy_rage_blue_cards(table: SetUp) -> None:
    """WW-22: in front of the ordered player, a Jail in front of the target."""
    t = table(sheriff(), outlaw(hand="scope jail-JS"), outlaw(), renegade(), show="dorothy_rage")
    t.choose("command", seat=1)
    t.choose("name", kind="scope")
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "scope")
    assert t.in_play(1) == ["scope-AS"]
    t = table(sheriff(), outlaw(hand="scope jail-JS"), outlaw(), renegade(), show="dorothy_rage")
    t.choose("command", seat=1)
    t.choose("name", kind="jail")
    t.choose("order", seat=3)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "jail")
    assert t.in_play(3) == ["jail-JS"]


def test_dorothy_rage_only_a_real_card(table: SetUp) -> None:
    """WW-23: Calamity Janet's Missed! is no BANG! card here."""
    t = table(
        sheriff(),
        outlaw("calamity_janet", hand="missed-2S"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    while t.decision.prompt.id != "ask-main":
        t.choose("have-none")
    assert (t.life(2), t.hand(1)) == (4, ["missed-2S"])


def test_dorothy_rage_at_the_one_who_orders(table: SetUp) -> None:
    """WW-19: any target; a Duel with the one who gave the order, say."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(hand="duel-QD"), outlaw(), renegade(), show="dorothy_rage"
    )
    t.choose("command", seat=1)
    t.choose("name", kind="duel")
    t.choose("order", seat=0)
    if t.decision.prompt.id == "ask-obey":
        t.choose("obey", "duel")
    t.asked(0, "ask-duel")
    t.choose("discard", "bang")
    assert (t.life(1), t.life(0)) == (3, 5)
    assert not t.happened("reward")


# Gag


def test_gag_costs_a_life_point(table: SetUp) -> None:
    """WW-25, WW-26: each message, in or out of turn."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), show="gag")
    t.talk(2)
    t.talk(2)
    t.talk(0)
    assert [t.life(seat) for seat in range(4)] == [4, 4, 2, 4]


def test_gag_waits_for_the_effect(table: SetUp) -> None:
    """WW-26: settled as soon as the card being resolved is finished."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="missed-2S"), outlaw(), renegade(), show="gag")
    t.play("bang", at=1)
    t.talk(1)
    assert t.life(1) == 4
    t.choose("play", "missed")
    assert t.life(1) == 3


def test_gag_may_kill_and_nobody_is_to_blame(table: SetUp) -> None:
    """WW-7, WW-26: no reward; a Beer helps (EV-16)."""
    t = table(
        sheriff(), outlaw(life=1), outlaw(hand="beer-6H", life=1), renegade(), show="gag", deck="3C"
    )
    t.talk(1)
    assert (t.is_out(1), t.hand(0)) == (True, [])
    t.talk(2)
    t.choose("play", "beer")
    assert (t.life(2), t.is_out(2)) == (1, False)


def test_gag_the_one_whose_turn_it_is(table: SetUp) -> None:
    """WW-26, B-24: talks himself out of the game, and the next player begins."""
    t = table(sheriff(), outlaw(life=1), outlaw(), renegade(), turn=1, show="gag")
    t.talk(1)
    t.asked(2, "ask-main")


def test_gag_only_while_it_is_in_force(table: SetUp) -> None:
    """WW-25, WW-4."""
    t = table(
        sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), show="gag", shows="showdown"
    )
    t.play("stagecoach")
    with pytest.raises(IllegalAnswer):
        t.talk(1)
    assert t.life(1) == 4


# Helena Zontero


@pytest.mark.parametrize("card", ["beer-6H", "bang-2D"])
def test_helena_zontero_deals_roles_anew(table: SetUp, card: str) -> None:
    """WW-28: on red; the Sheriff keeps his, and everyone looks at the new one only."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        shows="helena_zontero",
        deck=f"3C 4C {card}",
    )
    t.play("stagecoach")
    assert t.pile()[0] == card
    dealt = []
    for seat in range(5):
        view = t.match.view(seat)
        dealt.append(view.players[seat].role)
        assert {p.seat for p in view.players if p.role is not None} == {0, seat}
    assert dealt[0] == "sheriff"
    assert sorted(map(str, dealt[1:])) == ["deputy", "outlaw", "outlaw", "renegade"]


@pytest.mark.parametrize("card", ["missed-5S", "bang-2C"])
def test_helena_zontero_on_black(table: SetUp, card: str) -> None:
    """WW-28: nothing happens."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck=f"3C 4C {card}",
    )
    before = [t.player(seat).role for seat in range(4)]
    t.play("stagecoach")
    assert [t.player(seat).role for seat in range(4)] == before


def test_helena_zontero_the_eliminated_keep_theirs(table: SetUp) -> None:
    """WW-28: a known role stays known."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deputy(),
        shows="helena_zontero",
        deck="3C 4C beer-6H",
    )
    t.play("stagecoach")
    assert t.match.view(3).players[1].role == "outlaw"
    assert sorted(t.match.view(seat).players[seat].role or "" for seat in (2, 3, 4)) == [
        "deputy",
        "outlaw",
        "renegade",
    ]


def test_helena_zontero_lucky_duke(table: SetUp) -> None:
    """WW-29: the one who revealed it draws!, and chooses."""
    t = table(
        sheriff("lucky_duke", hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck="3C 4C beer-6H missed-5S",
    )
    t.play("stagecoach")
    t.asked(0, "ask-flip")
    t.choose("flip", "missed")
    assert t.match.view(3).players[3].role == "renegade"


@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_helena_zontero_under_blessing_and_curse(table: SetUp, event: str) -> None:
    """HN-75: always, or never; here an ace of the other colour is flipped."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck=f"3C 4C {'missed-5S' if event == 'blessing' else 'beer-6H'}",
        event=event,
        sets=["high_noon", "wild_west_show"],
    )
    t.play("stagecoach")
    dealt = [e for e in t.match.events if e.id == "role"]
    assert bool(dealt) == (event == "blessing")


# Lady Rose of Texas


def test_lady_rose_changes_seats(table: SetUp) -> None:
    """WW-30, WW-31: with the player on the right, who skips; then the next one to the left."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), deputy(), show="lady_rose_of_texas")
    t.choose("swap-seats", seat=4)
    assert not t.can("swap-seats")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("turn-skipped", seat=4) == 1


def test_lady_rose_distances_change_at_once(table: SetUp) -> None:
    """WW-31: sitting at 4 now, 0 is next to 3 and to 4."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), deputy(), show="lady_rose_of_texas")
    t.choose("swap-seats", seat=4)
    distances = [player.distance for player in t.match.view(0).players]
    assert distances == [0, 2, 2, 1, 1]


def test_lady_rose_skips_the_eliminated(table: SetUp) -> None:
    """WW-30: the next one on the right who is in the game."""
    t = table(
        sheriff(), outlaw(), outlaw(), renegade(), deputy(out=True), show="lady_rose_of_texas"
    )
    assert {o.seat for o in t.decision.options if o.verb == "swap-seats"} == {3}


def test_lady_rose_not_with_two(table: SetUp) -> None:
    """WW-30."""
    t = table(sheriff(), outlaw(out=True), outlaw(out=True), renegade(), show="lady_rose_of_texas")
    assert not t.can("swap-seats")


def test_lady_rose_a_skipped_turn_does_not_take_place(table: SetUp) -> None:
    """WW-32: Dynamite and Jail stay, nothing is drawn!."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(in_play="dynamite jail-JS"),
        show="lady_rose_of_texas",
        deck="missed-5S missed-6S 3C 4C 5C 6C",
    )
    t.choose("swap-seats", seat=4)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (sorted(t.in_play(4)), t.life(4)) == (["dynamite-2H", "jail-JS"], 4)
    assert t.hand(1) == ["missed-5S", "missed-6S"]


def test_lady_rose_only_one_turn_is_lost(table: SetUp) -> None:
    """WW-30, WW-31: in the next round the swapped player plays, right after the one who swapped."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), show="lady_rose_of_texas")
    t.choose("swap-seats", seat=3)
    turns = []
    for _ in range(6):
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.hand(t.decision.seat)[0])
        turns.append(t.decision.seat)
    assert turns == [1, 2, 0, 3, 1, 2]


def test_lady_rose_cards_move_along(table: SetUp) -> None:
    """WW-30: a Dynamite is passed to the left of the new seat (WW-31)."""
    t = table(
        sheriff(in_play="scope", hand="beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        show="lady_rose_of_texas",
    )
    t.choose("swap-seats", seat=3)
    assert (t.in_play(0), t.hand(0), t.life(0)) == (["scope-AS"], ["beer-6H"], 5)


# Miss Susanna


@pytest.mark.parametrize(("played", "life"), [(0, 4), (2, 4), (3, 5)])
def test_miss_susanna_three_cards(table: SetUp, played: int, life: int) -> None:
    """WW-35."""
    t = table(
        sheriff(hand="scope mustang-8H barrel-QS"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    for card in ("scope", "mustang", "barrel")[:played]:
        t.play(card)
    t.end_turn()
    assert t.life(0) == life


def test_miss_susanna_cards_before_her_count(table: SetUp) -> None:
    """WW-36: the card that revealed her included."""
    t = table(
        sheriff(hand="scope mustang-8H stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="miss_susanna",
        deck="3C 4C",
    )
    for card in ("scope", "mustang", "stagecoach"):
        t.play(card)
    t.end_turn()
    assert t.life(0) == 5


def test_miss_susanna_at_once(table: SetUp) -> None:
    """WW-8, WW-35: also in the turn in which she appears."""
    t = table(
        sheriff(hand="scope stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="miss_susanna",
        deck="3C 4C",
    )
    for card in ("scope", "stagecoach"):
        t.play(card)
    t.end_turn()
    assert t.life(0) == 4


def test_miss_susanna_and_jail(table: SetUp) -> None:
    """WW-37: not for a turn lost to Jail."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="miss_susanna",
        deck="2C 3C",
    )
    t.asked(2, "ask-main")
    assert t.life(1) == 4


def test_miss_susanna_may_be_lethal(table: SetUp) -> None:
    """WW-35: after phase 3; nobody is to blame (WW-7)."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw(hand="jail-JS jail-4H", life=1),
        outlaw(),
        renegade(),
        turn=1,
        show="miss_susanna",
    )
    t.end_turn()
    t.asked(1, "ask-excess")
    t.choose("discard", "jail-JS")
    t.choose("give-up")
    t.asked(2, "ask-main")
    assert (t.is_out(1), len(t.hand(0))) == (True, 2)


def test_miss_susanna_a_beer_at_the_end(table: SetUp) -> None:
    """WW-35, EV-16: one may save oneself; what is played then comes too late to count."""
    t = table(
        sheriff(), outlaw(hand="beer-6H", life=1), outlaw(), renegade(), turn=1, show="miss_susanna"
    )
    t.end_turn()
    t.choose("play", "beer")
    t.asked(2, "ask-main")
    assert t.life(1) == 1


def test_miss_susanna_reactions_count(table: SetUp) -> None:
    """WW-38: cards played in reaction during one's own turn do."""
    t = table(
        sheriff(hand="scope mustang-8H bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    t.play("scope")
    t.play("mustang")
    t.play("bang", at=1)
    t.end_turn()
    assert t.life(0) == 5


def test_miss_susanna_discards_do_not_count(table: SetUp) -> None:
    """WW-38: BANG! cards in a Duel are discarded."""
    t = table(
        sheriff(hand="duel-QD bang-2D bang-3D"),
        outlaw(hand="bang-4D bang-5D"),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    t.play("duel", at=1)
    for card in ("bang-4D", "bang-2D", "bang-5D", "bang-3D"):
        t.choose("discard", card)
    if t.decision.prompt.id == "ask-duel":
        t.choose("take-it")
    t.end_turn()
    assert (t.life(0), t.life(1)) == (4, 3)


def test_miss_susanna_sid_ketchums_cards(table: SetUp) -> None:
    """WW-38: discarded for an ability."""
    t = table(
        sheriff("sid_ketchum", hand="scope jail-JS jail-4H mustang-8H", life=3),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    t.choose("use", kind="sid_ketchum")
    while t.decision.prompt.id != "ask-main":
        t.choose(
            "discard",
            "jail-JS" if "jail-JS" in t.hand(0) and t.can("discard", "jail-JS") else "jail-4H",
        )
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    assert t.life(0) == 3


def test_miss_susanna_green_cards(table: SetUp) -> None:
    """WW-38: to put one down counts, to use it does not."""
    t = table(
        sheriff(hand="knife scope", in_play="canteen"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("knife")
    t.play("scope")
    t.choose("use-up", "canteen")
    t.end_turn()
    assert t.life(0) == 4


def test_miss_susanna_the_extra_card_is_a_cost(table: SetUp) -> None:
    """WW-38, DC-13."""
    t = table(
        sheriff(hand="springfield jail-JS scope"),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("springfield", at=1)
    if t.decision.prompt.id == "ask-cost":
        t.choose("discard", "jail")
    t.play("scope")
    t.end_turn()
    assert t.life(0) == 4


def test_miss_susanna_shopping(table: SetUp) -> None:
    """WW-82, GR-154: what is bought counts."""
    t = table(
        sheriff(hand="scope mustang-8H", nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        row="boots",
        sets=["gold_rush", "wild_west_show"],
    )
    t.play("scope")
    t.play("mustang")
    t.choose("buy", "boots")
    t.end_turn()
    assert t.life(0) == 5


def test_miss_susanna_sniper_and_ricochet(table: SetUp) -> None:
    """FC-105: their cards are not played."""
    t = table(
        sheriff(hand="bang-2D scope mustang-8H"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        show="miss_susanna",
        event="ricochet",
        deck="2C 3C 4C 5C",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    t.choose("use", "bang", seat=1, pick="barrel-QS")
    if t.decision.prompt.id == "ask-ricochet":
        t.choose("lose-card")
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    assert t.life(0) == 4


def test_miss_susanna_and_vendetta(table: SetUp) -> None:
    """EV-20: her penalty comes before the "draw!" for another turn; each turn counts anew."""
    t = table(
        sheriff(life=3),
        outlaw(),
        outlaw(),
        renegade(),
        show="miss_susanna",
        event="vendetta",
        deck="beer-6H 3C 4C 5C 6C",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.life(0) == 2
    t.end_turn()
    assert t.life(0) == 1


# Sacagaway


def test_sacagaway_all_hands_are_seen(table: SetUp) -> None:
    """WW-40: also what is drawn from now on; roles stay hidden."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(hand="beer-6H"),
        outlaw(hand="jail-JS"),
        renegade(),
        shows="sacagaway",
        deck="3C 4C 5C 6C",
    )
    t.play("stagecoach")
    view = t.match.view(3)
    assert [view.players[seat].hand for seat in range(3)] == [
        ("bang-3C", "bang-4C"),
        ("beer-6H",),
        ("jail-JS",),
    ]
    assert [player.role for player in view.players] == ["sheriff", None, None, "renegade"]
    t.end_turn()
    assert set(t.match.view(3).players[1].hand) == {"beer-6H", "bang-5C", "bang-6C"}


def test_sacagaway_ends(table: SetUp) -> None:
    """WW-40, EV-17: what was seen is known as long as it can be followed, what comes is not."""
    t = table(
        sheriff(hand="stagecoach beer-7H"),
        outlaw(hand="beer-6H"),
        outlaw(),
        renegade(),
        show="sacagaway",
        shows="gag",
        deck="3C 4C 5C 6C",
    )
    t.play("stagecoach")
    assert set(t.match.view(3).players[0].hand) >= {"beer-7H"}
    assert t.match.view(3).players[1].hand == ("beer-6H",)
    t.end_turn()
    assert t.match.view(3).players[1].hand == ("beer-6H",)
    assert t.match.view(3).players[1].hand_size == 3


def test_sacagaway_at_random_is_still_random(table: SetUp) -> None:
    """WW-40: Panic! at a hand is not at a card of choice."""
    t = table(
        sheriff(hand="panic-JH"),
        outlaw(hand="beer-6H jail-JS"),
        outlaw(),
        renegade(),
        show="sacagaway",
    )
    picks = {o.pick for o in t.decision.options if o.card == "panic-JH" and o.seat == 1}
    assert picks == {"hand"}


def test_sacagaway_kit_carlson(table: SetUp) -> None:
    """WW-40: cards merely looked at stay private."""
    t = table(
        sheriff("kit_carlson"),
        outlaw(),
        outlaw(),
        renegade(),
        step="draw",
        show="sacagaway",
        deck="3C 4C 5C",
    )
    t.asked(0, "ask-keep")
    assert t.match.view(2).deck_top in ((), None)
    t.choose("keep", "bang-3C")
    t.choose("keep", "bang-5C")
    assert set(t.match.view(2).players[0].hand) == {"bang-3C", "bang-5C"}


# Showdown


def test_showdown_any_card_but_a_bang_card(table: SetUp) -> None:
    """WW-41, WW-42: a card of any border; the limit applies."""
    t = table(
        sheriff(hand="scope bang-2D beer-6H"), outlaw(), outlaw(), renegade(), show="showdown"
    )
    assert not t.can("play", "bang")
    assert t.can("play", "scope", kind=None)
    t.choose("play", "scope", kind="bang", seat=1)
    assert (t.life(1), t.pile()[0], t.in_play(0)) == (3, "scope-AS", [])
    assert not t.can("play", "beer", kind="bang")
    assert t.can("play", "beer", kind=None)


def test_showdown_bang_cards_are_missed(table: SetUp) -> None:
    """WW-41: a Missed! is still one as well."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw(hand="bang-2D missed-2S"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "bang", kind="missed")
    assert (t.life(1), t.hand(1)) == (4, ["missed-2S"])


def test_showdown_duel_and_indians(table: SetUp) -> None:
    """WW-41: every other card stands for a BANG! card, a BANG! card does not."""
    t = table(
        sheriff(hand="indians-KD duel-QD"),
        outlaw(hand="bang-2D beer-6H jail-JS"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "indians", kind=None)
    t.asked(1, "ask-bang")
    assert not t.can("discard", "bang")
    t.choose("discard", "beer")
    t.choose("play", "duel", kind=None, seat=1)
    assert not t.can("discard", "bang")
    t.choose("discard", "jail")
    assert (t.life(1), t.life(0)) == (4, 4)


def test_showdown_reach(table: SetUp) -> None:
    """WW-42."""
    t = table(sheriff(hand="beer-6H"), outlaw(), outlaw(), renegade(), show="showdown")
    assert {o.seat for o in t.decision.options if o.kind == "bang"} == {1, 3}


def test_showdown_slab_and_janet(table: SetUp) -> None:
    """WW-42: two Missed! against his; she cannot turn a BANG! card back into a shot."""
    t = table(
        sheriff("slab_the_killer", hand="beer-6H"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "missed")
    assert t.life(1) == 3
    t = table(
        sheriff("calamity_janet", hand="bang-2D"), outlaw(), outlaw(), renegade(), show="showdown"
    )
    assert not t.can("play", "bang")


def test_showdown_under_the_sermon(table: SetUp) -> None:
    """HN-75, WW-9: what one forbids is forbidden."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        event="sermon",
        sets=["high_noon", "wild_west_show"],
    )
    assert not t.can("play", "beer", kind="bang")
    assert t.can("play", "beer")


def test_showdown_selling_beers(table: SetUp) -> None:
    """WW-82: as usual."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        sets=["gold_rush", "wild_west_show"],
    )
    t.choose("sell", "beer")
    assert t.nuggets(0) == 1


def test_showdown_apache_kid_elena_and_molly(table: SetUp) -> None:
    """WW-81: according to what the card is used as."""
    both = ["dodge_city", "wild_west_show"]
    t = table(
        sheriff(hand="panic-8D"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        show="showdown",
        sets=both,
    )
    t.choose("play", "panic-8D", kind="bang", seat=1)
    assert t.life(1) == 3
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("molly_stark", hand="bang-2D"),
        outlaw(),
        renegade(),
        show="showdown",
        deck="3C",
        sets=both,
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "bang", kind="missed")
    assert (t.life(1), t.hand(1)) == (4, ["bang-3C"])


# The final card


def test_final_card_the_sheriff_goes_out(table: SetUp) -> None:
    """WW-46, WW-E6: the game goes on."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
        show="wild_west_show_final",
    )
    t.play("bang", at=0)
    assert (t.is_out(0), t.match.over) == (True, False)
    t.asked(1, "ask-main")


def test_final_card_the_last_one_wins_alone(table: SetUp) -> None:
    """WW-45, WW-46: even a Deputy, and the Sheriff does not win with them."""
    t = table(
        sheriff(out=True),
        outlaw(out=True),
        outlaw(life=1),
        renegade(out=True),
        deputy(hand="bang-2D"),
        turn=4,
        show="wild_west_show_final",
    )
    t.play("bang", at=2)
    assert t.match.view(0).winners == (4,)


def test_final_card_all_outlaws_out_is_no_end(table: SetUp) -> None:
    """WW-45: nor is it any other goal of the roles."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        deputy(),
        show="wild_west_show_final",
        deck="3C 4C 5C",
    )
    t.play("bang", at=1)
    assert (t.match.over, len(t.hand(0))) == (False, 3)


def test_final_card_roles_keep_their_effects(table: SetUp) -> None:
    """WW-45: no Jail for the Sheriff; the penalty stands."""
    t = table(
        sheriff(hand="bang-2D beer-6H"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        show="wild_west_show_final",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.hand(0)) == (True, [])
    t = table(
        sheriff(), outlaw(hand="jail-JS"), outlaw(), renegade(), turn=1, show="wild_west_show_final"
    )
    assert not t.can("play", "jail", seat=0)


def test_final_card_nobody_wins(table: SetUp) -> None:
    """WW-46: if the last ones leave at the same moment."""
    t = table(
        sheriff(out=True),
        outlaw(out=True),
        outlaw(hand="bandidos", life=1),
        renegade(life=1),
        turn=2,
        show="wild_west_show_final",
        sets=["valley_of_shadows", "wild_west_show"],
        pile="escape saved",
    )
    t.play("bandidos")
    assert (t.match.view(0).winners, t.match.view(0).ending) == ((), "ending-nobody")


def test_final_card_roles_stay_hidden(table: SetUp) -> None:
    """WW-47."""
    t = table(
        sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), shows="wild_west_show_final"
    )
    t.play("stagecoach")
    assert [player.role for player in t.match.view(3).players] == [
        "sheriff",
        None,
        None,
        "renegade",
    ]


def test_final_card_revealed_with_one_side_left(table: SetUp) -> None:
    """WW-45, WW-75: Sheriff and Deputy left can only be if the card came first; it then goes on."""
    t = table(
        sheriff(hand="gatling"),
        deputy(life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        show="wild_west_show_final",
    )
    t.play("gatling")
    assert t.match.view(0).winners == (0,)


def test_final_card_three_players(table: SetUp) -> None:
    """WW-46: the instant win of the hunters no longer applies."""
    t = table(
        deputy(hand="bang-2D"),
        outlaw(),
        renegade(life=1),
        show="wild_west_show_final",
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("bang", at=2)
    assert (t.is_out(2), t.match.over) == (True, False)


def test_final_card_the_leader_of_events(table: SetUp) -> None:
    """WW-80, EV-11: with the Sheriff out, the next player reveals the events."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
        number=6,
        show="wild_west_show_final",
        events="blessing curse",
        sets=["high_noon", "wild_west_show"],
    )
    t.play("bang", at=0)
    assert t.match.view(0).leader == 1
