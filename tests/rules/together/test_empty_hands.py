"""An empty hand is a state: Suzy Lafayette, and whoever has her ability (B-129, HN-25)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_hangover_ends_before_the_next_event_acts(table: SetUp) -> None:
    """EV-17, HN-25: she draws at once, and can use the card in Russian Roulette."""
    t = table(
        sheriff(hand="missed-3S"),
        outlaw("suzy_lafayette"),
        outlaw(),
        renegade(),
        turn=3,
        number=4,
        event="hangover",
        events="russian_roulette high_noon",
        deck="missed-2S 2C 3C",
    )
    t.end_turn()
    t.choose("play", "missed-3S")
    t.asked(1, "ask-roulette")
    assert t.hand(1) == ["missed-2S"]
    t.choose("play", "missed-2S")
    assert (t.life(1), t.life(2)) == (4, 2)


def test_a_ghost_who_may_keep_nothing_notices_it_after_phase_3(table: SetUp) -> None:
    """HN-15, B-129, AD-32: once, though each discard may give a token; the card goes with her."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", ghost=True, hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
        turn=1,
        event="ghost_town",
        sets=["high_noon", "armed_and_dangerous"],
        deck="2C 3C",
    )
    t.end_turn()
    for card in ("beer-6H", "beer-7H"):
        t.choose("discard", card)
        t.choose("no-load")
    t.asked(2, "ask-main")
    assert t.happened("ability", seat=1) == 1
    assert t.pile()[0] == "bang-2C"


def test_a_discard_of_phase_3_can_be_drawn_by_her(table: SetUp) -> None:
    """B-129: deck and pile were empty, so that she could draw nothing."""
    t = table(
        sheriff(hand="bang-2C bang-3C bang-4C", life=2),
        outlaw("suzy_lafayette"),
        outlaw(),
        renegade(),
        rest=3,
    )
    t.end_turn()
    t.choose("discard", "bang-2C")
    assert t.happened("ability", seat=1) == 1
    assert t.hand(1)[0] == "bang-2C"


def test_vera_custer_finds_her_hand_empty_when_she_copies_her(table: SetUp) -> None:
    """B-129, DC-71: she draws at once, before the cards of phase 1."""
    t = table(
        sheriff("vera_custer"),
        outlaw("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        renegade(),
        step="draw",
        deck="jail-4H 2C 3C",
    )
    t.choose("copy", kind="suzy_lafayette")
    t.asked(0, "ask-main")
    assert t.hand(0) == ["jail-4H", "bang-2C", "bang-3C"]


def test_back_as_a_ghost_she_draws_at_once(table: SetUp) -> None:
    """B-129, HN-10, HN-14, HN-15: one card, then three; what she draws at the end goes with her."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", out=True),
        outlaw(),
        renegade(),
        event="ghost_town",
        deck="2C 3C 4C 5C 6C 7C 8C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]
    t.end_turn()
    for card in ("bang-2C", "bang-3C", "bang-4C", "bang-5C"):
        t.choose("discard", card)
    t.asked(2, "ask-main")
    assert t.is_out(1)
    assert t.pile()[0] == "bang-6C"
