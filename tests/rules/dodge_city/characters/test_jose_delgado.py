"""José Delgado (DC-61)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_blue_card_for_two(table: SetUp) -> None:
    """DC-61: at most twice a turn."""
    t = table(
        sheriff("jose_delgado", hand="scope barrel-QS jail-JS"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2D 3D 4D 5D",
    )
    t.choose("use", "scope", kind="jose_delgado")
    t.choose("use", "barrel", kind="jose_delgado")
    assert t.hand(0) == ["jail-JS", "bang-2D", "bang-3D", "bang-4D", "bang-5D"]
    assert not t.can("use")
    assert t.pile() == ["barrel-QS", "scope-AS"]


def test_neither_green_nor_brown_nor_in_play(table: SetUp) -> None:
    """DC-61."""
    t = table(
        sheriff("jose_delgado", hand="knife beer", in_play="scope"), outlaw(), outlaw(), renegade()
    )
    assert not t.can("use")
