"""Gatling (B-95)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_shoots_everyone_else_clockwise_from_the_left(table: SetUp) -> None:
    """B-31, B-62, B-95: at any distance, one player at a time."""
    t = table(
        sheriff(hand="missed-2S"),
        outlaw(hand="missed-3S"),
        outlaw(hand="gatling"),
        deputy(),
        renegade(hand="beer-6H"),
        turn=2,
    )
    t.play("gatling")
    t.asked(4, "ask-shot")
    assert t.life(3) == 3
    t.choose("take-it")
    t.asked(0, "ask-shot")
    assert t.life(4) == 3
    t.choose("play", "missed")
    t.asked(1, "ask-shot")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(5)] == [5, 3, 4, 3, 3]


def test_it_is_not_a_bang_card(table: SetUp) -> None:
    """B-34, B-95: it is played after a BANG! card, and a BANG! card after it."""
    t = table(sheriff(hand="gatling bang-7D"), outlaw(), outlaw(), renegade())
    t.play("bang", at=1)
    t.play("gatling")
    assert [t.life(seat) for seat in range(4)] == [5, 2, 3, 3]
    assert t.game.turn.bangs == 1


def test_one_missed_cancels_it_for_oneself(table: SetUp) -> None:
    """B-45, B-58: even a Gatling of Slab the Killer; the others are shot all the same."""
    t = table(
        sheriff("slab_the_killer", hand="gatling"), outlaw(hand="missed"), outlaw(), renegade()
    )
    t.play("gatling")
    t.choose("play", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


def test_every_barrel_has_its_own_draw(table: SetUp) -> None:
    """B-54, B-57, B-101: one flip after the other, each for its owner."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(in_play="barrel"),
        outlaw(in_play="barrel"),
        renegade(),
        deck="6H 7D",
    )
    t.play("gatling")
    t.choose("check", kind="barrel")
    t.choose("check", kind="barrel")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]
    assert t.pile() == ["bang-7D", "beer-6H", "gatling-10H"]


def test_eliminations_wait_until_it_is_finished(table: SetUp) -> None:
    """B-62, B-63, B-69: the next player reacts while the first is still in the game."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1, hand="missed-2S"),
        outlaw(hand="missed-3S"),
        renegade(),
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("give-up")
    t.asked(2, "ask-shot")
    assert (t.is_out(1), t.hand(1)) == (False, ["missed-2S"])
    assert t.match.view(2).players[1].role is None
    t.choose("take-it")
    assert t.is_out(1)
    assert t.pile() == ["missed-2S", "gatling-10H"]


def test_staying_in_the_game_comes_before_the_next_reaction(table: SetUp) -> None:
    """B-62, B-66: reaction, life loss and the attempt to stay, for one player at a time."""
    t = table(
        sheriff(hand="gatling"), outlaw(life=1, hand="beer-6H"), outlaw(hand="beer-7H"), renegade()
    )
    t.play("gatling")
    t.choose("take-it")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    t.asked(2, "ask-shot")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 1, 3, 3]


def test_three_cards_for_each_outlaw(table: SetUp) -> None:
    """B-72, B-74: the player of the card is responsible for all of them."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(life=1),
        renegade(),
        deck="6H 7H 8H 9H 2S 3S",
    )
    t.play("gatling")
    assert (t.is_out(1), t.is_out(2)) == (True, True)
    assert t.hand(0) == ["beer-6H", "beer-7H", "beer-8H", "beer-9H", "missed-2S", "missed-3S"]


def test_the_reward_comes_before_the_penalty(table: SetUp) -> None:
    """B-74, B-75, B-76: a Sheriff draws for the Outlaw, then discards all for the Deputy."""
    t = table(
        sheriff(hand="gatling", in_play="scope"),
        deputy(life=1),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deck="6H 7H 8H",
    )
    t.play("gatling")
    assert (t.hand(0), t.in_play(0)) == ([], [])
    rest = ["beer-6H", "beer-7H", "beer-8H", "gatling-10H", "scope-AS"]
    assert sorted(t.pile()) == rest
    t.asked(0, "ask-main")


def test_the_eliminated_discard_clockwise_from_the_active_player(table: SetUp) -> None:
    """B-71: together, but one after the other."""
    t = table(
        sheriff(),
        outlaw(life=1, in_play="mustang-8H"),
        renegade(hand="gatling"),
        outlaw(life=1, in_play="barrel-QS"),
        turn=2,
    )
    t.play("gatling")
    t.choose("take-it")
    assert t.pile() == ["mustang-8H", "barrel-QS", "gatling-10H"]


def test_the_renegade_left_alone_wins(table: SetUp) -> None:
    """B-69, B-138, B-141: victory is checked once for all who are eliminated together."""
    t = table(sheriff(life=1), renegade(hand="gatling"), outlaw(life=1), outlaw(out=True), turn=1)
    t.play("gatling")
    assert t.match.over
    assert (t.game.ending, t.game.winners) == ("ending-renegade", [1])


def test_the_sheriff_dying_together_with_the_last_outlaws_decides(table: SetUp) -> None:
    """B-139, B-141: the Outlaws win, though none is left, because a Deputy is."""
    t = table(
        sheriff(life=1), renegade(hand="gatling"), outlaw(life=1), outlaw(life=1), deputy(), turn=1
    )
    t.play("gatling")
    assert (t.game.ending, t.game.winners) == ("ending-outlaws", [2, 3])
    assert t.hand(1) == []


def test_nothing_more_is_done_when_the_game_has_ended(table: SetUp) -> None:
    """B-76, B-137, B-140: no reward and no penalty; the eliminated Deputy wins too."""
    t = table(
        sheriff(hand="gatling", in_play="scope"),
        deputy(life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(life=1),
    )
    t.play("gatling")
    assert (t.game.ending, t.game.winners) == ("ending-law", [0, 1])
    assert (t.hand(0), t.in_play(0)) == ([], ["scope-AS"])
