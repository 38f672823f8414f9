"""Pedro Ramirez (B-124)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_first_card_may_be_the_top_of_the_pile(table: SetUp) -> None:
    """B-124: that card only; the second comes from the deck."""
    t = table(
        sheriff(),
        outlaw("pedro_ramirez"),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C",
        pile="beer-6H jail-4H",
        turn=1,
        step="draw",
    )
    t.asked(1, "ask-first-card")
    assert not t.can("draw-pile", "jail")
    t.choose("draw-pile", "beer")
    t.asked(1, "ask-main")
    assert (t.hand(1), t.pile()) == (["beer-6H", "bang-2C"], ["jail-4H"])


def test_both_may_come_from_the_deck(table: SetUp) -> None:
    """B-124: "may"."""
    t = table(
        sheriff(),
        outlaw("pedro_ramirez"),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C",
        pile="beer-6H",
        turn=1,
        step="draw",
    )
    t.choose("draw")
    assert (t.hand(1), t.pile()) == (["bang-2C", "bang-3C"], ["beer-6H"])


def test_with_an_empty_pile_he_just_draws(table: SetUp) -> None:
    """B-124, B-16: nothing is asked."""
    t = table(
        sheriff(),
        outlaw("pedro_ramirez"),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C",
        turn=1,
        step="draw",
    )
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_a_card_he_takes_is_gone_before_the_pile_is_shuffled(table: SetUp) -> None:
    """B-124, B-80: the second card comes out of what is left of the pile."""
    t = table(
        sheriff(),
        outlaw("pedro_ramirez"),
        outlaw(),
        renegade(),
        pile="beer-6H jail-4H",
        rest=0,
        turn=1,
        step="draw",
    )
    t.choose("draw-pile", "beer")
    assert (t.hand(1), t.pile(), t.deck()) == (["beer-6H", "jail-4H"], [], [])


def test_everyone_knows_the_card_of_the_pile_alone(table: SetUp) -> None:
    """B-124, B-11: it lay open; the other is drawn unseen."""
    t = table(
        sheriff(),
        outlaw("pedro_ramirez"),
        outlaw(),
        renegade(),
        deck="bang-2C",
        pile="beer-6H",
        turn=1,
        step="draw",
    )
    t.choose("draw-pile")
    seen = t.match.view(0).players[1]
    assert (seen.hand_size, seen.hand) == (2, ("beer-6H",))
    assert t.match.events_for(0)[-2].args == {"seat": 1, "card": "beer-6H"}
    assert t.match.events_for(0)[-1].args == {"seat": 1}
