"""Dynamite (B-105 to B-108)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_is_checked_when_its_player_begins_the_next_turn(table: SetUp) -> None:
    """B-33, B-105: in front of oneself; nothing happens before."""
    t = table(sheriff(hand="dynamite"), outlaw(), outlaw(), renegade())
    t.play("dynamite")
    assert t.in_play(0) == ["dynamite-2H"]
    for seat in range(4):
        t.asked(seat, "ask-main")
        t.end_turn()
        assert t.happened("flipped") == (1 if seat == 3 else 0)
    assert t.happened("flipped", seat=0) == 1


@pytest.mark.parametrize("sign", ["2S", "5S", "9S"])
def test_it_explodes_on_spades_from_two_to_nine(table: SetUp, sign: str) -> None:
    """B-51, B-52, B-64, B-105, B-108: 3 life points; the survivor draws and plays the turn."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck=f"{sign} 6H 7H",
    )
    t.asked(0, "ask-main")
    assert t.life(0) == 2
    assert t.in_play(0) == []
    assert t.hand(0) == ["beer-6H", "beer-7H"]
    assert t.in_play(1) == []


@pytest.mark.parametrize("sign", ["10S", "KS", "AS", "2C", "9C", "5D", "9H"])
def test_it_passes_to_the_left_on_anything_else(table: SetUp, sign: str) -> None:
    """B-52, B-105: both ends of the range count, the ace is high."""
    t = table(sheriff(in_play="dynamite"), outlaw(), outlaw(), renegade(), step="start", deck=sign)
    t.asked(0, "ask-main")
    assert t.life(0) == 5
    assert (t.in_play(0), t.in_play(1)) == ([], ["dynamite-2H"])
    assert t.pile()[0].endswith(f"-{sign}")


def test_the_flipped_card_is_discarded_before_the_dynamite(table: SetUp) -> None:
    """B-53, B-82."""
    t = table(sheriff(in_play="dynamite"), outlaw(), outlaw(), renegade(), step="start", deck="5S")
    assert t.pile() == ["dynamite-2H", "missed-5S"]


def test_the_new_owner_checks_it_when_their_turn_starts(table: SetUp) -> None:
    """B-70, B-106, B-107: it skips the eliminated, and anyone can get it, the Sheriff included."""
    t = table(
        sheriff(in_play="scope"),
        outlaw(out=True),
        outlaw(),
        renegade(in_play="dynamite"),
        turn=3,
        step="start",
        deck="6H 2C 3C 7H 4C 5C 5S",
    )
    t.asked(3, "ask-main")
    assert t.in_play(0) == ["scope-AS", "dynamite-2H"]
    t.end_turn()
    assert (t.in_play(0), t.in_play(2)) == (["scope-AS"], ["dynamite-2H"])
    t.end_turn()
    t.asked(2, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 0, 1, 4]
    assert t.pile()[0] == "dynamite-2H"


def test_two_beers_save_a_player_with_two_life_points(table: SetUp) -> None:
    """B-64, B-66, B-108, worked example 7: 2-3+2 = 1, and the turn goes on."""
    t = table(
        sheriff(),
        outlaw(life=2, hand="beer-6H beer-7H", in_play="dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="5S 8H 9H",
    )
    assert t.asked(1, "ask-dying").prompt.args["number"] == 2
    assert t.life(1) == -1
    t.choose("play", "beer-6H")
    t.asked(1, "ask-dying")
    t.choose("play", "beer-7H")
    t.asked(1, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["beer-8H", "beer-9H"])


def test_one_beer_does_not_save_a_player_with_two_life_points(table: SetUp) -> None:
    """B-24, B-67, worked example 7: the Beer is lost too, and the next turn begins."""
    t = table(
        sheriff(),
        outlaw(life=2, hand="beer-6H", in_play="dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="5S",
    )
    t.choose("play", "beer")
    t.asked(2, "ask-main")
    assert t.is_out(1)
    assert t.pile() == ["beer-6H", "dynamite-2H", "missed-5S"]


def test_nobody_is_rewarded_for_it(table: SetUp) -> None:
    """B-73, B-74, B-107: not even the player who put it there and passed it on."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(life=3),
        outlaw(),
        renegade(),
        step="start",
        deck="4C 6H 7H 5S",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)
    assert t.hand(0) == ["beer-6H", "beer-7H"]


def test_the_sheriff_is_not_punished_for_it(table: SetUp) -> None:
    """B-73, B-75: nobody is responsible for a Deputy it eliminates."""
    t = table(
        sheriff(hand="beer-6H", in_play="scope"),
        deputy(life=3, in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="5S",
    )
    assert t.is_out(1)
    assert (t.hand(0), t.in_play(0)) == (["beer-6H"], ["scope-AS"])
    t.asked(2, "ask-main")


def test_it_can_end_the_game(table: SetUp) -> None:
    """B-137, B-138: the Sheriff is out and only the Renegade is left."""
    t = table(
        sheriff(life=3, in_play="dynamite"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        step="start",
        deck="5S",
    )
    assert t.match.over
    assert (t.game.ending, t.game.winners) == ("ending-renegade", [3])


def test_it_is_checked_before_the_jail(table: SetUp) -> None:
    """B-15, B-102, B-108: a survivor goes on with the Jail, however they lie."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="5S 6H 7H 8H",
    )
    t.asked(1, "ask-main")
    assert t.life(1) == 1
    assert t.pile() == ["jail-JS", "beer-6H", "dynamite-2H", "missed-5S"]
    assert t.hand(1) == ["beer-7H", "beer-8H"]


def test_it_passes_even_if_the_turn_is_lost_to_the_jail(table: SetUp) -> None:
    """B-15, B-106: the next player checks it in the turn that follows."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="6H 7D 5S",
    )
    t.asked(2, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 1, 4]
    assert t.pile() == ["dynamite-2H", "missed-5S", "jail-JS", "bang-7D", "beer-6H"]


def test_the_jail_of_the_eliminated_is_not_checked(table: SetUp) -> None:
    """B-15, B-104: it is discarded with their other cards."""
    t = table(
        sheriff(),
        outlaw(life=3, in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="5S 6H 7H",
    )
    t.asked(2, "ask-main")
    assert t.pile() == ["jail-JS", "dynamite-2H", "missed-5S"]
    assert t.hand(2) == ["beer-6H", "beer-7H"]


def test_it_can_be_stolen_and_played_again(table: SetUp) -> None:
    """B-93, B-106: it moves no more until its new player's next turn."""
    t = table(sheriff(hand="panic"), outlaw(in_play="dynamite"), outlaw(), renegade())
    t.play("panic", at=1)
    assert t.hand(0) == ["dynamite-2H"]
    t.play("dynamite")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.in_play(0), t.happened("flipped")) == (["dynamite-2H"], 0)


def test_without_a_card_to_flip_it_moves_on(table: SetUp) -> None:
    """B-81: it does not explode."""
    t = table(sheriff(in_play="dynamite"), outlaw(), outlaw(), renegade(), step="start", rest=3)
    assert t.life(0) == 5
    assert (t.in_play(0), t.in_play(1)) == ([], ["dynamite-2H"])


def test_the_pile_is_reshuffled_to_flip_a_card(table: SetUp) -> None:
    """B-80: the Dynamite itself is in play, not in the pile."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        pile="5S",
        rest=3,
    )
    assert t.life(0) == 2
    assert sorted(t.hand(0)) == ["dynamite-2H", "missed-5S"]
