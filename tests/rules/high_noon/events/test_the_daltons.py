"""The Daltons (HN-40 to HN-43)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_everyone_with_blue_cards_discards_one(table: SetUp) -> None:
    """HN-40, HN-41, HN-42, EV-13: clockwise from the Leader; a single one goes unasked."""
    t = table(
        sheriff(in_play="mustang-8H barrel-QS"),
        outlaw(in_play="winchester"),
        outlaw(in_play="jail-JS dynamite"),
        renegade(),
        sets=SETS,
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    t.asked(0, "ask-lose-card")
    assert [option.card for option in t.decision.options] == ["mustang-8H", "barrel-QS"]
    t.choose("discard", "mustang")
    assert t.in_play(1) == []
    assert t.match.view(0).players[1].reach == 1
    t.asked(2, "ask-lose-card")
    t.choose("discard", "dynamite")
    t.asked(0, "ask-main")
    assert (t.in_play(0), t.in_play(2)) == (["barrel-QS"], ["jail-JS"])
    assert t.pile() == ["dynamite-2H", "winchester-8S", "mustang-8H"]


def test_it_acts_once(table: SetUp) -> None:
    """EV-13: nothing more that round."""
    t = table(
        sheriff(hand="mustang-8H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    t.play("mustang")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.in_play(0) == ["mustang-8H"]


def test_abilities_are_no_cards(table: SetUp) -> None:
    """HN-43, HN-60: Jourdonnais, Paul Regret and Rose Doolan keep theirs."""
    t = table(
        sheriff("jourdonnais"),
        outlaw("paul_regret"),
        outlaw("rose_doolan"),
        renegade(),
        sets=SETS,
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    t.asked(0, "ask-main")
    assert t.match.view(2).players[1].distance == 1
    assert t.match.view(0).players[1].distance == 2


def test_a_virtual_barrel_is_not_discarded(table: SetUp) -> None:
    """HN-43: Jourdonnais has no card to lose, and still makes his "draw!"."""
    t = table(
        sheriff(),
        outlaw("jourdonnais", hand="beer"),
        outlaw(hand="bang-7D"),
        renegade(),
        sets=SETS,
        events="the_daltons high_noon",
        number=5,
        step="start",
        deck="2C 3C 4C 5C 6C 7C 5H",
    )
    assert t.happened("discarded") == 0
    t.end_turn()
    t.end_turn()
    t.play("bang-7D", at=1)
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4
