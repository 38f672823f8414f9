"""How it ends: scores, ties, deadly strikes and the Swordmaster (SS-76 to SS-88)."""

import pytest

from standoff.kernel.scenario import Unexpected
from standoff.scenario.samurai import SamuraiTable, Seat, ninja, ronin, samurai, shogun
from tests.conftest import SetUpSamurai


def ended(t: SamuraiTable) -> tuple[str, tuple[int, ...]]:
    assert t.match.result is not None
    return t.match.result.ending.id, t.match.result.winners


def points(t: SamuraiTable) -> dict[str, int]:
    return {team.team: team.points for team in t.match.view(0).scores}


def play_out_the_deck(samurai_table: SetUpSamurai, *seats: Seat) -> SamuraiTable:
    """Everyone loses 1 Honour, and somebody has none then."""
    t: SamuraiTable = samurai_table(*seats, step="draw", deck="bo", rest="pile")
    assert t.match.over
    return t


def test_nothing_pending_is_resolved(samurai_table: SetUpSamurai) -> None:
    """SS-76: the Draw phase ends in the middle."""
    t = play_out_the_deck(samurai_table, shogun(), ninja(1, honour=1), samurai(), ninja(2), ronin())
    assert len(t.hand(0)) == 2
    with pytest.raises(Unexpected):
        t.choose("end")


def test_honour_times_multiplier_and_daimyo(samurai_table: SetUpSamurai) -> None:
    """SS-2, SS-77, SS-78, SS-80, SS-82, SS-EX7: 9 to 5 to 9; Daimyo count once, for the Ronin not.

    The tie goes to the Shogun's team (SS-83).
    """
    t = play_out_the_deck(
        samurai_table,
        shogun(honour=2, hand="daimyo"),
        ninja(1, honour=3),
        samurai(honour=4, hand="daimyo"),
        ninja(2, honour=4),
        ronin(honour=4, hand="daimyo"),
        ninja(3, honour=1),
    )
    assert points(t) == {"shogun": 9, "ninja": 5, "ronin": 9}
    assert ended(t) == ("ending-honour-shogun", (0, 2))
    (law, ninjas, alone) = t.match.view(4).scores
    assert [(s.seat, s.honour, s.times, s.daimyo) for s in law.scores] == [
        (0, 1, 1, 1),
        (2, 3, 2, 1),
    ]
    assert [(s.seat, s.honour, s.times) for s in ninjas.scores] == [(1, 2, 1), (3, 3, 1), (5, 0, 1)]
    assert [(s.honour, s.times, s.daimyo) for s in alone.scores] == [(3, 3, 0)]
    assert [event.number for event in t.match.events if event.id == "scored"] == [2, 2, 7, 3, 9, 0]


@pytest.mark.parametrize("holder", [1, 3])
def test_the_ninja_with_more_stars_doubles(samurai_table: SetUpSamurai, holder: int) -> None:
    """SS-79: with four players, whichever two Ninjas play."""
    for first, second in ((1, 2), (3, 1), (2, 3)):
        t = play_out_the_deck(
            samurai_table,
            shogun(honour=1),
            ninja(first, honour=5 if holder == 1 else 1),
            samurai(honour=1),
            ninja(second, honour=5 if holder == 3 else 1),
        )
        doubles = (first > second) == (holder == 1)
        assert points(t) == {"shogun": 0, "ninja": 8 if doubles else 4}


def test_five_players(samurai_table: SetUpSamurai) -> None:
    """SS-78, SS-84: the Samurai counts once, the Ronin twice; a team wins with all its members."""
    t = play_out_the_deck(
        samurai_table,
        shogun(honour=1),
        ninja(1, honour=2),
        samurai(honour=3),
        ninja(2, honour=4),
        ronin(honour=2),
    )
    assert points(t) == {"shogun": 2, "ninja": 4, "ronin": 2}
    assert ended(t) == ("ending-honour-ninja", (1, 3))


def test_seven_players(samurai_table: SetUpSamurai) -> None:
    """SS-78: the Samurai count once each, the Ronin three times."""
    t = play_out_the_deck(
        samurai_table,
        shogun(honour=2, hand="bo"),
        ninja(1, honour=1),
        samurai(honour=3),
        ninja(2, honour=2),
        ronin(honour=3),
        ninja(3, honour=2),
        samurai(honour=2),
    )
    assert points(t) == {"shogun": 4, "ninja": 2, "ronin": 6}
    assert ended(t) == ("ending-honour-ronin", (4,))


def test_ninjas_win_every_tie(samurai_table: SetUpSamurai) -> None:
    """SS-83."""
    t = play_out_the_deck(
        samurai_table,
        shogun(honour=1),
        ninja(1, honour=3),
        samurai(honour=5),
        ninja(2, honour=3),
        ronin(honour=3),
    )
    assert points(t) == {"shogun": 4, "ninja": 4, "ronin": 4}
    assert ended(t) == ("ending-honour-ninja", (1, 3))


