"""Ricochet (FC-55 to FC-58)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_a_card_in_play_is_discarded(table: SetUp) -> None:
    """FC-55, FC-56: at any distance."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(),
        outlaw(in_play="mustang-8H", hand="beer-6H"),
        renegade(),
        sets=SETS,
        event="ricochet",
    )
    used = [option.key for option in t.decision.options if option.verb == "use"]
    assert used == ["use:bang-7D=ricochet@2/mustang-8H"]
    t.choose("use", "bang-7D", seat=2, pick="mustang")
    t.asked(2, "ask-ricochet")
    t.choose("lose-card")
    assert (t.in_play(2), t.life(2)) == ([], 4)
    assert t.pile() == ["mustang-8H", "bang-7D"]


def test_unless_its_owner_gives_a_missed(table: SetUp) -> None:
    """FC-55."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="mustang-8H", hand="missed-2S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick="mustang")
    t.choose("play", "missed")
    assert (t.in_play(1), t.hand(1)) == (["mustang-8H"], [])


def test_it_takes_no_limit(table: SetUp) -> None:
    """FC-56, FC-57: one after the other, and a BANG! card can be played besides."""
    t = table(
        sheriff(hand="bang-7D bang-8D bang-9D"),
        outlaw(in_play="mustang-8H scope"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick="mustang")
    t.choose("use", "bang-8D", pick="scope")
    assert t.in_play(1) == []
    t.play("bang-9D", at=1)
    assert t.life(1) == 3
    assert t.happened("played-at") == 1


def test_not_at_ones_own_cards(table: SetUp) -> None:
    """FC-55."""
    t = table(
        sheriff(hand="bang-7D", in_play="barrel"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ricochet",
    )
    assert not t.can("use")


def test_calamity_janet_discards_missed_cards(table: SetUp) -> None:
    """FC-57, FC-95."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ricochet",
    )
    t.choose("use", "missed-2S", pick="mustang")
    assert t.in_play(1) == []


def test_a_barrel_and_jourdonnais_help(table: SetUp) -> None:
    """FC-58, FC-95: a Barrel may save itself."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("jourdonnais", in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ricochet",
        deck="2C 6H",
    )
    t.choose("use", "bang-7D", pick="barrel")
    t.choose("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    assert t.in_play(1) == ["barrel-QS"]


def test_one_missed_is_enough_against_slab(table: SetUp) -> None:
    """FC-58, FC-95: and no life point is at stake."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw(in_play="mustang-8H", hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick="mustang")
    t.choose("play", "missed-2S")
    assert (t.in_play(1), t.life(1), t.hand(1)) == (["mustang-8H"], 4, ["missed-3S"])
