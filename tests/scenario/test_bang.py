"""Positions of the card game: what can be set, and what is refused."""

from typing import Any

import pytest

from standoff.games.invariants import Broken
from standoff.scenario.bang import Seat, Table, deputy, outlaw, renegade, sheriff


def others() -> tuple[Seat, ...]:
    return outlaw(), outlaw(), renegade()


def test_which_card_is_taken_at_random() -> None:
    for card in ("beer-6H", "missed-2S", "volcanic-10S"):
        t = Table(
            sheriff(hand="panic-JH"),
            outlaw(hand="beer-6H missed-2S volcanic-10S"),
            outlaw(),
            renegade(),
            at_random=card,
        )
        t.play("panic", at=1, pick="hand")
        assert t.hand(0) == [card]
        t.finish()


def test_what_lies_on_top_after_a_shuffle() -> None:
    t = Table(
        sheriff(hand="stagecoach-9S"),
        *others(),
        deck="2C",
        pile="9C 8C 7C",
        rest=1,
        shuffled="7C 9C",
    )
    t.play("stagecoach")
    assert t.hand(0) == ["bang-2C", "bang-7C"]
    assert t.deck()[0] == "bang-9C"


def test_where_a_card_is_shuffled_in() -> None:
    """The Dynamite goes back into the deck when it would be discarded."""
    t = Table(
        sheriff(hand="cat_balou-KH"),
        outlaw(in_play="dynamite"),
        outlaw(),
        renegade(),
        deck="2C 3C",
        shuffled="2C dynamite",
        variants=["dynamite_variant"],
    )
    t.play("cat_balou", at=1, pick="dynamite")
    assert t.deck()[:2] == ["bang-2C", "dynamite-2H"]


def test_a_maximum_of_its_own() -> None:
    t = Table(sheriff(hand="beer", life=5, max_life=6), *others())
    assert t.player(0).max_life == 6
    t.play("beer")
    assert t.life(0) == 6


def test_cards_put_in_play_this_turn() -> None:
    waited = Table(sheriff(in_play="derringer"), *others(), sets=["dodge_city"])
    waiting = Table(sheriff(waiting="derringer"), *others(), sets=["dodge_city"])
    assert waited.in_play(0) == waiting.in_play(0) == ["derringer-7S"]
    assert waited.can("use-up", "derringer")
    assert not waiting.can("use-up", "derringer")


def test_copied_abilities() -> None:
    t = Table(
        sheriff("vera_custer", copies="willy_the_kid"),
        *others(),
        bangs=1,
        sets=["dodge_city"],
    )
    assert t.match.view(0).players[0].copies == ("willy_the_kid",)
    assert t.match.view(0).bangs_left is None


def test_abilities_used_this_turn() -> None:
    seats = sheriff("jose_delgado", hand="scope"), *others()
    once = Table(*seats, used="jose_delgado", sets=["dodge_city"])
    twice = Table(*seats, used="jose_delgado jose_delgado", sets=["dodge_city"])
    assert once.can("use")
    assert not twice.can("use")


def test_a_ghost_in_mid_turn() -> None:
    t = Table(
        sheriff(),
        outlaw(ghost=True, hand="beer"),
        outlaw(),
        renegade(),
        turn=1,
        event="ghost_town",
        sets=["high_noon"],
    )
    t.asked(1, "ask-main")
    assert (t.life(1), t.is_out(1)) == (0, False)
    t.end_turn()
    if t.decision.seat == 1:
        t.choose("discard", "beer")
    assert t.is_out(1)


def test_a_shadow_in_mid_turn_and_one_who_waits() -> None:
    t = Table(
        sheriff(),
        renegade(shadow=True, side="outlaw", hand="beer"),
        outlaw(out=True),
        outlaw(),
        turn=1,
        variants=["shadow_gunslingers"],
    )
    seen = t.match.view(0).players
    assert (seen[1].shadow, seen[1].side, seen[2].returns) == (True, "outlaw", True)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_shadows_that_are_gone() -> None:
    t = Table(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        gone=True,
        variants=["shadow_gunslingers"],
    )
    assert not t.match.view(0).players[1].returns
    t.end_turn()
    t.asked(3, "ask-main")


def test_a_shadow_off_its_turn_is_refused() -> None:
    with pytest.raises(Broken, match="Seat 1 is a shadow off its turn"):
        Table(
            sheriff(),
            outlaw(shadow=True),
            outlaw(),
            renegade(),
            variants=["shadow_gunslingers"],
        )


def test_an_event_that_is_spent() -> None:
    for spent in (False, True):
        t = Table(
            sheriff(),
            outlaw(out=True),
            outlaw(),
            renegade(),
            first_out=1,
            event="dead_man",
            event_spent=spent,
            sets=["fistful_of_cards"],
        )
        t.end_turn()
        assert t.is_out(1) == spent


def test_whatever_has_no_name() -> None:
    t = Table(sheriff(hand="beer"), *others(), arrange=lambda game: game.see(game.deck[-1], 1))
    assert len(t.match.view(0).deck_top) == 1


@pytest.mark.parametrize(
    ("seats", "position", "sentence"),
    [
        ((sheriff(life=0), *others()), {}, "Someone is dying between two steps"),
        ((sheriff("suzy_lafayette"), *others()), {}, "Seat 0 would not be left without a card"),
        (
            (sheriff(), outlaw(out=True), outlaw(out=True), renegade(out=True)),
            {},
            "The game should have ended",
        ),
        ((sheriff(), outlaw(out=True, hand="beer"), outlaw(), renegade()), {}, "out of the game"),
        ((sheriff(life=6), *others()), {}, "more life than at the start"),
        ((sheriff(), outlaw(), outlaw(), deputy()), {}, "The roles are not those dealt"),
        ((sheriff(in_play="scope", waiting="barrel-QS"), *others()), {}, "waits that need not"),
    ],
)
def test_what_the_rules_would_not_leave_so(
    seats: tuple[Seat, ...], position: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Broken, match=sentence):
        Table(*seats, **position)


def test_a_card_that_is_not_there_twice() -> None:
    with pytest.raises(ValueError, match="no card 'dynamite' left"):
        Table(sheriff(hand="dynamite"), outlaw(in_play="dynamite"), outlaw(), renegade())
