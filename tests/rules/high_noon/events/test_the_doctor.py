"""The Doctor (HN-44, HN-45)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def reveal(table: SetUp, *lives: int) -> list[int]:
    """The life points after The Doctor has been revealed."""
    seats = [sheriff(life=lives[0]), outlaw(life=lives[1]), outlaw(life=lives[2])]
    seats.append(renegade(life=lives[3]))
    t = table(*seats, sets=SETS, events="the_doctor high_noon", number=5, step="start")
    t.asked(0, "ask-main")
    return [t.life(seat) for seat in range(4)]


def test_the_weakest_regain_a_life_point(table: SetUp) -> None:
    """HN-44: all of them."""
    assert reveal(table, 5, 2, 3, 2) == [5, 3, 3, 3]
    assert reveal(table, 1, 2, 3, 2) == [2, 2, 3, 2]


def test_nobody_gains_in_the_stead_of_one_who_is_unhurt(table: SetUp) -> None:
    """HN-44: with 3 life points at most, El Gringo is the weakest, and unhurt."""
    t = table(
        sheriff(life=4),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        sets=SETS,
        events="the_doctor high_noon",
        number=5,
        step="start",
    )
    assert [t.life(seat) for seat in range(4)] == [4, 3, 4, 4]


def test_it_works_with_two_players_left(table: SetUp) -> None:
    """HN-45: it is no Beer; the eliminated are not compared."""
    t = table(
        sheriff(life=4),
        outlaw(out=True),
        outlaw(out=True),
        renegade(life=1),
        sets=SETS,
        events="the_doctor high_noon",
        number=5,
        step="start",
    )
    assert [t.life(seat) for seat in range(4)] == [4, 0, 0, 2]
