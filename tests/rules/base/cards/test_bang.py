"""BANG! (B-83)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_hit_costs_one_life_point(table: SetUp) -> None:
    """B-32, B-44, B-55, B-60, B-61, B-83: the target is asked first, and need not react."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    assert t.pile() == ["bang-7D"]
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 4]
    assert t.hand(1) == ["missed-2S"]


def test_only_one_a_turn_whatever_became_of_it(table: SetUp) -> None:
    """B-34, B-35, B-83: a cancelled BANG! is discarded and counts."""
    t = table(sheriff(hand="bang-7D bang-3C"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("bang-7D", at=1)
    t.choose("play", "missed")
    assert t.pile() == ["missed-2S", "bang-7D"]
    assert not t.can("play", "bang-3C")
    assert t.match.explain("bang-3C") == Text("why-bang-limit", {"limit": 1})


def test_the_limit_begins_anew_every_turn(table: SetUp) -> None:
    """B-34: the limit is one of the turn, not of the round."""
    t = table(sheriff(), outlaw(hand="bang-3C"), outlaw(), renegade(), bangs=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.can("play", "bang-3C", seat=0)


def test_it_reaches_other_players_within_range(table: SetUp) -> None:
    """B-25, B-29, B-42, B-83: the Colt .45 reaches the neighbours, nobody shoots themselves."""
    t = table(sheriff(hand="bang-7D"), outlaw(), outlaw(), outlaw(), deputy(), renegade())
    assert {o.seat for o in t.decision.options if o.verb == "play"} == {1, 5}
    reach = Text("why-out-of-reach", {"distance": 2, "reach": 1})
    assert t.match.explain("bang-7D", 2) == reach
    assert t.match.explain("bang-7D", 0) == Text("why-yourself")


def test_the_eliminated_are_neither_counted_nor_targets(table: SetUp) -> None:
    """B-28, B-70: the others come closer when a player leaves."""
    t = table(sheriff(hand="bang-7D"), outlaw(out=True), outlaw(), renegade())
    assert {o.seat for o in t.decision.options if o.verb == "play"} == {2, 3}
    assert t.match.explain("bang-7D", 1) == Text("why-not-in-game")


def test_a_player_brought_closer_can_be_shot_in_the_same_turn(table: SetUp) -> None:
    """B-28: distances are recomputed when a player leaves."""
    t = table(
        sheriff(hand="bang-7D bang-8D", in_play="volcanic"),
        outlaw(life=1),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "bang-8D", seat=2)
    t.play("bang-7D", at=1)
    assert t.can("play", "bang-8D", seat=2)


def test_the_eliminated_show_their_role_and_discard_everything(table: SetUp) -> None:
    """B-70: cards in hand and in play; the role is face up for all."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="stagecoach", in_play="barrel scope"),
        outlaw(),
        renegade(),
    )
    assert t.match.view(3).players[1].role is None
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)
    assert (t.hand(1), t.in_play(1)) == ([], [])
    assert sorted(t.pile()) == ["bang-7D", "barrel-QS", "scope-AS", "stagecoach-9S"]
    assert t.match.view(3).players[1].role == "outlaw"


def test_the_eliminated_say_in_which_order_they_discard(table: SetUp) -> None:
    """B-71: with two cards they say which lies on top, where Pedro Ramirez may take it."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="beer-6H", in_play="scope"),
        outlaw("pedro_ramirez"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.asked(1, "ask-top")
    t.choose("top", "beer-6H")
    assert t.pile() == ["beer-6H", "scope-AS", "bang-7D"]


def test_the_eliminated_order_all_their_cards(table: SetUp) -> None:
    """B-71: the second card is theirs to place too; Pedro Ramirez may take it a turn later."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="beer-6H missed-2S", in_play="scope"),
        outlaw("pedro_ramirez"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.choose("top", "missed-2S")
    t.asked(1, "ask-top")
    t.choose("top", "beer-6H")
    assert t.pile() == ["missed-2S", "beer-6H", "scope-AS", "bang-7D"]


def test_an_outlaw_gets_the_reward_for_an_outlaw(table: SetUp) -> None:
    """B-72, B-74: 3 cards for whoever is responsible, whatever their role."""
    t = table(
        sheriff(), outlaw(hand="bang-7D"), outlaw(life=1), renegade(), turn=1, deck="6H 7H 8H 9H"
    )
    t.play("bang", at=2)
    assert t.is_out(2)
    assert t.hand(1) == ["beer-6H", "beer-7H", "beer-8H"]


def test_a_saved_outlaw_earns_nothing(table: SetUp) -> None:
    """B-66, B-74: there is no reward without an elimination."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1, hand="beer"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.is_out(1), t.hand(0)) == (1, False, [])


def test_the_renegade_earns_nobody_a_reward(table: SetUp) -> None:
    """B-74: only Outlaws are worth cards."""
    t = table(sheriff(hand="bang-7D"), renegade(life=1), outlaw(), outlaw())
    t.play("bang", at=1)
    assert t.is_out(1)
    assert t.hand(0) == []


def test_a_sheriff_who_shoots_a_deputy_loses_all_cards(table: SetUp) -> None:
    """B-75: in hand and in play."""
    t = table(
        sheriff(hand="bang-7D beer", in_play="scope dynamite"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.in_play(0)) == ([], [])
    assert t.pile()[-1] == "bang-7D"
    assert sorted(t.pile()) == ["bang-7D", "beer-6H", "dynamite-2H", "scope-AS"]


def test_others_may_shoot_a_deputy_without_penalty(table: SetUp) -> None:
    """B-74, B-75: neither a penalty nor a reward, not even for another Deputy."""
    t = table(
        sheriff(),
        deputy(hand="bang-7D beer", in_play="scope"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang", at=2)
    assert t.is_out(2)
    assert (t.hand(1), t.in_play(1)) == (["beer-6H"], ["scope-AS"])


def test_shooting_the_sheriff_ends_the_game_at_once(table: SetUp) -> None:
    """B-76, B-137, B-139: all Outlaws win, those out of the game included."""
    t = table(sheriff(life=1), renegade(hand="bang-7D"), outlaw(), outlaw(out=True), turn=1)
    t.play("bang", at=0)
    assert t.match.over
    assert (t.game.ending, t.game.winners) == ("ending-outlaws", [2, 3])
