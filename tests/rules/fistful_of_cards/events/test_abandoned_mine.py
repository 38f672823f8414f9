"""Abandoned Mine (FC-2 to FC-6)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_phase_1_draws_from_the_pile(table: SetUp) -> None:
    """FC-2: from its top, one card at a time, and everyone sees them."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        step="draw",
        pile="beer-6H missed-2S missed-3S",
        deck="2C",
    )
    assert t.hand(0) == ["beer-6H", "missed-2S"]
    assert t.pile() == ["missed-3S"]
    assert t.match.view(2).players[0].hand == ("beer-6H", "missed-2S")


def test_then_from_the_deck(table: SetUp) -> None:
    """FC-2, worked example FC-E3: one card in the pile, and one of the deck."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        step="draw",
        pile="beer-6H",
        deck="2C 3C",
    )
    assert t.hand(0) == ["beer-6H", "bang-2C"]
    assert t.happened("reshuffled") == 0


def test_excess_cards_go_face_down_on_the_deck(table: SetUp) -> None:
    """FC-3: in the order the player chooses, and nobody else knows them."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="beer-6H missed-2S mustang-8H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        turn=1,
        pile="saloon",
    )
    t.end_turn()
    assert t.asked(1, "ask-excess-deck").prompt.args["number"] == 2
    t.choose("discard", "mustang")
    t.choose("discard", "missed")
    t.asked(2, "ask-main")
    assert "saloon-5H" in t.hand(2)
    assert [event.id for event in t.match.events if event.id == "put-back"] == ["put-back"] * 2
    assert t.match.view(1).players[2].hand == ("missed-2S", "saloon-5H")
    assert t.match.view(0).players[2].hand == ("saloon-5H",)
    assert t.match.view(1).deck_top == ("mustang-8H",)
    assert t.match.view(0).deck_top == ()


def test_others_can_no_longer_be_sure_of_that_hand(table: SetUp) -> None:
    """FC-3: a card that was shown may be the one that lies on the deck."""
    t = table(
        sheriff(),
        outlaw(life=3, hand="jail-4H missed-2S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        turn=1,
        step="draw",
        pile="beer-6H beer-7H beer-8H",
    )
    assert t.match.view(0).players[1].hand == ("beer-6H", "beer-7H")
    t.end_turn()
    t.choose("discard", "beer-6H")
    assert t.match.view(0).players[1].hand == ()


def test_everything_else_uses_pile_and_deck_as_ever(table: SetUp) -> None:
    """FC-4, FC-5: what is played lies on the pile; a Stagecoach and a "draw!" take the deck."""
    t = table(
        sheriff(hand="stagecoach bang-7D"),
        outlaw(in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        pile="beer-6H",
        deck="2C 3C 4C",
    )
    t.play("stagecoach")
    assert t.hand(0)[1:] == ["bang-2C", "bang-3C"]
    t.play("bang-7D", at=1)
    t.choose("check", kind="barrel")
    assert t.pile() == ["bang-4C", "bang-7D", "stagecoach-9S", "beer-6H"]


def test_an_ability_discards_onto_the_pile(table: SetUp) -> None:
    """FC-4: Sid Ketchum."""
    t = table(
        sheriff("sid_ketchum", life=3, hand="bang-7D bang-8D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
    )
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "bang-7D")
    t.choose("discard", "bang-8D")
    assert t.pile() == ["bang-8D", "bang-7D"]


def test_jesse_jones_and_pedro_ramirez(table: SetUp) -> None:
    """FC-6, FC-95: his first card from a hand; Pedro's ability adds nothing."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("jesse_jones"),
        outlaw("pedro_ramirez"),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        turn=1,
        step="draw",
        pile="missed-2S missed-3S missed-4S",
    )
    t.choose("draw-hand", seat=0)
    assert t.hand(1) == ["beer-6H", "missed-2S"]
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(2) == ["missed-3S", "missed-4S"]


def test_black_jack_draws_his_third_card_from_the_pile(table: SetUp) -> None:
    """FC-6, FC-95."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        turn=1,
        step="draw",
        pile="missed-2S beer-6H missed-4S",
    )
    assert t.hand(1) == ["missed-2S", "beer-6H", "missed-4S"]


def test_kit_carlson_chooses_among_pile_and_deck(table: SetUp) -> None:
    """FC-6, FC-95: what he leaves goes back to where it came from."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        turn=1,
        step="draw",
        pile="missed-2S missed-3S",
        deck="2C 3C",
    )
    assert [option.card for option in t.decision.options] == ["missed-2S", "missed-3S", "bang-2C"]
    t.choose("keep", "bang-2C")
    t.choose("keep", "missed-3S")
    t.asked(1, "ask-main")
    assert (t.hand(1), t.pile()) == (["bang-2C", "missed-3S"], ["missed-2S"])
    assert t.match.view(0).players[1].hand == ("missed-3S",)


def test_kit_carlson_with_a_high_pile_leaves_the_deck_alone(table: SetUp) -> None:
    """FC-6."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        turn=1,
        step="draw",
        pile="missed-2S missed-3S missed-4S missed-5S",
        deck="2C",
    )
    t.choose("keep", "missed-4S")
    t.choose("keep", "missed-2S")
    assert (t.pile(), t.deck()[0]) == (["missed-3S", "missed-5S"], "bang-2C")
    assert t.happened("looked") == 0


def test_the_order_of_discards_matters(table: SetUp) -> None:
    """FC-2: whoever discards everything chooses it (B-71)."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="beer-6H missed-2S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.choose("top", "beer")
    assert t.pile()[0] == "beer-6H"


def test_general_store_rewards_and_abilities_use_the_deck(table: SetUp) -> None:
    """FC-5: only the draws of phase 1 come from the pile."""
    t = table(
        sheriff(hand="general_store-9C bang-7D bang-8D", in_play="volcanic"),
        outlaw("bart_cassidy", life=2),
        outlaw(),
        renegade(),
        sets=SETS,
        event="abandoned_mine",
        pile="beer-6H",
        deck="2C 3C 4C 5C 6C 8C 9C AC",
    )
    t.play("general_store")
    for card in ("2C", "3C", "4C"):
        t.choose("take", f"bang-{card}")
    t.play("bang-7D", at=1)
    t.choose("take-it")
    assert t.hand(1) == ["bang-3C", "bang-6C"]
    t.play("bang-8D", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.choose("any-order")
    assert t.hand(0)[-3:] == ["bang-8C", "bang-9C", "missed-AC"]
    assert "beer-6H" in t.pile()
