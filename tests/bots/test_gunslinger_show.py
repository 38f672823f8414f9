"""The gunslinger in the Wild West Show: whole games, and what is new by what it does."""

import pytest

import standoff
from standoff.bots import Gunslinger, View
from standoff.games.bang.data.state import Bang
from standoff.kernel.event import EVERYONE
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

SETS = ["wild_west_show"]


@pytest.mark.parametrize("players", [4, 7])
def test_it_plays_whole_games(players: int) -> None:
    match = standoff.new("bang", players=players, seed="show", sets=SETS)
    bots = [Gunslinger(f"{players}-{seat}") for seat in range(players)]
    decisions = 0
    while not match.over:
        seat = match.asked
        match.answer(bots[seat].choose(View(match, seat), match.decision))
        decisions += 1
        assert decisions < 5000
    assert any(event.id == "event" for event in match.events)


def test_it_trades_a_card_for_two_of_an_enemy(answer: Ask) -> None:
    t = Table(
        sheriff(),
        outlaw("flint_westwood", hand="missed-2S"),
        outlaw(),
        deputy(),
        renegade(),
        turn=1,
        sets=SETS,
        rest=0,
    )
    assert answer(t) == "trade:missed-2S@0"


def test_it_repeats_a_wells_fargo(answer: Ask) -> None:
    t = Table(
        sheriff("lee_van_kliff", hand="wells_fargo bang-2D"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        outlaw(in_play="mustang-9H"),
        deputy(),
        renegade(),
        sets=SETS,
    )
    assert answer(t) == "play:wells_fargo-3H"
    assert t.can("repeat", "bang-2D")


@pytest.mark.parametrize("show", ["", "wild_west_show_final"])
def test_under_the_final_card_there_are_no_allies(answer: Ask, show: str) -> None:
    t = Table(
        sheriff(life=1),
        deputy(hand="bang-2D"),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
        turn=1,
        sets=SETS,
        show=show,
        arrange=lambda game: game.swap_seats(2, 3),
    )
    assert answer(t) == ("play:bang-2D@0" if show else "play:bang-2D@3")


def test_the_last_one_but_oneself_is_shot_whoever_it_is(answer: Ask) -> None:
    t = Table(
        sheriff(hand="bang-2D"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(out=True),
        deputy(life=1, in_play="barrel"),
        sets=SETS,
        show="wild_west_show_final",
    )
    assert answer(t) == "play:bang-2D@4"


@pytest.mark.parametrize("show", ["", "miss_susanna"])
def test_cards_that_have_to_be_seen_are_played(answer: Ask, show: str) -> None:
    """A Saloon, which mends an enemy, is kept unless it saves a life point."""
    t = Table(
        sheriff(hand="saloon", life=2, max_life=2),
        outlaw(life=3),
        outlaw(),
        renegade(),
        sets=SETS,
        show=show,
        arrange=lambda game: game.turn.notes.update({game.box.index["wild_west_show"]: 2}),
    )
    assert answer(t) == ("play:saloon-5H" if show else "end")


def test_of_two_cards_for_three_none_is_wasted(answer: Ask) -> None:
    t = Table(
        sheriff(hand="saloon", life=2, max_life=2),
        outlaw(life=3),
        outlaw(),
        renegade(),
        sets=SETS,
        show="miss_susanna",
    )
    assert answer(t) == "end"


@pytest.mark.parametrize("friend", [True, False])
def test_it_takes_the_seat_of_an_enemy_and_of_no_friend(answer: Ask, friend: bool) -> None:
    right = sheriff() if friend else outlaw()
    others = (outlaw(), outlaw(), renegade()) if friend else (sheriff(), outlaw(), renegade())
    t = Table(deputy(), *others, right, sets=SETS, show="lady_rose_of_texas")
    assert (answer(t) == "swap-seats@4") != friend


def test_it_has_an_enemy_shoot_at_another(answer: Ask) -> None:
    """Everyone knows that he holds a BANG! card; and a life point is worth more than a look."""
    t = Table(
        sheriff(),
        outlaw(hand="bang-2D"),
        outlaw(life=1),
        outlaw(out=True),
        deputy(out=True),
        renegade(out=True),
        sets=SETS,
        show="dorothy_rage",
        arrange=lambda game: game.see(game.players[1].hand[0]),
    )
    assert answer(t) == "command@1"
    assert answer(t) == "name=bang"
    assert answer(t) == "order@2"
    t.asked(1, "ask-obey")


def turned_up(game: Bang) -> None:
    """Everyone knows who sits there, and what they hold."""
    game.see(game.players[1].hand[0])
    game.players[1].role_known = EVERYONE


def test_a_friend_is_told_whom_to_shoot_at(answer: Ask) -> None:
    t = Table(
        sheriff(),
        deputy(hand="bang-2D"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        sets=SETS,
        show="dorothy_rage",
        arrange=turned_up,
    )
    assert [answer(t) for _ in range(3)] == ["command@1", "name=bang", "order@2"]


@pytest.mark.parametrize(
    ("copies", "choice"),
    [("jourdonnais paul_regret", "keep-both"), ("vulture_sam lucky_duke", "change-both")],
)
def test_good_abilities_are_kept(answer: Ask, copies: str, choice: str) -> None:
    t = Table(sheriff(), outlaw("greygory_deck", copies=copies), outlaw(), renegade(), sets=SETS)
    t.end_turn()
    assert answer(t) == choice


def test_where_any_card_is_a_bang_it_counts_so(answer: Ask) -> None:
    """A BANG! card stops a shot, and is not worth less for it."""
    t = Table(
        sheriff(hand="beer-6H"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        sets=SETS,
        show="showdown",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert answer(t) == "play:bang-2D=missed"
