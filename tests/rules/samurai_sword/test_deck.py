"""The end of the deck (SS-41 to SS-44)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def others() -> tuple[object, ...]:
    return ninja(1), samurai(), ninja(2)


def test_the_last_card_costs_everyone_an_honour(samurai_table: SetUpSamurai) -> None:
    """SS-41: at the same time the discard pile becomes the deck."""
    t = samurai_table(shogun(), *others(), step="draw", deck="bo bo", rest="pile")
    assert [t.honour(seat) for seat in range(4)] == [4, 2, 2, 2]
    assert t.pile() == []
    assert len(t.deck()) == 90 - 6
    assert t.happened("deck-ended", number=1) == t.happened("reshuffled", number=84) == 1


def test_in_the_middle_of_an_effect(samurai_table: SetUpSamurai) -> None:
    """SS-42: then the effect goes on."""
    t = samurai_table(shogun(hand="tea_ceremony"), *others(), deck="bo", rest="pile")
    t.play("tea_ceremony")
    assert [len(t.hand(seat)) for seat in range(4)] == [3, 2, 2, 2]
    ids = [event.id for event in t.match.events]
    assert ids[1:5] == ["drew", "deck-ended", "reshuffled", "drew"]
    assert [t.honour(seat) for seat in range(4)] == [4, 2, 2, 2]


def test_nobody_knows_the_new_deck(samurai_table: SetUpSamurai) -> None:
    """SS-41: what lay open is shuffled."""
    t = samurai_table(shogun(hand="daimyo"), *others(), deck="bo", rest="pile")
    t.play("daimyo")
    assert t.match.view(0).deck_top == ()


def test_it_can_end_the_game(samurai_table: SetUpSamurai) -> None:
    """SS-43, SS-42: at once; the rest of the effect does not happen."""
    t = samurai_table(
        shogun(hand="tea_ceremony"),
        ninja(1, honour=1),
        samurai(),
        ninja(2),
        deck="bo",
        rest="pile",
    )
    t.play("tea_ceremony")
    assert t.match.over
    assert [t.honour(seat) for seat in range(4)] == [4, 0, 2, 2]
    assert t.happened("drew") == 1


def test_several_may_lose_their_last_honour_together(samurai_table: SetUpSamurai) -> None:
    """SS-43, SS-76: with 1 Honour each, all have none; the Ninjas win the tie."""
    t = samurai_table(
        shogun(honour=1),
        ninja(1, honour=1),
        samurai(honour=1),
        ninja(2, honour=1),
        step="draw",
        deck="bo",
        rest="pile",
    )
    assert t.match.result is not None
    assert t.match.result.winners == (1, 3)


def test_without_a_discard_pile_the_deck_stays_empty(samurai_table: SetUpSamurai) -> None:
    """SS-44: the Honour is lost all the same; what is left of the draw is skipped."""
    t = samurai_table(shogun(hand="daimyo"), *others(), deck="bo", rest=2)
    t.play("daimyo")
    assert [t.honour(seat) for seat in range(4)] == [4, 2, 2, 2]
    assert (t.hand(0), t.deck(), t.pile()) == (["bo"], [], ["daimyo"])


def test_a_later_shuffle_costs_nothing(samurai_table: SetUpSamurai) -> None:
    """SS-44: when a card is needed again; but to take its last card costs Honour again."""
    t = samurai_table(shogun(hand="daimyo armor bo"), *others(), deck="bo", rest=2)
    t.play("daimyo")
    t.play("bo", at=1)
    t.choose("take-it")
    assert (t.deck(), t.pile()) == ([], ["bo", "daimyo"])
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("reshuffled", number=2)
    assert t.happened("deck-ended") == 2  # Daimyo's first card, and the last of these two
    assert [t.honour(seat) for seat in range(4)] == [3, 1, 1, 1]
    assert sorted(t.hand(1)) == ["bo", "daimyo", "focus"]


def test_a_draw_without_any_card_is_skipped(samurai_table: SetUpSamurai) -> None:
    """SS-44."""
    t = samurai_table(shogun(), *others(), step="draw", rest=2)
    t.asked(0, "ask-main")
    assert t.hand(0) == ["focus"]
    assert t.honour(0) == 5
