"""The Sermon (HN-30 to HN-35)."""

from standoff import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_no_bang_card_in_ones_own_turn(table: SetUp) -> None:
    """HN-30, EV-18: not even with a Volcanic, and the reason is said."""
    t = table(
        sheriff(hand="bang-7D", in_play="volcanic"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
    )
    assert not t.can("play", "bang")
    assert t.match.explain("bang-7D", 1) == Text("why-forbidden", {"kind": "sermon"})


def test_a_duel_is_lost_by_the_player_whose_turn_it_is(table: SetUp) -> None:
    """HN-31, worked example HN-E4: as soon as the other has discarded a BANG! card."""
    t = table(
        sheriff(hand="duel-QD bang-7D"),
        outlaw(hand="bang-8D"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (4, ["bang-7D"])


def test_calamity_janet_cannot_convert_to_bang(table: SetUp) -> None:
    """HN-32, HN-60: but a BANG! card is a Missed! for her."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S bang-7D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
    )
    assert [option.key for option in t.decision.options] == ["end"]
    t.end_turn()
    t = table(
        sheriff(hand="gatling"),
        outlaw("calamity_janet", hand="bang-7D"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
    )
    t.play("gatling")
    t.choose("play", "bang-7D", kind="missed")
    assert t.life(1) == 4


def test_calamity_janet_is_shot_at_in_her_own_turn(table: SetUp) -> None:
    """HN-32: her BANG! card is a Missed! for her even then."""
    t = table(
        sheriff("calamity_janet", hand="gatling bang-7D"),
        outlaw("julie_cutter"),
        outlaw(),
        renegade(),
        sets=[*SETS, "armed_and_dangerous"],
        event="sermon",
        deck="5H",
    )
    t.play("gatling")
    t.choose("play", "bang-7D", kind="missed")
    assert (t.life(0), t.life(1), t.turn()) == (5, 3, 0)


def test_other_shots_and_costs_are_allowed(table: SetUp) -> None:
    """HN-33, HN-34, HN-60: a Gatling; BANG! cards pay for Sid Ketchum and for phase 3."""
    t = table(
        sheriff("sid_ketchum", life=1, hand="gatling bang-7D bang-8D bang-9D bang-10D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
    )
    t.play("gatling")
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 3]
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "bang-7D")
    t.choose("discard", "bang-8D")
    assert t.life(0) == 2
    t.end_turn()
    t.asked(1, "ask-main")


def test_out_of_turn_bang_cards_work(table: SetUp) -> None:
    """HN-35: against Indians!, and as the challenged player."""
    t = table(
        sheriff(hand="indians"),
        outlaw(hand="bang-7D"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
    )
    t.play("indians")
    t.choose("discard", "bang")
    assert t.life(1) == 4
