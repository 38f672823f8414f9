"""Dead Man (FC-20 to FC-23)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_the_first_who_was_eliminated_is_back(table: SetUp) -> None:
    """FC-20, FC-21: with 2 life points and 2 cards, and plays the turn in full."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", out=True),
        outlaw(out=True),
        renegade(),
        sets=SETS,
        event="dead_man",
        first_out=1,
        deck="2C 3C 4C 5C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.hand(1)) == (2, ["bang-2C", "bang-3C", "bang-4C", "bang-5C"])
    seen = t.match.view(0).players[1]
    assert (seen.role, seen.character, seen.max_life, seen.ghost) == (
        "outlaw",
        "bart_cassidy",
        4,
        False,
    )
    t.end_turn()
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    t.asked(3, "ask-main")
    assert (t.is_out(1), t.is_out(2)) == (False, True)


def test_they_count_again(table: SetUp) -> None:
    """FC-21: for distances, and as a target."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="dead_man",
        first_out=1,
    )
    assert t.match.view(0).players[2].distance == 1
    t.end_turn()
    assert t.match.view(0).players[2].distance == 2
    assert t.match.view(0).players[1].distance == 1


def test_a_first_elimination_after_it_was_revealed_counts(table: SetUp) -> None:
    """FC-22."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(life=1), outlaw(), renegade(), sets=SETS, event="dead_man"
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 2


def test_nobody_else_comes_back(table: SetUp) -> None:
    """FC-22: if the first is in the game again, it does nothing."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="dead_man",
        first_out=2,
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_only_once(table: SetUp) -> None:
    """FC-20, FC-21: eliminated again, for a reward, they stay out."""
    t = table(
        sheriff(hand="bang-7D bang-8D", in_play="volcanic"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="dead_man",
        first_out=1,
        deck="jail-4H jail-JS mustang-8H barrel-QS",
    )
    t.end_turn()
    t.end_turn()
    t.choose("discard", "jail-4H")
    t.choose("discard", "jail-JS")
    t.end_turn()
    t.end_turn()
    t.play("bang-7D", at=1)
    t.choose("take-it")
    t.play("bang-8D", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.happened("reward", seat=0) == 1
    t.end_turn()
    while t.turn() == 0:
        t.choose("discard", t.hand(0)[0])
    t.asked(2, "ask-main")


def test_the_game_is_not_kept_open_for_it(table: SetUp) -> None:
    """FC-23, FC-96."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        sets=SETS,
        event="dead_man",
        first_out=2,
    )
    t.play("bang", at=1)
    assert t.match.over
