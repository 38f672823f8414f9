"""Weapons and Parries (SS-30 to SS-35)."""

import pytest

from standoff.scenario.samurai import ninja, ronin, samurai, shogun
from tests.conftest import SetUpSamurai


def others() -> tuple[object, ...]:
    return ninja(1), samurai(), ninja(2)


def test_the_upper_number_must_suffice(samurai_table: SetUpSamurai) -> None:
    """SS-30, SS-EX2: from A to D it takes 3; with an Armor, 4."""
    hand = "daikyu nodachi naginata bo wakizashi"
    six = (ninja(1), samurai(), ninja(2), ronin(), ninja(3))
    t = samurai_table(shogun(hand=hand), *six)
    reaching = [card for card in hand.split() if 3 in t.targets(card)]
    assert reaching == ["daikyu", "nodachi", "naginata"]
    armoured = (ninja(1), samurai(), ninja(2, in_play="armor"), ronin(), ninja(3))
    t = samurai_table(shogun(hand=hand), *armoured)
    assert [card for card in hand.split() if 3 in t.targets(card)] == ["daikyu", "naginata"]
    reason = t.match.explain("nodachi", 3)
    assert reason is not None
    assert (reason.id, reason.args) == ("why-too-difficult", {"distance": 4, "reach": 3})


def test_one_other_player(samurai_table: SetUpSamurai) -> None:
    """SS-30."""
    t = samurai_table(shogun(hand="daikyu"), *others())
    assert t.targets("daikyu") == [1, 2, 3]
    assert t.why_not("daikyu", 0) == "why-yourself"


def test_one_parry_is_enough(samurai_table: SetUpSamurai) -> None:
    """SS-31: then the attack has no effect at all."""
    t = samurai_table(shogun(hand="katana"), ninja(1, hand="parry parry"), samurai(), ninja(2))
    t.play("katana", at=1)
    decision = t.asked(1, "ask-parry")
    assert decision.prompt.args == {"by": 0, "card": "katana", "number": 3}
    t.choose("play", "parry")
    assert (t.life(1), t.hand(1)) == (4, ["parry"])
    assert t.happened("parried", seat=1, by=0)
    assert not t.happened("wounded-by")


def test_only_the_target_is_asked(samurai_table: SetUpSamurai) -> None:
    """SS-31: nobody parries for another."""
    t = samurai_table(
        shogun(hand="bo"), ninja(1), samurai(hand="parry"), ninja(2, hand="parry focus")
    )
    t.play("bo", at=1)
    t.asked(1, "ask-parry")
    t.choose("take-it")
    t.asked(0, "ask-main")
    assert t.life(1) == 3


@pytest.mark.parametrize(
    ("attacker", "in_play", "target", "terms"),
    [
        ("", "", "", [("katana", 3)]),
        ("", "fast_draw fast_draw", "", [("katana", 3), ("fast_draw", 1), ("fast_draw", 1)]),
        ("musashi", "fast_draw", "", [("katana", 3), ("musashi", 1), ("fast_draw", 1)]),
        ("musashi", "", "ginchiyo", [("katana", 3), ("musashi", 1), ("ginchiyo", -1)]),
    ],
)
def test_the_wounds_are_a_sum(
    samurai_table: SetUpSamurai,
    attacker: str,
    in_play: str,
    target: str,
    terms: list[tuple[str, int]],
) -> None:
    """SS-32: the Weapon's, then what adds to it, then what takes from it; the view says how."""
    t = samurai_table(
        shogun(attacker, hand="katana", in_play=in_play), ninja(1, target), samurai(), ninja(2)
    )
    t.play("katana", at=1)
    attack = t.match.view(2).attack
    assert [(term.kind, term.number) for term in attack.terms] == terms
    assert attack.wounds == sum(number for _, number in terms)
    assert (attack.by, attack.target, attack.card) == (0, 1, "katana")
    t.choose("take-it")
    assert t.life(1) == max(0, 4 - attack.wounds)


def test_excess_wounds_are_ignored(samurai_table: SetUpSamurai) -> None:
    """SS-32: 3 wounds take the only point that is left."""
    t = samurai_table(shogun(hand="katana"), ninja(1, life=1), samurai(), ninja(2))
    t.play("katana", at=1)
    t.choose("take-it")
    assert t.life(1) == 0
    assert t.happened("wounded-by", seat=1, by=0, number=1)


def test_properties_count_when_a_weapon_is_declared(samurai_table: SetUpSamurai) -> None:
    """SS-33: a Focus that is played after the first Weapon allows the second."""
    t = samurai_table(shogun(hand="bo bo focus bo"), *others())
    t.play("bo", at=1)
    t.choose("take-it")
    assert not t.can("play", "bo")
    t.play("focus")
    t.play("bo", at=1)
    t.choose("take-it")
    assert not t.can("play", "bo")


def test_weapons_used_otherwise_do_not_count(samurai_table: SetUpSamurai) -> None:
    """SS-33, SS-48: a Weapon that was discarded for Jujutsu, or that parried, was not played."""
    t = samurai_table(
        shogun(hand="jujutsu bo armor"), ninja(1, "hanzo", hand="bo bo bo bo"), samurai(), ninja(2)
    )
    t.play("jujutsu")
    t.choose("discard", "bo")
    t.choose("take-it")
    t.choose("take-it")
    t.play("bo", at=1)
    t.choose("play", "bo", kind="parry")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.can("play", "bo", seat=0)


def test_no_target_no_weapon(samurai_table: SetUpSamurai) -> None:
    """SS-34."""
    t = samurai_table(
        shogun(hand="bokken"), ninja(1, in_play="armor"), samurai(), ninja(2, in_play="armor")
    )
    assert not t.can("play", "bokken")
    assert t.why_not("bokken") == "why-no-target"


def test_the_order_after_a_success(samurai_table: SetUpSamurai) -> None:
    """SS-35: Resilience, defeat, Ushiwaka, Tomoe; then the Weapon is discarded."""
    t = samurai_table(
        shogun("tomoe", hand="katana"),
        ninja(1, "ushiwaka", life=2),
        samurai(),
        ninja(2),
        pile="bo",
        deck="bokken bokken bokken",
    )
    t.play("katana", at=1)
    t.choose("take-it")
    told = [(event.id, event.seat) for event in t.match.events]
    assert told[2:] == [
        ("wounded-by", 1),
        ("defeated", 1),
        ("gave-honour", 1),
        ("ability", 1),
        ("drew", 1),
        ("drew", 1),
        ("ability", 0),
        ("drew", 0),
    ]
    assert t.pile() == ["katana", "bo"]


def test_a_defeat_that_ends_the_game_is_the_last_thing(samurai_table: SetUpSamurai) -> None:
    """SS-35, SS-76: nobody draws any more."""
    t = samurai_table(
        shogun("tomoe", hand="katana"), ninja(1, "ushiwaka", life=2, honour=1), samurai(), ninja(2)
    )
    t.play("katana", at=1)
    t.choose("take-it")
    assert t.match.over
    assert not t.happened("drew")
