"""Kit Carlson (B-121)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_takes_two_of_three(table: SetUp) -> None:
    """B-121: the third goes back on top; there is no other draw."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H jail-4H bang-3C",
        turn=1,
        step="draw",
    )
    assert [option.card for option in t.decision.options] == ["bang-2C", "beer-6H", "jail-4H"]
    t.choose("keep", "jail")
    assert [option.card for option in t.decision.options] == ["bang-2C", "beer-6H"]
    t.choose("keep", "bang-2C")
    t.asked(1, "ask-main")
    assert t.hand(1) == ["jail-4H", "bang-2C"]
    assert t.deck()[:2] == ["beer-6H", "bang-3C"]


def test_nobody_else_sees_what_he_sees(table: SetUp) -> None:
    """B-121, B-11: the others know that he looks; he goes on knowing the third card."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H jail-4H",
        turn=1,
        step="draw",
    )
    assert t.match.decision_for(0).options == ()
    t.choose("keep", "jail")
    t.choose("keep", "bang-2C")
    assert {text.id for text in t.match.events_for(0)} == {
        "event-looked-hidden",
        "event-drew-hidden",
    }
    assert all("card" not in text.args for text in t.match.events_for(0))
    assert (t.match.view(0).deck_top, t.match.view(0).players[1].hand) == ((), ())
    assert t.match.view(1).deck_top == ("beer-6H",)


def test_he_knows_who_draws_the_card_he_left(table: SetUp) -> None:
    """B-121: he has seen it, and it went from the top into that hand."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H jail-4H",
        turn=1,
        step="draw",
    )
    t.choose("keep", "jail")
    t.choose("keep", "bang-2C")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(1).players[2].hand == ("beer-6H",)
    assert t.match.view(0).players[2].hand == ()


def test_what_he_has_seen_cannot_be_taken_back(table: SetUp) -> None:
    """B-121: neither the look nor the card kept."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
        deck="bang-2C beer-6H jail-4H",
    )
    assert not t.match.can_take_back(1)
    t.choose("keep", "jail")
    assert not t.match.can_take_back(1)
    t.choose("keep", "beer")


def test_the_discard_pile_supplies_what_the_deck_lacks(table: SetUp) -> None:
    """B-121, B-80: first the card that is left, then as many as are missing."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        deck="bang-2C",
        rest="pile",
        turn=1,
        step="draw",
    )
    assert len(t.decision.options) == 3
    assert t.decision.options[0].card == "bang-2C"
    assert (t.pile(), len(t.deck())) == ([], 80)
    for _ in range(2):
        t.choose("keep", t.decision.options[0].card)
    assert "bang-2C" in t.hand(1)
    assert (len(t.hand(1)), len(t.deck())) == (2, 78)


def test_of_two_cards_in_all_he_takes_both(table: SetUp) -> None:
    """B-121: two of what there is."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H",
        rest=0,
        turn=1,
        step="draw",
    )
    t.choose("keep", "beer")
    t.choose("keep", "bang-2C")
    t.asked(1, "ask-main")
    assert (t.hand(1), t.deck()) == (["beer-6H", "bang-2C"], [])


def test_with_one_card_in_all_he_takes_it(table: SetUp) -> None:
    """B-121, B-81: the rest does not happen."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        deck="bang-2C",
        rest=0,
        turn=1,
        step="draw",
    )
    t.choose("keep", "bang-2C")
    t.asked(1, "ask-main")
    assert (t.hand(1), t.deck()) == (["bang-2C"], [])
