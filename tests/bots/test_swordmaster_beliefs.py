"""What the swordmaster thinks of the others."""

from standoff.bots import View
from standoff.bots.swordmaster.beliefs import Beliefs
from standoff.bots.swordmaster.prospects import Prospects
from standoff.games.samurai.roles import NINJA_1, RONIN, SAMURAI, SHOGUN
from standoff.scenario.samurai import SamuraiTable, ninja, ronin, samurai, shogun


def believed(table: SamuraiTable, seat: int) -> list[list[float]]:
    """The odds as that seat sees them, who knows its own role."""
    view = View(table.match, seat)
    beliefs = Beliefs()
    beliefs.note(view.look)
    return beliefs.odds(seat, view.look.role(seat))


def prospects(table: SamuraiTable, seat: int) -> Prospects:
    view = View(table.match, seat)
    beliefs = Beliefs()
    beliefs.note(view.look)
    look = table.match.look(seat)
    return Prospects(look, beliefs.deals(seat, look.role(seat)))


def five() -> SamuraiTable:
    return SamuraiTable(
        ninja(1, hand="bo bokken parry", in_play="focus"), shogun(), samurai(), ninja(2), ronin()
    )


def test_at_first_only_the_deal_is_known() -> None:
    odds = believed(five(), 2)
    assert [round(odds[seat][NINJA_1], 3) for seat in range(5)] == [0.667, 0, 0, 0.667, 0.667]
    assert odds[1][SHOGUN] == odds[2][SAMURAI] == 1


def test_ninjas_are_alike_whatever_their_stars() -> None:
    t = SamuraiTable(shogun(), samurai(), ninja(2), ninja(3))
    assert believed(t, 1)[2][NINJA_1] == believed(t, 1)[3][NINJA_1] == 1
    assert believed(t, 2)[2][NINJA_1] == 1


def test_whoever_attacks_the_shogun_is_not_the_samurai() -> None:
    t = five()
    before = believed(t, 4)[0]
    t.play("bo", at=1)
    t.choose("take-it")
    t.play("bokken", at=1)
    t.choose("take-it")
    after = believed(t, 4)[0]
    assert after[SAMURAI] < before[SAMURAI] / 2


def test_whoever_attacks_someone_else_when_the_shogun_is_in_reach_may_be_his() -> None:
    t = five()
    before = believed(t, 3)[0]
    t.play("bo", at=4)
    t.choose("take-it")
    after = believed(t, 3)[0]
    assert after[SAMURAI] > before[SAMURAI]


def test_to_take_a_bushido_away_is_a_favour() -> None:
    t = SamuraiTable(
        samurai(hand="geisha parry"), shogun(in_play="bushido"), ronin(), ninja(1), ninja(2)
    )
    before = believed(t, 3)[0][SAMURAI]
    t.play("geisha", at=1, pick="bushido")
    assert believed(t, 3)[0][SAMURAI] > before


def test_honour_counts_as_often_as_it_will_at_the_end() -> None:
    """With six players that of the Samurai is doubled, and the Ronin's trebled."""
    t = SamuraiTable(samurai(), shogun(), ronin(), ninja(1), ninja(2), ninja(3))
    worth = prospects(t, 0).honour
    assert worth[0] > worth[1] > 0 > worth[2]


def test_the_richer_team_is_the_likelier_to_win() -> None:
    poor = SamuraiTable(shogun(honour=2), ninja(1), ninja(2))
    rich = SamuraiTable(shogun(honour=6), ninja(1), ninja(2))
    assert prospects(poor, 0).chance < 0.5 < prospects(rich, 0).chance


def test_an_end_now_is_certain() -> None:
    t = SamuraiTable(shogun(honour=3), ninja(1, honour=3), ninja(2, honour=3))
    ours = prospects(t, 1)
    assert ours.at_end({}) == 1  # 6 to 6: the Ninjas win ties
    assert ours.at_end({}, by=1, victim=2) == 0  # a deadly strike costs 3 points
    assert ours.at_end({0: 1}) == 0
    ronins = SamuraiTable(ronin(), shogun(), samurai(), ninja(1), ninja(2))
    assert believed(ronins, 0)[0][RONIN] == 1
