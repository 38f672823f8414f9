"""Gold Rush with High Noon, A Fistful of Cards, the Dynamite variant and three players."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.fixture
def gold(table: SetUp) -> SetUp:
    return partial(table, sets=["dodge_city", "gold_rush", "high_noon", "fistful_of_cards"])


def test_the_judge_does_not_stop_purchases(gold: SetUp) -> None:
    """GR-153, FC-81: black cards and Wanted are not played."""
    t = gold(sheriff(nuggets=5, hand="barrel"), *OTHERS, event="the_judge", row="boots wanted")
    assert not t.can("play", "barrel")
    t.choose("buy", "boots")
    t.choose("buy", "wanted", seat=1)
    assert (t.in_play(0), t.in_play(1)) == (["boots"], ["wanted"])


def test_ricochet_cannot_aim_at_equipment(gold: SetUp) -> None:
    """GR-153, FC-103."""
    t = gold(sheriff(hand="bang-7D"), outlaw(in_play="boots"), *OTHERS[1:], event="ricochet")
    assert not t.can("use", "bang")


@pytest.mark.parametrize(
    ("deck", "extra"), [("6H 7H", 2), ("6H 2C", 1), ("2C 7D", 1), ("2C 3C", 0)]
)
def test_vendetta_and_don_bell_each_draw_once(gold: SetUp, deck: str, extra: int) -> None:
    """GR-153, GR-111, FC-103: Vendetta first; the turns add up, and none of them draws again."""
    t = gold(sheriff("don_bell"), *OTHERS, event="vendetta", deck=f"{deck} 2S 3S 4S 5S")
    for _ in range(extra):
        t.end_turn()
        assert (t.turn(), t.match.view(0).extra_turn) == (0, True)
    t.end_turn()
    kinds = [event.args["kind"] for event in t.match.events_for(0) if event.id == "event-flipped"]
    assert kinds == ["vendetta", "don_bell"]
    assert t.turn() == 1


def test_don_bell_as_a_ghost_has_no_extra_turn(gold: SetUp) -> None:
    """GR-152: he is eliminated at the end of his turn; nor does Gold Rush give a ghost one."""
    t = gold(
        sheriff(),
        outlaw("don_bell", ghost=True, nuggets=5),
        *OTHERS[1:],
        turn=1,
        event="ghost_town",
        row="gold_rush_card",
        deck="6H",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.happened("flipped")) == (True, 0)


def test_a_ghost_earns_and_spends_nuggets(gold: SetUp) -> None:
    """GR-10, GR-22: in its turn; they go back with it."""
    t = gold(
        sheriff(),
        outlaw(ghost=True, hand="bang-7D"),
        outlaw(life=3),
        renegade(),
        turn=1,
        event="ghost_town",
        row="shot",
    )
    t.play("bang", at=2)
    t.choose("buy", "shot", seat=2)
    assert (t.life(2), t.nuggets(1)) == (3, 0)
    t.end_turn()
    assert t.is_out(1)


def test_who_was_out_comes_back_with_nothing(gold: SetUp) -> None:
    """GR-22: Dead Man."""
    t = gold(
        sheriff(hand="bang-7D"),
        outlaw(life=1, nuggets=4, in_play="boots"),
        *OTHERS[1:],
        event="dead_man",
    )
    t.play("bang", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.nuggets(1), t.in_play(1), t.life(1)) == (0, [], 2)


def test_the_event_of_the_same_name_is_another_thing(gold: SetUp) -> None:
    """GR-152: it turns the order of turns, and gives no nuggets."""
    t = gold(sheriff(), *OTHERS, event="gold_rush_event")
    t.end_turn()
    assert t.turn() == 3
    assert t.match.view(0).parts["gold_rush"]["nuggets"] == [0, 0, 0, 0]


def test_hangover_leaves_equipment_alone(gold: SetUp) -> None:
    """GR-152: Simeon Picos takes nothing, his Lucky Charm does."""
    t = gold(
        sheriff(hand="bang-7D"),
        outlaw("simeon_picos", in_play="lucky_charm"),
        *OTHERS[1:],
        event="hangover",
    )
    t.play("bang", at=1)
    assert t.nuggets(1) == 1


@pytest.mark.parametrize("copied", ["jacky_murieta", "raddie_snake", "simeon_picos", "don_bell"])
def test_vera_custer_copies_them(gold: SetUp, copied: str) -> None:
    """GR-151: what is limited by turn is hers."""
    t = gold(
        sheriff("vera_custer", copies=copied, nuggets=4, in_play="dynamite"),
        outlaw(copied),
        *OTHERS[1:],
        deck="6H",
    )
    if copied == "raddie_snake":
        t.choose("use", kind=copied)
        t.choose("use", kind=copied)
        assert not t.can("use")
    elif copied == "jacky_murieta":
        t.choose("use", kind=copied, seat=1)
        assert t.life(1) == 3
    elif copied == "don_bell":
        t.end_turn()
        assert t.turn() == 0
        t.choose("copy", kind=copied)
    else:
        assert "simeon_picos" in t.match.view(0).players[0].copies


def test_vera_custer_as_dutch_will(gold: SetUp) -> None:
    """GR-151, GR-114: she has chosen before she draws."""
    t = gold(sheriff("vera_custer"), outlaw("dutch_will"), *OTHERS[1:], step="draw", deck="2C 3C")
    t.choose("copy", kind="dutch_will")
    t.choose("discard", "bang-2C")
    assert (t.hand(0), t.nuggets(0)) == (["bang-3C"], 1)


def test_three_players(gold: SetUp) -> None:
    """GR-151: nuggets and Wanted work as ever, besides the reward of three players (DC-87)."""
    t = gold(
        outlaw(hand="bang-7D"), deputy(), renegade(life=1, in_play="wanted"), deck="2C 3C 4C 5C 6C"
    )
    t.play("bang", at=2)
    assert t.is_out(2)
    assert (len(t.hand(0)), t.nuggets(0)) == (5, 2)


def test_a_dynamite_that_nobody_holds(table: SetUp) -> None:
    """GR-15, GR-84: with the Dynamite variant; it lands while a Union Pacific is drawn."""
    t = table(
        sheriff(nuggets=4),
        *OTHERS,
        row="union_pacific",
        deck="2C dynamite 3C 4C 5C",
        sets=["gold_rush"],
        variants=["dynamite_variant"],
        stick=2,
    )
    t.choose("buy", "union_pacific")
    assert (len(t.hand(0)), t.in_play(2)) == (4, ["dynamite-2H"])


def test_a_rhum_flips_past_the_dynamite(table: SetUp) -> None:
    """GR-80: with the Dynamite variant it is not among the four."""
    t = table(
        sheriff(nuggets=3, life=1),
        *OTHERS,
        row="rhum",
        deck="2C dynamite 3C 4C 5C",
        sets=["gold_rush"],
        variants=["dynamite_variant"],
        stick=2,
    )
    t.choose("buy", "rhum")
    assert (t.life(0), len(t.pile()), t.in_play(2)) == (2, 4, ["dynamite-2H"])


def test_jacky_murieta_does_not_move_the_stick(table: SetUp) -> None:
    """GR-116: his shot is no BANG! card (DV-8)."""
    t = table(
        sheriff("jacky_murieta", nuggets=2),
        *OTHERS,
        sets=["gold_rush"],
        variants=["dynamite_variant"],
        stick=2,
    )
    t.choose("use", kind="jacky_murieta", seat=1)
    assert t.match.view(0).tokens == {"dynamite_stick": 2}


@pytest.mark.parametrize(("shown", "ends"), [("beer-6H", False), ("missed-2S", True)])
def test_the_shown_card_is_played_before_a_gold_rush(gold: SetUp, shown: str, ends: bool) -> None:
    """GR-85: under Law of the West it ends the turn no sooner than one may end it (FC-37)."""
    t = gold(
        sheriff(hand=shown, nuggets=5),
        *OTHERS,
        event="law_of_the_west",
        shown=shown,
        row="gold_rush_card",
    )
    assert t.can("end") == t.can("buy") == ends
    assert t.why_not("gold_rush_card") == (None if ends else "why-must-play")


def test_the_shown_card_is_played_or_sold(gold: SetUp) -> None:
    """GR-54: under Law of the West a Beer that is sold has been played (FC-37)."""
    t = gold(sheriff(hand="beer-6H"), *OTHERS, event="law_of_the_west", shown="beer-6H")
    assert not t.can("end")
    t.choose("sell", "beer")
    assert t.can("end")
