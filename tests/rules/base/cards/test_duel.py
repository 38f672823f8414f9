"""Duel (B-97, B-98)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_challenged_player_begins_and_they_alternate(table: SetUp) -> None:
    """B-97: the first who does not discard a BANG! card loses a life point."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        outlaw(hand="bang-3D bang-4D"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.asked(1, "ask-duel")
    t.choose("discard", "bang-3D")
    t.asked(0, "ask-duel")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-4D")
    assert (t.life(0), t.life(1)) == (4, 4)  # the Sheriff has no card left and is not asked
    assert t.pile()[:4] == ["bang-4D", "bang-2D", "bang-3D", "duel-QD"]


def test_a_duel_can_be_lost_with_a_bang_in_hand(table: SetUp) -> None:
    """B-97: discarding is never compulsory; Missed! is of no use."""
    t = table(sheriff(hand="duel"), outlaw(hand="bang-3D missed"), outlaw(), renegade())
    t.play("duel", at=1)
    assert not t.can("discard", "missed")
    t.choose("take-it")
    assert t.life(1) == 3
    assert t.hand(1) == ["bang-3D", "missed-10C"]


def test_a_duel_ignores_distance_and_the_limit(table: SetUp) -> None:
    """B-31, B-34, B-36: any distance; BANG! cards discarded in it never count."""
    t = table(
        sheriff(hand="duel bang-2D bang-5D"),
        outlaw(),
        outlaw(hand="bang-3D"),
        outlaw(),
        deputy(),
        renegade(),
        bangs=0,
    )
    t.play("duel", at=2)
    t.choose("discard", "bang-3D")
    t.choose("discard", "bang-2D")
    assert t.life(2) == 3
    assert t.can("play", "bang-5D", seat=1)


def test_a_duel_is_fought_with_another_player(table: SetUp) -> None:
    """B-42, B-97: not with oneself; a BANG! card already played does not matter."""
    t = table(sheriff(hand="duel-QD"), outlaw(), outlaw(), renegade(), bangs=1)
    assert {o.seat for o in t.decision.options if o.card == "duel-QD"} == {1, 2, 3}
    assert t.match.explain("duel-QD", 0) == Text("why-yourself")


def test_barrel_and_gatling_are_of_no_use(table: SetUp) -> None:
    """B-95, B-97, B-101: a Duel is not a shot and asks for a BANG! card."""
    t = table(sheriff(hand="duel"), outlaw(hand="gatling", in_play="barrel"), outlaw(), renegade())
    t.play("duel", at=1)
    assert [o.key for o in t.asked(1, "ask-duel").options] == ["take-it"]
    t.choose("take-it")
    assert t.life(1) == 3


def test_the_challenger_is_responsible_for_the_challenged(table: SetUp) -> None:
    """B-72, B-74, B-98: 3 cards for the Outlaw."""
    t = table(sheriff(hand="duel"), outlaw(life=1), outlaw(), renegade(), deck="6H 7H 8H")
    t.play("duel", at=1)
    assert t.is_out(1)
    assert t.hand(0) == ["beer-6H", "beer-7H", "beer-8H"]


def test_nobody_is_responsible_for_a_challenger(table: SetUp) -> None:
    """B-24, B-73, B-98: eliminated by their own card; the turn ends and the next one begins."""
    t = table(
        sheriff(hand="bang-3D"),
        outlaw(life=1, hand="duel"),
        outlaw(),
        renegade(),
        turn=1,
        deck="6H 7H",
    )
    t.play("duel", at=0)
    t.choose("discard", "bang-3D")
    assert t.is_out(1)
    assert t.hand(0) == []
    t.asked(2, "ask-main")
    assert t.hand(2) == ["beer-6H", "beer-7H"]


def test_a_deputy_lost_to_their_own_duel_is_not_on_the_sheriff(table: SetUp) -> None:
    """B-73, B-75: no penalty."""
    t = table(
        sheriff(hand="bang-3D beer-6H", in_play="scope"),
        deputy(life=1, hand="duel"),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang-3D")
    assert t.is_out(1)
    assert (t.hand(0), t.in_play(0)) == (["beer-6H"], ["scope-AS"])


def test_a_sheriff_who_wins_a_duel_against_a_deputy_loses_all_cards(table: SetUp) -> None:
    """B-72, B-75, B-98."""
    t = table(
        sheriff(hand="duel beer-6H", in_play="scope"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    assert t.is_out(1)
    assert (t.hand(0), t.in_play(0)) == ([], [])


def test_a_sheriff_can_lose_the_game_in_a_duel(table: SetUp) -> None:
    """B-98, B-137, B-139: by their own card, but out of the game."""
    t = table(sheriff(life=1, hand="duel"), outlaw(hand="bang-3D"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    assert (t.game.ending, t.game.winners) == ("ending-outlaws", [1, 2])
