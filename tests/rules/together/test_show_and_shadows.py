"""The show beside Shadow Gunslingers: those who are out, in their own turns."""

from functools import partial

import pytest

from standoff.games import roles
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), renegade())


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["wild_west_show", "fistful_of_cards", "dodge_city"]
    return partial(table, sets=sets, variants=["shadow_gunslingers"])


def test_a_shadow_may_talk(table: SetUp) -> None:
    """WW-26, SG-25: it has nothing to lose, in its own turn or out of it."""
    t = table(sheriff(), outlaw(shadow=True), *OTHERS, turn=1, show="gag")
    assert [t.match.minds_talk(seat) for seat in range(4)] == [True, False, True, True]
    t.end_turn()
    assert not t.match.minds_talk(1)


def test_a_skipped_turn_is_skipped_by_the_shadow(table: SetUp) -> None:
    """WW-32, EV-20, SG-13: the mark is used up by the turn that would have brought it back."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        *OTHERS,
        arrange=lambda game: setattr(game.players[1], "skips", True),
    )
    t.play("bang-2D", at=1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("turn-skipped", seat=1) == 1
    for seat in (3, 0, 1):
        t.end_turn()
        while t.decision.prompt.id != "ask-main":
            t.answer(t.decision.options[0].key)
        assert t.turn() == seat
    assert t.match.view(0).players[1].shadow


def test_a_shadow_gives_orders(table: SetUp) -> None:
    """WW-18, WW-22, SG-23: and who plays the card is rewarded, not the shadow."""
    t = table(
        sheriff(),
        outlaw(shadow=True),
        outlaw(hand="bang-2D"),
        renegade(life=1),
        turn=1,
        show="dorothy_rage",
    )
    t.choose("command", seat=2)
    t.choose("name", kind="bang")
    t.choose("order", seat=3)
    t.choose("obey", "bang-2D")
    assert t.is_out(3)
    assert t.happened("lost-life-to", seat=3, by=2) == 1


def test_a_shadow_goes_before_its_extra_turn_and_pays_nothing(table: SetUp) -> None:
    """WW-35, SG-30, SG-34, FC-85: Miss Susanna takes nothing, it leaves, then the "draw!"."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="scope"),
        *OTHERS,
        turn=1,
        event="vendetta",
        show="miss_susanna",
        deck="6H 2D 3D",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.hand(1), t.match.view(0).extra_turn) == (["bang-2D", "bang-3D"], True)
    assert t.happened("lost-life", seat=1) == 0
    assert t.pile() == ["beer-6H", "scope-AS"]


def test_a_shadow_changes_seats(table: SetUp) -> None:
    """WW-30, SG-23: its place is another from then on, also when it is out."""
    t = table(sheriff(), outlaw(shadow=True), *OTHERS, turn=1, show="lady_rose_of_texas")
    t.choose("swap-seats", seat=0)
    assert t.match.view(2).ring == (1, 0, 2, 3)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("turn-skipped", seat=0) == 1
    t.end_turn()
    t.end_turn()
    t.asked(1, "ask-main")


def test_the_orchard_takes_shadows_out_of_their_turns(table: SetUp) -> None:
    """SG-71, SG-73, WW-10: while it is in force no eliminated player is a shadow."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        shows="bone_orchard gag",
    )
    t.play("stagecoach")
    t.end_turn()
    t.asked(1, "ask-main")
    seen = t.match.view(0).players
    assert (seen[1].shadow, seen[1].life, seen[1].role) == (False, 1, None)
    assert sorted(t.player(seat).role for seat in (1, 2)) == [roles.DEPUTY, roles.OUTLAW]
    assert not seen[2].open_role


def test_a_role_dealt_to_one_who_is_out_shows_when_the_shadow_comes(table: SetUp) -> None:
    """SG-20, WW-11: the other role of the two is then known to everyone as well."""
    t = table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        shows="gag",
        deck="stagecoach 2D 3D 4D 5D 6D",
    )
    t.end_turn()
    t.play("stagecoach")
    t.end_turn()
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert t.turn() == 2
    view = t.match.view(3)
    assert (view.players[2].shadow, view.players[2].open_role) == (True, True)
    assert view.players[1].role is None
