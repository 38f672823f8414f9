"""Eight players: two Renegades (DC-78 to DC-81)."""

from collections import Counter
from collections.abc import Callable

import pytest

import standoff
from standoff import SPECTATOR, SetupError
from standoff.scenario.bang import Seat, Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

Role = Callable[..., Seat]


def ended(t: Table) -> tuple[str, tuple[int, ...]]:
    assert t.match.result is not None
    return t.match.result.ending.id, t.match.result.winners


def all_but(*there: Seat) -> list[Seat]:
    """These, and the rest of the eight out of the game."""
    roles = Counter({0: 1, 1: 2, 2: 3, 3: 2}) - Counter(seat.role for seat in there)
    return [*there, *(Seat(role, out=True) for role in roles.elements())]


def test_eight_players_need_the_set() -> None:
    """DC-3, B-1."""
    with pytest.raises(SetupError, match="For 8 players add the set dodge_city"):
        standoff.new("bang", players=8)


def test_the_roles() -> None:
    """DC-78: one Sheriff, two Deputies, three Outlaws, two Renegades, face down as usual."""
    for seed in range(20):
        match = standoff.new("bang", players=8, sets=["dodge_city"], seed=seed)
        roles = match.game.roles()
        assert Counter(roles) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
        assert roles[match.view(SPECTATOR).turn] == "sheriff"
        for viewer in (0, 7, SPECTATOR):
            known = [r if r == "sheriff" or s == viewer else None for s, r in enumerate(roles)]
            assert [player.role for player in match.view(viewer).players] == known


def test_the_last_renegade_wins_alone(table: SetUp) -> None:
    """DC-79."""
    seats = all_but(renegade(hand="bang"), sheriff(life=1))
    t = table(*seats)
    t.play("bang", at=1)
    assert ended(t) == ("ending-renegade", (0,))


def test_two_renegades_do_not_win_together(table: SetUp) -> None:
    """DC-79, DC-80, example 6: the Sheriff out before the other Renegade, the Outlaws win."""
    seats = all_but(renegade(hand="bang"), sheriff(life=1), renegade())
    t = table(*seats)
    t.play("bang", at=1)
    how, winners = ended(t)
    assert how == "ending-outlaws"
    assert {t.player(seat).role for seat in winners} == {2}
    assert len(winners) == 3


def test_with_a_renegade_and_a_deputy_left_the_outlaws_win(table: SetUp) -> None:
    """DC-80."""
    t = table(*all_but(renegade(hand="bang"), sheriff(life=1), deputy()))
    t.play("bang", at=1)
    assert ended(t)[0] == "ending-outlaws"


def test_the_law_wins_when_both_renegades_and_all_outlaws_are_out(table: SetUp) -> None:
    """DC-81."""
    t = table(*all_but(sheriff(hand="bang-2D"), renegade(life=1), deputy()))
    t.play("bang-2D", at=1)
    how, winners = ended(t)
    assert (how, len(winners)) == ("ending-law", 3)


@pytest.mark.parametrize("left", [outlaw, renegade])
def test_the_game_goes_on_while_one_of_them_is_left(table: SetUp, left: Role) -> None:
    """DC-81."""
    t = table(*all_but(sheriff(hand="bang-2D"), renegade(life=1), left()))
    t.play("bang-2D", at=1)
    t.asked(0, "ask-main")
