"""El Gringo (B-116 to B-118, B-166)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(
    ("card", "at"),
    [("bang-2D", 1), ("duel-QD", 1), ("gatling-10H", None), ("indians-KD", None)],
)
def test_he_takes_a_card_of_whoever_hits_him(table: SetUp, card: str, at: int | None) -> None:
    """B-116, B-166: whatever card it was."""
    t = table(sheriff(hand=f"{card} jail-4H"), outlaw("el_gringo"), outlaw(), renegade())
    t.play(card, at=at)
    assert (t.life(1), t.hand(1), t.hand(0)) == (2, ["jail-4H"], [])


def test_an_empty_hand_gives_nothing(table: SetUp) -> None:
    """B-116: cards in play are not touched."""
    t = table(
        sheriff(hand="bang-2D", in_play="barrel-QS"), outlaw("el_gringo"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1), t.in_play(0)) == (2, [], ["barrel-QS"])


def test_a_dynamite_gives_nothing(table: SetUp) -> None:
    """B-116, B-73: nobody has played it at him."""
    t = table(
        sheriff("el_gringo", in_play="dynamite-2H"),
        outlaw(hand="jail-4H"),
        outlaw(hand="jail-10S"),
        renegade(hand="jail-JS"),
        deck="missed-2S bang-2C bang-3C",
        step="start",
    )
    assert (t.life(0), t.hand(0)) == (1, ["bang-2C", "bang-3C"])
    assert (t.hand(1), t.hand(2), t.hand(3)) == (["jail-4H"], ["jail-10S"], ["jail-JS"])


def test_a_duel_of_his_own_gives_nothing(table: SetUp) -> None:
    """B-116: it was his card."""
    t = table(
        sheriff("el_gringo", hand="duel-QD"),
        outlaw(hand="bang-2D jail-4H"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert (t.life(0), t.hand(0), t.hand(1)) == (3, [], ["jail-4H"])


def test_he_takes_when_the_card_is_finished(table: SetUp) -> None:
    """B-116, B-77: not while a Gatling goes on."""
    t = table(
        sheriff(hand="gatling jail-4H"), outlaw("el_gringo"), outlaw(hand="missed-2S"), renegade()
    )
    t.play("gatling")
    t.asked(2, "ask-shot")
    assert (t.life(1), t.hand(1)) == (2, [])
    t.choose("take-it")
    assert t.hand(1) == ["jail-4H"]


def test_he_saves_himself_first(table: SetUp) -> None:
    """B-117, B-78: then he takes the card."""
    t = table(
        sheriff(hand="bang-2D jail-4H"),
        outlaw("el_gringo", hand="beer-6H", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert t.hand(0) == ["jail-4H"]
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1), t.hand(0)) == (1, ["jail-4H"], [])


def test_the_card_he_would_take_cannot_save_him(table: SetUp) -> None:
    """B-117, B-78: and eliminated he takes nothing."""
    t = table(
        sheriff(hand="bang-2D beer-6H"),
        renegade("el_gringo", hand="missed-2S", life=1),
        outlaw(),
        outlaw(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play")
    t.choose("give-up")
    assert t.is_out(1)
    assert t.hand(0) == ["beer-6H"]


def test_only_the_two_of_them_learn_which_card_it_was(table: SetUp) -> None:
    """B-116, B-11."""
    t = table(sheriff(hand="bang-2D jail-4H missed-2S"), outlaw("el_gringo"), outlaw(), renegade())
    t.play("bang", at=1)
    taken = t.hand(1)[0]
    for seat in (0, 1):
        told = t.match.events_for(seat)[-1]
        assert (told.id, told.args["card"]) == ("event-took", taken)
        assert t.match.view(seat).players[1].hand == (taken,)
    for seat in (2, 3):
        told = t.match.events_for(seat)[-1]
        assert (told.id, told.args) == ("event-took-hidden", {"seat": 1, "owner": 0})
        assert t.match.view(seat).players[1].hand == ()
