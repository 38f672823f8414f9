"""Elimination and what follows from it (B-69 to B-79)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_dying_wait_until_the_card_is_finished(table: SetUp) -> None:
    """B-69, B-63, B-70: until then they are in the game, and their role is not turned up."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(in_play="mustang-8H", life=1),
        outlaw(hand="missed-2S"),
        renegade(),
    )
    t.play("gatling")
    t.asked(2, "ask-shot")
    assert (t.is_out(1), t.life(1), t.in_play(1)) == (False, 0, ["mustang-8H"])
    assert t.match.view(0).players[1].role is None
    t.choose("play", "missed")
    assert (t.is_out(1), t.in_play(1)) == (True, [])
    assert t.match.view(0).players[1].role == "outlaw"


def test_all_roles_are_turned_up_before_any_card_is_discarded(table: SetUp) -> None:
    """B-70, B-71: two die together; they discard clockwise from the active player."""
    t = table(
        sheriff(),
        renegade(in_play="mustang-8H", life=1),
        deputy(hand="gatling"),
        outlaw(),
        outlaw(in_play="mustang-9H", life=1),
        turn=2,
    )
    t.play("gatling")
    ids = [event.id for event in t.match.events]
    told = [id for id in ids if id in ("eliminated", "discarded")]
    assert told == ["eliminated", "eliminated", "discarded", "discarded"]
    assert t.pile() == ["mustang-8H", "mustang-9H", "gatling-10H"]


def test_hand_and_cards_in_play_are_discarded(table: SetUp) -> None:
    """B-70, B-104: Jail and Dynamite as well; without Pedro nobody is asked for the order."""
    t = table(
        sheriff(hand="duel-QD"),
        outlaw(hand="beer-6H", in_play="jail-4H dynamite-2H", life=1),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.asked(0, "ask-main")
    assert (t.hand(1), t.in_play(1)) == ([], [])
    assert sorted(t.pile()) == ["beer-6H", "duel-QD", "dynamite-2H", "jail-4H"]


def test_the_dead_no_longer_count_for_distance(table: SetUp) -> None:
    """B-70, B-28: nor as a target, nor for the turn."""
    t = table(
        sheriff(hand="bang-2D duel-QD panic-QH"), outlaw(life=1), outlaw(hand="beer-6H"), renegade()
    )
    assert not t.can("play", "panic", seat=2)
    t.play("bang", at=1)
    assert t.can("play", "panic", seat=2)
    assert not t.can("play", "duel", seat=1)
    t.end_turn()
    t.asked(2, "ask-main")


def test_the_dead_say_which_card_lies_on_top_if_it_matters(table: SetUp) -> None:
    """B-71: Pedro Ramirez could take it."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer-6H panic-QH", in_play="barrel-QS", life=1),
        outlaw("pedro_ramirez"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    cards = {option.card for option in t.asked(1, "ask-top").options}
    assert cards == {"beer-6H", "panic-QH", "barrel-QS", None}
    t.choose("top", "panic")
    t.choose("any-order")
    assert t.pile()[0] == "panic-QH"
    assert sorted(t.pile()[1:]) == ["bang-2D", "barrel-QS", "beer-6H"]


def test_when_pedro_himself_dies_nobody_can_want_the_top_card(table: SetUp) -> None:
    """B-71: the order is of no importance, and not asked for."""
    t = table(
        sheriff(hand="bang-2D"),
        renegade("pedro_ramirez", in_play="schofield-JC jail-4H", life=1),
        outlaw(),
        outlaw(),
    )
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    assert t.is_out(1)


@pytest.mark.parametrize(
    ("card", "at"),
    [("bang-2D", 1), ("duel-QD", 1), ("gatling-10H", None), ("indians-KD", None)],
)
def test_whoever_played_the_card_is_responsible(table: SetUp, card: str, at: int | None) -> None:
    """B-72, B-74: three cards for an Outlaw, for the Sheriff too."""
    t = table(
        sheriff(hand=card),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.play(card, at=at)
    assert t.is_out(1)
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


def test_an_outlaw_is_rewarded_for_an_outlaw(table: SetUp) -> None:
    """B-74: whatever the role of whoever is responsible."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D"),
        outlaw(life=1),
        renegade(),
        deck="bang-2C bang-3C bang-4C",
        turn=1,
    )
    t.play("bang", at=2)
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C"]


