"""Jail (B-102 to B-104)."""

import pytest

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_is_put_in_front_of_another_player_at_any_distance(table: SetUp) -> None:
    """B-31, B-33, B-42, B-102."""
    t = table(sheriff(hand="jail-JS"), outlaw(), outlaw(), outlaw(), deputy(), renegade())
    assert {o.seat for o in t.decision.options if o.card == "jail-JS"} == {1, 2, 3, 4, 5}
    assert t.match.explain("jail-JS", 0) == Text("why-yourself")
    t.play("jail", at=3)
    assert (t.in_play(3), t.in_play(0), t.pile()) == (["jail-JS"], [], [])


def test_the_sheriff_is_never_jailed(table: SetUp) -> None:
    """B-102."""
    t = table(sheriff(), outlaw(hand="jail-JS"), outlaw(), renegade(), turn=1)
    assert {o.seat for o in t.decision.options if o.card == "jail-JS"} == {2, 3}
    assert t.match.explain("jail-JS", 0) == Text("why-sheriff")


def test_a_player_has_one_jail_at_most(table: SetUp) -> None:
    """B-37, B-102."""
    t = table(sheriff(hand="jail-JS"), outlaw(in_play="jail-4H"), outlaw(), renegade())
    assert not t.can("play", "jail", seat=1)
    assert t.match.explain("jail-JS", 1) == Text("why-same-name", {"kind": "jail"})
    assert t.can("play", "jail", seat=2)


@pytest.mark.parametrize("sign", ["2H", "KH"])
def test_on_hearts_the_turn_is_played(table: SetUp, sign: str) -> None:
    """B-51, B-82, B-102: the flipped card is discarded, then the Jail."""
    t = table(sheriff(), outlaw(in_play="jail-JS"), outlaw(), renegade(), deck=f"{sign} 6H 7H")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["beer-6H", "beer-7H"]
    assert t.in_play(1) == []
    assert t.pile()[0] == "jail-JS"
    assert t.pile()[1].endswith(f"-{sign}")


@pytest.mark.parametrize("sign", ["8S", "9D", "2C"])
def test_on_anything_else_the_turn_is_lost(table: SetUp, sign: str) -> None:
    """B-23, B-102: no draw, no play and no discard; the Jail is gone."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="bang-3D bang-4D", in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck=f"{sign} 6H 7H",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.hand(1), t.in_play(1)) == (["bang-3D", "bang-4D"], [])
    assert t.hand(2) == ["beer-6H", "beer-7H"]
    assert t.pile()[0] == "jail-JS"


def test_a_jailed_player_is_a_target_and_reacts_as_usual(table: SetUp) -> None:
    """B-103: Missed! and Beer, out of turn."""
    t = table(
        sheriff(hand="bang-7D indians"),
        outlaw(life=1, hand="missed-2S beer-6H", in_play="jail"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    t.play("indians")
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.in_play(1)) == (1, ["jail-JS"])


def test_a_jail_can_be_stolen_and_played_on_another(table: SetUp) -> None:
    """B-93, B-104: its first prisoner is free."""
    t = table(
        sheriff(hand="panic"), outlaw(in_play="jail-JS"), outlaw(), renegade(), deck="6H 7H 2C"
    )
    t.play("panic", at=1)
    t.play("jail", at=2)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["beer-6H", "beer-7H"]
    t.end_turn()
    t.asked(3, "ask-main")


def test_a_jail_can_be_discarded(table: SetUp) -> None:
    """B-104: by Cat Balou, like any card in play."""
    t = table(sheriff(hand="cat_balou"), outlaw(in_play="jail-JS"), outlaw(), renegade())
    t.play("cat_balou", at=1)
    assert t.pile()[0] == "jail-JS"
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("flipped") == 0


def test_the_eliminated_lose_their_jail(table: SetUp) -> None:
    """B-70, B-104."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1, in_play="jail-JS"), outlaw(), renegade())
    t.play("bang", at=1)
    assert t.is_out(1)
    assert (t.in_play(1), t.pile()) == ([], ["jail-JS", "bang-7D"])


def test_without_a_card_to_flip_the_turn_is_lost(table: SetUp) -> None:
    """B-81."""
    t = table(
        sheriff(), outlaw(in_play="jail-JS"), outlaw(), renegade(), turn=1, step="start", rest=0
    )
    t.asked(2, "ask-main")
    assert t.hand(1) == []
    assert t.hand(2) == ["jail-JS"]
