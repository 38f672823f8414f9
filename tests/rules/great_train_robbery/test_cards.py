"""The playing cards (GTR-46 to GTR-67)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"


def at(t: Table) -> int:
    place: int = t.match.view(0).parts[PART]["at"]
    return place + 1


# Cactus


@pytest.mark.parametrize(("top", "life"), [("6H", 3), ("7D", 3), ("2C", 2), ("9S", 2)])
def test_cactus(table: SetUp, top: str, life: int) -> None:
    """GTR-46: a Missed!; on Hearts or Diamonds a life point."""
    t = table(sheriff(hand="bang-8D"), outlaw(hand="cactus", life=2), *OTHERS[1:], deck=top)
    t.play("bang", at=1)
    t.choose("play", "cactus")
    assert t.life(1) == life


def test_cactus_never_above_the_starting_total(table: SetUp) -> None:
    """GTR-46."""
    t = table(sheriff(hand="bang-8D"), outlaw(hand="cactus"), *OTHERS[1:], deck="6H")
    t.play("bang", at=1)
    t.choose("play", "cactus")
    assert t.life(1) == 4


def test_cactus_draws_even_if_more_missed_are_needed(table: SetUp) -> None:
    """GTR-46: against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="bang-8D"),
        outlaw(hand="cactus beer-7H", life=2),
        *OTHERS[1:],
        deck="6H",
    )
    t.play("bang", at=1)
    t.choose("play", "cactus")
    assert t.life(1) == 3
    t.choose("take-it")
    assert t.life(1) == 2


# Dragoon


def test_dragoon_allows_a_second_bang(table: SetUp) -> None:
    """GTR-47: put into play after the first one; range 2."""
    t = table(sheriff(hand="bang-7D bang-8D bang-9D dragoon"), *OTHERS)
    t.play("bang-7D", at=1)
    assert not t.can("play", "bang-8D")
    t.play("dragoon")
    t.play("bang-8D", at=2)
    assert not t.can("play", "bang-9D")


def test_dragoon_lost_allows_nothing(table: SetUp) -> None:
    """GTR-47: replaced before the second BANG!."""
    t = table(sheriff(hand="bang-7D bang-8D schofield", in_play="dragoon"), *OTHERS)
    t.play("bang-7D", at=1)
    t.play("schofield")
    assert not t.can("play", "bang-8D")


# Evaded!


def test_evaded_takes_the_card(table: SetUp) -> None:
    """GTR-48: whose BANG! was cancelled."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="evaded"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.pile(), t.life(1)) == (["bang-7D"], ["evaded-QC"], 4)


def test_evaded_takes_a_missed_that_was_a_bang(table: SetUp) -> None:
    """GTR-48."""
    t = table(sheriff("calamity_janet", hand="missed-2S"), outlaw(hand="evaded"), *OTHERS[1:])
    t.play("missed", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == ["missed-2S"]


def test_evaded_takes_nothing_from_the_ironhorse(table: SetUp) -> None:
    """GTR-49: nor from an ability."""
    t = table(sheriff(hand="next_stop-2D"), outlaw(hand="evaded"), *OTHERS[1:], at=4, deck="2C")
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take-it")
    t.choose("play", "evaded")
    assert t.hand(1) == []


@pytest.mark.parametrize(("top", "gets"), [("KS", []), ("2C", ["knife_revolver-5D"])])
def test_evaded_against_knife_revolver(table: SetUp, top: str, gets: list[str]) -> None:
    """GTR-50: unless it is back in its owner's hand."""
    t = table(sheriff(hand="knife_revolver"), outlaw(hand="evaded"), *OTHERS[1:], deck=top)
    t.play("knife_revolver", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == gets


def test_evaded_needs_the_shot_to_be_cancelled(table: SetUp) -> None:
    """GTR-51: with Slab after the second Missed!, and not without it."""
    for second, hand in (("missed-2S", ["bang-7D"]), ("beer-6H", ["beer-6H"])):
        t = table(
            sheriff("slab_the_killer", hand="bang-7D"),
            outlaw(hand=f"evaded {second}"),
            *OTHERS[1:],
        )
        t.play("bang", at=1)
        t.choose("play", "evaded")
        t.choose(*(("play", "missed") if second == "missed-2S" else ("take-it",)))
        assert t.hand(1) == hand


def test_evaded_against_a_gatling(table: SetUp) -> None:
    """GTR-51: the card is taken, and its effect goes on for the others."""
    t = table(sheriff(hand="gatling"), outlaw(hand="evaded"), *OTHERS[1:])
    t.play("gatling")
    t.choose("play", "evaded")
    assert t.hand(1) == ["gatling-10H"]
    assert [t.life(seat) for seat in (1, 2, 3)] == [4, 3, 3]


def test_evaded_against_a_wagon(table: SetUp) -> None:
    """GTR-51: gives no card."""
    t = table(sheriff(in_play="baggage_car"), outlaw(hand="evaded"), *OTHERS[1:])
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.life(1)) == ([], 4)


