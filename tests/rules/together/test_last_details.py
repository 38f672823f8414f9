"""Details of Gold Rush, Armed & Dangerous and Shadow Gunslingers that are easily overlooked."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.shadow_gunslingers.conftest import ended

SETS = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "armed_and_dangerous"]


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=SETS)


@pytest.fixture
def haunted(table: SetUp) -> SetUp:
    return partial(table, variants=["shadow_gunslingers"])


# Luck


def test_a_horseshoe_in_belle_stars_turn(table: SetUp) -> None:
    """GR-67, DC-52: Jourdonnais "draws!", but one card only."""
    t = table(
        sheriff("belle_star", hand="bang-2D"),
        outlaw("jourdonnais", in_play="horseshoe"),
        outlaw(),
        renegade(),
        deck="9C 5H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="jourdonnais")
    assert (t.life(1), t.deck()[0]) == (3, "saloon-5H")


def test_a_horseshoe_for_vendetta_and_don_bell(table: SetUp) -> None:
    """GR-103, FC-85, GR-110: for any reason: two cards each."""
    t = table(
        sheriff("don_bell", in_play="horseshoe"),
        outlaw(),
        outlaw(),
        renegade(),
        event="vendetta",
        deck="5H 9C 2D 8C 2C 3C 4C 5C 6C 7C",
    )
    t.end_turn()
    t.choose("flip", "saloon")
    t.choose("flip", "bang-2D")
    for cards in (2, 4):
        t.asked(0, "ask-main")
        assert len(t.hand(0)) == cards
        t.end_turn()
    t.asked(1, "ask-main")


def test_a_horseshoe_and_a_dynamite(table: SetUp) -> None:
    """GR-103, B-105: the one that does not set it off counts, and lies on top."""
    t = table(
        sheriff(in_play="dynamite horseshoe"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="missed-5S 9C",
    )
    t.choose("flip", "bang-9C")
    assert (t.in_play(1), t.life(0), t.pile()) == (["dynamite-2H"], 5, ["bang-9C", "missed-5S"])


def test_the_shooter_has_a_tumbleweed(table: SetUp) -> None:
    """AD-72: the Barrel's heart is ignored; what is flipped instead counts."""
    t = table(
        sheriff(hand="bang-2D", in_play="tumbleweed"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="5H 9C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.life(1), t.loads(0)) == (3, {"tumbleweed": 2})


# Rewards


def test_all_that_an_elimination_can_bring(table: SetUp) -> None:
    """GR-98, DC-60, B-74: Herb Hunter has a Wanted Outlaw: three, two and two."""
    t = table(
        sheriff("herb_hunter", hand="bang-2D"),
        outlaw(in_play="wanted", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (len(t.hand(0)), t.nuggets(0)) == (7, 2)


def test_two_wanted_at_once(table: SetUp) -> None:
    """GR-98, GR-11: with one Indians!: a reward for each."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw(in_play="wanted", life=1),
        renegade(in_play="wanted", life=1),
        outlaw(),
        deputy(),
    )
    t.play("indians")
    assert (len(t.hand(0)), t.nuggets(0)) == (3 + 2 + 2, 4 + 2)


def test_vulture_sam_the_sheriff(table: SetUp) -> None:
    """GR-99, B-135: he takes the Deputy's cards, draws two, and discards it all."""
    t = table(
        sheriff("vulture_sam", hand="bang-2D", in_play="calumet"),
        deputy(hand="jail-JS", in_play="wanted scope", life=1, load=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert (t.hand(0), t.in_play(0), t.nuggets(0)) == ([], [], 2)
    assert len(t.pile()) == 5


# Tokens


def test_the_bandolier_once(table: SetUp) -> None:
    """AD-61: however many tokens there are; again in the next turn."""
    t = table(
        sheriff(hand="bang-2C bang-3C bang-4C", in_play="bandolier gun_belt"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="6C 7C 8C 9C 2D 3D 4D 5D",
    )
    t.play("bang-2C", at=1)
    t.play("bang-3C", at=1)
    assert not t.can("play", "bang-4C")
    assert t.loads(0) == {"bandolier": 2}
    for _ in range(4):
        t.end_turn()
    t.play("bang-4C", at=1)
    t.choose("take-it")
    assert t.can("play", "bang")


def test_a_bomb_for_al_preacher(table: SetUp) -> None:
    """AD-101, AD-52: it is an orange card, and lies in front of him: its tokens are his."""
    t = table(sheriff(hand="bomb"), outlaw("al_preacher"), outlaw(), renegade(), deck="2C")
    t.play("bomb", at=1)
    while t.decision.seat == 1:
        t.choose("pay-load")
    assert (t.hand(1), t.loads(1)) == (["bang-2C"], {"bomb": 1})


def test_al_preacher_with_one_token(table: SetUp) -> None:
    """AD-101: not enough, and nothing is asked."""
    t = table(sheriff(hand="crate"), outlaw("al_preacher", load=1), outlaw(), renegade())
    t.play("crate")
    t.asked(0, "ask-main")


def test_rust_takes_from_everything_but_ones_own(table: SetUp) -> None:
    """AD-97: each Dangerous card and each character; four at most stay, the rest is lost."""
    t = table(
        sheriff(hand="rust", in_play="crate", load=1),
        outlaw(in_play="whip lockpick", load=3),
        outlaw(in_play="tumbleweed", loads={"tumbleweed": 1}),
        renegade(load=1),
    )
    t.play("rust")
    assert (t.load(0), t.loads(0)) == (4, {"crate": 3})
    assert (t.load(1), t.loads(1)) == (2, {"whip": 2, "lockpick": 2})
    assert (t.in_play(2), t.load(3)) == ([], 0)
    assert t.match.view(0).parts["armed_and_dangerous"]["supply"] == 32 - 4 - 3 - 2 - 4


def test_a_whip_for_a_jail(table: SetUp) -> None:
    """AD-74: any one card in play, at any distance; not from a hand, not equipment."""
    t = table(
        sheriff(in_play="whip"),
        outlaw(hand="beer-6H"),
        outlaw(in_play="jail-JS boots"),
        renegade(),
        deputy(),
    )
    assert {o.pick for o in t.decision.options if o.verb == "use-card"} == {"jail-JS"}
    t.choose("use-card", "whip", pick="jail")
    assert (t.in_play(2), t.in_play(0)) == (["boots"], [])


def test_no_token_for_orange_and_green(table: SetUp) -> None:
    """AD-31, AD-30: only for blue cards; a Dynamite played is one."""
    t = table(sheriff(hand="crate sombrero dynamite-2H"), outlaw(), outlaw(), renegade())
    t.play("crate")
    t.play("sombrero")
    t.asked(0, "ask-main")
    t.play("dynamite")
    t.choose("load", pick="crate")
    assert t.loads(0) == {"crate": 4}


def test_no_token_for_what_is_given_up(table: SetUp) -> None:
    """AD-33: Sid Ketchum, a second card for a Springfield, a lost card."""
    t = table(
        sheriff("sid_ketchum", hand="springfield 2C 3C 4C", life=3), outlaw(), outlaw(), renegade()
    )
    t.choose("use", kind="sid_ketchum")
    while t.can("discard"):
        t.choose("discard", t.hand(0)[1])
    t.play("springfield", at=1)
    t.choose("discard", t.hand(0)[0])
    assert t.load(0) == 0


def test_squaw_takes_a_dangerous_card(table: SetUp) -> None:
    """AD-98, AD-27: for two tokens into hand; those on it go to the supply."""
    t = table(sheriff(hand="squaw", load=2), outlaw(in_play="crate"), outlaw(), renegade())
    t.play("squaw", at=1, pick="crate")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.hand(0), t.match.view(0).parts["armed_and_dangerous"]["supply"]) == (["crate-3H"], 32)


def test_squaw_pays_with_the_card_it_takes(table: SetUp) -> None:
    """AD-50, AD-52: an upgrade of two of the three tokens on it; the card is still there."""
    t = table(sheriff(hand="squaw", in_play="crate"), outlaw(), outlaw(), renegade())
    t.play("squaw", at=0, pick="crate")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.hand(0), t.in_play(0)) == (["crate-3H"], [])


def test_squaw_empties_the_card_it_takes(table: SetUp) -> None:
    """AD-26, AD-52: with its last tokens it is discarded before it can be taken."""
    t = table(
        sheriff(hand="squaw", in_play="crate", loads={"crate": 2}), outlaw(), outlaw(), renegade()
    )
    t.play("squaw", at=0, pick="crate")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.hand(0), t.in_play(0)) == ([], [])
    assert sorted(t.pile()) == ["crate-3H", "squaw-3D"]


# Shadows


def test_a_shadow_leaves_nobody_alive(haunted: SetUp) -> None:
    """SG-61, B-142: Sheriff and Outlaw fall to one Gatling: the Outlaws win."""
    t = haunted(
        sheriff(life=1),
        outlaw(shadow=True, hand="gatling"),
        outlaw(life=1),
        renegade(out=True, side="deputy"),
        turn=1,
    )
    t.play("gatling")
    assert ended(t)[1] == (1, 2)


def test_a_shadow_deputy_kills_the_sheriff(haunted: SetUp) -> None:
    """SG-62, B-139: the Outlaws win, even those who are away."""
    t = haunted(
        sheriff(life=1),
        deputy(shadow=True, hand="bang-2D"),
        outlaw(),
        outlaw(out=True),
        renegade(),
        turn=1,
    )
    t.play("bang", at=0)
    assert ended(t)[1] == (2, 3)


def test_a_shadow_deputy_shoots_a_deputy(haunted: SetUp) -> None:
    """SG-28, B-75: only the Sheriff is punished."""
    t = haunted(
        sheriff(),
        deputy(shadow=True, hand="bang-2D jail-JS"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang", at=2)
    assert t.hand(1) == ["jail-JS"]


def test_dead_man_after_the_shadows_are_gone(haunted: SetUp) -> None:
    """SG-41, FC-20: he is back alive; the others stay out for good."""
    t = haunted(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        gone=True,
        first_out=1,
        event="dead_man",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 2
    t.end_turn()
    while t.turn() == 1:
        t.choose("discard", t.hand(1)[0]) if t.can("discard") else t.choose("no-load")
    t.asked(3, "ask-main")


def test_a_shadow_under_law_of_the_west(haunted: SetUp) -> None:
    """SG-29, FC-35: it shows its second card, and must play it."""
    t = haunted(
        sheriff(), outlaw(out=True), outlaw(), renegade(), event="law_of_the_west", deck="2C scope"
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert not t.can("end")
    t.play("scope")
    t.choose("no-load")
    assert t.can("end")


def test_thirst_and_train_arrival_for_a_shadow(haunted: SetUp) -> None:
    """SG-29, HN-50, HN-54: one card, three cards."""
    for event, cards in (("thirst", 1), ("train_arrival", 3)):
        t = haunted(sheriff(), outlaw(out=True), outlaw(), renegade(), event=event)
        t.end_turn()
        assert len(t.hand(1)) == cards


def test_jail_and_wanted_go_with_the_first_elimination(haunted: SetUp) -> None:
    """SG-10, SG-29: nothing lies in front of him when he comes back: no "draw!" for the Jail."""
    t = haunted(
        sheriff(hand="bang-2D"),
        outlaw(in_play="jail-JS dynamite bomb boots", life=1),
        outlaw(),
        renegade(),
        deck="6C 7C 8C 2C 3C",
    )
    t.play("bang", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.hand(1), t.in_play(1)) == (["bang-2C", "bang-3C"], [])


def test_josh_mccloud_as_a_shadow(haunted: SetUp) -> None:
    """SG-70, SG-30: he draws equipment in his turn, and leaves it behind."""
    t = haunted(
        sheriff(),
        outlaw("josh_mccloud", shadow=True, nuggets=2),
        outlaw(),
        renegade(),
        turn=1,
        row="shot bottle wanted",
        stack="boots",
    )
    t.choose("use", kind="josh_mccloud")
    assert t.in_play(1) == ["boots"]
    t.end_turn()
    assert (t.in_play(1), t.under()) == ([], ["boots"])


def test_a_living_players_shot_finds_no_shadow(haunted: SetUp) -> None:
    """SG-14, B-28: the neighbours of one who is away sit next to each other."""
    t = haunted(
        sheriff(hand="bang-2D", nuggets=3),
        outlaw(out=True, nuggets=2),
        outlaw(),
        renegade(),
        row="shot wanted bottle",
    )
    assert {o.seat for o in t.decision.options if o.card == "bang-2D"} == {2, 3}
    assert {o.seat for o in t.decision.options if o.card in ("shot", "wanted")} == {0, 2, 3}


# Three players


def test_julie_cutter_hits_her_own_target(table: SetUp) -> None:
    """DC-85, AD-106: the shot is hers, so the Deputy has won when the Renegade falls to it."""
    t = table(
        deputy("julie_cutter"),
        outlaw(),
        renegade(hand="bang-2D", life=1),
        turn=2,
        deck="5H",
    )
    t.play("bang", at=0)
    assert ended(t)[1] == (0,)


def test_a_bomb_among_three(table: SetUp) -> None:
    """DC-86, AD-69: eliminated by nobody: the two who are left play on, without a reward."""
    t = table(
        deputy("frankie_canton"),
        outlaw(),
        renegade(in_play="bomb wanted", loads={"bomb": 1}, life=2),
        deck="2C 3C 4C",
    )
    t.choose("use", kind="frankie_canton", seat=2, pick="bomb")
    assert (t.is_out(2), t.match.over, t.hand(0), t.nuggets(0)) == (True, False, [], 0)


def test_ones_own_target_with_a_price_on_its_head(table: SetUp) -> None:
    """DC-85, B-76, GR-131: won at once, before any reward is drawn."""
    t = table(deputy(hand="bang-2D"), outlaw(), renegade(in_play="wanted", life=1))
    t.play("bang", at=2)
    assert (ended(t)[1], t.hand(0)) == ((0,), [])


# Drinks


def test_a_bottle_is_no_beer(table: SetUp) -> None:
    """GR-74: one point for Tequila Joe, no card for Madam Yto, and two players may be left."""
    t = table(
        sheriff("tequila_joe", life=1, nuggets=3),
        outlaw(out=True),
        outlaw(out=True),
        renegade("madam_yto"),
        row="bottle shot boots",
    )
    t.choose("buy", "bottle", kind="beer")
    t.choose("buy", "shot", seat=0)
    assert (t.life(0), t.hand(3)) == (3, [])


def test_beers_with_two_players_left(table: SetUp) -> None:
    """GR-51, GR-120, B-68: for a nugget or in vain, Madam Yto draws for both."""
    t = table(
        sheriff(hand="beer-6H beer-7H", life=1),
        outlaw(out=True),
        outlaw(out=True),
        renegade("madam_yto"),
    )
    t.choose("sell", "beer-6H")
    t.play("beer-7H")
    assert (t.life(0), t.nuggets(0), len(t.hand(3))) == (1, 1, 2)


# Answers


def test_calamity_janet_and_an_arrow(table: SetUp) -> None:
    """AD-91, B-113: a Missed! is a BANG! card to her; a Flintlock is none to anybody."""
    t = table(
        sheriff(hand="arrow"),
        outlaw("calamity_janet", hand="missed-2S flintlock gatling"),
        outlaw(),
        renegade(),
    )
    t.play("arrow", at=1)
    assert {option.card for option in t.decision.options} == {"missed-2S", None}
    t.choose("discard", "missed")
    assert t.life(1) == 4


def test_diamonds_that_answer_the_owner_of_a_calumet(table: SetUp) -> None:
    """GR-94, DC-48: a Dodge or a Duck! of diamonds cancels his shot: it does nothing to him."""
    for card in ("dodge-7D", "duck-3D"):
        t = table(
            sheriff(hand="bang-2C", in_play="calumet"), outlaw(hand=card), outlaw(), renegade()
        )
        t.play("bang", at=1)
        t.choose("play", card)
        assert t.life(1) == 4


def test_barrel_crate_and_jourdonnais_in_any_order(table: SetUp) -> None:
    """AD-70, B-56: Slab needs two; one of the Barrel, one of the Crate."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("jourdonnais", in_play="barrel-QS crate"),
        outlaw(),
        renegade(),
        deck="9C 5H",
    )
    t.play("bang", at=1)
    t.choose("use-card", "crate")
    t.choose("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    assert (t.life(1), t.loads(1)) == (4, {"crate": 1})


def test_a_crate_cannot_be_paid_from_elsewhere(table: SetUp) -> None:
    """AD-23: one token on it, four on the character: it is no answer."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="crate", loads={"crate": 1}, load=4),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_the_dying_cannot_use_what_is_for_their_turn(table: SetUp) -> None:
    """AD-54, AD-25, GR-106: no Ace, no Keg, no Gold Pan; only Beer and Rucksack."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(
            hand="beer-6H a_little_nip whisky",
            in_play="ace_up_the_sleeve beer_keg gold_pan rucksack canteen",
            nuggets=2,
            life=1,
        ),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    keys = {option.key for option in t.asked(1, "ask-dying").options}
    assert keys == {"play:beer-6H", "use=rucksack", "give-up"}
    t.choose("play", "beer")


def test_red_ringo_and_a_full_card(table: SetUp) -> None:
    """AD-109, AD-11: one token each onto two cards; none beyond the fourth."""
    t = table(sheriff("red_ringo", in_play="crate whip"), outlaw(), outlaw(), renegade())
    t.choose("use", kind="red_ringo", pick="crate")
    assert not t.can("load", pick="crate")
    t.choose("load", pick="whip")
    assert (t.load(0), t.loads(0)) == (2, {"crate": 4, "whip": 4})


def test_a_ghost_earns_and_loses_its_nuggets(table: SetUp) -> None:
    """GR-22, HN-15, GR-17: in its turn it may spend them; eliminated again it has none."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="bang-2D duel-QD"),
        outlaw(hand="bang-2C"),
        renegade(),
        turn=1,
        row="shot boots wanted",
        event="ghost_town",
    )
    t.play("bang", at=0)
    t.play("duel", at=2)
    t.choose("discard", "bang")
    assert (t.nuggets(1), t.nuggets(2)) == (1, 0)
    assert t.can("buy", "shot", seat=0)
    t.end_turn()
    assert t.nuggets(1) == 0
