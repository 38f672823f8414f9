"""Ghost Town (HN-10 to HN-19)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_an_eliminated_player_plays_a_turn_as_a_ghost(table: SetUp) -> None:
    """HN-10, HN-14, HN-15: no cards, then three; nothing is kept, and the ghost is out again."""
    t = table(
        sheriff(),
        outlaw("willy_the_kid", out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="mustang-8H bang-2C bang-3C bang-4C",
    )
    assert t.match.view(0).players[1].in_game is False
    t.end_turn()
    t.asked(1, "ask-main")
    seen = t.match.view(0).players[1]
    assert (seen.ghost, seen.in_game, seen.life, seen.role) == (True, True, 0, "outlaw")
    assert t.hand(1) == ["mustang-8H", "bang-2C", "bang-3C"]
    t.play("mustang")
    t.play("bang-2C", at=2)
    t.play("bang-3C", at=2)  # with his own ability
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)
    assert t.match.view(0).players[1].ghost is False
    assert t.pile()[0] == "mustang-8H"
    assert t.happened("eliminated", seat=1) == 1


def test_its_hand_limit_is_zero(table: SetUp) -> None:
    """HN-15: all that is left is discarded in phase 3."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C bang-3C bang-4C",
    )
    t.end_turn()
    t.end_turn()
    for number in (3, 2, 1):
        assert t.asked(1, "ask-excess").prompt.args["number"] == number
        t.choose("discard", f"bang-{5 - number}C")
    t.asked(2, "ask-main")
    assert t.pile()[:3] == ["bang-4C", "bang-3C", "bang-2C"]


def test_one_who_was_just_eliminated_comes_back_too(table: SetUp) -> None:
    """HN-11: in the same round, before their turn came up."""
    t = table(
        sheriff(hand="bang"), outlaw(life=1), outlaw(), renegade(), sets=SETS, event="ghost_town"
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.match.view(0).players[1].ghost


def test_it_counts_for_distances_and_can_be_a_target_in_its_turn_only(table: SetUp) -> None:
    """HN-12."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        turn=0,
    )
    assert t.match.view(0).players[2].distance == 1
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.match.view(0).players[2].distance == 2
    assert t.match.view(0).players[1].distance == 1


def test_the_dynamite_passes_over_a_ghost_to_come(table: SetUp) -> None:
    """HN-12: outside its own turn it is out of the game."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        step="start",
        deck="2C",
    )
    assert t.in_play(2) == ["dynamite-2H"]


def test_it_counts_for_the_general_store_and_for_beer(table: SetUp) -> None:
    """HN-12: with two others in the game, a Beer works."""
    t = table(
        sheriff(life=1, hand="beer-6H"),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
        sets=SETS,
        event="ghost_town",
        deck="general_store-9C gatling 2C 3C 4C 5C",
    )
    t.end_turn()
    t.play("general_store")
    for seat, card in ((1, "3C"), (2, "4C")):
        t.asked(seat, "ask-store")
        t.choose("take", f"bang-{card}")
    assert "bang-5C" in t.hand(0)
    t.play("gatling")
    t.choose("take-it")  # seat 2
    t.choose("take-it")  # seat 0, who is dying now
    t.choose("play", "beer")
    assert t.life(0) == 1
    t.asked(1, "ask-main")


def test_it_neither_loses_nor_regains_life(table: SetUp) -> None:
    """HN-13: a lost Duel and a Saloon do nothing to it, and trigger nothing."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", out=True),
        outlaw(hand="bang-9C missed-2S"),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="duel-QD saloon-5H jail-4H",
    )
    t.end_turn()
    t.play("duel", at=2)
    t.choose("discard", "bang")
    t.choose("take-it")
    assert (t.life(1), t.happened("lost-life", seat=1), t.is_out(1)) == (0, 0, False)
    assert len(t.hand(1)) == 2
    t.play("saloon")
    assert (t.life(1), t.happened("healed", seat=1)) == (0, 0)


def test_sid_ketchum_cannot_use_his_ability_as_a_ghost(table: SetUp) -> None:
    """HN-13, HN-60."""
    t = table(
        sheriff(),
        outlaw("sid_ketchum", out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
    )
    t.end_turn()
    assert t.asked(1, "ask-main").asides == ()
    assert len(t.hand(1)) == 3


def test_vulture_sam_inherits_when_it_goes(table: SetUp) -> None:
    """HN-15, HN-60: eliminated again, by nobody: no reward."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw("vulture_sam"),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="mustang-8H barrel-QS scope-AS",
    )
    t.end_turn()
    for card in ("mustang", "barrel", "scope"):
        t.play(card)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(2)[:3] == ["mustang-8H", "barrel-QS", "scope-AS"]
    assert t.happened("reward") == 0


