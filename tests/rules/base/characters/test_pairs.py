"""Characters that meet: what people argue about at a real table."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_suzy_draws_before_el_gringo_takes_and_again_after(table: SetUp) -> None:
    """B-118, B-79: she shot him with her last card."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D"),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        deck="jail-4H beer-6H bang-2C",
    )
    t.play("bang", at=1)
    assert (t.hand(1), t.hand(0)) == (["jail-4H"], ["beer-6H"])
    assert t.deck()[0] == "bang-2C"


def test_suzy_robbed_by_jesse_draws_before_his_second_card(table: SetUp) -> None:
    """B-132."""
    t = table(
        sheriff(),
        outlaw("jesse_jones"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        renegade(),
        deck="jail-4H beer-6H",
        turn=1,
        step="draw",
    )
    t.choose("draw-hand", seat=2)
    assert (t.hand(1), t.hand(2)) == (["missed-2S", "beer-6H"], ["jail-4H"])


def test_suzy_short_of_a_missed_against_slab_draws_and_may_use_the_card(table: SetUp) -> None:
    """B-131: and when that was her last card too, she draws after the shot."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="missed-3S jail-4H",
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    t.asked(1, "ask-shot")
    t.choose("play", "missed-3S")
    assert (t.life(1), t.hand(1)) == (4, ["jail-4H"])


def test_suzy_may_draw_the_wrong_card_against_slab(table: SetUp) -> None:
    """B-131, B-59: she is hit, and keeps it."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="jail-4H beer-6H",
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    assert not t.can("play")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["jail-4H"])


def test_suzy_does_not_draw_in_a_duel_because_sid_interrupts_it(table: SetUp) -> None:
    """B-130, B-127: the Duel is still being resolved."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        outlaw("suzy_lafayette", hand="bang-3D"),
        outlaw("sid_ketchum", hand="bang-4D bang-5D", life=1),
        renegade(),
        deck="bang-2C",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.aside(2, "use")
    t.choose("discard", "bang-4D")
    t.choose("discard", "bang-5D")
    assert t.hand(1) == []
    t.choose("take-it")
    assert (t.life(0), t.hand(1)) == (4, ["bang-2C"])


def test_suzy_waits_for_her_reward_whatever_sid_does(table: SetUp) -> None:
    """B-133, B-76, B-127: he interrupts the dead who is asked for the order of the discards."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D"),
        outlaw(in_play="schofield-JC jail-4H", life=1),
        outlaw("pedro_ramirez"),
        renegade("sid_ketchum", hand="bang-4D bang-5D", life=1),
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.play("bang", at=1)
    t.asked(1, "ask-top")
    t.aside(3, "use")
    t.choose("discard", "bang-4D")
    t.choose("discard", "bang-5D")
    t.choose("top", "jail")
    assert (t.hand(0), t.deck()[0]) == (["bang-2C", "bang-3C", "bang-4C"], "bang-5C")


def test_suzy_eliminated_draws_nothing_whatever_sid_does(table: SetUp) -> None:
    """B-78, B-70, B-127: she dies together with another, who is asked while Sid heals."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("suzy_lafayette", hand="missed-2S", life=1),
        outlaw(in_play="schofield-JC jail-4H", life=1),
        outlaw("pedro_ramirez"),
        deputy("sid_ketchum", hand="bang-4D bang-5D bang-6D", life=2),
        renegade(),
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("give-up")
    t.choose("take-it")
    t.asked(2, "ask-top")
    t.aside(4, "use")
    t.choose("discard", "bang-4D")
    t.choose("discard", "bang-5D")
    t.choose("top", "jail")
    assert (t.is_out(1), t.hand(1)) == (True, [])


def test_bart_and_el_gringo_are_hit_by_one_gatling(table: SetUp) -> None:
    """B-111, B-116: each gets what is his."""
    t = table(
        sheriff(hand="gatling jail-4H"),
        outlaw("bart_cassidy"),
        outlaw("el_gringo"),
        renegade(),
        deck="beer-6H",
    )
    t.play("gatling")
    assert (t.hand(1), t.hand(2), t.hand(0)) == (["beer-6H"], ["jail-4H"], [])


def test_sid_spends_his_hand_before_el_gringo_can_take_of_it(table: SetUp) -> None:
    """B-127, B-116: he shoots, and discards his last cards while El Gringo thinks."""
    t = table(
        sheriff("sid_ketchum", hand="bang-2D jail-4H scope-AS", life=2),
        outlaw("el_gringo", hand="beer-6H"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.aside(0, "use")
    t.choose("discard", "jail")
    t.choose("discard", "scope")
    t.asked(1, "ask-shot")
    t.choose("take-it")
    assert (t.life(0), t.life(1), t.hand(1)) == (3, 2, ["beer-6H"])


def test_el_gringo_takes_of_what_vulture_sam_has_just_inherited(table: SetUp) -> None:
    """B-76, B-134: eliminations come before abilities."""
    t = table(
        sheriff("vulture_sam", hand="gatling"),
        outlaw("el_gringo"),
        outlaw(),
        renegade(in_play="mustang-8H", life=1),
    )
    t.play("gatling")
    assert t.is_out(3)
    assert (t.hand(0), t.hand(1)) == ([], ["mustang-8H"])


def test_vulture_sam_dies_together_with_another(table: SetUp) -> None:
    """B-135, B-71: he takes nothing; both discard, clockwise from the active player."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(),
        outlaw("vulture_sam", in_play="mustang-8H", life=1),
        renegade(in_play="mustang-9H", life=1),
        deck="bang-2C bang-3C bang-4C",
    )
    t.play("gatling")
    assert t.is_out(2)
    assert t.is_out(3)
    assert t.pile() == ["mustang-9H", "mustang-8H", "gatling-10H"]
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


