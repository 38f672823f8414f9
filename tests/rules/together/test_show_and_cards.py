"""The show beside Dodge City, Gold Rush and Armed & Dangerous, where they meet in one moment."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["dodge_city", "gold_rush", "armed_and_dangerous", "wild_west_show"]
    return partial(table, sets=sets)


# Dodge City


def test_a_survivor_is_mourned_by_nobody(table: SetUp) -> None:
    """WW-69, DC-54: Greg Digger and Herb Hunter gain nothing unless Teren Kill goes out."""
    for sign, gained in (("2C", 0), ("2S", 2)):
        t = table(
            sheriff("greg_digger", hand="bang-2D", life=2),
            outlaw("teren_kill", life=1),
            outlaw("herb_hunter"),
            renegade(),
            deck=f"{sign} 3D 4D 5D 6D 7D 8D 9D",
        )
        t.play("bang-2D", at=1)
        assert (t.life(0), len(t.hand(2))) == (2 + gained, gained)


def test_one_who_came_back_is_mourned_again(table: SetUp) -> None:
    """WW-12, WW-13: to be eliminated a second time is an elimination like any other."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(hand="bang-2D"),
        renegade("herb_hunter"),
        sets=["dodge_city", "wild_west_show"],
        show="bone_orchard",
        deck="beer-6H beer-7H",
    )
    t.end_turn()
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.play("bang-2D", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)
    assert len(t.hand(3)) == 2