def test_an_outlaw_ghost_that_eliminates_the_sheriff(table: SetUp) -> None:
    """HN-16, HN-61: the Outlaws win."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C bang-3C bang-4C",
    )
    t.end_turn()
    t.play("bang-2C", at=0)
    assert t.match.result is not None
    assert t.match.result.winners == (1, 2)


def test_a_deputy_ghost_that_eliminates_the_sheriff(table: SetUp) -> None:
    """HN-16: the Outlaws win, even if of the others only the Renegade is left."""
    t = table(
        sheriff(life=1),
        deputy(out=True),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C bang-3C bang-4C",
    )
    t.end_turn()
    t.play("bang-2C", at=0)
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-outlaws", (2, 3))


def test_a_renegade_ghost_wins_only_alone(table: SetUp) -> None:
    """HN-16: with nobody else in the game."""
    t = table(
        sheriff(life=1),
        renegade(out=True),
        outlaw(life=1),
        outlaw(out=True),
        sets=SETS,
        event="ghost_town",
        deck="gatling bang-3C bang-4C",
    )
    t.end_turn()
    t.play("gatling")
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-renegade", (1,))


def test_a_renegade_ghost_with_company_makes_the_outlaws_win(table: SetUp) -> None:
    """HN-16."""
    t = table(
        sheriff(life=1),
        renegade(out=True),
        outlaw(),
        outlaw(out=True),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C bang-3C bang-4C",
    )
    t.end_turn()
    t.play("bang-2C", at=0)
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-outlaws", (2, 3))


def test_the_law_wins_only_when_the_ghost_is_out_again(table: SetUp) -> None:
    """HN-17, HN-18: and the ghost gets its reward for an Outlaw."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1),
        renegade(out=True),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C jail-4H mustang-8H beer-6H beer-7H beer-8H",
    )
    t.end_turn()
    t.play("bang-2C", at=2)
    t.asked(1, "ask-main")
    assert t.is_out(2)
    assert len(t.hand(1)) == 5
    t.end_turn()
    while not t.match.over:
        t.choose("discard", t.hand(1)[0])
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-law"


def test_ghosts_to_come_do_not_delay_the_end(table: SetUp) -> None:
    """HN-17."""
    t = table(
        sheriff(hand="bang"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        sets=SETS,
        event="ghost_town",
    )
    t.play("bang", at=1)
    assert t.match.over


def test_kit_carlson_takes_all_three(table: SetUp) -> None:
    """HN-19, HN-60: there is nothing to choose."""
    t = table(
        sheriff(),
        outlaw("kit_carlson", out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C bang-3C bang-4C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C"]


def test_black_jack_may_earn_a_fourth_card(table: SetUp) -> None:
    """HN-19: by the second one."""
    t = table(
        sheriff(),
        outlaw("black_jack", out=True),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ghost_town",
        deck="bang-2C beer-6H bang-4C bang-5C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert len(t.hand(1)) == 4
    assert t.happened("showed", seat=1) == 1


def test_jesse_jones_and_pedro_ramirez_take_the_first_of_three(table: SetUp) -> None:
    """HN-19, HN-60."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("jesse_jones", out=True),
        outlaw("pedro_ramirez", out=True),
        renegade(),
        sets=SETS,
        event="ghost_town",
        pile="missed-2S",
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.end_turn()
    t.choose("draw-hand", seat=0)
    assert t.hand(1) == ["beer-6H", "bang-2C", "bang-3C"]
    t.end_turn()
    while t.turn() == 1:
        t.choose("discard", t.hand(1)[0])
    t.asked(2, "ask-first-card")
    t.choose("draw-pile")
    assert t.hand(2) == ["bang-3C", "bang-4C", "bang-5C"]
