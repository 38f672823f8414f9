"""Bandidos, Tornado, Poker, Last Call (VS-25, VS-31, VS-38, VS-39)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_bandidos(table: SetUp) -> None:
    """VS-25: one after the other, two cards or the only one, or a life point."""
    t = table(
        sheriff(hand="bandidos beer-6H beer-7H beer-8H"),
        outlaw(hand="missed-2S"),
        outlaw(hand="missed-3S missed-4S"),
        renegade(),
    )
    t.play("bandidos")
    t.asked(0, "ask-bandidos")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    t.choose("discard", "missed-2S")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]
    assert (t.hand(0), t.hand(1), len(t.hand(2))) == (["beer-8H"], [], 2)


def test_bandidos_are_blamed_on_who_plays_them(table: SetUp) -> None:
    """VS-25, VS-60: El Gringo takes a card; an Outlaw's death is rewarded."""
    t = table(
        sheriff(hand="bandidos beer-6H beer-7H beer-8H"),
        outlaw("el_gringo"),
        outlaw(life=1),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bandidos")
    t.choose("take-it")
    assert (t.is_out(2), t.life(0), t.life(1)) == (True, 4, 2)
    assert (len(t.hand(1)), len(t.hand(0))) == (1, 5)


def test_a_ghost_gives_cards_to_the_bandidos(table: SetUp) -> None:
    """VS-25, VS-12: who has no life points cannot choose to lose one."""
    t = table(
        sheriff(hand="bandidos"),
        outlaw(ghost=True, in_play="ghost-9S", hand="beer-6H beer-7H beer-8H"),
        outlaw(),
        renegade(),
    )
    t.play("bandidos")
    assert not t.can("take-it")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert (t.hand(1), t.life(0)) == (["beer-8H"], 4)


def test_suzy_lafayette_draws_when_bandidos_are_over(table: SetUp) -> None:
    """VS-60, VS-25."""
    t = table(
        sheriff(hand="bandidos"),
        outlaw("suzy_lafayette", hand="missed-2S missed-3S"),
        outlaw(),
        renegade(hand="beer-6H"),
    )
    t.play("bandidos")
    t.choose("discard", "missed-2S")
    assert t.hand(1) == []
    t.choose("discard", "beer")
    assert len(t.hand(1)) == 1


def test_tornado(table: SetUp) -> None:
    """VS-38, VS-E8: who has no cards draws all the same; each chooses the own card."""
    t = table(
        sheriff(hand="tornado beer-6H"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("tornado")
    t.asked(1, "ask-discard")
    t.choose("discard", "missed-3S")
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 3, 2, 2]
    assert "beer-6H" not in t.hand(0)


def test_tornado_goes_round(table: SetUp) -> None:
    """VS-38: clockwise from who played it, each discards before drawing; Escape keeps out of it."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H escape"),
        outlaw(hand="tornado"),
        renegade(hand="missed-2S"),
        turn=2,
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.play("tornado")
    assert (t.hand(2), t.pile()[0]) == (["bang-2C", "bang-3C"], "tornado-AC")
    t.choose("let-it")
    assert (t.hand(3), t.hand(0)) == (["bang-4C", "bang-5C"], ["bang-6C", "bang-7C"])
    assert t.pile()[0] == "missed-2S"
    t.choose("play", "escape")
    assert t.hand(1) == ["beer-6H"]


def test_poker(table: SetUp) -> None:
    """VS-31: shown together; up to two of them go to who played it, the rest is discarded."""
    t = table(
        sheriff(hand="poker"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(hand="beer-6H"),
        renegade(hand="scope mustang-8H"),
        deputy(),
    )
    t.play("poker")
    t.choose("discard", "missed-2S")
    assert t.match.view(0).middle == ()
    t.choose("discard", "mustang")
    t.asked(0, "ask-pot")
    t.choose("take", "beer")
    t.choose("take", "mustang")
    assert (t.hand(0), t.pile()[0]) == (["beer-6H", "mustang-8H"], "missed-2S")
    assert (t.hand(1), t.hand(2), t.hand(3)) == (["missed-3S"], [], ["scope-AS"])


def test_poker_with_an_ace(table: SetUp) -> None:
    """VS-31: nothing for who played it."""
    t = table(sheriff(hand="poker"), outlaw(hand="missed-2S"), outlaw(hand="scope"), renegade())
    t.play("poker")
    assert (t.hand(0), set(t.pile()[:2])) == ([], {"missed-2S", "scope-AS"})


def test_poker_is_left_early(table: SetUp) -> None:
    """VS-31: up to two, so none will do; Suzy Lafayette draws when it is over."""
    t = table(
        sheriff(hand="poker"), outlaw("suzy_lafayette", hand="missed-2S"), outlaw(), renegade()
    )
    t.play("poker")
    assert t.hand(1) == []
    t.choose("no-more")
    assert (t.hand(0), len(t.hand(1)), t.pile()[0]) == ([], 1, "missed-2S")


@pytest.mark.parametrize(("life", "after"), [(2, 3), (5, 5)])
def test_last_call(table: SetUp, life: int, after: int) -> None:
    """VS-39, VS-E9: with two players left too."""
    t = table(sheriff(hand="last_call", life=life), outlaw(out=True), outlaw(out=True), renegade())
    t.play("last_call")
    assert t.life(0) == after


def test_last_call_is_never_played_off_turn(table: SetUp) -> None:
    """VS-39, VS-E9: it is not a Beer card."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="last_call", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play", "last_call")
    t.choose("give-up")
    assert t.is_out(1)
