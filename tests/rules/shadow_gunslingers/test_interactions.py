"""With the other sets (SG-70 to SG-78)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.shadow_gunslingers.conftest import ended, sides

SHADOWS = "shadow_gunslingers"
STICK = "dynamite_variant"


# High Noon


def test_ghost_town_comes_first(table: SetUp) -> None:
    """SG-71, HN-15: a ghost with three cards, eliminated again at the end of the turn."""
    t = table(
        sheriff("vulture_sam"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=["high_noon"],
        event="ghost_town",
        deck="scope mustang-8H barrel-QS",
    )
    t.end_turn()
    seen = t.match.view(0).players[1]
    assert (seen.ghost, seen.shadow, len(t.hand(1))) == (True, False, 3)
    for card in ("scope", "mustang", "barrel"):
        t.play(card)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(0) == ["scope-AS", "mustang-8H", "barrel-QS"]
    assert t.happened("eliminated", seat=1) == 1


def test_afterwards_the_variant_resumes(table: SetUp) -> None:
    """SG-71: the next event is in force when the turn comes up again."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(out=True),
        turn=2,
        sets=["high_noon"],
        event="ghost_town",
        events="thirst blessing",
        number=5,
    )
    t.end_turn()
    assert t.match.view(0).players[3].ghost
    t.end_turn()
    for _ in range(3):
        t.choose("discard", t.hand(3)[0])
    t.asked(0, "ask-main")
    assert t.event() == "thirst"
    for _ in range(3):
        t.end_turn()
    t.asked(3, "ask-main")
    assert t.match.view(0).players[3].shadow


def test_a_ghost_of_ghost_town_counts_for_victory(table: SetUp) -> None:
    """SG-71, HN-17: while an Outlaw's ghost plays, the law has not won; then it has."""
    t = table(
        sheriff(),
        outlaw(out=True),
        renegade(life=1),
        outlaw(out=True),
        sets=["high_noon"],
        event="ghost_town",
        deck="bang-7D scope barrel-QS",
    )
    t.end_turn()
    t.play("bang", at=2)
    t.asked(1, "ask-main")
    t.play("scope")
    t.play("barrel")
    t.end_turn()
    assert ended(t) == ("ending-law", (0,))


def test_a_ghost_that_goes_leaves_sheriff_and_renegade(table: SetUp) -> None:
    """SG-71, SG-41: it counts while it plays, so the shadows are gone only with it."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        sets=["high_noon"],
        event="ghost_town",
        deck="bang-7D scope barrel-QS",
    )
    t.end_turn()
    t.play("bang", at=2)
    assert t.happened("shadows-gone") == 0
    while t.hand(1):
        card = t.hand(1)[0]
        t.end_turn() if t.can("end") else t.choose("discard", card)
    assert t.happened("shadows-gone") == 1


def test_the_ghost_of_the_renegade_does_not_win_alone(table: SetUp) -> None:
    """SG-71, SG-55, SG-62 over HN-16: the Outlaws win."""
    t = table(
        sheriff(life=1),
        renegade(out=True),
        outlaw(out=True),
        outlaw(life=1),
        sets=["high_noon"],
        event="ghost_town",
        deck="gatling",
    )
    t.end_turn()
    assert t.match.view(0).players[1].ghost
    t.play("gatling")
    assert ended(t)[0] == "ending-outlaws"


def test_high_noon_and_the_doctor_pass_them_by(table: SetUp) -> None:
    """SG-71: the event costs a shadow nothing; the fewest life points are those of the living."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=3),
        renegade(life=2),
        sets=["high_noon"],
        events="the_doctor high_noon",
        turn=3,
        number=5,
    )
    t.end_turn()
    assert [t.life(seat) for seat in range(4)] == [5, 0, 3, 3]


# A Fistful of Cards


def test_dead_man_comes_first(table: SetUp) -> None:
    """SG-72: who is brought back is living again, and no shadow any more."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        first_out=1,
        sets=["fistful_of_cards"],
        event="dead_man",
    )
    t.end_turn()
    seen = t.match.view(0).players[1]
    assert (seen.life, seen.shadow, seen.hand_size) == (2, False, 4)
    t.end_turn()
    for _ in range(2):
        t.choose("discard", t.hand(1)[0])
    assert (t.is_out(1), len(t.hand(1))) == (False, 2)


def test_the_others_stay_shadows(table: SetUp) -> None:
    """SG-72: Dead Man is for the first one only."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
        first_out=3,
        sets=["fistful_of_cards"],
        event="dead_man",
    )
    t.end_turn()
    assert t.match.view(0).players[1].shadow


