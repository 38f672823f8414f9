"""Positions in which the swordmaster has an obviously right answer."""

import pytest

from standoff.bots import Swordmaster, View
from standoff.scenario.samurai import SamuraiTable, ninja, ronin, samurai, shogun


def answer(table: SamuraiTable) -> str:
    """What a swordmaster who sits down now answers; it is also told the table."""
    decision = table.decision
    key = Swordmaster("test").choose(View(table.match, decision.seat), decision)
    table.answer(key)
    return key


def turn(table: SamuraiTable) -> list[str]:
    """All that a swordmaster does until its turn ends or someone else is asked."""
    seat, keys = table.decision.seat, []
    while not table.match.over and table.decision.seat == seat:
        keys.append(answer(table))
        if keys[-1] == "end":
            break
    return keys


# Attacks


def test_it_finishes_the_weak_enemy() -> None:
    t = SamuraiTable(ninja(1, hand="bo parry"), shogun(life=1), samurai(), ninja(3))
    assert answer(t) == "play:bo@1"


def test_a_ninja_attacks_the_shogun_rather_than_someone_unknown() -> None:
    t = SamuraiTable(ninja(1, hand="katana parry"), shogun(), samurai(), ninja(3))
    assert answer(t) == "play:katana@1"


def test_a_samurai_spares_the_shogun() -> None:
    t = SamuraiTable(
        samurai(hand="wakizashi parry"), shogun(), ninja(1), ronin(), ninja(3, in_play="armor")
    )
    assert turn(t) == ["end"]


def test_three_players_know_who_is_a_friend() -> None:
    t = SamuraiTable(ninja(1, hand="katana parry"), shogun(), ninja(3, life=1))
    assert answer(t) == "play:katana@1"


def test_what_makes_it_stronger_comes_first() -> None:
    t = SamuraiTable(
        ninja(1, hand="katana fast_draw focus bo parry"), shogun(), samurai(), ninja(3)
    )
    first = {answer(t), answer(t)}
    assert first == {"play:fast_draw", "play:focus"}
    assert answer(t) == "play:katana@1"


def test_what_makes_an_enemy_stronger_is_discarded() -> None:
    t = SamuraiTable(shogun(hand="geisha parry"), ninja(1, in_play="fast_draw"), ninja(2))
    assert answer(t) == "play:geisha@1/fast_draw"


# The end of the game


def test_it_strikes_when_that_ends_the_game_and_wins_it() -> None:
    t = SamuraiTable(
        shogun(hand="bo parry", honour=6), ninja(1, life=1, honour=1), ninja(3, honour=1)
    )
    assert answer(t) == "play:bo@1"
    t.choose("take-it")
    assert t.match.result is not None
    assert 0 in t.match.result.winners


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    t = SamuraiTable(
        ninja(1, hand="bo parry", honour=3), shogun(honour=6), ninja(3, life=1, honour=1)
    )
    assert "play:bo@2" not in turn(t)


def test_the_last_one_standing_takes_it_all() -> None:
    t = SamuraiTable(
        ninja(1, hand="bo parry", honour=1),
        shogun(life=1, honour=6),
        samurai(life=0, honour=6),
        ninja(3, life=0, honour=1),
    )
    assert answer(t) == "play:bo@1"
    t.choose("take-it")
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-sword-ninja"


def test_no_honour_is_given_away_when_that_ends_a_game_it_loses() -> None:
    t = SamuraiTable(
        ninja(1, hand="katana", in_play="bushido", honour=1),
        shogun(honour=6),
        samurai(),
        ninja(3),
        deck="bo",
        step="recovery",
    )
    assert answer(t) == "discard:katana"


def test_honour_is_given_away_when_that_ends_a_game_it_wins() -> None:
    t = SamuraiTable(
        samurai(hand="katana", in_play="bushido", honour=1),
        shogun(honour=11),
        ninja(1, honour=1),
        ninja(3, honour=1),
        deck="bo",
        step="recovery",
    )
    assert answer(t) == "lose-honour"


