"""Elena Fuente (DC-58)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_any_card_serves_as_a_missed(table: SetUp) -> None:
    """DC-58: with no other effect."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="volcanic-10S"),
        outlaw("elena_fuente", hand="beer scope", life=2),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.choose("play", "beer", kind="missed")
    assert t.life(1) == 2
    t.play("bang-3D", at=1)
    t.choose("play", "scope", kind="missed")
    assert (t.life(1), t.in_play(1), t.hand(1)) == (2, [], [])


def test_cards_in_play_do_not(table: SetUp) -> None:
    """DC-58."""
    t = table(
        sheriff(hand="bang"), outlaw("elena_fuente", in_play="scope knife"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert t.life(1) == 2


def test_against_slab_she_needs_two(table: SetUp) -> None:
    """DC-58."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw("elena_fuente", hand="beer scope"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "beer")
    t.choose("play", "scope")
    assert (t.life(1), t.hand(1)) == (3, [])


def test_a_dodge_keeps_its_own_text(table: SetUp) -> None:
    """DC-58, DC-28."""
    t = table(
        sheriff(hand="bang"),
        outlaw("elena_fuente", hand="dodge-7D"),
        outlaw(),
        renegade(),
        deck="2D",
    )
    t.play("bang", at=1)
    t.choose("play", "dodge")
    assert t.hand(1) == ["bang-2D"]


def test_they_are_no_bang_cards(table: SetUp) -> None:
    """DC-58: she cannot play them in her turn as anything else."""
    t = table(sheriff("elena_fuente", hand="missed-2S scope"), outlaw(), outlaw(), renegade())
    assert [option.key for option in t.decision.options] == ["play:scope-AS", "end"]
