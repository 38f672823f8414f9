"""Shots, reactions, hits (B-55 to B-63)."""

from standoff import SPECTATOR
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_target_reacts_before_the_shot_takes_effect(table: SetUp) -> None:
    """B-55: while it is asked nothing is lost."""
    t = table(sheriff(hand="gatling"), outlaw(hand="missed"), outlaw(), renegade())
    t.play("gatling")
    assert t.asked(1, "ask-shot").prompt.args == {"by": 0, "kind": "gatling", "number": 1}
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]
    t.choose("play", "missed")


def test_what_is_no_shot_gets_no_reaction(table: SetUp) -> None:
    """B-55: Indians! and Duel have no BANG! icon, so no Barrel and no Missed!."""
    t = table(
        sheriff(hand="indians duel"), outlaw(hand="missed", in_play="barrel"), outlaw(), renegade()
    )
    t.play("indians")
    assert [option.key for option in t.asked(1, "ask-bang").options] == ["take-it"]
    t.choose("take-it")
    t.play("duel", at=1)
    assert [option.key for option in t.asked(1, "ask-duel").options] == ["take-it"]
    t.choose("take-it")
    assert t.life(1) == 2


def test_reactions_come_in_the_order_the_target_likes(table: SetUp) -> None:
    """B-56: Missed! at once, or first the Barrel and then Missed!, seeing the result."""
    seats = (outlaw(hand="missed-2S", in_play="barrel"), outlaw(), renegade())
    t = table(sheriff(hand="bang-2D"), *seats, deck="3D")
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert (t.life(1), t.pile()) == (4, ["missed-2S", "bang-2D"])
    t = table(sheriff(hand="bang-2D"), *seats, deck="3D")
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.match.view(1).pile_top == "bang-3D"
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert (t.life(1), t.pile()) == (4, ["missed-2S", "bang-3D", "bang-2D"])


def test_reactions_can_be_combined(table: SetUp) -> None:
    """B-56, B-58: a Missed! and then a Barrel, against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw(hand="missed-2S missed-3S", in_play="barrel"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.play("bang", at=1)
    assert t.decision.prompt.args["number"] == 2
    t.choose("play", "missed-2S")
    assert t.decision.prompt.args["number"] == 1
    t.choose("check", kind="barrel")
    assert (t.life(1), t.hand(1)) == (4, ["missed-3S"])


def test_a_barrel_is_tried_once_per_shot(table: SetUp) -> None:
    """B-57: against the next shot it can be tried again."""
    t = table(
        sheriff(hand="bang gatling"),
        outlaw(hand="beer", in_play="barrel"),
        outlaw(),
        renegade(),
        deck="3D 5H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert [option.key for option in t.decision.options] == ["take-it"]
    t.choose("take-it")
    t.play("gatling")
    t.choose("check", kind="barrel")
    assert t.life(1) == 3


def test_one_missed_is_enough_and_no_more_can_be_used(table: SetUp) -> None:
    """B-58: the shot is over with the first."""
    t = table(
        sheriff(hand="bang"),
        outlaw(hand="missed-2S missed-3S", in_play="barrel"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (4, ["missed-3S"])
    assert t.happened("cancelled", seat=1) == 1


def test_only_bang_cards_of_slab_need_two(table: SetUp) -> None:
    """B-58, B-160: his Gatling needs one."""
    t = table(
        sheriff("slab_the_killer", hand="gatling"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("gatling")
    assert t.decision.prompt.args["number"] == 1
    t.choose("play", "missed-2S")
    assert (t.life(1), t.hand(1)) == (4, ["missed-3S"])


def test_too_few_missed_are_lost(table: SetUp) -> None:
    """B-59: the shot hits, and what was played stays discarded."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="missed-2S beer"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed-2S")
    t.choose("take-it")
    assert t.life(1) == 3
    assert t.pile() == ["missed-2S", "bang-2D"]


def test_reacting_is_never_compulsory(table: SetUp) -> None:
    """B-60: neither with a Missed! nor with a Barrel."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(hand="missed", in_play="barrel"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.life(1), len(t.hand(1)), t.pile()) == (3, 1, ["bang-2D"])


def test_the_shooter_is_who_played_the_card(table: SetUp) -> None:
    """B-61: that player gets the reward, and is the one El Gringo takes a card from."""
    t = table(
        sheriff(hand="beer"),
        outlaw(hand="gatling 2D"),
        outlaw(life=1),
        renegade("el_gringo"),
        turn=1,
        deck="3D 4D 5D",
    )
    t.play("gatling")
    t.choose("take-it")
    assert t.happened("lost-life-to", by=1, number=1) == 3
    assert (t.life(0), t.life(3)) == (4, 2)
    assert len(t.hand(1)) == 1 + 3 - 1
    assert t.hand(0) == ["beer-6H"]


def test_el_gringo_takes_a_card_for_each_life_point(table: SetUp) -> None:
    """B-61, B-158: two hits, two cards."""
    t = table(
        sheriff(hand="2D 3D 4D 5D", in_play="volcanic"), outlaw("el_gringo"), outlaw(), renegade()
    )
    t.play("bang-2D", at=1)
    assert (t.life(1), len(t.hand(1)), len(t.hand(0))) == (2, 1, 2)
    t.play(t.hand(0)[0], at=1)
    t.choose("take-it")
    assert (t.life(1), len(t.hand(1)), len(t.hand(0))) == (1, 2, 0)


def test_several_targets_react_clockwise_from_the_left(table: SetUp) -> None:
    """B-62: one at a time, each with the life loss, and knowing what happened before."""
    t = table(
        sheriff(hand="beer"),
        outlaw(hand="beer"),
        outlaw(hand="gatling"),
        deputy(hand="missed-2S"),
        renegade(hand="missed-3S"),
        turn=2,
    )
    t.play("gatling")
    t.asked(3, "ask-shot")
    t.choose("take-it")
    t.asked(4, "ask-shot")
    assert t.match.view(4).players[3].life == 3
    t.choose("play", "missed-3S")
    t.asked(0, "ask-shot")
    t.choose("take-it")
    t.asked(1, "ask-shot")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(5)] == [4, 3, 4, 3, 4]


def test_staying_in_the_game_comes_before_the_next_players_reaction(table: SetUp) -> None:
    """B-62: the first drinks before the second is asked."""
    t = table(
        sheriff(hand="indians"), outlaw(life=1, hand="beer"), outlaw(hand="bang-2D"), renegade()
    )
    t.play("indians")
    t.choose("take-it")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    assert t.life(1) == 1
    t.asked(2, "ask-bang")
    t.choose("discard", "bang-2D")


def test_eliminations_wait_until_all_have_gone_through_it(table: SetUp) -> None:
    """B-63: who is bound to be out still sits there, with role and cards."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1, hand="2D", in_play="mustang"),
        outlaw(life=1, hand="missed-2S"),
        renegade(),
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("give-up")
    t.asked(2, "ask-shot")
    assert not t.is_out(1)
    assert t.match.view(SPECTATOR).players[1].role is None
    assert (t.hand(1), t.in_play(1)) == (["bang-2D"], ["mustang-8H"])
    t.choose("play", "missed-2S")
    assert t.is_out(1)
    assert t.life(3) == 3


def test_the_doomed_still_count_as_players_for_a_beer(table: SetUp) -> None:
    """B-63: three are in the game until the Gatling is finished, so the Beer works."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(life=1, hand="beer"),
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.is_out(1)
    assert t.life(3) == 1
