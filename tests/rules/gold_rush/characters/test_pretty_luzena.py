"""Pretty Luzena (GR-119)."""

from standoff import SPECTATOR
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_a_nugget_less_once_a_turn(table: SetUp) -> None:
    """GR-119: further cards at full price; whichever it is, it saves her one."""
    t = table(sheriff("pretty_luzena", nuggets=5), *OTHERS, row="boots calumet", stack="shot shot")
    assert t.match.view(0).parts["gold_rush"]["prices"] == {"boots": 2, "calumet": 2}
    assert t.match.view(1).parts["gold_rush"]["prices"] == {"boots": 3, "calumet": 3}
    t.choose("buy", "calumet")
    assert t.match.view(0).parts["gold_rush"]["prices"] == {"boots": 3, "shot": 1}
    t.choose("buy", "boots")
    assert t.nuggets(0) == 0


def test_she_sees_her_price_off_turn_too(table: SetUp) -> None:
    """GR-119: a spectator sees what is printed."""
    t = table(sheriff(), outlaw("pretty_luzena"), *OTHERS[1:], row="boots")
    prices = [t.match.view(seat).parts["gold_rush"]["prices"] for seat in (0, 1, SPECTATOR)]
    assert [each["boots"] for each in prices] == [3, 2, 3]


def test_a_card_of_cost_1_is_free(table: SetUp) -> None:
    """GR-119."""
    t = table(sheriff("pretty_luzena", life=3), *OTHERS, row="shot", stack="shot")
    t.choose("buy", "shot", seat=0)
    assert (t.life(0), t.nuggets(0)) == (4, 0)
    assert not t.can("buy")


def test_again_in_the_next_turn(table: SetUp) -> None:
    """GR-119: once per turn, the extra turn of Gold Rush too."""
    t = table(
        sheriff("pretty_luzena", nuggets=4, life=3),
        *OTHERS,
        row="gold_rush_card",
        stack="shot",
    )
    t.choose("buy", "gold_rush_card")
    t.choose("buy", "shot", seat=1)
    assert t.nuggets(0) == 0


def test_vera_custer_has_it_too(table: SetUp) -> None:
    """GR-151: the limit is hers."""
    t = table(
        sheriff("vera_custer", copies="pretty_luzena", nuggets=2),
        outlaw("pretty_luzena"),
        *OTHERS[1:],
        row="boots shot",
        stack="rhum",
        sets=["dodge_city", "gold_rush"],
    )
    t.choose("buy", "boots")
    assert (t.nuggets(0), t.in_play(0)) == (0, ["boots"])
    assert not t.can("buy")