@pytest.mark.parametrize(("before", "after"), [("outlaw", "outlaw"), ("", "deputy")])
def test_a_renegade_who_is_back_keeps_the_side(table: SetUp, before: str, after: str) -> None:
    """SG-72: the one shown, or the one that is fixed on the return."""
    t = table(
        sheriff(),
        renegade(out=True, side=before),
        outlaw(),
        outlaw(),
        first_out=1,
        sets=["fistful_of_cards"],
        event="dead_man",
    )
    t.end_turn()
    assert (t.life(1), sides(t)) == (2, {"1": after})
    for _ in range(6):
        t.choose("discard", t.hand(1)[0]) if t.can("discard") else t.end_turn()
    assert sides(t) == {"1": after}


def test_a_renegade_on_the_side_of_the_law_does_not_keep_it_from_winning(table: SetUp) -> None:
    """SG-72, SG-61: he is no Renegade; on the other side he keeps the game going as an Outlaw."""
    for side, over in (("deputy", True), ("outlaw", False)):
        t = table(
            sheriff(hand="bang-7D"),
            outlaw(life=1),
            outlaw(out=True),
            renegade(life=2, side=side),
            sets=["fistful_of_cards"],
        )
        t.play("bang", at=1)
        assert t.match.over == over
        if over:
            assert ended(t) == ("ending-law", (0, 3))


def test_eliminating_them_again_earns_nothing(table: SetUp) -> None:
    """SG-72: the role is still that of a Renegade; and the side is determined again."""
    t = table(
        sheriff(hand="bang-7D"),
        renegade(life=1, side="outlaw"),
        outlaw(),
        outlaw(),
        sets=["fistful_of_cards"],
    )
    t.play("bang", at=1)
    assert (t.happened("reward"), t.is_out(1)) == (0, True)
    t.end_turn()
    assert sides(t) == {"1": "deputy"}


@pytest.mark.parametrize("event", ["blood_brothers", "hard_liquor", "a_fistful_of_cards"])
def test_events_cannot_change_their_life_points(table: SetUp, event: str) -> None:
    """SG-72, SG-29: nothing is even asked."""
    t = table(
        sheriff(life=2),
        outlaw(out=True),
        outlaw(life=2),
        renegade(),
        sets=["fistful_of_cards"],
        event=event,
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (0, 2)


def test_russian_roulette_passes_them_by(table: SetUp) -> None:
    """SG-72: it is revealed in the Leader's turn, when they are out."""
    t = table(
        sheriff(hand="missed-2S"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        turn=3,
        number=5,
        sets=["fistful_of_cards"],
        events="russian_roulette ambush",
    )
    t.end_turn()
    t.choose("play", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 0, 2, 4]


# The Dynamite variant


def test_a_shadow_takes_the_stick_and_leaves_it_at_their_place(table: SetUp) -> None:
    """SG-77, DV-31: then it stands for the next player in the game."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        variants=[STICK, SHADOWS],
        deck="bang-7D beer-6H dynamite 3C 4C",
        stick=3,
    )
    t.end_turn()
    t.play("bang", at=2)
    assert t.match.view(0).tokens["dynamite_stick"] == 1
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(0).tokens["dynamite_stick"] == 1
    assert t.in_play(2) == ["dynamite-2H"]


def test_a_shadow_that_is_missed_leaves_the_stick(table: SetUp) -> None:
    """SG-77, DV-7."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(hand="missed-2S"),
        renegade(),
        variants=[STICK, SHADOWS],
        deck="bang-7D beer-6H",
        stick=3,
    )
    t.end_turn()
    t.play("bang", at=2)
    t.choose("play", "missed")
    assert t.match.view(0).tokens["dynamite_stick"] == 3


# Events that change the turn


def test_counterclockwise_too_they_come_back(table: SetUp) -> None:
    """SG-13, HN-20: when their turn comes up in that order."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(out=True, side="outlaw"),
        sets=["high_noon"],
        event="gold_rush_event",
    )
    for seat in (3, 2, 1):
        t.end_turn()
        t.asked(seat, "ask-main")
        assert t.match.view(0).players[seat].shadow == (seat != 2)


def test_hangover_takes_their_abilities_too(table: SetUp) -> None:
    """SG-21, HN-22: they are as if they were alive."""
    t = table(
        sheriff(),
        outlaw("pixie_pete", out=True),
        outlaw(),
        renegade(),
        sets=["dodge_city", "high_noon"],
        event="hangover",
    )
    t.end_turn()
    assert len(t.hand(1)) == 2


def test_law_of_the_west_binds_them(table: SetUp) -> None:
    """SG-29, FC-35: the second card must be played if it can be."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=["fistful_of_cards"],
        event="law_of_the_west",
        deck="2C scope",
    )
    t.end_turn()
    assert not t.can("end")
    t.play("scope")
    assert t.can("end")
