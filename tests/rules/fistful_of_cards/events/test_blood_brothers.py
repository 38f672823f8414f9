"""Blood Brothers (FC-15, FC-16)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_a_life_point_for_another(table: SetUp) -> None:
    """FC-15: at the start of the turn, once, for someone below the maximum."""
    t = table(
        sheriff(life=3),
        outlaw(life=2),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blood_brothers",
        step="start",
    )
    t.asked(0, "ask-give-life")
    assert [option.key for option in t.decision.options] == ["give-life@1", "keep-life"]
    t.choose("give-life", seat=1)
    t.asked(0, "ask-main")
    assert (t.life(0), t.life(1)) == (2, 3)


def test_it_can_be_declined(table: SetUp) -> None:
    """FC-15."""
    t = table(
        sheriff(),
        outlaw(life=2),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blood_brothers",
        step="start",
    )
    t.choose("keep-life")
    t.asked(0, "ask-main")
    assert t.life(0) == 5


def test_never_the_last_one_and_never_in_vain(table: SetUp) -> None:
    """FC-15: then nobody is asked."""
    t = table(
        sheriff(life=1),
        outlaw(life=2),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blood_brothers",
        step="start",
    )
    t.asked(0, "ask-main")
    t = table(
        sheriff(life=2),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blood_brothers",
        step="start",
    )
    t.asked(0, "ask-main")


def test_in_jail_too(table: SetUp) -> None:
    """FC-15, EV-12: before the "draw!"."""
    t = table(
        sheriff(life=3),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blood_brothers",
        turn=1,
        step="start",
        deck="2C",
    )
    assert t.happened("flipped") == 0
    t.choose("give-life", seat=0)
    assert t.happened("flipped") == 1
    assert (t.life(0), t.life(1)) == (4, 3)
    t.choose("keep-life")
    t.asked(2, "ask-main")


def test_bart_cassidy_draws_for_it(table: SetUp) -> None:
    """FC-16, FC-95: a payment, and nobody is to blame."""
    t = table(
        sheriff(life=3),
        outlaw("bart_cassidy"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blood_brothers",
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.choose("give-life", seat=0)
    assert len(t.hand(1)) == 3
