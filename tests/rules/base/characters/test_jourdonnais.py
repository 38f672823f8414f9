"""Jourdonnais (B-120)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_always_has_a_draw(table: SetUp) -> None:
    """B-120, B-51: hearts cancel the shot; no card in hand or in play is needed."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("jourdonnais"),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4
    assert t.pile() == ["beer-6H", "bang-2D"]


def test_one_draw_a_shot(table: SetUp) -> None:
    """B-120, B-57: after it a Missed! may still be played."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("jourdonnais", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="bang-2C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="jourdonnais")
    assert not t.can("check")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_with_a_barrel_he_has_two(table: SetUp) -> None:
    """B-120, B-54: each has its own flip, in the order he likes."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("jourdonnais", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H",
    )
    t.play("bang", at=1)
    assert t.can("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4
    assert t.pile() == ["beer-6H", "bang-2C", "bang-2D"]


def test_he_need_not_use_it(table: SetUp) -> None:
    """B-60: not even this one."""
    t = table(sheriff(hand="bang-2D"), outlaw("jourdonnais"), outlaw(), renegade(), deck="beer-6H")
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.life(1), t.deck()[0]) == (3, "beer-6H")


def test_it_works_against_a_gatling(table: SetUp) -> None:
    """B-120, B-95: every shot."""
    t = table(sheriff(hand="gatling"), outlaw("jourdonnais"), outlaw(), renegade(), deck="beer-6H")
    t.play("gatling")
    t.choose("check", kind="jourdonnais")
    assert (t.life(1), t.life(2)) == (4, 3)


def test_it_does_not_work_against_indians_or_a_duel(table: SetUp) -> None:
    """B-120, B-96, B-97: they are no shots."""
    t = table(
        sheriff(hand="indians duel-QD"),
        outlaw("jourdonnais", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    assert not t.can("check")
    t.choose("take-it")
    t.play("duel", at=1)
    assert not t.can("check")
    t.choose("take-it")
    assert t.life(1) == 2


def test_it_is_not_a_card_in_play(table: SetUp) -> None:
    """B-120, B-41, B-12: there is nothing to discard; he may put down a Barrel."""
    t = table(
        sheriff("jourdonnais", hand="barrel-QS"),
        outlaw(hand="cat_balou-9D"),
        outlaw(),
        renegade(),
    )
    t.play("barrel")
    t.end_turn()
    picks = [option.pick for option in t.decision.options if option.seat == 0]
    assert picks == ["barrel-QS"]
