"""Duck! (AD-93)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_it_counts_as_a_missed(table: SetUp) -> None:
    """AD-93: and is not taken back without tokens."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="duck"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("play", "duck")
    assert (t.life(1), t.hand(1)) == (4, [])


@pytest.mark.parametrize("paid", [True, False])
def test_for_two_tokens_it_comes_back(table: SetUp, paid: bool) -> None:
    """AD-93: out of turn too; never compulsory."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="duck", in_play="whip"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("play", "duck")
    t.asked(1, "ask-take-back")
    t.choose("pay-load" if paid else "keep-loads")
    assert t.hand(1) == (["duck-3D"] if paid else [])
    assert t.loads(1) == {"whip": 1 if paid else 3}


def test_it_may_be_used_again_against_the_same_shot(table: SetUp) -> None:
    """AD-93: of Slab the Killer."""
    t = table(sheriff("slab_the_killer", hand="bang-2D"), outlaw(hand="duck", load=4), *TWO_MORE)
    t.play("bang", at=1)
    for _ in range(2):
        t.choose("play", "duck")
        t.choose("pay-load")
    assert (t.life(1), t.hand(1), t.load(1)) == (4, ["duck-3D"], 0)


def test_it_is_no_missed_card(table: SetUp) -> None:
    """AD-93, AD-122: Calamity Janet shoots with no Duck!."""
    t = table(sheriff("calamity_janet", hand="duck"), *OTHERS)
    assert t.why_not("duck-3D", 1) == "why-only-answers"
