"""Vulture Sam (B-134; B-135 is in test_pairs)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_takes_all_the_cards_of_the_dead(table: SetUp) -> None:
    """B-134: from hand and in play, weapon, Jail and Dynamite included, on the turn of another."""
    t = table(
        sheriff(hand="bang-2D"),
        renegade(hand="panic-QH duel-QD", in_play="schofield-JC jail-4H dynamite-2H", life=1),
        outlaw("vulture_sam", hand="scope-AS"),
        outlaw(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert sorted(t.hand(2)) == [
        "duel-QD",
        "dynamite-2H",
        "jail-4H",
        "panic-QH",
        "schofield-JC",
        "scope-AS",
    ]
    assert (t.hand(1), t.in_play(1), t.in_play(2), t.pile()) == ([], [], [], ["bang-2D"])


def test_the_cards_come_besides_the_reward(table: SetUp) -> None:
    """B-134, B-74, B-76: the cards of the dead first; he may play them at once."""
    t = table(
        sheriff("vulture_sam", hand="bang-2D"),
        outlaw(in_play="schofield-JC", life=1),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C",
    )
    t.play("bang", at=1)
    assert t.hand(0) == ["schofield-JC", "bang-2C", "bang-3C", "bang-4C"]
    t.play("schofield")
    assert t.in_play(0) == ["schofield-JC"]


def test_the_cards_cannot_help_against_the_same_card(table: SetUp) -> None:
    """B-134, B-69: he gets them when the Gatling is finished."""
    t = table(
        sheriff(hand="gatling"),
        renegade(hand="missed-2S", life=1),
        outlaw("vulture_sam", hand="jail-4H"),
        outlaw(),
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("give-up")
    t.asked(2, "ask-shot")
    assert not t.can("play")
    t.choose("take-it")
    assert (t.life(2), t.hand(2)) == (3, ["jail-4H", "missed-2S"])


def test_he_takes_from_several_who_die_together(table: SetUp) -> None:
    """B-134, B-69."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(in_play="mustang-8H", life=1),
        renegade("vulture_sam"),
        outlaw(in_play="mustang-9H", life=1),
        deputy(),
    )
    t.play("gatling")
    assert t.is_out(1)
    assert t.is_out(3)
    assert sorted(t.hand(2)) == ["mustang-8H", "mustang-9H"]


def test_the_cards_of_a_hand_stay_hidden(table: SetUp) -> None:
    """B-134, B-11: the others know only what lay in play."""
    t = table(
        sheriff(hand="bang-2D"),
        renegade(hand="panic-QH", in_play="schofield-JC", life=1),
        outlaw("vulture_sam"),
        outlaw(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    seen = t.match.view(0).players[2]
    assert (seen.hand_size, seen.hand) == (2, ("schofield-JC",))
    taken = [text.args.get("card") for text in t.match.events_for(0) if "took" in text.id]
    assert taken == [None, "schofield-JC"]


def test_his_own_cards_are_discarded(table: SetUp) -> None:
    """B-134, B-70: he takes from another player, not from himself."""
    t = table(
        sheriff(hand="bang-2D"),
        renegade("vulture_sam", in_play="schofield-JC jail-4H", life=1),
        outlaw(),
        outlaw(),
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    assert sorted(t.pile()) == ["bang-2D", "jail-4H", "schofield-JC"]
