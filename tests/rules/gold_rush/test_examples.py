"""The worked examples (GR-E1 to GR-E8)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_example_1(table: SetUp) -> None:
    """GR-E1, GR-11: a Gatling, four others, one Missed!: three nuggets."""
    t = table(sheriff(hand="gatling"), outlaw(hand="missed-2S"), outlaw(), renegade(), deputy())
    t.play("gatling")
    t.choose("play", "missed")
    assert t.nuggets(0) == 3


def test_example_2(table: SetUp) -> None:
    """GR-E2, GR-34, GR-35: a Pardner as a Cat Balou, then the Horseshoe, which stays."""
    t = table(sheriff(nuggets=4), outlaw(hand="beer-6H"), *OTHERS[1:], row="pardner horseshoe")
    t.choose("buy", "pardner", kind="cat_balou", seat=1)
    t.choose("buy", "horseshoe")
    assert (t.nuggets(0), t.under(), t.in_play(0)) == (0, ["pardner"], ["horseshoe"])


def test_example_3(table: SetUp) -> None:
    """GR-E3, GR-40: 3 for a Horseshoe of one, 4 for the Lucky Charm of another."""
    t = table(
        sheriff(nuggets=7), outlaw(in_play="horseshoe"), outlaw(in_play="lucky_charm"), renegade()
    )
    t.choose("force", seat=1, pick="horseshoe")
    assert t.nuggets(0) == 4
    t.choose("force", seat=2, pick="lucky_charm")
    assert (t.nuggets(0), t.under()) == (0, ["lucky_charm", "horseshoe"])


def test_example_4(table: SetUp) -> None:
    """GR-E4, GR-50: two Beers, one for a life point, one for a nugget."""
    t = table(sheriff(hand="beer-6H beer-7H", life=3), *OTHERS)
    t.play("beer-6H")
    t.choose("sell", "beer-7H")
    assert (t.life(0), t.nuggets(0)) == (4, 1)


def test_example_5(table: SetUp) -> None:
    """GR-E5, GR-80: three suits among the four cards of a Rhum."""
    t = table(sheriff(nuggets=3, life=1), *OTHERS, row="rhum", deck="2C 6H 4D 5D")
    t.choose("buy", "rhum")
    assert (t.life(0), len(t.pile())) == (4, 4)


def test_example_6(table: SetUp) -> None:
    """GR-E6, GR-98: an Outlaw with a Wanted is worth five cards and the nugget of the Wanted."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="wanted", life=1), *OTHERS[1:])
    t.play("bang", at=1)
    assert (len(t.hand(0)), t.nuggets(0)) == (5, 2)


def test_example_7(table: SetUp) -> None:
    """GR-E7, GR-99: the Sheriff eliminates a Deputy with a Wanted."""
    t = table(
        sheriff(hand="bang-7D beer-6H", in_play="barrel boots", nuggets=2),
        deputy(in_play="wanted", life=1),
        *OTHERS,
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.in_play(0), t.nuggets(0)) == ([], [], 4)
    assert len(t.pile()) == 5


def test_example_8(table: SetUp) -> None:
    """GR-E8, GR-119: Luzena pays nothing for a card of cost 1."""
    t = table(sheriff("pretty_luzena", life=3), *OTHERS, row="shot")
    t.choose("buy", "shot", seat=0)
    assert (t.life(0), t.nuggets(0)) == (4, 0)