def test_a_deadly_strike_costs_three_points(samurai_table: SetUpSamurai) -> None:
    """SS-81: the game ends because a Ninja defeats a Ninja; the Honour has changed hands."""
    t = samurai_table(
        shogun(honour=2), ninja(1, hand="bo"), samurai(honour=1), ninja(2, life=1, honour=1), turn=1
    )
    t.play("bo", at=3)
    t.choose("take-it")
    assert (t.honour(1), t.honour(3)) == (4, 0)
    assert points(t) == {"shogun": 4, "ninja": 1}
    assert ended(t) == ("ending-honour-shogun", (0, 2))
    assert [team.penalty for team in t.match.view(0).scores] == [0, 3]
    assert t.happened("deadly-strike", number=3)


def test_a_score_may_be_negative(samurai_table: SetUpSamurai) -> None:
    """SS-81: and the strike of a Samurai at the Shogun counts too, with Battle Cry as well."""
    t = samurai_table(
        shogun(life=1, honour=1),
        ninja(1),
        samurai(hand="battle_cry", honour=1),
        ninja(2),
        turn=2,
    )
    t.play("battle_cry")
    t.choose("take-it")
    t.choose("take-it")
    assert points(t) == {"shogun": 2 * 2 - 3, "ninja": 9}
    t = samurai_table(
        shogun(life=1, honour=1),
        ninja(1, honour=1),
        samurai(hand="battle_cry bo", honour=1),
        ninja(2),
        ronin(),
        turn=2,
    )
    t.play("battle_cry")
    for _ in range(3):
        t.choose("take-it")
    assert points(t)["shogun"] == 2 - 3


def test_no_strike_among_a_team_if_the_game_goes_on(samurai_table: SetUpSamurai) -> None:
    """SS-81: a defeat that does not end the game costs no points."""
    t = samurai_table(shogun(hand="bo"), ninja(1), samurai(life=1), ninja(2, honour=1, life=1))
    t.play("bo", at=2)
    t.choose("take-it")
    assert not t.match.over
    t.end_turn()
    t.asked(1, "ask-main")


def test_the_swordmaster(samurai_table: SetUpSamurai) -> None:
    """SS-2, SS-85: only one has Resilience left, whatever the Honour; the whole team wins."""
    t = samurai_table(
        shogun(life=0, honour=5),
        ninja(1, hand="bo", honour=1),
        samurai(life=1, honour=2),
        ninja(2, life=0),
        turn=1,
    )
    t.play("bo", at=2)
    t.choose("take-it")
    assert ended(t) == ("ending-sword-ninja", (1, 3))
    assert t.match.view(0).scores == ()


def test_the_ronin_as_swordmaster(samurai_table: SetUpSamurai) -> None:
    """SS-85."""
    t = samurai_table(
        shogun(life=0),
        ninja(1, life=0),
        samurai(life=1),
        ninja(2, life=0),
        ronin(hand="bo"),
        turn=4,
    )
    t.play("bo", at=2)
    t.choose("take-it")
    assert ended(t) == ("ending-sword-ronin", (4,))


def test_no_swordmaster_by_a_deadly_strike(samurai_table: SetUpSamurai) -> None:
    """SS-86: the game ends all the same but is scored; no Honour changes hands (SS-87)."""
    t = samurai_table(
        shogun(life=0), ninja(1, hand="bo"), samurai(life=0), ninja(2, life=1), turn=1
    )
    t.play("bo", at=3)
    t.choose("take-it")
    assert ended(t) == ("ending-honour-shogun", (0, 2))
    assert (t.honour(1), t.honour(3)) == (3, 3)
    assert points(t) == {"shogun": 5 + 3 * 2, "ninja": 3 + 3 * 2 - 3}


def test_the_sword_comes_before_the_honour(samurai_table: SetUpSamurai) -> None:
    """SS-87: one defeat brings about both; the Honour is not even handed over."""
    t = samurai_table(
        shogun(hand="bo"), ninja(1, life=1, honour=1), samurai(life=0), ninja(2, life=0)
    )
    t.play("bo", at=1)
    t.choose("take-it")
    assert ended(t) == ("ending-sword-shogun", (0, 2))
    assert t.honour(1) == 1


def test_an_empty_hand_does_not_matter(samurai_table: SetUpSamurai) -> None:
    """SS-88: who is Harmless for want of cards still has Resilience."""
    t = samurai_table(shogun(hand="bo armor"), ninja(1, life=1), samurai(hand=""), ninja(2, life=0))
    t.play("bo", at=1)
    t.choose("take-it")
    assert not t.match.over
    assert t.honour(0) == 6
