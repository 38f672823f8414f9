"""Brawl (DC-32)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_each_other_player_loses_a_card_of_its_players_choice(table: SetUp) -> None:
    """DC-32, example 3: clockwise; from hand at random or one in play."""
    t = table(
        sheriff(hand="brawl beer"),
        outlaw(hand="saloon", in_play="scope mustang"),
        outlaw(hand="duel"),
        renegade(in_play="barrel-QS hideout"),
    )
    t.play("brawl")
    t.choose("discard", "beer")
    assert t.asked(0, "ask-strip").prompt.args["target"] == 1
    t.choose("strip", pick="scope-AS")
    assert t.asked(0, "ask-strip").prompt.args["target"] == 3  # 2 has only a hand to take from
    t.choose("strip", pick="hideout-KD")
    assert (t.hand(1), t.in_play(1)) == (["saloon-5H"], ["mustang-8H"])
    assert (t.hand(2), t.in_play(3)) == ([], ["barrel-QS"])


def test_players_without_cards_are_skipped(table: SetUp) -> None:
    """DC-32."""
    t = table(sheriff(hand="brawl beer"), outlaw(), outlaw(hand="duel saloon"), renegade())
    t.play("brawl")
    t.choose("discard", "beer")
    assert len(t.hand(2)) == 1
    assert t.happened("lost-card") == 1


def test_not_if_nobody_else_has_a_card(table: SetUp) -> None:
    """DC-32: one's own cards are not enough."""
    t = table(sheriff(hand="brawl beer", in_play="scope"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "brawl")
    reason = t.match.explain("brawl-JS")
    assert reason is not None
    assert reason.id == "why-no-cards"
