"""Scope (B-100)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_its_owner_sees_everyone_one_nearer(table: SetUp) -> None:
    """B-26, B-27, B-100, worked example 6: never below 1; the others see as usual."""
    t = table(sheriff(hand="scope"), outlaw(), outlaw(), outlaw(), deputy(), renegade())
    t.play("scope")
    assert [t.match.view(0).players[seat].distance for seat in range(1, 6)] == [1, 1, 2, 1, 1]
    assert [t.match.view(seat).players[0].distance for seat in range(1, 6)] == [1, 2, 3, 2, 1]


def test_it_works_at_once_for_a_bang(table: SetUp) -> None:
    """B-33, B-100: worked example 3."""
    t = table(sheriff(hand="scope bang-7D"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "bang", seat=2)
    t.play("scope")
    assert {o.seat for o in t.decision.options if o.verb == "play"} == {1, 2, 3}


def test_scope_and_mustang_cancel_out(table: SetUp) -> None:
    """B-26, worked example 3: the modifiers are summed before the minimum of 1 applies."""
    t = table(
        sheriff(in_play="scope", hand="bang-7D"),
        outlaw(in_play="mustang-8H"),
        outlaw(in_play="mustang-9H"),
        renegade(),
    )
    assert [t.match.view(0).players[seat].distance for seat in (1, 2, 3)] == [1, 2, 1]
    assert {o.seat for o in t.decision.options if o.verb == "play"} == {1, 3}


def test_a_lost_scope_stops_working_at_once(table: SetUp) -> None:
    """B-28, B-93: even one's own Panic! takes it out of play."""
    t = table(sheriff(hand="panic bang-7D", in_play="scope"), outlaw(), outlaw(), renegade())
    assert t.can("play", "bang", seat=2)
    t.play("panic", at=0)
    assert not t.can("play", "bang", seat=2)
