"""Icons (B-44 to B-50)."""

import pytest

from standoff import SPECTATOR, IllegalAnswer
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(("card", "at"), [("bang-2D", 1), ("gatling-10H", None)])
def test_a_shot_takes_a_life_point_unless_it_is_cancelled(
    table: SetUp, card: str, at: int | None
) -> None:
    """B-44, B-45: any card with the BANG! icon, by any Missed!."""
    seats = (outlaw(hand="missed"), outlaw(life=4), renegade())
    t = table(sheriff(hand=card), *seats)
    t.play(card, at=at)
    t.choose("take-it")
    assert t.life(1) == 3
    t = table(sheriff(hand=card), *seats)
    t.play(card, at=at)
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_only_shots_at_oneself_can_be_cancelled(table: SetUp) -> None:
    """B-45: a neighbour's Missed! is of no use to the target."""
    t = table(sheriff(hand="bang"), outlaw(hand="beer"), outlaw(hand="missed-2S"), renegade())
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    with pytest.raises(IllegalAnswer):
        t.match.answer("play:missed-2S", seat=2)
    t.choose("take-it")
    assert (t.life(1), t.hand(2)) == (3, ["missed-2S"])


def test_a_missed_cancels_one_shot(table: SetUp) -> None:
    """B-45: the next shot needs another."""
    t = table(sheriff(hand="bang gatling"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("play", "missed")
    t.play("gatling")
    assert t.life(1) == 3


def test_the_life_icon_helps_the_player_of_the_card(table: SetUp) -> None:
    """B-46, B-162, B-163: Beer gives back one life point, to nobody else."""
    t = table(sheriff(hand="beer", life=2), outlaw(life=2), outlaw(life=2), renegade(life=2))
    t.play("beer")
    assert [t.life(seat) for seat in range(4)] == [3, 2, 2, 2]


@pytest.mark.parametrize(("card", "number"), [("stagecoach", 2), ("wells_fargo", 3)])
def test_the_draw_icon_draws_from_the_deck(table: SetUp, card: str, number: int) -> None:
    """B-47: a card for each icon, unseen by others."""
    t = table(sheriff(hand=card), outlaw(), outlaw(), renegade(), deck="2D 3D 4D 5D")
    t.play(card)
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"][:number]
    assert t.match.view(1).players[0].hand == ()


def test_taking_from_a_player(table: SetUp) -> None:
    """B-47: a random card from hand, or a card in play that the taker names."""
    t = table(
        sheriff(hand="panic-8D"),
        outlaw(hand="2D 3D", in_play="barrel-QS scope-AS"),
        outlaw(),
        renegade(),
    )
    picks = [option.pick for option in t.decision.options if option.verb == "play"]
    assert picks == ["hand", "barrel-QS", "scope-AS"]
    t.play("panic", at=1, pick="scope-AS")
    assert (t.hand(0), t.in_play(1)) == (["scope-AS"], ["barrel-QS"])


def test_a_card_taken_from_hand_is_random_and_secret(table: SetUp) -> None:
    """B-47: only the two of them know which it was."""
    taken = set()
    for seed in "abcdefgh":
        t = table(sheriff(hand="panic-8D"), outlaw(hand="2D 3D"), outlaw(), renegade(), seed=seed)
        t.play("panic", at=1, pick="hand")
        assert sorted(t.hand(0) + t.hand(1)) == ["bang-2D", "bang-3D"]
        assert len(t.hand(0)) == 1
        assert t.match.view(SPECTATOR).players[0].hand == ()
        taken |= set(t.hand(0))
    assert taken == {"bang-2D", "bang-3D"}


def test_making_a_player_discard(table: SetUp) -> None:
    """B-48, B-162: the player of the card chooses: from hand at random, or which card in play."""
    seats = (outlaw(), outlaw(hand="2D 3D", in_play="barrel-QS scope-AS"), renegade())
    t = table(sheriff(hand="cat_balou-9D"), *seats)
    picks = [option.pick for option in t.decision.options if option.verb == "play"]
    assert picks == ["hand", "barrel-QS", "scope-AS"]
    t.play("cat_balou", at=2, pick="barrel-QS")
    assert (t.in_play(2), t.pile()[0]) == (["scope-AS"], "barrel-QS")
    t = table(sheriff(hand="cat_balou-9D"), *seats)
    t.play("cat_balou", at=2, pick="hand")
    assert sorted([*t.hand(2), t.pile()[0]]) == ["bang-2D", "bang-3D"]
    t.asked(0, "ask-main")  # the target chose nothing


def test_two_lines_of_icons_work_together(table: SetUp) -> None:
    """B-49, B-163: Saloon heals its player and all others in one effect."""
    t = table(
        sheriff(hand="saloon", life=1), outlaw(life=1), outlaw(out=True), deputy(), renegade(life=3)
    )
    t.play("saloon")
    assert [t.life(seat) for seat in range(5)] == [2, 2, 0, 4, 4]
    t.asked(0, "ask-main")


def test_whom_the_icons_mean(table: SetUp) -> None:
    """B-50: any player, a player in range, a player at a distance."""
    t = table(
        sheriff(hand="cat_balou-9D bang-2D panic-8D", in_play="schofield"),
        outlaw(hand="beer"),
        outlaw(hand="beer"),
        outlaw(hand="beer"),
        deputy(hand="beer"),
        renegade(hand="beer"),
    )

    def targets(card: str) -> list[int]:
        hits = [option for option in t.decision.options if option.card == card]
        return sorted({option.seat for option in hits if option.seat})

    assert targets("cat_balou-9D") == [1, 2, 3, 4, 5]
    assert targets("bang-2D") == [1, 2, 4, 5]
    assert targets("panic-8D") == [1, 5]


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_all_other_players(table: SetUp, card: str) -> None:
    """B-50: everyone but the player of the card, without naming anyone."""
    t = table(
        sheriff(), outlaw(), outlaw(hand=card), outlaw(out=True), deputy(), renegade(), turn=2
    )
    t.play(card)
    assert [t.life(seat) for seat in range(6)] == [4, 3, 4, 0, 3, 3]