def test_evaded_as_the_last_card_leaves_no_empty_hand(table: SetUp) -> None:
    """GTR-48: the card is there before Suzy Lafayette would draw."""
    t = table(sheriff(hand="bang-7D"), outlaw("suzy_lafayette", hand="evaded"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == ["bang-7D"]


# Full Steam


def test_full_steam_ignores_the_locomotive(table: SetUp) -> None:
    """GTR-52: announced when the card is played; all the rest happens."""
    t = table(sheriff(hand="full_steam"), outlaw("manuelita"), *OTHERS[1:])
    t.play("full_steam")
    t.asked(0, "ask-full-steam")
    assert t.match.can_take_back(0)
    t.choose("ignored")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]
    assert (at(t), len(t.hand(1))) == (1, 2)
    assert t.match.view(0).parts[PART]["locomotive"] == "leland"


def test_full_steam_applies_it_twice(table: SetUp) -> None:
    """GTR-52."""
    t = table(sheriff(hand="full_steam"), *OTHERS)
    t.play("full_steam")
    t.choose("twice")
    assert [t.life(seat) for seat in range(4)] == [3, 2, 2, 2]


def test_full_steam_is_one_advance(table: SetUp) -> None:
    """GTR-52: for Shade O'Connor."""
    t = table(sheriff(hand="full_steam"), outlaw("shade_oconnor", hand="beer-6H"), *OTHERS[1:])
    t.play("full_steam")
    t.choose("ignored")
    t.choose("enough")
    t.asked(0, "ask-main")


def test_those_without_life_points_leave_after_each_run(table: SetUp) -> None:
    """GTR-52, GTR-44: each is an effect of its own."""
    t = table(sheriff(hand="full_steam"), outlaw(life=1), *OTHERS[1:])
    t.play("full_steam")
    t.choose("twice")
    assert t.is_out(1)
    assert t.happened("shot-at", target=1) == 1


# Knife Revolver


@pytest.mark.parametrize(("top", "back"), [("JH", 1), ("AS", 1), ("10H", 0), ("9S", 0)])
def test_knife_revolver(table: SetUp, top: str, back: int) -> None:
    """GTR-53: a BANG!, which comes back on J, Q, K or A before the target reacts."""
    t = table(sheriff(hand="knife_revolver"), outlaw(hand="missed-2S"), *OTHERS[1:], deck=top)
    t.play("knife_revolver", at=1)
    t.asked(1, "ask-shot")
    assert len(t.hand(0)) == back
    t.choose("take-it")
    assert t.life(1) == 3


def test_knife_revolver_is_the_bang_of_the_turn(table: SetUp) -> None:
    """GTR-53: it needs an unused one and uses it up, so it cannot be played again."""
    t = table(sheriff(hand="knife_revolver bang-7D"), *OTHERS, deck="JH")
    t.play("knife_revolver", at=1)
    assert not t.can("play", "bang")
    assert not t.can("play", "knife_revolver")
    assert "knife_revolver-5D" in t.hand(0)


def test_knife_revolver_has_the_range_of_the_weapon(table: SetUp) -> None:
    """GTR-53."""
    t = table(sheriff(hand="knife_revolver"), *OTHERS)
    assert not t.can("play", "knife_revolver", seat=2)


def test_knife_revolver_is_no_bang_card(table: SetUp) -> None:
    """GTR-54: neither against Indians! or a Duel, nor at Boom Town, nor for the Private Car."""
    t = table(
        sheriff(hand="indians-KD duel-QD"),
        outlaw(hand="knife_revolver"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    assert {option.verb for option in t.asked(1, "ask-bang").options} == {"take-it"}
    t.choose("take-it")
    t.play("duel", at=1)
    assert {option.verb for option in t.asked(1, "ask-duel").options} == {"take-it"}
    t.choose("take-it")
    t = table(sheriff(hand="knife_revolver"), outlaw(in_play="private_car"), *OTHERS[1:], at=2)
    assert not t.can("acquire")
    assert t.can("play", "knife_revolver", seat=1)


def test_knife_revolver_is_not_turned(table: SetUp) -> None:
    """GTR-54, GTR-91."""
    t = table(
        sheriff(hand="knife_revolver"),
        outlaw("evan_babbit", hand="bang-7D"),
        *OTHERS[1:],
        deck="2C",
    )
    t.play("knife_revolver", at=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")


# Map


def test_map(table: SetUp) -> None:
    """GTR-55: the next two cards; one of them may be discarded, the other stays on top."""
    t = table(sheriff(in_play="map"), *OTHERS, step="draw", deck="6H 7D 8D 9D")
    decision = t.asked(0, "ask-map")
    assert [option.card for option in decision.options] == ["beer-6H", "bang-7D", None]
    assert t.match.view(1).deck_top == ()
    t.choose("reject", "bang")
    assert (t.hand(0), t.pile()) == (["beer-6H", "bang-8D"], ["bang-7D"])


def test_map_leaves_both(table: SetUp) -> None:
    """GTR-55: in the same order."""
    t = table(sheriff(in_play="map"), *OTHERS, step="draw", deck="6H 7D 8D")
    t.choose("leave-them")
    assert t.hand(0) == ["beer-6H", "bang-7D"]


def test_map_after_the_checks_and_not_if_the_turn_is_lost(table: SetUp) -> None:
    """GTR-55, GTR-98."""
    t = table(
        outlaw(in_play="map jail-JS"), sheriff(), *OTHERS[1:], step="start", deck="2C", leader=1
    )
    assert t.happened("looked") == 0
    t = table(
        outlaw(in_play="map jail-JS"), sheriff(), *OTHERS[1:], step="start", deck="6H", leader=1
    )
    t.in_order(Event("escaped", seat=0), Event("looked", seat=0))
    t.choose("leave-them")


def test_map_before_character_abilities(table: SetUp) -> None:
    """GTR-55, GTR-98: Kit Carlson looks at what the Map has left."""
    t = table(
        outlaw("kit_carlson", in_play="map"),
        sheriff(),
        *OTHERS[1:],
        step="draw",
        deck="6H 7D 8D 9D",
        leader=1,
    )
    t.choose("reject", "beer")
    assert [option.card for option in t.asked(0, "ask-keep").options] == [
        "bang-7D",
        "bang-8D",
        "bang-9D",
    ]
    t.choose("keep", "bang-7D")
    t.choose("keep", "bang-8D")


def test_map_shuffles_the_pile(table: SetUp) -> None:
    """GTR-101."""
    t = table(sheriff(in_play="map"), *OTHERS, step="draw", deck="6H", rest="pile")
    assert t.happened("reshuffled") == 1
    t.choose("leave-them")


# Money Bag


def test_money_bag_has_the_effect_of_the_top_card(table: SetUp) -> None:
    """GTR-56: under its own name."""
    t = table(sheriff(hand="money_bag"), *OTHERS, pile="stagecoach-9S", deck="6H 7D")
    t.play("money_bag")
    assert (t.hand(0), t.pile()) == (["beer-6H", "bang-7D"], ["money_bag-QC", "stagecoach-9S"])


@pytest.mark.parametrize("top", ["", "scope-AS", "missed-2S", "evaded"])
def test_money_bag_needs_a_brown_card_that_could_be_played(table: SetUp, top: str) -> None:
    """GTR-57, GTR-56: not an empty pile, nor a blue card, nor a reaction."""
    t = table(sheriff(hand="money_bag"), *OTHERS, pile=top)
    assert not t.can("play", "money_bag")
    assert t.why_not("money_bag-QC") is not None


def test_money_bag_as_a_bang(table: SetUp) -> None:
    """GTR-57: it neither needs nor uses up the BANG! of the turn, and is no BANG! card."""
    t = table(
        sheriff("slab_the_killer", hand="money_bag bang-8D"),
        outlaw(hand="missed-2S"),
        *OTHERS[1:],
        pile="bang-7D",
        bangs=1,
    )
    assert not t.can("play", "bang")
    assert not t.can("play", "money_bag", seat=2)
    t.play("money_bag", at=1)
    t.choose("play", "missed")
    assert (t.life(1), t.game.turn.bangs) == (4, 1)


def test_money_bag_with_an_extra_cost(table: SetUp) -> None:
    """GTR-57: of the copied card; it cannot be played if that cannot be paid."""
    sets = [PART, "dodge_city"]
    t = table(sheriff(hand="money_bag"), *OTHERS, pile="springfield", sets=sets)
    assert not t.can("play", "money_bag")
    t = table(sheriff(hand="money_bag beer-6H"), *OTHERS, pile="springfield", sets=sets)
    t.play("money_bag", at=2)
    t.choose("discard", "beer")
    t.choose("top", "beer")
    assert (t.life(2), t.pile()[:2]) == (3, ["beer-6H", "money_bag-QC"])


def test_money_bag_without_a_target(table: SetUp) -> None:
    """GTR-57, GTR-102: a Panic! with nothing to take."""
    t = table(sheriff(hand="money_bag"), *OTHERS, pile="panic-JH")
    assert not t.can("play", "money_bag")


def test_money_bag_picks_a_card(table: SetUp) -> None:
    """GTR-57."""
    t = table(sheriff(hand="money_bag"), outlaw(in_play="scope"), *OTHERS[1:], pile="cat_balou-KH")
    t.play("money_bag", at=1, pick="scope")
    assert t.in_play(1) == []


def test_a_copied_knife_revolver_does_not_return(table: SetUp) -> None:
    """GTR-57."""
    t = table(sheriff(hand="money_bag"), *OTHERS, pile="knife_revolver", bangs=1)
    t.play("money_bag", at=1)
    assert (t.life(1), t.hand(0), t.happened("flipped")) == (3, [], 0)


def test_a_copied_full_steam_is_announced(table: SetUp) -> None:
    """GTR-57: with its choices."""
    t = table(sheriff(hand="money_bag"), *OTHERS, pile="full_steam")
    t.play("money_bag")
    t.choose("ignored")
    assert t.happened("end-of-line") == 1


def test_money_bag_is_not_the_copied_card(table: SetUp) -> None:
    """GTR-57: no nugget's worth of Beer for Madam Yto, and The Reverend forbids its effect."""
    t = table(
        sheriff(hand="money_bag", life=3),
        outlaw("madam_yto"),
        *OTHERS[1:],
        pile="beer-6H",
        sets=[PART, "gold_rush"],
    )
    t.play("money_bag")
    assert (t.life(0), t.hand(1)) == (4, [])
    t = table(
        sheriff(hand="money_bag", life=3),
        *OTHERS,
        pile="beer-6H",
        event="the_reverend",
        sets=[PART, "high_noon"],
    )
    assert not t.can("play", "money_bag")


def test_money_bag_only_in_ones_own_turn(table: SetUp) -> None:
    """GTR-56: not to save oneself with the Beer on top."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(hand="money_bag", life=1), *OTHERS[1:], pile="beer-6H"
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert {option.verb for option in t.asked(1, "ask-dying").options} == {"give-up"}
    t.choose("give-up")


# Most Wanted


def test_most_wanted(table: SetUp) -> None:
    """GTR-58: a card, then everyone "draws!" from its player on; Spades cost a life point."""
    t = table(sheriff(hand="most_wanted"), *OTHERS, deck="6H 2S 3S 7D 4S")
    t.play("most_wanted")
    assert t.hand(0) == ["beer-6H"]
    assert [t.life(seat) for seat in range(4)] == [4, 3, 4, 3]


def test_nothing_but_beer_helps_against_most_wanted(table: SetUp) -> None:
    """GTR-58: Barrel and Missed! do not."""
    t = table(
        sheriff(hand="most_wanted"),
        outlaw(hand="missed-2S beer-7H", in_play="barrel", life=1),
        *OTHERS[1:],
        deck="6H 7D 3S 8D 9D",
    )
    t.play("most_wanted")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    assert t.life(1) == 1


def test_who_plays_most_wanted_is_to_blame(table: SetUp) -> None:
    """GTR-58, GTR-109: for the others; a reward, and nuggets."""
    t = table(
        sheriff(hand="most_wanted"),
        outlaw(life=1),
        *OTHERS[1:],
        deck="6H 7D 3S 8D 9D",
        sets=[PART, "gold_rush"],
    )
    t.play("most_wanted")
    assert (t.is_out(1), t.happened("reward", seat=0), t.nuggets(0)) == (True, 1, 1)


def test_most_wanted_against_everybody(table: SetUp) -> None:
    """GTR-58, GTR-44, GTR-43: the Outlaws win if all are eliminated at once."""
    t = table(
        sheriff(hand="most_wanted", life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(life=1),
        deck="2S 3S 4S 5S",
    )
    t.play("most_wanted")
    t.choose("give-up")
    assert t.game.winners == [1, 2]


# Next Stop


def test_next_stop(table: SetUp) -> None:
    """GTR-59: a card, and the Train advances."""
    t = table(sheriff(hand="next_stop-2D"), *OTHERS, deck="6H")
    t.play("next_stop")
    assert (t.hand(0), at(t)) == (["beer-6H"], 2)
    t.in_order(Event("drew", seat=0), Event("train-advances"))


# Refund


def test_refund_for_what_others_take_or_have_discarded(table: SetUp) -> None:
    """GTR-60: from hand or from play, a card for each."""
    t = table(
        sheriff(hand="panic-JH cat_balou-KH"),
        outlaw(hand="beer-6H", in_play="refund scope"),
        *OTHERS[1:],
        deck="7D 8D",
    )
    t.play("panic", at=1, pick="hand")
    assert t.hand(1) == ["bang-7D"]
    t.play("cat_balou", at=1, pick="scope")
    assert t.hand(1) == ["bang-7D", "bang-8D"]


def test_refund_not_for_itself(table: SetUp) -> None:
    """GTR-60."""
    t = table(sheriff(hand="cat_balou-KH"), outlaw(in_play="refund"), *OTHERS[1:])
    t.play("cat_balou", at=1, pick="refund")
    assert t.hand(1) == []


def test_refund_not_for_a_train_robbery(table: SetUp) -> None:
    """GTR-60."""
    t = table(sheriff(hand="train_robbery-4D"), outlaw(in_play="refund scope"), *OTHERS[1:])
    t.play("train_robbery", at=1)
    t.choose("yield", "scope")
    t.choose("face", "refund")
    assert t.hand(1) == []


def test_refund_not_for_what_its_owner_discards(table: SetUp) -> None:
    """GTR-60: as a cost, a defence or at the end of the turn, on elimination."""
    t = table(
        sheriff(hand="indians-KD bang-8D"),
        outlaw(hand="bang-7D", in_play="refund"),
        *OTHERS[1:],
    )
    t.play("indians")
    t.choose("discard", "bang")
    assert t.hand(1) == []
    t.play("bang", at=1)
    assert t.hand(1) == []


def test_refund_for_the_circus_wagon(table: SetUp) -> None:
    """GTR-60, GTR-71."""
    t = table(
        sheriff(in_play="circus_wagon"), outlaw(in_play="refund scope"), *OTHERS[1:], deck="6H"
    )
    t.choose("use-up", "circus_wagon")
    t.choose("discard", "scope")
    assert t.hand(1) == ["beer-6H"]


def test_refund_not_for_a_switch(table: SetUp) -> None:
    """GTR-60."""
    t = table(
        sheriff(hand="switch", in_play="barrel-QS"), outlaw(in_play="refund scope"), *OTHERS[1:]
    )
    t.play("switch", at=1, pick="scope")
    assert t.hand(1) == []


# Strongbox


def test_strongbox(table: SetUp) -> None:
    """GTR-61, GTR-99: at the end, after discarding; nothing is discarded for it."""
    t = table(sheriff(hand="beer-6H beer-7H", in_play="strongbox", life=1), *OTHERS, deck="8H")
    t.end_turn()
    t.choose("discard", "beer-6H")
    assert t.hand(0) == ["beer-7H", "beer-8H"]
    assert t.turn() == 1


def test_strongbox_after_a_turn_lost_in_jail(table: SetUp) -> None:
    """GTR-61."""
    t = table(
        outlaw(in_play="strongbox jail-JS"),
        sheriff(),
        *OTHERS[1:],
        step="start",
        deck="2C 6H",
        leader=1,
    )
    assert t.hand(0) == ["beer-6H"]


# Switch


def test_switch(table: SetUp) -> None:
    """GTR-62: at any distance; both stay in play."""
    t = table(
        sheriff(hand="switch", in_play="scope"), outlaw(), outlaw(in_play="mustang-8H"), renegade()
    )
    t.play("switch", at=2, pick="mustang")
    assert (t.in_play(0), t.in_play(2)) == (["mustang-8H"], ["scope-AS"])
    assert (t.hand(0), t.hand(2)) == ([], [])


def test_switch_asks_which_card_is_given(table: SetUp) -> None:
    """GTR-62: announced before anything moves."""
    t = table(
        sheriff(hand="switch", in_play="scope barrel-QS"), outlaw(in_play="mustang-8H"), *OTHERS[1:]
    )
    t.play("switch", at=1, pick="mustang")
    assert t.match.can_take_back(0)
    t.choose("swap", "barrel")
    assert (t.in_play(0), t.in_play(1)) == (["scope-AS", "mustang-8H"], ["barrel-QS"])


def test_switch_of_weapons(table: SetUp) -> None:
    """GTR-63: whoever gets one discards the old one, on both sides."""
    t = table(
        sheriff(hand="switch", in_play="scope volcanic-10S"),
        outlaw(in_play="winchester"),
        *OTHERS[1:],
    )
    t.play("switch", at=1, pick="winchester")
    t.choose("swap", "scope")
    assert (t.in_play(0), t.in_play(1)) == (["winchester-8S"], ["scope-AS"])
    t = table(
        sheriff(hand="switch", in_play="volcanic-10S"),
        outlaw(in_play="winchester scope"),
        *OTHERS[1:],
    )
    t.play("switch", at=1, pick="scope")
    assert (t.in_play(0), t.in_play(1)) == (["scope-AS"], ["volcanic-10S"])
    assert t.pile()[0] == "winchester-8S"


def test_switch_never_makes_two_of_a_name(table: SetUp) -> None:
    """GTR-63: on either side."""
    t = table(
        sheriff(hand="switch", in_play="mustang-9H"),
        outlaw(in_play="mustang-8H scope"),
        *OTHERS[1:],
    )
    assert not t.can("play", "switch", seat=1, pick="scope")
    assert t.can("play", "switch", seat=1, pick="mustang-8H")


def test_switch_and_the_sheriff(table: SetUp) -> None:
    """GTR-64: neither Ghost Car nor Jail comes to him, whoever plays it."""
    t = table(
        sheriff(hand="switch", in_play="scope"),
        outlaw(in_play="ghost_car jail-JS mustang-8H"),
        *OTHERS[1:],
    )
    assert {o.pick for o in t.decision.options if o.card == "switch-6H"} == {"mustang-8H"}
    t = table(
        outlaw(hand="switch", in_play="ghost_car jail-JS"),
        sheriff(in_play="scope"),
        outlaw(in_play="mustang-8H"),
        renegade(),
        leader=1,
    )
    assert not t.can("play", "switch", seat=1)
    assert t.can("play", "switch", seat=2)


def test_a_ghost_who_gives_the_ghost_car_away_is_out(table: SetUp) -> None:
    """GTR-64: at once; cards of the Train are not in play."""
    t = table(
        outlaw(hand="switch", in_play="scope"),
        sheriff(),
        outlaw(in_play="ghost_car", ghost=True),
        renegade(),
        leader=1,
        row=ROW,
        at=2,
    )
    assert not t.can("play", "switch", pick="caboose")
    t.play("switch", at=2, pick="ghost_car")
    assert (t.in_play(0), t.is_out(2)) == (["ghost_car"], True)


def test_switch_needs_a_card_of_ones_own(table: SetUp) -> None:
    """GTR-102, GTR-103."""
    t = table(sheriff(hand="switch"), outlaw(in_play="scope"), *OTHERS[1:])
    assert not t.can("play", "switch")


def test_a_dynamite_is_switched_from_play_to_play(table: SetUp) -> None:
    """DV-32: it does not pass through a hand."""
    t = table(
        sheriff(hand="switch", in_play="dynamite"),
        outlaw(in_play="scope"),
        *OTHERS[1:],
        variants=["dynamite_variant"],
    )
    t.play("switch", at=1, pick="scope")
    assert (t.in_play(0), t.in_play(1)) == (["scope-AS"], ["dynamite-2H"])


# Train Robbery


def test_train_robbery(table: SetUp) -> None:
    """GTR-65, GTR-66: card by card, at any distance; those a BANG! is faced for stay."""
    t = table(
        sheriff(hand="train_robbery-4D bang-7D"),
        outlaw(),
        outlaw(hand="missed-2S", in_play="scope mustang-8H barrel-QS"),
        renegade(),
        deck="2C",
    )
    t.play("train_robbery", at=2)
    t.choose("yield", "mustang")
    t.choose("face", "scope")
    t.choose("play", "missed")
    t.choose("face", "barrel")
    t.choose("check", kind="barrel")
    assert (t.in_play(2), t.life(2)) == (["scope-AS", "barrel-QS"], 3)
    assert not t.can("play", "bang")


def test_train_robbery_stops_when_its_target_is_out(table: SetUp) -> None:
    """GTR-66: each BANG! is resolved fully, an elimination included."""
    t = table(
        sheriff(hand="train_robbery-4D"), outlaw(life=1, in_play="scope mustang-8H"), *OTHERS[1:]
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    t.choose("any-order")
    assert t.is_out(1)
    t.asked(0, "ask-main")


def test_train_robbery_without_cards_in_play(table: SetUp) -> None:
    """GTR-66: it does nothing."""
    t = table(sheriff(hand="train_robbery-4D"), *OTHERS)
    assert t.match.warnings(0)["play:train_robbery-4D@1"].id == "warn-no-effect"
    t.play("train_robbery", at=1)
    assert t.life(1) == 4


def test_train_robbery_is_no_bang_card(table: SetUp) -> None:
    """GTR-66, GTR-88: Slab's second Missed! is not needed; the Private Car does not help."""
    t = table(
        sheriff("slab_the_killer", hand="train_robbery-4D"),
        outlaw(in_play="private_car"),
        *OTHERS[1:],
    )
    t.play("train_robbery", at=1)
    t.choose("face", "private_car")
    assert t.life(1) == 3


def test_train_robbery_and_other_borders(table: SetUp) -> None:
    """GTR-108, GTR-109: green and orange cards are hit, black equipment is not counted."""
    t = table(
        sheriff(hand="train_robbery-4D"),
        outlaw(in_play="canteen crate boots"),
        *OTHERS[1:],
        sets=[PART, "dodge_city", "gold_rush", "armed_and_dangerous"],
    )
    t.play("train_robbery", at=1)
    assert {option.card for option in t.decision.options} == {"canteen-7H", "crate-3H"}
    t.choose("yield", "canteen")
    t.choose("yield", "crate")
    assert t.in_play(1) == ["boots"]


def test_a_ghost_may_face_a_bang(table: SetUp) -> None:
    """GTR-65, GTR-78: it does nothing to one without life points; the Ghost Car lost is the end."""
    t = table(
        sheriff(hand="train_robbery-4D"),
        outlaw(in_play="ghost_car scope", ghost=True),
        *OTHERS[1:],
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    assert not t.is_out(1)
    t.choose("yield", "ghost_car")
    assert t.is_out(1)


# Water Tower


def test_water_tower(table: SetUp) -> None:
    """GTR-67: a wagon at a station for nothing, besides the one of the turn."""
    t = table(sheriff(hand="water_tower bang-7D"), *OTHERS, row=ROW, at=2)
    assert not t.can("play", "water_tower", pick="mail_car")
    t.play("water_tower", pick="caboose")
    t.choose("acquire", "mail_car")
    t.choose("discard", "bang")
    assert t.in_play(0) == ["caboose", "mail_car"]


def test_water_tower_needs_a_wagon_at_a_station(table: SetUp) -> None:
    """GTR-67: no advance before it."""
    t = table(sheriff(hand="water_tower"), *OTHERS, row=ROW, at=1)
    assert not t.can("play", "water_tower")


def test_water_tower_and_the_ghost_car(table: SetUp) -> None:
    """GTR-67, GTR-75: in front of whom it may go."""
    t = table(sheriff(hand="water_tower"), outlaw(out=True), *OTHERS[1:], row="ghost_car", at=2)
    seats = {o.seat for o in t.decision.options if o.card == "water_tower-8H"}
    assert seats == {1, 2, 3}
    t.play("water_tower", at=1, pick="ghost_car")
    assert not t.is_out(1)


# Blame and reward


def test_a_deputy_eliminated_by_a_train_robbery_is_punished(table: SetUp) -> None:
    """GTR-65: the robber is to blame."""
    t = table(
        sheriff(hand="train_robbery-4D beer-6H", in_play="mustang-8H"),
        deputy(life=1, in_play="scope"),
        *OTHERS,
    )
    t.play("train_robbery", at=1)
    t.choose("face", "scope")
    while t.decision.prompt.id == "ask-top":
        t.choose("any-order")
    assert (t.hand(0), t.in_play(0)) == ([], [])
