"""Vera Custer (DC-71 to DC-77)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_she_copies_a_character_before_she_draws(table: SetUp) -> None:
    """DC-71: and has that ability until her next turn; everyone sees it."""
    t = table(
        sheriff("vera_custer"), outlaw("pixie_pete"), outlaw("lucky_duke"), renegade(), step="draw"
    )
    t.asked(0, "ask-copy")
    assert not t.can("copy", kind="vera_custer")
    t.choose("copy", kind="pixie_pete")
    assert len(t.hand(0)) == 3
    assert t.match.view(2).players[0].copies == ("pixie_pete",)


def test_she_must_choose(table: SetUp) -> None:
    """DC-71: one of those in the game."""
    t = table(
        sheriff("vera_custer"),
        outlaw("pixie_pete"),
        outlaw("lucky_duke", out=True),
        renegade("willy_the_kid"),
        step="draw",
    )
    assert [option.key for option in t.decision.options] == [
        "copy=pixie_pete",
        "copy=willy_the_kid",
    ]
    t.choose("copy", kind="willy_the_kid")
    assert t.match.view(0).bangs_left is None


def test_with_one_other_there_is_nothing_to_choose(table: SetUp) -> None:
    """DC-71."""
    t = table(
        sheriff("vera_custer"),
        outlaw(out=True),
        outlaw(out=True),
        renegade("pixie_pete"),
        step="draw",
    )
    assert len(t.hand(0)) == 3


def test_off_turn_she_still_has_it(table: SetUp) -> None:
    """DC-71, DC-72: even when that player is out; the life points are not copied."""
    t = table(
        sheriff("vera_custer", hand="bang-2C"),
        outlaw("bart_cassidy", life=1),
        outlaw(hand="bang-3C"),
        renegade(),
        step="draw",
    )
    t.choose("copy", kind="bart_cassidy")
    assert t.player(0).max_life == 4
    t.play("bang-2C", at=1)
    assert t.is_out(1)
    t.end_turn()
    if t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(0)[0])
    t.asked(2, "ask-main")
    before = len(t.hand(0))
    assert t.match.view(2).players[0].copies == ("bart_cassidy",)
    t.end_turn()
    assert len(t.hand(0)) == before


def test_the_copied_ability_acts_off_turn(table: SetUp) -> None:
    """DC-71: Bart Cassidy's."""
    t = table(
        sheriff("vera_custer"),
        outlaw(hand="bang-3C"),
        outlaw("bart_cassidy"),
        renegade(),
        deck="6H 7H 8H 9H 10H",
        step="draw",
    )
    t.choose("copy", kind="bart_cassidy")
    t.end_turn()
    t.play("bang-3C", at=0)
    t.choose("take-it")
    assert len(t.hand(0)) == 3
    assert t.happened("ability", kind=t.game.box.index["bart_cassidy"]) == 1


def test_the_start_checks_are_made_with_the_old_copy(table: SetUp) -> None:
    """DC-73: Lucky Duke's two flips for the Jail, then she chooses anew."""
    t = table(
        sheriff("lucky_duke", hand="jail-JS"),
        outlaw("vera_custer"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        deck="6H 7H 8H 9H 10H JH 3H 5H 2C KH",
    )
    t.choose("copy", kind="lucky_duke")
    for _ in range(3):
        t.end_turn()
    t.play("jail-JS", at=1)
    t.end_turn()
    t.asked(1, "ask-flip")
    t.choose("flip", "bang-KH")
    t.asked(1, "ask-copy")
    t.choose("copy", kind="lucky_duke")


def test_in_jail_she_cannot_choose(table: SetUp) -> None:
    """DC-74: she has no ability until her next turn."""
    t = table(
        sheriff(hand="jail-JS", life=5),
        outlaw("vera_custer"),
        outlaw("pixie_pete"),
        renegade(),
        turn=1,
        step="draw",
        deck="6H 7H 8H 9H 10H JH 3H 2D 4D 2C",
    )
    t.choose("copy", kind="pixie_pete")
    for _ in range(3):
        t.end_turn()
    t.play("jail-JS", at=1)
    t.end_turn()
    assert t.happened("turn-lost", seat=1) == 1
    t.asked(2, "ask-main")
    assert t.match.view(1).players[1].copies == ()


def test_before_her_first_turn_she_has_none(table: SetUp) -> None:
    """DC-75."""
    t = table(sheriff(), outlaw("vera_custer"), outlaw("paul_regret"), renegade())
    view = t.match.view(0)
    assert view.players[1].copies == ()
    assert view.players[1].distance == 1


def test_with_vulture_sam_the_cards_are_divided(table: SetUp) -> None:
    """DC-76: one each in turn, the first clockwise after the dead one first."""
    t = table(
        sheriff("vera_custer", hand="bang-2C"),
        outlaw(life=1, in_play="scope barrel-QS", hand="duel-QD"),
        outlaw("vulture_sam"),
        renegade(),
        step="draw",
        deck="6H 7H 8H",
    )
    t.choose("copy", kind="vulture_sam")
    t.play("bang-2C", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.asked(2, "ask-estate")
    t.choose("inherit", pick="scope-AS")
    t.asked(0, "ask-estate")
    t.choose("inherit", pick="hand")
    assert t.hand(2) == ["scope-AS", "barrel-QS"]
    assert "duel-QD" in t.hand(0)


def test_alone_she_takes_all(table: SetUp) -> None:
    """DC-76: once Vulture Sam himself is out."""
    t = table(
        sheriff("vera_custer", hand="bang-2C"),
        outlaw("vulture_sam", life=1, in_play="scope"),
        outlaw(),
        renegade(),
        step="draw",
        deck="6H 7H",
    )
    t.choose("copy", kind="vulture_sam")
    t.play("bang-2C", at=1)
    assert "scope-AS" in t.hand(0)


def test_limits_count_for_her_own_use(table: SetUp) -> None:
    """DC-77: Doc Holyday has used his, she has hers, once."""
    t = table(
        sheriff("doc_holyday", hand="bang-2C bang-3C"),
        outlaw("vera_custer", hand="bang-4C bang-5C bang-6C"),
        outlaw(),
        renegade(),
        deck="6H 7H",
    )
    t.choose("use", kind="doc_holyday", seat=3)
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    t.end_turn()
    t.choose("copy", kind="doc_holyday")
    t.choose("use", kind="doc_holyday", seat=2)
    t.choose("discard", "bang-4C")
    t.choose("discard", "bang-5C")
    assert t.life(2) == 3
    assert not t.can("use", kind="doc_holyday")


def test_she_can_copy_belle_star(table: SetUp) -> None:
    """DC-71, DC-51: who answers what is up to date at once."""
    t = table(
        sheriff("vera_custer"),
        outlaw("belle_star", in_play="mustang-8H"),
        outlaw(),
        renegade(),
        step="draw",
    )
    assert t.match.view(0).players[1].distance == 2
    t.choose("copy", kind="belle_star")
    assert t.match.view(0).players[1].distance == 1
    t.end_turn()
    assert t.match.view(0).players[1].distance == 2


def test_she_can_copy_sid_ketchum(table: SetUp) -> None:
    """DC-71, B-127: at any time."""
    t = table(
        sheriff("vera_custer", hand="scope barrel-QS", life=2),
        outlaw("sid_ketchum"),
        outlaw(),
        renegade(),
        step="draw",
    )
    t.choose("copy", kind="sid_ketchum")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "scope")
    t.choose("discard", "barrel")
    assert t.life(0) == 3
