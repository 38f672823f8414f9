"""Three players (SS-89 to SS-94)."""

from standoff.scenario.samurai import ninja, shogun
from tests.conftest import SetUpSamurai


def test_all_roles_are_known(samurai_table: SetUpSamurai) -> None:
    """SS-89: and Honour 6, 3, 3."""
    t = samurai_table(shogun(), ninja(1), ninja(3))
    assert [each.role for each in t.match.view(2).players] == ["shogun", "ninja_1", "ninja_3"]
    assert [each.honour for each in t.match.view(2).players] == [6, 3, 3]


def test_the_shogun_draws_one_more_and_plays_one_more(samurai_table: SetUpSamurai) -> None:
    """SS-90, SS-33, SS-20: the Ninjas do not."""
    t = samurai_table(shogun(hand="bo bo bo"), ninja(1), ninja(2), step="draw", deck="focus " * 3)
    assert len(t.hand(0)) == 6
    assert t.match.view(0).weapons_left == 2
    for _ in range(2):
        t.play("bo", at=1)
        t.choose("take-it")
    assert not t.can("play", "bo")
    t.end_turn()
    t.asked(1, "ask-main")
    assert len(t.hand(1)) == 3
    assert t.match.view(0).weapons_left == 1


def test_the_shoguns_honour_is_doubled(samurai_table: SetUpSamurai) -> None:
    """SS-91, SS-94, SS-83: the end of the deck costs the Shogun too; the Ninjas win a tie."""
    t = samurai_table(
        shogun(honour=4),
        ninja(1, honour=1),
        ninja(2, honour=7),
        step="draw",
        deck="bo",
        rest="pile",
    )
    assert {team.team: team.points for team in t.match.view(0).scores} == {"shogun": 6, "ninja": 6}
    assert t.match.result is not None
    assert t.match.result.winners == (1, 2)


def test_bushido_takes_no_honour_from_the_shogun(samurai_table: SetUpSamurai) -> None:
    """SS-92: it is just discarded, which may be chosen freely."""
    t = samurai_table(
        shogun(in_play="bushido", hand="bo armor"), ninja(1), ninja(2), step="recovery", deck="bo"
    )
    keys = [option.key for option in t.asked(0, "ask-bushido").options]
    assert keys == ["discard:bo", "discard:bushido"]
    t.choose("discard", "bushido")
    t.asked(0, "ask-main")
    assert (t.honour(0), t.in_play(0), t.pile()) == (6, [], ["bushido", "bo"])
    assert "bo" in t.hand(0)


def test_it_may_be_passed_on_instead(samurai_table: SetUpSamurai) -> None:
    """SS-92, SS-62; and it costs a Ninja Honour as ever."""
    t = samurai_table(
        shogun(in_play="bushido", hand="bo armor"), ninja(1), ninja(2), step="recovery", deck="bo"
    )
    t.choose("discard", "bo")
    assert t.in_play(1) == ["bushido"]
    t = samurai_table(
        shogun(), ninja(1, in_play="bushido"), ninja(2), step="recovery", turn=1, deck="bo"
    )
    t.choose("lose-honour")
    assert t.honour(1) == 2


def test_with_an_empty_hand_it_just_goes(samurai_table: SetUpSamurai) -> None:
    """SS-92, SS-97."""
    t = samurai_table(
        shogun(in_play="bushido", hand=""), ninja(1), ninja(2), step="recovery", deck="bo"
    )
    t.asked(0, "ask-main")
    assert (t.honour(0), t.in_play(0)) == (6, [])


def test_no_swordmaster(samurai_table: SetUpSamurai) -> None:
    """SS-93: the game goes on with only one player having Resilience."""
    t = samurai_table(shogun(hand="bo"), ninja(1, life=1), ninja(2, life=0))
    t.play("bo", at=1)
    t.choose("take-it")
    assert not t.match.over
    assert [t.life(seat) for seat in range(3)] == [4, 0, 0]
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 4


def test_a_defeated_shogun_gives_honour(samurai_table: SetUpSamurai) -> None:
    """SS-94."""
    t = samurai_table(shogun(life=1), ninja(1, hand="bo"), ninja(2), turn=1)
    t.play("bo", at=0)
    t.choose("take-it")
    assert (t.honour(0), t.honour(1)) == (5, 4)


def test_a_deadly_strike_among_the_ninjas(samurai_table: SetUpSamurai) -> None:
    """SS-94, SS-81."""
    t = samurai_table(shogun(honour=1), ninja(1, hand="bo"), ninja(2, life=1, honour=1), turn=1)
    t.play("bo", at=2)
    t.choose("take-it")
    assert {team.team: team.points for team in t.match.view(0).scores} == {"shogun": 2, "ninja": 1}
