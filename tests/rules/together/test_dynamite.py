"""The Dynamite variant beside Dodge City and the events (DV-24, DV-28, DV-29)."""

from functools import partial

import pytest

from standoff import SPECTATOR
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, variants=["dynamite_variant"])


def where(t: Table, sign: str = "2H") -> int | None:
    """In front of whom the Dynamite lies."""
    return next((seat for seat in range(4) if f"dynamite-{sign}" in t.in_play(seat)), None)


def test_two_dynamites(table: SetUp) -> None:
    """DV-24, DC-103: each lands with the Stick, unless one lies there; then it is shuffled back."""
    t = table(
        sheriff(hand="wells_fargo"),
        outlaw(),
        outlaw(),
        renegade(),
        stick=2,
        deck="2C dynamite-10C 3C dynamite-2H 4C",
    )
    t.play("wells_fargo")
    assert len(t.hand(0)) == 3
    assert where(t, "10C") == 2
    assert where(t) is None
    assert "dynamite-2H" in t.deck()


def test_it_passes_to_the_first_without_one(table: SetUp) -> None:
    """DV-28, DC-23: whoever holds the Stick."""
    t = table(
        sheriff(in_play="dynamite-2H"),
        outlaw(in_play="dynamite-10C"),
        outlaw(),
        renegade(),
        stick=3,
        step="start",
        deck="2C 3C 4C",
    )
    assert (where(t), where(t, "10C")) == (2, 1)


@pytest.mark.parametrize(("stick", "to"), [(0, 0), (1, 1), (3, 3)])
def test_pat_brennan_chooses_a_dynamite(table: SetUp, stick: int, to: int) -> None:
    """DV-29: it goes to the Stick, and he has used up his draw."""
    t = table(
        sheriff(),
        outlaw("pat_brennan"),
        outlaw(in_play="dynamite-2H"),
        renegade(),
        stick=stick,
        turn=1,
        step="draw",
    )
    t.choose("draw-play", pick="dynamite")
    t.asked(1, "ask-main")
    assert (where(t), t.hand(1)) == (to, [])


def test_pat_brennan_with_train_arrival(table: SetUp) -> None:
    """DV-29, HN-70: the extra card comes all the same, whatever he got."""
    t = table(
        sheriff(),
        outlaw("pat_brennan"),
        outlaw(in_play="dynamite-2H"),
        renegade(),
        event="train_arrival",
        turn=1,
        step="draw",
    )
    t.choose("draw-play", pick="dynamite")
    assert (where(t), len(t.hand(1))) == (0, 1)


@pytest.mark.parametrize(
    ("card", "to"), [("rag_time", 3), ("conestoga", 3), ("can_can", None), ("brawl", None)]
)
def test_cards_that_take_or_discard_it(table: SetUp, card: str, to: int | None) -> None:
    """DV-20, DV-21, DC-9: taken it goes to the Stick, discarded into the deck."""
    green = card in ("conestoga", "can_can")
    t = table(
        sheriff(hand="beer-6H" if green else f"{card} beer-6H", in_play=card if green else ""),
        outlaw(in_play="dynamite-2H"),
        outlaw(),
        renegade(),
        stick=3,
    )
    if green:
        t.choose("use-up", card, seat=1, pick="dynamite")
    elif card == "brawl":
        t.play(card)
        t.choose("discard", "beer")
    else:
        t.play(card, at=1, pick="dynamite")
        t.choose("discard", "beer")
    assert where(t) == to
    assert ("dynamite-2H" in t.deck()) == (to is None)
    assert "dynamite-2H" not in t.pile()