def test_a_daimyo_is_kept_at_the_end_and_played_before() -> None:
    near = SamuraiTable(
        shogun(hand="daimyo parry", honour=2), ninja(1, honour=1), samurai(), ninja(3)
    )
    assert answer(near) == "end"
    far = SamuraiTable(shogun(hand="daimyo parry"), ninja(1), samurai(), ninja(3))
    assert answer(far) == "play:daimyo"


def test_the_ronin_always_plays_it() -> None:
    """It is worth nothing to him at the end."""
    t = SamuraiTable(ronin(hand="daimyo parry"), shogun(honour=1), samurai(), ninja(1), ninja(3))
    assert answer(t) == "play:daimyo"


# Answers


@pytest.mark.parametrize(("life", "key"), [(1, "play:parry"), (4, "take-it")])
def test_a_parry_is_kept_for_what_would_defeat_it(life: int, key: str) -> None:
    t = SamuraiTable(
        shogun(hand="bo bo"), ninja(1, hand="parry focus focus", life=life), samurai(), ninja(3)
    )
    t.play("bo", at=1)
    assert answer(t) == key


def test_heavy_blows_are_parried() -> None:
    t = SamuraiTable(
        shogun("musashi", hand="nodachi bo"), ninja(1, hand="parry focus"), samurai(), ninja(3)
    )
    t.play("nodachi", at=1)
    assert answer(t) == "play:parry"


def test_hanzo_parries_with_the_weapon_he_needs_least() -> None:
    t = SamuraiTable(
        shogun(hand="nodachi bo"),
        ninja(1, "hanzo", hand="katana bokken parry"),
        samurai(),
        ninja(3),
    )
    t.play("nodachi", at=1)
    assert answer(t) == "play:bokken=parry"


def test_jujutsu_costs_the_weapon_it_needs_least() -> None:
    t = SamuraiTable(
        shogun(hand="jujutsu bo"), ninja(1, hand="katana bokken", life=1), samurai(), ninja(3)
    )
    t.play("jujutsu")
    assert answer(t) == "discard:bokken"


def test_too_many_cards_cost_the_one_it_needs_least() -> None:
    hand = "parry parry katana nodachi fast_draw breathing geisha bokken"
    t = SamuraiTable(ninja(1, hand=hand), shogun(), samurai(), ninja(3), step="discard")
    assert answer(t) == "discard:bokken"


@pytest.mark.parametrize(("top", "key"), [("parry", "draw-pile:parry"), ("bokken", "draw")])
def test_ieyasu_takes_what_is_worth_it(top: str, key: str) -> None:
    t = SamuraiTable(
        ninja(1, "ieyasu", hand="bo bo"), shogun(), samurai(), ninja(3), pile=top, step="draw"
    )
    assert answer(t) == key


def test_the_shogun_of_three_lets_bushido_go() -> None:
    t = SamuraiTable(
        shogun(hand="katana", in_play="bushido"), ninja(1), ninja(2), deck="bo", step="recovery"
    )
    assert answer(t) in ("discard:bushido", "discard:katana")


# Whom to favour


def test_breathing_is_for_the_wounded_and_gives_a_friend_a_card() -> None:
    t = SamuraiTable(ninja(1, hand="breathing parry", life=1), shogun(), ninja(3))
    assert answer(t) == "play:breathing@2"
    well = SamuraiTable(ninja(1, hand="breathing parry"), shogun(), ninja(3))
    assert answer(well) == "end"


def test_bushido_is_for_an_enemy() -> None:
    t = SamuraiTable(
        ninja(1, hand="bushido katana parry"),
        ninja(2, hand="bo bo"),
        shogun(),
        samurai(),
        weapons=1,
    )
    assert answer(t) == "play:bushido@2"


def test_the_shogun_of_three_has_nothing_to_fear_from_it() -> None:
    t = SamuraiTable(ninja(1, hand="bushido parry"), shogun(), ninja(3))
    assert answer(t) == "end"


def test_a_friend_is_not_robbed() -> None:
    t = SamuraiTable(ninja(1, hand="diversion parry"), shogun(hand="bo bo"), ninja(3, hand="bo bo"))
    assert answer(t) == "play:diversion@1"
