"""Ghost: who is back in the game without life points, and how long (VS-10 to VS-15, VS-61)."""

from functools import partial

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_an_eliminated_player_is_back(table: SetUp) -> None:
    """VS-10, VS-11: at any distance; without life points and with no other card."""
    t = table(sheriff(hand="ghost-9S"), outlaw(), outlaw(), outlaw(out=True), renegade(), deputy())
    t.play("ghost", at=3)
    assert (t.is_out(3), t.life(3), t.in_play(3), t.hand(3)) == (False, 0, ["ghost-9S"], [])
    assert t.match.view(0).players[3].ghost


def test_it_plays_its_turns_and_keeps_what_lies_in_play(table: SetUp) -> None:
    """VS-10, VS-11, VS-E6: the hand goes at the end of each turn, Ghost and Mustang stay."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S mustang-8H", hand="beer-6H missed-2S missed-3S"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.choose("end")
    for _ in range(3):
        t.choose("discard", t.hand(1)[0])
    assert (t.hand(1), t.in_play(1), t.is_out(1)) == ([], ["ghost-9S", "mustang-8H"], False)
    assert t.turn() == 2


def test_it_keeps_character_and_role(table: SetUp) -> None:
    """VS-11: Slab the Killer's shots need two Missed! as before; the role lies open."""
    t = table(
        sheriff(hand="missed-2S"),
        outlaw("slab_the_killer", ghost=True, in_play="ghost-9S", hand="bang-7D"),
        outlaw(),
        renegade(),
        turn=1,
    )
    assert t.match.view(0).players[1].role == "outlaw"
    t.play("bang", at=0)
    t.choose("play", "missed")
    assert t.life(0) == 4


def test_its_seat_comes_up_in_order(table: SetUp) -> None:
    """VS-11: from the next time on, with two cards as usual."""
    t = table(sheriff(hand="ghost-9S"), outlaw(out=True), outlaw(), renegade())
    t.play("ghost", at=1)
    t.end_turn()
    assert (t.turn(), len(t.hand(1))) == (1, 2)


def test_it_can_be_shot_at_and_is_not_hit(table: SetUp) -> None:
    """VS-4, VS-12: nothing is lost, and nobody draws for a Bounty; it may be robbed."""
    t = table(
        sheriff(hand="bang-7D panic-QH", in_play="shotgun"),
        outlaw(ghost=True, in_play="ghost-9S bounty", hand="beer-6H"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.life(1), t.hand(0), t.hand(1)) == (0, ["panic-QH"], ["beer-6H"])
    t.play("panic", at=1, pick="hand")
    assert t.hand(0) == ["beer-6H"]


def test_it_is_not_healed(table: SetUp) -> None:
    """VS-10, VS-12: neither by cards nor by abilities paid for."""
    t = table(
        sheriff(),
        outlaw("sid_ketchum", ghost=True, in_play="ghost-9S", hand="beer-6H saloon beer-7H"),
        outlaw(),
        renegade(),
        turn=1,
    )
    assert not t.decision.asides
    t.play("beer-6H")
    t.play("saloon")
    assert t.life(1) == 0


def test_a_jailed_ghost(table: SetUp) -> None:
    """VS-12: challenged and jailed like anyone; a Duel costs it nothing."""
    t = table(
        sheriff(hand="jail-JS duel-QD"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(),
        renegade(),
    )
    t.play("jail", at=1)
    t.play("duel", at=1)
    assert (t.in_play(1), t.life(1), t.life(0)) == (["ghost-9S", "jail-JS"], 0, 5)


@pytest.mark.parametrize("card", ["panic-QH", "cat_balou-KH"])
def test_without_the_ghost_the_player_leaves(table: SetUp, card: str) -> None:
    """VS-10, VS-13: all cards are discarded; it is no elimination, so Vulture Sam has nothing."""
    kind = card.split("-")[0]
    t = table(
        sheriff(hand=card),
        outlaw(ghost=True, in_play="ghost-9S jail-4H", hand="beer-6H"),
        outlaw("vulture_sam"),
        renegade(),
    )
    t.play(kind, at=1, pick="ghost")
    assert (t.is_out(1), t.hand(2), t.happened("eliminated")) == (True, [], 0)
    assert {"beer-6H", "jail-4H"} <= set(t.pile())
    assert t.hand(0) == (["ghost-9S"] if kind == "panic" else [])


def test_a_stolen_ghost_is_played_again(table: SetUp) -> None:
    """VS-13."""
    t = table(
        sheriff(hand="panic-QH"), outlaw(ghost=True, in_play="ghost-9S"), outlaw(), renegade()
    )
    t.play("panic", at=1, pick="ghost")
    t.play("ghost", at=1)
    assert not t.is_out(1)


def test_nobody_is_rewarded_when_an_outlaw_leaves(table: SetUp) -> None:
    """VS-13: nor is a Sheriff punished for a Deputy."""
    t = table(
        sheriff(hand="cat_balou-KH cat_balou-9D beer-6H"),
        outlaw(ghost=True, in_play="ghost-9S"),
        deputy(ghost=True, in_play="ghost-10S"),
        outlaw(),
        renegade(),
    )
    t.play("cat_balou-KH", at=1, pick="ghost")
    t.play("cat_balou-9D", at=2, pick="ghost")
    assert (t.hand(0), t.is_out(1), t.is_out(2)) == (["beer-6H"], True, True)


@pytest.mark.parametrize(
    ("ghost", "last"), [(outlaw, renegade), (outlaw, outlaw), (renegade, outlaw)]
)
def test_a_ghost_keeps_the_law_from_winning(
    table: SetUp, ghost: partial[Seat], last: partial[Seat]
) -> None:
    """VS-14, VS-61, VS-13: until it leaves; victory is checked then."""
    t = table(
        sheriff(hand="cat_balou-KH bang-7D"),
        ghost(ghost=True, in_play="ghost-9S"),
        deputy(out=True),
        (renegade if last is ghost else outlaw)(out=True),
        last(life=1),
        deck="2C 3C 4C",
    )
    t.play("bang", at=4)
    assert not t.match.over
    t.play("cat_balou", at=1, pick="ghost")
    assert (t.match.over, t.game.winners) == (True, [0, 2])


def test_a_renegade_is_not_the_last_one_with_a_ghost(table: SetUp) -> None:
    """VS-14: so the Outlaws win with the Sheriff's death."""
    t = table(
        sheriff(life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(hand="bang-7D"),
        turn=3,
    )
    t.play("bang", at=0)
    assert t.game.winners == [1, 2]


def test_beer_counts_a_ghost_as_a_player(table: SetUp) -> None:
    """VS-14."""
    t = table(
        sheriff(hand="beer-6H", life=2),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(),
    )
    t.play("beer")
    assert t.life(0) == 3


def test_ghost_needs_someone_who_is_out(table: SetUp) -> None:
    """VS-15: never on a player who is in the game, so never two in front of one."""
    t = table(sheriff(hand="ghost-10S"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "ghost")
    t = table(
        sheriff(hand="ghost-10S"), outlaw(ghost=True, in_play="ghost-9S"), outlaw(), renegade()
    )
    assert (t.can("play", "ghost"), t.why_not("ghost-10S", 1)) == (False, "why-in-game")
