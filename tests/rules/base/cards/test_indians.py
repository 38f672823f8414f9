"""Indians! (B-96)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_everyone_else_discards_a_bang_or_loses_a_life_point(table: SetUp) -> None:
    """B-31, B-62, B-96: clockwise, at any distance, one player at a time."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="indians-KD bang-3D"),
        outlaw(hand="bang-4D"),
        deputy(),
        renegade(hand="beer-6H"),
        turn=1,
    )
    t.play("indians")
    t.asked(2, "ask-bang")
    t.choose("discard", "bang-4D")
    t.asked(4, "ask-bang")
    assert t.life(3) == 3
    t.choose("take-it")
    t.asked(0, "ask-bang")
    t.choose("discard", "bang-2D")
    assert [t.life(seat) for seat in range(5)] == [5, 4, 4, 3, 3]
    assert t.pile() == ["bang-2D", "bang-4D", "indians-KD"]
    assert t.hand(1) == ["bang-3D"]


def test_a_player_with_a_bang_may_lose_the_life_point(table: SetUp) -> None:
    """B-96: the choice is free."""
    t = table(sheriff(hand="indians"), outlaw(hand="bang-3D"), outlaw(), renegade())
    t.play("indians")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["bang-3D"])


def test_only_a_bang_card_helps(table: SetUp) -> None:
    """B-84, B-95, B-96, B-101: it is not a shot, and a Gatling is not a BANG! card."""
    t = table(
        sheriff(hand="indians"),
        outlaw(hand="missed gatling duel beer", in_play="barrel"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    assert [o.key for o in t.asked(1, "ask-bang").options] == ["take-it"]
    t.choose("take-it")
    assert t.life(1) == 3


def test_it_does_not_touch_the_limit(table: SetUp) -> None:
    """B-34, B-36: BANG! cards discarded for it are not played, and it is no BANG! card."""
    t = table(
        sheriff(hand="indians-KD indians-AD bang-7D"), outlaw(hand="bang-3D"), outlaw(), renegade()
    )
    t.play("indians-KD")
    t.choose("discard", "bang-3D")
    t.play("bang", at=1)
    t.play("indians-AD")
    assert [t.life(seat) for seat in range(4)] == [5, 2, 2, 2]


def test_its_player_is_responsible(table: SetUp) -> None:
    """B-72, B-74: 3 cards for the Outlaw."""
    t = table(sheriff(hand="indians"), outlaw(life=1), outlaw(), renegade(), deck="6H 7H 8H")
    t.play("indians")
    assert t.is_out(1)
    assert t.hand(0) == ["beer-6H", "beer-7H", "beer-8H"]


def test_a_sheriff_is_responsible_for_a_deputy(table: SetUp) -> None:
    """B-72, B-75: all cards are discarded."""
    t = table(
        sheriff(hand="indians beer-6H", in_play="remington"),
        outlaw(),
        outlaw(),
        deputy(life=1),
        renegade(),
    )
    t.play("indians")
    assert t.is_out(3)
    assert (t.hand(0), t.in_play(0)) == ([], [])


def test_eliminations_wait_until_it_is_finished(table: SetUp) -> None:
    """B-63, B-69: the next player still sees the first one in the game."""
    t = table(
        sheriff(hand="indians"), outlaw(life=1, in_play="scope"), outlaw(hand="bang-3D"), renegade()
    )
    t.play("indians")
    t.asked(2, "ask-bang")
    assert (t.life(1), t.is_out(1), t.in_play(1)) == (0, False, ["scope-AS"])
    t.choose("discard", "bang-3D")
    assert t.is_out(1)
    assert t.pile() == ["scope-AS", "bang-3D", "indians-KD"]


def test_the_dying_may_save_themselves_before_the_next_is_asked(table: SetUp) -> None:
    """B-62, B-66: a Beer in answer to the last life point."""
    t = table(
        sheriff(hand="indians"), outlaw(life=1, hand="beer-6H"), outlaw(hand="bang-3D"), renegade()
    )
    t.play("indians")
    t.choose("take-it")
    t.asked(1, "ask-dying")
    t.choose("play", "beer")
    t.asked(2, "ask-bang")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 1, 3, 3]