def test_two_outlaws_earn_six_cards(table: SetUp) -> None:
    """B-74: three for each."""
    t = table(sheriff(hand="gatling"), outlaw(life=1), outlaw(life=1), renegade())
    t.play("gatling")
    assert (t.is_out(1), t.is_out(2), len(t.hand(0))) == (True, True, 6)


def test_nobody_else_earns_a_reward(table: SetUp) -> None:
    """B-74, B-75: an Outlaw eliminates a Deputy and the Renegade: no cards, no penalty."""
    t = table(
        sheriff(),
        outlaw(hand="gatling jail-4H", in_play="barrel-QS"),
        deputy(life=1),
        renegade(life=1),
        outlaw(),
        turn=1,
    )
    t.play("gatling")
    assert t.is_out(2)
    assert t.is_out(3)
    assert (t.hand(1), t.in_play(1)) == (["jail-4H"], ["barrel-QS"])


def test_nobody_is_responsible_for_a_dynamite(table: SetUp) -> None:
    """B-73, B-24: no reward for the Outlaw; the next player has a turn."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite-2H", life=3),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2C bang-3C bang-4C",
        turn=1,
        step="start",
    )
    assert t.is_out(1)
    t.asked(2, "ask-main")
    assert (t.hand(0), t.hand(2), t.deck()[0]) == ([], ["bang-2C", "bang-3C"], "bang-4C")


def test_a_duel_lost_by_its_player_earns_nobody_anything(table: SetUp) -> None:
    """B-73, B-98, B-24: eliminated by their own card, on their own turn."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="duel-QD", life=1),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert t.is_out(1)
    assert t.hand(0) == []
    t.asked(2, "ask-main")


