"""Sid Ketchum (B-126, B-127)."""

import pytest

from standoff.kernel.errors import NoTakeBack
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_two_cards_give_a_life_point(table: SetUp) -> None:
    """B-126: on his turn, any two cards of his hand."""
    t = table(
        sheriff("sid_ketchum", hand="bang-2D jail-4H beer-6H", life=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use")
    t.asked(0, "ask-cost")
    t.choose("discard", "beer")
    t.choose("discard", "bang")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (3, ["jail-4H"])
    assert t.pile() == ["bang-2D", "beer-6H"]


def test_again_and_again_up_to_full_life(table: SetUp) -> None:
    """B-126, B-127: not usable at full life."""
    t = table(
        outlaw("sid_ketchum", hand="bang-2D bang-3D bang-4D bang-5D bang-6D bang-7D", life=2),
        sheriff(),
        outlaw(),
        renegade(),
    )
    for first, second in (("bang-2D", "bang-3D"), ("bang-4D", "bang-5D")):
        t.choose("use")
        t.choose("discard", first)
        t.choose("discard", second)
    assert (t.life(0), t.hand(0)) == (4, ["bang-6D", "bang-7D"])
    assert not t.can("use")
    t.end_turn()
    assert t.asked(1, "ask-main").asides == ()


def test_one_card_is_not_enough(table: SetUp) -> None:
    """B-126: cards in play do not pay for it."""
    t = table(
        sheriff("sid_ketchum", hand="bang-2D", in_play="barrel-QS scope-AS", life=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert not t.can("use")


def test_on_the_turn_of_another(table: SetUp) -> None:
    """B-126, B-127: whenever the game waits for anybody; then that player goes on."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw(),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        renegade(),
    )
    t.aside(2, "use")
    t.asked(2, "ask-cost")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert (t.life(2), t.hand(2)) == (2, [])
    t.asked(0, "ask-main")
    assert t.can("play", "bang-5D", seat=1)


def test_while_another_is_being_shot(table: SetUp) -> None:
    """B-127: the shot goes on where it was."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw(hand="missed-2S"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        renegade(),
    )
    t.play("bang", at=1)
    t.aside(2, "use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert t.life(2) == 2
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_before_he_answers_a_shot_himself(table: SetUp) -> None:
    """B-127: a life point regained first; the shot is still to be answered."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert t.life(1) == 2
    t.choose("take-it")
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_dying_he_saves_himself(table: SetUp) -> None:
    """B-126, B-66: like a Beer."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw("sid_ketchum", hand="jail-4H scope-AS panic-QH", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    t.choose("use")
    t.choose("discard", "jail")
    t.choose("discard", "scope")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["panic-QH"])


def test_a_dynamite_may_cost_him_six_cards(table: SetUp) -> None:
    """B-126, B-64: from 1 to -2, and back to 1; a Beer would help as well."""
    t = table(
        sheriff(),
        outlaw(
            "sid_ketchum",
            hand="bang-2D bang-3D bang-4D bang-5D bang-6D bang-7D",
            in_play="dynamite-2H",
            life=1,
        ),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2C bang-3C",
        turn=1,
        step="start",
    )
    for cost in ("bang-2D bang-3D", "bang-4D bang-5D", "bang-6D bang-7D"):
        t.asked(1, "ask-dying")
        t.choose("use")
        for card in cost.split():
            t.choose("discard", card)
    assert (t.life(1), t.hand(1)) == (1, ["bang-2C", "bang-3C"])


def test_dying_he_may_do_it_in_vain(table: SetUp) -> None:
    """B-67, B-126: not enough, and his hand is empty: he is out."""
    t = table(
        sheriff(),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", in_play="dynamite-2H", life=1),
        outlaw(),
        renegade(),
        deck="missed-2S",
        turn=1,
        step="start",
    )
    t.choose("use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert t.is_out(1)
    t.asked(2, "ask-main")


def test_it_works_with_two_players_left(table: SetUp) -> None:
    """B-126, B-68: unlike a Beer."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw(out=True),
        outlaw(out=True),
        renegade("sid_ketchum", hand="beer-6H beer-7H", life=1),
    )
    t.play("bang", at=3)
    t.choose("take-it")
    t.choose("use")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert not t.match.over
    assert t.life(3) == 1


def test_in_phase_3_his_limit_rises_with_his_life(table: SetUp) -> None:
    """B-127, B-21: five cards and two life points make three and three."""
    t = table(
        sheriff("sid_ketchum", hand="bang-2D bang-3D bang-4D bang-5D bang-6D", life=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.end_turn()
    t.asked(0, "ask-excess")
    t.choose("use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert (t.life(0), t.hand(0)) == (3, ["bang-4D", "bang-5D", "bang-6D"])
    t.asked(1, "ask-main")


def test_in_phase_3_he_discards_what_is_still_too_much(table: SetUp) -> None:
    """B-127, B-21: six cards and two life points: one goes after the two."""
    t = table(
        sheriff("sid_ketchum", hand="bang-2D bang-3D bang-4D bang-5D bang-6D bang-7D", life=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.end_turn()
    t.choose("use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    t.asked(0, "ask-excess")
    t.choose("discard", "bang-4D")
    assert (t.life(0), len(t.hand(0))) == (3, 3)
    t.asked(1, "ask-main")


def test_he_cannot_interrupt_a_draw(table: SetUp) -> None:
    """B-127: not even one in which Lucky Duke has two cards to choose from."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw("lucky_duke", in_play="barrel-QS"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        renegade(),
        deck="beer-6H bang-2C",
    )
    t.play("bang", at=1)
    assert [aside.seat for aside in t.decision.asides] == [2]
    t.choose("check", kind="barrel")
    assert t.asked(1, "ask-flip").asides == ()
    t.choose("flip", "beer")


def test_eliminated_he_cannot_use_it_any_more(table: SetUp) -> None:
    """B-66, B-70: his last chance was before; now he only says which card lies on top."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        outlaw("pedro_ramirez"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.asked(1, "ask-top")
    assert not t.can("use")
    t.choose("top", "bang-2D")


def test_the_first_card_he_picks_lies_face_down(table: SetUp) -> None:
    """B-127, B-11: the others see that he has picked one, not which."""
    t = table(
        sheriff(),
        outlaw("sid_ketchum", hand="bang-2D bang-3D bang-4D", life=1),
        outlaw(),
        renegade(),
    )
    t.aside(1, "use")
    before = t.match.events_for(0)
    t.choose("discard", "bang-2D")
    seen = t.match.view(0).players[1]
    assert (seen.chosen, seen.hand_size, seen.hand) == (1, 2, ())
    assert t.match.events_for(0) == before
    assert t.pile() == []
    t.choose("discard", "bang-3D")


@pytest.mark.parametrize("turn", [0, 1])
def test_the_first_card_can_be_taken_back(table: SetUp, turn: int) -> None:
    """B-127: nothing has come to light; he has his hand again, and the others were not asked."""
    t = table(
        sheriff(),
        outlaw("sid_ketchum", hand="bang-2D bang-3D bang-4D", life=1),
        outlaw(),
        renegade(),
        turn=turn,
    )
    t.answer("use=sid_ketchum", 1)
    t.choose("discard", "bang-2D")
    assert not t.match.can_take_back(2)
    assert t.match.can_take_back(1)
    t.take_back(1)
    t.asked(turn, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["bang-2D", "bang-3D", "bang-4D"])


def test_after_the_second_card_nothing_is_taken_back(table: SetUp) -> None:
    """B-127: both lie open on the discard pile."""
    t = table(
        sheriff("sid_ketchum", hand="bang-2D bang-3D", life=1), outlaw(), outlaw(), renegade()
    )
    t.choose("use")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert not t.match.can_take_back(0)
    with pytest.raises(NoTakeBack):
        t.take_back(0)


def test_while_another_is_asked_something_nothing_is_taken_back(table: SetUp) -> None:
    """B-127: the shot he interrupts has been seen by all."""
    t = table(
        sheriff(hand="bang-5D"),
        outlaw(hand="missed-2S"),
        outlaw("sid_ketchum", hand="bang-2D bang-3D", life=1),
        renegade(),
    )
    t.play("bang", at=1)
    t.aside(2, "use")
    t.choose("discard", "bang-2D")
    assert not t.match.can_take_back(2)
    t.choose("discard", "bang-3D")
    t.choose("take-it")
