"""The turn (SS-17 to SS-25)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_recovery_then_draw_then_play(samurai_table: SetUpSamurai) -> None:
    """SS-17, SS-18, SS-20: all Resilience is regained, then 2 cards are drawn."""
    t = samurai_table(
        shogun(life=0), ninja(1), samurai(), ninja(2), step="recovery", deck="bo parry"
    )
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (4, ["focus", "bo", "parry"])
    ids = [event.id for event in t.match.events]
    assert ids == ["turn", "recovered", "drew", "drew"]


def test_with_resilience_nothing_is_regained(samurai_table: SetUpSamurai) -> None:
    """SS-18."""
    t = samurai_table(shogun(life=1), ninja(1), samurai(), ninja(2), step="recovery")
    assert t.life(0) == 1
    assert not t.happened("recovered")


def test_any_number_of_cards_or_none(samurai_table: SetUpSamurai) -> None:
    """SS-21: one after the other; then the turn passes to the left."""
    t = samurai_table(shogun(hand="armor armor focus daimyo"), ninja(1), samurai(), ninja(2))
    for card in ("armor", "armor", "focus", "daimyo"):
        t.play(card)
    t.end_turn()
    t.asked(1, "ask-main")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(0).turn_number == 3


def test_only_one_weapon_a_turn(samurai_table: SetUpSamurai) -> None:
    """SS-21, SS-33."""
    t = samurai_table(shogun(hand="bo bokken"), ninja(1), samurai(), ninja(2))
    assert t.match.view(0).weapons_left == 1
    t.play("bo", at=1)
    t.choose("take-it")
    assert not t.can("play", "bokken")
    assert t.match.view(0).weapons_left == 0
    assert t.why_not("bokken") == "why-weapon-limit"


def test_the_count_of_weapons_begins_anew(samurai_table: SetUpSamurai) -> None:
    """SS-33: each turn has its own."""
    t = samurai_table(shogun(hand="bo armor"), ninja(1, hand="bo parry"), samurai(), ninja(2))
    t.play("bo", at=1)
    t.choose("play", "parry")
    t.end_turn()
    assert t.can("play", "bo", seat=0)


def test_down_to_seven_cards(samurai_table: SetUpSamurai) -> None:
    """SS-22: his choice, one at a time, and not below 7."""
    t = samurai_table(shogun(hand="bo bo bokken parry parry parry focus focus armor"), *others())
    t.end_turn()
    decision = t.asked(0, "ask-excess")
    assert decision.prompt.args == {"number": 2}
    assert [option.key for option in decision.options] == [
        "discard:bo",
        "discard:bokken",
        "discard:parry",
        "discard:focus",
        "discard:armor",
    ]
    t.choose("discard", "bo")
    assert t.asked(0, "ask-excess").prompt.args == {"number": 1}
    t.choose("discard", "armor")
    t.asked(1, "ask-main")
    assert len(t.hand(0)) == 7
    assert t.pile() == ["armor", "bo"]


def others() -> tuple[object, ...]:
    return ninja(1), samurai(), ninja(2)


def test_seven_cards_may_be_kept(samurai_table: SetUpSamurai) -> None:
    """SS-22."""
    t = samurai_table(shogun(hand="bo bo bokken parry parry parry focus"), *others())
    t.end_turn()
    t.asked(1, "ask-main")
    assert len(t.hand(0)) == 7


def test_out_of_turn_only_parries(samurai_table: SetUpSamurai) -> None:
    """SS-23: whoever is attacked can play nothing else."""
    t = samurai_table(
        shogun(hand="bo"), ninja(1, hand="parry daimyo bo breathing"), samurai(), ninja(2)
    )
    t.play("bo", at=1)
    keys = [option.key for option in t.asked(1, "ask-parry").options]
    assert keys == ["play:parry", "take-it"]
    assert t.why_not("daimyo") == "why-no-answer"
    assert t.match.explain("parry") is None
    t.choose("play", "parry")


def test_where_cards_go(samurai_table: SetUpSamurai) -> None:
    """SS-24: Weapons and Actions to the discard pile; a property stays."""
    t = samurai_table(
        shogun(hand="bo daimyo armor"), ninja(1, hand="parry"), samurai(), ninja(2), deck="bo bo"
    )
    t.play("bo", at=1)
    t.choose("play", "parry")
    assert t.pile() == ["bo", "parry"]
    t.play("daimyo")
    t.play("armor")
    assert t.pile() == ["daimyo", "bo", "parry"]
    assert t.in_play(0) == ["armor"]


def test_a_weapon_that_wounds_is_discarded_too(samurai_table: SetUpSamurai) -> None:
    """SS-24: parried or not."""
    t = samurai_table(shogun(hand="bo"), ninja(1, hand="parry"), samurai(), ninja(2))
    t.play("bo", at=1)
    t.choose("take-it")
    assert (t.pile(), t.hand(1)) == (["bo"], ["parry"])


def test_while_its_effect_lasts_a_card_lies_in_the_middle(samurai_table: SetUpSamurai) -> None:
    """SS-25: and is not part of a reshuffle its own effect causes."""
    t = samurai_table(shogun(hand="bo tea_ceremony"), *others(), deck="armor", rest="pile")
    t.play("bo", at=1)
    view = t.match.view(2)
    assert (view.middle, view.pile_top) == (("bo",), t.pile()[0])
    assert t.hand(0) == ["tea_ceremony"]
    t.choose("take-it")
    t.play("tea_ceremony")
    assert t.pile() == ["tea_ceremony"]
    assert t.match.view(2).middle == ()
    assert "tea_ceremony" in t.deck()  # the three others
    assert (
        t.deck().count("tea_ceremony")
        + sum(t.hand(seat).count("tea_ceremony") for seat in range(4))
        == 3
    )
