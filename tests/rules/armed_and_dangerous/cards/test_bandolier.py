"""Bandolier (AD-61)."""

from typing import Final

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


def test_one_bang_more_in_a_turn(table: SetUp) -> None:
    """AD-61: the token is paid when the extra one is played; once."""
    t = table(sheriff(hand="bang-2D bang-3D bang-4D", in_play="bandolier"), *OTHERS)
    t.play("bang-2D", at=1)
    assert t.loads(0) == {"bandolier": 3}
    t.play("bang-3D", at=1)
    assert t.loads(0) == {"bandolier": 2}
    assert t.why_not("bang-4D", 1) == "why-bang-limit"
    assert t.life(1) == 2


def test_the_usual_range_and_a_weapon(table: SetUp) -> None:
    """AD-61: reach counts, and a Dangerous weapon's ability is used as with any other."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="bandolier buntline_special"), *OTHERS, deputy()
    )
    t.play("bang-2D", at=1)
    t.choose("no-more")
    assert t.can("play", "bang-3D", seat=2)
    t.play("bang-3D", at=1)
    t.choose("ride", kind="buntline_special")
    assert t.loads(0) == {"bandolier": 2, "buntline_special": 2}


def test_without_a_limit_it_pays_for_nothing(table: SetUp) -> None:
    """AD-61, AD-122: Willy the Kid and the Volcanic are unaffected."""
    t = table(sheriff("willy_the_kid", hand="bang-2D bang-3D", in_play="bandolier"), *OTHERS)
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=1)
    assert t.loads(0) == {"bandolier": 3}


def test_it_adds_to_another_limit(table: SetUp) -> None:
    """AD-61: under Shootout, a third BANG! card."""
    t = table(
        sheriff(hand="bang-2D bang-3D bang-4D bang-5D", in_play="bandolier"),
        *OTHERS,
        sets=["armed_and_dangerous", "high_noon"],
        event="shootout",
    )
    assert t.match.view(0).bangs_left == 3
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=1)
    assert t.loads(0) == {"bandolier": 3}
    t.play("bang-4D", at=3)
    assert t.loads(0) == {"bandolier": 2}
    assert not t.can("play", "bang-5D")


def test_it_is_there_again_in_the_next_turn(table: SetUp) -> None:
    """AD-61: the limit is one for each turn."""
    t = table(sheriff(hand="bang-2D bang-3D", in_play="bandolier"), *OTHERS, deck="2S 3S 4S 5S 6S")
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=1)
    for _ in range(4):
        t.end_turn()
    assert t.match.view(0).bangs_left == 2
