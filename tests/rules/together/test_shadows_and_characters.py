"""Shadow Gunslingers with the characters and cards of Dodge City, and the other sets besides."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["dodge_city", "gold_rush", "armed_and_dangerous"]
    return partial(table, sets=sets, variants=["shadow_gunslingers"])


def test_vera_custer_copies_in_her_shadow_turns(table: SetUp) -> None:
    """SG-21, SG-34, DC-71: Don Bell's ability earns her an extra turn, in which she copies anew."""
    t = table(
        sheriff("don_bell"),
        outlaw("vera_custer", out=True),
        outlaw("bart_cassidy"),
        renegade(),
        deck="KS 2C 3C 6H",
    )
    t.end_turn()
    t.choose("copy", kind="don_bell")
    t.end_turn()
    t.asked(1, "ask-copy")
    t.choose("copy", kind="bart_cassidy")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(0).players[1].copies == ()


def test_nobody_copies_one_who_is_out(table: SetUp) -> None:
    """SG-14, DC-71: a shadow is another character only in its own turn."""
    t = table(
        sheriff("vera_custer"),
        outlaw("willy_the_kid", out=True),
        outlaw("bart_cassidy"),
        renegade("sid_ketchum"),
        step="draw",
    )
    assert {option.kind for option in t.asked(0, "ask-copy").options} == {
        "bart_cassidy",
        "sid_ketchum",
    }
    t.choose("copy", kind="bart_cassidy")


def test_a_shadow_vulture_sam_takes_what_others_leave(table: SetUp) -> None:
    """SG-28, B-134: in his own turn, and for no longer; never equipment."""
    t = table(
        sheriff(),
        outlaw("vulture_sam", out=True),
        outlaw(life=1, in_play="scope boots crate"),
        renegade(),
        deputy(),
        deck="bang-7D beer-6H 2C 3C 4C",
    )
    t.end_turn()
    t.play("bang", at=2)
    t.choose("take-it")
    assert {"scope-AS", "crate-3H"} <= set(t.hand(1))
    assert t.under() == ["boots"]
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(1) == []


def test_off_his_turn_vulture_sam_takes_nothing(table: SetUp) -> None:
    """SG-14: while he is out, the cards go to the pile."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("vulture_sam", out=True),
        outlaw(life=1, in_play="scope"),
        renegade(),
        deputy(),
    )
    t.play("bang", at=2)
    assert "scope-AS" in t.pile()


def test_belle_star_silences_in_her_shadow_turn(table: SetUp) -> None:
    """SG-21, DC-51, GR-67: Barrels, Dangerous cards and equipment of the others."""
    t = table(
        sheriff(in_play="barrel-QS crate calumet"),
        outlaw("belle_star", out=True),
        outlaw(),
        renegade(),
        deck="bang-7D 2C",
    )
    t.end_turn()
    t.play("bang-7D", at=0)
    assert t.life(0) == 4
    t.end_turn()
    t.asked(2, "ask-main")
    assert not t.is_out(0)


def test_green_cards_are_of_no_use_to_a_shadow(table: SetUp) -> None:
    """SG-30, DC-5: they can be used from the next turn on, and are gone by then."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="knife 2C")
    t.end_turn()
    t.play("knife")
    assert not t.can("use-up")
    t.end_turn()
    assert "knife-8H" in t.pile()


def test_pat_brennan_and_jesse_jones_draw_as_shadows(table: SetUp) -> None:
    """SG-22: from in front of the living, or from their hands."""
    t = table(
        sheriff(in_play="scope", hand="beer"),
        outlaw("pat_brennan", out=True),
        outlaw("jesse_jones", out=True),
        renegade(),
        deputy(),
    )
    t.end_turn()
    t.choose("draw-play", seat=0, pick="scope")
    assert t.hand(1) == ["scope-AS"]
    t.end_turn()
    t.choose("draw-hand", seat=0)
    assert t.hand(2)[0] == "beer-6H"


def test_doc_holyday_and_jose_delgado_spend_what_they_would_lose(table: SetUp) -> None:
    """SG-21: two cards for a shot; a blue card for two."""
    t = table(
        sheriff(),
        outlaw("doc_holyday", out=True),
        outlaw("jose_delgado", out=True),
        renegade(),
        deputy(),
        deck="2C 3C scope 4C",
    )
    t.end_turn()
    t.choose("use", kind="doc_holyday", seat=0)
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    assert t.life(0) == 4
    t.end_turn()
    t.choose("use", "scope", kind="jose_delgado")
    assert len(t.hand(2)) == 3


def test_a_shadow_brings_all_three_sets_to_an_end(table: SetUp) -> None:
    """SG-30, SG-31, SG-75: equipment, Dangerous cards and tokens go, nuggets stay."""
    t = table(
        sheriff(),
        outlaw(out=True, nuggets=3),
        outlaw(),
        renegade(),
        deck="crate scope",
        row="boots",
    )
    t.end_turn()
    t.play("crate")
    t.play("scope")
    t.choose("load", pick="crate")
    t.choose("buy", "boots")
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.in_play(1), t.nuggets(1), t.load(1)) == ([], 0, 0)
    assert (sorted(t.pile()), t.under()) == (["crate-3H", "scope-AS"], ["boots"])


def test_who_goes_out_by_a_shot_of_julie_cutter_comes_back_too(table: SetUp) -> None:
    """SG-10, SG-13, AD-106: eliminated in the own turn, which is over; a shadow a round later."""
    t = table(
        sheriff("julie_cutter"),
        renegade(life=1, hand="bang-7D", nuggets=1),
        outlaw(),
        outlaw(),
        turn=1,
        deck="6H",
    )
    t.play("bang", at=0)
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.nuggets(1), t.nuggets(0)) == (True, 2, 1)
    for seat in (3, 0, 1):
        t.end_turn()
        t.asked(seat, "ask-main")
    assert t.match.view(0).players[1].shadow
