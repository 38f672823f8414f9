"""Doc Holyday (DC-56, DC-57)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_two_cards_for_a_shot(table: SetUp) -> None:
    """DC-56: within the range of his weapon, once a turn, before or after a BANG! card."""
    t = table(
        sheriff("doc_holyday", hand="beer scope saloon duel bang"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert not t.can("use", kind="doc_holyday", seat=2)
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "beer")
    t.choose("discard", "scope")
    assert t.life(1) == 3
    assert t.match.view(0).bangs_left == 1
    assert not t.can("use")
    t.play("bang", at=1)
    assert t.life(1) == 2


def test_after_a_bang_card(table: SetUp) -> None:
    """DC-56: any cards, and the target may answer."""
    t = table(
        sheriff("doc_holyday", hand="bang-2C bang-3C knife"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("bang-2C", at=1)
    t.choose("play", "missed-2S")
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "bang-3C")
    t.choose("discard", "knife")
    t.choose("play", "missed-3S")
    assert (t.life(1), t.hand(0)) == (4, [])


def test_again_in_the_next_turn(table: SetUp) -> None:
    """DC-56: once during each turn of his."""
    t = table(
        sheriff("doc_holyday", hand="bang-2C bang-3C scope barrel-QS"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    for _ in range(4):
        t.end_turn()
    assert t.can("use", kind="doc_holyday")


def test_not_with_one_card(table: SetUp) -> None:
    """DC-56."""
    t = table(sheriff("doc_holyday", hand="scope"), outlaw(), outlaw(), renegade())
    assert not t.can("use")


@pytest.mark.parametrize(
    ("cards", "life"), [("bang-2D binocular", 3), ("bang-2D bang-2C", 2), ("knife bang-2C", 2)]
)
def test_against_apache_kid(table: SetUp, cards: str, life: int) -> None:
    """DC-57: two diamonds of any border have no effect, and the use is spent."""
    t = table(sheriff("doc_holyday", hand=cards), outlaw("apache_kid"), outlaw(), renegade())
    t.choose("use", kind="doc_holyday", seat=1)
    for card in cards.split():
        t.choose("discard", card)
    assert t.life(1) == life
    assert not t.can("use")


def test_nobody_is_surprised_by_what_is_chosen(table: SetUp) -> None:
    """DC-56: until both are chosen they lie face down."""
    t = table(sheriff("doc_holyday", hand="beer scope saloon"), outlaw(), outlaw(), renegade())
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "beer")
    assert t.match.view(1).players[0].chosen == 1
    assert t.pile() == []
    t.choose("discard", "scope")


def test_el_gringo_gets_nothing_for_his_shot(table: SetUp) -> None:
    """B-166: no card was played or used; for a green card that is used he takes one."""
    t = table(
        sheriff("doc_holyday", hand="bang-2C bang-3C jail-4H", in_play="knife"),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    assert (t.life(1), t.hand(1), t.hand(0)) == (2, [], ["jail-4H"])
    t.choose("use-up", "knife", seat=1)
    assert (t.life(1), t.hand(1), t.hand(0)) == (1, ["jail-4H"], [])
