"""Who is going to win: positions in which one can tell, and how sure the figures are."""

import pytest

import standoff
from standoff.bots import BOTS
from standoff.bots.chances import chances, opened
from standoff.bots.playing import play_on, seasoned
from standoff.games.cards import Cards
from standoff.kernel.match import Match
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff

pytestmark = pytest.mark.once


def lost_for_the_law() -> Table:
    """Two Outlaws with guns against a Sheriff with a life point, nothing in hand and no friend."""
    return Table(
        sheriff(life=1),
        outlaw(hand="bang-7D bang-8D", life=4, in_play="volcanic-10S"),
        renegade(life=1),
        outlaw(hand="bang-9D", life=4),
        turn=1,
    )


def in_the_middle(game: str) -> Match:
    match = standoff.new(game, players=5, seed="chances", auto=True)
    play_on(match, seasoned(match, "chances"), 20)
    return match


@pytest.mark.parametrize("eyes", [None, 1])
def test_what_is_as_good_as_certain(eyes: int | None) -> None:
    found = chances(lost_for_the_law().match, eyes, playouts=30)
    assert found.roles["outlaw"].chance > 0.9
    assert found.seats[1].chance > 0.9
    assert found.seats[0].chance < 0.1
    assert found.roles["sheriff"].error > 0  # 30 playouts prove nothing


def test_open_hands_tell_more_than_closed_ones() -> None:
    """The Sheriff holds all that helps, as the open table shows; the Outlaw cannot know it."""
    t = Table(
        sheriff(life=1, hand="missed-2S missed-3S missed-4S beer-6H"),
        outlaw(hand="bang-7D", life=4),
        renegade(life=1),
        outlaw(life=4),
        deputy(life=4),
        turn=1,
    )
    open_law = chances(t.match, playouts=80).roles["sheriff"]
    seen_law = chances(t.match, 1, playouts=80).roles["sheriff"]
    assert open_law.chance > seen_law.chance + 2 * max(open_law.error, seen_law.error)


@pytest.mark.parametrize("game", BOTS)
def test_more_playouts_err_less_and_the_same_give_the_same(game: str) -> None:
    match = in_the_middle(game)
    before = match.record()
    few, more = (chances(match, playouts=number, seed="a") for number in (6, 24))
    assert few == chances(match, playouts=6, seed="a")
    assert max(each.error for each in more.seats) < 0.75 * max(each.error for each in few.seats)
    for seen in (match.asked, standoff.SPECTATOR):
        assert chances(match, seen, playouts=3).playouts == 3
    assert match.record() == before


def test_a_time_is_kept_and_an_end_is_certain() -> None:
    match = in_the_middle("bang")
    assert chances(match, seconds=0.05).playouts >= 1
    play_on(match, seasoned(match, "end"))
    found = chances(match)
    assert found.playouts == 1
    assert [seat for seat, each in enumerate(found.seats) if each.chance] == match.game.winners


def test_an_open_table_is_as_it_is_but_for_what_nobody_can_know() -> None:
    match = in_the_middle("bang")
    twin = opened(match, "1")
    assert twin.open_view() == match.open_view()
    assert isinstance(match.game, Cards)
    assert isinstance(twin.game, Cards)
    assert sorted(twin.game.deck) == sorted(match.game.deck)
    assert twin.game.deck != match.game.deck