def test_apache_kid_is_told_nothing_by_the_order_of_a_diamond(table: SetUp) -> None:
    """WW-22, DC-40: whoever ordered it, it is a diamond of another player."""
    t = table(
        sheriff(), outlaw(hand="bang-2D"), outlaw("apache_kid"), renegade(), show="dorothy_rage"
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert (t.life(2), t.pile()) == (3, ["bang-2D"])


def test_molly_stark_draws_for_what_she_is_made_to_play(table: SetUp) -> None:
    """WW-22, DC-62: it is not her turn."""
    t = table(
        sheriff(),
        outlaw("molly_stark", hand="bang-2D"),
        *OTHERS[1:],
        show="dorothy_rage",
        deck="3D",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert t.hand(1) == ["bang-3D"]


def test_a_repeated_springfield_costs_nothing_more(table: SetUp) -> None:
    """WW-68, DC-13: no second card goes with it."""
    t = table(sheriff("lee_van_kliff", hand="springfield beer bang-2D scope"), *OTHERS)
    t.play("springfield", at=2)
    t.choose("discard", "beer")
    t.choose("repeat", "bang-2D", seat=2)
    assert (t.life(2), t.hand(0)) == (2, ["scope-AS"])


def test_vera_custer_survives_as_teren_kill(table: SetUp) -> None:
    """WW-81, WW-69: and repeats cards as Lee Van Kliff, who is there too."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("vera_custer", copies="teren_kill", life=1),
        *OTHERS[1:],
        deck="2C 3D",
    )
    t.play("bang-2D", at=1)
    assert (t.life(1), t.hand(1)) == (1, ["bang-3D"])
    t = table(
        sheriff("vera_custer", copies="lee_van_kliff", hand="stagecoach bang-2D"),
        outlaw("lee_van_kliff"),
        *OTHERS[1:],
    )
    t.play("stagecoach")
    t.choose("repeat", "bang-2D")
    assert len(t.hand(0)) == 4


def test_elena_fuente_and_a_bang_card(table: SetUp) -> None:
    """WW-81: any card is a Missed! to her, a BANG! card by the show besides."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("elena_fuente", hand="bang-2D scope"),
        *OTHERS[1:],
        show="showdown",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert t.can("play", "bang-2D", kind="missed")
    t.choose("play", "scope", kind="missed")
    assert t.life(1) == 3


# Gold Rush


def test_talking_is_a_loss_like_others(table: SetUp) -> None:
    """WW-26, GR-15: Boots draw for it, Lucky Charm brings a nugget, and nobody earns one."""
    t = table(sheriff(), outlaw(in_play="boots lucky_charm"), *OTHERS[1:], show="gag", deck="2D")
    t.talk(1)
    assert (t.life(1), t.hand(1)) == (3, ["bang-2D"])
    assert [t.nuggets(seat) for seat in range(4)] == [0, 1, 0, 0]


def test_who_comes_back_has_no_nuggets(table: SetUp) -> None:
    """GR-22, WW-12: they went back when the player was eliminated."""
    t = table(sheriff(hand="bang-2D"), outlaw(life=1, nuggets=3), *OTHERS[1:], show="bone_orchard")
    t.play("bang-2D", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.nuggets(0), t.nuggets(1)) == (1, 1, 0)


def test_equipment_is_never_ordered(table: SetUp) -> None:
    """WW-23: nobody holds it in hand."""
    t = table(
        sheriff(), outlaw(hand="beer"), *OTHERS[1:], row="boots shot bottle", show="dorothy_rage"
    )
    t.choose("command", seat=1)
    assert not t.can("name", kind="boots")
    assert not t.can("name", kind="shot")
    t.choose("name", kind="beer")
    t.choose("obey", "beer")
    assert (t.hand(1), t.pile()) == ([], ["beer-6H"])


def test_union_pacific_leaves_the_show_alone(table: SetUp) -> None:
    """GR-84, GR-154: it is no Stagecoach."""
    t = table(sheriff(nuggets=4), *OTHERS, row="union_pacific boots shot", shows="gag")
    t.choose("buy", "union_pacific")
    assert (len(t.hand(0)), t.match.view(0).shows) == (4, ())


def test_a_reward_on_a_head_is_paid_under_the_final_card(table: SetUp) -> None:
    """WW-45, GR-98: 3 cards for an Outlaw, 2 for the Wanted, 2 nuggets."""
    t = table(
        renegade(hand="bang-2D"),
        outlaw(life=1, in_play="wanted"),
        sheriff(),
        outlaw(),
        show="wild_west_show_final",
    )
    t.play("bang-2D", at=1)
    assert (len(t.hand(0)), t.nuggets(0)) == (5, 2)


def test_what_is_bought_is_no_card_just_played(table: SetUp) -> None:
    """WW-68, GR-154: black equipment in between ends the chance to repeat."""
    t = table(
        sheriff("lee_van_kliff", hand="stagecoach bang-2D", nuggets=3),
        *OTHERS,
        row="boots shot bottle",
    )
    t.play("stagecoach")
    assert t.can("repeat")
    t.choose("buy", "boots")
    assert not t.can("repeat")


def test_a_beer_that_is_sold_is_seen_by_miss_susanna(table: SetUp) -> None:
    """WW-38, HN-73: a Beer for a nugget is played, and counts."""
    t = table(
        sheriff(hand="beer-6H scope mustang-8H"),
        *OTHERS,
        sets=["gold_rush", "wild_west_show"],
        show="miss_susanna",
    )
    t.choose("sell", "beer-6H")
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    assert (t.life(0), t.nuggets(0)) == (5, 1)


# Armed & Dangerous


def test_tokens_for_an_ordered_card_are_up_to_who_plays_it(table: SetUp) -> None:
    """WW-22, AD-51: the order names the Caravan, its player decides what to spend."""
    t = table(sheriff(load=4), outlaw(hand="caravan", load=2), *OTHERS[1:], show="dorothy_rage")
    t.choose("command", seat=1)
    t.choose("name", kind="caravan")
    t.choose("obey", "caravan")
    while t.decision.prompt.id != "ask-main":
        assert t.decision.seat == 1
        t.answer(t.decision.options[0].key)
    assert (len(t.hand(1)), t.load(1), t.load(0)) == (3, 0, 4)


def test_a_draw_for_life_may_be_repeated(table: SetUp) -> None:
    """WW-69, WW-86: a Tumbleweed turns Teren Kill's luck."""
    t = table(
        sheriff(hand="bang-2D", in_play="tumbleweed"),
        outlaw("teren_kill", life=1),
        *OTHERS[1:],
        deck="2C 3S",
    )
    t.play("bang-2D", at=1)
    t.answer(next(each.key for each in t.decision.options if each.verb != "let-it"))
    while t.decision.prompt.id != "ask-main":
        t.choose("let-it")
    assert t.is_out(1)


def test_roles_stay_if_the_draw_is_repeated(table: SetUp) -> None:
    """WW-28, WW-86: only the last card flipped counts for Helena Zontero."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(in_play="tumbleweed"),
        *OTHERS[1:],
        shows="helena_zontero",
        deck="2D 3D 6H 2S",
    )
    t.play("stagecoach")
    t.asked(1, "ask-repeat")
    t.answer(next(each.key for each in t.decision.options if each.verb != "let-it"))
    while t.decision.prompt.id != "ask-main":
        t.choose("let-it")
    assert t.happened("role") == 0


def test_a_card_used_for_tokens_is_not_played(table: SetUp) -> None:
    """AD-145, WW-38: a Beer Keg in play does not count for Miss Susanna."""
    t = table(
        sheriff(hand="scope mustang-8H", in_play="beer_keg", life=3), *OTHERS, show="miss_susanna"
    )
    for card in ("scope", "mustang"):
        t.play(card)
        t.choose("no-load")
    t.choose("use-card", "beer_keg")
    assert t.life(0) == 4
    t.end_turn()
    assert t.life(0) == 3


def test_big_spencer_hides_behind_a_crate(table: SetUp) -> None:
    """WW-61, AD-70: it is no Missed! card."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("big_spencer", in_play="crate", hand="missed-2S"),
        *OTHERS[1:],
    )
    t.play("bang-2D", at=1)
    assert not t.can("play", "missed")
    t.answer(next(each.key for each in t.decision.options if each.verb != "take-it"))
    assert t.life(1) == 9


def test_tokens_move_with_their_owner(table: SetUp) -> None:
    """WW-30, AD-23: cards, nuggets and tokens are the player's, wherever the seat is."""
    t = table(
        sheriff(load=3, nuggets=2),
        outlaw(),
        outlaw(),
        renegade(load=1, in_play="bomb", loads={"bomb": 3}),
        show="lady_rose_of_texas",
    )
    t.choose("swap-seats", seat=3)
    assert (t.load(0), t.nuggets(0), t.load(3), t.loads(3)) == (3, 2, 1, {"bomb": 3})
    t.end_turn()
    t.asked(1, "ask-main")  # the skipped turn has no "draw!" for the Bomb (WW-32)
    assert t.loads(3) == {"bomb": 3}


# Gary Looter and the order of things


def test_excess_cards_in_the_order_they_are_discarded(table: SetUp) -> None:
    """WW-63, AD-145: the looter has the card, the discarder the token, one card at a time."""
    t = table(
        sheriff(hand="beer-6H scope mustang-8H", life=1),
        outlaw("gary_looter"),
        deputy(),
        renegade(),
        outlaw(),
    )
    t.end_turn()
    for card in ("scope", "mustang"):
        t.choose("discard", card)
        while t.decision.prompt.id == "ask-recharge":
            t.answer(t.decision.options[0].key)
    assert (t.hand(1)[:2], t.load(0)) == (["scope-AS", "mustang-8H"], 2)


def test_a_looter_who_is_out_takes_nothing(table: SetUp) -> None:
    """WW-63: one who is out has no ability."""
    t = table(sheriff(hand="beer-6H scope", life=1), outlaw("gary_looter", out=True), *OTHERS[1:])
    t.end_turn()
    t.choose("discard", "scope")
    while t.decision.prompt.id == "ask-recharge":
        t.answer(t.decision.options[0].key)
    assert t.pile() == ["scope-AS"]