@pytest.mark.parametrize(
    ("card", "at"),
    [("bang-2D", 1), ("duel-QD", 1), ("gatling-10H", None), ("indians-KD", None)],
)
def test_a_sheriff_who_eliminates_a_deputy_loses_all_cards(
    table: SetUp, card: str, at: int | None
) -> None:
    """B-75: in hand and in play."""
    t = table(
        sheriff(hand=f"{card} jail-4H", in_play="barrel-QS schofield-JC"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play(card, at=at)
    assert (t.is_out(1), t.hand(0), t.in_play(0)) == (True, [], [])
    assert sorted(t.pile()) == sorted([card, "barrel-QS", "jail-4H", "schofield-JC"])


def test_a_deputy_eliminated_by_his_own_duel_costs_the_sheriff_nothing(table: SetUp) -> None:
    """B-73, B-75: the Sheriff is not responsible."""
    t = table(
        sheriff(hand="bang-2D jail-4H"),
        deputy(hand="duel-QD", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert t.is_out(1)
    assert t.hand(0) == ["jail-4H"]


def test_a_deputy_who_eliminates_a_deputy_is_not_punished(table: SetUp) -> None:
    """B-75: only the Sheriff is."""
    t = table(
        sheriff(),
        deputy(hand="bang-2D jail-4H"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang", at=2)
    assert t.is_out(2)
    assert t.hand(1) == ["jail-4H"]


def test_the_punished_sheriff_says_which_card_lies_on_top(table: SetUp) -> None:
    """B-75, B-71: in an order of their choice."""
    t = table(
        sheriff(hand="bang-2D jail-4H", in_play="barrel-QS"),
        deputy(life=1),
        outlaw("pedro_ramirez"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.asked(0, "ask-top")
    t.choose("top", "jail")
    assert t.pile() == ["jail-4H", "barrel-QS", "bang-2D"]


def test_a_reward_is_drawn_before_the_penalty(table: SetUp) -> None:
    """B-76: the Sheriff eliminates an Outlaw and a Deputy, and discards the reward too."""
    t = table(
        sheriff(hand="gatling"),
        deputy(life=1),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.play("gatling")
    assert (t.hand(0), t.deck()[0]) == ([], "bang-5C")
    assert sorted(t.pile()) == ["bang-2C", "bang-3C", "bang-4C", "gatling-10H"]


def test_a_reward_is_drawn_before_abilities(table: SetUp) -> None:
    """B-76: El Gringo takes one of the three reward cards, Bart draws the fourth card."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("el_gringo"),
        renegade("bart_cassidy"),
        outlaw(life=1),
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.play("gatling")
    assert sorted(t.hand(0) + t.hand(1)) == ["bang-2C", "bang-3C", "bang-4C"]
    assert (len(t.hand(1)), t.hand(2)) == (1, ["bang-5C"])


def test_abilities_come_before_the_penalty(table: SetUp) -> None:
    """B-76: El Gringo takes a card that the Sheriff is about to discard."""
    t = table(
        sheriff(hand="gatling jail-4H", in_play="barrel-QS"),
        deputy(life=1),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
    )
    t.play("gatling")
    assert (t.hand(2), t.hand(0), t.in_play(0)) == (["jail-4H"], [], [])
    assert t.pile() == ["barrel-QS", "gatling-10H"]


def test_abilities_are_handled_clockwise_from_the_active_player(table: SetUp) -> None:
    """B-76, B-77: Suzy, whose Gatling it was, then Bart on her left."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", hand="gatling"),
        renegade("bart_cassidy"),
        outlaw(),
        deck="bang-2C bang-3C bang-4C",
        turn=1,
    )
    t.play("gatling")
    assert (t.hand(1), t.hand(2), t.deck()[0]) == (["bang-2C"], ["bang-3C"], "bang-4C")


def test_an_ability_caused_by_an_ability_comes_next(table: SetUp) -> None:
    """B-79: El Gringo empties Suzy's hand again, and she draws before Bart does."""
    t = table(
        sheriff("suzy_lafayette", hand="gatling"),
        outlaw("el_gringo"),
        renegade("bart_cassidy"),
        outlaw(),
        deck="bang-2C bang-3C bang-4C",
    )
    t.play("gatling")
    assert (t.hand(1), t.hand(0), t.hand(2)) == (["bang-2C"], ["bang-3C"], ["bang-4C"])


def test_when_the_sheriff_dies_nothing_more_is_done(table: SetUp) -> None:
    """B-76, B-137, B-139: no reward for the Outlaw who goes too, no card for Bart."""
    t = table(
        sheriff(life=1),
        outlaw(hand="gatling"),
        outlaw(life=1),
        renegade("bart_cassidy"),
        deck="bang-2C",
        turn=1,
    )
    t.play("gatling")
    assert t.match.over
    assert t.game.winners == [1, 2]
    assert (t.hand(1), t.hand(3), t.deck()[0]) == ([], [], "bang-2C")


def test_when_the_law_wins_there_is_no_reward_and_no_penalty(table: SetUp) -> None:
    """B-76, B-140, B-144: the last Outlaw and a Deputy go together; all roles are turned up."""
    t = table(
        sheriff(hand="gatling jail-4H"),
        deputy(life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        deck="bang-2C",
    )
    t.play("gatling")
    assert t.match.over
    assert t.game.winners == [0, 1]
    assert (t.hand(0), t.deck()[0]) == (["jail-4H"], "bang-2C")
    assert [player.role for player in t.match.view(1).players] == [
        "sheriff",
        "deputy",
        "outlaw",
        "outlaw",
        "renegade",
    ]


def test_victory_is_checked_once_for_all_who_die_together(table: SetUp) -> None:
    """B-70, B-69, B-138: Outlaw and Sheriff go with one card, and the Renegade is left alone."""
    t = table(
        sheriff(life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(hand="gatling"),
        turn=3,
    )
    t.play("gatling")
    assert t.match.over
    assert t.game.winners == [3]