def test_vulture_sam_as_sheriff_loses_inheritance_and_reward(table: SetUp) -> None:
    """B-135, B-76: his Gatling eliminates an Outlaw and a Deputy."""
    t = table(
        sheriff("vulture_sam", hand="gatling jail-4H", in_play="barrel-QS"),
        outlaw(in_play="mustang-8H", life=1),
        deputy(in_play="mustang-9H", life=1),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.play("gatling")
    assert (t.hand(0), t.in_play(0), t.deck()[0]) == ([], [], "bang-5C")
    assert sorted(t.pile()) == [
        "bang-2C",
        "bang-3C",
        "bang-4C",
        "barrel-QS",
        "gatling-10H",
        "jail-4H",
        "mustang-8H",
        "mustang-9H",
    ]


def test_calamity_janet_stops_slab_with_one_of_each(table: SetUp) -> None:
    """B-113, B-128: a BANG! and a Missed! are two Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("calamity_janet", hand="bang-3D missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "bang-3D")
    t.choose("play", "missed-2S")
    assert (t.life(1), t.hand(1)) == (4, [])


def test_calamity_janets_missed_is_a_shot_that_jourdonnais_can_dodge(table: SetUp) -> None:
    """B-113, B-120: in every respect a BANG! card."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S"),
        outlaw("jourdonnais", hand="missed-3S bang-3D"),
        outlaw(),
        renegade(),
        deck="bang-2C",
    )
    t.play("missed", at=1)
    t.choose("check", kind="jourdonnais")
    assert not t.can("play", "bang-3D")
    t.choose("play", "missed-3S")
    assert t.life(1) == 4


def test_calamity_janet_keeps_her_bang_when_the_barrel_holds(table: SetUp) -> None:
    """B-113, B-56: the "draw!" is seen before she decides on a card."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("calamity_janet", hand="bang-3D", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (4, ["bang-3D"])


def test_jourdonnais_with_a_barrel_stops_slab_with_two_hearts(table: SetUp) -> None:
    """B-120, B-128: each success is one Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("jourdonnais", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H beer-7H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    assert t.life(1) == 4


def test_one_heart_of_two_does_not_stop_slab(table: SetUp) -> None:
    """B-120, B-128, B-59."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("jourdonnais", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H bang-2C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 3


def test_two_hearts_of_lucky_duke_are_one_missed_against_slab(table: SetUp) -> None:
    """B-122, B-128: one "draw!", whatever it flips."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw("lucky_duke", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H beer-7H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("flip", "beer-7H")
    assert t.life(1) == 3


def test_sid_heals_while_kit_is_looking(table: SetUp) -> None:
    """B-127, B-121: Kit's three cards stay as they are."""
    t = table(
        sheriff("kit_carlson"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H jail-4H",
        step="draw",
    )
    t.choose("keep", "beer")
    t.aside(1, "use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert t.life(1) == 2
    assert [option.card for option in t.decision.options] == ["bang-2C", "jail-4H"]
    t.choose("keep", "jail")
    assert t.hand(0) == ["beer-6H", "jail-4H"]


def test_sid_covers_the_card_pedro_wanted(table: SetUp) -> None:
    """B-127, B-124: the top card is the one on top when Pedro takes it."""
    t = table(
        sheriff("pedro_ramirez"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        outlaw(),
        renegade(),
        pile="beer-6H",
        step="draw",
    )
    t.aside(1, "use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    t.asked(0, "ask-first-card")
    assert not t.can("draw-pile", "beer")
    t.choose("draw-pile", "bang-3D")
    assert t.hand(0)[0] == "bang-3D"


def test_sid_empties_his_hand_before_jesse_can_rob_it(table: SetUp) -> None:
    """B-127, B-119: only the deck is left."""
    t = table(
        sheriff("jesse_jones"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        outlaw(),
        renegade(),
        deck="jail-4H beer-6H",
        step="draw",
    )
    t.aside(1, "use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert not t.can("draw-hand")
    t.choose("draw")
    assert t.hand(0) == ["jail-4H", "beer-6H"]


def test_rose_sees_paul_regret_at_his_seat(table: SetUp) -> None:
    """B-123, B-125, B-26: the two cancel out before the minimum is applied."""
    t = table(
        sheriff("rose_doolan"),
        outlaw("paul_regret"),
        outlaw(),
        renegade(),
    )
    assert t.match.view(0).players[1].distance == 1
    assert t.match.view(1).players[0].distance == 1


def test_willy_does_not_reach_paul_regret_with_a_volcanic(table: SetUp) -> None:
    """B-123, B-136: any number of BANG! cards, none of them far enough."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D", in_play="volcanic-10S"),
        outlaw("paul_regret"),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "bang", seat=1)
    assert t.can("play", "bang", seat=3)
