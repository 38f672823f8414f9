"""A Fistful of Cards, the final card (FC-90 to FC-93)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_a_shot_for_each_card_in_hand(table: SetUp) -> None:
    """FC-90, FC-91, FC-92, worked example FC-E4: the Missed! cancels one of three."""
    t = table(
        sheriff(),
        outlaw(hand="missed-2S beer-6H beer-7H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
    )
    t.asked(1, "ask-shot-at")
    t.choose("play", "missed")
    t.choose("take-it")
    t.choose("take-it")
    t.asked(1, "ask-main")
    assert t.life(1) == 2
    assert t.happened("shot-at", target=1) == 3


def test_before_everything_else(table: SetUp) -> None:
    """FC-90, EV-12: before the "draw!" for a Jail; with no card there is no shot."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H", in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
        deck="2C",
    )
    assert t.happened("flipped") == 0
    t.choose("take-it")
    t.asked(2, "ask-main")
    assert (t.life(1), t.life(2)) == (3, 4)


def test_a_barrel_and_jourdonnais_against_each(table: SetUp) -> None:
    """FC-91, FC-92, FC-95."""
    t = table(
        sheriff(),
        outlaw("jourdonnais", hand="beer-6H beer-7H", in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
        deck="2C 8H 9H",
    )
    t.choose("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    t.asked(1, "ask-main")
    assert t.life(1) == 4


def test_the_number_is_fixed_at_the_start(table: SetUp) -> None:
    """FC-92, FC-93, FC-95: Bart Cassidy draws for each hit, and is not shot at for that."""
    t = table(
        sheriff("slab_the_killer"),
        outlaw("bart_cassidy", hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
    )
    assert t.asked(1, "ask-shot-at").prompt.args["number"] == 1
    t.choose("take-it")
    assert len(t.hand(1)) == 3
    t.choose("take-it")
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (2, 6)


def test_the_rest_lapses_with_an_elimination(table: SetUp) -> None:
    """FC-92, FC-93, EV-15, EV-16: nobody is to blame, and the next player begins."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="bang-7D bang-8D bang-9D"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
    )
    t.choose("take-it")
    t.choose("give-up")
    t.asked(2, "ask-main")
    assert t.happened("shot-at") == 1
    assert t.happened("reward") == 0


def test_suzy_lafayette_draws_between_two_shots(table: SetUp) -> None:
    """FC-92: each is finished before the next."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", hand="missed-2S missed-3S missed-4S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
        deck="6H",
    )
    for card in ("2S", "3S", "4S"):
        t.choose("play", f"missed-{card}")
    t.asked(1, "ask-main")
    assert t.hand(1)[0] == "beer-6H"
