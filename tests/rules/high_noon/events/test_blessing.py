"""Blessing (HN-1 to HN-6)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_every_barrel_holds(table: SetUp) -> None:
    """HN-1, HN-2, HN-3: a card is flipped and discarded as ever, and counts as a Heart."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blessing",
        deck="2S",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == 4
    assert t.pile()[0] == "missed-2S"


def test_jail_is_always_escaped_and_dynamite_never_explodes(table: SetUp) -> None:
    """HN-1, HN-3: the Dynamite is passed on."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blessing",
        turn=1,
        step="start",
        deck="5S 2S",
    )
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(1), t.in_play(2)) == (4, [], ["dynamite-2H"])
    assert t.happened("escaped", seat=1) == 1


def test_a_barrel_is_one_missed(table: SetUp) -> None:
    """HN-5: against Slab the Killer one more is needed."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw(in_play="barrel", hand="missed-10C"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blessing",
        deck="2S",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.asked(1, "ask-shot").prompt.args["number"] == 1
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_jourdonnais_with_a_barrel_needs_no_card(table: SetUp) -> None:
    """HN-5, HN-60: two "draw!"s, both met."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw("jourdonnais", in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blessing",
        deck="2S 3S",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4


def test_black_jack_always_gets_his_third_card(table: SetUp) -> None:
    """HN-6, HN-60."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="blessing",
        turn=1,
        step="draw",
        deck="2C 3S 4C",
    )
    assert len(t.hand(1)) == 3
    assert t.happened("showed", seat=1) == 1