def test_ricochet_and_the_daltons(table: SetUp) -> None:
    """DV-20, FC-56, HN-41: discarded, it goes into the deck."""
    t = table(
        sheriff(hand="bang-2C"),
        outlaw(in_play="dynamite-2H"),
        outlaw(),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-2C", pick="dynamite")
    assert (where(t), t.pile()) == (None, ["bang-2C"])
    assert "dynamite-2H" in t.deck()
    t = table(
        sheriff(),
        outlaw(in_play="dynamite-2H"),
        outlaw(),
        renegade(),
        events="the_daltons high_noon",
        number=5,
        step="start",
        stick=3,
    )
    assert (where(t) in (None, 3), t.pile()) == (True, [])


def test_neither_ricochet_nor_sniper_nor_an_ability_moves_the_stick(table: SetUp) -> None:
    """DV-8: Doc Holyday's shot, a Punch, a Springfield and green cards do not."""
    t = table(
        sheriff(),
        outlaw(
            "doc_holyday", hand="bang-2C bang-3C bang-4C bang-5C punch beer-6H", in_play="knife"
        ),
        outlaw(),
        renegade(),
        event="sniper",
        turn=1,
    )
    t.choose("use", "bang-2C", seat=2)
    t.choose("discard", "bang-3C")
    t.choose("use", kind="doc_holyday", seat=2)
    t.choose("discard", "bang-4C")
    t.choose("discard", "beer-6H")
    t.play("punch", at=2)
    assert (t.life(2), t.match.view(SPECTATOR).tokens["dynamite_stick"]) == (1, 0)
    t.play("bang-5C", at=0)
    assert t.match.view(SPECTATOR).tokens["dynamite_stick"] == 1


@pytest.mark.parametrize(("stick", "to"), [(1, 2), (3, 3), (0, 0)])
def test_two_heirs_do_not_inherit_it(table: SetUp, stick: int, to: int) -> None:
    """DV-12, DV-13, DV-21, DC-76: it lands when its owner is out; the heirs share the rest."""
    t = table(
        sheriff("vera_custer", hand="duel-QD"),
        outlaw(life=1, in_play="dynamite-2H scope mustang-8H"),
        outlaw("vulture_sam"),
        renegade(),
        stick=stick,
        step="draw",
        deck="6C 7C 8C 9C",
    )
    t.choose("copy", kind="vulture_sam")
    t.play("duel", at=1)
    t.asked(2, "ask-estate")
    assert not t.can("inherit", pick="dynamite")
    t.choose("inherit", pick="scope")
    assert t.is_out(1)
    assert (t.hand(2), "mustang-8H" in t.hand(0), where(t)) == (["scope-AS"], True, to)


def test_nothing_but_a_dynamite_for_two_heirs(table: SetUp) -> None:
    """DV-13, DC-76: from its dead holder it goes to the next in the game."""
    t = table(
        sheriff("vera_custer", hand="duel-QD"),
        outlaw(life=1, in_play="dynamite-2H"),
        outlaw("vulture_sam"),
        renegade(),
        stick=1,
        step="draw",
    )
    t.choose("copy", kind="vulture_sam")
    t.play("duel", at=1)
    assert (t.is_out(1), where(t)) == (True, 2)


def test_it_comes_up_under_law_of_the_west_and_peyote(table: SetUp) -> None:
    """DV-14, DV-16, FC-35, FC-45: it is neither the second card nor the one that was called."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        turn=1,
        step="draw",
        deck="2C dynamite-2H scope-AS",
    )
    assert (where(t), t.hand(1)) == (0, ["bang-2C", "scope-AS"])
    assert not t.can("end")
    t.play("scope")
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        event="peyote",
        turn=1,
        step="draw",
        deck="dynamite-2H 2C 3D",
    )
    t.choose("black")
    assert (where(t), t.hand(1)) == (0, ["bang-2C"])
    t.choose("black")


def test_the_stick_of_a_ghost(table: SetUp) -> None:
    """DV-12, DV-13, HN-15: it takes the Stick, which stays at its place when it goes."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        event="ghost_town",
        deck="bang-2C scope-AS mustang-8H 3C dynamite-2H 4C 5C",
    )
    t.end_turn()
    t.play("bang-2C", at=2)
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(SPECTATOR).tokens["dynamite_stick"] == 1
    assert where(t) == 2


def test_under_lasso_it_lies_still(table: SetUp) -> None:
    """DV-18, FC-31: neither checked nor passed on; one that comes up is placed all the same."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite-2H"),
        outlaw(),
        renegade(),
        event="lasso",
        turn=1,
        step="start",
        deck="dynamite-10C 2C 3C",
    )
    assert (where(t), where(t, "10C"), t.hand(1)) == (1, 0, ["bang-2C", "bang-3C"])
