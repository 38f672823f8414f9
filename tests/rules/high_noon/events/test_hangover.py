"""Hangover (HN-22 to HN-25)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_abilities_against_shots_are_gone(table: SetUp) -> None:
    """HN-22: Jourdonnais has no Barrel, Slab the Killer no power; a Barrel in play still works."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw("jourdonnais", hand="missed-2S", in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="hangover",
        deck="2C",
    )
    t.play("bang", at=1)
    assert t.asked(1, "ask-shot").prompt.args["number"] == 1
    assert not t.can("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_life_points_and_hand_limit_stay(table: SetUp) -> None:
    """HN-22: the Sheriff's fifth life point too."""
    t = table(sheriff("bart_cassidy"), outlaw(), outlaw(), renegade(), sets=SETS, event="hangover")
    assert t.match.view(0).players[0].max_life == 5


def test_distances_change_at_once(table: SetUp) -> None:
    """HN-23, HN-60: Paul Regret and Rose Doolan."""
    seats = (sheriff("rose_doolan"), outlaw("paul_regret"), outlaw(), renegade())
    before = table(*seats, sets=SETS).match.view(0)
    during = table(*seats, sets=SETS, event="hangover").match.view(0)
    assert [p.distance for p in before.players] == [0, 1, 1, 1]
    assert [p.distance for p in during.players] == [0, 1, 2, 1]
    assert table(*seats, sets=SETS).match.view(2).players[1].distance == 2
    assert table(*seats, sets=SETS, event="hangover").match.view(2).players[1].distance == 1


def test_conversions_limits_and_draws_are_plain(table: SetUp) -> None:
    """HN-22, HN-23: Calamity Janet, Willy the Kid, Kit Carlson and Black Jack are like anyone."""
    t = table(
        sheriff("willy_the_kid", hand="bang-7D bang-8D"),
        outlaw("calamity_janet", hand="bang-9D"),
        outlaw("kit_carlson"),
        renegade("black_jack"),
        sets=SETS,
        event="hangover",
        deck="2C 3C 4C 5C 6C 6H",
    )
    t.play("bang-7D", at=1)
    assert not t.can("play", "missed")
    t.choose("take-it")
    assert not t.can("play", "bang-8D")
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    t.end_turn()
    t.asked(3, "ask-main")
    assert t.hand(3) == ["bang-6C", "beer-6H"]


def test_triggers_and_asides_are_off(table: SetUp) -> None:
    """HN-22: Bart Cassidy, El Gringo, Sid Ketchum, Vulture Sam."""
    t = table(
        sheriff("sid_ketchum", life=2, hand="bang-7D gatling"),
        outlaw("bart_cassidy", life=2),
        outlaw("el_gringo", life=1, hand="missed-2S"),
        renegade("vulture_sam"),
        sets=SETS,
        event="hangover",
    )
    assert t.decision.asides == ()
    t.play("gatling")
    t.choose("take-it")
    t.choose("give-up")
    assert (t.hand(1), t.is_out(2), t.hand(3)) == ([], True, [])
    assert t.hand(0)[0] == "bang-7D"


def test_suzy_lafayette_draws_when_it_ends(table: SetUp) -> None:
    """HN-25, HN-60, EV-17: her hand is empty then."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="hangover",
        events="thirst high_noon",
        number=5,
        turn=3,
        deck="2C 3C",
    )
    assert t.hand(1) == []
    t.end_turn()
    assert t.event() == "thirst"
    assert t.hand(1) == ["bang-2C"]
    assert t.hand(0) == ["bang-3C"]
