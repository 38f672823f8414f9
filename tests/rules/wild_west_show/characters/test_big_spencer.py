"""Big Spencer (WW-60, WW-61)."""

import standoff
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_cannot_play_missed_cards(table: SetUp) -> None:
    """WW-60, WW-61: he has 9 life points, 10 as Sheriff; a Barrel helps him."""
    t = table(
        sheriff("big_spencer", hand="missed-2S", in_play="barrel-QS"),
        outlaw(hand="bang-2D bang-3D", in_play="volcanic"),
        outlaw(),
        renegade(),
        turn=1,
        deck="6H",
    )
    assert t.life(0) == 10
    t.play("bang-2D", at=0)
    assert not t.can("play", "missed")
    t.choose("check", kind="barrel")
    assert t.life(0) == 10


def test_he_is_not_asked_for_what_he_cannot_do(table: SetUp) -> None:
    """WW-60: everyone knows that no card of his hand helps him."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("big_spencer", hand="missed-2S beer"),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    assert t.life(1) == 8


def test_other_cards_that_cancel_are_open_to_him(table: SetUp) -> None:
    """WW-61: a Dodge is no Missed! card; and a Missed! card may pay for something else."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("big_spencer", hand="dodge missed-2S springfield"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        deck="3D 4D 5D",
    )
    t.play("bang-2D", at=1)
    assert not t.can("play", "missed")
    t.choose("play", "dodge")
    assert t.life(1) == 9
    t.end_turn()
    t.play("springfield", at=0)
    t.choose("discard", "missed")


def test_he_starts_with_five_cards() -> None:
    """WW-60: whether he is the Sheriff or not; the Sheriff's first turn has begun."""
    for seed in range(60):
        match = standoff.new("bang", players=7, seed=seed, sets=["wild_west_show"])
        for player in match.view(0).players:
            if player.character == "big_spencer":
                first = 2 if player.role == "sheriff" else 0
                assert (player.life, player.hand_size) == (9 + first // 2, 5 + first)
                return
    raise AssertionError("he never came")


def test_he_may_keep_as_many_as_he_has_life_points(table: SetUp) -> None:
    """WW-60: the limit of phase 3 follows them."""
    hand = "beer-6H beer-7H beer-8H beer-9H scope barrel-QS"
    for life in (6, 5):
        t = table(sheriff("big_spencer", hand=hand, life=life), outlaw(), outlaw(), renegade())
        t.end_turn()
        if life == 5:
            t.choose("discard", "scope")
        t.asked(1, "ask-main")
